"""``python -m arena.bench GAME``, also ``arena bench GAME``: how fast a bot searches and answers."""
from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Sequence
from typing import Any

from arena.exit_codes import FAILED, INTERRUPTED
from arena.own_python import own_python

with own_python("-m arena.bench"):
    from arena.bench.answer_times import BotFailed, measure
    from arena.files import Json
    from arena.game import Game, game_names, load_game
    from arena.run.contestants import CommandError, contestant, own_bot_command
    from arena.terminal import Terminal, new_table, number_column, shown_to_people, text_column

DESCRIPTION = """Measures a bot in two ways. Inside this process: iterations of its search, simulated steps and steps by
the scalar rules, each per second of processor time. As a process that plays the greedy baseline without a limit: time
per turn (p50, p99, p99.9, max) and peak memory. Of a game that does not say how to measure its search, only the
second."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures, prints the figures, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="arena bench", description=DESCRIPTION)
    parser.add_argument("game", help=f"{', '.join(game_names())}, or package.module:OBJECT for a game elsewhere")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="half for the speed of the search,"
                        " half for the bot's turns (default 20); some games take up to 15 more")
    parser.add_argument("--bot", metavar="CMD", help="the program whose turns are timed (default: the kit's own bot"
                        " from its source)")
    parser.add_argument("--json", action="store_true", help="print one JSON object on stdout, and nothing else there")
    args = parser.parse_args(arguments)
    if args.seconds <= 0.0:
        parser.error(f"--seconds {args.seconds:g}: give more than 0 seconds")
    try:
        game = load_game(args.game)
        command = args.bot or own_bot_command(game, game.name)
        bot = contestant(game, command)
    except (LookupError, CommandError) as error:
        parser.error(str(error))
    if not bot.words:
        parser.error(f"--bot {command}: a baseline runs inside the arena; only programs can be timed")
    try:
        result = {"game": game.name, "bot": command, **measure(game, bot, args.seconds / 2)}
    except BotFailed as error:
        print(error, file=sys.stderr)
        return FAILED
    result |= speed(game, args.seconds / 2)
    if args.json:
        print(json.dumps(result))
    else:
        _show(result)
    return 0


def speed(game: Game, seconds: float) -> Json:
    """The figures of the game's own ``bench``; empty for a game without one."""
    if not game.bench:
        return {}
    module, _, function = game.bench.partition(":")
    figures: Json = getattr(importlib.import_module(module), function)(seconds).as_json()
    return figures


def _show(result: Json) -> None:
    table = new_table(text_column(""), number_column(""), title=f"bench of {result['game']}: {result['bot']}")
    for name, value in _flat(result):
        table.add_row(name, f"{value:,.2f}" if isinstance(value, float) else str(value))
    Terminal().print(table)


def _flat(value: Json, prefix: str = "") -> list[tuple[str, Any]]:
    """Nested figures as rows, the names joined by blanks."""
    rows: list[tuple[str, Any]] = []
    for name, figure in value.items():
        if prefix + name in ("game", "bot"):
            continue
        rows += _flat(figure, f"{prefix}{name} ") if isinstance(figure, dict) else [(prefix + name, figure)]
    return rows


if __name__ == "__main__":
    try:
        with shown_to_people():
            sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
