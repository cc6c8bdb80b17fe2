"""What all RoboRally bots share: the conversation with the referee, and the times."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from bot.roborally.player.times import TurnParams
from bot.roborally.protocol import Observation, Opening, format_answer, read_opening, read_turn
from bot.roborally.rules.constants import HAND_SIZE
from bot.roborally.rules.constants import UNLIMITED as UNLIMITED_LIVES
from bot.roborally.rules.editions import EDITIONS, Rules
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.state import Order, first_program
from bot.roborally.rules.tables import LONGEST_SIDE
from botkit.client.errors import ProtocolError
from botkit.client.session import Session
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

MOST_LIVES = 99
"""The most lives that are accepted: more than any edition gives."""


class GameInfo(NamedTuple):
    """What does not change during a game."""

    seat: int
    players: int
    floor: Floor
    rules: Rules

    @classmethod
    def of(cls, opening: Opening) -> GameInfo:
        """The game by its first lines. Raises :class:`ProtocolError` for an impossible edition or course."""
        if opening.edition not in EDITIONS:
            raise ProtocolError(f"no edition is called {opening.edition!r}; there are: {', '.join(EDITIONS)}")
        if not opening.checkpoints:
            raise ProtocolError("the course: there is no checkpoint")
        try:
            floor = Floor(opening.rows, opening.checkpoints)
        except ValueError as error:
            raise ProtocolError(f"the course: {error}") from None
        if max(floor.width, floor.height) > LONGEST_SIDE:
            raise ProtocolError(f"the course: {floor.width} x {floor.height} cells; a side has at most {LONGEST_SIDE}")
        return cls(opening.seat, opening.players, floor, EDITIONS[opening.edition])

    def check(self, turn: Observation) -> None:
        """Raises :class:`ProtocolError` for a turn that is impossible in this game."""
        for robot in turn.robots:
            if not self.floor.is_floor(robot.archive) or not (robot.cell is None or self.floor.is_floor(robot.cell)):
                raise ProtocolError(f"a robot on {robot.cell}, with its archive on {robot.archive}: not on the floor")
            if not 1 <= robot.next_checkpoint <= len(self.floor.checkpoints):
                raise ProtocolError(f"a robot on its way to checkpoint {robot.next_checkpoint}: there are fewer")
            if not (0 <= robot.damage <= HAND_SIZE and UNLIMITED_LIVES <= robot.lives <= MOST_LIVES):
                raise ProtocolError(f"a robot with damage {robot.damage} and {robot.lives} lives")
        if not turn.robots[self.seat].open <= len(turn.hand) <= HAND_SIZE:
            raise ProtocolError(f"{len(turn.hand)} cards for {turn.robots[self.seat].open} registers")


class Conversation(ABC):
    """Plays a game: reads its lines and keeps its clock; :meth:`search` finds the answers."""

    def __init__(self, params: TurnParams) -> None:
        self._times = params
        self._session = Session(params.explain)

    @abstractmethod
    def search(self, game: GameInfo, turn: Observation, deadline: Deadline) -> Iterator[SearchResult[Order]]:
        """Ever better orders for a turn with cards; may be stopped at any moment."""

    def serve(self) -> None:
        """Answers every turn. Raises :class:`ProtocolError` if the first lines cannot be read."""
        opening = read_opening(self._session.line)
        game = GameInfo.of(opening)
        while True:
            self._session.answer(format_answer(self._order(opening, game)))
            self._session.rest()

    def _order(self, opening: Opening, game: GameInfo) -> Order:
        """The order for the next turn, whatever its lines are."""
        try:
            turn = read_turn(self._session.line, opening.players)
            game.check(turn)
        except ProtocolError as error:
            self._session.complain(f"{error}; answering without a program")
            return Order()
        robot = turn.robots[opening.seat]
        if not robot.takes_cards:
            return Order()
        is_first = turn.number == 1
        time = self._times.turn_time(opening.first_turn_ms if is_first else opening.turn_ms, is_first)
        results = self.search(game, turn, self._session.deadline(time))
        fallback = SearchResult(Order(first_program(robot, turn.hand)))
        return self._session.best_in_time(results, fallback, time, format_answer).answer
