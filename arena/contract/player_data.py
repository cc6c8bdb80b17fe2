"""What programs report on stderr: ``[PDATA][turn] name = value`` of themselves, ``[TDATA][turn] ...`` of the match.

If ``[turn]`` is missing, the line belongs to the turn in which it was written. The number counts the player's own
turns, from 1, without questions before the game: any program can count these, even if players move one after the
other. In a replay, and in :class:`Data`, turns are those of the game, as its page shows them.

``[PDATA+]`` and ``[TDATA+]`` add a number to what was said before under the same name.

The value is a number if it looks like one and is not beyond :data:`~arena.contract.record.GREATEST`, otherwise it is
text. A line of any other form, or about a turn that the player has not had yet, is an ordinary message.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from arena.contract.record import GREATEST, Replay, Turn, Value

Series = Mapping[str, Mapping[int, Value]]
"""For each name the values, by turn of the game as :meth:`~arena.contract.record.Replay.turn_numbers` counts it."""
LINE = re.compile(r"\[([PT])DATA(\+?)\](?:\[(\d{1,9})\])?\s*([^\s=<>!~@()\[\]][^=<>!~@()\[\]]{0,59})=(.+)", re.DOTALL)
"""A name contains none of the signs of conditions (:mod:`arena.statements.filters`)."""
NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
EXACT = 1 << 53
"""Whole numbers up to here are exact in every program that reads JSON."""
LONGEST_TEXT = 300
"""The number of characters of a text that are kept."""
MOST_NAMES = 40
"""The number of names that are kept of one player, and of the match: those that come first."""
OF_MATCH = -1
"""In place of a seat: what was said of the match."""


class Statement(NamedTuple):
    """One such line; ``turn`` counts the player's own turns, from 1. ``adds``: to what was said before."""

    line: str
    is_of_match: bool
    turn: int | None
    name: str
    value: Value
    adds: bool = False


class Data(NamedTuple):
    """What a player reported of itself, and what anyone reported of its match."""

    player: Series
    match: Series


def parse(line: str) -> Statement | None:
    """The statement in a line of stderr; ``None`` for an ordinary message."""
    match = LINE.fullmatch(line)
    if not match or not (text := match[5].strip()):
        return None
    value, adds = parse_value(text), bool(match[2])
    if adds and isinstance(value, str):
        return None
    turn = int(match[3]) if match[3] else None
    return Statement(line, match[1] == "T", turn, match[4].strip(), value, adds)


def parse_value(text: str) -> Value:
    """A number, or the text, cut off if it is long."""
    if not NUMBER.fullmatch(text) or abs(number := float(text)) > GREATEST:
        return text[:LONGEST_TEXT]
    return int(number) if number.is_integer() and abs(number) <= EXACT else number


def parted(lines: Iterable[str]) -> tuple[list[str], list[Statement]]:
    """The messages and the statements among lines of stderr."""
    messages, statements = [], []
    for line in lines:
        if statement := parse(line):
            statements.append(statement)
        else:
            messages.append(line)
    return messages, statements


@dataclass
class Recorder:
    """Puts statements into the turns of a replay while the game is played."""

    _own_turns: dict[int, list[Turn]] = field(default_factory=dict)
    _last: dict[int, Turn] = field(default_factory=dict)
    _names: dict[int, set[str]] = field(default_factory=dict)
    _latest: dict[tuple[int, str], Value] = field(default_factory=dict)
    """The last value of each name, by whom it is about."""

    def begin(self, turn: Turn) -> None:
        """Call this for each turn, before its players' statements are put."""
        for seat in turn.inputs:
            self._last[seat] = turn
            if not turn.before_game:
                self._own_turns.setdefault(seat, []).append(turn)

    def put(self, seat: int, statements: Iterable[Statement]) -> None:
        """Keeps what a player has reported so far of turns that it has had; the rest become messages."""
        own_turns = self._own_turns.get(seat, [])
        for statement in statements:
            if statement.turn is None:
                self._put(seat, self._last[seat], statement)
            elif 1 <= statement.turn <= len(own_turns):
                self._put(seat, own_turns[statement.turn - 1], statement)
            else:
                self._last[seat].messages.setdefault(seat, []).append(statement.line)

    def _put(self, seat: int, turn: Turn, statement: Statement) -> None:
        about = OF_MATCH if statement.is_of_match else seat
        names = self._names.setdefault(about, set())
        if statement.name not in names and len(names) == MOST_NAMES:
            return
        names.add(statement.name)
        values = turn.tdata if statement.is_of_match else turn.pdata.setdefault(seat, {})
        values[statement.name] = self._latest[about, statement.name] = (
            self._sum(about, statement) if statement.adds else statement.value)

    def _sum(self, about: int, statement: Statement) -> Value:
        """The value of a statement that adds to the last statement, if that was a number."""
        before = self._latest.get((about, statement.name), 0)
        assert not isinstance(statement.value, str)
        return statement.value if isinstance(before, str) else parse_value(repr(before + statement.value))


def data_of(record: Replay, seat: int) -> Data:
    """What a replay holds of the player in ``seat``, and of the match."""
    counted = record.turn_numbers()
    return Data(
        _series(counted, (turn.pdata.get(seat, {}) for turn in record.turns)),
        _series(counted, (turn.tdata for turn in record.turns)),
    )


def _series(counted: Iterable[int], turns: Iterable[Mapping[str, Value]]) -> Series:
    series: dict[str, dict[int, Value]] = {}
    for number, values in zip(counted, turns):
        for name, value in values.items():
            series.setdefault(name, {})[number] = value
    return series


def last_numbers(series: Series) -> dict[str, float]:
    """The last number of each name that has one."""
    return {name: told[-1] for name, values in series.items() if (told := [*numbers(values)])}


def numbers(values: Mapping[int, Value]) -> Iterator[float]:
    """The numbers among the values of a name, in order."""
    return (value for value in values.values() if not isinstance(value, str))
