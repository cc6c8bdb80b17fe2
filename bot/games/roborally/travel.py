"""How many turns a robot that is alone still needs: the informed distance, measured in turns.

A robot without others moves by tables: (register, kind of card, pose) -> pose, with belts, gears, pushers,
walls and pits all in it. So the best order of any five cards is a minimum over a small lattice of multisets,
and the expected number of turns to the last checkpoint follows by value iteration over hands dealt at random.
"""
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.games.roborally.batch_state import CARD_KIND
from bot.games.roborally.cards import DECK_SIZE, HAND_SIZE, KINDS, REGISTERS
from bot.games.roborally.lattice import COUNTS, levels
from bot.games.roborally.poses import Poses


class Travel:
    """Expected turns to the end for every next checkpoint and pose; K checkpoints, S = poses + 1.

    ``turns`` [K + 1, S] float32: row k for a robot whose next checkpoint is number k + 1; the last row, of
    those who have won, is zero. A destroyed robot counts ``loss`` turns more than the mean of all poses.
    """

    def __init__(self, poses: Poses, loss: float = 4.0, hands: int = 64, seed: int = 1) -> None:
        self.poses, self.loss = poses, loss
        self.checkpoints = len(poses.tables.checkpoints)
        self.turns = np.zeros((self.checkpoints + 1, poses.count + 1), np.float32)
        self._choices = list(_hand_choices(hands, seed))

    def solve(self, sweeps: int) -> Iterator[None]:
        """Value iteration, the last leg first, one sweep at each step; the table can be used after every one."""
        for leg in reversed(range(self.checkpoints)):
            self._start_leg(leg)
        for leg in reversed(range(self.checkpoints)):
            beyond = levels(self.poses, self.turns[leg + 1])
            for _ in range(sweeps):
                self._sweep(leg, beyond)
                yield

    def _start_leg(self, leg: int) -> None:
        """A first guess: a straight way at three cells a turn, then the next leg."""
        tables, goal = self.poses.tables, self.poses.tables.checkpoints[leg]
        cell = self.poses.cell
        distance = np.abs(tables.x.take(cell).astype(int) - tables.x[goal])
        distance += np.abs(tables.y.take(cell).astype(int) - tables.y[goal])
        self.turns[leg] = distance / 3.0 + 1.0 + self._at_checkpoint(leg).mean()
        self.turns[leg, self.poses.destroyed] = self.turns[leg, :-1].mean() + self.loss

    def _at_checkpoint(self, leg: int) -> np.ndarray:
        """Turns to go from the checkpoint of ``leg``, by facing."""
        return np.asarray(self.turns[leg + 1, np.flatnonzero(self.poses.reaches[leg])])

    def _sweep(self, leg: int, beyond: list[np.ndarray]) -> None:
        best = levels(self.poses, self.turns[leg], self.poses.reaches[leg], beyond)[REGISTERS]
        expected = np.zeros(self.poses.count + 1, np.float32)
        for rows in self._choices:
            expected += best.take(rows, axis=0).min(axis=0)
        expected *= 1.0 / len(self._choices)
        expected += 1.0
        expected[self.poses.destroyed] = expected[:-1].mean() + self.loss
        self.turns[leg] = expected


def _hand_choices(hands: int, seed: int) -> Iterator[np.ndarray]:
    """For hands dealt at random: which multisets of five kinds each contains."""
    random = np.random.Generator(np.random.SFC64(seed))
    for _ in range(hands):
        cards = random.permutation(DECK_SIZE)[:HAND_SIZE] + 1
        held = np.bincount(CARD_KIND[cards], minlength=KINDS)
        yield np.flatnonzero((COUNTS[REGISTERS] <= held).all(axis=1))
