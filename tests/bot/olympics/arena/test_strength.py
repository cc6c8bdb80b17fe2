"""The strategies of the Olympics bot against each other, one of a kind against two; run by ``make strength``."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from arena.games import load_game
from arena.run.contestants import kit_bot_command
from tests.bot.helpers import match

PLAN_ROUNDS, TREE_ITERATIONS = 4, 600
PAR = 0.5
"""Points of one among three equals."""


def against_two(bot: str, effort: int, settings: tuple[str, ...], games: int, out: Path) -> dict[str, float]:
    """Plays whole seat sets of the plans against two of another bot, with two seeds; the points of the plans."""
    others = [kit_bot_command(load_game("olympics"), bot, (*settings, f"seed={seed}"), effort) for seed in (2, 3)]
    ours = kit_bot_command(load_game("olympics"), "olympics", (), PLAN_ROUNDS)
    summary = match("olympics", [ours, *others], games, out)
    points: dict[str, float] = summary["players"][0]["score_interval"]
    told = f"{points['value']:.2f} ({points['low']:.2f} to {points['high']:.2f})"
    sys.stdout.write(f"\nplans against two of {bot} {' '.join(settings)}: {told} points, {games} games\n")
    return points


@pytest.mark.strength
def test_plans_are_at_least_as_strong_as_the_tree(tmp_path: Path) -> None:
    points = against_two("olympics_reference", TREE_ITERATIONS, (), 60, tmp_path / "tree.jsonl.gz")
    assert points["high"] >= PAR


@pytest.mark.strength
def test_looking_ahead_makes_plans_stronger(tmp_path: Path) -> None:
    points = against_two("olympics", PLAN_ROUNDS, ("ahead_rounds=0",), 240, tmp_path / "without.jsonl.gz")
    assert points["low"] > PAR
