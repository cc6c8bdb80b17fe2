"""Ranks and points of a game. Processes that only play games need nothing else of the statistics, and no numpy."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks_of(results: Sequence[Any]) -> list[int]:
    """Ranks from 1; a greater result is better, and ties share the better rank."""
    return [1 + sum(other > result for other in results) for result in results]


def half_wins_of(ranks: Sequence[int]) -> list[int]:
    """For each player twice the number of others that are behind it, and once that of those that are level."""
    return [sum(2 * (rank < other) + (rank == other) for other in ranks) - 1 for rank in ranks]


def points_of(ranks: Sequence[int]) -> list[float]:
    """Points from 1 (the only first) to 0 (last), by ranks from 1; ties share theirs. They add up to N / 2."""
    others = len(ranks) - 1
    return [half_wins / 2 / others for half_wins in half_wins_of(ranks)] if others else [1.0]


def result_of(ranks: Sequence[int], place: int) -> str:
    """What the player in a place has: ``won``: first alone; ``shared``: first with others; ``lost``."""
    if ranks[place] > 1:
        return "lost"
    return "won" if ranks.count(1) == 1 else "shared"
