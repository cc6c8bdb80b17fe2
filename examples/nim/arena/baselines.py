"""Opponents that do not search."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from examples.nim import protocol
from examples.nim.rules import plain as rules
from examples.nim.rules.state import Move, Position


class RandomPlayer:
    """Any legal move, each with the same probability."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def init(self, lines: Sequence[str]) -> None:
        """Has no use for the limits."""

    def answer(self, lines: Sequence[str]) -> str:
        return protocol.format_move(self.choose(protocol.parse_turn(lines[0])))

    def choose(self, position: Position) -> Move:
        return self.random.choice(rules.legal_moves(position))


class GreedyPlayer(RandomPlayer):
    """Wins if it can, does not let the other win at once if it can help it, and is random otherwise."""

    def choose(self, position: Position) -> Move:
        def quality(move: Move) -> tuple[bool, bool, float]:
            left = [size for size in rules.play(position, move) if size]
            return not left, len(left) > 1, self.random.random()

        return max(rules.legal_moves(position), key=quality)
