"""A bot for Deliveries: simulated annealing of the whole tour."""
from __future__ import annotations

from dataclasses import dataclass

from game import Deliveries

from botkit.client.parameters import CommonParams, argument_parser, effort
from botkit.client.session import Session, run
from botkit.client.times import UNLIMITED, TurnTime
from botkit.client.words import parse_integer, parse_integers
from botkit.search.annealing import anneal
from botkit.search.result import SearchResult


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``."""

    moves: int = effort()
    turn_ms: float = 1000.0
    margin_ms: float = 150.0
    seed: int = 1

    def turn_time(self) -> TurnTime:
        """When the search ends."""
        return UNLIMITED if self.moves else TurnTime.before(self.turn_ms, self.turn_ms - self.margin_ms)


class Bot:
    """A conversation with the referee."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.session = Session(params.explain)

    def serve(self) -> None:
        """Answers one problem after another until the input ends."""
        params = self.params
        while True:
            count = parse_integer(self.session.line(), "the number of places")
            problem = Deliveries([self.read_place() for _ in range(count)])
            time = params.turn_time()
            tours = anneal(problem, self.session.deadline(time), params.seed, params.moves)
            best = self.session.best_in_time(tours, SearchResult([*range(count)]), time)
            self.session.answer(" ".join(map(str, best.answer)))
            self.session.rest()

    def read_place(self) -> tuple[int, int]:
        """``X Y``."""
        x, y = parse_integers(self.session.line(), 2, "a place")
        return x, y


if __name__ == "__main__":
    run(Bot(argument_parser("Deliveries", Params()).parse_args().params).serve)
