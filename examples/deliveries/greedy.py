"""The plain bot to beat: tours to the nearest place, in which parts are turned round as long as that helps.

Again and again from other beginnings; the best of all in 600 ms, or of as many as ``--effort`` says.
"""
from __future__ import annotations

import math
import sys
import time
from itertools import combinations
from random import Random

from game import Deliveries


def climbed(problem: Deliveries, tour: list[int], end: float) -> list[int]:
    """The tour, made shorter by any turned part, until none is left that does or the time is over."""
    better = True
    while better:
        better = False
        for move in combinations(range(len(tour)), 2):
            if time.perf_counter() > end:
                return tour
            if problem.play(tour, move) > 1e-9:
                better = True
            else:
                problem.undo(tour, move)
    return tour


def restarted(problem: Deliveries, random: Random, end: float, most: float = math.inf) -> list[int]:
    """The best of as many tours as there is time for, and no more than ``most``."""
    best, tried = problem.start(random), 0
    while time.perf_counter() < end and tried < most:
        tried += 1
        best = max(best, climbed(problem, problem.start(random), end), key=problem.value)
    return best


if __name__ == "__main__":
    began = time.perf_counter()
    places = [(int(x), int(y)) for x, y in (input().split() for _ in range(int(input())))]
    limits = (math.inf, int(sys.argv[2])) if sys.argv[1:2] == ["--effort"] else (began + 0.6, math.inf)
    print(*restarted(Deliveries(places), Random(1), *limits))
