"""Random maps of each edition, grown from the centre."""
from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.games.battlesheep.rules import FREE, HEX, SQUARE, WALL, Board, Cell, Edition, Grid, Rules

OPEN_CHANCE = 0.7


@dataclass(frozen=True)
class Format:
    """What is played: rules, the size of the map, its number of free cells, the sheep of each player, the limit."""

    rules: Rules
    size: int
    free_cells: tuple[int, ...]
    """The possible numbers; one is drawn."""
    sheep: int
    centre_tells: bool
    """The centre is free on the maps with the most cells and a wall on the others."""
    step_ms: float
    """What the course allows for a start or a move."""


FORMATS = {
    "hex": Format(Rules(HEX), 12, (63, 65), 16, centre_tells=True, step_ms=6000.0),
    "square": Format(Rules(SQUARE), 12, (64,), 16, centre_tells=False, step_ms=3000.0),
    "square15": Format(Rules(SQUARE), 15, (100,), 32, centre_tells=False, step_ms=3000.0),
    "teams": Format(Rules(SQUARE, teams=True), 12, (64,), 16, centre_tells=False, step_ms=3000.0),
}


def random_map(form: Format, random: Random) -> Grid:
    """Rows of walls and free cells; the free cells are connected.

    From the centre outwards each position that is seen for the first time is free with
    probability :data:`OPEN_CHANCE`, until there are enough; a growth that stops early starts again.
    """
    count = random.choice(form.free_cells)
    centre = (form.size // 2, form.size // 2)
    centre_free = not form.centre_tells or count == max(form.free_cells)
    while True:
        free = _grow(form.rules.edition, form.size, centre, count + (not centre_free), random)
        if not centre_free:
            free.discard(centre)
        if len(free) == count and _connected(form.rules.edition, form.size, free):
            return [[FREE if (x, y) in free else WALL for x in range(form.size)] for y in range(form.size)]


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
            if random.random() < OPEN_CHANCE:
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
