"""A value network that learns by self-play: what each player can expect of the match, one turn ahead."""
