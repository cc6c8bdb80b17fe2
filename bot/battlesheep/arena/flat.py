"""Flat Monte Carlo: playouts alone, without tree, learned value and time limit, as a yardstick for search."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from bot.battlesheep.arena.baselines import Baseline
from bot.battlesheep.player.simulation import RankRewards
from bot.battlesheep.rules.batch import Batch, Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.rules.plain import RULES, Board
from bot.battlesheep.rules.state import PLAYERS, Cell, Move
from botkit.arrays import Floats, Ints

SHARE_BEATEN = (1.0, 2 / 3, 1 / 3, 0.0)
"""The reward by rank: the share of the opponents that are beaten."""
EXPLORATION = 0.5
"""UCB1: the factor of the square root."""
UNTRIED = 1e-9
"""Stands for 0 trials, so that an arm without trials comes first."""
AT_ONCE = 330
"""The number of playouts that are chosen before their results are known."""


class FlatPlayer(Baseline):
    """UCB1 over the first moves, with uniform playouts; starts where two slides reach the most cells."""

    def __init__(self, random: Random, playouts: int = 3300) -> None:
        """``playouts``: the number for each move."""
        super().__init__(random)
        self._playouts = playouts

    def init(self, lines: Sequence[str]) -> None:
        super().init(lines)
        rules = RULES[self.opening.edition]
        self._rewards = RankRewards(rules, SHARE_BEATEN)
        self._geometry = build_geometry(rules.edition, self.opening.map)
        self._draws = np.random.default_rng(self.random.getrandbits(63))

    def start(self, board: Board) -> Cell:
        return max(board.accepted_starts(), key=lambda cell: (len(two_slides(board, cell)), self.random.random()))

    def move(self, board: Board) -> Move:
        root = Root.of(self._geometry, board, self.opening.player - 1)

        def played(choices: Ints) -> Floats:
            batch = Batch(root, choices.size)
            batch.offer(root.player, np.arange(choices.size))
            batch.play(choices.astype(np.uint16))
            batch.play_out(self._draws, np.full(choices.size, (root.player + 1) % PLAYERS), lambda: True)
            return self._rewards.of_scores(batch.scores())[root.player]

        moves = root.moves()
        return moves[most_played(len(moves), self._playouts, played) if len(moves) > 1 else 0]


def most_played(arms: int, trials: int, played: Callable[[Ints], Floats]) -> int:
    """The arm that UCB1 tries most; a tie goes to the higher mean. ``played``: gives the rewards [a] of arms [a]."""
    counts, sums = np.zeros(arms), np.zeros(arms)
    done = 0
    while done < trials:
        size = min(AT_ONCE, trials - done)
        chosen = _chosen(counts, sums, size)
        sums += np.bincount(chosen, played(chosen), arms)
        counts += np.bincount(chosen, minlength=arms)
        done += size
    return int(np.lexsort((sums / np.maximum(counts, 1), counts))[-1])


def _chosen(counts: Floats, sums: Floats, size: int) -> Ints:
    """[size]: the next arms. A chosen arm counts as tried at once, with its mean so far as the reward."""
    means, tried = sums / np.maximum(counts, 1), np.maximum(counts, UNTRIED)
    chosen = np.empty(size, dtype=np.int64)
    for k in range(size):
        chosen[k] = (means + EXPLORATION * np.sqrt(np.log(counts.sum() + k + 1) / tried)).argmax()
        tried[chosen[k]] = max(1.0, tried[chosen[k]] + 1)
    return chosen


def two_slides(board: Board, start: Cell) -> set[Cell]:
    """The cells that a flock from ``start`` can reach with one or two slides."""
    after = Board(board.edition, board.owner)
    after.owner[start[1]][start[0]] = PLAYERS
    once = {after.landing(*start, direction) for direction in board.edition.directions}
    twice = {after.landing(*cell, direction) for cell in once for direction in board.edition.directions}
    return (once | twice) - {start}
