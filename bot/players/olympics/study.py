"""One position as plans see it: how far runs go, what is usual in them, what medals are worth, the graph of plans."""
from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.games.olympics import own_result
from bot.games.olympics.batch import FORESEEN, HURDLE_STATES, STUNS, Course, encode
from bot.games.olympics.forecast import Forecaster
from bot.games.olympics.outcomes import LONGEST_RACE, TARGET_RINGS
from bot.games.olympics.payoffs import Payoffs
from bot.games.olympics.plans import DONE, GOALS, Estimates, PlanGraph, Span
from bot.games.olympics.rankings import NO_MEDALS, RANKINGS
from bot.games.olympics.rules import (
    ACTIONS,
    ARCHERY,
    DIVING,
    FINISH,
    GAMES,
    HURDLES,
    PLAYERS,
    SKATING,
    TURNS,
    Position,
)
from bot.games.olympics.skating_rollouts import rankings_after
from bot.players.olympics.params import Params
from bot.search.quantal import Noise

USUAL_STEP = 2
"""Cells that a runner makes in a turn, about."""
RACE_MARGIN = 2
"""Turns that plans reach beyond the likely end of a race."""
LEAST_ALIVE = 0.02


class Results(NamedTuple):
    """Distributions of the players' results, for B beliefs side by side."""

    race: np.ndarray
    """[P, B, D + 1, FINISH + 1]: where a runner is at each time, in the last cell only when it gets there."""
    shots: np.ndarray
    """[P, B, TARGET_RINGS]"""
    dives: np.ndarray
    """[P, B, GOALS]"""


class Study:
    """What does not depend on what is believed of the others."""

    def __init__(self, position: Position, seat: int, forecaster: Forecaster, params: Params) -> None:
        self.seat = seat
        self.params = params
        self.others = one, other = own_result.OTHERS[seat]
        self._course = course = Course(position)
        self._turns_left = left = TURNS - position.turn + 1
        winds, letters = (n if n <= left else 0 for n in (len(course.winds), len(course.letters)))
        self.states = encode(position)
        self.alike = params.plan_alike if (self.states[:, one] == self.states[:, other]).all() else 0.0
        self.hurdles = None if course.track is None else forecaster.hurdles(course.track)
        self.archery = forecaster.archery(course.winds) if winds else None
        self.diving = forecaster.diving if letters else None
        self.span = Span(max(1, winds, letters, self._race_turns()), winds, letters)
        self.cut_off = self.span.depth == left
        """Whether the plans reach the end of the match."""
        self.skating = self._skating_rankings(position.turn)
        """[K, A, A, A] after each joint action of this turn."""
        self.payoffs = Payoffs(position.medals, self._ends(position.turn), forecaster.shares)
        mine = np.arange(PLAYERS) == seat
        self._temperature = np.where(mine, params.plan_own_temperature, params.plan_temperature)
        self._lapse = np.where(mine, params.plan_own_lapse, params.plan_lapse)
        self._noises: list[Noise] = []

    def foreseen(self) -> np.ndarray:
        """Where the players are in hurdles, archery and diving [3, P, 1]."""
        return self.states[FORESEEN][:, :, None]

    def graph(self, pay: np.ndarray, prizes: np.ndarray) -> PlanGraph:
        """The graph of plans, not grown yet. ``pay`` [G, P, K] of rankings, ``prizes`` [D + 1, P * PLACES] of races."""
        return PlanGraph(self._course, self.states, self.span, self._estimate(pay, prizes), self.params.plan_width)

    def noises(self, graph: PlanGraph) -> list[Noise]:
        """How players miss the best action in the nodes of each layer of a complete graph [N, 1]."""
        if not self._noises:
            owners = [layer.owner for layer in graph.layers]
            self._noises = [Noise(self._temperature.take(owner)[:, None], self._lapse.take(owner)[:, None])
                            for owner in owners]
        return self._noises

    def usual(self, runs: np.ndarray, turns: int) -> Results:
        """Results by habit from ``runs`` [3, P, B] on (states in hurdles, archery and diving), ``turns`` from now."""
        branches, depth = runs.shape[2], self.span.depth
        race = np.zeros((PLAYERS, branches, depth + 1, FINISH + 1))
        shots, dives = np.zeros((PLAYERS, branches, 1)), np.zeros((PLAYERS, branches, 1))
        if self.hurdles is not None:
            known = self.hurdles.positions[: depth + 1 - turns, runs[0]].transpose(1, 2, 0, 3)
            race[:, :, turns: turns + known.shape[2]] = known
        if self.archery is not None:
            columns = self.archery.columns(runs[1].ravel(), np.full(runs[1].size, self.span.winds - turns))
            shots = self.archery.results.take(columns, 1).T.astype(float).reshape(PLAYERS, branches, TARGET_RINGS)
        if self.diving is not None:
            left = np.full(runs[2].size, self.span.letters - turns)
            results = self.diving.results(runs[2].ravel(), left, np.arange(GOALS))[0]
            dives = results.T.astype(float).reshape(PLAYERS, branches, GOALS)
        return Results(race, shots, dives)

    def _race_turns(self) -> int:
        if self.hurdles is None:
            return 0
        cells = FINISH - int(self.states[HURDLES].max()) // STUNS
        return min(self._turns_left, -(-cells // USUAL_STEP) + RACE_MARGIN)

    def _skating_rankings(self, turn: int) -> np.ndarray:
        course = self._course
        if 0 < course.skating_turns <= self._turns_left:
            random = np.random.default_rng([self.params.seed, turn])
            return rankings_after(self.states[SKATING], course.rank[0], course.skating_turns,
                                  self.params.plan_skates, random, self.others, self.alike)
        out = np.zeros((RANKINGS, ACTIONS, ACTIONS, ACTIONS))
        out[NO_MEDALS] = 1
        return out

    def _ends(self, turn: int) -> list[int | None]:
        """The turn in which each run ends, for the runs to come."""
        course, left = self._course, self._turns_left
        ends: list[int | None] = [turn - 1] * GAMES
        if self.hurdles is not None:
            ends[HURDLES] = min(TURNS, turn - 1 + round(self.hurdles.mean_end(self.states[HURDLES], left)))
        for game, turns in (
            (ARCHERY, len(course.winds)), (SKATING, course.skating_turns), (DIVING, len(course.letters)),
        ):
            ends[game] = turn - 1 + turns if turns <= left else None
        return ends

    def _estimate(self, pay: np.ndarray, prizes: np.ndarray) -> Estimates:
        """What states promise if everyone plays by habit."""
        span, states = self.span, self.states
        race = np.zeros((PLAYERS, span.depth + 1, HURDLE_STATES))
        archery = diving = np.zeros((1, 0))
        if self.hurdles is not None:
            race = self.hurdles.worth(states[HURDLES], pay[HURDLES], self._turns_left, span.depth + 1)
            running = self.hurdles.running[: min(span.depth, LONGEST_RACE), states[HURDLES]]  # [D, P]
            for player in range(PLAYERS):
                others = running.prod(1) / np.maximum(running[:, player], LEAST_ALIVE)
                race[player, 1: 1 + len(others)] *= np.maximum(others, LEAST_ALIVE)[:, None]
            race[:, :, DONE:] = 0
        if self.archery is not None:
            archery = _by_depth(self.archery.worth(states[ARCHERY], span.winds, pay[ARCHERY], span.winds + 1))
        if self.diving is not None:
            diving = _by_depth(self.diving.worth(states[DIVING], span.letters, pay[DIVING], span.letters + 1))
        return Estimates(_by_depth(race), prizes, archery, diving)


def _by_depth(worth: np.ndarray) -> np.ndarray:
    """[P, D, S] -> [D, P * S]."""
    return np.asarray(worth.transpose(1, 0, 2).reshape(worth.shape[1], -1))
