"""How robots move in many games at once: by cards, belts, pushers and gears."""
from __future__ import annotations

import numpy as np

from bot.games.roborally.batch_state import ACTIVE, VIRTUAL
from bot.games.roborally.batch_turn import BatchTurn
from bot.games.roborally.kernels import CARD_BACKWARDS, CARD_QUARTERS, TURN_MASK, contending_pushes, unit_steps
from bot.games.roborally.tables import ALL_BELTS, EXPRESS_BELTS, NO_PUSHER, OWN_BIT


def play_cards(turn: BatchTurn) -> None:
    """The cards of the register, by priority."""
    playing = ((turn.status == ACTIVE) | (turn.status == VIRTUAL)) & (turn.destroyed == 0)
    cards = turn.registers[turn.register - 1] * playing  # [P, B]
    turn.facing = (turn.facing + CARD_QUARTERS.take(cards)) & TURN_MASK
    direction = (turn.facing + CARD_BACKWARDS.take(cards)) & TURN_MASK
    movers, first, count = unit_steps(cards)
    for number in range(int(count.max(initial=0))):
        games = (count > number).nonzero()[0]
        mover = movers.take(first.take(games) + number)
        if turn.rules.cells_shared:
            _step_shared(turn, mover, cards, direction, games)
        else:
            _step_alone(turn, mover, direction, games)


def _step_alone(turn: BatchTurn, mover: np.ndarray, direction: np.ndarray, games: np.ndarray) -> None:
    """One step of robot ``mover`` [g] in each of ``games`` [g], where no two robots share a cell."""
    tables = turn.tables
    whole = games.size == turn.games.size
    index = mover * turn.games.size + games
    start, towards = turn.cell.take(index), direction.take(index)
    cell = turn.cell if whole else turn.cell.take(games, axis=1)
    bits = tables.chain_bit.take(cell + (towards * tables.span + tables.offset - start))  # [P, g]
    occupied = np.bitwise_or.reduce(bits, axis=0)
    reach = tables.last_moved(occupied, start, towards)
    bits -= 1
    moved = bits < reach
    cell = tables.after_fall.take(cell + moved * tables.delta.take(towards))
    if whole:
        turn.cell = cell
    else:
        turn.cell[:, games] = cell
    fell = moved & (cell == tables.limbo)
    if fell.any():
        players, where = fell.nonzero()
        turn.destroy(players, games.take(where))


def _step_shared(
    turn: BatchTurn, mover: np.ndarray, cards: np.ndarray, direction: np.ndarray, games: np.ndarray
) -> None:
    """The same where robots may share cells, be virtual, or be wrecks. ``cards`` [P, B] are being played."""
    tables = turn.tables
    start = turn.cell[mover, games]
    towards = direction[mover, games]
    cell = turn.cell.take(games, axis=1)
    bodies = np.where(turn.solid().take(games, axis=1) & tables.on_floor.take(cell), cell, tables.limbo)
    bits = tables.chain_bit.take(bodies + (towards * tables.span + tables.offset - start)) & ~np.uint8(OWN_BIT)
    seen = np.zeros(games.size, np.uint8)
    for row in bits:  # of several robots on one cell the first in player order
        row &= ~seen
        seen |= row
    bits[mover, np.arange(games.size)] = OWN_BIT
    reach = tables.last_moved(seen | OWN_BIT, start, towards)
    reach *= turn.destroyed[mover, games] == 0
    bits -= 1
    moved = bits < reach
    players, where = moved.nonzero()
    fell = turn.enter(players, where, cell + moved * tables.delta.take(towards), games)
    players, where = players[fell], where[fell]
    unplayed = cards[players, games[where]] < cards[mover[where], games[where]]
    players, where = players[unplayed], where[unplayed]  # they do not come to turn any more
    turn.facing[players, games[where]] -= CARD_QUARTERS.take(cards[players, games[where]])
    turn.facing &= TURN_MASK


def ride_express_belts(turn: BatchTurn) -> None:
    """Express belts carry once more than the others."""
    _carry(turn, turn.tables.carried[EXPRESS_BELTS])


def ride_all_belts(turn: BatchTurn) -> None:
    """Belts of both kinds carry by one cell."""
    _carry(turn, turn.tables.carried[ALL_BELTS])


def _carry(turn: BatchTurn, belts: np.ndarray) -> None:
    tables = turn.tables
    riding = belts.take(turn.cell) & turn.solid()
    if not riding.any():
        return
    if turn.rules.belts_blocked:
        riding = _unblocked(turn, riding & ~tables.walled.take(turn.cell))
    turn.facing = (turn.facing + tables.carry_turn.take(turn.cell) * riding) & TURN_MASK
    target = tables.carry_to.take(turn.cell)
    if turn.rules.wrecks_stay:
        players, games = riding.nonzero()
        turn.enter(players, games, target, np.arange(turn.games.size))
        return
    turn.put(np.where(riding, target, turn.cell))


def _unblocked(turn: BatchTurn, riding: np.ndarray) -> np.ndarray:
    """The riders that move: no rival enters their cell, and it is empty or becomes so first."""
    here = turn.cell.astype(np.int16)
    target = np.where(riding, turn.tables.carry_to.take(turn.cell), turn.cell).astype(np.int16)
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
            return np.asarray(moving)
        moving = more


def push(turn: BatchTurn) -> None:
    """The pushers of the register, all at once."""
    if not turn.tables.pushes[turn.register]:
        return
    direction: np.ndarray = turn.tables.push[turn.register].take(turn.cell)  # [P, B]
    games = (direction != NO_PUSHER).any(axis=0).nonzero()[0]
    if games.size:
        _push_all(turn, direction.take(games, axis=1), games)


def _push_all(turn: BatchTurn, direction: np.ndarray, games: np.ndarray) -> None:
    """All pushers at once; ``direction`` [P, g], ``NO_PUSHER`` for a robot that is on none."""
    tables = turn.tables
    cell = turn.cell.take(games, axis=1)
    pushed = direction != NO_PUSHER
    towards = direction * pushed
    start = np.where(pushed, cell, tables.limbo)
    keys = towards * tables.span + tables.offset - cell
    bits = tables.chain_bit.take(cell + keys[:, None])  # [pusher, P, g]
    occupied = np.bitwise_or.reduce(bits, axis=1)
    reach = tables.last_moved(occupied, start, towards)
    moved = (bits - 1) < reach[:, None]  # [pusher, P, g]
    target = cell + tables.delta.take(towards)[:, None]  # [pusher, P, g]
    several = (pushed.sum(axis=0) > 1).nonzero()[0]
    if several.size:
        moved[:, :, several] &= ~contending_pushes(moved[:, :, several], target[:, :, several])[:, None]
    after = turn.cell.copy()
    for mask, there in zip(moved, target):
        players, where = mask.nonzero()
        after[players, games.take(where)] = there[players, where]
    turn.put(after)


def turn_gears(turn: BatchTurn) -> None:
    """Gears turn whoever stands on them."""
    turn.facing = (turn.facing + turn.tables.gear.take(turn.cell)) & TURN_MASK
