"""Bots in other languages, and a small game of one's own: what docs/ explains, and tests run."""
