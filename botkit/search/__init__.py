"""Search algorithms and their clock. Nothing here knows a game."""
