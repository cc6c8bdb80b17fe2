"""How fast the RoboRally bot searches and simulates."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import numpy as np

from arena.contract.speed import Speed, rate
from bot.roborally.arena.courses import official_courses
from bot.roborally.player.decision import Decision
from bot.roborally.player.opponents import Opponents
from bot.roborally.player.params import Params
from bot.roborally.player.prospects import Prospects
from bot.roborally.protocol import Observation
from bot.roborally.reference.loop import FlatSearch
from bot.roborally.reference.params import Params as ReferenceParams
from bot.roborally.rules.batch import Simulator
from bot.roborally.rules.batch_state import Orders, State
from bot.roborally.rules.constants import DECK_SIZE, REGISTERS
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.hands import shuffled
from bot.roborally.rules.plain import PlainTurn
from bot.roborally.rules.state import Order, Robot
from bot.roborally.rules.travel import Poses, Travel
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

PLAYERS = 8
GAMES = 1024
POSITIONS = 64
COURSE = "Dizzy Dash"
DECISION_PLAYERS = 4
DECISION_HAND = (1, 12, 31, 44, 50, 55, 63, 70, 80)
REPORT = ReferenceParams(playout="search", depth=10, scenarios=1024, batch=1024)
"""The report's engine: depth 10, playouts by random search of 10 programs; 14,608 samples in 10 s on two cores."""


def bench(seconds: float) -> Speed:
    """Takes a quarter of the time each for turns in arrays, scalar turns, a decision of the bot, and one of the report.

    An iteration is a sample of the decision among four robots; a step is the turn of one robot. Turns are those of
    eight robots at random places with random programs.
    """
    part = seconds / 4
    travel, random = Travel.solved(Poses(official_courses()[COURSE].floor, RULES_2005), Params().sweeps), Random(0)
    simulator = travel.poses.simulator
    positions = [_scatter(simulator.tables.floor, random) for _ in range(POSITIONS)]
    starts = official_courses()[COURSE].starts[:DECISION_PLAYERS]
    robots = tuple(Robot(cell, facing, archive=cell, lives=RULES_2005.lives) for cell, facing in starts)
    turn = Observation(1, robots, DECISION_HAND)
    decision = Decision(0, turn, Prospects(travel), Params(), Opponents.prepared(travel, DECISION_PLAYERS))
    reference = FlatSearch(0, turn, travel, REPORT)
    return Speed(
        iterations=_samples(decision.search, part),
        steps=rate(_batched_turn(simulator, positions), part),
        scalar_steps=rate(lambda: _scalar_turn(simulator.tables.floor, random.choice(positions), random), part),
        more={"reference_samples_per_second": _samples(reference.search, part), "games_at_once": GAMES},
    )


def _samples(search: Callable[[Deadline], Iterator[SearchResult[Order]]], seconds: float) -> float:
    return rate(lambda: [result.effort for result in search(Deadline.after_ms(seconds * 1000.0))][-1], 0.0)


def _scatter(floor: Floor, random: Random) -> list[Robot]:
    cells = [(x, y) for y in range(floor.height) for x in range(floor.width) if floor.is_floor((x, y))]
    chosen = random.sample(cells, PLAYERS)
    return [Robot(cell, random.randrange(4), archive=cell, lives=RULES_2005.lives) for cell in chosen]


def _batched_turn(simulator: Simulator, positions: Sequence[list[Robot]]) -> Callable[[], int]:
    """A function that plays a turn of all games from the same positions and returns the number of robots in them."""
    copies = GAMES // len(positions)
    start = State.joined([State.of(robots, simulator.tables, copies) for robots in positions])
    random = np.random.Generator(np.random.SFC64(0))
    decks = shuffled(GAMES, random)[:, :PLAYERS * REGISTERS]
    programs = decks.reshape(GAMES, PLAYERS, REGISTERS).transpose(2, 1, 0).copy()
    orders, every = Orders(programs), np.arange(GAMES)

    def play() -> int:
        simulator.play(start.take(every), orders)
        return GAMES * PLAYERS

    return play


def _scalar_turn(floor: Floor, robots: Sequence[Robot], random: Random) -> int:
    cards = random.sample(range(1, DECK_SIZE + 1), PLAYERS * REGISTERS)
    orders = [Order(tuple(cards[player::PLAYERS])) for player in range(PLAYERS)]
    PlainTurn(floor, RULES_2005, robots, orders).play()
    return PLAYERS
