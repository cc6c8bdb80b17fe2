"""Other people's referees: programs that start the bots themselves, or that speak to the arena, made into games."""
