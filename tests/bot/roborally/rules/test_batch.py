"""The batched simulator is the scalar rules, state for state."""
from __future__ import annotations

import numpy as np
import pytest

from bot.roborally.rules.batch import Simulator
from bot.roborally.rules.batch_state import ACTIVE, OUT, POWERED_DOWN, Orders, State
from bot.roborally.rules.editions import EDITIONS, RULES_2005
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.state import Robot, Status
from bot.roborally.rules.tables import FloorTables
from tests.bot.roborally.random_turns import cell_of, mismatches


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_random_turns_end_as_by_the_scalar_rules(edition: str, seed: int) -> None:
    assert mismatches(edition, 1000 + seed, 64) == []


def test_a_long_chain_is_pushed_as_a_whole() -> None:
    tables = FloorTables(Floor([". " * 12], [(11, 0)]))
    robots = [Robot((x, 0), 1, archive=(0, 0), lives=3) for x in range(8)]
    state = State.of(robots, tables, 1)
    programs = np.full((5, 8, 1), 1, np.int16)  # U-turns
    programs[0, 0] = 49  # the last in the row moves one
    Simulator(tables, RULES_2005).play(state, Orders(programs))
    assert sorted(cell_of(tables, cell) for cell in state.cell[:, 0]) == [(x, 0) for x in range(1, 9)]


def test_who_loses_the_last_life_is_out_even_in_a_turn_that_somebody_wins() -> None:
    tables = FloorTables(Floor([". . X", ". . ."], [(1, 1)]))
    robots = [Robot((0, 1), 1, archive=(0, 1), lives=3), Robot((1, 0), 1, archive=(1, 0), lives=1)]
    state = State.of(robots, tables, 1)
    programs = np.full((5, 2, 1), 1, np.int16)
    programs[0, :, 0] = 49, 50
    winners = Simulator(tables, RULES_2005).play(state, Orders(programs))
    assert winners[:, 0].tolist() == [True, False]
    assert state.status[:, 0].tolist() == [ACTIVE, OUT]


def test_a_lock_that_has_to_draw_needs_a_deck() -> None:
    tables = FloorTables(Floor(["ZE5 . ."], [(2, 0)]))
    robot = Robot((1, 0), 0, archive=(0, 0), lives=3, status=Status.POWERED_DOWN)
    state = State.of([robot], tables, 1)
    assert state.status[0, 0] == POWERED_DOWN
    with pytest.raises(ValueError, match="no deck"):
        Simulator(tables, RULES_2005).play(state, Orders(np.zeros((5, 1, 1), np.int16)))
