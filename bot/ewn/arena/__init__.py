"""EinStein wuerfelt nicht! in the arena."""
from __future__ import annotations

from arena.contract.game import Game
from bot.ewn.arena.baselines import GreedyPlayer, RandomPlayer
from bot.ewn.arena.referee import GAME_SECONDS, LIMITS, MIRRORED, OWN, PLAYERS, EwnReferee
from bot.ewn.arena.verify import differences
from bot.ewn.arena.view import COLOURS, STYLE, frames, line_frames, parts
from bot.ewn.protocol import JUDGES

GAME = Game(
    name="ewn",
    title="EinStein würfelt nicht!",
    seats=(PLAYERS,),
    editions=tuple(JUDGES),
    limits=LIMITS,
    new_referee=EwnReferee,
    baselines={"random": RandomPlayer, "greedy": GreedyPlayer},
    differences=differences,
    submissions="bot.submit",
    bench="bot.ewn.training.bench:bench",
    analyst="bot.ewn.analysis.judge:EwnAnalyst",
    frames=frames,
    style=STYLE,
    line_frames=line_frames,
    parts=parts,
    colours=COLOURS,
    scores="1 for the winner",
    options={
        "layout": f"{MIRRORED}, or {OWN}: the bots place their own pieces (judge_a); default {MIRRORED}",
        "game_seconds": "what all answers of a bot may take; without it the bots are told that it is"
                        f" {GAME_SECONDS}, and nobody keeps that clock",
    },
)
