"""Playouts of the current runs by all players together, many futures at once, and what their ends are worth.

Distributions of each player's results, game by game, miss what only whole futures show: a plan that is good in two
games and bad in a third, skaters who touch, or a race that ends before its runners are where they planned to be.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import numpy as np

from bot.olympics.outlook.match_value import MatchValue
from bot.olympics.outlook.plan_graph import PLACES, RESULTS, PlanGraph, PlanLayer
from bot.olympics.outlook.rankings import NO_MEDALS, PAIR_MEDALS, PAIR_OF_MEDALS, PAIRS, ranking_of_results
from bot.olympics.player.responses import OpenTurn
from bot.olympics.rules.batch import RISKS, skate
from bot.olympics.rules.constants import (
    ACTIONS,
    ARCHERY,
    DIVING,
    FALL_RISK,
    FALLEN,
    FINISH,
    GAMES,
    HURDLES,
    PLAYERS,
    SKATING,
    SKATING_RISKS,
    SKATING_SPACES,
)
from botkit.arrays import Floats, Ints

ORDERS = np.array(list(permutations(range(ACTIONS)))).T
"""[A, 24]: the rank of each action, in each order of skating."""
SKATING_WEIGHT = 0.35
"""How much a space in skating changes the logarithm of an action's probability."""
FEARED_RISK, FEARED_FALL = 0.25, 5.0
"""The spaces that a point of risk, and a fall, seem to cost."""

CLOSED_LATER = 1e-6
"""The weight of plans that end on the way, relative to others."""


def _skating_weights() -> Floats:  # [RISKS * A]
    """How strongly skaters prefer the action of each rank, by their risk; a fallen one has no preference."""
    risks = np.arange(FALLEN, FALL_RISK)[:, None]
    taken = np.maximum(0, risks + np.array(SKATING_RISKS))
    gain = np.array(SKATING_SPACES) - np.where(taken >= FALL_RISK, FEARED_FALL, FEARED_RISK * taken)
    return np.where(risks < 0, 1.0, np.exp(SKATING_WEIGHT * (gain - gain.max(1, keepdims=True)))).ravel()


_SKATING_WEIGHTS = _skating_weights()


class RunPlayouts:
    """Futures of one position: F at once, in B branches with S futures each. Branches share their random numbers."""

    def __init__(self, turn: OpenTurn) -> None:
        """``turn``: the position, and the plans from it on."""
        self._situation = turn.situation
        self._graph = turn.graph
        self._open = _open_children(turn.graph)

    def play(self, first: Ints, policies: Sequence[Floats], random: np.random.Generator) -> Ints:
        """How the current runs end: [G, B * S].

        ``first`` [P, B, S]: all actions of this turn; ``policies``: for later turns, one [A, N, B] for each layer.
        """
        forecast, layers, depth = self._situation.forecast, self._graph.layers, self._graph.span.depth
        course = forecast.transitions
        _, branches, samples = first.shape
        futures = branches * samples
        branch = np.repeat(np.arange(branches), samples)
        nodes = np.repeat(np.arange(PLAYERS), futures).reshape(PLAYERS, futures)
        actions = first.reshape(PLAYERS, futures)
        ranks = course.skating_ranks.take(actions)
        skaters = np.repeat(forecast.states[SKATING][:, None], futures, 1)
        cells = np.zeros((depth + 1, PLAYERS, futures), np.int64)
        out = np.full((GAMES, futures), NO_MEDALS)
        for turn in range(max(depth, course.skating_turns)):
            if turn:
                which = (random.random(samples) * ORDERS.shape[1]).astype(np.int64)
                order = np.tile(ORDERS.take(which, 1), branches)  # [A, F]
                shares = np.ones((ACTIONS, PLAYERS, futures))
                if turn < course.skating_turns:
                    shares *= _SKATING_WEIGHTS.take(skaters % RISKS * ACTIONS + order[:, None])
                if turn < depth:
                    policy = (policies[turn] * self._open[turn][:, :, None]).reshape(ACTIONS, -1)
                    shares *= policy.take(nodes * branches + branch, 1)
                actions = drawn(shares, np.tile(random.random((PLAYERS, samples)), branches))
                ranks = np.take_along_axis(order, actions, 0)
            if turn < course.skating_turns:
                skaters = skate(skaters, ranks)
            if turn < depth:
                layer = layers[turn]
                edges = actions * layer.owner.size + nodes
                for game, results in layer.ends.items():
                    out[game] = ranking_of_results(results.take(edges) % RESULTS[game])
                nodes = _followed(layer.children.take(edges), layers[turn + 1])
                cells[turn + 1] = layers[turn + 1].place.take(nodes) % PLACES
        if course.track is not None:
            out[HURDLES] = self._race(cells)
        if course.skating_turns:
            out[SKATING] = ranking_of_results(skaters // RISKS)
        return out

    def _race(self, cells: Ints) -> Ints:
        """Rankings [F] of races, by the cells after each turn [D + 1, P, F]."""
        finished = (cells == FINISH).any(1)
        over = finished.any(0)
        end = np.where(over, finished.argmax(0), len(cells) - 1)
        ranking = ranking_of_results(np.take_along_axis(cells, end[None, None], 0)[0])
        return np.where(over, ranking, NO_MEDALS) if self._situation.is_cut_off else ranking


_MEDALS_OF = PAIR_OF_MEDALS.argmax(1)  # [pairs, K]: the medals of a pair in each ranking


class JointValue:
    """The outcome of the match for one player, given how all current runs end.

    ``match_value`` takes one ranking, and expects the others. The medals of two players in four games have 9 ** 4
    combinations, few enough for a table of who is ahead in each.
    """

    def __init__(self, value: MatchValue, player: int) -> None:
        """Builds the tables, which takes some milliseconds."""
        self._player = player
        self._wins = {pair: value.pair_wins(pair).ravel() for pair, players in enumerate(PAIRS) if player in players}

    def outcomes(self, rankings: Ints) -> Floats:
        """The player's expected outcome [F], given the ``rankings`` [G, F] of the current runs."""
        out = np.full(rankings.shape[1], 0.5)
        for pair, wins in self._wins.items():
            medals = _MEDALS_OF[pair].take(rankings)
            index = ((medals[HURDLES] * PAIR_MEDALS + medals[ARCHERY]) * PAIR_MEDALS + medals[SKATING]) * PAIR_MEDALS
            lead = 0.5 * (wins.take(index + medals[DIVING]) - 0.5)
            out += lead if PAIRS[pair][0] == self._player else -lead
        return out


def drawn(shares: Floats, luck: Floats) -> Ints:
    """Actions [P, F], drawn by their ``shares`` [A, P, F]; ``luck`` [P, F]: uniform numbers from 0 to 1."""
    upto = np.cumsum(shares, 0)
    return np.add.reduce(upto[:-1] <= luck * upto[-1], 0, np.int64)


def _followed(nodes: Ints, layer: PlanLayer) -> Ints:
    """[P, F]: the nodes; a closed one is replaced by any node of the same player, see :func:`_open_children`."""
    closed = nodes >= layer.owner.size
    if not closed.any():
        return nodes
    return np.where(closed, [[(layer.owner == player).argmax()] for player in range(PLAYERS)], nodes)


def _open_children(graph: PlanGraph) -> list[Floats]:
    """For each layer [A, N]: 1 if an action leads to a node from which plans reach the end, otherwise almost 0.

    So closed nodes are reached only if all plans of a first action are closed on the way, which is very rare.
    """
    lasts = np.ones(graph.layers[-1].owner.size, bool)
    out = []
    for layer in reversed(graph.layers[:-1]):
        inside = layer.children < lasts.size
        goes_on = lasts.take(layer.children, mode="clip") & inside
        out.append(np.where(goes_on, 1.0, np.where(inside, CLOSED_LATER, CLOSED_LATER ** 2)))
        lasts = np.logical_or.reduce(goes_on, 0)
    return out[::-1]
