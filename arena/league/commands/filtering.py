"""The options of ``league`` that choose games."""
from __future__ import annotations

import argparse
from typing import Any

from arena.league.store import League
from arena.league.store.rows import RESULTS
from arena.league.store.where import FAULTS, Where
from arena.statements.conditions import EXAMPLE, JOINED_EXAMPLE

OPTIONS: dict[str, dict[str, Any]] = {
    "bot": {"metavar": "NAME", "help": "games of this bot"},
    "against": {"metavar": "NAME", "help": "... against this one"},
    "result": {"choices": RESULTS, "help": "... with this result"},
    "fault": {"choices": FAULTS, "metavar": "KIND", "help": "... with a fault of this kind: " + ", ".join(FAULTS)},
    "match": {"type": int, "metavar": "M", "help": "games of this match; 0: those that were played for the standings"},
}
NO_FILTER = dict.fromkeys([*OPTIONS, "where", "board"])
"""The defaults of all these options; an option that is not given sets nothing."""


def add_filter(parser: argparse.ArgumentParser) -> None:
    """The options that choose games."""
    for name, described in OPTIONS.items():
        parser.add_argument(f"--{name.replace('_', '-')}", default=argparse.SUPPRESS, **described)
    parser.add_argument("--where", action="append", default=argparse.SUPPRESS, metavar="FILTER", help="games in"
                        f" which this is so of the bot, such as '{EXAMPLE}' or '{JOINED_EXAMPLE}'; may be given more"
                        " than once")
    parser.add_argument("--board", default=argparse.SUPPRESS, metavar="NAME", help="games of this"
                        " leaderboard, which a page has kept; then other filters have no effect")


def where_of(league: League, args: argparse.Namespace) -> Where:
    """The filter that the options describe."""
    if args.board:
        return league.standings.board(args.board)
    asked = {name: getattr(args, name) for name in OPTIONS}
    return league.bots.resolved(Where(**asked, said=tuple(args.where or ())))
