"""Who has taken how many pieces."""
from __future__ import annotations

from itertools import pairwise

from arena.contract.game import Parts
from arena.contract.record import Replay
from bot.ewn.arena.view import scenes
from bot.ewn.rules.state import BLUE, CAPTURED, RED


def parts(record: Replay) -> Parts:
    """The pieces of the other that each player has taken, and those of its own.

    See :attr:`arena.contract.game.Game.parts`. Raises :class:`ProtocolError`.
    """
    moments = len(record.turns) + 1
    captures, own_captures = [[0, 0] for _ in range(moments)], [[0, 0] for _ in range(moments)]
    for now, then in pairwise(scenes(record)):
        mover = now.position.to_move
        since = moments - 1 if then.die is None else then.turn
        for colour in (RED, BLUE):
            before, after = (scene.position.squares(colour).count(CAPTURED) for scene in (now, then))
            for moment in range(since, moments):
                (own_captures if colour == mover else captures)[moment][mover] += after - before
    return {"captures": captures, "own pieces taken": own_captures}
