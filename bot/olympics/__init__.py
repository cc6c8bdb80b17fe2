"""The Olympics: CodinGame's "Summer Challenge 2024 - Olymbits"."""
