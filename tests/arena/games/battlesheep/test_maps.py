"""Maps drawn by chance."""
from __future__ import annotations

from random import Random

import pytest

from bot.arena.games.battlesheep.maps import FORMATS, random_map
from bot.games.battlesheep.rules import Board


@pytest.mark.parametrize("edition", sorted(FORMATS))
def test_maps_have_the_wanted_cells_in_one_piece(edition):
    form = FORMATS[edition]
    counts = set()
    for seed in range(12):
        grid = random_map(form, Random(seed))
        board = Board(form.rules.edition, [[1 if cell == 0 else -1 for cell in row] for row in grid])
        sizes = board.region_sizes(1)
        assert len(sizes) == 1 and len(grid) == len(grid[0]) == form.size
        counts.add(sizes[0])
        if form.centre_tells:
            assert (grid[6][6] == 0) == (sizes[0] == 65)
    assert counts == set(form.free_cells)
