"""The tables of robots that are alone: poses, and turns to go."""
from __future__ import annotations

from random import Random

import numpy as np

from bot.roborally.arena.courses import official_courses
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.plain import PlainTurn
from bot.roborally.rules.state import Order, Robot
from bot.roborally.rules.travel import Poses, Travel
from tests.bot.roborally.player.positions import prospects_of
from tests.bot.roborally.random_turns import cell_of


def test_turns_to_go_grow_with_the_way_and_count_the_facing() -> None:
    floor = Floor([". " * 12] * 3, [(11, 1)])
    travel = prospects_of(floor, RULES_2005, sweeps=4).travel
    tables, poses = travel.poses.tables, travel.poses

    def turns(x: int, facing: int) -> float:
        return float(travel.turns[0, poses.of(np.array(tables.number((x, 1))), np.array(facing))])

    assert 1.0 <= turns(9, 1) < turns(5, 1) < turns(0, 1)
    assert turns(5, 1) < turns(5, 3)


def test_poses_follow_the_scalar_rules() -> None:
    random = Random(9)
    floor = official_courses()["Whirlwind Tour"].floor
    poses = Poses(floor, RULES_2005)
    cards = (1, 7, 8, 43, 49, 67, 79)
    for _ in range(300):
        pose, kind, register = random.randrange(poses.count), random.randrange(7), random.randint(1, 5)
        cell = cell_of(poses.tables, poses.cell[pose])
        assert cell is not None
        robot = Robot(cell, int(poses.facing[pose]), archive=cell, lives=3)
        turn = PlainTurn(floor, RULES_2005, [robot], [Order((cards[kind],) * 5)])
        turn.play_register(register)
        after = turn.robots[0]
        index = int(poses.after[register - 1, kind, pose])
        if after.cell is None:
            assert index == poses.destroyed
        else:
            assert (cell_of(poses.tables, poses.cell[index]), poses.facing[index]) == (after.cell, after.facing)
            assert poses.hits[register - 1, kind, pose] == after.damage


def test_a_way_through_lasers_is_longer_by_the_cost_of_hits() -> None:
    row, end = ". " * 12, (11, 1)
    beams = ". . " + "ZS3 " * 6 + ". . . ."
    plain, crossed = (Poses(Floor([first, row, row], [end]), RULES_2005) for first in (row, beams))

    def turns(poses: Poses, hit_cost: float, x: int) -> float:
        travel = Travel.solved(poses, 4, hands=16, hit_cost=hit_cost)
        return float(travel.turns[0, poses.of(np.array(poses.tables.number((x, 1))), np.array(1))])

    assert turns(crossed, 0.0, 0) == turns(plain, 0.0, 0)
    assert turns(plain, 0.5, 0) == turns(plain, 0.0, 0)
    assert turns(crossed, 0.0, 0) < turns(crossed, 0.2, 0) < turns(crossed, 0.5, 0)
    assert turns(crossed, 0.5, 10) == turns(plain, 0.0, 10)  # behind the beams
