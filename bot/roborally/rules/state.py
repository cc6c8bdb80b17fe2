"""A robot between turns, and its player's orders."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from bot.roborally.rules.constants import HAND_SIZE, NO_CARD, NORTH, REGISTERS, UNLIMITED, Cell


class Status(str, Enum):
    """A robot's status, by the letters of the protocol."""

    ACTIVE = "A"
    POWERED_DOWN = "D"
    VIRTUAL = "V"
    SITS_OUT = "S"
    OUT = "X"


@dataclass(eq=False)
class Robot:
    """One robot, between turns or during one. Off the board, ``cell`` is ``None``."""

    cell: Cell | None
    facing: int
    archive: Cell
    archive_facing: int = NORTH
    next_checkpoint: int = 1
    """From 1; the number of checkpoints + 1 after a win."""
    damage: int = 0
    lives: int = UNLIMITED
    status: Status = Status.ACTIVE
    registers: list[int] = field(default_factory=lambda: [NO_CARD] * REGISTERS)
    """Between turns: the cards of the locked registers, ``NO_CARD`` in the open ones."""
    destroyed: bool = False
    """During a turn: whether it was destroyed in this turn."""

    def copy(self) -> Robot:
        return replace(self, registers=list(self.registers))

    def leave(self) -> None:
        """Takes the robot off the board, with the values that players see for such a robot."""
        self.cell, self.facing, self.damage = None, NORTH, 0
        self.registers = [NO_CARD] * REGISTERS

    def put_out(self) -> None:
        """Ends the game for this robot."""
        self.leave()
        self.lives, self.status = 0, Status.OUT

    @property
    def takes_cards(self) -> bool:
        return self.status in (Status.ACTIVE, Status.VIRTUAL)

    @property
    def cards_dealt(self) -> int:
        return hand_size(self.damage) if self.takes_cards else 0

    @property
    def open(self) -> int:
        """How many registers the player fills (always the first ones)."""
        return open_registers(self.damage) if self.takes_cards else 0


@dataclass(frozen=True)
class Order:
    """A player's decision for a turn.

    ``program`` has five cards, including those of locked registers; it is empty for a robot without cards.
    """

    program: tuple[int, ...] = ()
    power_down: bool = False
    """Announces a power-down for the next turn; while powered down, means to stay so."""
    facing: int | None = None
    """The facing if the robot comes back at the end of this turn."""


def first_program(robot: Robot, hand: Sequence[int]) -> tuple[int, ...]:
    """The program in place of a bad answer: the first cards of the hand, in the order dealt."""
    if not robot.takes_cards:
        return ()
    return tuple(hand[:robot.open]) + tuple(robot.registers[robot.open:])


def hand_size(damage: int) -> int:
    """The number of cards dealt to a robot with this damage."""
    return max(HAND_SIZE - damage, 0)


def open_registers(damage: int) -> int:
    """How many registers, counted from the first, are not locked at this damage (0..9)."""
    return min(REGISTERS, hand_size(damage))
