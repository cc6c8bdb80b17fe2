"""The versions of bots in their file, and duels between them: what their games say."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from arena.contract.files import Json
from arena.league.store.database import Database
from arena.league.store.matches import OverSets
from arena.league.store.rows import LeagueBot
from arena.stats.verdict import EQUAL, STRONGER, WEAKER

UNCLEAR = "unclear"
"""The verdict of a duel whose games are all played without a decision."""
PROMOTED, REJECTED = "promoted", "rejected"
"""What its author has decided of a version."""


class DuelSettings(NamedTuple):
    """How a duel is played: at most so many games, and the difference in Elo that it looks for."""

    games: int
    elo: float


class VersionRow(NamedTuple):
    """A row of the table: the bot (id), the name that its versions have in common, and its number from 1.

    ``elo``: the difference that its duel looks for. ``duel``: the number of the match; ``None``: none is begun.
    ``verdict`` and ``ruling`` are empty if there is none yet.
    """

    bot: int
    family: str
    number: int
    elo: float
    duel: int | None = None
    verdict: str = ""
    ruling: str = ""

    @property
    def steps_back(self) -> bool:
        """Whether the version before it stands for the bot."""
        return self.ruling == REJECTED or (self.verdict == WEAKER and not self.ruling)


@dataclass(frozen=True)
class Duel(OverSets):
    """How a bot did against another in sets of these two alone. ``match``: its number, if it is one match.

    ``most``: the games that are to be played at most. ``elo_sought``: the difference that the duel looks for.
    ``verdict``: empty while it is not clear. ``void``: sets that do not count, see :class:`MatchRow`.
    """

    opponent: str
    match: int | None
    games: int
    most: int
    elo_sought: float
    verdict: str
    void: int

    @property
    def words(self) -> str:
        """The verdict in words, with the games so far and the difference with its interval."""
        given_up = f"{self.void} set{'s' if self.void > 1 else ''} with a game that was given up" if self.void else ""
        return "; ".join(filter(None, [self._verdict, self.vague, given_up]))

    @property
    def _verdict(self) -> str:
        difference = f"{self.yardstick.unit} {self.yardstick.in_words(self.difference)}"
        figures = f"{difference}, {self.games} games"
        if self.verdict == STRONGER:
            return f"stronger than {self.opponent}, {figures}"
        if self.verdict == WEAKER:
            return f"weaker than {self.opponent}, {figures}"
        if self.verdict == EQUAL:
            return f"as strong as {self.opponent} within {self.elo_sought:g} {self.yardstick.sought}, {figures}"
        if not self.games:
            return f"not clear yet, no game against {self.opponent} so far"
        if self.verdict == UNCLEAR or self.games >= self.most:
            return f"not clear against {self.opponent} after all {self.games} games, {difference}"
        return f"not decided yet against {self.opponent}, {figures} of at most {self.most}"

    def as_json(self) -> Json:
        return {
            "against": self.opponent, "match": self.match, "games": self.games, "most": self.most,
            "points": self.points.as_json(), self.yardstick.unit.lower(): self.difference.as_json(),
            "verdict": self.verdict or None, "words": self.words,
        }


def version_name(family: str, number: int) -> str:
    """The name of a version."""
    return f"{family} v{number}"


def version_rows(database: Database) -> list[VersionRow]:
    """All versions, those of a bot together and in their order."""
    return [VersionRow(*row) for row in database.rows(
        "SELECT bot_id, family, number, elo, duel, verdict, ruling FROM versions ORDER BY family, number")]


def standing(rows: Sequence[VersionRow], bots: Mapping[int, LeagueBot]) -> dict[str, int]:
    """The version (id of the bot) that stands for each family; none if all have failed or step back."""
    return {
        row.family: row.bot for row in rows
        if bots[row.bot].state in ("active", "retired") and not row.steps_back
    }
