"""Checks a record of the arena itself: plays the game again from its seed with the recorded answers."""
from __future__ import annotations

from collections.abc import Iterator, Mapping

from arena.contract.faults import FaultKind
from arena.contract.game import Game
from arena.contract.record import Replay, Turn, as_json


def is_own(record: object) -> bool:
    """Whether :func:`arena.match.one_game.play_game` made the record."""
    return isinstance(record, dict) and "arena" in record


def rerun(game: Game, record: Replay) -> Iterator[str]:
    """Yields a sentence for every request, refusal or result that differs when the record is played again."""
    if game.is_contest:
        yield from game.differences(as_json(record))
        return
    referee = game.new_referee(record.setup)
    for seat, lines in enumerate(record.player_inputs_init):
        if list(referee.init_lines(seat)) != lines:
            yield f"seat {seat} is sent other lines at the start"
    for number, turn in enumerate(record.turns, 1):
        requests = referee.requests()
        inputs = {seat: list(request.lines) for seat, request in requests.items()}
        if inputs != turn.inputs:
            yield f"turn {number}: {first_difference(turn.inputs, inputs)}"
            return
        refused = referee.apply({seat: turn.actions[seat] for seat in requests})
        yield from _refusals(number, turn, refused)
    if referee.requests():
        yield f"the record ends after turn {len(record.turns)}, the game does not"
        return
    result = referee.result()
    for name, ruled in (
        ("final_scores", list(result.final_scores)),
        ("ranks", list(result.ranks)),
        ("end_frame", list(result.end_frame)),
    ):
        if getattr(record, name) != ruled:
            yield f"at the end: {name} {getattr(record, name)} in the record, {ruled} by the rules"


def _refusals(number: int, turn: Turn, refused: Mapping[int, str]) -> Iterator[str]:
    for seat, fault in enumerate(turn.faults):
        was = fault is not None and FaultKind.of(fault).group == "illegal"
        answered = turn.actions[seat] is not None
        if answered and was != (seat in refused):
            yield f"turn {number}, seat {seat}: {turn.actions[seat]!r} {'was' if was else 'was not'} refused"


def first_difference(recorded: Mapping[int, list[str]], ruled: Mapping[int, list[str]]) -> str:
    """What differs between the lines that seats were sent in a turn and those that they are sent by the rules."""
    for seat in sorted({*recorded, *ruled}):
        if seat not in ruled:
            return f"seat {seat} was asked, but is not by the rules"
        if seat not in recorded:
            return f"seat {seat} is asked by the rules, but was not"
        for line, (old, new) in enumerate(zip(recorded[seat], ruled[seat])):
            if old != new:
                return f"seat {seat}, line {line}: {old!r} in the record, {new!r} by the rules"
    return "the number of lines differs"
