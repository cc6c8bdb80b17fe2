"""New runs and skating orders, drawn with the contest's odds."""
from __future__ import annotations

from random import Random

from bot.olympics.rules.constants import FINISH, GROUND, HURDLE, LETTERS, LONGEST_RUN, PLAYERS
from bot.olympics.rules.state import Archery, Diving, Hurdles, Skating

WIND_WEIGHTS = (0.0, 2.0, 2.0, 2.0, 0.5, 0.5, 0.25, 0.25, 0.25, 0.2)
"""The weights of the winds 0 to 9."""
RUN_UP = (3, 7)
HURDLE_COUNT = (3, 6)
HURDLE_GAPS = (3, 4)
RUN_LENGTH = (12, LONGEST_RUN)  # winds of archery, letters of diving
ARROW_START = (5, 9)


def draw_hurdles(source: Random) -> Hurdles:
    """A free start, then hurdles at distances of three or four cells."""
    track = GROUND * source.randint(*RUN_UP)
    for _ in range(source.randint(*HURDLE_COUNT)):
        track += HURDLE + GROUND * source.choice(HURDLE_GAPS)
    return Hurdles(track[:FINISH].ljust(FINISH, GROUND) + GROUND)


def draw_archery(source: Random) -> Archery:
    """Winds drawn by their weights, and one start for all arrows."""
    winds = source.choices(range(len(WIND_WEIGHTS)), WIND_WEIGHTS, k=source.randint(*RUN_LENGTH))
    arrow = (_either_side(source), _either_side(source))
    return Archery(winds, [arrow] * PLAYERS)


def _either_side(source: Random) -> int:
    return source.choice((-1, 1)) * source.randint(*ARROW_START)


def draw_skating(source: Random) -> Skating:
    """All skaters at the start."""
    return Skating(draw_order(source))


def draw_order(source: Random) -> str:
    """Any order of the four letters."""
    return "".join(source.sample(LETTERS, len(LETTERS)))


def draw_diving(source: Random) -> Diving:
    """Uniform letters."""
    return Diving("".join(source.choices(LETTERS, k=source.randint(*RUN_LENGTH))))


DRAW = (draw_hurdles, draw_archery, draw_skating, draw_diving)
"""What draws a run of each game, by its number."""
