"""How games end in which players gather points: skating and diving.

See ``outcomes`` for the modes of play and for what a forecast answers.
"""
from __future__ import annotations

import numpy as np

from bot.games.olympics.batch import COMBOS, MOST_POINTS, MOST_SPACES, RISKS
from bot.games.olympics.outcomes import Habits, below
from bot.games.olympics.rankings import ranking_probabilities, result_worth
from bot.games.olympics.rules import (
    ACTIONS,
    COLLISION_RISK,
    FALL_RISK,
    FALLEN,
    LONGEST_RUN,
    PLAYERS,
    SKATING_RISKS,
    SKATING_SPACES,
    SKATING_TURNS,
)


class GainOutcomes:
    """Games in which players gather points: the gain to come depends on one number beside the points.

    States are ``points * keys + key``, as in ``batch``: the key is a skater's risk or a diver's combo.
    """

    def __init__(self, gains: np.ndarray) -> None:
        """``gains`` [L + 1, keys, most + 1]: distribution of the gain by turns left; ``most``: of any result."""
        self.gains = gains
        self.keys, self.most = gains.shape[1], gains.shape[2] - 1
        padded = np.zeros((*gains.shape[:2], 2 * self.most + 1), np.float32)
        padded[:, :, self.most:] = gains
        self._stride = padded.shape[2]
        self._results = padded.ravel()
        self._below = below(padded.transpose(2, 0, 1)).transpose(1, 2, 0).ravel()
        self._top = np.array([[row.nonzero()[0][-1] for row in rows] for rows in gains])  # [L + 1, keys]

    def window(self, states: np.ndarray, left: int) -> np.ndarray:
        """All results that can still come from ``states`` [P] with ``left`` turns left, and those between: [N]."""
        points, key = np.divmod(states, self.keys)
        return np.arange(points.min(), (points + self._top[left, key]).max() + 1)

    def results(self, states: np.ndarray, left: np.ndarray, window: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Distribution over ``window`` [N], and the probability below: [..., N, B] twice.

        ``states`` [..., B] with ``left`` [B] turns left.
        """
        points, key = np.divmod(states, self.keys)
        start = (left * self.keys + key) * self._stride + (self.most - points)
        index = window[:, None] + start[..., None, :]
        return self._results.take(index), self._below.take(index)

    def rankings(self, states: np.ndarray, left: np.ndarray, window: np.ndarray) -> np.ndarray:
        """Probability of each ranking. ``states`` [P, B], ``left`` [B]; returns [K, B].

        Results outside ``window`` [N] must be impossible.
        """
        return ranking_probabilities(*self.results(states, left, window))

    def worth(self, states: np.ndarray, left: int, payoff: np.ndarray, depths: int) -> np.ndarray:
        """Worth of each state to each player ``depth`` turns from now, the others going on from ``states``.

        ``states`` [P] now, with ``left`` turns left; ``payoff`` [P, K]. Returns [P, depths, points * keys].
        """
        window = self.window(states, left)
        result, below = self.results(states, np.full(PLAYERS, left), window)
        worth = result_worth(result.T, below.T, payoff)  # [P, N]
        ends = np.clip(np.arange(2 * self.most + 1) - window[0], 0, window.size - 1)
        by_gain = worth[:, ends]  # [P, 2 * most + 1]
        low, high = window[0], window[-1] + 1
        gained = np.arange(low, high)[:, None] + np.arange(high - low)  # [N, N]
        toeplitz = by_gain[:, gained].reshape(-1, high - low)  # [P * N, N]
        out = np.zeros((PLAYERS, depths, self.most + 1, self.keys))
        gains = self.gains[np.maximum(left - np.arange(depths), 0), :, : high - low].reshape(-1, high - low)
        gained = (toeplitz @ gains.T).reshape(PLAYERS, high - low, depths, self.keys)
        out[:, :, low:high] = gained.transpose(0, 2, 1, 3)
        return out.reshape(PLAYERS, depths, -1)


DECIMALS = 9
"""What is left over of a chance is rounded to: an error of 1e-17 must not look like a result that can come."""
TOUCH_CHANCE = 0.2
"""How likely a skater is taken to meet another in a turn that is not looked at closely."""


def skating_outcomes(habits: Habits) -> GainOutcomes:
    """Skating, by the turns and the risk (``risk - FALLEN``) of each skater."""
    best = _careful_ranks()
    return GainOutcomes(habits.mix(lambda skill: _skating_gains(best, skill)))


def _after_skating(key: int, rank: int, touched: bool) -> tuple[int, int]:
    """Spaces gained and the next key."""
    risk = key + FALLEN
    if risk < 0:
        return 0, key + 1
    risk = max(0, risk + SKATING_RISKS[rank]) + (COLLISION_RISK if touched else 0)
    return SKATING_SPACES[rank], (FALLEN if risk >= FALL_RISK else risk) - FALLEN


_TOUCHES = ((False, 1.0 - TOUCH_CHANCE), (True, TOUCH_CHANCE))


def _careful_ranks() -> np.ndarray:
    """The rank that gains most spaces until the end, by turns left and key: [SKATING_TURNS + 1, RISKS]."""
    best = np.zeros((SKATING_TURNS + 1, RISKS), np.int64)
    mean = np.zeros(RISKS)
    for left in range(1, SKATING_TURNS + 1):
        values = np.zeros((RISKS, ACTIONS))
        for key in range(RISKS):
            for rank in range(ACTIONS):
                for touched, chance in _TOUCHES:
                    gain, after = _after_skating(key, rank, touched)
                    values[key, rank] += chance * (gain + mean[after])
        best[left], mean = values.argmax(1), values.max(1)
    return best


def _skating_gains(best: np.ndarray, skill: float) -> np.ndarray:  # [L + 1, RISKS, MOST_SPACES + 1]
    gains = np.zeros((SKATING_TURNS + 1, RISKS, MOST_SPACES + 1))
    gains[0, :, 0] = 1.0
    for left in range(1, SKATING_TURNS + 1):
        for key in range(RISKS):
            for rank in range(ACTIONS):
                share = (1.0 - skill) / ACTIONS + skill * float(best[left, key] == rank)
                for touched, chance in _TOUCHES:
                    gain, after = _after_skating(key, rank, touched)
                    gains[left, key, gain:] += share * chance * gains[left - 1, after, : MOST_SPACES + 1 - gain]
    return gains


def diving_outcomes(habits: Habits) -> GainOutcomes:
    """Diving, by the letters left and the combo of each diver."""
    return GainOutcomes(habits.mix(_diving_gains))


def _diving_gains(skill: float) -> np.ndarray:  # [LONGEST_RUN + 1, COMBOS, MOST_POINTS + 1]
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
