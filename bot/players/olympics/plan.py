"""Plans of all players to the end of their runs, and quantal responses between them.

In each round every player answers what is believed of the others' results with a noisy best plan (all at once, in a
graph of plans), and these answers change the beliefs: smoothed fictitious play. A player's results are what matters
to the others, not the way there, so that beliefs are result distributions, game by game.
"""
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.games.olympics import own_result
from bot.games.olympics.batch import HURDLE_STATES, STUNS, Course, encode
from bot.games.olympics.forecast import Beliefs, Forecaster
from bot.games.olympics.outcomes import LONGEST_RACE
from bot.games.olympics.own_result import race_chances
from bot.games.olympics.payoffs import Payoffs
from bot.games.olympics.plans import DONE, GOALS, PLACES, Estimates, PlanGraph, Span
from bot.games.olympics.rankings import NO_MEDALS, RANKINGS, pair_medals
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
from bot.search.clock import Deadline
from bot.search.decoupled_uct import rounded
from bot.search.quantal import Noise, policy

USUAL_STEP = 2
"""Cells that a runner makes in a turn, about."""
RACE_MARGIN = 2
"""Turns that plans reach beyond the likely end of a race."""
LEAST_ALIVE = 0.02
TWIN_RESULTS = 0.4
"""How much of a difference between twins in an action shows in the results."""


class Plan:
    """New plans every turn."""

    def __init__(self, params: Params) -> None:
        self.provisional: int | None = None
        self.evaluations = 0
        self.worth: np.ndarray | None = None
        """[A, P] of first actions in the last turn; ``None``: out of time before any answer."""
        self.beliefs: Beliefs | None = None
        """How runs will end, by the last turn's plans; ``None``: out of time before any answer."""
        self._params = params

    def prepare(self, forecaster: Forecaster | None = None) -> None:
        """Tables of skating and diving, unless another strategy shares its own."""
        self.forecaster = forecaster or Forecaster(shares=self._params.medal_shares())

    def choose(self, position: Position, seat: int, deadline: Deadline) -> int:
        study = Study(position, seat, self.forecaster, self._params)
        self.provisional = study.first_guess(seat)
        self.evaluations = 0
        self.worth = self.beliefs = None
        rounds = self._params.iterations or self._params.plan_rounds
        while not study.planned:
            if deadline.passed():
                return self.provisional
            study.plan()
        for _ in range(rounds):
            for _ in study.respond():
                if deadline.passed():
                    return self.provisional
            self.provisional = study.best(seat)
            self.worth, self.beliefs = study.worth, study.beliefs()
            self.evaluations += study.graph.nodes()
        return self.provisional


class Study:
    """One position: beliefs about results, plans, and answers to the beliefs."""

    def __init__(self, position: Position, seat: int, forecaster: Forecaster, params: Params) -> None:
        self._params = params
        mine = np.arange(PLAYERS) == seat
        self._temperature = np.where(mine, params.plan_own_temperature, params.plan_temperature)
        self._lapse = np.where(mine, params.plan_own_lapse, params.plan_lapse)
        self._first_noise = Noise(params.plan_first_temperature, params.plan_first_lapse)
        self._turns_left = left = TURNS - position.turn + 1
        self._course = course = Course(position)
        self._states = encode(position)
        winds, letters = (n if n <= left else 0 for n in (len(course.winds), len(course.letters)))
        self._seat = seat
        self._others = one, other = own_result.OTHERS[seat]
        self._alike = params.plan_alike if (self._states[:, one] == self._states[:, other]).all() else 0.0
        self._skates = 0 < course.skating_turns <= left
        self._hurdles = None if course.track is None else forecaster.hurdles(course.track)
        self._archery = forecaster.archery(course.winds) if winds else None
        self._diving = forecaster.diving if letters else None
        self._span = Span(max(1, winds, letters, self._race_turns()), winds, letters)
        self._usual_race, self._usual_shots, self._usual_dives = self._usual()
        self.race, self.shots, self.dives = self._usual_race, self._usual_shots, self._usual_dives
        self.first = np.full((ACTIONS, PLAYERS), 1 / ACTIONS)
        self.skating = self._skating_rankings(position.turn)  # [K, A, A, A]
        self._payoffs = Payoffs(position.medals, self._ends(position.turn), forecaster.shares)
        self._weigh()
        self._estimates = self._estimate()
        self.graph = PlanGraph(course, self._states, self._span, self._estimates, params.plan_width)
        self.worth = np.zeros((ACTIONS, PLAYERS))

    def _race_turns(self) -> int:
        if self._hurdles is None:
            return 0
        cells = FINISH - int(self._states[HURDLES].max()) // STUNS
        return min(self._turns_left, -(-cells // USUAL_STEP) + RACE_MARGIN)

    def _usual(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """What is believed before any plan: results by habit. Races [P, D + 1, FINISH + 1], shots and dives [P, N]."""
        span, states = self._span, self._states
        race = np.zeros((PLAYERS, span.depth + 1, FINISH + 1))
        shots = dives = np.zeros((PLAYERS, 1))
        if self._hurdles is not None:
            known = self._hurdles.positions[: span.depth + 1, states[HURDLES]].transpose(1, 0, 2)
            race[:, : known.shape[1]] = known
        if self._archery is not None:
            columns = self._archery.columns(states[ARCHERY], np.full(PLAYERS, span.winds))
            shots = self._archery.results.take(columns, 1).T.astype(float)
        if self._diving is not None:
            results = self._diving.results(states[DIVING], np.full(PLAYERS, span.letters), np.arange(GOALS))[0]
            dives = results.T.astype(float)
        return race, shots, dives

    def _skating_rankings(self, turn: int) -> np.ndarray:
        """How skating will end after each joint first action [K, A, A, A]."""
        if self._skates:
            random = np.random.default_rng([self._params.seed, turn])
            return rankings_after(self._states[SKATING], self._course.rank[0], self._course.skating_turns,
                                  self._params.plan_skates, random, self._others, self._alike)
        out = np.zeros((RANKINGS, ACTIONS, ACTIONS, ACTIONS))
        out[NO_MEDALS] = 1
        return out

    def _ends(self, turn: int) -> list[int | None]:
        """The turn in which each run ends, for the runs to come."""
        course, left = self._course, self._turns_left
        ends: list[int | None] = [turn - 1] * GAMES
        if self._hurdles is not None:
            ends[HURDLES] = min(TURNS, turn - 1 + round(self._hurdles.mean_end(self._states[HURDLES], left)))
        for game, turns in (
            (ARCHERY, len(course.winds)), (SKATING, course.skating_turns), (DIVING, len(course.letters)),
        ):
            ends[game] = turn - 1 + turns if turns <= left else None
        return ends

    # ------------------------------------------------------------------ beliefs

    def _weigh(self) -> None:
        """How the runs will end, as is believed now, and what results are worth beyond what each player expects."""
        span = self._span
        rankings = np.zeros((GAMES, RANKINGS))
        rankings[:, NO_MEDALS] = 1
        cut_off = span.depth == self._turns_left
        if self._hurdles is not None:
            race_chance = race_chances(self.race, not cut_off)
            if self._alike:
                twins = own_result.twin_race_chances(self.race, self._seat, not cut_off)
                self._liken(race_chance, twins, span.depth)
            rankings[HURDLES] = own_result.rankings(race_chance, self.race, self._seat)
            rankings[HURDLES, NO_MEDALS] = max(0.0, 1 - rankings[HURDLES].sum())
        if self._archery is not None:
            shot_chance = own_result.chances(self.shots)
            if self._alike:
                self._liken(shot_chance, own_result.twin_chances(self.shots, self._seat), span.winds)
            rankings[ARCHERY] = own_result.rankings(shot_chance, self.shots, self._seat)
        if self._diving is not None:
            dive_chance = own_result.chances(self.dives)
            if self._alike:
                self._liken(dive_chance, own_result.twin_chances(self.dives, self._seat), span.letters)
            rankings[DIVING] = own_result.rankings(dive_chance, self.dives, self._seat)
        rankings[SKATING] = np.tensordot(self.skating, self._joint_first(), 3)
        self.rankings = rankings
        medals = np.stack([pair_medals(row[:, None])[:, :, 0] for row in rankings])
        payoffs = self._payoffs.of(medals)  # [G, P, K]
        self.value = (payoffs * rankings[:, None]).sum(2).mean(0)  # [P]
        self._pay = pay = payoffs - self.value[:, None]
        prizes = np.zeros((span.depth + 1, PLAYERS, PLACES))
        if self._hurdles is not None:
            prizes[1:, :, : FINISH + 1] = own_result.worth(race_chance, pay[HURDLES])[:, 1:].transpose(1, 0, 2)
            if cut_off:
                left = self.race[:, -1, :FINISH].sum(1)
                for player, (one, other) in enumerate(own_result.OTHERS):
                    prizes[-1, player, :FINISH] += pay[HURDLES, player, NO_MEDALS] * left[one] * left[other]
        self._prizes = prizes.reshape(span.depth + 1, -1)
        if self._archery is not None:
            self._shot_worth = own_result.worth(shot_chance, pay[ARCHERY]).ravel()
        if self._diving is not None:
            self._dive_worth = own_result.worth(dive_chance, pay[DIVING]).ravel()
        self._skating_worth = np.tensordot(pay[SKATING], self.skating, 1)  # [P, A, A, A]

    def _liken(self, chance: np.ndarray, twins: np.ndarray, turns: int) -> None:
        """The two others may go on side by side for all the turns."""
        share = self._alike ** (TWIN_RESULTS * turns)
        chance[:, self._seat] += share * (twins - chance[:, self._seat])

    def _joint_first(self) -> np.ndarray:
        """Probability of each joint first action [A, A, A]."""
        one, other = self._others
        pair = np.multiply.outer(self.first[:, one], self.first[:, other])
        twins = np.diag(0.5 * (self.first[:, one] + self.first[:, other]))
        pair += self._alike * (twins - pair)
        return np.moveaxis(np.multiply.outer(self.first[:, self._seat], pair), 0, self._seat)

    def _estimate(self) -> Estimates:
        """What states promise if everyone plays by habit."""
        span, states, pay = self._span, self._states, self._pay
        race = np.zeros((PLAYERS, span.depth + 1, HURDLE_STATES))
        archery = diving = np.zeros((1, 0))
        if self._hurdles is not None:
            race = self._hurdles.worth(states[HURDLES], pay[HURDLES], self._turns_left, span.depth + 1)
            running = self._hurdles.running[: min(span.depth, LONGEST_RACE), states[HURDLES]]  # [D, P]
            for player in range(PLAYERS):
                others = running.prod(1) / np.maximum(running[:, player], LEAST_ALIVE)
                race[player, 1: 1 + len(others)] *= np.maximum(others, LEAST_ALIVE)[:, None]
            race[:, :, DONE:] = 0
        if self._archery is not None:
            archery = _by_depth(self._archery.worth(states[ARCHERY], span.winds, pay[ARCHERY], span.winds + 1))
        if self._diving is not None:
            diving = _by_depth(self._diving.worth(states[DIVING], span.letters, pay[DIVING], span.letters + 1))
        return Estimates(_by_depth(race), self._prizes, archery, diving)

    # ------------------------------------------------------------------ plans and answers

    def first_guess(self, seat: int) -> int:
        """The best action if only the states that it leads to counted."""
        return int((self.graph.promises()[:, seat] + self._skating_answers()[:, seat]).argmax())

    @property
    def planned(self) -> bool:
        return self.graph.complete

    def plan(self) -> None:
        """One turn farther."""
        self.graph.grow()

    def best(self, seat: int) -> int:
        return int(self.worth[:, seat].argmax())

    def beliefs(self) -> Beliefs:
        """How the runs will end, if everyone answers the others' plans."""
        return Beliefs(rounded(self.rankings), self.skating)

    def respond(self) -> Iterator[None]:
        """One round, in steps."""
        yield from self._answer()
        yield from self._believe()
        self._weigh()

    def _answer(self) -> Iterator[None]:
        """Noisy best plans, from the last layer to the first."""
        layers = self.graph.layers
        after = self._prizes[-1].take(layers[-1].place)
        self._policies = []
        for depth in range(self._span.depth - 1, -1, -1):
            layer = layers[depth]
            worth = np.concatenate([after, layers[depth + 1].closed]).take(layer.children)  # [A, N]
            if layer.shots is not None:
                worth += self._shot_worth.take(layer.shots)
            if layer.dives is not None:
                worth += self._dive_worth.take(layer.dives)
            if depth == 0:
                worth += self._params.plan_skating * self._skating_answers()
            shares = policy(worth, Noise(self._temperature.take(layer.owner), self._lapse.take(layer.owner)))
            self._policies.append(shares)
            after = (shares * worth).sum(0) + self._prizes[depth].take(layer.place)
            yield
        self._policies.reverse()
        self.worth = rounded(worth)

    def _skating_answers(self) -> np.ndarray:
        """What the first actions are worth in skating [A, P]."""
        joint = self._joint_first()
        answers = np.empty((ACTIONS, PLAYERS))
        for player, others in enumerate(own_result.OTHERS):
            believed = joint.sum(player, keepdims=True)
            answers[:, player] = (self._skating_worth[player] * believed).sum(others)
        return answers

    def _believe(self) -> Iterator[None]:
        """Moves the beliefs towards the results of the answers."""
        layers, span = self.graph.layers, self._span
        mass = np.ones(PLAYERS)
        race = np.zeros((span.depth + 1, PLAYERS * PLACES))
        for depth, shares in enumerate(self._policies):
            layer, after = layers[depth], layers[depth + 1]
            race[depth] = np.bincount(layer.place, mass, PLAYERS * PLACES)
            moved = (shares * mass).ravel()
            if layer.shots is not None:
                self.shots = self._mix(self.shots, _spread(layer.shots, moved, self.shots.shape[1]), self._usual_shots)
            if layer.dives is not None:
                self.dives = self._mix(self.dives, _spread(layer.dives, moved, GOALS), self._usual_dives)
            followed = np.bincount(layer.children.ravel(), moved, after.owner.size)[: after.owner.size]
            mass = followed / np.bincount(after.owner, followed, PLAYERS).take(after.owner)
            yield
        race[-1] = np.bincount(layers[-1].place, mass, PLAYERS * PLACES)
        planned = race.reshape(span.depth + 1, PLAYERS, PLACES)[:, :, : FINISH + 1]
        self.race = self._mix(self.race, planned.transpose(1, 0, 2), self._usual_race)
        first = policy(self.worth, self._first_noise)
        self.first = self._mix(self.first, first, first)

    def _mix(self, believed: np.ndarray, planned: np.ndarray, usual: np.ndarray) -> np.ndarray:
        share = self._params.plan_habit
        return np.asarray(believed + self._params.plan_step * ((1 - share) * planned + share * usual - believed))


def _spread(index: np.ndarray, mass: np.ndarray, results: int) -> np.ndarray:
    """Distribution of each player's result [P, results]."""
    out = np.bincount(index.ravel(), mass, PLAYERS * results).reshape(PLAYERS, results)
    return np.asarray(out / out.sum(1, keepdims=True))


def _by_depth(worth: np.ndarray) -> np.ndarray:
    """[P, D, S] -> [D, P * S]."""
    return np.asarray(worth.transpose(1, 0, 2).reshape(worth.shape[1], -1))
