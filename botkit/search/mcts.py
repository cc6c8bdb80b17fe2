"""Monte Carlo tree search on plain objects: games in turn, for one player or many, with or without chance.

The method to begin with where no good evaluation is known and a game can be played to its end some thousand times a
second. What decides its strength, in this order: playouts that do not overlook the obvious (take what wins, block what
loses), the tree that is kept between turns, and then the number of playouts.

Rewards are from 0 (the worst) to 1 (the best) for each player, in fractions if there are ranks. A position from which
everything is known is solved: it is not searched again, and a won one ends the search. Where some of a player's moves
are known, an inferior one is not played. What was played in the playouts tells which moves are good anywhere in the
tree (all moves as first): those are tried first, and their mean is the first estimate.

Sources: Kocsis and Szepesvari, "Bandit based Monte-Carlo planning" (2006) for the selection; Silver et al., "Mastering
the game of Go without human knowledge" (2017) for that with priors; Winands et al., "Monte-Carlo tree search solver"
(2008); Gelly and Silver, "Monte-Carlo tree search and rapid action value estimation in computer Go" (2011). A chance
node takes the outcome that is most behind its probability, which keeps the mean free of their luck.
"""
from __future__ import annotations

import warnings
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt
from operator import mul
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from botkit.search.clock import Deadline
from botkit.search.result import MOST_ALTERNATIVES, SearchResult

P = TypeVar("P")
M = TypeVar("M")
Rewards = Sequence[float]
"""What each player gets, from 0 to 1."""
Played = Sequence[Sequence[M]]
"""The moves of each player."""
BEST = 1.0
NOBODY = -1
"""In place of a player: chance moves, or the game is over."""
LEAST_PRIOR = 1e-6
"""A prior of 0 counts as this: the move is tried if all others are lost."""
RESULT_EVERY = 250
"""Iterations from one result to the next; the first ones come sooner."""
WIDENED_BY = 256
"""Visits for which the factors of the selection are prepared at once, one more than there are."""
LOG_STEP = 2.0 ** -20
"""Logarithms are rounded to this, as the last bits depend on the machine."""
ESTIMATE_VISITS = 10
"""For so many visits counts what the playouts have told of a move before it was tried."""
ESTIMATE_URGE = 1.0 / sqrt(ESTIMATE_VISITS)
ESTIMATE_STEP = 0.01
"""By so much of the difference each playout changes the estimates of its moves."""


class Game(Protocol[P, M]):
    """A game in which one player moves at a time. Moves can be keys of a dictionary.

    It may also have any of these:

    - ``playout(position, random)``: the rewards of one game played to its end from here (which may be the end
      already); without it all moves are equally likely. ``random`` is a :class:`random.Random`.
    - ``playout_with_moves(position, random)``: instead, such a game's rewards, and for each player the moves he made in
      it. If there are no priors, the search learns from these which moves to try first, as from its own playouts.
    - ``value(position)``: expected rewards, instead of a playout.
    - ``priors(position, moves)``: how likely each of ``moves`` is the best; they add up to 1.
    - ``chances(position)``: pairs (probability, outcome) if now the dice fall, else nothing. An outcome is played like
      a move; ``moves`` and ``player`` are not asked of such a position.
    - ``copy(position)``: only if ``play`` changes the position that it is given. The search then plays on copies of
      the first one, and neither ``value`` nor ``playout`` has to leave its position as it was.
    """

    def moves(self, position: P) -> Sequence[M]:
        """The legal moves; empty if the game is over. Those first in line are tried first."""

    def player(self, position: P) -> int:
        """Who is to move, from 0; not asked if the game is over."""

    def play(self, position: P, move: M) -> P:
        """The position after ``move``."""

    def rewards(self, position: P) -> Rewards:
        """What each player gets if the game is over."""


@dataclass(frozen=True)
class Settings:
    """How to search.

    ``exploration``: the constant c of mean + c * sqrt(ln(node's visits) / visits), with priors of
    mean + c * prior * sqrt(node's visits) / (1 + visits).
    ``first_play``: the mean of a move that was never tried, which counts as one visit.
    ``max_nodes``: a tree of this size grows no more; one takes 1 to 2 kB if there are ten moves.
    """

    exploration: float = 0.45
    first_play: float = 0.6
    max_nodes: int = 200_000


class _Node(Generic[P, M]):
    """A position, and what is known of those moves [T] that were tried, the first in line, and of the next one.

    The lists are made when it is visited for the second time. Of a chance node they have all outcomes.
    """

    __slots__ = ("bounds", "children", "due", "exact", "means", "moves", "player", "position", "priors", "total",
                 "urges", "visits")

    def __init__(self, position: P, moves: Iterable[M], player: int) -> None:
        self.position = position  # of no use below the root if play changes positions
        self.moves = list(moves)  # [A]
        self.player = player
        self.exact: Rewards | None = None
        self.children: list[_Node[P, M] | None] = []  # None if it is yet to come, or if there is no room
        self.total = 0
        self.due = 3  # until then, the bounds are fresh enough

    def unfold(self, priors: Sequence[float], size: int = 0) -> None:
        """Makes the lists for the first ones. ``priors`` [A] are of moves or outcomes, empty if all are alike."""
        self.priors = priors
        self.children, self.visits = [None] * size, [0] * size
        self.means = [0.0] * size  # of rewards; or the exact reward
        self.urges = [0.0] * size  # to explore, but for the node's visits; 0: the reward is exact, or nobody chooses
        self.bounds = [BEST] * size

    def offer(self, mean: float, urge: float, width: float) -> None:
        """One more move can be tried."""
        self.children.append(None)
        self.visits.append(0)
        self.means.append(mean)
        self.urges.append(urge)
        self.bounds.append(mean + width * urge)

    def weigh(self, width: float) -> None:
        """Computes all bounds. Until there are a quarter more visits, only that of a visited move changes."""
        self.bounds = [mean + width * urge for mean, urge in zip(self.means, self.urges)]
        self.due = self.total + self.total // 4 + 1

    def outcome(self) -> int:
        """The outcome that is most behind its probability."""
        total = self.total + 1
        behind = [chance * total - visits for chance, visits in zip(self.priors, self.visits)]
        return behind.index(max(behind))

    def solve(self, index: int) -> bool:
        """Takes in that child ``index`` is solved; whether the node is, too."""
        exact: Rewards = self.children[index].exact  # type: ignore[union-attr, assignment]
        if self.player != NOBODY:
            self.means[index] = self.bounds[index] = exact[self.player]
            self.urges[index] = 0.0
            if exact[self.player] >= BEST:
                self.exact = exact
                return True
        known = [child.exact for child in self.children if child and child.exact]
        if len(known) < len(self.moves):
            return False
        if self.player != NOBODY:
            self.exact = max(known, key=lambda rewards: rewards[self.player])
        else:
            self.exact = [sum(map(mul, self.priors, column)) for column in zip(*known)]
        return True

    def ranking(self) -> list[int]:
        """The moves that were visited, the best first: by visits, but none that is worse than an exact reward."""
        if not self.children:
            return []
        sure = [-1.0 if urge else mean for mean, urge in zip(self.means, self.urges)]
        least = max(sure)
        keys = [(known if self.exact else mean >= least, visits)
                for known, mean, visits in zip(sure, self.means, self.visits)]
        order = sorted(range(len(keys)), key=keys.__getitem__, reverse=True)
        return [index for index in order if self.visits[index]]


class Mcts(Generic[P, M]):
    """A tree that grows from one position, and follows the game."""

    def __init__(self, game: Game[P, M], position: P, settings: Settings | None = None, seed: int = 0) -> None:
        self.settings = settings or Settings()
        self.iterations = 0
        """Since the search began or last followed a move."""
        self.nodes = 1
        self._play = game.play
        self._game: Any = game
        self._chances = getattr(game, "chances", None)
        self._copy = getattr(game, "copy", None)
        self._priors = getattr(game, "priors", None)
        self._random, value = Random(seed), getattr(game, "value", None)
        playout: Any = getattr(game, "playout", None)
        self._told: Any = getattr(game, "playout_with_moves", None if playout else self._uniform)
        self._evaluate: Callable[[P], Rewards] = value or (
            self._heed if self._told else lambda position: playout(position, self._random))
        self._learns = self._evaluate == self._heed and not self._priors
        self._estimates: dict[int, dict[M, float]] = defaultdict(lambda: defaultdict(lambda: 0.5))  # by player
        self._widths: list[float] = []  # by visits of a node
        self._warned = False
        self._root = self._node(position)
        if self._learns and not all(isinstance(move, Hashable) for move in self._root.moves):
            raise TypeError("moves are keys of a dictionary here: make them tuples, for example, in place of lists")

    def results(self, deadline: Deadline, iterations: int = 0) -> Iterator[SearchResult[M]]:
        """The best move for the player to move, ever better, until the deadline or for ``iterations`` (0: no limit).

        There is always a result, even after the deadline. Values are that player's rewards. Ends early if the position
        is solved. Raises :class:`ValueError` if no player is to move.
        """
        if self._root.player == NOBODY:
            raise ValueError("follow the outcome first" if self._root.moves else "the game is over")
        due = self.iterations
        while not self._root.exact and (not iterations or self.iterations < iterations):
            if self.iterations and deadline.passed():
                break
            self._iterate()
            if self.iterations >= due:
                yield self.result()
                due = self.iterations + min(max(self.iterations // 2, 1), RESULT_EVERY)
        yield self.result()

    def result(self) -> SearchResult[M]:
        """What is known now; without a search, the first move."""
        root = self._root
        alternatives = tuple((root.moves[index], root.means[index]) for index in root.ranking()[:MOST_ALTERNATIVES])
        if not alternatives:
            return SearchResult(root.moves[0])
        return SearchResult(*alternatives[0], alternatives, self.iterations, tuple(self._line()))

    def follow(self, move: M) -> None:
        """Goes on from the position after ``move`` (or an outcome) with what is known of it.

        Raises :class:`ValueError` if ``move`` is not legal.
        """
        root = self._root
        if move not in root.moves:
            raise ValueError(f"{move!r} is not one of the moves: {list(root.moves)}")
        index = root.moves.index(move)
        child = root.children[index] if index < len(root.children) else None
        if not child:
            child = self._node(self._play(root.position, move))
        elif self._copy:
            child.position = self._play(root.position, move)
        self._root = child
        self.iterations = 0
        kept = [child]
        for node in kept:
            kept.extend(filter(None, node.children))
        self.nodes = len(kept)

    def _line(self) -> Iterator[M]:
        node: _Node[P, M] | None = self._root
        while node and node.player != NOBODY and (best := node.ranking()[:1]):
            yield node.moves[best[0]]
            node = node.children[best[0]]

    def _node(self, position: P) -> _Node[P, M]:
        """The node of a position that is met for the first time."""
        node: _Node[P, M]
        if self._chances and (outcomes := self._chances(position)):
            node = _Node(position, [outcome for _, outcome in outcomes], NOBODY)
            node.unfold([probability for probability, _ in outcomes], len(outcomes))
            return node
        moves = self._game.moves(position)
        if moves:
            return _Node(position, moves, self._game.player(position))
        node = _Node(position, moves, NOBODY)
        node.exact = self._game.rewards(position)
        return node

    def _unfold(self, node: _Node[P, M], position: P) -> None:
        """Prepares a player's node, in which moves with great priors come first, and offers the first one."""
        priors: list[float] = []
        if self._priors:
            pairs = zip(node.moves, self._priors(position, node.moves))
            ranked = sorted(pairs, key=lambda pair: pair[1], reverse=True)
            node.moves, priors = [move for move, _ in ranked], [max(prior, LEAST_PRIOR) for _, prior in ranked]
        node.unfold(priors)
        self._offer(node)

    def _offer(self, node: _Node[P, M]) -> None:
        """One more move, if there is one, can be tried."""
        number = len(node.children)
        if number < len(node.moves):
            mean, urge = self.settings.first_play, node.priors[number] if node.priors else 1.0
            if self._learns:
                mean, urge = self._promising(node, number), ESTIMATE_URGE
            node.offer(mean, urge, self._widths[node.total + 1])

    def _promising(self, node: _Node[P, M], number: int) -> float:
        """Of the moves from ``number`` on, puts that with the best estimate first; what is expected of it."""
        estimates, rest = self._estimates[node.player], node.moves[number:]
        rest.sort(key=estimates.__getitem__, reverse=True)
        node.moves[number:] = rest
        return estimates[rest[0]]

    def _iterate(self) -> None:
        """One path from the root to a leaf, and its rewards back."""
        node, play, copy, widths = self._root, self._play, self._copy, self._widths
        if node.total + 1 >= len(widths):
            self._widen(node.total)
        position = copy(node.position) if copy else node.position
        path = []
        while not (rewards := node.exact):
            if not node.children:
                self._unfold(node, position)
            if node.player == NOBODY:
                index = node.outcome()
            else:
                if node.total >= node.due:
                    if self._learns and not node.visits[-1]:
                        node.means[-1] = self._promising(node, len(node.visits) - 1)
                    node.weigh(widths[node.total])
                index = node.bounds.index(max(node.bounds))
            path.append((node, index))
            child = node.children[index]
            if child is None:
                rewards = self._grow(path, play(position, node.moves[index]))
                break
            position = play(position, node.moves[index]) if copy else child.position
            node = child
        self._back_up(path, rewards)
        self.iterations += 1

    def _grow(self, path: list[tuple[_Node[P, M], int]], position: P) -> Rewards:
        """Makes ``position``, to which ``path`` leads, a part of the tree if there is room; its rewards."""
        node, index = path[-1]
        if index + 1 == len(node.children):
            self._offer(node)
        child = self._node(position)
        if self.nodes < self.settings.max_nodes:
            self.nodes += 1
            node.children[index] = child
            if child.exact:
                for parent, place in reversed(path):
                    if not parent.solve(place):
                        break
        elif not self._warned:
            self._warned = True
            warnings.warn(f"the tree is full ({self.nodes} nodes): the search goes on in it", stacklevel=2)
        return child.exact or self._evaluate(position)

    def _heed(self, position: P) -> Rewards:
        """The rewards of a playout, and a little more is known of its moves."""
        rewards, played = self._told(position, self._random)
        for player, moves in enumerate(played):
            estimates, reward = self._estimates[player], rewards[player]
            for move in moves:
                estimates[move] += (reward - estimates[move]) * ESTIMATE_STEP
        return rewards

    def _back_up(self, path: list[tuple[_Node[P, M], int]], rewards: Rewards) -> None:
        widths, before = self._widths, ESTIMATE_VISITS if self._learns else 0
        for node, index in path:
            if self._learns and node.player != NOBODY:
                estimates, move = self._estimates[node.player], node.moves[index]
                estimates[move] += (rewards[node.player] - estimates[move]) * ESTIMATE_STEP
            total = node.total = node.total + 1
            visits = node.visits[index] = node.visits[index] + 1
            if node.urges[index]:
                mean = node.means[index]
                mean = node.means[index] = mean + (rewards[node.player] - mean) / (visits + before)
                urge = node.priors[index] / (1 + visits) if node.priors else 1.0 / sqrt(visits + before)
                node.urges[index] = urge
                node.bounds[index] = mean + widths[total] * urge

    def _widen(self, visits: int) -> None:
        """Prepares the factors of the selection for nodes of so many visits, and some more."""
        exploration = self.settings.exploration
        for number in range(len(self._widths), visits + WIDENED_BY):
            growth = number if self._priors else LOG_STEP * round(log(number + 1) / LOG_STEP)
            self._widths.append(exploration * sqrt(growth))

    def _uniform(self, position: P, random: Random) -> tuple[Rewards, Played[M]]:
        played: dict[int, list[M]] = defaultdict(list)
        while True:
            if self._chances and (outcomes := self._chances(position)):
                probabilities, moves = zip(*outcomes)
                (move,) = random.choices(moves, probabilities)
            elif moves := self._game.moves(position):
                move = moves[int(random.random() * len(moves))]
                played[self._game.player(position)].append(move)
            else:
                rewards = self._game.rewards(position)
                return rewards, [played[player] for player in range(len(rewards))]
            position = self._play(position, move)
