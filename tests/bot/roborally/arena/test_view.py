"""The pictures of a game."""
from __future__ import annotations

from xml.etree import ElementTree

import pytest

from arena.contract.game import Frame
from arena.contract.record import Replay
from arena.contract.setup import Setup
from bot.roborally.arena import GAME
from bot.roborally.arena.referee import LIMITS, RoboRallyReferee
from bot.roborally.arena.view import COLOURS, SIZE, line_frames, wording
from bot.roborally.protocol import format_answer
from bot.roborally.rules.constants import Cell
from bot.roborally.rules.hands import all_programs
from bot.roborally.rules.plain import PlainTurn
from bot.roborally.rules.state import Order, Robot
from tests.bot.helpers import played

SVG = "{http://www.w3.org/2000/svg}"
TURNS = 3
SETUP = Setup(1, 2, "2005", LIMITS, {"course": "Whirlwind Tour", "max_turns": str(TURNS)})
FIRST = 6
"""Pictures of a turn."""


@pytest.fixture(scope="module")
def record() -> Replay:
    return played(GAME, SETUP, "builtin:greedy", "builtin:random")


def ways(frame: Frame, name: str) -> dict[str, list[Cell]]:
    """The drawn ways of a picture as cells, by the colour of their robot."""
    found = {}
    for group in ElementTree.fromstring(frame.svg).iter(f"{SVG}g"):
        if group.get("class") == name:
            course = next(path for path in group.iter(f"{SVG}path")).get("d") or ""
            points = [tuple(map(int, point.split())) for point in course[1:].split("L")]
            colour = [one.get("stroke") for one in group.iter(f"{SVG}g")][-1]
            found[colour or ""] = [(x // SIZE, y // SIZE) for x, y in points]
    return found


def cells(robots: list[Robot]) -> list[Cell]:
    return [robot.cell for robot in robots if robot.cell is not None]


def gone(turn: PlainTurn, seat: int) -> list[Cell]:
    """Where a robot is before a turn and after each register."""
    turn = turn.copy()
    found = cells([turn.robots[seat]])
    for register in range(1, 6):
        turn.play_register(register)
        found += cells([turn.robots[seat]])
    return found


def test_pictures_follow_every_register_and_are_well_formed(record: Replay) -> None:
    pictures = GAME.frames(record)
    assert len(pictures) == FIRST * TURNS + 1
    assert [picture.turn for picture in pictures] == [turn for turn in range(TURNS) for _ in range(FIRST)] + [TURNS - 1]
    for picture in pictures:
        ElementTree.fromstring(picture.svg)
        assert len(picture.rows) == 3
    assert (pictures[0].title, pictures[8].title, pictures[-1].title) == (
        "Turn 1, programs", "Turn 2, register 2", "The end"
    )


def test_the_way_of_each_robot_is_drawn_in_the_position_before_the_answers(record: Replay) -> None:
    referee = RoboRallyReferee(SETUP)
    pictures = GAME.frames(record)
    for index, turn in enumerate(record.turns):
        referee.apply(dict(enumerate(turn.actions)))
        assert referee.last_turn is not None
        drawn = ways(pictures[FIRST * index], "way")
        for seat in range(2):
            course = gone(referee.last_turn, seat)
            assert drawn.get(COLOURS[seat], course[:1]) in (course, [course[0]] * (len(set(course)) == 1))


def test_cards_are_named_with_their_priorities_and_the_one_that_is_played_is_marked(record: Replay) -> None:
    names = {range(1, 7): "U-turn", range(43, 49): "Back", range(49, 67): "Move 1", range(67, 79): "Move 2",
             range(79, 85): "Move 3"}

    def name(card: int) -> str:
        turned = "Left" if card % 2 else "Right"
        return f"{next((name for cards, name in names.items() if card in cards), turned)} ({10 * card})"

    pictures = GAME.frames(record)
    for seat in range(2):
        cards = [name(int(card)) for card in record.turns[0].actions[seat].split()[:5]]
        assert pictures[0].rows[seat + 1][1] == ", ".join(cards)
        for register in range(1, 6):
            marked = [f"▶ {card}" if place == register else card for place, card in enumerate(cards, 1)]
            assert pictures[register].rows[seat + 1][1] == ", ".join(marked)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("67 1 48 7 8", "Move 2 (670), U-turn (10), Back (480), Left (70), Right (80)"),
        ("84 49 2 3 4 DOWN FACE E",
         "Move 3 (840), Move 1 (490), U-turn (20), U-turn (30), U-turn (40); power down; face E"),
        ("DOWN", "power down"), ("WAIT", "WAIT"), ("what?", "what?"), ("1 2 3 4 85", "1 2 3 4 85"),
    ],
)
def test_answers_have_words(answer: str, words: str) -> None:
    assert wording(answer) == words


def test_a_better_answer_is_drawn_in_the_first_picture_of_its_turn_alone(record: Replay) -> None:
    referee = RoboRallyReferee(SETUP)
    hand, robots = referee.hands[1], referee.robots
    referee.apply(dict(enumerate(record.turns[0].actions)))
    given = referee.last_turn
    assert given is not None
    for program in all_programs(hand, robots[1]).tolist():
        order = Order(tuple(program))
        changed = PlainTurn(given.floor, given.rules, robots, [given.orders[0], order], given.deck)
        course = gone(changed, 1)
        if len(course) == 6 and course[-1] not in (course[0], gone(given, 1)[-1]):
            break
    shown = GAME.frames(record, {(0, 1): format_answer(order)})
    assert [number for number, frame in enumerate(shown) if 'class="best"' in frame.svg] == [0]
    assert ways(shown[0], "best") == {COLOURS[1]: course}
    assert ways(shown[0], "way") == ways(GAME.frames(record)[0], "way")


def test_an_answer_that_was_given_or_is_not_legal_is_no_better_one(record: Replay) -> None:
    given = {(turn, seat): record.turns[turn].actions[seat] for turn in range(TURNS) for seat in range(2)}
    assert GAME.frames(record, given) == GAME.frames(record)
    assert GAME.frames(record, dict.fromkeys(given, "1 1 1 1 1")) == GAME.frames(record)


def test_expected_play_is_drawn_turn_by_turn_as_play_is(record: Replay) -> None:
    line = [{seat: str(answer) for seat, answer in enumerate(turn.actions)} for turn in record.turns[1:]]
    shown = GAME.frames(record)
    expected = line_frames(record, 1, line)
    assert [(frame.title, frame.svg, frame.rows, frame.turn) for frame in expected] == [
        (frame.title, frame.svg, frame.rows, frame.turn) for frame in shown[FIRST:-1:FIRST]]


def test_a_robot_without_an_answer_stays_in_expected_play(record: Replay) -> None:
    (picture,) = line_frames(record, 1, [{0: str(record.turns[1].actions[0])}])
    assert COLOURS[0] in ways(picture, "way")
    assert picture.rows[2][1] == ""
