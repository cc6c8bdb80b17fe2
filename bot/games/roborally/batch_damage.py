"""Lasers, damage, checkpoints and repair in many games at once."""
from __future__ import annotations

import numpy as np

from bot.games.roborally.batch_state import ACTIVE, POWERED_DOWN
from bot.games.roborally.batch_turn import BatchTurn
from bot.games.roborally.cards import DIRECTIONS, FIRST_LOCKING_DAMAGE, HAND_SIZE, NO_CARD
from bot.games.roborally.kernels import shots
from bot.games.roborally.tables import BEAM_STRIDE


def fire_lasers(turn: BatchTurn) -> None:
    """Robots shoot ahead, and lasers on walls."""
    shooting = turn.status == ACTIVE
    if turn.rules.lasers_at_once:
        hits = shots(*_sights(turn), shooting).sum(axis=0, dtype=np.int8)
        for code, beams in turn.tables.beam_layers:
            hits += _board_beams(turn, code, beams)
        _hit(turn, hits)
        return
    for shooter in range(len(turn.cell)):
        firing = shooting[shooter] & (turn.destroyed[shooter] == 0)
        _hit(turn, _shot_in_order(turn, shooter, firing))


def _sights(turn: BatchTurn) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """For beams: x, y [P, B] int8 (far off for robots that stop none), facing, cells to the next wall."""
    body = np.where(turn.solid(), turn.cell, turn.tables.limbo)
    view = turn.tables.view.take(turn.cell * DIRECTIONS + turn.facing).view(np.uint8)
    return turn.tables.x.take(body), turn.tables.y.take(body), turn.facing, view


def _shot_in_order(turn: BatchTurn, shooter: int, firing: np.ndarray) -> np.ndarray:
    """Hits [P, B] of one robot; of several on a cell the first that is not destroyed is the target."""
    x, y, facing, view = _sights(turn)
    rows = slice(shooter, shooter + 1)
    hit = shots(x, y, facing, view, firing[None], rows)[0] & (turn.destroyed == 0)
    before = np.logical_or.accumulate(hit, axis=0)
    hit[1:] &= ~before[:-1]
    return np.asarray(hit.astype(np.int8))


def _board_beams(turn: BatchTurn, code: np.ndarray, beams: np.ndarray) -> np.ndarray:
    """Hits [P, B] by one layer of wall lasers: the nearest robot on each beam."""
    place = code.take(turn.cell)  # [P, B] int16: BEAM_STRIDE * laser + distance
    games = np.flatnonzero((place >= 0).any(axis=0))
    hits = np.zeros(turn.cell.shape, np.int8)
    if games.size:
        place = place.take(games, axis=1)
        nearer = (place < place[:, None]) & (place >= (place & -BEAM_STRIDE)[:, None])  # [P, P, g]
        first = (place >= 0) & ~nearer.any(axis=1)
        hits[:, games] = first * beams.take(turn.cell.take(games, axis=1))
    return hits


def _hit(turn: BatchTurn, hits: np.ndarray) -> None:
    """Damage [P, B] at once."""
    hits = hits * (turn.destroyed == 0)
    before = turn.damage
    turn.damage = before + hits
    drawing = (turn.status == POWERED_DOWN) & (hits > 0) & (turn.damage >= FIRST_LOCKING_DAMAGE)
    if drawing.any():
        _draw_locks(turn, before, drawing)
    dead = (turn.damage >= turn.rules.destroyed_at) & (hits > 0)
    if dead.any():
        turn.destroy(*dead.nonzero())


def _draw_locks(turn: BatchTurn, before: np.ndarray, drawing: np.ndarray) -> None:
    """Registers that lock while they are empty take the top card of the deck."""
    for player in range(len(turn.cell)):
        for damage in range(FIRST_LOCKING_DAMAGE, turn.rules.destroyed_at):
            register = turn.registers[HAND_SIZE - damage, player]
            locks = drawing[player] & (before[player] < damage) & (turn.damage[player] >= damage)
            games = (locks & (register == NO_CARD)).nonzero()[0]
            if games.size and not turn.deck.size:
                raise ValueError("a register that locks has to draw a card, and there is no deck")
            register[games] = turn.deck[turn.drawn[games], games]
            turn.drawn[games] += 1


def touch(turn: BatchTurn) -> None:
    """Robots reach their next checkpoint, and archive."""
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


def repair(turn: BatchTurn) -> None:
    """A point of damage less on repair sites."""
    sites = turn.tables.repairs | (turn.tables.is_checkpoint & turn.rules.checkpoints_repair)
    turn.damage = turn.damage - (sites.take(turn.cell) & turn.alive() & (turn.damage > 0))
