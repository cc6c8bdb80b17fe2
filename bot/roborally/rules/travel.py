"""A robot that is alone: where each kind of card leads it, and its distance from the end in turns and in cells.

A robot alone moves by tables: (register, kind of card, pose) -> pose, which include belts, gears, pushers, walls and
pits. The cards for the remaining registers matter only as a multiset: the value of a pose with some cards is the best
over the card to play first. So the best order of any five cards is a minimum over a small lattice of multisets of
kinds. The expected number of turns to the last checkpoint, the informed distance, follows by value iteration over hands
that are dealt at random.
"""
from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

import numpy as np

from bot.roborally.rules.batch import Simulator, play_register
from bot.roborally.rules.batch_state import CARD_KIND, SITS_OUT, BatchTurn, Orders, State
from bot.roborally.rules.constants import DECK_SIZE, DIRECTIONS, HAND_SIZE, KIND, KINDS, REGISTERS
from bot.roborally.rules.editions import Rules, Step
from bot.roborally.rules.floor import Floor, shortest_paths
from bot.roborally.rules.state import Robot
from bot.roborally.rules.tables import FloorTables
from botkit.arrays import Bools, Floats32, Ints, Uints8

SAMPLE_CARDS = [KIND.index(kind) for kind in range(KINDS)]
"""One card of each kind."""
PLACE_BITS, PLACE = 20, (1 << 20) - 1
"""The bits for a place, enough for the sum of the places after all registers; and their mask."""
GAME_STEPS = (Step.TOUCH, Step.REPAIR)
"""The events that the tables of poses leave out."""
MULTISETS = [list(combinations_with_replacement(range(KINDS), size)) for size in range(REGISTERS + 1)]
"""By size, all multisets of kinds."""
_INDEX = [{multiset: index for index, multiset in enumerate(level)} for level in MULTISETS]
COUNTS = [
    np.array([[multiset.count(kind) for kind in range(KINDS)] for multiset in level]) for level in MULTISETS
]
"""By size, [multisets, kinds]: the number of cards of each kind."""
WITH = [[np.zeros(0, np.int64)] * KINDS] + [
    [
        np.array([_INDEX[size][tuple(sorted((*multiset, kind)))] for multiset in MULTISETS[size - 1]])
        for kind in range(KINDS)
    ]
    for size in range(1, REGISTERS + 1)
]
"""[size][kind]: the index of each multiset of ``size - 1`` cards with one card of ``kind`` more."""
WITHOUT = [np.zeros((len(level), KINDS), np.int64) for level in MULTISETS]
for _size in range(1, REGISTERS + 1):
    for _kind in range(KINDS):
        WITHOUT[_size][WITH[_size][_kind], _kind] = np.arange(len(MULTISETS[_size - 1]))
"""By size, [multisets, kinds]: the index of each multiset with one card of a kind less."""

TURNS_SITTING_OUT = 1.5
LOSS = 4.0
LEG = 1000
"""A number that exceeds the cells of any path."""


class Poses:
    """Where each kind of card leads a robot that is alone. A pose is ``DIRECTIONS * floor cell + facing``.

    One more pose, ``destroyed``, stands for a robot off the board. Shapes: S poses including this one, K checkpoints.
    """

    def __init__(self, floor: Floor, rules: Rules) -> None:
        self.tables = tables = FloorTables(floor)
        self.simulator = Simulator(tables, rules)
        standing = tables.on_floor.nonzero()[0]
        self.count = DIRECTIONS * standing.size
        self.destroyed = self.count
        self.size = self.count + 1
        self.cell = np.append(np.repeat(standing, DIRECTIONS), tables.limbo)  # [S]
        self.facing = np.append(np.tile(np.arange(DIRECTIONS), standing.size), 0)  # [S]
        base = np.full(tables.limbo + 1, self.destroyed)
        base[standing] = np.arange(standing.size) * DIRECTIONS
        self._base = base
        alone = dataclasses.replace(
            rules, register_steps=tuple(step for step in rules.register_steps if step not in GAME_STEPS)
        )
        moves = [self._play(alone, register) for register in range(1, REGISTERS + 1)]
        self.after = np.stack([after for after, _ in moves])  # [R, kinds, S]
        self.hits = np.stack([hits for _, hits in moves])  # [R, kinds, S] damage by wall lasers
        self.reaches = np.append(tables.checkpoints, -1)[:, None] == self.cell  # [K + 1, S] the next checkpoint
        self._moves = self._all_moves()

    def of(self, cell: Ints, facing: Ints) -> Ints:
        """Poses of robots by cell and facing; ``destroyed`` for those off the board."""
        base = self._base.take(cell)
        return np.where(base == self.destroyed, base, base + facing)

    def place(self, cell: Ints, facing: Ints, next_checkpoint: Ints) -> Ints:
        """Places of robots on the whole course: ``leg * S + pose``; a leg is the number of checkpoints reached."""
        return (next_checkpoint - 1) * self.size + self.of(cell, facing)

    def place_of(self, robot: Robot) -> int:
        """The place of one robot."""
        cell = self.tables.limbo if robot.cell is None else self.tables.number(robot.cell)
        return int(self.place(*(np.array(value) for value in (cell, robot.facing, robot.next_checkpoint))))

    def step(self, register: int, kind: Ints, place: Ints) -> Ints:
        """[N]: the places after a card of each ``kind`` [N] in a register (from 0)."""
        return self._moves[register].take(kind * self.reaches.size + place) & PLACE

    def follow(self, place: Ints, kinds: Ints) -> tuple[Ints, Ints]:
        """The places after programs, and the hits by wall lasers.

        ``kinds`` [R, ...]: the kind of card in each register; any for robots without cards.
        """
        total = np.zeros_like(place)
        for moves, row in zip(self._moves, kinds * self.reaches.size):
            move = moves.take(row + place)
            total = total + move
            place = move & PLACE
        return place, total >> PLACE_BITS

    def _all_moves(self) -> list[Ints]:
        """By register, [kinds * (K + 1) * S] by kind and place: the next place, and hits in the higher bits."""
        leg = np.arange(len(self.reaches))[:, None]
        after, hits = self.after[:, :, None].astype(np.int64), self.hits[:, :, None].astype(np.int64)
        place = (leg + self.reaches[leg, after]) * self.size + after  # [R, kinds, K + 1, S]
        return list((place + (hits << PLACE_BITS)).reshape(REGISTERS, -1))

    def _play(self, rules: Rules, register: int) -> tuple[Ints, Ints]:
        """Plays one register from every pose with every kind of card."""
        games = KINDS * self.size
        state = State.of([Robot((0, 0), 0, archive=(0, 0))], self.tables, games)
        state.cell[0] = np.tile(self.cell, KINDS)
        state.facing[0] = np.tile(self.facing, KINDS)
        cards = np.repeat(np.array(SAMPLE_CARDS, np.int16), self.size)
        turn = BatchTurn(self.tables, rules, state, Orders(np.broadcast_to(cards, (REGISTERS, 1, games))))
        play_register(turn, register)
        off = turn.destroyed[0] > 0
        after = np.where(off, self.destroyed, self.of(turn.cell[0], turn.facing[0]))
        return after.reshape(KINDS, -1), (turn.damage[0] * ~off).reshape(KINDS, -1)


class Travel:
    """The expected turns to the end for every next checkpoint and pose; K checkpoints, S poses.

    ``turns`` [K + 1, S] float32: row k for a robot whose next checkpoint is number k + 1; the last row, of
    robots that have won, is zero. A destroyed robot counts :data:`LOSS` turns more than the mean of all poses, and a
    hit by a wall laser ``hit_cost`` turns.
    """

    def __init__(self, poses: Poses, hands: int = 64, hit_cost: float = 0.0) -> None:
        self.poses, self.hit_cost = poses, hit_cost
        self.checkpoints = len(poses.tables.checkpoints)
        self.turns = np.zeros((self.checkpoints + 1, poses.size), np.float32)
        self._choices = list(_hand_choices(hands))
        for leg in reversed(range(self.checkpoints)):
            self._guess_leg(leg)

    @classmethod
    def solved(cls, poses: Poses, sweeps: int, hands: int = 64, hit_cost: float = 0.0) -> Travel:
        """The tables after value iteration."""
        travel = cls(poses, hands=hands, hit_cost=hit_cost)
        for _ in travel.solve(sweeps):
            pass
        return travel

    def solve(self, sweeps: int) -> Iterator[None]:
        """Value iteration, the last leg first, one sweep in each step; the table can be used after every step."""
        for leg in reversed(range(self.checkpoints)):
            beyond = levels(self.poses, self.turns[leg + 1], hit_cost=self.hit_cost)
            for _ in range(sweeps):
                self._sweep(leg, beyond)
                yield

    def turns_to_go(self, state: State) -> Floats32:
        """[P, B] float32: the expected turns to the last checkpoint for each robot, with nobody in its way."""
        waiting = state.status == SITS_OUT
        cell = np.where(waiting, state.archive, state.cell)
        facing = np.where(waiting, state.archive_facing, state.facing)
        turns = self.turns.take(self.poses.place(cell, facing, state.next_checkpoint))
        return turns + np.float32(TURNS_SITTING_OUT) * waiting

    def _guess_leg(self, leg: int) -> None:
        """A first guess: a straight way at three cells a turn, then the next leg."""
        tables, goal = self.poses.tables, self.poses.tables.checkpoints[leg]
        cell = self.poses.cell
        distance = np.abs(tables.x.take(cell).astype(int) - tables.x[goal])
        distance += np.abs(tables.y.take(cell).astype(int) - tables.y[goal])
        self.turns[leg] = distance / 3.0 + 1.0 + self.turns[leg + 1, np.flatnonzero(self.poses.reaches[leg])].mean()
        self.turns[leg, self.poses.destroyed] = self.turns[leg, :-1].mean() + LOSS

    def _sweep(self, leg: int, beyond: list[Floats32]) -> None:
        reached = self.poses.reaches[leg]
        best = levels(self.poses, self.turns[leg], reached, beyond, hit_cost=self.hit_cost)[REGISTERS]
        expected = np.zeros(self.poses.size, np.float32)
        for rows in self._choices:
            expected += best.take(rows, axis=0).min(axis=0)
        expected *= 1.0 / len(self._choices)
        expected += 1.0
        expected[self.poses.destroyed] = expected[:-1].mean() + LOSS
        self.turns[leg] = expected


def _hand_choices(hands: int) -> Iterator[Ints]:
    """For each of some random hands, the multisets of five kinds that it contains."""
    random = np.random.Generator(np.random.SFC64(1))
    for _ in range(hands):
        cards = random.permutation(DECK_SIZE)[:HAND_SIZE] + 1
        held = np.bincount(CARD_KIND[cards], minlength=KINDS)
        yield np.flatnonzero((COUNTS[REGISTERS] <= held).all(axis=1))


def levels(
    poses: Poses, end: Floats32, reached: Bools | None = None,
    beyond: Sequence[Floats32] = (), firsts: list[Uints8] | None = None,
    hit_cost: float = 0.0,
) -> list[Floats32]:
    """By number of cards left, [multisets, S]: the least value to which each multiset leads from each pose.

    ``end`` [S] holds at the end of the turn; on poses where ``reached`` [S], ``beyond`` (such levels of
    the next leg) takes over. Each hit by a wall laser adds ``hit_cost``. ``firsts`` collects for each level the
    kind to play first, uint8 [multisets, S].
    """
    result: list[Floats32] = [end[None]]
    for size in range(1, REGISTERS + 1):
        rest = result[-1]
        if reached is not None:
            rest = np.where(reached, beyond[size - 1], rest)
        after = poses.after[REGISTERS - size]
        costs = np.float32(hit_cost) * poses.hits[REGISTERS - size]  # [kinds, S]
        level = np.full((len(MULTISETS[size]), after.shape[1]), np.inf, np.float32)
        first = np.zeros(level.shape, np.uint8)
        for kind, rows in enumerate(WITH[size]):
            cost = rest.take(after[kind], axis=1) + costs[kind]
            if firsts is not None:
                first[rows] = np.where(cost < level[rows], kind, first[rows])
            level[rows] = np.minimum(level[rows], cost)
        result.append(level)
        if firsts is not None:
            firsts.append(first)
    return result


def remoteness(poses: Poses) -> Floats32:
    """[K + 1, S] float32, by leg and pose: cells to the next checkpoint, plus ``LEG`` for each one still to reach.

    A destroyed robot is farther away than any other; for one that has won the value is 0.
    """
    floor = poses.tables.floor
    legs = len(floor.checkpoints)
    result = np.zeros((legs + 1, poses.size), np.float32)
    for leg, checkpoint in enumerate(floor.checkpoints):
        cells = np.full(poses.tables.limbo + 1, floor.width * floor.height)
        for cell, distance in shortest_paths(floor, checkpoint).items():
            cells[poses.tables.number(cell)] = distance
        result[leg] = LEG * (legs - leg) + cells.take(poses.cell)
        result[leg, poses.destroyed] = LEG * (legs + 1)
    return result
