"""Futures played out in arrays, against the rules played one by one."""
from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

import numpy as np
import pytest

from bot.olympics.analysis.playouts import RunPlayouts
from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.medal_shares import MEDAL_SHARES
from bot.olympics.outlook.rankings import NO_MEDALS, RANKINGS, ranking_of_results
from bot.olympics.player.params import Params
from bot.olympics.player.responses import OpenTurn, Situation
from bot.olympics.rules.batch import encode
from bot.olympics.rules.constants import ACTIONS, ARCHERY, DIVING, GAMES, HURDLES, PLAYERS, SKATING
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles, draw_order
from bot.olympics.rules.plain import is_over, play_turn, results
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Position, Skating
from botkit.arrays import Floats, Ints

MEDALS = [[[1, 1, 0]] * 4] * PLAYERS
WIDE = Params(correlation=0.0, width=100_000)
SAMPLES = 4000


def _playouts(position: Position, params: Params = WIDE) -> tuple[RunPlayouts, list[Floats]]:
    """With policies by which every action is as likely."""
    situation = Situation(position, 0, Forecaster(MEDAL_SHARES), params)
    turn = OpenTurn(situation)
    graph = situation.graph(turn.pay[:, :, 0], turn.race_ends[:, :, 0])
    while not graph.complete:
        graph.grow()
    policies = [np.full((ACTIONS, layer.owner.size, 1), 1 / ACTIONS) for layer in graph.layers[:-1]]
    course = situation.forecast.transitions
    return RunPlayouts(course, encode(position)[SKATING], graph, situation.is_cut_off), policies


def _rankings(position: Position, first: Ints, params: Params = WIDE) -> Ints:
    playouts, policies = _playouts(position, params)
    return _played_out(playouts, first, policies)


def _played_out(playouts: RunPlayouts, first: Ints, policies: list[Floats]) -> Ints:
    for _ in playouts.play(first, policies, np.random.default_rng(1)):
        pass
    return playouts.rankings


def _random_first() -> Ints:
    return np.random.default_rng(2).integers(ACTIONS, size=(PLAYERS, 1, SAMPLES))


def _played(run: MiniGame, source: Random) -> int:
    """The ranking to which random answers lead."""
    run = deepcopy(run)
    while not is_over(run):
        play_turn(run, [source.randrange(ACTIONS) for _ in range(PLAYERS)])
    return int(ranking_of_results(np.array(results(run))[:, None])[0])


@pytest.mark.parametrize(("game", "draw"), [(HURDLES, draw_hurdles), (ARCHERY, draw_archery), (DIVING, draw_diving)])
def test_random_play_ends_as_often_in_each_ranking_as_by_the_rules(
    game: int, draw: Callable[[Random], MiniGame]
) -> None:
    source = Random(5)
    run = draw(source)
    if isinstance(run, Hurdles):  # so near the end that plans reach it even if everyone dawdles
        run.track, run.positions[:], run.stuns[:] = "." * 30, [26, 25, 26], [1, 0, 0]
    elif isinstance(run, Archery):
        run.winds[:], run.arrows[:] = run.winds[-5:], [(3, 2), (-3, 2), (4, 4)]
    elif isinstance(run, Diving):
        run.letters, run.points[:] = run.letters[-6:], [3, 2, 4]
    runs: list[MiniGame | None] = [None] * GAMES
    runs[game] = run
    rankings = _rankings(Position(40, MEDALS, runs), _random_first())
    assert (np.delete(rankings, game, 0) == NO_MEDALS).all()
    seen = np.bincount(rankings[game], minlength=RANKINGS) / SAMPLES
    expected = np.bincount([_played(run, source) for _ in range(SAMPLES)], minlength=RANKINGS) / SAMPLES
    assert seen == pytest.approx(expected, abs=4 * np.sqrt(0.5 / SAMPLES))


def test_skaters_touch_and_fall_in_the_last_turn_as_the_rules_say() -> None:
    skating = Skating(draw_order(Random(1)), [12, 14, 13], [1, 4, 2], 1)
    every = np.indices((ACTIONS,) * PLAYERS).reshape(PLAYERS, 1, -1)
    rankings = _rankings(Position(40, MEDALS, [None, None, skating, None]), every)[SKATING]
    for future, ranking in enumerate(rankings):
        run = deepcopy(skating)
        play_turn(run, every[:, 0, future].tolist())
        assert ranking == ranking_of_results(np.array(results(run))[:, None])[0]


def test_a_run_that_the_end_cuts_off_brings_no_medals() -> None:
    race = Hurdles("." * 30, [5, 6, 7])
    rankings = _rankings(Position(98, MEDALS, [race, None, None, None]), _random_first())
    assert (rankings == NO_MEDALS).all()


def test_branches_have_the_same_luck() -> None:
    runs = [draw_hurdles(Random(7)), draw_archery(Random(7)), Skating("UDLR", [3, 3, 3], [0, 0, 0], 9), None]
    playouts, policies = _playouts(Position(40, MEDALS, runs), Params(correlation=0.0))
    first = np.repeat(_random_first(), 2, 1)
    rankings = _played_out(playouts, first, [np.repeat(policy, 2, 2) for policy in policies])
    assert (rankings[:, :SAMPLES] == rankings[:, SAMPLES:]).all()


def test_narrow_plans_go_on_to_the_end() -> None:
    runs = [draw_hurdles(Random(8)), draw_archery(Random(8)), Skating("UDLR"), draw_diving(Random(8))]
    rankings = _rankings(Position(30, MEDALS, runs), _random_first(), Params(correlation=0.0, width=20))
    assert (rankings != NO_MEDALS).all()
