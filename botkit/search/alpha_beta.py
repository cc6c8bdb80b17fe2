"""Negamax with alpha-beta pruning and iterative deepening, for two-player games without chance; knows no game.

The plainest search of the kit: a new game can begin with it. Values are those of the player to move, from -1 (a loss)
to 1 (a win). Source: Knuth and Moore 1975.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar

from botkit.search.clock import NODES_PER_LOOK, Deadline, Stopped
from botkit.search.result import MOST_ALTERNATIVES, SearchResult

P = TypeVar("P")
M = TypeVar("M")
WIN = 1.0


class Game(Protocol[P, M]):
    """A game for two players who move in turn. Positions do not change."""

    def moves(self, position: P) -> Sequence[M]:
        """The legal moves, likely good ones first; empty if the game is over."""

    def play(self, position: P, move: M) -> P:
        """The position after ``move``."""

    def value(self, position: P) -> float:
        """For the player to move: the result if the game is over, else an estimate between -1 and 1."""


def deepen(
    game: Game[P, M], position: P, deadline: Deadline, depths: Iterable[int]
) -> Iterator[SearchResult[M]]:
    """Searches ``position``, where the game is not over, to each of ``depths`` (in moves) in turn.

    Every move at the root is searched with the full window, so the values of all alternatives are exact for their
    depth. Ends at the deadline, dropping the unfinished depth, or once no line of play ended in an estimate.
    """
    moves = list(game.moves(position))
    for depth in depths:
        search = _Search(game, deadline)
        try:
            values = [-search.value(game.play(position, move), depth - 1, -WIN, WIN) for move in moves]
        except Stopped:
            return
        ranked = sorted(zip(moves, values), key=lambda pair: pair[1], reverse=True)  # equal values keep their order
        moves = [move for move, _ in ranked]
        yield SearchResult(*ranked[0], tuple(ranked[:MOST_ALTERNATIVES]), depth)
        if not search.has_estimated:
            return


class _Search(Generic[P, M]):
    """A search of one depth. ``has_estimated``: a value depends on an estimate, so that a deeper search may differ."""

    def __init__(self, game: Game[P, M], deadline: Deadline) -> None:
        self.has_estimated = False
        self._game = game
        self._deadline = deadline
        self._nodes = 0

    def value(self, position: P, depth: int, alpha: float, beta: float) -> float:
        """The value for the player to move; only a bound if it is not between ``alpha`` and ``beta``.

        Raises :class:`Stopped` after the deadline.
        """
        self._nodes += 1
        if self._nodes % NODES_PER_LOOK == 0:
            self._deadline.check()
        moves = self._game.moves(position)
        if not moves or depth == 0:
            self.has_estimated |= bool(moves)
            return self._game.value(position)
        best = -WIN
        for move in moves:
            best = max(best, -self.value(self._game.play(position, move), depth - 1, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best
