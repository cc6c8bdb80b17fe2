"""What the baselines play."""
from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from bot.roborally.arena.baselines import GreedyPlayer, RandomPlayer
from bot.roborally.protocol import Observation, Opening, format_opening, format_turn, parse_answer
from bot.roborally.rules.constants import EAST, NORTH
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.floor import Floor, shortest_paths
from bot.roborally.rules.plain import PlainTurn
from bot.roborally.rules.state import Order, Robot, Status
from tests.bot.roborally.actions import action_of, actions_of_hand


def opening(*rows: str, checkpoint: tuple[int, int]) -> list[str]:
    return format_opening(Opening(0, 1, "2005", 0, 0, 200, rows, (checkpoint,)))


def request(robot: Robot, *hand: int) -> list[str]:
    return format_turn(Observation(1, (robot,), hand), archives_facing=False)


def robot_at(x: int, y: int, facing: int, **fields: object) -> Robot:
    return Robot((x, y), facing, archive=(x, y), lives=3, **fields)  # type: ignore[arg-type]


def test_shortest_paths_go_around_walls_and_pits() -> None:
    floor = Floor([". X .", "e . .", ". . ."], [(2, 0)])
    distances = shortest_paths(floor, (2, 0))
    assert (distances[0, 2], distances[0, 0]) == (4, 6)
    assert (1, 0) not in distances


def test_random_plays_every_action_as_often_as_the_others_and_keeps_the_locks() -> None:
    player, hand = RandomPlayer(Random(1)), (7, 9, 50, 51)
    player.init(opening(". . .", checkpoint=(2, 0)))
    lines = request(robot_at(0, 0, NORTH, damage=5, registers=[0, 0, 0, 0, 84]), *hand)
    programs = [parse_answer(player.answer(lines)).program for _ in range(600)]
    assert {program[4] for program in programs} == {84}
    counts = Counter(action_of(hand, program[:4]) for program in programs)
    assert {*counts} == {*actions_of_hand(hand, 4)}
    assert len(counts) == 6
    assert min(counts.values()) > 60


@pytest.mark.parametrize(("rows", "facing"), [
    ((". . . . . . . .",), EAST),
    ((". . . . . . . .",), NORTH),
    (("CE CE . . X . . .", ". . . . . . . ."), EAST),
])
def test_greedy_ends_as_near_the_checkpoint_as_any_program_does(rows: tuple[str, ...], facing: int) -> None:
    player, hand = GreedyPlayer(Random(1)), (1, 7, 8, 43, 49, 67, 70)
    player.init(opening(*rows, checkpoint=(7, 0)))
    robot = robot_at(0, 0, facing, damage=2)
    floor = Floor(rows, [(7, 0)])
    paths = shortest_paths(floor, (7, 0))

    def distance(program: tuple[int, ...]) -> int:
        turn = PlainTurn(floor, RULES_2005, [robot], [Order(program)])
        if turn.play():
            return 0
        return 1000 if turn.robots[0].lives < 3 or turn.robots[0].cell is None else paths[turn.robots[0].cell]

    best = min(map(distance, permutations(hand, 5)))
    for _ in range(5):
        assert distance(parse_answer(player.answer(request(robot, *hand))).program) == best


def test_robots_without_cards_wait() -> None:
    for player in (RandomPlayer(Random(1)), GreedyPlayer(Random(1))):
        player.init(opening(". . .", checkpoint=(2, 0)))
        assert player.answer(request(robot_at(0, 0, NORTH, status=Status.POWERED_DOWN))) == "WAIT"
