"""The actions of ``league`` on its bots: added, watched, listed with their versions, removed."""
from __future__ import annotations

import argparse
import shlex
import sys
from contextlib import suppress
from functools import partial
from getpass import getuser
from pathlib import Path

from arena.commands.options import add_jobs, jobs_at_once, number
from arena.contract.exit_codes import FAILED, INTERRUPTED
from arena.league.commands.showing import Actions, tell, versions_table
from arena.league.runner import PlayedAlready, Runner, try_bot
from arena.league.store import League
from arena.league.store.errors import UnchangedError
from arena.league.store.rows import LeagueBot
from arena.league.watching import Watcher, check_sources, watch, watching, with_modules
from arena.run.sandbox import MOST_MIB, ROOT, USUAL

_say = partial(print, flush=True)


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="name of the bot; a known name makes the program its next version")
    parser.add_argument("cmd", nargs="?", default="", metavar="COMMAND", help="the command that runs it, as"
                        " 'play' takes it (default: the usual one for the first --file); without a program, the bot of"
                        " this name is tried again")
    parser.add_argument("--file", type=Path, action="append", default=[], metavar="FILE", help="copy this file into a"
                        " folder of the league, with modules and headers beside it that it takes in, and run the bot"
                        " there; may be given more than once")
    parser.add_argument("--build", default="", metavar="COMMAND", help="the command that makes the program, in its"
                        " folder (default: the usual one for the first --file)")
    parser.add_argument("--memory", type=number(0, MOST_MIB), metavar="MIB",
                        help="its memory limit; 0: none (default: the contest's)")
    parser.add_argument("--isolate", action="store_true", help="give it no network, and no folder but its own")
    parser.add_argument("--anchor", action="store_true", help="fix its rating at 1500, instead of the mean of all")


def _add(league: League, args: argparse.Namespace) -> int:
    bot = try_bot(league, _added(league, args) if args.cmd or args.file else league.bots.named(args.name))
    if args.anchor:
        league.standings.set_anchor(bot.name)
    if bot.state != "failed":
        return tell(args, bot, f"{bot.name} is {bot.state}", *filter(None, [bot.last_words]))
    tell(args, bot)
    if not args.json:
        print(f"{bot.name} has failed: {bot.last_words}", *filter(None, [bot.build_output]), sep="\n", file=sys.stderr)
    return FAILED


def _added(league: League, args: argparse.Namespace) -> LeagueBot:
    """The bot, or its next version; the newest one if it is this very program and does not play."""
    check_sources(args.file, has_command=True)
    files = with_modules(args.file)
    command = args.cmd if files else _from_anywhere(args.cmd)
    try:
        return league.versions.add(args.name, files, command, args.build, args.memory, args.isolate or None, getuser())
    except UnchangedError:
        newest = league.versions.of(args.name)[0].bot
        if newest.state == "active":
            raise
        return newest


def _from_anywhere(command: str) -> str:
    """The command with whole paths for files in this folder outside the kit: the runner may be in another folder."""
    words = shlex.split(command)
    whole = [place if Path(word).is_file() and not (ROOT / word).exists() else word
             for word, place in zip(words, USUAL.located(words or [""]))]
    return shlex.join(whole) if whole != words else command


def _name_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the bot's name, or that of one of its versions, such as 'mine v3'")


def _remove(league: League, args: argparse.Namespace) -> int:
    name = league.bots.named(args.name).name
    gone = league.bots.remove(name)
    return tell(args, {"removed": name, "has_games": not gone}, f"{name} is removed" if gone else
                f"{name} is removed and plays no more; its games still count. 'add {name}' brings it back")


def _versions(league: League, args: argparse.Namespace) -> int:
    with league.reading():
        versions = league.versions.of(args.name)
        rows = {row.bot.id: row for row in league.standings.tables().standings}
    listed = []
    for version in versions:
        row = rows[version.bot.id].as_json()
        listed.append(version.as_json() | {name: row[name] for name in ("rating", "low", "high", "games")})
    return tell(args, {"versions": listed}, versions_table(versions, rows))


def _watch_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="the bot's file, and others that it needs;"
                        " every save that changes one of them is a version")
    parser.add_argument("--name", help="name of the bot (default: that of the first file, without its ending)")
    parser.add_argument("--command", dest="cmd", default="", metavar="COMMAND", help="the command that runs it"
                        " (default: that of the version before, or the usual one for the first file)")
    parser.add_argument("--build", default="", metavar="COMMAND", help="the command that makes the program (default:"
                        " likewise)")
    parser.add_argument("--duel-games", type=int, metavar="N", help="from now on, a new version plays at most so many"
                        " games against the one before (default: as before; 600 at first)")
    parser.add_argument("--duel-elo", type=float, metavar="ELO", help="... to find this difference; half of it takes"
                        " four times as many games (default: as before; 50 at first)")
    add_jobs(parser)


def _watch(league: League, args: argparse.Namespace) -> int:
    name = args.name or args.files[0].stem
    check_sources(args.files, has_command=bool(args.cmd or league.bots.called(name)))
    runner = Runner(league, jobs_at_once(args), args.executor)
    league.versions.set_duels(args.duel_games, args.duel_elo)
    watcher = Watcher(league, name, args.files, _say, args.cmd, args.build, getuser())
    _say(f"watching {', '.join(map(str, args.files))}: every save is a version of {name}; Ctrl-C ends it")
    with watching(lambda ending: watch([watcher], ending)):
        try:
            while True:
                with suppress(PlayedAlready):  # it may end
                    runner.run()
        except KeyboardInterrupt:
            print("interrupted: all versions and finished games are saved; the next 'watch' goes on", file=sys.stderr)
    return INTERRUPTED


BOT_ACTIONS: Actions = {
    "add": (_add, "add a bot, or its next version: a command or a file; it is built and tried", _add_arguments),
    "remove": (_remove, "remove a bot; the games of one that has some still count", _name_argument),
    "watch": (_watch, "play, and add every save of a file as the bot's next version", _watch_arguments),
    "versions": (_versions, "show the versions of a bot: ratings, and verdicts in words", _name_argument),
}
