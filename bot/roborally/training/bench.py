"""How fast the RoboRally bot searches and simulates."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from arena.contract.speed import Speed, rate
from bot.roborally.arena.courses import official_courses
from bot.roborally.player.decision import Decision
from bot.roborally.player.opponents import Opponents
from bot.roborally.player.params import Params
from bot.roborally.player.prospects import Prospects
from bot.roborally.protocol import Observation
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

PLAYERS = 8
GAMES = 1024
POSITIONS = 64
COURSE = "Dizzy Dash"
DECISION_PLAYERS = 4
DECISION_HAND = (1, 12, 31, 44, 50, 55, 63, 70, 80)


def bench(seconds: float) -> Speed:
    """Takes a third of the time each for turns in arrays, scalar turns, and a decision of the bot.

    An iteration is a sample of the decision among four robots; a step is the turn of one robot. Turns are those of
    eight robots at random places with random programs.
    """
    part = seconds / 3
    travel, random = Travel.solved(Poses(official_courses()[COURSE].floor, RULES_2005), Params().sweeps), Random(0)
    simulator = travel.poses.simulator
    positions = [_scatter(simulator.tables.floor, random) for _ in range(POSITIONS)]
    starts = official_courses()[COURSE].starts[:DECISION_PLAYERS]
    robots = tuple(Robot(cell, facing, archive=cell, lives=RULES_2005.lives) for cell, facing in starts)
    turn = Observation(1, robots, DECISION_HAND)
    decision = Decision(0, turn, Prospects(travel), Params(), Opponents.prepared(travel, DECISION_PLAYERS))

    def samples() -> int:
        *_, last = decision.search(Deadline.after_ms(part * 1000.0))
        return last.effort

    return Speed(
        iterations=rate(samples, 0.0),
        steps=rate(_batched_turn(simulator, positions), part),
        scalar_steps=rate(lambda: _scalar_turn(simulator.tables.floor, random.choice(positions), random), part),
    )


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
