"""Filters of games, as text: conditions on one player of a game, joined by words and brackets.

    FILTER    := TERM {or TERM}
    TERM      := FACTOR {and FACTOR}
    FACTOR    := not FACTOR | ( FILTER ) | CONDITION
    CONDITION := ((PDATA | TDATA) VALUE | FACT) OPERATOR CONSTANT
    VALUE     := NAME | NAME@TURN | min(NAME) | max(NAME) | mean(NAME)
    FACT      := bot | against | result | rank | seat | faults | seed | edition | turns
    OPERATOR  := = | != | < | <= | > | >= | ~

Values are what programs report (:mod:`arena.contract.player_data`): ``NAME`` is the last value in the game,
``NAME@TURN`` the last one up to a turn, as the game's page counts turns. ``~`` means that the text contains the
constant. A condition on a value that was not reported is false. Between a number and a text, only ``!=`` is true. A
constant that has a bracket, or a word of filters between blanks, is written in double quotes.
"""
from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from arena.contract.player_data import Data, data_of, numbers, parse_value
from arena.contract.ranks import result_of
from arena.contract.record import Replay, Value

TEXT_FACTS = ("bot", "against", "result", "edition")
FACTS = (*TEXT_FACTS, "rank", "seat", "faults", "seed", "turns")
FORM = re.compile(
    rf"\b(?:([PT])DATA\s([^=<>!~]+)|({'|'.join(FACTS)})\s*)(!=|<=|>=|==|[=<>~])\s*"
    r'(?:"([^"]*)"|(.*?\S))(?=\s+(?:and|or)\b|\s*\)|\s*$)')
WORDS = re.compile(r"(?:\s|[()]|\b(?:and|or|not|c\d+)\b)*")
LONGEST = 1000
"""The most characters of a filter in which conditions are names."""
OF_NUMBERS = re.compile(r"\s*(min|max|mean)\((.+)\)\s*")
AT_A_TURN = re.compile(r"(.+)@\s*(\d{1,9})\s*")
COMPARE: Mapping[str, Callable[[object, object], bool]] = {
    "=": operator.eq, "==": operator.eq, "!=": operator.ne,
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,  # type: ignore[dict-item]
}
REDUCE: Mapping[str, Callable[[Iterable[float]], float]] = {"min": min, "max": max, "mean": fmean}
EXAMPLE = "PDATA medals in diving@50 = 0"
JOINED_EXAMPLE = "result = lost and (against = greedy or PDATA max(value) > 0.9)"


@dataclass(frozen=True)
class Condition:
    """One condition on a player of a game. ``reduce``: a function of all numbers of the name; empty: the last value.

    ``kind``: ``P`` or ``T`` for data of the player or of the match; empty for a fact.
    """

    text: str
    kind: str
    reduce: str
    name: str
    turn: int | None
    operator: str
    constant: Value

    def holds(self, record: Replay, seat: int) -> bool:
        """Whether it holds for a player. Of several opponents, it need hold for one."""
        return any(map(self._compare, self.values(record, seat)))

    def _compare(self, value: Value) -> bool:
        if self.operator == "~":
            return isinstance(value, str) and str(self.constant) in value
        if isinstance(value, str) != isinstance(self.constant, str):
            return self.operator == "!="
        return COMPARE[self.operator](value, self.constant)

    def values(self, record: Replay, seat: int) -> Sequence[Value]:
        """The values to compare; none if nothing was reported."""
        return self._said(data_of(record, seat)) if self.kind else facts_of(record, seat)[self.name]

    def _said(self, data: Data) -> Sequence[Value]:
        values = (data.match if self.kind == "T" else data.player).get(self.name, {})
        if self.reduce:
            told = list(numbers(values))
            return [REDUCE[self.reduce](told)] if told else []
        return [value for turn, value in values.items() if self.turn is None or turn <= self.turn][-1:]


@dataclass(frozen=True)
class Joined:
    """Filters joined by ``and`` or ``or``, or one after ``not``."""

    text: str
    word: str
    parts: tuple[Filter, ...]

    def holds(self, record: Replay, seat: int) -> bool:
        """Whether it holds for a player."""
        held = (part.holds(record, seat) for part in self.parts)
        return not any(held) if self.word == "not" else any(held) if self.word == "or" else all(held)


Filter = Condition | Joined
"""Either has its ``text``, and ``holds`` for a player of a game or not."""


def parse_filter(text: str) -> Filter:
    """Reads a filter. Raises :class:`ValueError`, which shows the right form, if there is none."""
    found: list[Condition] = []

    def named(match: re.Match[str]) -> str:
        found.append(_condition(match))
        return f"c{len(found) - 1}"

    words = FORM.sub(named, text).strip()
    try:
        if not WORDS.fullmatch(words) or len(words) > LONGEST:
            raise SyntaxError
        return replace(_joined(ast.parse(words, mode="eval").body, found), text=text)
    except SyntaxError:
        raise ValueError(f"{text!r} is no condition; it has the form: {EXAMPLE}, or: {JOINED_EXAMPLE}") from None


def _joined(node: ast.expr, found: Sequence[Condition]) -> Filter:
    """A filter, from the same expression with names of its conditions, which Python reads as well."""
    if isinstance(node, ast.Name):
        return found[int(node.id[1:])]
    if isinstance(node, ast.UnaryOp):
        return Joined("", "not", (_joined(node.operand, found),))
    if isinstance(node, ast.BoolOp):
        word = "or" if isinstance(node.op, ast.Or) else "and"
        return Joined("", word, tuple(_joined(part, found) for part in node.values))
    raise SyntaxError


def _condition(match: re.Match[str]) -> Condition:
    kind, what, fact, sign, quoted, constant = match.groups()
    constant = constant if quoted is None else quoted
    if fact:
        value = constant if fact in TEXT_FACTS else parse_value(constant)
        if isinstance(value, str) != (fact in TEXT_FACTS):
            raise ValueError(f"{match[0]!r}: {fact} is a number")
        return Condition(match[0], "", "", fact, None, sign, value)
    reduce, turn = "", None
    if of_numbers := OF_NUMBERS.fullmatch(what):
        reduce, what = of_numbers.groups()
    elif at_a_turn := AT_A_TURN.fullmatch(what):
        what, turn = at_a_turn[1], int(at_a_turn[2])
    if not (what := what.strip()) or {*what} & {*"@()"}:
        raise ValueError(
            f"{match[0]!r}: {what!r} is neither NAME nor NAME@TURN, min(NAME), max(NAME) or mean(NAME)")
    return Condition(match[0], kind, reduce, what, turn, sign, parse_value(constant))


def conditions_in(read: Filter) -> Iterator[Condition]:
    """The conditions of a filter, in their order."""
    if isinstance(read, Condition):
        yield read
    else:
        for part in read.parts:
            yield from conditions_in(part)


def facts_of(record: Replay, seat: int) -> Mapping[str, Sequence[Value]]:
    """The facts of a player's game, by name; a record that does not tell the end has neither result nor rank."""
    return {
        "bot": [record.names[seat]],
        "against": [name for other, name in enumerate(record.names) if other != seat],
        "result": [result_of(record.ranks, seat)] if record.is_whole else [],
        "edition": [record.edition],
        "rank": record.ranks[seat : seat + 1],
        "seat": [seat],
        "faults": [len(record.faults_of(seat))],
        "seed": [] if record.seed is None else [record.seed],
        "turns": [max(record.turn_numbers(), default=0)],
    }


def meets(filters: Iterable[Filter], record: Replay, seat: int) -> bool:
    """Whether all of the filters hold for the player in ``seat`` of a replay."""
    return all(one.holds(record, seat) for one in filters)


@dataclass(frozen=True)
class Choice:
    """Players who fulfil all of this at once.

    ``seat``: a number from 0, or the player's name or whole command; ``None``: anyone.
    """

    seat: str | None = None
    conditions: tuple[Filter, ...] = ()

    def seats(self, record: Replay) -> list[int]:
        """The seats of these players in a game; if there are none, the game is not wanted."""
        return [
            seat for seat, player in enumerate(record.players)
            if self.seat in (None, player.name, player.cmd or None, str(seat))
            and meets(self.conditions, record, seat)
        ]
