"""A course, its tables, robots at its start, and searches to their end."""
from __future__ import annotations

from collections.abc import Iterable

from bot.roborally.arena.courses import official_courses
from bot.roborally.player.decision import Decision
from bot.roborally.player.prospects import Prospects
from bot.roborally.protocol import Observation
from bot.roborally.rules.editions import RULES_2005, Rules
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.state import Order, Robot
from bot.roborally.rules.travel import Poses, Travel
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult


def prospects_of(floor: Floor, rules: Rules, sweeps: int = 2) -> Prospects:
    return Prospects(Travel.solved(Poses(floor, rules), sweeps, hands=16))


BOARD = official_courses()["Dizzy Dash"].floor
PROSPECTS = prospects_of(BOARD, RULES_2005)
ROBOTS = tuple(Robot((x, 8), 0, archive=(x, 8), lives=3) for x in (5, 6, 7))
HAND = (1, 12, 30, 44, 50, 55, 60, 70, 80)
TURN = Observation(1, ROBOTS, HAND)


def last(results: Iterable[SearchResult[Order]]) -> SearchResult[Order]:
    """The result with which a search ends."""
    *_, found = results
    return found


def decided(decision: Decision) -> Order:
    """The order after the whole search."""
    return last(decision.search(Deadline.never())).answer
