from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from random import Random
from typing import Any

import pytest

from bot.arena.game import Limits, Setup
from bot.arena.games.ewn.baselines import GreedyPlayer, RandomPlayer
from bot.arena.games.ewn.referee import EwnReferee
from bot.arena.games.ewn.view import COLOURS, frames
from tests.arena.games.helpers import records

Record = dict[str, Any]
GAMES = records("ewn_games.jsonl.gz")
SVG = "{http://www.w3.org/2000/svg}"


def replay(edition: str, spoil: bool = False) -> Record:
    """A game between baselines as the arena records it; ``spoil``: the last answer is not legal."""
    game = EwnReferee(Setup(2, 2, edition, Limits(0, 0)))
    players = [RandomPlayer(Random(1)), GreedyPlayer(Random(2))]
    turns = []
    while requests := game.requests():
        actions: list[str | None] = [None, None]
        for seat, request in requests.items():
            actions[seat] = "<b>nonsense</b>" if spoil and len(turns) == 9 else players[seat].answer(request.lines)
        turns.append({"inputs": {str(s): list(r.lines) for s, r in requests.items()}, "actions": actions})
        game.apply({seat: actions[seat] for seat in requests})
    result = game.result()
    players_of = [{"name": "random"}, {"name": "<i>greedy</i>"}]
    return {"players": players_of, "turns": turns, "end_frame": list(result.end_frame), "ranks": list(result.ranks)}


def pieces(svg: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(svg).iter(SVG + "title")]


@pytest.mark.parametrize("edition", ["judge_a", "judge_b"])
def test_every_roll_has_a_picture_with_all_pieces_and_the_end_has_one(edition: str) -> None:
    record = replay(edition)
    shown = frames(record)
    rolls = [turn for turn in record["turns"] if len(turn["inputs"]) == 1]
    assert len(shown) == len(rolls) + 1
    assert pieces(shown[0].svg)[0].startswith("Red 1 on ")
    assert len(pieces(shown[0].svg)) == 12
    assert "rolls a" in shown[0].title and "plays" in shown[0].title
    assert shown[-1].title.endswith("wins")
    assert shown[-1].turn == len(record["turns"]) - 1


def test_a_recorded_game_without_lines_is_shown_too() -> None:
    shown = frames(GAMES[0])
    assert len(shown) == len(GAMES[0]["plies"]) + 1
    assert shown[0].title == "Move 1: Blue rolls a 1 and plays C5 B4"


def test_all_legal_moves_are_drawn_and_the_played_one_stands_out() -> None:
    picture = ElementTree.fromstring(frames(GAMES[0])[0].svg)
    arrows = [group for group in picture.iter(SVG + "g") if group.get("opacity")]
    assert len(arrows) == len(GAMES[0]["plies"][0]["legal"])
    assert [group.get("opacity") for group in arrows].count("1.0") == 1
    assert all(next(group.iter(SVG + "polygon")).get("fill") == COLOURS[1] for group in arrows)


def test_an_illegal_answer_is_told_and_cannot_bring_markup_into_the_page() -> None:
    shown = frames(replay("judge_a", spoil=True))
    assert shown[-2].title.endswith("no legal answer")
    assert shown[-1].title.endswith("wins by the other's fault")
    assert not any("nonsense" in frame.svg or "<i>" in frame.svg for frame in shown)


def test_the_table_counts_pieces_and_steps() -> None:
    first = frames(GAMES[0])[0]
    assert first.rows == (("", "pieces", "steps to target"), ("Red", "6", "3"), ("Blue", "6", "3"))
