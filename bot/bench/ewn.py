"""How fast the EWN bot searches and simulates, and how well its times are predicted."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter, process_time

from bot.arena.game import Record
from bot.arena.stats.estimates import times_summary
from bot.bench.speed import Speed, rate
from bot.games.ewn import rules
from bot.games.ewn.layer import EwnLayer
from bot.games.ewn.network import LearnedValue
from bot.games.ewn.state import BLUE, DICE, HOME, PIECES, RED, Move, Position
from bot.games.ewn.values import ClassicValue
from bot.players.ewn.loop import LAYER_COSTS, MAX_MOVES, ROLL_AND_MOVE
from bot.players.ewn.params import Params
from bot.reference.ewn.game import EwnGame
from bot.reference.ewn.loop import TABLE_BITS
from bot.search.clock import Deadline
from bot.search.layers import Depth, Limits, Work, deepen
from bot.search.negascout import NegaScout

SEED = 7
TURN_MS = 900.0
START = Position(HOME[RED], HOME[BLUE], RED)
VALUE = LearnedValue.of_training()
STEPS_SHARE, SCALAR_SHARE, FIXED_SHARE = 0.1, 0.1, 0.2
"""Of the time; the search has the rest."""
POSITIONS = 256
FACTOR = 2.0
"""A prediction is good when the truth is within this factor."""
LEAST_PREDICTED = 0.005
"""Seconds; shorter predictions do not matter."""
SCOUT_POSITIONS = 8
SCOUT_DEPTH = 7
"""From a roll: a move of depth 8."""
DEEPEST = 6
"""Rolls and moves after a move: depth 14."""
Choice = tuple[Position, list[Move]]
"""A position and the moves that a roll allows, two or more."""


class Watched(Deadline):
    """Keeps the longest processor time between two looks at it."""

    __slots__ = ("_looked", "longest")

    def __init__(self, end: float) -> None:
        super().__init__(end)
        self.longest = 0.0
        self._looked = process_time()

    def passed(self) -> bool:
        now = process_time()
        self.longest = max(self.longest, now - self._looked)
        self._looked = now
        return super().passed()


def bench(seconds: float) -> Speed:
    """Runs for about ``seconds``.

    An iteration is a position of a searched layer, a step one that a roll and move make out of another.
    """
    choices = _choices(Random(SEED))
    positions = [position for position, _ in choices[:POSITIONS]]
    search, depths = _search(choices, seconds * (1 - STEPS_SHARE - SCALAR_SHARE - FIXED_SHARE))
    return Speed(
        iterations=sum(depth.positions for depth in depths) / search.pop("seconds"),
        steps=rate(lambda: _expand(positions), seconds * STEPS_SHARE),
        scalar_steps=rate(lambda: sum(map(_successors, positions)), seconds * SCALAR_SHARE),
        more={
            **search,
            "predictions": _predictions(depths),
            "seconds_from_the_start": _fixed_depths(),
            "negascout_nodes_per_second": _negascout(positions[:SCOUT_POSITIONS]),
        },
    )


def _depths(position: Position, moves: list[Move], deadline: Deadline, limits: Limits) -> Iterator[Depth]:
    """Every finished depth of the bot's search."""
    return deepen(EwnLayer.of([rules.play(position, move) for move in moves], VALUE), deadline, limits, LAYER_COSTS)


def _search(choices: Sequence[Choice], seconds: float) -> tuple[Record, list[Depth]]:
    """Each thought about for the time of a move: seconds of processor time, and the finished depths."""
    times: list[float] = []
    steps: list[float] = []
    depths: list[Depth] = []
    limits = Limits(MAX_MOVES, Params().positions)
    end, began = perf_counter() + seconds, process_time()
    for position, moves in choices:
        if perf_counter() > end and len(times) > 1:
            break
        start = perf_counter()
        deadline = Watched(start + TURN_MS / 1000.0)
        depths += _depths(position, moves, deadline, limits)
        times.append((perf_counter() - start) * 1e3)
        steps.append(deadline.longest)
    spent = process_time() - began
    return {"seconds": spent, "search_ms": times_summary(times), "longest_step_ms": max(steps) * 1e3}, depths


def _predictions(depths: Sequence[Depth]) -> Record:
    """How many depths took what had been predicted, more or less."""
    told = [depth for depth in depths if depth.predicted > LEAST_PREDICTED]
    good = [depth for depth in told if 1 / FACTOR <= depth.seconds / depth.predicted <= FACTOR]
    return {"made": len(told), "within_factor_2": len(good) / max(1, len(told))}


def _expand(positions: Sequence[Position]) -> int:
    """The positions one and two rolls and moves on, in arrays."""
    work = Work(Deadline.never())
    first, _ = EwnLayer.of(positions, VALUE).expand(work)
    second, _ = first.expand(work)
    return len(first) + len(second)


def _successors(position: Position) -> int:
    """The positions one roll and move on, by the scalar rules."""
    moves = {move for die in DICE for move in rules.legal_moves(position, die)}
    return len({rules.play(position, move) for move in moves})


def _fixed_depths() -> dict[str, float]:
    """Seconds to the depths 10 to 14 from the start position with a 6 rolled."""
    start = perf_counter()
    seconds = {}
    for depth in _depths(START, rules.legal_moves(START, 6), Deadline.never(), Limits(DEEPEST, 10**9)):
        seconds[f"depth {ROLL_AND_MOVE * (depth.effort + 1)}"] = perf_counter() - start
    return {name: seconds[name] for name in ("depth 10", "depth 12", "depth 14")}


def _negascout(positions: Sequence[Position]) -> float:
    """Nodes a second of the reference bot's search at a fixed depth."""
    game = EwnGame(ClassicValue())
    searches = [(NegaScout(game, TABLE_BITS), game.after(position)) for position in positions]
    start = perf_counter()
    for search, root in searches:
        if root is not None:
            search.value(root, SCOUT_DEPTH)
    return sum(search.nodes for search, _ in searches) / (perf_counter() - start)


def _choices(random: Random, games: int = 50) -> Sequence[Choice]:
    """Out of games between random players."""
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
