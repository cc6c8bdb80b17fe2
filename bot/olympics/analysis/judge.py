"""The Olympics: judges the four actions in two ways, and separates the luck of what is drawn.

The first way uses the plans of all players, game by game, as the shipped bot does. The second plays out whole futures
with these plans, and sees what single games do not: how results depend on each other, and skaters who touch. Bots that
choose by either way are about equally strong (docs/experiments.md), so an action's value is the mean of both, and their
difference is noise. All players see the same, so that one search serves the three answers of a turn.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from copy import copy, deepcopy
from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np

from arena.contract.judgement import Effort, Judgement, Line
from arena.contract.ranks import points_of, ranks_of
from arena.contract.record import Replay
from bot.olympics.analysis.playouts import JointValue, RunPlayouts, drawn
from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES
from bot.olympics.outlook.plan_graph import PlanGraph
from bot.olympics.outlook.rankings import OTHERS
from bot.olympics.player.params import Params
from bot.olympics.player.responses import CommittedTurn, OpenTurn, Responses, Situation
from bot.olympics.protocol import ACTION_NAMES, action_of, parse_turn
from bot.olympics.rules.constants import ACTIONS, GAME_NAMES, GAMES, NO_ACTION, PLAYERS
from bot.olympics.rules.draws import DRAW, draw_order
from bot.olympics.rules.plain import all_races, is_over, play_turn
from bot.olympics.rules.state import MiniGame, Position, Skating
from botkit.arrays import Floats, Ints
from botkit.search.clock import Deadline
from botkit.search.exact_sums import rounded

PLANNING = Params(rounds=6, ahead_rounds=3, correlation=0.0, width=1200)
"""How plans are made. Nothing is assumed about who plays; more rounds would not change the plans."""
QUICK_SECONDS, QUICK_PLANNING = 0.05, replace(PLANNING, rounds=4, ahead_rounds=1, width=300)
"""With less time for an answer; nearly all mistakes stay the same (docs/post-mortem.md)."""
FUTURES = 500
"""Futures of each action that are played out between two looks at the clock."""
LEAST_BATCHES = 2
"""How often :data:`FUTURES` are played out at least; a fixed effort says how often."""
STANDARD_ERRORS = 2.0
"""Differences within this many may be chance."""
LEADING_SHARE = 0.5
"""A game is a cause if it made at least this share of the difference that the most decisive game made."""
MOST_TURNS = 6
"""The expected play has at most so many turns."""
LUCK_PLANNING = replace(PLANNING, rounds=2, width=150, skating_samples=64)
LUCK_DRAWS = 6
"""The number of other draws that say what was to be expected."""


class OlympicsAnalyst:
    """Values are the share of the other two that a player beats in the end, ties counting half."""

    unit = "share of the other two beaten"
    par = 0.5

    def __init__(self, record: Replay) -> None:
        self._turns = record.turns
        self._scores = record.final_scores
        self._forecaster = Forecaster(MEDAL_SHARES)
        self._plans: tuple[Sequence[str], Plans] | None = None

    def result(self, seat: int) -> float:
        return points_of(ranks_of(self._scores))[seat]

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement | None:
        """``None`` also in the lower leagues, and where all games rest."""
        deadline = Deadline.after_ms(1000.0 * effort.seconds) if effort.seconds else Deadline.never()
        lines = self._turns[turn].inputs[seat]
        position = _position(lines, turn)
        if not _is_judged(position):
            return None
        if self._plans is None or self._plans[0] != lines:
            planning = QUICK_PLANNING if 0.0 < effort.seconds < QUICK_SECONDS else PLANNING
            self._plans = lines, Plans(position, self._forecaster, planning)
        futures = Futures(self._plans[1], seat)
        batches = max(LEAST_BATCHES, effort.fixed)
        while batches > 0 or (effort.seconds and not deadline.passed()):
            futures.play_out()
            batches -= 1
        return self._judgement(turn, seat, futures)

    def _judgement(self, turn: int, seat: int, futures: Futures) -> Judgement:
        values = futures.values()
        ranked = np.argsort(-values, kind="stable").tolist()
        best = tuple((ACTION_NAMES[action], float(values[action])) for action in ranked)
        sure = bool(futures.values(0.5).argmax() == ranked[0])
        answer = self._turns[turn].actions[seat]
        given = action_of(answer)
        if given is None:
            fault = self._turns[turn].faults[seat] or "no legal answer"
            return Judgement(turn, seat, answer, self.result(seat), best, 0.0, sure, ("illegal or late",), fault)
        other = given if given != ranked[0] else ranked[1]
        noise = futures.noise(ranked[0], other)
        causes = futures.causes(ranked[0], given) if values[ranked[0]] - values[given] > noise else ()
        judged = Judgement(turn, seat, answer, float(values[given]), best, noise, sure, causes)
        return replace(judged, line=self._line(turn, seat, futures, ranked[0])) if judged.loss else judged

    def _line(self, turn: int, seat: int, futures: Futures, best: int) -> Line:
        inputs = self._turns[turn].inputs
        return expected_line(_position(inputs[seat], turn).runs, inputs, seat, futures.planned_actions(best))

    def luck(self, turn: int) -> Sequence[float]:
        """Luck of the runs and the skating order that were drawn for this turn.

        It is what players can expect with them, by a short search, minus the mean over other draws.
        """
        before, lines = (self._lines(number) for number in (turn - 1, turn))
        if before is None or lines is None:
            return ()
        last, position = _position(before, turn - 1), _position(lines, turn)
        if not _is_judged(position) or not _is_judged(last):
            return ()
        source = Random(turn)
        others = [drawn_anew(last, position, source) for _ in range(LUCK_DRAWS)]
        if others[0] is None:
            return ()
        expected = sum(self._expected(other) for other in others if other) / LUCK_DRAWS
        luck = self._expected(position) - expected
        return tuple((luck - luck.mean()).tolist())

    def _lines(self, turn: int) -> Sequence[str] | None:
        inputs = self._turns[turn].inputs if turn >= 0 else {}
        return next(iter(inputs.values()), None)

    def _expected(self, position: Position) -> Floats:
        return Plans(position, self._forecaster, LUCK_PLANNING).turn.value[:, 0]


class Plans:
    """What all players are likely to do from a position on, once they have answered each other's plans."""

    def __init__(self, position: Position, forecaster: Forecaster, params: Params = PLANNING) -> None:
        self.turn = turn = OpenTurn(Situation(position, 0, forecaster, params))
        while not turn.graph.complete:
            turn.graph.grow()
        _respond(turn, params.rounds)

    def branches(self, seat: int) -> CommittedTurn:
        """How everyone goes on after each action of a player."""
        situation = copy(self.turn.situation)  # no opponents are taken as alike, so nothing else differs by seat
        situation.seat, situation.others = seat, OTHERS[seat]
        branches = CommittedTurn(situation, self.turn, np.arange(ACTIONS))
        for _ in branches.believe(1.0):
            pass
        _respond(branches, situation.params.ahead_rounds)
        return branches


def _respond(turn: Responses, rounds: int) -> None:
    for _ in range(rounds):
        for _ in turn.respond():
            pass


class Futures:
    """How the match goes on after each action of one player: as planned, and in samples with the same luck for all."""

    def __init__(self, plans: Plans, seat: int) -> None:
        branches = plans.branches(seat)
        self._seat = seat
        self._policies = branches.policies
        self._planned = branches.outcomes()
        self._turn = plans.turn
        self._playouts = RunPlayouts(plans.turn)
        self._joint_value = JointValue(plans.turn.situation.forecast.value, seat)
        self._random = np.random.default_rng(seat)
        self._outcomes: list[Floats] = []  # one [A, S] for each batch
        self._games = np.zeros((GAMES, ACTIONS))

    def play_out(self) -> None:
        """:data:`FUTURES` more of each action."""
        believed = drawn(self._turn.first[:, :, None], self._random.random((PLAYERS, FUTURES)))
        first = np.repeat(believed[:, None], ACTIONS, 1)
        first[self._seat] = np.arange(ACTIONS)[:, None]
        rankings = self._playouts.play(first, self._policies, self._random)
        self._outcomes.append(self._joint_value.outcomes(rankings).reshape(ACTIONS, FUTURES))
        pay = np.take_along_axis(self._turn.pay[:, self._seat, 0], rankings, 1)
        self._games += pay.reshape(GAMES, ACTIONS, FUTURES).mean(2)

    def values(self, part: float = 1.0) -> Floats:
        """The value of each action [A], by the plans and the first ``part`` of the futures.

        Values of plans are sums over games, and may be more than there is.
        """
        batches = self._outcomes[: max(1, int(part * len(self._outcomes)))]
        values: Floats = 0.5 * (self._planned + np.mean([batch.mean(1) for batch in batches], 0))
        return values.clip(0.0, 1.0)

    def noise(self, first: int, second: int) -> float:
        """By how much the difference of two actions may be wrong; it counts only if both ways agree on its sign."""
        differences = np.concatenate([batch[first] - batch[second] for batch in self._outcomes])
        error = differences.std() / np.sqrt(differences.size)
        disagreement = abs(differences.mean() - (self._planned[first] - self._planned[second]))
        return 0.5 * float(max(STANDARD_ERRORS * error, disagreement))

    def planned_actions(self, action: int) -> Iterator[Ints]:
        """The likeliest actions [P] of all players after ``action``, this turn's first."""
        first = self._turn.first.argmax(0)
        first[self._seat] = action
        return planned_actions(self._turn.graph, first, [policy[:, :, action] for policy in self._policies])

    def causes(self, best: int, given: int) -> tuple[str, ...]:
        """The games in which action ``best`` brings more than ``given``, without those that matter least."""
        gains = self._games[:, best] - self._games[:, given]
        least = max(0.0, LEADING_SHARE * gains.max())
        return tuple(GAME_NAMES[game] for game in np.argsort(-gains) if gains[game] > least)


def _is_judged(position: Position) -> bool:
    """Whether there are four different games, and at least one is running."""
    return any(position.runs) and not all_races(position.runs)


def _position(lines: Sequence[str], turn: int) -> Position:
    return parse_turn(lines).position(turn + 1)


def drawn_anew(last: Position, position: Position, source: Random) -> Position | None:
    """``position`` with other runs in place of those that have begun in it, and another order of skating.

    ``last``: the position a turn before. ``None`` if nothing was drawn.
    """
    runs = list(position.runs)
    for game, (before, run) in enumerate(zip(last.runs, position.runs)):
        if run is not None and before is None:
            runs[game] = DRAW[game](source)
        elif isinstance(run, Skating):
            runs[game] = replace(run, order=draw_order(source))
    changed = any(now is not run for now, run in zip(runs, position.runs))
    return replace(position, runs=runs) if changed else None


# ---------------------------------------------------------------------------------------------- the expected play


def expected_line(
    runs: Sequence[MiniGame | None], seats: Collection[int], seat: int, actions: Iterator[Ints]
) -> Line:
    """The answers of all ``seats`` in the next turns, each turn those of ``seat`` first.

    ``runs``: now; the line ends with those in hurdles, archery and diving. Nothing is planned in skating, because its
    next order is drawn turn by turn. ``actions``: those of the next turns, [P] each.
    """
    planned = [deepcopy(run) for run in runs if run is not None and not isinstance(run, Skating)]
    order = [seat, *(other for other in sorted(seats) if other != seat)]
    line: list[tuple[int, str]] = []
    for of_all in islice(actions, MOST_TURNS):
        line += ((player, ACTION_NAMES[of_all[player]]) for player in order)
        for run in planned:
            play_turn(run, [int(of_all[player]) if player in seats else NO_ACTION for player in range(PLAYERS)])
        planned = [run for run in planned if not is_over(run)]
        if not planned:
            break
    return tuple(line)


def planned_actions(graph: PlanGraph, first: Ints, policies: Sequence[Floats]) -> Iterator[Ints]:
    """The likeliest actions [P] of this turn and the next ones, as far as plans are followed.

    ``first`` [P]: those of this turn; ``policies``: one [A, N] for each layer.
    """
    nodes, actions = np.arange(PLAYERS), first
    for layer, after, policy in zip(graph.layers, graph.layers[1:], [*policies[1:], None]):
        yield actions
        nodes = layer.children[actions, nodes]
        if policy is None or (nodes >= after.owner.size).any():
            return
        actions = rounded(policy[:, nodes]).argmax(0)
