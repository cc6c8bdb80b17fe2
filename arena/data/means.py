"""Means of the numbers that programs report (:mod:`arena.data.player_data`)."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from arena.data.player_data import Series, numbers
from arena.files import Json


class GameMeans(NamedTuple):
    """One name in one game: the last number that was reported, and the mean of all."""

    last: float
    mean: float


def means_of_game(series: Series) -> dict[str, GameMeans]:
    """The means by name, for the names that had a number."""
    by_name = {name: list(numbers(values)) for name, values in series.items()}
    return {name: GameMeans(values[-1], fmean(values)) for name, values in by_name.items() if values}


def means_of_games(games: Sequence[Mapping[str, GameMeans]]) -> Json:
    """By name: in how many ``games`` it was reported, and over these the means of the last number and of the mean."""
    return {
        name: {
            "games": len(said),
            "last": round(fmean(game.last for game in said), 6),
            "mean": round(fmean(game.mean for game in said), 6),
        }
        for name in _names(games)
        if (said := [game[name] for game in games if name in game])
    }


def _names(games: Iterable[Mapping[str, GameMeans]]) -> list[str]:
    return list(dict.fromkeys(name for game in games for name in game))
