from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from bot.arena.game import Frame
from bot.arena.games.olympics.view import frames
from tests.arena.games.helpers import records

PUBLIC = records("olympics_public.jsonl.gz")
EDGE = records("olympics_edge.jsonl.gz")


def boards(frame: Frame) -> list[ElementTree.Element]:
    """The drawings of a picture, for a wide and for a narrow page."""
    return [*ElementTree.fromstring(f"<div>{frame.svg}</div>")]


def words(frame: Frame) -> list[str]:
    """All texts of a picture."""
    return [element.text or "" for board in boards(frame) for element in board.iter() if element.tag.endswith("text")]


@pytest.mark.parametrize("record", [PUBLIC[0], *EDGE[:8]], ids=lambda record: str(record["seed"]))
def test_every_turn_and_the_end_have_a_well_formed_picture(record: dict[str, Any]) -> None:
    shown = frames(record)
    assert len(shown) == len(record["turns"]) + 1
    assert [frame.turn for frame in shown[:-1]] == list(range(len(record["turns"])))
    for frame in shown:
        assert all(board.get("viewBox") for board in boards(frame))


def test_the_narrow_board_has_every_part_of_the_wide_one() -> None:
    wide, narrow = boards(frames(PUBLIC[0])[0])
    assert (wide.get("class"), narrow.get("class")) == ("wide", "narrow")
    names = [f"#{group.get('id')}" for group in wide.iter() if group.get("id")]
    used = [use.get("href") for use in narrow.iter() if use.get("href")]
    assert len(names) == 3 + 4
    assert list(dict.fromkeys(used)) == names
    assert len(used) == len(names) + 2  # the race goes on in two more rows


def test_a_picture_needs_nothing_from_outside() -> None:
    for frame in frames(PUBLIC[0]):
        assert frame.svg.count("href=") == frame.svg.count('href="#')
        assert "url(" not in frame.svg


def test_scores_answers_and_outcome_are_written_beside_the_players() -> None:
    shown = frames(PUBLIC[0])
    for answer in PUBLIC[0]["turns"][2]["actions"]:
        assert any(word.endswith(f" {answer}") for word in words(shown[2]))
    assert {"6,300", "6,804", "3,150", "first", "second", "third"} <= set(words(shown[-1]))
    assert shown[-1].rows[0] == ("", "0 player 0", "1 player 1", "2 player 2")
    assert shown[-1].rows[2] == ("2 Archery", "10 (2-4-1)", "9 (3-0-4)", "9 (2-3-2)")
    assert shown[-1].rows[5] == ("score", "6,300", "6,804", "3,150")


def test_what_is_known_to_come_is_shown() -> None:
    first = words(frames(PUBLIC[0])[0])
    assert first.count("15 turns to go") == 1
    winds, letters = (PUBLIC[0]["turns"][0]["inputs"]["0"][line].split()[0] for line in (4, 6))
    cards = "".join(word for word in first if len(word) == 1)
    assert winds in cards
    assert "".join("↑↓←→"["UDLR".index(letter)] for letter in letters) in cards


def test_a_finished_run_is_shown_as_it_ended_with_its_medals() -> None:
    record = PUBLIC[0]
    turn = next(k for k, each in enumerate(record["turns"]) if each["inputs"]["0"][6].startswith("GAME_OVER"))
    assert "run over, the next begins after this turn" in words(frames(record)[turn])
    points = record["turns"][turn]["inputs"]["0"][6].split()[1:4]
    assert set(points) <= set(words(frames(record)[turn]))


def test_a_player_that_is_out_is_shown_as_out() -> None:
    record = EDGE[0]
    seat, since = next((p, turn) for p, turn in enumerate(record["deactivated_turn"]) if turn > 0)
    shown = frames(record)
    assert {"no legal answer", "no answer"} & set(words(shown[since - 1]))
    assert "out" in words(shown[since])
    assert "put out" in words(shown[-1])
    assert record["final_scores"][seat] == -1


@pytest.mark.parametrize(
    ("fault", "shown"),
    [
        (None, "no answer"),
        ("crash_later: ended with exit code 1 before the game was over", "crashed"),
        ("no_answer: no answer within 50 ms", "no answer in time"),
        ("flood_stdout: 65536 bytes without an end of line", "no legal answer"),
        ("flood_stderr: more than is read", "no answer"),
    ],
)
def test_a_missing_answer_is_told_by_its_fault(fault: str | None, shown: str) -> None:
    first = PUBLIC[0]["turns"][0]
    turn = first | {"actions": [None, *first["actions"][1:]], "faults": [fault, None, None]}
    assert shown in words(frames(PUBLIC[0] | {"turns": [turn, *PUBLIC[0]["turns"][1:]]})[0])


def test_names_and_answers_cannot_break_the_page() -> None:
    record = dict(PUBLIC[0])
    record["players"] = [{"name": "<script>alert(1)</script>"}, {"name": 'a & "b"'}, {"name": "x" * 90}]
    shown = frames(record)[0]
    assert "<script>" not in shown.svg
    assert 'a & "b"' in words(shown)
