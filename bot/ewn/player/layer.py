"""Whole layers of EWN positions: the batched simulator that a full-width search drives."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from bot.ewn.player.network import LearnedValue
from bot.ewn.rules import sides
from bot.ewn.rules.sides import NO_CAPTURE, WAYS
from bot.ewn.rules.state import PIECES, Position
from botkit.arrays import AnyFloats, Bools, Ints, Ints32
from botkit.search.layers import LayerWork

HITS = NO_CAPTURE + 1
CHUNK = 1 << 15
"""Positions handled between two looks at the clock."""
NUMBERS = 1 << 18
"""Numbers of embeddings multiplied between two looks at the clock."""
SIDES = 1 << 11
"""Sides embedded, or moved, between two looks at the clock."""
DECIDED = 1e4
"""A number in an embedding that exceeds every value."""
_ENDED = -1
_NEVER = 1e9
"""The value, for its mover, of the position after a move that does not exist."""


class EwnLayer:
    """N positions with one side to roll: position ``n`` is side ``mover_of[n]`` against ``other_of[n]``."""

    def __init__(
        self,
        movers: Ints,  # [M]
        others: Ints,  # [O]
        mover_of: Ints,  # [N]
        other_of: Ints,  # [N]
        value: LearnedValue,
    ) -> None:
        self.movers = movers
        self.others = others
        self.mover_of = mover_of
        self.other_of = other_of
        self.value = value
        self._pieces = sides.most_pieces(movers) if movers.size else 0

    @classmethod
    def of(cls, positions: Sequence[Position], value: LearnedValue) -> EwnLayer:
        """The layer of ``positions``, none of which is decided."""
        packed = np.array([sides.pack(position) for position in positions], np.int64).reshape(-1, 2)
        numbers = np.arange(len(positions))
        return cls(packed[:, 0], packed[:, 1], numbers, numbers, value)

    def __len__(self) -> int:
        return int(self.mover_of.size)

    def expand(self, work: LayerWork) -> tuple[EwnLayer, Ints32]:
        """The next layer, and the links [3A, N] to it: a child's number, or one of two beyond the last.

        The first number beyond stands for a move that does not exist, the second for one that wins.
        """
        moves = self._moves(work)
        waiting, waiting_of = _distinct_sides(moves.sides, work)
        rolling, rolling_of = _distinct_sides(_useful_captures(self.others, moves.hits, work), work)
        goes_on = moves.legal & ~_by_chunks(sides.arrived, waiting, work)[waiting_of]  # [M, 3A]
        work.check()
        key_base = np.where(_by_chunks(sides.wiped_out, rolling, work), _ENDED, np.arange(rolling.size) * waiting.size)
        keys_of_others = _by_chunks(key_base.take, rolling_of, work).ravel()
        edges = _Edges(_columns(goes_on, work), _columns(moves.hits, work), _columns(waiting_of, work), keys_of_others)

        keys = np.empty(WAYS * self._pieces * len(self), np.int64)
        placed = []
        done = 0
        for column, chunk in self._columns():
            places, new = self._keys(edges, column, chunk, work)
            keys[done : done + new.size] = new
            done += new.size
            placed.append((column, chunk, places))
        kept, child = work.distinct(keys[:done], rolling.size * waiting.size)

        no_child = np.where(moves.legal.T, kept.size + 1, kept.size).astype(np.int32)  # [3A, M]
        links = np.empty((WAYS * self._pieces, len(self)), np.int32)
        done = 0
        for column, chunk, places in placed:
            work.check()
            link = no_child[column].take(self.mover_of[chunk])
            link[places] = child[done : done + places.size]
            links[column, chunk] = link
            done += places.size
        mover_of, other_of = np.empty((2, kept.size), np.int64)
        for begin in range(0, kept.size, CHUNK):
            work.check()
            chunk = slice(begin, begin + CHUNK)
            np.divmod(kept[chunk], waiting.size, out=(mover_of[chunk], other_of[chunk]))
        return EwnLayer(rolling, waiting, mover_of, other_of, self.value), links

    def _keys(self, edges: _Edges, column: int, chunk: slice, work: LayerWork) -> tuple[Ints, Ints]:
        """Which positions of ``chunk`` play on after the move of ``column``, and the keys of what they become."""
        work.check()
        mover = self.mover_of[chunk]
        hit = self.other_of[chunk] * HITS
        hit += edges.hits[column].take(mover)
        key = edges.key_base.take(hit)
        places = (edges.goes_on[column].take(mover) & (key != _ENDED)).nonzero()[0]
        return places, key.take(places) + edges.waiting_of[column].take(mover.take(places))

    def back_up(self, links: Ints32, values: AnyFloats, work: LayerWork) -> AnyFloats:
        """Values [N] from the children's [N'] by the links of :meth:`expand`."""
        ended = np.concatenate([values, np.array([_NEVER, -self.value.win], values.dtype)])
        rolls = self._rolls(values.dtype)
        backed_up = np.empty(len(self), values.dtype)
        for chunk in self._chunks(CHUNK):
            work.check()
            best = []
            for column in range(0, WAYS * self._pieces, WAYS):
                lowest = ended.take(links[column, chunk])
                for way in range(1, WAYS):
                    np.minimum(lowest, ended.take(links[column + way, chunk]), out=lowest)
                best.append(np.negative(lowest, out=lowest))
            backed_up[chunk] = _mean_over_dice(best, rolls, self.mover_of[chunk])
        return backed_up

    def look_ahead(self, work: LayerWork) -> AnyFloats:
        """Values [N] from the value of every position one roll and move later."""
        if not len(self):
            return np.empty(0)
        moves = self._moves(work)
        side, of = _distinct_sides(moves.sides, work)
        hopeless = np.zeros((1, self.value.rank), np.float32)
        hopeless[0, -1] = DECIDED
        embedded = np.concatenate([_by_chunks(self._embed_others, side, work), hopeless])
        of[~moves.legal] = side.size
        waiting = _by_chunks(lambda some: embedded.take(some, axis=0), of, work)  # [M, 3A, R]
        side, of = _distinct_sides(_useful_captures(self.others, moves.hits, work), work)
        rolling, rolling_of = _by_chunks(self._embed_movers, side, work), of.ravel()  # [S, R], [O * 26]
        rolls = self._rolls(rolling.dtype)
        backed_up = np.empty(len(self), rolling.dtype)
        for chunk in self._chunks(max(1, NUMBERS // (moves.hits.shape[1] * self.value.rank))):
            work.check()
            mover = self.mover_of[chunk]
            hit = moves.hits.take(mover, axis=0)
            hit += (self.other_of[chunk] * HITS)[:, None]
            raw = np.einsum(
                "nmr,nmr->nm", rolling.take(rolling_of.take(hit), axis=0), waiting.take(mover, axis=0)
            )  # [n, 3A]
            lowest = np.minimum(np.minimum(raw[:, 0::WAYS], raw[:, 1::WAYS]), raw[:, 2::WAYS])
            best = -self.value.finish(lowest)
            backed_up[chunk] = _mean_over_dice(list(best.T), rolls, mover)
        return backed_up

    def _embed_movers(self, some: Ints) -> AnyFloats:
        """[S, R]; a side without pieces has lost."""
        embedded = self.value.embed_movers(some)
        embedded[sides.wiped_out(some)] = [0] * (self.value.rank - 2) + [-DECIDED, 1]
        return embedded

    def _embed_others(self, some: Ints) -> AnyFloats:
        """[S, R]; a side on its target has won."""
        embedded = self.value.embed_others(some)
        embedded[sides.arrived(some)] = [0] * (self.value.rank - 1) + [-DECIDED]
        return embedded

    def _moves(self, work: LayerWork) -> sides.Moves:
        """Every move of the movers [M, 3A]."""
        parts = [sides.moves(self.movers[part], self._pieces) for part in _parts(self.movers.size, work)]
        return sides.Moves(*map(np.concatenate, zip(*parts)))

    def _rolls(self, dtype: np.dtype[Any]) -> sides.Rolls:
        """The movers' rolls [A, M], as numbers of type ``dtype``."""
        rolls = sides.rolls(self.movers, self._pieces)
        return sides.Rolls(*(share.T.astype(dtype) for share in rolls))

    def _chunks(self, size: int) -> Iterator[slice]:
        return (slice(begin, begin + size) for begin in range(0, len(self), size))

    def _columns(self) -> Iterator[tuple[int, slice]]:
        return product(range(WAYS * self._pieces), self._chunks(CHUNK))


class _Edges(NamedTuple):
    """Tables that number the children."""

    goes_on: Bools  # [3A, M]: the move exists and does not arrive
    hits: Ints  # [3A, M] where it ends, in the other's frame
    waiting_of: Ints32  # [3A, M] what the mover's side becomes
    key_base: Ints  # [O * 26] what the other's side becomes, times the number of sides that wait


def _distinct_sides(some: Ints, work: LayerWork) -> tuple[Ints, Ints32]:
    """The distinct sides in ``some`` (of any shape), and the index of each among them."""
    kept, index = work.distinct(some.ravel(), 1 << sides.BITS * PIECES)
    return kept, index.reshape(some.shape)


def _by_chunks(function: Callable[[Any], np.ndarray], some: np.ndarray, work: LayerWork) -> np.ndarray:
    """``function`` of ``some`` [S, ...], computed a few rows at a time; it gives as many rows."""
    parts = _parts(len(some), work)
    rows = function(some[next(parts)])
    results = np.empty((len(some), *rows.shape[1:]), rows.dtype)
    results[: len(rows)] = rows
    for part in parts:
        results[part] = function(some[part])
    return results


def _parts(count: int, work: LayerWork) -> Iterator[slice]:
    """Slices of ``count`` sides, a few at a time, with a look at the clock before each; one slice if ``count`` is 0."""
    for begin in range(0, max(1, count), SIDES):
        work.check()
        yield slice(begin, begin + SIDES)


def _columns(table: np.ndarray, work: LayerWork) -> np.ndarray:
    """[M, 3A] -> [3A, M]."""
    work.check()
    return table.T.copy()


def _useful_captures(others: Ints, hits: Ints, work: LayerWork) -> Ints:
    """What each of ``others`` is after a capture on each square, for squares that a move hits: [O, 26]."""
    useful = np.zeros(HITS, bool)
    useful[hits] = True
    return _by_chunks(lambda some: np.where(useful, sides.after_captures(some), some[:, None]), others, work)


def _mean_over_dice(best: Sequence[AnyFloats], rolls: sides.Rolls, mover: Ints) -> AnyFloats:
    """Mean over the die of the better choice; ``best`` [A][n] by piece, ``mover`` [n] the side of each position."""
    mean: AnyFloats = rolls.alone[0].take(mover)
    mean *= best[0]
    for piece in range(1, len(best)):
        mean += rolls.alone[piece].take(mover) * best[piece]
        mean += rolls.pair[piece - 1].take(mover) * np.maximum(best[piece - 1], best[piece])
    return mean
