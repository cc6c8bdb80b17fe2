"""A bot for Ultimate Tic-Tac-Toe in CodinGame's protocol.

It is sent what the opponent did alone, so it remembers its own answers: both go into the tree.
"""
from __future__ import annotations

from dataclasses import dataclass

from game import START, Uttt, move_at, named

from botkit.client.parameters import CommonParams, argument_parser, effort
from botkit.client.session import Session, run
from botkit.client.times import UNLIMITED, TurnTime
from botkit.search.mcts import Mcts


@dataclass(frozen=True)
class Params(CommonParams):
    """What can be set with ``--set NAME=VALUE``."""

    iterations: int = effort()
    first_turn_ms: float = 500.0  # of 1,000 ms, in which Python starts
    turn_ms: float = 100.0
    margin_ms: float = 15.0
    seed: int = 1


def serve() -> None:
    """Plays one game."""
    params = argument_parser("Ultimate Tic-Tac-Toe", Params()).parse_args().params
    session = Session(params.explain)
    search = Mcts(Uttt(), START, seed=params.seed)
    limit_ms = params.first_turn_ms
    while True:
        row, column = map(int, session.line().split())
        for _ in range(int(session.line())):
            session.line()
        if row >= 0:
            search.follow(move_at(row, column))
        time = UNLIMITED if params.iterations else TurnTime.before(limit_ms, limit_ms - params.margin_ms)
        results = search.results(session.deadline(time), params.iterations)
        move = session.best_in_time(results, search.result(), time, named).answer
        search.follow(move_at(*map(int, session.answer(named(move)).split())))
        session.rest()
        limit_ms = params.turn_ms


if __name__ == "__main__":
    run(serve)
