"""The strategies of the Olympics bot against each other, one of a kind against two; run by ``make strength``."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.arena.run.contestants import own_bot_command
from tests.arena.games.helpers import match

PLAN = ("search=plan", "iterations=4")
PAR = 0.5
"""Points of one among three equals."""


def against_two(other: tuple[str, ...], games: int, out: Path) -> dict[str, float]:
    """Plays whole seat sets of the plans against two set to ``other``, with two seeds; the points of the plans."""
    commands = [own_bot_command("olympics", settings) for settings in (PLAN, (*other, "seed=2"), (*other, "seed=3"))]
    summary = match("olympics", commands, games, out)
    points: dict[str, float] = summary["players"][0]["score_interval"]
    told = f"{points['value']:.2f} ({points['low']:.2f} to {points['high']:.2f})"
    sys.stdout.write(f"\nplans against two of {' '.join(other)}: {told} points, {games} games\n")
    return points


@pytest.mark.strength
@pytest.mark.parametrize("tree", ["duct", "planned_duct"])
def test_plans_are_at_least_as_strong_as_trees(tree: str, tmp_path: Path) -> None:
    assert against_two((f"search={tree}", "iterations=600"), 60, tmp_path / "trees.jsonl.gz")["high"] >= PAR


@pytest.mark.strength
def test_what_is_learned_makes_plans_stronger(tmp_path: Path) -> None:
    assert against_two((*PLAN, "learned_shares=0"), 300, tmp_path / "learned.jsonl.gz")["low"] > PAR


@pytest.mark.strength
def test_looking_ahead_makes_plans_stronger(tmp_path: Path) -> None:
    assert against_two((*PLAN, "ahead_rounds=0"), 240, tmp_path / "ahead.jsonl.gz")["low"] > PAR
