"""What the course's server sends."""
from __future__ import annotations

from bot.battlesheep.player import tcp
from bot.battlesheep.protocol import StartTurn


def format_request(request: tcp.ServerRequest) -> bytes:
    """The bytes of a request: grids go column by column."""
    turn = request.turn
    if turn is None:
        return tcp.pack([tcp.ENDS, request.ident])
    grids = (turn.owner,) if isinstance(turn, StartTurn) else (turn.owner, turn.sheep)
    player = [request.player] if isinstance(turn, StartTurn) else []
    return tcp.pack([tcp.GOES_ON, request.ident, *player,
                     *(value for grid in grids for column in zip(*grid) for value in column)])
