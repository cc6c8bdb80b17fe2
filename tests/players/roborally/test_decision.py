"""The bot's choices: legal, the same on every run, and sensible."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from bot.arena.games.roborally.courses import generate
from bot.games.roborally.board import Board
from bot.games.roborally.editions import EDITIONS, RULES_2005
from bot.games.roborally.rules import Turn, check_order
from bot.games.roborally.state import Order, Robot
from bot.players.parameters import choices_of
from bot.players.roborally.decision import Decision, Position
from bot.players.roborally.opponents import Opponents
from bot.players.roborally.params import Params
from bot.players.session import OutOfTime
from bot.search.clock import Deadline
from tests.games.roborally.random_turns import random_case
from tests.players.roborally.positions import HAND, PROSPECTS, ROBOTS, prospects_of
from tests.search.looks import Looks

FEW = Params(iterations=300, width=64, scenarios=32, batch=64, first_samples=1, finalists=6, later_samples=4)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("allocation", choices_of(Params())["allocation"])
def test_every_order_is_legal(edition: str, allocation: str) -> None:
    random, rules = Random(3), EDITIONS[edition]
    board = generate(random, rules.features, 4).board
    prospects = prospects_of(board, rules)
    params = replace(FEW, allocation=allocation)
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
    position = Position(1, ROBOTS, HAND)
    opponents = Opponents.ready(PROSPECTS.travel, len(ROBOTS))
    orders = {Decision(position, PROSPECTS, RULES_2005, FEW, opponents).search(Deadline.never()) for _ in range(3)}
    assert len(orders) == 1


@pytest.mark.parametrize("last", [1, 2, 5, 30])
def test_a_deadline_in_the_middle_of_a_search_ends_it(last: int) -> None:
    opponents = Opponents.ready(PROSPECTS.travel, len(ROBOTS))
    decision = Decision(Position(1, ROBOTS, HAND), PROSPECTS, RULES_2005, replace(FEW, iterations=0), opponents)
    looks = Looks(last)
    check_order(ROBOTS[1], HAND, decision.search(looks), RULES_2005)
    assert last <= looks.count <= last + 2
    assert decision.samples <= last * FEW.batch


def test_the_finalists_are_compared_by_a_second_turn() -> None:
    params = replace(FEW, iterations=4000, scenarios=256, batch=256)
    opponents = Opponents.ready(PROSPECTS.travel, len(ROBOTS))
    decision = Decision(Position(1, ROBOTS, HAND), PROSPECTS, RULES_2005, params, opponents)
    decision.search(Deadline.never())
    chosen = np.zeros(256, np.int64)
    near, far = (evaluate(chosen, np.arange(256)) for evaluate in (decision._evaluate, decision._evaluate_further))
    assert decision.samples == params.iterations
    assert far.std() > near.std()
    assert abs(far.mean() - near.mean()) < 0.2


def test_an_alarm_while_a_choice_is_made_leaves_the_choice_before(monkeypatch: pytest.MonkeyPatch) -> None:
    opponents = Opponents.ready(PROSPECTS.travel, len(ROBOTS))
    decision = Decision(Position(1, ROBOTS, HAND), PROSPECTS, RULES_2005, FEW, opponents)
    decision.search(Deadline.never())
    before = decision._chosen, decision.order

    def ring(decision: Decision, action: int) -> bool:
        raise OutOfTime

    monkeypatch.setattr(Decision, "_power_down", ring)
    with pytest.raises(OutOfTime):
        decision._choose(len(decision.programs) - 1)
    assert (decision._chosen, decision.order) == before


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
