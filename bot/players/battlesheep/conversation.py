"""A game over the referee's lines, or on the course's server, and the command line that chooses between them."""
from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Sequence
from typing import Any, Callable

from bot.games.battlesheep.constants import COURSES
from bot.players.battlesheep.tcp import Client
from bot.players.battlesheep.turns import Player, TurnParams
from bot.players.parameters import argument_parser
from bot.players.session import Session, run
from bot.protocol import battlesheep as protocol
from bot.protocol.errors import ProtocolError


class Conversation:
    """A game over the referee's lines."""

    def __init__(self, new_player: Callable[[protocol.Setup], Player[Any]]) -> None:
        self._new_player = new_player
        self._session = Session()

    def serve(self) -> None:
        """Answers every request. Raises :class:`ProtocolError` for a map that cannot be read, or played.

        A request that cannot be read is not answered: no move can be known to be legal. Between its turns the bot does
        nothing: a game leaves no cycles to collect.
        """
        setup = protocol.read_setup(self._session.line)
        player = self._new_player(setup)
        while True:
            try:
                turn = protocol.read_turn(self._session.line, setup)
            except ProtocolError as error:
                self._session.complain(f"{error}; waiting for the next request")
                self._session.end_turn()
                continue
            if turn is None:
                return
            self._session.answer(protocol.format_answer(player.decide(turn, self._session).answer))


def play(
    params: TurnParams, new_player: Callable[[protocol.Setup, Any], Player[Any]], argv: Sequence[str] | None
) -> None:
    """Plays one game on stdin and stdout, or on a server; ends when the game does."""
    parser = argument_parser("Battle Sheep", params)
    group = parser.add_argument_group("the course's server")
    group.add_argument("--tcp", type=_address, metavar="HOST:PORT", help="play there instead of on stdin and stdout")
    group.add_argument("--team", type=int, default=1, metavar="N", help="the team's number")
    group.add_argument("--course", choices=sorted(COURSES), help="what is played; default: by the port, else hex")
    options = parser.parse_args(argv)

    def player(setup: protocol.Setup) -> Player[Any]:
        return new_player(setup, options.params)

    if options.tcp is None:
        run(Conversation(player).serve)
        return
    by_port = [name for name, course in COURSES.items() if course.port == options.tcp[1]]
    course = COURSES[options.course or (by_port or ["hex"])[0]]
    run(Client(options.tcp, options.team, course, player).serve)


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdigit():
        raise ArgumentTypeError(f"wants HOST:PORT, not {text!r}")
    return host, int(port)
