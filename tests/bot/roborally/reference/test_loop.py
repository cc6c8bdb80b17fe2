"""The reference bot: flat Monte Carlo and random search are legal, even, the same on every run, and sensible."""
from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from bot.roborally.arena import GAME
from bot.roborally.protocol import Observation, parse_answer, parse_turn
from bot.roborally.reference.loop import Bot, FlatSearch
from bot.roborally.reference.params import Params
from bot.roborally.reference.values import VALUES
from bot.roborally.rules.batch import Simulator
from bot.roborally.rules.editions import EDITIONS, RULES_2005
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.plain import PlainTurn, check_order
from bot.roborally.rules.state import Order, Robot
from botkit.search.clock import Deadline
from tests.bot.roborally.actions import actions_of_hand
from tests.bot.roborally.player.positions import BOARD, HAND, PROSPECTS, ROBOTS, TURN, last, prospects_of
from tests.bot.roborally.player.test_loop import game_lines
from tests.botkit.client.conversation import talk


@pytest.mark.parametrize("edition", GAME.editions)
def test_a_turn_is_answered_with_cards_of_the_hand(edition: str) -> None:
    first, turn = game_lines(edition)
    answers, messages = talk(Bot(Params(samples=64, batch=64, sweeps=1)), [*first, *turn, *turn])
    assert len(answers) == 2
    for answer in answers:
        assert set(parse_answer(answer).program) <= set(parse_turn(turn).hand)
    assert messages == []


FEW = Params(samples=200, scenarios=32, batch=64)
LOCKED = Robot((5, 8), 0, archive=(5, 8), lives=3, damage=7, registers=[0, 0, 5, 70, 84])


def search(params: Params, turn: Observation = TURN, seat: int = 1) -> FlatSearch:
    return FlatSearch(seat, turn, PROSPECTS.travel, params)


@pytest.mark.parametrize(("strategy", "playout", "value"), [
    *(("monte-carlo", "uniform", value) for value in VALUES), ("monte-carlo", "path", "turns"),
    ("monte-carlo", "search", "hodgepodge"), ("random-search", "uniform", "hodgepodge"),
])
def test_every_form_gives_the_same_legal_order_again(strategy: str, playout: str, value: str) -> None:
    params = replace(FEW, strategy=strategy, playout=playout, value=value)
    found = [last(search(params).search(Deadline.never())) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].effort == params.samples
    assert found[0].alternatives[0] == (found[0].answer, found[0].value)
    for order, _ in found[0].alternatives:
        check_order(ROBOTS[1], HAND, order, RULES_2005)


@pytest.mark.parametrize("edition", EDITIONS)
def test_locked_registers_keep_their_cards(edition: str) -> None:
    turn = Observation(1, (LOCKED, ROBOTS[1]), (9, 50))
    flat = FlatSearch(0, turn, prospects_of(BOARD, EDITIONS[edition], sweeps=1).travel, FEW)
    order = last(flat.search(Deadline.never())).answer
    check_order(LOCKED, turn.hand, order, EDITIONS[edition])


def test_every_reduced_program_gets_as_many_samples() -> None:
    drawn: Counter[int] = Counter()
    flat = search(replace(FEW, samples=2500))
    evaluate = flat._evaluate
    flat._evaluate = lambda actions, samples: drawn.update(actions.tolist()) or evaluate(actions, samples)
    last(flat.search(Deadline.never()))
    assert len(drawn) == min(len(actions_of_hand(HAND, 5)), 2500)
    assert max(drawn.values()) - min(drawn.values()) <= 1


@pytest.mark.parametrize("depth", [1, 2, 4])
def test_a_sample_has_as_many_turns_as_the_depth(depth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []
    play = Simulator.play
    monkeypatch.setattr(Simulator, "play", lambda self, state, orders: turns.append(1) or play(self, state, orders))
    search(replace(FEW, depth=depth))._evaluate(np.zeros(64, np.int64), np.arange(64))
    assert len(turns) == depth


def test_shortest_path_playouts_get_on_with_every_turn() -> None:
    chosen, samples = np.zeros(64, np.int64), np.arange(64)

    def mean(depth: int) -> float:
        return float(search(replace(FEW, value="turns", playout="path", depth=depth))._evaluate(chosen, samples).mean())

    assert mean(1) < mean(2) < mean(4)


def test_in_random_search_the_others_stand_still() -> None:
    chosen, samples = np.zeros(64, np.int64), np.arange(64)
    still = search(replace(FEW, strategy="random-search", value="turns"))._evaluate(chosen, samples)
    assert np.ptp(still) == 0
    assert np.ptp(search(replace(FEW, value="turns", depth=1))._evaluate(chosen, samples)) > 0


@pytest.mark.parametrize("strategy", ["monte-carlo", "random-search"])
def test_a_win_that_is_in_the_hand_is_taken(strategy: str) -> None:
    floor = Floor([". " * 8] * 3, [(7, 1)])
    robots = (Robot((0, 1), 1, archive=(0, 1), lives=3), Robot((0, 0), 3, archive=(0, 0), lives=3))
    turn = Observation(1, robots, (50, 70, 80, 84, 3, 9, 44, 10, 12))
    travel = prospects_of(floor, RULES_2005).travel
    flat = FlatSearch(0, turn, travel, Params(samples=20_000, strategy=strategy))
    order = last(flat.search(Deadline.never())).answer
    assert PlainTurn(floor, RULES_2005, robots, [order, Order((1, 2, 4, 5, 6))]).play() == [0]


def test_a_deadline_that_has_passed_gives_no_answer() -> None:
    assert list(search(replace(FEW, samples=0)).search(Deadline.after_ms(-1))) == []
