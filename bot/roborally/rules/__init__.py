"""The rules: what the game is written down in, how it goes on, and arrays of many games."""
