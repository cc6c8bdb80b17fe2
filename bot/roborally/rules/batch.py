"""Many games of RoboRally at once, in arrays: the rules of :mod:`bot.roborally.rules.plain`, state for state.

A turn under way is a :class:`BatchTurn`; each event in it is a function that changes it in place. The moves of robots
are in :mod:`bot.roborally.rules.batch_moves`; lasers, checkpoints, repair and the return of robots are here.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Callable

import numpy as np

from bot.roborally.rules.batch_moves import carry, play_cards, push, turn_gears
from bot.roborally.rules.batch_state import ACTIVE, OUT, POWERED_DOWN, SITS_OUT, VIRTUAL, BatchTurn, Orders, State
from bot.roborally.rules.constants import DEFAULT_FACING, DIRECTIONS, HAND_SIZE, MOST_PLAYERS, NO_CARD, REGISTERS
from bot.roborally.rules.editions import Rules, Step
from bot.roborally.rules.state import Robot
from bot.roborally.rules.tables import ALL_BELTS, BEAM_STRIDE, EXPRESS_BELTS, FloorTables
from botkit.arrays import Bools, Ints, Ints8, Ints16, Uints8

FIRST_LOCKING_DAMAGE = HAND_SIZE - REGISTERS + 1
"""From this damage on, each point locks one more register, beginning with the last."""
LAST = np.iinfo(np.int64).max
"""A place in the order of return that is behind all robots."""
STEP_X = np.array([0, 1, 0, -1], np.int8)  # [4] by direction
STEP_Y = np.array([-1, 0, 1, 0], np.int8)  # [4]


class Simulator:
    """Plays turns of one edition on one floor."""

    def __init__(self, tables: FloorTables, rules: Rules) -> None:
        self.tables, self.rules = tables, rules

    def play(self, state: State, orders: Orders) -> Bools:
        """Plays one turn in place; returns the winners, [P, B] bool. A game ends when it is won.

        Raises :class:`ValueError` if a register that locks has to draw a card and there is no deck.
        """
        turn = BatchTurn(self.tables, self.rules, state, orders)
        for register in range(1, REGISTERS + 1):
            play_register(turn, register)
        for step in self.rules.end_steps:
            _STEPS[step](turn)
        turn.finish()
        return turn.winners

    def play_on(self, state: State, winners: Bools, orders_of: Callable[[State, Ints], Orders]) -> None:
        """Plays one more turn in place in the games that nobody of ``winners`` [P, B] has won, and adds who wins it.

        ``orders_of``: gives the orders in these games from their states and indices [g].
        """
        games = np.flatnonzero(~winners.any(axis=0))
        if games.size:
            going = state.take(games)
            winners[:, games] = self.play(going, orders_of(going, games))
            state.put(games, going)


class Scenarios:
    """K scenarios of a turn: programs that the others may have, against which the player's own are played."""

    def __init__(
        self, simulator: Simulator, robots: Sequence[Robot], player: int, most: int, others: Ints16,
        deck: Ints16, facing: int | None = None,
    ) -> None:
        """``most``: games at once; ``others`` [R, P, K]; ``deck`` [n, K]; ``facing``: the player's if it comes back."""
        self.simulator, self._player, self._others, self._deck = simulator, player, others, deck
        self._start = State.of(robots, simulator.tables, most)
        self._face = np.full((len(robots), most), DEFAULT_FACING)
        if facing is not None:
            self._face[player] = facing

    def play(self, programs: Ints16, samples: Ints, power_down: Bools | None = None) -> tuple[State, Bools]:
        """The states of N games after the turn, and who has won, [P, N] bool.

        ``programs`` [N, R]: the player's, each played in the scenario with the number ``samples`` [N], modulo K;
        ``power_down`` [N]: whether the player announces a power-down.
        """
        count = len(samples)
        scenario = samples % self._others.shape[2]
        every = self._others.take(scenario, axis=2)
        every[:, self._player] = programs.T
        state = self._start.take(np.arange(count))
        down = None
        if power_down is not None:
            down = np.zeros(state.cell.shape, bool)
            down[self._player] = power_down
        orders = Orders(every, down, self._face[:, :count], self._deck.take(scenario, axis=1))
        return state, self.simulator.play(state, orders)


def play_register(turn: BatchTurn, register: int) -> None:
    """Plays register 1..5, in order."""
    turn.register = register
    play_cards(turn)
    for step in turn.rules.register_steps:
        _STEPS[step](turn)
    turn.end_won()


def _fire_lasers(turn: BatchTurn) -> None:
    shooting = turn.status == ACTIVE
    if turn.rules.lasers_at_once:
        hits = _shots(*_sights(turn), shooting).sum(axis=0, dtype=np.int8)
        for code, beams in turn.tables.beam_layers:
            hits += _wall_beams(turn, code, beams)
        _hit(turn, hits)
        return
    for shooter in range(len(turn.cell)):
        firing = shooting[shooter] & (turn.destroyed[shooter] == 0)
        _hit(turn, _shot_in_order(turn, shooter, firing))


def _sights(turn: BatchTurn) -> tuple[Ints8, Ints8, Ints, Uints8]:
    """For beams: x and y [P, B] int8 (far away for robots that stop no beam), facing, cells to the next wall."""
    body = np.where(turn.solid(), turn.cell, turn.tables.limbo)
    view = turn.tables.view.take(turn.cell * DIRECTIONS + turn.facing).view(np.uint8)
    return turn.tables.x.take(body), turn.tables.y.take(body), turn.facing, view


def _shots(x: Ints8, y: Ints8, facing: Ints, view: Uints8, shooting: Bools, rows: slice = slice(None)) -> Bools:
    """Which robots each shooter hits, [shooter, P, B] bool: all on the first cell ahead with robots, up to a wall.

    ``x``, ``y`` [P, B] int8; ``view`` [P, B] uint8 cells ahead. ``rows``: which robots shoot.
    """
    dx, dy = STEP_X.take(facing[rows]), STEP_Y.take(facing[rows])
    own_x, own_y = x[rows], y[rows]
    # cells ahead of the shooter minus one; behind it, or on its cell, this wraps round to a large number
    ahead = (dx[:, None] * x + dy[:, None] * y) - (dx * own_x + dy * own_y + np.int8(1))[:, None]
    aside = (dy[:, None] * x + dx[:, None] * y) != (dy * own_x + dx * own_y)[:, None]
    distance = ahead.view(np.uint8) | -aside.view(np.uint8)
    nearest = distance.min(axis=1)
    fires = shooting & (nearest < view[rows])
    return (distance == nearest[:, None]) & fires[:, None]


def _shot_in_order(turn: BatchTurn, shooter: int, firing: Bools) -> Ints8:
    """Hits [P, B] by one robot; of several robots on a cell, the first that is not destroyed is hit."""
    x, y, facing, view = _sights(turn)
    rows = slice(shooter, shooter + 1)
    hit = _shots(x, y, facing, view, firing[None], rows)[0] & (turn.destroyed == 0)
    before = np.logical_or.accumulate(hit, axis=0)
    hit[1:] &= ~before[:-1]
    return hit.astype(np.int8)


def _wall_beams(turn: BatchTurn, code: Ints16, beams: Ints8) -> Ints8:
    """Hits [P, B] by one layer of wall lasers: the nearest robot on each beam."""
    place = code.take(turn.cell)  # [P, B]: BEAM_STRIDE * laser + distance
    games = np.flatnonzero((place >= 0).any(axis=0))
    hits = np.zeros(turn.cell.shape, np.int8)
    if games.size:
        place = place.take(games, axis=1)
        nearer = (place < place[:, None]) & (place >= (place & -BEAM_STRIDE)[:, None])  # [P, P, g]
        first = (place >= 0) & ~nearer.any(axis=1)
        hits[:, games] = first * beams.take(turn.cell.take(games, axis=1))
    return hits


def _hit(turn: BatchTurn, hits: Ints8) -> None:
    hits = hits * (turn.destroyed == 0)
    before = turn.damage
    turn.damage = before + hits
    drawing = (turn.status == POWERED_DOWN) & (hits > 0) & (turn.damage >= FIRST_LOCKING_DAMAGE)
    if drawing.any():
        _draw_locks(turn, before, drawing)
    dead = (turn.damage >= turn.rules.destroyed_at) & (hits > 0)
    if dead.any():
        players, games = dead.nonzero()
        turn.destroy(players, games)


def _draw_locks(turn: BatchTurn, before: Ints16, drawing: Bools) -> None:
    for player in range(len(turn.cell)):
        for damage in range(FIRST_LOCKING_DAMAGE, turn.rules.destroyed_at):
            register = turn.registers[HAND_SIZE - damage, player]
            locks = drawing[player] & (before[player] < damage) & (turn.damage[player] >= damage)
            games = (locks & (register == NO_CARD)).nonzero()[0]
            if games.size and not turn.deck.size:
                raise ValueError("a register that locks has to draw a card, and there is no deck")
            register[games] = turn.deck[turn.drawn[games], games]
            turn.drawn[games] += 1


def _touch(turn: BatchTurn) -> None:
    tables = turn.tables
    at_site = tables.is_checkpoint | (tables.repairs & turn.rules.archive_at_every_site)
    players, games = (at_site.take(turn.cell) & turn.alive()).nonzero()
    cell = turn.cell[players, games]
    reached = tables.checkpoints.take(turn.next_checkpoint[players, games] - 1) == cell
    turn.next_checkpoint[players, games] += reached
    archives = np.ones_like(reached) if turn.rules.archive_at_every_site else reached
    players, games, cell = players[archives], games[archives], cell[archives]
    turn.archive[players, games] = cell
    turn.archive_facing[players, games] = turn.facing[players, games]


def _repair(turn: BatchTurn) -> None:
    sites = turn.tables.repairs | (turn.tables.is_checkpoint & turn.rules.checkpoints_repair)
    turn.damage = turn.damage - (sites.take(turn.cell) & turn.alive() & (turn.damage > 0))


def _come_back(turn: BatchTurn) -> None:
    gone = (turn.destroyed > 0) & (turn.status != OUT)
    games = np.flatnonzero(gone.any(axis=0))
    order = turn.destroyed.take(games, axis=1) * np.int64(MOST_PLAYERS) + np.arange(len(gone))[:, None]
    order = np.where(gone.take(games, axis=1), order, LAST)
    while games.size:
        player = order.argmin(axis=0)
        _return_one(turn, player, games)
        order[player, np.arange(games.size)] = LAST
        left = np.flatnonzero(order.min(axis=0) < LAST)
        order, games = order.take(left, axis=1), games.take(left)


def _return_one(turn: BatchTurn, player: Ints, games: Ints) -> None:
    tables = turn.tables
    archive = turn.archive[player, games]
    tries = np.concatenate((archive[:, None], tables.around.take(archive, axis=0)), axis=1)  # [g, tries]
    taken = (tries[:, :, None] == turn.cell.take(games, axis=1).T[:, None]).any(axis=2)
    cell = tries[np.arange(games.size), taken.argmin(axis=1)]
    default = tables.facing_back[turn.next_checkpoint[player, games] - 1, cell]
    chosen = turn.face[player, games]
    turn.cell[player, games] = cell
    turn.facing[player, games] = np.where(chosen == DEFAULT_FACING, default, chosen)
    turn.damage[player, games] = turn.rules.return_damage
    turn.status[player, games] = ACTIVE


def _power_down(turn: BatchTurn) -> None:
    down = turn.power_down & (turn.destroyed == 0) & (turn.status != OUT)
    turn.status = np.where(turn.status == OUT, OUT, np.where(down, POWERED_DOWN, ACTIVE)).astype(np.int8)
    turn.damage = turn.damage * ~down


def _sit_out(turn: BatchTurn) -> None:
    back = turn.status == SITS_OUT
    turn.status[back] = VIRTUAL
    turn.cell = np.where(back, turn.archive, turn.cell)
    turn.facing = np.where(back, turn.archive_facing, turn.facing)
    turn.damage[back] = turn.rules.return_damage
    gone = turn.destroyed > 0
    turn.status[gone] = SITS_OUT
    turn.leave(*gone.nonzero())
    turn.destroyed[gone] = 0


def _materialise(turn: BatchTurn) -> None:
    for player in range(len(turn.cell)):
        virtual = turn.status[player] == VIRTUAL
        if virtual.any():
            bodies = turn.solid() & (turn.cell != turn.tables.limbo)
            taken = ((turn.cell == turn.cell[player]) & bodies).any(axis=0)
            turn.status[player] = np.where(virtual & ~taken, ACTIVE, turn.status[player])


_STEPS: dict[Step, Callable[[BatchTurn], None]] = {
    Step.EXPRESS_BELTS: partial(carry, belts=EXPRESS_BELTS),
    Step.BELTS: partial(carry, belts=ALL_BELTS),
    Step.PUSHERS: push,
    Step.GEARS: turn_gears,
    Step.LASERS: _fire_lasers,
    Step.TOUCH: _touch,
    Step.REPAIR: _repair,
    Step.MATERIALISE: _materialise,
    Step.COME_BACK: _come_back,
    Step.POWER: _power_down,
    Step.SIT_OUT: _sit_out,
}
