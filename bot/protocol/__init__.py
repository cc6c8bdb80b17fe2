"""One module per game: lines in, a typed observation out; a decision in, a line out."""
