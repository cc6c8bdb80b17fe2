"""What a player has of the map, and of its sheep."""
from __future__ import annotations

from arena.contract.game import Parts
from arena.contract.record import Replay
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.rules.plain import Board
from bot.battlesheep.rules.state import PLAYERS


def parts(record: Replay) -> Parts:
    """The cells of each player, and its flocks that have sheep left to send out.

    See :attr:`arena.contract.game.Game.parts`. Raises :class:`ValueError` for a game of another program.
    """
    referee = BattlesheepReferee(record.setup)
    pasture, flocks = [_pasture(referee.board)], [_flocks_left(referee.board)]
    for turn in record.turns:
        referee.apply({seat: turn.actions[seat] for seat in referee.requests()})
        pasture.append(_pasture(referee.board))
        flocks.append(_flocks_left(referee.board))
    return {"pasture": pasture, "flocks left": flocks}


def _pasture(board: Board) -> list[int]:
    return [sum(board.region_sizes(player)) for player in range(1, PLAYERS + 1)]


def _flocks_left(board: Board) -> list[int]:
    large = [board.owner[y][x] for x, y in board.cells() if board.sheep[y][x] > 1]
    return [large.count(player) for player in range(1, PLAYERS + 1)]
