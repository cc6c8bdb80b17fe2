"""The post-mortem: what the answers of a game were worth."""
