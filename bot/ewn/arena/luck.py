"""Recorded games without the luck of the dice: ``python -m bot.ewn.arena.luck out/ewn-1.jsonl.gz``.

The luck of a roll is the value of the position with this roll for the side that rolls, minus the mean over all six
rolls. Its mean is 0 with any value, so points without luck have the same mean as the points; with a good value they
have far less variance, so that a tenth of the games tells as much. The value here is the learned one, one roll and move
after each move.

Source: M. Zinkevich et al., "Optimal Unbiased Estimators for Evaluating Agent Performance", AAAI 2006.
"""
from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from arena.files import ReplayError
from arena.record import Replay, read_replays
from arena.stats.estimates import Interval, mean_of_sets, points_of
from bot.ewn import rules
from bot.ewn.analysis import luck_of_roll, move_values
from bot.ewn.arena.view import scenes
from bot.ewn.state import RED

GAME = "ewn"
GAMES_IN_A_SET = 2


class Judged(NamedTuple):
    """A game of two seats in probabilities to win."""

    luck: float
    """The luck of the first seat minus that of the second."""
    given_away: tuple[float, float]
    """What each seat's moves lost against the best moves by the value."""


class Summary(NamedTuple):
    """The summary of a match for its first player."""

    games: int
    points: Interval
    without_luck: Interval
    given_away: tuple[float, float]
    """The loss by moves in a game, of the first player and of the second."""


def judge(record: Replay) -> Judged:
    """The luck and the moves of a replay. Raises :class:`ProtocolError` if it cannot be read."""
    rolled = [(scene.position, scene.die, scene.played) for scene in scenes(record) if scene.die is not None]
    luck = 0.0
    given_away = [0.0, 0.0]
    for (position, rolled_die, played), values in zip(rolled, move_values([position for position, _, _ in rolled])):
        mover = position.to_move
        of_roll = luck_of_roll(position, rolled_die, values)
        luck += of_roll if mover == RED else -of_roll
        if played is not None:
            best = max(values[move] for move in rules.legal_moves(position, rolled_die))
            given_away[mover] += best - values[played]
    return Judged(luck, (given_away[0], given_away[1]))


def summary(records: Iterable[Replay]) -> Summary:
    """The summary of the whole sets of a match of ``play ewn``. Raises :class:`ValueError` if there is none."""
    sets: dict[int, list[tuple[float, ...]]] = {}
    for record in records:
        match = record.place
        if record.game != GAME:
            raise ValueError(f"a match of {record.game}, not of {GAME}")
        seat = match.order.index(0)
        judged = judge(record)
        points = points_of(record.ranks)[seat]
        luck = judged.luck if seat == RED else -judged.luck
        given_away = judged.given_away[seat], judged.given_away[1 - seat]
        sets.setdefault(match.index // GAMES_IN_A_SET, []).append((points, points - luck, *given_away))
    means = [np.mean(games, axis=0) for games in sets.values() if len(games) == GAMES_IN_A_SET]
    if not means:
        raise ValueError("no whole set of games")
    points, without_luck, by_first, by_second = np.transpose(means)
    return Summary(
        GAMES_IN_A_SET * len(means),
        mean_of_sets(points), mean_of_sets(without_luck, -math.inf, math.inf),
        (float(by_first.mean()), float(by_second.mean())),
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="The result of a match of EWN without the luck of the dice.")
    parser.add_argument("replay", type=Path, help="file of arena play ewn")
    options = parser.parse_args(arguments)
    try:
        found = summary(read_replays(options.replay))
    except ReplayError as error:
        parser.error(str(error))
    except ValueError as error:
        parser.error(f"{options.replay}: {error}")
    print(f"{found.games} games in pairs, of the first command:")
    for name, interval in (("points", found.points), ("points without luck", found.without_luck)):
        print(f"  {name:<20} {interval.value:.3f} (95 %: {interval.low:.3f} to {interval.high:.3f})")
    print("given away by moves in a game, by the learned value: {:.3f}, by the other {:.3f}".format(*found.given_away))


if __name__ == "__main__":
    main()
