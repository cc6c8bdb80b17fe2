"""What the store of a league gives: bots, and which of their versions stand for them; games, standings."""
from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from arena.contract.files import Json
from arena.stats.verdict import WEAKER
from arena.stats.yardstick import AT_ANCHOR, POINTS, Yardstick

PROMOTED, REJECTED = "promoted", "rejected"
"""What its author has decided of a version."""
IMPORT = "import of "
"""How ``added_by`` begins for a bot that came with imported games."""


@dataclass(frozen=True)
class LeagueBot:
    """A bot of the league.

    ``state``: ``new``: not built and tried yet; ``trying``; ``active``: it plays; ``failed``: it could not be built or
    did not answer, ``build_output`` and ``last_words`` say why; ``retired``: its games count, but it plays no more;
    ``suspended``: likewise, by the arena, because nearly all its games had a fault; ``last_words`` has the last one;
    ``removed``: likewise, and lists leave it out.
    ``folder``: the folder of its upload, in which it runs; ``None``: it was added as a command. ``added``: seconds
    since 1970.
    ``family``: the name that its versions have in common; ``None``: it never had another program. ``version``: its
    number among them, from 1. ``duel``: the match with the version before it, which looks for a difference of
    ``elo_sought``; ``None``: none is begun. ``verdict`` (of the duel) and ``ruling`` are empty while there is none.
    """

    id: int
    name: str
    command: str
    build: str
    folder: Path | None
    memory_mib: int | None
    isolated: bool
    state: str
    build_output: str
    last_words: str
    added: float
    added_by: str
    family: str | None = None
    version: int = 1
    elo_sought: float = 0.0
    duel: int | None = None
    verdict: str = ""
    ruling: str = ""

    @property
    def steps_back(self) -> bool:
        """Whether the version before it stands for the bot."""
        return self.ruling == REJECTED or (self.verdict == WEAKER and not self.ruling)

    @property
    def is_foreign(self) -> bool:
        """Whether a file of games has named its command, and nobody has let it play here."""
        return self.state in ("retired", "removed") and self.added_by.startswith(IMPORT)

    @property
    def why(self) -> str:
        """Its last words in a line: what happened, and the last line on stderr; empty if it had none."""
        happened, *said = self.last_words.splitlines() or [""]
        return f"{happened.removesuffix(':')}: {said[-1].strip()}" if said else happened


def version_name(family: str, number: int) -> str:
    """The name of a version."""
    return f"{family} v{number}"


def standing_versions(bots: Iterable[LeagueBot]) -> dict[str, LeagueBot]:
    """The version that stands for each family, by bots in their order; none if all have failed or step back."""
    return {bot.family: bot for bot in bots if bot.family and bot.state in ("active", "retired") and not bot.steps_back}


@dataclass(frozen=True)
class PlayerRow:
    """A bot in a game. ``result``: ``won`` (first alone), ``shared`` (first with others) or ``lost``.

    ``points`` in 0..1, ``rank`` from 1. ``faults`` by kind. ``first_ms``: the time of its first answer, which includes
    its start; ``median_ms``, ``longest_ms``: of its later turns; ``None``: there were none.
    """

    seat: int
    bot: str
    rank: int
    points: float
    score: float
    result: str
    faults: Mapping[str, int]
    first_ms: float | None
    median_ms: float | None
    longest_ms: float | None


@dataclass(frozen=True)
class GameRow:
    """A game in the list of games. ``match``: the number of its match; ``None``: it was played for the standings.

    ``length``: in turns. ``played``: when it ended, in seconds since 1970.
    """

    id: int
    match: int | None
    set: int
    seed: int
    edition: str
    length: int
    played: float
    players: tuple[PlayerRow, ...]


RESULTS = ("won", "shared", "lost")


@dataclass(frozen=True)
class Standing:
    """One bot's row: ``rating`` on its ``scale`` with its 95 % interval, mean ``points``, ``faults`` by kind.

    Without games it has no ``points``, an infinite interval, and the mean rating. ``games``: the number of games in
    which it plays, perhaps several times. ``median_ms``: the median of its games' median turn times;
    ``longest_ms``: its longest turn; both of first answers if there are no others. ``forgiven``: its answers that would
    have been late by the wall clock. ``history``: pairs of the league's games so far and the rating after them.
    ``results``: how often it has won, was first with others, and has lost; each of its copies in a game counts.
    """

    bot: LeagueBot
    scale: Yardstick = POINTS
    rating: float = AT_ANCHOR
    low: float = -math.inf
    high: float = math.inf
    games: int = 0
    points: float | None = None
    faults: Mapping[str, int] = field(default_factory=dict)
    median_ms: float | None = None
    longest_ms: float | None = None
    history: tuple[tuple[int, float], ...] = ()
    forgiven: int = 0
    results: tuple[int, ...] = (0, 0, 0)

    @property
    def is_provisional(self) -> bool:
        """Whether its interval is so wide that its place says little."""
        return self.high - self.low > self.scale.provisional or math.isinf(self.high)

    def as_json(self) -> Json:
        """The row in ``league standings --json``."""
        return {
            "name": self.bot.name,
            "cmd": self.bot.command,
            "state": self.bot.state,
            "rating": round(self.rating, self.scale.digits),
            "low": _rounded(self.low, self.scale.digits),
            "high": _rounded(self.high, self.scale.digits),
            "games": self.games,
            "points": _rounded(self.points, 4),
            "faults": dict(self.faults),
            "turn_ms": {"p50": _rounded(self.median_ms), "max": _rounded(self.longest_ms)},
            "forgiven": self.forgiven,
            "results": dict(zip(RESULTS, self.results)),
            "history": [[games, round(rating, self.scale.digits)] for games, rating in self.history],
        }


def _rounded(value: float | None, digits: int = 3) -> float | None:
    return None if value is None or math.isinf(value) else round(value, digits)


@dataclass(frozen=True)
class Cell:
    """How one bot did against another: their games, and its mean points (0..1) or gain between the two."""

    games: int
    points: float
