"""Many games of RoboRally at once, in arrays: the rules of :mod:`rules`, state for state.

A turn under way is a :class:`BatchTurn`; what can happen in it are functions that change it in place.
"""
from __future__ import annotations

from functools import partial
from typing import Callable

import numpy as np

from bot.games.roborally.batch_damage import fire_lasers, repair, touch
from bot.games.roborally.batch_moves import carry, play_cards, push, turn_gears
from bot.games.roborally.batch_returns import come_back, materialise, power_down, sit_out
from bot.games.roborally.batch_state import Orders, State
from bot.games.roborally.batch_turn import BatchTurn
from bot.games.roborally.cards import REGISTERS
from bot.games.roborally.editions import Rules, Step
from bot.games.roborally.tables import ALL_BELTS, EXPRESS_BELTS, FloorTables

_STEPS: dict[Step, Callable[[BatchTurn], None]] = {
    Step.EXPRESS_BELTS: partial(carry, belts=EXPRESS_BELTS),
    Step.BELTS: partial(carry, belts=ALL_BELTS),
    Step.PUSHERS: push,
    Step.GEARS: turn_gears,
    Step.LASERS: fire_lasers,
    Step.TOUCH: touch,
    Step.REPAIR: repair,
    Step.MATERIALISE: materialise,
    Step.COME_BACK: come_back,
    Step.POWER: power_down,
    Step.SIT_OUT: sit_out,
}


class Simulator:
    """Plays turns of one edition on one board."""

    def __init__(self, tables: FloorTables, rules: Rules) -> None:
        self.tables, self.rules = tables, rules

    def play(self, state: State, orders: Orders) -> np.ndarray:
        """Plays one turn in place; returns the winners, [P, B] bool. Games that are won have ended.

        Raises :class:`ValueError` if a lock has to draw a card and there is no deck.
        """
        turn = BatchTurn(self.tables, self.rules, state, orders)
        for register in range(1, REGISTERS + 1):
            play_register(turn, register)
        for step in self.rules.end_steps:
            _STEPS[step](turn)
        turn.finish()
        return turn.winners


def play_register(turn: BatchTurn, register: int) -> None:
    """Plays register 1..5, in order."""
    turn.register = register
    play_cards(turn)
    for step in turn.rules.register_steps:
        _STEPS[step](turn)
    turn.end_won()
