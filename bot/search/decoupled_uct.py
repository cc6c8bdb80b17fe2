"""Decoupled UCT for games in which all players act at once, in waves: many paths descend the tree side by side.

In each node every player chooses by its own statistics, as if it were alone (PUCT with a prior for each player's
actions, as in AlphaZero); the joint action leads to the child. A path ends at a joint action that has no child yet:
the child is made, evaluated by the game, and its values go back along the path. Sources: Finnsson and Björnsson,
"Simulation-based approach to general game playing" (2008) for the decoupled statistics; Silver et al., "A general
reinforcement learning algorithm..." (2018) for PUCT.

In a wave, the paths that meet in a node share its next visits: each player's go to its actions by water-filling, to
those that single visits one after another would have raised to a common level (every visit under way counts), and
the players' shares are matched at random. Where many paths of a wave come to the same new children, one ends in each
and the others go on, the child's value being taken for its parent's until the whole wave is evaluated; few share it.

Values are rounded to ``VALUE_STEP``, so that sums are exact and the same on every machine; random numbers come from
the seed alone. With a fixed number of iterations the search is deterministic.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from bot.search.clock import Deadline

ROOT = 0
NO_CHILD = -1
VALUE_STEP = 2.0 ** -20
FILL_STEPS = 2
LEAST_SHARE = 1e-9
FIRST_WAVE = 16
FEW = 1 / 16
"""The share of a wave below which paths that meet in a new child end there all."""


@dataclass(frozen=True)
class Positions:
    """What a game says of new nodes. B nodes, P players, A actions."""

    states: np.ndarray  # [S, B] int64: whatever the game needs to go on from here
    priors: np.ndarray  # [P, A, B] probabilities
    final: np.ndarray  # [B] bool: nothing comes after


class SimultaneousGame(Protocol):
    """What the search asks of a game."""

    players: int
    actions: int

    def root(self) -> Positions:
        """The present position, B = 1."""

    def step(self, states: np.ndarray, depth: np.ndarray, actions: np.ndarray) -> Positions:
        """The positions after joint ``actions`` [P, B] in ``states`` [S, B], which are ``depth`` [B] below the root."""

    def values(self, states: np.ndarray, depth: np.ndarray) -> np.ndarray:
        """Expected outcomes, 0 to 1, of ``states`` [S, B] at ``depth`` [B]: [P, B]."""


@dataclass(frozen=True)
class Settings:
    """How to search."""

    exploration: float = 0.15
    """The constant of PUCT, for values from 0 to 1."""
    wave: int = 256
    """Paths side by side; the first waves are smaller."""
    capacity: int = 1 << 14
    """Nodes at most; the search ends when they are used up."""


class DecoupledUct:
    """One tree. Arrays have the nodes last and grow only in use, not in size."""

    def __init__(self, game: SimultaneousGame, settings: Settings, seed: int) -> None:
        players, actions = game.players, game.actions
        self._settings = settings
        self._players, self._actions = players, actions
        self._joint = actions ** np.arange(players)  # [P]
        self._joint_actions = actions ** players
        capacity = settings.capacity + settings.wave
        root = game.root()
        self._visits = np.empty((players * actions, capacity))  # [P * A, N]
        self._sums = np.empty((players * actions, capacity))  # [P * A, N] of values
        self._priors = np.empty((players * actions, capacity))  # [P * A, N]
        self._values = np.empty((players, capacity))  # [P, N] of the game
        self._states = np.empty((len(root.states), capacity), np.int64)  # [S, N]
        self._depth = np.empty(capacity, np.int64)  # [N]
        self._final = np.empty(capacity, np.bool_)  # [N]
        self._children = np.empty(capacity * self._joint_actions, np.int64)  # [N * joint actions]
        self.restart(game, seed)

    def restart(self, game: SimultaneousGame, seed: int) -> None:
        """A new tree for a position of the same kind of game, in the memory of the last one."""
        self._game = game
        self._random = np.random.Generator(np.random.PCG64(seed))
        self.nodes = 0
        self.iterations = 0
        self._add(game.root(), np.zeros(1, np.int64), np.zeros((self._players, 1)))
        self._evaluate(ROOT)

    def run(self, deadline: Deadline, iterations: int = 0) -> None:
        """Searches until the deadline, and at most ``iterations`` paths (0: no limit)."""
        wave, cost = FIRST_WAVE, 0.0  # paths, milliseconds a path
        while self.nodes <= self._settings.capacity and not self._final[ROOT]:
            paths = min(wave, iterations - self.iterations) if iterations else wave
            left = deadline.left_ms()
            if left <= 0.0 or paths <= 0:
                break
            if left < cost * paths:
                paths = min(paths, max(FIRST_WAVE, int(left / cost)))
            self._wave(paths)
            cost = (left - deadline.left_ms()) / paths
            wave = min(2 * wave, self._settings.wave)

    def visits(self, player: int) -> np.ndarray:
        """How often the player's actions were chosen at the root: [A]."""
        return np.asarray(self._visits[self._rows(player), ROOT])

    def prior(self, player: int) -> np.ndarray:
        """The player's prior at the root: [A]."""
        return np.asarray(self._priors[self._rows(player), ROOT])

    def value(self, player: int) -> float:
        """Mean value of all paths for a player."""
        rows = self._rows(player)
        total = self._values[player, ROOT] + self._sums[rows, ROOT].sum()
        return float(total / (1.0 + self._visits[rows, ROOT].sum()))

    def best(self, player: int) -> int:
        """The player's most visited action at the root; of several, the one with the greatest prior."""
        visits, prior = self.visits(player), self.prior(player)
        return int(np.lexsort((prior, visits))[-1])

    def _rows(self, player: int) -> slice:
        return slice(player * self._actions, (player + 1) * self._actions)

    def _add(self, new: Positions, depth: np.ndarray, values: np.ndarray) -> None:
        """Appends nodes at ``depth`` [B], with ``values`` [P, B] until they are evaluated."""
        here = slice(self.nodes, self.nodes + depth.size)
        self._visits[:, here] = 0.0
        self._sums[:, here] = 0.0
        self._states[:, here] = new.states
        self._values[:, here] = values
        self._priors[:, here] = new.priors.reshape(-1, depth.size)
        self._final[here] = new.final
        self._depth[here] = depth
        self._children[here.start * self._joint_actions: here.stop * self._joint_actions] = NO_CHILD
        self.nodes += depth.size

    def _evaluate(self, first: int) -> None:
        """Values of the nodes from ``first`` on."""
        new = slice(first, self.nodes)
        values = self._game.values(self._states[:, new], self._depth[new])
        self._values[:, new] = rounded(values)

    def _wave(self, size: int) -> None:
        """``size`` paths from the root to a leaf each."""
        first = self.nodes
        node = np.zeros(size, np.int64)  # [B] sorted
        path = np.arange(size)  # [B] whose node it is
        leaf = np.empty(size, np.int64)  # [paths] the node in which each ends
        waiting = []  # paths that end at a child yet to be made, its slot, and whether it has come up before
        steps = []
        while path.size:
            actions = self._choose(node)
            steps.append((node, path, actions))
            slot = node * self._joint_actions + self._joint @ actions
            order = np.argsort(slot, kind="stable")
            slot, path = slot[order], path[order]
            again = self._children.take(slot) == NO_CHILD
            again[1:] &= slot[1:] == slot[:-1]
            again[0] = False
            followed = np.zeros(slot.size, np.bool_)
            if np.count_nonzero(again) > FEW * size:
                followed[:-1] = again[1:] & ~again[:-1]
                self._make(slot[followed])
            child = self._children.take(slot)
            waits = child == NO_CHILD
            waiting.append((path[waits], slot[waits], again[waits]))
            ends = followed | self._final.take(child, mode="clip")
            leaf[path[ends]] = child[ends]
            on = (~(ends | waits)).nonzero()[0]
            node, path = child[on], path[on]
        path, slot, again = (np.concatenate(column) for column in zip(*waiting))
        self._make(slot[~again])
        leaf[path] = self._children.take(slot)
        if self.nodes > first:
            self._evaluate(first)
        self._back_up(steps, self._values[:, leaf])
        self.iterations += size

    def _choose(self, node: np.ndarray) -> np.ndarray:
        """Actions of all players on the paths that are in ``node`` [B], sorted; returns [P, B]."""
        starts = np.empty(node.size, np.bool_)
        starts[0] = True
        np.not_equal(node[1:], node[:-1], out=starts[1:])
        first = starts.nonzero()[0]  # [groups]
        counts = np.empty(first.size, np.int64)
        np.subtract(first[1:], first[:-1], out=counts[:-1])
        counts[-1] = node.size - first[-1]
        quality, bonus, visits = self._levels(node[first], counts)
        if counts.max() == 1:
            return _greatest(quality + bonus / visits)
        chosen = np.empty((self._players, node.size), np.int64)
        if counts.min() == 1:
            alone, shared = (counts == 1).nonzero()[0], (counts > 1).nonzero()[0]
            chosen[:, first[alone]] = _greatest(quality[..., alone] + bonus[..., alone] / visits[..., alone])
            quality, bonus, visits = quality[..., shared], bonus[..., shared], visits[..., shared]
            first, counts = first[shared], counts[shared]
        group = np.repeat(np.arange(first.size), counts)  # [paths that share a node]
        rank = np.arange(group.size) - (np.cumsum(counts) - counts)[group]
        chosen[:, first[group] + rank] = self._match(_fill(quality, bonus, visits, counts), group, rank, counts)
        return chosen

    def _levels(self, nodes: np.ndarray, coming: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The parts of PUCT, ``quality + bonus / visits``: [P, A, B].

        For ``nodes`` [B] that get ``coming`` [B] visits.
        """
        shape = (self._players, self._actions, nodes.size)
        visits = self._visits.take(nodes, 1).reshape(shape)
        sums = self._sums.take(nodes, 1).reshape(shape)
        total = np.add.reduce(visits[0], 0)
        mean = (self._values.take(nodes, 1) + np.add.reduce(sums, 1)) / (1.0 + total)  # [P, B]
        quality = np.where(visits > 0, sums / np.maximum(visits, 1.0), mean[:, None])
        bonus = self._priors.take(nodes, 1).reshape(shape)
        bonus *= self._settings.exploration * np.sqrt(total + coming)
        visits += 1.0
        return quality, bonus, visits

    def _match(self, shares: np.ndarray, group: np.ndarray, rank: np.ndarray, counts: np.ndarray) -> np.ndarray:
        """Actions of paths in proportion to the ``shares`` [P, A, groups] of their groups, [P, B].

        ``group``, ``rank`` [B]: each path's group, sorted, and place in it; ``counts`` [groups].
        """
        limits = np.cumsum(shares, axis=1)
        limits = limits[:, :-1] / limits[:, -1:]
        draws = self._random.random((self._players + 1, group.size))
        order = np.argsort(draws[1:] + group, axis=1)
        place = np.empty(order.shape)
        place[np.arange(self._players)[:, None], order] = (rank + draws[0]) / counts[group]
        return np.asarray(np.add.reduce(place[:, None] >= limits.take(group, 2), 1))

    def _make(self, slots: np.ndarray) -> None:
        """Makes the children of ``slots`` [B], all different."""
        if not slots.size:
            return
        self._children[slots] = self.nodes + np.arange(slots.size)
        parents, joint = np.divmod(slots, self._joint_actions)
        depth = self._depth[parents]
        actions = joint // self._joint[:, None] % self._actions
        new = self._game.step(self._states.take(parents, 1), depth, actions)
        self._add(new, depth + 1, self._means(parents))

    def _means(self, nodes: np.ndarray) -> np.ndarray:
        """Mean value of all paths through ``nodes`` [B]: [P, B]."""
        sums = self._sums.take(nodes, 1).reshape(self._players, self._actions, -1).sum(1)
        visits = self._visits[: self._actions].take(nodes, 1).sum(0)
        return np.asarray((self._values.take(nodes, 1) + sums) / (1.0 + visits))

    def _back_up(self, steps: list[tuple[np.ndarray, np.ndarray, np.ndarray]], values: np.ndarray) -> None:
        """Adds ``values`` [P, paths] to all actions on the paths. ``steps``: nodes, paths, actions of each level."""
        node = np.concatenate([step[0] for step in steps])
        path = np.concatenate([step[1] for step in steps])
        actions = np.concatenate([step[2] for step in steps], axis=1)
        used = self.nodes
        for player in range(self._players):
            rows = self._rows(player)
            index = actions[player] * used + node
            size = self._actions * used
            self._visits[rows, :used] += np.bincount(index, minlength=size).reshape(-1, used)
            self._sums[rows, :used] += np.bincount(index, values[player, path], size).reshape(-1, used)


def rounded(values: np.ndarray) -> np.ndarray:
    """To ``VALUE_STEP``: what should be equal is equal, whatever the machine makes of the last bits."""
    return np.asarray(np.rint(values / VALUE_STEP) * VALUE_STEP)


def _greatest(levels: np.ndarray) -> np.ndarray:
    """The action with the greatest level, the first of several: [P, A, B] -> [P, B]."""
    best = levels[:, 0]
    action = np.zeros(best.shape, np.int64)
    for other in range(1, levels.shape[1]):
        better = levels[:, other] > best
        best = np.where(better, levels[:, other], best)
        action[better] = other
    return action


def _fill(quality: np.ndarray, bonus: np.ndarray, visits: np.ndarray, coming: np.ndarray) -> np.ndarray:
    """How ``coming`` [B] visits go to the actions: [P, A, B].

    Visits ``x`` fill the level L of ``quality + bonus / (visits + x)`` [P, A, B]. From below, each step replaces the
    sum of the visits that L stands for by the hyperbola in L with the same value and slope.
    """
    level = (quality + bonus / (visits + coming)).max(1)  # [P, B]
    for _ in range(FILL_STEPS):
        gap = level[:, None] - quality
        filled = bonus / gap
        active = filled > visits
        filled *= active
        total = np.add.reduce(filled, 1)
        filled /= gap
        target = np.add.reduce(visits * active, 1) + coming
        level += (total - target) / np.add.reduce(filled, 1) * (total / target)
    return np.asarray(np.maximum(bonus / (level[:, None] - quality) - visits, LEAST_SHARE))
