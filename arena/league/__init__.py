"""A standing league: its file and its bots' programs, who plays next, the play in the background, pages, commands."""
