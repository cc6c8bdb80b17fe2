"""A bot for SameGame: beam search over whole plans."""
from __future__ import annotations

from dataclasses import dataclass

from game import SameGame, board_of

from botkit.client.parameters import CommonParams, argument_parser, effort
from botkit.client.session import Session, run
from botkit.client.times import UNLIMITED, TurnTime
from botkit.client.words import parse_integers
from botkit.search.beam import beam
from botkit.search.result import SearchResult


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``."""

    width: int = effort()
    turn_ms: float = 1000.0
    margin_ms: float = 150.0

    def turn_time(self) -> TurnTime:
        """When the search ends."""
        return UNLIMITED if self.width else TurnTime.before(self.turn_ms, self.turn_ms - self.margin_ms)


class Bot:
    """A conversation with the referee."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.session = Session(params.explain)

    def serve(self) -> None:
        """Answers one board after another until the input ends."""
        while True:
            width, _ = parse_integers(self.session.line(), 2, "width and height")
            board = board_of([self.session.line() for _ in range(width)])
            time = self.params.turn_time()
            plans = beam(SameGame(), board, self.session.deadline(time), self.params.width)
            best = self.session.best_in_time(plans, SearchResult((0, 0)), time)
            self.session.answer(" ".join(f"{x} {y}" for x, y in best.line))
            self.session.rest()


if __name__ == "__main__":
    run(Bot(argument_parser("SameGame", Params()).parse_args().params).serve)
