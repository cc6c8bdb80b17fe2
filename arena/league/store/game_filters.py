"""Filters of games, for the list of games, standings and leaderboards."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace

from arena.contract.faults import FaultKind
from arena.contract.player_data import OF_MATCH
from arena.contract.saving import DamagedError
from arena.league.store.database import Database
from arena.league.store.rows import RESULTS
from arena.statements.filters import Condition, Filter, parse_filter

ANY_FAULT, NO_FAULT = "any", "none"
FAULTS = (ANY_FAULT, NO_FAULT, *(kind.value for kind in FaultKind))


class Where(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A filter: games in which one bot fulfils all of this at once. ``None``: any.

    ``bot``: its name. ``result``: see :class:`~.rows.PlayerRow`. ``fault``: one of ``FAULTS``. ``against``:
    the name of another bot in the game. ``match``: the number of a match; 0: played for the standings. ``said``:
    filters of the form of :mod:`arena.statements.filters`. ``players``: names of bots that must play too, with
    whatever result. Raises :class:`ValueError` for what no game can have.
    """

    bot: str | None = None
    against: str | None = None
    result: str | None = None
    fault: str | None = None
    match: int | None = None
    said: tuple[str, ...] = ()
    players: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name, value, known in (("result", self.result, RESULTS), ("fault", self.fault, FAULTS)):
            if value is not None and value not in known:
                raise ValueError(f"{name} {value!r}: wants {', '.join(known)}")
        for text in self.said:
            parse_filter(text)

    @property
    def words(self) -> str:
        """The filter as one condition, for people."""
        fields = [f"{name} = {value}" for name, value in to_builtins(self).items() if isinstance(value, str | int)]
        return " and ".join([*fields, *self.said, *(f"with {name}" for name in self.players)])

    def renamed(self, new: Callable[[str], str]) -> Where:
        """The same filter with the new names of its bots."""
        return replace(self, bot=self.bot and new(self.bot), against=self.against and new(self.against),
                       players=tuple(map(new, self.players)))


EVERYTHING = Where()


def as_text(where: Where) -> str:
    """A filter as the store keeps it."""
    return msgspec.json.encode(where).decode()


def boards_of(database: Database) -> dict[str, Where]:
    """The filters that are kept as leaderboards, by name. Raises :class:`DamagedError`."""
    rows = database.rows("SELECT name, filter FROM boards ORDER BY name")
    try:
        return {name: msgspec.json.decode(text, type=Where) for name, text in rows}
    except ValueError as error:
        raise DamagedError(database.damage() or f"{database.path}: the filter of a leaderboard: {error}") from None


Part = tuple[str, list[Any]]
"""An SQL condition and its parameters."""
PLAYS = "g.id IN (SELECT game_id FROM players WHERE bot_id = (SELECT id FROM bots WHERE name = ?))"
OF_BOT, OF_GAME = "p.bot_id IN (SELECT id FROM bots WHERE {})", "p.game_id IN (SELECT id FROM games WHERE {})"
OF_OTHERS = (
    "(p.game_id, p.seat) IN (SELECT q.game_id, q.seat FROM bots JOIN players o ON o.bot_id = bots.id"
    " JOIN players q ON q.game_id = o.game_id AND q.seat <> o.seat WHERE {})")
FACTS = {
    "bot": (OF_BOT, "name"), "result": ("{}", "p.result"), "rank": ("{}", "p.rank"), "seat": ("{}", "p.seat"),
    "faults": ("{}", "p.faults"), "seed": (OF_GAME, "seed"), "edition": (OF_GAME, "edition"),
    "turns": (OF_GAME, "length"), "against": (OF_OTHERS, "bots.name"),
}
"""For each fact the condition on a row ``p`` of ``players`` in which a column is compared, and the column."""


def sql(where: Where) -> Part:
    """The filter as a condition on a row ``g`` of the table ``games``."""
    parts: list[Part] = [(PLAYS, [name]) for name in where.players]
    if where.match is not None:
        parts.append(("g.match_id = ?", [where.match]) if where.match else ("g.match_id IS NULL", []))
    fields = {"bot": where.bot, "against": where.against, "result": where.result}
    of_player = [_fact(Condition("", "", "", name, None, "=", value)) for name, value in fields.items() if value]
    of_player += [*_fault(where.fault), *(_holds(parse_filter(text)) for text in where.said)]
    if of_player:
        text, values = _joined("and", of_player)
        parts.append((f"g.id IN (SELECT p.game_id FROM players p WHERE {text})", values))
    return _joined("and", parts) if parts else ("1", [])


def _joined(word: str, parts: Sequence[Part]) -> Part:
    return f" {word} ".join(text for text, _ in parts), [value for _, values in parts for value in values]


def _fault(fault: str | None) -> list[Part]:
    if fault is None:
        return []
    if fault in (ANY_FAULT, NO_FAULT):
        return [("p.faults > 0" if fault == ANY_FAULT else "p.faults = 0", [])]
    return [("(p.game_id, p.seat) IN (SELECT game_id, seat FROM faults WHERE kind = ?)", [fault])]


def _holds(read: Filter) -> Part:
    """The filter's ``holds`` as a condition on a row ``p`` of ``players``."""
    if isinstance(read, Condition):
        return _said(read) if read.kind else _fact(read)
    text, values = _joined(read.word, [_holds(part) for part in read.parts])
    return (f"NOT ({text})" if read.word == "not" else f"({text})"), values


def _fact(condition: Condition) -> Part:
    form, column = FACTS[condition.name]
    return form.format(_compared(condition, column)), [condition.constant]


def _said(condition: Condition) -> Part:
    """What was said by the player, or of the match."""
    whose = "(p.game_id, p.seat) IN (SELECT game_id, seat FROM {})"
    if condition.kind == "T":
        whose = f"p.game_id IN (SELECT game_id FROM {{}} AND seat = {OF_MATCH})"
    if condition.turn is None:
        table, value, then, turns = "series", f"{condition.reduce or 'last'}_value", "", []
    else:
        table, value, then, turns = "changes", "value", "turn <= ? AND until > ? AND ", [condition.turn, condition.turn]
    text = f"{table} WHERE name_id = (SELECT id FROM names WHERE name = ?) AND {then}{_compared(condition, value)}"
    return whose.format(text), [condition.name, *turns, condition.constant]


def _compared(condition: Condition, value: str) -> str:
    """The comparison with the constant; SQLite orders numbers before texts, but conditions do not compare these."""
    if condition.operator == "~":
        return f"(typeof({value}) = 'text' AND instr({value}, ?))"
    kind = "=" if isinstance(condition.constant, str) else "<>"
    alike = "1" if condition.operator == "!=" else f"typeof({value}) {kind} 'text'"
    return f"({value} IS NOT NULL AND {alike} AND {value} {condition.operator} ?)"
