"""What the actions of ``league`` are, and what they print: tables for people, or one JSON object."""
from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Column, Table

from arena.commands import options
from arena.contract.faults import counts_in_words, in_words
from arena.contract.speed import ms_in_words
from arena.league.store.league_settings import LeagueSettings
from arena.league.store.rows import Cell, GameRow, Standing
from arena.league.store.versions import Version
from arena.match.summary import FORGIVEN
from arena.stats.ratings import ELO_SCALE
from arena.terminal import Terminal, new_table, number_column, text_column

Actions = dict[str, tuple[Callable[..., int], str, Callable[[argparse.ArgumentParser], None]]]
"""By name: what carries it out and returns the exit code, a line for ``--help``, and what adds its options."""


def tell(args: argparse.Namespace, value: Any, *shown: str | Table) -> int:
    """Prints ``value`` for ``--json``, the lines and tables for people; returns the exit code 0."""
    options.tell(args, value, _show, *shown)
    return 0


def _show(*shown: str | Table) -> None:
    for part in shown:
        print(part) if isinstance(part, str) else Terminal().print(part)


def standings_table(settings: LeagueSettings, rows: Sequence[Standing], games: int) -> Table:
    """Ratings with their intervals."""
    forgiven = [FORGIVEN] if any(row.forgiven for row in rows) else []
    times = ["ms", "max"] if any(row.median_ms is not None for row in rows) else []
    rating = "gain" if settings.gains else "rating"
    numbers = map(number_column, [rating, "95 %", "games", "points", "w/d/l", *times, *forgiven])
    table = new_table(number_column(""), text_column("bot"), *numbers, text_column("faults"),
                      title=f"{Path(settings.game).name}: {games} games")
    for place, row in enumerate(rows, start=1):
        table.add_row(
            str(place),
            row.bot.name if row.bot.state == "active" else f"{row.bot.name} ({row.bot.state})",
            *_rating(row),
            str(row.games),
            "-" if row.points is None else f"{row.points:.3f}",
            "/".join(map(str, row.results)),
            *([ms_in_words(row.median_ms), ms_in_words(row.longest_ms)] if times else []),
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
            "*" if version.stands else "", version.bot.name, *_rating(row), str(row.games),
            *(_faults(row) for _ in faulty), version.verdict)
    return table


def _rating(row: Standing) -> tuple[str, str]:
    show, to = row.scale.show, "-" if row.scale is ELO_SCALE else " to "
    return (show(row.rating), f"{show(row.low)}{to}{show(row.high)}") if row.games else ("-", "-")


def _faults(row: Standing) -> str:
    return counts_in_words(row.faults) or "none"


def cross_table(settings: LeagueSettings, names: Sequence[str], cells: Mapping[tuple[str, str], Cell]) -> Table:
    """Points, or gains, and games of each bot against each other; columns are numbered by the places of the rows."""
    places, show = [str(place) for place in range(1, len(names) + 1)], settings.yardstick.shown
    table = new_table(number_column(""), text_column("bot"), *map(number_column, places),
                      title="gain, and seeds" if settings.gains else "points, and games")
    for place, name in zip(places, names):
        met = [cells.get((name, other)) for other in names]
        table.add_row(place, name, *("" if cell is None else f"{show(cell.points)}\n{cell.games}" for cell in met))
    return table


def games_table(rows: Sequence[GameRow], total: int, paths: Mapping[int, Path]) -> Table:
    """A page of games, with the file of each."""
    table = new_table(*map(number_column, ("game", "seed", "turns")), text_column("players"), text_column("replay"),
                      title=f"{len(rows)} of {total} games")
    here = Path.cwd()
    for row in rows:
        players, path = sorted(row.players, key=lambda player: player.rank), paths[row.id]
        table.add_row(
            str(row.id), str(row.seed), str(row.length),
            "\n".join(
                ", ".join([f"{player.rank}. {player.bot}", *map(in_words, player.faults)]) for player in players),
            str(path.relative_to(here) if path.is_relative_to(here) else path),
        )
    return table
