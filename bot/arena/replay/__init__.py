"""Recorded games: their files, and what is checked with them."""
