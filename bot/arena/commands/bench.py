"""``bench``: how fast a bot searches, and how long its answers take."""
from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bot.arena.commands.options import UsageError, add_game, find_game
from bot.arena.measure import BotFailed, measure
from bot.arena.run.contestants import CommandError, contestant, own_bot_command
from bot.exit_codes import FAILED

HELP = "measure the speed of a bot's search, its answer times and memory"
DESCRIPTION = """Measures a bot: iterations of its search and simulated steps a second of processor time inside this
process, beside steps by the scalar rules in the same run; time per turn (p50, p99, p99.9, max) and peak memory of the
bot as a process, playing against the greedy baseline with no limit enforced."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's options."""
    add_game(parser)
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="half for the speed of the search,"
                        " half for the bot's turns (default 20); what a game measures to a fixed end, and at least two"
                        " turns, may take some 15 more")
    parser.add_argument("--bot", metavar="CMD", help="the program whose turns are timed (default: the kit's own bot"
                        " from its source)")
    parser.add_argument("--json", action="store_true", help="print one JSON object on stdout, and nothing else there")


def run(args: argparse.Namespace) -> int:
    """Runs the command; returns the exit code."""
    game = find_game(args.game)
    if args.seconds <= 0.0:
        raise UsageError(f"--seconds {args.seconds:g}: measuring takes longer than 0 seconds")
    command = args.bot or own_bot_command(game.name)
    try:
        bot = contestant(game, command)
    except CommandError as error:
        raise UsageError(str(error)) from None
    if not bot.words:
        raise UsageError(f"--bot {command}: a baseline runs inside the arena; only programs can be timed")
    speed = game.bench(args.seconds / 2).as_json()
    try:
        result = {"game": game.name, "bot": command, **measure(game, bot, args.seconds / 2), **speed}
    except BotFailed as error:
        print(error, file=sys.stderr)
        return FAILED
    if args.json:
        print(json.dumps(result))
    else:
        _show(result)
    return 0


def _show(result: dict[str, Any]) -> None:
    table = Table(title=Text(f"bench of {result['game']}: {result['bot']}"), show_header=False)
    for name, value in _flat(result):
        table.add_row(name, f"{value:,.2f}" if isinstance(value, float) else str(value))
    Console().print(table)


def _flat(value: dict[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """Nested figures as rows, the names joined by blanks."""
    rows: list[tuple[str, Any]] = []
    for name, one in value.items():
        if prefix + name in ("game", "bot"):
            continue
        rows += _flat(one, f"{prefix}{name} ") if isinstance(one, dict) else [(prefix + name, one)]
    return rows
