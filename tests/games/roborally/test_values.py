"""The value functions of the seed, by hand-made positions."""
from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bot.games.roborally.values import Hodgepodge, hodgepodge, manhattan_distance, minimum_checkpoint_advantage

from bot.games.roborally.batch_state import State
from bot.games.roborally.board import Board
from bot.games.roborally.editions import RULES_2005
from bot.games.roborally.poses import Poses
from bot.games.roborally.prospects import Prospects, Weights
from bot.games.roborally.state import Robot, Status
from bot.games.roborally.tables import FloorTables
from bot.games.roborally.travel import Travel

TABLES = FloorTables(Board([". " * 6] * 3, [(5, 0), (0, 2)]))
NOBODY = np.zeros((3, 1), bool)


def state(*next_checkpoints: int, damage: int = 0) -> State:
    robots = [Robot((1, 1 + index % 2), 1, archive=(0, 0), next_checkpoint=number, lives=3, damage=damage)
              for index, number in enumerate(next_checkpoints)]
    robots[-1].cell = (3, 0)
    return State.of(robots, TABLES, 1)


def test_the_advantage_is_over_the_best_opponent() -> None:
    assert minimum_checkpoint_advantage(state(2, 1, 1), 0)[0] == 1
    assert minimum_checkpoint_advantage(state(2, 1, 1), 2)[0] == -1


def test_the_distance_is_along_both_axes_to_the_next_checkpoint() -> None:
    assert manhattan_distance(state(1, 1), TABLES, 0)[0] == 5
    assert manhattan_distance(state(2, 1), TABLES, 0)[0] == 2
    assert manhattan_distance(state(3, 1), TABLES, 0)[0] == 0


def test_the_hodgepodge_adds_the_features_of_the_seeds_table() -> None:
    value = hodgepodge(state(2, 1, 1, damage=4), NOBODY, TABLES, 0, Hodgepodge())
    assert value[0] == pytest.approx(3 + 5 * 1 + 1 * 2 - 0.3 * 4 - 0.1 * 2)
    winners = NOBODY.copy()
    winners[1] = True
    lost = hodgepodge(state(2, 1, 1, damage=4), winners, TABLES, 0, Hodgepodge())
    assert value[0] - lost[0] == pytest.approx(100)


def test_chances_add_up_to_one_and_a_winner_has_them_all() -> None:
    travel = Travel(Poses(TABLES, RULES_2005), hands=8)
    for _ in travel.solve(2):
        pass
    prospects = Prospects(travel, Weights())
    chances = prospects.chances(state(2, 1, 1), NOBODY)
    assert chances.sum() == pytest.approx(1)
    assert chances[0, 0] > chances[1, 0]
    winners = NOBODY.copy()
    winners[2] = True
    assert prospects.chances(state(2, 1, 1), winners)[:, 0].tolist() == [0, 0, 1]


def test_a_score_falls_with_the_way_with_damage_and_with_lives() -> None:
    travel = Travel(Poses(TABLES, RULES_2005), hands=8)
    for _ in travel.solve(2):
        pass
    prospects = Prospects(travel, Weights())

    def score(**fields: Any) -> float:
        robot = Robot(**{"cell": (1, 1), "facing": 1, "archive": (0, 0), "lives": 3, **fields})
        return float(prospects.scores(State.of([robot], TABLES, 1))[0, 0])

    whole = score()
    assert score(next_checkpoint=2, cell=(0, 1), facing=2) > whole
    assert whole > score(damage=1) > score(damage=4) > score(damage=5)
    assert whole > score(lives=2) > score(lives=1)
    assert whole == score(lives=UNLIMITED)
    assert score(damage=4) < score(status=Status.POWERED_DOWN) < whole
    assert score(status=Status.OUT, cell=None, lives=0) < whole - 20
