"""One folder a game: its referee, baselines, checks of recorded games, pictures and benchmark."""
