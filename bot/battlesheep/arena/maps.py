"""Random maps of each edition, grown from the centre."""
from __future__ import annotations

from random import Random

from bot.battlesheep.rules.plain import EDITIONS, Board, Edition
from bot.battlesheep.rules.state import COURSES, FREE, WALL, Cell

OPEN_PROBABILITY = 0.7
FREE_CELLS = {"hex": (63, 65), "square": (64,), "square15": (100,), "teams": (64,)}
"""By course, the possible numbers of free cells. On the maps with the most, the centre is free."""


def random_map(name: str, random: Random) -> list[list[int]]:
    """Rows of walls and free cells, for the course called ``name``; the free cells are connected.

    The map grows outwards from the centre: each new position is free with probability :data:`OPEN_PROBABILITY`, until
    there are enough free cells. If the growth stops early, it starts again.
    """
    course = COURSES[name]
    size, edition = course.size, EDITIONS[course.edition]
    count = random.choice(FREE_CELLS[name])
    centre = (size // 2, size // 2)
    centre_is_free = count == max(FREE_CELLS[name])
    while True:
        free = _grow(edition, size, centre, count + (not centre_is_free), random)
        if not centre_is_free:
            free.discard(centre)
        if len(free) == count and _connected(edition, size, free):
            return [[FREE if (x, y) in free else WALL for x in range(size)] for y in range(size)]


def _grow(edition: Edition, size: int, centre: Cell, count: int, random: Random) -> set[Cell]:
    board = _empty(edition, size)
    seen, free, frontier = {centre}, {centre}, [centre]
    while frontier and len(free) < count:
        around = board.touching(*frontier.pop(random.randrange(len(frontier))))
        random.shuffle(around)
        for cell in around:
            if cell in seen or not board.inside(*cell) or len(free) == count:
                continue
            seen.add(cell)
            if random.random() < OPEN_PROBABILITY:
                free.add(cell)
                frontier.append(cell)
    return free


def _connected(edition: Edition, size: int, free: set[Cell]) -> bool:
    board = _empty(edition, size)
    for x, y in free:
        board.owner[y][x] = 1
    return board.region_sizes(1) == [len(free)]


def _empty(edition: Edition, size: int) -> Board:
    return Board(edition, [[WALL] * size for _ in range(size)])
