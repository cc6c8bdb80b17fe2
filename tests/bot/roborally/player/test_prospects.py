"""The learned value: probabilities to win."""
from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bot.roborally.player.prospects import Prospects
from bot.roborally.rules.batch_state import State
from bot.roborally.rules.constants import UNLIMITED
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.state import Robot, Status
from bot.roborally.rules.travel import Poses, Travel

POSES = Poses(Floor([". " * 6] * 3, [(5, 0), (0, 2)]), RULES_2005)
TABLES, PROSPECTS = POSES.tables, Prospects(Travel.solved(POSES, 2, hands=8))
NOBODY = np.zeros((3, 1), bool)


def test_probabilities_add_up_to_one_and_a_winner_has_them_all() -> None:
    robots = [Robot((1, 1), 1, archive=(0, 0), next_checkpoint=number, lives=3) for number in (2, 1, 1)]
    state = State.of(robots, TABLES, 1)
    found = PROSPECTS.probabilities(state, NOBODY)
    assert found.sum() == pytest.approx(1)
    assert found[0, 0] > found[1, 0]
    winners = NOBODY.copy()
    winners[2] = True
    assert PROSPECTS.probabilities(state, winners)[:, 0].tolist() == [0, 0, 1]


def test_a_score_falls_with_the_way_with_damage_and_with_lives() -> None:
    def score(**fields: Any) -> float:
        robot = Robot(**{"cell": (1, 1), "facing": 1, "archive": (0, 0), "lives": 3, **fields})
        return float(PROSPECTS.scores(State.of([robot], TABLES, 1))[0, 0])

    whole = score()
    assert score(next_checkpoint=2, cell=(0, 1), facing=2) > whole
    assert whole > score(damage=1) > score(damage=4) > score(damage=5)
    assert whole > score(lives=2) > score(lives=1)
    assert whole == score(lives=UNLIMITED)
    assert score(damage=4) < score(status=Status.POWERED_DOWN) < whole
    assert score(status=Status.OUT, cell=None, lives=0) < whole - 20
