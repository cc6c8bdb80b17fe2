"""Battle Sheep in the arena."""
from __future__ import annotations

from bot.arena.game import Demo, Game
from bot.arena.games.battlesheep.baselines import GreedyPlayer, RandomPlayer
from bot.arena.games.battlesheep.flat import FlatPlayer
from bot.arena.games.battlesheep.referee import LIMITS, MAX_FAULTS_IN_A_ROW, BattlesheepReferee
from bot.arena.games.battlesheep.verify import differences
from bot.arena.games.battlesheep.view import COLOURS, frames
from bot.games.battlesheep.constants import COURSES, PLAYERS

GAME = Game(
    name="battlesheep",
    title="Battle Sheep",
    seats=(PLAYERS,),
    editions=tuple(COURSES),
    limits=LIMITS["hex"],
    edition_limits=LIMITS,
    demo=Demo(sets=1, effort=8000),
    new_referee=BattlesheepReferee,
    baselines={"random": RandomPlayer, "greedy": GreedyPlayer, "flat": FlatPlayer},
    differences=differences,
    analyst="bot.analysis.battlesheep:BattlesheepAnalyst",
    frames=frames,
    late_answers_forgiven=MAX_FAULTS_IN_A_ROW - 1,
    colours=COLOURS[1:],
)
