"""What a seat and a start cell are worth: games of four equal greedy robots; run by ``make strength``."""
from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from arena.contract.game import Referee
from arena.contract.setup import Setup
from arena.stats.estimates import mean_of_sets
from bot.roborally.arena import GAME
from bot.roborally.arena.baselines import GreedyPlayer
from bot.roborally.arena.courses import official_courses
from bot.roborally.arena.referee import RoboRallyReferee

PLAYERS = 4
GAMES = 300
"""On each course, with every seat on its own start cell, and again with the cells dealt out at random."""
SEEDS = {"own": 5_000_000, "dealt out": 5_100_000}
COURSES = [name for name, course in official_courses().items() if PLAYERS in course.players]


def first_places(referee: Referee, seed: int) -> list[float]:
    """Each seat's share of the first place in a game of greedy robots."""
    players = [GreedyPlayer(Random(1000 * seed + seat)) for seat in range(PLAYERS)]
    for seat, player in enumerate(players):
        player.init(referee.init_lines(seat))
    while requests := referee.requests():
        assert not referee.apply({seat: players[seat].answer(asked.lines) for seat, asked in requests.items()})
    ranks = referee.result().ranks
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def printed(shares: Sequence[Sequence[float]]) -> str:
    estimates = [mean_of_sets(column, 0.0, 1.0) for column in np.transpose(shares)]
    return ", ".join(f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})" for share in estimates)


@pytest.mark.strength
@pytest.mark.parametrize("cells", SEEDS)
def test_the_first_start_cells_are_worse_and_the_first_seat_is_not(cells: str) -> None:
    by_seat, by_cell = [], []
    for seed in range(SEEDS[cells], SEEDS[cells] + GAMES):
        for course in COURSES:
            referee = RoboRallyReferee(Setup(seed, PLAYERS, "2005", GAME.limits, {"course": course, "max_turns": "60"}))
            order = list(range(PLAYERS))
            if cells == "dealt out":
                Random(7 * seed + 3).shuffle(order)
            referee.robots = [referee.robots[cell] for cell in order]
            shares = first_places(referee, seed)
            by_seat.append(shares)
            by_cell.append([shares[order.index(cell)] for cell in range(PLAYERS)])
    sys.stdout.write(f"\nfirst places, by seat {printed(by_seat)}; by start cell {printed(by_cell)}")
    assert np.mean(by_cell, axis=0)[0] < 1 / PLAYERS
    assert cells == "own" or np.mean(by_seat, axis=0)[0] >= 1 / PLAYERS - 0.02
