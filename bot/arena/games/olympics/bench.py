"""How fast the Olympics bot searches: every strategy on turns of one match between greedy players."""
from __future__ import annotations

import resource
from collections.abc import Sequence
from itertools import count
from random import Random
from statistics import quantiles
from time import perf_counter

from bot.arena.game import Record, Setup
from bot.arena.games.olympics.baselines import GreedyPlayer
from bot.arena.games.olympics.lines import position
from bot.arena.games.olympics.referee import EDITIONS, LIMITS, Dice, OlympicsReferee
from bot.games.olympics.rules import PLAYERS, Match, Position
from bot.players.olympics.params import Params
from bot.players.olympics.strategies import STRATEGIES
from bot.protocol.olympics import parse_turn
from bot.search.clock import Deadline

TURN_MS = 45.0
"""Thinking time of a turn of the benchmark."""
EDITION = "olympics"
SEED = 7
RULES_SHARE = 0.1
"""The part of the time that measures the rules; the strategies share the rest."""


def bench(seconds: float) -> Record:
    """Runs for about ``seconds``; the figures on top are those of the strategy that the bot plays.

    An iteration is one evaluated leaf or plan; a step is one turn of a whole match by the scalar rules.
    """
    positions = _positions()
    share = seconds * (1.0 - RULES_SHARE) / len(STRATEGIES)
    strategies = {name: _measure(name, positions, share) for name in STRATEGIES}
    return {
        **strategies[Params().search],
        "steps_per_second": _rules_speed(seconds * RULES_SHARE),
        "peak_mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024.0,
        "strategies": strategies,
    }


def _measure(name: str, positions: Sequence[Position], seconds: float) -> Record:
    """One strategy, on turns drawn from the match until the time is over."""
    strategy = STRATEGIES[name](Params())
    strategy.prepare()
    source = Random(SEED)
    evaluations: list[int] = []
    times: list[float] = []
    end = perf_counter() + seconds
    while len(times) < 2 or perf_counter() < end:
        start = perf_counter()
        strategy.choose(source.choice(positions), source.randrange(PLAYERS), Deadline.after_ms(TURN_MS, start))
        times.append((perf_counter() - start) * 1000.0)
        evaluations.append(strategy.evaluations)
    return {
        "iterations_per_second": sum(evaluations) / sum(times) * 1000.0,
        "evaluations_in_a_turn": {"least": min(evaluations), "mean": sum(evaluations) / len(evaluations)},
        "turns": len(times),
        "turn_ms": _spread(times),
    }


def _spread(times: Sequence[float]) -> dict[str, float]:
    cuts = quantiles(times, n=1000, method="inclusive")
    return {"p50": cuts[499], "p99": cuts[989], "p99.9": cuts[998], "max": max(times)}


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


def _rules_speed(seconds: float) -> float:
    """Turns a second of whole matches with random actions."""
    source = Random(SEED)
    turns = 0
    start = perf_counter()
    while perf_counter() < start + seconds:
        dice = Dice(source.getrandbits(64), EDITIONS[EDITION])
        match = Match(dice.first_runs(), dice)
        while not match.over():
            match.step([source.randrange(4) for _ in range(PLAYERS)])
        turns += match.turn - 1
    return turns / (perf_counter() - start)
