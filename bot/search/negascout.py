"""NegaScout where a player moves, Star1 or Star2 where the dice fall; knows no game.

A position is one where a side is about to roll; values are for that side, between ``-win`` and
``win``. Depth counts moves and rolls: a search of depth 2k looks k moves ahead.

Sources: Reinefeld 1983 (NegaScout); Ballard 1983 (Star1, Star2); the table, the tolerance and the time
control are those of the TCG 2023 final project of b09902004.
"""
from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Generic, NamedTuple, Optional, Protocol, TypeVar

from bot.search.clock import Deadline, Stopped

P = TypeVar("P", bound=Hashable)
TOLERANCE = 1e-5
"""Cut-offs need this much beyond a bound, and it is the width of a null window: sums of sixths are not exact."""
NODES_PER_LOOK = 64
"""Nodes between two looks at the clock: below 2 ms."""

Roll = tuple[float, Sequence[Optional[P]]]
"""The chance of a roll, and the positions after each of its moves, likely good ones first; ``None``: a win."""


class Game(Protocol[P]):
    """A game for two with dice, without draws in the middle of it."""

    @property
    def win(self) -> float:
        """The largest value there is."""

    def rolls(self, position: P) -> Sequence[Roll[P]]:
        """Every different roll; the chances add up to 1."""

    def value(self, position: P) -> float:
        """A guess for the side about to roll."""


class Settings(NamedTuple):
    """Parts that can be left out to see what they are worth."""

    scout: bool = True
    star1: bool = True
    star2: bool = False
    table_bits: int = 19
    """Entries of the table, as a power of two; 0: no table."""
    use_deeper: bool = True
    """Take the value of a deeper search for a shallower one."""


class Table(Generic[P]):
    """What is known of positions: always the newest, whatever it replaces."""

    def __init__(self, bits: int) -> None:
        self._mask = (1 << bits) - 1
        self._entries: dict[int, tuple[P, int, float, float]] = {}

    def get(self, position: P) -> tuple[P, int, float, float] | None:
        """``position``, its depth, and the least and the largest that its value can be."""
        entry = self._entries.get(hash(position) & self._mask)
        return entry if entry is not None and entry[0] == position else None

    def put(self, position: P, depth: int, least: float, largest: float) -> None:
        """Replaces what stood in the slot."""
        self._entries[hash(position) & self._mask] = (position, depth, least, largest)


class NegaScout(Generic[P]):
    """A search of one game, whose table lives through many searches.

    ``nodes`` counts positions and rolls, ``guesses`` the positions whose value the game had to guess.
    """

    def __init__(self, game: Game[P], settings: Settings) -> None:
        self.nodes = 0
        self.guesses = 0
        self.win = game.win
        self._game = game
        self._settings = settings
        self._table: Table[P] | None = Table(settings.table_bits) if settings.table_bits else None
        self._deadline = Deadline.never()

    def best(self, children: Sequence[P | None], depth: int, deadline: Deadline) -> tuple[int, float]:
        """The index of the best move and its value, ``depth`` counted from the move. May raise :class:`Stopped`."""
        self._deadline = deadline
        best, index = -float("inf"), 0
        for number, child in enumerate(children):
            value = self._after(child, depth - 1, max(best, -self.win), self.win, number == 0)
            if value > best:
                best, index = value, number
        return index, best

    def value(self, position: P, depth: int) -> float:
        """For the side about to roll; ``depth`` counted from the roll. Within :data:`TOLERANCE` of expectiminimax."""
        self._deadline = Deadline.never()
        return self._chance(position, depth, -self.win, self.win)

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes % NODES_PER_LOOK == 0 and self._deadline.passed():
            raise Stopped

    def _after(self, child: P | None, depth: int, alpha: float, beta: float, first: bool) -> float:
        """One move's value for its mover: the first with the whole window, the others by a test."""
        if child is None:
            return self.win
        if first or depth <= 1 or not self._settings.scout or beta - alpha <= TOLERANCE:
            return -self._chance(child, depth, -beta, -alpha)
        test = -self._chance(child, depth, -alpha - TOLERANCE, -alpha)
        if test <= alpha or test >= beta:
            return test
        return -self._chance(child, depth, -beta, -alpha)

    def _choose(self, children: Sequence[P | None], depth: int, alpha: float, beta: float) -> float:
        """The value of the best of ``children`` for their mover; a bound if it is not inside the window."""
        self._count()
        if None in children:
            return self.win
        best = -float("inf")
        for number, child in enumerate(children):
            best = max(best, self._after(child, depth - 1, max(alpha, best), beta, number == 0))
            if best >= beta:
                break
        return best

    def _chance(self, position: P, depth: int, alpha: float, beta: float) -> float:
        """The mean over the rolls; a bound if it is not inside the window."""
        self._count()
        if depth <= 1:
            self.guesses += 1
            return self._game.value(position)
        known = self._table.get(position) if self._table else None
        if known is not None and (known[1] == depth or (known[1] > depth and self._settings.use_deeper)):
            least, largest = known[2], known[3]
            if least >= beta or least == largest:
                return least
            if largest <= alpha:
                return largest
        least, largest = self._roll(position, depth, alpha, beta)
        if self._table:
            self._table.put(position, depth, least, largest)
        return largest if largest <= alpha else least

    def _roll(self, position: P, depth: int, alpha: float, beta: float) -> tuple[float, float]:
        """The least and the largest that the mean can be, equal if it is known."""
        rolls = self._game.rolls(position)
        least = [-self.win] * len(rolls)
        if self._settings.star2:
            low = self._probe(rolls, least, depth, beta)
            if low >= beta + TOLERANCE:
                return low, self.win
        low = sum(chance * bound for (chance, _), bound in zip(rolls, least))
        high = self.win
        for number, (chance, children) in enumerate(rolls):
            low -= chance * least[number]
            high -= chance * self.win
            floor, ceiling = -self.win, self.win
            if self._settings.star1:
                floor = max(floor, (alpha - high) / chance - TOLERANCE)
                ceiling = min(ceiling, (beta - low) / chance + TOLERANCE)
            value = self._choose(children, depth - 1, floor, ceiling)
            low += chance * value
            high += chance * value
            if value >= ceiling and value < self.win:
                return low, self.win
            if value <= floor and value > -self.win:
                return -self.win, high
        return low, low

    def _probe(self, rolls: Sequence[Roll[P]], least: list[float], depth: int, beta: float) -> float:
        """Star2: one move of each roll bounds the roll from below, into ``least``; returns the mean's bound."""
        low = -self.win
        for number, (chance, children) in enumerate(rolls):
            ceiling = min(self.win, (beta - low) / chance - self.win + TOLERANCE)
            first = None if None in children else children[0]
            value = self._after(first, depth - 2, -self.win, max(ceiling, TOLERANCE - self.win), True)
            least[number] = max(value, -self.win)
            low += chance * (least[number] + self.win)
            if low >= beta + TOLERANCE:
                break
        return low


class Deepening(NamedTuple):
    """How the time of the next depth is guessed from the last two."""

    growth: float = 9.0
    """First guess, in every move, of how much longer the next depth takes."""
    cap: float = 20.0
    """A search answered by the table makes the next one look endless."""
    smoothing: float = 0.5
    """Weight of the newest ratio."""


class Iteration(NamedTuple):
    """One finished depth; times in seconds, ``predicted`` 0 for the first."""

    depth: int
    choice: int
    """The index of the best child."""
    value: float
    seconds: float
    predicted: float


def deepen(
    search: NegaScout[P], children: Sequence[P | None], deadline: Deadline, depths: Sequence[int]
) -> Iterator[Iteration]:
    """Searches ``children`` to each of ``depths`` in turn, the best move so far first.

    Ends when the next depth is not expected to be done in time, when one overruns (it is dropped), when
    the result is forced, or when a whole search has met no position that it had to guess the value of.
    """
    rule = Deepening()
    order = list(range(len(children)))
    growth, last, predicted = rule.growth, 0.0, 0.0
    for number, depth in enumerate(depths):
        predicted = last * growth
        if number and predicted * 1000.0 > deadline.left_ms():
            return
        guesses = search.guesses
        begun = deadline.now()
        try:
            place, value = search.best([children[index] for index in order], depth, deadline)
        except Stopped:
            return
        seconds = deadline.now() - begun
        if number:
            growth = rule.smoothing * min(rule.cap, seconds / last) + (1 - rule.smoothing) * growth
        last = seconds
        order.insert(0, order.pop(place))
        yield Iteration(depth, order[0], value, seconds, predicted)
        if abs(value) >= search.win or search.guesses == guesses:
            return
