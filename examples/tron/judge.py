"""The judge of light cycles: a position is made of the heads that a rider was sent, and judged by decoupled UCT."""
from __future__ import annotations

from collections.abc import Iterator

from game import BORDER, Position, Tron, cell_at

from arena.contests.analyst import SearchAnalyst
from botkit.search.clock import Deadline
from botkit.search.decoupled import Game, JointTree
from botkit.search.result import SearchResult


class Judge(SearchAnalyst[Position, str]):
    """Values are probabilities to win."""

    unit = "probability to win"
    game = Tron()

    def position(self, turn: int, seat: int) -> Position:
        """All cells where heads were are walls."""
        walls = BORDER
        for sent in self.record.turns[:turn + 1]:
            x0, y0, x1, y1 = map(int, sent.inputs[seat][-1].split())
            heads = cell_at(x0, y0), cell_at(x1, y1)
            walls |= 1 << heads[0] | 1 << heads[1]
        return Position(walls, heads)

    def results(
        self, game: Game[Position, str], position: Position, seat: int, deadline: Deadline, effort: int
    ) -> Iterator[SearchResult[str]]:
        return JointTree(game, position, seed=1).results(seat, deadline, effort)
