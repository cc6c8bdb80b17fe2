"""Everything that one robot can do in a turn if nobody interferes, by kinds of cards."""
from __future__ import annotations

from functools import cache

import numpy as np

from bot.games.roborally.batch_state import Array
from bot.games.roborally.cards import KINDS, REGISTERS
from bot.games.roborally.travel import CARD_KIND, Travel

FIRST_LOOK = 512
"""How many of the best sequences are compared with a hand before all of them are."""
HANDS_AT_ONCE = 256


@cache
def kind_sequences(length: int) -> Array:
    """[kinds ** length, length] every sequence of kinds, by its code: the first register counts most."""
    return np.stack(np.unravel_index(np.arange(KINDS ** length), (KINDS,) * length), axis=1) if length else (
        np.zeros((1, 0), np.int64))


FIELD = 5
"""Bits of a packed count; the highest stays free, to catch the borrow of a subtraction."""


def packed(counts: Array) -> Array:
    """Counts [N, kinds], at most 15 each, as one number for each row."""
    return counts.astype(np.int64) @ (1 << FIELD * np.arange(KINDS))


BORROWS = int(packed(np.full((1, KINDS), 1 << FIELD - 1))[0])


@cache
def kind_counts(length: int) -> Array:
    """[kinds ** length] int64 how often each sequence uses each kind, :func:`packed`."""
    sequences = kind_sequences(length)
    return packed(np.stack([(sequences == kind).sum(axis=1) for kind in range(KINDS)], axis=1))


class Plans:
    """The sequences that a robot alone can play from its pose into its open registers, with their values."""

    def __init__(self, travel: Travel, pose: int, next_checkpoint: int, registers: Array, length: int,
                 hit_cost: float) -> None:
        """``registers``: five cards, of which the first ``length`` are open. ``hit_cost``: turns for one damage."""
        self.length = length
        poses = travel.poses
        kinds = [*kind_sequences(length).T, *(CARD_KIND[card] for card in registers[length:])]
        at = np.full(len(kind_sequences(length)), pose)
        leg = np.full(len(at), next_checkpoint - 1)
        hits = np.zeros(len(at), np.int64)
        goals = np.append(poses.tables.checkpoints, -1)
        for register in range(REGISTERS):
            hits += poses.hits[register, kinds[register], at]
            at = poses.after[register, kinds[register], at]
            leg += poses.cell.take(at) == goals.take(leg)
        self.values: Array = travel.turns[leg, at] + hit_cost * hits  # [sequences] turns to go after the turn
        self._order: Array = np.argsort(self.values, kind="stable")

    def values_of(self, programs: Array) -> Array:
        """[N] the values of programs, cards [N, at least length]."""
        kinds = CARD_KIND[programs[:, :self.length]]
        codes = kinds @ (KINDS ** np.arange(self.length)[::-1])
        return self.values.take(codes)

    def best_for(self, held: Array, places: Array) -> Array:
        """The code of a good sequence for each hand, [H].

        ``held`` [H]: packed numbers of cards of each kind; ``places`` [H]: 0 for the best sequence, 1 for the next.
        """
        best = self._order[:FIRST_LOOK]
        codes, found = np.zeros(len(held), np.int64), np.zeros(len(held), bool)
        for start in range(0, len(held), HANDS_AT_ONCE):
            part = slice(start, start + HANDS_AT_ONCE)
            codes[part], found[part] = self._look(best, held[part], places[part])
        for hand in np.flatnonzero(~found):
            codes[hand:hand + 1], _ = self._look(self._order, held[hand:hand + 1], places[hand:hand + 1])
        return codes

    def _look(self, sequences: Array, held: Array, places: Array) -> tuple[Array, Array]:
        """The code for each hand among ``sequences``, the best first, and whether there is one; [H] both."""
        spare = (held + BORROWS)[:, None] - kind_counts(self.length)[sequences]
        fitting = spare & BORROWS == BORROWS  # [H, sequences]
        place = np.minimum(places, fitting.sum(axis=1) - 1)
        chosen = (fitting.cumsum(axis=1) == place[:, None] + 1).argmax(axis=1)
        return sequences[chosen], place >= 0
