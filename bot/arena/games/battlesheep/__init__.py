"""Battle Sheep in the arena."""
from __future__ import annotations

from bot.arena.game import Game, Limits
from bot.arena.games.battlesheep.baselines import BASELINES
from bot.arena.games.battlesheep.bench import bench
from bot.arena.games.battlesheep.maps import FORMATS
from bot.arena.games.battlesheep.referee import MAX_FAULTS_IN_A_ROW, BattlesheepReferee
from bot.arena.games.battlesheep.verify import differences
from bot.arena.games.battlesheep.view import COLOURS, frames

GAME = Game(
    name="battlesheep",
    title="Battle Sheep",
    seats=(4,),
    editions=tuple(FORMATS),
    limits=Limits(first_turn_ms=6000.0, turn_ms=6000.0),
    new_referee=BattlesheepReferee,
    baselines=BASELINES,
    differences=differences,
    frames=frames,
    bench=bench,
    late_answers_forgiven=MAX_FAULTS_IN_A_ROW - 1,
    builtins={"seed": ("trust=0", "choices=0", "start=seed")},
    colours=COLOURS[1:],
)
