"""The shipped bot: UCT with a learned value, for starts and moves; it keeps its tree from move to move."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.battlesheep.player.conversation import Conversation, Results
from bot.battlesheep.player.params import Params
from bot.battlesheep.player.simulation import POINTS_BY_RANK, Model, RankRewards, Simulation
from bot.battlesheep.player.tcp import serve
from bot.battlesheep.player.value import weighted_values
from bot.battlesheep.player.weights import WEIGHTS
from bot.battlesheep.protocol import Opening
from bot.battlesheep.rules.batch import ActionAbstraction, Root
from bot.battlesheep.rules.geometry import sizes
from bot.battlesheep.rules.plain import SQUARE, Board, Edition
from bot.battlesheep.rules.state import PLAYERS, Cell
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from botkit.search.uct import FIRST_BATCH, Settings, Uct

LEAST_ITERATIONS = 256
"""Played even if the time is already over, as on a machine that needed all of it to load the program."""


def search_settings(params: Params) -> Settings:
    """How the bot searches."""
    return Settings(params.exploration, params.batch, FIRST_BATCH, least_iterations=LEAST_ITERATIONS)


def model_of(params: Params, edition: Edition, sheep: int) -> Model:
    """What the bot searches in a game with so many ``sheep`` for each player."""
    value = partial(
        weighted_values, learned=WEIGHTS[SQUARE.name if edition.teams else edition.name], edition=edition,
        weight=params.value_weight, until=params.value_until)
    abstraction = ActionAbstraction(sheep - 1, params.sheep_numbers)
    return Model(sheep, abstraction, RankRewards(edition, POINTS_BY_RANK), value)


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
        self._model = model_of(self._params, self.edition, opening.sheep)
        self._last: RootedSearch | None = None

    def starts(self, board: Board, deadline: Deadline) -> Results:
        cells = board.accepted_starts()
        if len(cells) <= PLAYERS - self.opening.player:  # too few for the players after this one
            return
        root = Root.of(self.geometry, board, self.opening.player - 1, self.opening.sheep)
        yield from self._results(self._search(root, cells), cells, deadline)

    def moves(self, root: Root, deadline: Deadline) -> Results:
        self._last = self._followed(root) or RootedSearch(root, self._search(root))
        choices = self._last.root.moves(self._model.abstraction)
        yield from self._results(self._last.search, choices, deadline)

    def _search(self, root: Root, starts: Sequence[Cell] = ()) -> Uct:
        return Uct(Simulation(self._model, root, self.next_seed(), starts), self._settings, self._seed)

    def _followed(self, root: Root) -> RootedSearch | None:
        """The last search, at ``root``; where it does not lead there it is gone, so that another one finds room."""
        last, self._last = self._last, None  # none until the new one is complete: making it may be broken off
        followed = moves_between(last.root, root, self._model.abstraction) if last else None
        if not (last and followed):
            return None
        moves, reached = followed
        simulation = Simulation(self._model, reached, self.next_seed())
        return RootedSearch(reached, last.search) if last.search.follow(simulation, moves) else None

    def _results(self, search: Uct, choices: Sequence[Sequence[int]], deadline: Deadline) -> Results:
        """The results of a search over numbered choices, unless there is only one."""
        if len(choices) == 1:
            yield SearchResult(choices[0])
            return
        for result in search.results(deadline, self._params.iterations):
            yield result.map(choices.__getitem__)


def moves_between(before: Root, after: Root, abstraction: ActionAbstraction) -> tuple[list[int], Root] | None:
    """The numbers of the moves from ``before`` to ``after``, each player having moved at most once.

    Also the position reached, with its flocks in the order that numbers moves. None if somebody who
    could move did not, or made a move that is not in the abstraction.
    """
    choices: list[int] = []
    root = before
    while root.player != after.player or root is before:
        player = root.player
        arrived = after.owned[player] & ~root.owned[player]
        if arrived.any():
            number = _number_of(root, after, abstraction)
            if number is None:
                return None
            choices.append(number)
            root = root.after(number, abstraction)
        elif root.moves():
            return None
        else:
            root = replace(root, player=(player + 1) % PLAYERS)
    same = all(sorted(ours) == sorted(theirs) for ours, theirs in zip(root.flocks, after.flocks))
    return (choices, root) if same and (root.owned == after.owned).all() else None


def _number_of(root: Root, after: Root, abstraction: ActionAbstraction) -> int | None:
    """The number of the mover's move that leaves its cells and flocks as they are ``after``."""
    player = root.player
    arrived = after.owned[player] & ~root.owned[player]
    if sizes(arrived[:, None])[0] != 1:
        return None
    spare = dict(after.flocks[player])
    sheep = 1 + sum(left for cell, left in spare.items() if arrived[root.geometry.word[cell]] & root.geometry.bit[cell])
    for number, move in enumerate(root.moves(abstraction)):
        if move.sheep == sheep:
            reached = root.after(number, abstraction)
            if sorted(reached.flocks[player]) == sorted(after.flocks[player]) and (
                    reached.owned[player] == after.owned[player]).all():
                return number
    return None
