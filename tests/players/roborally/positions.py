"""A course, its tables, and robots at its start."""
from __future__ import annotations

from bot.arena.games.roborally.courses import official_courses
from bot.games.roborally.board import Board
from bot.games.roborally.editions import RULES_2005, Rules
from bot.games.roborally.poses import Poses
from bot.games.roborally.prospects import Prospects, Weights
from bot.games.roborally.state import Robot
from bot.games.roborally.tables import FloorTables
from bot.games.roborally.travel import Travel


def prospects_of(board: Board, rules: Rules, sweeps: int = 2) -> Prospects:
    travel = Travel(Poses(FloorTables(board), rules), hands=16)
    for _ in travel.solve(sweeps):
        pass
    return Prospects(travel, Weights())


BOARD = official_courses()["Dizzy Dash"].board
PROSPECTS = prospects_of(BOARD, RULES_2005)
ROBOTS = [Robot((x, 8), 0, archive=(x, 8), lives=3) for x in (5, 6, 7)]
HAND = (1, 12, 30, 44, 50, 55, 60, 70, 80)
