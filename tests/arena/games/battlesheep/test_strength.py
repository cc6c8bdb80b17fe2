"""The seed's two experiments with our own code, and what the bot has beyond the seed; run by ``make strength``."""
from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from bot.arena.replay.files import read_records
from bot.arena.run.contestants import own_bot_command
from tests.arena.games.helpers import match

SEED_FORM = "trust=0 choices=0 start=seed iterations=1000"
"""The seed's bot: playouts alone, all moves, its start rule."""
PRIZES = (3.0, 1.0, -1.0, -3.0)
SEED_GAMES = 20
GAMES_OF_AN_ORDER = 32
MOST_GAMES = 400


class Form(NamedTuple):
    """What the bot is set to, and the seed's sum of prizes over its 20 games."""

    settings: str
    seed_sum: int


def rewards(*by_rank: float) -> str:
    return " ".join(f"reward_{rank}={reward}" for rank, reward in enumerate(by_rank, 1))


EXPERIMENTS = {
    "rewards": [
        Form(f"{rewards(*by_rank)} exploration=2.5", total)
        for by_rank, total in (
            ((0.7, 0.2, 0.1, 0), 4), ((1, 0, 0, 0), -8), ((0.5, 0.3, 0.15, 0.05), 0), ((0.4, 0.3, 0.2, 0.1), 8))
    ],
    "exploration": [
        Form(f"{rewards(0.4, 0.3, 0.2, 0.1)} exploration={c}", total)
        for c, total in ((1.41, -2), (2.5, 4), (5, 14), (10, -14))
    ],
}


def command(settings: str) -> str:
    return own_bot_command("battlesheep", settings.split())


def rank_shares(scores: Sequence[float], prizes: Sequence[float] = PRIZES) -> list[float]:
    """The prize of each player by rank; tied players share the prizes of their ranks equally."""
    shares = []
    for score in scores:
        better = sum(other > score for other in scores)
        equal = sum(other == score for other in scores)
        shares.append(sum(prizes[better:better + equal]) / equal)
    return shares


def prizes(file: Path) -> np.ndarray:
    """[games, players]: what each command won, by the seed's prizes; ties share."""
    rows = []
    for record in read_records(file):
        won = rank_shares(record["final_scores"], PRIZES)
        order = record["match"]["order"]
        rows.append([won[order.index(number)] for number in range(len(order))])
    return np.array(rows)


@pytest.mark.strength
@pytest.mark.parametrize("name", EXPERIMENTS)
def test_the_seeds_experiment_again(name: str, tmp_path: Path) -> None:
    """All four forms in each game, in every order around the table and every seat."""
    forms = EXPERIMENTS[name]
    won = []
    for seed, others in enumerate(itertools.permutations(range(1, 4)), 1):
        order = [0, *others]
        file = tmp_path / f"{seed}.jsonl.gz"
        commands = [command(f"{SEED_FORM} {forms[k].settings}") for k in order]
        match("battlesheep", commands, GAMES_OF_AN_ORDER, file, "--seed", 1000 * seed)
        won.append(prizes(file)[:, np.argsort(order)])
    ours = np.concatenate(won)
    games = len(ours)
    seeds_margin = 1.96 * ours.std() / SEED_GAMES**0.5
    for form, column in zip(forms, ours.T):
        margin = 1.96 * column.std(ddof=1) / games**0.5
        seeds = form.seed_sum / SEED_GAMES
        sys.stdout.write(f"\n{form.settings}: {column.mean():+.2f} +- {margin:.2f} a game, {games} games; "
                         f"the seed's report: {seeds:+.2f} +- {seeds_margin:.2f}, {SEED_GAMES} games\n")
        assert abs(column.mean() - seeds) < 1.5 * math.hypot(margin, seeds_margin)


@pytest.mark.strength
@pytest.mark.parametrize(
    ("iterations", "without"), [(400, "start=seed"), (2000, "trust=0")], ids=["start by search", "learned value"])
def test_what_the_bot_has_beyond_the_seed_beats_three_without_it(iterations: int, without: str, tmp_path: Path) -> None:
    commands = [command(f"iterations={iterations}")]
    commands += [command(f"iterations={iterations} {without} seed={seed}") for seed in (2, 3, 4)]
    summary = match("battlesheep", commands, MOST_GAMES, tmp_path / "match.jsonl.gz", "--sprt", 0, 20)
    sys.stdout.write(f"\nagainst three with {without}: {summary['sprt']}\n")
    assert summary["sprt"]["result"] == "Elo 20 accepted"
