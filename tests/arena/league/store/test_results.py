from __future__ import annotations

import numpy as np

from arena.contract.measure import MEAN, Measure
from arena.league.store.results import ENTRY, GameResults


def test_a_gain_is_over_all_others_of_a_game_and_a_win_over_each_that_is_behind() -> None:
    entries = np.zeros((1, 3), ENTRY)
    entries["score"], entries["rank"] = [10.0, 7.0, 4.0], [1, 2, 2]
    found = GameResults(np.array([1]), np.array([1]), entries)
    assert found.points(Measure(MEAN)).tolist() == [[9.0, 0.0, -9.0]]
    assert found.points(None).tolist() == [[2.0, 0.5, 0.5]]
