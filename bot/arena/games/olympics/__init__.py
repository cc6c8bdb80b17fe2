"""The Olympics in the arena."""
from __future__ import annotations

from bot.arena.game import Demo, Game
from bot.arena.games.olympics.baselines import GreedyPlayer, RandomPlayer
from bot.arena.games.olympics.contest_replay import imported
from bot.arena.games.olympics.pictures import COLOURS
from bot.arena.games.olympics.referee import EDITIONS, LIMITS, OPTIONS, OlympicsReferee
from bot.arena.games.olympics.verify import differences, has_contest_seed
from bot.arena.games.olympics.view import frames
from bot.games.olympics.constants import PLAYERS

GAME = Game(
    name="olympics",
    title="Olympics",
    seats=(PLAYERS,),
    editions=tuple(EDITIONS),
    limits=LIMITS,
    memory_mib=768,
    demo=Demo(sets=2),
    new_referee=OlympicsReferee,
    baselines={"random": RandomPlayer, "greedy": GreedyPlayer},
    differences=differences,
    analyst="bot.analysis.olympics:OlympicsAnalyst",
    frames=frames,
    colours=COLOURS,
    scores="products of points",
    options=OPTIONS,
    has_seed=has_contest_seed,
    imported=imported,
)
