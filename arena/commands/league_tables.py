"""The tables that ``league`` prints for people."""
from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from arena.league.rows import Bot, Cell, GameRow, LeagueSettings, MatchRow, Standing
from arena.league.said import Means
from arena.league.versions import Version
from arena.match.summary import FORGIVEN
from arena.run.faults import in_words
from arena.stats.estimates import Interval
from arena.terminal import Terminal

LEFT = ("bot", "name", "state", "faults", "last words", "players", "command", "replay", "version", "verdict")
"""Columns of text."""


def _table(title: str, headings: Sequence[str]) -> Table:
    table = Table(title=Text(title), box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in headings:
        table.add_column(
            Text(heading), justify="left" if heading in LEFT else "right", overflow="fold",
            no_wrap=heading not in LEFT or heading == "version")
    return table


def _print(table: Table) -> None:
    Terminal().print(table)


def show_standings(settings: LeagueSettings, rows: Sequence[Standing], games: int) -> None:
    """Prints ratings with their intervals."""
    forgiven = [FORGIVEN] if any(row.forgiven for row in rows) else []
    headings = ["", "bot", "rating", "95 %", "games", "points", "ms", "max", *forgiven, "faults"]
    table = _table(f"{Path(settings.game).name}: {games} games", headings)
    for place, row in enumerate(rows, start=1):
        table.add_row(
            str(place),
            Text(row.bot.name if row.bot.state == "active" else f"{row.bot.name} ({row.bot.state})"),
            f"{row.rating:.0f}" if row.games else "-",
            f"{row.low:.0f}-{row.high:.0f}" if row.games else "-",
            str(row.games),
            "-" if row.points is None else f"{row.points:.3f}",
            _ms(row.median_ms),
            _ms(row.longest_ms),
            *(str(row.forgiven) for _ in forgiven),
            ", ".join(f"{count} {in_words(kind)}" for kind, count in row.faults.items()) or "none",
        )
    _print(table)


def show_versions(versions: Sequence[Version], rows: Mapping[int, Standing]) -> None:
    """Prints the versions of a bot with their rows of the standings, by id; a star marks the one that stands."""
    table = _table(versions[0].family, ["", "version", "rating", "95 %", "games", "verdict"])
    for version in versions:
        row = rows[version.bot.id]
        table.add_row(
            "*" if version.stands else "", Text(version.bot.name), f"{row.rating:.0f}" if row.games else "-",
            f"{row.low:.0f}-{row.high:.0f}" if row.games else "-", str(row.games), Text(version.verdict))
    _print(table)


def _ms(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}" if value < 1000.0 else f"{value:.0f}"


def show_cross_table(names: Sequence[str], cells: Mapping[tuple[str, str], Cell]) -> None:
    """Prints points and games of each bot against each other; columns are numbered by the places of the rows."""
    table = _table("points, and games", ["", "bot", *map(str, range(1, len(names) + 1))])
    for place, name in enumerate(names, start=1):
        met = [cells.get((name, other)) for other in names]
        table.add_row(
            str(place), Text(name), *("" if cell is None else f"{cell.points:.2f}\n{cell.games}" for cell in met))
    _print(table)


def show_said(means: Mapping[str, Mapping[str, Means]]) -> None:
    """Prints the means, over games, of what bots report."""
    title = "means over games" if means else "these bots have said nothing of themselves"
    table = _table(title, ["bot", "name", "games", "last", "mean of turns"])
    for bot, by_name in means.items():
        for name, one in by_name.items():
            last = "-" if one.last is None else f"{one.last:.6g}"
            table.add_row(Text(bot), Text(name), str(one.games), last, f"{one.mean:.6g}")
    _print(table)


def show_games(rows: Sequence[GameRow], total: int, paths: Mapping[int, Path]) -> None:
    """Prints a page of games, with the file of each."""
    table = _table(f"{len(rows)} of {total} games", ["game", "seed", "turns", "players", "replay"])
    for row in rows:
        players = sorted(row.players, key=lambda player: player.rank)
        table.add_row(
            str(row.id), str(row.seed), str(row.length),
            Text("\n".join(
                ", ".join([f"{player.rank}. {player.bot}", *map(in_words, player.faults)]) for player in players)),
            Text(_shown(paths[row.id])),
        )
    _print(table)


def _shown(path: Path) -> str:
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


def show_bots(bots: Sequence[Bot]) -> None:
    """Prints the bots with their states."""
    table = _table(f"{len(bots)} bots", ["bot", "state", "command", "last words"])
    for bot in bots:
        table.add_row(Text(bot.name), bot.state, Text(bot.command), Text(bot.why))
    _print(table)


def show_matches(matches: Sequence[MatchRow]) -> None:
    """Prints how each match stands."""
    console = Terminal()
    for match in matches:
        others = ", ".join(match.bots[1:])
        lines = [f"match {match.id}: {match.bots[0]} against {others}: {match.state}, {match.played} of {match.games}"
                 f" games, {match.left} left; points {_interval(match.points, 3)}"]
        if match.played:
            lines.append(f"  Elo {_interval(match.elo, 1)}")
        if match.vague:
            lines.append(f"  the intervals are wide: {match.vague}")
        if match.sprt:
            test = match.sprt
            lines.append(f"  SPRT {test['elo0']:g} against {test['elo1']:g} Elo: {test['result']} (log-likelihood ratio"
                         f" {test['llr']:.2f} between {test['lower']:.2f} and {test['upper']:.2f})")
        lines += [f"  {remark}" for remark in match.remarks]
        for line in lines:
            console.print(line, soft_wrap=True)


def _interval(interval: Interval, digits: int) -> str:
    if math.isnan(interval.value):
        return "not known yet"
    return f"{interval.value:.{digits}f} (95 %: {interval.low:.{digits}f} to {interval.high:.{digits}f})"
