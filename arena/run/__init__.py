"""How games are run: bots as processes, their clocks and walls, and the machines that play them."""
