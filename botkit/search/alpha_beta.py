"""Alpha-beta with iterative deepening, for two players who move in turn without chance, on plain objects.

The method where a good value is quickly known and a mistake is punished within a few moves. What decides its strength:
the value, the order of moves (the cut-offs), and that it does not stop in the middle of an exchange (``noisy``).

Values are those of the player to move, from -1 (a loss) to 1 (a win). Of two wins the nearer one is better, of two
losses the farther one; both are told as 1 and -1, and the line says how far they are.

Sources: Knuth and Moore 1975 (alpha-beta); Marsland 1983 (null windows for all moves but the first, aspiration);
Slate and Atkin 1977 (killers, table, quiescence); Schaeffer 1989 (history).
"""
from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from botkit.search.clock import NODES_PER_LOOK, Deadline, Stopped
from botkit.search.result import SearchResult

P = TypeVar("P")
M = TypeVar("M")
WIN = 1.0
STEP = 2.0 ** -20
"""A win is worth this much less for every move that it is away; the width of a null window, too."""
DECIDED = WIN - 2.0 ** -10
"""Values beyond this are wins, or losses."""
ASPIRATION = 0.05
"""A depth is first searched for a value that is at most so far from that of the depth before."""
TO_THE_END = 1 << 30
"""The depth of a value that depends on no estimate."""
MOST_ENTRIES = 1 << 18
"""A table of this size is emptied, before it takes 100 MB."""


class Game(Protocol[P, M]):
    """A game for two players who move in turn. Positions do not change; moves are hashable.

    It may also have

    - ``key(position)``: what two positions have in common that are worth the same; else a position is its own key,
      and hashable.
    - ``noisy(position)``: the moves after which an estimate cannot be trusted, such as captures. They are searched
      beyond the depth, until there are none; the player may always stop.
    """

    def moves(self, position: P) -> Sequence[M]:
        """The legal moves, likely good ones first; empty if the game is over."""

    def play(self, position: P, move: M) -> P:
        """The position after ``move``."""

    def value(self, position: P) -> float:
        """For the player to move: the result if the game is over, else an estimate between -0.999 and 0.999."""


class TableEntry(NamedTuple):
    """What is known of a position: bounds of its value at this depth, and the best move there."""

    depth: int
    least: float
    largest: float
    move: Any


Table = dict[Hashable, TableEntry]


def deepen(
    game: Game[P, M], position: P, deadline: Deadline, depths: Iterable[int], *,
    table: Table | None = None, compares: bool = False,
) -> Iterator[SearchResult[M]]:
    """Searches ``position``, where the game is not over, to each of ``depths`` (in moves) in turn.

    ``table``: kept from search to search, to begin with what is known. ``compares``: search every move with the full
    window, so that the alternatives have their exact values; without it, only the best move has one. Ends at the
    deadline, dropping the unfinished depth, and once deeper searches would not change the answer.
    """
    search = _Deepening(game, deadline, {} if table is None else table)
    moves = list(game.moves(position))
    value = 0.0
    for number, depth in enumerate(depths):
        window = ASPIRATION if number else math.inf
        try:
            ranked = (search.compared(position, moves, depth) if compares
                      else search.best(position, moves, depth, value - window, value + window))
        except Stopped:
            return
        best, value = ranked[0]
        moves = [move for move, _ in ranked] if compares else [best, *(move for move in moves if move != best)]
        line = (best, *search.line(game.play(position, best), depth - 1))
        yield SearchResult(best, _told(value), tuple((move, _told(worth)) for move, worth in ranked), depth, line)
        if not search.has_estimated or (abs(value) > DECIDED and not compares):
            return


class _Deepening(Generic[P, M]):
    """Searches of one position. ``has_estimated``: a value of the last one depends on an estimate."""

    def __init__(self, game: Game[P, M], deadline: Deadline, table: Table) -> None:
        self.has_estimated = False
        self._game = game
        self._play = game.play
        self._key = getattr(game, "key", None) or (lambda position: position)
        self._noisy: Any = getattr(game, "noisy", None)
        self._deadline = deadline
        self._table = table
        self._nodes = 0
        self._history: tuple[dict[M, int], ...] = (defaultdict(int), defaultdict(int))  # cut-offs by player and move
        self._killers: dict[int, M] = {}  # the last move that was a cut-off, by depth

    def compared(self, position: P, moves: Sequence[M], depth: int) -> list[tuple[M, float]]:
        """All moves with their values, the best first; equal ones keep their order. May raise :class:`Stopped`."""
        self.has_estimated = False
        pairs = [(move, _back(-self.value(self._play(position, move), depth - 1, -math.inf, math.inf)))
                 for move in moves]
        return sorted(pairs, key=lambda pair: pair[1], reverse=True)

    def best(self, position: P, moves: Sequence[M], depth: int, alpha: float, beta: float) -> list[tuple[M, float]]:
        """The best move and its value, which is first sought between ``alpha`` and ``beta``."""
        self.has_estimated = False
        move, value = self._best(position, moves, depth, alpha, beta)
        if not alpha < value < beta:
            first = [move, *(other for other in moves if other != move)]
            move, value = self._best(position, first, depth, -math.inf, math.inf)
        return [(move, value)]

    def line(self, position: P, most: int) -> Iterator[M]:
        """The play that the table expects."""
        for _ in range(most):
            known = self._table.get(self._key(position))
            if known is None or known.move not in self._game.moves(position):
                return
            yield known.move
            position = self._play(position, known.move)

    def value(self, position: P, depth: int, alpha: float, beta: float) -> float:
        """The value for the player to move; only a bound if it is not between ``alpha`` and ``beta``.

        Raises :class:`Stopped` after the deadline.
        """
        self._count()
        moves = self._game.moves(position)
        if not moves:
            return self._game.value(position)
        if depth <= 0:
            self.has_estimated = True
            return self._quiet(position, alpha, beta) if self._noisy else self._game.value(position)
        key = self._key(position)
        known = self._table.get(key)
        if known is not None and known.depth >= depth and (
                known.least >= beta or known.largest <= alpha or known.least == known.largest):
            self.has_estimated |= known.depth < TO_THE_END
            return known.largest if known.largest <= alpha else known.least
        moves = self._ordered(moves, known and known.move, depth)
        return self._searched(key, position, moves, depth, alpha, beta)

    def _searched(
        self, key: Hashable, position: P, moves: Sequence[M], depth: int, alpha: float, beta: float
    ) -> float:
        """The same, searched and put into the table."""
        estimated, self.has_estimated = self.has_estimated, False
        move, value = self._best(position, moves, depth, alpha, beta)
        if len(self._table) >= MOST_ENTRIES:
            self._table.clear()
        self._table[key] = TableEntry(
            depth if self.has_estimated else TO_THE_END,
            value if value > alpha else -math.inf, value if value < beta else math.inf, move)
        self.has_estimated |= estimated
        return value

    def _best(self, position: P, moves: Sequence[M], depth: int, alpha: float, beta: float) -> tuple[M, float]:
        """The best of ``moves`` and its value: the first with the full window, others by a null-window test."""
        best, choice, play, value_of = -math.inf, moves[0], self._play, self.value
        low, high = _ahead(alpha), _ahead(beta)
        for number, move in enumerate(moves):
            child = play(position, move)
            if number and depth > 1 and low + STEP < high:
                value = -value_of(child, depth - 1, -low - STEP, -low)
                if low < value < high:
                    value = -value_of(child, depth - 1, -high, -low)
            else:
                value = -value_of(child, depth - 1, -high, -low)
            if value > best:
                best, choice = value, move
                if value >= high:
                    self._history[depth & 1][move] += depth * depth
                    self._killers[depth] = move
                    break
                low = max(low, value)
        return choice, _back(best)

    def _ordered(self, moves: Sequence[M], known: M | None, depth: int) -> Sequence[M]:
        """The table's move first, then the killer, then by history; equal ones keep the game's order."""
        ordered = sorted(moves, key=self._history[depth & 1].__getitem__, reverse=True)
        for move in (self._killers.get(depth), known):
            if move is not None and move in ordered:
                ordered.remove(move)
                ordered.insert(0, move)
        return ordered

    def _quiet(self, position: P, alpha: float, beta: float) -> float:
        """The value once no noisy move is left; the player to move may be content with the estimate."""
        best = self._game.value(position)
        for move in self._noisy(position) if best < beta else ():
            self._count()
            child = self._play(position, move)
            low, high = _ahead(max(alpha, best)), _ahead(beta)
            below = self._quiet(child, -high, -low) if self._game.moves(child) else self._game.value(child)
            best = max(best, _back(-below))
            if best >= beta:
                break
        return best

    def _count(self) -> None:
        self._nodes += 1
        if self._nodes % NODES_PER_LOOK == 0:
            self._deadline.check()


def _back(value: float) -> float:
    """A value one move before."""
    return value - STEP if value > DECIDED else value + STEP if value < -DECIDED else value


def _ahead(bound: float) -> float:
    """What :func:`_back` makes ``bound``."""
    return bound + STEP if bound > DECIDED else bound - STEP if bound < -DECIDED else bound


def _told(value: float) -> float:
    return math.copysign(WIN, value) if abs(value) > DECIDED else value
