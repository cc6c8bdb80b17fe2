"""One engine for all that plays games: seats, seat sets, stop rules, tuning, recordings."""
