"""Decoupled UCT as a strategy: legal, in time, repeatable, and right where the right answer is plain."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.arena.games.olympics.referee import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.games.olympics.batch import JOINT
from bot.games.olympics.forecast import Forecaster, Outlook
from bot.games.olympics.rules import PLAYERS, RIGHT, TURNS, UP, Diving, Hurdles, Position
from bot.players.olympics.duct import Duct, OlympicsTree
from bot.players.olympics.params import Params
from bot.search.clock import Deadline

NO_MEDALS_YET = [[[0, 0, 0]] * 4] * PLAYERS
SOME_MEDALS = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]
PARAMS = Params(iterations=300)


def _position(seed: int, turn: int = 1) -> Position:
    source = Random(seed)
    runs = [draw_hurdles(source), draw_archery(source), draw_skating(source), draw_diving(source)]
    return Position(turn, SOME_MEDALS if turn > 20 else NO_MEDALS_YET, runs)


def _duct(params: Params = PARAMS) -> Duct:
    strategy = Duct(params)
    strategy.prepare()
    return strategy


def test_a_diver_goes_on_with_its_combo_in_the_last_turn() -> None:
    diving = Diving("R", [50, 52, 51], [6, 6, 0])
    medals = [[[1, 1, 0]] * 3 + [[0, 1, 1]]] * PLAYERS
    for seat in (0, 1):
        assert _duct().choose(Position(TURNS, medals, [None, None, None, diving]), seat, Deadline.never()) == RIGHT


def test_a_runner_jumps_a_hurdle_on_which_the_race_hangs() -> None:
    race = Hurdles("..........................#...", [25, 24, 24], [0, 0, 0])
    medals = [[[1, 0, 0]] * 4] * PLAYERS
    assert _duct().choose(Position(TURNS - 1, medals, [race, None, None, None]), 0, Deadline.never()) == UP


@pytest.mark.parametrize("turn", [1, 40, 88, 99, 100])
def test_positions_of_the_whole_match_are_answered(turn: int) -> None:
    strategy = _duct()
    for seed in range(3):
        assert strategy.choose(_position(seed, turn), seed, Deadline.never()) in range(4)


def test_games_that_rest_do_no_harm() -> None:
    strategy = _duct()
    position = _position(4, 50)
    for resting in range(4):
        runs = [None if game == resting else run for game, run in enumerate(position.runs)]
        assert strategy.choose(replace(position, runs=runs), 1, Deadline.never()) in range(4)


def test_the_same_seed_gives_the_same_answers_whatever_was_played_before() -> None:
    fresh, used = _duct(), _duct()
    used.choose(_position(8), 0, Deadline.never())
    for seed in range(3):
        position = _position(seed, 30)
        assert fresh.choose(position, 0, Deadline.never()) == used.choose(position, 0, Deadline.never())
        assert 0 < fresh.evaluations == used.evaluations <= PARAMS.iterations + 1


def test_a_deadline_that_has_passed_is_answered_from_the_prior() -> None:
    strategy = _duct(replace(PARAMS, iterations=0))
    action = strategy.choose(_position(1), 2, Deadline.after_ms(-1))
    assert action == strategy.provisional
    assert strategy.evaluations == 1


def test_the_position_is_left_as_it_was() -> None:
    position = _position(2)
    before = repr(position)
    _duct().choose(position, 0, Deadline.never())
    assert repr(position) == before


@pytest.mark.parametrize("turn", [1, 60, 97])
def test_the_value_of_the_root_is_that_of_the_same_position_in_a_batch(turn: int) -> None:
    outlook = Outlook(Forecaster(), _position(3, turn))
    game = OlympicsTree(outlook, PARAMS)
    root = game.root()
    here = np.zeros(JOINT.shape[1], np.int64)
    after = game.step(np.repeat(root.states, JOINT.shape[1], 1), here, JOINT)
    values = game.values(after.states, here + 1)
    assert game.values(root.states, here[:1]).sum() == pytest.approx(1.5)
    assert values.sum(0) == pytest.approx(1.5)
    one = game.step(root.states, here[:1], JOINT[:, 5:6])
    assert game.values(one.states, here[:1] + 1)[:, 0] == pytest.approx(values[:, 5], abs=1e-6)
    assert one.priors[:, :, 0] == pytest.approx(after.priors[:, :, 5], abs=1e-6)


def test_priors_are_probabilities() -> None:
    root = OlympicsTree(Outlook(Forecaster(), _position(6)), PARAMS).root()
    assert root.priors.sum(1) == pytest.approx(1)
    assert root.priors.min() >= PARAMS.prior_uniform / 4 - 1e-9
