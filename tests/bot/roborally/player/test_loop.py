"""The RoboRally bot's loop: legal answers in time, on good and on bad input."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain

import pytest

from arena.contract.setup import Setup
from bot.roborally.arena import GAME, referee
from bot.roborally.arena.courses import Course
from bot.roborally.player.conversation import GameInfo
from bot.roborally.player.decision import Decision
from bot.roborally.player.loop import Bot, CourseTables, suiting
from bot.roborally.player.opponents import Opponents
from bot.roborally.player.params import Params
from bot.roborally.protocol import parse_answer, parse_turn, read_opening
from botkit.client.session import OutOfTime
from botkit.search.clock import Deadline
from tests.botkit.client.conversation import talk

PARAMS = Params(samples=64, width=16, scenarios=32, batch=64, sweeps=1)
SEAT = 1


SMALL = Course("small", (". . . . .",) * 4, ((4, 0), (0, 3), (4, 3)), (((0, 0), 1), ((0, 1), 1)), range(2, 3))


def game_lines(edition: str, course: Course | None = SMALL) -> tuple[list[str], list[str]]:
    """The first lines of a game, and those of its first turn. On a small course tables are made quickly."""
    with pytest.MonkeyPatch.context() as patch:
        if course:
            patch.setattr(referee, "choose_course", lambda *_: course)
        game = GAME.new_referee(Setup(1, 2, edition, GAME.limits))
    return list(game.init_lines(SEAT)), list(game.requests()[SEAT].lines)


def test_tables_whose_making_was_interrupted_are_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = game_lines("2005")
    course = CourseTables(GameInfo.of(read_opening(iter(first).__next__)), Params(sweeps=1))
    prepare = Opponents.prepare

    def interrupted(opponents: Opponents) -> Iterator[None]:
        monkeypatch.setattr(Opponents, "prepare", prepare)
        yield
        raise OutOfTime

    monkeypatch.setattr(Opponents, "prepare", interrupted)
    with pytest.raises(OutOfTime):
        course.prepare(Deadline.never())
    assert not course.opponents.complete
    course.prepare(Deadline.never())
    assert course.opponents.complete


@pytest.mark.parametrize("edition", GAME.editions)
def test_a_turn_is_answered_with_cards_of_the_hand(edition: str) -> None:
    first, turn = game_lines(edition, None)
    answers, messages = talk(Bot(PARAMS), [*first, *turn, *turn])
    assert len(answers) == 2
    for answer in answers:
        assert set(parse_answer(answer).program) <= set(parse_turn(turn).hand)
    assert messages == []


def test_a_turn_that_cannot_be_read_costs_that_turn_only() -> None:
    first, turn = game_lines("2005")
    answers, messages = talk(Bot(PARAMS), [*first, "seven", *turn[1:], *turn])
    assert answers[0] == "WAIT"
    assert len(parse_answer(answers[1]).program) == 5
    assert len(messages) == 1
    assert messages[0].startswith("the number of the turn")


@pytest.mark.parametrize(("change", "reason"), [
    (lambda words: ["1000", *words[1:]], "a robot on "),
    (lambda words: [*words[:7], "1000", *words[8:]], "a robot on "),
    (lambda words: [*words[:3], "99", *words[4:]], "a robot on its way to checkpoint 99"),
    (lambda words: [*words[:3], "4", *words[4:]], "a robot on its way to checkpoint 4"),  # it would have won
    (lambda words: [*words[:3], "0", *words[4:]], "a robot on its way to checkpoint 0"),
    (lambda words: [*words[:4], "-1", *words[5:]], "a robot with damage -1"),
    (lambda words: [*words[:4], "10", *words[5:]], "a robot with damage 10"),
    (lambda words: [*words[:5], "2147483648", *words[6:]], "a robot with damage 0 and 2147483648 lives"),
    (lambda words: [*words[:5], "-2", *words[6:]], "a robot with damage 0 and -2 lives"),
])
def test_a_turn_that_cannot_be_on_the_course_costs_that_turn_only(
    change: Callable[[list[str]], list[str]], reason: str
) -> None:
    first, turn = game_lines("2005")
    answers, messages = talk(Bot(PARAMS), [*first, turn[0], " ".join(change(turn[1].split())), *turn[2:], *turn])
    assert answers[0] == "WAIT" and len(parse_answer(answers[1]).program) == 5
    assert len(messages) == 1 and messages[0].startswith(reason)


@pytest.mark.parametrize("size", [1, 10])
def test_a_hand_of_another_size_costs_that_turn_only(size: int) -> None:
    first, turn = game_lines("2005")
    answers, messages = talk(Bot(PARAMS), [*first, *turn[:-1], " ".join(map(str, [size, *range(1, size + 1)]))])
    assert (answers, messages) == (["WAIT"], [f"{size} cards for 5 registers; answering without a program"])


def test_a_course_without_a_checkpoint_ends_the_bot_with_the_reason() -> None:
    first, turn = game_lines("2005")
    rows = 2 + int(first[1].split()[1])
    with pytest.raises(SystemExit, match="cannot play: the course: there is no checkpoint"):
        talk(Bot(PARAMS), [*first[:rows], "0", *turn])


def test_a_course_that_cannot_be_read_ends_the_bot_with_the_reason() -> None:
    first, _ = game_lines("2005")
    with pytest.raises(SystemExit, match="cannot play: the course: unknown feature 'Q' in cell"):
        talk(Bot(PARAMS), [*first[:2], " ".join(["Q", *first[2].split()[1:]]), *first[3:]])


def test_a_course_that_is_too_long_ends_the_bot_with_the_reason() -> None:
    first, turn = game_lines("2005")
    row = " ".join("." * 65)
    with pytest.raises(SystemExit, match="cannot play: the course: 65 x 1 cells; a side has at most 64"):
        talk(Bot(PARAMS), [first[0], "65 1", row, "1", "64 0", *turn])


def test_an_unknown_edition_ends_the_bot_with_the_known_ones() -> None:
    first, _ = game_lines("2005")
    with pytest.raises(SystemExit, match="cannot play: no edition is called '1994'; there are: 2005, "):
        talk(Bot(PARAMS), [first[0].replace("2005", "1994"), *first[1:]])


def test_a_turn_without_time_is_answered_by_the_first_program() -> None:
    first, turn = game_lines("2005")
    setup = first[0].rsplit(" ", 2)
    answers, messages = talk(Bot(Params()), [f"{setup[0]} 1 {setup[2]}", *first[1:], *turn])
    assert parse_answer(answers[0]).program == parse_turn(turn).hand[:5]
    assert "the search was stopped at 0.5 ms" in messages[0]


def test_tables_that_cannot_be_made_do_not_keep_a_turn_from_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise MemoryError("on purpose")

    first, turn = game_lines("2005")
    monkeypatch.setattr(CourseTables, "__init__", fail)
    answers, messages = talk(Bot(PARAMS), [*first, *turn])
    assert parse_answer(answers[0]).program == parse_turn(turn).hand[:5]
    assert messages[-1] == "MemoryError: on purpose"


def test_an_alarm_before_the_tables_are_complete_leaves_the_best_program_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def ring(course: CourseTables, deadline: Deadline) -> None:
        raise OutOfTime

    first, turn = game_lines("2005")
    with monkeypatch.context() as patched:
        patched.setattr(CourseTables, "prepare", lambda course, deadline: None)
        patched.setattr(Decision, "search", lambda decision, deadline: iter((decision.alone(),)))
        expected, _ = talk(Bot(PARAMS), [*first, *turn])
    monkeypatch.setattr(CourseTables, "prepare", ring)
    answers, messages = talk(Bot(PARAMS), [*first, *turn])
    assert answers == expected
    assert parse_answer(answers[0]).program != parse_turn(turn).hand[:5]
    assert "the search was stopped" in messages[0]


def test_only_the_forecast_of_the_turn_before_is_compared_with_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    first, (_, *lines) = game_lines("2005")
    powered_down = [lines[0], lines[1].replace("A", "D"), "0"]
    events: list[str] = []

    def prepare(course: CourseTables, deadline: Deadline) -> None:
        events.append("search")
        if events.count("search") == 4:
            raise ZeroDivisionError("on turn 5, before it has a decision")

    monkeypatch.setattr(CourseTables, "prepare", prepare)
    monkeypatch.setattr(Decision, "learn", lambda decision, played, after: events.append(f"learn {played.program}"))
    answers, _ = talk(
        Bot(PARAMS), [*first, "1", *lines, "2", *lines, "3", *powered_down, *chain(*([n, *lines] for n in "4567"))])
    learned = [f"learn {parse_answer(answers[turn - 1]).program}" for turn in (1, 6)]
    assert events == ["search", "search", learned[0], "search", "search", "search", "search", learned[1]]


def test_numbers_of_samples_suit_the_time() -> None:
    params = Params()
    assert suiting(params, 750.0) == params
    assert suiting(params, 375.0) == replace(params, scenarios=768, first_samples=6, later_samples=48)
    assert suiting(params, 0.0) == replace(params, scenarios=32, first_samples=1, later_samples=1)
