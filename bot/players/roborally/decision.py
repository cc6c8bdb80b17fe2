"""The choice of a program: all reduced programs of the hand against sampled programs of the others."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bot.games.roborally.batch import Simulator
from bot.games.roborally.batch_state import CARD_KIND, DEFAULT_FACING, POWERED_DOWN, Orders, State
from bot.games.roborally.cards import HAND_SIZE
from bot.games.roborally.dealing import deal, shuffled
from bot.games.roborally.editions import Rules
from bot.games.roborally.programs import all_actions, classes_of
from bot.games.roborally.prospects import Prospects
from bot.games.roborally.state import Order, Robot
from bot.players.roborally.beliefs import all_programs, deal_unseen
from bot.players.roborally.opponents import STYLES, Opponents, planned
from bot.players.roborally.params import Params
from bot.players.roborally.playouts import POLICIES, VALUES, Playouts, chances
from bot.search.clock import Deadline
from bot.search.monte_carlo import Budget, Estimates, sequential_halving, ucb, uniform

COST_OF_A_SECOND_TURN = 3
"""Samples of one turn that take as long as one sample of two."""
OWN_STYLE = "careful"
QUICK_POLICY = "path"
"""What the others play as long as their styles are not ready."""


@dataclass(frozen=True)
class Position:
    """What a player knows on a turn; ``player`` counts from 0, and so do ``robots``."""

    player: int
    robots: Sequence[Robot]
    hand: Sequence[int]


class Decision:
    """One turn's search. After the constructor :attr:`order` is legal, and it gets better as the search goes on."""

    def __init__(
        self, position: Position, prospects: Prospects, rules: Rules, params: Params, opponents: Opponents | None
    ) -> None:
        """``opponents``: how they play; ``None`` if ``params.others`` names a policy, or they are not ready yet."""
        self.opponents = opponents
        self.position, self.prospects, self.rules, self.params = position, prospects, rules, params
        self.tables = prospects.travel.poses.tables
        self.robot = position.robots[position.player]
        classes = classes_of(position.hand)
        actions = all_actions([len(cards) for cards in classes], self.robot.open)
        programs = all_programs(classes, actions, self.robot)
        ranking = np.argsort(self._alone(programs), kind="stable")
        self.order = self._order_of(programs[ranking[0]], False)
        if not params.width:
            ranking = np.random.Generator(np.random.SFC64([params.seed, *position.hand])).permutation(len(programs))
        self.programs = programs[ranking[:params.width or None]]  # [A, R]
        self._value = VALUES[params.value]
        self.samples = 0
        self._chosen: int | None = None

    def _alone(self, programs: np.ndarray) -> np.ndarray:
        """[A] turns to go after ``programs`` [A, R], if nobody interferes."""
        travel, robot = self.prospects.travel, self.robot
        cell = self.tables.limbo if robot.cell is None else self.tables.number(robot.cell)
        start = travel.poses.of(np.array(cell), np.array(robot.facing))
        pose, leg, hits = travel.poses.play(start, np.array(robot.next_checkpoint - 1), CARD_KIND[programs.T])
        values: np.ndarray = travel.turns[leg, pose] + self.params.hit_cost * hits
        return values

    def search(self, deadline: Deadline) -> Order:
        """Samples until the deadline, or for ``params.iterations`` samples; returns the order."""
        self._prepare()
        budget = Budget(self.params.batch, deadline, self.params.iterations)
        estimates = self._allocate(budget)
        if budget.spent:
            self._choose(estimates.best())
        if self._looks_further and not budget.over():
            self._look_further(estimates.contenders, budget)
        self.samples = budget.spent
        return self.order

    @property
    def _looks_further(self) -> bool:
        params = self.params
        return bool(params.finalists and self.opponents and params.allocation == "halving" and params.depth == 1)

    def _look_further(self, contenders: np.ndarray, budget: Budget) -> None:
        """Chooses among ``contenders`` by a second turn, in which everybody plans as if alone."""
        self._later_decks = shuffled(self.params.scenarios, self._random)

        def evaluate(actions: np.ndarray, samples: np.ndarray) -> np.ndarray:
            return self._evaluate_further(contenders[actions], samples)

        budget.batch = max(budget.batch // COST_OF_A_SECOND_TURN, 1)
        estimates = sequential_halving(len(contenders), evaluate, budget, self.params.later_samples)
        if estimates.visits.all():
            self._choose(int(contenders[estimates.best()]))

    def _choose(self, action: int) -> None:
        order = self._order_of(self.programs[action], self._power_down(action))
        self._chosen, self.order = action, order

    def _allocate(self, budget: Budget) -> Estimates:
        actions, params = len(self.programs), self.params
        if params.allocation == "halving":
            enough = params.finalists if self._looks_further else 0
            return sequential_halving(actions, self._evaluate, budget, params.first_samples, enough=enough)
        if params.allocation == "ucb":
            return ucb(actions, self._evaluate, budget, params.exploration)
        return uniform(actions, self._evaluate, budget)

    def _prepare(self) -> None:
        """Samples the programs of the others."""
        position, params = self.position, self.params
        self._random = random = np.random.Generator(np.random.SFC64([params.seed, *position.hand]))
        self.simulator = Simulator(self.tables, self.rules)
        self.start = State.of(position.robots, self.tables, params.batch)
        hands, self.decks = deal_unseen(position.robots, position.player, position.hand, params.scenarios, random)
        self.others = self._programs_of_others(hands, random)
        seed = [params.seed, *position.hand, 1]
        self.playouts = Playouts(self.prospects, self.simulator, params.playout, params.tries, seed)
        self.face = np.full((len(position.robots), params.batch), DEFAULT_FACING)
        if self.robot.cell is not None and self.rules.chooses_facing:
            self.face[position.player] = self._facing_back()

    def _programs_of_others(self, hands: np.ndarray, random: np.random.Generator) -> np.ndarray:
        """[R, P, K] programs out of ``hands`` [9, P, K]."""
        robots, player, params = self.position.robots, self.position.player, self.params
        if self.opponents is None:
            state = State.of(robots, self.tables, hands.shape[2])
            state.damage[player] = HAND_SIZE  # the own program comes from elsewhere
            seed = [params.seed, *self.position.hand, 2]
            name = params.others if params.others in POLICIES else QUICK_POLICY
            policy = Playouts(self.prospects, self.simulator, name, params.tries, seed)
            return policy.programs(hands, state)
        programs, self._styles = self.opponents.programs(robots, player, hands, random)
        return programs

    def learn(self, after: Sequence[Robot]) -> None:
        """Compares where the others are ``after`` the turn with where their styles should have led them."""
        if self._chosen is None or self.opponents is None:
            return
        count = min(self.params.batch, self.params.scenarios)
        expected, winners = self._play(np.full(count, self._chosen), np.arange(count))
        seen = State.of(after, self.tables, 1)
        same = (expected.cell == seen.cell) & (expected.facing == seen.facing) & ~winners.any(axis=0)
        for other, robot in enumerate(self.position.robots):
            if other != self.position.player and robot.open:
                self.opponents.learn(other, self._styles[other, :count], same[other])

    def _evaluate(self, actions: np.ndarray, samples: np.ndarray) -> np.ndarray:
        state, winners = self._play(actions, samples)
        self.playouts.play_on(state, winners, self.params.depth - 1)
        return self._value(self.prospects, state, winners, self.position.player)

    def _evaluate_further(self, actions: np.ndarray, samples: np.ndarray) -> np.ndarray:
        opponents, player = self.opponents, self.position.player
        assert opponents is not None
        state, winners = self._play(actions, samples)
        games = np.flatnonzero(~winners.any(axis=0))
        if games.size:
            scenario = samples[games] % self.params.scenarios
            going = state.take(games)
            dealt = deal(going, self._later_decks.take(scenario, axis=0))
            styles = self._styles.take(scenario, axis=1)
            styles[player] = list(STYLES).index(OWN_STYLE)
            programs = planned(opponents.styles, styles, opponents.poses, dealt.hands, going)
            winners[:, games] = self.simulator.play(going, Orders(programs, deck=dealt.deck))
            state.put(games, going)
        return self._value(self.prospects, state, winners, player)

    def _play(self, actions: np.ndarray, samples: np.ndarray) -> tuple[State, np.ndarray]:
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
        before = chances(self.prospects, state, winners, player)
        survives = state.lives[player] == self.robot.lives  # the announcement of a destroyed robot is void
        state.damage[player, survives] = 0
        state.status[player, survives] = POWERED_DOWN
        gain = chances(self.prospects, state, winners, player) - before
        return bool(gain.mean() > self.params.power_down_margin)

    def _order_of(self, program: np.ndarray, power_down: bool) -> Order:
        facing = self._facing_back() if self.rules.chooses_facing else None
        return Order(tuple(int(card) for card in program), power_down, facing)
