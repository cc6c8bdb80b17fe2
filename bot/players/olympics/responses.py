"""Quantal responses between the plans of all players.

In each round every player answers what is believed of the others' results with a noisy best plan (all at once, in a
graph of plans), and these answers change the beliefs: smoothed fictitious play. A player's results are what matters
to the others, not the way there, so that beliefs are result distributions, game by game. Several beliefs (B), for
different first actions, are moved side by side.
"""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

import numpy as np

from bot.games.olympics import own_result
from bot.games.olympics.batch import FORESEEN
from bot.games.olympics.forecast import Beliefs
from bot.games.olympics.plans import PLACES, PlanGraph
from bot.games.olympics.rankings import NO_MEDALS, PAIR_MEDALS, PAIRS, RANKINGS, pair_medals
from bot.games.olympics.rules import ACTIONS, ARCHERY, DIVING, FINISH, GAMES, HURDLES, PLAYERS, SKATING
from bot.players.olympics.study import Results, Study
from bot.rounding import rounded
from bot.search.quantal import Noise, policy

TWIN_RESULTS = 0.4
"""How much of a difference between twins in an action shows in the results."""
LEAST_FOLLOWED = 1e-9
"""A player whose followed plans are less likely than this goes on by habit."""


class Responses(ABC):
    """Beliefs and answers to them; subclasses say what is known of this turn's actions."""

    worth: np.ndarray
    """[A, P, B] of first actions in the last round; the mean of what is believed is worth nothing."""
    value: np.ndarray
    """[P, B] expected outcomes, as is believed."""
    rankings: np.ndarray
    """[G, K, B] how the runs will end, as is believed."""
    pay: np.ndarray
    """[G, P, B, K] what each ranking of a run would add to what a player expects."""
    prizes: np.ndarray
    """[D + 1, P * PLACES, B] what being in a cell at a time brings, if the race ends then."""
    policies: list[np.ndarray]
    """Of each layer, [A, N, B]: the answers of the last round."""

    def __init__(self, study: Study, usual: Results, turns: int) -> None:
        """``usual``: results by habit; ``turns`` whose actions are given."""
        self._study = study
        self._usual = self._results = usual
        self._turns = turns
        self._branches = usual.race.shape[1]
        self.policies = []

    def respond(self, graph: PlanGraph) -> Iterator[None]:
        """One round, in steps."""
        yield from self._answer(graph)
        yield from self.believe(graph, self.policies, self._study.params.plan_step)
        self.weigh()

    # ------------------------------------------------------------------ what this turn's actions are

    @abstractmethod
    def _skating(self) -> np.ndarray:
        """How skating will end [K, B]."""

    @abstractmethod
    def _first_worth(self, worth: np.ndarray) -> np.ndarray:
        """What first actions are worth [A, P, B], given that without skating."""

    @abstractmethod
    def _first_shares(self, shares: np.ndarray) -> np.ndarray:
        """How likely first actions are [A, P, B], given the answers."""

    # ------------------------------------------------------------------ beliefs

    def weigh(self) -> None:
        """How the runs will end, as is believed now, and what results are worth beyond what each player expects."""
        chances = self._chances()
        self.rankings = rankings = self._rankings(chances)
        payoffs = self._study.payoffs.of(_medals(rankings))  # [B, G, P, K]
        self.value = (payoffs * rankings.transpose(2, 0, 1)[:, :, None]).sum(3).mean(1).T
        self.pay = pay = payoffs.transpose(1, 2, 0, 3) - self.value[:, :, None]
        self.prizes = self._prizes(chances.get(HURDLES))
        if ARCHERY in chances:
            self._shot_worth = self._by_result(own_result.worth(chances[ARCHERY], pay[ARCHERY]))
        if DIVING in chances:
            self._dive_worth = self._by_result(own_result.worth(chances[DIVING], pay[DIVING]))

    def _chances(self) -> dict[int, np.ndarray]:
        """What own results lead to in each foreseen game that counts: [cases, P, B, ..., N]."""
        study, span = self._study, self._study.span
        race, shots, dives = self._results
        out = {}
        if study.hurdles is not None:
            out[HURDLES] = own_result.race_chances(race, not study.cut_off)
            if study.alike:
                self._liken(out[HURDLES], own_result.twin_race_chances(race, study.seat, not study.cut_off), span.depth)
        for game, results, turns in ((ARCHERY, shots, span.winds), (DIVING, dives, span.letters)):
            if turns:
                out[game] = own_result.chances(results)
                if study.alike:
                    self._liken(out[game], own_result.twin_chances(results, study.seat), turns)
        return out

    def _liken(self, chance: np.ndarray, twins: np.ndarray, turns: int) -> None:
        """The two others may go on side by side until a run is over, ``turns`` after the position."""
        share = self._study.alike ** (TWIN_RESULTS * (turns - self._turns))
        chance[:, self._study.seat] += share * (twins - chance[:, self._study.seat])

    def _rankings(self, chances: dict[int, np.ndarray]) -> np.ndarray:
        """How the runs will end [G, K, B]."""
        rankings = np.zeros((GAMES, RANKINGS, self._branches))
        rankings[:, NO_MEDALS] = 1
        for game, results in zip(FORESEEN, self._results):
            if game in chances:
                rankings[game] = own_result.rankings(chances[game], results, self._study.seat)
        if HURDLES in chances:
            rankings[HURDLES, NO_MEDALS] = np.maximum(0.0, 1 - rankings[HURDLES].sum(0))
        rankings[SKATING] = self._skating()
        return rankings

    def _prizes(self, race_chance: np.ndarray | None) -> np.ndarray:
        """What being in a cell at a time brings, if the race ends then: [D + 1, P * PLACES, B]."""
        depth = self._study.span.depth
        prizes = np.zeros((depth + 1, PLAYERS, PLACES, self._branches))
        if race_chance is not None:
            pay = self.pay[HURDLES]
            prizes[1:, :, : FINISH + 1] = own_result.worth(race_chance, pay)[:, :, 1:].transpose(2, 0, 3, 1)
            if self._study.cut_off:
                left = self._results.race[:, :, -1, :FINISH].sum(2)
                for player, (one, other) in enumerate(own_result.OTHERS):
                    prizes[-1, player, :FINISH] += pay[player, :, NO_MEDALS] * left[one] * left[other]
        return prizes.reshape(depth + 1, PLAYERS * PLACES, self._branches)

    def _by_result(self, worth: np.ndarray) -> np.ndarray:
        """[P, B, N] -> [P * N, B]."""
        return worth.transpose(0, 2, 1).reshape(-1, self._branches)

    def believe(self, graph: PlanGraph, policies: Sequence[np.ndarray], step: float) -> Iterator[None]:
        """Moves the beliefs by ``step`` (1: all the way) to the results of ``policies`` [A, N, B] of each layer."""
        span, layers, branches = self._study.span, graph.layers, self._branches
        usual = self._usual
        shots, dives = usual.shots, usual.dives
        mass = np.ones((PLAYERS, branches))
        masses = [mass]
        for depth, shares in enumerate(policies):
            layer, after = layers[depth], layers[depth + 1]
            moved = ((self._first_shares(shares) if depth == 0 else shares) * mass).reshape(-1, branches)
            if layer.shots is not None:
                shots = _spread(layer.shots, moved, usual.shots)
            if layer.dives is not None:
                dives = _spread(layer.dives, moved, usual.dives)
            nodes = after.owner.size
            followed = _collect(layer.children.ravel(), moved, nodes + after.closed.size)[:nodes]
            total = _collect(after.owner, followed, PLAYERS)
            mass = followed / np.maximum(total, LEAST_FOLLOWED).take(after.owner, 0)
            masses.append(mass)
            yield
        race = _collect(np.concatenate(graph.places), np.concatenate(masses), (span.depth + 1) * PLAYERS * PLACES)
        planned = race.reshape(span.depth + 1, PLAYERS, PLACES, branches).transpose(1, 3, 0, 2)
        lost = planned.sum(3, keepdims=True) < LEAST_FOLLOWED
        planned = np.where(lost, usual.race, planned[..., : FINISH + 1])
        habit = self._study.params.plan_habit
        self._results = Results(*(
            believed + step * ((1 - habit) * plan + habit * by_habit - believed)
            for believed, plan, by_habit in zip(self._results, (planned, shots, dives), usual)
        ))

    # ------------------------------------------------------------------ answers

    def _answer(self, graph: PlanGraph) -> Iterator[None]:
        """Noisy best plans, from the last layer to the first."""
        layers, noises = graph.layers, self._study.noises(graph)
        prizes = self.prizes.reshape(-1, self._branches)
        after = prizes.take(graph.places[-1], 0)
        self.policies = []
        for depth in range(self._study.span.depth - 1, -1, -1):
            layer, closed = layers[depth], layers[depth + 1].closed
            promised = np.repeat(closed[:, None], self._branches, 1)
            worth = np.concatenate([after, promised]).take(layer.children, 0)  # [A, N, B]
            if layer.shots is not None:
                worth += self._shot_worth.take(layer.shots, 0)
            if layer.dives is not None:
                worth += self._dive_worth.take(layer.dives, 0)
            if depth == 0:
                worth = self._first_worth(worth)
            shares = policy(worth, noises[depth])
            self.policies.append(shares)
            after = np.add.reduce(shares * worth, 0) + prizes.take(graph.places[depth], 0)
            yield
        self.policies.reverse()
        self.worth = rounded(worth)


class OpenTurn(Responses):
    """Everyone has yet to choose this turn's action (B is 1)."""

    def __init__(self, study: Study) -> None:
        super().__init__(study, study.usual(study.foreseen(), 0), 0)
        self.first = np.full((ACTIONS, PLAYERS), 1 / ACTIONS)
        """[A, P] what is believed of this turn's actions."""
        params = study.params
        self._first_noise = Noise(params.plan_first_temperature, params.plan_first_lapse)
        self.weigh()

    def believe(self, graph: PlanGraph, policies: Sequence[np.ndarray], step: float) -> Iterator[None]:
        """Moves what is believed of this turn's actions, too."""
        yield from super().believe(graph, policies, step)
        self.first = self.first + step * (policy(self.worth[:, :, 0], self._first_noise) - self.first)

    def beliefs(self) -> Beliefs:
        """How the runs will end, if everyone answers the others' plans."""
        return Beliefs(rounded(self.rankings[:, :, 0]), self._study.skating)

    def joint_first(self) -> np.ndarray:
        """Probability of each joint first action [A, A, A]."""
        one, other = self._study.others
        pair = np.multiply.outer(self.first[:, one], self.first[:, other])
        twins = np.diag(0.5 * (self.first[:, one] + self.first[:, other]))
        pair += self._study.alike * (twins - pair)
        return np.moveaxis(np.multiply.outer(self.first[:, self._study.seat], pair), 0, self._study.seat)

    def skating_answers(self) -> np.ndarray:
        """What the first actions are worth in skating [A, P]."""
        joint = self.joint_first()
        worth = np.tensordot(self.pay[SKATING, :, 0], self._study.skating, 1)  # [P, A, A, A]
        answers = np.empty((ACTIONS, PLAYERS))
        for player, others in enumerate(own_result.OTHERS):
            answers[:, player] = (worth[player] * joint.sum(player, keepdims=True)).sum(others)
        return answers

    def _skating(self) -> np.ndarray:
        return np.asarray(np.tensordot(self._study.skating, self.joint_first(), 3)[:, None])

    def _first_worth(self, worth: np.ndarray) -> np.ndarray:
        return worth + self._study.params.plan_skating * self.skating_answers()[:, :, None]

    def _first_shares(self, shares: np.ndarray) -> np.ndarray:
        return shares


class Branches(Responses):
    """The bot's action of this turn is given, another one in each branch; the others act as is believed of them."""

    def __init__(self, study: Study, graph: PlanGraph, turn: OpenTurn, ours: np.ndarray) -> None:
        """``ours`` [B]: the bot's actions; ``turn``: what is believed without them."""
        first = np.repeat(turn.first[:, :, None], ours.size, 2)
        first[:, study.seat] = np.arange(ACTIONS)[:, None] == ours
        after = study.usual(graph.after_first().transpose(0, 2, 1), 1)
        usual = Results(*(np.einsum("apb,pa...->pb...", first, results) for results in after))
        super().__init__(study, usual, 1)
        self._first = first
        self._ours = ours
        skating = np.moveaxis(study.skating, 1 + study.seat, 1)[:, ours]
        self._skating_rankings = np.tensordot(skating, turn.joint_first().sum(study.seat), 2)

    def outcome(self) -> np.ndarray:
        """What the bot can expect in each branch, if it goes on with its plan [B]."""
        seat = self._study.seat
        planned = self.worth[self._ours, seat, np.arange(self._ours.size)]
        return np.asarray(rounded(self.value[seat] + planned))

    def _skating(self) -> np.ndarray:
        return self._skating_rankings

    def _first_worth(self, worth: np.ndarray) -> np.ndarray:
        return worth

    def _first_shares(self, shares: np.ndarray) -> np.ndarray:
        return self._first


def _medals(rankings: np.ndarray) -> np.ndarray:
    """Medals of each pair of players: [G, K, B] -> [B, G, pairs, 9]."""
    branches = rankings.shape[2]
    medals = pair_medals(rankings.transpose(1, 2, 0).reshape(RANKINGS, -1))  # [pairs, 9, B * G]
    return medals.reshape(len(PAIRS), PAIR_MEDALS, branches, GAMES).transpose(2, 3, 0, 1)


def _collect(index: np.ndarray, mass: np.ndarray, size: int) -> np.ndarray:
    """Sums of ``mass`` [M, B] by ``index`` [M]: [size, B]."""
    branches = mass.shape[1]
    place = index if branches == 1 else (index[:, None] * branches + np.arange(branches)).ravel()
    return np.bincount(place, mass.ravel(), size * branches).reshape(size, branches)


def _spread(index: np.ndarray, mass: np.ndarray, usual: np.ndarray) -> np.ndarray:
    """Distribution of each player's result [P, B, N]; ``usual`` where there is no mass. ``mass`` [A * nodes, B]."""
    _, branches, results = usual.shape
    out = _collect(index.ravel(), mass, PLAYERS * results).reshape(PLAYERS, results, branches).transpose(0, 2, 1)
    total = out.sum(2, keepdims=True)
    return np.where(total > LEAST_FOLLOWED, out / np.maximum(total, LEAST_FOLLOWED), usual)
