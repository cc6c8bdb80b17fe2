"""What the shipped bot searches: positions of one game with its moves, rewards and value."""
from __future__ import annotations

from collections.abc import Sequence

from bot.battlesheep.player.params import Params
from bot.battlesheep.player.simulation import RankRewards, Simulation
from bot.battlesheep.player.start_simulation import StartSimulation
from bot.battlesheep.player.value import VALUES, WeightedValue
from bot.battlesheep.rules.batch import ActionAbstraction, Root
from bot.battlesheep.rules.plain import RuleSet
from bot.battlesheep.rules.state import Cell
from botkit.search.uct import FIRST_BATCH, Settings

LEAST_ITERATIONS = 256
"""Played even if the time is already over, as on a machine that needed all of it to load the program."""
POINTS_BY_RANK = (1.0, 0.6667, 0.3333, 0.0)
"""The reward: the share of the opponents that a player beats."""


def search_settings(params: Params) -> Settings:
    """How the bot searches."""
    return Settings(params.exploration, params.batch, FIRST_BATCH, least_iterations=LEAST_ITERATIONS)


class Simulations:
    """Makes the simulations of one game."""

    def __init__(self, params: Params, rules: RuleSet, sheep: int) -> None:
        """``sheep``: the number that each player has at the start."""
        self.abstraction = ActionAbstraction(sheep - 1, params.sheep_numbers)
        self._sheep = sheep
        self._rewards = RankRewards(rules, POINTS_BY_RANK)
        self._value = WeightedValue(VALUES[rules.edition.name], rules, params.value_weight, params.value_until)

    def of_start(self, root: Root, cells: Sequence[Cell], seed: int) -> StartSimulation:
        """The position in which the mover and all later players are to start, each on one of ``cells``."""
        number = root.geometry.number()
        return StartSimulation(
            root, self.abstraction, self._rewards, self._value, seed, [number[cell] for cell in cells], self._sheep
        )

    def of_moves(self, root: Root, seed: int) -> Simulation:
        """A position in which the mover is to move."""
        return Simulation(root, self.abstraction, self._rewards, self._value, seed)
