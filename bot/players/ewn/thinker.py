"""How the EWN bot thinks about a move: ways to search, by name."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Callable, Protocol

import numpy as np

from bot.games.ewn import rules
from bot.games.ewn.layer import EwnLayer, Value
from bot.games.ewn.rules import Move, Position
from bot.games.ewn.tree import Tree
from bot.games.ewn.values import LearnedValue, SeedValue
from bot.players.ewn.params import Params
from bot.search import negascout
from bot.search.clock import Deadline
from bot.search.layers import Costs, Depth, Limits, deepen
from bot.search.negascout import NegaScout

ROLL_AND_MOVE = 2
"""Depth of one roll and one move, as the seed counts."""
TIE, EXACT_TIE = 1e-6, 1e-12
"""The first of moves whose values differ by less is played: sums of floats depend on the machine."""
FIRST_DEPTH = 2
LAYER_COSTS = Costs(damping=0.68, layer=2000.0, back_up=0.2)
"""Fitted to searches of EWN."""
MAX_MOVES = 96
"""No game is longer: a piece has at most eight steps to its target, and every move is one or two of them."""
SCOUT_DEPTHS = range(FIRST_DEPTH, ROLL_AND_MOVE * MAX_MOVES, ROLL_AND_MOVE)
TABLE_BITS = 19
"""Positions do not say which colour rolls, so one table does for the seed's two of 2^18."""

VALUES: dict[str, Callable[[], Value]] = {
    "learned": LearnedValue.of_training,
    "combined": lambda: SeedValue(1.0, 1.0),
    "distance": lambda: SeedValue(1.0, 0.0),
    "determinacy": lambda: SeedValue(0.0, 1.0),
}


class Thinker(Protocol):
    """Chooses among two or more legal moves, none of which wins at once."""

    def new_game(self) -> None:
        """Forgets what belongs to the last game."""

    def think(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[Move]:
        """Ever better moves, until the deadline or until nothing is left to be found."""


class LayerThinker:
    """Full width, by layers; the positions after our moves are the first layer."""

    def __init__(self, params: Params) -> None:
        moves = params.iterations // ROLL_AND_MOVE if params.iterations else MAX_MOVES
        self._limits = Limits(max(1, moves - 1), params.positions)
        self._value = VALUES[params.evaluation]()

    def new_game(self) -> None:
        pass

    def think(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[Move]:
        for depth in self.depths(position, moves, deadline):
            tie = EXACT_TIE if depth.exact else TIE
            yield moves[int(np.argmax(depth.values <= depth.values.min() + tie))]

    def depths(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[Depth]:
        """Every finished depth; its values are those of the opponent after each of ``moves``."""
        after = [rules.play(position, move) for move in moves]
        return deepen(EwnLayer.of(after, self._value), deadline, self._limits, LAYER_COSTS)


class ScoutThinker:
    """NegaScout, one position at a time; its table and what it knows of sides last through a game."""

    def __init__(self, params: Params) -> None:
        fixed = params.iterations
        self._depths = range(min(fixed, FIRST_DEPTH), fixed + 1, ROLL_AND_MOVE) if fixed else SCOUT_DEPTHS
        self._settings = negascout.Settings(
            star1=params.star1, star2=params.star2, table_bits=TABLE_BITS if params.table else 0
        )
        self._tree = Tree(VALUES[params.evaluation]())
        self.new_game()

    def new_game(self) -> None:
        self.search = NegaScout(self._tree, self._settings)

    def think(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[Move]:
        for iteration in self.iterations(position, moves, deadline):
            yield moves[iteration.choice]

    def iterations(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[negascout.Iteration]:
        """Every finished depth."""
        self._tree.forget()
        after = [self._tree.after(rules.play(position, move)) for move in moves]
        return negascout.deepen(self.search, after, deadline, self._depths)


THINKERS: dict[str, Callable[[Params], Thinker]] = {"layers": LayerThinker, "negascout": ScoutThinker}
