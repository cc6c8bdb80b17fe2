"""The local referee of RoboRally: deals, plays the turns, and counts bad answers."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from arena.contract.game import Parts, Referee, Request, Result, moments
from arena.contract.ranks import ranks_of
from arena.contract.record import Replay
from arena.contract.setup import Limits, Setup
from bot.roborally.arena.courses import choose_course
from bot.roborally.protocol import Observation, Opening, format_opening, format_robot, format_turn, parse_answer
from bot.roborally.rules.constants import DECK_SIZE, MOST_PLAYERS, UNLIMITED
from bot.roborally.rules.editions import EDITIONS
from bot.roborally.rules.plain import IllegalOrder, PlainTurn, check_order
from bot.roborally.rules.state import Order, Robot, Status, first_program
from botkit.client.errors import ProtocolError

LIMITS = Limits(first_turn_ms=2000.0, turn_ms=1000.0)
MAX_TURNS = 200
BAD_TURNS_ALLOWED = 2
"""This many bad answers in a row cost only the turns; with one more, the player is out."""
OPTIONS = ("course", "max_turns")
OF_A_ROBOT: dict[str, Callable[[Robot], int]] = {
    "checkpoints": lambda robot: robot.next_checkpoint - 1,
    "damage": lambda robot: robot.damage,
    "lives": lambda robot: robot.lives,
}


def map_of(record: Replay) -> str:
    """The name of a game's course."""
    return RoboRallyReferee(record.setup).course.name


class RoboRallyReferee(Referee):
    """One game. Options: ``course`` (a name, or ``generated``; by default a random one) and ``max_turns``."""

    def __init__(self, setup: Setup) -> None:
        """Raises :class:`ValueError` for a setup or a course that the game does not have."""
        setup.check(EDITIONS, range(1, MOST_PLAYERS + 1), OPTIONS)
        self.rules = EDITIONS[setup.edition]
        self._random = Random(setup.seed)
        self.course = choose_course(setup.options.get("course"), self.rules.features, setup.seats, self._random)
        if len(self.course.starts) < setup.seats:
            raise ValueError(f"the course {self.course.name!r} has no start cells for {setup.seats} players")
        self.floor = self.course.floor
        self.max_turns = setup.whole_number("max_turns", MAX_TURNS)
        self.robots = [
            Robot(cell, facing, archive=cell, archive_facing=facing, lives=self.rules.lives)
            for cell, facing in self.course.starts[:setup.seats]
        ]
        self.turn = 1
        self.winners: list[int] = []
        self.last_turn: PlainTurn | None = None
        """The state at the start of the last turn that :meth:`apply` has played, so that a page can play it again."""
        self._setup = setup
        self._bad_turns = [0] * setup.seats
        self._deal()

    def init_lines(self, seat: int) -> Sequence[str]:
        limits = self._setup.limits
        return format_opening(Opening(
            seat, len(self.robots), self.rules.name, round(limits.turn_ms), round(limits.first_turn_ms),
            self.max_turns, self.course.rows, self.course.checkpoints,
        ))

    def requests(self) -> Mapping[int, Request]:
        if self.over:
            return {}
        limits = self._setup.limits
        limit = limits.first_turn_ms if self.turn == 1 else limits.turn_ms
        observations = (Observation(self.turn, tuple(self.robots), hand) for hand in self.hands)
        return {
            seat: Request(tuple(format_turn(observation, self.rules.archives_facing)), limit)
            for seat, observation in enumerate(observations) if self.robots[seat].status is not Status.OUT
        }

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        reasons: dict[int, str] = {}
        orders = [Order()] * len(self.robots)
        for seat, answer in answers.items():
            try:
                orders[seat] = self.order_of(seat, answer)
                self._bad_turns[seat] = 0
            except (ProtocolError, IllegalOrder) as error:
                reasons[seat] = str(error)
                orders[seat] = Order(first_program(self.robots[seat], self.hands[seat]))
                self._bad_turns[seat] += 1
        self.last_turn = PlainTurn(self.floor, self.rules, self.robots, orders, self._deck)
        played = self.last_turn.copy()
        self.winners = played.play()
        self.robots = played.robots
        for seat, robot in enumerate(self.robots):
            if self._bad_turns[seat] > BAD_TURNS_ALLOWED and not self.winners:
                robot.put_out()
        self.turn += 1
        self._deal()
        return reasons

    def reseed(self, seed: int) -> None:
        self._random.seed(seed)
        self._random.shuffle(self._deck)

    def result(self) -> Result:
        return Result(
            final_scores=tuple(float(robot.next_checkpoint - 1) for robot in self.robots),
            ranks=self._ranks(),
            end_frame=tuple(format_robot(robot, self.rules.archives_facing) for robot in self.robots),
        )

    @property
    def over(self) -> bool:
        living = [robot for robot in self.robots if robot.status is not Status.OUT]
        return bool(self.winners) or len(living) <= 1 or self.turn > self.max_turns

    def order_of(self, seat: int, answer: str | None) -> Order:
        """What a seat means in the next turn. Raises :class:`ProtocolError` or :class:`IllegalOrder`."""
        if answer is None:
            raise ProtocolError("no answer in time")
        order = parse_answer(answer)
        check_order(self.robots[seat], self.hands[seat], order, self.rules)
        return order

    def _deal(self) -> None:
        """Shuffles all cards that no register holds, and deals; locked registers draw from the rest of the deck."""
        held = {card for robot in self.robots for card in robot.registers}
        deck = [card for card in range(1, DECK_SIZE + 1) if card not in held]
        self._random.shuffle(deck)
        self.hands: list[tuple[int, ...]] = []
        for robot in self.robots:
            dealt = robot.cards_dealt
            self.hands.append(tuple(deck[:dealt]))
            deck = deck[dealt:]
        self._deck = deck

    def _ranks(self) -> tuple[int, ...]:
        """Ranks by checkpoints, then lives, then less damage; all winners are first.

        Unlimited lives are -1; a robot that is out has fewer.
        """
        keys: list[tuple[int, ...]] = [
            (1,) if seat in self.winners
            else (0, robot.next_checkpoint, robot.status is not Status.OUT, robot.lives, -robot.damage)
            for seat, robot in enumerate(self.robots)
        ]
        return tuple(ranks_of(keys))


def parts(record: Replay) -> Parts:
    """Checkpoints, damage and, where these are counted, lives.

    See :attr:`arena.contract.game.Game.parts`. Raises :class:`ValueError` for a game of another program.
    """
    robots = [referee.robots for referee in moments(RoboRallyReferee(record.setup), record)]
    counted = [name for name in OF_A_ROBOT if name != "lives" or robots[0][0].lives != UNLIMITED]
    return {name: [[OF_A_ROBOT[name](robot) for robot in now] for now in robots] for name in counted}
