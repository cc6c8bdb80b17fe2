"""The tables that ``league`` prints for people."""
from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.table import Column, Table

from arena.contract.faults import counts_in_words, in_words
from arena.contract.speed import ms_in_words
from arena.league.store.rows import Bot, Cell, GameRow, LeagueSettings, MatchRow, Standing
from arena.league.store.said import Means
from arena.league.store.versions import Version
from arena.match.summary import FORGIVEN
from arena.stats.estimates import Interval, elo_in_words
from arena.stats.sprt import in_words as test_in_words
from arena.terminal import new_table, number_column, text_column


def standings_table(settings: LeagueSettings, rows: Sequence[Standing], games: int) -> Table:
    """Ratings with their intervals."""
    forgiven = [FORGIVEN] if any(row.forgiven for row in rows) else []
    numbers = map(number_column, ["rating", "95 %", "games", "points", "ms", "max", *forgiven])
    table = new_table(number_column(""), text_column("bot"), *numbers, text_column("faults"),
                      title=f"{Path(settings.game).name}: {games} games")
    for place, row in enumerate(rows, start=1):
        table.add_row(
            str(place),
            row.bot.name if row.bot.state == "active" else f"{row.bot.name} ({row.bot.state})",
            f"{row.rating:.0f}" if row.games else "-",
            f"{row.low:.0f}-{row.high:.0f}" if row.games else "-",
            str(row.games),
            "-" if row.points is None else f"{row.points:.3f}",
            ms_in_words(row.median_ms),
            ms_in_words(row.longest_ms),
            *(str(row.forgiven) for _ in forgiven),
            _faults(row),
        )
    return table


def versions_table(versions: Sequence[Version], rows: Mapping[int, Standing]) -> Table:
    """The versions of a bot with their rows of the standings, by id; a star marks the one that stands."""
    own = [rows[version.bot.id] for version in versions]
    faulty = ["faults"] if any(row.faults for row in own) else []
    table = new_table(number_column(""), Column("version", no_wrap=True),
                      *map(number_column, ("rating", "95 %", "games")), *map(text_column, [*faulty, "verdict"]),
                      title=versions[0].family)
    for version, row in zip(versions, own):
        table.add_row(
            "*" if version.stands else "", version.bot.name, f"{row.rating:.0f}" if row.games else "-",
            f"{row.low:.0f}-{row.high:.0f}" if row.games else "-", str(row.games), *(_faults(row) for _ in faulty),
            version.verdict)
    return table


def _faults(row: Standing) -> str:
    return counts_in_words(row.faults) or "none"


def cross_table(names: Sequence[str], cells: Mapping[tuple[str, str], Cell]) -> Table:
    """Points and games of each bot against each other; columns are numbered by the places of the rows."""
    places = [str(place) for place in range(1, len(names) + 1)]
    table = new_table(number_column(""), text_column("bot"), *map(number_column, places), title="points, and games")
    for place, name in zip(places, names):
        met = [cells.get((name, other)) for other in names]
        table.add_row(place, name, *("" if cell is None else f"{cell.points:.2f}\n{cell.games}" for cell in met))
    return table


def said_table(means: Mapping[str, Mapping[str, Means]]) -> Table:
    """The means, over games, of what bots report."""
    title = "means over games" if means else "these bots have said nothing of themselves"
    table = new_table(text_column("bot"), text_column("name"), *map(number_column, ("games", "last", "mean of turns")),
                      title=title)
    for bot, by_name in means.items():
        for name, number in by_name.items():
            last = "-" if number.last is None else f"{number.last:.6g}"
            table.add_row(bot, name, str(number.games), last, f"{number.mean:.6g}")
    return table


def games_table(rows: Sequence[GameRow], total: int, paths: Mapping[int, Path]) -> Table:
    """A page of games, with the file of each."""
    table = new_table(*map(number_column, ("game", "seed", "turns")), text_column("players"), text_column("replay"),
                      title=f"{len(rows)} of {total} games")
    for row in rows:
        players = sorted(row.players, key=lambda player: player.rank)
        table.add_row(
            str(row.id), str(row.seed), str(row.length),
            "\n".join(
                ", ".join([f"{player.rank}. {player.bot}", *map(in_words, player.faults)]) for player in players),
            _shown(paths[row.id]),
        )
    return table


def _shown(path: Path) -> str:
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


def bots_table(bots: Sequence[Bot]) -> Table:
    """The bots with their states."""
    table = new_table(*map(text_column, ("bot", "state", "command", "last words")), title=f"{len(bots)} bots")
    for bot in bots:
        table.add_row(bot.name, bot.state, bot.command, bot.why)
    return table


def match_lines(matches: Sequence[MatchRow]) -> list[str]:
    """How each match stands."""
    lines = []
    for match in matches:
        others = ", ".join(match.bots[1:])
        lines += [f"match {match.id}: {match.bots[0]} against {others}: {match.state}, {match.played} of {match.games}"
                  f" games, {match.left} left; points {_interval(match.points)}"]
        if not math.isnan(match.elo.value):
            lines.append(f"  Elo {elo_in_words(match.elo)}")
        if match.vague:
            lines.append(f"  the intervals are wide: {match.vague}")
        if match.sprt:
            lines.append(f"  {test_in_words(match.sprt)}")
        lines += [f"  {remark}" for remark in (*match.remarks, match.waiting) if remark]
    return lines


def _interval(interval: Interval) -> str:
    if math.isnan(interval.value):
        return "not known yet"
    return f"{interval.value:.3f} (95 %: {interval.low:.3f} to {interval.high:.3f})"
