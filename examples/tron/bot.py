"""A bot for light cycles: decoupled UCT on the positions of both riders, valued by territory."""
from __future__ import annotations

from dataclasses import dataclass

from game import BORDER, STEPS, Position, Tron, cell_at

from botkit.client.parameters import CommonParams, argument_parser, effort
from botkit.client.session import Session, run
from botkit.client.times import UNLIMITED, TurnTime
from botkit.client.words import parse_integer, parse_integers
from botkit.search.decoupled import JointTree
from botkit.search.result import SearchResult


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``."""

    iterations: int = effort()
    turn_ms: float = 100.0
    margin_ms: float = 15.0
    seed: int = 1

    def turn_time(self) -> TurnTime:
        """When the search of a turn ends."""
        return UNLIMITED if self.iterations else TurnTime.before(self.turn_ms, self.turn_ms - self.margin_ms)


class Bot:
    """A conversation with the referee."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.session = Session(params.explain)

    def serve(self) -> None:
        """Answers until the input ends."""
        me = parse_integer(self.session.line(), "the player's number")
        position = self.read(BORDER)
        tree = JointTree(Tron(), position, seed=self.params.seed)
        while True:
            self.session.answer(self.best(tree, me).answer)
            self.session.rest()
            after = self.read(position.walls)
            tree.follow([step(*heads) for heads in zip(position.heads, after.heads)], after)
            position = after

    def read(self, walls: int) -> Position:
        """The position of a turn, with the walls of the turn before."""
        x0, y0, x1, y1 = parse_integers(self.session.line(), 4, "the riders' heads")
        one, other = cell_at(x0, y0), cell_at(x1, y1)
        return Position(walls | 1 << one | 1 << other, (one, other))

    def best(self, tree: JointTree[Position, str], me: int) -> SearchResult[str]:
        """The best step in time."""
        time = self.params.turn_time()
        results = tree.results(me, self.session.deadline(time), self.params.iterations)
        return self.session.best_in_time(results, SearchResult(Tron().moves(tree.position, me)[0]), time)


def step(before: int, after: int) -> str:
    """The step between two heads."""
    return next(name for name, change in STEPS.items() if before + change == after)


if __name__ == "__main__":
    run(Bot(argument_parser("light cycles", Params()).parse_args().params).serve)
