"""Opponents that need no search: any legal move, and the most obvious one."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from bot.games.ewn import rules
from bot.games.ewn.rules import Move, Position
from bot.protocol import ewn as protocol


class _Baseline(ABC):
    """Answers either judge; :meth:`choose` picks among the legal moves."""

    name: str

    def __init__(self, random: Random) -> None:
        self.random = random

    def init(self, lines: Sequence[str]) -> None:  # noqa: B027 - the judges say nothing before their first request
        """Nothing to learn."""

    def answer(self, lines: Sequence[str]) -> str:
        line = lines[-1]
        judge_b = protocol.is_judge_b(line)
        message = protocol.parse_b(line) if judge_b else protocol.parse_a(line)
        if isinstance(message, protocol.AskName):
            return self.name
        if isinstance(message, protocol.AskVersion):
            return "1"
        if isinstance(message, protocol.AskArrangement):
            home = rules.HOME[message.colour]
            return protocol.format_arrangement(self.random.sample(home, rules.PIECES))
        if not isinstance(message, protocol.Turn):
            return protocol.ACKNOWLEDGED
        position = Position(message.red, message.blue, message.colour)
        move = self.choose(position, rules.legal_moves(position, message.die))
        if judge_b:
            return protocol.format_move_b(position.squares(message.colour).index(move.start) + 1, move.end)
        return protocol.format_move_a(move.start, move.end)

    @abstractmethod
    def choose(self, position: Position, moves: Sequence[Move]) -> Move: ...


class RandomPlayer(_Baseline):
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, position: Position, moves: Sequence[Move]) -> Move:
        return self.random.choice(moves)


class GreedyPlayer(_Baseline):
    """Wins if it can; else takes an enemy piece; else brings its foremost piece nearer. Ties by lot."""

    name = "greedy"

    def choose(self, position: Position, moves: Sequence[Move]) -> Move:
        def worth(move: Move) -> tuple[bool, bool, int, float]:
            after = rules.play(position, move)
            wins = rules.winner(after) is not None
            captures = move.end in position.squares(after.to_move)
            return wins, captures, -steps_to_target(after, position.to_move), self.random.random()

        return max(moves, key=worth)


def steps_to_target(position: Position, colour: int) -> int:
    """Fewest steps any piece of ``colour`` needs to its target square."""
    row, column = divmod(rules.TARGET[colour], rules.SIDE)
    living = (s for s in position.squares(colour) if s != rules.CAPTURED)
    return min(max(abs(s // rules.SIDE - row), abs(s % rules.SIDE - column)) for s in living)
