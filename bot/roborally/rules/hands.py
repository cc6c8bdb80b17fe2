"""Hands of cards: how they are dealt, and the programs that they allow.

A reduced program does not distinguish cards of equal effect: they are one class. Two rotations are equivalent if they
turn alike, because rotating robots do not meet. Two moves are equivalent if they move alike and no other card can come
between their priorities: their numbers are adjacent, or linked through adjacent equivalent cards of the same hand. An
action assigns a class to each open register.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bot.roborally.rules.batch_state import POWERED_DOWN, State
from bot.roborally.rules.constants import DECK_SIZE, HAND_SIZE, KIND, LAST_ROTATION, NO_CARD, REGISTERS
from bot.roborally.rules.state import Robot
from botkit.arrays import Ints, Ints16

Classes = tuple[tuple[int, ...], ...]
"""The cards of a hand by class; classes, and the cards in each class, are in ascending order."""


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


def all_actions(multiplicities: Sequence[int], length: int) -> Ints:
    """[actions, length]: all actions that fill ``length`` registers, in ascending order; rows are their numbers.

    ``multiplicities``: how many cards each class has. The numbers have no gaps, unlike those of a mixed radix, so that
    a uniform number is a uniform action.
    """
    left = np.array([multiplicities], np.int64)  # [actions so far, classes]
    actions = np.zeros((1, 0), np.int64)
    for _ in range(length):
        rows, chosen = left.nonzero()
        actions = np.concatenate((actions[rows], chosen[:, None]), axis=1)
        left = left[rows]
        left[np.arange(len(rows)), chosen] -= 1
    return actions


def all_programs(hand: Sequence[int], robot: Robot) -> Ints16:
    """[A, R]: a program for each action of a hand, followed by the robot's locked cards; rows are action numbers.

    Equivalent cards are used in ascending order.
    """
    classes = classes_of(hand)
    actions = all_actions([len(members) for members in classes], robot.open)
    cards = np.zeros((len(classes), REGISTERS), np.int16)
    for index, members in enumerate(classes):
        cards[index, :len(members[:REGISTERS])] = members[:REGISTERS]
    programs = np.zeros((len(actions), REGISTERS), np.int16)
    programs[:, robot.open:] = robot.registers[robot.open:]
    for register in range(robot.open):
        used_before = (actions[:, :register] == actions[:, register, None]).sum(axis=1)
        programs[:, register] = cards[actions[:, register], used_before]
    return programs


class Deal(NamedTuple):
    """``hands`` [9, P, B]: NO_CARD beyond a hand's size; ``deck`` [n, B]: the cards that are left, top first.

    Only robots that are powered down draw from the deck; without such robots it is empty.
    """

    hands: Ints16
    deck: Ints16


def shuffled(decks: int, random: np.random.Generator) -> Ints16:
    """[decks, 84]: whole decks in random order."""
    return random.permuted(np.tile(np.arange(1, DECK_SIZE + 1, dtype=np.int16), (decks, 1)), axis=1)


def deal(state: State, decks: Ints16) -> Deal:
    """Deals every robot its number of cards from ``decks`` [B, 84], without those that registers hold."""
    held = state.registers.reshape(-1, state.games)
    locked = np.flatnonzero(held.any(axis=0))
    if locked.size:
        used = np.zeros((locked.size, DECK_SIZE + 1), bool)
        used[np.arange(locked.size), held[:, locked]] = True
        behind = np.take_along_axis(used, decks[locked].astype(np.int64), axis=1)
        order = np.argsort(behind, axis=1, kind="stable")
        decks = decks.copy()
        decks[locked] = np.take_along_axis(np.where(behind, NO_CARD, decks[locked]), order, axis=1)
    size = np.where(state.takes_cards, np.maximum(HAND_SIZE - state.damage, 0), 0).astype(np.int64)  # [P, B]
    first = np.cumsum(size, axis=0) - size
    place = np.arange(HAND_SIZE)[:, None, None]
    top = np.arange(state.games) * DECK_SIZE
    hands = decks.take(np.minimum(first + place, DECK_SIZE - 1) + top) * (place < size)
    if not (state.status == POWERED_DOWN).any():
        return Deal(hands, np.zeros((0, state.games), np.int16))
    rest = np.minimum(np.arange(REGISTERS * state.players)[:, None] + size.sum(axis=0), DECK_SIZE - 1)
    return Deal(hands, decks.take(rest + top))


def deal_unseen(
    robots: Sequence[Robot], player: int, hand: Sequence[int], scenarios: int, random: np.random.Generator
) -> tuple[Ints16, Ints16]:
    """Hands of the others, [9, P, K] for K scenarios, and the cards that are left, [n, K].

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
