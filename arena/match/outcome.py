"""What the statistics need of a recorded game of a match."""
from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from arena.contract.faults import FaultKind
from arena.contract.player_data import data_of
from arena.contract.ranks import points_of
from arena.contract.record import Replay
from arena.statements.conditions import Filter, meets
from arena.statements.means import GameMeans, means_of_game


class FirstFault(NamedTuple):
    """The sentence of a bot's first fault in a game, and the last line of stderr that came with it."""

    sentence: str
    stderr: str | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the statistics need of one game; all lists are in the order of the commands. A match keeps one for each.

    ``data``: what programs have reported. ``meets``: whether the requested conditions hold.
    ``void``: why earlier tries of the game did not count, one reason for each.
    """

    index: int
    ranks: tuple[int, ...]
    points: tuple[float, ...]
    scores: tuple[float, ...]
    faults: tuple[tuple[str, ...], ...]
    first_faults: tuple[FirstFault | None, ...]
    first_ms: tuple[float | None, ...]
    turn_ms: tuple[array[float], ...]
    forgiven: tuple[int, ...]
    """Answers that were late by the wall clock alone; those of a contest are in tries of the game that are void."""
    busy_between_ms: tuple[float, ...]
    data: tuple[Mapping[str, GameMeans], ...]
    match_data: Mapping[str, GameMeans]
    meets: tuple[bool, ...]
    void: tuple[str, ...]
    digest: str


def outcome(record: Replay, conditions: Sequence[Filter] = ()) -> Outcome:
    """Reads a game of a match (see :meth:`arena.match.match.Job.play`)."""
    place = record.place
    order = place.order
    seats = [order.index(number) for number in range(len(order))]
    points = points_of(record.ranks)
    times = [answer_times(record, seat) for seat in seats]
    return Outcome(
        index=place.index,
        ranks=tuple(record.ranks[seat] for seat in seats),
        points=tuple(points[seat] for seat in seats),
        scores=tuple(record.final_scores[seat] for seat in seats),
        faults=tuple(tuple(FaultKind.of(fault).value for fault in record.faults_of(seat)) for seat in seats),
        first_faults=tuple(_first_fault(record, seat) for seat in seats),
        first_ms=tuple(first for first, _ in times),
        turn_ms=tuple(array("d", later) for _, later in times),
        forgiven=tuple(_forgiven(record, seat) for seat in seats),
        busy_between_ms=tuple(record.players[seat].busy_between_ms for seat in seats),
        data=tuple(means_of_game(data_of(record, seat).player) for seat in seats),
        match_data=means_of_game(data_of(record, 0).match),
        meets=tuple(meets(conditions, record, seat) for seat in seats),
        void=tuple(record.void),
        digest=digest(record),
    )


def digest(record: Replay) -> str:
    """A digest that is equal for games in which every seat was sent the same lines and gave the same answers."""
    said: Any = [(turn.inputs, turn.actions) for turn in record.turns]
    return hashlib.sha1(json.dumps(said, sort_keys=True).encode()).hexdigest()


def answer_times(record: Replay, seat: int) -> tuple[float | None, tuple[float, ...]]:
    """Milliseconds of a bot's first answer, which includes its start, and of each turn after that.

    Questions before the game, and requests to a bot that was dead by then, are left out.
    """
    asked = [
        turn for turn in record.turns
        if turn.ms[seat] is not None and (turn.actions[seat] is not None or turn.faults[seat])
    ]
    first = asked[0].ms[seat] if asked else None
    return first, tuple(ms for turn in asked[1:] if not turn.before_game and (ms := turn.ms[seat]) is not None)


def _forgiven(record: Replay, seat: int) -> int:
    return record.players[seat].called_late + sum(seat in turn.forgiven for turn in record.turns)


def _first_fault(record: Replay, seat: int) -> FirstFault | None:
    """A bot's first fault in a game; of a bot that has crashed, its last lines in the game go with it."""
    player = record.players[seat]
    last = player.last_messages
    for turn in record.turns:
        if sentence := turn.faults[seat]:
            said = last if FaultKind.of(sentence).group == "crash" else turn.messages.get(seat, [])
            return FirstFault(sentence, _last(said))
    faults = player.end_faults
    return FirstFault(faults[0], _last(last)) if faults else None


def _last(lines: Sequence[str]) -> str | None:
    return lines[-1] if lines else None
