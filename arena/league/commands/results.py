"""The actions of ``league`` on what its games say: ratings, the cross table, games, and leaderboards."""
from __future__ import annotations

import argparse

from arena.commands.options import UsageError
from arena.league.commands.actions import Actions, tell
from arena.league.commands.filtering import add_filter, in_options, where_of
from arena.league.commands.tables import cross_table, games_table, said_table, standings_table
from arena.league.runner import is_playing
from arena.league.store import League
from arena.league.store.games import ORDERS
from arena.league.store.means import MATCH


def _anchor_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", help="the bot whose rating is 1500 (default: the mean of all)")


def _anchor(league: League, args: argparse.Namespace) -> int:
    league.standings.set_anchor(args.name)
    return show_ratings(league, args)


def _standings_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--versions", action="store_true", default=argparse.SUPPRESS, help="show earlier versions of"
                        " bots too; with a filter they are always shown")
    add_filter(parser)


def show_ratings(league: League, args: argparse.Namespace) -> int:
    """Prints the standings; returns the exit code."""
    where = where_of(league, args)
    settings, (rows, _, games) = league.settings(), league.standings.tables(where)
    rows = league.standings.shown(rows, where, args.versions)
    told = {"game": settings.game, "games": games, "bots": [row.as_json() for row in rows],
            "is_played": is_playing(args.folder), "settings": settings.as_json()}
    return tell(args, told, standings_table(settings, rows, games))


def _table(league: League, args: argparse.Namespace) -> int:
    where = where_of(league, args)
    rows, cells, _ = league.standings.tables(where)
    pairs = [{"bot": bot, "against": other, "games": cell.games, "points": round(cell.points, 4)}
             for (bot, other), cell in cells.items()]
    names = [row.bot.name for row in league.standings.shown(rows, where, args.versions)]
    return tell(args, {"pairs": pairs}, cross_table(names, cells))


def _said_means(league: League, args: argparse.Namespace) -> int:
    said = league.standings.means_said(where_of(league, args))
    by_bot = {bot: {name: number._asdict() for name, number in means.items()} for bot, means in said.items()}
    match = by_bot.pop(MATCH, {})
    return tell(args, {"bots": by_bot, "match": match},
                said_table({bot or "the match": means for bot, means in said.items()}))


def _games_arguments(parser: argparse.ArgumentParser) -> None:
    add_filter(parser)
    parser.add_argument("--order", choices=ORDERS, default="newest", help="how they are sorted (default %(default)s)")
    parser.add_argument("--limit", type=int, default=20, metavar="N", help="show so many (default %(default)s)")
    parser.add_argument("--offset", type=int, default=0, metavar="N", help="... after so many (default 0)")


def _games(league: League, args: argparse.Namespace) -> int:
    for option in ("limit", "offset"):
        if (number := getattr(args, option)) < 0:
            raise UsageError(f"--{option} {number}: give a number from 0 on")
    where = where_of(league, args)
    rows, total = league.games.find(where, args.order, args.limit, args.offset), league.games.count(where)
    paths = {row.id: league.games.replay_path(row.id) for row in rows}
    listed = [row.as_json() | {"replay": str(paths[row.id])} for row in rows]
    return tell(args, {"total": total, "games": listed}, games_table(rows, total, paths))


def _keep_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="name of the leaderboard; one of that name is replaced")
    add_filter(parser)


def _keep(league: League, args: argparse.Namespace) -> int:
    league.standings.keep_board(args.name, where_of(league, args))
    return _boards(league, args)


def _board_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="name of the leaderboard")


def _drop(league: League, args: argparse.Namespace) -> int:
    league.standings.drop_board(args.name)
    return _boards(league, args)


def _boards(league: League, args: argparse.Namespace) -> int:
    boards = league.standings.boards()
    return tell(args, {"boards": {name: where.as_json() for name, where in boards.items()}},
                *(f"{name}: {in_options(where)}" for name, where in boards.items()))


RESULT_ACTIONS: Actions = {
    "standings": (show_ratings, "show the ratings, from all games or from those of a filter", _standings_arguments),
    "table": (_table, "show how each bot did against each other bot", _standings_arguments),
    "games": (_games, "list games, filtered and sorted", _games_arguments),
    "said": (_said_means, "show means of the numbers that bots say of themselves", add_filter),
    "anchor": (_anchor, "choose the bot whose rating is 1500", _anchor_arguments),
    "keep": (_keep, "keep a filter as a leaderboard of its own", _keep_arguments),
    "drop": (_drop, "remove a leaderboard", _board_argument),
    "boards": (_boards, "list the leaderboards", lambda parser: None),
}
