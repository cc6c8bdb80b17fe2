"""One folder per game: the method of the document with which the kit's work on the game began, as a complete bot."""
