"""The kit's own Olympics by its referee, and by a command-line referee around it: the same game."""
from __future__ import annotations

import shlex
import sys

from arena.contests.contest import Contest
from arena.contract.game import Game
from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from arena.match.one_game import play_game
from arena.run.contestants import contestant as contestant_of
from tests.arena.contests.contests import HERE, PYTHON, faults, play
from tests.conftest import ROOT

BOT = shlex.join([*PYTHON, str(HERE / "fake_olympian.py")])


def around(game: Game, seats: int) -> Contest:
    """The game as a contest of the command-line form, without limits of time."""
    referee = shlex.join([sys.executable, "-m", "tests.arena.contests.around", game.name])
    return Contest(ROOT, game.title, referee, players=(seats,), seed="-d seed={seed}", log=True,
                   first_turn_ms=0.0, turn_ms=0.0)


def test_both_referees_play_the_same_game() -> None:
    game = load_game("olympics")
    bots = [contestant_of(game, BOT) for _ in range(3)]
    own = play_game(game, Setup(7, 3, game.editions[0], NO_LIMITS), bots)
    foreign = play(around(game, 3), *bots, seed=7)
    assert not faults(foreign)
    assert foreign.final_scores == own.final_scores and foreign.ranks == own.ranks
    assert [turn.actions for turn in foreign.turns] == [turn.actions for turn in own.turns]
    for seat in range(3):
        sent = [line for turn in foreign.turns for line in turn.inputs[seat]]
        assert sent == own.player_inputs_init[seat] + [line for turn in own.turns for line in turn.inputs[seat]]
