"""The document's two experiments with our own code, and what the bot has beyond it; run by ``make strength``."""
from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from arena.contract.record import read_replays
from arena.contract.setup import Limits, Setup
from arena.games import load_game
from arena.run.contestants import kit_bot_command
from bot.battlesheep import protocol
from bot.battlesheep.arena.baselines import FlatPlayer
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.player.loop import Bot
from bot.battlesheep.player.params import Params
from bot.battlesheep.rules.state import PLAYERS
from tests.bot.helpers import match

PRIZES = (3.0, 1.0, -1.0, -3.0)
DOCUMENT_GAMES = 20
ITERATIONS = 1000
GAMES_OF_AN_ORDER = 32
MOST_GAMES = 400
EQUAL_STARTS = (720_000, 720_400)
"""Seeds of games."""
FLAT_PLAYOUTS = 3300


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
    for record in read_replays(file):
        won = rank_shares(record.final_scores, PRIZES)
        order = record.match.order
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
        commands = [kit_bot_command(load_game("battlesheep"), "battlesheep_reference", forms[k].settings.split(),
                                    ITERATIONS) for k in order]
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
    (400, kit_bot_command(load_game("battlesheep"), "battlesheep_reference", effort=400)),
    (2000, kit_bot_command(load_game("battlesheep"), "battlesheep", ["value_weight=0"], 2000)),
], ids=["the document's bot", "without the learned value"])
def test_the_bot_beats_three_of_less(iterations: int, opponent: str, tmp_path: Path) -> None:
    commands = [kit_bot_command(load_game("battlesheep"), "battlesheep", effort=iterations)]
    commands += [f"{opponent} --set seed={seed}" for seed in (2, 3, 4)]
    summary = match("battlesheep", commands, MOST_GAMES, tmp_path / "match.jsonl.gz", "--sprt", 0, 20)
    sys.stdout.write(f"\nagainst three of {opponent}: {summary['sprt']}\n")
    assert summary["sprt"]["result"] == "Elo 20 accepted"


class Ours:
    """The shipped bot in this process, as many playouts a move as flat Monte Carlo; it starts by the same rule."""

    def __init__(self, playouts: int, seed: int) -> None:
        self._bot = Bot(Params(iterations=playouts, seed=seed))
        self._rule = FlatPlayer(Random(seed))

    def init(self, lines: Sequence[str]) -> None:
        self._bot.begin(protocol.read_opening(iter(lines).__next__))
        self._rule.init(lines)

    def answer(self, lines: Sequence[str]) -> str:
        turn = protocol.read_turn(iter(lines).__next__, self._bot.opening)
        assert turn is not None
        if isinstance(turn, protocol.StartTurn):
            return self._rule.answer(lines)
        return protocol.format_answer(self._bot.decide(turn).answer)


@pytest.mark.strength
def test_the_tree_beats_flat_playouts_of_the_same_number_from_equal_starts() -> None:
    above = [pair for seed in range(*EQUAL_STARTS) for pair in game_from_equal_starts(seed)]
    by_game = np.reshape(above, (-1, 4)).mean(1)
    margin = 1.96 * by_game.std(ddof=1) / len(by_game)**0.5
    sys.stdout.write(f"\nabove flat in {by_game.mean():.1%} of pairs (+- {margin:.1%}, {len(by_game)} games)\n")
    assert by_game.mean() > 0.5


def game_from_equal_starts(seed: int) -> list[float]:
    """1 for each pair of ours and flat where ours finishes above, 0.5 where level: two of each in one game."""
    ours = {seed % 2, 3 - seed // 2 % 2}
    limits = Limits(0, 0)
    referee = BattlesheepReferee(Setup(seed, PLAYERS, "hex", limits))
    players = [Ours(FLAT_PLAYOUTS, seed) if seat in ours else FlatPlayer(Random(seed + seat), FLAT_PLAYOUTS)
               for seat in range(PLAYERS)]
    for seat, player in enumerate(players):
        player.init(referee.init_lines(seat))
    while requests := referee.requests():
        assert not referee.apply({seat: players[seat].answer(asked.lines) for seat, asked in requests.items()})
    ranks = referee.result().ranks
    return [0.5 + 0.5 * np.sign(ranks[b] - ranks[a]) for a in ours for b in range(PLAYERS) if b not in ours]
