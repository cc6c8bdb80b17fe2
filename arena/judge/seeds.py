"""On which seeds a program that plays alone is better or worse than the others, by what they say of the seed."""
from __future__ import annotations

import math
from collections.abc import Sequence
from operator import itemgetter
from statistics import fmean
from typing import NamedTuple

import numpy as np

from arena.contract.game import Game
from arena.contract.player_data import data_of
from arena.contract.record import Replay
from arena.judge.losses import Games, PlayedGame, by_seed, grouped, mean_over_seeds
from arena.stats.estimates import Interval, difference_of_means

CUTS = (0.25, 0.5, 0.75)
"""The shares of the seeds at which a feature is cut."""
MOST_SEEDS = 10
FEWEST_SEEDS = 5
"""On either side of a cut."""


class FeatureRow(NamedTuple):
    """The gain where a feature of the seed meets ``condition``, such as ``N > 500``, and on the other seeds.

    ``gap``: the first less the second.
    """

    condition: str
    seeds: int
    gain: Interval
    others: Interval
    gap: Interval


def gains_of(game: Game, games: Games, opponent: str = "", version: Games = ()) -> list[tuple[PlayedGame, float]]:
    """The mean gain over the others in each game, or those of one name; none where programs play each other.

    ``version``: the games of another version, if the gain is over its scores on the same seeds.
    """
    measure = game.measure
    if measure is None:
        return []
    of_version = grouped((other.seed, other.score) for other in version)
    others = [(played, of_version.get(played.seed, []) if version else [
        score for seat, score in enumerate(played.record.final_scores)
        if seat != played.seat and opponent in ("", played.record.names[seat])]) for played in games]
    return [(played, fmean(measure.gain(played.score, score) for score in scores))
            for played, scores in others if scores]


def worst_seeds(gains: Sequence[tuple[PlayedGame, float]]) -> list[tuple[PlayedGame, float]]:
    """The games in which it was behind by most, with its gains."""
    behind = [one for one in gains if one[1] < 0.0]
    return sorted(behind, key=itemgetter(1))[:MOST_SEEDS]


def feature_rows(gains: Sequence[tuple[PlayedGame, float]]) -> list[FeatureRow]:
    """For each feature the cut that tells most, the side with the smaller gain; the most telling feature first."""
    features = [features_of(played.record) for played, _ in gains]
    names = dict.fromkeys(name for of_game in features for name in of_game)
    rows = [row for name in names if (row := _row(name, [
        (of_game[name], one) for of_game, one in zip(features, gains) if name in of_game]))]
    return sorted(rows, key=lambda row: -_surely(row.gap))


def features_of(record: Replay) -> dict[str, float]:
    """The numbers that all who say any say alike, and those of the match, the same from the first turn to the last."""
    data = [data_of(record, seat) for seat in range(len(record.players))]
    speakers = [of_seat.player for of_seat in data if of_seat.player]
    alike = set[str]().union(*speakers).intersection(*speakers)
    said: dict[str, set[object]] = {}
    for series in (*speakers, data[0].match):
        for name in series.keys() & {*alike, *data[0].match}:
            said.setdefault(name, set()).update(series[name].values())
    return {name: value for name, (value, *more) in said.items() if not more and isinstance(value, (int, float))}


def _row(name: str, known: Sequence[tuple[float, tuple[PlayedGame, float]]]) -> FeatureRow | None:
    cuts = np.unique(np.quantile([value for value, _ in known], CUTS, method="lower")).tolist()
    rows = [row for cut in cuts if (row := _cut(f"{name} > {cut:g}", f"{name} <= {cut:g}", [
        [one for value, one in known if (value > cut) == above] for above in (True, False)]))]
    return max(rows, key=lambda row: _surely(row.gap), default=None)


def _cut(above: str, below: str, sides: Sequence[Sequence[tuple[PlayedGame, float]]]) -> FeatureRow | None:
    """The row of two sides of a cut; ``None`` if one has too few seeds."""
    groups = [by_seed(side) for side in sides]
    if min(map(len, groups)) < FEWEST_SEEDS:
        return None
    worse, better = sorted(zip((above, below), groups, map(mean_over_seeds, sides)), key=lambda side: side[2].value)
    gap = difference_of_means(worse[1].values(), better[1].values())
    return FeatureRow(worse[0], len(worse[1]), worse[2], better[2], gap)


def _surely(gap: Interval) -> float:
    """How many halves of its interval a difference is from 0."""
    return abs(gap.value) / (gap.high - gap.value) if math.isfinite(gap.high) else 0.0
