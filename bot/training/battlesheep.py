"""Fits the weights of :mod:`bot.games.battlesheep.value` to the outcomes of recorded games.

``python -m bot.training.battlesheep REPLAY ...`` takes replays of one edition (`python -m bot.arena play
battlesheep ... --out FILE`) and prints the weights, and the mean logarithmic loss on games that it was
not fitted to. The two of a pair of players are told apart by logistic regression on the difference
of their features.
"""
from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from bot.arena.game import Record
from bot.arena.replay import read_records
from bot.games.battlesheep.batch import Batch, Root
from bot.games.battlesheep.geometry import build_geometry
from bot.games.battlesheep.rules import EDITIONS, PLAYERS, Board
from bot.games.battlesheep.value import DEGREE, FEATURES, features_of
from bot.protocol import battlesheep as protocol

Float = npt.NDArray[np.float64]

TEST_SHARE = 0.2
RIDGE = 1.0
NEWTON_STEPS = 30
FARTHEST = 30.0


def pairs_of_game(record: Record, positions: int) -> tuple[Float, Float]:
    """For pairs of players in so many positions, evenly spread: inputs [n, (DEGREE + 1) * F], who ended above [n]."""
    setup = protocol.read_setup(iter(record["player_inputs_init"][0]).__next__)
    edition = EDITIONS[setup.edition]
    geometry = build_geometry(edition, setup.map)
    scores = record["final_scores"]
    inputs, outcomes = [], []
    moves = [lines for turn in record["turns"] for lines in turn["inputs"].values() if lines[0] == "MOVE"]
    for k in np.unique(np.linspace(0, len(moves) - 1, positions).round().astype(int)):
        turn = protocol.read_turn(iter(moves[k]).__next__, setup)
        assert isinstance(turn, protocol.MoveTurn)
        batch = Batch(Root.of(geometry, Board(edition, turn.owner, turn.sheep), 0), 1)
        features = features_of(batch)[:, :, 0]
        share = float(batch.free_cells()[0]) / geometry.size
        powers = np.concatenate([features * share**power for power in range(DEGREE + 1)])
        for i in range(PLAYERS):
            for j in range(i):
                inputs.append(powers[:, i] - powers[:, j])
                outcomes.append((scores[i] > scores[j]) + 0.5 * (scores[i] == scores[j]))
    return np.array(inputs), np.array(outcomes)


def fit(inputs: Float, outcomes: Float) -> Float:
    """Logistic regression with a ridge, by Newton's method."""
    scale = inputs.std(axis=0)
    scaled = inputs / scale
    weights = np.zeros(scaled.shape[1])
    for _ in range(NEWTON_STEPS):
        chance = _chance(scaled @ weights)
        curvature = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + RIDGE * np.eye(weights.size)
        weights -= np.linalg.solve(curvature, scaled.T @ (chance - outcomes) + RIDGE * weights)
    fitted: Float = weights / scale
    return fitted


def loss(inputs: Float, outcomes: Float, weights: Float) -> float:
    """Mean logarithmic loss."""
    chance = np.clip(_chance(inputs @ weights), 1e-3, 1 - 1e-3)
    return float(-np.mean(outcomes * np.log(chance) + (1 - outcomes) * np.log(1 - chance)))


def _chance(strength: Float) -> Float:
    chance: Float = 1 / (1 + np.exp(-np.clip(strength, -FARTHEST, FARTHEST)))
    return chance


def _joined(games: Iterable[tuple[Float, Float]]) -> tuple[Float, Float]:
    inputs, outcomes = zip(*games)
    return np.concatenate(inputs), np.concatenate(outcomes)


def main(argv: Sequence[str] | None = None) -> None:
    """Reads replays, prints weights in the form of the module's table."""
    parser = argparse.ArgumentParser(description="Fits the Battle Sheep bot's value to recorded games.")
    parser.add_argument("files", nargs="+", type=Path, metavar="REPLAY", help="games of one edition")
    parser.add_argument("--positions", type=int, default=8, metavar="N", help="of each game (default 8)")
    args = parser.parse_args(argv)
    games = [pairs_of_game(record, args.positions) for path in args.files for record in read_records(path)]
    tests = max(1, int(len(games) * TEST_SHARE))
    seen, unseen = _joined(games[tests:]), _joined(games[:tests])
    weights = fit(*seen)
    print(f"{len(games)} games, {len(seen[0])} pairs: loss {loss(*seen, weights):.4f}, "
          f"on {tests} other games {loss(*unseen, weights):.4f}")
    for name, row in zip(FEATURES, fit(*_joined(games)).reshape(DEGREE + 1, -1).T):
        print(f"        ({', '.join(f'{weight:.4f}' for weight in row)}),  # {name}")


if __name__ == "__main__":
    main()
