"""Blunders planted in games of RoboRally are found."""
from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from arena.contract.judgement import Effort, Judgement
from arena.contract.record import Replay
from arena.contract.setup import Setup
from bot.roborally.analysis.judge import RoboRallyAnalyst
from bot.roborally.arena import GAME
from bot.roborally.arena.baselines import GreedyPlayer, RandomPlayer
from bot.roborally.arena.courses import official_courses
from tests.bot.helpers import made

PLAYERS = 4
COSTLY = 0.05
SHARE_FOUND = 0.95
QUICK, MORE, USUAL, LONG = (Effort(fixed=effort) for effort in (4000, 8000, 15_000, 100_000))


def game_with_planted_answers(course: str, seed: int, share: float) -> tuple[Replay, list[tuple[int, int]]]:
    """The record of a game of greedy players who answer at random in a ``share`` of turns; those turns, with seats."""
    random = Random(seed)
    referee = GAME.new_referee(Setup(seed, PLAYERS, "2005", GAME.limits, {"course": course, "max_turns": "60"}))
    openings = [referee.init_lines(seat) for seat in range(PLAYERS)]
    greedy = [GreedyPlayer(Random(random.random())) for _ in openings]
    erring = [RandomPlayer(Random(random.random())) for _ in openings]
    for lines, one, other in zip(openings, greedy, erring):
        one.init(lines)
        other.init(lines)
    turns: list[dict[str, Any]] = []
    planted = []
    while requests := referee.requests():
        errs = {seat: random.random() < share for seat in requests}
        planted += [(len(turns), seat) for seat in requests if errs[seat]]
        answers = {seat: (erring if errs[seat] else greedy)[seat].answer(requests[seat].lines) for seat in requests}
        turns.append({
            "inputs": {str(seat): list(request.lines) for seat, request in requests.items()},
            "actions": [answers.get(seat) for seat in range(PLAYERS)],
        })
        referee.apply(answers)
    ranks = list(referee.result().ranks)
    return made({"player_inputs_init": openings, "turns": turns, "ranks": ranks}), planted


def judged_twice(record: Replay, planted: list[tuple[int, int]], quick: Effort, much: Effort) -> Iterator[
    tuple[Judgement, Judgement]
]:
    """Each planted answer, judged by little and by much."""
    one, other = RoboRallyAnalyst(record), RoboRallyAnalyst(record)
    for turn, seat in planted:
        found, truth = one.judge(turn, seat, quick), other.judge(turn, seat, much)
        if found and truth:
            yield found, truth


def test_planted_blunders_are_found() -> None:
    record, planted = game_with_planted_answers("Dizzy Dash", 3, 0.3)
    costly = [found for found, truth in judged_twice(record, planted[:4], QUICK, MORE) if truth.loss > 2 * COSTLY]
    assert len(costly) >= 3
    assert all(found.loss > COSTLY for found in costly)


@pytest.mark.strength
def test_nearly_all_planted_blunders_are_found_in_many_games() -> None:
    courses = [name for name, course in official_courses().items() if PLAYERS in course.players]
    costly = []
    for number, name in enumerate(courses * 3):
        record, planted = game_with_planted_answers(name, 1000 + number, 1 / 20)
        costly += [found.loss for found, truth in judged_twice(record, planted, USUAL, LONG) if truth.loss > COSTLY]
        sys.stdout.write(f"\n{name}: {sum(loss > COSTLY for loss in costly)} of {len(costly)} found")
        sys.stdout.flush()
    assert sum(loss > COSTLY for loss in costly) >= SHARE_FOUND * len(costly)
