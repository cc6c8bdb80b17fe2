"""Flat Monte Carlo on slot machines with known means."""
from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from botkit.search.clock import Deadline
from botkit.search.monte_carlo import FINALISTS, ActionEstimates, Budget, occurrence, sequential_halving
from botkit.search.result import MOST_ALTERNATIVES

MEANS = np.linspace(0.0, 1.0, 40)
BEST = 27


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


def halved(machines: Machines, budget: Budget, **settings: int) -> ActionEstimates:
    """The estimates with which sequential halving ends."""
    none = ActionEstimates(MEANS.size)
    *_, found = [none, *sequential_halving(MEANS.size, machines.evaluate, budget, first=4, **settings)]
    return found


def test_halving_finds_the_best_machine_and_gives_it_more_samples() -> None:
    estimates = halved(Machines(), Budget(64, Deadline.never(), 4_000))
    assert estimates.ranked()[0] == BEST
    assert estimates.visits[BEST] > 3 * 4_000 / MEANS.size


def test_the_budget_is_used_up_and_never_overdrawn() -> None:
    machines, budget = Machines(), Budget(64, Deadline.never(), 1_501)
    estimates = halved(machines, budget)
    assert budget.spent == len(machines.asked) == estimates.visits.sum() == 1_501


def test_samples_of_an_action_are_numbered_without_gaps_and_never_drawn_again() -> None:
    machines = Machines()
    estimates = halved(machines, Budget(64, Deadline.never(), 1_501))
    assert len(set(machines.asked)) == len(machines.asked)
    for action, visits in enumerate(estimates.visits):
        assert sorted(sample for chosen, sample in machines.asked if chosen == action) == list(range(visits))


def test_a_round_tops_up_the_samples_that_its_contenders_have() -> None:
    """A quarter of the actions stays in, and each of them comes to four times as many samples."""
    rounds = [
        (estimates.contenders.size, int(estimates.visits[estimates.contenders].max()), int(estimates.visits.sum()))
        for estimates in sequential_halving(
            64, lambda actions, samples: actions.astype(float), Budget(512, Deadline.never(), 1_000), first=4, enough=4)
    ]
    assert rounds == [(16, 4, 64 * 4), (4, 16, 64 * 4 + 16 * 12)]


def test_results_are_given_after_every_round_and_those_who_are_out_stay_behind() -> None:
    machines = Machines()
    before = np.arange(MEANS.size)
    for estimates in sequential_halving(MEANS.size, machines.evaluate, Budget(64, Deadline.never(), 4_000), first=4):
        assert set(estimates.contenders) <= set(before)
        assert sorted(estimates.ranked()) == list(range(MEANS.size))
        assert set(estimates.ranked()[:estimates.contenders.size]) == set(estimates.contenders)
        before = estimates.contenders
    assert before.size == FINALISTS


def test_a_result_tells_the_best_actions_with_their_means_and_the_samples_drawn() -> None:
    estimates = halved(Machines(noise=0.0), Budget(64, Deadline.never(), 2_000))
    result = estimates.result(2_000, int)
    assert (result.answer, result.value, result.effort) == (BEST, pytest.approx(1.4), 2_000)
    assert result.alternatives[:2] == ((BEST, pytest.approx(1.4)), (39, pytest.approx(1.0)))
    assert [action for action, _ in result.alternatives] == estimates.ranked()[:MOST_ALTERNATIVES].tolist()


def test_a_passed_deadline_draws_nothing() -> None:
    machines = Machines()
    assert halved(machines, Budget(64, Deadline.after_ms(-1))).visits.sum() == 0
    assert not machines.asked


def test_an_incomplete_round_rules_nobody_out() -> None:
    assert halved(Machines(), Budget(64, Deadline.never(), 4 * MEANS.size - 1)).contenders.size == MEANS.size


def test_halving_ends_with_as_many_contenders_as_are_enough() -> None:
    budget = Budget(64, Deadline.never(), 4_000)
    estimates = halved(Machines(), budget, enough=6)
    assert estimates.contenders.size == 6
    assert BEST in estimates.contenders
    assert not budget.over()


def test_a_draw_that_the_budget_cuts_short_is_none() -> None:
    budget, estimates, actions = Budget(8, Deadline.never(), 20), ActionEstimates(24), np.arange(24)
    assert not budget.draw(estimates, lambda actions, samples: np.zeros(len(actions)), actions)
    assert estimates.visits.sum() == budget.spent == 20


def test_an_unsampled_action_never_beats_a_sampled_one() -> None:
    estimates = ActionEstimates(3)
    estimates.add(np.array([1, 1]), np.array([-5.0, -7.0]))
    assert estimates.ranked()[0] == 1
    assert estimates.means()[1] == -6.0


def test_occurrences_count_what_came_before() -> None:
    assert occurrence(np.array([4, 2, 4, 4, 2, 0])).tolist() == [0, 0, 1, 2, 1, 0]


@pytest.mark.parametrize(("samples", "room"), [(6, True), (5, False), (4, False), (2, False)])
def test_it_is_told_whether_there_was_room_for_all_samples(samples: int, room: bool) -> None:
    budget, estimates = Budget(2, Deadline.never(), samples), ActionEstimates(MEANS.size)
    assert budget.draw(estimates, Machines().evaluate, np.arange(6)) is room
    assert estimates.visits.sum() == budget.spent == samples


@pytest.mark.parametrize(("batch", "drawn"), [(10, 10), (11, 10), (2, 2), (1, 2)])
def test_the_finalists_share_a_batch_and_are_told_after_each(batch: int, drawn: int) -> None:
    budget = Budget(batch, Deadline.never(), 6 * drawn)
    totals = [int(estimates.visits.sum()) for estimates in sequential_halving(2, Machines().evaluate, budget, 7)]
    assert totals == [drawn * (1 + number) for number in range(6)]
