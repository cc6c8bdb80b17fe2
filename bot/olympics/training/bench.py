"""How fast the shipped and the reference Olympics bot search and simulate, on turns of greedy players."""
from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from time import perf_counter, process_time

import numpy as np

from arena.contract.files import Json
from arena.contract.speed import Speed, rate, times_summary
from bot.olympics.arena.referee import EDITIONS, IndependentDraws, observe
from bot.olympics.outlook.appeal import best, scores
from bot.olympics.player.conversation import TurnSearch
from bot.olympics.player.params import Params
from bot.olympics.player.two_opinions import TwoOpinions
from bot.olympics.reference.params import Params as TreeParams
from bot.olympics.reference.tree import TreeSearch, chosen, next_states
from bot.olympics.rules.batch import FORESEEN, Transitions, encode
from bot.olympics.rules.constants import ACTIONS, PLAYERS
from bot.olympics.rules.match import OlympicsMatch
from bot.olympics.rules.state import Position
from botkit.search.clock import Deadline

TURN_MS = 45.0
"""Thinking time in a turn of the benchmark."""
EDITION = "olympics"
SEED = 7
STEPS_SHARE, SCALAR_SHARE = 0.1, 0.1
"""Shares of the time; the searches share the rest."""
BATCH = 4096


def bench(seconds: float) -> Speed:
    """Runs for about ``seconds``. An iteration is a node of the shipped bot's plans, evaluated in one round.

    A step is a turn of all foreseen games.
    """
    positions = _positions()
    searches: dict[str, TurnSearch] = {"plans": TwoOpinions(Params()), "tree": TreeSearch(TreeParams())}
    share = seconds * (1.0 - STEPS_SHARE - SCALAR_SHARE) / len(searches)
    figures = {name: _measure(search, positions, share) for name, search in searches.items()}
    random, source = np.random.Generator(np.random.SFC64(SEED)), Random(SEED)
    return Speed(
        iterations=figures["plans"]["iterations_per_second"],
        steps=rate(lambda: _batched_turns(positions[0], random), seconds * STEPS_SHARE),
        scalar_steps=rate(lambda: _scalar_turns(source), seconds * SCALAR_SHARE),
        more={"searches": figures},
    )


def _measure(search: TurnSearch, positions: Sequence[Position], seconds: float) -> Json:
    """Runs one search on turns drawn from the match until the time is over."""
    source = Random(SEED)
    iterations: list[int] = []
    times: list[float] = []
    end, began = perf_counter() + seconds, process_time()
    while len(times) < 2 or perf_counter() < end:
        start = perf_counter()
        iterations.append(_searched(search, source.choice(positions), source.randrange(PLAYERS)))
        times.append((perf_counter() - start) * 1000.0)
    return {
        "iterations_per_second": sum(iterations) / (process_time() - began),
        "iterations_in_a_turn": {"least": min(iterations), "mean": sum(iterations) / len(iterations)},
        "search_ms": times_summary(times),
    }


def _searched(search: TurnSearch, position: Position, seat: int) -> int:
    """The effort that a search has reached at its deadline."""
    effort, deadline = 0, Deadline.after_ms(TURN_MS)
    for result in search.results(position, seat, deadline):
        effort = result.effort
        if deadline.passed():
            break
    return effort


def _positions() -> list[Position]:
    """The turns of a match between greedy players that have a game to play."""
    source, match, positions = Random(SEED), OlympicsMatch(IndependentDraws(SEED, EDITIONS[EDITION])), []
    while not match.over():
        position = observe(match).position(match.turn)
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
