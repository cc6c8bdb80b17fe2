"""One folder a game: the method of the document that each game began with, as a complete bot."""
