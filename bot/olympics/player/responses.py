"""Quantal responses between the plans of all players.

In each round, every player responds to the beliefs about the others' results with a noisy best plan (all at once, in a
graph of plans), and these responses change the beliefs: this is smoothed fictitious play. Only a player's results
matter to the others, not the way to them, so beliefs are distributions of results, game by game. Several beliefs (B),
for different first actions, are updated at once.
"""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

import numpy as np

from bot.olympics.outlook.forecast import Forecast, Forecaster, RunResults, race_values
from bot.olympics.outlook.plan_graph import PLACES, PlanGraph, Span, StateValues
from bot.olympics.outlook.rankings import (
    NO_MEDALS,
    OTHERS,
    PAIR_MEDALS,
    PAIRS,
    RANKINGS,
    independent_cases,
    pair_medals,
    race_cases,
    ranking_probabilities,
    result_values,
    tied_cases,
)
from bot.olympics.player.params import Params
from bot.olympics.player.skating_playouts import rankings_after
from bot.olympics.rules.batch import FORESEEN, STUNS
from bot.olympics.rules.constants import ACTIONS, ARCHERY, DIVING, FINISH, GAMES, HURDLES, PLAYERS, SKATING
from bot.olympics.rules.state import Position
from botkit.arrays import Floats, Ints
from botkit.search.exact_sums import rounded

USUAL_STEP = 2
"""About how many cells a runner moves in a turn."""
RACE_MARGIN = 2
"""The turns by which plans extend beyond the likely end of a race."""
RESULT_CORRELATION = 0.4
"""How much of a difference between the actions of correlated opponents shows in their results."""
LEAST_FOLLOWED = 1e-9
"""If the plans that are followed are less likely than this for a player, usual play is assumed for it."""
LEAST_TEMPERATURE = 1e-9
EVERYONE = range(PLAYERS)


def policy(values: Floats, temperature: float, epsilon: float) -> Floats:
    """Quantal response (McKelvey and Palfrey 1995): each action's probability [A, ...] by its value [A, ...].

    Differences in value of the size of ``temperature`` hardly matter (0: the best action is always chosen); with
    probability ``epsilon`` an action is random.
    """
    out: Floats = values - values.max(0)
    out *= 1.0 / max(temperature, LEAST_TEMPERATURE)
    np.exp(out, out=out)
    out *= (1.0 - epsilon) / out.sum(0)
    out += epsilon / len(out)
    return out


class Situation:
    """One position as plans see it: everything that does not depend on beliefs about the others."""

    def __init__(self, position: Position, seat: int, forecaster: Forecaster, params: Params) -> None:
        self.seat = seat
        self.params = params
        self.others = one, other = OTHERS[seat]
        self.forecast = forecast = Forecast(forecaster, position)
        course, states = forecast.transitions, forecast.states
        self.correlation = params.correlation if (states[:, one] == states[:, other]).all() else 0.0
        self.span = Span(max(1, len(course.winds), len(course.letters), self._race_turns()),
                         len(course.winds), len(course.letters))
        self.is_cut_off = self.span.depth == forecast.turns_left
        """Whether the plans extend to the end of the match."""
        self.skating = np.zeros((RANKINGS, ACTIONS, ACTIONS, ACTIONS))
        """How skating ends after each joint action of this turn."""
        self.skating[NO_MEDALS] = 1
        if course.skating_turns:
            random = np.random.default_rng([params.seed, position.turn])
            self.skating = rankings_after(states[SKATING], course.skating_ranks, course.skating_turns,
                                          params.skating_samples, random, self.others, self.correlation)

    def graph(self, pay: Floats, race_ends: Floats) -> PlanGraph:
        """The graph of plans, not grown yet. ``pay`` [G, P, K], ``race_ends`` [D + 1, P * PLACES]: by one belief."""
        forecast, span = self.forecast, self.span
        hurdles = forecast.hurdles_values(pay[HURDLES], span.depth + 1)
        archery = forecast.archery_values(pay[ARCHERY], span.winds + 1)
        diving = forecast.gain_values(DIVING, pay[DIVING], span.letters + 1)
        estimates = StateValues(_by_depth(hurdles), race_ends, _by_depth(archery), _by_depth(diving))
        return PlanGraph(forecast.transitions, forecast.foreseen(), span, estimates, self.params.width)

    def _race_turns(self) -> int:
        if self.forecast.hurdles is None:
            return 0
        cells = FINISH - int(self.forecast.states[HURDLES].max()) // STUNS
        return min(self.forecast.turns_left, -(-cells // USUAL_STEP) + RACE_MARGIN)


class Responses(ABC):
    """Beliefs and the responses to them; subclasses define what is known of this turn's actions."""

    graph: PlanGraph
    """The plans; they have to be complete before there is a response."""
    action_values: Floats
    """[A, P, B]: the values of first actions in the last round; by the beliefs, their mean is 0."""
    value: Floats
    """[P, B]: expected outcomes by the beliefs."""
    rankings: Floats
    """[G, K, B]: how the runs will end by the beliefs."""
    pay: Floats
    """[G, P, B, K]: what each ranking of a run would add to a player's expected outcome."""
    race_ends: Floats
    """[D + 1, P * PLACES, B]: the value of being in a cell at a time if the race ends then."""
    policies: list[Floats]
    """For each layer [A, N, B]: the responses of the last round."""

    def __init__(self, situation: Situation, usual: RunResults, turns: int) -> None:
        """``usual``: results of usual play; ``turns``: the number of turns whose actions are given."""
        self.situation = situation
        self._usual = self._results = usual
        self._turns = turns
        self._branches = usual.race.shape[1]

    def respond(self) -> Iterator[None]:
        """Plays one round, in steps."""
        yield from self._respond()
        yield from self.believe(self.situation.params.step)

    # ------------------------------------------------------------------ what this turn's actions are

    @abstractmethod
    def _skating(self) -> Floats:
        """How skating will end [K, B]."""

    def _first_values(self, values: Floats) -> Floats:
        """The values of first actions [A, P, B], given those without skating."""
        return values

    def _first_shares(self, shares: Floats) -> Floats:
        """The probabilities of first actions [A, P, B], given the responses."""
        return shares

    # ------------------------------------------------------------------ beliefs

    def _weigh(self) -> None:
        """Computes how the runs will end by the beliefs, and the value of results beyond each player's expectation."""
        cases = self._cases()
        self.rankings = rankings = self._rankings(cases)
        payoffs = self.situation.forecast.value.payoffs(_medals(rankings))  # [B, G, P, K]
        self.value = (payoffs * rankings.transpose(2, 0, 1)[:, :, None]).sum(3).mean(1).T
        self.pay = pay = payoffs.transpose(1, 2, 0, 3) - self.value[:, :, None]
        race_ends = np.zeros((self.situation.span.depth + 1, PLAYERS, PLACES, self._branches))
        if HURDLES in cases:
            values = race_values(cases[HURDLES], self._results.race, pay[HURDLES], self.situation.is_cut_off)
            race_ends[1:, :, : FINISH + 1] = values[:, :, 1:].transpose(2, 0, 3, 1)
        self.race_ends = race_ends.reshape(-1, PLAYERS * PLACES, self._branches)
        self._end_values = {  # [P * N, B]
            game: result_values(cases[game], pay[game]).transpose(0, 2, 1).reshape(-1, self._branches)
            for game in cases.keys() - {HURDLES}}

    def _cases(self) -> dict[int, Floats]:
        """The cases to which own results lead, for each foreseen game that counts: [cases, P, B, ..., N]."""
        situation, span, seat = self.situation, self.situation.span, [self.situation.seat]
        race, shots, dives = self._results
        out = {}
        if situation.forecast.hurdles is not None:
            out[HURDLES] = race_cases(independent_cases, race, EVERYONE, not situation.is_cut_off)
            if situation.correlation:
                tied = race_cases(tied_cases, race, seat, not situation.is_cut_off)
                self._correlate(out[HURDLES], tied, span.depth)
        for game, results, turns in ((ARCHERY, shots, span.winds), (DIVING, dives, span.letters)):
            if turns:
                out[game] = independent_cases(results)
                if situation.correlation:
                    self._correlate(out[game], tied_cases(results, seat), turns)
        return out

    def _correlate(self, cases: Floats, tied: Floats, turns: int) -> None:
        """Takes into account that the two others may act alike until a run ends, ``turns`` turns after the position."""
        share = self.situation.correlation ** (RESULT_CORRELATION * (turns - self._turns))
        mine = cases[:, [self.situation.seat]]
        cases[:, [self.situation.seat]] = mine + share * (tied - mine)

    def _rankings(self, cases: dict[int, Floats]) -> Floats:
        """How the runs will end [G, K, B]."""
        seat = self.situation.seat
        rankings = np.zeros((GAMES, RANKINGS, self._branches))
        rankings[:, NO_MEDALS] = 1
        for game, results in zip(FORESEEN, self._results):
            if game in cases:
                rankings[game] = ranking_probabilities(cases[game][:, seat], results[seat], seat)
        if HURDLES in cases:
            rankings[HURDLES, NO_MEDALS] = np.maximum(0.0, 1 - rankings[HURDLES].sum(0))
        rankings[SKATING] = self._skating()
        return rankings

    def believe(self, step: float) -> Iterator[None]:
        """Moves the beliefs by ``step`` (1: all the way) to the results of the policies, in steps."""
        depth, layers, branches = self.situation.span.depth, self.graph.layers, self._branches
        usual = dict(zip(FORESEEN, self._usual))
        planned = usual.copy()
        mass = np.ones((PLAYERS, branches))
        masses = [mass]
        for number, shares in enumerate(self.policies):
            layer, after = layers[number], layers[number + 1]
            moved = ((self._first_shares(shares) if number == 0 else shares) * mass).reshape(-1, branches)
            for game, index in layer.ends.items():
                planned[game] = _spread(index, moved, usual[game])
            nodes = after.owner.size
            followed = _collect(layer.children.ravel(), moved, nodes + after.closed.size)[:nodes]
            total = _collect(after.owner, followed, PLAYERS)
            mass = followed / np.maximum(total, LEAST_FOLLOWED).take(after.owner, 0)
            masses.append(mass)
            yield
        race = _collect(np.concatenate(self.graph.places), np.concatenate(masses), (depth + 1) * PLAYERS * PLACES)
        race = race.reshape(depth + 1, PLAYERS, PLACES, branches).transpose(1, 3, 0, 2)
        lost = race.sum(3, keepdims=True) < LEAST_FOLLOWED
        planned[HURDLES] = np.where(lost, usual[HURDLES], race[..., : FINISH + 1])
        prior = self.situation.params.prior_weight
        self._results = RunResults(*(
            believed + step * ((1 - prior) * planned[game] + prior * usual[game] - believed)
            for game, believed in zip(FORESEEN, self._results)
        ))
        self._weigh()

    # ------------------------------------------------------------------ responses

    def _respond(self) -> Iterator[None]:
        """Computes noisy best plans, from the last layer to the first."""
        graph, layers, params = self.graph, self.graph.layers, self.situation.params
        race_ends = self.race_ends.reshape(-1, self._branches)
        after = race_ends.take(graph.places[-1], 0)
        self.policies = []
        for depth in range(self.situation.span.depth - 1, -1, -1):
            layer, closed = layers[depth], layers[depth + 1].closed
            estimates = np.repeat(closed[:, None], self._branches, 1)
            values = np.concatenate([after, estimates]).take(layer.children, 0)  # [A, N, B]
            for game, index in layer.ends.items():
                values += self._end_values[game].take(index, 0)
            if depth == 0:
                values = self._first_values(values)
            shares = policy(values, params.temperature, params.epsilon)
            self.policies.append(shares)
            after = np.add.reduce(shares * values, 0) + race_ends.take(graph.places[depth], 0)
            yield
        self.policies.reverse()
        self.action_values = rounded(values)


class OpenTurn(Responses):
    """All players have yet to choose this turn's action (B is 1)."""

    def __init__(self, situation: Situation) -> None:
        forecast = situation.forecast
        super().__init__(situation, forecast.usual_results(forecast.foreseen()[:, :, None], 0, situation.span.depth), 0)
        self.first = np.full((ACTIONS, PLAYERS), 1 / ACTIONS)
        """[A, P]: the beliefs about this turn's actions."""
        self._weigh()
        self.graph = situation.graph(self.pay[:, :, 0], self.race_ends[:, :, 0])

    def outcomes(self) -> Floats:
        """The expected outcome of each of the bot's actions [A] if everyone goes on as planned."""
        seat = self.situation.seat
        outcomes: Floats = self.value[seat, 0] + self.action_values[:, seat, 0]
        return outcomes

    def believe(self, step: float) -> Iterator[None]:
        """Moves the beliefs about this turn's actions, too."""
        params = self.situation.params
        first = policy(self.action_values[:, :, 0], params.temperature, params.first_epsilon)
        self.first = self.first + step * (first - self.first)
        yield from super().believe(step)

    def joint_first(self) -> Floats:
        """The probability of each joint first action [A, A, A]."""
        one, other = self.situation.others
        pair = np.multiply.outer(self.first[:, one], self.first[:, other])
        alike = np.diag(0.5 * (self.first[:, one] + self.first[:, other]))
        pair += self.situation.correlation * (alike - pair)
        return np.moveaxis(np.multiply.outer(self.first[:, self.situation.seat], pair), 0, self.situation.seat)

    def skating_values(self) -> Floats:
        """The values of the first actions in skating [A, P]."""
        joint = self.joint_first()
        values = np.tensordot(self.pay[SKATING, :, 0], self.situation.skating, 1)  # [P, A, A, A]
        out = np.empty((ACTIONS, PLAYERS))
        for player, others in enumerate(OTHERS):
            out[:, player] = (values[player] * joint.sum(player, keepdims=True)).sum(others)
        return out

    def _skating(self) -> Floats:
        return np.tensordot(self.situation.skating, self.joint_first(), 3)[:, None]

    def _first_values(self, values: Floats) -> Floats:
        return values + self.skating_values()[:, :, None]


class CommittedTurn(Responses):
    """The bot's action of this turn is given, a different one in each branch; the others act by the beliefs.

    At first the players go on with the responses of the open turn.
    """

    def __init__(self, situation: Situation, turn: OpenTurn, ours: Ints) -> None:
        """``ours`` [B]: the bot's actions; ``turn``: the beliefs before they are known."""
        seat, self.graph, self.policies = situation.seat, turn.graph, turn.policies
        first = np.repeat(turn.first[:, :, None], ours.size, 2)
        first[:, seat] = np.arange(ACTIONS)[:, None] == ours
        runs = turn.graph.after_first().transpose(0, 2, 1)
        after = situation.forecast.usual_results(runs, 1, situation.span.depth)
        usual = RunResults(*(np.einsum("apb,pa...->pb...", first, results) for results in after))
        super().__init__(situation, usual, 1)
        self._first = first
        self._ours = ours
        skating = np.moveaxis(situation.skating, 1 + seat, 1)[:, ours]
        self._skating_rankings = np.tensordot(skating, turn.joint_first().sum(seat), 2)

    def outcomes(self) -> Floats:
        """The bot's expected outcome in each branch if it goes on with its plan [B]."""
        seat = self.situation.seat
        planned = self.action_values[self._ours, seat, np.arange(self._ours.size)]
        return rounded(self.value[seat] + planned)

    def _skating(self) -> Floats:
        return self._skating_rankings

    def _first_shares(self, shares: Floats) -> Floats:
        return self._first


def _by_depth(values: Floats) -> Floats:
    """[P, D, S] -> [D, P * S]."""
    return values.transpose(1, 0, 2).reshape(values.shape[1], -1)


def _medals(rankings: Floats) -> Floats:
    """The medals of each pair of players: [G, K, B] -> [B, G, pairs, 9]."""
    branches = rankings.shape[2]
    medals = pair_medals(rankings.transpose(1, 2, 0).reshape(RANKINGS, -1))  # [pairs, 9, B * G]
    return medals.reshape(len(PAIRS), PAIR_MEDALS, branches, GAMES).transpose(2, 3, 0, 1)


def _collect(index: Ints, mass: Floats, size: int) -> Floats:
    """Sums of ``mass`` [M, B] by ``index`` [M]: [size, B]."""
    branches = mass.shape[1]
    place = index if branches == 1 else (index[:, None] * branches + np.arange(branches)).ravel()
    sums = np.bincount(place, mass.ravel(), size * branches)
    return np.asarray(sums, np.float64).reshape(size, branches)


def _spread(index: Ints, mass: Floats, usual: Floats) -> Floats:
    """Distributions of each player's result [P, B, N]; ``usual`` without mass. ``mass`` [A * nodes, B]."""
    _, branches, results = usual.shape
    out = _collect(index.ravel(), mass, PLAYERS * results).reshape(PLAYERS, results, branches).transpose(0, 2, 1)
    total = out.sum(2, keepdims=True)
    return np.where(total > LEAST_FOLLOWED, out / np.maximum(total, LEAST_FOLLOWED), usual)
