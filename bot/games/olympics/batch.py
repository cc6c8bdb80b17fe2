"""The four mini-games for many positions at once: every step is a look-up in a table.

The state of one player in one game is one number, so that a table of next states replaces the rules:

- hurdles: position * STUNS + stun
- archery: (x + ARCHERY_LIMIT) * PLANE + y + ARCHERY_LIMIT
- skating: spaces * RISKS + risk - FALLEN
- diving: points * COMBOS + combo

What the rules say in full is in ``rules``; the two agree state for state. A run that has ended keeps its
state: what comes after it is not known to a player.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from bot.games.olympics.rules import (
    ACTIONS,
    ARCHERY,
    ARCHERY_LIMIT,
    ARCHERY_MOVES,
    COLLISION_RISK,
    DIVING,
    FALL_RISK,
    FALLEN,
    FINISH,
    GAMES,
    HURDLE_STUN,
    HURDLES,
    LETTERS,
    LONGEST_RUN,
    PLAYERS,
    SKATING,
    SKATING_RING,
    SKATING_RISKS,
    SKATING_SPACES,
    SKATING_TURNS,
    Archery,
    Diving,
    Hurdles,
    Position,
    Skating,
    hurdle_move,
)

JOINT_ACTIONS = ACTIONS ** PLAYERS
JOINT = np.stack([np.arange(JOINT_ACTIONS) // ACTIONS ** player % ACTIONS for player in range(PLAYERS)])
"""[P, joint actions]: the action of each player in each joint action."""

FORESEEN = [HURDLES, ARCHERY, DIVING]
"""The games whose coming turns are known."""

STUNS = HURDLE_STUN + 1
HURDLE_STATES = (FINISH + 1) * STUNS
PLANE = 2 * ARCHERY_LIMIT + 1
CELLS = PLANE * PLANE
WINDS = 10
RISKS = FALL_RISK - FALLEN
MOST_SPACES = SKATING_TURNS * max(SKATING_SPACES)
SKATING_STATES = (MOST_SPACES + 1) * RISKS
COMBOS = LONGEST_RUN + 1
MOST_POINTS = LONGEST_RUN * (LONGEST_RUN + 1) // 2
DIVING_STATES = (MOST_POINTS + 1) * COMBOS

KEY_BITS = 13
"""Bits that hold any state of a player in a game."""

MISS, HIT, NO_DIVE = range(3)
NO_MOVE = ACTIONS
"""The row of a table of next states that changes nothing."""


@lru_cache(maxsize=8)
def hurdle_steps(track: str) -> np.ndarray:  # [A + 1, HURDLE_STATES]
    """Next state of a runner by action; the row ``NO_MOVE`` keeps it."""
    steps = np.tile(np.arange(HURDLE_STATES), (ACTIONS + 1, 1))
    for state in range(FINISH * STUNS):
        position, stun = divmod(state, STUNS)
        for action in range(ACTIONS):
            cell, fall = hurdle_move(track, position, stun, action)
            steps[action, state] = cell * STUNS + fall
    return steps


@lru_cache(maxsize=1)
def archery_steps() -> np.ndarray:  # [WINDS, A, CELLS]
    """Next cell of an arrow by wind and action."""
    x, y = np.divmod(np.arange(CELLS), PLANE)
    wind = np.arange(WINDS)[:, None]
    steps = np.empty((WINDS, ACTIONS, CELLS), np.int64)
    for action, (dx, dy) in enumerate(ARCHERY_MOVES):
        steps[:, action] = np.clip(x + dx * wind, 0, PLANE - 1) * PLANE + np.clip(y + dy * wind, 0, PLANE - 1)
    return steps


@lru_cache(maxsize=1)
def skating_steps() -> np.ndarray:  # [A, SKATING_STATES]
    """Next state of a skater by the rank of its action, before skaters touch and fall."""
    spaces, risk = np.divmod(np.arange(SKATING_STATES), RISKS)
    risk = risk + FALLEN
    steps = np.empty((ACTIONS, SKATING_STATES), np.int64)
    for rank in range(ACTIONS):
        # A reckless skater falls: a risk above the limit is kept at the limit until then.
        taken = np.clip(risk + SKATING_RISKS[rank], 0, FALL_RISK)
        farther = np.minimum(spaces + SKATING_SPACES[rank], MOST_SPACES)
        moved = farther * (RISKS + 1) + taken - FALLEN
        steps[rank] = np.where(risk < 0, spaces * (RISKS + 1) + risk + 1 - FALLEN, moved)
    return steps


@lru_cache(maxsize=1)
def _touching_steps() -> np.ndarray:  # [2, (MOST_SPACES + 1) * (RISKS + 1)]
    """State of a skater that touches nobody, or somebody, from its state after moving (one more risk: the limit)."""
    spaces, risk = np.divmod(np.arange((MOST_SPACES + 1) * (RISKS + 1)), RISKS + 1)
    risk = risk + FALLEN
    touched = np.stack([risk, risk + np.where(risk >= 0, COLLISION_RISK, 0)])
    return np.asarray(spaces * RISKS + np.where(touched >= FALL_RISK, FALLEN, touched) - FALLEN)


@lru_cache(maxsize=1)
def _ring_places() -> np.ndarray:  # [(MOST_SPACES + 1) * (RISKS + 1)]
    """Where on the ring a skater is, by its state after moving."""
    return (np.arange((MOST_SPACES + 1) * (RISKS + 1)) // (RISKS + 1) % SKATING_RING).astype(np.int8)


@lru_cache(maxsize=1)
def diving_steps() -> np.ndarray:  # [3, DIVING_STATES]
    """Next state of a diver by ``MISS``, ``HIT`` or ``NO_DIVE``."""
    states = np.arange(DIVING_STATES)
    points, combo = np.divmod(states, COMBOS)
    longer = np.minimum(combo + 1, COMBOS - 1)
    hit = np.minimum(points + longer, MOST_POINTS) * COMBOS + longer
    return np.stack([points * COMBOS, hit, states])


def skate(states: np.ndarray, ranks: np.ndarray) -> np.ndarray:
    """Skaters after one turn. ``states`` [P, B], ``ranks`` [P, B] of the actions; returns [P, B]."""
    moved = skating_steps().take(ranks * SKATING_STATES + states)
    ring = _ring_places().take(moved)
    touched = np.zeros(moved.shape, np.bool_)
    for one, other in ((0, 1), (0, 2), (1, 2)):
        same = ring[one] == ring[other]
        touched[one] |= same
        touched[other] |= same
    return np.asarray(_touching_steps().take(touched * _ring_places().size + moved))


def encode(position: Position) -> np.ndarray:  # [G, P]
    """The states of all players in all games; of a game that rests, states of a run that has not begun."""
    states = np.zeros((GAMES, PLAYERS), np.int64)
    states[SKATING] = -FALLEN
    states[ARCHERY] = ARCHERY_LIMIT * PLANE + ARCHERY_LIMIT
    for game, run in enumerate(position.runs):
        if isinstance(run, Hurdles):
            states[game] = [p * STUNS + s for p, s in zip(run.positions, run.stuns)]
        elif isinstance(run, Archery):
            states[game] = [(x + ARCHERY_LIMIT) * PLANE + y + ARCHERY_LIMIT for x, y in run.arrows]
        elif isinstance(run, Skating):
            states[game] = [s * RISKS + r - FALLEN for s, r in zip(run.spaces, run.risks)]
        elif isinstance(run, Diving):
            states[game] = [p * COMBOS + c for p, c in zip(run.points, run.combos)]
    return states


class Course:
    """What is known of the runs of a position: track, winds, letters, and skating orders as far as given.

    Depth counts turns from the position. A game that rests, or whose run has ended, stands still.
    """

    def __init__(self, position: Position, orders: Sequence[str] | None = None) -> None:
        """``orders``: those of the coming turns of skating; by default the one that ``position`` shows."""
        hurdles, archery, skating, diving = position.runs
        self.turn = position.turn
        self.track = hurdles.track if isinstance(hurdles, Hurdles) else None
        self.winds: tuple[int, ...] = tuple(archery.winds) if isinstance(archery, Archery) else ()
        self.letters = diving.letters if isinstance(diving, Diving) else ""
        self.skating_turns = skating.turns_left if isinstance(skating, Skating) else 0
        known = [] if not isinstance(skating, Skating) else [skating.order] if orders is None else list(orders)
        self.orders = known[: self.skating_turns]
        self._hurdles = None if self.track is None else hurdle_steps(self.track)
        # [D + 1]: the last row stands for every depth after the end
        self._wind = np.array([*self.winds, 0])
        self._dive = np.full((len(self.letters) + 1, ACTIONS), MISS)
        self._dive[np.arange(len(self.letters)), [LETTERS.index(letter) for letter in self.letters]] = HIT
        self._dive[-1] = NO_DIVE
        self.rank = np.array([[order.index(letter) for letter in LETTERS] for order in self.orders])  # [D, A]
        track_steps = np.arange(HURDLE_STATES)[None] if self._hurdles is None else self._hurdles
        self._table = np.concatenate([track_steps.ravel(), archery_steps().ravel(), diving_steps().ravel()])
        self._rows = self._rows_of_actions(track_steps.size)

    def _rows_of_actions(self, archery_start: int) -> np.ndarray:
        """Where in ``_table`` the next states for each action begin: [D + 1, A * games]."""
        depth = np.arange(max(len(self.winds), len(self.letters)) + 1)
        rows = np.zeros((depth.size, ACTIONS, len(FORESEEN)), np.int64)
        if self._hurdles is not None:
            rows[:, :, 0] = np.arange(ACTIONS) * HURDLE_STATES
        archery = self.archery_row(depth)[:, None] * ACTIONS + np.arange(ACTIONS)
        rows[:, :, 1] = archery_start + archery * CELLS
        rows[:, :, 2] = archery_start + archery_steps().size + self.dive_rows(depth) * DIVING_STATES
        return rows.reshape(depth.size, -1)

    def next_states(self, states: np.ndarray, depth: np.ndarray) -> np.ndarray:
        """Where each action of each player leads in the games of ``FORESEEN``.

        ``states`` [3, P, B] in these games at ``depth`` [B]; returns [A, 3, P, B].
        """
        size = depth.size
        rows = self._rows.take(depth, 0, mode="clip").T.reshape(ACTIONS, len(FORESEEN), 1, size)
        after = self._table.take(rows + states)
        over = np.maximum.reduce(states[0], 0) >= FINISH * STUNS
        if np.count_nonzero(over):
            after[:, 0] = np.where(over, states[0], after[:, 0])
        return np.asarray(after)

    def archery_row(self, depth: np.ndarray) -> np.ndarray:
        """The wind of each depth; 0 after the last."""
        return np.asarray(self._wind.take(depth, mode="clip"))

    def dive_rows(self, depth: np.ndarray) -> np.ndarray:
        """``MISS``, ``HIT`` or ``NO_DIVE`` of each action. ``depth`` [B]; returns [B, A]."""
        return np.asarray(self._dive.take(depth, 0, mode="clip"))

    def step(self, states: np.ndarray, actions: np.ndarray, depth: np.ndarray) -> np.ndarray:
        """One turn. ``states`` [G, P, B], ``actions`` [P, B], ``depth`` [B]; returns [G, P, B].

        Skating stands still where its order is not known.
        """
        after = np.empty_like(states)
        after[FORESEEN] = chosen(self.next_states(states[FORESEEN], depth), actions)
        after[SKATING] = states[SKATING]
        known = (depth < len(self.orders)).nonzero()[0]
        if known.size:
            ranks = self.rank[depth[known], actions[:, known]]
            after[SKATING][:, known] = skate(states[SKATING][:, known], ranks)
        return after


def distinct(columns: np.ndarray) -> tuple[list[np.ndarray], np.ndarray]:
    """The index of one of each kind of columns, game by game, and which kind each column is, [G, B].

    ``columns`` [G, R, B] of numbers less than ``2 ** KEY_BITS``. Of many columns at least two are taken, even if all
    are alike: numpy adds in another order what is in a single column.
    """
    games, rows, size = columns.shape
    key = (1 << KEY_BITS * np.arange(rows)) @ columns
    order = key.argsort(1, kind="stable")
    place = order + np.arange(games)[:, None] * size
    key = key.take(place)
    new = np.ones(key.shape, np.bool_)
    np.not_equal(key[:, 1:], key[:, :-1], out=new[:, 1:])
    new[:, 1:2] = True
    kinds = np.empty(key.shape, np.int64)
    kinds.reshape(-1)[place] = new.cumsum(1) - 1
    return [of_game[first] for of_game, first in zip(order, new)], kinds


def chosen(by_action: np.ndarray, actions: np.ndarray) -> np.ndarray:
    """What belongs to each player's action. ``by_action`` [A, G, P, B], ``actions`` [P, B]; returns [G, P, B]."""
    _, games, players, size = by_action.shape
    return np.asarray(by_action[actions, np.arange(games)[:, None, None], np.arange(players)[:, None], np.arange(size)])
