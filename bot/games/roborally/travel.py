"""How many turns a robot that is alone still needs: the informed distance, measured in turns.

A robot without others moves by tables: (register, kind of card, pose) -> pose, with belts, gears, pushers,
walls and pits all in it. So the best order of any five cards is a minimum over a small lattice of multisets,
and the expected number of turns to the last checkpoint follows by value iteration over hands dealt at random.
"""
from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from itertools import combinations_with_replacement

import numpy as np

from bot.games.roborally.batch import BatchTurn
from bot.games.roborally.batch_state import Array, Orders, State
from bot.games.roborally.cards import DECK_SIZE, HAND_SIZE, KIND, KINDS, REGISTERS
from bot.games.roborally.editions import Rules, Step
from bot.games.roborally.state import Robot
from bot.games.roborally.tables import FloorTables

CARD_KIND = np.array(KIND)
"""[85] kind by card number; -1 for no card."""
SAMPLE_CARDS = [KIND.index(kind) for kind in range(KINDS)]
"""One card of each kind."""
GAME_STEPS = (Step.TOUCH, Step.REPAIR)
"""What the tables of poses leave out."""

MULTISETS = [list(combinations_with_replacement(range(KINDS), size)) for size in range(REGISTERS + 1)]
_INDEX = [{multiset: index for index, multiset in enumerate(level)} for level in MULTISETS]


class Poses:
    """Where each kind of card leads a robot that is alone. A pose is ``4 * floor cell + facing``; L cells.

    One more pose, ``destroyed``, stands for a robot off the board.
    """

    def __init__(self, tables: FloorTables, rules: Rules) -> None:
        self.tables = tables
        floor = tables.on_floor.nonzero()[0]
        self.count = 4 * floor.size
        self.destroyed = self.count
        self.cell = np.append(np.repeat(floor, 4), tables.limbo)  # [poses + 1]
        self.facing = np.append(np.tile(np.arange(4), floor.size), 0)  # [poses + 1]
        base = np.full(tables.limbo + 1, self.destroyed)
        base[floor] = np.arange(floor.size) * 4
        self._base = base
        alone = dataclasses.replace(
            rules, register_steps=tuple(step for step in rules.register_steps if step not in GAME_STEPS)
        )
        moves = [self._play(alone, register) for register in range(1, REGISTERS + 1)]
        self.after = np.stack([after for after, _ in moves])  # [R, kinds, poses + 1]
        self.hits = np.stack([hits for _, hits in moves])  # [R, kinds, poses + 1] damage by wall lasers

    def of(self, cell: Array, facing: Array) -> Array:
        """Poses of robots by cell and facing; ``destroyed`` for those off the board."""
        base = self._base.take(cell)
        return np.where(base == self.destroyed, base, base + facing)

    def _play(self, rules: Rules, register: int) -> tuple[Array, Array]:
        """One register from every pose with every kind of card."""
        games = KINDS * (self.count + 1)
        state = State.of([Robot((0, 0), 0, archive=(0, 0))], self.tables, games)
        state.cell[0] = np.tile(self.cell, KINDS)
        state.facing[0] = np.tile(self.facing, KINDS)
        cards = np.repeat(np.array(SAMPLE_CARDS, np.int16), self.count + 1)
        turn = BatchTurn(self.tables, rules, state, Orders(np.broadcast_to(cards, (REGISTERS, 1, games))))
        turn.play_register(register)
        off = turn.destroyed[0] > 0
        after = np.where(off, self.destroyed, self.of(turn.cell[0], turn.facing[0]))
        return after.reshape(KINDS, -1), (turn.damage[0] * ~off).reshape(KINDS, -1)


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
        self._reached = [poses.cell == cell for cell in poses.tables.checkpoints]

    def solve(self, sweeps: int) -> Iterator[None]:
        """Value iteration, the last leg first, one sweep at each step; the table can be used after every one."""
        for leg in reversed(range(self.checkpoints)):
            self._start_leg(leg)
        for leg in reversed(range(self.checkpoints)):
            beyond = self._lattice(self.turns[leg + 1])
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

    def _at_checkpoint(self, leg: int) -> Array:
        """Turns to go from the checkpoint of ``leg``, by facing."""
        return self.turns[leg + 1, np.flatnonzero(self._reached[leg])]

    def _sweep(self, leg: int, beyond: list[Array]) -> None:
        best = self._lattice(self.turns[leg], self._reached[leg], beyond)[REGISTERS]
        expected = np.zeros(self.poses.count + 1, np.float32)
        for rows in self._choices:
            expected += best.take(rows, axis=0).min(axis=0)
        expected *= 1.0 / len(self._choices)
        expected += 1.0
        expected[self.poses.destroyed] = expected[:-1].mean() + self.loss
        self.turns[leg] = expected

    def _lattice(self, end: Array, reached: Array | None = None, beyond: list[Array] | None = None) -> list[Array]:
        """By number of cards left, [multisets, S]: the value of playing each multiset in the best order.

        ``end`` [S] holds at the end of the turn; on poses where ``reached`` [S], ``beyond`` takes over.
        """
        levels: list[Array] = [end[None]]
        for size in range(1, REGISTERS + 1):
            rest = levels[-1]
            if reached is not None and beyond is not None:
                rest = np.where(reached, beyond[size - 1], rest)
            after = self.poses.after[REGISTERS - size]
            level = np.full((len(MULTISETS[size]), after.shape[1]), np.inf, np.float32)
            for kind, rows in enumerate(_WITH[size]):
                level[rows] = np.minimum(level[rows], rest.take(after[kind], axis=1))
            levels.append(level)
        return levels


def _hand_choices(hands: int, seed: int) -> Iterator[Array]:
    """For hands dealt at random: which multisets of five kinds each contains."""
    random = np.random.Generator(np.random.SFC64(seed))
    counts = np.array([[multiset.count(kind) for kind in range(KINDS)] for multiset in MULTISETS[REGISTERS]])
    for _ in range(hands):
        cards = random.permutation(DECK_SIZE)[:HAND_SIZE] + 1
        held = np.bincount(CARD_KIND[cards], minlength=KINDS)
        yield np.flatnonzero((counts <= held).all(axis=1))


_WITH = [[np.zeros(0, np.int64)] * KINDS] + [
    [
        np.array([_INDEX[size][tuple(sorted((*multiset, kind)))] for multiset in MULTISETS[size - 1]])
        for kind in range(KINDS)
    ]
    for size in range(1, REGISTERS + 1)
]
"""[size][kind]: the index of each multiset of ``size - 1`` cards with one card of ``kind`` more."""
