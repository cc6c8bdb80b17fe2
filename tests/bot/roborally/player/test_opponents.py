"""What the others are believed to do, and policies of robots that are alone."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

import numpy as np
import pytest

from bot.roborally.arena.courses import official_courses
from bot.roborally.player.decision import Decision
from bot.roborally.player.opponents import CAREFUL_NOISE, LEAST, STYLES, Opponents, Policy, Style, contained, packed
from bot.roborally.player.params import Params
from bot.roborally.rules.batch_state import CARD_KIND
from bot.roborally.rules.constants import KIND, KINDS, NO_CARD
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.hands import deal_unseen
from bot.roborally.rules.plain import PlainTurn, check_order
from bot.roborally.rules.state import Order, Robot
from bot.roborally.rules.travel import COUNTS, Poses, Travel, remoteness
from tests.bot.roborally.player.positions import BOARD, HAND, PROSPECTS, ROBOTS, TURN, decided

TRAVEL = PROSPECTS.travel


def half_prepared(travel: Travel, players: int) -> Opponents:
    opponents = Opponents(travel, players)
    steps = opponents.prepare()
    while not opponents.ready:
        next(steps)
    assert not opponents.complete
    return opponents


@pytest.mark.parametrize("make", [Opponents, half_prepared, Opponents.prepared], ids=["not ready", "ready", "complete"])
def test_programs_of_every_style_come_from_the_hands_and_keep_the_locks(
    make: Callable[[Travel, int], Opponents]
) -> None:
    locked = Robot((6, 4), 1, archive=(6, 4), lives=3, damage=7, registers=[0, 0, 5, 70, 84])
    robots = [ROBOTS[0], locked, ROBOTS[2]]
    random = np.random.default_rng(1)
    hand = (1, 12, 30, 44, 50, 55, 60, 71, 80)
    hands, _ = deal_unseen(robots, 0, hand, 40, random)
    programs, styles = make(TRAVEL, 3).programs(robots, 0, hands, random)
    assert set(styles[1]) == set(styles[2]) == set(range(len(STYLES)))
    for scenario in range(40):
        for other in (1, 2):
            dealt = [int(card) for card in hands[:, other, scenario] if card != NO_CARD]
            program = tuple(int(card) for card in programs[:, other, scenario])
            check_order(robots[other], dealt, Order(program), RULES_2005)


@pytest.mark.parametrize("hit_cost", [0.0, 5.0])
def test_locked_robots_play_the_best_order_of_their_cards(hit_cost: float) -> None:
    poses = Poses(official_courses()["Robot Stew"].floor, RULES_2005)
    travel = Travel(poses)
    style = Style(travel, travel.turns, CAREFUL_NOISE, hit_cost)
    hands = np.array([[80], [8], [68]])
    locked = (50, 20)
    costs = []
    for pose in range(0, poses.count, 20):
        chosen = style.programs_with_locks(hands, locked, np.array([pose]))[:, 0]
        assert sorted(chosen) == sorted(hands[:, 0])

        def value(cards: Sequence[int], pose: int = pose) -> float:
            end, hits = poses.follow(np.array(pose), CARD_KIND[np.array([*cards, *locked])])
            costs.append(hit_cost * hits)
            return float(style._ends[0].take(end) + hit_cost * hits)

        assert value(chosen.tolist()) == min(value(order) for order in permutations(hands[:, 0].tolist()))
    assert any(costs) == bool(hit_cost)


def test_the_players_own_style_plans_without_errors() -> None:
    own = Opponents.prepared(TRAVEL, 2).own
    random = np.random.default_rng(3)
    for _ in range(10):
        place = np.array([random.integers(TRAVEL.poses.count)])
        hand = (random.permutation(84)[:9] + 1).astype(np.int16)
        every = CARD_KIND[np.array(sorted(set(permutations(hand.tolist(), 5)))).T]
        chosen, _ = TRAVEL.poses.follow(place, CARD_KIND[own.programs(hand[:, None], place)])
        ends, _ = TRAVEL.poses.follow(place, every)
        assert TRAVEL.turns.take(chosen)[0] == TRAVEL.turns.take(ends).min()


def test_a_style_that_foretells_a_robots_moves_gains_weight() -> None:
    opponents = Opponents(TRAVEL, 2)
    styles = np.array([0, 0, 0, 0, 1, 1, 1, 1])
    opponents.learn(1, styles, np.array([1, 1, 0, 0, 0, 0, 0, 1], bool))
    assert opponents.weights[1, 0] > 0.5 > opponents.weights[1, 1] > 0
    assert opponents.weights[0].tolist() == [0.5, 0.5]
    for _ in range(20):
        opponents.learn(1, styles, np.array([0, 0, 0, 0, 1, 1, 1, 1], bool))
    assert opponents.weights[1, 1] > 0.8


def test_no_style_is_ever_ruled_out_and_weights_stay_probabilities() -> None:
    opponents = Opponents(TRAVEL, 2)
    styles = np.array([0, 0, 1, 1])
    for _ in range(50):
        opponents.learn(1, styles, np.array([1, 1, 0, 0], bool))
        assert opponents.weights[1].sum() == pytest.approx(1)
        assert opponents.weights[1].min() >= LEAST / (1 + LEAST) - 1e-9
    opponents.learn(1, styles, np.array([0, 0, 1, 1], bool))
    assert opponents.weights[1, 1] > 0.5  # one turn is enough to think again


def test_a_style_counts_by_the_share_of_its_scenarios_that_came_true() -> None:
    opponents = Opponents(TRAVEL, 2)
    opponents.weights[1] = 0.75, 0.25
    styles = np.array([0, 0, 0, 0, 0, 0, 1, 1])
    opponents.learn(1, styles, np.array([1, 1, 1, 0, 0, 0, 1, 0], bool))  # half of each
    assert opponents.weights[1] == pytest.approx([0.75, 0.25])


def test_a_turn_that_no_style_foretells_says_nothing() -> None:
    opponents = Opponents(TRAVEL, 2)
    opponents.learn(1, np.array([0, 0, 0, 1]), np.zeros(4, bool))
    assert opponents.weights[1].tolist() == [0.5, 0.5]


def test_greedy_players_are_recognised_by_a_few_turns() -> None:
    opponents = Opponents.prepared(TRAVEL, len(ROBOTS))
    params = Params(samples=512, width=64, scenarios=512, batch=512, first_samples=2)
    greedy = opponents.unknown()
    greedy.weights[:] = [name == "greedy" for name in STYLES]
    random = np.random.default_rng(5)
    for _ in range(8):
        hands, deck = deal_unseen(ROBOTS, 0, HAND, 1, random)
        programs, _ = greedy.programs(ROBOTS, 0, hands, random)
        decision = Decision(0, TURN, PROSPECTS, params, opponents)
        mine = decided(decision)
        orders = [mine, *(Order(tuple(int(card) for card in programs[:, other, 0])) for other in (1, 2))]
        turn = PlainTurn(BOARD, RULES_2005, ROBOTS, orders, deck[:, 0].tolist())
        turn.play()
        decision.learn(mine, turn.robots)
    assert opponents.weights[1:, list(STYLES).index("greedy")].mean() > 0.6


POSES = Poses(official_courses()["Robot Stew"].floor, RULES_2005)
ENDS = remoteness(POSES)


def counts_of(kinds: list[int]) -> np.ndarray:
    return np.bincount(kinds, minlength=KINDS)[None]


def test_packed_hands_contain_what_their_counts_contain() -> None:
    random = Random(1)
    for _ in range(50):
        held = counts_of([KIND[card] for card in random.sample(range(1, 85), 9)])
        expected = (COUNTS[5] <= held).all(axis=1)
        assert (contained(packed(held))[0] == expected).all()


@pytest.mark.parametrize("hit_cost", [0.0, 5.0])
@pytest.mark.parametrize("cards", [5, 9])
def test_a_policy_plays_the_best_program_of_the_hand(cards: int, hit_cost: float) -> None:
    random, policy = Random(2), Policy(POSES, ENDS, hit_cost)
    costs = []
    for _ in range(20):
        place = random.randrange(len(ENDS) - 1) * POSES.size + random.randrange(POSES.count)
        hand = [KIND[card] for card in random.sample(range(1, 85), cards)]
        chosen = policy.kinds(np.array([place]), packed(counts_of(hand)))
        assert (counts_of(chosen[:, 0].tolist()) <= counts_of(hand)).all()
        every = np.array(sorted(set(permutations(hand, 5)))).T
        ends, hits = POSES.follow(np.array(place), every)
        end, hit = POSES.follow(np.array([place]), chosen)
        assert (ENDS.take(end) + hit_cost * hit)[0] == (ENDS.take(ends) + hit_cost * hits).min()
        costs.append((ENDS.take(end) - ENDS.take(ends).min())[0])
    assert any(costs) == bool(hit_cost)  # hits are worth a way round


def test_a_robot_that_has_won_is_nowhere_away_and_a_destroyed_one_farthest() -> None:
    assert not ENDS[-1].any()
    assert (ENDS[:-1, POSES.destroyed] > ENDS[:-1, :-1].max()).all()
