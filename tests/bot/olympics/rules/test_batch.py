"""The batched games agree with the rules, state for state."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import numpy as np
import pytest

from bot.olympics.protocol import registers_of
from bot.olympics.rules.batch import (
    CELLS,
    COMBOS,
    DONE,
    FINISHED,
    FORESEEN,
    HIT,
    MISS,
    MOST_POINTS,
    PLANE,
    RISKS,
    STUNS,
    WINDS,
    Transitions,
    archery_steps,
    diving_steps,
    encode,
    lone_skater_steps,
    skate,
)
from bot.olympics.rules.constants import (
    ACTIONS,
    ARCHERY,
    ARCHERY_LIMIT,
    DOWN,
    FALL_RISK,
    FALLEN,
    HURDLES,
    LETTERS,
    LONGEST_RUN,
    PLAYERS,
    SKATING,
    SKATING_RING,
    SKATING_SPACES,
    UP,
)
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles, draw_order, draw_skating
from bot.olympics.rules.plain import archery_move, is_over, play_turn
from bot.olympics.rules.state import Archery, Diving, Hurdles, Position, Skating

NO_MEDALS_YET = [[[0, 0, 0]] * 4] * PLAYERS
MATCHES = 200
TURNS = 17


def _runs(source: Random) -> Position:
    runs = [draw_hurdles(source), draw_archery(source), draw_skating(source), draw_diving(source)]
    return Position(1, NO_MEDALS_YET, runs)


def registers(states: np.ndarray, game: int) -> np.ndarray:
    """The first six registers of a game, as the referee would send them. ``states`` [P, B]; returns [6, B]."""
    if game == HURDLES:
        return np.concatenate([states // STUNS, states % STUNS])
    if game == ARCHERY:
        x, y = np.divmod(states, PLANE)
        return np.stack([x, y], 1).reshape(2 * PLAYERS, -1) - ARCHERY_LIMIT
    if game == SKATING:
        return np.concatenate([states // RISKS, states % RISKS + FALLEN])
    return np.concatenate([states // COMBOS, states % COMBOS])


def stepped(transitions: Transitions, game: int, states: np.ndarray, actions: list[int], depth: int) -> np.ndarray:
    """``states`` [P, 1] of a foreseen game after a turn."""
    rows = transitions.rows[min(depth, len(transitions.rows) - 1), FORESEEN.index(game)]
    return transitions.table[rows[actions][:, None] + states]


@pytest.mark.parametrize("game", FORESEEN)
def test_every_state_of_random_runs_is_the_rules_state(game: int) -> None:
    for seed in range(MATCHES):
        source = Random(seed)
        position = _runs(source)
        transitions = Transitions(position)
        states = encode(position)[game][:, None]
        run = position.runs[game]
        assert run is not None
        for depth in range(TURNS):
            actions = [source.randrange(4) for _ in range(PLAYERS)]
            if is_over(run) and game == HURDLES:
                break  # a race is over for all
            states = stepped(transitions, game, states, actions, depth)
            if not is_over(run):
                play_turn(run, actions)
            assert registers(states, game)[:, 0].tolist() == list(registers_of(run)[:6]), (seed, depth)


def test_every_state_of_random_skating_is_the_rules_state() -> None:
    for seed in range(MATCHES):
        source = Random(seed)
        run = draw_skating(source)
        states = encode(Position(1, NO_MEDALS_YET, [None, None, run, None]))[SKATING][:, None]
        while not is_over(run):
            run.order = draw_order(source)
            actions = [source.randrange(4) for _ in range(PLAYERS)]
            ranks = np.array([[run.order.index("UDLR"[action])] for action in actions])
            states = skate(states, ranks)
            play_turn(run, actions)
            assert registers(states, SKATING)[:, 0].tolist() == list(registers_of(run)[:6]), seed


def test_a_runner_is_done_from_the_turn_after_its_finish() -> None:
    position = Position(7, NO_MEDALS_YET, [Hurdles("." * 30, [28, 3, 3]), None, None, None])
    transitions = Transitions(position)
    finished = stepped(transitions, HURDLES, encode(position)[HURDLES][:, None], [3, 3, 3], 0)
    assert finished[0, 0] == FINISHED
    assert stepped(transitions, HURDLES, finished, [3, 3, 3], 1)[0, 0] == DONE


@pytest.mark.parametrize("turn", [7, 100])
def test_games_that_rest_or_are_cut_off_stand_still(turn: int) -> None:
    runs = [None] * 4 if turn == 7 else [None, *_runs(Random(3)).runs[1:]]
    position = Position(turn, NO_MEDALS_YET, runs)
    transitions = Transitions(position)
    assert (transitions.winds, transitions.letters, transitions.skating_turns) == ((), "", 0)
    for game in FORESEEN:
        states = encode(position)[game][:, None]
        for actions in ([0, 1, 2], [3, 0, 1]):
            after = stepped(transitions, game, states, actions, 0)
            assert (after == states).all()


@pytest.mark.parametrize(("turn", "counts"), [(97, True), (98, True), (99, False)])
def test_a_run_counts_if_it_ends_in_the_last_turn_at_the_latest(turn: int, counts: bool) -> None:
    runs = [None, Archery([1, 2, 3], [(5, 5)] * PLAYERS), Skating("UDLR", turns_left=3), Diving("UDL")]
    transitions = Transitions(Position(turn, NO_MEDALS_YET, runs))
    assert bool(transitions.winds) == bool(transitions.letters) == bool(transitions.skating_turns) == counts


def test_archery_is_the_rules_from_every_cell_in_every_wind() -> None:
    for wind, action, cell in np.ndindex(WINDS, ACTIONS, CELLS):
        x, y = divmod(cell, PLANE)
        after = divmod(int(archery_steps()[wind, action, cell]), PLANE)
        expected = archery_move((x - ARCHERY_LIMIT, y - ARCHERY_LIMIT), wind, action)
        assert (after[0] - ARCHERY_LIMIT, after[1] - ARCHERY_LIMIT) == expected


def test_diving_is_the_rules_from_every_state_that_a_run_can_reach() -> None:
    for combo in range(LONGEST_RUN):
        for points in range(MOST_POINTS - combo):
            run = Diving("U", [points] * PLAYERS, [combo] * PLAYERS)
            play_turn(run, [UP, DOWN, DOWN])
            state = points * COMBOS + combo
            after = [divmod(int(diving_steps()[dive, state]), COMBOS) for dive in (HIT, MISS)]
            assert after == [(run.points[0], run.combos[0]), (run.points[1], run.combos[1])]


RISKS_AND_RANKS = list(product(range(FALLEN, FALL_RISK), range(ACTIONS)))


def skated(spaces: Sequence[int], risks: Sequence[int], ranks: Sequence[int]) -> list[int]:
    """The states of the skaters after a turn by the plain rules."""
    run = Skating(LETTERS, list(spaces), list(risks))
    play_turn(run, ranks)
    return [space * RISKS + risk - FALLEN for space, risk in zip(run.spaces, run.risks)]


def test_skating_is_the_rules_for_two_skaters_of_any_risk_rank_and_distance() -> None:
    third = (0, 0)
    cases = list(product(RISKS_AND_RANKS, RISKS_AND_RANKS, range(SKATING_RING)))
    risks, ranks = np.array([[*zip(one, other, third)] for one, other, _ in cases]).transpose(1, 2, 0)
    spaces = np.array([(0, lead, 5) for *_, lead in cases]).T
    states = skate(spaces * RISKS + risks - FALLEN, ranks)
    expected = [skated(*case) for case in zip(spaces.T.tolist(), risks.T.tolist(), ranks.T.tolist())]
    assert states.T.tolist() == expected


@pytest.mark.parametrize("is_touched", [False, True])
def test_a_lone_skater_moves_by_the_rules_whether_it_touches_another_or_not(is_touched: bool) -> None:
    for risk, rank in RISKS_AND_RANKS:
        place = 0 if risk < 0 else SKATING_SPACES[rank]
        other = place if is_touched else place + 1  # two that lie at its place, or beside it
        expected = skated([0, other, other], [risk, FALLEN, FALLEN], [rank, 0, 0])[0]
        assert lone_skater_steps()[int(is_touched), rank, risk - FALLEN] == expected, (risk, rank)
