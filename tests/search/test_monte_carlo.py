"""Flat Monte-Carlo on slot machines with known means."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bot.search.clock import Deadline
from bot.search.monte_carlo import Budget, Estimates, occurrence, sequential_halving, ucb, uniform

MEANS = np.linspace(0.0, 1.0, 40)
BEST = 27
Search = Callable[[Any, Budget], Estimates]


class Machines:
    """Payouts around known means; the same (action, sample) always pays the same."""

    def __init__(self, noise: float = 0.5) -> None:
        random = np.random.default_rng(5)
        self.means = MEANS.copy()
        self.means[BEST] = 1.4
        self.payouts = self.means[:, None] + noise * random.standard_normal((MEANS.size, 5_000))
        self.asked: list[tuple[int, int]] = []

    def evaluate(self, actions: Any, samples: Any) -> Any:
        self.asked += zip(actions.tolist(), samples.tolist())
        return self.payouts[actions, samples]


SEARCHES: dict[str, Search] = {
    "uniform": lambda evaluate, budget: uniform(MEANS.size, evaluate, budget),
    "halving": lambda evaluate, budget: sequential_halving(MEANS.size, evaluate, budget, first=4),
    "ucb": lambda evaluate, budget: ucb(MEANS.size, evaluate, budget, exploration=0.5),
}


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_every_search_finds_the_best_machine(search: Search) -> None:
    assert search(Machines().evaluate, Budget(64, Deadline.never(), 4_000)).best() == BEST


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_the_budget_is_used_up_and_never_overdrawn(search: Search) -> None:
    machines, budget = Machines(), Budget(64, Deadline.never(), 1_501)
    estimates = search(machines.evaluate, budget)
    assert budget.spent == len(machines.asked) == estimates.visits.sum() == 1_501


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_samples_of_an_action_are_numbered_without_gaps(search: Search) -> None:
    machines = Machines()
    estimates = search(machines.evaluate, Budget(64, Deadline.never(), 1_501))
    assert len(set(machines.asked)) == len(machines.asked)
    for action, visits in enumerate(estimates.visits):
        assert sorted(sample for chosen, sample in machines.asked if chosen == action) == list(range(visits))


@pytest.mark.parametrize("search", [SEARCHES["halving"], SEARCHES["ucb"]])
def test_clever_allocation_gives_the_best_more_samples(search: Search) -> None:
    estimates = search(Machines().evaluate, Budget(64, Deadline.never(), 4_000))
    assert estimates.visits[BEST] > 3 * 4_000 / MEANS.size


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_a_passed_deadline_draws_nothing(search: Search) -> None:
    machines = Machines()
    assert search(machines.evaluate, Budget(64, Deadline.after_ms(-1))).visits.sum() == 0
    assert not machines.asked


def test_halving_ends_with_as_many_contenders_as_are_enough() -> None:
    budget = Budget(64, Deadline.never(), 4_000)
    estimates = sequential_halving(MEANS.size, Machines().evaluate, budget, first=8, enough=6)
    assert estimates.contenders.size == 6
    assert BEST in estimates.contenders
    assert not budget.over()


def test_a_draw_that_the_budget_cuts_short_is_none() -> None:
    budget, estimates, actions = Budget(8, Deadline.never(), 20), Estimates.of(24), np.arange(24)
    assert not budget.draw(estimates, lambda actions, samples: np.zeros(len(actions)), actions)
    assert estimates.visits.sum() == budget.spent == 20


def test_an_unsampled_action_never_beats_a_sampled_one() -> None:
    estimates = Estimates.of(3)
    estimates.add(np.array([1, 1]), np.array([-5.0, -7.0]))
    assert estimates.best() == 1
    assert estimates.means()[1] == -6.0


def test_occurrences_count_what_came_before() -> None:
    assert occurrence(np.array([4, 2, 4, 4, 2, 0])).tolist() == [0, 0, 1, 2, 1, 0]
