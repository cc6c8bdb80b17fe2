"""Hands and uniform reduced programs for all robots of many games at once."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from bot.games.roborally.batch_state import Array, State
from bot.games.roborally.cards import DECK_SIZE, HAND_SIZE, KIND, LAST_ROTATION, NO_CARD, REGISTERS
from bot.games.roborally.programs import count_sequences

CARD_KIND = np.array((-1, *KIND[1:]))
MOVE = np.arange(DECK_SIZE + 1) > LAST_ROTATION
LONG_CARD = DECK_SIZE + 1
"""Sorts behind all cards."""


@dataclass(frozen=True)
class Deal:
    """``hands`` [9, P, B] int16, NO_CARD beyond a hand's size; ``deck`` [n, B] the cards that are left, top first."""

    hands: Array
    deck: Array


def deal(state: State, random: np.random.Generator) -> Deal:
    """Shuffles all cards that no register holds, and deals to every robot as many as it gets."""
    decks = random.permuted(np.tile(np.arange(1, DECK_SIZE + 1, dtype=np.int16), (state.games, 1)), axis=1)  # [B, 84]
    held = state.registers.reshape(-1, state.games)
    locked = np.flatnonzero(held.any(axis=0))
    if locked.size:
        used = np.zeros((locked.size, DECK_SIZE + 1), bool)
        used[np.arange(locked.size), held[:, locked]] = True
        behind = np.take_along_axis(used, decks[locked].astype(np.int64), axis=1)
        order = np.argsort(behind, axis=1, kind="stable")
        decks[locked] = np.take_along_axis(np.where(behind, NO_CARD, decks[locked]), order, axis=1)
    size = np.where(state.takes_cards, np.maximum(HAND_SIZE - state.damage, 0), 0).astype(np.int64)  # [P, B]
    first = np.cumsum(size, axis=0) - size
    place = np.arange(HAND_SIZE)[:, None, None]
    hands = decks[np.arange(state.games), np.minimum(first + place, DECK_SIZE - 1)] * (place < size)
    rest = np.minimum(np.arange(REGISTERS * state.players)[:, None] + size.sum(axis=0), DECK_SIZE - 1)
    return Deal(hands, decks[np.arange(state.games), rest])


class UniformPrograms:
    """Draws reduced programs of given hands, each as likely as the others."""

    def __init__(self, hands: Array, state: State) -> None:
        """Sorts the hands into classes of equivalent cards."""
        self._shape = hands.shape[1:]
        cards = hands.reshape(HAND_SIZE, -1).T  # [N, 9]
        key = np.where(cards == NO_CARD, LONG_CARD << 7, CARD_KIND.take(cards) << 7 | cards)
        key.sort(axis=1)
        self._cards = (key & 127) * (key < LONG_CARD << 7)  # [N, 9] classes lie side by side
        kind = key >> 7
        linked = (kind[:, 1:] == kind[:, :-1]) & (
            ~MOVE.take(self._cards[:, 1:]) | (self._cards[:, 1:] == self._cards[:, :-1] + 1)
        )
        self._index = np.concatenate((np.zeros((len(key), 1), np.int64), np.cumsum(~linked, axis=1)), axis=1)
        size = (self._cards > NO_CARD)[:, None] & (self._index[:, None] == np.arange(HAND_SIZE)[:, None])
        self._sizes = size.sum(axis=2)  # [N, classes] multiplicities; 0 for classes that do not exist
        self._first = (self._index[:, None] == np.arange(HAND_SIZE)[:, None]).argmax(axis=2)  # [N, classes]
        self._open = state.open.reshape(-1)  # [N]
        self._locked = state.registers.reshape(REGISTERS, -1)

    def draw(self, random: np.random.Generator) -> Array:
        """[R, P, B] int16 one program for each robot."""
        tables, rows = partition_tables(), np.arange(len(self._cards))
        left = self._sizes.copy()
        partition = tables.index_of(left)
        programs = self._locked.copy()
        for register in range(REGISTERS):
            playing = np.flatnonzero(self._open > register)
            if not playing.size:
                break
            remaining = (self._open - register)[playing]
            weights = tables.weights[partition[playing][:, None], remaining[:, None], left[playing]]  # [n, classes]
            bounds = np.cumsum(weights, axis=1)
            draw = random.random(playing.size) * bounds[:, -1]
            chosen = (bounds > draw[:, None]).argmax(axis=1)
            used = self._sizes[playing, chosen] - left[playing, chosen]
            programs[register, playing] = self._cards[playing, self._first[playing, chosen] + used]
            partition[playing] = tables.without[partition[playing], left[playing, chosen]]
            left[rows[playing], chosen] -= 1
        return programs.reshape(REGISTERS, *self._shape)


@dataclass(frozen=True)
class PartitionTables:
    """The number of ways to go on depends on the multiplicities alone: on a partition of the number of cards."""

    keys: Array  # [partitions] sorted codes
    weights: Array  # [partition, registers left, multiplicity] ways to go on after a card of such a class
    without: Array  # [partition, multiplicity] the partition after taking a card of such a class

    def index_of(self, sizes: Array) -> Array:
        """The partitions of rows of multiplicities [N, 9]."""
        return np.searchsorted(self.keys, _code(np.sort(sizes, axis=1)))


def _code(parts: Array) -> Array:
    """One number for each row of ascending parts [N, 9]."""
    return parts @ (10 ** np.arange(HAND_SIZE)[::-1])


@cache
def partition_tables() -> PartitionTables:
    """Tables for all hands of up to nine cards."""
    partitions = sorted(_partitions(HAND_SIZE), key=lambda parts: int(_code(_row(parts))))
    index = {parts: number for number, parts in enumerate(partitions)}
    weights = np.zeros((len(partitions), REGISTERS + 1, HAND_SIZE + 1))
    without = np.zeros((len(partitions), HAND_SIZE + 1), np.int64)
    for number, parts in enumerate(partitions):
        for part in set(parts):
            rest = list(parts)
            rest.remove(part)
            fewer = tuple(sorted((*rest, part - 1) if part > 1 else rest))
            without[number, part] = index[fewer]
            for length in range(1, REGISTERS + 1):
                weights[number, length, part] = count_sequences(fewer, length - 1) if sum(fewer) >= length - 1 else 0
    return PartitionTables(np.array([int(_code(_row(parts))) for parts in partitions]), weights, without)


def _row(parts: tuple[int, ...]) -> Array:
    return np.array([0] * (HAND_SIZE - len(parts)) + list(parts))


def _partitions(most: int) -> set[tuple[int, ...]]:
    """All ascending tuples of positive numbers with a sum of at most ``most``."""
    found = {()} if most == 0 else _partitions(most - 1)
    return found | {
        tuple(sorted((*parts, part)))
        for parts in found for part in range(1, most + 1) if sum(parts) + part == most
    }
