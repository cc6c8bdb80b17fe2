"""How fast the Olympics bot searches, by every strategy, and simulates; on turns of a match of greedy players."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from time import perf_counter, process_time

import numpy as np

from bot.arena.game import Record, Setup
from bot.arena.games.olympics.baselines import GreedyPlayer
from bot.arena.games.olympics.lines import position
from bot.arena.games.olympics.referee import EDITIONS, LIMITS, Dice, OlympicsReferee
from bot.arena.stats.estimates import times_summary
from bot.bench.speed import Speed, rate
from bot.games.olympics.batch import Course, encode
from bot.games.olympics.rules import ACTIONS, PLAYERS, Match, Position
from bot.players.olympics.params import Params
from bot.players.olympics.strategies import STRATEGIES
from bot.protocol.olympics import parse_turn
from bot.search.clock import Deadline

TURN_MS = 45.0
"""Thinking time of a turn of the benchmark."""
EDITION = "olympics"
SEED = 7
STEPS_SHARE, SCALAR_SHARE = 0.1, 0.1
"""Of the time; the strategies share the rest."""
BATCH = 4096


def bench(seconds: float) -> Speed:
    """Runs for about ``seconds``. An iteration is one evaluated leaf or plan of the strategy that the bot plays.

    A step is a turn of a whole match.
    """
    positions = _positions()
    share = seconds * (1.0 - STEPS_SHARE - SCALAR_SHARE) / len(STRATEGIES)
    strategies = {name: _measure(name, positions, share) for name in STRATEGIES}
    random, source = np.random.Generator(np.random.SFC64(SEED)), Random(SEED)
    return Speed(
        iterations=strategies[Params().search]["iterations_per_second"],
        steps=rate(lambda: _batched_turns(positions[0], random), seconds * STEPS_SHARE),
        scalar_steps=rate(lambda: _scalar_turns(source), seconds * SCALAR_SHARE),
        more={"strategies": strategies},
    )


def _measure(name: str, positions: Sequence[Position], seconds: float) -> Record:
    """One strategy, on turns drawn from the match until the time is over."""
    strategy = STRATEGIES[name](Params())
    strategy.prepare()
    source = Random(SEED)
    evaluations: list[int] = []
    times: list[float] = []
    end, began = perf_counter() + seconds, process_time()
    while len(times) < 2 or perf_counter() < end:
        start = perf_counter()
        strategy.choose(source.choice(positions), source.randrange(PLAYERS), Deadline.after_ms(TURN_MS, start))
        times.append((perf_counter() - start) * 1000.0)
        evaluations.append(strategy.evaluations)
    return {
        "iterations_per_second": sum(evaluations) / (process_time() - began),
        "evaluations_in_a_turn": {"least": min(evaluations), "mean": sum(evaluations) / len(evaluations)},
        "search_ms": times_summary(times),
    }


def _positions() -> list[Position]:
    """The turns of a match between greedy players that have a game to play."""
    referee = OlympicsReferee(Setup(SEED, PLAYERS, EDITION, LIMITS))
    players = [GreedyPlayer(Random(seat)) for seat in range(PLAYERS)]
    for seat, player in enumerate(players):
        player.init(referee.init_lines(seat))
    positions = []
    for number in count(1):
        requests = referee.requests()
        if not requests:
            break
        positions.append(position(parse_turn(requests[0].lines), number))
        referee.apply({seat: players[seat].answer(request.lines) for seat, request in requests.items()})
    return [each for each in positions if any(each.runs)]


def _batched_turns(position: Position, random: np.random.Generator) -> int:
    """The turns that ``position`` shows the course of, with random actions."""
    course = Course(position)
    states = np.repeat(encode(position)[:, :, None], BATCH, axis=2)
    turns = len(course.winds)
    for depth in range(turns):
        actions = random.integers(0, ACTIONS, (PLAYERS, BATCH))
        states = course.step(states, actions, np.full(BATCH, depth))
    return turns * BATCH


def _scalar_turns(source: Random) -> int:
    """A match with random actions; its number of turns."""
    dice = Dice(source.getrandbits(64), EDITIONS[EDITION])
    match = Match(dice.first_runs(), dice)
    while not match.over():
        match.step([source.randrange(ACTIONS) for _ in range(PLAYERS)])
    return match.turn - 1
