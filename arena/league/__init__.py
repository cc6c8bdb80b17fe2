"""A standing league: the league of its bots and games, who plays next, and the play in the background."""
