"""UCT for several players who move in turn, in batches: many simulations descend the tree side by side.

Each node's value is the mean reward of the player who made the move that leads to it; rewards come
from the game (by rank, for instance). Sources: Kocsis and Szepesvari, "Bandit based Monte-Carlo
planning" (2006) for the selection; Liu et al., "Watch the unobserved" (2020) for counting visits that
are still under way. Within a batch the visits of a node go to its children by water-filling: to
those that a sequence of single selections would have raised to a common upper confidence level.
"""
from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from botkit.arrays import Floats, Ints, Uints16
from botkit.search.clock import Deadline
from botkit.search.result import MOST_ALTERNATIVES, SearchResult
from botkit.search.sums import rounded, runs

_Step = tuple[int, Ints, Ints]
"""A move of one player in some games [a] of a batch, and the nodes [a] that it led to."""
ROOT = 0
NOT_EXPANDED = 0
LEVEL_STEPS = 10
FIRST_BATCH = 64
WORTH_DOUBLING = 1.5
"""A batch is doubled if that takes less than this many times as long: by then it costs more than its beginning."""
LEAST_BATCHES = 6
"""Into so many batches the time of a turn is divided at least, so that later ones learn from the first."""


class GameBatch(Protocol):
    """Copies of the root position, B games, in which the search plays. Players are numbered from 0."""

    def offer(self, player: int, games: Ints, /) -> Uints16:
        """[a]: how many moves ``player`` has in each of ``games`` [a]; 0: the player passes."""
        ...

    def narrow(self, chosen: Ints, /) -> None:
        """Keeps only the ``chosen`` indices of the last offer."""

    def play(self, choice: Uints16, /) -> None:
        """Plays move number ``choice`` [a] in each game of the last offer."""

    def rewards(self, next_player: Ints, deadline: Deadline, /) -> Floats | None:
        """[P, B]: each player's reward, from playouts or an estimate; ``next_player`` [B] is to move.

        Rewards are whole multiples of a power of two, so that sums are exact in any order. None if the
        deadline passed before the end.
        """
        ...


class Game(Protocol):
    """A root position to search."""

    players: int
    player: int
    """Who moves at the root, from 0; the others follow in order."""

    def batch(self, games: int) -> GameBatch:
        """``games`` copies of the position."""
        ...


@dataclass(frozen=True)
class Settings:
    """How to search.

    ``exploration``: the constant c of mean + c * sqrt(ln(parent's visits) / visits).
    ``batch``: simulations side by side at most; from ``first_batch`` on, at most ``batch_share`` of the visits so far.
    ``first_batch`` 0: by the clock, what is quickest for each simulation; with a fixed number of iterations, 64.
    ``least_iterations``: a new tree gets this many even if the deadline has passed.
    ``max_nodes``: a tree of this size stops growing; ``max_moves``: the most legal moves of any position.
    """

    exploration: float = 0.4
    batch: int = 2048
    first_batch: int = 0
    batch_share: float = 0.125
    least_iterations: int = 0
    max_nodes: int = 8_000_000
    max_moves: int = 256


class Tree:
    """Nodes in arrays; the children of a node are neighbours, child k its k-th legal move. N nodes."""

    def __init__(self, capacity: int) -> None:
        """Room for ``capacity`` nodes; memory is taken only as they come into use."""
        self.visits: Floats = np.empty(capacity)  # [N]
        self.reward: Floats = np.empty(capacity)  # [N]: sum, for the player who moved here
        self.first: Ints = np.empty(capacity, dtype=np.int64)  # [N]: first child, or NOT_EXPANDED
        self.children: Ints = np.empty(capacity, dtype=np.int64)  # [N]: their number
        self.size = 0
        self._add(1)

    def expand(self, nodes: Ints, children: Ints) -> None:
        """Gives ``nodes`` [u] (all different, none expanded) their numbers of ``children`` [u]."""
        ends = np.cumsum(children)
        self.first[nodes] = self.size + ends - children
        self.children[nodes] = children
        self._add(int(ends[-1]))

    def _add(self, nodes: int) -> None:
        new = slice(self.size, self.size + nodes)
        self.visits[new] = self.reward[new] = 0.0
        self.first[new] = self.children[new] = 0
        self.size += nodes

    def keep_below(self, node: int) -> None:
        """Makes ``node`` the root and forgets everything that is not under it."""
        kept = np.zeros(self.size, dtype=bool)
        level = np.array([node])
        while level.size:
            kept[level] = True
            parents = level.compress(self.first.take(level) != NOT_EXPANDED)
            level = _ranges(self.first.take(parents), self.children.take(parents))
        nodes = kept.nonzero()[0]  # in the order of creation, which puts the root first
        place = np.zeros(self.size, dtype=np.int64)
        place[nodes] = np.arange(nodes.size)
        self.first[:nodes.size] = place.take(self.first.take(nodes))
        for values in (self.visits, self.reward, self.children):
            values[:nodes.size] = values.take(nodes)
        self.size = nodes.size


class Uct:
    """A tree that grows batch by batch from one root position."""

    def __init__(self, game: Game, settings: Settings, seed: int) -> None:
        self.game, self.settings = game, settings
        self.tree = Tree(settings.max_nodes)
        self.iterations = 0
        """Iterations since the search began or last followed moves."""
        self._random = np.random.Generator(np.random.SFC64(seed))
        self._seconds: dict[int, float] = {}  # the least that a batch has taken, by its size
        self._whole = True
        """False in the middle of a change to the tree, and forever if the change was broken off."""

    def results(self, deadline: Deadline, iterations: int = 0) -> Iterator[SearchResult[int]]:
        """The best move so far, after each batch, until the deadline or for ``iterations`` (0: no limit).

        If there is a tree already, it gives the first result. Values are mean rewards.
        """
        if self.tree.visits[ROOT]:
            yield self.result()
        least = self.settings.least_iterations
        longest = deadline.left_ms() / 1000.0 / LEAST_BATCHES
        while not iterations or self.iterations < iterations:
            visits = int(self.tree.visits[ROOT])
            begun = deadline.now()
            first = self.settings.first_batch or (FIRST_BATCH if iterations else self._quickest(deadline, longest))
            size = min(max(first, int(visits * self.settings.batch_share)), self.settings.batch)
            if iterations:
                size = min(size, iterations - self.iterations)
            if not self._grow(size, deadline if visits >= least else Deadline.never()):
                return
            if size == first:
                self._seconds[size] = min(deadline.now() - begun, self._seconds.get(size, math.inf))
            self.iterations += size
            if visits + size >= least or self.iterations == iterations:
                yield self.result()

    def _quickest(self, deadline: Deadline, longest: float) -> int:
        """The size of a batch in which a simulation costs least, if it takes at most ``longest`` seconds and fits."""
        known, size = self._seconds, FIRST_BATCH
        longest = min(longest, deadline.left_ms() / 1000.0)
        while size in known:
            expected = known.get(2 * size, known[size] * WORTH_DOUBLING)
            if expected > min(WORTH_DOUBLING * known[size], longest):
                return size
            size *= 2
        return size

    def result(self) -> SearchResult[int]:
        """The most visited move at the root; the higher mean decides between equals. Move 0 without a search."""
        visits, values = self.root_visits(), self.root_values()
        ranking = np.lexsort((values, visits))[::-1][:MOST_ALTERNATIVES]
        alternatives = tuple((int(move), float(values[move])) for move in ranking if visits[move])
        best, value = alternatives[0] if alternatives else (0, math.nan)
        return SearchResult(best, value, alternatives, self.iterations)

    def follow(self, game: Game, moves: Sequence[int]) -> bool:
        """Continues from ``game``, the position after these numbered ``moves``, with the part of the tree below it.

        False if the tree does not reach that position, or if a batch was broken off: then the search is useless.
        """
        node = ROOT
        for move in moves:
            if self.tree.first[node] == NOT_EXPANDED:
                return False
            node = int(self.tree.first[node]) + move
        if not self._whole:
            return False
        self._whole = False
        self.tree.keep_below(node)
        self._whole = True
        self.game = game
        self.iterations = 0
        self._seconds.pop(max(self._seconds, default=0), None)  # it may have been slow by chance
        return True

    def root_visits(self) -> Floats:
        """[A]: visits of each move at the root; empty if it was never expanded."""
        return self._root_children(self.tree.visits)

    def root_values(self) -> Floats:
        """[A]: mean reward of each move at the root, 0 where it was never visited."""
        values: Floats = self._root_children(self.tree.reward) / np.maximum(self.root_visits(), 1.0)
        return values

    def _root_children(self, values: Floats) -> Floats:
        first = self.tree.first[ROOT]
        return values[first : first + self.tree.children[ROOT]]

    def _grow(self, size: int, deadline: Deadline) -> bool:
        """One batch of ``size`` iterations; False if it was given up at the deadline, and so does not count."""
        self._whole = False
        rewards, path = self._descend(size, deadline)
        if rewards is not None:
            self._back_propagate(size, rewards, path)
        self._whole = True
        return rewards is not None

    def _descend(self, size: int, deadline: Deadline) -> tuple[Floats | None, list[_Step]]:
        """Selection, expansion and playouts; the rewards [P, B], none at the deadline, and the steps down the tree."""
        tree, players = self.tree, self.game.players
        batch = self.game.batch(size)
        at: Ints = np.zeros(size, dtype=np.int64)  # [B]: node of each game; equal ones side by side
        inside: Ints = np.arange(size)  # games that still descend
        next_player: Ints = np.full(size, self.game.player, dtype=np.int64)
        passes: Ints = np.zeros(size, dtype=np.int64)
        path: list[_Step] = []
        player = self.game.player
        while inside.size:
            if deadline.passed():
                return None, path
            next_player[inside] = player
            inside = self._leave_at_leaves(at, inside)
            moves = batch.offer(player, inside)
            able = moves.nonzero()[0]
            if able.size < inside.size:
                passes[inside] += 1
            if able.size:
                if able.size < inside.size:
                    batch.narrow(able)
                movers = inside.take(able)
                passes[movers] = 0
                nodes = at.take(movers)
                choice = self._choose(nodes, moves.take(able).astype(np.int64))
                batch.play(choice.astype(np.uint16))
                nodes = tree.first.take(nodes) + choice
                at[movers] = nodes
                path.append((player, movers, nodes))
            if able.size < inside.size:
                inside = inside.compress(passes.take(inside) < players)
            player = (player + 1) % players
        return batch.rewards(next_player, deadline), path

    def _back_propagate(self, size: int, rewards: Floats, path: Sequence[_Step]) -> None:
        tree = self.tree
        tree.visits[ROOT] += size
        tree.reward[ROOT] += rewards[self.game.player - 1].sum()
        for player, games, nodes in path:
            starts, sizes = runs(nodes)
            once = nodes.take(starts)
            tree.visits[once] += sizes
            tree.reward[once] += np.add.reduceat(rewards[player].take(games), starts)

    def _leave_at_leaves(self, at: Ints, inside: Ints) -> Ints:
        """The games that go on below their node: those whose node is visited for at least the second time."""
        tree = self.tree
        nodes = at.take(inside)
        starts, sizes = runs(nodes)
        once = nodes.take(starts)
        seen = tree.visits.take(once) + sizes > 1
        if tree.size + once.size * self.settings.max_moves > tree.visits.size:
            seen &= tree.first.take(once) != NOT_EXPANDED
        return inside if seen.all() else inside.compress(np.repeat(seen, sizes))

    def _choose(self, nodes: Ints, moves: Ints) -> Ints:
        """[a]: the child by which each game leaves its node [a]; new children are made where needed."""
        tree = self.tree
        starts, sizes = runs(nodes)
        once = nodes.take(starts)
        new = (tree.first.take(once) == NOT_EXPANDED).nonzero()[0]
        if new.size:
            tree.expand(once.take(new), moves.take(starts.take(new)))
        choice = np.empty(nodes.size, dtype=np.int64)
        alone = (sizes == 1).nonzero()[0]
        if alone.size:
            choice[starts.take(alone)] = self._best_children(once.take(alone))
        shared = (sizes > 1).nonzero()[0]
        if shared.size:
            sizes = sizes.take(shared)
            choice[_ranges(starts.take(shared), sizes)] = self._share_out(once.take(shared), sizes)
        return choice

    def _families(self, nodes: Ints, pending: Ints) -> _Families:
        """The children of ``nodes`` [u] side by side, with ``pending`` [u] visits to come."""
        tree = self.tree
        counts = tree.children.take(nodes)
        ends = np.cumsum(counts)
        starts = ends - counts
        child = _ranges(tree.first.take(nodes), counts)
        visits, reward = tree.visits.take(child), tree.reward.take(child)
        total = np.add.reduceat(visits, starts)
        mean = np.add.reduceat(reward, starts) / np.maximum(total, 1.0)
        value = np.where(visits > 0, reward / np.maximum(visits, 1.0), np.repeat(mean, counts))
        log = rounded(np.log(total + pending + 1.0))
        return _Families(counts, starts, visits, value, total, log * self.settings.exploration**2)

    def _best_children(self, nodes: Ints) -> Ints:
        """[u]: the child with the highest upper confidence bound; of several the first."""
        family = self._families(nodes, np.ones(nodes.size, dtype=np.int64))
        bound = np.repeat(family.width, family.counts)
        bound /= np.maximum(family.visits, 0.5)
        np.sqrt(bound, out=bound)
        bound += family.value
        best = np.maximum.reduceat(bound, family.starts)
        hits = (bound == np.repeat(best, family.counts)).nonzero()[0]
        chosen: Ints = hits.take(np.searchsorted(hits, family.starts)) - family.starts
        return chosen

    def _share_out(self, nodes: Ints, sizes: Ints) -> Ints:
        """[sum of sizes]: ``sizes`` [u] visits of each node spread over its children, in their order."""
        family = self._families(nodes, sizes)
        counts, starts, width = family.counts, family.starts, family.width
        best = np.maximum.reduceat(family.value, starts)
        low = best + np.sqrt(width / (family.total + sizes + 1.0))
        high = best + np.sqrt(width / np.maximum(sizes / counts, 0.05))
        wide = np.repeat(width, counts)
        for _ in range(LEVEL_STEPS):
            level = (low + high) / 2
            wanted = _visits_to_level(family, wide, level)
            too_low = np.add.reduceat(wanted, starts) > sizes
            low = np.where(too_low, level, low)
            high = np.where(too_low, high, level)
        wanted = _visits_to_level(family, wide, low)
        wanted *= np.repeat(sizes / np.maximum(np.add.reduceat(wanted, starts), 1e-9), counts)
        filled = np.cumsum(wanted)
        ends = starts + counts - 1
        before = filled.take(starts) - wanted.take(starts)
        scale = (filled.take(ends) - before) / sizes
        step = _ranges(np.zeros_like(sizes), sizes)
        mark = np.repeat(before, sizes) + (step + np.repeat(self._random.random(nodes.size), sizes)) * np.repeat(
            scale, sizes)
        child = np.searchsorted(filled, mark, side="right")
        child = np.minimum(np.maximum(child, np.repeat(starts, sizes)), np.repeat(ends, sizes))
        return child - np.repeat(starts, sizes)


@dataclass
class _Families:
    """Children of several nodes: arrays over nodes [u], and over their children one family after the other [E]."""

    counts: Ints  # [u]
    starts: Ints  # [u]
    visits: Floats  # [E]
    value: Floats  # [E]: mean reward; of the whole family where there is no visit yet
    total: Floats  # [u]: visits of all children
    width: Floats  # [u]: c^2 * ln(visits)


def _visits_to_level(family: _Families, width: Floats, level: Floats) -> Floats:
    """[E]: how many more visits bring each child's upper confidence bound down to its family's level [u]."""
    gap = np.repeat(level, family.counts)
    gap -= family.value
    gap *= gap
    wanted = width / gap
    wanted -= family.visits
    np.maximum(wanted, 0.0, out=wanted)
    return wanted


def _ranges(starts: Ints, counts: Ints) -> Ints:
    """``starts[0]``, ``starts[0] + 1``, ... (``counts[0]`` numbers), then the same for the next start."""
    ends = np.cumsum(counts)
    ranges: Ints = np.arange(int(counts.sum())) + np.repeat(starts - ends + counts, counts)
    return ranges
