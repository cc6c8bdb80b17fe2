"""The values of the tree's leaves: how their runs will end by usual play, and the outcome of the match that follows."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.olympics.outlook.forecast import Forecast
from bot.olympics.outlook.match_value import MatchValue
from bot.olympics.outlook.outcomes import LONGEST_RACE, HurdlesOutcomes
from bot.olympics.outlook.rankings import (
    NO_MEDALS,
    PAIR_MEDALS,
    PAIRS,
    RANKING_MEDALS,
    RANKINGS,
    independent_cases,
    ranking_probabilities,
)
from bot.olympics.rules.batch import HURDLE_STATES
from bot.olympics.rules.constants import ARCHERY, FINISH, HURDLES, PLAYERS
from botkit.arrays import Floats, Floats32, Ints

UNSEEN_RACES = 1e-3
"""The share of races that may be ignored because they are too long."""
LEAST_ENDED = 1e-6

# Rankings of races: all different; one winner and a tie behind; two winners; all equal.
ONE_WINNER, TWO_WINNERS, ALL_EQUAL = 6, 9, 12
FIRST, SECOND, THIRD = np.argsort(RANKING_MEDALS[:ONE_WINNER], 1).T
ONE, OTHER, LOSER = np.argsort(RANKING_MEDALS[TWO_WINNERS:ALL_EQUAL], 1, kind="stable").T


def rankings_by_results(results: Floats) -> Floats:
    """Probability of each ranking [K, B], from independent distributions [P, B, N] of the players' results."""
    return ranking_probabilities(independent_cases(results, [0])[:, 0], results[0], 0)


class RaceRankings:
    """How races on one track end, for many states at once."""

    def __init__(self, hurdles: HurdlesOutcomes) -> None:
        self.hurdles = hurdles
        self._finished = np.ascontiguousarray(hurdles.positions[:, :, FINISH])  # [T + 1, S], at exactly this time
        running = hurdles.positions[:, :, :FINISH].astype(np.float64)
        behind = np.cumsum(running, axis=2) - running
        ahead = np.matmul(running, behind.transpose(0, 2, 1))
        self._ahead: Floats32 = ahead.astype(np.float32).reshape(len(ahead), -1)  # [T + 1, S * S], both still run

    def look_ahead(self, states: Ints) -> int:
        """The time after which the race from ``states`` [P] need not be followed: it hardly ever lasts longer."""
        everyone_runs = self.hurdles.running[:LONGEST_RACE, states].prod(1) > UNSEEN_RACES
        return int(np.count_nonzero(everyone_runs))  # it never becomes likelier

    def rankings(self, states: Ints, turns_left: Ints, last: int = LONGEST_RACE) -> Floats:
        """Probability of each ranking. ``states`` [P, B]; ``turns_left`` in the match [B]; returns [K, B].

        Races that would last longer than ``last`` turns are ignored.
        """
        finished = self._finished[: last + 1].take(states, 1).transpose(1, 0, 2)  # [P, last + 1, B]
        running = self.hurdles.running[: last + 1].take(states, 1).transpose(1, 0, 2)
        if turns_left.min() < last:
            finished = finished * (np.arange(last + 1)[:, None] <= turns_left)
        pairs = states[SECOND] * HURDLE_STATES + states[THIRD]
        ahead = self._ahead[: last + 1].take(pairs, 1).transpose(1, 0, 2)  # [strict rankings, last + 1, B]
        tie = np.maximum(running[SECOND[::2]] * running[THIRD[::2]] - ahead[::2] - ahead[1::2], 0)
        out = np.zeros((RANKINGS, turns_left.size))
        out[:ONE_WINNER] = (finished[FIRST] * ahead).sum(1)
        out[ONE_WINNER:TWO_WINNERS] = (finished * tie).sum(1)
        out[TWO_WINNERS:ALL_EQUAL] = (finished[ONE] * finished[OTHER] * running[LOSER]).sum(1)
        out[ALL_EQUAL] = finished.prod(0).sum(0)
        ended = out.sum(0)
        cut_off = turns_left < last
        out[NO_MEDALS] = np.where(cut_off, np.maximum(1 - ended, 0), 0)
        out /= np.where(cut_off, 1, np.maximum(ended, LEAST_ENDED))
        return out


class RankingForecast:
    """How the runs of one position will end, from any state in them."""

    def __init__(self, forecast: Forecast, races: RaceRankings | None) -> None:
        self._forecast = forecast
        self._races = races
        course, states = forecast.transitions, forecast.states
        self._longest_race = 0 if races is None else races.look_ahead(states[HURDLES])
        gaining = ((forecast.skating, course.skating_turns), (forecast.diving, len(course.letters)))
        self._gains = [
            None if outcomes is None else (outcomes, turns, outcomes.window(states[game], turns))
            for game, (outcomes, turns) in enumerate(gaining, ARCHERY + 1)
        ]

    def of(self, game: int, states: Ints, depth: Ints) -> Floats:
        """Probability of each ranking of one game [K, B]. ``states`` [P, B] at ``depth`` [B] turns from now."""
        forecast = self._forecast
        if game == HURDLES and self._races is not None:
            return self._races.rankings(states, forecast.turns_left - depth, self._longest_race)
        if game == ARCHERY and forecast.archery is not None:
            left = np.maximum(len(forecast.transitions.winds) - depth, 0)
            return rankings_by_results(forecast.archery.results(states, left).astype(float))
        gains = self._gains[game - ARCHERY - 1] if game > ARCHERY else None
        if gains is not None:
            outcomes, turns, window = gains
            return rankings_by_results(outcomes.results(states, np.maximum(turns - depth, 0), window).astype(float))
        none = np.zeros((RANKINGS, depth.size))
        none[NO_MEDALS] = 1
        return none


class WinTable:
    """The probability that one player beats another, for each pair and all medals of the current runs."""

    def __init__(self, value: MatchValue) -> None:
        """Builds the table, which takes some milliseconds."""
        self._table = np.stack([value.pair_wins(pair) for pair in range(len(PAIRS))])

    def values(self, medals: Sequence[Floats], kinds: Ints) -> Floats:
        """Expected outcome of each player: [P, B].

        ``medals``: for each of the G games [pairs, 9, kinds] (``rankings.pair_medals``); kinds of skating and diving
        belong together. ``kinds`` [3, B]: which kind is there in hurdles, in archery, and in the last two games.
        """
        hurdles, archery, skating, diving = medals
        race, shots, last = kinds
        both = (skating[:, :, None] * diving[:, None]).reshape(len(PAIRS), PAIR_MEDALS ** 2, -1)
        wins = (self._table @ both).reshape(len(PAIRS), PAIR_MEDALS, PAIR_MEDALS, -1)
        wins = wins.transpose(0, 2, 3, 1) @ hurdles[:, None]  # [pairs, medals in archery, last kinds, race kinds]
        wins = wins.reshape(len(PAIRS), PAIR_MEDALS, -1).take(last * hurdles.shape[2] + race, 2)
        wins = np.add.reduce(wins * archery.take(shots, 2), 1) - 0.5  # [pairs, B]
        out = np.full((PLAYERS, wins.shape[1]), 0.5)
        for pair, (one, other) in enumerate(PAIRS):
            out[one] += 0.5 * wins[pair]
            out[other] -= 0.5 * wins[pair]
        return out
