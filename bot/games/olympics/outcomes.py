"""How runs will end: each player's result distribution in each game, and from these the medals.

A player is thought to keep one of three modes through a run: random (every action equally likely), serious (the
best action for the game alone, always) or reasonable (the best action with a certain skill, else a random one).
The distributions are mixed at the end of the run, not turn by turn: mixed every turn, a long diving combo would
look impossible (the method of the third place of the contest).

Every forecast answers two questions for states of ``batch``:

- ``rankings``: the probability of each ranking (``rankings.RANKINGS``) from all players' states, [P, B] -> [K, B];
- ``worth``: what each state is worth to each player, given what each ranking is worth to it and where the others are.

Tables have the results first and the states last, and sums run over the first axis: additions then happen in the
same order on every machine.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from bot.games.olympics.batch import (
    CELLS,
    HURDLE_STATES,
    PLANE,
    STUNS,
    archery_steps,
    hurdle_steps,
)
from bot.games.olympics.rankings import (
    ALL_EQUAL,
    FIRST_LOSER,
    FIRST_WINNER,
    LOSER,
    LOSER_PLACES,
    NO_MEDALS,
    RANKINGS,
    STRICT,
    STRICT_PLACES,
    ranking_probabilities,
    result_worth,
)
from bot.games.olympics.rules import (
    ACTIONS,
    ARCHERY_LIMIT,
    FINISH,
    PLAYERS,
)


@dataclass(frozen=True)
class Habits:
    """How others play one game: the shares of two modes (reasonable is the rest), and a reasonable player's skill."""

    random: float
    serious: float
    skill: float

    def mix(self, play: Callable[[float], np.ndarray]) -> np.ndarray:
        """The mixture of the three modes, given the distribution that a skill of 0 to 1 leads to."""
        reasonable = 1.0 - self.random - self.serious
        return np.asarray(
            self.random * play(0.0) + reasonable * play(self.skill) + self.serious * play(1.0), np.float32
        )


HABITS = (Habits(0.05, 0.07, 0.6), Habits(0.12, 0.20, 0.6), Habits(0.75, 0.08, 0.5), Habits(0.15, 0.06, 0.5))  # [G]
"""Hurdles, archery, skating, diving."""


def below(results: np.ndarray) -> np.ndarray:
    """Probability strictly below each result. ``results`` [N, ...] in ascending order; returns the same shape."""
    out = np.zeros(results.shape, np.float32)
    for result in range(1, len(results)):
        np.add(out[result - 1], results[result - 1], out=out[result])
    return out


# --------------------------------------------------------------------------------------------------- hurdles

LONGEST_RACE = 24
"""Turns that a race is looked ahead; the chance that nobody finishes by then is nil in practice."""


UNSEEN_RACES = 1e-3
"""The share of races that may be left out of account for being long."""
_LEAST_ALIVE = 0.02


class HurdlesOutcomes:
    """Races on one track. Times count turns from a state; a finished race has time 0.

    A race ends with its first finisher, so players' results are not independent of one another; their
    positions at a given time are. For each time: the probabilities that the race ends then, with which ranking.
    """

    def __init__(self, track: str, habits: Habits) -> None:
        steps = hurdle_steps(track)[:ACTIONS]
        best = _fastest(steps)
        self.positions = habits.mix(lambda skill: _race(steps, best, skill))  # [T + 1, S, FINISH + 1]
        self.finished = np.ascontiguousarray(self.positions[:, :, FINISH])  # [T + 1, S], at exactly this time
        flat = self.positions.transpose(0, 2, 1).reshape(-1, HURDLE_STATES)
        self._flat = flat.astype(np.float64)  # [(T + 1) * (FINISH + 1), S]
        running = self.positions[:, :, :FINISH]
        self.running = running.sum(2, dtype=np.float64).astype(np.float32)  # [T + 1, S]
        behind = np.cumsum(running, axis=2, dtype=np.float64) - running
        ahead = np.matmul(running.astype(np.float64), behind.transpose(0, 2, 1))
        self._ahead = ahead.astype(np.float32).reshape(len(ahead), -1)  # [T + 1, S * S]

    def ahead(self, one: np.ndarray, other: np.ndarray, last: int = LONGEST_RACE) -> np.ndarray:
        """Probability that both still run and the first is ahead. ``one``, ``other`` [...]; [last + 1, ...]."""
        return np.asarray(self._ahead[: last + 1].take(one * HURDLE_STATES + other, 1))

    def look_ahead(self, states: np.ndarray) -> int:
        """The time after which the race from ``states`` [P] is not worth following: hardly ever does it last longer."""
        everyone_runs = self.running[:LONGEST_RACE, states].prod(1) > UNSEEN_RACES
        return int(np.count_nonzero(everyone_runs))  # it never becomes likelier

    def endings(self, states: np.ndarray, turns_left: np.ndarray, last: int = LONGEST_RACE) -> np.ndarray:
        """Probability of each ranking at each time up to ``last``: [K, last + 1, B].

        ``states`` [P, B]; ``turns_left`` [B] in the match.
        """
        finished = self.finished[: last + 1].take(states, 1).transpose(1, 0, 2)  # [P, last + 1, B]
        running = self.running[: last + 1].take(states, 1).transpose(1, 0, 2)
        if turns_left.min() < last:
            finished = finished * (np.arange(last + 1)[:, None] <= turns_left)
        out = np.zeros((RANKINGS, last + 1, states.shape[1]), np.float32)
        first, second, third = STRICT_PLACES
        ahead = self.ahead(states[second], states[third], last).transpose(1, 0, 2)  # [strict rankings, last + 1, B]
        np.multiply(finished[first], ahead, out=out[:FIRST_WINNER])
        tie = running[second[::2]] * running[third[::2]]
        tie -= ahead[::2]
        tie -= ahead[1::2]
        np.maximum(tie, 0, out=tie)
        np.multiply(finished, tie, out=out[FIRST_WINNER:FIRST_LOSER])
        one, other, loser = LOSER_PLACES
        equal = out[FIRST_LOSER:ALL_EQUAL]
        np.multiply(finished[one], finished[other], out=equal)
        np.multiply(equal[0], finished[loser[0]], out=out[ALL_EQUAL])
        equal *= running[loser]
        return out

    def rankings(self, states: np.ndarray, turns_left: np.ndarray, last: int = LONGEST_RACE) -> np.ndarray:
        """Probability of each ranking. ``states`` [P, B]; ``turns_left`` in the match [B]; returns [K, B].

        Races that would last longer than ``last`` are left out of account.
        """
        out = np.add.reduce(self.endings(states, turns_left, last), 1)
        ended = np.add.reduce(out, 0)
        cut_off = turns_left < last
        out[NO_MEDALS] = np.where(cut_off, np.maximum(1 - ended, 0), 0)
        return np.asarray(out / np.where(cut_off, 1, np.maximum(ended, 1e-6)))

    def mean_end(self, states: np.ndarray, turns_left: int) -> float:
        """Expected turns until the race ends, or the match. ``states`` [P]."""
        by_time = self.endings(states[:, None], np.array([turns_left]))[:, :, 0].sum(0)
        rest = max(0.0, 1.0 - float(by_time.sum()))
        return float(by_time @ np.arange(LONGEST_RACE + 1)) + rest * min(turns_left, LONGEST_RACE)

    def worth(self, states: np.ndarray, payoff: np.ndarray, turns_left: int, depths: int) -> np.ndarray:
        """Worth of each state to each player ``depth`` turns from now, the others having run on from ``states``.

        Given that the race was still going one turn earlier.
        ``states`` [P] now; ``payoff`` [P, K]: a player's worth of each ranking. Returns [P, depths, S].
        """
        last = min(turns_left, LONGEST_RACE)
        out = np.zeros((PLAYERS, depths, HURDLE_STATES))
        within = min(depths, last + 1)
        known: np.ndarray = np.zeros((PLAYERS, within, last + 1, FINISH + 1))
        for player in range(PLAYERS):
            by_time = self._worth_of_positions(player, states, payoff[player], last)  # [T + 1, FINISH + 1]
            others = [states[p] for p in range(PLAYERS) if p != player]
            alive = self.running[: last + 1, others].prod(1)
            for depth in range(within):
                known[player, depth, : last + 1 - depth] = by_time[depth:] / max(_LEAST_ALIVE, alive[max(depth - 1, 0)])
            out[player, last + 1:] = payoff[player, NO_MEDALS]
        known = known.reshape(PLAYERS, within, -1)
        out[:, :within] = known @ self._flat[: known.shape[2]]
        return out

    def _worth_of_positions(self, player: int, states: np.ndarray, pay: np.ndarray, last: int) -> np.ndarray:
        """What it is worth to stand in a cell at a time, if the race ends then. Returns [last + 1, FINISH + 1]."""
        one, other = (p for p in range(PLAYERS) if p != player)
        standing = self.positions[: last + 1, states].astype(np.float64)  # [T + 1, P, FINISH + 1]
        running = standing[:, :, :FINISH]
        left = running.sum(2)  # [T + 1, P]
        done = standing[:, :, FINISH]
        worth = np.zeros((last + 1, FINISH + 1))
        strict = {order: pay[ranking] for ranking, order in enumerate(STRICT)}
        losers = {set_[2]: pay[ranking] for ranking, set_ in enumerate(LOSER, FIRST_LOSER)}
        worth[:, :FINISH] += losers[player] * (done[:, one] * done[:, other])[:, None]
        for rival, third in ((one, other), (other, one)):
            behind = np.cumsum(running[:, third], axis=1) - running[:, third]
            before = left[:, third, None] - behind - running[:, third]
            worth[:, :FINISH] += done[:, rival, None] * (
                strict[rival, player, third] * behind
                + strict[rival, third, player] * before
                + pay[FIRST_WINNER + rival] * running[:, third]
            )
            worth[:, FINISH] += losers[third] * done[:, rival] * left[:, third]
            worth[:, FINISH] += strict[player, rival, third] * (
                running[:, rival] * (np.cumsum(running[:, third], axis=1) - running[:, third])
            ).sum(1)
        worth[:, FINISH] += pay[FIRST_WINNER + player] * (running[:, one] * running[:, other]).sum(1)
        worth[:, FINISH] += pay[ALL_EQUAL] * done[:, one] * done[:, other]
        worth[last, :FINISH] += pay[NO_MEDALS] * left[last, one] * left[last, other]
        return worth


def _fastest(steps: np.ndarray) -> np.ndarray:
    """Share of each action in the play of a runner that takes a fastest way. ``steps`` [A, S]; returns [A, S]."""
    turns = np.zeros(HURDLE_STATES)
    for state in range(FINISH * STUNS - 1, -1, -1):
        stun = state % STUNS
        if stun == 0:
            turns[state] = 1 + turns[steps[:, state]].min()
            turns[state + 1: state + STUNS] = turns[state] + np.arange(1, STUNS)
    fastest = turns[steps] == turns[steps].min(0)
    return np.asarray(fastest / fastest.sum(0))


def _race(steps: np.ndarray, best: np.ndarray, skill: float) -> np.ndarray:
    """Where a runner is after each time; in the last cell only at the time it gets there: [T + 1, S, FINISH + 1]."""
    share = skill * best + (1.0 - skill) / ACTIONS  # [A, S]
    states = np.arange(HURDLE_STATES)
    move = np.zeros((HURDLE_STATES, HURDLE_STATES))
    for action in range(ACTIONS):
        move[states, steps[action]] += share[action]
    move[FINISH * STUNS:] = 0.0
    out = np.zeros((LONGEST_RACE + 1, HURDLE_STATES, FINISH + 1))
    out[0, states, states // STUNS] = 1.0
    for time in range(LONGEST_RACE):
        out[time + 1] = move @ out[time]
    return out


# --------------------------------------------------------------------------------------------------- archery

EXACT_DISTANCES = 34
TARGET_RINGS = 48
"""Results told apart: the nearest distances one by one, farther ones in rings, within which arrows seem equal."""


@lru_cache(maxsize=1)
def _folded() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The plane folded along its symmetries: folded index of each cell [CELLS], a cell of each index, its distance."""
    x, y = np.abs(np.array(np.divmod(np.arange(CELLS), PLANE)) - ARCHERY_LIMIT)
    far, near = np.maximum(x, y), np.minimum(x, y)
    index = far * (far + 1) // 2 + near
    corner = [(f, n) for f in range(ARCHERY_LIMIT + 1) for n in range(f + 1)]
    cells = np.array([(f + ARCHERY_LIMIT) * PLANE + n + ARCHERY_LIMIT for f, n in corner])
    return index, cells, (far * far + near * near)[cells]


@lru_cache(maxsize=1)
def _target_result() -> np.ndarray:  # [folded cells], higher is better
    distance = _folded()[2]
    distinct = np.array(sorted(set(distance.tolist())))  # np.unique loads a module that takes 13 ms
    limit = np.sqrt(distinct[EXACT_DISTANCES])
    width = (np.sqrt(distinct[-1]) + 1e-6 - limit) / (TARGET_RINGS - EXACT_DISTANCES)
    rings = EXACT_DISTANCES + ((np.sqrt(distance) - limit) / width).astype(np.int64)
    exact = np.searchsorted(distinct, distance)
    return np.asarray(TARGET_RINGS - 1 - np.where(exact < EXACT_DISTANCES, exact, rings))


def rings() -> np.ndarray:
    """The result of each cell [CELLS] of the plane; higher is better."""
    return np.asarray(_target_result()[_folded()[0]])


@lru_cache(maxsize=1)
def _folded_steps() -> np.ndarray:  # [WINDS, A, folded cells]
    index, cells, _ = _folded()
    return np.asarray(index[archery_steps()[:, :, cells]])


class ArcheryOutcomes:
    """Arrows in the winds of one run, for every number of winds left."""

    def __init__(self, winds: Sequence[int], habits: Habits) -> None:
        self.winds = tuple(winds)
        folded = _folded()[1].size
        self._folded_cells = folded
        steps = _folded_steps()
        ring = _target_result()
        distance = _folded()[2].copy()
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
            skilled = habits.skill * reasonable.take(follow, 1)
            reasonable = (1 - habits.skill) * _mean_of_actions(reasonable, step) + skilled
            table[:, left] = habits.random * random + (1 - habits.random - habits.serious) * reasonable
            table[goal, left, np.arange(folded)] += habits.serious
        self.results = table.reshape(TARGET_RINGS, -1)  # [N, (L + 1) * folded cells]
        self.below = below(self.results)

    def columns(self, cells: np.ndarray, left: np.ndarray) -> np.ndarray:
        """Columns of ``results`` and ``below``. ``cells`` [P, B], ``left`` [B] winds left."""
        return np.asarray(_folded()[0].take(cells) + left * self._folded_cells)

    def rankings(self, cells: np.ndarray, left: np.ndarray) -> np.ndarray:
        """Probability of each ranking. ``cells`` [P, B], ``left`` [B] winds left; returns [K, B]."""
        columns = self.columns(cells, left)
        results, below = (table.take(columns, 1).transpose(1, 0, 2) for table in (self.results, self.below))
        return ranking_probabilities(results, below)

    def worth(self, cells: np.ndarray, left: int, payoff: np.ndarray, depths: int) -> np.ndarray:
        """Worth of each cell to each player ``depth`` turns from now, the others shooting from ``cells``.

        ``cells`` [P] now, with ``left`` winds left; ``payoff`` [P, K]. Returns [P, depths, CELLS].
        """
        columns = self.columns(cells, np.full(1, left))
        worth = result_worth(self.results.take(columns, 1).T, self.below.take(columns, 1).T, payoff)  # [P, N]
        last = max(0, left - depths + 1)
        folded = worth @ self.results[:, last * self._folded_cells: (left + 1) * self._folded_cells]
        by_depth = folded.reshape(PLAYERS, -1, self._folded_cells)[:, ::-1]
        depth = np.minimum(np.arange(depths), left)
        return np.asarray(by_depth[:, depth][:, :, _folded()[0]])


def _mean_of_actions(results: np.ndarray, step: np.ndarray) -> np.ndarray:
    """Distributions after one random action: [N, S], [A, S] -> [N, S]."""
    total = results.take(step[0], 1)
    for row in step[1:]:
        total += results.take(row, 1)
    total *= np.float32(1 / ACTIONS)
    return np.asarray(total)
