"""The Olympics in the arena."""
from __future__ import annotations

from bot.arena.game import Game

from .baselines import GreedyPlayer, RandomPlayer
from .bench import bench
from .referee import EDITIONS, LIMITS, OlympicsReferee
from .svg import COLOURS
from .verify import differences
from .view import frames

GAME = Game(
    name="olympics",
    title="Olympics",
    seats=(3,),
    editions=tuple(edition.name for edition in EDITIONS),
    limits=LIMITS,
    new_referee=OlympicsReferee,
    baselines={"random": RandomPlayer, "greedy": GreedyPlayer},
    differences=differences,
    frames=frames,
    bench=bench,
    colours=COLOURS,
    builtins={
        "seed": ("search=duct",),
        "duct": ("search=duct",),
        "plan": ("search=plan",),
        "planned_duct": ("search=planned_duct",),
    },
)
