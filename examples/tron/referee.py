"""The referee of light cycles for two; see ``referee_tools`` for its command line.

Before the first turn each bot is sent its number, 0 or 1. Every turn it is sent the cells of both riders' heads,
``X0 Y0 X1 Y1`` (from 1 on), and answers UP, RIGHT, DOWN or LEFT. The field is 16 by 12. Whoever rides into a wall, the
border or the same cell as the other one is out; an answer that is late (1,000 ms at first, then 100) or no step, too.
Scores: 2 for a win, 1 if both are out at once, 0; -1 for a fault.
"""
from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).resolve().parents[1]))

from game import STEPS, STRIDE, Tron, start
from referee_tools import FAULT, main, refused


class LightCycles:
    """A game of two riders."""

    def __init__(self, random: Random) -> None:
        self.position = start(random)
        self.first = True
        self.faults: set[int] = set()

    def asked(self) -> Mapping[int, list[str]]:
        if self.faults or not all(self.position.alive):
            return {}
        heads = " ".join(f"{head % STRIDE} {head // STRIDE}" for head in self.position.heads)
        lines = {seat: [str(seat), heads] if self.first else [heads] for seat in range(2)}
        self.first = False
        return lines

    def take(self, answers: Mapping[int, str | None]) -> str:
        self.faults = {seat for seat, answer in answers.items() if answer not in STEPS}
        if not self.faults:
            self.position = Tron().play(self.position, [answers[seat] for seat in range(2)])
        return "".join(refused(seat, answers[seat], "UP, RIGHT, DOWN or LEFT") for seat in sorted(self.faults))

    def scores(self) -> list[int]:
        if self.faults:
            return [FAULT if seat in self.faults else 2 for seat in range(2)]
        return [round(2 * reward) for reward in Tron().rewards(self.position)]


if __name__ == "__main__":
    main(LightCycles, 2)
