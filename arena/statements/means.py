"""Means of the numbers that programs report (:mod:`arena.contract.player_data`)."""
from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean
from typing import NamedTuple

from arena.contract.files import Json
from arena.contract.player_data import Series, numbers


class GameMeans(NamedTuple):
    """One name in one game: the last number that was reported, and the mean of all."""

    last: float
    mean: float


def means_of_game(series: Series) -> dict[str, GameMeans]:
    """The means by name, for the names that had a number."""
    by_name = {name: list(numbers(values)) for name, values in series.items()}
    return {name: GameMeans(values[-1], fmean(values)) for name, values in by_name.items() if values}


class MeansOfGames:
    """Over games, by name: in how many it was reported, and the means of the last number and of the mean there."""

    def __init__(self) -> None:
        self._sums: dict[str, tuple[int, float, float]] = {}

    def add(self, game: Mapping[str, GameMeans]) -> None:
        """One more game."""
        for name, said in game.items():
            games, last, mean = self._sums.get(name, (0, 0.0, 0.0))
            self._sums[name] = games + 1, last + said.last, mean + said.mean

    def as_json(self) -> Json:
        """For JSON."""
        return {
            name: {"games": games, "last": round(last / games, 6), "mean": round(mean / games, 6)}
            for name, (games, last, mean) in self._sums.items()
        }
