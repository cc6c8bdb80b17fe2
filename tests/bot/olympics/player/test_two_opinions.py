"""Plans and network together: how much each has to say, and that there is an answer before either has spoken."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES
from bot.olympics.outlook.network.one_ply import OnePly
from bot.olympics.player.params import Params
from bot.olympics.player.plans import PlanSearch
from bot.olympics.player.two_opinions import TwoOpinions
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.olympics.rules.state import Position
from botkit.search.clock import Deadline

PARAMS = Params(rounds=2, ahead_rounds=1, skating_samples=16)
MEDALS = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]
SEAT = 1
NEVER = Deadline.never()


def some_position(seed: int) -> Position:
    source = Random(seed)
    return Position(20, MEDALS, [draw_hurdles(source), draw_archery(source), draw_skating(source), draw_diving(source)])


def values(position: Position, weight: float) -> dict[int, float]:
    """The last values of all actions, the best first."""
    *_, last = TwoOpinions(replace(PARAMS, network_weight=weight)).results(position, SEAT, NEVER)
    assert (last.answer, last.value) == last.alternatives[0]
    assert [value for _, value in last.alternatives] == sorted((value for _, value in last.alternatives), reverse=True)
    return dict(last.alternatives)


@pytest.mark.parametrize("seed", [1, 2])
def test_each_has_its_share_in_the_values(seed: int) -> None:
    position, network = some_position(seed), OnePly(Forecaster(MEDAL_SHARES))
    *_, plans = PlanSearch(PARAMS).results(position, SEAT, NEVER)
    for _ in network.look(position):
        pass
    assert values(position, 0.0) == dict(plans.alternatives)
    assert values(position, 1.0) == dict(enumerate(network.outcomes[SEAT].tolist()))
    mean = {action: 0.75 * value + 0.25 * network.outcomes[SEAT, action] for action, value in plans.alternatives}
    assert values(position, 0.25) == pytest.approx(mean)


def test_among_equals_the_best_by_plans_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def says_nothing(network: OnePly, position: Position) -> Iterator[None]:
        network.outcomes = np.full((3, 4), 0.5)
        yield

    monkeypatch.setattr(OnePly, "look", says_nothing)
    *_, plans = PlanSearch(PARAMS).results(some_position(4), SEAT, NEVER)
    assert list(values(some_position(4), 1.0)) == [action for action, _ in plans.alternatives]


def test_there_is_an_answer_before_the_network_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(network: OnePly, position: Position) -> Iterator[None]:
        raise AssertionError("asked")
        yield

    monkeypatch.setattr(OnePly, "look", fails)
    assert next(TwoOpinions(PARAMS).results(some_position(5), SEAT, NEVER)).answer in range(4)
