"""How fast turns are simulated, in arrays and one by one, and how many samples a decision has."""
from __future__ import annotations

from random import Random
from time import perf_counter

import numpy as np

from bot.arena.game import Record
from bot.arena.games.roborally.courses import official_courses
from bot.games.roborally.batch import Simulator
from bot.games.roborally.batch_state import Orders, State
from bot.games.roborally.cards import DECK_SIZE, REGISTERS
from bot.games.roborally.editions import RULES_2005
from bot.games.roborally.poses import Poses
from bot.games.roborally.prospects import Prospects, Weights
from bot.games.roborally.rules import Turn
from bot.games.roborally.state import Order, Robot
from bot.games.roborally.tables import FloorTables
from bot.games.roborally.travel import Travel
from bot.players.roborally.decision import Decision, Position
from bot.players.roborally.opponents import Opponents
from bot.players.roborally.params import Params
from bot.players.roborally.playouts import POLICIES
from bot.search.clock import Deadline

PLAYERS = 8
GAMES = 1024
POSITIONS = 64
COURSE = "Dizzy Dash"
DECISION_PLAYERS = 4
DECISION_HAND = (1, 12, 31, 44, 50, 55, 63, 70, 80)
SEED_FORM = Params(
    allocation="uniform", value="hodgepodge", others="search", playout="search", depth=10, width=0, scenarios=1024,
    batch=1024,
)
"""The seed's engine: depth 10, random search of 10 programs as playouts; 14,608 samples in 10 s on two cores."""


def bench(seconds: float) -> Record:
    """A quarter of the time each for batched turns, scalar turns, a decision of the bot and one of the seed's form.

    Turns are those of eight robots at random places with random programs; decisions are among four robots.

    ``iterations_per_second`` are samples of the bot's decision, ``steps_per_second`` simulated robot-turns.
    """
    part = seconds / 4
    board = official_courses()[COURSE].board
    tables = FloorTables(board)
    random = Random(0)
    positions = [_scatter(tables, random) for _ in range(POSITIONS)]
    batched = _batched_turns(tables, positions, part)
    scalar = _scalar_turns(tables, positions, random, part)
    prospects = _prospects(tables)
    return {
        "iterations_per_second": _samples(prospects, Params(), part),
        "steps_per_second": batched * PLAYERS,
        "turns_per_second": batched,
        "scalar_turns_per_second": scalar,
        "batched_to_scalar": batched / scalar,
        "seed_form_samples_per_second": _samples(prospects, SEED_FORM, part),
        "players": PLAYERS,
        "batch": GAMES,
    }


def _prospects(tables: FloorTables) -> Prospects:
    travel = Travel(Poses(tables, RULES_2005))
    for _ in travel.solve(Params().sweeps):
        pass
    return Prospects(travel, Weights())


def _samples(prospects: Prospects, params: Params, seconds: float) -> float:
    """Samples a second of one decision on the start cells."""
    starts = official_courses()[COURSE].starts[:DECISION_PLAYERS]
    robots = [Robot(cell, facing, archive=cell, lives=RULES_2005.lives) for cell, facing in starts]
    opponents = None if params.others in POLICIES else Opponents.ready(prospects.travel, len(robots))
    decision = Decision(Position(0, robots, DECISION_HAND), prospects, RULES_2005, params, opponents)
    began = perf_counter()
    decision.search(Deadline.after_ms(seconds * 1000.0))
    return decision.samples / (perf_counter() - began)


def _scatter(tables: FloorTables, random: Random) -> list[Robot]:
    cells = random.sample([tables.inner_cell(int(cell)) for cell in tables.on_floor.nonzero()[0]], PLAYERS)
    return [Robot(cell, random.randrange(4), archive=cell, lives=RULES_2005.lives) for cell in cells]


def _batched_turns(tables: FloorTables, positions: list[list[Robot]], seconds: float) -> float:
    """Turns a second, each from fresh positions."""
    copies = GAMES // len(positions)
    states = [State.of(robots, tables, copies) for robots in positions]
    start = State(**{
        name: np.concatenate([getattr(state, name) for state in states], axis=-1) for name in vars(states[0])
    })
    random = np.random.Generator(np.random.SFC64(0))
    decks = random.permuted(np.tile(np.arange(1, DECK_SIZE + 1), (GAMES, 1)), axis=1)[:, :PLAYERS * REGISTERS]
    programs = decks.reshape(GAMES, PLAYERS, REGISTERS).transpose(2, 1, 0).astype(np.int16).copy()
    simulator, orders = Simulator(tables, RULES_2005), Orders(programs)
    every = np.arange(GAMES)
    spent, turns = 0.0, 0
    while spent < seconds:
        state = start.take(every)
        began = perf_counter()
        simulator.play(state, orders)
        spent += perf_counter() - began
        turns += GAMES
    return turns / spent


def _scalar_turns(tables: FloorTables, positions: list[list[Robot]], random: Random, seconds: float) -> float:
    spent, turns = 0.0, 0
    while spent < seconds:
        cards = random.sample(range(1, DECK_SIZE + 1), PLAYERS * REGISTERS)
        orders = [Order(tuple(cards[player::PLAYERS])) for player in range(PLAYERS)]
        turn = Turn(tables.board, RULES_2005, positions[turns % len(positions)], orders)
        began = perf_counter()
        turn.play()
        spent += perf_counter() - began
        turns += 1
    return turns / spent
