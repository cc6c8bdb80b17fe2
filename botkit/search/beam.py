"""Beam search: plans of one player, step by step, with the best states of every step kept.

For puzzles and optimisation with a score, and for a turn's plan against a fixed reply, which ``play`` then contains.
Strong where a state's worth can be told before the end, and where different orders of moves lead to the same state:
states of a step that have the same key are one, the best. Against luck or an opponent who answers it is blind.

The width is what the time allows. A first pass keeps one state in every step (the greedy plan), a second one a few.
After them, the width of a step follows from the time that is left, the steps that are left in the longest plan so far,
and what states have cost. A pass in which nothing was dropped ends the search: its plan is the best there is.

Sources: Lowerre, "The HARPY speech recognition system" (1976); Ow and Morton, "Filtered beam search in scheduling"
(1988); duplicates by hash and the width by the clock are customs of heuristic contests, such as AtCoder's.
"""
from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import chain, count, repeat
from operator import attrgetter
from typing import Generic, Protocol, TypeVar

from botkit.search.clock import Deadline, Stopped
from botkit.search.result import SearchResult

S = TypeVar("S")
M = TypeVar("M")
FIRST_WIDTHS = (1, 8)
"""Of the passes before those whose width follows from the time."""
BY_THE_CLOCK = 0
MOST_WIDTH = 1_000_000
KEPT_STEPS = 2
"""However long the pass, its time is shared with this many steps to come: a plan may be longer than any so far."""


class BeamProblem(Protocol[S, M]):
    """What one player decides, move by move. States do not change."""

    def moves(self, state: S) -> Iterable[M]:
        """What can be done; empty at the end."""

    def play(self, state: S, move: M) -> S:
        """The state after ``move``."""

    def value(self, state: S) -> float:
        """The score at the end; before it, an estimate of the score that can be reached. The greater, the better."""

    def key(self, state: S) -> Hashable:
        """The same for states in which the same can still be done; of those in a step, the best is kept."""


def beam(
    problem: BeamProblem[S, M], state: S, deadline: Deadline, width: int = BY_THE_CLOCK, horizon: int = 0
) -> Iterator[SearchResult[M]]:
    """The first move of the best plan so far; the whole plan is the result's ``line``.

    ``width``: a single pass that keeps so many states in every step, and is the same on every machine. ``horizon``:
    plans end after so many moves, and are compared by their last estimates; 0: they go on to the end. Effort: the most
    states that were kept in a step. No result for a ``state`` in which nothing can be done.
    """
    search = _Beam(problem, deadline, horizon)
    try:
        for wanted in [width] if width else chain(FIRST_WIDTHS, repeat(BY_THE_CLOCK)):
            yield from search.run(state, wanted)
            if not search.dropped:
                return
    except Stopped:
        return


class _Step(Generic[S, M]):
    """A state, and the step before it with the move that led here."""

    __slots__ = ("before", "move", "state", "value")

    def __init__(self, state: S, value: float, before: _Step[S, M] | None, move: M | None) -> None:
        self.state, self.value, self.before, self.move = state, value, before, move

    def plan(self) -> Iterator[M]:
        """The moves from the beginning, the last one first."""
        step: _Step[S, M] | None = self
        while step and step.move is not None:
            yield step.move
            step = step.before


class _Beam(Generic[S, M]):
    """Passes of any width, and the best plan of all."""

    def __init__(self, problem: BeamProblem[S, M], deadline: Deadline, horizon: int) -> None:
        self.dropped = False
        self._problem, self._deadline, self._horizon = problem, deadline, horizon
        self._best = -float("inf")
        self._longest = 0
        self._began = deadline.now()
        self._states = 0

    def run(self, state: S, width: int) -> Iterator[SearchResult[M]]:
        """A pass; yields every better plan, and the leader of every step until a first plan has ended.

        Raises :class:`Stopped` after the deadline.
        """
        steps = [_Step[S, M](state, self._problem.value(state), None, None)]
        self.dropped = False
        widest = 1
        for depth in count():
            known: dict[Hashable, _Step[S, M]] = {}
            ended = steps if depth == self._horizon > 0 else [step for step in steps if not self._expand(step, known)]
            best = max(ended, key=attrgetter("value"), default=None)
            if depth and best and best.value > self._best:
                self._best = best.value
                yield _result(best, widest)
            if not known:
                self._longest = max(self._longest, depth)
                return
            steps = sorted(known.values(), key=attrgetter("value"), reverse=True)
            allowed = width or self._width(depth)
            self.dropped |= len(steps) > allowed
            del steps[allowed:]
            widest = max(widest, len(steps))
            if self._best == -float("inf"):
                yield _result(steps[0], widest)

    def _expand(self, step: _Step[S, M], known: dict[Hashable, _Step[S, M]]) -> bool:
        """Adds the states after a step to those ``known`` by key; whether there are any."""
        self._states += 1
        problem, any_move = self._problem, False
        for move in problem.moves(step.state):
            self._deadline.check()
            any_move = True
            state = problem.play(step.state, move)
            value, key = problem.value(state), problem.key(state)
            if key not in known or known[key].value < value:
                known[key] = _Step(state, value, step, move)
        return any_move

    def _width(self, depth: int) -> int:
        """How many states the next step can keep, so that the steps after it get as much time."""
        cost = (self._deadline.now() - self._began) * 1000.0 / self._states
        steps = max(self._longest - depth, KEPT_STEPS)
        return int(min(max(self._deadline.left_ms() / (cost * steps), 1.0), MOST_WIDTH))


def _result(step: _Step[S, M], effort: int) -> SearchResult[M]:
    first, *others = [*step.plan()][::-1]
    return SearchResult(first, step.value, (), effort, (first, *others))
