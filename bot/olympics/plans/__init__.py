"""Plans of all players that answer each other: what the analysis judges by."""
