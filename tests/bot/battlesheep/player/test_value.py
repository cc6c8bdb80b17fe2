"""The value of a position without playing on."""
from __future__ import annotations

import numpy as np
import pytest

from bot.battlesheep.player.simulation import Model, RankRewards, Simulation
from bot.battlesheep.player.value import FEATURES, HORIZON, features_of, values_of, weighted_values
from bot.battlesheep.player.weights import WEIGHTS
from bot.battlesheep.rules.batch import ActionAbstraction, Batch, Root
from bot.battlesheep.rules.geometry import build_geometry
from bot.battlesheep.rules.plain import EDITIONS, HEX, Board
from bot.battlesheep.rules.state import PLAYERS
from botkit.search.clock import Deadline
from tests.bot.battlesheep.positions import opening, random_positions


def reached(board):
    """For each free cell within the horizon, the distance in steps and the players whose movable flocks are nearest."""
    found = {}
    fronts = {player: {(slide.x, slide.y) for slide in board.slides(player)} for player in range(1, PLAYERS + 1)}
    for distance in range(1, HORIZON + 1):
        for player, front in fronts.items():
            ahead = {direction.step(*cell) for cell in front for direction in board.edition.directions}
            fronts[player] = {cell for cell in ahead if board.is_free(*cell) and cell not in found}
        for cell in set().union(*fronts.values()):
            found[cell] = distance, [player for player, front in fronts.items() if cell in front]
    return found


@pytest.mark.parametrize("name", ["hex", "square", "square15"])
def test_features_are_what_their_names_say(name):
    for ply, (board, mover) in enumerate(random_positions(name, 6)):
        if ply % 5 or not mover:
            continue
        batch = Batch(Root.of(build_geometry(board.edition, board.owner), board, mover - 1), 2)
        features = {key: rows[:, 1] for key, rows in zip(FEATURES, features_of(batch))}
        nearest = list(reached(board).values())
        for p, player in enumerate(range(1, PLAYERS + 1)):
            movable = {(slide.x, slide.y): slide.most for slide in board.slides(player)}
            alone = [distance for distance, players in nearest if players == [player]]
            ties = sum(player in players and len(players) > 1 for _, players in nearest)
            assert {key: rows[p] for key, rows in features.items()} == {
                "cells": sum(board.region_sizes(player)), "spare": sum(movable.values()), "flocks": len(movable),
                "ties": ties, "pasture": min(sum(movable.values()), len(alone) + ties / 2),
                "one step": alone.count(1), "two steps": alone.count(2),
            }
        assert batch.free_cells().tolist() == [sum(row.count(0) for row in board.owner)] * 2


@pytest.mark.parametrize("name", ["hex", "square"])
def test_values_add_up_and_favour_who_has_more_to_graze(name):
    better = []
    for board, player in random_positions(name, 8):
        if not player:
            continue
        batch = Batch(Root.of(build_geometry(board.edition, board.owner), board, player - 1), 1)
        values = values_of(batch, WEIGHTS[name])[:, 0]
        assert values.sum() == pytest.approx(PLAYERS / 2)
        assert ((values >= 0) & (values <= 1)).all()
        features = dict(zip(FEATURES, features_of(batch)[:, :, 0]))
        better.append(np.argmax(values) == np.argmax(features["cells"] + features["pasture"]))
    assert np.mean(better) > 0.6


def batch_with_free_share(free_cells):
    """One row of 16 cells; players own all but the last ones."""
    row = [1 + cell % PLAYERS for cell in range(16 - free_cells)] + [0] * free_cells
    board = Board(HEX, [row], [[2] * (16 - free_cells) + [0] * free_cells])
    return Batch(Root.of(build_geometry(HEX, board.owner), board, 0), 3)


@pytest.mark.parametrize(("free_cells", "weight"), [(16, 0.8), (12, 0.5333), (8, 0.2667), (5, 0.0667), (4, 0), (0, 0)])
def test_the_weight_of_the_value_falls_evenly_with_the_free_cells(free_cells, weight):
    found = weighted_values(batch_with_free_share(free_cells), WEIGHTS["hex"], EDITIONS["hex"], weight=0.8, until=0.25)
    if weight == 0.0:
        assert found is None
    else:
        assert found[1] == pytest.approx([weight] * 3, abs=1e-4)
        assert (found[0] == values_of(batch_with_free_share(free_cells), WEIGHTS["hex"])).all()


def test_partners_share_the_mean_of_their_values():
    batch = batch_with_free_share(10)
    own = values_of(batch, WEIGHTS["square"])
    values, _ = weighted_values(batch, WEIGHTS["square"], EDITIONS["teams"], 0.8, 0.2)
    assert values == pytest.approx((own + own[[2, 3, 0, 1]]) / 2)


@pytest.mark.parametrize("weight", [0.0, 0.25, 1.0])
def test_a_reward_mixes_the_value_of_the_leaf_with_the_ranks_at_the_end(weight):
    def fixed(batch):
        return np.full((PLAYERS, batch.games), 2.0), np.full(batch.games, weight)

    board = opening("hex", 1)
    root = Root.of(build_geometry(board.edition, board.owner), board, 0)
    ranks = RankRewards(EDITIONS["hex"], (1.0, 0.5, 0.25, 0.0))

    def rewards(evaluation):
        simulation = Simulation(Model(16, ActionAbstraction(15), ranks, evaluation), root, seed=1)
        return simulation.batch(20).rewards(np.zeros(20, dtype=np.int64), Deadline.never())

    pure, mixed = rewards(None), rewards(fixed)
    assert pure.sum(axis=0) == pytest.approx([1.75] * 20, abs=1e-5)
    assert mixed == pytest.approx(weight * 2.0 + (1 - weight) * pure, abs=1e-5)
