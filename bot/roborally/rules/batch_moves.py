"""How robots move in many games at once: by cards, belts, pushers and gears."""
from __future__ import annotations

import numpy as np

from bot.roborally.rules.batch_state import ACTIVE, TURN_MASK, VIRTUAL, BatchTurn
from bot.roborally.rules.constants import DECK_SIZE, KIND, MOST_PLAYERS, QUARTERS, STEPS
from bot.roborally.rules.tables import NO_PUSHER, OWN_BIT
from botkit.arrays import Bools, Ints, Ints16, Uints8

PLAYER_BITS = (MOST_PLAYERS - 1).bit_length()
CARDS = range(1, DECK_SIZE + 1)
CARD_STEPS = np.array([0] + [abs(STEPS[KIND[card]]) for card in CARDS], np.int8)  # [85]
CARD_QUARTERS = np.array([0] + [QUARTERS[KIND[card]] for card in CARDS])  # [85]
CARD_BACKWARDS = np.array([0] + [2 if STEPS[KIND[card]] < 0 else 0 for card in CARDS])  # [85]


def play_cards(turn: BatchTurn) -> None:
    """The cards of the register, by priority."""
    playing = ((turn.status == ACTIVE) | (turn.status == VIRTUAL)) & (turn.destroyed == 0)
    cards = turn.registers[turn.register - 1] * playing  # [P, B]
    if not turn.rules.belts_blocked:
        _play_shared(turn, cards)
        return
    games = turn.move_apart(turn.tables.card_ways, turn.tables.card_row.take(cards))
    if games.size:
        games = games[np.argsort(-CARD_STEPS.take(cards.take(games, axis=1)).sum(axis=0), kind="stable")]
        _play_alone(turn, cards.take(games, axis=1), games)


def _moved(bits: Uints8, reach: Uints8) -> Bools:
    """Which robots a step moves, by their bits in the line ahead and the bit ``reach`` of the last one that moves.

    Robots with a bit up to ``reach`` move. A robot outside the line has no bit and must not move. So 1 is subtracted
    from the bits before the comparison: 0 wraps around to 255, which is never below the reach.
    """
    return (bits - np.uint8(1)) < reach


def _aims(facing: Ints, cards: Ints16) -> tuple[Ints, Ints]:
    """The facings of robots after ``cards``, and the directions in which these move them."""
    facing = (facing + CARD_QUARTERS.take(cards)) & TURN_MASK
    return facing, (facing + CARD_BACKWARDS.take(cards)) & TURN_MASK


def _play_alone(turn: BatchTurn, cards: Ints16, games: Ints) -> None:
    """Plays ``cards`` [P, g] step by step in ``games`` [g] in which no robots share a cell, many steps first."""
    tables, cell = turn.tables, turn.cell.take(games, axis=1)
    facing, direction = _aims(turn.facing.take(games, axis=1), cards)
    movers, count = _unit_steps(cards)
    movers = movers * games.size + np.arange(games.size)  # [n, g] in the arrays [P, g]
    towards = direction.take(movers)
    chain, step = towards * tables.span + tables.offset, tables.delta.take(towards)
    moment = np.zeros(cards.shape, np.int16)  # of a fall, from 1
    for number, size in enumerate((count > np.arange(len(movers))[:, None]).sum(axis=1).tolist()):
        here, start = cell[:, :size], cell.take(movers[number, :size])
        bits = tables.chain_bit.take(here + (chain[number, :size] - start))  # [P, size]
        reach = tables.last_moved(np.bitwise_or.reduce(bits, axis=0), start, towards[number, :size])
        here += _moved(bits, reach) * step[number, :size]
        after = tables.after_fall.take(here)
        fell = after != here
        if np.count_nonzero(fell):
            moment[:, :size][fell] = number + 1
            here[:] = after
    turn.cell[:, games], turn.facing[:, games] = cell, facing
    players, where = moment.nonzero()
    if players.size:
        turn.destroy(players, games.take(where), moment[players, where])


def _play_shared(turn: BatchTurn, cards: Ints16) -> None:
    """Plays ``cards`` [P, B] step by step in games in which robots may share cells, be virtual, or be wrecks."""
    turn.facing, direction = _aims(turn.facing, cards)
    movers, count = _unit_steps(cards)
    for number, mover in enumerate(movers):
        games = np.flatnonzero(count > number)
        _step_shared(turn, mover.take(games), cards, direction, games)


def _step_shared(turn: BatchTurn, mover: Ints, cards: Ints16, direction: Ints, games: Ints) -> None:
    """One step of robot ``mover`` [g] in each of ``games`` [g].

    ``cards``, ``direction`` [P, B]: the cards that are being played, and the directions of their moves.
    """
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
    moved = _moved(bits, reach)
    players, where = moved.nonzero()
    fell = turn.enter(players, where, cell + moved * tables.delta.take(towards), games)
    players, where = players[fell], where[fell]
    unplayed = cards[players, games[where]] < cards[mover[where], games[where]]
    players, where = players[unplayed], where[unplayed]  # they play no card any more
    turn.facing[players, games[where]] -= CARD_QUARTERS.take(cards[players, games[where]])
    turn.facing &= TURN_MASK


def carry(turn: BatchTurn, belts: int) -> None:
    """Express belts, or all belts, carry by one cell."""
    tables, carried = turn.tables, turn.tables.carried[belts]
    if turn.rules.belts_blocked:
        games = turn.move_apart(tables.belt_ways[belts])
        if games.size:
            _carry_where_free(turn, carried & ~tables.walled, games)
        return
    riding = carried.take(turn.cell) & turn.solid()
    if riding.any():
        turn.facing = (turn.facing + tables.carry_turn.take(turn.cell) * riding) & TURN_MASK
        players, games = riding.nonzero()
        turn.enter(players, games, tables.carry_to.take(turn.cell), np.arange(turn.games))


def _carry_where_free(turn: BatchTurn, carried: Bools, games: Ints) -> None:
    """Carries riders [P, g] whose target no rival enters, and which is empty or becomes so first."""
    tables, here = turn.tables, turn.cell.take(games, axis=1)
    riding = carried.take(here)
    target = np.where(riding, tables.carry_to.take(here), here)
    riding &= (target[:, None] == target).sum(axis=0) == 1
    behind = (target[:, None] == here) & riding[:, None]  # [P, P, g] rider i wants the cell of robot j
    moving, before = np.zeros_like(riding), -1
    while (count := int(np.count_nonzero(moving))) > before:
        before = count
        moving = riding & ~(behind & ~moving).any(axis=1)
    turn.facing[:, games] = (turn.facing.take(games, axis=1) + tables.carry_turn.take(here) * moving) & TURN_MASK
    turn.place(np.where(moving, target, here), games)


def push(turn: BatchTurn) -> None:
    """The pushers of the register, all at once."""
    if not turn.tables.pushes[turn.register]:
        return
    direction: Ints = turn.tables.push[turn.register].take(turn.cell)  # [P, B]
    games = (direction != NO_PUSHER).any(axis=0).nonzero()[0]
    if games.size:
        _push_all(turn, direction.take(games, axis=1), games)


def _push_all(turn: BatchTurn, direction: Ints, games: Ints) -> None:
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
    moved = _moved(bits, reach[:, None])  # [pusher, P, g]
    target = cell + tables.delta.take(towards)[:, None]  # [pusher, P, g]
    several = (pushed.sum(axis=0) > 1).nonzero()[0]
    if several.size:
        moved[:, :, several] &= ~_contending(moved[:, :, several], target[:, :, several])[:, None]
    for mask, there in zip(moved, target):
        cell = np.where(mask, there, cell)
    turn.place(cell, games)


def turn_gears(turn: BatchTurn) -> None:
    """Gears turn the robots on them."""
    if turn.tables.gear.any():
        turn.facing = (turn.facing + turn.tables.gear.take(turn.cell)) & TURN_MASK


def _unit_steps(cards: Ints16) -> tuple[Ints, Ints]:
    """The single steps of all robots in a register, in order of priority.

    ``cards`` [P, B]. Returns the movers [n, B] and the number of steps of each game [B]; movers beyond this number
    do not count.
    """
    moving = cards * (CARD_STEPS.take(cards) > 0)
    keys = (moving * MOST_PLAYERS + np.arange(len(cards), dtype=np.int16)[:, None]).T.copy()  # [B, P]
    keys.sort(axis=1)
    keys = keys[:, ::-1]
    steps = CARD_STEPS.take(keys >> PLAYER_BITS)
    count = steps.sum(axis=1, dtype=np.int64)
    movers = np.repeat((keys & MOST_PLAYERS - 1).ravel().astype(np.int64), steps.ravel())
    step = np.arange(count.max(initial=0))[:, None] + (np.cumsum(count) - count)
    return movers.take(step, mode="clip"), count


def _contending(moved: Bools, target: Ints) -> Bools:
    """[P, g]: pushes that would bring two robots to one cell, or one robot to two. Arguments are [pusher, P, g]."""
    players = len(moved)
    contending = np.zeros((players, moved.shape[2]), bool)
    same_robot = np.eye(players, dtype=bool)[:, :, None]
    for first in range(players):
        for second in range(first):
            both = moved[first].any(axis=0) & moved[second].any(axis=0)
            if both.any():
                clash = same_robot != (target[first][:, None] == target[second])
                clash &= moved[first][:, None] & moved[second]
                clashing = clash.any(axis=(0, 1))
                contending[first] |= clashing
                contending[second] |= clashing
    return contending
