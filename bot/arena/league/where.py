"""Which games are wanted: a filter of the list of games, of standings, and of leaderboards of their own."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any

RESULTS = ("won", "shared", "lost")
ANY_FAULT, NO_FAULT = "any", "none"
OPERATORS = ("=", "!=", "<", "<=", ">", ">=")
OWN, OTHERS, OF_MATCH = "own", "other", "match"
WHOSE = (OWN, OTHERS, OF_MATCH)
NO_TURN, NO_SEAT = -1, -1
"""In the store: what was said of no turn, and of the match instead of a player."""


@dataclass(frozen=True)
class Said:
    """A condition on what bots have said of themselves: ``medals = 0`` at ``turn`` 50.

    ``whose``: ``own``, of the bot that the filter is about; ``other``, of another one in the game; ``match``, of the
    match. ``turn`` ``None``: what was said of no turn. Raises :class:`ValueError`.
    """

    name: str
    operator: str
    value: float | str
    turn: int | None = None
    whose: str = OWN

    def __post_init__(self) -> None:
        _check("operator", self.operator, OPERATORS)
        _check("whose", self.whose, WHOSE)


@dataclass(frozen=True)
class Where:
    """Games in which one bot fulfils all of this at once; ``None``: anything.

    ``bot``: its name; without one, any bot of the game may be it. ``result``: see
    :class:`bot.arena.league.rows.Player`. ``fault``: ``any``, ``none`` or a kind of
    :class:`bot.arena.run.faults.FaultKind`. ``against``: name of another bot in the game. ``match``: number of a match;
    0: played for the standings. ``game``: its number. Lengths are turns. Raises :class:`ValueError` for what no game
    can have.
    """

    bot: str | None = None
    against: str | None = None
    seat: int | None = None
    result: str | None = None
    rank: int | None = None
    fault: str | None = None
    seed: int | None = None
    edition: str | None = None
    match: int | None = None
    game: int | None = None
    min_length: int | None = None
    max_length: int | None = None
    said: tuple[Said, ...] = ()

    def __post_init__(self) -> None:
        if self.result is not None:
            _check("result", self.result, RESULTS)

    def as_json(self) -> dict[str, Any]:
        """Only what is asked for."""
        asked = {name: value for name, value in asdict(self).items() if value is not None}
        return asked | {"said": list(asked["said"])} if self.said else {k: v for k, v in asked.items() if k != "said"}

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Where:
        """The filter that :meth:`as_json` has written. Raises :class:`ValueError`."""
        unknown = data.keys() - {one.name for one in fields(cls)}
        if unknown:
            raise ValueError(f"a filter has no {', '.join(sorted(unknown))}")
        return cls(**{**data, "said": tuple(Said(**one) for one in data.get("said", ()))})


EVERYTHING = Where()


def _check(name: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise ValueError(f"{name} {value!r}: wants {', '.join(known)}")


GAME_COLUMNS = (
    ("game", "g.id = ?"),
    ("seed", "g.seed = ?"), ("edition", "g.edition = ?"), ("min_length", "g.length >= ?"),
    ("max_length", "g.length <= ?"),
)
PLAYER_COLUMNS = (("seat", "p.seat = ?"), ("result", "p.result = ?"), ("rank", "p.rank = ?"))


def sql(where: Where) -> tuple[str, list[Any]]:
    """A condition of SQL on a row ``g`` of the table ``games``, and its parameters."""
    parts, values = _equal(GAME_COLUMNS, where)
    if where.match is not None:
        parts.append("g.match_id = ?" if where.match else "g.match_id IS NULL")
        values += [where.match] if where.match else []
    for one in (one for one in where.said if one.whose == OF_MATCH):
        text, more = _said(one, f"s.seat = {NO_SEAT}")
        parts.append(f"g.id IN (SELECT s.game_id FROM said s WHERE {text})")
        values += more
    player, more = _player(where)
    if player:
        parts.append(f"g.id IN (SELECT p.game_id FROM players p WHERE {player})")
    return " AND ".join(parts) or "1", values + more


def _player(where: Where) -> tuple[str, list[Any]]:
    """What one bot has to fulfil, as a condition on a row ``p`` of the table ``players``."""
    parts, values = _equal(PLAYER_COLUMNS, where)
    if where.bot is not None:
        parts.append("p.bot_id = (SELECT id FROM bots WHERE name = ?)")
        values.append(where.bot)
    if where.fault in (ANY_FAULT, NO_FAULT):
        parts.append("p.faults > 0" if where.fault == ANY_FAULT else "p.faults = 0")
    elif where.fault is not None:
        parts.append("(p.game_id, p.seat) IN (SELECT game_id, seat FROM faults WHERE kind = ?)")
        values.append(where.fault)
    if where.against is not None:
        parts.append("EXISTS (SELECT 1 FROM players o WHERE o.game_id = p.game_id AND o.seat <> p.seat"
                     " AND o.bot_id = (SELECT id FROM bots WHERE name = ?))")
        values.append(where.against)
    for one in (one for one in where.said if one.whose != OF_MATCH):
        text, more = _said(one, "s.seat = p.seat" if one.whose == OWN else f"s.seat NOT IN ({NO_SEAT}, p.seat)")
        parts.append(f"EXISTS (SELECT 1 FROM said s WHERE s.game_id = p.game_id AND {text})")
        values += more
    return " AND ".join(parts), values


def _said(one: Said, seat: str) -> tuple[str, list[Any]]:
    """A condition on a row ``s`` of the table ``said``; ``seat``: one on its seat. Texts and numbers differ."""
    text = (f"s.name_id = (SELECT id FROM said_names WHERE name = ?) AND s.turn = ? AND {seat}"
            f" AND s.value {one.operator} ? AND (typeof(s.value) = 'text') = ?")
    return text, [one.name, NO_TURN if one.turn is None else one.turn, one.value, isinstance(one.value, str)]


def _equal(columns: Sequence[tuple[str, str]], where: Where) -> tuple[list[str], list[Any]]:
    asked = [(text, value) for name, text in columns if (value := getattr(where, name)) is not None]
    return [text for text, _ in asked], [value for _, value in asked]
