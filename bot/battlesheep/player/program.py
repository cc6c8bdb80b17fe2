"""The program of a bot: over the referee's lines, or on the course's server."""
from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Sequence
from typing import Callable, TypeVar

from bot.battlesheep.player.conversation import Conversation
from bot.battlesheep.player.tcp import Client
from bot.battlesheep.player.times import TurnParams
from bot.battlesheep.rules.state import COURSES
from botkit.client.parameters import argument_parser
from botkit.client.session import run

P = TypeVar("P", bound=TurnParams)
MOST_PORT = 65_535
MOST_TEAM = (1 << 31) - 1
"""The greatest that a field of the server's messages holds."""


def serve(bot: Callable[[P], Conversation], params: P, argv: Sequence[str] | None) -> None:
    """Plays one game on stdin and stdout, or on a server; ends when the game does."""
    parser = argument_parser("Battle Sheep", params)
    group = parser.add_argument_group("the course's server")
    group.add_argument("--tcp", type=_address, metavar="HOST:PORT", help="play there instead of on stdin and stdout")
    group.add_argument("--team", type=_team, default=1, metavar="N", help="the team's number")
    group.add_argument("--course", choices=sorted(COURSES), help="what is played; default: by the port, else hex")
    options = parser.parse_args(argv)
    player = bot(options.params)
    if options.tcp is None:
        run(player.serve)
        return
    by_port = [name for name, course in COURSES.items() if course.port == options.tcp[1]]
    run(Client(player, options.tcp, options.team, COURSES[options.course or (by_port or ["hex"])[0]]).serve)


def port(text: str) -> int:
    """The value of an option. Raises :class:`argparse.ArgumentTypeError`."""
    if not text.isdecimal() or int(text) > MOST_PORT:
        raise ArgumentTypeError(f"{text!r} is not a port from 0 to {MOST_PORT}")
    return int(text)


def _address(text: str) -> tuple[str, int]:
    host, sign, number = text.rpartition(":")
    if not host or not sign:
        raise ArgumentTypeError(f"wants HOST:PORT, not {text!r}")
    return host, port(number)


def _team(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_TEAM:
        raise ArgumentTypeError(f"{text!r} is not a number from 0 to {MOST_TEAM}")
    return int(text)
