"""A game of the toy with an analysis made by hand: each kind of answer once, all others good."""
from __future__ import annotations

from arena.contract.judgement import Effort, GameAnalysis, Judgement
from arena.contract.record import Replay
from arena.contract.setup import NO_LIMITS, Setup
from arena.match.one_game import play_game
from arena.run.contestants import contestant
from tests.arena.toy import GAME, TURNS

GOOD = 0.5
SPECIAL = {
    (1, 0): Judgement(1, 0, "3", 0.30, (("9", 0.50), ("8", 0.45)), 0.01, causes=("pit",)),
    (3, 1): Judgement(3, 1, "4", 0.44, (("9", 0.52),), 0.01, sure=False),
    (5, 0): Judgement(5, 0, "5", 0.48, (("9", 0.50),), 0.005),
    (6, 1): Judgement(6, 1, "6", 0.49, (("9", 0.52),), 0.04),
    (8, 0): Judgement(8, 0, None, 0.0, (("9", 0.50),), causes=("late",), fault="timeout: no answer in 300 ms"),
}
"""A blunder, a mistake, an inaccuracy, a loss within the noise, and an answer that did not count."""


def toy_game() -> Replay:
    """A game of the toy."""
    players = [contestant(GAME, f"builtin:{name}") for name in ("greedy", "random")]
    return play_game(GAME, Setup(1, 2, "plain", NO_LIMITS), players)


def analysed(record: Replay, *, is_whole: bool = True) -> GameAnalysis:
    """What an analysis of a game of two might say."""
    game = GameAnalysis("chance of a point", 0.5, (1.0, 0.0), effort=Effort(fixed=7), is_judged=is_whole)
    for turn in range(TURNS):
        for seat in range(2):
            answer = record.turns[turn].actions[seat]
            good = Judgement(turn, seat, answer, GOOD, ((str(answer), GOOD),))
            game.judgements[turn, seat] = SPECIAL.get((turn, seat), good)
        game.luck[turn] = (0.2, -0.2) if turn == 4 else (0.0, 0.0)
    game.covered = set(game.judgements)
    return game
