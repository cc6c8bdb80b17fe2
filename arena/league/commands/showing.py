"""What the games of a league say: actions of ``league``, and what all of these print, tables or one JSON object."""
from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Column, Table

from arena.commands import options
from arena.contract.faults import counts_in_words, in_words
from arena.contract.files import ReplayWriter
from arena.league.runner import is_playing
from arena.league.store import League
from arena.league.store.game_filters import FAULTS, Where
from arena.league.store.league_settings import LeagueSettings
from arena.league.store.rows import RESULTS, Cell, GameRow, Standing
from arena.league.store.versions import Version
from arena.match.summary import FORGIVEN, ms_in_words
from arena.stats.yardstick import POINTS
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
    """Ratings with their intervals; faults stand below it, because names need its room."""
    forgiven = [FORGIVEN] if any(row.forgiven for row in rows) else []
    times = ["ms", "max"] if any(row.median_ms is not None for row in rows) else []
    rating = "gain" if settings.gains else "rating"
    numbers = map(number_column, [rating, "95 %", "games", "points", "w/d/l", *times, *forgiven])
    title = f"{Path(settings.game).name}: {games} games"
    table = new_table(number_column(""), text_column("bot"), *numbers, title=title,
                      caption="\n".join(f"{row.bot.name}: {counts_in_words(row.faults)}" for row in rows if row.faults))
    for place, row in enumerate(rows, start=1):
        table.add_row(
            str(place),
            row.bot.name if row.bot.state == "active" else f"{row.bot.name} ({row.bot.state})",
            *_rating(row), str(row.games),
            "-" if row.points is None else f"{row.points:.3f}",
            "/".join(map(str, row.results)),
            *([ms_in_words(row.median_ms), ms_in_words(row.longest_ms)] if times else []),
            *(str(row.forgiven) for _ in forgiven),
        )
    return table


def versions_table(versions: Sequence[Version], rows: Mapping[int, Standing]) -> Table:
    """The versions of a bot with their rows of the standings, by id; a star marks the one that stands."""
    own = [rows[version.bot.id] for version in versions]
    rating = "rating" if own[0].scale is POINTS else "gain"
    faulty = ["faults"] if any(row.faults for row in own) else []
    table = new_table(number_column(""), Column("version", no_wrap=True),
                      *map(number_column, (rating, "95 %", "games")), *map(text_column, [*faulty, "verdict"]),
                      title=versions[0].family)
    for version, row in zip(versions, own):
        table.add_row(
            "*" if version.stands else "", version.bot.name, *_rating(row), str(row.games),
            *(counts_in_words(row.faults) or "none" for _ in faulty), version.verdict)
    return table


def _rating(row: Standing) -> tuple[str, str]:
    low, rating, high = map(row.scale.show, (row.low, row.rating, row.high))
    between = f"{low}-{high}" if row.scale is POINTS else f"{low} to {high}"
    return (rating + "?" * row.is_provisional, between) if row.games else ("-", "-")


def cross_table(settings: LeagueSettings, names: Sequence[str], cells: Mapping[tuple[str, str], Cell]) -> Table:
    """Points, or gains, and games of each bot against each other; columns are numbered by the places of the rows."""
    places, show = [str(place) for place in range(1, len(names) + 1)], settings.yardstick.shown
    title = "gain, and seeds" if settings.gains else "points, and games"
    table = new_table(number_column(""), text_column("bot"), *map(number_column, places), title=title)
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


OPTIONS: dict[str, dict[str, Any]] = {
    "bot": {"metavar": "NAME", "help": "games of this bot"},
    "against": {"metavar": "NAME", "help": "... against this one"},
    "result": {"choices": RESULTS, "help": "... with this result"},
    "fault": {"choices": FAULTS, "metavar": "KIND", "help": "... with a fault of this kind: " + ", ".join(FAULTS)},
    "match": {"type": int, "metavar": "M", "help": "games of this match; 0: those that were played for the standings"},
}


def add_filter(parser: argparse.ArgumentParser) -> None:
    """The options that choose games."""
    for name, described in OPTIONS.items():
        parser.add_argument(f"--{name}", **described)
    options.add_where(parser, "games in which the bot meets a condition")


def where_of(league: League, args: argparse.Namespace) -> Where:
    """The filter that the options describe; all games for an action without them."""
    given = vars(args)
    asked: dict[str, Any] = {name: given.get(name) for name in OPTIONS}
    return league.bots.resolved(Where(**asked, said=tuple(given.get("where", ()))))


def _table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--versions", action="store_true", help="show earlier versions of bots too; with a filter"
                        " they are always shown")
    parser.set_defaults(pairs=True)
    add_filter(parser)


def table(league: League, args: argparse.Namespace) -> int:
    """Prints the standings, and with ``pairs`` the cross table; returns the exit code."""
    with league.reading():
        where, settings = where_of(league, args), league.settings()
        _, cells, games = league.standings.tables(where)
        rows = league.standings.shown(where, args.versions)
    value = "gain" if settings.gains else "points"
    pairs = [{"bot": bot, "against": other, "games": cell.games, value: round(cell.points, 6)}
             for (bot, other), cell in cells.items()]
    told = {"game": settings.game, "games": games, "bots": [row.as_json() for row in rows], "pairs": pairs,
            "is_played": is_playing(args.folder), "settings": settings}
    shown = [standings_table(settings, rows, games)]
    if args.pairs:
        shown.append(cross_table(settings, [row.bot.name for row in rows], cells))
    return tell(args, told, *shown)


def _games_arguments(parser: argparse.ArgumentParser) -> None:
    add_filter(parser)
    parser.add_argument("--limit", type=options.number(0), default=20, metavar="N",
                        help="show the newest N (default %(default)s)")


def _games(league: League, args: argparse.Namespace) -> int:
    with league.reading():
        where = where_of(league, args)
        rows, total = league.games.find(where, limit=args.limit), league.games.count(where)
        paths = {row.id: league.games.replay_path(row.id) for row in rows}
    listed = [vars(row) | {"replay": str(paths[row.id])} for row in rows]
    return tell(args, {"total": total, "games": listed}, games_table(rows, total, paths))


def _export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", type=Path, metavar="FILE", help="a replay file like those of 'play'")
    add_filter(parser)


def _export(league: League, args: argparse.Namespace) -> int:
    where = where_of(league, args)
    rows = league.games.find(where, "oldest", league.games.count(where))
    with ReplayWriter(args.out) as writer:
        for row in options.progress("games", len(rows), of=rows):
            writer.add(league.games.replay(row.id))
    return tell(args, {"games": len(rows), "file": str(args.out)},
                f"{len(rows)} games: {args.out}" if rows else "no game is like that: nothing is written")


RESULT_ACTIONS: Actions = {
    "table": (table, "show the ratings, and how each bot did against each other bot", _table_arguments),
    "games": (_games, "list games, filtered and sorted", _games_arguments),
    "export": (_export, "write games to a replay file", _export_arguments),
}
