"""RoboRally in the arena."""
from __future__ import annotations

from arena.contract.game import Game
from bot.roborally.arena.baselines import GreedyPlayer, RandomPlayer
from bot.roborally.arena.courses import GENERATED, official_courses
from bot.roborally.arena.referee import BAD_TURNS_ALLOWED, LIMITS, MAX_TURNS, RoboRallyReferee, map_of, parts
from bot.roborally.arena.verify import differences
from bot.roborally.arena.view import COLOURS, frames, line_frames, wording
from bot.roborally.rules.editions import EDITIONS

GAME = Game(
    name="roborally",
    title="RoboRally",
    seats=(4, 2, 3, 5, 6, 7, 8),
    editions=tuple(EDITIONS),
    limits=LIMITS,
    new_referee=RoboRallyReferee,
    baselines={"random": RandomPlayer, "greedy": GreedyPlayer},
    differences=differences,
    frames=frames,
    line_frames=line_frames,
    parts=parts,
    submissions="bot.submit",
    bench="bot.roborally.training.bench:bench",
    analyst="bot.roborally.analysis.judge:RoboRallyAnalyst",
    missed_turns_allowed=BAD_TURNS_ALLOWED,
    colours=COLOURS,
    wording=lambda answer, edition: wording(answer),
    map_of=map_of,
    scores="checkpoints",
    options={
        "course": f"{', '.join(official_courses())}, or {GENERATED}: one made from the seed; default: an official one"
                  " drawn from the seed that suits the edition and the players",
        "max_turns": f"the game ends after so many; default {MAX_TURNS}",
    },
)
