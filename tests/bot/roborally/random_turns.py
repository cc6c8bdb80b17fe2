"""Turns at random, crowded enough that robots meet: what the scalar and the batched rules both play."""
from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random

import numpy as np

from bot.roborally.arena.courses import features_of, generate, official_courses
from bot.roborally.rules.batch import Simulator
from bot.roborally.rules.batch_state import STATUS_BY_NUMBER, Orders, State
from bot.roborally.rules.constants import DECK_SIZE, DEFAULT_FACING, REGISTERS, UNLIMITED, Cell
from bot.roborally.rules.editions import EDITIONS, Rules, Step
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.plain import PlainTurn
from bot.roborally.rules.state import Order, Robot, Status
from bot.roborally.rules.tables import FloorTables


@dataclass
class Case:
    robots: list[Robot]
    orders: list[Order]
    deck: list[int]


def random_floor(rules: Rules, players: int, random: Random) -> Floor:
    official = [course.floor for course in official_courses().values() if features_of(course.floor) <= rules.features]
    if official and random.random() < 0.5:
        return random.choice(official)
    return generate(random, rules.features, players).floor


def random_case(floor: Floor, rules: Rules, players: int, random: Random) -> Case:
    robots: list[Robot] = []
    for _ in range(players):
        robots.append(_random_robot(floor, rules, robots, random))
    deck = random.sample(range(1, DECK_SIZE + 1), DECK_SIZE)
    orders = []
    for robot in robots:
        for register in range(robot.open if robot.takes_cards else REGISTERS, REGISTERS):
            robot.registers[register] = deck.pop()
        program = tuple(deck.pop() for _ in range(robot.open)) + tuple(robot.registers[robot.open:])
        orders.append(Order(
            program if robot.takes_cards else (), random.random() < 0.2, random.choice((None, 0, 1, 2, 3))
        ))
    return Case(robots, orders, deck)


def _random_robot(floor: Floor, rules: Rules, others: list[Robot], random: Random) -> Robot:
    cells = [(x, y) for x in range(floor.width) for y in range(floor.height) if floor.is_floor((x, y))]
    taken = [other.cell for other in others if other.cell]
    free = [cell for cell in cells if cell not in taken]
    near = [cell for cell in free if any(_distance(cell, other) <= 2 for other in taken)]
    cell = random.choice(near if near and random.random() < 0.6 else free)
    if not rules.belts_blocked and taken and random.random() < 0.15:
        cell = random.choice(taken)
    robot = Robot(
        cell, random.randrange(4), random.choice(cells), random.randrange(4),
        random.randint(1, len(floor.checkpoints)), random.choice((0, 0, 0, 1, 3, 5, 7, 9)),
        UNLIMITED if rules.lives == UNLIMITED else random.randint(1, 3),
    )
    if taken and random.random() < 0.15:
        robot.archive = random.choice(taken)
    fate, virtual = random.random(), Step.MATERIALISE in rules.register_steps
    if rules.power_down and fate < 0.1:
        robot.status, robot.damage = Status.POWERED_DOWN, 0
    elif rules.power_down and fate < 0.15:
        robot.put_out()
    elif virtual and fate < 0.2:
        robot.status, robot.damage = Status.VIRTUAL, 0
    elif virtual and fate < 0.3:
        robot.leave()
        robot.status = Status.SITS_OUT
    return robot


def _distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def mismatches(edition: str, seed: int, games: int) -> list[str]:
    """Plays random turns by both simulators; describes every robot that is not the same after them."""
    random = Random(seed)
    rules = EDITIONS[edition]
    players = random.randint(2, 8)
    floor = random_floor(rules, players, random)
    tables = FloorTables(floor)
    cases = [random_case(floor, rules, players, random) for _ in range(games)]
    state = State.joined([State.of(case.robots, tables, 1) for case in cases])
    winners = Simulator(tables, rules).play(state, orders_of(cases))
    found = []
    for game, case in enumerate(cases):
        turn = PlainTurn(floor, rules, case.robots, case.orders, case.deck)
        won = turn.play()
        batched = robots_of(state, tables, game)
        for player, (one, other) in enumerate(zip(turn.robots, batched)):
            if facts(one, floor) != facts(other, floor) or (player in won) != winners[player, game]:
                differing = [
                    f"{name} {plain}, batched {batch}"
                    for (name, plain), batch in zip(facts(one, floor).items(), facts(other, floor).values())
                    if plain != batch]
                found.append(f"{edition} {seed} game {game} robot {player}: {'; '.join(differing) or 'who has won'}")
    return found


def robots_of(state: State, tables: FloorTables, game: int) -> list[Robot]:
    """The robots of one game, as the scalar rules have them."""
    return [
        Robot(
            cell=cell_of(tables, state.cell[player, game]),
            facing=int(state.facing[player, game]),
            archive=cell_of(tables, state.archive[player, game]),
            archive_facing=int(state.archive_facing[player, game]),
            next_checkpoint=int(state.next_checkpoint[player, game]),
            damage=int(state.damage[player, game]),
            lives=int(state.lives[player, game]),
            status=STATUS_BY_NUMBER[state.status[player, game]],
            registers=[int(card) for card in state.registers[:, player, game]],
        )
        for player in range(state.players)
    ]


def orders_of(cases: list[Case]) -> Orders:
    shape = (len(cases[0].robots), len(cases))
    programs = np.zeros((REGISTERS, *shape), np.int16)
    power_down, facing = np.zeros(shape, bool), np.full(shape, DEFAULT_FACING)
    for game, case in enumerate(cases):
        for player, order in enumerate(case.orders):
            programs[:, player, game] = order.program or 0
            power_down[player, game] = order.power_down
            facing[player, game] = DEFAULT_FACING if order.facing is None else order.facing
    longest = max(len(case.deck) for case in cases)
    deck = np.array([case.deck + [0] * (longest - len(case.deck)) for case in cases]).T
    return Orders(programs, power_down, facing, deck)


def cell_of(tables: FloorTables, number: int) -> Cell | None:
    """The cell with this number, ``None`` off the board."""
    return (int(number) % tables.stride - 1, int(number) // tables.stride - 1) if tables.on_board[number] else None


def facts(robot: Robot, floor: Floor) -> dict[str, object]:
    """Everything about a robot between turns, by name; all places off the board are alike."""
    on_board = robot.cell is not None and floor.contains(robot.cell)
    return {**asdict(robot), "cell": robot.cell if on_board else None, "destroyed": False}
