"""The playout policies of the report, for all robots of many games at once; uniformly distributed reduced programs."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from bot.roborally.reference.values import WEIGHTS
from bot.roborally.rules.batch_state import CARD_KIND, Orders, State
from bot.roborally.rules.constants import DECK_SIZE, HAND_SIZE, LAST_ROTATION, NO_CARD, REGISTERS
from bot.roborally.rules.hands import all_actions, deal, shuffled
from bot.roborally.rules.travel import Poses, Travel
from botkit.arrays import Bools, Floats, Ints, Ints16, Ints32

MOVE = np.arange(DECK_SIZE + 1) > LAST_ROTATION
SLOT_BITS, SLOT = 4, 15
REGISTER_SLOTS = SLOT_BITS * np.arange(REGISTERS, dtype=np.int32)[:, None]
CARD_BITS, CARD = 7, 127
KIND_FIELD = (CARD_KIND << CARD_BITS).astype(np.int16)
LONG_CARD = DECK_SIZE + 1
"""Sorted behind all cards."""


class Playouts:
    """One policy that chooses programs for all robots, and games played on with it.

    ``uniform``: each reduced program is as likely as the others. ``path`` and ``search``: the best of some uniform
    programs, by turns to go and by the hodgepodge respectively, as if each robot were alone.
    """

    def __init__(self, travel: Travel, policy: str, tries: int, seed: list[int]) -> None:
        """``tries``: programs that a policy compares."""
        self._poses = travel.poses
        self._random = np.random.Generator(np.random.SFC64(seed))
        self._tries, self._hit_value = tries, 0.0
        if policy == "uniform":
            self._tries = 1
        elif policy == "path":
            self._pose_values: np.ndarray = -travel.turns
        else:
            self._pose_values, self._hit_value = _hodgepodge_alone(travel.poses), WEIGHTS.damage

    def programs(self, hands: Ints16, state: State) -> Ints16:
        """[R, P, B]: a program for every robot from ``hands`` [9, P, B]."""
        source = UniformPrograms(hands, state)
        best = source.draw(self._random)
        if self._tries == 1:
            return source.cards(best)
        start = self._poses.place(state.cell, state.facing, state.next_checkpoint)
        best_value = np.full(start.size, -np.inf)
        for number in range(self._tries):
            rows = source.draw(self._random) if number else best
            place, hits = self._poses.follow(start, CARD_KIND.take(source.cards(rows)))
            value = (self._pose_values.take(place) + self._hit_value * hits).ravel()
            best = np.where(value > best_value, rows, best)
            best_value = np.maximum(value, best_value)
        return source.cards(best)

    def play_on(self, state: State, winners: Bools, turns: int) -> None:
        """Plays up to ``turns`` more turns in place, in the games that nobody has won."""
        for _ in range(turns):
            self._poses.simulator.play_on(state, winners, self._orders)

    def _orders(self, state: State, games: Ints) -> Orders:
        dealt = deal(state, shuffled(state.games, self._random))
        return Orders(self.programs(dealt.hands, state), deck=dealt.deck)


def _hodgepodge_alone(poses: Poses) -> Floats:
    """[K + 1, S]: by leg and pose, the terms of the hodgepodge that a robot alone can change, except damage."""
    tables, legs = poses.tables, np.arange(len(poses.tables.checkpoints) + 1)[:, None]
    goal = tables.checkpoints.take(np.minimum(legs, len(tables.checkpoints) - 1))
    along_x, along_y = (
        np.abs(axis.take(poses.cell).astype(np.int64) - axis.take(goal)) for axis in (tables.x, tables.y)
    )
    return (
        (WEIGHTS.advantage + WEIGHTS.progress) * legs + WEIGHTS.distance * (along_x + along_y)
        - 2 * WEIGHTS.active * (np.arange(poses.size) == poses.destroyed)
        + WEIGHTS.won * (legs == len(tables.checkpoints))
    )


class UniformPrograms:
    """Draws reduced programs of given hands, each as likely as the others."""

    def __init__(self, hands: Ints16, state: State) -> None:
        """Sorts the hands by classes of equivalent cards, the smallest classes first."""
        self._shape = hands.shape[1:]
        cards = hands.reshape(HAND_SIZE, -1).astype(np.int16, copy=False)
        key = _sorted(np.where(cards == NO_CARD, LONG_CARD << CARD_BITS, cards | KIND_FIELD.take(cards)))
        card, kind = key & CARD, key >> CARD_BITS  # equivalent cards lie side by side
        linked = (kind[1:] == kind[:-1]) & (~MOVE.take(card[1:]) | (card[1:] == card[:-1] + 1))
        number = np.zeros(card.shape, np.int8)
        np.cumsum(~linked, axis=0, dtype=np.int8, out=number[1:])
        size = np.add.reduce((number[:, None] == number).view(np.int8), axis=0, dtype=np.int8)  # [9, N] of its class
        held = card != NO_CARD
        key = np.where(held, size, HAND_SIZE + 1).astype(np.int16) << SLOT_BITS | number
        card = _sorted(key << CARD_BITS | card) & CARD
        tables = partition_tables()
        partition = np.searchsorted(tables.codes, (CODES.take(size) * held).sum(axis=0))
        self._first, self._count = tables.first.take(partition), tables.count.take(partition)
        self._cards = card.T.ravel()
        self._hand = np.arange(0, self._cards.size, HAND_SIZE)
        self._locked = state.registers
        self._is_open = np.arange(REGISTERS)[:, None, None] < state.open
        self._all_open = bool(self._is_open.all())

    def draw(self, random: np.random.Generator) -> Ints:
        """[P * B]: a program for each robot, as a row of :class:`PartitionTables`."""
        return self._first + (random.random(self._count.size) * self._count).astype(np.int64)

    def cards(self, rows: Ints) -> Ints16:
        """[R, P, B]: the cards of programs that were drawn, with those of locked registers."""
        slots = partition_tables().slots.take(rows) >> REGISTER_SLOTS & SLOT
        cards = self._cards.take(self._hand + slots).reshape(REGISTERS, *self._shape)
        return cards if self._all_open else np.where(self._is_open, cards, self._locked)


def _sorted(keys: Ints16) -> Ints16:
    """Keys [9, N] with each column in ascending order."""
    columns = keys.T.copy()
    columns.sort(axis=1)
    return columns.T.copy()


@dataclass(frozen=True)
class PartitionTables:
    """All reduced programs of a hand, by the sizes of its classes, which form a partition of its number of cards.

    The programs of a partition are the rows ``first`` to ``first + count - 1``. A row holds :data:`SLOT_BITS` for each
    register: the place of its card in a hand that is sorted by classes, the smallest first; 0 for a locked register.
    """

    codes: Ints  # [partitions] ascending
    first: Ints  # [partitions]
    count: Ints  # [partitions]
    slots: Ints32  # [rows]


CODES = 10 ** np.arange(-1, HAND_SIZE).clip(0)
"""What a card adds to the code of a partition, by the size of its class; each digit counts the cards of one size."""


@cache
def partition_tables() -> PartitionTables:
    """Tables for all hands of up to nine cards."""
    partitions = sorted(_partitions(HAND_SIZE), key=_code)
    slots = [_slots(parts) for parts in partitions]
    count = np.array([rows.size for rows in slots])
    return PartitionTables(
        np.array([_code(parts) for parts in partitions]), np.cumsum(count) - count, count, np.concatenate(slots)
    )


def _code(parts: tuple[int, ...]) -> int:
    return sum(part * int(CODES[part]) for part in parts)


def _slots(parts: tuple[int, ...]) -> Ints32:
    """[programs]: the places of the cards, for classes of the sizes ``parts``, ascending."""
    length = min(sum(parts), REGISTERS)
    actions = all_actions(parts, length).T  # [length, programs]
    start = np.cumsum([0, *parts])
    slots = np.zeros(actions.shape[1], np.int32)
    for register, chosen in enumerate(actions):
        place = start.take(chosen) + (actions[:register] == chosen).sum(axis=0)
        slots |= (place << SLOT_BITS * register).astype(np.int32)
    return slots


def _partitions(most: int) -> set[tuple[int, ...]]:
    """All ascending tuples of positive numbers whose sum is at most ``most``."""
    smaller: set[tuple[int, ...]] = {()} if most == 0 else _partitions(most - 1)
    return smaller | {
        tuple(sorted((*parts, part)))
        for parts in smaller for part in range(1, most + 1) if sum(parts) + part == most
    }
