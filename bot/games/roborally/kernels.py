"""Array operations of the batched simulator that need no board."""
from __future__ import annotations

import numpy as np

from bot.games.roborally.cards import DECK_SIZE, DIRECTIONS, KIND, QUARTERS, STEPS
from bot.games.roborally.tables import MOST_PLAYERS, PLAYER_BITS

CARDS = range(1, DECK_SIZE + 1)
CARD_STEPS = np.array([0] + [abs(STEPS[KIND[card]]) for card in CARDS], np.int8)  # [85]
CARD_QUARTERS = np.array([0] + [QUARTERS[KIND[card]] for card in CARDS])  # [85]
CARD_BACKWARDS = np.array([0] + [2 if STEPS[KIND[card]] < 0 else 0 for card in CARDS])  # [85]
PAIRS = [np.triu_indices(players, 1) for players in range(MOST_PLAYERS + 1)]
"""By the number of players: the first and the second of each pair."""
FACING_BITS, TURN_MASK = 2, DIRECTIONS - 1
"""Of a facing in a stance; quarter turns modulo four, by ``&``."""
STEP_X = np.array([0, 1, 0, -1], np.int8)  # [4] by direction
STEP_Y = np.array([-1, 0, 1, 0], np.int8)  # [4]


def meeting(boxes: np.ndarray) -> np.ndarray:
    """[B] whether any two of the boxes [P, B] uint32 of :class:`FloorTables` share a cell.

    Two do if no byte of one and of the other with its greatest before its least add up to more than 127.
    """
    first, second = PAIRS[len(boxes)]
    total = boxes.take(first, axis=0)
    total += (boxes << 16 | boxes >> 16).take(second, axis=0)
    total &= np.uint32(0x80808080)
    return np.asarray((total == 0).any(axis=0))


def unit_steps(cards: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The single steps of all robots of a register, in order of priority.

    ``cards`` [P, B]. Returns the movers [n, B], of which those before the number of steps of their game count,
    and these numbers [B].
    """
    moving = cards * (CARD_STEPS.take(cards) > 0)
    keys = (moving * MOST_PLAYERS + np.arange(len(cards), dtype=np.int16)[:, None]).T.copy()  # [B, P] int16
    keys.sort(axis=1)
    keys = keys[:, ::-1]
    steps = CARD_STEPS.take(keys >> PLAYER_BITS)
    count = steps.sum(axis=1, dtype=np.int64)
    movers = np.repeat((keys & MOST_PLAYERS - 1).ravel().astype(np.int64), steps.ravel())
    step = np.arange(count.max(initial=0))[:, None] + (np.cumsum(count) - count)
    return movers.take(step, mode="clip"), count


def shots(
    x: np.ndarray, y: np.ndarray, facing: np.ndarray, view: np.ndarray, shooting: np.ndarray,
    rows: slice = slice(None),
) -> np.ndarray:
    """Who is hit by whom, [shooter, P, B] bool: all robots on the first cell with one, before a wall.

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
    hit: np.ndarray = (distance == nearest[:, None]) & fires[:, None]
    return hit


def contending_pushes(moved: np.ndarray, target: np.ndarray) -> np.ndarray:
    """[P, g] pushes that would bring two robots to one cell, or one robot to two. Shapes [pusher, P, g]."""
    players = len(moved)
    contending = np.zeros((players, moved.shape[2]), bool)
    same_robot = np.eye(players, dtype=bool)[:, :, None]
    for one in range(players):
        for other in range(one):
            both = moved[one].any(axis=0) & moved[other].any(axis=0)
            if both.any():
                clash = same_robot != (target[one][:, None] == target[other])
                clash &= moved[one][:, None] & moved[other]
                found = clash.any(axis=(0, 1))
                contending[one] |= found
                contending[other] |= found
    return contending
