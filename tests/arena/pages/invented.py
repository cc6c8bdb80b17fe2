"""Pages of analysed games of all four kinds, made without a search: the values are invented."""
from __future__ import annotations

from arena.contract.game import Game
from arena.contract.judgement import Effort, GameAnalysis, Judgement
from arena.contract.record import Replay
from arena.pages.page import replay_page

LOSSES = (0.31, 0.12, 0.07, 0.03, 0.02)
"""What the most expensive answers have cost, spread over the game and the seats."""


def invented(record: Replay) -> GameAnalysis:
    """An analysis of a whole game in which some answers have cost :data:`LOSSES`, and all others nothing."""
    seats = len(record.players)
    results = tuple(float(rank == 1) for rank in record.ranks)
    game = GameAnalysis("probability to win", 1 / seats, results, effort=Effort(fixed=1))
    turns = [(turn, one) for turn, one in enumerate(record.turns) if not one.before_game]
    asked = [(turn, seat) for turn, one in turns for seat in sorted(one.inputs)]
    every = max(1, len(asked) // len(LOSSES))
    losses = {place: LOSSES[index % len(LOSSES)] for index, place in enumerate(asked[every // 2 :: every])}
    for turn, seat in asked:
        value, loss = 0.6 - 0.05 * seat, losses.get((turn, seat), 0.0)
        answer = record.turns[turn].actions[seat]
        best = [("another answer", value)] if loss else [(str(answer), value)]
        game.judgements[turn, seat] = Judgement(turn, seat, answer, value - loss, tuple(best), causes=("a pit",))
    return game


def analysed_page(game: Game, record: Replay) -> str:
    """The page of a game with an invented analysis."""
    return replay_page(game, record, analysis=invented(record))
