"""What the network sees: chances of medals, points, and what is the same whoever is looked at."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

import numpy as np
import pytest

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES
from bot.olympics.outlook.network.features import (
    GLIDE,
    GOLD,
    JOINT_ACTIONS,
    PLAN,
    RACE,
    RUNNING,
    SCORED,
    SILVER,
    TO_COME,
    Features,
    medal_chances,
)
from bot.olympics.outlook.outcomes import USUAL_PLAY
from bot.olympics.rules.batch import JOINT, RISKS
from bot.olympics.rules.constants import ACTIONS, ARCHERY, DIVING, FINISH, HURDLES, PLAYERS, SKATING, TURNS
from bot.olympics.rules.plain import hurdle_move, play_turn, results
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Position, Skating
from botkit.arrays import Floats


class Children(NamedTuple):
    """The features of the children of a position."""

    players: Floats
    shared: Floats


NO_MEDALS = [[[0, 0, 0]] * 4] * PLAYERS
TRACK = "...#....#...#....#...#....#..."


def look(
    runs: Sequence[MiniGame | None], turn: int = 40, medals: Sequence[Sequence[Sequence[int]]] = NO_MEDALS
) -> Children:
    return Children(*Features(Forecaster(MEDAL_SHARES)).children(Position(turn, medals, runs)))


def medals_of(reached: Sequence[int]) -> list[int]:
    return [sum(other > mine for other in reached) for mine in reached]


def test_chances_are_those_of_all_combinations_of_results() -> None:
    shares = np.random.default_rng(1).dirichlet(np.ones(4), (PLAYERS, ACTIONS))
    gold, silver = medal_chances(shares)
    for joint in (0, 27, 63):
        expected = np.zeros((2, PLAYERS))
        for reached in product(range(4), repeat=PLAYERS):
            chance = np.prod([shares[player, JOINT[player, joint], result] for player, result in enumerate(reached)])
            for player, medal in enumerate(medals_of(reached)):
                if medal < 2:
                    expected[medal, player] += chance
        assert gold[joint] == pytest.approx(expected[0])
        assert silver[joint] == pytest.approx(expected[1])


@pytest.mark.parametrize(("game", "run"), [
    (HURDLES, Hurdles(TRACK, [26, 27, 25], [0, 0, 1])),
    (ARCHERY, Archery([3], [(1, 2), (-2, 0), (4, 4)])),
    (SKATING, Skating("RULD", [20, 21, 12], [0, 3, 1], 1)),
    (DIVING, Diving("L", [10, 12, 9], [2, 0, 3])),
])
def test_medals_of_a_run_that_ends_are_those_of_the_rules(game: int, run: MiniGame) -> None:
    runs: list[MiniGame | None] = [None] * 4
    runs[game] = run
    seen = look(runs)
    for joint in range(JOINT_ACTIONS):
        after = copy_of(run)
        play_turn(after, JOINT[:, joint].tolist())
        reached = results(after)
        if game == HURDLES and max(reached) < FINISH:
            assert seen.shared[joint, RUNNING + HURDLES] == 1
            continue
        medals = medals_of(reached)
        assert seen.shared[joint, RUNNING + game] == 0
        for medal, first in ((0, GOLD), (1, SILVER)):
            expected = [float(won == medal) for won in medals]
            assert seen.players[joint, :, first + game] == pytest.approx(expected, abs=1e-6)


def copy_of(run: MiniGame) -> MiniGame:
    return type(run)(**{name: value[:] if isinstance(value, list) else value for name, value in vars(run).items()})


def test_chances_in_a_race_are_those_of_many_races() -> None:
    positions, turn, races = [20, 22, 19], 40, 3000
    seen = look([Hurdles(TRACK, list(positions)), None, None, None], turn)
    joint, random, model = 0b111101, np.random.default_rng(5), USUAL_PLAY[HURDLES]
    modes = random.choice(3, (races, PLAYERS), p=[model.random, 1 - model.random - model.serious, model.serious])
    skill = np.array([0.0, model.skill, 1.0])[modes]
    fastest = fastest_actions(TRACK)
    won = np.zeros((2, PLAYERS))
    for number in range(races):
        runners = [hurdle_move(TRACK, positions[player], 0, JOINT[player, joint]) for player in range(PLAYERS)]
        while max(cell for cell, _ in runners) < FINISH:
            for player, (cell, stun) in enumerate(runners):
                good = random.random() < skill[number, player]
                action = random.choice(fastest[cell]) if good else random.integers(ACTIONS)
                runners[player] = hurdle_move(TRACK, cell, stun, int(action))
        for player, medal in enumerate(medals_of([cell for cell, _ in runners])):
            if medal < 2:
                won[medal, player] += 1 / races
    assert seen.players[joint, :, GOLD + HURDLES] == pytest.approx(won[0], abs=0.035)
    assert seen.players[joint, :, SILVER + HURDLES] == pytest.approx(won[1], abs=0.035)


def fastest_actions(track: str) -> list[list[int]]:
    """The actions that lead to the finish soonest, by cell."""
    turns, best = [0] * (FINISH + 1), [[0]] * (FINISH + 1)
    for cell in reversed(range(FINISH)):
        ends = [hurdle_move(track, cell, 0, action) for action in range(ACTIONS)]
        taken = [turns[end] + stun for end, stun in ends]
        turns[cell] = 1 + min(taken)
        best[cell] = [action for action, value in enumerate(taken) if value == min(taken)]
    return best


def test_a_run_that_the_end_of_the_match_cuts_off_is_not_there() -> None:
    late = look([None, Archery([1, 2, 3], [(5, 5)] * 3), None, Diving("UDL", [0] * 3, [0] * 3)], TURNS - 1)
    assert not late.shared[..., RUNNING: RUNNING + 4].any()
    assert not late.shared[..., TO_COME: TO_COME + 4].any()
    in_time = look([None, Archery([1, 2], [(5, 5)] * 3), None, Diving("UD", [0] * 3, [0] * 3)], TURNS - 1)
    assert in_time.shared[0, RUNNING: RUNNING + 4].tolist() == [0, 1, 0, 1]


def test_seats_are_treated_alike() -> None:
    runs = [Hurdles(TRACK, [3, 9, 5], [0, 1, 0]), Archery([3, 1, 2, 5], [(1, 2), (-2, 0), (4, 4)]),
            Skating("RULD", [20, 21, 13], [0, 3, -1], 4), Diving("LUD", [10, 12, 9], [2, 0, 3])]
    medals = [[[1, 0, 2]] * 4, [[0, 2, 1]] * 4, [[2, 0, 1]] * 4]
    turned = [Hurdles(TRACK, [5, 3, 9], [0, 0, 1]), Archery([3, 1, 2, 5], [(4, 4), (1, 2), (-2, 0)]),
              Skating("RULD", [13, 20, 21], [-1, 0, 3], 4), Diving("LUD", [9, 10, 12], [3, 2, 0])]
    one = look(runs, medals=medals)
    other = look(turned, medals=[medals[2], medals[0], medals[1]])
    actions = np.array([0, 3, 1])
    here = np.ravel_multi_index(tuple(actions), (ACTIONS,) * PLAYERS)
    there = np.ravel_multi_index(tuple(np.roll(actions, 1)), (ACTIONS,) * PLAYERS)
    assert other.players[there] == pytest.approx(np.roll(one.players[here], 1, 0), abs=1e-6)
    assert other.shared[there] == pytest.approx(one.shared[here], abs=1e-6)


def test_plans_see_that_one_action_cannot_serve_two_games() -> None:
    """The next letter is U for all; only the first player's arrow wants D then."""
    diving = Diving("LUUUU", [0] * 3, [3] * 3)
    seen = look([None, Archery([1, 9, 9], [(0, -9), (0, 9), (0, 9)]), None, diving])
    assert (seen.players[:, 0, PLAN] < seen.players[:, 1, PLAN]).all()


def test_points_so_far_and_the_states_after_a_turn() -> None:
    runs = [Hurdles(TRACK, [20, 0, 0]), None, Skating("UDLR", [0, 1, 5], [0, 0, 4], 9), None]
    seen = look(runs, medals=[[[2, 1, 0]] * 4, [[0, 0, 3]] * 4, [[0, 1, 0]] * 4])
    assert np.exp(2 * seen.players[0, :, SCORED]) - 1 == pytest.approx([7, 0, 1])
    joint = np.ravel_multi_index((3, 2, 0), (ACTIONS,) * PLAYERS)
    runners = seen.players[joint, :, RACE + 1: RACE + 4]
    skaters = seen.players[joint, :, GLIDE: GLIDE + 1 + RISKS]
    reached = [hurdle_move(TRACK, cell, 0, action) for cell, action in ((20, 3), (0, 2), (0, 0))]
    assert runners == pytest.approx(np.array([[stun == 1, stun == 2, cell / FINISH] for cell, stun in reached]))
    assert skaters[:, 0] == pytest.approx(0.12 * np.array([-1, -1, 2]))
    assert skaters[:, 1:].argmax(1).tolist() == [2 + 4, 1 + 4, 3 + 2]
    assert skaters[:, 1:].sum(1).tolist() == [1, 1, 1]
