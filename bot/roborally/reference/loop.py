"""The program of the reference bot: the method of the report in the conversation of the shipped bot."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.roborally.player.conversation import Conversation, GameInfo
from bot.roborally.protocol import Observation
from bot.roborally.reference.params import Params
from bot.roborally.reference.search import FlatSearch
from bot.roborally.rules.state import Order
from bot.roborally.rules.tables import FloorTables
from bot.roborally.rules.travel import Poses, Travel
from botkit.client.parameters import argument_parser
from botkit.client.session import run
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game on stdin and stdout; ends when the input does."""
    options = argument_parser("RoboRally", Params()).parse_args(argv)
    run(Bot(options.params).serve)


class Bot(Conversation):
    """The reference bot. It computes the table of turns to go during its turns, until it is complete."""

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self._params = params
        self._travel: Travel | None = None

    def search(self, game: GameInfo, turn: Observation, deadline: Deadline) -> Iterator[SearchResult[Order]]:
        """Ever better programs by flat Monte Carlo or random search."""
        if self._travel is None:
            self._travel = Travel(Poses(FloorTables(game.floor), game.rules))
            self._steps = self._travel.solve(self._params.sweeps)
        half = Deadline.after_ms(deadline.left_ms() / 2)
        for _ in self._steps:
            if half.passed():
                break
        yield from FlatSearch(game.seat, turn, self._travel, game.rules, self._params).search(deadline)
