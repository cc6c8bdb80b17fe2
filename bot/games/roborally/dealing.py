"""Hands for the robots of many games at once: all of them, or those that one player does not see."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bot.games.roborally.batch import Simulator
from bot.games.roborally.batch_state import DEFAULT_FACING, POWERED_DOWN, Orders, State
from bot.games.roborally.constants import DECK_SIZE, HAND_SIZE, NO_CARD, REGISTERS
from bot.games.roborally.state import Robot


@dataclass(frozen=True)
class Deal:
    """``hands`` [9, P, B] int16, NO_CARD beyond a hand's size; ``deck`` [n, B] the cards that are left, top first.

    Only robots that are powered down draw from the deck: there is none without them.
    """

    hands: npt.NDArray[np.int16]
    deck: npt.NDArray[np.int16]


def shuffled(decks: int, random: np.random.Generator) -> npt.NDArray[np.int16]:
    """[decks, 84] int16 whole decks."""
    return random.permuted(np.tile(np.arange(1, DECK_SIZE + 1, dtype=np.int16), (decks, 1)), axis=1)


def deal(state: State, decks: npt.NDArray[np.int16]) -> Deal:
    """Deals to every robot as many cards as it gets, out of ``decks`` [B, 84], but none that a register holds."""
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
) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
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


class Scenarios:
    """Programs that the others may have on a turn; the player's own are played against them. K scenarios."""

    def __init__(
        self, simulator: Simulator, robots: Sequence[Robot], player: int, most: int, others: npt.NDArray[np.int16],
        deck: npt.NDArray[np.int16], facing: int | None = None,
    ) -> None:
        """``most``: games played at once; ``others`` [R, P, K]; ``deck`` [n, K]; ``facing``: of the player's return."""
        self.simulator, self._player, self._others, self._deck = simulator, player, others, deck
        self._start = State.of(robots, simulator.tables, most)
        self._face = np.full((len(robots), most), DEFAULT_FACING)
        if facing is not None:
            self._face[player] = facing

    def play(
        self, programs: npt.NDArray[np.int16], samples: npt.NDArray[np.int64]
    ) -> tuple[State, npt.NDArray[np.bool_]]:
        """The states after the turn, [N] games, and who has won, [P, N] bool.

        ``programs`` [N, R] of the player, each in the scenario with the number ``samples`` [N], modulo K.
        """
        count = len(samples)
        scenario = samples % self._others.shape[2]
        every = self._others.take(scenario, axis=2)
        every[:, self._player] = programs.T
        state = self._start.take(np.arange(count))
        orders = Orders(every, facing=self._face[:, :count], deck=self._deck.take(scenario, axis=1))
        return state, self.simulator.play(state, orders)
