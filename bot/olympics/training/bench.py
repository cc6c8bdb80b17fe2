"""How fast the Olympics bot searches and simulates, on turns of greedy players."""
from __future__ import annotations

from copy import deepcopy
from random import Random

import numpy as np

from arena.contract.speed import Speed, rate
from bot.olympics.arena.referee import EDITIONS, IndependentDraws
from bot.olympics.outlook.appeal import best, scores
from bot.olympics.player.params import Params
from bot.olympics.player.two_opinions import TwoOpinions
from bot.olympics.reference.tree import chosen, next_states
from bot.olympics.rules.batch import FORESEEN, Transitions, encode
from bot.olympics.rules.constants import ACTIONS, PLAYERS
from bot.olympics.rules.match import OlympicsMatch
from bot.olympics.rules.state import Position
from botkit.search.clock import Deadline

EDITION = "olympics"
SEED = 7
STEPS_SHARE, SCALAR_SHARE = 0.1, 0.1
"""Shares of the time; the search has the rest."""
BATCH = 4096


def bench(seconds: float) -> Speed:
    """Runs for about ``seconds``. An iteration is a node of the bot's plans, evaluated in one round of a whole search.

    A step is a turn of all foreseen games.
    """
    positions, bot = _positions(), TwoOpinions(Params())
    random, source = np.random.Generator(np.random.SFC64(SEED)), Random(SEED)

    def search() -> int:
        *_, last = bot.results(source.choice(positions), source.randrange(PLAYERS), Deadline.never())
        return last.effort

    return Speed(
        iterations=rate(search, seconds * (1.0 - STEPS_SHARE - SCALAR_SHARE)),
        steps=rate(lambda: _batched_turns(positions[0], random), seconds * STEPS_SHARE),
        scalar_steps=rate(lambda: _scalar_turns(source), seconds * SCALAR_SHARE),
    )


def _positions() -> list[Position]:
    """The turns of a match between greedy players that have a game to play."""
    source, match, positions = Random(SEED), OlympicsMatch(IndependentDraws(SEED, EDITIONS[EDITION])), []
    while not match.over():
        position = match.position()
        positions.append(deepcopy(position))
        match.step([source.choice(best(scores(position, seat))) for seat in range(PLAYERS)])
    return [position for position in positions if any(position.runs)]


def _batched_turns(position: Position, random: np.random.Generator) -> int:
    """Plays the coming turns of ``position`` in hurdles, archery and diving with random actions."""
    transitions = Transitions(position)
    states = np.repeat(encode(position)[FORESEEN][:, :, None], BATCH, axis=2)
    turns = len(transitions.winds)
    for depth in range(turns):
        following = next_states(transitions, states, np.full(BATCH, depth))
        states = chosen(following, random.integers(0, ACTIONS, (PLAYERS, BATCH)))
    return turns * BATCH


def _scalar_turns(source: Random) -> int:
    """Plays a match with random actions; returns its number of turns."""
    match = OlympicsMatch(IndependentDraws(source.getrandbits(64), EDITIONS[EDITION]))
    while not match.over():
        match.step([source.randrange(ACTIONS) for _ in range(PLAYERS)])
    return match.turn - 1
