"""The four mini-games for many positions at once: every step is a look-up in a table.

The state of one player in one game is one number, so that a table of next states replaces the rules:

- hurdles: position * STUNS + stun; ``FINISHED`` in the turn in which the runner finishes, ``DONE`` afterwards
- archery: (x + ARCHERY_LIMIT) * PLANE + y + ARCHERY_LIMIT
- skating: spaces * RISKS + risk - FALLEN
- diving: points * COMBOS + combo

The full rules are in ``rules``; the two agree state for state. A run that has ended keeps its state, because a player
does not know what comes after it.
"""
from __future__ import annotations

from functools import lru_cache

import numpy as np

from bot.olympics.rules.constants import (
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
    TURNS,
)
from bot.olympics.rules.plain import hurdle_move
from bot.olympics.rules.state import Archery, Diving, Hurdles, Position, Skating
from botkit.arrays import Ints

JOINT = np.indices((ACTIONS,) * PLAYERS).reshape(PLAYERS, -1)
"""[P, joint actions]: each player's action in each joint action; player 0's varies slowest."""
FORESEEN = [HURDLES, ARCHERY, DIVING]
"""The games in which the coming turns are known."""

STUNS = HURDLE_STUN + 1
HURDLE_STATES = (FINISH + 1) * STUNS
FINISHED = FINISH * STUNS
DONE = FINISHED + 1
PLANE = 2 * ARCHERY_LIMIT + 1
CELLS = PLANE * PLANE
WINDS = 10
RISKS = FALL_RISK - FALLEN
MOST_SPACES = SKATING_TURNS * max(SKATING_SPACES)
SKATING_STATES = (MOST_SPACES + 1) * RISKS
COMBOS = LONGEST_RUN + 1
MOST_POINTS = LONGEST_RUN * (LONGEST_RUN + 1) // 2
DIVING_STATES = (MOST_POINTS + 1) * COMBOS

MISS, HIT, NO_DIVE = range(3)
NO_MOVE = ACTIONS
"""The row of a track's table of next states that changes nothing."""
ARCHERY_BEGINS = (NO_MOVE + 1) * HURDLE_STATES
DIVING_BEGINS = ARCHERY_BEGINS + WINDS * ACTIONS * CELLS
"""Where the next states of each game begin in the table of :class:`Transitions`."""


@lru_cache(maxsize=8)
def hurdle_steps(track: str) -> Ints:  # [A + 1, HURDLE_STATES]
    """Next state of a runner by action; the row ``NO_MOVE`` keeps it."""
    steps = np.tile(np.arange(HURDLE_STATES), (ACTIONS + 1, 1))
    for state in range(FINISHED):
        position, stun = divmod(state, STUNS)
        for action in range(ACTIONS):
            cell, fall = hurdle_move(track, position, stun, action)
            steps[action, state] = cell * STUNS + fall
    steps[:, FINISHED:] = DONE
    return steps


@lru_cache(maxsize=1)
def archery_steps() -> Ints:  # [WINDS, A, CELLS]
    """Next cell of an arrow by wind and action."""
    x, y = np.divmod(np.arange(CELLS), PLANE)
    wind = np.arange(WINDS)[:, None]
    steps = np.empty((WINDS, ACTIONS, CELLS), np.int64)
    for action, (dx, dy) in enumerate(ARCHERY_MOVES):
        steps[:, action] = np.clip(x + dx * wind, 0, PLANE - 1) * PLANE + np.clip(y + dy * wind, 0, PLANE - 1)
    return steps


@lru_cache(maxsize=1)
def skating_steps() -> Ints:  # [A, SKATING_STATES]
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
def _touching_steps() -> Ints:  # [2, (MOST_SPACES + 1) * (RISKS + 1)]
    """The state of a skater that touches nobody, or somebody, by its state after moving (one more risk: the limit)."""
    spaces, risk = np.divmod(np.arange((MOST_SPACES + 1) * (RISKS + 1)), RISKS + 1)
    risk = risk + FALLEN
    touched = np.stack([risk, risk + np.where(risk >= 0, COLLISION_RISK, 0)])
    return spaces * RISKS + np.where(touched >= FALL_RISK, FALLEN, touched) - FALLEN


def lone_skater_steps() -> Ints:  # [2, A, RISKS]
    """Next state of a skater with 0 spaces that touches nobody, or somebody, by the rank of its action and its risk."""
    return _touching_steps()[:, skating_steps()[:, :RISKS]]


@lru_cache(maxsize=1)
def _ring_places() -> Ints:  # [(MOST_SPACES + 1) * (RISKS + 1)]
    """The place of a skater on the ring, by its state after moving."""
    return np.arange((MOST_SPACES + 1) * (RISKS + 1)) // (RISKS + 1) % SKATING_RING


@lru_cache(maxsize=1)
def diving_steps() -> Ints:  # [3, DIVING_STATES]
    """Next state of a diver by ``MISS``, ``HIT`` or ``NO_DIVE``."""
    states = np.arange(DIVING_STATES)
    points, combo = np.divmod(states, COMBOS)
    longer = np.minimum(combo + 1, COMBOS - 1)
    hit = np.minimum(points + longer, MOST_POINTS) * COMBOS + longer
    return np.stack([points * COMBOS, hit, states])


def skate(states: Ints, ranks: Ints) -> Ints:
    """Skaters after one turn. ``states`` [P, B], ``ranks`` [P, B] of the actions; returns [P, B]."""
    moved = skating_steps().take(ranks * SKATING_STATES + states)
    ring = _ring_places().take(moved)
    touched = np.zeros(moved.shape, np.bool_)
    for first, second in ((0, 1), (0, 2), (1, 2)):
        same = ring[first] == ring[second]
        touched[first] |= same
        touched[second] |= same
    return _touching_steps().take(touched * _ring_places().size + moved)


def encode(position: Position) -> Ints:  # [G, P]
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


class Transitions:
    """Where actions lead in the coming turns of a position: its track, winds, letters and skating order.

    Depth counts turns from the position. A run that the end of the match cuts off brings no medals, so it counts as
    resting. In a game that rests, or whose run has ended, all actions keep the state.
    """

    def __init__(self, position: Position) -> None:
        hurdles, archery, skating, diving = position.runs
        self.turns_left = TURNS + 1 - position.turn
        self.track = hurdles.track if isinstance(hurdles, Hurdles) else None
        self.winds: tuple[int, ...] = tuple(archery.winds) if isinstance(archery, Archery) else ()
        self.letters = diving.letters if isinstance(diving, Diving) else ""
        if len(self.winds) > self.turns_left:
            self.winds = ()
        if len(self.letters) > self.turns_left:
            self.letters = ""
        self.skating_turns, self.skating_ranks = 0, np.zeros(ACTIONS, np.int64)  # [A]
        if isinstance(skating, Skating) and skating.turns_left <= self.turns_left:
            self.skating_turns = skating.turns_left
            self.skating_ranks = np.array([skating.order.index(letter) for letter in LETTERS])
        self.table = _next_states(self.track or "." * FINISH)
        """The next states in hurdles, archery and diving, one after the other."""
        self.rows = self._rows()
        """[D + 1, 3, A]: where in ``table`` each action's next states begin; the last row is for all later depths."""

    def _rows(self) -> Ints:
        turns, actions = max(len(self.winds), len(self.letters)), np.arange(ACTIONS)
        wind = np.array(self.winds + (0,) * (turns + 1 - len(self.winds)))
        dives = np.full((turns + 1, ACTIONS), NO_DIVE)
        dives[: len(self.letters)] = MISS
        dives[np.arange(len(self.letters)), [LETTERS.index(letter) for letter in self.letters]] = HIT
        rows = np.empty((turns + 1, len(FORESEEN), ACTIONS), np.int64)
        rows[:, 0] = HURDLE_STATES * (actions if self.track is not None else NO_MOVE)
        rows[:, 1] = ARCHERY_BEGINS + (wind[:, None] * ACTIONS + actions) * CELLS
        rows[:, 2] = DIVING_BEGINS + dives * DIVING_STATES
        return rows


@lru_cache(maxsize=4)
def _next_states(track: str) -> Ints:
    return np.concatenate([hurdle_steps(track).ravel(), archery_steps().ravel(), diving_steps().ravel()])
