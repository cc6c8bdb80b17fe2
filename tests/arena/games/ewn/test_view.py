from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from random import Random
from typing import Any

import pytest

from bot.arena.game import Limits, Setup
from bot.arena.games.ewn.baselines import GreedyPlayer, RandomPlayer
from bot.arena.games.ewn.referee import EwnReferee
from bot.arena.games.ewn.view import COLOURS, frames, scenes
from bot.games.ewn import rules

Record = dict[str, Any]
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
    first = len(record["turns"]) - len(rolls) + 1  # the judge's questions before the game are turns too
    assert [frame.title.split(":")[0] for frame in shown[:-1]] == [f"Turn {first + k}" for k in range(len(rolls))]
    assert shown[-1].title.endswith("wins")
    assert shown[-1].turn == len(record["turns"]) - 1


def test_all_legal_moves_are_drawn_and_the_played_one_stands_out() -> None:
    record = replay("judge_a")
    for scene, frame in zip(scenes(record), frames(record)[:-1]):
        arrows = [group for group in ElementTree.fromstring(frame.svg).iter(SVG + "g") if group.get("opacity")]
        assert scene.die is not None
        assert len(arrows) == len(rules.legal_moves(scene.position, scene.die))
        assert [group.get("opacity") for group in arrows].count("1") == 1
        colour = COLOURS[scene.position.to_move]
        assert all(next(group.iter(SVG + "polygon")).get("fill") == colour for group in arrows)


def test_an_illegal_answer_is_told_and_cannot_bring_markup_into_the_page() -> None:
    shown = frames(replay("judge_a", spoil=True))
    assert shown[-2].title.endswith("no legal answer")
    assert shown[-1].title.endswith("wins by the other's fault")
    assert not any("nonsense" in frame.svg or "<i>" in frame.svg for frame in shown)


def test_the_table_counts_pieces_and_steps() -> None:
    first = frames(replay("judge_a"))[0]
    assert first.rows == (("", "pieces", "steps to target"), ("Red", "6", "3"), ("Blue", "6", "3"))
