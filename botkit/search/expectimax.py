"""Expectimax for two players with dice, one position at a time: NegaScout where a player moves, Star1 where dice fall.

The method where a good value is quickly known and a roll has few outcomes; where it has many, or no value is known,
:mod:`botkit.search.mcts` is stronger. What decides its strength: the value, and that likely rolls and good moves come
first. A position is one where a side is about to roll; values are for that side, between ``-win`` and ``win``. Depth
counts moves and rolls: a search of depth 2k looks k moves ahead.

Sources: Reinefeld 1983 (NegaScout); Ballard 1983 (Star1); the table, the tolerance and the time
control are those of the TCG 2023 final project of b09902004.
"""
from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, Optional, Protocol, TypeVar

from botkit.search.clock import NODES_PER_LOOK, Deadline, Stopped
from botkit.search.result import SearchResult

P = TypeVar("P", bound=Hashable)
M = TypeVar("M", bound=Hashable)
TOLERANCE = 1e-5
"""The margin of a cut-off beyond a bound, and the width of a null window: sums of sixths are not exact."""
FIRST_GROWTH, MOST_GROWTH = 9.0, 20.0
"""The growth of the time with each depth: the first guess, and the most that a measured growth counts. After a search
that the table answers, the next one would look endless."""
SHORTEST = 1e-6
"""Seconds: what a search counts that is too short for the clock."""
SMOOTHING = 0.5
"""Weight of the newest growth."""

Roll = tuple[float, Sequence[Optional[P]]]
"""A roll's probability, and the positions after each of its moves, likely good ones first; ``None`` is a win."""


class Game(Protocol[P]):
    """A game for two players with dice."""

    @property
    def win(self) -> float:
        """The largest value there is."""

    def rolls(self, position: P) -> Sequence[Roll[P]]:
        """Every different roll; the probabilities add up to 1."""

    def value(self, position: P) -> float:
        """An estimate for the side about to roll."""


class Bounds(NamedTuple):
    """What is known of a position: the bounds of its value at this depth."""

    position: Hashable
    depth: int
    least: float
    largest: float


class Expectimax(Generic[P]):
    """A search of one game, whose table lives through many searches.

    ``nodes`` counts positions and rolls, ``estimates`` the positions whose value the game had to estimate.
    """

    def __init__(self, game: Game[P], table_bits: int) -> None:
        """The table has 2 to the power of ``table_bits`` slots, in which new bounds replace the old ones."""
        self.nodes = 0
        self.estimates = 0
        self.win = game.win
        self._game = game
        self._mask = (1 << table_bits) - 1
        self._table: dict[int, Bounds] = {}
        self._deadline = Deadline.never()

    def best(self, children: Sequence[P | None], depth: int, deadline: Deadline) -> tuple[int, float]:
        """The index of the best move and its value, ``depth`` counted from the move. May raise :class:`Stopped`."""
        self._deadline = deadline
        best, index = -math.inf, 0
        for number, child in enumerate(children):
            value = self._after(child, depth - 1, max(best, -self.win), self.win, number == 0)
            if value > best:
                best, index = value, number
        return index, best

    def value(self, position: P, depth: int) -> float:
        """The value for the side about to roll, within :data:`TOLERANCE` of expectiminimax; ``depth`` from the roll."""
        self._deadline = Deadline.never()
        return self._before_roll(position, depth, -self.win, self.win)

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes % NODES_PER_LOOK == 0:
            self._deadline.check()

    def _after(self, child: P | None, depth: int, alpha: float, beta: float, first: bool) -> float:
        """A move's value for its mover: the first move with the full window, the others by a null-window test."""
        if child is None:
            return self.win
        if first or depth <= 1 or beta - alpha <= TOLERANCE:
            return -self._before_roll(child, depth, -beta, -alpha)
        test = -self._before_roll(child, depth, -alpha - TOLERANCE, -alpha)
        if test <= alpha or test >= beta:
            return test
        return -self._before_roll(child, depth, -beta, -alpha)

    def _choose(self, children: Sequence[P | None], depth: int, alpha: float, beta: float) -> float:
        """The value of the best of ``children`` for their mover; a bound if it is not inside the window."""
        self._count()
        if None in children:
            return self.win
        best = -math.inf
        for number, child in enumerate(children):
            best = max(best, self._after(child, depth - 1, max(alpha, best), beta, number == 0))
            if best >= beta:
                break
        return best

    def _before_roll(self, position: P, depth: int, alpha: float, beta: float) -> float:
        """The mean over the rolls; a bound if it is not inside the window."""
        self._count()
        if depth <= 1:
            self.estimates += 1
            return self._game.value(position)
        slot = hash(position) & self._mask
        known = self._table.get(slot)
        if known is not None and known.position == position and known.depth >= depth:
            if known.least >= beta or known.least == known.largest:
                return known.least
            if known.largest <= alpha:
                return known.largest
        least, largest = self._mean(position, depth, alpha, beta)
        self._table[slot] = Bounds(position, depth, least, largest)
        return largest if largest <= alpha else least

    def _mean(self, position: P, depth: int, alpha: float, beta: float) -> tuple[float, float]:
        """Bounds of the mean over the rolls, which are equal if it is known: Star1.

        ``low`` and ``high`` bound the mean while rolls are left; a roll's window is what decides whether the mean
        leaves the window from ``alpha`` to ``beta``.
        """
        low, high = -self.win, self.win
        for probability, children in self._game.rolls(position):
            low += probability * self.win
            high -= probability * self.win
            floor = max(-self.win, (alpha - high) / probability - TOLERANCE)
            ceiling = min(self.win, (beta - low) / probability + TOLERANCE)
            value = self._choose(children, depth - 1, floor, ceiling)
            low += probability * value
            high += probability * value
            if value >= ceiling and value < self.win:
                return low, self.win
            if value <= floor and value > -self.win:
                return -self.win, high
        return low, low


def deepen(
    search: Expectimax[P], children: Mapping[M, P | None], deadline: Deadline, depths: Sequence[int]
) -> Iterator[SearchResult[M]]:
    """Searches the moves of a known roll to each of ``depths`` in turn, the best move so far first.

    ``children``: the position after each move, ``None`` for a win. Ends when the next depth is not expected to finish
    in time, when a depth overruns (it is dropped), when the result is forced, or when a search met no position that it
    had to estimate. For moves other than the best only bounds are known, so there are no alternatives with values.
    """
    order = list(children)
    growth, last = FIRST_GROWTH, 0.0
    for number, depth in enumerate(depths):
        if number and last * growth * 1000.0 > deadline.left_ms():
            return
        estimates = search.estimates
        begun = deadline.now()
        try:
            place, value = search.best([children[move] for move in order], depth, deadline)
        except Stopped:
            return
        seconds = deadline.now() - begun
        if number:
            growth = SMOOTHING * min(MOST_GROWTH, seconds / max(last, SHORTEST)) + (1 - SMOOTHING) * growth
        last = seconds
        order.insert(0, order.pop(place))
        yield SearchResult(order[0], value, effort=depth)
        if abs(value) >= search.win or search.estimates == estimates:
            return
