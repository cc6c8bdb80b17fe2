"""Measurements: answer times and speed, variants of a bot, a large league, what a relay costs."""
