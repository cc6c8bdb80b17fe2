"""The EWN reference bot: iterative deepening of NegaScout with Star1.

Source: the TCG 2023 final project of b09902004. Two things differ: the growth of the search times is estimated anew
in every move, and a search that overruns is dropped.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.ewn.player.conversation import Conversation, serve
from bot.ewn.reference.game import ClassicValue, EwnGame
from bot.ewn.reference.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import Move, Position
from botkit.search.clock import Deadline
from botkit.search.expectimax import Expectimax, deepen
from botkit.search.result import SearchResult

VALUES = {
    "combined": ClassicValue(),
    "distance": ClassicValue(determinacy=0.0),
    "determinacy": ClassicValue(distance=0.0),
}
FIRST_DEPTH, DEEPER_BY, LAST_DEPTH = 2, 2, 200
TABLE_BITS = 19
"""Positions do not say which colour rolls, so one table replaces the document's two of 2^18 entries."""


def main(argv: Sequence[str] | None = None) -> None:
    """Serves a judge on stdin until the input ends."""
    serve(Bot, Params(), argv)


class Bot(Conversation):
    """The reference bot. Values are differences of distance and of determinacy; a won game exceeds them all."""

    win = ClassicValue.win

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        fixed = params.depth
        first, last = (min(fixed, FIRST_DEPTH), fixed) if fixed else (FIRST_DEPTH, LAST_DEPTH)
        self._depths = range(first, last + 1, DEEPER_BY)
        self._game = EwnGame(VALUES[params.evaluation])
        self.new_game()

    def new_game(self) -> None:
        super().new_game()
        self._expectimax = Expectimax(self._game, TABLE_BITS)

    def search(self, position: Position, moves: list[Move], deadline: Deadline) -> Iterator[SearchResult[Move]]:
        """Ever better moves by deeper searches; the transposition table is kept through a game."""
        after = {move: self._game.after(rules.play(position, move)) for move in moves}
        return deepen(self._expectimax, after, deadline, self._depths)
