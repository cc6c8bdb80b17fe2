"""Opponents that need no search: any legal move, and the most obvious one."""
from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random

from arena.contract.game import Answerer
from bot.ewn import protocol
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import CAPTURED, HOME, PIECES, SIDE, TARGET, Move, Position


class _Baseline(Answerer):
    """Answers either judge; :meth:`choose` chooses among the legal moves."""

    name: str

    def __init__(self, random: Random) -> None:
        self.random = random

    def answer(self, lines: Sequence[str]) -> str:
        judge = protocol.judge_of(lines[-1])
        message = judge.parse(lines[-1])
        if message is protocol.Command.NAME:
            return self.name
        if isinstance(message, protocol.AskArrangement):
            return protocol.format_arrangement(self.random.sample(HOME[message.colour], PIECES))
        if not isinstance(message, protocol.AskMove):
            return protocol.ACKNOWLEDGED
        move = self.choose(message.position, rules.legal_moves(message.position, message.die))
        return judge.format_move(move, message.position)

    @abstractmethod
    def choose(self, position: Position, moves: Sequence[Move]) -> Move: ...


class RandomPlayer(_Baseline):
    """Plays any legal move, each with the same probability."""

    name = "random"

    def choose(self, position: Position, moves: Sequence[Move]) -> Move:
        return self.random.choice(moves)


class GreedyPlayer(_Baseline):
    """Wins if it can; else captures an enemy piece; else moves its foremost piece nearer. Ties are broken at random."""

    name = "greedy"

    def choose(self, position: Position, moves: Sequence[Move]) -> Move:
        def merit(move: Move) -> tuple[bool, bool, int, float]:
            after = rules.play(position, move)
            wins = rules.winner(after) is not None
            captures = move.end in position.squares(after.to_move)
            return wins, captures, -steps_to_target(after, position.to_move), self.random.random()

        return max(moves, key=merit)


def steps_to_target(position: Position, colour: int) -> int:
    """The fewest steps that any piece of ``colour`` needs to its target square."""
    row, column = divmod(TARGET[colour], SIDE)
    living = (s for s in position.squares(colour) if s != CAPTURED)
    return min(max(abs(s // SIDE - row), abs(s % SIDE - column)) for s in living)
