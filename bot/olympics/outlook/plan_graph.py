"""Plans: everything that players can do in the current runs, as a layered graph of their own states.

Except in skating, players do not affect each other, and track, winds and letters are known. So a player's choices form
a tree of action sequences over its own states in hurdles, archery and diving. Sequences that lead to the same states
share one node here. A layer holds the states of all players after the same number of turns. If a layer would grow too
wide, the nodes with the lowest estimates are closed: they keep their estimates and are not followed.
"""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from bot.olympics.outlook.outcomes import TARGET_RINGS, rings
from bot.olympics.rules.batch import CELLS, COMBOS, DIVING_STATES, DONE, HURDLE_STATES, MOST_POINTS, STUNS, Transitions
from bot.olympics.rules.constants import ACTIONS, ARCHERY, DIVING, FINISH, PLAYERS
from botkit.arrays import Floats, Ints

PLACES = FINISH + 2
"""The cells of the track, and one more for runners that have finished before."""
RESULTS = {ARCHERY: TARGET_RINGS, DIVING: MOST_POINTS + 1}
"""The number of different results of a player in a game."""
ESTIMATE_STEP = 2.0 ** -30
"""Estimates that differ by less count as equal."""

_SLOTS = 1 << 16
_HASH = 0x9E3779B1
_HASH_SHIFT = 15


@dataclass(frozen=True)
class Span:
    """The length of the plans in turns: in all, and until the runs of archery and diving end (0: not played)."""

    depth: int
    winds: int
    letters: int


@dataclass(frozen=True)
class StateValues:
    """Expected values of states, by which the nodes to follow are chosen.

    Rows are depths, columns are ``player * states + state``. The last rows of archery and diving are the values of
    their results. ``race_ends`` is the value of being in a cell if the race ends at a depth; ``hurdles`` is the
    expected value of the race's end from this depth on.
    """

    hurdles: Floats  # [D + 1, P * HURDLE_STATES]
    race_ends: Floats  # [D + 1, P * PLACES]
    archery: Floats  # [winds + 1, P * CELLS]
    diving: Floats  # [letters + 1, P * DIVING_STATES]


class PlanLayer:
    """The states of all players after some turns: N nodes that are followed and M closed ones."""

    def __init__(self, owner: Ints, states: Ints, closed: Floats) -> None:
        self.owner = owner  # [N] player
        self.states = states  # [3, N] hurdles, archery, diving
        self.closed = closed  # [M] estimates of closed nodes, with the value of the race's end at this depth
        self.place = owner * PLACES + np.minimum(states[0] // STUNS + (states[0] >= DONE), FINISH + 1)  # [N]
        self.children = np.zeros((ACTIONS, 0), np.int64)  # [A, N] into the next layer's nodes, then its closed ones
        self.ends: dict[int, Ints] = {}
        """For each game that ends on the way, [A, N]: ``player * RESULTS[game] + result``."""


class PlanGraph:
    """Call :meth:`grow` until :attr:`complete`."""

    def __init__(self, transitions: Transitions, states: Ints, span: Span, estimates: StateValues, width: int) -> None:
        """``states`` [3, P]: now, in hurdles, archery and diving; ``width``: the most nodes of a player in a layer."""
        self.span = span
        self._transitions = transitions
        self._estimates = estimates
        self._width = width
        playing = np.array([True, span.winds > 0, span.letters > 0])[:, None]
        self.layers = [PlanLayer(np.arange(PLAYERS), states * playing, np.zeros(0))]
        self._earned = np.zeros(PLAYERS)  # [N] of the last layer: the value of what has ended on the best way there
        self._slots = np.zeros(_SLOTS, np.int64)

    @property
    def complete(self) -> bool:
        return len(self.layers) > self.span.depth

    @cached_property
    def places(self) -> list[Ints]:
        """For each layer, ``depth * P * PLACES + place`` of its nodes [N]. Only for a complete graph."""
        return [depth * PLAYERS * PLACES + layer.place for depth, layer in enumerate(self.layers)]

    def nodes(self) -> int:
        return sum(layer.owner.size for layer in self.layers)

    def after_first(self) -> Ints:
        """The states in hurdles, archery and diving of each player after each first action: [3, A, P]."""
        return self._next_states(0, self.layers[0].states)

    def first_estimates(self) -> Floats:
        """Estimates of the states after one turn, by first action [A, P]."""
        owner = np.tile(np.arange(PLAYERS), ACTIONS)
        earned, to_come = self._judge(1, owner, self.after_first().reshape(3, -1), np.zeros(owner.size))
        return (earned + to_come).reshape(ACTIONS, PLAYERS)

    def grow(self) -> None:
        """Adds one layer.

        The result of a run that ends in it is kept on the edges, and its state is set to 0: nodes that differ only in
        such results become one, which keeps layers small. The result would matter only for the estimate of the node;
        for that, the best way to it counts.
        """
        span, last, depth = self.span, self.layers[-1], len(self.layers)
        states = self._next_states(depth - 1, last.states).reshape(3, -1)  # [3, A * N]
        owner = np.tile(last.owner, ACTIONS)
        earned, to_come = self._judge(depth, owner, states, np.tile(self._earned, ACTIONS))
        estimate = np.rint((earned + to_come) / ESTIMATE_STEP)
        if depth == span.winds:
            last.ends[ARCHERY] = _ring_index().take(owner * CELLS + states[1]).reshape(ACTIONS, -1)
            states[1] = 0
        if depth == span.letters:
            last.ends[DIVING] = (owner * RESULTS[DIVING] + states[2] // COMBOS).reshape(ACTIONS, -1)
            states[2] = 0
        best_last = np.argsort(estimate, kind="stable") if depth in (span.winds, span.letters) else None
        node, nodes = self._merge(owner, states, best_last)
        follow, close = self._select(owner[nodes], estimate[nodes])
        number = np.empty(nodes.size, np.int64)
        number[follow] = np.arange(follow.size)
        number[close] = np.arange(follow.size, nodes.size)
        last.children = number.take(node).reshape(ACTIONS, -1)
        nodes, closed = nodes[follow], nodes[close]
        layer = PlanLayer(owner[nodes], states[:, nodes], to_come[closed])
        self._earned = earned[nodes] + self._estimates.race_ends[depth].take(layer.place)
        self.layers.append(layer)

    def _next_states(self, depth: int, states: Ints) -> Ints:
        """Where each action leads from ``states`` [3, N] at ``depth``: [3, A, N]."""
        rows = self._transitions.rows[min(depth, len(self._transitions.rows) - 1)]
        after: Ints = self._transitions.table.take(states[:, None] + rows[:, :, None])
        return after

    def _judge(self, depth: int, owner: Ints, states: Ints, earned: Floats) -> tuple[Floats, Floats]:
        """The value earned so far, with the runs that end here but without the race's end; and the value to come."""
        to_come = self._estimates.hurdles[depth].take(owner * HURDLE_STATES + states[0])
        for end, table, state, size in (
            (self.span.winds, self._estimates.archery, states[1], CELLS),
            (self.span.letters, self._estimates.diving, states[2], DIVING_STATES),
        ):
            if depth <= end:
                value = table[depth].take(owner * size + state)
                if depth == end:
                    earned = earned + value
                else:
                    to_come += value
        return earned, to_come

    def _merge(self, owner: Ints, states: Ints, best_last: Ints | None) -> tuple[Ints, Ints]:
        """The number of each entry's node, and one entry for each node: the best one, if an order is given.

        Equal entries meet in a slot of a hash table, which keeps the last one written. Different entries that meet in a
        slot stay separate; a node may then occur twice, which does no harm.
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

    def _select(self, owner: Ints, estimate: Floats) -> tuple[Ints, Ints]:
        """The nodes to follow and to close, by their estimates in steps; among equals, the first ones are closed."""
        follow = np.ones(owner.size, bool)
        order = estimate.astype(np.int64) * owner.size + np.arange(owner.size)  # all different
        for player in range(PLAYERS):
            mine = (owner == player).nonzero()[0]
            excess = mine.size - self._width
            if excess > 0:
                follow[mine[np.argpartition(order[mine], excess)[:excess]]] = False
        return follow.nonzero()[0], (~follow).nonzero()[0]


@lru_cache(maxsize=1)
def _ring_index() -> Ints:  # [P * CELLS]
    return (np.arange(PLAYERS)[:, None] * TARGET_RINGS + rings()).ravel()
