"""The bot as a program: the referee's lines, or the course's server."""
from __future__ import annotations

from collections.abc import Sequence

from bot.players.battlesheep.player import Params, Player
from bot.players.battlesheep.tcp import COURSES, Client
from bot.players.session import Session, argument_parser, run, set_parameters
from bot.protocol import battlesheep as protocol
from bot.protocol.battlesheep_tcp import DEFAULT_PORTS
from bot.protocol.errors import ProtocolError


def serve(session: Session, params: Params) -> None:
    """Plays one game over the referee's lines.

    A request that cannot be read is not answered: no move can be known to be legal. Raises :class:`ProtocolError` for
    a map that cannot be read, or played. Does nothing between its turns: a game leaves no cycles to collect.
    """
    setup = protocol.read_setup(session.line)
    player = Player(setup, params)
    while True:
        try:
            turn = protocol.read_turn(session.line, setup)
        except ProtocolError as error:
            session.complain(f"{error}; waiting for the next request")
            continue
        if turn is None:
            return
        session.answer(protocol.format_answer(player.answer(turn, session)))


def main(argv: Sequence[str] | None = None) -> None:
    """Reads the command line and plays."""
    parser = argument_parser("Battle Sheep", Params())
    group = parser.add_argument_group("the course's server")
    group.add_argument("--tcp", metavar="HOST:PORT", help="play there instead of on stdin and stdout")
    group.add_argument("--team", type=int, default=1, metavar="N", help="the team's number")
    group.add_argument("--course", choices=sorted(COURSES), help="what is played; default: by the port, else hex")
    args = parser.parse_args(argv)
    try:
        params = set_parameters(Params(), args.set)
        address = _address(args.tcp) if args.tcp else None
    except ValueError as error:
        parser.error(str(error))
    if address is None:
        run(lambda: serve(Session(), params))
        return
    by_port = {port: name for name, port in DEFAULT_PORTS.items()}
    course = COURSES[args.course or by_port.get(address[1], "hex")]
    run(Client(address, args.team, course, params).run)


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not host or not port.isdigit():
        raise ValueError(f"--tcp {text}: wants HOST:PORT")
    return host, int(port)
