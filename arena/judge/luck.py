"""Results of games without the luck of their chance.

An analyst says what chance gave each seat before its answers; the mean of this is 0, so results without luck have the
same mean as the results, and far less variance where chance decides much: a tenth of the games may tell as much.

Source: M. Zinkevich et al., "Optimal Unbiased Estimators for Evaluating Agent Performance", AAAI 2006.
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from arena.contract.record import Replay
from arena.games import load_game
from arena.judge.judging import new_analyst
from arena.match.match import seat_orders
from arena.match.outcome import SetPoints
from arena.stats.estimates import Interval, mean_of_sets


class GameOfLuck(NamedTuple):
    """A game by seats: the results, and the luck in them."""

    replay: Replay
    results: tuple[float, ...]
    luck: tuple[float, ...]


def luck_of(name: str, replay: Replay) -> GameOfLuck:
    """Adds up the luck of a replay of the game ``name``; runs in a worker. Raises :class:`ReplayError`."""
    game = load_game(name)
    seats = range(len(replay.players))
    with game.reading(replay, "judged"):
        analyst = new_analyst(game, replay)
        turns = [luck for turn in range(len(replay.turns)) if (luck := analyst.luck(turn))]
        results = tuple(float(analyst.result(seat)) for seat in seats)
        return GameOfLuck(replay, results, tuple(float(sum(luck[seat] for luck in turns)) for seat in seats))


def without_luck(games: Sequence[GameOfLuck]) -> tuple[int, Interval, Interval]:
    """What the first command got: the games in whole sets of a match, the mean of its results, and without luck.

    Raises :class:`ValueError` if there is no whole set.
    """
    sets = SetPoints(len(seat_orders(games[0].replay.header.commands)), 2)
    for game in games:
        header = game.replay.header
        seat = header.order.index(0)
        sets.add(header.index, (game.results[seat], game.results[seat] - game.luck[seat]))
    results, without = sets.whole(0), sets.whole(1)
    if not results:
        raise ValueError("no whole set of games")
    return len(results) * sets.size, mean_of_sets(results), mean_of_sets(without, -math.inf, math.inf)
