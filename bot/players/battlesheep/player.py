"""Decides starts and moves, and serves the referee's lines."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Callable

from bot.games.battlesheep.batch import Menu, Root
from bot.games.battlesheep.follow import moves_between
from bot.games.battlesheep.geometry import MAX_LINE, Geometry, build_geometry
from bot.games.battlesheep.rules import RULES, Board, Move
from bot.games.battlesheep.simulation import Rewards, Simulation
from bot.games.battlesheep.start_simulation import StartSimulation
from bot.games.battlesheep.starts import accepted_starts, seed_start
from bot.players.session import Session
from bot.protocol import battlesheep as protocol
from bot.protocol.errors import ProtocolError
from bot.search.clock import Deadline
from bot.search.uct import Search, Settings

DEFAULT_TURN_MS = 1000.0
"""For a referee that sets no limit."""
LEAST_ITERATIONS = 256
"""Done even when the time is already over, as on a machine that took all of it to load the program."""
NO_MOVE = Move(0, 0, 0, 0)
TURN_SEEDS = 1000
"""Random streams kept apart for the turns of a game."""
SEARCHED_START = "search"
SEED_START = "seed"


@dataclass(frozen=True)
class Params:
    """Everything about the bot that can be tuned. Rewards are those of ranks 1 to 4."""

    iterations: int = 0
    seed: int = 1
    turn_ms: float = 0.0
    margin_ms: float = 100.0
    margin_share: float = 0.2
    start_margin_ms: float = 300.0
    start_margin_share: float = 0.4
    exploration: float = 0.4
    wave: int = 2048
    reward_1: float = 1.0
    reward_2: float = 0.6667
    reward_3: float = 0.3333
    reward_4: float = 0.0
    choices: int = 7
    start: str = SEARCHED_START
    trust: float = 0.8
    trust_until: float = 0.2
    teams: bool = False
    """Play in teams although the server does not say so."""

    def by_rank(self) -> list[float]:
        """The rewards of ranks 1 to 4."""
        return [self.reward_1, self.reward_2, self.reward_3, self.reward_4]

    def think_ms(self, limit_ms: float, is_start: bool) -> float:
        """Milliseconds to think out of a turn's limit, less a margin for the answer's way.

        A start has more margin: it comes while the program is loaded, which takes unknown time on a busy machine.
        """
        if is_start:
            return limit_ms - min(self.start_margin_ms, self.start_margin_share * limit_ms)
        return limit_ms - min(self.margin_ms, self.margin_share * limit_ms)


class Player:
    """One game on one map, as one player."""

    def __init__(self, setup: protocol.Setup, params: Params) -> None:
        self.setup, self.params = setup, params
        if setup.edition not in RULES:
            raise ProtocolError(f"there is no edition {setup.edition!r}; there are {', '.join(RULES)}")
        self.rules = replace(RULES[setup.edition], teams=True) if params.teams else RULES[setup.edition]
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
            return self._in_time(lambda deadline: self._start(board, deadline), session, self.setup.first_turn_ms, True)
        root = Root.of(self.geometry, board, self.setup.player - 1)
        self._choices = root.moves(self.menu)
        if not self._choices:
            session.complain("asked for a move without having one")
            return NO_MOVE
        return self._in_time(lambda deadline: self._move(root, last, deadline), session, self.setup.turn_ms, False)

    def _in_time(
        self, decide: Callable[[Deadline], Sequence[int]], session: Session, limit_ms: float, is_start: bool
    ) -> Sequence[int]:
        """What ``decide`` answers, or the best choice so far if it fails or is not back in time."""
        limit_ms = self.params.turn_ms or limit_ms or DEFAULT_TURN_MS
        think_ms = math.inf if self.params.iterations else self.params.think_ms(limit_ms, is_start)
        deadline = Deadline.after_ms(think_ms, session.turn_start)
        guard_ms = 0.0 if self.params.iterations else (think_ms + limit_ms) / 2
        decision = session.guarded(lambda: decide(deadline), None, guard_ms)
        if decision is None:
            self._root = None  # a tree that was left in the middle of a wave is not gone on with
            decision = self._choices[self._search.best() if self._search else 0]
        return decision
