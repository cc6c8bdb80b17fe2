"""EinStein wuerfelt nicht! in the arena."""
from __future__ import annotations

from bot.arena.game import Game, Limits

from .baselines import greedy_player, random_player
from .bench import bench
from .referee import JUDGES, EwnReferee
from .verify import differences
from .view import COLOURS, frames

GAME = Game(
    name="ewn",
    title="EinStein würfelt nicht!",
    seats=(2,),
    editions=tuple(JUDGES),
    limits=Limits(first_turn_ms=5000.0, turn_ms=1000.0),
    new_referee=EwnReferee,
    baselines={"random": random_player, "greedy": greedy_player},
    differences=differences,
    frames=frames,
    bench=bench,
    builtins={"plain": ("evaluation=combined",), "seed": ("search=negascout", "evaluation=combined")},
    colours=COLOURS,
)
