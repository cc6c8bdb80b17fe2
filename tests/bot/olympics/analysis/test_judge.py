"""The analysis of the Olympics: right where the loss is obvious, and without what a player cannot know."""
from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from arena.contract.judgement import Effort, Judgement
from arena.contract.record import Replay
from bot.olympics.analysis.judge import OlympicsAnalyst, planned_actions
from bot.olympics.outlook.plan_graph import PlanLayer
from bot.olympics.protocol import TurnInput, format_turn, registers_of
from bot.olympics.rules.constants import ACTIONS, GAMES, PLAYERS, TURNS
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Skating
from tests.bot.helpers import made, replays

PUBLIC = replays("olympics_public.jsonl.gz")[0]
EVEN = tuple(((1, 0, 0),) * GAMES for _ in range(PLAYERS))
QUICK = Effort(fixed=1)


def lines(*runs: MiniGame | None) -> list[str]:
    registers = tuple((0,) * 7 if run is None else registers_of(run) for run in runs)
    return format_turn(TurnInput((81,) * PLAYERS, EVEN, runs, registers))


def record(turns: dict[int, list[str]], answers: list[str | None], scores: list[int]) -> Replay:
    """A match of which these turns, from 1 on, are known."""
    last = max(turns)
    rest = {"inputs": {}, "actions": [None] * PLAYERS}
    known = {number: {"inputs": {str(seat): text for seat in range(PLAYERS)}, "actions": answers}
             for number, text in turns.items()}
    return made({"turns": [known.get(number, rest) for number in range(1, last + 1)], "final_scores": scores})


def last_turn(answers: list[str | None], *runs: MiniGame | None, scores: list[int]) -> OlympicsAnalyst:
    return OlympicsAnalyst(record({TURNS: lines(*runs)}, answers, scores))


def judged(analyst: OlympicsAnalyst, turn: int, seat: int) -> Judgement:
    found = analyst.judge(turn - 1, seat, QUICK)
    assert found is not None
    return found


def test_a_hurdle_that_is_hit_at_the_finish_costs_half_of_all() -> None:
    """The jump wins the race and the match; without it all are equal."""
    race = Hurdles("." * 28 + "#.", [27, 10, 10], [0, 0, 0])
    found = judged(last_turn(["RIGHT", "UP", "UP"], race, None, None, None, scores=[81] * 3), TURNS, 0)
    assert found.best[0] == ("UP", pytest.approx(1.0))
    assert found.value == pytest.approx(0.5)
    assert (found.loss, found.grade, found.sure) == (pytest.approx(0.5), "blunder", True)
    assert found.causes == ("hurdles",)


def test_an_answer_that_changes_nothing_costs_nothing() -> None:
    race = Hurdles("." * 28 + "#.", [27, 5, 15], [0, 0, 0])
    found = judged(last_turn(["UP", "LEFT", "UP"], race, None, None, None, scores=[243, 81, 81]), TURNS, 1)
    assert (found.loss, found.causes) == (0.0, ())
    assert {round(value, 9) for _, value in found.best} == {round(found.value, 9)}


def test_the_cause_is_the_game_in_which_it_is_lost() -> None:
    dive = Diving("L", [50, 51, 0], [6, 0, 0])
    found = judged(last_turn(["UP", "UP", "UP"], None, Archery([0], [(3, 3)] * 3), None, dive, scores=[81] * 3),
                   TURNS, 0)
    assert found.best[0][0] == "LEFT"
    assert found.causes == ("diving",)


def test_a_late_answer_is_worth_what_became_of_it() -> None:
    race = Hurdles("." * 28 + "#.", [27, 10, 10], [0, 0, 0])
    late = judged(last_turn([None, "UP", "UP"], race, None, None, None, scores=[-1, 81, 81]), TURNS, 0)
    assert (late.value, late.loss) == (0.0, pytest.approx(1.0))
    assert late.fault is not None
    assert type(late.sure) is bool  # files of analyses are JSON
    both = judged(last_turn(["JUMP", "UP", "UP"], race, None, None, None, scores=[-1, -1, 81]), TURNS, 0)
    assert both.value == 0.25


@pytest.mark.parametrize("scores, results", [([5, 7, 5], [0.25, 1.0, 0.25]), ([-1, 0, 3], [0.0, 0.5, 1.0])])
def test_the_result_is_the_share_of_the_others_that_are_beaten(scores: list[int], results: list[float]) -> None:
    analyst = last_turn(["UP"] * 3, Hurdles("." * 30), None, None, None, scores=scores)
    assert [analyst.result(seat) for seat in range(PLAYERS)] == results


def test_the_same_effort_gives_the_same_judgement() -> None:
    first, second = (OlympicsAnalyst(PUBLIC).judge(40, 1, QUICK) for _ in range(2))
    assert first is not None
    assert first == second


def test_what_only_others_were_sent_and_what_they_answer_does_not_count() -> None:
    altered = deepcopy(PUBLIC)
    for seat in (0, 2):
        altered.turns[40].inputs[seat] = altered.turns[55].inputs[seat]
        altered.turns[40].actions[seat] = "UP"
    analyst = OlympicsAnalyst(altered)
    for seat in range(PLAYERS):
        analyst.judge(40, seat, QUICK)
    assert analyst.judge(40, 1, QUICK) == OlympicsAnalyst(PUBLIC).judge(40, 1, QUICK)


def test_planted_blunders_are_found() -> None:
    """The worst answer of a turn, put into a game, loses what a longer search says."""
    much, planted = Effort(fixed=8), []
    for turn in range(12, 100, 12):
        truth = OlympicsAnalyst(PUBLIC).judge(turn, 0, much)
        if truth and truth.best[0][1] - truth.best[-1][1] > 0.05:
            planted.append((turn, truth.best[-1][0]))
    altered = deepcopy(PUBLIC)
    for turn, answer in planted:
        altered.turns[turn].actions[0] = answer
    analyst = OlympicsAnalyst(altered)
    found = [analyst.judge(turn, 0, QUICK) for turn, _ in planted]
    assert len(planted) >= 3
    assert [one.grade in ("mistake", "blunder") for one in found if one] == [True] * len(planted)


def test_lower_leagues_and_rests_are_not_judged() -> None:
    races = [Hurdles("." * 30) for _ in range(GAMES)]
    analyst = OlympicsAnalyst(record({1: lines(*races), 2: lines(None, None, None, None)}, ["UP"] * 3, [1, 1, 1]))
    assert analyst.judge(0, 0, QUICK) is None
    assert analyst.judge(1, 0, QUICK) is None
    assert analyst.luck(1) == ()


def test_there_is_luck_only_in_what_is_drawn() -> None:
    dive, shots = Diving("LRU", [5, 1, 0], [2, 0, 0]), Archery([3, 1], [(1, 1), (2, 2), (3, 3)])
    going_on = {80: lines(None, shots, None, dive), 81: lines(None, Archery([1], [(1, 4)] * 3), None, dive)}
    assert OlympicsAnalyst(record(going_on, ["UP"] * 3, [1, 1, 1])).luck(80) == ()
    turns = {turn: lines(Hurdles("." * 30, [1, 5, 9]), None, Skating("UDLR", [9, 5, 1], [0, 0, 0], 90 - turn), None)
             for turn in (80, 81)}
    luck = OlympicsAnalyst(record(turns, ["UP"] * 3, [1, 1, 1])).luck(80)
    assert len(luck) == PLAYERS
    assert sum(luck) == pytest.approx(0.0)
    assert max(map(abs, luck)) < 0.1


def test_who_hurries_anyway_is_lucky_if_that_is_safe_on_the_ice() -> None:
    """The player in front needs RIGHT in a race that it wins by it; the order makes RIGHT safe, or a fall."""
    def luck(order: str) -> float:
        turns = {turn: lines(Hurdles("." * 30, [20, 20, 26]), None, Skating(order, [9, 9, 9], [0, 0, 4], 8), None)
                 for turn in (80, 81)}
        return OlympicsAnalyst(record(turns, ["UP"] * 3, [1, 1, 1])).luck(80)[2]

    assert luck("RUDL") > luck("UDLR")


def three_turns_from_the_end(answers: list[str | None], *runs: MiniGame | None) -> OlympicsAnalyst:
    return OlympicsAnalyst(record({TURNS - 2: lines(*runs)}, answers, [81] * 3))


def test_the_expected_play_has_all_players_turn_by_turn_the_judged_one_first() -> None:
    analyst = three_turns_from_the_end(["UP", "DOWN", "UP"], None, None, None, Diving("LUR"))
    found = judged(analyst, TURNS - 2, 1)
    assert found.best[0][0] == "LEFT"
    assert found.line == tuple((player, answer) for answer in ("LEFT", "UP", "RIGHT") for player in (1, 0, 2))


def test_the_expected_play_ends_with_the_runs_and_leaves_out_who_is_out() -> None:
    turn = TURNS - 8
    game = record({turn: lines(Hurdles("." * 28 + "#.", [24, 24, 10]), None, None, None)}, ["LEFT", "UP", None],
                  [81, 81, -1])
    del game.turns[turn - 1].inputs[2]
    found = judged(OlympicsAnalyst(game), turn, 0)
    assert found.line == ((0, "RIGHT"), (1, "RIGHT"), (0, "UP"), (1, "UP"))


def test_an_answer_that_costs_nothing_has_no_expected_play() -> None:
    analyst = three_turns_from_the_end(["LEFT", "DOWN", "UP"], None, None, None, Diving("LUR"))
    assert judged(analyst, TURNS - 2, 0).line == ()


CLOSED = PLAYERS
"""A child behind the nodes of a layer, one for each player."""


class Graph:
    """Three layers in which each player has one node; ``children`` [A, P] of the second one."""

    def __init__(self, children: np.ndarray) -> None:
        self.layers = [PlanLayer(np.arange(PLAYERS), np.zeros((3, PLAYERS), int), np.zeros(1)) for _ in range(3)]
        self.layers[0].children = np.tile(np.arange(PLAYERS), (ACTIONS, 1))
        self.layers[1].children = children


def policies(*wanted: tuple[int, int, int]) -> list[np.ndarray]:
    """For each layer [A, P]: each player wants one action."""
    return [np.eye(ACTIONS)[list(actions)].T for actions in wanted]


def followed(graph: Any, *wanted: tuple[int, int, int]) -> list[list[int]]:
    return [actions.tolist() for actions in planned_actions(graph, np.array([3, 2, 1]), policies(*wanted))]


def test_the_first_actions_are_given_and_later_ones_are_those_of_the_policies() -> None:
    open_ones = np.tile(np.arange(PLAYERS), (ACTIONS, 1))
    assert followed(Graph(open_ones), (0, 0, 0), (1, 2, 0)) == [[3, 2, 1], [1, 2, 0]]


def test_the_play_ends_where_a_plan_is_not_followed() -> None:
    graph = Graph(np.tile(np.arange(PLAYERS), (ACTIONS, 1)))
    graph.layers[0].children[2, 1] = CLOSED
    assert followed(graph, (0, 0, 0), (1, 2, 0)) == [[3, 2, 1]]


def test_the_next_node_is_where_the_action_leads() -> None:
    """Two nodes of the first player: its action decides in which of them it is."""
    graph = Graph(np.tile(np.arange(PLAYERS), (ACTIONS, 1)))
    graph.layers[1] = PlanLayer(np.array([0, 1, 2, 0]), np.zeros((3, 4), int), np.zeros(1))
    graph.layers[1].children = np.tile([0, 1, 2, 0], (ACTIONS, 1))
    graph.layers[0].children[3, 0] = 3
    wanted = np.eye(ACTIONS)[[1, 2, 0, 3]].T  # [A, N] of the second layer
    found = planned_actions(graph, np.array([3, 2, 1]), [policies((0, 0, 0))[0], wanted])  # type: ignore[arg-type]
    assert [actions.tolist() for actions in found] == [[3, 2, 1], [3, 2, 0]]
