"""Which of many deals the expected play of RoboRally shows."""
from __future__ import annotations

import numpy as np

from bot.roborally.analysis.judge import LIKELY, typical_deal
from bot.roborally.rules.constants import REGISTERS

OFTEN, SELDOM = (79, 53, 68, 11, 10), (2, 44, 55, 13, 10)
DEALS = 1024


def others(often: np.ndarray) -> np.ndarray:
    """[R, 1, K]: another robot plays :data:`OFTEN` in the deals that are marked, and :data:`SELDOM` in the rest."""
    return np.where(often, np.array(OFTEN)[:, None], np.array(SELDOM)[:, None])[:, None].astype(np.int16)


def test_it_is_one_with_the_likeliest_programs_of_the_others_that_is_worth_what_all_are_on_average() -> None:
    often, values = np.arange(DEALS) >= DEALS // 3, np.tile([0.0, 1.0], DEALS // 2)
    values[:DEALS // 3] = 0.5
    near = DEALS // 3 + LIKELY - 1
    values[near] = 0.6
    assert typical_deal(others(often), values) == near


def test_cards_of_equal_effect_are_one_program() -> None:
    often = np.arange(DEALS) < DEALS * 3 // 5
    programs = others(often)
    moves_of_one = 49 + (np.arange(REGISTERS)[:, None] + np.arange(DEALS)) % 10
    programs[:, 0, often] = moves_of_one[:, often]
    assert often[typical_deal(programs, np.full(DEALS, 0.5))]
