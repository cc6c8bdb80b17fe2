"""A match: whole sets of games between commands, as independent jobs, and their outcomes."""
from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.arena.game import Limits, Record, Setup, load_game
from bot.arena.run.contestants import contestant
from bot.arena.run.faults import FaultKind
from bot.arena.run.one_game import DEFAULT_PATIENCE_MS, play_game
from bot.arena.stats.estimates import points_of

MAX_PERMUTATIONS = 6


@dataclass(frozen=True)
class Match:
    """What determines a match; ``game`` as :func:`load_game` takes it."""

    game: str
    commands: tuple[str, ...]
    seed: int
    edition: str
    limits: Limits
    options: Mapping[str, str] = field(default_factory=dict)
    together: bool = False
    patience_ms: float = DEFAULT_PATIENCE_MS
    slowdown: float = 1.0

    @property
    def orders(self) -> list[tuple[int, ...]]:
        return seat_orders(self.commands)

    def setup(self, number: int) -> Setup:
        """What the referee of the set with this number is given."""
        return Setup(self.seed + number, len(self.commands), self.edition, self.limits, self.options)

    def jobs(self, games: int) -> Iterator[Job]:
        """The first ``games`` games of the match; the sets follow one another."""
        orders = self.orders
        return (Job(self, index, orders[index % len(orders)]) for index in range(games))


@dataclass(frozen=True)
class Job:
    """One game of a match. ``order``: the number of the command in each seat."""

    match: Match
    index: int
    order: tuple[int, ...]

    @property
    def set_index(self) -> int:
        return self.index // len(self.match.orders)


def run_job(job: Job) -> Record:
    """Plays the game of a job; runs in a worker."""
    match = job.match
    game = load_game(match.game)
    seats = [
        replace(contestant(game, match.commands[number]), number=number, slowdown=match.slowdown)
        for number in job.order
    ]
    record = play_game(game, match.setup(job.set_index), seats, match.together, match.patience_ms)
    record["match"] = match_header(match) | {"index": job.index, "order": list(job.order)}
    return record


def match_header(match: Match) -> Record:
    """What a file is compared with before a match goes on with it."""
    return {
        "game": match.game,
        "seed": match.seed,
        "commands": list(match.commands),
        "edition": match.edition,
        "limits": [match.limits.first_turn_ms, match.limits.turn_ms],
        "options": dict(match.options),
        "slowdown": match.slowdown,
        "together": match.together,
        "patience_ms": match.patience_ms,
    }


def seat_orders(commands: Sequence[str]) -> list[tuple[int, ...]]:
    """The seat assignments of one set: each gives the number of the command in every seat.

    All distinct permutations if there are at most six, otherwise the rotations. Equal commands are not
    told apart, except for the first one, which the match is about.
    """
    players = len(commands)
    labels = [0, *(1 + commands[1:].index(command) for command in commands[1:])]
    distinct: dict[tuple[int, ...], tuple[int, ...]] = {}
    for order in itertools.permutations(range(players)):
        distinct.setdefault(tuple(labels[number] for number in order), order)
        if len(distinct) > MAX_PERMUTATIONS:
            return [tuple((seat + shift) % players for seat in range(players)) for shift in range(players)]
    return list(distinct.values())


class FirstFault(NamedTuple):
    """The sentence of a bot's first fault in a game, and the last line of stderr that came with it."""

    sentence: str
    stderr: str | None


@dataclass(frozen=True)
class Outcome:
    """What the statistics need of one game; all lists by number of the command."""

    index: int
    ranks: tuple[int, ...]
    points: tuple[float, ...]
    scores: tuple[float, ...]
    faults: tuple[tuple[str, ...], ...]
    first_faults: tuple[FirstFault | None, ...]
    first_ms: tuple[float | None, ...]
    turn_ms: tuple[tuple[float, ...], ...]
    busy_between_ms: tuple[float, ...]
    digest: str


def outcome(record: Record) -> Outcome:
    """Reads a game of a match (see :func:`run_job`)."""
    order: list[int] = record["match"]["order"]
    seats = [order.index(number) for number in range(len(order))]
    points = points_of(record["ranks"])
    times = [_times(record, seat) for seat in seats]
    return Outcome(
        index=record["match"]["index"],
        ranks=tuple(record["ranks"][seat] for seat in seats),
        points=tuple(points[seat] for seat in seats),
        scores=tuple(record["final_scores"][seat] for seat in seats),
        faults=tuple(_fault_kinds(record, seat) for seat in seats),
        first_faults=tuple(_first_fault(record, seat) for seat in seats),
        first_ms=tuple(first for first, _ in times),
        turn_ms=tuple(later for _, later in times),
        busy_between_ms=tuple(record["players"][seat].get("busy_between_ms", 0.0) for seat in seats),
        digest=digest(record),
    )


def digest(record: Record) -> str:
    """Equal for games in which every seat was sent and has answered the same lines."""
    said: Any = [(turn["inputs"], turn["actions"]) for turn in record["turns"]]
    return hashlib.sha1(json.dumps(said, sort_keys=True).encode()).hexdigest()


def _times(record: Record, seat: int) -> tuple[float | None, tuple[float, ...]]:
    """Milliseconds of a bot's first answer, which its start is part of, and of its turns after that.

    Without questions before the game, and without what was asked of a bot that was dead by then.
    """
    asked = [
        turn for turn in record["turns"]
        if turn["ms"][seat] is not None and (turn["actions"][seat] is not None or turn["faults"][seat])
    ]
    first = asked[0]["ms"][seat] if asked else None
    return first, tuple(turn["ms"][seat] for turn in asked[1:] if not turn.get("before_game"))


def _fault_kinds(record: Record, seat: int) -> tuple[str, ...]:
    sentences = [turn["faults"][seat] for turn in record["turns"] if turn["faults"][seat]]
    sentences += record["players"][seat].get("end_faults", [])
    return tuple(FaultKind.of(sentence).value for sentence in sentences)


def _first_fault(record: Record, seat: int) -> FirstFault | None:
    """The last lines of a bot that has crashed are those of the game."""
    player = record["players"][seat]
    last = player.get("last_messages", [])
    for turn in record["turns"]:
        if sentence := turn["faults"][seat]:
            said = last if FaultKind.of(sentence).group == "crash" else turn.get("messages", {}).get(str(seat), [])
            return FirstFault(sentence, _last(said))
    faults = player.get("end_faults", [])
    return FirstFault(faults[0], _last(last)) if faults else None


def _last(lines: Sequence[str]) -> str | None:
    return lines[-1] if lines else None
