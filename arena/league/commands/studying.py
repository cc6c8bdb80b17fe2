"""What ``league`` does with the games of its bots besides playing them: reports, and branches."""
from __future__ import annotations

import argparse
from pathlib import Path
from urllib.parse import quote

from arena.commands.ask import RecordedTurn, turn_of
from arena.commands.branch import add_games, carry_out
from arena.commands.options import UsageError, add_jobs, add_where, conditions_of, number
from arena.commands.reporting import add_judging, make_report
from arena.games import load_game
from arena.judge.losses import PlayedGame
from arena.league.store import League
from arena.league.store.where import Where
from arena.league.worker import entry_of
from arena.match.branching import Branching


def add_report(parser: argparse.ArgumentParser) -> None:
    """The options of ``report``."""
    parser.add_argument("name", help="the bot's name")
    parser.add_argument("--against", metavar="BOT", help="another bot, to compare with: an older version")
    parser.add_argument("--games", type=number(1), default=200, metavar="N", help="the newest N games of each (default"
                        " %(default)s)")
    add_where(parser, "only games in which the bot meets a condition")
    parser.add_argument("--out", type=Path, metavar="OUT.html", help="the page (default: bot-N.report.html with the"
                        " bot's number)")
    parser.add_argument("--in-browser", action="store_true", help="the page's links lead to the pages of 'serve'")
    add_judging(parser)
    add_jobs(parser)


def report(league: League, args: argparse.Namespace) -> int:
    """Says what a bot loses by; returns the exit code."""
    names = [league.bots.named(name).name for name in (args.name, args.against) if name]
    out = args.out or Path(f"bot-{league.bots.named(names[0]).id}.report.html")
    versions = [(name, _games(league, name, args, out)) for name in names]
    game = league.settings().game
    return make_report(args, load_game(game), game, versions, out, with_games=not args.in_browser)


def _games(league: League, name: str, args: argparse.Namespace, out: Path) -> list[PlayedGame]:
    """The newest games of a bot. Raises :class:`UsageError` if it has none."""
    where = Where(bot=name, said=tuple(one.text for one in conditions_of(args)))
    rows = league.games.find(where, limit=args.games)
    if not rows:
        raise UsageError(f"{name} has played no game yet{' that is like that' if args.where else ''}")
    folder = "/games/" if args.in_browser else f"{quote(out.stem)}/game-"
    return [
        PlayedGame(f"game {row.id}", record, player.seat, None, f"{folder}{row.id}{'' if args.in_browser else '.html'}",
                   league.games.replay_path(row.id))
        for row in rows for record in [league.games.named_replay(row)] for player in row.players if player.bot == name
    ]


def add_branch(parser: argparse.ArgumentParser) -> None:
    """The options of ``branch``."""
    parser.add_argument("game", type=int, metavar="GAME", help="number of the game")
    parser.add_argument("--turn", type=int, required=True, metavar="T", help="the turn, as pages count: from 1")
    parser.add_argument("--seat", type=int, required=True, metavar="S", help="the seat, from 0")
    otherwise = parser.add_mutually_exclusive_group(required=True)
    otherwise.add_argument("--answer", metavar="LINE", help="the player's answer in this turn; its own bot goes on")
    otherwise.add_argument("--with", dest="bot", metavar="BOT", help="the bot that plays the seat from this turn on")
    add_games(parser)


def branch(league: League, args: argparse.Namespace) -> int:
    """Plays on from a turn of a game; keeps the games, and beside them how they compare. Returns the exit code."""
    row = league.games.game(args.game)
    name = league.settings().game
    game = load_game(name)
    record = league.games.named_replay(row)
    if not 0 <= args.seat < len(record.players):
        raise UsageError(f"--seat {args.seat}: the seats are 0 to {len(record.players) - 1}")
    index = turn_of(record, args.turn, args.seat)
    point = RecordedTurn(game, record, index, args.turn, args.seat)
    branching = Branching(
        name, record, index, args.seat, args.answer, entry_of(league, args.bot) if args.bot is not None else None,
        {player.seat: entry_of(league, player.bot) for player in row.players}, not args.same_luck, args.seed,
    )
    args.out = args.out or league.branches.new_file(row.id)
    league.branches.keep(args.out, row.id, carry_out(args, point, branching, f"game {row.id}"))
    return 0
