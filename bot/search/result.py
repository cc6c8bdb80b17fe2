"""What every search yields: its best answer so far, and what it knows of it."""
from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")


@dataclass(frozen=True)
class SearchResult(Generic[A]):
    """The best answer so far. A search is an iterator of ever better ones."""

    answer: A
    value: float = math.nan
    """What the player can expect with it, in the unit of the search; not a number: not known."""
    alternatives: tuple[tuple[A, float], ...] = ()
    """The best answers with their values, the best first; empty: not known."""
    effort: int = 0
    """Depth, rounds, playouts, ..: what the search counts."""

    def map(self, function: Callable[[A], B]) -> SearchResult[B]:
        """The same with other names for the answers: moves instead of their indices, say."""
        alternatives = tuple((function(answer), value) for answer, value in self.alternatives)
        return SearchResult(function(self.answer), self.value, alternatives, self.effort)
