"""The RoboRally bot's program: reads turns, searches, answers in time."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.roborally.board import Board
from bot.games.roborally.cards import FACINGS
from bot.games.roborally.editions import EDITIONS, Rules
from bot.games.roborally.poses import Poses
from bot.games.roborally.prospects import Prospects, Weights
from bot.games.roborally.state import Order, first_program, robot_of
from bot.games.roborally.tables import FloorTables
from bot.games.roborally.travel import Travel
from bot.players import session
from bot.players.roborally.decision import Decision, Position
from bot.players.roborally.opponents import ALL_STYLES, STYLES, Opponents
from bot.players.roborally.params import Params
from bot.players.roborally.playouts import POLICIES
from bot.protocol.errors import ProtocolError
from bot.protocol.roborally import Answer, Start, Turn, format_answer, read_start, read_turn
from bot.search.clock import Deadline

USUAL_TURN_MS = 1000
"""Where the referee sets no limit."""
FEWEST_SCENARIOS = 32


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game on stdin and stdout; ends when the input does."""
    parser = session.argument_parser("RoboRally", Params())
    options = parser.parse_args(argv)
    try:
        params = session.set_parameters(Params(), options.set)
    except ValueError as error:
        parser.error(str(error))
    session.run(Bot(params).serve)


class Bot:
    """A game: its lines, its clock, and the tables of its course."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.session = session.Session()
        self._decision: Decision | None = None
        self._last: Decision | None = None

    def serve(self) -> None:
        """Answers every turn. Raises :class:`ProtocolError` if the course cannot be read."""
        start = read_start(self.session.line)
        if start.edition not in EDITIONS:
            raise ProtocolError(f"no edition is called {start.edition!r}; there are: {', '.join(EDITIONS)}")
        course = Course(start, EDITIONS[start.edition], self.params)
        while True:
            self.session.answer(self._turn(start, course))
            self.session.rest()

    def _turn(self, start: Start, course: Course) -> str:
        """The answer to the next turn, whatever its lines are."""
        try:
            turn = read_turn(self.session.line, start.players)
        except ProtocolError as error:
            self.session.complain(f"{error}; answering without a program")
            return format_answer(Answer())
        robots = [robot_of(robot) for robot in turn.robots]
        robot = robots[start.player]
        if not robot.takes_cards:
            return format_answer(Answer())
        limit = self._limit_ms(start, turn)
        self._decision = None
        alarm_ms = 0.0 if self.params.iterations else limit + self.params.grace_ms
        position = Position(start.player, robots, turn.hand)
        self.session.guarded(lambda: self._search(position, course, limit), None, alarm_ms)
        order = self._decision.order if self._decision else Order(first_program(robot, turn.hand))
        return format_answer(answer_of(order))

    def _search(self, position: Position, course: Course, limit_ms: float) -> None:
        """Looks for the best order; may be stopped at any moment, and then the decision has the best so far."""
        course.solve(self._deadline(limit_ms * course.solving_share))
        if self._last is not None:
            self._last.learn(position.robots)
        params = self._params_for(limit_ms)
        decision = Decision(position, course.prospects, course.rules, params, course.opponents)
        self._decision = self._last = decision
        decision.search(self._deadline(limit_ms - self.params.reserve_ms))

    def _params_for(self, limit_ms: float) -> Params:
        """The parameters with numbers of samples that suit the time."""
        if self.params.iterations:
            return self.params
        share = min(limit_ms / (USUAL_TURN_MS * self.params.time_share), 1.0)
        return replace(
            self.params,
            scenarios=max(round(self.params.scenarios * share), FEWEST_SCENARIOS),
            first_samples=max(round(self.params.first_samples * share), 1),
            later_samples=max(round(self.params.later_samples * share), 1),
        )

    def _limit_ms(self, start: Start, turn: Turn) -> float:
        """How long the turn may take, from its first line."""
        share = self.params.time_share
        if turn.number == 1:
            return max((start.first_turn_ms or USUAL_TURN_MS) * share - self.params.start_ms, 0.0)
        return (start.turn_ms or USUAL_TURN_MS) * share

    def _deadline(self, ms: float) -> Deadline:
        return Deadline.never() if self.params.iterations else Deadline.after_ms(ms, self.session.turn_start)


class Course:
    """The tables of a course; the expected turns to go are worked out at the start, and in later turns if need be."""

    solving_share = 0.5
    """The part of a turn's time for the tables, as long as they are not ready."""

    def __init__(self, start: Start, rules: Rules, params: Params) -> None:
        board = Board(start.rows, start.checkpoints)
        self.rules = rules
        self.prospects = Prospects(Travel(Poses(FloorTables(board), rules)), Weights())
        self._params, self._players = params, start.players
        self.opponents: Opponents | None = None
        self._ready = False
        self._steps = self._work()

    def _work(self) -> Iterator[None]:
        travel, others = self.prospects.travel, self._params.others
        yield from travel.solve(self._params.sweeps)
        if others not in POLICIES:
            opponents = Opponents(travel, self._players, STYLES if others == ALL_STYLES else [others])
            yield from opponents.prepare()
            self.opponents = opponents
        self._ready = True

    def solve(self, deadline: Deadline) -> None:
        """Goes on with the tables until they are ready, or the deadline; makes at least one step.

        When the alarm or a failure has ended the work in the middle of a step, it is begun anew.
        """
        while not self._ready:
            for _ in self._steps:
                if deadline.passed():
                    return
            if not self._ready:
                self._steps = self._work()


def answer_of(order: Order) -> Answer:
    """The order in the protocol's terms."""
    facing = None if order.facing is None else FACINGS[order.facing]
    return Answer(order.program, order.power_down, facing)
