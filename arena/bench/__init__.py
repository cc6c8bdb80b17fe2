"""The speed of bots: one module per game for its search and simulator, and the answer times of any program."""
