from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from arena.contract.game import Request
from arena.contract.setup import Limits, Setup
from arena.games import load_game
from arena.match.match import new_match
from arena.match.one_game import play_game
from arena.match.outcome import answer_times
from arena.run.contestants import contestant
from bot.ewn import protocol
from bot.ewn.arena.baselines import GreedyPlayer, RandomPlayer
from bot.ewn.arena.referee import EwnReferee
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, RED

LIMITS = Limits(first_turn_ms=5000, turn_ms=1000)
A, B = "judge_a", "judge_b"
GREETINGS = 5
JUDGE_A = protocol.JUDGES[A]


def referee(seed: int = 4, edition: str = A, limits: Limits = LIMITS, **options: str) -> EwnReferee:
    return EwnReferee(Setup(seed, 2, edition, limits, options))


def play(game: EwnReferee, seed: int = 0) -> list[Mapping[int, Request]]:
    """A whole game between a random player (Red) and a greedy one; returns all requests."""
    players = [RandomPlayer(Random(seed)), GreedyPlayer(Random(seed))]
    asked = []
    while requests := game.requests():
        asked.append(requests)
        assert not game.apply({seat: players[seat].answer(request.lines) for seat, request in requests.items()})
    return asked


def greet(game: EwnReferee, red: str = "B2 A2 A3 C1 A1 B1", blue: str = "D4 E4 E3 C5 E5 D5") -> Mapping[int, str]:
    for _ in range(GREETINGS - 1):
        assert not game.apply({RED: "1", BLUE: "1"})
    return game.apply({RED: red, BLUE: blue})


def test_judge_a_greets_both_before_the_first_roll() -> None:
    asked = play(referee())
    lines = [[request.lines[0] for request in requests.values()] for requests in asked[:GREETINGS]]
    same = ("name", "version", "time_setting 240", "board_setting 5 6")
    assert lines == [*([line] * 2 for line in same), ["ini R", "ini B"]]
    assert all(len(requests) == 1 and request.lines[0].startswith("get ")
               for requests in asked[GREETINGS:] for request in requests.values())


@pytest.mark.parametrize(("edition", "stream"), [(A, "stdout"), (B, "stderr")])
def test_every_judge_reads_its_own_stream(edition: str, stream: str) -> None:
    assert {request.stream for requests in play(referee(edition=edition)) for request in requests.values()} == {stream}


def test_only_rolls_are_turns_and_judge_b_takes_only_lines_with_an_arrow() -> None:
    for edition, greetings, prefix in ((A, GREETINGS, ""), (B, 0, protocol.B_ARROW)):
        asked = [request for requests in play(referee(edition=edition)) for request in requests.values()]
        assert [request.is_turn for request in asked] == [False] * 2 * greetings + [True] * (len(asked) - 2 * greetings)
        assert {request.prefix for request in asked} == {prefix}


def test_questions_before_the_game_are_no_turns_in_the_results() -> None:
    (job,) = new_match("ewn", ["builtin:greedy"] * 2, A, seed=1).jobs(1)
    record = job.play()
    assert [turn.before_game for turn in record.turns][:GREETINGS + 1] == [True] * GREETINGS + [False]
    for seat in (RED, BLUE):
        _, times = answer_times(record, seat)
        assert len(times) == sum(turn.ms[seat] is not None for turn in record.turns[GREETINGS:])


@pytest.mark.parametrize("edition", protocol.JUDGES)
def test_every_game_has_one_winner(edition: str) -> None:
    won = []
    for seed in range(40):
        game = referee(seed, edition)
        play(game, seed)
        result = game.result()
        assert sorted(result.final_scores) == [0, 1]
        assert result.ranks[result.final_scores.index(1)] == 1
        won.append(result.ranks.index(1))
    assert {RED, BLUE} == set(won)


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(referee(8)) == play(referee(8))
    assert play(referee(8)) != play(referee(10))


@pytest.mark.parametrize("edition", protocol.JUDGES)
def test_the_layout_is_mirrored_and_the_first_mover_alternates_with_the_seed(edition: str) -> None:
    for seed in range(20):
        game = referee(seed, edition)
        assert rules.is_arrangement(game.position.red, RED)
        assert game.position.blue == rules.mirrored(game.position.red)
        assert game.position.to_move == seed % 2


def test_both_seatings_of_a_pair_meet_the_same_dice_whatever_is_played() -> None:
    dice = []
    for players in (1, 2):
        asked = play(referee(6), players)[GREETINGS:]
        told = [JUDGE_A.parse(request.lines[0]) for requests in asked for request in requests.values()]
        dice.append([message.die for message in told if isinstance(message, protocol.AskMove)])
    shortest = min(map(len, dice))
    assert dice[0] != dice[1]
    assert dice[0][:shortest] == dice[1][:shortest]


def test_answers_about_the_layout_do_not_count_where_it_is_drawn() -> None:
    game = referee()
    drawn = game.position
    assert not greet(game) and game.position == drawn


def test_own_layouts_are_used_when_asked_for() -> None:
    game = referee(layout="ini")
    assert not greet(game)
    assert game.position.red == (6, 5, 10, 2, 0, 1)
    assert game.position.blue == (18, 19, 14, 22, 24, 23)


def test_an_arrangement_outside_the_home_loses() -> None:
    game = referee()
    assert "not an arrangement of Blue's home" in greet(game, blue="D4 E4 E3 C5 E5 A1")[BLUE]
    assert not game.requests()
    assert game.result().ranks == (1, 2)


def test_a_setting_must_be_acknowledged() -> None:
    game = referee()
    for _ in range(2):
        game.apply({RED: "x", BLUE: "y"})
    assert "settings are answered with 1" in game.apply({RED: "1", BLUE: "ok"})[BLUE]
    assert game.result().ranks == (1, 2)


@pytest.mark.parametrize("answer", ["", "A1", "A1 E5", "B2 B2", "nonsense"])
def test_an_illegal_move_loses(answer: str) -> None:
    game = referee(4)
    greet(game)
    assert set(game.apply({RED: answer})) == {RED}
    assert not game.requests()
    assert (game.result().ranks, game.result().final_scores) == ((2, 1), (0, 1))


def test_no_answer_loses_and_is_no_breach_of_the_rules() -> None:
    game = referee(4, B)
    assert not game.apply({RED: None})
    assert game.result().ranks == (2, 1)


def test_when_both_fail_at_once_nobody_wins() -> None:
    game = referee()
    game.apply({RED: None, BLUE: None})
    assert not game.requests()
    assert (game.result().ranks, game.result().final_scores) == ((1, 1), (0, 0))


def test_each_bots_first_answer_may_take_longer() -> None:
    asked = play(referee(4, B))
    limits = [[request.limit_ms for requests in asked for seat, request in requests.items() if seat == wanted]
              for wanted in (RED, BLUE)]
    for of_seat in limits:
        assert of_seat == [LIMITS.first_turn_ms] + [LIMITS.turn_ms] * (len(of_seat) - 1)


def test_the_time_of_the_game_is_limited_only_when_it_is_given() -> None:
    assert {request.game_ms for requests in play(referee(4)) for request in requests.values()} == {0.0}
    asked = play(referee(4, game_seconds="7"))
    assert {request.game_ms for requests in asked for request in requests.values()} == {7000.0}


SLEEPY = """
import sys, time
from random import Random
from bot.ewn.arena.baselines import RandomPlayer

player = RandomPlayer(Random(1))
for line in sys.stdin:
    time.sleep(0.3)
    print(player.answer([line.strip()]), flush=True)
"""


@pytest.mark.parametrize("together", [False, True])
def test_the_clock_of_a_bot_runs_only_while_that_bot_is_asked(tmp_path: Path, together: bool) -> None:
    bot = tmp_path / "sleepy.py"
    bot.write_text(SLEEPY)
    game = load_game("ewn")
    setup = Setup(4, 2, A, Limits(0, 0), {"game_seconds": "3"})
    record = play_game(game, setup, [contestant(game, f"python {bot}")] * 2, together)
    spent = [sum(turn.ms[seat] or 0.0 for turn in record.turns) for seat in (RED, BLUE)]
    late = record.ranks.index(2)
    assert record.turns[-1].faults[late].startswith("no_answer")
    assert spent[late] > 2999


def test_judge_b_is_told_the_time_that_full_moves_would_have_left() -> None:
    asked = play(referee(4, B))
    told = [protocol.JUDGES[B].parse(request.lines[0]) for requests in asked for request in requests.values()]
    seconds = [message.seconds_left for message in told if isinstance(message, protocol.AskMove)]
    assert seconds == [240 - number // 2 for number in range(len(seconds))]


def test_the_judges_say_goodbye_in_their_own_way() -> None:
    assert referee(edition=A).farewell(RED) == ("exit",)
    assert referee(edition=B).farewell(RED) == ("1",)


@pytest.mark.parametrize(
    ("edition", "options", "reason"),
    [
        (A, {"layout": "best"}, "layout is mirrored or ini, not 'best'"),
        (B, {"layout": "ini"}, "judge_b does not ask the bots for their layout"),
        *((A, {"game_seconds": text}, "game_seconds wants a whole number from 1 on") for text in ("0", "x", "1.5")),
    ],
)
def test_wrong_options_are_refused(edition: str, options: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        referee(4, edition, LIMITS, **options)
