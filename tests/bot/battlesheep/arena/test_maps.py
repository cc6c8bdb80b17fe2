"""Maps drawn by chance."""
from __future__ import annotations

from random import Random

import pytest

from bot.battlesheep.arena.maps import FREE_CELLS, random_map
from bot.battlesheep.rules.plain import EDITIONS, Board
from bot.battlesheep.rules.state import COURSES


@pytest.mark.parametrize("name", sorted(COURSES))
def test_maps_have_the_wanted_cells_in_one_piece(name):
    course = COURSES[name]
    counts = set()
    for seed in range(12):
        grid = random_map(name, Random(seed))
        board = Board(EDITIONS[course.edition], [[1 if cell == 0 else -1 for cell in row] for row in grid])
        sizes = board.region_sizes(1)
        assert len(sizes) == 1 and len(grid) == len(grid[0]) == course.size
        counts.add(sizes[0])
        middle = course.size // 2
        assert (grid[middle][middle] == 0) == (sizes[0] != 63)
    assert counts == set(FREE_CELLS[name])
