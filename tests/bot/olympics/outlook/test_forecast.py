"""What a forecast says of the whole position."""
from __future__ import annotations

from functools import partial
from random import Random

import numpy as np
import pytest

from bot.olympics.outlook.forecast import Forecast, Forecaster, race_values
from bot.olympics.outlook.match_value import SAME_SHARES
from bot.olympics.outlook.rankings import (
    NO_MEDALS,
    RANKINGS,
    independent_cases,
    race_cases,
    ranking_probabilities,
)
from bot.olympics.rules.batch import STUNS
from bot.olympics.rules.constants import ARCHERY, DIVING, FINISH, HURDLES, PLAYERS, SKATING, TURNS
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.olympics.rules.state import Archery, Hurdles, Position

MEDALS = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]
EVERYONE = range(PLAYERS)


def _position(seed: int, turn: int) -> Position:
    source = Random(seed)
    runs = [draw(source) for draw in (draw_hurdles, draw_archery, draw_skating, draw_diving)]
    return Position(turn, MEDALS, runs)


def _forecast(position: Position) -> Forecast:
    return Forecast(Forecaster(SAME_SHARES), position)


def test_tables_of_a_run_are_kept_while_it_lasts() -> None:
    forecaster = Forecaster(SAME_SHARES)
    winds = (3, 1, 4, 1, 5)
    first = forecaster.archery(winds)
    assert forecaster.archery(winds[2:]) is first
    assert forecaster.archery((2, *winds)) is not first
    track = "......#....#...#...#.........."
    assert forecaster.hurdles(track) is forecaster.hurdles(track)


def test_winds_that_follow_in_a_longer_run_end_as_in_their_own() -> None:
    winds = (3, 1, 4, 1, 5)
    cells, left = np.array([700, 840, 911]), np.full(PLAYERS, 3)
    whole, rest = (Forecaster(SAME_SHARES).archery(some) for some in (winds, winds[2:]))
    assert (whole.results(cells, left) == rest.results(cells, left)).all()


def test_runs_end_when_their_turns_are_over() -> None:
    position = _position(1, 50)
    _, archery, _, diving = position.runs
    ends = _forecast(position).ends
    assert ends[ARCHERY] == 49 + len(archery.winds)
    assert ends[SKATING] == 49 + 15
    assert ends[DIVING] == 49 + len(diving.letters)
    assert ends[HURDLES] is not None and 60 < ends[HURDLES] < 70


def test_the_next_run_of_a_game_that_rests_begins_at_once() -> None:
    position = Position(50, MEDALS, [None, *_position(1, 50).runs[1:]])
    assert _forecast(position).ends[HURDLES] == 49


def test_runs_that_the_match_cuts_off_never_end() -> None:
    forecast = _forecast(_position(2, 95))
    assert forecast.archery is None and forecast.diving is None
    assert forecast.ends[1:] == [None] * 3
    assert forecast.ends[HURDLES] == TURNS


@pytest.mark.parametrize("turn", [40, 92, TURNS])
def test_the_value_of_a_state_is_the_mean_of_its_rankings(turn: int) -> None:
    """Of everyone's present state, whoever is asked."""
    position = _position(6, turn)
    payoff = np.random.default_rng(2).random((PLAYERS, RANKINGS))
    forecast = _forecast(position)
    here = forecast.foreseen()[:, :, None]
    results = forecast.usual_results(here, 0, min(24, forecast.turns_left))
    race = race_cases(independent_cases, results.race, EVERYONE, False)[:, 0]
    rankings = ranking_probabilities(race, results.race[0], 0)[:, 0]
    rankings[NO_MEDALS] = 1 - rankings.sum()
    tables = [(HURDLES, forecast.hurdles_values(payoff, 1), rankings)]
    if forecast.archery is not None and forecast.diving is not None:
        for game, values, of in ((ARCHERY, forecast.archery_values, results.shots),
                                 (DIVING, partial(forecast.gain_values, DIVING), results.dives)):
            likely = ranking_probabilities(independent_cases(of)[:, 0], of[0], 0)[:, 0]
            tables.append((game, values(payoff, 1), likely))
    for game, values, likely in tables:
        for player in range(PLAYERS):
            value = values[player, 0, forecast.states[game][player]]
            assert value == pytest.approx(payoff[player] @ likely, abs=1e-5), game


def test_usual_results_of_the_next_turn_are_those_of_the_random_share_of_actions() -> None:
    forecast = _forecast(_position(3, 40))
    now, after = forecast.foreseen()[:, :, None], forecast.foreseen()[:, :, None]
    one_less = forecast.usual_results(after, 1, 12)
    assert one_less.race[:, :, 0].sum() == 0  # nobody is anywhere before
    assert one_less.race[:, 0, 1].argmax(1).tolist() == (forecast.states[HURDLES] // STUNS).tolist()
    assert forecast.usual_results(now, 0, 12).race[:, 0, 0].argmax(1).tolist() == [0, 0, 0]


def test_a_race_that_the_last_turn_cuts_off_brings_what_no_medals_bring() -> None:
    """Against enumeration of where the two others are."""
    source = np.random.default_rng(4)
    standing = np.zeros((PLAYERS, 1, 2, FINISH + 1))
    standing[:, 0, 0, 20] = 1
    standing[:, 0, 1, 25:] = source.dirichlet(np.ones(5), PLAYERS)
    payoff = source.random((PLAYERS, 1, RANKINGS))
    cases = race_cases(independent_cases, standing, EVERYONE, False)
    cut_off, open_end = (race_values(cases, standing, payoff, is_last) for is_last in (True, False))
    for player, (one, other) in enumerate(((1, 2), (0, 2), (0, 1))):
        both_run = standing[one, 0, 1, :FINISH].sum() * standing[other, 0, 1, :FINISH].sum()
        added = cut_off[player, 0, 1] - open_end[player, 0, 1]
        assert added[:FINISH] == pytest.approx(np.full(FINISH, payoff[player, 0, NO_MEDALS] * both_run))
        assert added[FINISH] == 0


def test_leading_is_worth_more_than_trailing() -> None:
    forecast = _forecast(Position(90, MEDALS, [None, Archery([2, 1, 3], [(0, 1), (9, 9), (9, 9)]), None, None]))
    payoff = np.zeros((PLAYERS, RANKINGS))
    payoff[0, 0] = 1.0  # gold for the first player, silver for the second
    values = forecast.archery_values(payoff, 1)[0, 0]
    near, far = forecast.states[ARCHERY][:2]
    assert values[near] > values[far] + 0.01


def test_a_race_in_the_last_turn_may_give_no_medals() -> None:
    forecast = _forecast(Position(TURNS, MEDALS, [Hurdles("." * 30, [3, 4, 5]), None, None, None]))
    payoff = np.zeros((PLAYERS, RANKINGS))
    payoff[:, NO_MEDALS] = 1.0
    assert forecast.hurdles_values(payoff, 1)[0, 0, 3 * STUNS] == pytest.approx(1.0)
