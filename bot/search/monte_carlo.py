"""Flat Monte-Carlo search over the actions of the root: who gets how many samples, and who is best.

The game enters through one function, which evaluates a whole batch of (action, sample) pairs. Samples are
numbered for each action from 0; a caller that draws chance by the sample's number alone compares actions
on the same chances (common random numbers). Shapes: A actions, N pairs of a batch.
"""
from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from bot.search.clock import Deadline

FINALISTS = 2
"""Actions between which sequential halving does not choose before the end."""

Evaluate = Callable[[np.ndarray, np.ndarray], np.ndarray]
"""``evaluate(actions, samples)``: int64 [N] both; returns the values, float [N]."""


@dataclass
class Estimates:
    """What is known of each action."""

    visits: np.ndarray  # [A] int64
    totals: np.ndarray  # [A] float64, sums of values
    contenders: np.ndarray  # [C] the actions that have not been ruled out

    @classmethod
    def of(cls, actions: int) -> Estimates:
        """No samples yet."""
        return cls(np.zeros(actions, np.int64), np.zeros(actions), np.arange(actions))

    def means(self) -> np.ndarray:
        """[A] mean values; minus infinity for an action without samples, which never beats one that has some."""
        return np.where(self.visits > 0, self.totals / np.maximum(self.visits, 1), -np.inf)

    def best(self) -> int:
        """The contender with the greatest mean; the first of equal ones.

        Actions that were ruled out do not come back because the means of the others have sunk: of many means
        over few samples the greatest is too great.
        """
        return int(self.contenders[self.means()[self.contenders].argmax()])

    def add(self, actions: np.ndarray, values: np.ndarray) -> None:
        """Values a batch of samples, [N]; an action may come several times."""
        self.visits += np.bincount(actions, minlength=self.visits.size)
        self.totals += np.bincount(actions, values, minlength=self.visits.size)


class Budget:
    """Samples that may still be drawn, in batches, until they are used up or the time is."""

    def __init__(self, batch: int, deadline: Deadline, samples: int = 0) -> None:
        """``samples``: how many in all; 0 for as many as the time allows."""
        self.batch, self.deadline = batch, deadline
        self.left = samples or math.inf
        self.spent = 0

    def over(self) -> bool:
        return self.left <= 0 or self.deadline.passed()

    def draw(self, estimates: Estimates, evaluate: Evaluate, actions: np.ndarray) -> bool:
        """Samples ``actions`` [N] in batches; returns whether all of them could be."""
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


def uniform(actions: int, evaluate: Evaluate, budget: Budget) -> Estimates:
    """Every action in turn, as long as the budget lasts."""
    estimates = Estimates.of(actions)
    every = np.arange(actions)
    rounds = np.tile(every, max(1, budget.batch // actions))
    while not budget.over():
        budget.draw(estimates, evaluate, rounds)
    return estimates


def sequential_halving(
    actions: int, evaluate: Evaluate, budget: Budget, first: int, keep: float = 0.25, enough: int = 0
) -> Estimates:
    """Rounds of about equal cost in which ever fewer actions get ever more samples.

    After Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits" (2013), with the number
    of rounds left open: each keeps the share ``keep`` of the actions by mean and gives 1 / ``keep`` times as many
    samples to each. The last round, between :data:`FINALISTS` actions, goes on until the budget is used up.
    ``first``: samples for each action in the first round. An incomplete round rules nobody out. ``enough``: with so
    few contenders left the search ends before its budget does.
    """
    estimates = Estimates.of(actions)
    samples = float(first)
    while not budget.over():
        alive = estimates.contenders
        if len(alive) <= enough:
            break
        if len(alive) <= FINALISTS:
            budget.draw(estimates, evaluate, np.tile(alive, max(1, budget.batch // len(alive))))
            continue
        wanted = max(1, round(samples) - int(estimates.visits[alive[0]]))  # all contenders have as many
        if not budget.draw(estimates, evaluate, np.tile(alive, wanted)):
            break
        samples /= keep
        means = estimates.means()[alive]
        survivors = max(FINALISTS, enough, math.ceil(len(alive) * keep))
        estimates.contenders = alive[np.argsort(-means, kind="stable")[:survivors]]
    return estimates


def ucb(actions: int, evaluate: Evaluate, budget: Budget, exploration: float) -> Estimates:
    """UCB1 (Auer et al. 2002) in batches: every batch goes to the actions with the highest bounds.

    ``exploration``: the factor of the square root, in units of a value. Actions are sampled once in order first.
    """
    estimates = Estimates.of(actions)
    budget.draw(estimates, evaluate, np.arange(actions))
    while not budget.over():
        visits = np.maximum(estimates.visits, 1)
        bounds = estimates.means() + exploration * np.sqrt(math.log(max(budget.spent, 2)) / visits)
        chosen = np.argsort(-bounds, kind="stable")[:max(1, min(actions, budget.batch) // 8)]
        budget.draw(estimates, evaluate, np.repeat(chosen, max(1, budget.batch // len(chosen))))
    return estimates


def occurrence(actions: np.ndarray) -> np.ndarray:
    """[N] how often the same action comes before each place."""
    order = np.argsort(actions, kind="stable")
    ordered = actions[order]
    starts = np.flatnonzero(np.concatenate(([True], ordered[1:] != ordered[:-1])))
    run = np.repeat(starts, np.diff(np.concatenate((starts, [len(ordered)]))))
    result = np.empty(len(actions), np.int64)
    result[order] = np.arange(len(ordered)) - run
    return result
