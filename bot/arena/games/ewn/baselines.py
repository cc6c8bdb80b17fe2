"""Simple players of both protocols: any legal move, and the most obvious one."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bot.games.ewn import rules
from bot.games.ewn.rules import Move, Position
from bot.protocol import ewn as protocol

Choice = Callable[[Position, Sequence[Move], Random], Move]


class Baseline:
    """Answers either judge; ``choose`` picks among the legal moves."""

    def __init__(self, name: str, choose: Choice, random: Random) -> None:
        self.name = name
        self._choose = choose
        self._random = random

    def init(self, lines: Sequence[str]) -> None:
        pass

    def answer(self, lines: Sequence[str]) -> str:
        line = lines[-1]
        judge_b = protocol.is_judge_b(line)
        message = protocol.read_b(line) if judge_b else protocol.read_a(line)
        if isinstance(message, protocol.AskName):
            return self.name
        if isinstance(message, protocol.AskVersion):
            return "1"
        if isinstance(message, protocol.AskArrangement):
            home = rules.HOME[message.colour]
            return protocol.format_arrangement(self._random.sample(home, rules.PIECES))
        if not isinstance(message, protocol.Turn):
            return protocol.ACKNOWLEDGED
        position = Position(message.red, message.blue, message.colour)
        move = self._choose(position, rules.legal_moves(position, message.die), self._random)
        if judge_b:
            return protocol.format_move_b(position.squares(message.colour).index(move.start) + 1, move.end)
        return protocol.format_move_a(move.start, move.end)


def random_choice(position: Position, moves: Sequence[Move], random: Random) -> Move:
    """Any legal move."""
    return random.choice(moves)


def greedy_choice(position: Position, moves: Sequence[Move], random: Random) -> Move:
    """Wins if it can; else takes an enemy piece; else brings its foremost piece nearer. Ties by lot."""

    def worth(move: Move) -> tuple[bool, bool, int, float]:
        after = rules.play(position, move)
        wins = rules.winner(after) is not None
        captures = move.end in position.squares(after.to_move)
        return wins, captures, -steps_to_target(after, position.to_move), random.random()

    return max(moves, key=worth)


def steps_to_target(position: Position, colour: int) -> int:
    """Fewest steps any piece of ``colour`` needs to its target square."""
    row, column = divmod(rules.TARGET[colour], rules.SIDE)
    living = (s for s in position.squares(colour) if s != rules.CAPTURED)
    return min(max(abs(s // rules.SIDE - row), abs(s % rules.SIDE - column)) for s in living)


def random_player(random: Random) -> Baseline:
    """The baseline that plays :func:`random_choice`."""
    return Baseline("random", random_choice, random)


def greedy_player(random: Random) -> Baseline:
    """The baseline that plays :func:`greedy_choice`."""
    return Baseline("greedy", greedy_choice, random)
