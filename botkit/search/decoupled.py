"""Trees on plain objects for games in which the players move at once: each chooses by statistics of its own (UCB1).

- :class:`JointTree`, a node for every joint move (decoupled UCT), for few players with few moves, and without chance.
  It finds moves that do well against the others' usual ones.
- :class:`Smitsimax`, a tree of its own moves for every player, so it grows deeper; rewards have any unit. It is for
  more players who seldom disturb each other, as in races, and for chance: moves are played anew in every iteration.

Strong where playouts or an evaluation tell who is ahead. A tree has no capacity: a node takes some kilobytes, and
:meth:`follow` forgets what was not played. Rewards are expectations of the players' usual moves, nothing is proven.

Sources: Finnsson and Björnsson, "Simulation-based approach to general game playing" (2008), for decoupled UCT; Auer,
Cesa-Bianchi and Fischer, "Finite-time analysis of the multiarmed bandit problem" (2002), for UCB1; M. Smits,
"Smitsimax", a playground of CodinGame, for a tree a player.
"""
from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

from botkit.search.clock import Deadline
from botkit.search.result import MOST_ALTERNATIVES, SearchResult

P = TypeVar("P")
M = TypeVar("M")
EXPLORATION = 0.5
"""The constant of UCB1, for rewards from 0 to 1."""
ITERATIONS_PER_RESULT = 16
WARM_UP = 10
"""So many first moves in a place of :class:`Smitsimax` are random: the span of a few rewards says little."""
LOG_DIGITS = 6
"""Logarithms are rounded, so that they are the same on every machine."""


class Game(Protocol[P, M]):
    """A game for ``players`` who move at once. Positions do not change; moves are hashable.

    It may also have one of these, which is asked where a game goes on:

    - ``value(position)``: the rewards that can be expected.
    - ``playout(position, random)``: the rewards of one game played to its end; without it, all move at random.
      ``random`` is a :class:`random.Random`.
    """

    players: int

    def moves(self, position: P, player: int) -> Sequence[M]:
        """The legal moves of a player; empty if it has nothing to choose. The game is over if that is so for all."""

    def play(self, position: P, moves: Sequence[M | None]) -> P:
        """The position after the moves of all players; ``None`` for one that has none."""

    def rewards(self, position: P) -> Sequence[float]:
        """What each player has got when the game is over, from 0 (a loss) to 1 (a win)."""


class Ucb(Generic[M]):
    """A player's statistics in one place. Chooses the greatest upper confidence bound (UCB1), new moves first."""

    def __init__(self, exploration: float = EXPLORATION) -> None:
        self._exploration = exploration
        self.visits: dict[M, int] = {}
        """How often each move was made."""
        self._rewards: dict[M, float] = {}
        self._total = 0
        self._span = 1.0

    def choose(self, moves: Sequence[M], random: Random) -> M:
        """One of the legal ``moves``, which need not be the same each time."""
        visits, rewards = self.visits, self._rewards
        log = round(self._exploration**2 * math.log(self._total or 1), LOG_DIGITS)
        best, greatest = moves[0], -math.inf
        for move in moves:
            if move not in visits:
                return _drawn([move for move in moves if move not in visits], random)
            count = visits[move]
            bound = rewards[move] / count + self._span * math.sqrt(log / count)
            if bound > greatest:
                best, greatest = move, bound
        return best

    def learn(self, move: M, reward: float) -> None:
        """A ``move`` was made and has brought ``reward``."""
        self.visits[move] = self.visits.get(move, 0) + 1
        self._rewards[move] = self._rewards.get(move, 0.0) + reward
        self._total += 1

    def mean(self, move: M) -> float:
        """What a move has brought, on the average."""
        return self._rewards[move] / self.visits[move]

    def ranked(self) -> list[M]:
        """The moves that were tried, the most visited first."""
        return sorted(self.visits, key=self.visits.__getitem__, reverse=True)


class _Trees(ABC, Generic[P, M]):
    """What both kinds of trees share. With a fixed number of iterations, the seed decides everything."""

    def __init__(self, game: Game[P, M], position: P, exploration: float, seed: int) -> None:
        self._game, self._exploration = game, exploration
        self._random = Random(seed)
        self._estimate: Callable[[P], Sequence[float]] | None = getattr(game, "value", None)
        self._playout: Callable[[P, Random], Sequence[float]] = getattr(game, "playout", self._random_playout)
        self.position = position

    def results(self, player: int, deadline: Deadline, iterations: int = 0) -> Iterator[SearchResult[M]]:
        """The player's best move, ever better, until the deadline or for ``iterations`` (0: no limit), at least one.

        Effort: iterations. Nothing for a player who has no moves.
        """
        if not self._game.moves(self.position, player):
            return
        done = 0
        while not done or not (deadline.passed() or done == iterations):
            self._iterate()
            done += 1
            if done % ITERATIONS_PER_RESULT == 1:
                yield self._result(player, done)
        yield self._result(player, done)

    @abstractmethod
    def follow(self, moves: Sequence[M | None], position: P) -> None:
        """Goes on from ``position``, to which the ``moves`` of all players have led; keeps what it knows of it."""

    @abstractmethod
    def statistics(self, player: int) -> Ucb[M]:
        """What is known of a player's moves in the present position."""

    @abstractmethod
    def _iterate(self) -> None:
        """One game from the present position, and what is learned from it."""

    @abstractmethod
    def _line(self, player: int) -> Iterator[M]:
        """The player's most visited moves, one after another."""

    def _result(self, player: int, done: int) -> SearchResult[M]:
        known = self.statistics(player)
        alternatives = tuple((move, known.mean(move)) for move in known.ranked()[:MOST_ALTERNATIVES])
        return SearchResult(*alternatives[0], alternatives, done, tuple(self._line(player)))

    @staticmethod
    def _learn(path: Sequence[tuple[Sequence[Ucb[M]], Sequence[M | None]]], rewards: Sequence[float]) -> None:
        for places, moves in path:
            for player, move in enumerate(moves):
                if move is not None:
                    places[player].learn(move, rewards[player])

    def _value(self, position: P, over: bool) -> Sequence[float]:
        if over:
            return self._game.rewards(position)
        return self._estimate(position) if self._estimate else self._playout(position, self._random)

    def _random_playout(self, position: P, random: Random) -> Sequence[float]:
        while any(legal := _legal(self._game, position)):
            position = self._game.play(position, [_drawn(moves, random) if moves else None for moves in legal])
        return self._game.rewards(position)


class _JointNode(Generic[P, M]):
    """A position of a joint tree, what each player knows of its moves there, and where joint moves lead."""

    __slots__ = ("children", "legal", "over", "position", "statistics")

    def __init__(self, game: Game[P, M], position: P, exploration: float) -> None:
        self.position = position
        self.legal = _legal(game, position)
        self.over = not any(self.legal)
        self.statistics: list[Ucb[M]] = [Ucb(exploration) for _ in self.legal]
        self.children: dict[tuple[M | None, ...], _JointNode[P, M]] = {}


class JointTree(_Trees[P, M]):
    """One tree of joint moves; each player has statistics of its own in every node."""

    def __init__(self, game: Game[P, M], position: P, exploration: float = EXPLORATION, seed: int = 0) -> None:
        super().__init__(game, position, exploration, seed)
        self._root = self._node(position)

    def follow(self, moves: Sequence[M | None], position: P) -> None:
        """Positions are compared by ``==``; where another one was expected, a new tree begins."""
        child = self._root.children.get(tuple(moves))
        self._root = child if child and child.position == position else self._node(position)
        self.position = position

    def statistics(self, player: int) -> Ucb[M]:
        return self._root.statistics[player]

    def _node(self, position: P) -> _JointNode[P, M]:
        return _JointNode(self._game, position, self._exploration)

    def _iterate(self) -> None:
        node, path, is_new = self._root, [], False
        while not (is_new or node.over):
            moves = tuple([known.choose(legal, self._random) if legal else None
                           for known, legal in zip(node.statistics, node.legal)])
            path.append((node.statistics, moves))
            child = node.children.get(moves)
            is_new = child is None
            node = child or node.children.setdefault(moves, self._node(self._game.play(node.position, moves)))
        self._learn(path, self._value(node.position, node.over))

    def _line(self, player: int) -> Iterator[M]:
        node: _JointNode[P, M] | None = self._root
        while node and (moves := node.statistics[player].ranked()):
            yield moves[0]
            node = node.children.get(tuple(next(iter(known.ranked()), None) for known in node.statistics))


class _Place(Ucb[M]):
    """A place of one player's own tree: what its own moves have led to. Explores by the span of the rewards it saw."""

    def __init__(self, exploration: float) -> None:
        super().__init__(exploration)
        self.after: dict[M | None, _Place[M]] = {}
        self._worst, self._best = math.inf, -math.inf

    def choose(self, moves: Sequence[M], random: Random) -> M:
        return super().choose(moves, random) if self._total >= WARM_UP else _drawn(moves, random)

    def learn(self, move: M, reward: float) -> None:
        super().learn(move, reward)
        self._worst, self._best = min(self._worst, reward), max(self._best, reward)
        self._span = self._best - self._worst or 1.0


class Smitsimax(_Trees[P, M]):
    """A tree for every player. All descend at once, until one of them comes to a place that is new in its tree."""

    def __init__(self, game: Game[P, M], position: P, exploration: float = EXPLORATION, seed: int = 0) -> None:
        super().__init__(game, position, exploration, seed)
        self._roots: list[_Place[M]] = [_Place(exploration) for _ in range(game.players)]

    def follow(self, moves: Sequence[M | None], position: P) -> None:
        self._roots = [root.after.get(move) or _Place(self._exploration) for root, move in zip(self._roots, moves)]
        self.position = position

    def statistics(self, player: int) -> Ucb[M]:
        return self._roots[player]

    def _iterate(self) -> None:
        position, places, path, is_new = self.position, self._roots, [], False
        while any(legal := _legal(self._game, position)) and not is_new:
            moves = [place.choose(own, self._random) if own else None for place, own in zip(places, legal)]
            path.append((places, moves))
            is_new = any(move is not None and move not in place.after for place, move in zip(places, moves))
            places = [place.after.get(move) or place.after.setdefault(move, _Place(self._exploration))
                      for place, move in zip(places, moves)]
            position = self._game.play(position, moves)
        self._learn(path, self._value(position, not any(legal)))

    def _line(self, player: int) -> Iterator[M]:
        place: _Place[M] | None = self._roots[player]
        while place and (moves := place.ranked()):
            yield moves[0]
            place = place.after.get(moves[0])


def _legal(game: Game[P, M], position: P) -> list[Sequence[M]]:
    return [game.moves(position, player) for player in range(game.players)]


def _drawn(moves: Sequence[M], random: Random) -> M:
    return moves[int(random.random() * len(moves))]
