"""Opponents: any legal move, one that looks one move ahead, and flat Monte Carlo as a yardstick for search."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from bot.battlesheep import protocol
from bot.battlesheep.player.simulation import POINTS_BY_RANK, Model, RankRewards, Simulation
from bot.battlesheep.rules.batch import ActionAbstraction, Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.rules.plain import EDITIONS, Board
from bot.battlesheep.rules.state import FREE, PLAYERS, Cell, Move
from botkit.search.clock import Deadline
from botkit.search.uct import Settings, Uct

Choice = TypeVar("Choice")

CONTESTED = 0
EXPLORATION = 0.5
"""UCB1: the factor of the square root."""
AT_ONCE = 330
"""The number of playouts that are chosen before their results are known."""


class Baseline(ABC):
    """Reads the lines; :meth:`start` and :meth:`move` decide."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def init(self, lines: Sequence[str]) -> None:
        self.opening = protocol.read_opening(iter(lines).__next__)
        self.edition = EDITIONS[self.opening.edition]

    def answer(self, lines: Sequence[str]) -> str:
        turn = protocol.read_turn(iter(lines).__next__, self.opening)
        assert turn is not None, "END wants no answer"
        if isinstance(turn, protocol.StartTurn):
            return protocol.format_answer(self.start(Board(self.edition, turn.owner)))
        return protocol.format_answer(self.move(Board(self.edition, turn.owner, turn.sheep)))

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
    owners = {(x, y): board.owner[y][x] for x, y in board.cells()}
    free = {cell for cell, owner in owners.items() if owner == FREE}
    edge = {(x, y): owner for (x, y), owner in owners.items() if owner > 0 and board.sheep[y][x] > 1}
    reached: dict[Cell, int] = {}
    while edge:
        ahead: dict[Cell, int] = {}
        for cell, player in edge.items():
            for direction in board.edition.directions:
                near = direction.step(*cell)
                if near in free:
                    ahead[near] = player if ahead.get(near, player) == player else CONTESTED
        reached.update(ahead)
        free.difference_update(ahead)
        edge = ahead
    return reached


def territory(board: Board) -> list[int]:
    """For each player the number of free cells to which it alone is nearest."""
    nearest = list(nearest_players(board).values())
    return [nearest.count(player) for player in range(1, PLAYERS + 1)]


class FlatPlayer(Baseline):
    """UCB1 over the first moves, with uniform playouts; starts where two slides reach the most cells."""

    def __init__(self, random: Random, playouts: int = 3300) -> None:
        """``playouts``: the number for each move."""
        super().__init__(random)
        self._playouts = playouts

    def init(self, lines: Sequence[str]) -> None:
        super().init(lines)
        sheep = self.opening.sheep
        self._model = Model(sheep, ActionAbstraction(sheep - 1), RankRewards(self.edition, POINTS_BY_RANK))
        self._geometry = build_geometry(self.edition, self.opening.map)

    def start(self, board: Board) -> Cell:
        return max(board.accepted_starts(), key=lambda cell: (len(two_slides(board, cell)), self.random.random()))

    def move(self, board: Board) -> Move:
        root = Root.of(self._geometry, board, self.opening.player - 1)
        moves = root.moves()
        return moves[self.searched(root, len(moves)).result().answer if len(moves) > 1 else 0]

    def searched(self, root: Root, moves: int) -> Uct:
        """A tree that has room for the root's ``moves`` alone, after all playouts."""
        settings = Settings(EXPLORATION, AT_ONCE, AT_ONCE, max_nodes=1 + moves, max_moves=moves)
        seed = self.random.getrandbits(63)
        search = Uct(Simulation(self._model, root, seed), settings, seed)
        deque(search.results(Deadline.never(), self._playouts), maxlen=0)
        return search


def two_slides(board: Board, start: Cell) -> set[Cell]:
    """The cells that a flock from ``start`` can reach with one or two slides."""
    after = Board(board.edition, board.owner)
    after.owner[start[1]][start[0]] = PLAYERS
    once = {after.landing(*start, direction) for direction in board.edition.directions}
    twice = {after.landing(*cell, direction) for cell in once for direction in board.edition.directions}
    return (once | twice) - {start}
