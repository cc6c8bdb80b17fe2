"""The referee of Deliveries, a problem for one; see ``referee_tools`` for its command line.

The bot is sent how many places there are, then ``X Y`` of each. Within 1,000 ms it answers with the order of all their
numbers, from 0 on, in one line. The way goes along straight lines and back to its beginning. Score: 1,000,000,000
divided by its length; -1 for an answer that is late or not an order of all numbers.
"""
from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).resolve().parents[1]))

from game import Deliveries, drawn
from referee_tools import FAULT, main, refused


class Day:
    """One day's places, and one answer."""

    def __init__(self, random: Random) -> None:
        self.places = drawn(random)
        self.score: int | None = None

    def asked(self) -> Mapping[int, list[str]]:
        return {0: [str(len(self.places)), *(f"{x} {y}" for x, y in self.places)]} if self.score is None else {}

    def take(self, answers: Mapping[int, str | None]) -> str:
        words = (answers[0] or "").split()
        if sorted(words, key=int if all(word.isdigit() for word in words) else None) != [
                str(number) for number in range(len(self.places))]:
            self.score = FAULT
            return refused(0, answers[0], "the order of all places")
        length = -Deliveries(self.places).value([int(word) for word in words])
        self.score = round(1e9 / length)
        return f"$0 travels {length:.0f}\n"

    def scores(self) -> list[int]:
        return [self.score or 0]


if __name__ == "__main__":
    main(Day, 1)
