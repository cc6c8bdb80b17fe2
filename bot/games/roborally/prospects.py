"""What a position is worth to each robot, in turns to go and as a chance to win."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bot.games.roborally.batch_state import OUT, POWERED_DOWN, SITS_OUT, Array, State
from bot.games.roborally.editions import UNLIMITED
from bot.games.roborally.travel import Travel


@dataclass(frozen=True)
class Weights:
    """Measured slowdowns and guessed costs, all in turns unless said otherwise."""

    slowdown: tuple[float, ...] = (0.0, 0.08, 0.19, 0.42, 1.05, 1.3, 1.6, 2.0, 2.5, 3.0, 3.0)
    """By damage: the share of turns that a smaller hand adds (value iteration with hands of 9, 8, 7, 6, 5)."""
    most_for_damage: tuple[float, ...] = (0.0, 0.8, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.4, 3.0, 3.0)
    """By damage: the most it costs, since a robot can power down."""
    life: tuple[float, ...] = (40.0, 0.7, 0.2, 0.0)
    """By lives left."""
    powered_down: float = 1.0
    sits_out: float = 1.5
    scale: float = 1.2
    """How many turns ahead make a lead of e to one."""


class Prospects:
    """Values of states, by the tables of a :class:`Travel`."""

    def __init__(self, travel: Travel, weights: Weights) -> None:
        self.travel, self.weights = travel, weights
        self._slowdown = np.array(weights.slowdown, np.float32)
        self._most = np.array(weights.most_for_damage, np.float32)
        self._life = np.array(weights.life, np.float32)

    def turns_to_go(self, state: State) -> Array:
        """[P, B] float32 expected turns until each robot has reached the last checkpoint."""
        travel, poses = self.travel, self.travel.poses
        waiting = state.status == SITS_OUT
        cell = np.where(waiting, state.archive, state.cell)
        facing = np.where(waiting, state.archive_facing, state.facing)
        turns = travel.turns[state.next_checkpoint - 1, poses.of(cell, facing)]
        turns = turns + self.damage_cost(turns, state.damage)
        turns += self.weights.powered_down * (state.status == POWERED_DOWN)
        turns += self.weights.sits_out * waiting
        lives = np.where(state.lives == UNLIMITED, len(self._life) - 1, np.minimum(state.lives, len(self._life) - 1))
        turns += self._life.take(lives)
        return turns + self._life[0] * (state.status == OUT)

    def damage_cost(self, turns: Array, damage: Array) -> Array:
        """Turns that damage costs a robot with ``turns`` to go; same shapes."""
        damage = np.minimum(damage, len(self._slowdown) - 1)
        return np.minimum(turns * self._slowdown.take(damage), self._most.take(damage))

    def chances(self, state: State, winners: Array) -> Array:
        """[P, B] the chance of each robot to win: by softmax of turns to go, or known once there are winners."""
        lead = np.exp(self.turns_to_go(state) * np.float32(-1.0 / self.weights.scale))
        won = winners.any(axis=0)
        lead = np.where(won, winners, lead)
        return lead / np.maximum(lead.sum(axis=0), np.finfo(np.float32).tiny)
