"""The bot that ships: UCT with a learned value, for starts and moves; its tree is kept from move to move."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.battlesheep.batch import ActionAbstraction, Root
from bot.games.battlesheep.constants import PLAYERS
from bot.games.battlesheep.follow import moves_between
from bot.games.battlesheep.rules import Board
from bot.games.battlesheep.simulation import RankRewards, Simulation
from bot.games.battlesheep.start_simulation import StartSimulation
from bot.games.battlesheep.value import VALUES, WeightedValue
from bot.players.battlesheep.conversation import Conversation, Results
from bot.players.battlesheep.params import Params
from bot.players.battlesheep.program import serve
from bot.protocol.battlesheep import Setup
from bot.search.clock import Deadline
from bot.search.result import SearchResult
from bot.search.uct import Search, Settings

LEAST_ITERATIONS = 256
"""Done even when the time is already over, as on a machine that took all of it to load the program."""
POINTS_BY_RANK = (1.0, 0.6667, 0.3333, 0.0)
"""The reward: the share of the others whom a player beats."""


class RootedSearch(NamedTuple):
    """A search for a move, and the position that it begins from."""

    root: Root
    search: Search


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game."""
    serve(Bot, Params(), argv)


class Bot(Conversation):
    """Keeps one thing from turn to turn: the last search for a move."""

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self._params = params
        self._settings = Settings(params.exploration, params.batch, least_iterations=LEAST_ITERATIONS)

    def begin(self, setup: Setup) -> None:
        super().begin(setup)
        params, rules = self._params, self.rules
        self._abstraction = ActionAbstraction(setup.sheep - 1, params.sheep_numbers)
        self._rewards = RankRewards(rules, POINTS_BY_RANK)
        self._value = WeightedValue(VALUES[rules.edition.name], rules, params.value_weight, params.value_until)
        self._last: RootedSearch | None = None

    def starts(self, board: Board, deadline: Deadline) -> Results:
        number = self.geometry.number()
        cells = board.accepted_starts()
        if len(cells) <= PLAYERS - self.setup.player:  # too few for the players after this one
            return
        root = Root.of(self.geometry, board, self.setup.player - 1, self.setup.sheep)
        simulation = StartSimulation(root, self._abstraction, self._rewards, self._value, self.next_seed(),
                                     [number[cell] for cell in cells], self.setup.sheep)
        yield from self._results(Search(simulation, self._settings, self._seed), cells, deadline)

    def moves(self, root: Root, deadline: Deadline) -> Results:
        last, self._last = self._last, None  # none while a new one is made: that may be broken off
        self._last = self._followed(last, root) or self._new(root)
        choices = self._last.root.moves(self._abstraction)
        yield from self._results(self._last.search, choices, deadline)

    def _new(self, root: Root) -> RootedSearch:
        simulation = self._simulation(root)
        return RootedSearch(root, Search(simulation, self._settings, self._seed))

    def _followed(self, last: RootedSearch | None, root: Root) -> RootedSearch | None:
        """The last search moved on to ``root``, if its tree reaches there."""
        found = moves_between(last.root, root, self._abstraction) if last else None
        if not (last and found):
            return None
        moves, reached = found
        return RootedSearch(reached, last.search) if last.search.follow(self._simulation(reached), moves) else None

    def _simulation(self, root: Root) -> Simulation:
        return Simulation(root, self._abstraction, self._rewards, self._value, self.next_seed())

    def _results(self, search: Search, choices: Sequence[Sequence[int]], deadline: Deadline) -> Results:
        """The results of a search over numbered choices, unless there is only one."""
        if len(choices) == 1:
            yield SearchResult(choices[0])
            return
        for result in search.results(deadline, self._params.iterations):
            yield result.map(choices.__getitem__)
