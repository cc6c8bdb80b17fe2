"""``league``: a standing league of many bots, kept in a folder."""
from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from getpass import getuser
from pathlib import Path
from typing import Any

from arena.commands.league_filter import NO_FILTER, add_filter, where_of
from arena.commands.league_games import add_branch, add_report, branch, report
from arena.commands.league_tables import (
    show_bots,
    show_cross_table,
    show_games,
    show_matches,
    show_said,
    show_standings,
)
from arena.commands.league_versions import VERSION_ACTIONS
from arena.commands.options import (
    UsageError,
    add_clock,
    add_jobs,
    add_json,
    add_programs,
    clock_of,
    editions_and_options,
    jobs_at_once,
    pairs_of,
    progress,
    sandbox_of,
)
from arena.exit_codes import FAILED, INTERRUPTED
from arena.files import Json, ReplayWriter, read_json
from arena.league.games import ORDERS
from arena.league.importing import (
    Imported,
    files_of,
    import_games,
    new_league_settings,
    settings_of,
)
from arena.league.ledger import Ledger
from arena.league.roster import FILE, LeagueError
from arena.league.rows import Bot
from arena.league.runner import Runner, is_playing, try_bot
from arena.league.said import MATCH
from arena.run.sandbox import ROOT

HELP = "keep the standings of many bots, which can be added at any time"
MORE_HELP = editions_and_options
DESCRIPTION = f"""Keeps a league in a folder: its bots, matches and games are in {FILE}, the replays in games/.
Without an action it shows the standings. Ratings are fitted to all games at once, so that the order of the games does
not matter (Bradley-Terry, on the Elo scale; 1500 is the mean, or the rating of a bot that 'anchor' names). Every game
is saved as soon as it ends; after Ctrl-C or a crash the next call continues. You can add, rename and retire bots and
start matches while games are played. To begin:

  arena league DIR init olympics
  arena league DIR add mine --file mine.py
  arena league DIR add greedy builtin:greedy
  arena league DIR play --games 60 --jobs 0"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="the league's folder")
    add_json(parser)
    parser.set_defaults(act=_standings, makes_league=False, versions=False, **NO_FILTER)
    actions = parser.add_subparsers(metavar="ACTION", title="actions; each has its --help", parser_class=_Parser)
    for name, (act, described, add) in (MAKING | ACTIONS).items():
        action = actions.add_parser(name, help=described, description=f"{described[0].upper()}{described[1:]}.")
        add(action)
        action.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="print one JSON object on"
                            " stdout, and nothing else there")
        action.set_defaults(act=act, makes_league=name in MAKING)


class _Parser(argparse.ArgumentParser):
    """The parser of an action; unlike a command's, its help has no text at the end."""


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
    try:
        if args.makes_league:
            return int(args.act(args))
        with Ledger.open(args.folder) as store:
            return int(args.act(store, args))
    except (LeagueError, ValueError) as error:
        raise UsageError(str(error)) from None
    except OverflowError:
        raise UsageError("a number is too large") from None


def _print(found: Any) -> None:
    print(json.dumps(found))


# --- creation, import and export


def _init_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, as 'play' takes it")
    parser.add_argument("--edition", help="edition of the rules (default: the first one of the game)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="option of the game")
    parser.add_argument("--seats", type=int, metavar="N", help="players of a game (default: as few as the game allows)")
    parser.add_argument("--turn-ms", type=float, metavar="MS", help="time for an answer; 0: no limit is enforced")
    parser.add_argument("--first-turn-ms", type=float, metavar="MS", help="time for the first answer; 0: no limit")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first set (default 1)")
    add_clock(parser)


def _init(args: argparse.Namespace) -> int:
    settings = new_league_settings(
        args.game, seats=args.seats, edition=args.edition, first_turn_ms=args.first_turn_ms, turn_ms=args.turn_ms,
        options=pairs_of(args.option, "--option"), seed=args.seed, **clock_of(args))
    with Ledger.create(args.folder, settings):
        if args.json:
            _print(settings.as_json())
        else:
            print(f"{args.folder} is now a league of {settings.game}; add bots: arena league"
                  f" {args.folder} add NAME COMMAND")
    return 0


def _import_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", type=Path, metavar="SOURCE", help="a folder with replays of 'play', or one such file;"
                        " the league is made if there is none")


def _import(args: argparse.Namespace) -> int:
    files = files_of(args.source)
    is_new = not (args.folder / FILE).exists()
    with Ledger.create(args.folder, settings_of(args.source)) if is_new else Ledger.open(args.folder) as store:
        total = Imported()
        for file in progress("files", len(files), of=files):
            counts = import_games(store, read_json(file), file.stat().st_mtime, file.name)
            total.new, total.known = total.new + counts.new, total.known + counts.known
            for why, count in counts.left_out.items():
                total.left_out[f"{file}: {why}"] = count
    if args.json:
        _print({"new": total.new, "known": total.known, "left_out": total.left_out})
        return 0
    print(f"{total.new} games are new, {total.known} were there already")
    for why, count in total.left_out.items():
        print(f"{count} left out, {why}")
    return 0


def _export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", type=Path, metavar="FILE", help="a replay file like those of 'play'")
    add_filter(parser)


def _export(store: Ledger, args: argparse.Namespace) -> int:
    where = where_of(store, args)
    rows = store.games(where, "oldest", store.count_games(where))
    with ReplayWriter(args.out) as writer:
        for row in progress("games", len(rows), of=rows):
            writer.add(store.replay(row.id))
    _print({"games": len(rows), "file": str(args.out)}) if args.json else print(f"{len(rows)} games: {args.out}")
    return 0


# --- bots


def _add_bot_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="name of the bot; with a --file, a known name makes it the bot's next version")
    _program_arguments(parser)
    parser.add_argument("--isolate", action="store_true", help="give it no network, and no folder but its own")


def _program_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("cmd", nargs="?", default="", metavar="COMMAND", help="the command that runs it, as"
                        " 'play' takes it (default: the usual one for the first --file)")
    parser.add_argument("--file", type=Path, action="append", default=[], metavar="FILE", help="copy this file into a"
                        " folder of the league, and run the bot there; may be given more than once")
    parser.add_argument("--build", default="", metavar="COMMAND", help="the command that makes the program, in its"
                        " folder (default: the usual one for the first --file)")
    parser.add_argument("--memory", type=int, metavar="MIB", help="its memory limit; 0: none (default: the"
                        " contest's)")


def _add_bot(store: Ledger, args: argparse.Namespace) -> int:
    command, build, files = _program(args)
    if files:
        bot = store.add_version(args.name, files, command, build, args.memory, args.isolate or None, getuser())
    else:
        bot = store.add_bot(args.name, command, build, None, args.memory, args.isolate, getuser())
    return _tried(store, bot, args)


def _program(args: argparse.Namespace) -> tuple[str, str, dict[str, bytes]]:
    """The command that runs a bot, the one that builds it, and its files."""
    files = {path.name: path.read_bytes() for path in args.file}
    return args.cmd if files else _from_anywhere(args.cmd), args.build, files


def _replace_arguments(parser: argparse.ArgumentParser) -> None:
    _name_argument(parser)
    _program_arguments(parser)


def _replace(store: Ledger, args: argparse.Namespace) -> int:
    return _tried(store, store.replace_program(args.name, *_program(args), args.memory), args)


def _delete(store: Ledger, args: argparse.Namespace) -> int:
    gone = store.delete_bot(args.name)
    if args.json:
        _print({"deleted": args.name, "hidden": not gone})
        return 0
    print(f"{args.name} is deleted" if gone else f"{args.name} is hidden and plays no more; its games still count."
          f" 'try {args.name}' brings it back")
    return 0


def _from_anywhere(command: str) -> str:
    """The command with whole paths for files in this folder outside the kit: the runner may be in another folder."""
    words = [
        str(Path(word).absolute()) if word and Path(word).is_file() and not (ROOT / word).exists() else word
        for word in shlex.split(command)
    ]
    return shlex.join(words) if words != shlex.split(command) else command


def _tried(store: Ledger, bot: Bot, args: argparse.Namespace) -> int:
    """Has a new bot tried, and prints the outcome."""
    bot = try_bot(store, bot)
    if args.json:
        _print(bot.as_json())
    elif bot.state == "failed":
        print(f"{bot.name} has failed: {bot.last_words}", *filter(None, [bot.build_output]), sep="\n", file=sys.stderr)
    else:
        print(f"{bot.name} is {bot.state}", *filter(None, [bot.last_words]), sep="\n")
    return FAILED if bot.state == "failed" else 0


def _name_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the bot's name")


def _rename_arguments(parser: argparse.ArgumentParser) -> None:
    _name_argument(parser)
    parser.add_argument("new", metavar="NEW", help="its new name")


def _rename(store: Ledger, args: argparse.Namespace) -> int:
    store.rename_bot(args.name, args.new)
    return _said(args, store.bot(args.new), f"{args.name} is now called {args.new}")


def _retire(store: Ledger, args: argparse.Namespace) -> int:
    store.set_bot_state(args.name, "retired")
    return _said(args, store.bot(args.name), f"{args.name} plays no more; its games still count")


def _said(args: argparse.Namespace, bot: Bot, sentence: str) -> int:
    _print(bot.as_json()) if args.json else print(sentence)
    return 0


def _try(store: Ledger, args: argparse.Namespace) -> int:
    return _tried(store, store.bot(args.name), args)


def _bots_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help="the deleted ones that have games too")


def _bots(store: Ledger, args: argparse.Namespace) -> int:
    bots = [bot for bot in store.bots() if args.all or not bot.hidden]
    _print({"bots": [bot.as_json() for bot in bots]}) if args.json else show_bots(bots)
    return 0


def _source(store: Ledger, args: argparse.Namespace) -> int:
    bot, source = store.bot(args.name), store.source(args.name)
    if args.json:
        _print(bot.as_json() | {"source": source})
        return 0
    for name, text in source.items():
        print(f"--- {name}", text, sep="\n")
    for what, text in (("build", bot.build), ("build output", bot.build_output), ("last words", bot.last_words)):
        if text:
            print(f"--- {what}", text, sep="\n")
    return 0


def _anchor_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", help="the bot whose rating is 1500 (default: the mean of all)")


def _anchor(store: Ledger, args: argparse.Namespace) -> int:
    store.set_anchor(args.name)
    return _standings(store, args)


# --- what the games say


def _standings_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--versions", action="store_true", default=argparse.SUPPRESS, help="show earlier versions of"
                        " bots too; with a filter they are always shown")
    add_filter(parser)


def _standings(store: Ledger, args: argparse.Namespace) -> int:
    where = where_of(store, args)
    settings, (rows, _, games) = store.settings(), store.tables(where)
    rows = store.shown(rows, where, args.versions)
    if args.json:
        _print({"game": settings.game, "games": games, "bots": [row.as_json() for row in rows],
                "is_played": is_playing(args.folder), "settings": settings.as_json()})
    else:
        show_standings(settings, rows, games)
    return 0


def _table(store: Ledger, args: argparse.Namespace) -> int:
    where = where_of(store, args)
    rows, cells, _ = store.tables(where)
    if args.json:
        _print({"pairs": [{"bot": one, "against": other, "games": cell.games, "points": round(cell.points, 4)}
                          for (one, other), cell in cells.items()]})
    else:
        show_cross_table([row.bot.name for row in store.shown(rows, where, args.versions)], cells)
    return 0


def _said_means(store: Ledger, args: argparse.Namespace) -> int:
    found = store.said_means(where_of(store, args))
    if args.json:
        _print({"bots": {bot: {name: one._asdict() for name, one in means.items()}
                         for bot, means in found.items() if bot != MATCH},
                "match": {name: one._asdict() for name, one in found.get(MATCH, {}).items()}})
    else:
        show_said({bot or "the match": means for bot, means in found.items()})
    return 0


def _games_arguments(parser: argparse.ArgumentParser) -> None:
    add_filter(parser)
    parser.add_argument("--order", choices=ORDERS, default="newest", help="how they are sorted (default %(default)s)")
    parser.add_argument("--limit", type=int, default=20, metavar="N", help="show so many (default %(default)s)")
    parser.add_argument("--offset", type=int, default=0, metavar="N", help="... after so many (default 0)")


def _games(store: Ledger, args: argparse.Namespace) -> int:
    where = where_of(store, args)
    rows, total = store.games(where, args.order, args.limit, args.offset), store.count_games(where)
    paths = {row.id: store.replay_path(row.id) for row in rows}
    if args.json:
        _print({"total": total, "games": [row.as_json() | {"replay": str(paths[row.id])} for row in rows]})
    else:
        show_games(rows, total, paths)
    return 0


def _keep_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="name of the leaderboard; one of that name is replaced")
    add_filter(parser)


def _keep(store: Ledger, args: argparse.Namespace) -> int:
    store.keep_board(args.name, where_of(store, args))
    return _boards(store, args)


def _board_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="name of the leaderboard")


def _drop(store: Ledger, args: argparse.Namespace) -> int:
    store.drop_board(args.name)
    return _boards(store, args)


def _boards(store: Ledger, args: argparse.Namespace) -> int:
    boards: Json = {name: where.as_json() for name, where in store.boards().items()}
    if args.json:
        _print({"boards": boards})
        return 0
    for name, where in boards.items():
        print(f"{name}: {json.dumps(where, ensure_ascii=False)}")
    return 0


# --- matches and play


def _match_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help="names of bots; the first plays against the others, the"
                        " last one takes all seats that are left")
    parser.add_argument("--games", type=int, required=True, metavar="N", help="at most so many games, rounded up to"
                        " whole sets")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), default=(None, None), help="stop as"
                        " soon as the first bot is known to be ELO0 or ELO1 stronger")
    parser.add_argument("--seed", type=int, metavar="S", help="seed of the first set (default: one that is new)")


def _match(store: Ledger, args: argparse.Namespace) -> int:
    args.number = store.start_match(args.bots, args.games, args.sprt[0], args.sprt[1], args.seed)
    return _matches(store, args)


def _number_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("number", type=int, metavar="M", help="number of the match")


def _matches_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("number", type=int, nargs="?", metavar="M", help="number of a match (default: all)")


def _stop(store: Ledger, args: argparse.Namespace) -> int:
    store.stop_match(args.number)
    return _matches(store, args)


def _resume(store: Ledger, args: argparse.Namespace) -> int:
    store.resume_match(args.number)
    return _matches(store, args)


def _matches(store: Ledger, args: argparse.Namespace) -> int:
    found = store.matches() if args.number is None else [store.match(args.number)]
    _print({"matches": [match.as_json() for match in found]}) if args.json else show_matches(found)
    return 0


def _play_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, metavar="N", help="play so many games (default: until Ctrl-C)")
    add_programs(parser)
    add_jobs(parser)


def _play(store: Ledger, args: argparse.Namespace) -> int:
    if args.games is not None and args.games < 1:
        raise UsageError(f"--games {args.games}: play at least one game")
    code, jobs, sandbox = 0, jobs_at_once(args), sandbox_of(args)
    runner = Runner(store, jobs, args.executor, sandbox)
    try:
        with progress("games", args.games) as bar:
            runner.run(args.games, lambda: bar.update())
    except KeyboardInterrupt:
        code = INTERRUPTED
        print(f"interrupted: {runner.played} new games are saved; the next 'play' goes on", file=sys.stderr)
    if args.games is not None or sys.stdout.isatty() or args.json:
        _standings(store, args)
    return code


_Arguments = Callable[[argparse.ArgumentParser], None]
MAKING: dict[str, tuple[Callable[..., int], str, _Arguments]] = {
    "init": (_init, "make a new league", _init_arguments),
    "import": (_import, "take in games that 'play' or another league has written", _import_arguments),
}
"""Actions that need no league yet. They take the arguments alone; all others take the league before them."""
ACTIONS: dict[str, tuple[Callable[..., int], str, _Arguments]] = {
    "add": (_add_bot, "add a bot: a command or a file; it is built and tried", _add_bot_arguments),
    "try": (_try, "build and try a bot again; then it plays, even if it was retired", _name_argument),
    "rename": (_rename, "give a bot another name", _rename_arguments),
    "retire": (_retire, "stop a bot from playing; its games still count", _name_argument),
    "replace": (_replace, "give a bot another program, such as a mended file; it is built and tried",
                _replace_arguments),
    "delete": (_delete, "delete a bot; one that has games is retired and hidden instead", _name_argument),
    "bots": (_bots, "list the bots and their states", _bots_arguments),
    "source": (_source, "show a bot's source, build output and last words", _name_argument),
    "play": (_play, "play games: those of matches first, then for the standings", _play_arguments),
    "standings": (_standings, "show the ratings, from all games or from those of a filter", _standings_arguments),
    "table": (_table, "show how each bot did against each other bot", _standings_arguments),
    "games": (_games, "list games, filtered and sorted", _games_arguments),
    "said": (_said_means, "show means of the numbers that bots say of themselves", add_filter),
    "anchor": (_anchor, "choose the bot whose rating is 1500", _anchor_arguments),
    "keep": (_keep, "keep a filter as a leaderboard of its own", _keep_arguments),
    "drop": (_drop, "remove a leaderboard", _board_argument),
    "boards": (_boards, "list the leaderboards", lambda parser: None),
    "match": (_match, "start a match, which is played before anything else", _match_arguments),
    "matches": (_matches, "show matches: their tests, Elo, and games left", _matches_arguments),
    "stop": (_stop, "stop a match", _number_argument),
    "resume": (_resume, "continue a match", _number_argument),
    "report": (report, "say what a bot loses by, over its newest games", add_report),
    "branch": (branch, "play on from a turn of a game, with another answer or bot", add_branch),
    "export": (_export, "write games to a replay file", _export_arguments),
    **VERSION_ACTIONS,
}
