"""What an answer was worth: the judge of the post-mortem."""
