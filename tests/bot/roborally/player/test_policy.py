"""Policies of robots that are alone, against trying out every program."""
from __future__ import annotations

from itertools import permutations
from random import Random

import numpy as np
import pytest

from bot.roborally.arena.courses import official_courses
from bot.roborally.player.opponents import Policy, contained, packed
from bot.roborally.rules.constants import KIND, KINDS
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.travel import COUNTS, Poses, remoteness

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
