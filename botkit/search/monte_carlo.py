"""Flat Monte Carlo search over the root's actions: how many samples each gets, and which one is best.

The game is one function, which evaluates a whole batch of (action, sample) pairs. The samples of each action are
numbered from 0; if a caller's random events depend only on the sample's number, actions are compared under the same
conditions (common random numbers). Shapes: A actions, N pairs of a batch.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TypeVar

import numpy as np

from botkit.arrays import Floats, Ints
from botkit.search.clock import Deadline
from botkit.search.exact_sums import runs
from botkit.search.result import MOST_ALTERNATIVES, SearchResult

A = TypeVar("A")
FINALISTS = 2
"""Sequential halving keeps this many actions until the end."""

Evaluate = Callable[[Ints, Ints], Floats]
"""``evaluate(actions, samples)``: int64 [N] both; returns the values, float [N]."""


class ActionEstimates:
    """What is known of A actions: how often each was sampled, its mean, and whether it is still a contender."""

    def __init__(self, actions: int) -> None:
        self.visits = np.zeros(actions, np.int64)  # [A]
        self._totals = np.zeros(actions)  # [A] sums of values
        self._order = np.arange(actions)  # [A] contenders, then those ruled out, the latest first
        self._contenders = actions

    @property
    def contenders(self) -> Ints:
        """[C] the actions that have not been ruled out."""
        return self._order[:self._contenders]

    def means(self) -> Floats:
        """[A] mean values; minus infinity for an action without samples, so that it never beats one that has some."""
        return np.where(self.visits > 0, self._totals / np.maximum(self.visits, 1), -np.inf)

    def ranked(self) -> Ints:
        """[A] the contenders by mean, the greatest first, and behind them the actions that were ruled out.

        An action that was ruled out does not come back when the others' means sink: the greatest of many means over
        few samples is too great.
        """
        by_mean = np.argsort(-self.means()[self.contenders], kind="stable")
        return np.concatenate((self.contenders[by_mean], self._order[self._contenders:]))

    def result(self, samples: int, answer: Callable[[int], A]) -> SearchResult[A]:
        """The best action after ``samples`` samples in all. ``answer`` turns an action into the caller's answer."""
        means = self.means()
        best = tuple((answer(action), float(means[action])) for action in self.ranked()[:MOST_ALTERNATIVES].tolist())
        return SearchResult(*best[0], best, samples)

    def keep(self, contenders: int) -> None:
        """Rules out all but the best ``contenders``."""
        self._order, self._contenders = self.ranked(), contenders

    def add(self, actions: Ints, values: Floats) -> None:
        """Adds the values [N] of a batch of samples; an action may occur several times."""
        self.visits += np.bincount(actions, minlength=self.visits.size)
        self._totals += np.bincount(actions, values, minlength=self.visits.size)


class Budget:
    """The samples that may still be drawn, in batches, until they or the time are used up."""

    def __init__(self, batch: int, deadline: Deadline, samples: int = 0) -> None:
        """``samples``: the number in all; 0 for as many as the time allows."""
        self.batch, self.deadline = batch, deadline
        self.left = samples or math.inf
        self.spent = 0

    def over(self) -> bool:
        return self.left <= 0 or self.deadline.passed()

    def draw(self, estimates: ActionEstimates, evaluate: Evaluate, actions: Ints) -> bool:
        """Samples ``actions`` [N] in batches; returns whether there was room for all of them."""
        for start in range(0, len(actions), self.batch):
            if self.over():
                return False
            wanted = actions[start:start + self.batch]
            part = wanted[:int(min(self.left, len(wanted)))]
            estimates.add(part, evaluate(part, estimates.visits[part] + occurrence(part)))
            self.left -= len(part)
            self.spent += len(part)
            if len(part) < len(wanted):
                return False
        return True


def sequential_halving(
    actions: int, evaluate: Evaluate, budget: Budget, first: int, keep: float = 0.25, enough: int = 0
) -> Iterator[ActionEstimates]:
    """Rounds of about equal cost, with ever more samples for ever fewer actions; yields the estimates after each.

    After Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits" (2013), with the number
    of rounds left open: each keeps the share ``keep`` of the actions with the best means and gives each of them
    1 / ``keep`` times as many samples. The last round, between :data:`FINALISTS` actions, lasts until the budget is
    used up, and yields the estimates after every batch. ``first``: samples for each action in the first round. An
    incomplete round rules nothing out. ``enough``: with this few contenders left, the search ends early.
    """
    estimates = ActionEstimates(actions)
    samples = float(first)
    while len(estimates.contenders) > enough and not budget.over():
        alive = estimates.contenders
        if len(alive) <= FINALISTS:
            budget.draw(estimates, evaluate, np.tile(alive, max(1, budget.batch // len(alive))))
        else:
            wanted = max(1, round(samples) - int(estimates.visits[alive[0]]))  # all contenders have as many
            if budget.draw(estimates, evaluate, np.tile(alive, wanted)):
                samples /= keep
                estimates.keep(max(FINALISTS, enough, math.ceil(len(alive) * keep)))
        if budget.spent:
            yield estimates


def occurrence(actions: Ints) -> Ints:
    """[N] how often the action at each place occurs before it."""
    order = np.argsort(actions, kind="stable")
    result = np.empty(len(actions), np.int64)
    result[order] = np.arange(len(actions)) - np.repeat(*runs(actions[order]))
    return result
