"""The RoboRally bot's program: reads turns, searches, answers in time."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.roborally.board import Board
from bot.games.roborally.cards import FACINGS
from bot.games.roborally.editions import EDITIONS, Rules
from bot.games.roborally.poses import Poses
from bot.games.roborally.prospects import Prospects, Weights
from bot.games.roborally.state import Order, first_program, robot_of
from bot.games.roborally.tables import FloorTables
from bot.games.roborally.travel import Travel
from bot.players.parameters import argument_parser
from bot.players.roborally.decision import Decision, Position
from bot.players.roborally.opponents import ALL_STYLES, STYLES, Opponents
from bot.players.roborally.params import Params
from bot.players.roborally.playouts import POLICIES
from bot.players.session import Session, run
from bot.players.times import TurnTime
from bot.protocol.errors import ProtocolError
from bot.protocol.roborally import Answer, Setup, format_answer, read_setup, read_turn
from bot.search.clock import Deadline

SOLVING_SHARE = 0.5
"""The part of a turn's time for the tables of the course, as long as they are not ready."""


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game on stdin and stdout; ends when the input does."""
    options = argument_parser("RoboRally", Params()).parse_args(argv)
    run(Bot(options.params).serve)


class Bot:
    """A game: its lines, its clock, and the tables of its course."""

    def __init__(self, params: Params) -> None:
        self._params = params
        self._session = Session()
        self._course: Course | None = None
        self._decision: Decision | None = None
        self._decided = 0
        """The number of the turn that the decision is, or would have been, of."""

    def serve(self) -> None:
        """Answers every turn. Raises :class:`ProtocolError` if the first lines cannot be read."""
        setup = read_setup(self._session.line)
        if setup.edition not in EDITIONS:
            raise ProtocolError(f"no edition is called {setup.edition!r}; there are: {', '.join(EDITIONS)}")
        while True:
            self._session.answer(self._turn(setup))
            self._session.rest()

    def _turn(self, setup: Setup) -> str:
        """The answer to the next turn, whatever its lines are."""
        try:
            turn = read_turn(self._session.line, setup.players)
        except ProtocolError as error:
            self._session.complain(f"{error}; answering without a program")
            return format_answer(Answer())
        robots = [robot_of(robot) for robot in turn.robots]
        robot = robots[setup.seat]
        if not robot.takes_cards:
            return format_answer(Answer())
        is_first = turn.number == 1
        time = self._params.turn_time(setup.first_turn_ms if is_first else setup.turn_ms, is_first)
        position = Position(setup.seat, robots, turn.hand)
        last = self._decision if turn.number == self._decided + 1 else None
        self._decision, self._decided = None, turn.number
        self._session.guarded(lambda: self._search(position, setup, time, last), None, time.stop_ms)
        order = self._decision.order if self._decision else Order(first_program(robot, turn.hand))
        return format_answer(answer_of(order))

    def _search(self, position: Position, setup: Setup, time: TurnTime, last: Decision | None) -> None:
        """Looks for the best order; may be stopped at any moment, and then the decision has the best so far.

        ``last``: the decision of the turn before, if there was one.
        """
        began, think_ms = self._session.turn_start, time.end_ms + self._params.margin_ms
        if self._course is None:
            self._course = Course(setup, EDITIONS[setup.edition], self._params)
        course = self._course
        course.solve(Deadline.after_ms(think_ms * SOLVING_SHARE, began))
        if last is not None:
            last.learn(position.robots)
        params = self._params.suiting(think_ms)
        self._decision = Decision(position, course.prospects, course.rules, params, course.opponents)
        self._decision.search(Deadline.after_ms(time.end_ms, began))


class Course:
    """The tables of a course; the expected turns to go are worked out at the start, and in later turns if need be."""

    def __init__(self, setup: Setup, rules: Rules, params: Params) -> None:
        board = Board(setup.rows, setup.checkpoints)
        self.rules = rules
        self.prospects = Prospects(Travel(Poses(FloorTables(board), rules)), Weights())
        self._params, self._players = params, setup.players
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
