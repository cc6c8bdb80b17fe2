"""The EWN bot: full-width search, deepened by `botkit.search.layers`, within the limits and costs that stand here."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.ewn.player.conversation import Conversation, serve
from bot.ewn.player.layer import EwnLayer
from bot.ewn.player.network import LearnedValue
from bot.ewn.player.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import Move, Position
from botkit.search.clock import Deadline
from botkit.search.layers import Costs, deepen
from botkit.search.result import SearchResult

ROLL_AND_MOVE = 2
"""Depth of one roll and one move."""
LAYER_COSTS = Costs(damping=0.68, layer=2000.0, back_up=0.2)
"""Fitted to searches of EWN."""
MAX_MOVES = 96
"""The most moves of a game: a piece has at most eight steps to its target, and every move makes one or two of them."""


def main(argv: Sequence[str] | None = None) -> None:
    """Serves a judge on stdin until it ends."""
    serve(Bot, Params(), argv)


class Bot(Conversation):
    """Values are probabilities to win."""

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        moves = params.depth // ROLL_AND_MOVE if params.depth else MAX_MOVES
        self._limits = max(1, moves - 1), params.positions
        self._value = LearnedValue.of_training()

    def search(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[SearchResult[Move]]:
        """Searches with the positions after our moves as the first layer."""
        layer = EwnLayer.of([rules.play(position, move) for move in moves], self._value)
        for result in deepen(layer, deadline, *self._limits, LAYER_COSTS):
            named = result.map(moves.__getitem__, lambda value: (1.0 + value) / 2.0)
            yield replace(named, effort=ROLL_AND_MOVE * (result.effort + 1))
