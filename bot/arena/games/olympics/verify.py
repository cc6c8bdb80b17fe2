"""Recorded games of the Olympics, played again through the rules."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.olympics.rules import HURDLES, Match, MiniGame, restore
from bot.protocol.errors import ProtocolError
from bot.protocol.olympics import Turn, format_turn, parse_answer, parse_turn

from .lines import observe

RACE_LEAGUES = (1, 2)


def differences(record: dict[str, Any]) -> Iterator[str]:
    """Plays a recorded game of the contest's referee and compares every line, medal and final score.

    Fields: ``league``, ``turns`` (``inputs``, ``actions``), ``end_frame``, ``final_scores``, ``medals``,
    ``deactivated_turn``. New runs and skating orders are read from the next turn's lines.
    """
    frames = [_lines_of(turn) for turn in record["turns"]] + [record["end_frame"]]
    races = record.get("league") in RACE_LEAGUES
    chance = _Recorded(races)
    chance.turn = parse_turn(frames[0])
    match = Match([chance.new_run(game) for game in range(len(chance.turn.games))], chance)
    out_since = [-1, -1, -1]
    for number, turn in enumerate(record["turns"], start=1):
        yield from _compare(f"turn {number}", format_turn(observe(match)), frames[number - 1])
        asked = sorted(int(player) for player in turn["inputs"])
        if asked != [player for player in range(3) if not match.out[player]]:
            yield f"turn {number}: players {asked} were asked"
        if match.over():
            yield f"turn {number}: the match is over by the rules"
        chance.turn = parse_turn(frames[number])
        match.step([_action(answer) for answer in turn["actions"]])
        out_since = [number if match.out[p] and since == -1 else since for p, since in enumerate(out_since)]
    yield from _compare("end frame", format_turn(observe(match)), frames[-1])
    if not match.over():
        yield "the match is not over by the rules"
    for name, mine in (
        ("final_scores", match.final_scores()),
        ("medals", match.medals),
        ("deactivated_turn", out_since),
    ):
        if mine != record[name]:
            yield f"{name}: {mine} by the rules, {record[name]} recorded"


class _Recorded:
    """Chance as it fell in a recorded game; ``turn`` is the one to come."""

    turn: Turn

    def __init__(self, races: bool) -> None:
        self.races = races

    def new_run(self, game: int) -> MiniGame:
        line = self.turn.games[game]
        return restore(HURDLES if self.races else game, line.gpu, line.registers)

    def skating_order(self, game: int) -> str:
        return self.turn.games[game].gpu


def _lines_of(turn: dict[str, Any]) -> list[str]:
    lines: list[str] = next(iter(turn["inputs"].values()))
    return lines


def _action(answer: str | None) -> int | None:
    if answer is None:
        return None
    try:
        return parse_answer(answer)
    except ProtocolError:
        return None


def _compare(where: str, mine: Sequence[str], theirs: Sequence[str]) -> Iterator[str]:
    for number, (left, right) in enumerate(zip(mine, theirs, strict=True)):
        if left != right:
            yield f"{where}, line {number + 1}: {left!r} by the rules, {right!r} recorded"
