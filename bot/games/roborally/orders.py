"""Which orders are legal."""
from __future__ import annotations

from collections.abc import Sequence

from bot.games.roborally.cards import REGISTERS
from bot.games.roborally.editions import Rules
from bot.games.roborally.state import Order, Robot


class IllegalOrder(ValueError):
    """An order that the rules do not allow; the message says why."""


def check_order(robot: Robot, hand: Sequence[int], order: Order, rules: Rules) -> None:
    """Raises :class:`IllegalOrder` if ``order`` is not a legal one for ``robot`` with ``hand``."""
    if order.power_down and not rules.power_down:
        raise IllegalOrder(f"the {rules.name} edition has no power-down")
    if order.facing is not None and not rules.chooses_facing:
        raise IllegalOrder(f"the {rules.name} edition gives no choice of facing")
    if not robot.open and not order.program:
        return
    if not robot.takes_cards:
        raise IllegalOrder("a robot without cards has no program")
    if len(order.program) != REGISTERS:
        raise IllegalOrder(f"a program has {REGISTERS} cards, not {len(order.program)}")
    for register in range(robot.open, REGISTERS):
        if order.program[register] != robot.registers[register]:
            raise IllegalOrder(f"register {register + 1} is locked with card {robot.registers[register]}")
    rest = list(hand)
    for card in order.program[:robot.open]:
        if card not in rest:
            raise IllegalOrder(f"card {card} is not in the hand, or used twice")
        rest.remove(card)
