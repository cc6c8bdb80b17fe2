"""The value functions of the report, by hand-made positions."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from bot.roborally.reference.values import VALUES, manhattan_distance
from bot.roborally.rules.batch_state import State
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.state import Robot
from bot.roborally.rules.travel import Poses, Travel

TRAVEL = Travel.solved(Poses(Floor([". " * 6] * 3, [(5, 0), (0, 2)]), RULES_2005), 2, hands=8)
NOBODY = np.zeros((3, 1), bool)


def state(*next_checkpoints: int, damage: int = 0) -> State:
    """Robots at (1, 1), (1, 2) and the last at (3, 0), all facing east."""
    robots = [Robot((1, 1 + index % 2), 1, archive=(0, 0), next_checkpoint=number, lives=3, damage=damage)
              for index, number in enumerate(next_checkpoints)]
    robots[-1].cell = (3, 0)
    return State.of(robots, TRAVEL.poses.tables, 1)


def value(name: str, after: State, player: int = 0, winners: npt.NDArray[np.bool_] = NOBODY) -> float:
    return float(VALUES[name](TRAVEL, after, winners[:after.players], player)[0])


def won_by(player: int) -> npt.NDArray[np.bool_]:
    return np.arange(3)[:, None] == player


def test_the_advantage_is_over_the_best_opponent() -> None:
    assert value("advantage", state(2, 1, 1)) == 1
    assert value("advantage", state(2, 1, 1), 2) == -1
    assert value("advantage", state(2)) == 0


def test_the_distance_is_along_both_axes_to_the_next_checkpoint() -> None:
    assert [manhattan_distance(TRAVEL, state(number, 1), 0)[0] for number in (1, 2, 3)] == [5, 2, 0]


def test_by_the_manhattan_distance_a_checkpoint_is_as_far_as_the_board_is_large() -> None:
    assert value("manhattan", state(1, 1)) == -2 * (6 + 3) - 5
    assert value("manhattan", state(2, 1)) == -(6 + 3) - 2


def test_the_informed_distance_is_in_turns() -> None:
    assert -2 < value("turns", state(2, 1)) < -1
    assert value("turns", state(1, 1)) < value("turns", state(2, 1))


def test_the_hodgepodge_adds_the_features_of_the_reports_table() -> None:
    after = state(2, 1, 1, damage=4)
    assert value("hodgepodge", after) == pytest.approx(3 + 5 * 1 + 1 * 2 - 0.3 * 4 - 0.1 * 2)
    assert value("hodgepodge", after) - value("hodgepodge", after, 0, won_by(1)) == pytest.approx(100)


@pytest.mark.parametrize("name", ["hodgepodge", "turns", "manhattan"])
def test_a_win_counts_more_than_any_distance_and_a_loss_less(name: str) -> None:
    after = state(1, 2, 2)
    assert value(name, after, 0, won_by(0)) > value(name, state(2, 1, 1)) > value(name, after, 0, won_by(1))
