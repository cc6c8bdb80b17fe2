"""The bot's choices: legal, the same on every run, and sensible."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

import bot.roborally.player.decision
from bot.roborally.arena.courses import generate
from bot.roborally.player.decision import Decision
from bot.roborally.player.opponents import Opponents, Style, planned
from bot.roborally.player.params import Params
from bot.roborally.protocol import Observation
from bot.roborally.rules.batch_state import State
from bot.roborally.rules.editions import EDITIONS, RULES_2005
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.hands import shuffled
from bot.roborally.rules.plain import PlainTurn, check_order
from bot.roborally.rules.state import Order, Robot
from botkit.search.clock import Deadline
from botkit.search.result import MOST_ALTERNATIVES
from tests.bot.roborally.player.positions import PROSPECTS, ROBOTS, TURN, decided, last, prospects_of
from tests.bot.roborally.random_turns import random_case
from tests.botkit.search.looks import Looks

Cards = npt.NDArray[np.int16]
Ints = npt.NDArray[np.int64]
FEW = Params(samples=300, width=64, scenarios=32, batch=64, first_samples=1, finalists=6, later_samples=4)


@cache
def opponents_of_all() -> Opponents:
    return Opponents.prepared(PROSPECTS.travel, len(ROBOTS))


def decision(params: Params = FEW, turn: Observation = TURN, seat: int = 1) -> Decision:
    return Decision(seat, turn, PROSPECTS, params, opponents_of_all())


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_order_is_legal_from_the_first_one_on(edition: str) -> None:
    random, rules = Random(3), EDITIONS[edition]
    floor = generate(random, rules.features, 4).floor
    prospects = prospects_of(floor, rules)
    opponents = Opponents.prepared(prospects.travel, 4)
    robots = tuple(random_case(floor, rules, 4, random).robots)
    for seat, robot in enumerate(robots):
        if robot.takes_cards:
            free = [card for card in range(1, 85) if all(card not in other.registers for other in robots)]
            turn = Observation(1, robots, tuple(random.sample(free, robot.cards_dealt)))
            search = Decision(seat, turn, prospects, FEW, opponents)
            for result in search.search(Deadline.never()):
                for order in (result.answer, *(order for order, _ in result.alternatives)):
                    check_order(robot, turn.hand, order, rules)


def test_a_fixed_effort_gives_the_same_order_again() -> None:
    assert len({decided(decision()) for _ in range(3)}) == 1


def test_results_tell_the_probability_to_win_of_the_best_programs_and_the_samples_drawn() -> None:
    first, *rest = decision(replace(FEW, samples=2000)).search(Deadline.never())
    assert (first.effort, first.alternatives) == (0, ())
    assert [result.effort for result in rest] == sorted(result.effort for result in rest)
    assert rest[-1].effort == 2000
    for result in rest:
        assert result.alternatives[0] == (result.answer, result.value)
        programs = [order.program for order, _ in result.alternatives]
        assert len(set(programs)) == len(programs) <= MOST_ALTERNATIVES
        assert all(0.0 < value < 1.0 for _, value in result.alternatives)


@pytest.mark.parametrize("end", [1, 2, 5, 30])
def test_a_deadline_in_the_middle_of_a_search_ends_it(end: int) -> None:
    looks = Looks(end)
    result = last(decision(replace(FEW, samples=0)).search(looks))
    assert looks.count <= end + 4
    assert result.effort <= end * FEW.batch


def test_the_finalists_are_compared_by_a_second_turn() -> None:
    params = replace(FEW, samples=4000, scenarios=256, batch=256)
    search = decision(params)
    assert last(search.search(Deadline.never())).effort == params.samples
    chosen, samples = np.zeros(256, np.int64), np.arange(256)
    decks = np.random.default_rng(1).permuted(np.tile(np.arange(1, 85, dtype=np.int16), (256, 1)), axis=1)
    near, far = search._evaluate(chosen, samples), search.value_of_two_turns(search.programs[chosen], samples, decks)
    assert far.std() > near.std()
    assert abs(far.mean() - near.mean()) < 0.2


def test_the_number_of_a_seat_does_not_matter() -> None:
    """The same robots in every numbering: programs are worth the same, up to the luck of the second deal."""
    samples = np.arange(2048)
    params = replace(FEW, scenarios=samples.size, batch=samples.size)
    values = []
    for seat in range(len(ROBOTS)):
        robots = (*ROBOTS[1:seat + 1], ROBOTS[0], *ROBOTS[seat + 1:])
        search = decision(params, replace(TURN, robots=robots), seat)
        search.sample_others()
        decks, actions = shuffled(samples.size, np.random.default_rng(1)), samples % 16
        near = search._evaluate(actions, samples)
        far = search.value_of_two_turns(search.programs[actions], samples, decks)
        values.append((near.mean(), far.mean()))
    near_values, far_values = zip(*values)
    assert len(set(near_values)) == 1
    assert max(far_values) - min(far_values) < 0.015


def test_in_the_second_turn_only_the_player_plans_without_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    planners: list[list[Style]] = [[] for _ in ROBOTS]

    def watched(styles: Sequence[Style], chosen: Ints, hands: Cards, state: State) -> Cards:
        for seat, numbers in enumerate(chosen):
            planners[seat] += [styles[number] for number in numbers]
        return planned(styles, chosen, hands, state)

    monkeypatch.setattr(bot.roborally.player.decision, "planned", watched)
    last(decision(replace(FEW, samples=1000)).search(Deadline.never()))
    assert set(planners[1]) == {opponents_of_all().own}
    assert set(planners[0]) == set(planners[2]) == set(opponents_of_all().styles)


@pytest.mark.parametrize("end", [5, 30, 100])
@pytest.mark.parametrize("samples", [0, 150, 300, 2000])
def test_the_answer_that_counts_powers_down_if_that_pays(
    end: int, samples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(Decision, "_pays_to_power_down", lambda _, action: asked.append(action) or True)
    result = last(decision(replace(FEW, samples=samples)).search(Looks(end)))
    assert result.answer.power_down
    assert len(asked) <= 2


@pytest.mark.parametrize("way, damage, pays", [(". " * 9, 4, True), (". " * 9, 0, False), ("CE " * 8 + "X ", 4, False)])
def test_a_power_down_pays_for_a_damaged_robot_that_no_belt_carries_away(way: str, damage: int, pays: bool) -> None:
    floor = Floor([way + ". " * 5, *[". " * 14] * 3], [(13, 0), (0, 3)])
    prospects = prospects_of(floor, RULES_2005)
    robots = (Robot((0, 0), 1, archive=(0, 0), lives=3, damage=damage), Robot((0, 3), 0, archive=(0, 3), lives=3))
    turning = tuple(range(7, 16 - damage))
    params = replace(FEW, batch=1200, scenarios=200)
    opponents = Opponents.prepared(prospects.travel, 2)
    search = Decision(0, Observation(1, robots, turning), prospects, params, opponents)
    assert decided(search).power_down == pays


def test_opponents_that_are_not_ready_are_good_enough_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Decision, "_look_further", lambda *_: pytest.fail("styles that are not ready plan one turn"))
    opponents = Opponents(PROSPECTS.travel, len(ROBOTS))
    for width in (FEW.finalists, FEW.width):
        search = Decision(1, TURN, PROSPECTS, replace(FEW, width=width), opponents)
        result = last(search.search(Deadline.never()))
        check_order(ROBOTS[1], TURN.hand, result.answer, RULES_2005)
        assert result.effort == FEW.samples
        search.learn(result.answer, ROBOTS)


def test_a_win_that_is_in_the_hand_is_taken() -> None:
    floor = Floor([". " * 8] * 3, [(7, 1)])
    robots = (Robot((0, 1), 1, archive=(0, 1), lives=3), Robot((0, 0), 3, archive=(0, 0), lives=3))
    prospects = prospects_of(floor, RULES_2005)
    opponents = Opponents.prepared(prospects.travel, len(robots))
    turn = Observation(1, robots, (50, 70, 80, 84, 3, 9, 44, 10, 12))
    order = decided(Decision(0, turn, prospects, FEW, opponents))
    assert PlainTurn(floor, RULES_2005, robots, [order, Order((1, 2, 4, 5, 6))]).play() == [0]
