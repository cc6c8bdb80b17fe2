"""The actions of ``league`` on its bots: added, tried, replaced, renamed, listed."""
from __future__ import annotations

import argparse
import shlex
import sys
from getpass import getuser
from pathlib import Path

from arena.commands.options import memory_of
from arena.contract.exit_codes import FAILED
from arena.league.commands.actions import Actions, tell
from arena.league.commands.tables import bots_table
from arena.league.runner import try_bot
from arena.league.store import League
from arena.league.store.rows import Bot
from arena.run.sandbox import ROOT


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


def _add_bot(league: League, args: argparse.Namespace) -> int:
    (command, build, files), memory_mib = _program(args), memory_of(args)
    if files:
        bot = league.versions.add(args.name, files, command, build, memory_mib, args.isolate or None, getuser())
    else:
        bot = league.bots.add(args.name, command, build, None, memory_mib, args.isolate, getuser())
    return _tried(league, bot, args)


def _program(args: argparse.Namespace) -> tuple[str, str, dict[str, bytes]]:
    """The command that runs a bot, the one that builds it, and its files."""
    files = {path.name: path.read_bytes() for path in args.file}
    return args.cmd if files else _from_anywhere(args.cmd), args.build, files


def _replace_arguments(parser: argparse.ArgumentParser) -> None:
    _name_argument(parser)
    _program_arguments(parser)


def _replace(league: League, args: argparse.Namespace) -> int:
    return _tried(league, league.bots.replace(args.name, *_program(args), memory_of(args)), args)


def _delete(league: League, args: argparse.Namespace) -> int:
    gone = league.bots.remove(args.name)
    return tell(args, {"deleted": args.name, "hidden": not gone}, f"{args.name} is deleted" if gone else
                f"{args.name} is hidden and plays no more; its games still count. 'try {args.name}' brings it back")


def _from_anywhere(command: str) -> str:
    """The command with whole paths for files in this folder outside the kit: the runner may be in another folder."""
    words = [
        str(Path(word).absolute()) if word and Path(word).is_file() and not (ROOT / word).exists() else word
        for word in shlex.split(command)
    ]
    return shlex.join(words) if words != shlex.split(command) else command


def _tried(league: League, bot: Bot, args: argparse.Namespace) -> int:
    """Has a new bot tried, and prints the outcome."""
    bot = try_bot(league, bot)
    if bot.state != "failed":
        return tell(args, bot.as_json(), f"{bot.name} is {bot.state}", *filter(None, [bot.last_words]))
    tell(args, bot.as_json())
    if not args.json:
        print(f"{bot.name} has failed: {bot.last_words}", *filter(None, [bot.build_output]), sep="\n", file=sys.stderr)
    return FAILED


def _name_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the bot's name")


def _rename_arguments(parser: argparse.ArgumentParser) -> None:
    _name_argument(parser)
    parser.add_argument("new", metavar="NEW", help="its new name")


def _rename(league: League, args: argparse.Namespace) -> int:
    league.bots.rename(args.name, args.new)
    return tell(args, league.bots.named(args.new).as_json(), f"{args.name} is now called {args.new}")


def _retire(league: League, args: argparse.Namespace) -> int:
    league.bots.set_state(args.name, "retired")
    return tell(args, league.bots.named(args.name).as_json(), f"{args.name} plays no more; its games still count")


def _try(league: League, args: argparse.Namespace) -> int:
    return _tried(league, league.bots.named(args.name), args)


def _bots_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help="list deleted bots that have games, too")


def _bots(league: League, args: argparse.Namespace) -> int:
    bots = [bot for bot in league.bots.all() if args.all or not bot.hidden]
    return tell(args, {"bots": [bot.as_json() for bot in bots]}, bots_table(bots))


def _source(league: League, args: argparse.Namespace) -> int:
    bot, source = league.bots.named(args.name), league.bots.source(args.name)
    told = {"build": bot.build, "build output": bot.build_output, "last words": bot.last_words}
    parts = [*source.items(), *((what, text) for what, text in told.items() if text)]
    return tell(args, bot.as_json() | {"source": source}, *(f"--- {name}\n{text}" for name, text in parts))


BOT_ACTIONS: Actions = {
    "add": (_add_bot, "add a bot: a command or a file; it is built and tried", _add_bot_arguments),
    "try": (_try, "build and try a bot again; then it plays, even if it was retired", _name_argument),
    "rename": (_rename, "give a bot another name", _rename_arguments),
    "retire": (_retire, "stop a bot from playing; its games still count", _name_argument),
    "replace": (_replace, "give a bot another program, such as a mended file; it is built and tried",
                _replace_arguments),
    "delete": (_delete, "delete a bot; one that has games is retired and hidden instead", _name_argument),
    "bots": (_bots, "list the bots and their states", _bots_arguments),
    "source": (_source, "show a bot's source, build output and last words", _name_argument),
}
