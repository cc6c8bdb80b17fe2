"""How fast the EWN bot searches and simulates, and how well its times are predicted."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter, process_time

from bot.arena.game import Record
from bot.arena.stats.estimates import times_summary
from bot.bench.speed import Speed, rate
from bot.games.ewn import rules
from bot.games.ewn.layer import EwnLayer
from bot.games.ewn.rules import Move, Position
from bot.games.ewn.tree import Tree
from bot.games.ewn.values import SeedValue
from bot.players.ewn.params import Params
from bot.players.ewn.thinker import LayerThinker
from bot.search.clock import Deadline
from bot.search.layers import Depth, Work
from bot.search.negascout import NegaScout, Settings

SEED = 7
TURN_MS = 900.0
START = Position(rules.HOME[rules.RED], rules.HOME[rules.BLUE], rules.RED)
STEPS_SHARE, SCALAR_SHARE, FIXED_SHARE = 0.1, 0.1, 0.2
"""Of the time; the search has the rest."""
POSITIONS = 256
FACTOR = 2.0
"""A prediction is good when the truth is within this factor."""
LEAST_PREDICTED = 0.005
"""Seconds; shorter predictions do not matter."""
SCOUT_POSITIONS = 8
SCOUT_DEPTH = 7
"""From a roll: a move of the seed's depth 8."""
PARTS = {
    "plain": Settings(scout=False, star1=False, table_bits=0),
    "scout": Settings(scout=True, star1=False, table_bits=0),
    "star1": Settings(scout=False, star1=True, table_bits=0),
    "scout_star1": Settings(scout=True, star1=True, table_bits=0),
    "scout_star1_star2": Settings(scout=True, star1=True, star2=True, table_bits=0),
    "scout_star1_table": Settings(scout=True, star1=True, use_deeper=False),
    "scout_star1_star2_table": Settings(scout=True, star1=True, star2=True, use_deeper=False),
}
Turn = tuple[Position, int, list[Move]]


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
    thinker = LayerThinker(Params())
    turns = _turns(Random(SEED))
    positions = [position for position, _, _ in turns[:POSITIONS]]
    search, depths = _search(thinker, turns, seconds * (1 - STEPS_SHARE - SCALAR_SHARE - FIXED_SHARE))
    return Speed(
        iterations=sum(depth.positions for depth in depths) / search.pop("seconds"),
        steps=rate(lambda: _expand(positions), seconds * STEPS_SHARE),
        scalar_steps=rate(lambda: sum(map(_successors, positions)), seconds * SCALAR_SHARE),
        more={
            **search,
            "predictions": _predictions(depths),
            "seconds_from_the_start": {name: _fixed_depths(name) for name in ("learned", "combined")},
            "negascout": _negascout(),
        },
    )


def _search(thinker: LayerThinker, turns: Sequence[Turn], seconds: float) -> tuple[Record, list[Depth]]:
    """Turns, each thought about for the time of a move: seconds of processor time, and the finished depths."""
    times: list[float] = []
    steps: list[float] = []
    depths: list[Depth] = []
    end, began = perf_counter() + seconds, process_time()
    for position, _, moves in turns:
        if perf_counter() > end and len(times) > 1:
            break
        start = perf_counter()
        deadline = Watched(start + TURN_MS / 1000.0)
        depths += thinker.depths(position, moves, deadline)
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
    work, value = Work(Deadline.never()), SeedValue()
    first, _ = EwnLayer.of(positions, value).expand(work)
    second, _ = first.expand(work)
    return len(first) + len(second)


def _successors(position: Position) -> int:
    """The positions one roll and move on, by the scalar rules."""
    moves = {move for die in rules.DICE for move in rules.legal_moves(position, die)}
    return len({rules.play(position, move) for move in moves})


def _fixed_depths(evaluation: str) -> dict[str, float]:
    """Seconds to the seed's depths 10 to 14 from the start position with a 6 rolled."""
    thinker = LayerThinker(Params(iterations=14, evaluation=evaluation, positions=10**9))
    moves = rules.legal_moves(START, 6)
    start = perf_counter()
    seconds = {}
    for depth in thinker.depths(START, moves, Deadline.never()):
        seconds[f"depth {2 * depth.depth + 2}"] = perf_counter() - start
    return {name: seconds[name] for name in ("depth 10", "depth 12", "depth 14")}


def _negascout() -> Record:
    """Nodes that each part saves at a fixed depth, against plain expectiminimax, and the rate of nodes."""
    random = Random(SEED)
    positions = [position for position, _, _ in _turns(random)[:SCOUT_POSITIONS]]
    nodes: dict[str, int] = {}
    rate = 0.0
    for name, settings in PARTS.items():
        tree = Tree(SeedValue())
        searches = [NegaScout(tree, settings) for _ in positions]
        start = perf_counter()
        for position, search in zip(positions, searches):
            root = tree.after(position)
            if root is not None:
                search.value(root, SCOUT_DEPTH)
        nodes[name] = sum(search.nodes for search in searches)
        rate = nodes[name] / (perf_counter() - start)
    saved = {name: 1 - count / nodes["plain"] for name, count in nodes.items()}
    return {"depth": SCOUT_DEPTH, "nodes": nodes, "saved": saved, "nodes_per_second": rate}


def _turns(random: Random, games: int = 50) -> Sequence[Turn]:
    """Positions with a roll and a choice, out of games between random players."""
    turns: list[Turn] = []
    for game in range(games):
        red = tuple(random.sample(rules.HOME[rules.RED], rules.PIECES))
        position = Position(red, rules.mirrored(red), game % 2)
        while rules.winner(position) is None:
            die = random.choice(rules.DICE)
            moves = rules.legal_moves(position, die)
            if len(moves) > 1 and all(rules.winner(rules.play(position, move)) is None for move in moves):
                turns.append((position, die, moves))
            position = rules.play(position, random.choice(moves))
    return random.sample(turns, len(turns))
