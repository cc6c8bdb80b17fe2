"""The matches of a league, and how they stand."""
from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import Any, NamedTuple

from arena.contract.files import Json
from arena.league.store.database import Database
from arena.league.store.league_settings import read_settings
from arena.league.store.rows import LeagueBot
from arena.stats.estimates import Interval, leading_means, why_vague
from arena.stats.verdict import EQUAL, STRONGER, WEAKER
from arena.stats.yardstick import Yardstick

UNCLEAR = "unclear"
"""The verdict of a duel whose games are all played without a decision."""


class SetSoFar(NamedTuple):
    """A set of a match: its size, its played games, the sum of the first bot's points, or gains, in them.

    ``void``: why a game of it was given up, so that it will never be whole; empty: none was.
    """

    size: int
    games: int
    points: float
    void: str


@dataclass(frozen=True)
class OverSets:
    """How a bot did against others: ``whole`` has its mean points, or gains, in each whole set."""

    yardstick: Yardstick
    whole: Sequence[float]

    @property
    def points(self) -> Interval:
        """The points, or gains, with their interval over sets."""
        return self.yardstick.mean(self.whole)

    @property
    def difference(self) -> Interval:
        """What follows from the points, in Elo; or the gain."""
        return self.yardstick.difference(self.whole)

    @property
    def vague(self) -> str:
        """Why these intervals are so wide, in words; empty if they are not."""
        return why_vague(self.whole)


@dataclass(frozen=True)
class MatchRow(OverSets):
    """A requested match. ``bots``: a name for each seat; the first bot is tested against the others.

    ``state``: ``running`` (also while nobody plays), ``stopped`` or ``done``. ``played``: of at most ``games`` games.
    ``leading``: the points in the sets up to the first that is not whole. ``void``: why, for each set in which a game
    was given up; the test passes over them. ``waits_for``: its bots that do not play.
    """

    id: int
    bots: tuple[str, ...]
    games: int
    elo0: float | None
    elo1: float | None
    seed: int
    state: str
    started: float
    played: int
    leading: Sequence[float]
    void: tuple[str, ...]
    waits_for: tuple[str, ...]

    @cached_property
    def sprt(self) -> Json | None:
        """How the sequential test stands, see :meth:`arena.stats.sprt.Sprt.report`.

        ``None``: there are no hypotheses, or none that can be tested by how the contest compares now.
        """
        try:
            test = None if self.elo0 is None or self.elo1 is None else self.yardstick.test(self.elo0, self.elo1)
        except ValueError:
            return None
        return None if test is None else test.report(self.leading)

    @property
    def remark(self) -> str:
        """For people: that there is no test, and which part of the match does not count; empty if all is as asked."""
        untested = self.elo0 is not None and self.sprt is None
        return ". ".join(filter(None, (
            f"SPRT {self.elo0:g} against {self.elo1:g} cannot be tested: all games are played" if untested else "",
            "sets that do not count, because a game of them was given up:"
            f" {len(self.void)}; the last: {self.void[-1]}" if self.void else "")))

    @property
    def left(self) -> int:
        """The number of games still to be played, unless the test ends before."""
        return 0 if self.state == "done" else self.games - self.played


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
        return f"not clear yet against {self.opponent}, {figures} of at most {self.most}"

    def as_json(self) -> Json:
        return {
            "against": self.opponent, "match": self.match, "games": self.games, "most": self.most,
            "points": self.points.as_json(), self.yardstick.unit.lower(): self.difference.as_json(),
            "verdict": self.verdict or None, "words": self.words,
        }


def matches(database: Database, bots: Mapping[int, LeagueBot], number: int | None = None) -> list[MatchRow]:
    """All matches, the newest first, or the one with this number; ``bots`` by id."""
    chosen = "" if number is None else f"WHERE id = {int(number)}"
    with database.reading():
        rows = database.rows(
            f"SELECT id, bots, games, elo0, elo1, seed, state, started FROM matches {chosen} ORDER BY id DESC")
        sets = _sets_of_matches(database, number)
        yardstick = read_settings(database).yardstick
    return [_match(row, sets[row[0]], bots, yardstick) for row in rows]


def _match(
    row: Sequence[Any], sets: Sequence[SetSoFar], bots: Mapping[int, LeagueBot], yardstick: Yardstick
) -> MatchRow:
    number, ids, games, elo0, elo1, seed, state, started = row
    players = [bots[bot] for bot in json.loads(ids)]
    idle = {bot.id: bot.name for bot in players if bot.state != "active"} if state == "running" else {}
    return MatchRow(
        yardstick, [one.points / one.size for one in sets if one.games == one.size],
        number, tuple(bot.name for bot in players), games, elo0, elo1, seed, state, started,
        sum(one.games for one in sets),
        leading_means((one.size, one.games, one.points) for one in sets if not one.void),
        tuple(one.void for one in sets if one.void), tuple(idle[bot] for bot in sorted(idle)),
    )


def _sets_of_matches(database: Database, match: int | None) -> dict[int, list[SetSoFar]]:
    gains = _gains(database, match)
    sets: dict[int, list[SetSoFar]] = defaultdict(list)
    for of, set_id, size, games, half_wins, entries, void in database.rows(
        "SELECT s.match_id, s.id, s.size, e.games, e.half_wins, (SELECT COUNT(*) FROM entries o WHERE o.set_id = s.id),"
        " COALESCE((SELECT MAX(g.why) FROM given_up g WHERE g.set_id = s.id), '')"
        " FROM sets s JOIN entries e ON e.set_id = s.id AND e.entry = 0"
        f" WHERE s.match_id {_of(match)} ORDER BY s.id"
    ):
        points = half_wins / 2 / (entries - 1) if gains is None else sum(gains[set_id])
        sets[of].append(SetSoFar(size, games, points, void))
    return sets


def _gains(database: Database, match: int | None) -> dict[int, list[float]] | None:
    """By set, the gain of the first bot over the others in each of its games; ``None``: points are compared."""
    measure = read_settings(database).gains
    if measure is None:
        return None
    scores: dict[tuple[int, int], list[float]] = defaultdict(list)
    for set_id, game, score in database.rows(
        "SELECT g.set_id, g.id, p.score FROM games g JOIN players p ON p.game_id = g.id"
        f" WHERE g.match_id {_of(match)} ORDER BY p.entry"
    ):
        scores[set_id, game].append(score)
    gains: dict[int, list[float]] = defaultdict(list)
    for (set_id, _), (first, *others) in scores.items():
        gains[set_id].append(fmean(measure.gain(first, other) for other in others))
    return gains


def _of(match: int | None) -> str:
    return "IS NOT NULL" if match is None else f"= {int(match)}"
