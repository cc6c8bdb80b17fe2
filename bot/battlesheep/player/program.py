"""The program of a bot: over the referee's lines, or on the course's server."""
from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Sequence
from typing import Callable, TypeVar

from bot.battlesheep.constants import COURSES
from bot.battlesheep.player.conversation import Conversation
from bot.battlesheep.player.tcp import Client
from bot.battlesheep.player.times import TurnParams
from bot.client.parameters import argument_parser
from bot.client.session import run

P = TypeVar("P", bound=TurnParams)


def serve(bot: Callable[[P], Conversation], params: P, argv: Sequence[str] | None) -> None:
    """Plays one game on stdin and stdout, or on a server; ends when the game does."""
    parser = argument_parser("Battle Sheep", params)
    group = parser.add_argument_group("the course's server")
    group.add_argument("--tcp", type=_address, metavar="HOST:PORT", help="play there instead of on stdin and stdout")
    group.add_argument("--team", type=int, default=1, metavar="N", help="the team's number")
    group.add_argument("--course", choices=sorted(COURSES), help="what is played; default: by the port, else hex")
    options = parser.parse_args(argv)
    player = bot(options.params)
    if options.tcp is None:
        run(player.serve)
        return
    by_port = [name for name, course in COURSES.items() if course.port == options.tcp[1]]
    run(Client(player, options.tcp, options.team, COURSES[options.course or (by_port or ["hex"])[0]]).serve)


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdigit():
        raise ArgumentTypeError(f"wants HOST:PORT, not {text!r}")
    return host, int(port)
