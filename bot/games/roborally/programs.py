"""Reduced programs: cards of equal effect are one class.

Two rotations are equivalent if they turn alike, because rotating robots do not meet. Two moves are
equivalent if they move alike and nothing can come between their priorities: their numbers are adjacent,
or linked through adjacent equivalent cards of the same hand. An action assigns a class to each open
register.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from bot.games.roborally.constants import KIND, LAST_ROTATION, REGISTERS
from bot.games.roborally.state import Robot

Classes = tuple[tuple[int, ...], ...]
"""The cards of a hand by class, each class and the classes among themselves in ascending order."""


def classes_of(hand: Sequence[int]) -> Classes:
    """Splits a hand into classes of equivalent cards."""
    groups: dict[tuple[int, int], list[int]] = {}
    run, previous = 0, 0
    for card in sorted(hand):
        if card > LAST_ROTATION and (card != previous + 1 or KIND[card] != KIND[previous]):
            run += 1
        groups.setdefault((KIND[card], run if card > LAST_ROTATION else 0), []).append(card)
        previous = card
    return tuple(sorted(tuple(group) for group in groups.values()))


def all_actions(multiplicities: Sequence[int], length: int) -> Any:
    """int64 [actions, length], in ascending order: all that fill ``length`` registers.

    ``multiplicities``: how many cards each class has.
    """
    left = np.array([multiplicities], np.int64)  # [actions so far, classes]
    actions = np.zeros((1, 0), np.int64)
    for _ in range(length):
        rows, chosen = left.nonzero()
        actions = np.concatenate((actions[rows], chosen[:, None]), axis=1)
        left = left[rows]
        left[np.arange(len(rows)), chosen] -= 1
    return actions


def all_programs(
    classes: Sequence[Sequence[int]], chosen: npt.NDArray[np.int64], robot: Robot
) -> npt.NDArray[np.int16]:
    """[A, R] int16 the programs of actions [A, open registers], with the robot's locked cards behind."""
    cards = np.zeros((len(classes), REGISTERS), np.int16)
    for index, members in enumerate(classes):
        cards[index, :len(members[:REGISTERS])] = members[:REGISTERS]
    programs = np.zeros((len(chosen), REGISTERS), np.int16)
    programs[:, robot.open:] = robot.registers[robot.open:]
    for register in range(robot.open):
        used_before = (chosen[:, :register] == chosen[:, register, None]).sum(axis=1)
        programs[:, register] = cards[chosen[:, register], used_before]
    return programs
