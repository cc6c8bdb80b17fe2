"""The search for the lower leagues, in which all games are races."""
from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from bot.olympics.outlook.appeal import RUNS_AHEAD
from bot.olympics.outlook.outcomes import race_turns
from bot.olympics.rules.batch import STUNS, hurdle_steps
from bot.olympics.rules.constants import ACTIONS
from bot.olympics.rules.plain import points
from bot.olympics.rules.state import Hurdles, Position
from botkit.arrays import Floats
from botkit.search.result import SearchResult

DEPTH = 6


def results(position: Position, seat: int) -> Iterator[SearchResult[int]]:
    """Tries every sequence of actions, ``DEPTH`` turns deep, on all tracks at once.

    The value of a sequence is summed over the races: the turns that it needs to the finish, compared with those of the
    fastest rival, and divided by the player's points in the race. It cannot be compared with other values.
    """
    totals = np.zeros(ACTIONS ** DEPTH)  # the first action varies slowest
    for race, run in enumerate(position.runs):
        if isinstance(run, Hurdles):
            totals += _values(run, seat) / (points(position.medals[seat][race]) + RUNS_AHEAD)
    yield SearchResult(int(totals.reshape(ACTIONS, -1).max(axis=1).argmax()), effort=totals.size)


def _values(run: Hurdles, seat: int) -> Floats:  # [A ** DEPTH]
    """The value for a runner of each sequence of actions, compared with its fastest rival, from -1 to 1."""
    steps = hurdle_steps(run.track)[:ACTIONS]
    turns = race_turns(run.track)
    states = [position * STUNS + stun for position, stun in zip(run.positions, run.stuns)]
    ends, taken = np.array([states[seat]]), np.zeros(1)
    for _ in range(DEPTH):
        taken = np.repeat(taken + (turns[ends] > 0), ACTIONS)
        ends = steps[:, ends].T.ravel()
    rival = min(turns[state] for player, state in enumerate(states) if player != seat)
    values: Floats = np.tanh((rival - taken - turns[ends]) / 2.0)
    return values
