"""How runs will end: each player's result distribution in each game.

A player is assumed to keep one of three modes through a run: random (all actions are equally likely), serious (always
the best action for the game alone) or reasonable (the best action with a probability called skill, else a random one).
The distributions are mixed at the end of the run: if they were mixed in every turn, a long diving combo would look
impossible (the method of the contest's third place).

For states of ``batch``, every table gives the distribution of a player's result from each state, and the expected value
of each state, given the value of each result (see ``rankings``).

Arrays of type ``Floats32`` have the results first and the states last, and sums run over the first axis: so additions
have the same order on every machine.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bot.olympics.outlook.appeal import turns_to_finish
from bot.olympics.rules.batch import (
    CELLS,
    COMBOS,
    DONE,
    FINISHED,
    HURDLE_STATES,
    MOST_POINTS,
    MOST_SPACES,
    PLANE,
    RISKS,
    STUNS,
    archery_steps,
    hurdle_steps,
    lone_skater_steps,
)
from bot.olympics.rules.constants import ACTIONS, ARCHERY_LIMIT, FINISH, LONGEST_RUN, PLAYERS, SKATING_TURNS
from botkit.arrays import Floats, Floats32, Ints


@dataclass(frozen=True)
class PlayModel:
    """How players play one game: the shares of two modes (the rest is reasonable), and a reasonable player's skill."""

    random: float
    serious: float
    skill: float

    def mix(self, play: Callable[[float], Floats]) -> Floats32:
        """The mixture of the three modes; ``play`` gives the distribution for a skill from 0 to 1."""
        reasonable = 1.0 - self.random - self.serious
        mixture = self.random * play(0.0) + reasonable * play(self.skill) + self.serious * play(1.0)
        return mixture.astype(np.float32)


USUAL_PLAY = (
    PlayModel(0.05, 0.07, 0.6), PlayModel(0.12, 0.20, 0.6), PlayModel(0.75, 0.08, 0.5), PlayModel(0.15, 0.06, 0.5)
)  # [G]


# --------------------------------------------------------------------------------------------------- hurdles

LONGEST_RACE = 24
"""The turns for which a race is followed; it is practically certain that somebody has finished by then."""


class HurdlesOutcomes:
    """Races on one track. Times count turns from a state; a finished race has time 0.

    A race ends with its first finisher, so the players' results depend on one another; their positions at a given
    time do not.
    """

    def __init__(self, track: str, model: PlayModel) -> None:
        self.track = track
        steps = hurdle_steps(track)[:ACTIONS]
        best = _fastest(track, steps)
        self.positions = model.mix(lambda skill: _race(steps, best, skill))  # [T + 1, S, FINISH + 1]
        flat = self.positions.transpose(0, 2, 1).reshape(-1, HURDLE_STATES)
        self._flat = flat.astype(np.float64)  # [(T + 1) * (FINISH + 1), S]
        running = self.positions[:, :, :FINISH].sum(2, dtype=np.float64)
        self.running = running.astype(np.float32)  # [T + 1, S]

    def mean_end(self, states: Ints, turns_left: int) -> float:
        """The expected number of turns until the race or the match ends. ``states`` [P]."""
        return float(self.running[: min(turns_left, LONGEST_RACE), states].prod(1).sum())

    def values(self, at_end: Floats, depths: int) -> Floats:
        """The expected value of each state, for each number of turns from now: [P, depths, S].

        ``at_end`` [P, T + 1, FINISH + 1]: the value of being in a cell at a time if the race ends then.
        """
        times = at_end.shape[1]
        out = np.zeros((len(at_end), depths, HURDLE_STATES))
        within = min(depths, times)
        later = np.zeros((len(at_end), within, times, FINISH + 1))
        for depth in range(within):
            later[:, depth, : times - depth] = at_end[:, depth:]
        flat = later.reshape(len(at_end), within, -1)
        out[:, :within] = flat @ self._flat[: flat.shape[2]]
        out[:, :, DONE:] = 0
        return out


def race_turns(track: str) -> Ints:
    """The least number of turns to the finish from each state of a runner [S]."""
    turns = np.add.outer(turns_to_finish(track), np.arange(STUNS)).ravel()
    turns[FINISHED:] = 0
    return turns


def _fastest(track: str, steps: Ints) -> Floats:
    """The share of each action for a runner that takes a fastest way. ``steps`` [A, S]; returns [A, S]."""
    left = race_turns(track)[steps]
    fastest = left == left.min(0)
    shares: Floats = fastest / fastest.sum(0)
    return shares


def _race(steps: Ints, best: Floats, skill: float) -> Floats:
    """Where a runner is at each time; the last cell counts on arrival only: [T + 1, S, FINISH + 1]."""
    share = skill * best + (1.0 - skill) / ACTIONS  # [A, S]
    states = np.arange(HURDLE_STATES)
    move = np.zeros((HURDLE_STATES, HURDLE_STATES))
    for action in range(ACTIONS):
        move[states, steps[action]] += share[action]
    move[FINISHED:] = 0.0
    out = np.zeros((LONGEST_RACE + 1, HURDLE_STATES, FINISH + 1))
    out[0, states, states // STUNS] = 1.0
    for time in range(LONGEST_RACE):
        out[time + 1] = move @ out[time]
    return out


# --------------------------------------------------------------------------------------------------- archery

EXACT_DISTANCES = 34
TARGET_RINGS = 48
"""The number of distinct results: each of the nearest distances is one; farther ones are grouped in rings."""


@lru_cache(maxsize=1)
def folding() -> tuple[Ints, Ints, Ints]:
    """The plane folded along its symmetries: folded index of each cell [CELLS], a cell of each index, its distance."""
    x, y = np.abs(np.array(np.divmod(np.arange(CELLS), PLANE)) - ARCHERY_LIMIT)
    far, near = np.maximum(x, y), np.minimum(x, y)
    index = far * (far + 1) // 2 + near
    corner = [(f, n) for f in range(ARCHERY_LIMIT + 1) for n in range(f + 1)]
    cells = np.array([(f + ARCHERY_LIMIT) * PLANE + n + ARCHERY_LIMIT for f, n in corner])
    return index, cells, (far * far + near * near)[cells]


@lru_cache(maxsize=1)
def _target_result() -> Ints:  # [folded cells], higher is better
    distance = folding()[2]
    distinct = np.array(sorted(set(distance.tolist())))  # np.unique loads a module that takes 13 ms
    limit = np.sqrt(distinct[EXACT_DISTANCES])
    width = (np.sqrt(distinct[-1]) + 1e-6 - limit) / (TARGET_RINGS - EXACT_DISTANCES)
    farther = EXACT_DISTANCES + ((np.sqrt(distance) - limit) / width).astype(np.int64)
    exact = np.searchsorted(distinct, distance)
    ring: Ints = TARGET_RINGS - 1 - np.where(exact < EXACT_DISTANCES, exact, farther)
    return ring


def rings() -> Ints:
    """The result of each cell [CELLS] of the plane; higher is better."""
    return _target_result()[folding()[0]]


@lru_cache(maxsize=1)
def _folded_steps() -> Ints:  # [WINDS, A, folded cells]
    index, cells, _ = folding()
    return index[archery_steps()[:, :, cells]]


class ArcheryOutcomes:
    """Arrows in the winds of one run, for every number of winds left."""

    def __init__(self, winds: Sequence[int], model: PlayModel) -> None:
        self.winds = tuple(winds)
        folded = folding()[1].size
        self._folded_cells = folded
        steps = _folded_steps()
        ring = _target_result()
        distance = folding()[2].copy()
        goal = ring.copy()  # the result of perfect play
        random = np.zeros((TARGET_RINGS, folded), np.float32)
        random[ring, np.arange(folded)] = 1
        reasonable = random.copy()
        table = np.empty((TARGET_RINGS, len(winds) + 1, folded), np.float32)
        table[:, 0] = random
        for left, wind in enumerate(reversed(self.winds), 1):
            step = steps[wind]  # [A, folded]
            best = distance[step].argmin(0)
            follow = step[best, np.arange(folded)]
            distance, goal = distance[follow], goal[follow]
            random = _mean_of_actions(random, step)
            skilled = model.skill * reasonable.take(follow, 1)
            reasonable = (1 - model.skill) * _mean_of_actions(reasonable, step) + skilled
            table[:, left] = model.random * random + (1 - model.random - model.serious) * reasonable
            table[goal, left, np.arange(folded)] += model.serious
        self.table = table.reshape(TARGET_RINGS, -1)  # [N, (L + 1) * folded cells]

    def results(self, cells: Ints, left: Ints | int) -> Floats32:
        """Distribution of the result: [..., N]. ``cells`` [...]; ``left``: winds left, for all or for each."""
        columns = folding()[0].take(cells) + left * self._folded_cells
        return np.moveaxis(self.table.take(columns, 1), 0, -1)

    def values(self, at_end: Floats, left: int, depths: int) -> Floats:
        """The expected value of each cell, for each number of turns from now: [P, depths, CELLS].

        ``at_end`` [P, N]: the values of results; ``left``: winds left now.
        """
        last = max(0, left - depths + 1)
        folded = at_end @ self.table[:, last * self._folded_cells: (left + 1) * self._folded_cells]
        by_depth = folded.reshape(PLAYERS, -1, self._folded_cells)[:, ::-1]
        depth = np.minimum(np.arange(depths), left)
        return by_depth[:, depth][:, :, folding()[0]]


def _mean_of_actions(results: Floats32, step: Ints) -> Floats32:
    """Distributions after one random action: [N, S], [A, S] -> [N, S]."""
    total: Floats32 = results.take(step[0], 1)
    for row in step[1:]:
        total += results.take(row, 1)
    total *= np.float32(1 / ACTIONS)
    return total


# ------------------------------------------------------------------------- games in which players gather points

DECIMALS = 9
"""The decimals to which the rest of a probability is rounded: an error of 1e-17 is not a possible result."""


class GainOutcomes:
    """Games in which players gather points; the further gain depends on one number besides the points.

    States are ``points * keys + key``, as in ``batch``: the key is a diver's combo or a skater's risk.
    """

    def __init__(self, gains: Floats32) -> None:
        """``gains`` [L + 1, keys, most + 1]: distributions of the gain by turns left; ``most``: the greatest result."""
        self.gains = gains
        self.keys, self.most = gains.shape[1], gains.shape[2] - 1
        padded = np.zeros((*gains.shape[:2], 2 * self.most + 1), np.float32)
        padded[:, :, self.most:] = gains
        self._stride = padded.shape[2]
        self._results = padded.ravel()
        self._top = np.array([[row.nonzero()[0][-1] for row in rows] for rows in gains])  # [L + 1, keys]

    def window(self, states: Ints, left: int) -> Ints:
        """The range of results that are possible from ``states`` [P] with ``left`` turns left: [N]."""
        points, key = np.divmod(states, self.keys)
        return np.arange(points.min(), (points + self._top[left, key]).max() + 1)

    def results(self, states: Ints, left: Ints | int, window: Ints) -> Floats32:
        """Distribution over ``window`` [N]: [..., N]. ``states`` [...]; ``left``: turns left, for all or for each."""
        points, key = np.divmod(states, self.keys)
        start = (left * self.keys + key) * self._stride + (self.most - points)
        results: Floats32 = self._results.take(start[..., None] + window)
        return results

    def values(self, at_end: Floats, window: Ints, left: int, depths: int) -> Floats:
        """The expected value of each state, for each number of turns from now: [P, depths, points * keys].

        ``at_end`` [P, N]: the values of the results in ``window`` [N]; ``left``: turns left now.
        """
        low, high = window[0], window[-1] + 1
        points = np.arange(high - low)
        ends = np.minimum(points[:, None] + points, high - low - 1)  # [N, N]: of points now and a gain
        by_gain = at_end[:, ends].reshape(-1, high - low)  # [P * N, N]
        gains = self.gains[np.maximum(left - np.arange(depths), 0), :, : high - low].reshape(-1, high - low)
        gained = (by_gain @ gains.T).reshape(PLAYERS, high - low, depths, self.keys)
        out = np.zeros((PLAYERS, depths, self.most + 1, self.keys))
        out[:, :, low:high] = gained.transpose(0, 2, 1, 3)
        return out.reshape(PLAYERS, depths, -1)


@lru_cache(maxsize=1)
def diving_outcomes(model: PlayModel) -> GainOutcomes:
    """Diving, by the letters left and the combo of each diver."""
    return GainOutcomes(model.mix(_diving_gains))


def _diving_gains(skill: float) -> Floats:  # [LONGEST_RUN + 1, COMBOS, MOST_POINTS + 1]
    hit = skill + (1.0 - skill) / ACTIONS
    gains = np.zeros((LONGEST_RUN + 1, COMBOS, MOST_POINTS + 1))
    gains[0, :, 0] = 1.0
    for left in range(1, LONGEST_RUN + 1):
        for combo in range(COMBOS):
            longer = min(combo + 1, COMBOS - 1)
            gains[left, combo] = (1.0 - hit) * gains[left - 1, 0]
            gains[left, combo, longer:] += hit * gains[left - 1, longer, : MOST_POINTS + 1 - longer]
    gains[:, :, -1] += (1.0 - gains.sum(2)).round(DECIMALS)  # of combos too long for the letters left
    return gains


TOUCH_PROBABILITY = 0.2
"""The assumed probability that a skater meets another in a turn that is not examined closely."""
_TOUCHES = np.array((1.0 - TOUCH_PROBABILITY, TOUCH_PROBABILITY))


@lru_cache(maxsize=1)
def skating_outcomes(model: PlayModel) -> GainOutcomes:
    """Outcomes of skating, by the turns left and the risk (``risk - FALLEN``) of each skater."""
    best = _careful_ranks()
    return GainOutcomes(model.mix(lambda skill: _skating_gains(best, skill)))


def _careful_ranks() -> Ints:
    """The rank that gains the most spaces by the end, by turns left and key: [SKATING_TURNS + 1, RISKS]."""
    best = np.zeros((SKATING_TURNS + 1, RISKS), np.int64)
    gain, after = np.divmod(lone_skater_steps(), RISKS)
    mean = np.zeros(RISKS)
    for left in range(1, SKATING_TURNS + 1):
        values = (_TOUCHES[:, None, None] * (gain + mean[after])).sum(0)
        best[left], mean = values.argmax(0), values.max(0)
    return best


def _skating_gains(best: Ints, skill: float) -> Floats:  # [L + 1, RISKS, MOST_SPACES + 1]
    gains = np.zeros((SKATING_TURNS + 1, RISKS, MOST_SPACES + 1))
    gains[0, :, 0] = 1.0
    steps = lone_skater_steps()
    for left in range(1, SKATING_TURNS + 1):
        for touched, rank, key in np.ndindex(steps.shape):
            gain, after = divmod(int(steps[touched, rank, key]), RISKS)
            share = _TOUCHES[touched] * ((1.0 - skill) / ACTIONS + skill * float(best[left, key] == rank))
            gains[left, key, gain:] += share * gains[left - 1, after, : MOST_SPACES + 1 - gain]
    return gains
