"""A match: whole sets of games between commands, as independent jobs."""
from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from arena.files import Json
from arena.game import load_game
from arena.match.one_game import play_game
from arena.record import DEFAULT_PATIENCE_MS, Place, Replay
from arena.run.contestants import Contestant, contestant
from arena.run.sandbox import USUAL, Sandbox
from arena.setup import Limits, Setup

MAX_PERMUTATIONS = 6


@dataclass(frozen=True)
class Match:
    """Everything that determines a match; ``game`` is a name that :func:`load_game` takes."""

    game: str
    commands: tuple[str, ...]
    seed: int
    edition: str
    limits: Limits
    options: Mapping[str, str] = field(default_factory=dict)
    together: bool = False
    patience_ms: float = DEFAULT_PATIENCE_MS
    slowdown: float = 1.0
    sandbox: Sandbox = field(default=USUAL, repr=False)

    @property
    def orders(self) -> list[tuple[int, ...]]:
        return seat_orders(self.commands)

    def setup(self, number: int) -> Setup:
        """The setup of the set with this number."""
        return Setup(self.seed + number, len(self.commands), self.edition, self.limits, self.options)

    def jobs(self, games: int) -> Iterator[Job]:
        """The first ``games`` games of the match, set by set."""
        orders = self.orders
        return (Job(self, index, orders[index % len(orders)]) for index in range(games))


@dataclass(frozen=True)
class Job:
    """One game of a match. ``order``: for each seat the number of its command."""

    match: Match
    index: int
    order: tuple[int, ...]

    @property
    def set_index(self) -> int:
        return self.index // len(self.match.orders)


def contestants(match: Match) -> list[Contestant]:
    """What the match's commands name, in their order. Raises :class:`CommandError` if one cannot be started."""
    game = load_game(match.game)
    return [
        replace(contestant(game, command, match.sandbox), number=number, slowdown=match.slowdown)
        for number, command in enumerate(match.commands)
    ]


def run_job(job: Job) -> Replay:
    """Plays the game of a job; runs in a worker."""
    match = job.match
    game = load_game(match.game)
    players = contestants(match)
    seats = [players[number] for number in job.order]
    record = play_game(game, match.setup(job.set_index), seats, match.together, match.patience_ms)
    place = Place(**match_header(match), index=job.index, order=list(job.order))
    return msgspec.structs.replace(record, match=place)


def match_header(match: Match) -> Json:
    """The fields by which a file is known to belong to this match before the match goes on with it."""
    return {
        "game": match.game,
        "seed": match.seed,
        "commands": list(match.commands),
        "edition": match.edition,
        "limits": (match.limits.first_turn_ms, match.limits.turn_ms),
        "options": dict(match.options),
        "slowdown": match.slowdown,
        "together": match.together,
        "patience_ms": match.patience_ms,
    }


def new_match(
    name: str, commands: Sequence[str], edition: str | None = None, first_turn_ms: float | None = None,
    turn_ms: float | None = None, **more: Any,
) -> Match:
    """A match of the game ``name`` that can be played; ``None``: as in the contest. ``more``: other fields of it.

    Raises :class:`ValueError` if it cannot be played, which says why.
    """
    game = load_game(name)
    for command in commands:
        contestant(game, command, more.get("sandbox", USUAL))
    edition = edition or game.editions[0]
    usual = game.limits_of(edition)
    limits = Limits(
        usual.first_turn_ms if first_turn_ms is None else first_turn_ms,
        usual.turn_ms if turn_ms is None else turn_ms,
    )
    match = Match(name, tuple(commands), edition=edition, limits=limits, **more)
    match.setup(0).check(game.editions, game.seats, game.options)
    game.new_referee(match.setup(0))
    return match


def seat_orders(commands: Sequence[str]) -> list[tuple[int, ...]]:
    """The seat assignments of one set: each gives the number of the command for every seat.

    All distinct permutations if there are at most six, otherwise the rotations. Equal commands count as one
    here, except the first command, which the match is about.
    """
    players = len(commands)
    labels = [0, *(1 + commands[1:].index(command) for command in commands[1:])]
    distinct: dict[tuple[int, ...], tuple[int, ...]] = {}
    for order in itertools.permutations(range(players)):
        distinct.setdefault(tuple(labels[number] for number in order), order)
        if len(distinct) > MAX_PERMUTATIONS:
            return [tuple((seat + shift) % players for seat in range(players)) for shift in range(players)]
    return list(distinct.values())
