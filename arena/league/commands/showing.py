"""The actions of ``league`` on what its games say: ratings, the cross table, and the games; and which games."""
from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from arena.commands.options import UsageError, add_where, progress
from arena.contract.files import ReplayWriter
from arena.league.commands.tables import Actions, cross_table, games_table, standings_table, tell
from arena.league.runner import is_playing
from arena.league.store import League
from arena.league.store.games import ORDERS
from arena.league.store.rows import RESULTS
from arena.league.store.where import FAULTS, Where

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
    add_where(parser, "games in which the bot meets a condition")
    parser.add_argument("--board", metavar="NAME", help="games of this leaderboard, which a page has kept; then other"
                        " filters have no effect")


def where_of(league: League, args: argparse.Namespace) -> Where:
    """The filter that the options describe; all games for an action without them."""
    given = vars(args)
    if board := given.get("board"):
        return league.standings.board(board)
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
        rows, cells, games = league.standings.tables(where)
        rows = league.standings.shown(rows, where, args.versions)
    value = "gain" if settings.gains else "points"
    pairs = [{"bot": bot, "against": other, "games": cell.games, value: round(cell.points, 6)}
             for (bot, other), cell in cells.items()]
    told = {"game": settings.game, "games": games, "bots": [row.as_json() for row in rows], "pairs": pairs,
            "is_played": is_playing(args.folder), "settings": settings.as_json()}
    shown = [standings_table(settings, rows, games)]
    if args.pairs:
        shown.append(cross_table(settings, [row.bot.name for row in rows], cells))
    return tell(args, told, *shown)


def _games_arguments(parser: argparse.ArgumentParser) -> None:
    add_filter(parser)
    parser.add_argument("--order", choices=ORDERS, default="newest", help="how they are sorted (default %(default)s)")
    parser.add_argument("--limit", type=int, default=20, metavar="N", help="show so many (default %(default)s)")
    parser.add_argument("--offset", type=int, default=0, metavar="N", help="... after so many (default 0)")


def _games(league: League, args: argparse.Namespace) -> int:
    for option in ("limit", "offset"):
        if (number := getattr(args, option)) < 0:
            raise UsageError(f"--{option} {number}: give a number from 0 on")
    with league.reading():
        where = where_of(league, args)
        rows, total = league.games.find(where, args.order, args.limit, args.offset), league.games.count(where)
        paths = {row.id: league.games.replay_path(row.id) for row in rows}
    listed = [row.as_json() | {"replay": str(paths[row.id])} for row in rows]
    return tell(args, {"total": total, "games": listed}, games_table(rows, total, paths))


def _export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", type=Path, metavar="FILE", help="a replay file like those of 'play'")
    add_filter(parser)


def _export(league: League, args: argparse.Namespace) -> int:
    where = where_of(league, args)
    rows = league.games.find(where, "oldest", league.games.count(where))
    with ReplayWriter(args.out) as writer:
        for row in progress("games", len(rows), of=rows):
            writer.add(league.games.replay(row.id))
    return tell(args, {"games": len(rows), "file": str(args.out)},
                f"{len(rows)} games: {args.out}" if rows else "no game is like that: nothing is written")


RESULT_ACTIONS: Actions = {
    "table": (table, "show the ratings, and how each bot did against each other bot", _table_arguments),
    "games": (_games, "list games, filtered and sorted", _games_arguments),
    "export": (_export, "write games to a replay file", _export_arguments),
}
