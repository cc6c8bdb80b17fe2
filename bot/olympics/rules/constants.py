"""The numbers of the Olympics as in the contest's referee, from which its statement differs here and there."""
from __future__ import annotations

PLAYERS = 3
TURNS = 100
ACTIONS = 4
JOINT_ACTIONS = ACTIONS ** PLAYERS
"""The combinations of the actions of all players."""
UP, DOWN, LEFT, RIGHT = range(ACTIONS)
LETTERS = "UDLR"
NO_ACTION = -1
"""In place of the action of a player that is out."""

GAMES = 4
HURDLES, ARCHERY, SKATING, DIVING = range(GAMES)
GAME_NAMES = ("hurdles", "archery", "skating", "diving")

MEDALS = 3
GOLD, SILVER, BRONZE = range(MEDALS)
MEDAL_POINTS = (3, 1, 0)
OUT_SCORE = -1

FINISH = 29
GROUND = "."
HURDLE = "#"
HURDLE_STUN = 2
HURDLE_STEPS = (2, 2, 1, 3)

LONGEST_RUN = 15
"""The most turns that a run of archery or diving takes."""

ARCHERY_LIMIT = 20
ARCHERY_MOVES = ((0, -1), (0, 1), (-1, 0), (1, 0))

SKATING_TURNS = 15
SKATING_RING = 10
SKATING_SPACES = (1, 2, 2, 3)
SKATING_RISKS = (-1, 0, 1, 2)
COLLISION_RISK = 2
FALL_RISK = 5
FALLEN = -2
