"""The shipped bot: UCT with a learned value, for starts and moves; it keeps its tree from move to move."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.battlesheep.player.conversation import Conversation, Results
from bot.battlesheep.player.follow import moves_between
from bot.battlesheep.player.params import Params
from bot.battlesheep.player.program import serve
from bot.battlesheep.player.simulations import Simulations, search_settings
from bot.battlesheep.protocol import Opening
from bot.battlesheep.rules.batch import Root
from bot.battlesheep.rules.plain import Board
from bot.battlesheep.rules.state import PLAYERS
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from botkit.search.uct import Uct


class RootedSearch(NamedTuple):
    """A search for a move, and the position that it begins from."""

    root: Root
    search: Uct


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game."""
    serve(Bot, Params(), argv)


class Bot(Conversation):
    """The shipped bot. From turn to turn it keeps only the last search for a move."""

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self._params = params
        self._settings = search_settings(params)

    def begin(self, opening: Opening) -> None:
        super().begin(opening)
        self._simulations = Simulations(self._params, self.rules, opening.sheep)
        self._last: RootedSearch | None = None

    def starts(self, board: Board, deadline: Deadline) -> Results:
        cells = board.accepted_starts()
        if len(cells) <= PLAYERS - self.opening.player:  # too few for the players after this one
            return
        root = Root.of(self.geometry, board, self.opening.player - 1, self.opening.sheep)
        simulation = self._simulations.of_start(root, cells, self.next_seed())
        yield from self._results(Uct(simulation, self._settings, self._seed), cells, deadline)

    def moves(self, root: Root, deadline: Deadline) -> Results:
        last, self._last = self._last, None  # none until the new one is complete: making it may be broken off
        self._last = self._followed(last, root) or self._new(root)
        choices = self._last.root.moves(self._simulations.abstraction)
        yield from self._results(self._last.search, choices, deadline)

    def _new(self, root: Root) -> RootedSearch:
        simulation = self._simulations.of_moves(root, self.next_seed())
        return RootedSearch(root, Uct(simulation, self._settings, self._seed))

    def _followed(self, last: RootedSearch | None, root: Root) -> RootedSearch | None:
        """The last search moved on to ``root``, if its tree reaches there."""
        followed = moves_between(last.root, root, self._simulations.abstraction) if last else None
        if not (last and followed):
            return None
        moves, reached = followed
        simulation = self._simulations.of_moves(reached, self.next_seed())
        return RootedSearch(reached, last.search) if last.search.follow(simulation, moves) else None

    def _results(self, search: Uct, choices: Sequence[Sequence[int]], deadline: Deadline) -> Results:
        """The results of a search over numbered choices, unless there is only one."""
        if len(choices) == 1:
            yield SearchResult(choices[0])
            return
        for result in search.results(deadline, self._params.iterations):
            yield result.map(choices.__getitem__)
