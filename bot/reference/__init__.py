"""One folder a game: the method of the game's document as a complete bot."""
