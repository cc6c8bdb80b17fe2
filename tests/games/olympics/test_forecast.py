"""What a turn's forecast says of the whole position."""
from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bot.arena.games.olympics.referee import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.games.olympics.batch import JOINT, Course
from bot.games.olympics.forecast import Beliefs, Forecaster, Outlook
from bot.games.olympics.rankings import NO_MEDALS, PAIR_OF_MEDALS, RANKINGS, pair_medals
from bot.games.olympics.rules import ARCHERY, DIVING, GAMES, HURDLES, PLAYERS, SKATING, TURNS, Archery, Position

MEDALS = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]
NO_PAIR_OF_MEDALS = PAIR_OF_MEDALS[:, :, NO_MEDALS]


def _position(seed: int, turn: int) -> Position:
    source = Random(seed)
    runs = [draw(source) for draw in (draw_hurdles, draw_archery, draw_skating, draw_diving)]
    return Position(turn, MEDALS, runs)


def test_tables_of_a_run_are_kept_while_it_lasts() -> None:
    forecaster = Forecaster()
    winds = (3, 1, 4, 1, 5)
    first = forecaster.archery(winds)
    assert forecaster.archery(winds[2:]) is first
    assert forecaster.archery((2, *winds)) is not first
    track = "......#....#...#...#.........."
    assert forecaster.hurdles(track) is forecaster.hurdles(track)


def test_winds_that_follow_in_a_longer_run_end_as_in_their_own() -> None:
    winds = (3, 1, 4, 1, 5)
    cells, left = np.array([[700], [840], [911]]), np.array([3])
    whole, rest = Forecaster().archery(winds), Forecaster().archery(winds[2:])
    assert (whole.rankings(cells, left) == rest.rankings(cells, left)).all()


def test_medals_of_pairs_add_up_to_one() -> None:
    for turn in (1, 50, 92, TURNS):
        assert Outlook(Forecaster(), _position(1, turn)).medals.sum(2) == pytest.approx(1, abs=1e-5)


def test_runs_that_the_match_cuts_off_give_no_medals() -> None:
    outlook = Outlook(Forecaster(), _position(2, 95))
    for game in (ARCHERY, SKATING, DIVING):
        assert (outlook.medals[game] == NO_PAIR_OF_MEDALS).all()
        assert outlook.worth(game, 3) is None
    assert outlook.medals[HURDLES] == pytest.approx(NO_PAIR_OF_MEDALS, abs=1e-3)


def test_a_game_that_rests_gives_no_medals_now() -> None:
    position = _position(3, 40)
    resting = Position(40, MEDALS, [*position.runs[:DIVING], None])
    assert (Outlook(Forecaster(), resting).medals[DIVING] == NO_PAIR_OF_MEDALS).all()


def test_skating_is_looked_at_after_each_joint_action() -> None:
    position = _position(4, 20)
    outlook = Outlook(Forecaster(), position)
    medals, states = outlook.skating_medals()
    for joint in (0, 21, 63):
        after = Course(position).step(outlook.states[:, :, None], JOINT[:, joint: joint + 1], np.zeros(1, np.int64))
        assert (states[:, joint] == after[SKATING][:, 0]).all()
    assert medals.sum(1) == pytest.approx(1, abs=1e-5)


def test_leading_is_worth_more_than_trailing() -> None:
    position = _position(5, 30)
    arrows = Archery([2, 1, 3], [(0, 1), (9, 9), (9, 9)])
    outlook = Outlook(Forecaster(), Position(30, MEDALS, [position.runs[0], arrows, *position.runs[2:]]))
    level = Outlook(Forecaster(), Position(30, MEDALS, [position.runs[0], Archery([2, 1, 3], [(9, 9)] * PLAYERS),
                                                        *position.runs[2:]]))
    ours = [look.value.values(look.medals[..., None], np.zeros((3, 1), np.int64))[0, 0] for look in (outlook, level)]
    assert ours[0] > ours[1] + 0.01


def test_what_is_believed_of_the_present_runs_moves_every_ranking_towards_it() -> None:
    position = _position(3, 40)
    usual = Outlook(Forecaster(), position)
    here = np.zeros(1, np.int64)
    habits = np.stack([usual.rankings(game, usual.states[game][:, None], here)[:, 0] for game in range(GAMES)])
    certain = np.zeros((GAMES, RANKINGS))
    rare = np.where(habits[ARCHERY] > 0, habits[ARCHERY], 1.0).argmin()
    certain[:, rare] = 1.0
    skating = np.random.default_rng(1).dirichlet(np.ones(RANKINGS), (4, 4, 4)).transpose(3, 0, 1, 2)
    outlook = Outlook(Forecaster(), position, Beliefs(certain, skating))
    likely = outlook.rankings(ARCHERY, outlook.states[ARCHERY][:, None], here)[:, 0]
    assert likely.sum() == pytest.approx(1.0)
    assert likely[rare] > 0.5 > habits[ARCHERY, rare]
    joint = 37
    expected = pair_medals(skating[:, JOINT[0, joint], JOINT[1, joint], JOINT[2, joint]][:, None])[:, :, 0]
    assert outlook.skating_medals()[0][:, :, joint] == pytest.approx(expected)
    same = Outlook(Forecaster(), position, Beliefs(habits, skating))
    assert same.medals == pytest.approx(usual.medals, abs=1e-6)
