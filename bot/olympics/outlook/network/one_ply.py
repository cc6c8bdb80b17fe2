"""What a network expects of a player's actions in this turn.

All joint actions are valued, and everybody answers the others' policies with a softmax of the expected values, some
rounds long, and moves half of the way each time: a logit quantal response, a smoothed equilibrium.

Source: McKelvey and Palfrey, "Quantal response equilibria for normal form games" (1995).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.network.features import Features
from bot.olympics.outlook.network.value import learned_weights, values
from bot.olympics.outlook.rankings import OTHERS
from bot.olympics.rules.constants import ACTIONS, PLAYERS
from bot.olympics.rules.state import Position
from botkit.arrays import AnyFloats, Floats
from botkit.search.exact_sums import rounded

ROUNDS = 6
"""Rounds of answers in an equilibrium."""
TEMPERATURE = 0.004
"""The difference in value that players hardly notice."""
STEP = 0.5
_OWN_FIRST = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 3, 1, 2))
"""The axes of each player's values, its own action first, then those of the others in the order of :data:`OTHERS`."""


class Equilibrium(NamedTuple):
    """What the players do, and what they may expect."""

    policies: AnyFloats  # [B, P, A]
    values: AnyFloats  # [B, P, A]: of own actions, if the others follow their policies


def equilibrium(values: AnyFloats, temperature: float, rounds: int) -> Equilibrium:
    """``values`` [B, A ** P, P] of joint actions; ``temperature``: the difference that players hardly notice."""
    count = len(values)
    cube = values.reshape(count, ACTIONS, ACTIONS, ACTIONS, PLAYERS)
    tables = np.stack([
        cube[..., player].transpose(axes).reshape(count, ACTIONS, -1) for player, axes in enumerate(_OWN_FIRST)], 1)
    policies = np.full((count, PLAYERS, ACTIONS), 1 / ACTIONS, values.dtype)
    expected = tables.mean(3)
    for _ in range(rounds):
        policies = policies + STEP * (softmax(expected / temperature) - policies)
        pairs = np.stack([
            (policies[:, first, :, None] * policies[:, second, None, :]).reshape(count, -1)
            for first, second in OTHERS], 1)
        expected = (tables @ pairs[..., None])[..., 0]
    return Equilibrium(softmax(expected / temperature), expected)


def softmax(values: AnyFloats) -> AnyFloats:
    """Probabilities over the last axis."""
    out: AnyFloats = np.exp(values - values.max(-1, keepdims=True))
    out /= out.sum(-1, keepdims=True)
    return out


class OnePly:
    """Values the turns of one match; ``tables``: those of its runs."""

    def __init__(self, tables: Forecaster) -> None:
        self._features = Features(tables)
        self._weights = learned_weights()
        self.outcomes: Floats = np.zeros((PLAYERS, 0))
        """[P, A]: what each player can expect of each of its actions, in the turn that was looked at last."""

    def look(self, position: Position) -> Iterator[None]:
        """Fills :attr:`outcomes`, in steps of about 2 ms."""
        children = self._features.children(position)
        yield
        worth = values(self._weights, *children).astype(np.float64)
        yield
        likely = equilibrium(rounded(worth)[None], TEMPERATURE, ROUNDS)
        self.outcomes = rounded(likely.values[0])
