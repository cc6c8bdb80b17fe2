"""Many games of RoboRally at once, in arrays: the rules of :mod:`rules`, state for state.

Shapes: P players, B games, R = 5 registers. The last axis of an array is the game, so that every
operation works on all games at once.
"""
from __future__ import annotations

import numpy as np

from bot.games.roborally.batch_state import (
    ACTIVE,
    DEFAULT_FACING,
    OUT,
    POWERED_DOWN,
    SITS_OUT,
    VIRTUAL,
    Array,
    Orders,
    State,
    open_registers,
)
from bot.games.roborally.cards import HAND_SIZE, NO_CARD, NORTH, REGISTERS
from bot.games.roborally.editions import UNLIMITED, Rules, Step
from bot.games.roborally.kernels import CARD_BACKWARDS, CARD_QUARTERS, contending_pushes, shots, unit_steps
from bot.games.roborally.tables import MOST_PLAYERS, FloorTables

_ROBOT_FIELDS = ("cell", "facing", "archive", "archive_facing", "next_checkpoint", "damage", "lives", "status")


class Simulator:
    """Plays turns of one edition on one board."""

    def __init__(self, tables: FloorTables, rules: Rules) -> None:
        self.tables, self.rules = tables, rules

    def play(self, state: State, orders: Orders) -> Array:
        """Plays one turn in place; returns the winners, [P, B] bool. Games that are won have ended.

        Raises :class:`ValueError` if a lock has to draw a card and there is no deck.
        """
        turn = BatchTurn(self.tables, self.rules, state, orders)
        for register in range(1, REGISTERS + 1):
            turn.play_register(register)
        turn.finish()
        return turn.winners


class BatchTurn:
    """One turn under way. Works on the games that nobody has won yet; won ones are stored away."""

    def __init__(self, tables: FloorTables, rules: Rules, state: State, orders: Orders) -> None:
        self.tables, self.rules = tables, rules
        self.register = 0
        self.winners = np.zeros((state.players, state.games), bool)
        self._state = state
        self._games = np.arange(state.games)
        for name in _ROBOT_FIELDS:
            setattr(self, name, getattr(state, name).copy())
        shape = (state.players, state.games)
        registers: Array = np.where(state.takes_cards, orders.programs, state.registers)
        self.registers: Array = registers.astype(np.int16)
        self.power_down = np.zeros(shape, bool) if orders.power_down is None else orders.power_down
        self.face = np.full(shape, DEFAULT_FACING) if orders.facing is None else orders.facing
        self.deck = np.zeros((0, state.games), np.int16) if orders.deck is None else orders.deck
        self.drawn = np.zeros(state.games, np.int64)
        self.destroyed = np.zeros(shape, np.int16)  # order of destruction from 1, 0: not destroyed
        self._destructions = 0

    cell: Array
    facing: Array
    archive: Array
    archive_facing: Array
    next_checkpoint: Array
    damage: Array
    lives: Array
    status: Array

    def play_register(self, register: int) -> None:
        """Plays register 1..5, in order."""
        self.register = register
        self._play_cards()
        for step in self.rules.register_steps:
            _STEPS[step](self)
        won = self.next_checkpoint > len(self.tables.checkpoints)
        ended = won.any(axis=0)
        if ended.any():
            self.winners[:, self._games[ended]] = won[:, ended]
            self._store(ended.nonzero()[0])
            self._keep((~ended).nonzero()[0])

    def finish(self) -> None:
        for step in self.rules.end_steps:
            _STEPS[step](self)
        self._store(np.arange(self._games.size))

    def _store(self, games: Array) -> None:
        """Puts the games (indices among those under way) into the state."""
        if not games.size:
            return
        target = self._games.take(games)
        for name in _ROBOT_FIELDS:
            getattr(self._state, name)[:, target] = getattr(self, name).take(games, axis=1)
        locked = np.arange(REGISTERS)[:, None, None] >= open_registers(self.damage.take(games, axis=1))
        self._state.registers[:, :, target] = self.registers.take(games, axis=2) * locked

    def _keep(self, games: Array) -> None:
        """Goes on with these games only."""
        for name in (*_ROBOT_FIELDS, "registers", "power_down", "face", "deck", "drawn", "destroyed", "_games"):
            setattr(self, name, getattr(self, name).take(games, axis=-1))

    # Cards

    def _play_cards(self) -> None:
        playing = ((self.status == ACTIVE) | (self.status == VIRTUAL)) & (self.destroyed == 0)
        cards = self.registers[self.register - 1] * playing  # [P, B]
        self.facing = (self.facing + CARD_QUARTERS.take(cards)) & 3
        direction = (self.facing + CARD_BACKWARDS.take(cards)) & 3
        movers, first, count = unit_steps(cards)
        for number in range(int(count.max(initial=0))):
            games = (count > number).nonzero()[0]
            mover = movers.take(first.take(games) + number)
            if self.rules.cells_shared:
                self._step_shared(mover, cards, direction, games)
            else:
                self._step_alone(mover, direction, games)

    def _step_alone(self, mover: Array, direction: Array, games: Array) -> None:
        """One step of robot ``mover`` [g] in each of ``games`` [g], where no two robots share a cell."""
        tables = self.tables
        whole = games.size == self._games.size
        index = mover * self._games.size + games
        start, towards = self.cell.take(index), direction.take(index)
        cell = self.cell if whole else self.cell.take(games, axis=1)
        bits = tables.chain_bit.take(cell + (towards * tables.span + tables.offset - start))  # [P, g]
        occupied = np.bitwise_or.reduce(bits, axis=0)
        reach = tables.reach.take(occupied * np.int64(16) + tables.steps.take(start * 4 + towards))
        bits -= 1
        moved = bits < reach
        cell = tables.after_fall.take(cell + moved * tables.delta.take(towards))
        if whole:
            self.cell = cell
        else:
            self.cell[:, games] = cell
        fell = moved & (cell == tables.limbo)
        if fell.any():
            players, where = fell.nonzero()
            self._destroy(players, games.take(where))

    def _step_shared(self, mover: Array, cards: Array, direction: Array, games: Array) -> None:
        """The same where robots may share cells, be virtual, or be wrecks. ``cards`` [P, B] are being played."""
        tables = self.tables
        start = self.cell[mover, games]
        towards = direction[mover, games]
        cell = self.cell.take(games, axis=1)
        bodies = np.where(self._solid().take(games, axis=1) & tables.on_floor.take(cell), cell, tables.limbo)
        bits = tables.chain_bit.take(bodies + (towards * tables.span + tables.offset - start)) & ~np.uint8(1)
        seen = np.zeros(games.size, np.uint8)
        for row in bits:  # of several robots on one cell the first in player order
            row &= ~seen
            seen |= row
        bits[mover, np.arange(games.size)] = 1
        reach = tables.reach.take((seen | 1) * np.int64(16) + tables.steps.take(start * 4 + towards))
        reach *= self.destroyed[mover, games] == 0
        bits -= 1
        moved = bits < reach
        players, where = moved.nonzero()
        fell = self._enter(players, where, cell + moved * tables.delta.take(towards), games)
        players, where = players[fell], where[fell]
        unplayed = cards[players, games[where]] < cards[mover[where], games[where]]
        players, where = players[unplayed], where[unplayed]  # they do not come to turn any more
        self.facing[players, games[where]] -= CARD_QUARTERS.take(cards[players, games[where]])
        self.facing &= 3

    def _enter(self, players: Array, where: Array, cell: Array, games: Array) -> Array:
        """Puts robots on ``cell[players, where]`` of ``games[where]``; returns which fell and are destroyed."""
        target, game = cell[players, where], games.take(where)
        fell = ~self.tables.on_floor.take(target) & (self.destroyed[players, game] == 0)
        self.cell[players, game] = np.where(self.tables.on_board.take(target), target, self.tables.limbo)
        if fell.any():
            self._destroy(players[fell], game[fell])
        return fell

    def _solid(self) -> Array:
        """[P, B] robots with a body."""
        return self.status != VIRTUAL

    def _destroy(self, players: Array, games: Array) -> None:
        """Destroys robots at the same moment (the order of players counts)."""
        self._destructions += 1
        self.destroyed[players, games] = self._destructions
        self.lives[players, games] -= self.lives[players, games] != UNLIMITED
        if not self.rules.wrecks_stay:
            self._leave(players, games)

    def _leave(self, players: Array, games: Array) -> None:
        self.cell[players, games] = self.tables.limbo
        self.facing[players, games] = NORTH
        self.damage[players, games] = 0

    # The board

    def _express_belts(self) -> None:
        self._carry(self.tables.carried[0])

    def _all_belts(self) -> None:
        self._carry(self.tables.carried[1])

    def _carry(self, belts: Array) -> None:
        tables = self.tables
        riding = belts.take(self.cell) & self._solid()
        if not riding.any():
            return
        if self.rules.belts_blocked:
            riding = self._unblocked(riding & ~tables.walled.take(self.cell))
        self.facing = (self.facing + tables.carry_turn.take(self.cell) * riding) & 3
        target = tables.carry_to.take(self.cell)
        if self.rules.wrecks_stay:
            players, games = riding.nonzero()
            self._enter(players, games, target, np.arange(self._games.size))
            return
        self._put(np.where(riding, target, self.cell))

    def _put(self, cell: Array) -> None:
        """Moves all robots at once to ``cell`` [P, B]; those that fall are destroyed."""
        before, self.cell = self.cell, self.tables.after_fall.take(cell)
        fell = (self.cell == self.tables.limbo) & (before != self.tables.limbo)
        if fell.any():
            self._destroy(*fell.nonzero())

    def _unblocked(self, riding: Array) -> Array:
        """The riders that move: no rival enters their cell, and it is empty or becomes so first."""
        here = self.cell.astype(np.int16)
        target = np.where(riding, self.tables.carry_to.take(self.cell), self.cell).astype(np.int16)
        same = np.equal(target[:, None], target)  # [P, P, B]
        same[np.arange(len(same)), np.arange(len(same))] = False
        waiting = riding & ~same.any(axis=1)
        behind = target[:, None] == here  # [P, P, B] rider i wants the cell of robot j
        behind &= waiting[:, None]
        moving = waiting & ~behind.any(axis=1)
        while True:
            blocked = (behind & ~moving).any(axis=1)
            more = waiting & ~blocked
            if (more == moving).all():
                return moving
            moving = more

    def _pushers(self) -> None:
        if not self.tables.pushes[self.register]:
            return
        direction: Array = self.tables.push[self.register].take(self.cell)  # [P, B]
        games = (direction >= 0).any(axis=0).nonzero()[0]
        if games.size:
            self._push_all(direction.take(games, axis=1), games)

    def _push_all(self, direction: Array, games: Array) -> None:
        """All pushers at once; ``direction`` [P, g], -1 for a robot that is on none."""
        tables = self.tables
        cell = self.cell.take(games, axis=1)
        pushed = direction >= 0
        towards = direction * pushed
        start = np.where(pushed, cell, tables.limbo)
        keys = towards * tables.span + tables.offset - cell
        bits = tables.chain_bit.take(cell + keys[:, None])  # [pusher, P, g]
        occupied = np.bitwise_or.reduce(bits, axis=1)
        reach = tables.reach.take(occupied * np.int64(16) + tables.steps.take(start * 4 + towards))
        moved = (bits - 1) < reach[:, None]  # [pusher, P, g]
        target = cell + tables.delta.take(towards)[:, None]  # [pusher, P, g]
        several = (pushed.sum(axis=0) > 1).nonzero()[0]
        if several.size:
            moved[:, :, several] &= ~contending_pushes(moved[:, :, several], target[:, :, several])[:, None]
        after = self.cell.copy()
        for mask, there in zip(moved, target):
            players, where = mask.nonzero()
            after[players, games.take(where)] = there[players, where]
        self._put(after)

    def _gears(self) -> None:
        self.facing = (self.facing + self.tables.gear.take(self.cell)) & 3

    # Damage

    def _lasers(self) -> None:
        shooting = self.status == ACTIVE
        if self.rules.lasers_at_once:
            hits = shots(*self._sights(), shooting).sum(axis=0, dtype=np.int8)
            for code, beams in self.tables.beam_layers:
                hits += self._board_beams(code, beams)
            self._hit(hits)
            return
        for shooter in range(len(self.cell)):
            firing = shooting[shooter] & (self.destroyed[shooter] == 0)
            self._hit(self._shot_in_order(shooter, firing))

    def _sights(self) -> tuple[Array, Array, Array, Array]:
        """For beams: x, y [P, B] int8 (far off for robots that stop none), facing, cells to the next wall."""
        body = np.where(self._solid(), self.cell, self.tables.limbo)
        view = self.tables.view.take(self.cell * 4 + self.facing).view(np.uint8)
        return self.tables.x.take(body), self.tables.y.take(body), self.facing, view

    def _shot_in_order(self, shooter: int, firing: Array) -> Array:
        """Hits [P, B] of one robot; of several on a cell the first that is not destroyed is the target."""
        x, y, facing, view = self._sights()
        rows = slice(shooter, shooter + 1)
        hit = shots(x, y, facing, view, firing[None], rows)[0] & (self.destroyed == 0)
        before = np.logical_or.accumulate(hit, axis=0)
        hit[1:] &= ~before[:-1]
        return hit.astype(np.int8)

    def _board_beams(self, code: Array, beams: Array) -> Array:
        """Hits [P, B] by one layer of wall lasers: the nearest robot on each beam."""
        place = code.take(self.cell)  # [P, B] int16: 64 * laser + distance
        lit = place >= 0
        games = lit.any(axis=0).nonzero()[0]
        hits = np.zeros(self.cell.shape, np.int8)
        if games.size:
            place = place.take(games, axis=1)
            nearer = (place < place[:, None]) & (place >= (place & ~63)[:, None])  # [P, P, g]
            first = (place >= 0) & ~nearer.any(axis=1)
            hits[:, games] = first * beams.take(self.cell.take(games, axis=1))
        return hits

    def _hit(self, hits: Array) -> None:
        """Damage [P, B] at once."""
        hits = hits * (self.destroyed == 0)
        before = self.damage
        self.damage = before + hits
        drawing = (self.status == POWERED_DOWN) & (hits > 0) & (self.damage >= HAND_SIZE + 1 - REGISTERS)
        if drawing.any():
            self._draw_locks(before, drawing)
        dead = (self.damage >= self.rules.destroyed_at) & (hits > 0)
        if dead.any():
            self._destroy(*dead.nonzero())

    def _draw_locks(self, before: Array, drawing: Array) -> None:
        """Registers that lock while they are empty take the top card of the deck."""
        for player in range(len(self.cell)):
            for damage in range(HAND_SIZE + 1 - REGISTERS, self.rules.destroyed_at):
                register = self.registers[HAND_SIZE - damage, player]
                locks = drawing[player] & (before[player] < damage) & (self.damage[player] >= damage)
                games = (locks & (register == NO_CARD)).nonzero()[0]
                if games.size and not self.deck.size:
                    raise ValueError("a register that locks has to draw a card, and there is no deck")
                register[games] = self.deck[self.drawn[games], games]
                self.drawn[games] += 1

    # Checkpoints and repair

    def _alive(self) -> Array:
        """[P, B] robots with a body on the board that are not destroyed."""
        return (self.destroyed == 0) & self._solid() & (self.cell != self.tables.limbo)

    def _touch(self) -> None:
        tables = self.tables
        at_site = tables.is_checkpoint | (tables.repairs & self.rules.archive_at_every_site)
        site = at_site.take(self.cell) & self._alive()
        if not site.any():
            return
        players, games = site.nonzero()
        cell = self.cell[players, games]
        reached = tables.checkpoints.take(self.next_checkpoint[players, games] - 1) == cell
        self.next_checkpoint[players, games] += reached
        archives = np.ones_like(reached) if self.rules.archive_at_every_site else reached
        players, games, cell = players[archives], games[archives], cell[archives]
        self.archive[players, games] = cell
        self.archive_facing[players, games] = self.facing[players, games]

    def _repair(self) -> None:
        sites = self.tables.repairs | (self.tables.is_checkpoint & self.rules.checkpoints_repair)
        self.damage = self.damage - (sites.take(self.cell) & self._alive() & (self.damage > 0))

    # The end of a turn

    def _come_back(self) -> None:
        """Destroyed robots with lives left return, in the order of their destruction."""
        out = (self.destroyed > 0) & (self.lives == 0)
        self.status[out] = OUT
        returning = (self.destroyed > 0) & ~out
        order = self.destroyed * np.int64(MOST_PLAYERS) + np.arange(len(self.cell))[:, None]
        order = np.where(returning, order, np.iinfo(np.int64).max)
        for _ in range(int(returning.sum(axis=0).max(initial=0))):
            games = returning.any(axis=0).nonzero()[0]
            player = order.take(games, axis=1).argmin(axis=0)
            self._return_one(player, games)
            returning[player, games] = False
            order[player, games] = np.iinfo(np.int64).max

    def _return_one(self, player: Array, games: Array) -> None:
        tables = self.tables
        archive = self.archive[player, games]
        tries = np.concatenate((archive[:, None], tables.around.take(archive, axis=0)), axis=1)  # [g, tries]
        taken = (tries[:, :, None] == self.cell.take(games, axis=1).T[:, None]).any(axis=2)
        cell = tries[np.arange(games.size), taken.argmin(axis=1)]
        default = tables.facing_back[self.next_checkpoint[player, games] - 1, cell]
        chosen = self.face[player, games]
        self.cell[player, games] = cell
        self.facing[player, games] = np.where(chosen == DEFAULT_FACING, default, chosen)
        self.damage[player, games] = self.rules.return_damage
        self.status[player, games] = ACTIVE

    def _power(self) -> None:
        down = self.power_down & (self.destroyed == 0) & (self.status != OUT)
        self.status = np.where(self.status == OUT, OUT, np.where(down, POWERED_DOWN, ACTIVE)).astype(np.int8)
        self.damage = self.damage * ~down

    def _sit_out(self) -> None:
        back = self.status == SITS_OUT
        self.status[back] = VIRTUAL
        self.cell = np.where(back, self.archive, self.cell)
        self.facing = np.where(back, self.archive_facing, self.facing)
        self.damage[back] = self.rules.return_damage
        gone = self.destroyed > 0
        self.status[gone] = SITS_OUT
        self._leave(*gone.nonzero())
        self.destroyed[gone] = 0

    def _materialise(self) -> None:
        for player in range(len(self.cell)):
            virtual = self.status[player] == VIRTUAL
            if virtual.any():
                bodies = self._solid() & (self.cell != self.tables.limbo)
                taken = ((self.cell == self.cell[player]) & bodies).any(axis=0)
                self.status[player] = np.where(virtual & ~taken, ACTIVE, self.status[player])


_STEPS = {
    Step.EXPRESS_BELTS: BatchTurn._express_belts,
    Step.BELTS: BatchTurn._all_belts,
    Step.PUSHERS: BatchTurn._pushers,
    Step.GEARS: BatchTurn._gears,
    Step.LASERS: BatchTurn._lasers,
    Step.TOUCH: BatchTurn._touch,
    Step.REPAIR: BatchTurn._repair,
    Step.MATERIALISE: BatchTurn._materialise,
    Step.COME_BACK: BatchTurn._come_back,
    Step.POWER: BatchTurn._power,
    Step.SIT_OUT: BatchTurn._sit_out,
}
