"""Whole generations of EWN games, in arrays; a value chooses the moves one roll and move deep."""
from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import numpy as np

from bot.ewn.player.layer import EwnLayer
from bot.ewn.player.network import LearnedValue
from bot.ewn.rules import sides
from bot.ewn.rules.plain import movable_labels
from bot.ewn.rules.sides import BITS, WAYS
from bot.ewn.rules.state import CAPTURED, DICE, HOME, PIECES, RED, SIDE, SQUARES
from botkit.search.clock import Deadline
from botkit.search.layers import LayerWork

_TRANSPOSED = np.array([SIDE * (s % SIDE) + s // SIDE for s in range(SQUARES)] + [sides.OFF_BOARD])
_MOVABLE = np.zeros((1 << PIECES, PIECES, PIECES), bool)
"""By the mask of living labels and the die (from 0): which pieces move, in the order of :func:`sides.moves`."""
for _mask, _die in product(range(1, 1 << PIECES), DICE):
    _squares = tuple(0 if _mask >> label & 1 else CAPTURED for label in range(PIECES))
    for _label in movable_labels(_squares, _die):
        _MOVABLE[_mask, _die - 1, sides.COUNT[_mask & (1 << _label - 1) - 1]] = True


@dataclass(frozen=True)
class Exploration:
    """How games become different from each other."""

    games: int = 1024
    """The number of games at once; all their positions are one generation."""
    temperature: float = 0.03
    """Gumbel noise on the probabilities among which a move is chosen."""
    blunders: float = 0.03
    """The share of random moves."""
    wild_games: float = 0.3
    """The share of games that begin with up to ``wild_moves`` random moves."""
    wild_moves: int = 14
    explored: float = 0.01
    """A move this much worse than the best one cuts the trace."""


class Generation(NamedTuple):
    """Positions [N] as sides, and the targets: probabilities that the mover wins."""

    movers: np.ndarray
    others: np.ndarray
    targets: np.ndarray


class Backup(NamedTuple):
    """One roll and move from each of B positions; moves in the order of :func:`bot.ewn.rules.sides.moves`."""

    value: np.ndarray  # [B] probability that the mover wins, before the roll
    probabilities: np.ndarray  # [B, 3A] of the mover after each move; -1: no such move
    links: np.ndarray  # [B, 3A] to the positions of the next layer, as :meth:`EwnLayer.expand` gives them
    after: EwnLayer

    def follow(self, move: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Which of the moves [B] win, and the sides of the positions after the others."""
        link = self.links[np.arange(move.size), move]
        won = link > len(self.after)
        going_on = link[~won]
        return won, self.after.movers[self.after.mover_of[going_on]], self.after.others[self.after.other_of[going_on]]


def back_up(value: LearnedValue, movers: np.ndarray, others: np.ndarray) -> Backup:
    """One roll and move from positions [B], with the positions after it valued by ``value``."""
    numbers, work = np.arange(movers.size), LayerWork(Deadline.never())
    layer = EwnLayer(movers, others, numbers, numbers, value)
    after, links = layer.expand(work)
    as_mover, as_other = value.embed_movers(after.movers), value.embed_others(after.others)
    values = value.finish(np.einsum("nr,nr->n", as_mover[after.mover_of], as_other[after.other_of]))
    mean = (1 + layer.back_up(links, values, work) / value.win) / 2
    probabilities = np.concatenate([(1 - values / value.win) / 2, np.array([-1, 1], values.dtype)])
    return Backup(mean, probabilities[links.T], links.T, after)


class SelfPlay:
    """Plays generations of games and turns them into positions with targets."""

    def __init__(self, exploration: Exploration, random: np.random.Generator) -> None:
        self._exploration = exploration
        self._random = random

    def generation(self, value: LearnedValue, trace: float) -> Generation:
        """All positions of games from random arrangements; ``trace`` is the lambda of the targets."""
        some, random = self._exploration, self._random
        movers, others = starts(some.games, random), starts(some.games, random)
        games = np.arange(some.games)
        wild = np.where(random.random(some.games) < some.wild_games, random.integers(0, some.wild_moves, some.games), 0)
        turns: list[tuple[np.ndarray, ...]] = []
        while games.size:
            backup = back_up(value, movers, others)
            move, explored = self._choose(backup, movers, wild[games] > len(turns))
            before = movers, others
            won, movers, others = backup.follow(move)
            turns.append((games, *before, backup.value, won, explored))
            games = games[~won]
        return self._with_targets(turns, trace)

    def _choose(self, backup: Backup, movers: np.ndarray, wild: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """A move for each position, each with its own roll, and whether it is an exploring move."""
        random, shape = self._random, backup.probabilities.shape
        known = _known(backup, movers, random)
        move = (known + self._exploration.temperature * random.gumbel(size=shape)).argmax(axis=1)
        at_random = np.where(known >= 0, random.random(shape), -1).argmax(axis=1)
        move = np.where(wild | (random.random(movers.size) < self._exploration.blunders), at_random, move)
        chosen = known[np.arange(movers.size), move]
        return move, chosen < known.max(axis=1) - self._exploration.explored

    def _with_targets(self, turns: list[tuple[np.ndarray, ...]], trace: float) -> Generation:
        """Goes backwards through the games; what followed a position has the weight ``trace`` in its target."""
        after = np.zeros(self._exploration.games)
        targets = []
        for games, _, _, value, won, explored in reversed(turns):
            came = np.where(won, 1.0, 1 - after[games])
            after[games] = np.where(explored, value, (1 - trace) * value + trace * came)
            targets.append(after[games].astype(np.float32))
        movers, others = (np.concatenate([turn[column] for turn in turns]) for column in (1, 2))
        return self._turned(Generation(movers, others, np.concatenate(targets[::-1])))

    def _turned(self, generation: Generation) -> Generation:
        """Each position in one of its eight equivalent forms: board transposed, labels of either side reversed."""
        movers, others = (sides.squares_of(some) for some in generation[:2])
        which = self._half(len(movers))
        movers[which], others[which] = _TRANSPOSED[movers[which]], _TRANSPOSED[others[which]]
        for squares in (movers, others):
            which = self._half(len(movers))
            squares[which] = squares[which, ::-1]
        return Generation(_pack(movers), _pack(others), generation.targets)

    def _half(self, count: int) -> np.ndarray:
        """About half of the numbers below ``count``."""
        return (self._random.random(count) < 0.5).nonzero()[0]


def starts(count: int, random: np.random.Generator) -> np.ndarray:
    """Random arrangements of a side: [count]."""
    order = np.argsort(random.random((count, PIECES)), axis=1)
    return _pack(np.array(HOME[RED])[order])


def _known(backup: Backup, movers: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """``backup.probabilities`` after a random roll: minus infinity for moves that it does not allow."""
    movable = _MOVABLE[sides.masks_of(sides.squares_of(movers)), random.integers(0, PIECES, movers.size)]
    allowed = np.repeat(movable, WAYS, axis=1)[:, : backup.probabilities.shape[1]]
    return np.where(allowed & (backup.probabilities >= 0), backup.probabilities, -np.inf)


def _pack(squares: np.ndarray) -> np.ndarray:
    return (squares.astype(np.int64) << BITS * np.arange(PIECES)).sum(axis=1)
