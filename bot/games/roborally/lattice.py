"""The best order of every set of cards, for a robot that is alone: the lattice of multisets of kinds.

The cards of the last registers matter only as a multiset: what a pose and some cards are worth is the best
over the card that is played first. Level k of the lattice holds the worth of all multisets of k kinds, from every
pose, with k registers to go.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np

from bot.games.roborally.cards import KINDS, REGISTERS
from bot.games.roborally.poses import Poses

MULTISETS = [list(combinations_with_replacement(range(KINDS), size)) for size in range(REGISTERS + 1)]
"""By size: all multisets of kinds."""
_INDEX = [{multiset: index for index, multiset in enumerate(level)} for level in MULTISETS]
COUNTS = [
    np.array([[multiset.count(kind) for kind in range(KINDS)] for multiset in level]) for level in MULTISETS
]
"""By size: [multisets, kinds] how many cards of each kind."""
_WITH = [[np.zeros(0, np.int64)] * KINDS] + [
    [
        np.array([_INDEX[size][tuple(sorted((*multiset, kind)))] for multiset in MULTISETS[size - 1]])
        for kind in range(KINDS)
    ]
    for size in range(1, REGISTERS + 1)
]
"""[size][kind]: the index of each multiset of ``size - 1`` cards with one card of ``kind`` more."""
_WITHOUT = [np.zeros((len(level), KINDS), np.int64) for level in MULTISETS]
for _size in range(1, REGISTERS + 1):
    for _kind in range(KINDS):
        _WITHOUT[_size][_WITH[_size][_kind], _kind] = np.arange(len(MULTISETS[_size - 1]))

FIELD = 4
"""Bits of a packed count of up to 7 cards; the highest one catches the borrow of a subtraction."""
BORROWS = sum(1 << FIELD * kind + FIELD - 1 for kind in range(KINDS))


def packed(counts: np.ndarray) -> np.ndarray:
    """Counts [N, kinds] as one int32 for each row; more than five cards of a kind are no more than five."""
    weights = 1 << FIELD * np.arange(KINDS)
    return np.asarray((np.minimum(counts, REGISTERS) @ weights).astype(np.int32))


PACKED = [packed(counts) for counts in COUNTS]


def contained(held: np.ndarray, size: int) -> np.ndarray:
    """[N, multisets of ``size``] bool: which multisets the hands ``held`` [N] (:func:`packed`) contain."""
    left = (held + np.int32(BORROWS))[:, None] - PACKED[size]
    left &= np.int32(BORROWS)
    return np.asarray(left == BORROWS)


def levels(
    poses: Poses, end: np.ndarray, reached: np.ndarray | None = None, beyond: Sequence[np.ndarray] = (),
    firsts: list[np.ndarray] | None = None,
) -> list[np.ndarray]:
    """By number of cards left, [multisets, S]: the least worth that each multiset leads to, before its first card.

    ``end`` [S] holds at the end of the turn; on poses where ``reached`` [S], ``beyond`` (such levels of
    the next leg) takes over. ``firsts`` collects for each level the kind to play first, uint8 [multisets, S].
    """
    result: list[np.ndarray] = [end[None]]
    for size in range(1, REGISTERS + 1):
        rest = result[-1]
        if reached is not None:
            rest = np.where(reached, beyond[size - 1], rest)
        after = poses.after[REGISTERS - size]
        level = np.full((len(MULTISETS[size]), after.shape[1]), np.inf, np.float32)
        first = np.zeros(level.shape, np.uint8)
        for kind, rows in enumerate(_WITH[size]):
            found = rest.take(after[kind], axis=1)
            if firsts is not None:
                first[rows] = np.where(found < level[rows], kind, first[rows])
            level[rows] = np.minimum(level[rows], found)
        result.append(level)
        if firsts is not None:
            firsts.append(first)
    return result


class Policy:
    """The programs that lead a robot alone to the least worth, for every pose and hand. S poses, K checkpoints."""

    def __init__(self, poses: Poses, ends: np.ndarray) -> None:
        """``ends`` [K + 1, S]: the worth of the end of the turn, by checkpoints reached and pose."""
        self._poses = poses
        legs = len(ends) - 1
        beyond = levels(poses, ends[legs])
        values, firsts = [], []
        for leg in reversed(range(legs)):
            first: list[np.ndarray] = []
            beyond = levels(poses, ends[leg], poses.reaches[leg], beyond, first)
            values.append(beyond[REGISTERS].T)
            firsts.append(first)
        self._values = np.ascontiguousarray(np.stack(values[::-1]))  # [K, S, multisets]
        self._firsts = [np.stack(level) for level in zip(*firsts[::-1])]  # by size: [K, multisets, S]

    def kinds(self, leg: np.ndarray, pose: np.ndarray, held: np.ndarray) -> np.ndarray:
        """[N, R] the kinds of card to play, by leg [N] (from 0), pose [N] and hand [N], :func:`packed`.

        A hand has five cards or more.
        """
        worth = self._values[leg, pose]  # [N, multisets]
        np.copyto(worth, np.inf, where=~contained(held, REGISTERS))
        multiset = worth.argmin(axis=1)
        chosen = np.zeros((len(pose), REGISTERS), np.int64)
        last = len(self._values) - 1
        for register in range(REGISTERS):
            size = REGISTERS - register
            kind = self._firsts[size - 1][np.minimum(leg, last), multiset, pose]
            chosen[:, register] = kind
            multiset = _WITHOUT[size][multiset, kind]
            pose = self._poses.after[register, kind, pose]
            leg = leg + self._poses.reaches[leg, pose]
        return chosen
