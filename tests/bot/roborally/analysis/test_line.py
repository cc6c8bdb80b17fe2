"""Which of many deals the expected play of RoboRally shows."""
from __future__ import annotations

import numpy as np

from bot.roborally.analysis.line import DEALS, LIKELY, Plays, typical
from bot.roborally.rules.constants import REGISTERS

OFTEN, SELDOM = (79, 53, 68, 11, 10), (2, 44, 55, 13, 10)
PLAYERS = 2


def plays(often: np.ndarray, values: np.ndarray) -> Plays:
    """Deals in which the other robot plays :data:`OFTEN` in those that are marked, and :data:`SELDOM` in the rest."""
    programs = np.zeros((REGISTERS, PLAYERS, DEALS), np.int16)
    programs[:, 0] = np.arange(5 * DEALS).reshape(REGISTERS, DEALS) % 84 + 1  # its own do not count
    programs[:, 1] = np.where(often, np.array(OFTEN)[:, None], np.array(SELDOM)[:, None])
    takes_cards = np.ones((PLAYERS, DEALS), bool)
    return Plays(programs, programs, takes_cards, np.zeros(DEALS, bool), values)


def test_it_is_one_with_the_likeliest_programs_of_the_others_that_is_worth_what_all_are_on_average() -> None:
    often, values = np.arange(DEALS) >= DEALS // 3, np.tile([0.0, 1.0], DEALS // 2)
    values[:DEALS // 3] = 0.5
    near = DEALS // 3 + LIKELY - 1
    values[near] = 0.6
    assert typical(0, plays(often, values)) == near


def test_cards_of_equal_effect_are_one_program() -> None:
    often = np.arange(DEALS) < DEALS * 3 // 5
    deals = plays(often, np.full(DEALS, 0.5))
    moves_of_one = 49 + (np.arange(REGISTERS)[:, None] + np.arange(DEALS)) % 10
    deals.programs[:, 1, often] = moves_of_one[:, often]
    assert often[typical(0, deals)]
