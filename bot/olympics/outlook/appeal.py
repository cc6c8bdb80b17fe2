"""How good each action is in one game on its own: tables and rules of thumb, no search.

Greedy players maximise the sum over the games.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot

from bot.olympics.rules.constants import ACTIONS, FALL_RISK, FINISH, LETTERS, SKATING_RISKS, SKATING_SPACES
from bot.olympics.rules.plain import archery_move, hurdle_move, points
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Position, Skating

# What one unit of each game's own measure is worth, in runs won.
TURN_VALUE = 0.3
DISTANCE_VALUE = 0.5
SPACE_VALUE = 0.15
DIVE_VALUE = 0.015

RISK_COST = 0.4
"""The spaces that a point of risk costs."""
FALL_COST = 5.0
"""The spaces that a fall, two turns on the ice, costs."""
RUNS_AHEAD = 3.0
"""Medal points that are added to a game's score before dividing by it: about what the next run will bring."""


def scores(position: Position, seat: int) -> list[float]:  # [A]
    """The appeal of each action for a player: the sum of each game's appeal divided by the player's points in it.

    The final score is a product, so a point is worth more in a game in which the player has few.
    """
    totals = [0.0] * ACTIONS
    for game, run in enumerate(position.runs):
        if run is None:
            continue
        for action, value in enumerate(appeal(run, seat)):
            totals[action] += value / (points(position.medals[seat][game]) + RUNS_AHEAD)
    return totals


def appeal(run: MiniGame, seat: int) -> list[float]:  # [A]
    """The appeal of each action in one run; only differences have a meaning."""
    if isinstance(run, Hurdles):
        return _hurdles(run, seat)
    if isinstance(run, Archery):
        return _archery(run, seat)
    if isinstance(run, Skating):
        return _skating(run, seat)
    return _diving(run, seat)


@lru_cache(maxsize=64)
def turns_to_finish(track: str) -> tuple[int, ...]:  # [FINISH + 1]
    """The least number of turns from each cell of a track to the finish, for a runner that can move."""
    turns = [0] * (FINISH + 1)
    for position in reversed(range(FINISH)):
        ends = [hurdle_move(track, position, 0, action) for action in range(ACTIONS)]
        turns[position] = 1 + min(turns[cell] + stun for cell, stun in ends)
    return tuple(turns)


def _hurdles(run: Hurdles, seat: int) -> list[float]:
    turns = turns_to_finish(run.track)
    ends = [hurdle_move(run.track, run.positions[seat], run.stuns[seat], action) for action in range(ACTIONS)]
    return [-TURN_VALUE * (turns[cell] + stun) for cell, stun in ends]


def _archery(run: Archery, seat: int) -> list[float]:
    value = DISTANCE_VALUE / len(run.winds)
    return [-value * hypot(*archery_move(run.arrows[seat], run.winds[0], action)) for action in range(ACTIONS)]


def _skating(run: Skating, seat: int) -> list[float]:
    if run.risks[seat] < 0:
        return [0.0] * ACTIONS
    return [SPACE_VALUE * _skate(run, seat, run.order.index(letter)) for letter in LETTERS]


def _skate(run: Skating, seat: int, rank: int) -> float:
    """The spaces gained minus the cost of the risk, for the action of a rank in the order."""
    risk = max(0, run.risks[seat] + SKATING_RISKS[rank])
    return SKATING_SPACES[rank] - (FALL_COST if risk >= FALL_RISK else RISK_COST * risk)


def _diving(run: Diving, seat: int) -> list[float]:
    """The appeal in diving; a miss costs the combo in every later turn."""
    loss = len(run.letters) * (run.combos[seat] + 1)
    return [DIVE_VALUE * loss if letter == run.letters[0] else 0.0 for letter in LETTERS]


def best(values: Sequence[float]) -> list[int]:
    """The indices of the greatest value."""
    top = max(values)
    return [index for index, value in enumerate(values) if value > top - 1e-12]
