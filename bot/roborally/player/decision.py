"""The choice of a program: the reduced programs of the hand are played against sampled programs of the others."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from bot.roborally.player.opponents import STYLES, Opponents, planned
from bot.roborally.player.params import Params
from bot.roborally.player.prospects import Prospects
from bot.roborally.protocol import Observation
from bot.roborally.rules.batch import Scenarios
from bot.roborally.rules.batch_state import CARD_KIND, Orders, State
from bot.roborally.rules.constants import DIRECTIONS, REGISTERS
from bot.roborally.rules.hands import all_programs, deal, deal_unseen, shuffled
from bot.roborally.rules.state import Order, Robot
from botkit.arrays import Bools, Floats, Ints, Ints16
from botkit.search.clock import Deadline
from botkit.search.exact_sums import rounded
from botkit.search.monte_carlo import ActionEstimates, Budget, sequential_halving
from botkit.search.result import SearchResult

COST_OF_A_SECOND_TURN = 3
"""Samples of one turn that take as long as one sample of two."""


class Decision:
    """One turn's search. The value of an order is the robot's probability to win."""

    def __init__(
        self, seat: int, turn: Observation, prospects: Prospects, params: Params, opponents: Opponents
    ) -> None:
        self._seat, self._turn, self._params = seat, turn, params
        self._prospects, self._opponents = prospects, opponents
        self._robot = turn.robots[seat]
        self._simulator = prospects.travel.poses.simulator
        self._tables, self._rules = self._simulator.tables, self._simulator.rules
        programs = all_programs(turn.hand, self._robot)
        ranking = np.argsort(self._turns_alone(programs), kind="stable")
        self.programs = programs[ranking[:params.width]]  # [A, R]
        self._facing = None if self._rules.archives_facing else self._facing_back()
        self._batch_of_two_turns = max(params.batch // COST_OF_A_SECOND_TURN, 1)
        self._power_downs: dict[int, bool] = {}
        """Whether to power down after a program, for the programs that were examined."""

    def _turns_alone(self, programs: Ints16) -> Floats:
        """[A]: turns to go after ``programs`` [A, R] if nobody interferes."""
        travel = self._prospects.travel
        places, hits = travel.poses.follow(np.array(travel.poses.place_of(self._robot)), CARD_KIND[programs.T])
        return travel.turns.take(places) + travel.hit_cost * hits

    def alone(self) -> SearchResult[Order]:
        """The best program of a robot that is alone."""
        return SearchResult(self._order(0))

    def search(self, deadline: Deadline) -> Iterator[SearchResult[Order]]:
        """Draws samples until the deadline, or ``params.samples`` of them; without any, the best program alone."""
        yield self.alone()
        self.sample_others()
        params = self._params
        budget = Budget(params.batch, deadline, params.samples)
        finalists = params.finalists if self._opponents.ready else 0
        contenders = actions = np.arange(len(self.programs))
        for estimates in sequential_halving(
            actions.size, self._evaluate, budget, params.first_samples, enough=finalists
        ):
            contenders = estimates.contenders
            yield self._result(actions, estimates, budget.spent, contenders.size <= finalists or budget.over())
        if finalists and not budget.over():
            yield from self._look_further(contenders, budget)

    def _look_further(self, finalists: Ints, budget: Budget) -> Iterator[SearchResult[Order]]:
        """Compares ``finalists`` by a second turn, in which everybody plans as if alone."""
        budget.batch = self._batch_of_two_turns

        def evaluate(actions: Ints, samples: Ints) -> Floats:
            return self.value_of_two_turns(self.programs[finalists[actions]], samples, self.decks)

        for estimates in sequential_halving(finalists.size, evaluate, budget, self._params.later_samples):
            if estimates.visits.all():
                yield self._result(finalists, estimates, budget.spent, budget.over())

    def _result(self, actions: Ints, estimates: ActionEstimates, spent: int, is_last: bool) -> SearchResult[Order]:
        """The result by the ``estimates`` of ``actions`` [A]; ``is_last``: with a power-down if it pays."""
        best = int(actions[estimates.ranked()[0]])
        if is_last and best not in self._power_downs:
            self._power_downs[best] = self._pays_to_power_down(best)
        return estimates.result(spent, lambda place: self._order(int(actions[place])))

    def sample_others(self) -> None:
        """Deals the cards that the player does not see, and lets the others plan. A search begins with this.

        ``others`` [R, P, K] are their programs; the next turn is dealt from ``decks`` [K, 84].
        """
        turn, params = self._turn, self._params
        self._random = np.random.Generator(np.random.SFC64([params.seed, *turn.hand]))
        hands, deck = deal_unseen(turn.robots, self._seat, turn.hand, params.scenarios, self._random)
        self.others, self._styles = self._opponents.programs(turn.robots, self._seat, hands, self._random)
        self.scenarios = Scenarios(
            self._simulator, turn.robots, self._seat, params.batch, self.others, deck, self._facing)
        self.decks = shuffled(params.scenarios, self._random)

    def learn(self, played: Order, after: Sequence[Robot]) -> None:
        """Compares the places of the others ``after`` the turn with those to which their styles should have led.

        Call it after the others have been sampled; ``played``: the player's answer.
        """
        count = min(self._params.batch, self._params.scenarios)
        state, winners = self.scenarios.play(np.tile(np.array(played.program, np.int16), (count, 1)), np.arange(count))
        seen = State.of(after, self._tables, 1)
        same = (state.cell == seen.cell) & (state.facing == seen.facing) & ~winners.any(axis=0)
        for other, robot in enumerate(self._turn.robots):
            if other != self._seat and robot.open:
                self._opponents.learn(other, self._styles[other, :state.games], same[other])

    def _evaluate(self, actions: Ints, samples: Ints) -> Floats:
        """[N]: the values of samples of one turn."""
        return self._value(*self.scenarios.play(self.programs[actions], samples))

    def value_of_two_turns(
        self, programs: Ints16, samples: Ints, decks: Ints16, power_down: Bools | None = None,
    ) -> Floats:
        """[N]: the values of ``programs`` [N, R] in the scenarios ``samples`` [N] after this turn and the next one.

        The next turn is dealt from ``decks`` [K, 84]. ``power_down`` [N]: whether one is announced; ``None``: never.
        """
        state, winners = self.scenarios.play(programs, samples, power_down)
        self._simulator.play_on(state, winners, lambda going, games: self.next_orders(going, samples[games], decks))
        return self._value(state, winners)

    def next_orders(self, state: State, samples: Ints, decks: Ints16) -> Orders:
        """What all play in the next turn of N games, as if they were alone.

        Game n goes on in the scenario ``samples[n]``; its cards are dealt from that row of ``decks`` [K, 84].
        """
        scenario = samples % self._params.scenarios
        dealt = deal(state, decks.take(scenario, axis=0))
        styles = self._styles.take(scenario, axis=1)
        styles[self._seat] = len(STYLES)  # behind those of the others
        programs = planned([*self._opponents.styles, self._opponents.own], styles, dealt.hands, state)
        return Orders(programs, deck=dealt.deck)

    def _value(self, state: State, winners: Bools) -> Floats:
        """[B]: the player's value of states after a turn, rounded: the last bits of exponentials differ by machine."""
        return rounded(self._prospects.probabilities(state, winners)[self._seat])

    def _facing_back(self) -> int:
        travel = self._prospects.travel
        cell = np.full(DIRECTIONS, self._tables.number(self._robot.archive))
        poses = travel.poses.of(cell, np.arange(DIRECTIONS))
        return int(travel.turns[self._robot.next_checkpoint - 1, poses].argmin())

    def _pays_to_power_down(self, action: int) -> bool:
        if not (self._rules.power_down and self._opponents.ready):
            return False
        scenarios = np.arange(min(max(self._batch_of_two_turns // 2, 1), self._params.scenarios))
        samples, power_down = np.tile(scenarios, 2), np.repeat((False, True), scenarios.size)
        programs = np.broadcast_to(self.programs[action], (samples.size, REGISTERS))
        values = self.value_of_two_turns(programs, samples, self.decks, power_down)
        return bool(values[power_down].mean() > values[~power_down].mean() + self._params.power_down_margin)

    def _order(self, action: int) -> Order:
        return Order(tuple(self.programs[action].tolist()), self._power_downs.get(action, False), self._facing)
