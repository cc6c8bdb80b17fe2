"""The document's two experiments with our own code, and what the bot has beyond it; run by ``make strength``."""
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

PRIZES = (3.0, 1.0, -1.0, -3.0)
DOCUMENT_GAMES = 20
ITERATIONS = 1000
GAMES_OF_AN_ORDER = 32
MOST_GAMES = 400


class Form(NamedTuple):
    """What the reference bot is set to, and the document's sum of prizes over its 20 games."""

    settings: str
    document_sum: int


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


def rank_shares(scores: Sequence[float], prizes: Sequence[float] = PRIZES) -> list[float]:
    """The prize of each player by rank; tied players share the prizes of their ranks equally."""
    shares = []
    for score in scores:
        better = sum(other > score for other in scores)
        equal = sum(other == score for other in scores)
        shares.append(sum(prizes[better:better + equal]) / equal)
    return shares


def prizes(file: Path) -> np.ndarray:
    """[games, players]: what each command won, by the document's prizes; ties share."""
    rows = []
    for record in read_records(file):
        won = rank_shares(record["final_scores"], PRIZES)
        order = record["match"]["order"]
        rows.append([won[order.index(number)] for number in range(len(order))])
    return np.array(rows)


@pytest.mark.strength
@pytest.mark.parametrize("name", EXPERIMENTS)
def test_the_experiment_of_the_document_again(name: str, tmp_path: Path) -> None:
    """All four forms in each game, in every order around the table and every seat."""
    forms = EXPERIMENTS[name]
    won = []
    for seed, others in enumerate(itertools.permutations(range(1, 4)), 1):
        order = [0, *others]
        file = tmp_path / f"{seed}.jsonl.gz"
        commands = [own_bot_command("battlesheep_reference", forms[k].settings.split(), ITERATIONS) for k in order]
        match("battlesheep", commands, GAMES_OF_AN_ORDER, file, "--seed", 1000 * seed)
        won.append(prizes(file)[:, np.argsort(order)])
    ours = np.concatenate(won)
    games = len(ours)
    documents_margin = 1.96 * ours.std() / DOCUMENT_GAMES**0.5
    for form, column in zip(forms, ours.T):
        margin = 1.96 * column.std(ddof=1) / games**0.5
        documents = form.document_sum / DOCUMENT_GAMES
        sys.stdout.write(f"\n{form.settings}: {column.mean():+.2f} +- {margin:.2f} a game, {games} games; "
                         f"the document: {documents:+.2f} +- {documents_margin:.2f}, {DOCUMENT_GAMES} games\n")
        assert abs(column.mean() - documents) < 1.5 * math.hypot(margin, documents_margin)


@pytest.mark.strength
@pytest.mark.parametrize(("iterations", "opponent"), [
    (400, own_bot_command("battlesheep_reference", effort=400)),
    (2000, own_bot_command("battlesheep", ["value_weight=0"], 2000)),
], ids=["the document's bot", "without the learned value"])
def test_the_bot_beats_three_of_less(iterations: int, opponent: str, tmp_path: Path) -> None:
    commands = [own_bot_command("battlesheep", effort=iterations)]
    commands += [f"{opponent} --set seed={seed}" for seed in (2, 3, 4)]
    summary = match("battlesheep", commands, MOST_GAMES, tmp_path / "match.jsonl.gz", "--sprt", 0, 20)
    sys.stdout.write(f"\nagainst three of {opponent}: {summary['sprt']}\n")
    assert summary["sprt"]["result"] == "Elo 20 accepted"
