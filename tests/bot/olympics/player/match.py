"""The lines of a match."""
from __future__ import annotations

from random import Random

from arena.contract.setup import Setup
from bot.olympics.arena.referee import LIMITS, OlympicsReferee
from bot.olympics.protocol import ACTION_NAMES

TURNS = 6
SEAT = 1


def match_lines(edition: str = "olympics", turns: int = TURNS) -> list[str]:
    """What one seat is sent in the first turns of a match of random players."""
    referee = OlympicsReferee(Setup(3, 3, edition, LIMITS))
    source = Random(3)
    lines = list(referee.init_lines(SEAT))
    for _ in range(turns):
        requests = referee.requests()
        lines += requests[SEAT].lines
        referee.apply({seat: source.choice(ACTION_NAMES) for seat in requests})
    return lines
