"""The versions of a bot on its page: verdicts, ratings, comparison."""
from __future__ import annotations

from difflib import unified_diff
from typing import Any

from arena.league.store import League
from arena.league.store.rows import LeagueBot, Standing
from arena.stats.ratings import RatingPoint

MOST_CHANGES = 2000
"""The most lines of a file's changes that are shown."""


def versions_of(
    league: League, bot: LeagueBot, ratings: dict[str, Standing], compared_with: int | None
) -> dict[str, Any]:
    """What the page of a bot shows of its versions; ``compared_with``: the id of the one that it is compared with."""
    versions = league.versions.of(bot.name)
    others = [version.bot for version in versions if version.bot.id != bot.id]
    other = next((other for other in others if other.id == compared_with), None)
    rows = [(version.number, ratings[version.bot.name]) for version in reversed(versions)]
    return {
        "family": versions[0].family,
        "versions": [version for version in versions if version.bot.state != "removed" or version.bot.id == bot.id],
        "removed_versions": [other for other in others if other.state == "removed"],
        "rating_of_versions": [RatingPoint(number, row.rating, row.low, row.high) for number, row in rows if row.games],
        "duels": league.versions.duel_settings(),
        "other": other,
        "comparison": league.versions.compare(bot.name, other.name) if other else None,
        "changes": _changes(league, other, bot) if other else {},
    }


def _changes(league: League, old: LeagueBot, new: LeagueBot) -> dict[str, list[str]]:
    """What differs in the sources of two versions: the lines of a unified diff, by the name of the file."""
    before, after = league.bots.source(old.name), league.bots.source(new.name)
    diffs = {name: list(unified_diff(before.get(name, "").splitlines(), after.get(name, "").splitlines(), lineterm=""))
             for name in sorted(before | after)}
    return {name: lines[2:MOST_CHANGES] for name, lines in diffs.items() if lines}
