"""The choice of a program: all reduced programs of the hand against sampled programs of the others."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bot.games.roborally.batch import Simulator
from bot.games.roborally.batch_state import DEFAULT_FACING, POWERED_DOWN, Array, Orders, State
from bot.games.roborally.cards import HAND_SIZE
from bot.games.roborally.editions import Rules
from bot.games.roborally.programs import action_space
from bot.games.roborally.prospects import Prospects
from bot.games.roborally.state import Order, Robot
from bot.players.roborally.beliefs import all_programs, deal_unseen, good_programs, plans_of
from bot.players.roborally.params import Params
from bot.players.roborally.playouts import Playouts, values_by_name
from bot.search.clock import Deadline
from bot.search.monte_carlo import Budget, Estimates, sequential_halving, ucb, uniform


@dataclass(frozen=True)
class Position:
    """What a player knows on a turn."""

    player: int
    robots: Sequence[Robot]
    hand: Sequence[int]


class Decision:
    """One turn's search. After the constructor :attr:`order` is legal, and it gets better as the search goes on."""

    def __init__(self, position: Position, prospects: Prospects, rules: Rules, params: Params) -> None:
        self.position, self.prospects, self.rules, self.params = position, prospects, rules, params
        self.tables = prospects.travel.poses.tables
        self.robot = position.robots[position.player]
        plans = plans_of(self.robot, prospects.travel, self.tables, params.hit_cost)
        classes, space = action_space(position.hand, self.robot.open)
        programs = all_programs(classes, space.array(), self.robot)
        ranking = np.argsort(plans.values_of(programs), kind="stable")
        self.order = self._order_of(programs[ranking[0]], False)
        if not params.width:
            ranking = np.random.Generator(np.random.SFC64([params.seed, *position.hand])).permutation(len(programs))
        self.programs = programs[ranking[:params.width or None]]  # [A, R]
        self.value = values_by_name(prospects)[params.value]
        self.samples = 0

    def search(self, deadline: Deadline) -> Order:
        """Samples until the deadline, or for ``params.iterations`` samples; returns the order."""
        self._prepare()
        budget = Budget(self.params.batch, deadline, self.params.iterations)
        estimates = self._allocate(budget)
        self.samples = budget.spent
        if budget.spent:
            best = estimates.best()
            self.order = self._order_of(self.programs[best], self._power_down(best))
        return self.order

    def _allocate(self, budget: Budget) -> Estimates:
        actions, params = len(self.programs), self.params
        if params.allocation == "halving":
            return sequential_halving(actions, self._evaluate, budget, params.first_samples)
        if params.allocation == "ucb":
            return ucb(actions, self._evaluate, budget, params.exploration)
        return uniform(actions, self._evaluate, budget)

    def _prepare(self) -> None:
        """Samples the programs of the others."""
        position, params = self.position, self.params
        random = np.random.Generator(np.random.SFC64([params.seed, *position.hand]))
        self.simulator = Simulator(self.tables, self.rules)
        self.start = State.of(position.robots, self.tables, params.batch)
        hands, self.decks = deal_unseen(position.robots, position.player, position.hand, params.scenarios, random)
        self.others = self._programs_of_others(hands, random)
        seed = [params.seed, *position.hand, 1]
        self.playouts = Playouts(self.prospects, self.simulator, params.playout, params.tries, seed)
        self.face = np.full((len(position.robots), params.batch), DEFAULT_FACING)
        if self.robot.cell is not None and self.rules.chooses_facing:
            self.face[position.player] = self._facing_back()

    def _programs_of_others(self, hands: Array, random: np.random.Generator) -> Array:
        """[R, P, K] programs out of ``hands`` [9, P, K]."""
        robots, player, params = self.position.robots, self.position.player, self.params
        if params.others != "plans":
            state = State.of(robots, self.tables, hands.shape[2])
            state.damage[player] = HAND_SIZE  # the own program comes from elsewhere
            seed = [params.seed, *self.position.hand, 2]
            policy = Playouts(self.prospects, self.simulator, params.others, params.tries, seed)
            return policy.programs(hands, state)
        plans = {
            other: plans_of(robot, self.prospects.travel, self.tables, params.hit_cost)
            for other, robot in enumerate(robots) if other != player and robot.open
        }
        return good_programs(robots, hands, plans, params.carelessness, random)

    def _evaluate(self, actions: Array, samples: Array) -> Array:
        state, winners = self._play(actions, samples)
        self.playouts.play_on(state, winners, self.params.depth - 1)
        return self.value(state, winners, self.position.player)

    def _play(self, actions: Array, samples: Array) -> tuple[State, Array]:
        """The states after the turn, [N] games, and who has won."""
        count = len(actions)
        state = self.start.take(np.arange(count))
        scenario = samples % self.params.scenarios
        programs = self.others.take(scenario, axis=2)
        programs[:, self.position.player] = self.programs[actions].T
        orders = Orders(programs, facing=self.face[:, :count], deck=self.decks.take(scenario, axis=1))
        return state, self.simulator.play(state, orders)

    def _facing_back(self) -> int:
        """The best facing if the robot has to come back on its archive cell."""
        travel = self.prospects.travel
        cell = np.full(4, self.tables.number(self.robot.archive))
        return int(travel.turns[self.robot.next_checkpoint - 1, travel.poses.of(cell, np.arange(4))].argmin())

    def _power_down(self, action: int) -> bool:
        """Whether a turn without cards pays, after the program ``action``."""
        if not self.rules.power_down:
            return False
        count = min(self.params.batch, self.params.scenarios)
        state, winners = self._play(np.full(count, action), np.arange(count))
        player = self.position.player
        turns = self.prospects.turns_to_go(state)[player]
        state.damage[player] = 0
        state.status[player] = POWERED_DOWN
        gain = (turns - self.prospects.turns_to_go(state)[player])[~winners.any(axis=0)]
        return bool(gain.size and gain.mean() > self.params.power_down_margin)

    def _order_of(self, program: Array, power_down: bool) -> Order:
        facing = self._facing_back() if self.rules.chooses_facing else None
        return Order(tuple(int(card) for card in program), power_down, facing)
