"""Decides starts and moves, whoever asks for them."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Callable

from bot.games.battlesheep.batch import Menu, Root
from bot.games.battlesheep.follow import moves_between
from bot.games.battlesheep.geometry import MAX_LINE, Geometry, build_geometry
from bot.games.battlesheep.rules import PLAYERS, RULES, Board, Move
from bot.games.battlesheep.simulation import Rewards, Simulation
from bot.games.battlesheep.start_simulation import StartSimulation
from bot.games.battlesheep.starts import accepted_starts, seed_start
from bot.players.battlesheep.params import Params
from bot.players.session import Session
from bot.players.times import TurnTime
from bot.protocol import battlesheep as protocol
from bot.protocol.errors import ProtocolError
from bot.search.clock import Deadline
from bot.search.uct import Search, Settings

LEAST_ITERATIONS = 256
"""Done even when the time is already over, as on a machine that took all of it to load the program."""
NO_MOVE = Move(0, 0, 1, 1)
"""Of one sheep, as the course's server takes numbers of sheep below 1 for moves."""
TURN_SEEDS = 1000
"""Random streams kept apart for the turns of a game."""
SEED_START = "seed"
"""The choice of :attr:`Params.start` that needs no search."""


class Player:
    """One game on one map, as one player."""

    def __init__(self, setup: protocol.Setup, params: Params) -> None:
        """Raises :class:`ProtocolError` for a game that cannot be played."""
        self.setup, self.params = setup, params
        if setup.edition not in RULES:
            raise ProtocolError(f"no edition is called {setup.edition!r}; there are: {', '.join(RULES)}")
        self.rules = replace(RULES[setup.edition], teams=True) if params.teams else RULES[setup.edition]
        if setup.players != PLAYERS:
            raise ProtocolError(f"a game of {setup.players} players; it has {PLAYERS}")
        if max(setup.width, setup.height) > MAX_LINE:
            raise ProtocolError(f"a map of {setup.width} by {setup.height}; lines are at most {MAX_LINE} cells long")
        self.geometry: Geometry = build_geometry(self.rules.edition, setup.map)
        self.rewards = Rewards(self.rules, params.by_rank(), params.trust, params.trust_until)
        self.menu = Menu(setup.sheep - 1, params.choices)
        self._turn = 0
        self._search: Search | None = None
        self._root: Root | None = None
        """The position that the search began from; none for a start."""
        self._choices: Sequence[Sequence[int]] = ()

    def _start(self, board: Board, deadline: Deadline) -> Sequence[int]:
        """The cell to start from."""
        if self.params.start == SEED_START:
            return seed_start(board)
        number = self.geometry.number()
        starts = accepted_starts(board)
        root = Root.of(self.geometry, board, self.setup.player - 1, self.setup.sheep)
        simulation = StartSimulation(root, self.rewards, self._next_seed(), self.menu,
                                     [number[cell] for cell in starts], self.setup.sheep)
        self._begin(simulation, starts)
        return self._searched(deadline)

    def _move(self, root: Root, last: Search | None, deadline: Deadline) -> Sequence[int]:
        """The move to play; there is one. ``last``: the search of the turn before."""
        if not (last and self._resume(last, root)):
            self._begin(Simulation(root, self.rewards, self._next_seed(), self.menu), root.moves(self.menu))
            self._root = root
        return self._searched(deadline)

    def _resume(self, last: Search, root: Root) -> bool:
        """Goes on with the tree of the last turn if it reaches ``root``."""
        found = moves_between(self._root, root, self.menu) if self._root else None
        if not found:
            return False
        numbers, reached = found
        if not last.follow(Simulation(reached, self.rewards, self._next_seed(), self.menu), numbers):
            return False
        self._root, self._choices = reached, reached.moves(self.menu)
        self._search = last
        return True

    def _begin(self, simulation: Simulation, choices: Sequence[Sequence[int]]) -> None:
        settings = Settings(exploration=self.params.exploration, wave=self.params.wave)
        self._choices = choices
        self._search = Search(simulation, settings, self.params.seed * TURN_SEEDS + self._turn)

    def _searched(self, deadline: Deadline) -> Sequence[int]:
        """The best choice of the search that has begun."""
        assert self._search is not None
        if len(self._choices) > 1:
            if not self.params.iterations:
                self._search.run(Deadline.never(), LEAST_ITERATIONS)
            self._search.run(deadline, self.params.iterations)
        return self._choices[self._search.best()]

    def _next_seed(self) -> int:
        self._turn += 1
        return self.params.seed * TURN_SEEDS + self._turn

    def answer(self, turn: protocol.Turn, session: Session) -> Sequence[int]:
        """A start or a move in time, counted from the beginning of the session's turn.

        If the search fails or is stopped, the best that it has found so far.
        """
        last, self._search = self._search, None
        board = Board(self.rules.edition, turn.owner, turn.sheep if isinstance(turn, protocol.MoveTurn) else ())
        if isinstance(turn, protocol.StartTurn):
            self._choices = accepted_starts(board)
            time = self.params.turn_time(self.setup.first_turn_ms, is_first=True)
            return self._in_time(lambda deadline: self._start(board, deadline), session, time)
        root = Root.of(self.geometry, board, self.setup.player - 1)
        self._choices = root.moves(self.menu)
        if not self._choices:
            session.complain("asked for a move without having one")
            return NO_MOVE
        time = self.params.turn_time(self.setup.turn_ms, is_first=False)
        return self._in_time(lambda deadline: self._move(root, last, deadline), session, time)

    def _in_time(
        self, decide: Callable[[Deadline], Sequence[int]], session: Session, time: TurnTime
    ) -> Sequence[int]:
        """What ``decide`` answers, or the best choice so far if it fails or is not back in time."""
        deadline = Deadline.after_ms(time.end_ms, session.turn_start)
        decision = session.guarded(lambda: decide(deadline), None, time.stop_ms)
        if decision is None:
            self._root = None  # a tree that was left in the middle of a wave is not gone on with
            decision = self._choices[self._search.best() if self._search else 0]
        return decision
