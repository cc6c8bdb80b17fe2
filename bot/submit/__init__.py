"""One entry a game: what ``bundle.py`` flattens into a submission."""
