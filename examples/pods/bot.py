"""A bot for the pod race: a rolling horizon over the next turns."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game import THRUST, Action, Pod, Race

from botkit.client.parameters import CommonParams, argument_parser, effort
from botkit.client.session import Session, run
from botkit.client.times import UNLIMITED, TurnTime
from botkit.client.words import parse_integer, parse_integers
from botkit.search.result import SearchResult
from botkit.search.rolling_horizon import RollingHorizon, Settings


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``."""

    plans: int = effort()
    turn_ms: float = 100.0
    margin_ms: float = 15.0
    horizon: int = 6
    seed: int = 1

    def turn_time(self) -> TurnTime:
        """When the search of a turn ends."""
        return UNLIMITED if self.plans else TurnTime.before(self.turn_ms, self.turn_ms - self.margin_ms)


class Bot:
    """A conversation with the referee. To itself, the bot is player 0."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.session = Session(params.explain)

    def serve(self) -> None:
        """Answers until the input ends."""
        checkpoints = parse_integer(self.session.line(), "the number of checkpoints")
        race = Race([self.read_place() for _ in range(checkpoints)])
        search = RollingHorizon(race, Settings(self.params.horizon), self.params.seed)
        while True:
            pods = [Pod(*parse_integers(self.session.line(), 6, "a pod")) for _ in range(2)]
            best = self.best(search, pods).answer
            self.session.answer(f"{best.turn} {best.thrust}")
            search.shift()
            self.session.rest()

    def read_place(self) -> tuple[int, int]:
        """A checkpoint."""
        x, y = parse_integers(self.session.line(), 2, "a checkpoint")
        return x, y

    def best(self, search: RollingHorizon[Sequence[Pod], Action], pods: Sequence[Pod]) -> SearchResult[Action]:
        """The best action in time."""
        time = self.params.turn_time()
        results = search.results(pods, 0, self.session.deadline(time), self.params.plans)
        return self.session.best_in_time(results, SearchResult(Action(0, THRUST)), time)


if __name__ == "__main__":
    run(Bot(argument_parser("the pod race", Params()).parse_args().params).serve)
