"""The referee's deals, turns, bad answers and results."""
from __future__ import annotations

import pytest
from msgspec.structs import replace

from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from bot.roborally.arena.referee import LIMITS, RoboRallyReferee, parts
from bot.roborally.rules.constants import DECK_SIZE
from bot.roborally.rules.editions import EDITIONS
from bot.roborally.rules.state import Status
from tests.bot.helpers import played, replays


def setup(seats: int = 2, edition: str = "2005", seed: int = 1, /, **options: str) -> Setup:
    return Setup(seed, seats, edition, LIMITS, options)


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


@pytest.mark.parametrize("answer", ["WAIT", "10 20 30 40 50"])
def test_a_robot_whose_registers_are_all_locked_waits_or_repeats_them(answer: str) -> None:
    referee = RoboRallyReferee(setup(2, "2005", 2))
    referee.robots[0].damage, referee.robots[0].registers = 9, [10, 20, 30, 40, 50]
    referee._deal()
    assert referee.hands[0] == ()
    played = " ".join(map(str, referee.hands[1][:5]))
    assert not referee.apply({0: answer, 1: played})
    assert referee.last_turn is not None
    assert referee.last_turn.robots[0].registers == [10, 20, 30, 40, 50]


def test_good_answers_in_between_are_forgiving() -> None:
    referee = RoboRallyReferee(setup(2, "2005", 7))
    for turn in range(6):
        answers = {seat: " ".join(map(str, (*hand[:5], *referee.robots[seat].registers)[:5]))
                   for seat, hand in enumerate(referee.hands)}
        if turn % 3 != 2:
            answers[0] = "no"
        referee.apply(answers)
    assert set(referee.requests()) == {0, 1}


def test_ranks_go_by_checkpoints_then_lives_then_damage() -> None:
    referee = RoboRallyReferee(setup(4))
    referee.turn = referee.max_turns + 1
    for robot, (checkpoint, lives, damage) in zip(referee.robots, [(2, 1, 0), (2, 2, 5), (3, 1, 9), (2, 2, 5)]):
        robot.next_checkpoint, robot.lives, robot.damage = checkpoint, lives, damage
    assert referee.over
    assert referee.result().ranks == (4, 2, 1, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_out_ranks_behind_the_living_with_as_many_checkpoints(edition: str) -> None:
    referee = RoboRallyReferee(setup(3, edition))
    referee.turn = referee.max_turns + 1
    referee.robots[0].put_out()
    referee.robots[1].damage = 9
    assert referee.result().ranks == (3, 2, 1)
    referee.robots[0].next_checkpoint = 2
    assert referee.result().ranks == (1, 3, 2)


def test_a_game_has_at_least_one_turn() -> None:
    with pytest.raises(ValueError, match="max_turns wants a whole number from 1 on, not '0'"):
        RoboRallyReferee(setup(2, max_turns="0"))


@pytest.mark.parametrize(("course", "edition", "reason"), [
    ("Nowhere", "2005", "no course is called 'Nowhere'; there are: .*generated"),
    ("Dizzy Dash", "maastricht", "the course 'Dizzy Dash' has what this edition does not know: "),
])
def test_impossible_courses_are_refused(course: str, edition: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        RoboRallyReferee(setup(2, edition, course=course))


GAMES = replays("roborally_referee.jsonl.gz")


def test_the_checkpoints_of_the_end_are_the_scores() -> None:
    for record in GAMES:
        found = parts(record)
        assert found["checkpoints"][-1] == list(record.final_scores)
        assert found["checkpoints"][0] == found["damage"][0] == [0] * len(record.players)
        assert {len(moments) for moments in found.values()} == {len(record.turns) + 1}


@pytest.mark.parametrize(("edition", "lives"), [("2005", [[3, 3]]), ("maastricht", None)])
def test_lives_are_told_where_they_are_counted(edition: str, lives: object) -> None:
    game = load_game("roborally")
    setup = Setup(1, 2, edition, NO_LIMITS, {"max_turns": "2"})
    record = played(game, setup, "builtin:random", "builtin:random")
    found = parts(record).get("lives")
    assert (found and found[:1]) == lives


def test_a_game_of_another_program_is_refused() -> None:
    with pytest.raises(ValueError, match="does not say its seed"):
        parts(replace(GAMES[0], seed=None))
