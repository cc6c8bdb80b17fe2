"""Duels between versions of a bot: which are to be begun, and what their games say."""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from arena.contract.files import Json
from arena.league.store.database import Database
from arena.league.store.league_settings import read_settings
from arena.league.store.matches import MatchRow, OverSets, matches
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


def duels_to_begin(rows: Sequence[VersionRow], bots: Mapping[int, LeagueBot]) -> Iterator[tuple[LeagueBot, LeagueBot]]:
    """Each version that has passed its trial and has no duel yet, with the one that stood before it.

    It waits while an earlier version is not tried yet.
    """
    for row in rows:
        bot = bots[row.bot]
        if row.duel is not None or row.ruling == REJECTED or bot.state != "active":
            continue
        before = [other for other in rows if other.family == row.family and other.number < row.number]
        opponent = bots.get(standing(before, bots).get(row.family, -1))
        is_waiting = any(bots[other.bot].state in ("new", "trying") for other in before)
        if opponent and opponent.state == "active" and not is_waiting:
            yield bot, opponent


def duel_of(match: MatchRow, elo: float, verdict: str) -> Duel:
    """The duel that a match is; ``elo``, ``verdict``: those of the version's row."""
    return Duel(match.yardstick, match.whole, match.bots[1], match.id, match.played, match.games, elo, verdict,
                len(match.void))


def compared(database: Database, bot: str, other: str, names: Mapping[int, str], elo: float) -> Duel:
    """How a bot did against another in all matches of these two alone; each set has one seed for both.

    ``names``: of all bots by id. The verdict is told from whole sets, and empty while it is not clear.
    """
    own = [match for match in reversed(matches(database, names))
           if set(match.bots[:1]) ^ set(match.bots[1:]) == {bot, other}]
    sets: list[float] = []
    yardstick = read_settings(database).yardstick
    for match in own:
        sets += match.whole if match.bots[0] == bot else yardstick.of_the_other(match.whole)
    played, left = sum(match.played for match in own), sum(match.left for match in own)
    return Duel(yardstick, sets, other, None, played, played + left, elo, yardstick.verdict(sets, elo) or "",
                sum(len(match.void) for match in own))
