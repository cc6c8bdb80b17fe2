from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import pairwise
from math import hypot
from random import Random

import pytest

from arena.contract.record import Replay
from arena.contract.setup import Limits, Setup
from bot.ewn.arena.baselines import GreedyPlayer, RandomPlayer
from bot.ewn.arena.referee import EwnReferee
from bot.ewn.arena.view import CELL, COLOURS, frames, parts, scenes
from bot.ewn.protocol import JUDGES
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import CAPTURED
from tests.bot.helpers import made, replays

SVG = "{http://www.w3.org/2000/svg}"


def replay(edition: str, spoil: bool = False) -> Replay:
    """A game between baselines as the arena records it; ``spoil``: the last answer is not legal."""
    game = EwnReferee(Setup(2, 2, edition, Limits(0, 0)))
    players = [RandomPlayer(Random(1)), GreedyPlayer(Random(2))]
    turns = []
    while requests := game.requests():
        actions: list[str | None] = [None, None]
        for seat, request in requests.items():
            actions[seat] = "<b>nonsense</b>" if spoil and len(turns) == 9 else players[seat].answer(request.lines)
        asked = {str(seat): list(request.lines) for seat, request in requests.items()}
        is_turn = any(request.is_turn for request in requests.values())
        turns.append({"inputs": asked, "actions": actions, "before_game": not is_turn})
        game.apply({seat: actions[seat] for seat in requests})
    result = game.result()
    players_of = [{"name": "random"}, {"name": "<i>greedy</i>"}]
    return made({
        "edition": edition, "players": players_of, "turns": turns,
        "end_frame": list(result.end_frame), "ranks": list(result.ranks),
    })


def arrows(svg: str, name: str) -> list[ElementTree.Element]:
    return [group for group in ElementTree.fromstring(svg).iter(SVG + "g") if group.get("class") == name]


def texts(svg: str, name: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(svg).iter(SVG + "text") if text.get("class") == name]


def pieces(svg: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(svg).iter(SVG + "title")]


@pytest.mark.parametrize("edition", ["judge_a", "judge_b"])
def test_every_roll_has_a_picture_with_all_pieces_and_the_end_has_one(edition: str) -> None:
    record = replay(edition)
    shown = frames(record)
    rolls = [turn for turn in record.turns if len(turn.inputs) == 1]
    assert len(shown) == len(rolls) + 1
    assert pieces(shown[0].svg)[0].startswith("Red ")
    assert len(pieces(shown[0].svg)) == 12 + 1  # and the die
    assert [frame.title.split(":")[0] for frame in shown[:-1]] == [f"Turn {k + 1}" for k in range(len(rolls))]
    assert shown[-1].title.endswith("wins")
    assert shown[-1].turn == len(record.turns) - 1


def test_squares_pieces_and_die_are_counted_as_in_the_lines_of_the_judge() -> None:
    in_words, in_numbers = (frames(replay(edition))[0] for edition in ("judge_a", "judge_b"))
    assert texts(in_words.svg, "name") == [f"{column}{row}" for row in "12345" for column in "ABCDE"]
    assert texts(in_numbers.svg, "name") == [str(square) for square in range(25)]
    assert sorted(texts(in_words.svg, "label")[:12]) == sorted("123456" * 2)
    assert sorted(texts(in_numbers.svg, "label")[:12]) == sorted("012345" * 2)
    asked = replay("judge_b").turns[0]
    (line,), answer = asked.inputs[0], asked.actions[0]
    label, end = answer.removeprefix("====>").split()
    assert f"rolls {line.split()[-1]}, piece {label} goes from " in in_numbers.title
    assert in_numbers.title.endswith(f" to {end}")


def test_all_legal_moves_are_drawn_and_the_played_one_stands_out() -> None:
    record = replay("judge_a")
    for scene, frame in zip(scenes(record), frames(record)[:-1]):
        (played,) = arrows(frame.svg, "played")
        drawn = [played, *arrows(frame.svg, "other")]
        assert scene.die is not None
        assert len(drawn) == len(rules.legal_moves(scene.position, scene.die))
        assert all(list(arrow)[-1].get("fill") == COLOURS[scene.position.to_move] for arrow in drawn)


def test_arrows_are_seen_on_pieces_of_their_colour_and_leave_numbers_readable() -> None:
    for scene, frame in zip(scenes(replay("judge_a")), frames(replay("judge_a"))):
        for arrow in arrows(frame.svg, "played"):
            outline, head = arrow.findall(SVG + "polygon")
            assert (outline.get("fill"), outline.get("class")) == ("#fff", "edge")
            assert outline.get("points") == head.get("points")
            assert scene.played is not None
            row, column = divmod(scene.played.end, 5)
            x, y = CELL * (column + 0.5), CELL * (row + 0.5)
            corners = [tuple(map(float, corner.split(","))) for corner in (head.get("points") or "").split()]
            assert 14 < min(hypot(corner_x - x, corner_y - y) for corner_x, corner_y in corners) < CELL / 2


@pytest.mark.parametrize("edition", ["judge_a", "judge_b"])
def test_a_better_answer_is_drawn_at_its_turn_alone(edition: str) -> None:
    record = replay(edition)
    scene = next(one for one in scenes(record) if one.die and len(rules.legal_moves(one.position, one.die)) == 3)
    better = next(move for move in rules.legal_moves(scene.position, scene.die or 0) if move != scene.played)
    seat = scene.position.to_move
    answer = JUDGES[edition].format_move(better, scene.position)
    shown = frames(record, {(scene.turn, seat): answer})
    assert [frame.turn for frame in shown if 'class="best"' in frame.svg] == [scene.turn]
    (frame,) = (frame for frame in shown[:-1] if frame.turn == scene.turn)
    (drawn,) = arrows(frame.svg, "best")
    line = drawn.findall(SVG + "line")[-1]
    x, y = (float(line.get(name) or 0) for name in ("x2", "y2"))
    assert 5 * int(y / CELL) + int(x / CELL) in (better.start, better.end)
    assert abs(x - CELL * (better.end % 5 + 0.5)) < CELL and abs(y - CELL * (better.end // 5 + 0.5)) < CELL
    assert len(arrows(frame.svg, "other")) == 1


def test_an_answer_that_was_given_or_is_not_legal_is_no_better_one() -> None:
    record = replay("judge_a")
    same = {(scene.turn, scene.position.to_move): record.turns[scene.turn].actions[scene.position.to_move]
            for scene in scenes(record) if scene.die}
    assert frames(record, same) == frames(record)
    assert frames(record, dict.fromkeys(same, "A1 E5")) == frames(record)


def test_an_illegal_answer_is_told_and_cannot_bring_markup_into_the_page() -> None:
    shown = frames(replay("judge_a", spoil=True))
    assert shown[-2].title.endswith("no legal answer")
    assert shown[-1].title.endswith("wins by the other's fault")
    assert not any("nonsense" in frame.svg or "<i>" in frame.svg for frame in shown)


def test_the_table_counts_pieces_and_steps() -> None:
    first = frames(replay("judge_a"))[0]
    head = ("", "pieces", "steps to target")
    assert first.rows == (head, ("random (Red)", "6", "3"), ("<i>greedy</i> (Blue)", "6", "3"))


@pytest.mark.parametrize("record", replays("ewn_referee.jsonl.gz"))
def test_what_is_taken_is_missing_on_the_board(record: Replay) -> None:
    found = parts(record)
    *_, end = scenes(record)
    for colour in (0, 1):
        taken = found["captures"][-1][1 - colour] + found["own pieces taken"][-1][colour]
        assert taken == end.position.squares(colour).count(CAPTURED)


def test_a_piece_is_taken_by_the_one_that_moves_and_counts_from_the_next_turn_on() -> None:
    (record, *_) = replays("ewn_referee.jsonl.gz")
    found, seen = parts(record), 0
    assert {len(moments) for moments in found.values()} == {len(record.turns) + 1}
    for now, then in pairwise(scenes(record)):
        mover = now.position.to_move
        assert now.played is not None
        victim = next((colour for colour in (0, 1) if now.played.end in now.position.squares(colour)), None)
        name = "own pieces taken" if victim == mover else "captures"
        before, after = (found[name][turn] for turn in (now.turn, then.turn + (then.die is None)))
        assert after[mover] - before[mover] == (victim is not None)
        assert after[1 - mover] == before[1 - mover]
        seen += victim is not None
    assert seen > 4
