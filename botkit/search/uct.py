"""UCT for several players who move in turn, in batches: many simulations descend the tree side by side.

Each node's value is the mean reward of the player who made the move that leads to it; rewards come
from the game (by rank, for instance). Sources: Kocsis and Szepesvari, "Bandit based Monte-Carlo
planning" (2006) for the selection; Liu et al., "Watch the unobserved" (2020) for counting visits that
are still under way; Gelly and Silver, "Monte-Carlo tree search and rapid action value estimation in
computer Go" (2011) for all moves as first. Within a batch the visits of a node go to its children by
water-filling: to those that a sequence of single selections would have raised to a common upper confidence level.
"""
from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from botkit.arrays import Floats, Ints, Uints16
from botkit.search.clock import Deadline
from botkit.search.exact_sums import rounded, runs
from botkit.search.result import MOST_ALTERNATIVES, SearchResult

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
ESTIMATE_VISITS = 10.0
"""For so many visits counts what is known of a kind of moves, for each move of that kind."""
ESTIMATE_WINDOW = 100.0
"""After so many more moves of a kind, half of its estimate comes from them."""


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
    """A root position to search.

    Where moves are much the same in many positions (to take a certain cell, say), it may also have ``kinds``, the
    number of such kinds. The search then learns from all that is played which kinds are good for whom, and tries those
    first (all moves as first). Batches of such a game also have:

    - ``kinds(chosen)``: [E], from 0, the kind of each move of the ``chosen`` games of the last offer, game by game.
    - ``played()``: players, games and kinds, [K] each, of the moves of the playouts that gave the rewards.
    """

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
    max_nodes: int = 6_000_000
    max_moves: int = 256


class Tree:
    """Nodes in arrays; the children of a node are neighbours, child k its k-th legal move. N nodes."""

    def __init__(self, capacity: int) -> None:
        """Room for ``capacity`` nodes; memory is taken only as they come into use, but counts for its limit."""
        self.visits: Floats = np.zeros(capacity)  # [N]
        self.reward: Floats = np.zeros(capacity)  # [N]: sum, for the player who moved here
        self.first: Ints = np.zeros(capacity, dtype=np.int64)  # [N]: first child, or NOT_EXPANDED
        self.children: Ints = np.zeros(capacity, dtype=np.int64)  # [N]: their number
        self.kind: Uints16 = np.zeros(capacity, dtype=np.uint16)  # [N]: of the move to it, and its player
        self.size = 1

    def expand(self, nodes: Ints, children: Ints) -> None:
        """Gives ``nodes`` [u] (all different, none expanded) their numbers of ``children`` [u]."""
        ends = np.cumsum(children)
        self.first[nodes] = self.size + ends - children
        self.children[nodes] = children
        self.size += int(ends[-1])

    def below(self, nodes: Ints) -> tuple[Ints, Ints, Ints]:
        """Children of ``nodes`` [u] side by side: where each one's begin [u], whose they are [E], and the nodes [E]."""
        counts = self.children.take(nodes)
        starts = counts.cumsum() - counts
        owner = np.arange(nodes.size).repeat(counts)
        return starts, owner, np.arange(owner.size) + (self.first.take(nodes) - starts).take(owner)

    def keep_below(self, node: int) -> None:
        """Makes ``node`` the root and forgets everything that is not under it."""
        kept = np.zeros(self.size, dtype=bool)
        level = np.array([node])
        while level.size:
            kept[level] = True
            parents = level.compress(self.first.take(level) != NOT_EXPANDED)
            _, _, level = self.below(parents)
        nodes = kept.nonzero()[0]  # in the order of creation, which puts the root first
        place = np.zeros(self.size, dtype=np.int64)
        place[nodes] = np.arange(nodes.size)
        self.first[nodes] = place.take(self.first.take(nodes))
        for values in (self.visits, self.reward, self.first, self.children, self.kind):
            values[:nodes.size] = values.take(nodes)
            values[nodes.size:self.size] = 0
        self.size = nodes.size


class Uct:
    """A tree that grows batch by batch from one root position."""

    def __init__(self, game: Game, settings: Settings, seed: int) -> None:
        self.game, self.settings = game, settings
        self._kinds: int = getattr(game, "kinds", 0)
        self.tree = Tree(settings.max_nodes)
        self.iterations = 0
        """Iterations since the search began or last followed moves."""
        self._random = np.random.Generator(np.random.SFC64(seed))
        self._seconds: dict[int, float] = {}  # the least that a batch has taken, by its size
        self._estimates: Floats = np.full(game.players * self._kinds, 0.5)  # of rewards, by player and kind
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
        batch: Any = self.game.batch(size)
        rewards, path = self._descend(batch, size, deadline)
        if rewards is not None:
            self._back_propagate(size, rewards, path)
            if self._kinds:
                self._learn(batch.played(), rewards, path)
        self._whole = True
        return rewards is not None

    def _descend(self, batch: Any, size: int, deadline: Deadline) -> tuple[Floats | None, list[_Step]]:
        """Selection, expansion and playouts; the rewards [P, B], none at the deadline, and the steps down the tree."""
        tree, players = self.tree, self.game.players
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
                choice = self._choose(nodes, moves.take(able).astype(np.int64), player, batch)
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

    def _learn(self, played: tuple[Ints, Ints, Ints], rewards: Floats, path: Sequence[_Step]) -> None:
        """Takes the moves that were ``played`` below the leaves, and those on the ``path``, into the estimates."""
        players, games, kinds = played
        made = np.concatenate([players * self._kinds + kinds, *(self.tree.kind.take(nodes) for _, _, nodes in path)])
        gained = np.concatenate([rewards[players, games], *(rewards[player].take(games) for player, games, _ in path)])
        number = np.bincount(made, minlength=self._estimates.size)
        total = np.bincount(made, gained, self._estimates.size)
        self._estimates += (total - number * self._estimates) / (number + ESTIMATE_WINDOW)

    def _leave_at_leaves(self, at: Ints, inside: Ints) -> Ints:
        """The games that go on below their node: those whose node is visited for at least the second time.

        If kinds are told, it must be known from an earlier batch: who has nothing else to go by would all go one way.
        """
        tree = self.tree
        nodes = at.take(inside)
        starts, sizes = runs(nodes)
        once = nodes.take(starts)
        visits = tree.visits.take(once)
        seen = (visits > 0) | (once == ROOT) if self._kinds else visits + sizes > 1
        if tree.size + once.size * self.settings.max_moves > tree.visits.size:
            seen &= tree.first.take(once) != NOT_EXPANDED
        return inside if seen.all() else inside.compress(np.repeat(seen, sizes))

    def _choose(self, nodes: Ints, moves: Ints, player: int, batch: Any) -> Ints:
        """[a]: the child by which ``player`` leaves each game's node [a]; new children are made where needed."""
        tree = self.tree
        starts, sizes = runs(nodes)
        once = nodes.take(starts)
        new = (tree.first.take(once) == NOT_EXPANDED).nonzero()[0]
        if new.size:
            size = tree.size
            tree.expand(once.take(new), moves.take(starts.take(new)))
            if self._kinds:
                tree.kind[size:tree.size] = player * self._kinds + batch.kinds(starts.take(new))
        choice = np.empty(nodes.size, dtype=np.int64)
        alone = (sizes == 1).nonzero()[0]
        if alone.size:
            choice[starts.take(alone)] = self._best_children(once.take(alone))
        shared = (sizes > 1).nonzero()[0]
        if shared.size:
            choice[(sizes > 1).repeat(sizes)] = self._share_out(once.take(shared), sizes.take(shared))
        return choice

    def _families(self, nodes: Ints, pending: Ints) -> _Families:
        """The children of ``nodes`` [u] side by side, with ``pending`` [u] visits to come."""
        tree = self.tree
        counts = tree.children.take(nodes)
        starts, owner, child = tree.below(nodes)
        visits, reward = tree.visits.take(child), tree.reward.take(child)
        total = np.add.reduceat(visits, starts)
        log = rounded(np.log(total + pending + 1.0))
        if self._kinds:
            visits += ESTIMATE_VISITS
            reward += ESTIMATE_VISITS * self._estimates.take(tree.kind.take(child))
            total += ESTIMATE_VISITS * counts
        mean = np.add.reduceat(reward, starts) / np.maximum(total, 1.0)
        value = np.where(visits > 0, reward / np.maximum(visits, 1.0), mean.take(owner))
        return _Families(counts, starts, owner, visits, value, total, log * self.settings.exploration**2)

    def _best_children(self, nodes: Ints) -> Ints:
        """[u]: the child with the highest upper confidence bound; of several the first."""
        family = self._families(nodes, np.ones(nodes.size, dtype=np.int64))
        bound = family.value + np.sqrt(family.width.take(family.owner) / np.maximum(family.visits, 0.5))
        best = np.maximum.reduceat(bound, family.starts)
        hits = (bound == best.take(family.owner)).nonzero()[0]
        chosen: Ints = hits.take(np.searchsorted(hits, family.starts)) - family.starts
        return chosen

    def _share_out(self, nodes: Ints, sizes: Ints) -> Ints:
        """[sum of sizes]: ``sizes`` [u] visits of each node spread over its children, in their order."""
        family = self._families(nodes, sizes)
        counts, starts, width = family.counts, family.starts, family.width
        best = np.maximum.reduceat(family.value, starts)
        low = best + np.sqrt(width / (family.total + sizes + 1.0))
        high = best + np.sqrt(width / np.maximum(sizes / counts, 0.05))
        wide = width.take(family.owner)
        for _ in range(LEVEL_STEPS):
            level = (low + high) / 2
            wanted = _visits_to_level(family, wide, level)
            too_low = np.add.reduceat(wanted, starts) > sizes
            low = np.where(too_low, level, low)
            high = np.where(too_low, high, level)
        wanted = _visits_to_level(family, wide, low)
        wanted *= (sizes / np.maximum(np.add.reduceat(wanted, starts), 1e-9)).take(family.owner)
        filled = wanted.cumsum()
        ends = starts + counts - 1
        before = filled.take(starts) - wanted.take(starts)
        scale = (filled.take(ends) - before) / sizes
        owner = np.arange(nodes.size).repeat(sizes)
        step = np.arange(owner.size) - (sizes.cumsum() - sizes).take(owner)
        mark = before.take(owner) + (step + self._random.random(nodes.size).take(owner)) * scale.take(owner)
        child = filled.searchsorted(mark, side="right")
        starts = starts.take(owner)
        return np.minimum(np.maximum(child, starts), ends.take(owner)) - starts


@dataclass
class _Families:
    """Children of several nodes: arrays over nodes [u], and over their children one family after the other [E]."""

    counts: Ints  # [u]
    starts: Ints  # [u]
    owner: Ints  # [E]: its family
    visits: Floats  # [E]
    value: Floats  # [E]: mean reward; of the whole family where there is no visit yet
    total: Floats  # [u]: visits of all children
    width: Floats  # [u]: c^2 * ln(visits)


def _visits_to_level(family: _Families, width: Floats, level: Floats) -> Floats:
    """[E]: how many more visits bring each child's upper confidence bound down to its family's level [u]."""
    gap = level.take(family.owner)
    gap -= family.value
    gap *= gap
    wanted: Floats = np.divide(width, gap, out=gap)
    wanted -= family.visits
    np.maximum(wanted, 0.0, out=wanted)
    return wanted
