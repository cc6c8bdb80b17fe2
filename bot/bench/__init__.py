"""Speed of the bots: one module a game for its search and simulator, and the answer times of any program."""
