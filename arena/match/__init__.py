"""One engine for all that plays games: seats, sets, stop rules, the loop that plays; tuning, branches, recordings."""
