"""What games say of the strength of bots."""
