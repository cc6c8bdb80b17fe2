"""The Olympics in the arena."""
from __future__ import annotations

from arena.contract.game import Game
from bot.olympics.arena.baselines import GreedyPlayer, RandomPlayer
from bot.olympics.arena.contest_replay import imported
from bot.olympics.arena.pictures import COLOURS
from bot.olympics.arena.referee import EDITIONS, LIMITS, OPTIONS, OlympicsReferee
from bot.olympics.arena.verify import differences, has_contest_seed
from bot.olympics.arena.view import frames, line_frames, parts
from bot.olympics.protocol import answer_part
from bot.olympics.rules.constants import PLAYERS

GAME = Game(
    name="olympics",
    title="Olympics",
    seats=(PLAYERS,),
    editions=tuple(EDITIONS),
    limits=LIMITS,
    memory_mib=768,
    new_referee=OlympicsReferee,
    baselines={"random": RandomPlayer, "greedy": GreedyPlayer},
    differences=differences,
    submissions="bot.submit",
    bench="bot.olympics.training.bench:bench",
    analyst="bot.olympics.analysis.judge:OlympicsAnalyst",
    frames=frames,
    line_frames=line_frames,
    parts=parts,
    colours=COLOURS,
    answer_part=answer_part,
    scores="products of points",
    options=OPTIONS,
    has_seed=has_contest_seed,
    imported=imported,
)
