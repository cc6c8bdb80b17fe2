"""Plans: all that players can make of the running runs, as a layered graph of their own states.

Apart from skating, the games do not interact between players, and track, winds and letters are known. What a player
can do is thus a tree of action sequences over its own states in hurdles, archery and diving. Many sequences lead to
the same states: they are one node here. A layer holds the states after as many turns, of all players at once. Where
a layer would grow too wide, the least promising nodes are closed: they keep an estimate and are not followed further.
A run that ends is left on an edge, with its result, so that what follows does not have to be told apart by it.
"""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from bot.games.olympics.batch import (
    CELLS,
    COMBOS,
    DIVING_STATES,
    HURDLE_STATES,
    MOST_POINTS,
    NO_DIVE,
    NO_MOVE,
    STUNS,
    WINDS,
    Course,
    archery_steps,
    diving_steps,
    hurdle_steps,
)
from bot.games.olympics.outcomes import TARGET_RINGS, rings
from bot.games.olympics.rules import ACTIONS, ARCHERY, DIVING, FINISH, HURDLES, PLAYERS

FINISHED = FINISH * STUNS
"""The state of a runner in the turn in which it finishes."""
DONE = FINISHED + 1
"""Its state afterwards."""
PLACES = FINISH + 2
"""Cells of the track, and one for runners that have finished before."""
GOALS = MOST_POINTS + 1
PROMISE_STEP = 2.0 ** -30
"""Promises that differ by less are equal."""

_SLOTS = 1 << 16
_HASH = 0x9E3779B1
_HASH_SHIFT = 15


@dataclass(frozen=True)
class Span:
    """How far the plans go, in turns: all in all, and until the runs of archery and diving end (0: not played)."""

    depth: int
    winds: int
    letters: int


@dataclass(frozen=True)
class Estimates:
    """What states promise, for the choice of nodes to follow: rows are depths, columns ``player * states + state``.

    The last rows of archery and diving are what their results are worth; ``prizes`` [D + 1, P * PLACES] is what a
    race brings at a depth, ``hurdles`` what it brings from this depth on.
    """

    hurdles: np.ndarray  # [D + 1, P * HURDLE_STATES]
    prizes: np.ndarray  # [D + 1, P * PLACES]
    archery: np.ndarray  # [winds + 1, P * CELLS]
    diving: np.ndarray  # [letters + 1, P * DIVING_STATES]


class Layer:
    """The states of all players after some turns: N nodes that are followed and M closed ones."""

    def __init__(self, owner: np.ndarray, states: np.ndarray, closed: np.ndarray) -> None:
        self.owner = owner  # [N] player
        self.states = states  # [3, N] hurdles, archery, diving
        self.closed = closed  # [M] what closed nodes promise, the prize of this depth included
        self.place = owner * PLACES + np.minimum(states[0] // STUNS + (states[0] >= DONE), FINISH + 1)  # [N]
        self.children = np.zeros((ACTIONS, 0), np.int64)  # [A, N] into the next layer's nodes, then its closed ones
        self.shots: np.ndarray | None = None  # [A, N] player * TARGET_RINGS + ring, where archery ends on the way
        self.dives: np.ndarray | None = None  # [A, N] player * GOALS + points, where diving ends on the way


class PlanGraph:
    """Call :meth:`grow` until :attr:`complete`."""

    def __init__(self, course: Course, states: np.ndarray, span: Span, estimates: Estimates, width: int) -> None:
        """``states`` [G, P] now; ``width``: how many nodes of each player a layer follows."""
        self.span = span
        self._course = course
        self._estimates = estimates
        self._width = width
        own = np.stack([states[HURDLES], states[ARCHERY] * (span.winds > 0), states[DIVING] * (span.letters > 0)])
        self.layers = [Layer(np.arange(PLAYERS), own, np.zeros(0))]
        self._won = np.zeros(PLAYERS)  # [N] of the last layer: what the best way there has brought
        self._table = _next_states(course.track)
        self._slots = np.zeros(_SLOTS, np.int64)

    @property
    def complete(self) -> bool:
        return len(self.layers) > self.span.depth

    @cached_property
    def places(self) -> list[np.ndarray]:
        """Of the nodes of each layer [N]: ``depth * P * PLACES + place``. For a complete graph."""
        return [depth * PLAYERS * PLACES + layer.place for depth, layer in enumerate(self.layers)]

    def nodes(self) -> int:
        return sum(layer.owner.size for layer in self.layers)

    def after_first(self) -> np.ndarray:
        """Hurdles, archery and diving of each player after each first action [3, A, P]."""
        return np.asarray(self._table.take(self.layers[0].states[:, None] + self._rows(0)[:, :, None]))

    def promises(self) -> np.ndarray:
        """What the states after one turn promise, by first action [A, P]."""
        states = self.after_first().reshape(3, -1)
        owner = np.tile(np.arange(PLAYERS), ACTIONS)
        return self._judge(1, owner, states, np.zeros(owner.size))[1].reshape(ACTIONS, PLAYERS)

    def grow(self) -> None:
        """One more layer."""
        span, last, depth = self.span, self.layers[-1], len(self.layers)
        rows = self._rows(depth - 1)
        states = self._table.take(last.states[:, None] + rows[:, :, None]).reshape(3, -1)  # [3, A * N]
        owner = np.tile(last.owner, ACTIONS)
        won, promise = self._judge(depth, owner, states, np.tile(self._won, ACTIONS))
        if depth == span.winds:
            last.shots = _ring_index().take(owner * CELLS + states[1]).reshape(ACTIONS, -1)
            states[1] = 0
        if depth == span.letters:
            last.dives = (owner * GOALS + states[2] // COMBOS).reshape(ACTIONS, -1)
            states[2] = 0
        best_last = np.argsort(promise, kind="stable") if depth in (span.winds, span.letters) else None
        node, nodes = self._merge(owner, states, best_last)
        follow, close = self._select(owner[nodes], promise[nodes])
        number = np.empty(nodes.size, np.int64)
        number[follow] = np.arange(follow.size)
        number[close] = np.arange(follow.size, nodes.size)
        last.children = number.take(node).reshape(ACTIONS, -1)
        nodes, closed = nodes[follow], nodes[close]
        layer = Layer(owner[nodes], states[:, nodes], promise[closed] - won[closed])
        self._won = won[nodes] + self._estimates.prizes[depth].take(layer.place)
        self.layers.append(layer)

    def _rows(self, depth: int) -> np.ndarray:  # [3, A]
        """Where the table of next states begins, by game and action."""
        span, actions = self.span, np.arange(ACTIONS)
        hurdles = actions if self._course.track is not None else np.full(ACTIONS, NO_MOVE)
        wind = self._course.winds[depth] if depth < span.winds else 0
        dives = self._course.dive_rows(np.array([depth]))[0] if depth < span.letters else np.full(ACTIONS, NO_DIVE)
        archery = _ARCHERY_BEGINS + (wind * ACTIONS + actions) * CELLS
        return np.stack([hurdles * HURDLE_STATES, archery, _DIVING_BEGINS + dives * DIVING_STATES])

    def _judge(
        self, depth: int, owner: np.ndarray, states: np.ndarray, won: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """What has been won, with the runs that end here but without a race's prize; and that with what is promised."""
        promise = self._estimates.hurdles[depth].take(owner * HURDLE_STATES + states[0])
        for end, table, state, size in (
            (self.span.winds, self._estimates.archery, states[1], CELLS),
            (self.span.letters, self._estimates.diving, states[2], DIVING_STATES),
        ):
            if depth <= end:
                worth = table[depth].take(owner * size + state)
                if depth == end:
                    won = won + worth
                else:
                    promise += worth
        return won, won + promise

    def _merge(
        self, owner: np.ndarray, states: np.ndarray, best_last: np.ndarray | None
    ) -> tuple[np.ndarray, np.ndarray]:
        """Number of the node of each entry, and the entries that stand for the nodes: the best, if an order is given.

        Equal entries meet in a slot of a hash table, where the last written stays. Different entries that meet there
        stay apart, which may leave a node twice: harmless.
        """
        key = ((owner * HURDLE_STATES + states[0]) * CELLS + states[1]) * DIVING_STATES + states[2]
        every = np.arange(key.size)
        slot = ((key * _HASH) >> _HASH_SHIFT) & (_SLOTS - 1)
        if best_last is None:
            self._slots[slot] = every
        else:
            self._slots[slot[best_last]] = best_last
        stand = self._slots.take(slot)
        stand = np.where(key.take(stand) == key, stand, every)
        nodes = (stand == every).nonzero()[0]
        number = np.empty(key.size, np.int64)
        number[nodes] = np.arange(nodes.size)
        return number.take(stand), nodes

    def _select(self, owner: np.ndarray, promise: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Which nodes to follow, which to close: of equal ones, the first are closed, on every machine."""
        follow = np.ones(owner.size, bool)
        order = np.rint(promise / PROMISE_STEP).astype(np.int64) * owner.size + np.arange(owner.size)  # all different
        for player in range(PLAYERS):
            mine = (owner == player).nonzero()[0]
            excess = mine.size - self._width
            if excess > 0:
                follow[mine[np.argpartition(order[mine], excess)[:excess]]] = False
        return follow.nonzero()[0], (~follow).nonzero()[0]


_ARCHERY_BEGINS = (NO_MOVE + 1) * HURDLE_STATES
_DIVING_BEGINS = _ARCHERY_BEGINS + WINDS * ACTIONS * CELLS


@lru_cache(maxsize=4)
def _next_states(track: str | None) -> np.ndarray:
    """Hurdles, archery and diving behind one another [states]."""
    runners = np.tile(np.arange(HURDLE_STATES), (NO_MOVE + 1, 1)) if track is None else hurdle_steps(track).copy()
    runners[:, FINISHED:] = DONE
    return np.concatenate([runners.ravel(), archery_steps().ravel(), diving_steps().ravel()])


@lru_cache(maxsize=1)
def _ring_index() -> np.ndarray:  # [P * CELLS]
    return np.asarray((np.arange(PLAYERS)[:, None] * TARGET_RINGS + rings()).ravel())
