"""Futures played out in arrays, against the rules played one by one."""
from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

import numpy as np
import pytest

from bot.olympics.analysis.playouts import JointValue, RunPlayouts
from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES, SAME_SHARES, MatchValue
from bot.olympics.outlook.rankings import NO_MEDALS, RANKING_MEDALS, RANKINGS, pair_medals, ranking_of_results
from bot.olympics.player.params import Params
from bot.olympics.player.responses import OpenTurn, Situation
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
    turn = OpenTurn(Situation(position, 0, Forecaster(MEDAL_SHARES), params))
    while not turn.graph.complete:
        turn.graph.grow()
    policies = [np.full((ACTIONS, layer.owner.size, 1), 1 / ACTIONS) for layer in turn.graph.layers[:-1]]
    return RunPlayouts(turn), policies


def _rankings(position: Position, first: Ints, params: Params = WIDE) -> Ints:
    playouts, policies = _playouts(position, params)
    return _played_out(playouts, first, policies)


def _played_out(playouts: RunPlayouts, first: Ints, policies: list[Floats]) -> Ints:
    return playouts.play(first, policies, np.random.default_rng(1))


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


SCORELESS = [[[0, 0, 2]] * 4, [[1, 0, 1], [0, 0, 2], [0, 1, 1], [1, 0, 0]], [[1, 1, 0]] * 4]
USUAL = [[[1, 1, 0]] * 4, [[1, 0, 1]] * 4, [[0, 1, 1]] * 4]


def _outcomes(value: MatchValue, rankings: Ints) -> Floats:  # [P, F]
    tables = [JointValue(value, player) for player in range(PLAYERS)]
    return np.stack([table.outcomes(rankings) for table in tables])


@pytest.mark.parametrize("medals", [USUAL, SCORELESS])
@pytest.mark.parametrize("ends", [[30, 33, 31, 32], [97, None, 99, 100]])
def test_the_mean_over_independent_rankings_is_what_each_game_is_worth_by_itself(
    medals: list[list[list[int]]], ends: list[int | None]
) -> None:
    value = MatchValue(medals, ends, SAME_SHARES)
    likely = np.random.default_rng(3).dirichlet(np.ones(RANKINGS), GAMES)  # [G, K]
    payoffs = value.payoffs(pair_medals(likely.T).transpose(2, 0, 1)[None])[0]  # [G, P, K]
    every = np.indices((RANKINGS,) * GAMES).reshape(GAMES, -1)
    outcomes = _outcomes(value, every) * np.prod([likely[game, every[game]] for game in range(GAMES)], 0)
    for game in range(GAMES):
        for player in range(PLAYERS):
            by_ranking = np.bincount(every[game], outcomes[player], RANKINGS) / likely[game]
            assert by_ranking == pytest.approx(payoffs[game, player], abs=1e-9)


def test_at_the_end_it_is_the_rule_of_the_score() -> None:
    value = MatchValue(USUAL, [100] * GAMES, SAME_SHARES)
    rankings = np.random.default_rng(4).integers(NO_MEDALS, size=(GAMES, 50))
    outcomes = _outcomes(value, rankings)
    for future in range(rankings.shape[1]):
        scores = [1] * PLAYERS
        for game in range(GAMES):
            for player in range(PLAYERS):
                gold, silver, _ = USUAL[player][game]
                medal = RANKING_MEDALS[rankings[game, future], player]
                scores[player] *= 3 * (gold + (medal == 0)) + silver + (medal == 1)
        beaten = [sum((mine > other) + 0.5 * (mine == other) for other in scores) - 0.5 for mine in scores]
        assert outcomes[:, future] == pytest.approx(np.array(beaten) / 2, abs=1e-9)
