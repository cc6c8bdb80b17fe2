"""The Battle Sheep bot's program: reads the referee's requests and answers in time, or plays on the course's server."""
from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Sequence

from bot.players.battlesheep.params import Params
from bot.players.battlesheep.player import Player
from bot.players.battlesheep.tcp import COURSES, Client
from bot.players.parameters import argument_parser
from bot.players.session import Session, run
from bot.protocol import battlesheep as protocol
from bot.protocol.battlesheep_tcp import DEFAULT_PORTS
from bot.protocol.errors import ProtocolError


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game on stdin and stdout, or on a server; ends when the game does."""
    parser = argument_parser("Battle Sheep", Params())
    group = parser.add_argument_group("the course's server")
    group.add_argument("--tcp", type=_address, metavar="HOST:PORT", help="play there instead of on stdin and stdout")
    group.add_argument("--team", type=int, default=1, metavar="N", help="the team's number")
    group.add_argument("--course", choices=sorted(COURSES), help="what is played; default: by the port, else hex")
    options = parser.parse_args(argv)
    if options.tcp is None:
        run(Bot(options.params).serve)
        return
    by_port = {port: name for name, port in DEFAULT_PORTS.items()}
    course = COURSES[options.course or by_port.get(options.tcp[1], "hex")]
    run(Client(options.tcp, options.team, course, options.params).serve)


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdigit():
        raise ArgumentTypeError(f"wants HOST:PORT, not {text!r}")
    return host, int(port)


class Bot:
    """A game over the referee's lines."""

    def __init__(self, params: Params) -> None:
        self._params = params
        self._session = Session()

    def serve(self) -> None:
        """Answers every request. Raises :class:`ProtocolError` for a map that cannot be read, or played.

        A request that cannot be read is not answered: no move can be known to be legal. Between its turns the bot does
        nothing: a game leaves no cycles to collect.
        """
        setup = protocol.read_setup(self._session.line)
        player = Player(setup, self._params)
        while True:
            try:
                turn = protocol.read_turn(self._session.line, setup)
            except ProtocolError as error:
                self._session.complain(f"{error}; waiting for the next request")
                self._session.end_turn()
                continue
            if turn is None:
                return
            self._session.answer(protocol.format_answer(player.answer(turn, self._session)))
