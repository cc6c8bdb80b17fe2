"""Hands that the others may hold, and the programs of one's own hand."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.games.roborally.cards import DECK_SIZE, HAND_SIZE, REGISTERS
from bot.games.roborally.state import Robot


def deal_unseen(
    robots: Sequence[Robot], player: int, hand: Sequence[int], scenarios: int, random: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Hands of the others, [9, P, K] int16 for K scenarios, and the cards that are left, [n, K].

    Every scenario deals the cards that ``player`` does not see.
    """
    seen = {*hand, *(card for robot in robots for card in robot.registers)}
    unseen = np.array([card for card in range(1, DECK_SIZE + 1) if card not in seen], np.int16)
    decks = random.permuted(np.tile(unseen, (scenarios, 1)), axis=1).T  # [cards, K]
    hands = np.zeros((HAND_SIZE, len(robots), scenarios), np.int16)
    dealt = 0
    for other, robot in enumerate(robots):
        if other != player:
            hands[:robot.cards_dealt, other] = decks[dealt:dealt + robot.cards_dealt]
            dealt += robot.cards_dealt
    return hands, decks[dealt:]


def all_programs(classes: Sequence[Sequence[int]], chosen: np.ndarray, robot: Robot) -> np.ndarray:
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
