"""Looks two turns ahead where it matters, with the values of a network.

First all joint actions of this turn are valued, and everybody answers the others' policies. Then, for the best actions
of the bot and the likeliest answers of the others, the next turn is looked at in the same way, with a skating order
that is drawn; by how much this changes the values, weighted by the answers' probabilities, corrects the bot's actions.
"""
from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import count

import numpy as np

from bot.olympics.arrays import Floats, Ints
from bot.olympics.constants import ACTIONS, GAMES, HURDLES, PLAYERS, SKATING, TURNS
from bot.olympics.network.equilibrium import Equilibrium, equilibrium
from bot.olympics.network.features import (
    GIVEN,
    GOLD,
    JOINT_ACTIONS,
    RUNNING,
    SILVER,
    Children,
    Course,
    Features,
    Positions,
    of_position,
)
from bot.olympics.network.params import Params
from bot.olympics.network.value import Weights, values
from bot.olympics.state import Position
from bot.search.clock import Deadline
from bot.search.result import SearchResult
from bot.search.rounding import rounded

ROUNDS = 6
"""Rounds of answers in an equilibrium."""
TOGETHER = 2
"""The joint answers that are looked at together."""


class TwoPly:
    """Searches the turns of one match."""

    def __init__(self, weights: Weights, params: Params) -> None:
        self._features = Features()
        self._weights = weights
        self._params = params

    def results(self, position: Position, seat: int, deadline: Deadline) -> Iterator[SearchResult[int]]:
        """Ever better actions; the effort is in joint actions that were valued."""
        params = self._params
        course, now = of_position(position)
        children, worth, likely = self._look(course, now)
        outcomes = rounded(likely.values[0, seat])
        effort = JOINT_ACTIONS
        yield _result(outcomes, effort)
        ours = (outcomes >= outcomes.max() - params.margin).nonzero()[0]
        if ours.size < 2 or position.turn == TURNS:
            return
        answers, shares = _likeliest(likely, seat)
        luck = Course(course.transitions, course.rests, 1, course.ranks).left(SKATING)
        most = params.answers or (math.inf if luck else answers.size)
        random = np.random.default_rng([params.seed, position.turn])
        cube = np.moveaxis(np.arange(JOINT_ACTIONS).reshape((ACTIONS,) * PLAYERS), seat, 0).reshape(ACTIONS, -1)
        corrections, weight = np.zeros(ours.size), 0.0
        for first in count(0, TOGETHER):
            if first >= most:
                return
            part = np.arange(first, min(first + TOGETHER, most)) % answers.size
            joint = cube[ours][:, answers[part]]  # [O, K]
            ranks = np.argsort(random.random(ACTIONS), kind="stable")
            after = positions_after(course, now, children, joint.ravel(), ranks)
            _, _, then = self._look(*after)
            expected = rounded((then.policies[:, seat] * then.values[:, seat]).sum(1)).reshape(joint.shape)
            corrections += (expected - worth[0, joint, seat]) @ shares[part]
            weight += shares[part].sum()
            effort += joint.size * JOINT_ACTIONS
            better = outcomes.copy()
            better[ours] += corrections / weight
            yield _result(rounded(better), effort)

    def _look(self, course: Course, positions: Positions) -> tuple[Children, Floats, Equilibrium]:
        """The children of positions, what each is worth [B, J, P], and what the players make of it."""
        children = self._features.children(course, positions)
        size = len(children.players)
        worth = np.empty((size, JOINT_ACTIONS, PLAYERS))
        for number in range(size):  # all at once would not stay in the cache
            worth[number] = values(self._weights, children.players[number], children.shared[number])
        worth = rounded(worth)
        return children, worth, equilibrium(worth, self._params.temperature, ROUNDS)


def _likeliest(likely: Equilibrium, seat: int) -> tuple[Ints, Floats]:
    """The joint answers of the two others, numbered in their order, the likeliest first, and their probabilities."""
    first, second = (player for player in range(PLAYERS) if player != seat)
    shares = rounded(np.outer(likely.policies[0, first], likely.policies[0, second]).ravel())
    answers = np.argsort(-shares, kind="stable")
    return answers, shares[answers]


def positions_after(
    course: Course, now: Positions, children: Children, joint: Ints, ranks: Ints
) -> tuple[Course, Positions]:
    """The positions after joint actions [B] of the only position ``now``; ``ranks``: the skating order there."""
    players, shared = children.players[0, joint], children.shared[0, joint]
    running = shared[:, RUNNING: RUNNING + GAMES] > 0
    won = np.rint(GIVEN[0] * players[..., GOLD: GOLD + GAMES] + GIVEN[1] * players[..., SILVER: SILVER + GAMES])
    points = now.points + np.where(running[:, None], 0.0, won)
    positions = Positions(children.states[:, 0, joint], points, running[:, HURDLES])
    return Course(course.transitions, course.rests, 1, ranks), positions


def _result(outcomes: Floats, effort: int) -> SearchResult[int]:
    """The best action by the ``outcomes`` of all [A]; among equals, the first."""
    order = np.argsort(-outcomes, kind="stable").tolist()
    alternatives = tuple((action, float(outcomes[action])) for action in order)
    return SearchResult(*alternatives[0], alternatives, effort)
