from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.olympics.rules.constants import DOWN, FALLEN, FINISH, LEFT, NO_ACTION, RIGHT, TURNS, UP
from bot.olympics.rules.match import OlympicsMatch
from bot.olympics.rules.plain import archery_move, hurdle_move, is_over, play_turn, results
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Skating

FLAT = "." * 30


def track_with(*hurdles: int) -> str:
    return "".join("#" if cell in hurdles else "." for cell in range(30))


# Hurdles


@pytest.mark.parametrize(("action", "cells"), [(LEFT, 1), (DOWN, 2), (UP, 2), (RIGHT, 3)])
def test_each_action_runs_its_number_of_cells(action: int, cells: int) -> None:
    assert hurdle_move(FLAT, 5, 0, action) == (5 + cells, 0)


@pytest.mark.parametrize(("action", "end"), [(LEFT, (6, 2)), (DOWN, (6, 2)), (UP, (7, 0)), (RIGHT, (6, 2))])
def test_only_a_jump_clears_the_hurdle_on_the_next_cell(action: int, end: tuple[int, int]) -> None:
    assert hurdle_move(track_with(6), 5, 0, action) == end


@pytest.mark.parametrize(("action", "end"), [(LEFT, (6, 0)), (DOWN, (7, 2)), (UP, (7, 2)), (RIGHT, (7, 2))])
def test_a_jump_does_not_clear_the_hurdle_where_it_lands(action: int, end: tuple[int, int]) -> None:
    assert hurdle_move(track_with(7), 5, 0, action) == end


def test_a_stunned_runner_stands_for_two_turns_and_then_runs() -> None:
    race = Hurdles(track_with(1), [1, 0, 0], [2, 0, 0])
    seen = []
    for _ in range(3):
        play_turn(race, [RIGHT, NO_ACTION, NO_ACTION])
        seen.append((race.positions[0], race.stuns[0]))
    assert seen == [(1, 1), (1, 0), (4, 0)]


def test_runners_stop_on_the_finish_and_end_the_race_for_all() -> None:
    race = Hurdles(FLAT, [27, 20, 28])
    play_turn(race, [RIGHT, RIGHT, RIGHT])
    assert is_over(race)
    assert results(race) == [FINISH, 23, FINISH]


# Archery


@pytest.mark.parametrize(("action", "end"), [(UP, (3, -7)), (DOWN, (3, -1)), (LEFT, (0, -4)), (RIGHT, (6, -4))])
def test_an_arrow_drifts_by_the_wind_in_the_chosen_direction(action: int, end: tuple[int, int]) -> None:
    assert archery_move((3, -4), 3, action) == end


@pytest.mark.parametrize(("action", "end"), [(UP, (18, -20)), (RIGHT, (20, -18))])
def test_an_arrow_stays_in_the_plane(action: int, end: tuple[int, int]) -> None:
    assert archery_move((18, -18), 9, action) == end


def test_archery_ends_with_the_last_wind_and_ranks_by_distance() -> None:
    run = Archery([1, 2], [(3, 4), (0, 5), (-5, 3)])
    play_turn(run, [LEFT, UP, NO_ACTION])
    assert not is_over(run)
    play_turn(run, [LEFT, UP, NO_ACTION])
    assert is_over(run)
    assert results(run) == [-16, -4, -34]


# Skating


def test_the_order_says_what_an_action_gains_and_risks() -> None:
    for action, spaces, risk in ((LEFT, 1, 1), (UP, 2, 2), (RIGHT, 2, 3), (DOWN, 3, 4)):
        run = Skating("LURD", [0, 4, 8], [2, 0, 0])
        play_turn(run, [action, NO_ACTION, NO_ACTION])
        assert (run.spaces[0], run.risks[0]) == (spaces, risk)


def test_risk_does_not_fall_below_zero() -> None:
    run = Skating("LURD", [0, 4, 8])
    play_turn(run, [LEFT, NO_ACTION, NO_ACTION])
    assert run.risks[0] == 0


def test_skaters_on_the_same_cell_of_different_laps_collide_once() -> None:
    run = Skating("LURD", [1, 11, 21], [0, 1, 2])
    play_turn(run, [LEFT, LEFT, LEFT])
    assert run.spaces == [2, 12, 22]
    assert run.risks == [2, 2, 3]


def test_standing_still_beside_a_fallen_skater_is_a_collision() -> None:
    run = Skating("LURD", [2, 1, 8], [-2, 0, 0])
    play_turn(run, [DOWN, LEFT, NO_ACTION])
    assert run.spaces == [2, 2, 8]
    assert run.risks == [-1, 2, 0]


def test_a_skater_that_gets_up_into_company_collides() -> None:
    run = Skating("LURD", [2, 1, 8], [-1, 0, 0])
    play_turn(run, [DOWN, LEFT, NO_ACTION])
    assert run.risks == [2, 2, 0]


@pytest.mark.parametrize("risk", [3, 4])
def test_too_much_risk_ends_in_a_fall(risk: int) -> None:
    run = Skating("LURD", [0, 4, 8], [risk, 0, 0])
    play_turn(run, [DOWN, NO_ACTION, NO_ACTION])
    assert run.spaces[0] == 3
    assert run.risks[0] == FALLEN


def test_a_fallen_skater_lies_for_two_turns() -> None:
    run = Skating("LURD", [0, 4, 8], [FALLEN, 0, 0])
    seen = []
    for _ in range(3):
        play_turn(run, [UP, NO_ACTION, NO_ACTION])
        seen.append((run.spaces[0], run.risks[0]))
    assert seen == [(0, -1), (0, 0), (2, 0)]


def test_skating_takes_fifteen_turns() -> None:
    run = Skating("LURD")
    turns = 0
    while not is_over(run):
        play_turn(run, [UP, LEFT, DOWN])
        turns += 1
    assert turns == 15


# Diving


def test_a_streak_is_worth_one_more_each_time_and_a_miss_ends_it() -> None:
    run = Diving("UDLRU")
    points = []
    for actions in ([UP, UP, UP], [DOWN, DOWN, UP], [LEFT, UP, LEFT], [RIGHT, RIGHT, RIGHT], [UP, UP, UP]):
        play_turn(run, actions)
        points.append(tuple(run.points))
    assert points == [(1, 1, 1), (3, 3, 1), (6, 3, 2), (10, 4, 4), (15, 6, 7)]
    assert is_over(run)


# Match


class Scripted:
    """Chance without chance: the same runs, and an order that says how often it was drawn."""

    def __init__(self, letters: str = "UUU") -> None:
        self.letters = letters
        self.orders = 0

    def new_run(self, game: int) -> MiniGame:
        return (Hurdles(FLAT), Archery([1] * 12, [(5, 5)] * 3), Skating("UDLR"), Diving(self.letters))[game]

    def skating_order(self, game: int, is_over: bool) -> str:
        self.orders += not is_over
        return "UDLR"


def a_match(letters: str = "UUU") -> OlympicsMatch:
    return OlympicsMatch(Scripted(letters))


def played(match: OlympicsMatch, turns: Sequence[Sequence[int | None]]) -> None:
    for actions in turns:
        match.step(actions)


def test_medals_are_awarded_at_once_and_ties_share_the_better_one() -> None:
    match = a_match()
    played(match, [[UP, DOWN, UP]] * 3)
    assert [games[3] for games in match.medals] == [[1, 0, 0], [0, 0, 1], [1, 0, 0]]
    match = a_match()
    played(match, [[UP, DOWN, DOWN]] * 3)
    assert [games[3] for games in match.medals] == [[1, 0, 0], [0, 1, 0], [0, 1, 0]]


def test_a_finished_run_rests_for_one_turn_and_takes_no_actions_in_it() -> None:
    match = a_match()
    played(match, [[UP, DOWN, DOWN]] * 3)
    assert match.resting == [False, False, False, True]
    played(match, [[UP, UP, UP]])
    assert match.resting == [False] * 4
    assert match.runs[3] == Diving("UUU")


def test_the_skating_order_is_drawn_anew_after_every_turn_but_the_last_of_a_run() -> None:
    chance = Scripted("UUU")
    played(OlympicsMatch(chance), [[UP, UP, UP]] * 16)
    assert chance.orders == 14


def test_a_match_takes_a_hundred_turns_and_unfinished_runs_count_nothing() -> None:
    match = a_match("U" * 15)
    played(match, [[UP, UP, UP]] * TURNS)
    assert match.over()
    assert not a_match().over()
    assert [sum(games[3]) for games in match.medals] == [6, 6, 6]  # of 16 turns each, the seventh cut off


def test_the_score_is_the_product_of_the_points_of_all_games() -> None:
    match = a_match()
    match.medals[0] = [[1, 2, 3], [2, 0, 0], [0, 1, 0], [0, 4, 9]]
    match.medals[1] = [[9, 9, 9], [9, 9, 9], [0, 0, 9], [9, 9, 9]]
    assert match.score(0) == 5 * 6 * 1 * 4
    assert match.score(1) == 0


def test_a_player_that_is_out_gets_bronze_and_no_longer_counts_as_better() -> None:
    match = a_match()
    played(match, [[UP, DOWN, UP], [DOWN, DOWN, UP], [None, DOWN, DOWN]])
    assert [games[3] for games in match.medals] == [[0, 0, 1], [0, 1, 0], [1, 0, 0]]
    assert match.final_scores()[0] == -1
    assert not match.over()


def test_a_match_ends_when_fewer_than_two_players_are_left() -> None:
    match = a_match()
    played(match, [[None, UP, UP]])
    assert not match.over()
    played(match, [[UP, UP, None]])
    assert match.over()
    assert match.out == [True, False, True]


def test_random_matches_hand_out_exactly_one_medal_a_player_and_run() -> None:
    source = Random(5)
    match = a_match()
    while not match.over():
        match.step([source.randrange(4) for _ in range(3)])
    for game in range(4):
        assert len({sum(games[game]) for games in match.medals}) == 1
        assert match.medals[0][game][0] + match.medals[1][game][0] + match.medals[2][game][0] >= 1
