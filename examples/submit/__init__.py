"""The entry points of the examples, as those of the bots in bot/submit."""
