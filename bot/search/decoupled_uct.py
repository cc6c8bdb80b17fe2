"""Decoupled UCT for games in which all players act at once, in waves: many paths descend the tree side by side.

In each node every player chooses by its own statistics, as if it were alone (PUCT with a prior for each player's
actions, as in AlphaZero); the joint action leads to the child. A path ends at a joint action that has no child yet:
the child is made, evaluated by the game, and its values go back along the path. Sources: Finnsson and Björnsson,
"Simulation-based approach to general game playing" (2008) for the decoupled statistics; Silver et al., "A general
reinforcement learning algorithm..." (2018) for PUCT.

In a wave, the paths that meet in a node share its next visits: each player's go to its actions by water-filling, to
those that single visits one after another would have raised to a common level (every visit under way counts), and
the players' shares are matched at random. Paths of a wave that reach the same new child share its value.

Values are rounded to ``VALUE_STEP``, so that sums are exact and the same on every machine; random numbers come from
the seed alone. With a fixed number of iterations the search is deterministic.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from bot.search.clock import Deadline

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]

ROOT = 0
NO_CHILD = -1
VALUE_STEP = 2.0 ** -20
NEWTON_STEPS = 4
FIRST_WAVE = 16


@dataclass(frozen=True)
class Expansion:
    """What a game says of new nodes. B nodes, P players, A actions."""

    states: Array  # [S, B] int64: whatever the game needs to go on from here
    values: Array  # [P, B] expected outcome, 0 to 1
    priors: Array  # [P, A, B] probabilities
    final: Array  # [B] bool: nothing comes after


class SimultaneousGame(Protocol):
    """What the search asks of a game."""

    players: int
    actions: int

    def root(self) -> Expansion:
        """The present position, B = 1."""

    def expand(self, states: Array, depth: Array, actions: Array) -> Expansion:
        """The positions after joint ``actions`` [P, B] in ``states`` [S, B], which are ``depth`` [B] below the root."""


@dataclass(frozen=True)
class Settings:
    """How to search."""

    exploration: float = 0.15
    """The constant of PUCT, for values from 0 to 1."""
    wave: int = 128
    """Paths side by side; the first waves are smaller."""
    capacity: int = 1 << 15
    """Nodes at most; the search ends when they are used up."""


class DecoupledUct:
    """One tree. Arrays have the nodes last and grow only in use, not in size."""

    def __init__(self, game: SimultaneousGame, settings: Settings, seed: int) -> None:
        root = game.root()
        players, actions = game.players, game.actions
        self._game = game
        self._settings = settings
        self._random = np.random.Generator(np.random.PCG64(seed))
        self._players, self._actions = players, actions
        self._joint = actions ** np.arange(players)  # [P]
        self._joint_actions = actions ** players
        capacity = settings.capacity + settings.wave
        self._visits = np.zeros((players * actions, capacity))  # [P * A, N]
        self._sums = np.zeros((players * actions, capacity))  # [P * A, N] of values
        self._priors = np.empty((players * actions, capacity))  # [P * A, N]
        self._values = np.empty((players, capacity))  # [P, N] of the game
        self._states = np.empty((len(root.states), capacity), np.int64)  # [S, N]
        self._depth = np.zeros(capacity, np.int64)  # [N]
        self._final = np.zeros(capacity, np.bool_)  # [N]
        self._children = np.empty(capacity * self._joint_actions, np.int64)  # [N * joint actions]
        self.nodes = 0
        self.iterations = 0
        self._add(root, np.zeros(1, np.int64))

    def run(self, deadline: Deadline, iterations: int = 0) -> None:
        """Searches until the deadline, and at most ``iterations`` paths (0: no limit)."""
        wave = FIRST_WAVE
        while self.nodes <= self._settings.capacity and not self._final[ROOT] and not deadline.passed():
            left = iterations - self.iterations if iterations else wave
            if left <= 0:
                break
            self._wave(min(wave, left))
            wave = min(2 * wave, self._settings.wave)

    def visits(self, player: int) -> Array:
        """How often the player's actions were chosen at the root: [A]."""
        return np.asarray(self._visits[self._rows(player), ROOT])

    def prior(self, player: int) -> Array:
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

    def _add(self, new: Expansion, depth: Array) -> None:
        """Appends nodes at ``depth`` [B]."""
        here = slice(self.nodes, self.nodes + depth.size)
        self._states[:, here] = new.states
        self._values[:, here] = np.rint(new.values / VALUE_STEP) * VALUE_STEP
        self._priors[:, here] = new.priors.reshape(-1, depth.size)
        self._final[here] = new.final
        self._depth[here] = depth
        self._children[here.start * self._joint_actions: here.stop * self._joint_actions] = NO_CHILD
        self.nodes += depth.size

    def _wave(self, size: int) -> None:
        """``size`` paths from the root to a leaf each."""
        node = np.zeros(size, np.int64)  # [B] sorted
        path = np.arange(size)  # [B] whose node it is
        leaf = np.empty(size, np.int64)  # [paths] the node in which each ends
        parent_slot = np.full(size, NO_CHILD)  # [paths] where its new node goes, if it makes one
        steps = []
        while path.size:
            actions = self._choose(node)
            steps.append((node, path, actions))
            slot = node * self._joint_actions + self._joint @ actions
            child = self._children.take(slot)
            new = child == NO_CHILD
            parent_slot[path[new]] = slot[new]
            ends = new | self._final.take(child, mode="clip")
            leaf[path[ends]] = child[ends]
            on = (~ends).nonzero()[0]
            on = on[np.argsort(child[on], kind="stable")]
            node, path = child[on], path[on]
        making = (parent_slot != NO_CHILD).nonzero()[0]
        if making.size:
            leaf[making] = self._expand(parent_slot[making])
        self._back_up(steps, self._values[:, leaf])
        self.iterations += size

    def _choose(self, node: Array) -> Array:
        """Actions of all players on the paths that are in ``node`` [B], sorted; returns [P, B]."""
        first = np.concatenate([[True], node[1:] != node[:-1]]).nonzero()[0]  # [groups]
        counts = np.diff(np.append(first, node.size))
        shares = self._shares(node[first], counts)  # [P, A, groups]
        limits = np.cumsum(shares, axis=1)
        limits = limits[:, :-1] / limits[:, -1:]
        group = np.repeat(np.arange(first.size), counts)  # [B]
        draws = self._random.random((self._players + 1, node.size))
        order = np.argsort(draws[1:] + group, axis=1)
        within = (np.arange(node.size) - first[group] + draws[0]) / counts[group]
        place = np.empty(order.shape)
        place[np.arange(self._players)[:, None], order] = within
        return np.asarray((place[:, None] >= limits[:, :, group]).sum(1))

    def _shares(self, nodes: Array, coming: Array) -> Array:
        """How ``coming`` [B] visits of ``nodes`` [B] go to the actions: [P, A, B].

        Visits ``x`` fill the level L of ``q + c * sqrt(visits) * prior / (1 + n + x)``; Newton's method from below,
        which the level's convexity keeps there.
        """
        shape = (self._players, self._actions, nodes.size)
        visits = self._visits.take(nodes, 1).reshape(shape)
        sums = self._sums.take(nodes, 1).reshape(shape)
        total = visits[0].sum(0)
        mean = (self._values.take(nodes, 1) + sums.sum(1)) / (1.0 + total)  # [P, B]
        quality = np.where(visits > 0, sums / np.maximum(visits, 1.0), mean[:, None])
        bonus = self._priors.take(nodes, 1).reshape(shape)
        bonus *= self._settings.exploration * np.sqrt(total + coming)
        visits += 1.0
        level = (quality + bonus / (visits + coming)).max(1)  # [P, B]
        for _ in range(NEWTON_STEPS):
            gap = level[:, None] - quality
            filled = bonus / gap
            extra = np.maximum(filled - visits, 0.0)
            slope = np.where(extra > 0.0, filled / gap, 0.0).sum(1)
            level += (extra.sum(1) - coming) / slope
        return np.maximum(bonus / (level[:, None] - quality) - visits, 0.0)

    def _expand(self, slots: Array) -> Array:
        """Makes the children of ``slots`` [B], each once; returns their nodes [B]."""
        self._children[slots] = np.arange(slots.size)
        chosen = self._children[slots]
        makers = (chosen == np.arange(slots.size)).nonzero()[0]
        number = np.empty(slots.size, np.int64)
        number[makers] = self.nodes + np.arange(makers.size)
        self._children[slots[makers]] = number[makers]
        parents, joint = np.divmod(slots[makers], self._joint_actions)
        actions = joint // self._joint[:, None] % self._actions
        depth = self._depth[parents]
        self._add(self._game.expand(self._states[:, parents], depth, actions), depth + 1)
        return np.asarray(number[chosen])

    def _back_up(self, steps: list[tuple[Array, Array, Array]], values: Array) -> None:
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
