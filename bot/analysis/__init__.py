"""What the answers of a game were worth: one module a game, and what they have in common. Never bundled."""
