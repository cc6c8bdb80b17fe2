"""How games are run: bots as processes, their clocks, matches and where they are played."""
