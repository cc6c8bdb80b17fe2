"""The folder of a league: bots, versions, games, and the standings that follow from them."""
