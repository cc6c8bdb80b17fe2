"""The courses of games: the official ones of the 2005 edition, and random floors."""
from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any

from bot.roborally.rules import floor as kinds
from bot.roborally.rules.constants import FACINGS, Cell
from bot.roborally.rules.floor import Floor, shifted

COURSES = Path(__file__).with_name("courses.json")
GENERATED = "generated"
"""The name of a random course."""


@dataclass(frozen=True)
class Course:
    """A floor with checkpoints, start cells in the order of the seats, and the numbers of players that it suits."""

    name: str
    rows: tuple[str, ...]
    checkpoints: tuple[Cell, ...]
    starts: tuple[tuple[Cell, int], ...]
    players: range

    @cached_property
    def floor(self) -> Floor:
        return Floor(self.rows, self.checkpoints)


@cache
def official_courses() -> dict[str, Course]:
    """The official courses by name."""
    return {entry["name"]: _course(entry) for entry in json.loads(COURSES.read_text(encoding="utf-8"))}


def _course(entry: dict[str, Any]) -> Course:
    least, most = entry["players"]
    return Course(
        name=entry["name"],
        rows=tuple(entry["rows"]),
        checkpoints=tuple((x, y) for x, y in entry["checkpoints"]),
        starts=tuple(((x, y), FACINGS.index(facing)) for x, y, facing in entry["starts"]),
        players=range(least, most + 1),
    )


def choose_course(name: str | None, features: frozenset[str], seats: int, random: Random) -> Course:
    """The course called ``name``; without a name, one that suits the number of players and has only ``features``.

    Raises :class:`ValueError` for an unknown name, or a course with other features.
    """
    if name == GENERATED:
        return generate(random, features, seats)
    courses = official_courses()
    if name is None:
        fitting = [c for c in courses.values() if seats in c.players and features_of(c.floor) <= features]
        return random.choice(fitting) if fitting else generate(random, features, seats)
    if name not in courses:
        raise ValueError(f"no course is called {name!r}; there are: {', '.join([*courses, GENERATED])}")
    missing = features_of(courses[name].floor) - features
    if missing:
        raise ValueError(f"the course {name!r} has what this edition does not know: {', '.join(sorted(missing))}")
    return courses[name]


def features_of(floor: Floor) -> frozenset[str]:
    """The kinds of features that a floor has."""
    present = {
        kinds.WALL: floor.walls, kinds.PIT: floor.pits, kinds.BELT: set(floor.belts) - floor.express,
        kinds.EXPRESS: floor.express, kinds.GEAR: floor.gears, kinds.PUSHER: floor.pushers,
        kinds.LASER: floor.lasers, kinds.REPAIR: floor.repair_sites,
    }
    return frozenset(name for name, cells in present.items() if cells)


def generate(
    random: Random, features: frozenset[str], seats: int, width: int = 12, height: int = 12, checkpoints: int = 4,
) -> Course:
    """A random floor with the given kinds of features.

    Checkpoints and start cells are plain floor; belts form paths. The course may be hard.
    """
    cells = [(x, y) for y in range(height) for x in range(width)]
    tokens: dict[Cell, list[str]] = {cell: [] for cell in cells}
    plain = random.sample(cells, checkpoints + seats)
    rest = [cell for cell in cells if cell not in plain]
    for express, kind in ((False, kinds.BELT), (True, kinds.EXPRESS)):
        if kind in features:
            _lay_belts(random, tokens, rest, "E" if express else "C")
    for kind, feature_of in _SINGLE.items():
        if kind in features:
            bare = [cell for cell in rest if not tokens[cell]]
            for cell in random.sample(bare, min(len(bare), len(cells) // 30)):
                tokens[cell].append(feature_of(random))
    if kinds.WALL in features:
        for cell in random.sample(cells, len(cells) // 10):
            tokens[cell].append(random.choice("nesw"))
    rows = tuple(" ".join("+".join(tokens[x, y]) or "." for x in range(width)) for y in range(height))
    starts = tuple((cell, random.randrange(4)) for cell in plain[checkpoints:])
    return Course(GENERATED, rows, tuple(plain[:checkpoints]), starts, range(1, seats + 1))


def _lay_belts(random: Random, tokens: dict[Cell, list[str]], rest: list[Cell], letter: str) -> None:
    """Lays belts in paths that mostly run straight, until they meet something."""
    for _ in range(len(rest) // 24):
        cell, direction = random.choice(rest), random.randrange(4)
        for _ in range(random.randrange(2, 9)):
            if cell not in rest or tokens[cell]:
                break
            tokens[cell].append(letter + FACINGS[direction])
            cell = shifted(cell, direction)
            direction = (direction + random.choice((0, 0, 0, 1, 3))) % 4


_SINGLE: dict[str, Callable[[Random], str]] = {
    kinds.PIT: lambda random: "X",
    kinds.GEAR: lambda random: random.choice(("GL", "GR")),
    kinds.PUSHER: lambda random: "P" + random.choice(FACINGS) + random.choice(("135", "24", "12345")),
    kinds.LASER: lambda random: "Z" + random.choice(FACINGS) + random.choice("123"),
    kinds.REPAIR: lambda random: random.choice(("H", "HH")),
}
