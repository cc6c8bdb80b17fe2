"""Opponents that need no search: any legal move, and one that looks one move ahead."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from bot.battlesheep import protocol
from bot.battlesheep.rules.plain import RULES, Board
from bot.battlesheep.rules.state import FREE, PLAYERS, Cell, Move

Choice = TypeVar("Choice")

CONTESTED = 0


class Baseline(ABC):
    """Reads the lines; :meth:`start` and :meth:`move` decide."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def init(self, lines: Sequence[str]) -> None:
        self.opening = protocol.read_opening(iter(lines).__next__)

    def answer(self, lines: Sequence[str]) -> str:
        turn = protocol.read_turn(iter(lines).__next__, self.opening)
        assert turn is not None, "END wants no answer"
        edition = RULES[self.opening.edition].edition
        if isinstance(turn, protocol.StartTurn):
            return protocol.format_answer(self.start(Board(edition, turn.owner)))
        return protocol.format_answer(self.move(Board(edition, turn.owner, turn.sheep)))

    def start(self, board: Board) -> Cell:
        return self.random.choice(board.border_cells())

    @abstractmethod
    def move(self, board: Board) -> Move: ...


class RandomPlayer(Baseline):
    """Plays any border cell, then any legal move, each with the same probability."""

    def move(self, board: Board) -> Move:
        return self.random.choice(board.moves(self.opening.player))


class GreedyPlayer(Baseline):
    """Looks one move ahead at its territory: the free cells that its flocks would reach before all others.

    It starts where its territory is largest.
    """

    def start(self, board: Board) -> Cell:
        def value(cell: Cell) -> float:
            x, y = cell
            board.owner[y][x], board.sheep[y][x] = self.opening.player, self.opening.sheep
            worth = territory(board)[self.opening.player - 1] + len(board.slides(self.opening.player)) / 10
            board.owner[y][x], board.sheep[y][x] = FREE, 0
            return worth

        return self._best(board.border_cells(), value)

    def move(self, board: Board) -> Move:
        me = self.opening.player

        def value(move: Move) -> float:
            after = Board(board.edition, board.owner, board.sheep)
            after.play(me, move)
            areas = territory(after)
            return areas[me - 1] - sum(areas) / (2 * PLAYERS) + len(after.slides(me)) / 10

        return self._best(board.moves(me), value)

    def _best(self, choices: Sequence[Choice], value: Callable[[Choice], float]) -> Choice:
        return max(choices, key=lambda choice: (value(choice), self.random.random()))


def nearest_players(board: Board) -> dict[Cell, int]:
    """For each free cell within reach, the player whose movable flocks are the fewest steps away; 0 for a tie."""
    reached: dict[Cell, int] = {}
    edge = {(x, y): board.owner[y][x] for x, y in board.cells() if board.owner[y][x] > 0 and board.sheep[y][x] > 1}
    while edge:
        ahead: dict[Cell, int] = {}
        for cell, player in edge.items():
            for direction in board.edition.directions:
                near = direction.step(*cell)
                if board.is_free(*near) and near not in reached:
                    ahead[near] = player if ahead.get(near, player) == player else CONTESTED
        reached.update(ahead)
        edge = ahead
    return reached


def territory(board: Board) -> list[int]:
    """For each player the number of free cells to which it alone is nearest."""
    nearest = list(nearest_players(board).values())
    return [nearest.count(player) for player in range(1, PLAYERS + 1)]
