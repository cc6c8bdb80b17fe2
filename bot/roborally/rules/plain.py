"""The rules of a turn, plain and complete: the one source for referee, tests and the fast simulator.

One engine plays every edition; see :mod:`bot.roborally.rules.editions`.

Cards are played by descending priority. The Maastricht edition follows the engine of the report's authors except in
this: the engine's comparator treats two robots as equal if either is inactive, so that with three or more robots a
lower card may go first, which happens in 1.2 % of turns.
"""
from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Callable

from bot.roborally.rules.constants import DIRECTIONS, KIND, NO_CARD, QUARTERS, REGISTERS, STEPS, UNLIMITED, Cell
from bot.roborally.rules.editions import Rules, Step
from bot.roborally.rules.floor import Floor, facing_towards, shifted
from bot.roborally.rules.state import Order, Robot, Status, open_registers


class IllegalOrder(ValueError):
    """An order that the rules do not allow; the message says why."""


def check_order(robot: Robot, hand: Sequence[int], order: Order, rules: Rules) -> None:
    """Raises :class:`IllegalOrder` if ``order`` is not legal for ``robot`` with ``hand``."""
    if order.power_down and not rules.power_down:
        raise IllegalOrder(f"the {rules.name} edition has no power-down")
    if order.facing is not None and rules.archives_facing:
        raise IllegalOrder(f"the {rules.name} edition gives no choice of facing")
    if not robot.open and not order.program:
        return
    if not robot.takes_cards:
        raise IllegalOrder("a robot without cards has no program")
    if len(order.program) != REGISTERS:
        raise IllegalOrder(f"a program has {REGISTERS} cards, not {len(order.program)}")
    for register in range(robot.open, REGISTERS):
        if order.program[register] != robot.registers[register]:
            raise IllegalOrder(f"register {register + 1} is locked with card {robot.registers[register]}")
    rest = list(hand)
    for card in order.program[:robot.open]:
        if card not in rest:
            raise IllegalOrder(f"card {card} is not in the hand, or used twice")
        rest.remove(card)


class EmptyDeck(ValueError):
    """More registers lock while they are empty than there are cards for."""


class PlainTurn:
    """One turn of all robots. It copies the given robots; :attr:`robots` holds them as they are now.

    ``deck``: cards for registers that lock while they are empty, top card first; it must be long enough (five cards
    for each robot that is powered down).
    """

    def __init__(
        self, floor: Floor, rules: Rules, robots: Sequence[Robot], orders: Sequence[Order], deck: Sequence[int] = (),
    ) -> None:
        self.floor, self.rules, self.orders = floor, rules, orders
        self.robots = [robot.copy() for robot in robots]
        self.deck = list(deck)
        self.register = 0
        self.winners: list[int] = []
        self._destroyed: list[Robot] = []
        for robot, order in zip(self.robots, orders):
            if robot.takes_cards and order.program:
                robot.registers = list(order.program)

    def copy(self) -> PlainTurn:
        """A copy of the turn, to be played separately. Only for a turn that has not begun."""
        return PlainTurn(self.floor, self.rules, self.robots, self.orders, self.deck)

    def play(self) -> list[int]:
        """Plays the whole turn; returns the winners (player indices), who end the game."""
        for register in range(1, REGISTERS + 1):
            if self.play_register(register):
                break
        self.finish()
        return self.winners

    def play_register(self, register: int) -> list[int]:
        """Plays one register, 1..5, in order; returns the winners so far."""
        self.register = register
        movers = [robot for robot in self.robots if robot.takes_cards and not robot.destroyed]
        for robot in sorted(movers, key=lambda robot: -robot.registers[register - 1]):
            self._play_card(robot, robot.registers[register - 1])
        for step in self.rules.register_steps:
            _STEPS[step](self)
        return self.winners

    def finish(self) -> None:
        """Plays the end of the turn, in which nothing happens after a win; open registers are emptied."""
        if not self.winners:
            for step in self.rules.end_steps:
                _STEPS[step](self)
        for robot in self.robots:
            if robot.cell is not None and not self.floor.contains(robot.cell):
                robot.cell = None  # a wreck of the winning turn
            locked_from = open_registers(robot.damage)
            robot.registers = [NO_CARD] * locked_from + robot.registers[locked_from:]

    # Cards

    def _play_card(self, robot: Robot, card: int) -> None:
        if robot.destroyed:
            return
        kind = KIND[card]
        robot.facing = (robot.facing + QUARTERS[kind]) % DIRECTIONS
        direction = robot.facing if STEPS[kind] > 0 else (robot.facing + 2) % DIRECTIONS
        for _ in range(abs(STEPS[kind])):
            if not robot.destroyed:
                self._push(robot, direction)

    def _push(self, robot: Robot, direction: int) -> None:
        """Moves ``robot`` one step and pushes the chain of robots in its way; if this is stopped, nothing moves."""
        for member in self._chain(robot, direction):
            self._place(member, shifted(_cell(member), direction))

    def _chain(self, robot: Robot, direction: int) -> list[Robot]:
        """The robots that one step of ``robot`` moves; empty if a wall stops them."""
        chain: list[Robot] = []
        member: Robot | None = robot
        while member is not None:
            if self.floor.wall(_cell(member), direction):
                return []
            chain.append(member)
            member = self._obstacle(shifted(_cell(member), direction))
        return chain

    def _obstacle(self, cell: Cell) -> Robot | None:
        """The robot that a move into ``cell`` pushes: the first in player order."""
        if not self.floor.is_floor(cell):
            return None
        return next((robot for robot in self._real() if robot.cell == cell), None)

    def _real(self) -> list[Robot]:
        """Robots with a body on the board, wrecks included."""
        return [
            robot for robot in self.robots
            if robot.cell is not None and self.floor.contains(robot.cell) and robot.status is not Status.VIRTUAL
        ]

    def _alive(self) -> list[Robot]:
        return [robot for robot in self._real() if not robot.destroyed]

    def _place(self, robot: Robot, cell: Cell) -> None:
        robot.cell = cell
        if not self.floor.is_floor(cell) and not robot.destroyed:
            self._destroy(robot)

    def _destroy(self, robot: Robot) -> None:
        robot.destroyed = True
        if robot.lives != UNLIMITED:
            robot.lives -= 1
        if robot.lives == 0:
            robot.status = Status.OUT
        self._destroyed.append(robot)
        if not self.rules.wrecks_stay:
            robot.leave()

    # The floor

    def _carry(self, moving: Collection[Cell]) -> None:
        """Moves the riders of these belts at once by one cell, unless something stops them."""
        belts, riders = self.floor.belts, [robot for robot in self._real() if robot.cell in moving]
        targets = {rider: shifted(_cell(rider), belts[_cell(rider)]) for rider in riders}
        if self.rules.belts_blocked:
            riders = self._unblocked(targets)
        for rider in riders:
            came_from, cell = belts[_cell(rider)], targets[rider]
            turn = (belts.get(cell, came_from) - came_from) % DIRECTIONS
            if turn in (1, 3):
                rider.facing = (rider.facing + turn) % DIRECTIONS
            self._place(rider, cell)

    def _unblocked(self, targets: dict[Robot, Cell]) -> list[Robot]:
        """The riders that move: no wall or rival is in the way, and their target is empty, or becomes so first."""
        belts = self.floor.belts
        targets = {
            rider: cell for rider, cell in targets.items() if not self.floor.wall(_cell(rider), belts[_cell(rider)])
        }
        wanted = list(targets.values())
        waiting = [rider for rider, cell in targets.items() if wanted.count(cell) == 1]
        occupied = {robot.cell for robot in self._real()}
        moving: list[Robot] = []
        while True:
            free = [rider for rider in waiting if targets[rider] not in occupied]
            if not free:
                return [rider for rider in targets if rider in moving]
            moving += free
            waiting = [rider for rider in waiting if rider not in free]
            occupied -= {rider.cell for rider in free}

    def _pushers(self) -> None:
        """Plays all pushers of this register at once, each with its chain before any of them moves.

        If two pushes would bring two robots to one cell, or one robot to two cells, neither takes place.
        """
        pushes: list[dict[Robot, Cell]] = []
        for robot in self._real():
            pusher = self.floor.pushers.get(robot.cell) if robot.cell is not None else None
            if pusher is not None and self.register in pusher.registers:
                chain = self._chain(robot, pusher.direction)
                pushes.append({member: shifted(_cell(member), pusher.direction) for member in chain})
        free = [push for push in pushes if not any(_contend(push, other) for other in pushes if other is not push)]
        targets = {member: cell for push in free for member, cell in push.items()}
        for robot in self.robots:
            if robot in targets:
                self._place(robot, targets[robot])

    def _gears(self) -> None:
        for robot in self._real():
            if robot.cell in self.floor.gears:
                robot.facing = (robot.facing + self.floor.gears[robot.cell]) % DIRECTIONS

    # Damage

    def _lasers(self) -> None:
        if not self.rules.lasers_at_once:
            for robot in self.robots:
                self._hit(self._shot_by(robot), 1)
            return
        hits: list[tuple[Robot | None, int]] = [(self._shot_by(robot), 1) for robot in self.robots]
        for laser in self.floor.lasers:
            line = [laser.cell, *self.floor.ahead(laser.cell, laser.direction)]
            hits.append((self._first_on(line), laser.beams))
        for robot in self.robots:
            self._hit(robot, sum(beams for target, beams in hits if target is robot))

    def _shot_by(self, robot: Robot) -> Robot | None:
        if robot.status is not Status.ACTIVE or robot.destroyed or robot.cell is None:
            return None
        return self._first_on(list(self.floor.ahead(robot.cell, robot.facing)))

    def _first_on(self, line: Sequence[Cell]) -> Robot | None:
        """The robot that a beam along ``line`` hits; on a shared cell, the first that is not destroyed."""
        for cell in line:
            here = [robot for robot in self._real() if robot.cell == cell]
            if here:
                return min(here, key=lambda robot: robot.destroyed)
        return None

    def _hit(self, robot: Robot | None, damage: int) -> None:
        """Applies damage point by point; a register that locks while it is empty takes a card from the deck."""
        for _ in range(damage):
            if robot is None or robot.destroyed:
                return
            robot.damage += 1
            if robot.damage >= self.rules.destroyed_at:
                self._destroy(robot)
                return
            locked_from = open_registers(robot.damage)
            if locked_from < REGISTERS and robot.registers[locked_from] == NO_CARD:
                if not self.deck:
                    raise EmptyDeck
                robot.registers[locked_from] = self.deck.pop(0)

    # Checkpoints and repair

    def _touch(self) -> None:
        checkpoints = self.floor.checkpoints
        for robot in self._alive():
            cell = _cell(robot)
            reached = checkpoints[robot.next_checkpoint - 1] == cell
            robot.next_checkpoint += reached
            if robot.next_checkpoint > len(checkpoints):
                self.winners.append(self.robots.index(robot))
            site = cell in self.floor.repair_sites or cell in checkpoints
            if site if self.rules.archive_at_every_site else reached:
                robot.archive, robot.archive_facing = cell, robot.facing

    def _repair(self) -> None:
        for robot in self._alive():
            repairs = robot.cell in self.floor.repair_sites
            if self.rules.checkpoints_repair:
                repairs = repairs or robot.cell in self.floor.checkpoints
            if repairs:
                robot.damage = max(robot.damage - 1, 0)

    # Coming back

    def _come_back(self) -> None:
        """Destroyed robots with lives left return, in the order of their destruction."""
        for robot in self._destroyed:
            robot.destroyed = False
            if robot.status is Status.OUT:
                continue
            order = self.orders[self.robots.index(robot)]
            robot.status = Status.ACTIVE
            robot.damage = self.rules.return_damage
            robot.cell = self._free_cell(robot.archive)
            checkpoint = self.floor.checkpoints[robot.next_checkpoint - 1]
            robot.facing = facing_towards(robot.cell, checkpoint) if order.facing is None else order.facing

    def _free_cell(self, archive: Cell) -> Cell:
        taken = {robot.cell for robot in self.robots}
        if archive not in taken:
            return archive
        return next(cell for cell in self.floor.cells_around(archive) if cell not in taken)

    def _power(self) -> None:
        for robot, order in zip(self.robots, self.orders):
            if robot.status is Status.OUT:
                continue
            down = order.power_down and robot not in self._destroyed
            robot.status = Status.POWERED_DOWN if down else Status.ACTIVE
            if down:
                robot.damage = 0

    def _sit_out(self) -> None:
        """Robots that sat out return virtual; those destroyed in this turn leave the board for the next one."""
        for robot in self.robots:
            if robot.status is Status.SITS_OUT:
                robot.status = Status.VIRTUAL
                robot.cell, robot.facing = robot.archive, robot.archive_facing
                robot.damage = self.rules.return_damage
        for robot in self._destroyed:
            robot.status = Status.SITS_OUT
            robot.destroyed = False
            robot.leave()

    def _materialise(self) -> None:
        for robot in self.robots:
            if robot.status is Status.VIRTUAL and robot.cell not in {other.cell for other in self._real()}:
                robot.status = Status.ACTIVE


_STEPS: dict[Step, Callable[[PlainTurn], None]] = {
    Step.EXPRESS_BELTS: lambda turn: turn._carry(turn.floor.express),
    Step.BELTS: lambda turn: turn._carry(turn.floor.belts),
    Step.PUSHERS: PlainTurn._pushers,
    Step.GEARS: PlainTurn._gears,
    Step.LASERS: PlainTurn._lasers,
    Step.TOUCH: PlainTurn._touch,
    Step.REPAIR: PlainTurn._repair,
    Step.MATERIALISE: PlainTurn._materialise,
    Step.COME_BACK: PlainTurn._come_back,
    Step.POWER: PlainTurn._power,
    Step.SIT_OUT: PlainTurn._sit_out,
}


def _cell(robot: Robot) -> Cell:
    assert robot.cell is not None
    return robot.cell


def _contend(push: dict[Robot, Cell], other: dict[Robot, Cell]) -> bool:
    return any(
        (robot is rival) != (cell == target) for robot, cell in push.items() for rival, target in other.items()
    )
