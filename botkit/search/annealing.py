"""Simulated annealing: a whole solution, changed by small random moves, ever fewer of which may make it worse.

For orders, placements, schedules and programs of one player. Strong where a small change can be valued without looking
at the whole solution (some 100,000 moves a second in plain Python), and where good solutions are near each other. What
decides are the moves: those that keep most of a good solution (for a route: reverse a part of it, not swap two stops).

A worse solution is accepted with the probability ``exp(-loss / temperature)``. The temperature falls with the share of
the time that has passed, so that all of the time is used, whatever the machine: from the mean loss of some random
moves, or what the caller says, to a small part of it. Restarts divide the time among runs from new solutions, for
problems in which a run can be caught far from the best.

Sources: Kirkpatrick, Gelatt and Vecchi, "Optimization by simulated annealing" (1983); the geometric fall by the clock,
and the undone move, are customs of heuristic contests.
"""
from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Generic, Protocol, TypeVar

from botkit.search.clock import Deadline
from botkit.search.progress import Progress
from botkit.search.result import SearchResult

S = TypeVar("S")
M = TypeVar("M")
SAMPLED_MOVES = 100
"""The first temperature is the mean loss of so many moves."""
COLDEST = 0.02
"""The last temperature, as a share of the first."""
SAMPLED_SHARE = 0.05
"""... or of fewer, where they take this share of the time."""


class AnnealingProblem(Protocol[S, M]):
    """A problem whose solutions are changed in place."""

    def start(self, random: Random) -> S:
        """A solution to begin with: a drawn one, or a greedy one."""

    def value(self, solution: S) -> float:
        """The greater, the better."""

    def move(self, solution: S, random: Random) -> M:
        """A small change, drawn at random."""

    def play(self, solution: S, move: M) -> float:
        """Makes the change; returns by how much it is worth more than before."""

    def undo(self, solution: S, move: M) -> None:
        """Takes back the change that was made last."""

    def copy(self, solution: S) -> S:
        """One that stays as it is."""


def anneal(
    problem: AnnealingProblem[S, M], deadline: Deadline, seed: int, moves: int = 0, runs: int = 1, hottest: float = 0.0
) -> Iterator[SearchResult[S]]:
    """The best solution so far, whenever there is a better one.

    ``moves``: how many are tried in all, whatever the clock says, so that the result is the same on every machine; 0:
    until the deadline. ``runs``: how many times it begins anew. ``hottest``: the first temperature, in the unit of
    values: a loss that is often accepted at first; 0: found out. Effort: moves.
    """
    search = _Annealing(problem, Progress(deadline, moves), Random(seed))
    for run in range(runs):
        yield from search.run(run, runs, hottest)


class _Annealing(Generic[S, M]):
    """Runs from new solutions, and the best of all."""

    def __init__(self, problem: AnnealingProblem[S, M], progress: Progress, random: Random) -> None:
        self._problem, self._progress, self._random = problem, progress, random
        self._best = -math.inf
        self._kept: list[S] = []  # the best solution, once it is to be told

    def run(self, run: int, runs: int, hottest: float) -> Iterator[SearchResult[S]]:
        """From a new solution until a run's share of the time is over."""
        solution = self._problem.start(self._random)
        value = self._problem.value(solution)
        self._keep(solution, value)
        yield from self._told()
        hottest = hottest or self._mean_loss(solution, (run + SAMPLED_SHARE) / runs)
        while (share := self._progress.share() * runs - run) < 1.0:
            value = self._tried(solution, value, hottest * COLDEST ** share)
            self._keep(solution, value)
            yield from self._told()

    def _tried(self, solution: S, value: float, temperature: float) -> float:
        """The value after as many moves as there are until the next look."""
        problem, random = self._problem, self._random
        for _ in range(self._progress.steps):
            move = problem.move(solution, random)
            gain = problem.play(solution, move)
            if gain < 0.0 and random.random() >= math.exp(gain / temperature):
                problem.undo(solution, move)
                continue
            if gain < 0.0 and value > self._best:
                problem.undo(solution, move)
                self._keep(solution, value)
                problem.play(solution, move)
            value += gain
        self._progress.done += self._progress.steps
        return value

    def _keep(self, solution: S, value: float) -> None:
        if value > self._best:
            self._best, self._kept = value, [self._problem.copy(solution)]

    def _told(self) -> Iterator[SearchResult[S]]:
        if self._kept:
            yield SearchResult(self._kept.pop(), self._best, effort=self._progress.done)

    def _mean_loss(self, solution: S, end: float) -> float:
        """Of the first moves that make a solution worse, until this share of the time is over; all are taken back."""
        losses = []
        for _ in range(SAMPLED_MOVES):
            move = self._problem.move(solution, self._random)
            losses.append(-min(self._problem.play(solution, move), 0.0))
            self._problem.undo(solution, move)
            if self._progress.share() > end:
                break
        return math.fsum(losses) / (sum(loss > 0.0 for loss in losses) or 1) or 1.0
