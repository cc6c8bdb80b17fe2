"""RoboRally: what went wrong in a turn as it was really played, in a word or two."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bot.roborally.rules.batch_state import CARD_KIND
from bot.roborally.rules.constants import REGISTERS
from bot.roborally.rules.plain import PlainTurn
from bot.roborally.rules.state import Order, Robot
from bot.roborally.rules.travel import Travel, remoteness

DELAY = 0.5
"""Others are a cause if they throw a robot back by this many turns."""
SLOWER = 0.25
"""A way is a cause if it is this many turns longer than another."""
UNKNOWN_DECK = [1] * REGISTERS * 8
"""For powered-down robots: nobody is told which cards fill their registers."""


class WatchedTurn(PlainTurn):
    """A turn that remembers how robots were destroyed: by a fall (and the cell that they fell into), or by damage."""

    def play(self) -> list[int]:
        self.falls: dict[int, tuple[int, int]] = {}
        self.shot: set[int] = set()
        return super().play()

    def _destroy(self, robot: Robot) -> None:
        player = self.robots.index(robot)
        assert robot.cell is not None
        if self.floor.is_floor(robot.cell):
            self.shot.add(player)
        else:
            self.falls[player] = robot.cell
        super()._destroy(robot)


class Resolution:
    """How a turn was played, given the orders of all."""

    def __init__(self, travel: Travel, robots: Sequence[Robot], orders: Sequence[Order]) -> None:
        self._travel, self._robots, self._orders = travel, robots, orders
        simulator = travel.poses.simulator
        self._turn = WatchedTurn(simulator.tables.floor, simulator.rules, robots, orders, UNKNOWN_DECK)
        self._turn.play()

    def causes(self, seat: int, best: Order, fault: str | None) -> tuple[str, ...]:
        """What made the order of ``seat`` worse than ``best``, as far as this can be seen."""
        given = self._orders[seat]
        causes = ["illegal or late"] if fault else []
        causes += self._misfortunes(seat)
        if not causes and given.program != best.program:
            causes += self._differences(self._robots[seat], given, best)
        if given.power_down != best.power_down:
            causes.append("power-down" if given.power_down else "no power-down")
        return tuple(causes)

    def _misfortunes(self, seat: int) -> list[str]:
        poses, place = self._travel.poses, self._alone(self._robots[seat], self._orders[seat])
        falls_alone = place % poses.size == poses.destroyed
        if seat in self._turn.falls:
            how = "fell" if falls_alone else "pushed"
            where = "off the board"
            if self._turn.floor.contains(self._turn.falls[seat]):
                where = "into a pit"
            return [f"{how} {where}"]
        if seat in self._turn.shot:
            return ["shot to death"]
        after = self._turn.robots[seat]
        late = self._turns_to_go(poses.place_of(after)) - self._turns_to_go(place)
        return ["pushed or blocked"] if late > DELAY and after.cell else []

    def _differences(self, robot: Robot, given: Order, best: Order) -> list[str]:
        """How the way of ``given`` differs from that of ``best`` for a robot alone."""
        poses = self._travel.poses
        start, end, better = poses.place_of(robot), self._alone(robot, given), self._alone(robot, best)
        if end // poses.size < better // poses.size:
            return ["missed a checkpoint"]
        if poses.cell[end % poses.size] == poses.cell[start % poses.size] != poses.cell[better % poses.size]:
            return ["stood still"]
        remote = remoteness(poses).ravel()
        if remote[end] > remote[start] >= remote[better]:
            return ["turned away"]
        if self._turns_to_go(end) - self._turns_to_go(better) > SLOWER:
            return ["a slower way"]
        return ["risk of the others"]

    def _alone(self, robot: Robot, order: Order) -> int:
        poses = self._travel.poses
        place, _ = poses.follow(np.array(poses.place_of(robot)), CARD_KIND[list(order.program)])
        return int(place)

    def _turns_to_go(self, place: int) -> float:
        return float(self._travel.turns.take(place))
