"""The report's bots: flat Monte Carlo to a finite depth, or random search, in the conversation of the shipped bot."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from bot.roborally.player.conversation import Conversation, GameInfo
from bot.roborally.protocol import Observation
from bot.roborally.reference.params import Params
from bot.roborally.reference.playouts import Playouts
from bot.roborally.reference.values import VALUES
from bot.roborally.rules.batch import Scenarios
from bot.roborally.rules.batch_state import State
from bot.roborally.rules.constants import HAND_SIZE, REGISTERS
from bot.roborally.rules.hands import all_programs, deal_unseen
from bot.roborally.rules.state import Order
from bot.roborally.rules.travel import Poses, Travel
from botkit.arrays import Floats, Ints, Ints16
from botkit.client.parameters import argument_parser
from botkit.client.session import run
from botkit.search.clock import Deadline
from botkit.search.monte_carlo import ActionEstimates, Budget
from botkit.search.result import SearchResult


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game on stdin and stdout; ends when the input does."""
    run(Bot(argument_parser("RoboRally", Params()).parse_args(argv).params).serve)


class Bot(Conversation):
    """The reference bot. It computes the table of turns to go during its turns, until it is complete."""

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self._params = params
        self._travel: Travel | None = None

    def search(self, game: GameInfo, turn: Observation, deadline: Deadline) -> Iterator[SearchResult[Order]]:
        """Ever better programs by flat Monte Carlo or random search."""
        if self._travel is None:
            self._travel = Travel(Poses(game.floor, game.rules))
            self._steps = self._travel.solve(self._params.sweeps)
        half = Deadline.after_ms(deadline.left_ms() / 2)
        for _ in self._steps:
            if half.passed():
                break
        yield from FlatSearch(game.seat, turn, self._travel, self._params).search(deadline)


class FlatSearch:
    """One turn's search: every reduced program is sampled as often as the others."""

    def __init__(self, seat: int, turn: Observation, travel: Travel, params: Params) -> None:
        self._seat, self._travel, self._params = seat, travel, params
        self._seed = [params.seed, *turn.hand]
        random = np.random.Generator(np.random.SFC64(self._seed))
        self._programs = random.permutation(all_programs(turn.hand, turn.robots[seat]))  # [A, R]
        hands, deck = deal_unseen(turn.robots, seat, turn.hand, params.scenarios, random)
        self._playouts = Playouts(travel, params.playout, params.tries, [*self._seed, 1])
        others = self._programs_of_others(turn, hands)
        self._scenarios = Scenarios(travel.poses.simulator, turn.robots, seat, params.batch, others, deck)

    def _programs_of_others(self, turn: Observation, hands: Ints16) -> Ints16:
        """Programs [R, P, K] from ``hands`` [9, P, K]; without cards in random search."""
        if self._params.strategy == "random-search":
            return np.zeros((REGISTERS, *hands.shape[1:]), np.int16)
        state = State.of(turn.robots, self._travel.poses.tables, hands.shape[2])
        state.damage[self._seat] = HAND_SIZE  # this bot's program comes from elsewhere
        return self._playouts.programs(hands, state)

    def search(self, deadline: Deadline) -> Iterator[SearchResult[Order]]:
        """Draws samples until the deadline, or ``params.samples`` of them. Values are those of the value function."""
        budget, actions = Budget(self._params.batch, deadline, self._params.samples), np.arange(len(self._programs))
        estimates = ActionEstimates(actions.size)
        rounds = np.tile(actions, max(1, budget.batch // actions.size))
        while not budget.over():
            budget.draw(estimates, self._evaluate, rounds)
            if budget.spent:
                yield estimates.result(budget.spent, self._order)

    def _order(self, action: int) -> Order:
        return Order(tuple(self._programs[action].tolist()))

    def _evaluate(self, actions: Ints, samples: Ints) -> Floats:
        """[N]: the values at the end of samples."""
        state, winners = self._scenarios.play(self._programs[actions], samples)
        if self._params.strategy == "monte-carlo":
            self._playouts.play_on(state, winners, self._params.depth - 1)
        return VALUES[self._params.value](self._travel, state, winners, self._seat)
