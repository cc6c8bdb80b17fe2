"""The local referee, its courses, recorded turns, baselines and pictures."""
from __future__ import annotations

import gzip
import json
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.arena.contestants import contestant
from bot.arena.game import Setup
from bot.arena.games.roborally import GAME
from bot.arena.games.roborally.baselines import Track, shortest_paths
from bot.arena.games.roborally.courses import choose_course, generate, official_courses, turned
from bot.arena.games.roborally.referee import LIMITS, RoboRallyReferee
from bot.arena.play import play_game
from bot.games.roborally.board import Board
from bot.games.roborally.cards import DECK_SIZE
from bot.games.roborally.editions import EDITIONS, RULES_2005, RULES_MAASTRICHT
from bot.games.roborally.state import Status

REPLAYS = Path(__file__).parents[3] / "replays"


def setup(seats: int = 2, edition: str = "2005", seed: int = 1, /, **options: str) -> Setup:
    return Setup(seed, seats, edition, LIMITS, options)


def recorded(edition: str) -> list[dict[str, Any]]:
    with gzip.open(REPLAYS / f"roborally_{edition}_turns.jsonl.gz", "rt") as file:
        return [json.loads(line) for line in file]


def played(*commands: str, edition: str = "2005", seed: int = 1, **options: str) -> dict[str, Any]:
    game = [contestant(GAME, command) for command in commands]
    return play_game(GAME, setup(len(commands), edition, seed, **options), game)


@pytest.mark.parametrize(("edition", "count"), [("2005", 400), ("maastricht", 200)])
def test_recorded_turns_are_played_without_difference(edition: str, count: int) -> None:
    records = recorded(edition)
    assert len(records) == count
    assert [difference for record in records for difference in GAME.differences(record)] == []


def test_a_falsified_turn_is_found() -> None:
    record = recorded("2005")[0]
    record["after"][1][4] += 1
    assert len(list(GAME.differences(record))) == 1
    record["winners"] = [3]
    assert len(list(GAME.differences(record))) == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_of_the_baselines_replay_without_difference(edition: str) -> None:
    record = played("builtin:greedy", "builtin:random", "builtin:greedy", edition=edition)
    assert not any(fault for turn in record["turns"] for fault in turn["faults"])
    assert list(GAME.differences(record)) == []
    record["turns"][1]["inputs"]["0"][1] = "nonsense"
    assert len(list(GAME.differences(record))) == 1


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (played("builtin:greedy", "builtin:random", seed=5) for _ in range(2))
    for record in (one, other):
        for turn in record["turns"]:
            del turn["ms"]
    assert one == other


def test_no_card_is_dealt_twice_or_while_it_is_locked() -> None:
    referee = RoboRallyReferee(setup(4))
    referee.robots[0].damage, referee.robots[0].registers = 7, [0, 0, 10, 20, 30]
    referee._deal()
    cards = [card for hand in referee.hands for card in hand]
    assert [len(hand) for hand in referee.hands] == [2, 9, 9, 9]
    assert sorted([*cards, *referee._deck, 10, 20, 30]) == list(range(1, DECK_SIZE + 1))


@pytest.mark.parametrize("answer", [None, "", "1 2 3 4 5", "WAIT", "hello", "1 2 3 4 5 DOWN UP"])
def test_a_bad_answer_is_replaced_by_the_first_cards_and_the_third_in_a_row_ends_the_game(answer: str | None) -> None:
    referee = RoboRallyReferee(setup(3, "2005", 2))
    wait = dict.fromkeys((1, 2), "")
    for _ in range(3):
        hand = referee.hands[0]
        reasons = referee.apply({0: answer, **{
            seat: " ".join(map(str, referee.hands[seat][:5])) for seat in wait}})
        assert 0 in reasons
        assert referee.last_turn is not None
        assert referee.last_turn.orders[0].program[:5] == hand[:5]
    assert referee.robots[0].status is Status.OUT
    assert 0 not in referee.requests()


def test_good_answers_in_between_are_forgiving() -> None:
    referee = RoboRallyReferee(setup(2, "2005", 3))
    for turn in range(6):
        if referee.over:
            break
        answers = {seat: " ".join(map(str, (*hand[:5], *referee.robots[seat].registers)[:5]))
                   for seat, hand in enumerate(referee.hands)}
        if turn % 3 != 2:
            answers[0] = "no"
        referee.apply(answers)
    assert referee.robots[0].status is not Status.OUT or referee.robots[0].lives == 0


def test_ranks_go_by_checkpoints_then_lives_then_damage() -> None:
    referee = RoboRallyReferee(setup(4, max_turns="0"))
    for robot, (checkpoint, lives, damage) in zip(referee.robots, [(2, 1, 0), (2, 2, 5), (3, 1, 9), (2, 2, 5)]):
        robot.next_checkpoint, robot.lives, robot.damage = checkpoint, lives, damage
    assert referee.over
    assert referee.result().ranks == (4, 2, 1, 2)


@pytest.mark.parametrize(("options", "seats", "edition"), [
    ({"course": "Nowhere"}, 2, "2005"), ({"curse": "x"}, 2, "2005"), ({}, 2, "1994"),
    ({"course": "Dizzy Dash"}, 2, "maastricht"), ({}, 9, "2005"),
])
def test_impossible_games_are_refused(options: dict[str, str], seats: int, edition: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        RoboRallyReferee(setup(seats, edition, **options))


def test_there_are_all_official_courses_and_their_start_cells_are_floor() -> None:
    courses = official_courses()
    assert len(courses) == 17
    for course in courses.values():
        assert len(course.starts) == 8
        assert all(course.board.is_floor(cell) for cell, _ in course.starts)


def test_four_quarter_turns_give_the_board_back() -> None:
    grid = [["PE24", "n+ZS1"], ["EN", "w+GL"], ["HH", "e+CW"]]
    once = turned(grid, 1)
    assert once == [["HH", "EE", "PS24"], ["s+CN", "n+GL", "e+ZW1"]]
    assert turned(once, 3) == grid


def test_generated_courses_have_only_the_features_of_the_edition() -> None:
    for seed in range(20):
        course = generate(Random(seed), RULES_MAASTRICHT.features, 4)
        assert course.board.features() <= RULES_MAASTRICHT.features
    assert choose_course(None, RULES_2005.features, 4, Random(1)).players.stop > 4


def test_shortest_paths_go_around_walls_and_pits() -> None:
    board = Board([". X .", "e . .", ". . ."], [(2, 0)])
    distances = shortest_paths(board, (2, 0))
    assert (distances[0, 2], distances[0, 0]) == (4, 6)
    assert (1, 0) not in distances


def test_the_track_knows_where_a_card_leads() -> None:
    track = Track(Board(["CE CE . ."], [(3, 0)]), "2005")
    assert track.remoteness(None) > track.remoteness(((0, 0), 1, 1)) > track.remoteness(((2, 0), 1, 1))


def test_pictures_follow_every_register_and_are_well_formed() -> None:
    record = played("builtin:greedy", "builtin:random", course="Whirlwind Tour", max_turns="3")
    pictures = GAME.frames(record)
    assert len(pictures) == 7 * len(record["turns"])
    assert [picture.turn for picture in pictures][::7] == list(range(len(record["turns"])))
    for picture in pictures:
        ET.fromstring(picture.svg)
        assert len(picture.rows) == 3
    for picture in GAME.frames(recorded("maastricht")[0]):
        ET.fromstring(picture.svg)
