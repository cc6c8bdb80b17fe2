"""A standing league: the store of its bots and games, who plays next, and the play in the background."""
