"""Conditions on what programs report (:mod:`arena.contract.player_data`), as text: ``PDATA medals in diving@50 = 0``.

    CONDITION := (PDATA | TDATA) VALUE OPERATOR CONSTANT
    VALUE     := NAME | NAME@TURN | min(NAME) | max(NAME) | mean(NAME)
    OPERATOR  := = | != | < | <= | > | >= | ~

``NAME`` is the last value in the game, ``NAME@TURN`` the last one up to a turn, as the game's page counts turns. ``~``
means that the text contains the constant. A condition on a value that was not reported is false. Between a number and
a text, only ``!=`` is true.
"""
from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean

from arena.contract.player_data import Data, data_of, numbers, parse_value
from arena.contract.record import Replay, Value

FORM = re.compile(r"\s*([PT])DATA\s+([^=<>!~]+?)\s*(!=|<=|>=|==|[=<>~])\s*(.*\S)\s*")
OF_NUMBERS = re.compile(r"(min|max|mean)\(\s*(.+?)\s*\)")
AT_A_TURN = re.compile(r"(.+?)\s*@\s*(\d{1,9})")
COMPARE: Mapping[str, Callable[[object, object], bool]] = {
    "=": operator.eq, "==": operator.eq, "!=": operator.ne,
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,  # type: ignore[dict-item]
}
REDUCE: Mapping[str, Callable[[Iterable[float]], float]] = {"min": min, "max": max, "mean": fmean}
EXAMPLE = "PDATA medals in diving@50 = 0"


@dataclass(frozen=True)
class Condition:
    """One condition on a player of a game. ``reduce``: a function of all numbers of the name; empty: the last value."""

    text: str
    is_of_match: bool
    reduce: str
    name: str
    turn: int | None
    operator: str
    constant: Value

    def holds(self, data: Data) -> bool:
        """Whether the data of the player, or of the match, meet it."""
        value = self.value(data)
        if value is None:
            return False
        if self.operator == "~":
            return isinstance(value, str) and str(self.constant) in value
        if isinstance(value, str) != isinstance(self.constant, str):
            return self.operator == "!="
        return COMPARE[self.operator](value, self.constant)

    def value(self, data: Data) -> Value | None:
        """The value to compare; ``None`` if it was not reported."""
        values = (data.match if self.is_of_match else data.player).get(self.name, {})
        if self.reduce:
            told = list(numbers(values))
            return REDUCE[self.reduce](told) if told else None
        said = [value for turn, value in values.items() if self.turn is None or turn <= self.turn]
        return said[-1] if said else None


def parse_condition(text: str) -> Condition:
    """Reads a condition. Raises :class:`ValueError`, which shows the right form, if there is none."""
    match = FORM.fullmatch(text)
    if not match:
        raise ValueError(f"{text!r} is no condition; it has the form: {EXAMPLE}")
    kind, what, sign, constant = match.groups()
    reduce, turn = "", None
    if of_numbers := OF_NUMBERS.fullmatch(what):
        reduce, what = of_numbers.groups()
    elif at_a_turn := AT_A_TURN.fullmatch(what):
        what, turn = at_a_turn[1], int(at_a_turn[2])
    if "@" in what or "(" in what or ")" in what:
        raise ValueError(f"{text!r}: {what!r} is neither NAME nor NAME@TURN, min(NAME), max(NAME) or mean(NAME)")
    return Condition(text, kind == "T", reduce, what, turn, sign, parse_value(constant))


def meets(conditions: Iterable[Condition], record: Replay, seat: int) -> bool:
    """Whether all of the conditions hold for the player in ``seat`` of a replay."""
    data = data_of(record, seat)
    return all(condition.holds(data) for condition in conditions)
