"""Decoupled UCT as a search: right where the right answer is plain, and the same alone and in a batch."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.olympics.outlook.forecast import Forecast, Forecaster
from bot.olympics.outlook.match_value import SAME_SHARES
from bot.olympics.outlook.rankings import RANKINGS
from bot.olympics.reference.leaves import RaceRankings
from bot.olympics.reference.params import Params
from bot.olympics.reference.tree import OlympicsTree, TreeSearch, _StateValues, distinct, next_states
from bot.olympics.rules.batch import FINISHED, FORESEEN, JOINT, STUNS, Transitions, encode
from bot.olympics.rules.constants import PLAYERS, RIGHT, TURNS, UP
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.olympics.rules.state import Diving, Hurdles, Position
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

NO_MEDALS_YET = [[[0, 0, 0]] * 4] * PLAYERS
SOME_MEDALS = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]
PARAMS = Params(iterations=300)


def _position(seed: int, turn: int = 1) -> Position:
    source = Random(seed)
    runs = [draw_hurdles(source), draw_archery(source), draw_skating(source), draw_diving(source)]
    return Position(turn, SOME_MEDALS if turn > 20 else NO_MEDALS_YET, runs)


def _result(position: Position, seat: int) -> SearchResult[int]:
    *_, last = TreeSearch(PARAMS).results(position, seat, Deadline.never())
    return last


def _tree(position: Position) -> OlympicsTree:
    forecast = Forecast(Forecaster(SAME_SHARES), position)
    races = None if forecast.hurdles is None else RaceRankings(forecast.hurdles)
    return OlympicsTree(forecast, races, PARAMS)


def test_a_diver_goes_on_with_its_combo_in_the_last_turn() -> None:
    diving = Diving("R", [50, 52, 51], [6, 6, 0])
    medals = [[[1, 1, 0]] * 3 + [[0, 1, 1]]] * PLAYERS
    for seat in (0, 1):
        assert _result(Position(TURNS, medals, [None, None, None, diving]), seat).answer == RIGHT


def test_a_runner_jumps_a_hurdle_on_which_the_race_hangs() -> None:
    race = Hurdles("..........................#...", [25, 24, 24], [0, 0, 0])
    medals = [[[1, 0, 0]] * 4] * PLAYERS
    assert _result(Position(TURNS - 1, medals, [race, None, None, None]), 0).answer == UP


@pytest.mark.parametrize("turn", [1, 88, 99, 100])
def test_positions_of_the_whole_match_are_answered_with_what_to_expect(turn: int) -> None:
    for seed in range(2):
        last = _result(_position(seed, turn), seed)
        assert (last.answer, last.value) == last.alternatives[0]
        assert 0 <= last.value <= 1
        assert last.effort == PARAMS.iterations or turn > 98


def test_games_that_rest_do_no_harm() -> None:
    position = _position(4, 50)
    for resting in range(4):
        runs = [None if game == resting else run for game, run in enumerate(position.runs)]
        assert _result(replace(position, runs=runs), 1).answer in range(4)


def test_a_deadline_that_has_passed_is_answered_from_the_prior() -> None:
    (only,) = TreeSearch(Params()).results(_position(1), 2, Deadline.after_ms(-1))
    tree = _tree(_position(1))
    assert only.answer == tree.root().priors[2, :, 0].argmax()
    assert only.effort == 0


@pytest.mark.parametrize("turn", [1, 60, 97])
def test_the_value_of_the_root_is_that_of_the_same_position_in_a_batch(turn: int) -> None:
    game = _tree(_position(3, turn))
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
    root = _tree(_position(6)).root()
    assert root.priors.sum(1) == pytest.approx(1)
    assert root.priors.min() >= PARAMS.prior_uniform / 4 - 1e-9



def test_a_node_is_there_only_if_its_race_went_on() -> None:
    """Where every end of the race is worth 1, so is every state in it, though the others may finish soon."""
    position = Position(40, SOME_MEDALS, [Hurdles("." * 30, [10, 27, 12]), None, None, None])
    values = _StateValues(Forecast(Forecaster(SAME_SHARES), position), np.ones((4, PLAYERS, RANKINGS)))
    states = np.zeros((1, len(FORESEEN), PLAYERS, 1), np.int64)
    states[0, 0, :, 0] = [12 * STUNS, 28 * STUNS, 14 * STUNS]
    for depth in range(3):
        assert values.of(states, np.array([depth]))[0, :, 0] == pytest.approx(np.ones(PLAYERS), abs=1e-4)


def test_a_race_that_is_over_stands_still_for_all() -> None:
    transitions = Transitions(_position(5))
    states = np.repeat(encode(_position(5))[FORESEEN][:, :, None], 2, 2)
    states[0, :, 0] = [FINISHED, 5 * STUNS, 20 * STUNS + 1]
    after = next_states(transitions, states, np.array([3, 3]))
    assert (after[:, 0, :, 0] == states[0, :, 0]).all()
    assert (after[:, 0, :, 1] != states[0, :, 1]).all()


def test_equal_columns_are_found_game_by_game() -> None:
    keys = np.array([[7, 3, 7, 3, 3], [1, 2, 3, 1, 2]])
    some, kinds = distinct(keys)
    for game in range(2):
        assert sorted(keys[game, some[game]]) == sorted(set(keys[game]))
        assert (keys[game, some[game]][kinds[game]] == keys[game]).all()
