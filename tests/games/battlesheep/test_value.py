"""The value of a position without playing on."""
from __future__ import annotations

import numpy as np
import pytest

from bot.arena.games.battlesheep.baselines import nearest_players, territory
from bot.games.battlesheep.batch import Batch, Root
from bot.games.battlesheep.constants import PLAYERS
from bot.games.battlesheep.geometry import build_geometry
from bot.games.battlesheep.value import FEATURES, VALUES, features_of

from .positions import random_positions


@pytest.mark.parametrize("name", ["hex", "square", "square15"])
def test_features_are_what_their_names_say(name):
    whole = []
    for ply, (board, player) in enumerate(random_positions(name, 6)):
        if ply % 5 or not player:
            continue
        batch = Batch(Root.of(build_geometry(board.edition, board.owner), board, player - 1), 2)
        features = {key: rows[:, 1] for key, rows in zip(FEATURES, features_of(batch))}
        nearest = nearest_players(board)
        for p in range(PLAYERS):
            assert features["cells"][p] == sum(board.region_sizes(p + 1))
            movable = {(s.x, s.y): s.most for s in board.slides(p + 1)}
            assert features["spare"][p] == sum(movable.values())
            assert features["flocks"][p] == len(movable)
            assert features["one step"][p] <= len(movable) * len(board.edition.directions)
        hoped = np.minimum(features["spare"], np.array(territory(board)) + features["ties"] / 2)
        assert (features["pasture"] <= hoped).all()
        whole += [bool((features["pasture"] == hoped).all())]
        assert (features["one step"] + features["two steps"] <= len(nearest)).all()
        assert batch.free_cells().tolist() == [sum(row.count(0) for row in board.owner)] * 2
    assert np.mean(whole) > 0.7, "only cells beyond the horizon may be missing"


@pytest.mark.parametrize("name", ["hex", "square"])
def test_values_add_up_and_favour_who_has_more_to_graze(name):
    better = []
    for board, player in random_positions(name, 8):
        if not player:
            continue
        batch = Batch(Root.of(build_geometry(board.edition, board.owner), board, player - 1), 1)
        values = VALUES[name].of(batch)[:, 0]
        assert values.sum() == pytest.approx(PLAYERS / 2)
        assert ((values >= 0) & (values <= 1)).all()
        features = dict(zip(FEATURES, features_of(batch)[:, :, 0]))
        better.append(np.argmax(values) == np.argmax(features["cells"] + features["pasture"]))
    assert np.mean(better) > 0.6
