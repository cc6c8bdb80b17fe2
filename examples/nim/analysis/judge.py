"""The post-mortem of Nim, which needs no search: the game is solved.

Who moves wins if the exclusive or of the heaps is not 0, and by making it 0. Source: C. Bouton, "Nim, a Game with a
Complete Mathematical Theory", 1901.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor

from arena.contract.judgement import MOST_SHOWN, Effort, Judgement
from arena.contract.record import Replay
from botkit.client.errors import ProtocolError
from examples.nim import protocol
from examples.nim.rules import plain as rules
from examples.nim.rules.state import Move, Position


class NimAnalyst:
    """Values are probabilities to win, all 0 or 1."""

    unit = "probability to win"
    par = 0.5

    def __init__(self, record: Replay) -> None:
        self._turns = record.turns
        self._ranks = record.ranks

    def result(self, seat: int) -> float:
        return float(self._ranks[seat] == 1)

    def luck(self, turn: int) -> Sequence[float]:
        """There is no chance in Nim."""
        return ()

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement:
        inputs, answer = self._turns[turn].inputs, self._turns[turn].actions[seat]
        position = protocol.parse_turn(inputs[seat][0])
        values = {move: value(rules.play(position, move)) for move in rules.legal_moves(position)}
        ranked = sorted(values, key=values.__getitem__, reverse=True)[:MOST_SHOWN]
        best = tuple((protocol.format_move(move), values[move]) for move in ranked)
        given = _move(answer)
        if given in values:
            return Judgement(turn, seat, answer, values[given], best)
        return Judgement(turn, seat, answer, 0.0, best, fault=self._turns[turn].faults[seat])


def value(position: Position) -> float:
    """Of a position for the player who has moved there."""
    return float(reduce(xor, position) == 0)


def _move(answer: str | None) -> Move | None:
    try:
        return protocol.parse_move(answer or "")
    except ProtocolError:
        return None
