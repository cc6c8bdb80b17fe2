"""How fast the EWN bot searches and simulates."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter, process_time

from arena.contract.files import Json
from arena.contract.speed import Speed, rate, times_summary
from bot.ewn.player.layer import EwnLayer
from bot.ewn.player.loop import LAYER_COSTS, MAX_MOVES
from bot.ewn.player.network import LearnedValue
from bot.ewn.player.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import DICE, HOME, PIECES, RED, Move, Position
from botkit.search.clock import Deadline
from botkit.search.layers import Depth, DepthLimits, LayerWork, deepen

SEED = 7
TURN_MS = 900.0
VALUE = LearnedValue.of_training()
STEPS_SHARE, SCALAR_SHARE = 0.15, 0.15
"""Shares of the time; the search has the rest."""
POSITIONS = 256
Choice = tuple[Position, list[Move]]
"""A position and the moves that a roll allows, two or more."""


def bench(seconds: float) -> Speed:
    """Runs for about ``seconds``.

    An iteration is a position of a searched layer, a step a position that a roll and move make from another.
    """
    choices = _choices(Random(SEED))
    positions = [position for position, _ in choices[:POSITIONS]]
    search, depths = _search(choices, seconds * (1 - STEPS_SHARE - SCALAR_SHARE))
    return Speed(
        iterations=sum(depth.positions for depth in depths) / search.pop("seconds"),
        steps=rate(lambda: _expand(positions), seconds * STEPS_SHARE),
        scalar_steps=rate(lambda: sum(map(_successors, positions)), seconds * SCALAR_SHARE),
        more=search,
    )


def _search(choices: Sequence[Choice], seconds: float) -> tuple[Json, list[Depth]]:
    """Searches each choice for the time of a move; returns seconds of processor time, and the finished depths."""
    times: list[float] = []
    depths: list[Depth] = []
    limits = DepthLimits(MAX_MOVES, Params().positions)
    end, began = perf_counter() + seconds, process_time()
    for position, moves in choices:
        if perf_counter() > end and len(times) > 1:
            break
        start = perf_counter()
        layer = EwnLayer.of([rules.play(position, move) for move in moves], VALUE)
        depths += deepen(layer, Deadline.after_ms(TURN_MS), limits, LAYER_COSTS)
        times.append((perf_counter() - start) * 1e3)
    spent = process_time() - began
    return {"seconds": spent, "search_ms": times_summary(times)}, depths


def _expand(positions: Sequence[Position]) -> int:
    """The positions one and two rolls and moves on, in arrays."""
    work = LayerWork(Deadline.never())
    first, _ = EwnLayer.of(positions, VALUE).expand(work)
    second, _ = first.expand(work)
    return len(first) + len(second)


def _successors(position: Position) -> int:
    """The positions one roll and move on, by the scalar rules."""
    moves = {move for die in DICE for move in rules.legal_moves(position, die)}
    return len({rules.play(position, move) for move in moves})


def _choices(random: Random, games: int = 50) -> Sequence[Choice]:
    choices: list[Choice] = []
    for game in range(games):
        red = tuple(random.sample(HOME[RED], PIECES))
        position = Position(red, rules.mirrored(red), game % 2)
        while rules.winner(position) is None:
            moves = rules.legal_moves(position, random.choice(DICE))
            if len(moves) > 1 and all(rules.winner(rules.play(position, move)) is None for move in moves):
                choices.append((position, moves))
            position = rules.play(position, random.choice(moves))
    return random.sample(choices, len(choices))
