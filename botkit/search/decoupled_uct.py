"""Decoupled UCT for simultaneous games, in batches: many paths descend the tree side by side.

In each node every player chooses by its own statistics, as if it were alone (PUCT with a prior for each player's
actions, as in AlphaZero); the joint action leads to the child. A path ends at a joint action that has no child yet:
the child is made, evaluated by the game, and its values go back along the path. Sources: Finnsson and Björnsson,
"Simulation-based approach to general game playing" (2008) for the decoupled statistics; Silver et al., "A general
reinforcement learning algorithm..." (2018) for PUCT.

In a batch, the paths that meet in a node share its next visits. Each player's visits go to its actions by
water-filling: to those that single visits, one after another, would have raised to a common level (visits under way
count). The players' shares are matched at random. Where many paths come to the same new children, one ends in each
and the others go on; until the batch is evaluated, the child has its parent's value. A few such paths end there all.

Values are rounded (``botkit/search/exact_sums.py``), so that sums are exact and the same on every machine; random
numbers come from the seed alone. With a fixed number of iterations the search is deterministic.
"""
from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from botkit.arrays import Bools, Floats, Ints
from botkit.search.clock import Deadline
from botkit.search.exact_sums import rounded, runs
from botkit.search.result import SearchResult

ROOT = 0
NO_CHILD = -1
FILL_STEPS = 2
LEAST_SHARE = 1e-9
FIRST_BATCH = 16
FEW = 1 / 16
"""If fewer paths than this share of a batch meet in a new child, all of them end there."""


@dataclass(frozen=True)
class NewNodes:
    """What a game tells the search about new nodes. B nodes, P players, A actions."""

    states: Ints  # [S, B] whatever the game needs to go on from here
    priors: Floats  # [P, A, B] probabilities; 0: the player cannot do this there; all 0: it waits, as action 0
    final: Bools  # [B] nothing comes after


class SimultaneousGame(Protocol):
    """What the search needs from a game."""

    players: int
    actions: int

    def root(self) -> NewNodes:
        """The present position, B = 1."""

    def step(self, states: Ints, depth: Ints, actions: Ints) -> NewNodes:
        """The positions after joint ``actions`` [P, B] in ``states`` [S, B], which are ``depth`` [B] below the root."""

    def values(self, states: Ints, depth: Ints) -> Floats:
        """Expected outcomes, 0 to 1, of ``states`` [S, B] at ``depth`` [B]: [P, B]."""


@dataclass(frozen=True)
class Settings:
    """How to search."""

    exploration: float = 0.15
    """The constant of PUCT, for values from 0 to 1."""
    batch: int = 256
    """Paths that descend side by side; the first batches are smaller."""
    capacity: int = 1 << 14
    """The most nodes of a tree. Once they are used up, a warning says so, and positions beyond are not kept."""


@dataclass(frozen=True)
class _Paths:
    """Where the paths of a batch are: B paths in G nodes."""

    node: Ints  # [G] all different
    count: Ints  # [G] how many paths are in each
    path: Ints  # [B] those of the first node, then those of the second...


class DecoupledUct:
    """One tree. The last axis of its arrays are the nodes; memory is allocated once, and used as the tree grows."""

    def __init__(self, game: SimultaneousGame, settings: Settings, seed: int) -> None:
        players, actions = game.players, game.actions
        self._settings = settings
        self._players, self._actions = players, actions
        self._joint = actions ** np.arange(players)  # [P]
        self._joint_actions = actions ** players
        batch = max(settings.batch, FIRST_BATCH)
        capacity = settings.capacity + batch + 1  # with a batch beyond it; the last node is NO_CHILD, where paths end
        self._choices = np.empty((3 * actions * players + 1, capacity))  # what choices need, for a single look-up
        self._quality, self._priors, self._visits = self._split(self._choices)  # [A, P, N], quality: mean values
        self._total = self._choices[-1]  # [N] visits
        self._sums = np.empty((actions, players, capacity))  # [A, P, N] of values
        self._values = np.empty((players, capacity))  # [P, N] of the game
        self._means = np.empty((players, capacity))  # [P, N] of all paths
        self._states = np.empty((len(game.root().states), capacity), np.int64)  # [S, N]
        self._depth = np.empty(capacity, np.int64)  # [N]
        self._goes_on = np.zeros(capacity, np.bool_)  # [N] not final
        self._children = np.empty(capacity * self._joint_actions, np.int64)  # [N * joint actions]
        self._numbers = np.arange(batch)
        self.restart(game, seed)

    def restart(self, game: SimultaneousGame, seed: int) -> None:
        """Begins a new tree for a position of the same kind of game, in the memory of the last one."""
        self._game = game
        self._random = np.random.Generator(np.random.PCG64(seed))
        self.nodes = 0
        self.iterations = 0
        self._add(game.root(), np.zeros(1, np.int64), np.zeros((self._players, 1)))
        self._evaluate(ROOT)

    def results(self, player: int, deadline: Deadline, iterations: int = 0) -> Iterator[SearchResult[int]]:
        """The player's best action, before the first and after every batch of paths.

        Ends with the deadline, or after ``iterations`` paths (0: no limit). Batches grow, and shrink again where the
        time that is left is too short for a whole one.
        """
        yield self._result(player)
        size, cost = FIRST_BATCH, 0.0  # paths, milliseconds a path
        while self._goes_on[ROOT]:
            paths = min(size, iterations - self.iterations) if iterations else size
            left = deadline.left_ms()
            if left <= 0.0 or paths <= 0:
                break
            if left < cost * paths:
                paths = min(paths, max(FIRST_BATCH, int(left / cost)))
            self._batch(paths)
            cost = (left - deadline.left_ms()) / paths
            size = min(2 * size, self._settings.batch)
            yield self._result(player)

    def _result(self, player: int) -> SearchResult[int]:
        """The most visited actions first; of equally many visits, the one with the greatest prior."""
        prior = self.prior(player)
        order = np.lexsort((prior, self.visits(player)))[::-1]
        alternatives = tuple(
            (int(action), float(self._quality[action, player, ROOT])) for action in order if prior[action])
        return SearchResult(*alternatives[0], alternatives, self.iterations)

    def visits(self, player: int) -> Floats:
        """How often the player's actions were chosen at the root: [A]."""
        return self._visits[:, player, ROOT]

    def prior(self, player: int) -> Floats:
        """The player's prior at the root: [A]."""
        return self._priors[:, player, ROOT]

    def _add(self, new: NewNodes, depth: Ints, values: Floats) -> None:
        """Appends nodes at ``depth`` [B], with ``values`` [P, B] until they are evaluated."""
        first, self.nodes = self.nodes, self.nodes + depth.size
        here = slice(first, self.nodes)
        self._visits[..., here] = 0.0
        self._total[here] = 0.0
        self._sums[..., here] = 0.0
        self._priors[..., here] = new.priors.transpose(1, 0, 2)
        self._priors[0, :, here] += ~new.priors.any(1)
        self._states[:, here] = new.states
        self._depth[here] = depth
        np.logical_not(new.final, out=self._goes_on[here])
        self._children[first * self._joint_actions: self.nodes * self._joint_actions] = NO_CHILD
        self._set_values(here, values)

    def _evaluate(self, first: int) -> None:
        """Values of the nodes from ``first`` on."""
        new = slice(first, self.nodes)
        self._set_values(new, rounded(self._game.values(self._states[:, new], self._depth[new])))

    def _set_values(self, new: slice, values: Floats) -> None:
        """``values`` [P, B] of ``new`` nodes that no path has gone through."""
        self._values[:, new] = values
        self._means[:, new] = values
        self._quality[..., new] = values

    def _batch(self, size: int) -> None:
        """``size`` paths from the root to a leaf each."""
        first_new = self.nodes
        here = _Paths(np.zeros(1, np.int64), np.array([size]), self._numbers[:size])
        slots = np.empty(size, np.int64)  # [paths] where each ends: the place of a child
        waiting = []  # slots of children that are yet to be made
        steps = []
        while here.path.size:
            actions = self._choose(here)
            steps.append((here, actions))
            slot = (here.node * self._joint_actions).repeat(here.count) + self._joint.dot(actions)
            order = slot.argsort(kind="stable")
            slot, path = slot.take(order), here.path.take(order)
            slots[path] = slot
            here, missing = self._follow(slot, path, FEW * size)
            waiting.append(missing)
        self._make(np.concatenate(waiting))
        if self.nodes > first_new:
            self._evaluate(first_new)
        self._back_up(steps, self._values.take(self._children.take(slots), 1))
        self.iterations += size
        if self.nodes > self._settings.capacity:
            self._forget()

    def _forget(self) -> None:
        """Takes the nodes beyond the capacity out of the tree; what their values told of those above them stays."""
        self.nodes = self._settings.capacity
        children = self._children[: self.nodes * self._joint_actions]
        children[children >= self.nodes] = NO_CHILD
        warnings.warn(f"the tree is full: with its capacity of {self.nodes} positions, the search goes on without"
                      " keeping new ones", RuntimeWarning, stacklevel=2)

    def _follow(self, slot: Ints, path: Ints, few: float) -> tuple[_Paths, Ints]:
        """The paths that do not end in ``slot`` [B], sorted, and the slots of children that are yet to be made.

        Where more than ``few`` paths come to new children as others do, one ends in each and the others go on.
        """
        first, count = runs(slot)
        slot = slot.take(first)
        child = self._children.take(slot)
        missing = child == NO_CHILD
        coming = count[missing]
        if np.add.reduce(coming) - coming.size <= few:
            on = self._goes_on.take(child)
            return _Paths(child[on], count[on], path[on.repeat(count)]), slot[missing]
        shared = missing & (count > 1)
        self._make(slot[shared])
        child = self._children.take(slot)
        on = self._goes_on.take(child)
        moving = on.repeat(count)
        moving[first[shared]] = False
        return _Paths(child[on], (count - shared)[on], path[moving]), slot[missing & ~shared]

    def _choose(self, here: _Paths) -> Ints:
        """Actions of all players on the paths: [P, B].

        A path that is alone in its node takes the action of the greatest level; nothing is drawn.
        """
        count = here.count
        coming = count.astype(np.float64)
        quality, bonus, visits = self._parts(here.node, coming)
        if here.path.size == count.size:
            greatest: Ints = (quality + bonus / visits).argmax(0)
            return greatest
        shares = _fill(quality, bonus, visits, coming)
        meets = count > 1
        draws = np.zeros((self._players + 1, here.path.size))
        if np.count_nonzero(meets) == count.size:
            self._random.random(out=draws)
        else:
            level = quality + bonus / visits
            np.copyto(shares, level == np.maximum.reduce(level, 0), where=~meets)
            meeting = meets.repeat(count).nonzero()[0]
            draws[:, meeting] = self._random.random((self._players + 1, meeting.size))
        return self._match(shares, count, draws)

    def _parts(self, node: Ints, coming: Floats) -> tuple[Floats, Floats, Floats]:
        """The parts of PUCT, ``quality + bonus / visits``: [A, P, B].

        For nodes [B] that get ``coming`` [B] visits.
        """
        known = self._choices.take(node, 1)
        quality, bonus, visits = self._split(known)
        np.copyto(quality, -np.inf, where=bonus == 0.0)
        bonus *= self._settings.exploration * np.sqrt(known[-1] + coming)
        visits += 1.0
        return quality, bonus, visits

    def _split(self, choices: Floats) -> tuple[Floats, Floats, Floats]:
        """Quality, priors and visits [A, P, B] in ``choices`` [3 * A * P + 1, B]."""
        quality, priors, visits = choices[:-1].reshape(3, self._actions, self._players, -1)
        return quality, priors, visits

    def _match(self, shares: Floats, count: Ints, draws: Floats) -> Ints:
        """Actions of paths in proportion to the ``shares`` [A, P, G] of their groups, [P, B].

        ``count`` [G] of paths in a group; ``draws`` [P + 1, B] from 0 to 1, used up.
        """
        size = draws.shape[1]
        limits = np.add.accumulate(shares, 0)
        limits = (limits[:-1] / limits[-1]).repeat(count, 2)
        place, keys = draws[0], draws[1:]
        place += self._numbers[:size] - (count.cumsum() - count).repeat(count)  # rank in the group
        place /= count.repeat(count)
        keys += self._numbers[: count.size].repeat(count)
        order = keys.argsort(1)
        order += np.arange(self._players)[:, None] * size
        matched = np.empty(order.shape, np.int64)
        matched.reshape(-1)[order] = np.add.reduce(place >= limits, 0)
        return matched

    def _make(self, slots: Ints) -> None:
        """Makes the children of ``slots`` [B], all different."""
        if not slots.size:
            return
        self._children[slots] = self.nodes + self._numbers[: slots.size]
        parents, joint = np.divmod(slots, self._joint_actions)
        depth = self._depth.take(parents)
        actions = joint // self._joint[:, None] % self._actions
        new = self._game.step(self._states.take(parents, 1), depth, actions)
        self._add(new, depth + 1, self._means.take(parents, 1))

    def _back_up(self, steps: list[tuple[_Paths, Ints]], values: Floats) -> None:
        """Adds ``values`` [P, paths] to all actions on the paths. ``steps``: paths and actions of each level."""
        node = np.concatenate([here.node for here, _ in steps])  # all different
        count = np.concatenate([here.count for here, _ in steps])
        path = np.concatenate([here.path for here, _ in steps])
        row = np.concatenate([actions for _, actions in steps], 1) * self._players
        row += np.arange(self._players)[:, None]
        index = (row * node.size + np.arange(node.size).repeat(count)).ravel()
        shape = (self._actions, self._players, node.size)
        size = self._actions * self._players * node.size
        visits = self._visits.take(node, 2) + np.bincount(index, minlength=size).reshape(shape)
        sums = self._sums.take(node, 2) + np.bincount(index, values.take(path, 1).ravel(), size).reshape(shape)
        total = np.add.reduce(visits[:, 0], 0)
        means = (self._values.take(node, 1) + np.add.reduce(sums, 0)) / (1.0 + total)
        self._visits[..., node] = visits
        self._total[node] = total
        self._sums[..., node] = sums
        self._means[:, node] = means
        self._quality[..., node] = np.where(visits > 0, sums / np.maximum(visits, 1.0), means)


def _fill(quality: Floats, bonus: Floats, visits: Floats, coming: Floats) -> Floats:
    """How ``coming`` [B] visits go to the actions: [A, P, B].

    Visits ``x`` fill the level L of ``quality + bonus / (visits + x)`` [A, P, B]. From below, each step replaces the
    sum of the visits that L stands for by the hyperbola in L with the same value and slope.
    """
    level = np.maximum.reduce(quality + bonus / (visits + coming), 0)  # [P, B]
    for _ in range(FILL_STEPS):
        gap = level - quality
        filled = bonus / gap
        active = (filled > visits).astype(np.float64)
        filled *= active
        total = np.add.reduce(filled, 0)
        filled /= gap
        active *= visits
        target = np.add.reduce(active, 0)
        target += coming
        level += (total - target) / np.add.reduce(filled, 0) * (total / target)
    shares: Floats = bonus / (level - quality)
    shares -= visits
    np.maximum(shares, LEAST_SHARE * (bonus > 0.0), out=shares)
    return shares
