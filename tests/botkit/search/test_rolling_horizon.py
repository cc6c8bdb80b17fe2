"""Rolling horizon on a small game in which the best plans are known."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from botkit.search.rolling_horizon import RollingHorizon, Settings
from tests.botkit.search.looks import Looks

PLANS = 3000
HORIZON = 4
SETTINGS = Settings(horizon=HORIZON)


class Hiding:
    """Player 0 wants to be where it should be after each action, player 1 wants to be where player 0 is.

    A position is where player 0 should be: one number for each action.
    """

    players = 2

    def __init__(self) -> None:
        self.valued: list[tuple[int, Sequence[Sequence[float]]]] = []

    def action(self, random: Random) -> float:
        return 20 * random.random() - 10

    def changed(self, action: float, random: Random, amount: float) -> float:
        return max(-10.0, min(10.0, action + amount * self.action(random)))

    def value(self, position: Sequence[float], plans: Sequence[Sequence[float]], player: int) -> float:
        self.valued.append((player, plans))
        wanted = position if player == 0 else plans[0]
        return -sum(abs(one - other) for one, other in zip(plans[player], wanted))


TARGET = (5.0, -3.0, 0.0, 9.0)


def last(search: RollingHorizon[Sequence[float], float], player: int = 0, plans: int = PLANS) -> SearchResult[float]:
    *_, result = search.results(TARGET, player, Deadline.never(), plans)
    return result


def test_the_best_plan_is_found() -> None:
    result = last(RollingHorizon(Hiding(), SETTINGS, 1))
    assert result.line == pytest.approx(TARGET, abs=0.5)
    assert result.answer == result.line[0]
    assert result.effort > 0.7 * PLANS
    assert last(RollingHorizon(Hiding(), SETTINGS, 1), plans=PLANS // 3).value > -0.2, "children replace the worst plan"


def test_what_another_player_is_expected_to_do_is_met_and_left_as_it_is() -> None:
    """Player 1 can hide with player 0 only if it knows where player 0 will be."""
    game = Hiding()
    search = RollingHorizon(game, SETTINGS, 1)
    search.plans[0] = TARGET
    assert last(search, 1).line == pytest.approx(TARGET, abs=0.5)
    assert search.plans[0] == TARGET
    assert {player for player, _ in game.valued} == {1}


def test_the_plan_is_kept_for_the_next_turn() -> None:
    search = RollingHorizon(Hiding(), SETTINGS, 1)
    plan = last(search).line
    search.shift()
    assert search.plans[0][:-1] == plan[1:]
    assert len(search.plans[0]) == HORIZON
    first = next(search.results((*TARGET[1:], 0.0), 0, Deadline.never(), 1))
    assert first.line == search.plans[0]


def test_results_get_better() -> None:
    _, *results = RollingHorizon(Hiding(), SETTINGS, 1).results(TARGET, 0, Deadline.never(), PLANS)
    values = [result.value for result in results]
    assert values == sorted(values)
    assert len(values) > 10


def test_plans_are_drawn_anew_when_nothing_gets_better() -> None:
    """A value with a hill far from the highest one: without restarts, changes that get smaller do not leave it."""

    class Hills(Hiding):
        def value(self, position: Sequence[float], plans: Sequence[Sequence[float]], player: int) -> float:
            total = sum(plans[player])
            return 100.0 if total > 34.0 else -abs(total + 20.0)

        def changed(self, action: float, random: Random, amount: float) -> float:
            return action + 0.1 * amount * (random.random() - 0.5)

    def best(patience: int) -> float:
        settings = Settings(horizon=HORIZON, patience=patience)
        return last(RollingHorizon(Hills(), settings, 3), plans=40_000).value

    assert best(patience=20) == 100.0
    assert best(patience=10**9) < 1.0


def test_a_seed_and_a_number_of_plans_decide_the_result() -> None:
    one, other, third = (last(RollingHorizon(Hiding(), SETTINGS, seed), plans=200) for seed in (5, 5, 6))
    assert one == other
    assert one != third


def test_it_ends_at_the_deadline() -> None:
    game = Hiding()
    clock = Looks(100)
    for _ in RollingHorizon(game, SETTINGS, 1).results(TARGET, 0, clock):
        pass
    assert 50 < len(game.valued) < 100


def test_without_a_deadline_or_a_number_of_plans_it_says_what_it_wants() -> None:
    with pytest.raises(ValueError, match="wants a deadline, or a fixed effort"):
        list(RollingHorizon(Hiding(), SETTINGS, 1).results(TARGET, 0, Deadline.never()))
