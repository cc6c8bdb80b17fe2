"""``league``: a standing league of many bots, kept in a folder."""
from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from urllib.parse import quote

from arena.commands import options
from arena.commands.ask import RecordedTurn
from arena.commands.branch import add_branching, carry_out
from arena.commands.report import add_judging, make_report
from arena.contract.exit_codes import INTERRUPTED
from arena.contract.files import LEAGUE_FILE, read_json
from arena.judge.losses import PlayedGame
from arena.league import importing
from arena.league.commands.keeping import BOT_ACTIONS
from arena.league.commands.showing import RESULT_ACTIONS, Actions, table, tell
from arena.league.runner import Runner
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.game_filters import Where
from arena.league.store.league_settings import new_league_settings
from arena.league.worker import entry_of
from arena.match.branching import Branching

HELP = "keep the standings of many bots, which can be added at any time"
MORE_HELP = options.editions_and_options
DESCRIPTION = f"""Keeps a league in a folder: its bots, matches and games are in {LEAGUE_FILE}, the replays in games/.
Without an action it shows the standings. Ratings are fitted to all games at once, so that the order of the games does
not matter (Bradley-Terry, on the Elo scale; 1500 is the mean, or the rating of a bot added with --anchor). Every game
is saved as soon as it ends; after Ctrl-C or a crash the next call continues. You can add and remove bots while games
are played. The pages of 'arena serve DIR' start matches, rename bots and keep leaderboards. To begin:

  arena league DIR init olympics
  arena league DIR add mine --file mine.py
  arena league DIR add greedy builtin:greedy
  arena league DIR play --games 60 --jobs 0"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="the league's folder")
    options.add_json(parser)
    parser.set_defaults(act=table, versions=False, pairs=False)
    actions = parser.add_subparsers(
        metavar="ACTION", title="actions; each has its --help", parser_class=options.CommandParser)
    for name, (act, described, add) in ACTIONS.items():
        action = actions.add_parser(name, help=described, description=f"{described[0].upper()}{described[1:]}.")
        add(action)
        options.add_json(action, default=argparse.SUPPRESS)
        action.set_defaults(act=act)


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
    try:
        if args.act is _init:
            return _init(args)
        with League.open(args.folder) as league:
            return int(args.act(league, args))
    except (LeagueError, ValueError) as error:
        raise options.UsageError(str(error)) from None
    except OverflowError:
        raise options.UsageError("a number is too large") from None


def _init_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, as 'play' takes it")
    parser.add_argument("--seats", default="", metavar="N", help="players of a game; 2-4: games of each of"
                        " these numbers (default: as few as the game allows)")
    options.add_settings(parser)
    options.add_clock(parser)


def _init(args: argparse.Namespace) -> int:
    settings = new_league_settings(
        args.game, seats=args.seats, edition=args.edition, first_turn_ms=args.first_turn_ms, turn_ms=args.turn_ms,
        options=options.pairs_of(args.option, "--option"), seed=args.seed, **options.clock_of(args))
    with League.create(args.folder, settings):
        return tell(args, settings, f"{args.folder} is now a league of {settings.game}; add bots:"
                    f" arena league {args.folder} add NAME COMMAND")


def _import_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", type=Path, metavar="SOURCE", help="a folder with replays, or one such file")
    parser.add_argument("--same", action="append", default=[], metavar="PLAYER=BOT", help="the games of this player"
                        " there count for this bot of the league; other programs are players of their own, whatever"
                        " their names are; may be given more than once")


def _import(league: League, args: argparse.Namespace) -> int:
    files, same = importing.files_of(args.source), options.pairs_of(args.same, "--same")
    _check_same(league, files, same)
    total = importing.Imported()
    for file in options.progress("files", len(files), of=files):
        counts = importing.import_games(league, read_json(file), file.stat().st_mtime, str(args.source.resolve()), same)
        total.new, total.known = total.new + counts.new, total.known + counts.known
        for why, count in counts.left_out.items():
            total.left_out[f"{file}: {why}"] = count
    return tell(args, {"new": total.new, "known": total.known, "left_out": total.left_out},
                f"{total.new} games are new, {total.known} were there already",
                *(f"{count} left out, {why}" for why, count in total.left_out.items()))


def _check_same(league: League, files: Iterable[Path], same: Mapping[str, str]) -> None:
    """Raises :class:`LeagueError` if there is no such bot in the league, or no such player in the files."""
    for bot in same.values():
        league.bots.named(bot)
    players = importing.players_of(files) if same else set()
    for player in same.keys() - players:
        raise LeagueError(f"--same {player}: no such player is in these games; there are: {', '.join(sorted(players))}")


def _play_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=options.number(1), metavar="N",
                        help="play so many games (default: until Ctrl-C)")
    options.add_jobs(parser)


def _play(league: League, args: argparse.Namespace) -> int:
    code, runner = 0, Runner(league, options.jobs_at_once(args), args.executor)
    try:
        with options.progress("games", args.games) as bar:
            runner.run(args.games, lambda: bar.update())
    except KeyboardInterrupt:
        code = INTERRUPTED
        print(f"interrupted: {runner.played} new games are saved; the next 'play' goes on", file=sys.stderr)
    if args.games is not None or sys.stdout.isatty() or args.json:
        table(league, args)
    return code


def _report_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the bot's name")
    parser.add_argument("--against", metavar="BOT", help="another bot, to compare with: an older version")
    parser.add_argument("--games", type=options.number(1), default=200, metavar="N", help="the newest N games of each"
                        " (default %(default)s)")
    options.add_where(parser, "only games in which the bot meets a condition")
    parser.add_argument("--out", type=Path, metavar="OUT.html", help="the page (default: bot-N.report.html with the"
                        " bot's number)")
    parser.add_argument("--in-browser", action="store_true", help="the page's links lead to the pages of 'serve'")
    add_judging(parser)
    options.add_jobs(parser)


def _report(league: League, args: argparse.Namespace) -> int:
    names = [league.bots.named(name).name for name in (args.name, args.against) if name]
    out = args.out or Path(f"bot-{league.bots.named(names[0]).id}.report.html")
    versions = [(name, _games(league, name, args, out)) for name in names]
    game = league.settings().game
    return make_report(args, league.settings().loaded(), game, versions, out, with_games=not args.in_browser)


def _games(league: League, name: str, args: argparse.Namespace, out: Path) -> list[PlayedGame]:
    """The newest games of a bot. Raises :class:`UsageError` if it has none."""
    where = Where(bot=name, said=tuple(one.text for one in options.conditions_of(args)))
    rows = league.games.find(where, limit=args.games)
    if not rows:
        raise options.UsageError(f"{name} has played no game yet{' that is like that' if args.where else ''}")
    folder = "/games/" if args.in_browser else f"{quote(out.stem)}/game-"
    return [
        PlayedGame(f"game {row.id}", record, player.seat, None, f"{folder}{row.id}{'' if args.in_browser else '.html'}",
                   league.games.replay_path(row.id))
        for row in rows for record in [league.games.named_replay(row)] for player in row.players if player.bot == name
    ]


def _branch_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=int, metavar="GAME", help="number of the game")
    parser.add_argument("--turn", type=int, required=True, metavar="T", help="the turn, as pages count: from 1")
    parser.add_argument("--seat", type=int, required=True, metavar="S", help="the seat, from 0")
    add_branching(parser, "bot", "BOT")


def _branch(league: League, args: argparse.Namespace) -> int:
    row = league.games.game(args.game)
    name = league.settings().game
    record = league.games.named_replay(row)
    if not 0 <= args.seat < len(record.players):
        raise options.UsageError(f"--seat {args.seat}: the seats are 0 to {len(record.players) - 1}")
    point = RecordedTurn.of(league.settings().loaded(), record, args.turn, args.seat)
    branching = Branching(
        name, record, point.index, args.seat, args.answer,
        entry_of(league, args.other) if args.other is not None else None,
        {player.seat: entry_of(league, player.bot) for player in row.players}, not args.same_luck, args.seed,
    )
    args.out = args.out or league.branches.new_file(row.id)
    league.branches.keep(args.out, row.id, carry_out(args, point, branching, f"game {row.id}"))
    return 0


ACTIONS: Actions = {
    "init": (_init, "make a new league", _init_arguments),
    **BOT_ACTIONS,
    "import": (_import, "take in games that 'play' or another league has written", _import_arguments),
    "play": (_play, "play games: those of matches first, then for the standings", _play_arguments),
    **RESULT_ACTIONS,
    "report": (_report, "say what a bot loses by, over its newest games", _report_arguments),
    "branch": (_branch, "play on from a turn of a game, with another answer or bot", _branch_arguments),
}
