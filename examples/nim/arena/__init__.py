"""Nim in the arena: ``arena play examples.nim.arena:GAME builtin:greedy builtin:random``."""
from __future__ import annotations

from arena.contract.game import Game
from arena.contract.setup import Limits
from examples.nim.arena.baselines import GreedyPlayer, RandomPlayer
from examples.nim.arena.referee import EDITION, OPTIONS, NimReferee
from examples.nim.arena.view import frames
from examples.nim.rules.state import PLAYERS

GAME = Game(
    name="nim",
    title="Nim",
    seats=(PLAYERS,),
    editions=(EDITION,),
    limits=Limits(first_turn_ms=1000.0, turn_ms=100.0),
    new_referee=NimReferee,
    baselines={"random": RandomPlayer, "greedy": GreedyPlayer},
    frames=frames,
    submissions="examples.submit",
    analyst="examples.nim.analysis.judge:NimAnalyst",
    options=OPTIONS,
)
