"""How fast the EWN bot searches and simulates."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from arena.contract.speed import Speed, rate
from bot.ewn.player.layer import EwnLayer
from bot.ewn.player.loop import LAYER_COSTS, MAX_MOVES
from bot.ewn.player.network import LearnedValue
from bot.ewn.player.params import Params
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import DICE, HOME, PIECES, RED, Move, Position
from botkit.search.clock import Deadline
from botkit.search.layers import LayerWork, deepen

SEED = 7
TURN_MS = 900.0
VALUE = LearnedValue.of_training()
STEPS_SHARE = 0.15
"""Of the time; the search has the rest."""
POSITIONS = 256
Choice = tuple[Position, list[Move]]
"""A position and the moves that a roll allows, two or more."""


def bench(seconds: float) -> Speed:
    """Runs for about ``seconds``.

    An iteration is a position of a searched layer, a step a position that a roll and move make from another.
    """
    choices = _choices(Random(SEED))
    positions = [position for position, _ in choices[:POSITIONS]]
    return Speed(
        iterations=_searched_positions(choices, seconds * (1 - STEPS_SHARE)),
        steps=rate(lambda: _expand(positions), seconds * STEPS_SHARE),
    )


def _searched_positions(choices: Sequence[Choice], seconds: float) -> float:
    """Per second, in searches of the choices one after the other, each for the time of a move."""
    left, most = iter(choices), Params().positions

    def search() -> int:
        position, moves = next(left)
        layer = EwnLayer.of([rules.play(position, move) for move in moves], VALUE)
        return sum(depth.positions for depth in deepen(layer, Deadline.after_ms(TURN_MS), MAX_MOVES, most, LAYER_COSTS))

    return rate(search, seconds)


def _expand(positions: Sequence[Position]) -> int:
    """The positions one and two rolls and moves on, in arrays."""
    work = LayerWork(Deadline.never())
    first, _ = EwnLayer.of(positions, VALUE).expand(work)
    second, _ = first.expand(work)
    return len(first) + len(second)


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
