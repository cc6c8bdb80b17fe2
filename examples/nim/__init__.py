"""Nim, a whole game in small files: how a game is added to the kit. See docs/add-a-game.md."""
