"""Decoupled UCT whose root prior comes from plans."""
from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bot.arena.games.olympics.referee import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.games.olympics.forecast import Forecaster, Outlook
from bot.games.olympics.rules import PLAYERS, RIGHT, TURNS, Diving, Position
from bot.players.olympics.duct import OlympicsTree
from bot.players.olympics.params import Params
from bot.players.olympics.planned_duct import PlannedDuct
from bot.search.clock import Deadline

SOME_MEDALS = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]
PARAMS = Params(iterations=4)
ROUNDING = 1e-3
"""Priors are rounded, and small ones differ more by that."""


def _position(seed: int, turn: int = 30) -> Position:
    source = Random(seed)
    runs = [draw_hurdles(source), draw_archery(source), draw_skating(source), draw_diving(source)]
    return Position(turn, SOME_MEDALS, runs)


def _prepared() -> PlannedDuct:
    strategy = PlannedDuct(PARAMS)
    strategy.prepare()
    return strategy


def test_the_worth_of_first_actions_is_the_prior_of_the_root() -> None:
    outlook = Outlook(Forecaster(), _position(1))
    worth = np.random.default_rng(1).normal(0, 0.02, (4, PLAYERS))
    prior = OlympicsTree(outlook, PARAMS, worth).root().priors[:, :, 0]  # [P, A]
    assert prior.sum(1) == pytest.approx(1)
    assert (prior.argmax(1) == worth.argmax(0)).all()
    ratio = np.exp(PARAMS.prior_sharpness * (worth[0] - worth[1]))
    least = PARAMS.prior_uniform / 4
    assert (prior[:, 0] - least) / (prior[:, 1] - least) == pytest.approx(ratio, rel=ROUNDING)


def test_the_same_position_gets_the_same_answer() -> None:
    assert [_prepared().choose(_position(seed), 1, Deadline.never()) for seed in range(4)] == [
        _prepared().choose(_position(seed), 1, Deadline.never()) for seed in range(4)
    ]


def test_without_time_for_a_tree_the_plans_answer() -> None:
    strategy = _prepared()
    action = strategy.choose(_position(2), 0, Deadline(0.0))
    assert action == strategy.provisional
    assert strategy.evaluations == 0


@pytest.mark.parametrize("part", ["_plan", "_duct"])
def test_a_search_that_is_stopped_leaves_its_best_answer(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    strategy = _prepared()
    strategy.provisional = None

    def stopped(*_: object) -> int:
        getattr(strategy, part).provisional = 3
        raise TimeoutError

    monkeypatch.setattr(getattr(strategy, part), "choose", stopped)
    with pytest.raises(TimeoutError):
        strategy.choose(_position(1), 0, Deadline.never())
    assert strategy.provisional == 3


def test_a_diver_goes_on_with_its_combo_in_the_last_turn() -> None:
    diving = Diving("R", [50, 52, 51], [6, 6, 0])
    medals = [[[1, 1, 0]] * 3 + [[0, 1, 1]]] * PLAYERS
    position = Position(TURNS, medals, [None, None, None, diving])
    assert [_prepared().choose(position, seat, Deadline.never()) for seat in (0, 1)] == [RIGHT, RIGHT]
