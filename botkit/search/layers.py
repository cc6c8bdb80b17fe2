"""Full-width search of games with dice, a whole layer of positions at a time.

All positions at the same distance in moves make one layer; equal ones are kept once. A layer holds
whatever the game needs: the search only asks it to expand, to look one move ahead and to back up.
Deepening by one keeps all earlier layers.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from botkit.arrays import AnyFloats, Ints, Ints32
from botkit.search.clock import Deadline, Stopped
from botkit.search.result import MOST_ALTERNATIVES, SearchResult

CHUNK = 1 << 16
"""Elements handled between two looks at the clock: well below 2 ms."""
_MULTIPLIERS = (np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03))
_LEAST_BITS = 10
_NONE = np.empty(0, np.int64)
TIE, EXACT_TIE = 1e-6, 1e-12
"""Values that differ by less are equal, and the first position is the answer: float sums depend on the machine."""
_DIRECT = 4
"""If there are at most this many possible keys per key, the table is indexed by the keys themselves."""


class LayerWork:
    """What a layer may use of the search: a look at the clock, and the removal of equal keys."""

    def __init__(self, deadline: Deadline) -> None:
        self.check = deadline.check
        """A layer calls this between steps of at most 2 ms. Raises :class:`Stopped` once the time is over."""

    def distinct(self, keys: Ints, span: int) -> tuple[Ints, Ints32]:
        """The distinct ``keys`` [E] (int64, from 0 to below ``span``), and each key's index among them.

        Each key writes its place into a table and reads back which place is there; nothing is sorted. A key
        that loses its slot to another one twice is kept twice: that costs a little time, but no exactness.
        """
        first = np.empty(keys.size, np.int64)
        unsettled = self._find_first(keys, first, None, span, _MULTIPLIERS[0])
        if unsettled.size:
            self._find_first(keys, first, unsettled, span, _MULTIPLIERS[1])
        number = np.empty(keys.size, np.int32)
        kept = []
        count = 0
        for begin in range(0, keys.size, CHUNK):
            self.check()
            here = slice(begin, begin + CHUNK)
            new = (first[here] == np.arange(begin, min(begin + CHUNK, keys.size))).nonzero()[0]
            number[begin + new] = np.arange(count, count + new.size)
            kept.append(keys[here].take(new))
            count += new.size
        index = np.empty(keys.size, np.int32)
        for begin in range(0, keys.size, CHUNK):
            self.check()
            number.take(first[begin : begin + CHUNK], out=index[begin : begin + CHUNK], mode="clip")
        return np.concatenate([_NONE, *kept]), index

    def _find_first(self, keys: Ints, first: Ints, places: Ints | None, span: int, multiplier: np.uint64) -> Ints:
        """Points ``first`` [E] at one place of each key among ``places`` (``None``: all); returns those that fail."""
        size = keys.size if places is None else places.size
        direct = span <= _DIRECT * size
        bits = max(_LEAST_BITS, int(size).bit_length())
        table = np.empty(span if direct else 1 << bits, np.int32)
        chunks = []
        for begin in range(0, size, CHUNK):
            self.check()
            end = min(begin + CHUNK, size)
            here = np.arange(begin, end) if places is None else places[begin:end]
            key = keys[begin:end] if places is None else keys.take(here)
            slot = key if direct else ((key.view(np.uint64) * multiplier) >> np.uint64(64 - bits)).view(np.int64)
            table[slot] = here
            chunks.append((here, key, slot))
        failed = [_NONE]
        for here, key, slot in chunks:
            self.check()
            held = table.take(slot).astype(np.int64)
            wrong = (keys.take(held) != key).nonzero()[0]
            held[wrong] = here.take(wrong)
            failed.append(here.take(wrong))
            first[here] = held
        return np.concatenate(failed)


class DiceLayer(Protocol):
    """N positions with the same side to roll; values are for that side."""

    def __len__(self) -> int: ...

    def expand(self, work: LayerWork) -> tuple[DiceLayer, Any]:
        """The layer of all positions one roll and move later, and the links to it."""

    def look_ahead(self, work: LayerWork) -> AnyFloats:
        """Values [N] by a search of one roll and move, without making the positions."""

    def back_up(self, links: Any, values: AnyFloats, work: LayerWork) -> AnyFloats:
        """Values [N] from those of the next layer."""


@dataclass(frozen=True)
class Depth(SearchResult[int]):
    """A finished depth, for the side that is not to roll: it chooses the best position of the first layer.

    ``effort``: how many rolls and moves the search looked ahead.
    """

    exact: bool = False
    """Whether every line of play came to its end."""
    positions: int = 0
    """The number of positions in the last layer."""

    @classmethod
    def of(cls, values: AnyFloats, effort: int, positions: int) -> Depth:
        """``values`` [N] are those of the first layer, for the side to roll."""
        answer = int(np.argmax(values <= values.min() + (TIE if positions else EXACT_TIE)))
        others = [number for number in np.argsort(values, kind="stable").tolist() if number != answer]
        alternatives = tuple((number, -float(values[number])) for number in [answer, *others][:MOST_ALTERNATIVES])
        return cls(answer, -float(values[answer]), alternatives, effort, exact=not positions, positions=positions)


class Costs(NamedTuple):
    """How the cost of the next depth follows from the earlier depths; fitted to searches of a game.

    A layer grows like the last one of the same side, because the side with more pieces has more moves, and the time
    grows with the work.
    """

    damping: float
    """A layer's growth as a share of the growth two layers before: more and more positions transpose."""
    layer: float
    """The fixed cost of a layer, in positions."""
    back_up: float
    """The cost of backing up a position, relative to the cost of making it or looking ahead from it."""

    def next_size(self, sizes: Sequence[float]) -> float:
        """The expected size of the layer after layers of these ``sizes``; 0 while there is no data."""
        if len(sizes) < 2:
            return 0.0
        before, last = sizes[-3:][:2]
        return sizes[-1] * last / before * self.damping

    def next_seconds(self, sizes: Sequence[float], seconds: float) -> float:
        """The expected time of the next depth, where the last one has taken ``seconds``; 0 while there is no data."""
        if len(sizes) < 2:
            return 0.0
        return seconds * self._work([*sizes, self.next_size(sizes)]) / self._work(sizes)

    def _work(self, sizes: Sequence[float]) -> float:
        """The work of the last layer: to make it, to look ahead from it, and to back its values up to the first."""
        return self.layer * len(sizes) + sum(sizes[-2:]) + self.back_up * sum(sizes[:-1])


def deepen(layer: DiceLayer, deadline: Deadline, depth: int, positions: int, costs: Costs) -> Iterator[Depth]:
    """Ever deeper choices in ``layer`` until the time or the game ends, to ``depth`` at most.

    ``positions``: the most in one layer, which bounds the memory. The first depth is made whatever the clock says. A
    later one is not begun if its predicted time exceeds what is left, and is dropped if it overruns all the same.
    """
    layers: list[DiceLayer] = [layer]
    links: list[Any] = []
    work = LayerWork(Deadline.never())
    begun = deadline.now()
    try:
        while True:
            values = layers[-1].look_ahead(work)
            for upper, link in zip(reversed(layers[:-1]), reversed(links)):
                values = upper.back_up(link, values, work)
            seconds, sizes = deadline.now() - begun, [*map(len, layers)]
            yield Depth.of(values, len(layers), sizes[-1])
            if not sizes[-1] or len(layers) == depth or costs.next_size(sizes) > positions:
                return
            if costs.next_seconds(sizes, seconds) * 1000.0 > deadline.left_ms():
                return
            begun = deadline.now()
            work = LayerWork(deadline)
            deeper, link = layers[-1].expand(work)
            layers.append(deeper)
            links.append(link)
    except Stopped:
        return
