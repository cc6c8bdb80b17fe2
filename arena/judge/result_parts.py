"""The parts of results, such as the points of each discipline: a player beside the others, over many games.

No judge is needed, so this shows what one that is made of a player's own search does not see.
"""
from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from arena.contract.game import Game
from arena.contract.player_data import data_of, last_numbers
from arena.contract.record import Replay
from arena.judge.losses import PHASES, Games, PlayedGame, grouped, mean_over_seeds
from arena.stats.estimates import Interval

Moments = Sequence[Sequence[float | None]]
"""What each seat [P] had of a part at moments [M]; ``None``: it is not known."""


class PartRow(NamedTuple):
    """A part of the result: means over so many games, with intervals over seeds.

    ``gap``: the player less the mean of the others; ``won``, ``lost``: the same in games in which it was first, and in
    the rest. ``phases``: by how much the gap grows in each of :data:`PHASES`; empty where only the end is known.
    """

    name: str
    games: int
    own: Interval
    others: Interval
    gap: Interval
    won: Interval
    lost: Interval
    phases: list[Interval]


def part_rows(game: Game, games: Games) -> list[PartRow]:
    """The parts in the order of the game. A game whose record does not say a part is left out of its row."""
    parts = ((name, _Part(played, moments))
             for played in games for name, moments in parts_of(game, played.record).items())
    known = grouped((name, part) for name, part in parts if part.gap(-1) is not None)
    return [_row(name, some) for name, some in known.items()]


def parts_of(game: Game, record: Replay) -> dict[str, Moments]:
    """The parts of a record, as the game names them, or else the last numbers that its players and its referee say."""
    if game.parts is None:
        last = [last_numbers(data_of(record, seat).player) for seat in range(len(record.players))]
        names = dict.fromkeys(name for of_player in last for name in of_player)
        return {name: [[of_player.get(name) for of_player in last]] for name in names}
    try:
        return dict(game.parts(record))
    except Exception:  # a game's own code, of a record that may be damaged in any way
        return {}


class _Part(NamedTuple):
    game: PlayedGame
    moments: Moments

    def own(self, moment: int) -> float | None:
        return self.moments[moment][self.game.seat]

    def others(self, moment: int) -> float | None:
        others = (value for seat, value in enumerate(self.moments[moment]) if seat != self.game.seat)
        known = [value for value in others if value is not None]
        return fmean(known) if known else None

    def gap(self, moment: int) -> float | None:
        own, others = self.own(moment), self.others(moment)
        return None if own is None or others is None else own - others

    def growth(self, phase: int) -> float | None:
        """By how much the gap grows in the phase with this number."""
        before = self.game.turns_before
        turns = len(self.moments) - 1 - before
        start, end = (self.gap(before + math.ceil(third * turns / len(PHASES))) for third in (phase, phase + 1))
        return None if start is None or end is None else end - start


def _row(name: str, parts: Sequence[_Part]) -> PartRow:
    timed = [part for part in parts if len(part.moments) > 1]
    return PartRow(
        name, len(parts),
        _mean((part.game, part.own(-1)) for part in parts),
        _mean((part.game, part.others(-1)) for part in parts),
        _mean((part.game, part.gap(-1)) for part in parts),
        _mean((part.game, part.gap(-1)) for part in parts if part.game.is_won),
        _mean((part.game, part.gap(-1)) for part in parts if not part.game.is_won),
        [_mean((part.game, part.growth(phase)) for part in timed) for phase, _ in enumerate(PHASES)] if timed else [],
    )


def _mean(values: Iterable[tuple[PlayedGame, float | None]]) -> Interval:
    return mean_over_seeds((game, value) for game, value in values if value is not None)
