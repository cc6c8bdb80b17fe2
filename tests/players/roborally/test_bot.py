"""The bot's choices: legal, the same on every run, and sensible."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from bot.arena.game import Setup
from bot.arena.games.roborally import GAME
from bot.arena.games.roborally.courses import generate, official_courses
from bot.games.roborally.board import Board
from bot.games.roborally.editions import EDITIONS, RULES_2005, Rules
from bot.games.roborally.poses import Poses
from bot.games.roborally.prospects import Prospects, Weights
from bot.games.roborally.rules import Turn
from bot.games.roborally.state import Order, Robot, check_order
from bot.games.roborally.tables import FloorTables
from bot.games.roborally.travel import Travel
from bot.players.roborally.decision import Decision, Position
from bot.players.roborally.loop import Course
from bot.players.roborally.opponents import Opponents
from bot.players.roborally.params import Params
from bot.players.session import OutOfTime
from bot.protocol.roborally import read_start
from bot.search.clock import Deadline
from tests.games.roborally.random_turns import random_case

FEW = Params(iterations=300, width=64, scenarios=32, batch=64, first_samples=1, finalists=6, later_samples=4)


def prospects_of(board: Board, rules: Rules, sweeps: int = 2) -> Prospects:
    travel = Travel(Poses(FloorTables(board), rules), hands=16)
    for _ in travel.solve(sweeps):
        pass
    return Prospects(travel, Weights())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("allocation", ["halving", "ucb", "uniform"])
def test_every_order_is_legal(edition: str, allocation: str) -> None:
    random, rules = Random(3), EDITIONS[edition]
    board = generate(random, rules.features, 4).board
    prospects = prospects_of(board, rules)
    params = Params(**{**vars(FEW), "allocation": allocation})
    opponents = Opponents.ready(prospects.travel, 4)
    for _ in range(12):
        case = random_case(board, rules, 4, random)
        for player, robot in enumerate(case.robots):
            if robot.takes_cards:
                hand = random.sample([c for c in range(1, 85) if all(c not in r.registers for r in case.robots)],
                                     robot.cards_dealt)
                decision = Decision(Position(player, case.robots, hand), prospects, rules, params, opponents)
                check_order(robot, hand, decision.order, rules)
                check_order(robot, hand, decision.search(Deadline.never()), rules)


def test_fixed_iterations_give_the_same_order_again() -> None:
    board = official_courses()["Dizzy Dash"].board
    prospects = prospects_of(board, RULES_2005)
    robots = [Robot((x, 8), 0, archive=(x, 8), lives=3) for x in (5, 6, 7)]
    hand = (1, 12, 30, 44, 50, 55, 60, 70, 80)
    position = Position(1, robots, hand)
    opponents = Opponents.ready(prospects.travel, len(robots))
    orders = {Decision(position, prospects, RULES_2005, FEW, opponents).search(Deadline.never()) for _ in range(3)}
    assert len(orders) == 1


def test_the_finalists_are_compared_by_a_second_turn() -> None:
    board = official_courses()["Dizzy Dash"].board
    prospects = prospects_of(board, RULES_2005)
    robots = [Robot((x, 8), 0, archive=(x, 8), lives=3) for x in (5, 6, 7)]
    position = Position(1, robots, (1, 12, 30, 44, 50, 55, 60, 70, 80))
    params = Params(**{**vars(FEW), "iterations": 4000, "scenarios": 256, "batch": 256})
    decision = Decision(position, prospects, RULES_2005, params, Opponents.ready(prospects.travel, len(robots)))
    decision.search(Deadline.never())
    chosen = np.zeros(256, np.int64)
    near, far = (evaluate(chosen, np.arange(256)) for evaluate in (decision._evaluate, decision._evaluate_further))
    assert decision.samples == params.iterations
    assert far.std() > near.std()
    assert abs(far.mean() - near.mean()) < 0.2


def test_a_win_that_is_in_the_hand_is_taken() -> None:
    board = Board([". " * 8] * 3, [(7, 1)])
    robots = [Robot((0, 1), 1, archive=(0, 1), lives=3), Robot((0, 0), 3, archive=(0, 0), lives=3)]
    hand = (50, 70, 80, 84, 3, 9, 44, 10, 12)
    prospects = prospects_of(board, RULES_2005)
    opponents = Opponents.ready(prospects.travel, len(robots))
    decision = Decision(Position(0, robots, hand), prospects, RULES_2005, FEW, opponents)
    order = decision.search(Deadline.never())
    turn = Turn(board, RULES_2005, robots, [order, Order((1, 2, 4, 5, 6))])
    assert turn.play() == [0]


def test_turns_to_go_grow_with_the_way_and_count_the_facing() -> None:
    board = Board([". " * 12] * 3, [(11, 1)])
    travel = prospects_of(board, RULES_2005, sweeps=4).travel
    tables, poses = travel.poses.tables, travel.poses

    def turns(x: int, facing: int) -> float:
        return float(travel.turns[0, poses.of(np.array(tables.number((x, 1))), np.array(facing))])

    assert 1.0 <= turns(9, 1) < turns(5, 1) < turns(0, 1)
    assert turns(5, 1) < turns(5, 3)


def test_poses_follow_the_scalar_rules() -> None:
    random = Random(9)
    board = official_courses()["Whirlwind Tour"].board
    poses = Poses(FloorTables(board), RULES_2005)
    cards = (1, 7, 8, 43, 49, 67, 79)
    for _ in range(300):
        pose, kind, register = random.randrange(poses.count), random.randrange(7), random.randint(1, 5)
        cell = poses.tables.cell(int(poses.cell[pose]))
        assert cell is not None
        robot = Robot(cell, int(poses.facing[pose]), archive=cell, lives=3)
        turn = Turn(board, RULES_2005, [robot], [Order((cards[kind],) * 5)])
        turn.play_register(register)
        after = turn.robots[0]
        index = int(poses.after[register - 1, kind, pose])
        if after.cell is None:
            assert index == poses.destroyed
        else:
            assert (poses.tables.cell(int(poses.cell[index])), poses.facing[index]) == (after.cell, after.facing)
            assert poses.hits[register - 1, kind, pose] == after.damage


def test_tables_whose_making_was_interrupted_are_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = GAME.new_referee(Setup(1, 2, "2005", GAME.limits))
    start = read_start(iter(referee.init_lines(0)).__next__)
    course = Course(start, RULES_2005, Params(sweeps=1))
    prepare = Opponents.prepare

    def interrupted(opponents: Opponents) -> Iterator[None]:
        monkeypatch.setattr(Opponents, "prepare", prepare)
        yield
        raise OutOfTime

    monkeypatch.setattr(Opponents, "prepare", interrupted)
    with pytest.raises(OutOfTime):
        course.solve(Deadline.never())
    assert course.opponents is None
    course.solve(Deadline.never())
    assert course.opponents is not None
