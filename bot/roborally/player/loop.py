"""The program of the RoboRally bot: reads turns, searches, and answers in time."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.roborally.player.conversation import Conversation, GameInfo
from bot.roborally.player.decision import Decision
from bot.roborally.player.opponents import Opponents
from bot.roborally.player.params import Params
from bot.roborally.player.prospects import Prospects
from bot.roborally.protocol import Observation
from bot.roborally.rules.state import Order
from bot.roborally.rules.travel import Poses, Travel
from botkit.client.parameters import argument_parser
from botkit.client.session import run
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

PREPARING_SHARE = 0.5
"""The share of a turn's remaining time for tables of the course that are not complete."""

USUAL_SEARCH_MS = 750.0
"""The search time in a turn of one second, for which the numbers of samples are meant."""
FEWEST_SCENARIOS = 32
"""The number of scenarios in the shortest turn."""


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game on stdin and stdout; ends when the input does."""
    run(Bot(argument_parser("RoboRally", Params()).parse_args(argv).params).serve)


class Bot(Conversation):
    """The shipped bot."""

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self._params = params
        self._course: CourseTables | None = None
        self._decided: tuple[int, Decision, Order] | None = None
        """The number of a turn, and what was decided in it: its expected course is compared with the real one."""

    def search(self, game: GameInfo, turn: Observation, deadline: Deadline) -> Iterator[SearchResult[Order]]:
        """Works on incomplete tables, learns from the turn before, and decides."""
        if self._course is None:
            self._course = CourseTables(game, self._params)
        course = self._course
        if not course.opponents.complete:
            yield Decision(game.seat, turn, course.prospects, self._params, course.opponents).alone()
            course.prepare(Deadline.after_ms(PREPARING_SHARE * deadline.left_ms()))
        if self._decided and self._decided[0] == turn.number - 1:
            _, decision, order = self._decided
            decision.learn(order, turn.robots)
        params = suiting(self._params, deadline.left_ms())
        decision = Decision(game.seat, turn, course.prospects, params, course.opponents)
        for result in decision.search(deadline):
            if result.effort:
                self._decided = turn.number, decision, result.answer
            yield result


def suiting(params: Params, search_ms: float) -> Params:
    """``params`` with numbers of samples that suit the time for the search."""
    share = search_ms / USUAL_SEARCH_MS
    if share >= 1.0:
        return params
    return replace(
        params,
        scenarios=max(round(params.scenarios * share), FEWEST_SCENARIOS),
        first_samples=max(round(params.first_samples * share), 1),
        later_samples=max(round(params.later_samples * share), 1),
    )


class CourseTables:
    """The tables of a course: expected turns to go, and what the opponents play.

    They can be used before they are complete, but are better afterwards.
    """

    def __init__(self, game: GameInfo, params: Params) -> None:
        poses = Poses(game.floor, game.rules)
        self.prospects = Prospects(Travel(poses, hit_cost=params.hit_cost))
        self._players, self._sweeps = game.players, params.sweeps
        self.opponents = Opponents(self.prospects.travel, self._players)
        self._steps = self._work()

    def _work(self) -> Iterator[None]:
        travel = self.prospects.travel
        yield from travel.solve(self._sweeps)
        self.opponents = Opponents(travel, self._players)
        yield from self.opponents.prepare()

    def prepare(self, deadline: Deadline) -> None:
        """Works until everything is complete, or until the deadline; makes at least one step.

        If the alarm or a failure has ended the work in the middle of a step, the work begins anew.
        """
        while not self.opponents.complete:
            for _ in self._steps:
                if deadline.passed():
                    return
            if not self.opponents.complete:
                self._steps = self._work()
