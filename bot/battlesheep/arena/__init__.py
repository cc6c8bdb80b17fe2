"""Battle Sheep in the arena."""
from __future__ import annotations

from arena.contract.game import Game
from bot.battlesheep.arena.baselines import FlatPlayer, GreedyPlayer, RandomPlayer
from bot.battlesheep.arena.referee import LIMITS, MAX_FAULTS_IN_A_ROW, BattlesheepReferee, parts
from bot.battlesheep.arena.verify import differences
from bot.battlesheep.arena.view import COLOURS, STYLE, frames, line_frames, wording
from bot.battlesheep.rules.state import COURSES, PLAYERS

GAME = Game(
    name="battlesheep",
    title="Battle Sheep",
    seats=(PLAYERS,),
    editions=tuple(COURSES),
    limits=LIMITS["hex"],
    edition_limits=LIMITS,
    new_referee=BattlesheepReferee,
    baselines={"random": RandomPlayer, "greedy": GreedyPlayer, "flat": FlatPlayer},
    differences=differences,
    submissions="bot.submit",
    bench="bot.battlesheep.training.bench:bench",
    analyst="bot.battlesheep.analysis.judge:BattlesheepAnalyst",
    frames=frames,
    style=STYLE,
    line_frames=line_frames,
    parts=parts,
    wording=wording,
    missed_turns_allowed=MAX_FAULTS_IN_A_ROW - 1,
    colours=COLOURS[1:],
)
