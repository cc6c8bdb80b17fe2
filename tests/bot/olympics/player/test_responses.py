"""Responses to beliefs, for several actions of this turn side by side."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES
from bot.olympics.outlook.rankings import RANKING_MEDALS
from bot.olympics.player.params import Params
from bot.olympics.player.responses import CommittedTurn, OpenTurn, Responses, Situation, policy
from bot.olympics.rules.constants import ACTIONS, DIVING, DOWN, FINISH, HURDLES, LEFT, RIGHT, TURNS, UP
from bot.olympics.rules.plain import play_turn
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Position, Skating

EVEN = [[[1, 0, 0]] * 4] * 3
TRACK = "......#.....#......#......#..."
ROUNDS = 8
PARAMS = Params()
EVERY_ACTION = np.arange(ACTIONS)
VALUES = np.array([[0.1, 0.5, 0.0], [0.3, 0.5, 0.0], [0.2, 0.4, 0.9]])


def _open_turn(position: Position, seat: int = 0, params: Params = PARAMS) -> OpenTurn:
    turn = OpenTurn(Situation(position, seat, Forecaster(MEDAL_SHARES), params))
    while not turn.graph.complete:
        turn.graph.grow()
    return turn


def _finish(steps: Iterator[None]) -> None:
    for _ in steps:
        pass


def _responded(responses: Responses, rounds: int = ROUNDS) -> None:
    for _ in range(rounds):
        _finish(responses.respond())


def _branches(turn: OpenTurn, ours: np.ndarray) -> CommittedTurn:
    branches = CommittedTurn(turn.situation, turn, ours)
    _finish(branches.believe(1.0))
    return branches


def _four_games() -> list[MiniGame | None]:
    return [
        Hurdles(TRACK, [3, 4, 3], [0, 0, 0]), Archery([3, 5, 2, 4, 6], [(4, 2), (-5, 3), (4, 2)]),
        Skating("LDUR", [5, 7, 5], [1, 0, 1], 9), Diving("ULDDR", [3, 1, 3], [2, 1, 2]),
    ]


@pytest.mark.parametrize("action", [UP, LEFT, DOWN, RIGHT])
def test_a_branch_is_the_position_that_the_action_leads_to(action: int) -> None:
    """The others lie on the ground, so that only one's own action counts."""
    race = Hurdles(TRACK, [9, 10, 9], [0, 2, 2])
    turn = _open_turn(Position(40, EVEN, [race, None, None, None]))
    _responded(turn)
    branches = _branches(turn, EVERY_ACTION)
    _responded(branches)
    play_turn(race, [action] * 3)
    after = _open_turn(Position(41, EVEN, [race, None, None, None]))
    _responded(after)
    assert branches.rankings[HURDLES, :, action] == pytest.approx(after.rankings[HURDLES, :, 0], abs=0.03)


def test_branches_do_not_disturb_one_another() -> None:
    turn = _open_turn(Position(30, EVEN, _four_games()))
    _responded(turn, 3)
    together = _branches(turn, EVERY_ACTION)
    _responded(together, 2)
    for action in range(ACTIONS):
        alone = _branches(turn, EVERY_ACTION[action: action + 1])
        _responded(alone, 2)
        assert alone.outcomes() == pytest.approx(together.outcomes()[action: action + 1], abs=1e-9)


def test_branches_begin_with_what_all_would_do() -> None:
    """Everybody would hit the last letters; who misses this turn's is third."""
    params = replace(PARAMS, prior_weight=0.0, epsilon=0.0, first_epsilon=0.0)
    diving = Diving("RLU", [5, 5, 5], [1, 1, 1])
    turn = _open_turn(Position(60, EVEN, [None, None, None, diving]), params=params)
    _responded(turn)
    rankings = _branches(turn, EVERY_ACTION).rankings[DIVING]
    assert rankings[(RANKING_MEDALS == 0).all(1), RIGHT].sum() > 0.9
    assert rankings[RANKING_MEDALS[:, 0] == 2, LEFT].sum() > 0.9


def test_in_the_last_turn_branches_know_the_outcome() -> None:
    diving = Diving("R", [50, 52, 40], [6, 0, 0])  # first by 7 points with RIGHT, second without
    params = replace(PARAMS, first_epsilon=0.0, prior_weight=0.0, epsilon=0.0)
    turn = _open_turn(Position(TURNS, EVEN, [None, None, None, diving]), params=params)
    _responded(turn)
    branches = _branches(turn, EVERY_ACTION)
    _responded(branches, 2)
    assert branches.outcomes()[RIGHT] == pytest.approx(1.0, abs=0.01)
    assert branches.outcomes()[LEFT] == pytest.approx(0.5, abs=0.01)


def test_plans_that_the_graph_does_not_follow_go_on_as_usual() -> None:
    turn = _open_turn(Position(30, EVEN, _four_games()), params=replace(PARAMS, width=1))
    _responded(turn, 2)
    branches = _branches(turn, EVERY_ACTION)
    _responded(branches, 2)
    assert branches.rankings.sum(1) == pytest.approx(np.ones((4, ACTIONS)))
    assert np.isfinite(branches.outcomes()).all()


def test_probabilities_of_all_results_sum_to_one() -> None:
    turn = _open_turn(Position(30, EVEN, _four_games()), seat=2)
    _responded(turn, 2)
    branches = _branches(turn, EVERY_ACTION)
    _responded(branches, 2)
    for responses, size in ((turn, 1), (branches, ACTIONS)):
        assert responses.rankings.sum(1) == pytest.approx(np.ones((4, size)))
        assert responses.value.sum(0) == pytest.approx(np.full(size, 1.5))


def test_in_the_last_turn_a_race_that_nobody_finishes_is_worth_what_no_medals_are() -> None:
    """Whoever stands before the finish at the end, and finds the others there, gets nothing; they are there for sure.

    Nobody can finish, so that whatever is done the player has what it expects: 0 beyond that.
    """
    race = Hurdles("." * 30, [20, 21, 22])
    turn = _open_turn(Position(TURNS, EVEN, [race, None, None, None]))
    assert turn.situation.is_cut_off
    ends = turn.race_ends.reshape(turn.situation.span.depth + 1, 3, -1)[-1, 0]
    assert ends[20:24] == pytest.approx(np.zeros(4), abs=1e-9)
    _responded(turn, 2)
    assert turn.action_values[:, :, 0] == pytest.approx(np.zeros((ACTIONS, 3)), abs=1e-6)
    assert turn.rankings[HURDLES, :, 0] == pytest.approx(np.eye(14)[-1], abs=1e-9)


def test_a_race_that_may_be_cut_off_is_worth_the_mean_of_both_ends() -> None:
    """The second player finishes in the last turn or does not: the first, who cannot, has its mean over both."""
    race = Hurdles("." * 30, [5, 27, 5])
    turn = _open_turn(Position(TURNS, EVEN, [race, None, None, None]))
    ends = turn.race_ends.reshape(turn.situation.span.depth + 1, 3, -1)[-1]
    usual = turn._results.race[1, 0, -1]
    finishes = usual[FINISH]
    assert 0.05 < finishes < 0.95
    pay = turn.pay[HURDLES, 0, 0]
    silver, bronze, none = (pay[ranking] for ranking in (2, 3, 13))
    third = turn._results.race[2, 0, -1]
    behind, level = third[:6].sum(), third[6]
    mean = finishes * (silver * behind + pay[7] * level + bronze * third[7:].sum()) + (1 - finishes) * none
    assert ends[0, 6] == pytest.approx(mean, abs=1e-6)


@pytest.mark.parametrize("open_turns", [3, 1])
def test_the_value_of_a_position_is_the_mean_over_its_branches(open_turns: int) -> None:
    """A race that ends within the plans loses no probability on the way, whatever is believed."""
    race = Hurdles("." * 30, [22, 21, 20])
    turn = _open_turn(Position(40, EVEN, [race, None, None, None]))
    assert not turn.situation.is_cut_off
    _responded(turn, open_turns)
    assert turn.rankings[HURDLES, -1] == pytest.approx([0.0], abs=1e-6)
    assert turn.rankings[HURDLES].sum() == pytest.approx(1.0)


OTHERS_LEVEL = RANKING_MEDALS[:, 1] == RANKING_MEDALS[:, 2]
"""Of each ranking: whether the second and the third player win the same."""


def _divers(letters: str) -> Position:
    """The first player leads; the others are in the same state."""
    return Position(60, EVEN, [None, None, None, Diving(letters, [9, 2, 2], [1, 1, 1])])


def test_others_in_the_same_state_whose_run_ends_with_this_turn_stay_level() -> None:
    """They may part in this turn's action; of that the branch knows, and nothing is left to come."""
    turn = _open_turn(_divers("R"), params=replace(PARAMS, correlation=1.0))
    _responded(turn, 2)
    assert turn.rankings[DIVING, OTHERS_LEVEL, 0].sum() == pytest.approx(1.0)
    turn = _open_turn(_divers("R"))
    _responded(turn, 2)
    branches = _branches(turn, EVERY_ACTION)
    assert branches.rankings[DIVING, OTHERS_LEVEL].sum(0) == pytest.approx(np.ones(ACTIONS))


def test_others_in_the_same_state_part_more_often_the_longer_a_run_lasts() -> None:
    def level(letters: str, correlation: float) -> float:
        turn = _open_turn(_divers(letters), params=replace(PARAMS, correlation=correlation))
        return float(turn.rankings[DIVING, OTHERS_LEVEL, 0].sum())

    shares = []
    for letters in ("R", "RL", "RLUD", "RLUDRLUD"):
        apart = level(letters, 0.0)
        shares.append((level(letters, 0.93) - apart) / (1 - apart))  # how often they go on side by side
    assert shares[0] > 0.95
    assert shares == sorted(shares, reverse=True)
    assert shares[2] == pytest.approx(shares[1] ** 2)
    assert shares[3] == pytest.approx(shares[1] ** 4)


def test_shares_sum_to_one_and_follow_the_order_of_values() -> None:
    shares = policy(VALUES, 0.1, 0.2)
    assert shares.sum(0) == pytest.approx([1, 1, 1])
    assert (np.argsort(shares[:, 0]) == np.argsort(VALUES[:, 0])).all()
    assert shares[0, 1] == shares[1, 1]


@pytest.mark.parametrize("temperature", [1e-6, 0.0])
def test_without_noise_only_the_best_is_played(temperature: float) -> None:
    assert policy(VALUES, temperature, 0.0)[:, 0] == pytest.approx([0, 1, 0])


def test_epsilon_is_spread_over_all_actions() -> None:
    assert policy(VALUES, 1e-6, 0.3)[:, 2] == pytest.approx([0.1, 0.1, 0.8])


@pytest.mark.parametrize("temperature", [0.25, 0.4, 3.0])
def test_a_temperature_is_a_softmax(temperature: float) -> None:
    exact = np.exp(VALUES / temperature) / np.exp(VALUES / temperature).sum(0)
    assert policy(VALUES, temperature, 0.0) == pytest.approx(exact)
