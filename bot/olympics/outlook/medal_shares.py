"""The shares of medals by game; written by ``python -m bot.olympics.training.shares``, not by hand."""

MEDAL_SHARES = (
    (0.557, 0.197, 0.246),  # hurdles
    (0.558, 0.191, 0.251),  # archery
    (0.376, 0.424, 0.2),  # skating
    (0.397, 0.309, 0.294),  # diving
)
"""What players win in a run of each game: gold, silver, bronze."""
