"""A game of the Olympics bot on good, bad and broken input."""
from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from threading import Event
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.olympics.outlook import appeal
from bot.olympics.player import conversation
from bot.olympics.player.conversation import Conversation, TurnSearch
from bot.olympics.player.params import Params
from bot.olympics.protocol import ACTION_NAMES, parse_turn
from bot.olympics.rules.state import Hurdles, Position
from botkit.client.times import UNLIMITED, TurnTime
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from tests.bot.olympics.player.match import SEAT, TURNS, match_lines
from tests.botkit.client.conversation import talk


class NoSearch:
    """Leaves every turn to the greedy answer."""

    def results(self, position: Position, seat: int, deadline: Deadline) -> Iterator[SearchResult[int]]:
        return iter(())


def play(lines: Sequence[str], search: TurnSearch | None = None, params: Params | None = None) -> tuple[list[str], str]:
    """The bot's answers and messages to the lines, after which the input ends."""
    bot = Conversation(params or Params(rounds=1), lambda: search or NoSearch())
    answers, messages = talk(bot, lines)
    return answers, "".join(message + "\n" for message in messages)


class Spy:
    """Remembers what it is asked; answers as it is told."""

    def __init__(self, *answers: int, trouble: str = "") -> None:
        self.seen: list[tuple[Position, int]] = []
        self._answers = answers
        self._trouble = trouble

    def results(self, position: Position, seat: int, deadline: Deadline) -> Iterator[SearchResult[int]]:
        self.seen.append((position, seat))
        for answer in self._answers:
            yield SearchResult(answer, 0.625)
        if self._trouble == "crash":
            raise ArithmeticError("a fault in the search")
        while self._trouble == "hang":
            pass


@pytest.mark.parametrize("edition", ["olympics", "race", "races"])
def test_answers_every_turn_of_every_league_without_a_message(edition: str) -> None:
    answers, messages = play(match_lines(edition))
    assert len(answers) == TURNS
    assert set(answers) <= set(ACTION_NAMES)
    assert messages == ""


def test_the_search_is_told_seat_turn_medals_and_runs() -> None:
    spy = Spy(2)
    lines = match_lines(turns=40)
    answers, _ = play(lines, spy)
    assert answers == ["LEFT"] * 40
    assert [position.turn for position, _ in spy.seen] == list(range(1, 41))
    assert {seat for _, seat in spy.seen} == {SEAT}
    for number, (position, _) in enumerate(spy.seen):
        turn = parse_turn(lines[2 + 7 * number : 9 + 7 * number])
        assert position.medals == turn.medals
        assert position.runs == turn.runs


def test_races_are_not_for_the_search_of_the_full_match() -> None:
    spy = Spy()
    assert len(play(match_lines("race"), spy)[0]) == TURNS
    assert len(play(match_lines("races"), spy)[0]) == TURNS
    assert spy.seen == []


def test_lone_races_of_the_full_match_are() -> None:
    spy = Spy()
    resting = [f"GAME_OVER {'0 ' * 7}"] * 3
    play([*match_lines(turns=1)[:6], *resting], spy)
    assert len(spy.seen) == 1
    assert isinstance(spy.seen[0][0].runs[0], Hurdles)


def test_a_failing_search_is_reported_and_its_best_answer_so_far_is_played() -> None:
    answers, messages = play(match_lines(), Spy(1, 3, trouble="crash"))
    assert answers == ["RIGHT"] * TURNS
    assert messages.count("ArithmeticError: a fault in the search") == TURNS


def test_a_search_that_fails_at_once_is_replaced_by_the_greedy_answer() -> None:
    lines = match_lines()
    assert play(lines, Spy(trouble="crash"))[0] == play(lines)[0]


@pytest.mark.wall_time
def test_a_search_that_does_not_come_back_is_stopped_in_time() -> None:
    params = Params(think_ms=200.0, first_think_ms=200.0, grace_ms=50.0)
    start = perf_counter()
    answers, messages = play(match_lines(turns=2), Spy(1, trouble="hang"), params)
    assert answers == ["DOWN"] * 2
    assert perf_counter() - start < 2 * 1.0
    assert "stopped at 250 ms" in messages


def test_messages_are_sent_only_when_asked_for() -> None:
    assert play(match_lines(turns=1), Spy(2), Params(rounds=1, message=True))[0] == ["LEFT 0.62"]
    assert play(match_lines(turns=1), Spy(2))[0] == ["LEFT"]


def test_letters_for_numbers_cost_no_more_than_the_turn() -> None:
    lines = match_lines()
    good, _ = play(lines)
    lines[2 + 7] = "a b c"
    answers, messages = play(lines)
    assert answers[0] == good[0]
    assert answers[2:] == good[2:]
    assert "turn 2: score information: wants 13 whole numbers, not 'a b c'" in messages


@pytest.mark.parametrize("lost", range(7))
def test_a_lost_line_costs_no_more_than_its_turn(lost: int) -> None:
    lines = match_lines()
    good, _ = play(lines)
    at = 2 + 7 + lost
    answers, messages = play(lines[:at] + lines[at + 1 :])
    assert answers[0] == good[0]
    assert answers[2:] == good[2:]
    assert messages.startswith("turn 2: ")
    assert len(messages.splitlines()) == 1


def test_a_bad_start_is_reported_and_played_on() -> None:
    lines = match_lines()
    answers, messages = play(["who", *lines[1:]])
    assert len(answers) == TURNS
    assert messages.startswith("the player's number: wants a whole number, not 'who'; going on with 0")


def test_a_number_of_games_that_cannot_be_read_leaves_the_seat() -> None:
    bot = Conversation(Params(rounds=1), NoSearch)
    seats = []
    bot._turn = lambda reader, seat, number: (seats.append(seat), reader.read()) and SearchResult(0)  # type: ignore
    _, messages = talk(bot, ["2", "four", *match_lines()[2:9]])
    assert seats[0] == 2
    assert messages[0].startswith("the number of games")


def test_medals_that_nobody_can_have_won_are_refused() -> None:
    lines = match_lines()
    points, *medals = lines[2].split()
    answers, messages = play([*lines[:2], " ".join([points, "9" * 400, *medals[1:]]), *lines[3:]])
    assert len(answers) == TURNS
    assert messages.startswith("turn 1: no player can have won more than 100 medals")


words = st.one_of(st.text(alphabet=" 0123456789-UDLR.#x\u00e9", max_size=40), st.integers(-(10**30), 10**30).map(str))
kinds = st.sampled_from(["replace", "drop", "insert", "cut"])
mutations = st.lists(st.tuples(st.integers(0, 1 + 7 * TURNS), kinds, words), max_size=4)


@given(st.sampled_from(["olympics", "race", "races"]), mutations)
@settings(max_examples=60, deadline=None)
def test_whatever_comes_in_only_legal_answers_go_out_and_the_end_is_clean(
    edition: str, changes: list[tuple[int, str, str]]
) -> None:
    lines = match_lines(edition)
    for at, change, text in changes:
        if change == "replace":
            lines[at : at + 1] = [text]
        elif change == "insert":
            lines.insert(at, text)
        elif change == "drop":
            del lines[at : at + 1]
        else:
            lines[at:] = [line[: len(text)] for line in lines[at : at + 1]]
    answers, messages = play(lines)
    assert set(answers) <= set(ACTION_NAMES)
    assert len(answers) <= len(lines)
    assert changes or len(answers) == TURNS
    assert "Traceback" not in messages


def run_program(*options: str, lines: Sequence[str]) -> subprocess.CompletedProcess[bytes]:
    text = "".join(line + "\n" for line in lines).encode()
    command = [sys.executable, "-m", "bot.submit.olympics", *options]
    return subprocess.run(command, input=text, capture_output=True, timeout=60, check=False)


def test_the_program_ends_cleanly_at_the_end_of_input() -> None:
    done = run_program("--effort", "1", lines=match_lines())
    assert (done.returncode, len(done.stdout.splitlines()), done.stderr) == (0, TURNS, b"")


@pytest.mark.parametrize("edition", ["olympics", "races"])
def test_a_search_that_is_loaded_too_late_for_the_first_turn_plays_from_the_next_on(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_second_turn = Event()

    class Options:
        explain = message = False

        def turn_time(self, limit_ms: float, is_first: bool) -> TurnTime:
            if not is_first:
                is_second_turn.set()
            return TurnTime(0.0, 0.0) if is_first else UNLIMITED

    def load() -> TurnSearch:
        assert is_second_turn.wait(20)
        return Spy(2)

    monkeypatch.setattr(conversation, "LOAD_MS", 1.0)
    lines = match_lines(edition)
    answers, messages = talk(Conversation(Options(), load), lines)
    in_time, _ = play(lines, Spy(2))
    first = parse_turn(lines[2 : 2 + (len(lines) - 2) // TURNS]).position(1)
    assert answers[0] == ACTION_NAMES[appeal.best(appeal.scores(first, SEAT))[0]]
    assert answers[1:] == in_time[1:]
    assert messages == []
