"""What every search yields: its best answer so far, and what it knows about it."""
from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")
MOST_ALTERNATIVES = 10
"""This many answers are reported with their values."""


@dataclass(frozen=True)
class SearchResult(Generic[A]):
    """The best answer so far. A search is an iterator of ever better ones."""

    answer: A
    value: float = math.nan
    """What the player can expect with it, in the unit of the search; NaN if not known."""
    alternatives: tuple[tuple[A, float], ...] = ()
    """The best answers with their values, the best first; empty if not known."""
    effort: int = 0
    """What the search counts: depth, rounds, playouts, .."""
    line: tuple[A, ...] = ()
    """The expected play from here on, ``answer`` first; empty if not known."""

    def map(self, name: Callable[[A], B], unit: Callable[[float], float] = float) -> SearchResult[B]:
        """The same with other names for the answers (for instance moves for indices) and values in another unit."""
        alternatives = tuple((name(answer), unit(value)) for answer, value in self.alternatives)
        line = tuple(name(answer) for answer in self.line)
        return SearchResult(name(self.answer), unit(self.value), alternatives, self.effort, line)
