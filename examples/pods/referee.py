"""The referee of a pod race for two; see ``referee_tools`` for its command line.

Before the first turn each bot is sent how many checkpoints there are, then ``X Y`` of each. Every turn it is sent its
own pod and then the other one, ``X Y VX VY ANGLE PASSED`` each, and answers ``TURN THRUST``: from -18 to 18 degrees and
from 0 to 100. Both pods move at once, see ``game.py``. The race is won by whoever first passes all checkpoints twice,
else by whoever is ahead after 150 turns; an answer that is late (1,000 ms at first, then 100) or none loses it.
Scores: the way that a pod has come; -1 for a fault.
"""
from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).resolve().parents[1]))

from game import MOST_TURNS, THRUST, TURN, Action, Race, course, start
from referee_tools import FAULT, main, refused


class PodRace:
    """A race of two pods."""

    def __init__(self, random: Random) -> None:
        self.race = Race(course(random))
        self.pods = start(self.race.checkpoints)
        self.turn = 0
        self.faults: set[int] = set()

    def asked(self) -> Mapping[int, list[str]]:
        if self.faults or self.turn == MOST_TURNS or self.race.over(self.pods):
            return {}
        checkpoints = [f"{x} {y}" for x, y in self.race.checkpoints]
        first = [] if self.turn else [str(len(checkpoints)), *checkpoints]
        pods = [" ".join(map(str, pod)) for pod in self.pods]
        return {0: [*first, *pods], 1: [*first, *pods[::-1]]}

    def take(self, answers: Mapping[int, str | None]) -> str:
        actions = [action_of(answers[seat] or "") for seat in range(2)]
        self.faults = {seat for seat, action in enumerate(actions) if action is None}
        if not self.faults:
            self.pods = self.race.play(self.pods, [action for action in actions if action])
        self.turn += 1
        return "".join(refused(seat, answers[seat], "TURN THRUST") for seat in sorted(self.faults))

    def scores(self) -> list[int]:
        return [FAULT if seat in self.faults else max(0, round(self.race.way(pod)) + 20_000)
                for seat, pod in enumerate(self.pods)]


def action_of(answer: str) -> Action | None:
    """What an answer means; ``None`` if nothing."""
    try:
        action = Action(*map(int, answer.split()))
    except (TypeError, ValueError):
        return None
    return action if abs(action.turn) <= TURN and 0 <= action.thrust <= THRUST else None


if __name__ == "__main__":
    main(PodRace, 2)
