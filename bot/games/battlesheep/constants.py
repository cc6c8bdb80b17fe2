"""What all parts of Battle Sheep agree on: the marks on a grid, and what the course plays with."""
from __future__ import annotations

from typing import NamedTuple

WALL = -1
FREE = 0
PLAYERS = 4


class Course(NamedTuple):
    """One form of the game as a course had it."""

    rules: str
    """A key of :data:`bot.games.battlesheep.rules.RULES`; the referee's protocol calls it the edition."""
    size: int
    """The map's width and height."""
    sheep: int
    """Of each player at the start."""
    step_ms: int
    """What the server allows for a start or a move."""
    port: int
    """Where the server listens."""


COURSES = {
    "hex": Course("hex", 12, 16, 6000, 8888),
    "square": Course("square", 12, 16, 3000, 8887),
    "square15": Course("square", 15, 32, 3000, 8887),
    "teams": Course("teams", 12, 16, 3000, 8887),
}
