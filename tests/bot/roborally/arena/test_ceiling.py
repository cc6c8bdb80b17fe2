"""How much of a game against greedy robots is decided by what nobody can know; run by ``make strength``.

The same bot without a search, as it is, and told in advance what the others will play in this turn.
"""
from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from arena.contract.game import Referee
from arena.contract.setup import Setup
from arena.stats.estimates import mean_of_sets
from bot.roborally.arena import GAME
from bot.roborally.arena.baselines import GreedyPlayer
from bot.roborally.arena.courses import official_courses
from bot.roborally.player.conversation import GameInfo
from bot.roborally.player.decision import Decision
from bot.roborally.player.loop import CourseTables
from bot.roborally.player.params import Params
from bot.roborally.protocol import format_answer, parse_answer, parse_turn, read_opening
from bot.roborally.rules.constants import REGISTERS
from bot.roborally.rules.editions import RULES_2005
from bot.roborally.rules.state import Order
from botkit.search.clock import Deadline

PLAYERS = 4
GAMES = 20
"""On each course; every seat as often."""
PARAMS = Params(samples=6000, scenarios=512, first_samples=4, later_samples=32)
TOLD = Params(samples=512, scenarios=1, first_samples=1, finalists=0)
"""One sample of a program says all."""
COURSES = [name for name, course in official_courses().items() if PLAYERS in course.players]


class Told(Decision):
    """A search that knows what the others play."""

    known: npt.NDArray[np.int16]  # [P, R]

    def sample_others(self) -> None:
        super().sample_others()
        self.others[:], self._styles[:] = self.known.T[:, :, None], 0


class Searcher:
    """The bot in one seat, on a course whose tables are made once."""

    def __init__(self, course: CourseTables, seat: int, kind: str) -> None:
        self._course, self._seat, self._kind = course, seat, kind
        self._params = TOLD if kind == "told" else PARAMS
        self._opponents = course.opponents.unknown()
        self._last: tuple[Decision, Order] | None = None

    def answer(self, lines: Sequence[str], known: npt.NDArray[np.int16]) -> str:
        turn = parse_turn(lines)
        if not turn.robots[self._seat].takes_cards:
            self._last = None
            return format_answer(Order())
        if self._last is not None:
            decision, order = self._last
            decision.learn(order, turn.robots)
        form = Told if self._kind == "told" else Decision
        decision = form(self._seat, turn, self._course.prospects, self._params, self._opponents)
        if isinstance(decision, Told):
            decision.known = known
        results = decision.search(Deadline.never())
        first = next(results)
        order = first.answer if self._kind == "alone" else list(results)[-1].answer
        self._last = (decision, order) if self._kind == "searching" else None
        return format_answer(order)


def referee_of(name: str, seed: int) -> Referee:
    return GAME.new_referee(Setup(seed, PLAYERS, RULES_2005.name, GAME.limits, {"course": name, "max_turns": "60"}))


@cache
def solved(name: str) -> CourseTables:
    """The tables of the course ``name``."""
    course = CourseTables(GameInfo.of(read_opening(iter(referee_of(name, 0).init_lines(0)).__next__)), PARAMS)
    course.prepare(Deadline.never())
    return course


def first_place(name: str, seed: int, kind: str) -> float:
    """A game on the course ``name`` against three greedy robots: the share of the first place."""
    seat = seed % PLAYERS
    referee = referee_of(name, seed // PLAYERS)
    greedy = {other: GreedyPlayer(Random(other)) for other in range(PLAYERS) if other != seat}
    for other, player in greedy.items():
        player.init(referee.init_lines(other))
    bot = Searcher(solved(name), seat, kind)
    while requests := referee.requests():
        answers = {other: player.answer(requests[other].lines) for other, player in greedy.items() if other in requests}
        if seat in requests:
            answers[seat] = bot.answer(requests[seat].lines, programs(answers))
        assert not referee.apply(answers)
    ranks = referee.result().ranks
    return (ranks[seat] == 1) / ranks.count(1)


def programs(answers: Mapping[int, str]) -> npt.NDArray[np.int16]:
    """[P, R] what the others have answered; no cards for those that have none."""
    known = np.zeros((PLAYERS, REGISTERS), np.int16)
    for other, text in answers.items():
        cards = parse_answer(text).program
        known[other, :len(cards)] = cards
    return known


@pytest.mark.strength
def test_the_others_hidden_programs_decide_more_than_the_search() -> None:
    shares: dict[str, list[float]] = {"alone": [], "searching": [], "told": []}
    for name in COURSES:
        line = [name]
        for kind, all_shares in shares.items():
            own = [first_place(name, seed, kind) for seed in range(GAMES)]
            all_shares += own
            line.append(f"{kind} {np.mean(own):.0%}")
        sys.stdout.write("\n" + ", ".join(line))
        sys.stdout.flush()
    for kind, all_shares in shares.items():
        found = mean_of_sets(np.reshape(all_shares, (-1, PLAYERS)).mean(1))
        sys.stdout.write(f"\nfirst places, {kind}: {found.value:.1%} ({found.low:.1%} to {found.high:.1%})")
    assert np.mean(shares["alone"]) < np.mean(shares["searching"]) < np.mean(shares["told"])
