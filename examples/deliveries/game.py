"""Deliveries: the order in which a courier visits many places and comes back; the shorter the way, the better."""
from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

PLACES, SIDE = 150, 1_000
NEAR = 8
"""A move brings a place next to one of so many that are nearest to it."""
Place = tuple[int, int]


class Deliveries:
    """The problem as ``botkit.search.annealing`` wants it. A solution is a list of numbers of places.

    A move (``first``, ``last``) turns this part of the tour round: two roads are replaced, all others stay.
    """

    def __init__(self, places: Sequence[Place]) -> None:
        self.places = places
        self.roads = [[math.sqrt((x - to_x) ** 2 + (y - to_y) ** 2) for to_x, to_y in places] for x, y in places]
        numbers = range(len(places))
        self.near = [sorted(numbers, key=roads.__getitem__)[1:NEAR + 1] for roads in self.roads]

    def start(self, random: Random) -> list[int]:
        """From a random place always on to the nearest that is left."""
        left = set(range(len(self.places)))
        tour = [int(random.random() * len(self.places))]
        left.remove(tour[0])
        while left:
            tour.append(min(left, key=self.roads[tour[-1]].__getitem__))
            left.remove(tour[-1])
        return tour

    def value(self, tour: Sequence[int]) -> float:
        """The way's length, negative."""
        return -math.fsum(self.roads[one][other] for one, other in zip(tour, [*tour[1:], tour[0]]))

    def move(self, tour: list[int], random: Random) -> tuple[int, int]:
        """The part between a place and one that is near."""
        place = int(random.random() * len(tour))
        near = self.near[tour[place]]
        other = tour.index(near[int(random.random() * len(near))])
        return min(place, other) + 1, max(place, other)

    def play(self, tour: list[int], move: tuple[int, int]) -> float:
        """Returns by how much the way gets shorter."""
        first, last = move
        before, after = tour[first - 1], tour[(last + 1) % len(tour)]
        one, other = tour[first], tour[last]
        self.undo(tour, move)
        if before == other:
            return 0.0
        roads = self.roads
        return roads[before][one] + roads[other][after] - roads[before][other] - roads[one][after]

    def undo(self, tour: list[int], move: tuple[int, int]) -> None:
        """Turning it round once more is the way back."""
        first, last = move
        tour[first:last + 1] = tour[first:last + 1][::-1]

    def copy(self, tour: list[int]) -> list[int]:
        return tour[:]


def drawn(random: Random) -> list[Place]:
    """Different places in a square."""
    places: dict[Place, None] = {}
    while len(places) < PLACES:
        places[int(random.random() * SIDE), int(random.random() * SIDE)] = None
    return [*places]
