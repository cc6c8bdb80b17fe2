"""What the others may do: hands that they may hold, and good programs out of them."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.games.roborally.batch_state import Array
from bot.games.roborally.cards import DECK_SIZE, HAND_SIZE, KINDS, NO_CARD, REGISTERS
from bot.games.roborally.plans import Plans, kind_sequences, packed
from bot.games.roborally.state import Robot
from bot.games.roborally.tables import FloorTables
from bot.games.roborally.travel import CARD_KIND, Travel

LONGEST_PLACE = 20


def plans_of(robot: Robot, travel: Travel, tables: FloorTables, hit_cost: float) -> Plans:
    """What the robot can do alone."""
    cell = tables.limbo if robot.cell is None else tables.number(robot.cell)
    pose = int(travel.poses.of(np.array(cell), np.array(robot.facing)))
    return Plans(travel, pose, robot.next_checkpoint, np.array(robot.registers), robot.open, hit_cost)


def deal_unseen(
    robots: Sequence[Robot], player: int, hand: Sequence[int], scenarios: int, random: np.random.Generator
) -> tuple[Array, Array]:
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


def good_programs(
    robots: Sequence[Robot], hands: Array, plans: dict[int, Plans], carelessness: float, random: np.random.Generator
) -> Array:
    """[R, P, K] int16 programs that the robots with ``plans`` may well choose from ``hands`` [9, P, K]."""
    scenarios = hands.shape[2]
    programs = np.zeros((REGISTERS, len(robots), scenarios), np.int16)
    for other, robot in enumerate(robots):
        programs[:, other] = np.array(robot.registers)[:, None]
        if other in plans:
            places = np.minimum(random.geometric(1.0 - carelessness, scenarios) - 1, LONGEST_PLACE)
            programs[:robot.open, other] = _programs(plans[other], hands[:robot.cards_dealt, other].T, places).T
    return programs


def _programs(plans: Plans, hands: Array, places: Array) -> Array:
    """[K, length] cards of a good program for each of ``hands`` [K, n]."""
    kinds = CARD_KIND[hands]
    held = packed(np.stack([(kinds == kind).sum(axis=1) for kind in range(KINDS)], axis=1))
    wanted = kind_sequences(plans.length)[plans.best_for(held, places)]  # [K, length]
    left = kinds.copy()
    rows = np.arange(len(hands))
    program = np.full(wanted.shape, NO_CARD, np.int16)
    for register in range(plans.length):
        column = (left == wanted[:, register, None]).argmax(axis=1)
        program[:, register] = hands[rows, column]
        left[rows, column] = -1
    return program


def all_programs(classes: Sequence[Sequence[int]], chosen: Array, robot: Robot) -> Array:
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
