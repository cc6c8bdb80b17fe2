"""The command line of the arena: ``arena COMMAND``."""
from __future__ import annotations

import argparse
import importlib
import os
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import tomllib

from arena.commands.options import CommandParser, UsageError
from arena.contract.errors import ExecutorError
from arena.contract.exit_codes import FAILED, INTERRUPTED, WRONG_USAGE
from arena.contract.files import ReplayError, noting_damage
from arena.contract.saving import NO_ROOM, DamagedError, LockedError, SaveError
from arena.printable import shown_to_people
from arena.run.contestants import CommandError

GROUPS = {
    "play": ("play", "league", "serve", "new"),
    "look": ("view", "games", "analyse", "report", "ask"),
    "improve": ("tune", "branch", "bench"),
    "keep": ("regress", "verify", "import"),
}
"""The commands, grouped as ``arena --help`` tells them."""
COMMANDS = tuple(name for group in GROUPS.values() for name in group)
MODULES = {
    "import": "arena.commands.import_games", "league": "arena.league.commands.league",
    "serve": "arena.league.web.serve",
}
"""The modules of commands that are no module of ``arena.commands`` with the command's name."""
LONG = frozenset({"play", "tune", "serve", "analyse", "report", "branch", "bench", "new"})
"""Commands that run long enough to be ended by Ctrl-C, also those of a league."""
PACKAGE = "contest-bots"
PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def version() -> str:
    """The version of the checkout that this module is in, or else that of the installed package.

    An editable installation is a checkout, too: its metadata are as old as the installation.
    """
    if PROJECT.is_file():
        project = tomllib.loads(PROJECT.read_text(encoding="utf-8")).get("project", {})
        if project.get("name") == PACKAGE:
            return str(project["version"])
    from importlib import metadata

    return metadata.version(PACKAGE)


class _Groups(argparse.HelpFormatter):
    def _format_action(self, action: argparse.Action) -> str:
        told = super()._format_action(action)
        return next((f"  {group}:\n{told}" for group, names in GROUPS.items() if names[0] == action.dest), told)


class _Paragraphs(argparse.HelpFormatter):
    """Fills each paragraph of a description to the terminal's width; indented ones stay as they are."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        fill = super()._fill_text
        return "\n\n".join(part if part.startswith(" ") else fill(part, width, indent) for part in text.split("\n\n"))


class _Version(argparse.Action):
    """Prints the version and ends; it is read only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        print(f"arena {version()}")
        parser.exit()


def parser(names: Sequence[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser of these commands with their options. It imports their modules; one of these takes a second."""
    top = argparse.ArgumentParser(
        prog="arena", description="Plays contest bots in any language, shows their games, and says what lost them.",
        formatter_class=_Groups)
    top.add_argument("--version", nargs=0, action=_Version, help="print the kit's version")
    commands = top.add_subparsers(title="commands; each has its --help", dest="command", required=True,
                                  metavar="COMMAND", parser_class=CommandParser)
    for name in names:
        module = importlib.import_module(MODULES.get(name, f"arena.commands.{name}"))
        command = commands.add_parser(
            name, help=module.HELP, description=module.DESCRIPTION, formatter_class=_Paragraphs,
            more=getattr(module, "MORE_HELP", None))
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit code, see :mod:`arena.contract.exit_codes`."""
    with shown_to_people():
        return _main(sys.argv[1:] if arguments is None else arguments)


def _main(words: Sequence[str]) -> int:
    named = () if words[:1] == ["--version"] else [word for word in words[:1] if word in COMMANDS] or COMMANDS
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and LONG & {*words[:1], *words[2:3]}:
        print(f"arena {words[0]}: Ctrl-C (SIGINT) is ignored here, as for what a script starts in the background; "
              f"this ends it: kill {os.getpid()}", file=sys.stderr)
    try:
        return _run(parser(named).parse_args(words or ["--help"]))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return FAILED


def _run(args: argparse.Namespace) -> int:
    try:
        with noting_damage() as damaged:
            code: int = args.run(args)
        sys.stdout.flush()
        return code or (FAILED if damaged else 0)
    except (UsageError, CommandError, ReplayError, LockedError, ExecutorError) as error:
        print(f"arena {args.command}: {error}", file=sys.stderr)
        return WRONG_USAGE
    except (SaveError, DamagedError, BrokenExecutor) as error:
        print(f"arena {args.command}: {error}", file=sys.stderr)
        return FAILED
    except OSError as error:
        if error.filename is None and error.errno not in NO_ROOM:
            raise
        what = "" if error.filename is None else f"{error.filename}: "
        print(f"arena {args.command}: {what}{error.strerror}", file=sys.stderr)
        _drop_stdout()
        return FAILED if error.errno in NO_ROOM else WRONG_USAGE


def _drop_stdout() -> None:
    """Drops what cannot be written to stdout; otherwise Python would try again at its end, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
