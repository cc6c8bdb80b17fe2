"""How games are run: bots as processes, their clocks, matches, and the machines that play them."""
