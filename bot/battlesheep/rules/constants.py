"""What all parts of Battle Sheep share: the marks on a grid, and the settings of the courses."""
from __future__ import annotations

from typing import NamedTuple

WALL = -1
FREE = 0
PLAYERS = 4


class CourseSettings(NamedTuple):
    """The settings of the game in one course."""

    rules: str
    """A key of :data:`bot.battlesheep.rules.plain.RULES`; the referee's protocol calls it the edition."""
    size: int
    """The map's width and height."""
    sheep: int
    """The sheep of each player at the start."""
    step_ms: int
    """The time that the server allows for a start or a move, in milliseconds."""
    port: int
    """The port on which the server listens."""


COURSES = {
    "hex": CourseSettings("hex", 12, 16, 6000, 8888),
    "square": CourseSettings("square", 12, 16, 3000, 8887),
    "square15": CourseSettings("square", 15, 32, 3000, 8887),
    "teams": CourseSettings("teams", 12, 16, 3000, 8887),
}
