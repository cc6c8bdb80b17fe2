"""One position: its runs, how they will end if everyone plays as usual, and the values of states in them.

Joins ``batch``, ``outcomes``, ``rankings`` and ``match_value``.
"""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.olympics.outlook.match_value import MatchValue, Shares
from bot.olympics.outlook.outcomes import (
    LONGEST_RACE,
    USUAL_PLAY,
    ArcheryOutcomes,
    HurdlesOutcomes,
    diving_outcomes,
    skating_outcomes,
)
from bot.olympics.outlook.rankings import NO_MEDALS, OTHERS, independent_cases, race_cases, result_values
from bot.olympics.rules.batch import CELLS, DIVING_STATES, FORESEEN, HURDLE_STATES, SKATING_STATES, Transitions, encode
from bot.olympics.rules.constants import ARCHERY, DIVING, FINISH, HURDLES, PLAYERS, SKATING
from bot.olympics.rules.state import Position
from botkit.arrays import Floats, Ints


class RunResults(NamedTuple):
    """Distributions of the players' results, for B beliefs side by side; N is 1 in games that do not count."""

    race: Floats  # [P, B, T + 1, FINISH + 1]: where a runner is at each time; the last cell counts on arrival only
    shots: Floats  # [P, B, N]
    dives: Floats  # [P, B, N]


class Forecaster:
    """The tables of runs, kept while a run lasts, and what is known of runs to come. One serves for a match."""

    def __init__(self, shares: Shares) -> None:
        """``shares``: the shares of medals in runs to come, see :func:`match_value.medal_shares`."""
        self.shares = shares
        self.skating = skating_outcomes(USUAL_PLAY[SKATING])
        self.diving = diving_outcomes(USUAL_PLAY[DIVING])
        self._hurdles: HurdlesOutcomes | None = None
        self._archery: ArcheryOutcomes | None = None

    def hurdles(self, track: str) -> HurdlesOutcomes:
        """The tables of a track; a new track takes 4 ms."""
        if self._hurdles is None or track != self._hurdles.track:
            self._hurdles = HurdlesOutcomes(track, USUAL_PLAY[HURDLES])
        return self._hurdles

    def archery(self, winds: tuple[int, ...]) -> ArcheryOutcomes:
        """The tables of winds, or of more winds that end with these; new winds take 5 ms."""
        known = () if self._archery is None else self._archery.winds
        if self._archery is None or known[len(known) - len(winds):] != winds:
            self._archery = ArcheryOutcomes(winds, USUAL_PLAY[ARCHERY])
        return self._archery


class Forecast:
    """The forecast for one position. The table of a game in which nothing can be won any more is ``None``."""

    def __init__(self, forecaster: Forecaster, position: Position) -> None:
        self.transitions = course = Transitions(position)
        self.states = encode(position)
        self.turns_left = course.turns_left
        self.hurdles = None if course.track is None else forecaster.hurdles(course.track)
        self.archery = forecaster.archery(course.winds) if course.winds else None
        self.skating = forecaster.skating if course.skating_turns else None
        self.diving = forecaster.diving if course.letters else None
        race = 0 if self.hurdles is None else round(self.hurdles.mean_end(self.states[HURDLES], self.turns_left))
        turns = (race, len(course.winds), course.skating_turns, len(course.letters))
        self.ends = [position.turn - 1 if run is None else position.turn - 1 + left if left else None
                     for run, left in zip(position.runs, turns)]
        """[G]: the turn in which each run ends, or in which the last one ended; ``None``: after the match."""
        self.value = MatchValue(position.medals, self.ends, forecaster.shares)

    def foreseen(self) -> Ints:
        """Where the players are in hurdles, archery and diving [3, P]."""
        return self.states[FORESEEN]

    def usual_results(self, runs: Ints, turns: int, depth: int) -> RunResults:
        """Results of usual play from ``runs`` on, races up to ``depth``.

        ``runs`` [3, P, B]: states in hurdles, archery and diving, ``turns`` from now.
        """
        branches = runs.shape[2]
        race = np.zeros((PLAYERS, branches, depth + 1, FINISH + 1))
        shots, dives = np.zeros((PLAYERS, branches, 1)), np.zeros((PLAYERS, branches, 1))
        if self.hurdles is not None:
            known = self.hurdles.positions[: depth + 1 - turns, runs[0]].transpose(1, 2, 0, 3)
            race[:, :, turns: turns + known.shape[2]] = known
        if self.archery is not None:
            shots = self.archery.results(runs[1], len(self.transitions.winds) - turns).astype(float)
        if self.diving is not None:
            every = np.arange(self.diving.most + 1)
            dives = self.diving.results(runs[2], len(self.transitions.letters) - turns, every).astype(float)
        return RunResults(race, shots, dives)

    def hurdles_values(self, payoff: Floats, depths: int) -> Floats:
        """The expected value for each player of each state in a race, by the number of turns from now: [P, depths, S].

        The others run as usual from where they are; after the end of the race nothing more is gained. Without a race
        that counts, all is 0. ``payoff`` [P, K] of rankings.
        """
        if self.hurdles is None:
            return np.zeros((PLAYERS, depths, HURDLE_STATES))
        last = min(self.turns_left, LONGEST_RACE)
        standing = self.hurdles.positions[: last + 1, self.states[HURDLES]].astype(float).swapaxes(0, 1)[:, None]
        cases = race_cases(independent_cases, standing, range(PLAYERS), False)
        return self.hurdles.values(race_values(cases, standing, payoff[:, None], True)[:, 0], depths)

    def archery_values(self, payoff: Floats, depths: int) -> Floats:
        """The same for cells in archery: [P, depths, CELLS]."""
        if self.archery is None:
            return np.zeros((PLAYERS, depths, CELLS))
        left = len(self.transitions.winds)
        results = self.archery.results(self.states[ARCHERY], left).astype(float)
        return self.archery.values(_values_at_end(results, payoff), left, depths)

    def gain_values(self, game: int, payoff: Floats, depths: int) -> Floats:
        """The same for states in skating or diving: [P, depths, S]."""
        outcomes, left, size = (
            (self.skating, self.transitions.skating_turns, SKATING_STATES) if game == SKATING
            else (self.diving, len(self.transitions.letters), DIVING_STATES))
        if outcomes is None:
            return np.zeros((PLAYERS, depths, size))
        window = outcomes.window(self.states[game], left)
        results = outcomes.results(self.states[game], left, window).astype(float)
        return outcomes.values(_values_at_end(results, payoff), window, left, depths)


def _values_at_end(results: Floats, payoff: Floats) -> Floats:
    """The value of each result: [P, N]. ``results`` [P, N], ``payoff`` [P, K]."""
    return result_values(independent_cases(results[:, None]), payoff[:, None])[:, 0]


def race_values(cases: Floats, standing: Floats, payoff: Floats, is_cut_off: bool) -> Floats:
    """The value of being in a cell at a time if the race ends then: [P, B, T + 1, FINISH + 1].

    ``cases`` and ``standing``: see :func:`rankings.race_cases`; ``payoff`` [P, B, K]. ``is_cut_off``: whether the
    match ends at the last time, with no medals if nobody has finished.
    """
    values = result_values(cases, payoff)
    if is_cut_off:
        left = standing[:, :, -1, :FINISH].sum(2)  # [P, B]
        for player, (first, second) in enumerate(OTHERS):
            values[player, :, -1, :FINISH] += (payoff[player, :, NO_MEDALS] * left[first] * left[second])[:, None]
    return values
