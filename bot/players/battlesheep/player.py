"""Decides starts and moves, and serves the referee's lines."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.battlesheep.batch import Menu, Root
from bot.games.battlesheep.geometry import Geometry, build_geometry
from bot.games.battlesheep.rules import EDITIONS, Board, Cell, Move, Rules
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
    margin_ms: float = 40.0
    margin_share: float = 0.2
    exploration: float = 0.4
    wave: int = 1024
    reward_1: float = 1.0
    reward_2: float = 0.6667
    reward_3: float = 0.3333
    reward_4: float = 0.0
    choices: int = 7
    start: str = SEARCHED_START
    trust: float = 0.8
    trust_until: float = 0.2
    teams: bool = False

    def by_rank(self) -> list[float]:
        """The rewards of ranks 1 to 4."""
        return [self.reward_1, self.reward_2, self.reward_3, self.reward_4]

    def think_ms(self, limit_ms: float) -> float:
        """Milliseconds to think out of a turn's limit, less a margin for the answer's way."""
        return limit_ms - min(self.margin_ms, self.margin_share * limit_ms)


class Player:
    """One game on one map, as one player."""

    def __init__(self, setup: protocol.Setup, params: Params) -> None:
        self.setup, self.params = setup, params
        if setup.edition not in EDITIONS:
            raise ProtocolError(f"there is no edition {setup.edition!r}; there are {', '.join(EDITIONS)}")
        self.rules = Rules(EDITIONS[setup.edition], params.teams)
        self.geometry: Geometry = build_geometry(self.rules.edition, setup.map)
        self.rewards = Rewards(self.rules, params.by_rank(), params.trust, params.trust_until)
        self._search: Search | None = None
        self._turn = 0

    def start(self, turn: protocol.StartTurn, deadline: Deadline) -> Cell:
        """The cell to start from."""
        board = Board(self.rules.edition, turn.owner)
        if self.params.start == SEED_START:
            return seed_start(board)
        number = self.geometry.number()
        starts = accepted_starts(board)
        root = Root.of(self.geometry, board, self.setup.player - 1, self.setup.sheep)
        simulation = StartSimulation(root, self.rewards, self.params.seed * TURN_SEEDS, self.params.choices,
                                     [number[cell] for cell in starts], self.setup.sheep)
        self._search = self._search_of(simulation)
        self._search.run(deadline, self.params.iterations)
        return starts[self._search.best()]

    def root(self, turn: protocol.MoveTurn) -> Root:
        """The position of a request, with this player to move."""
        board = Board(self.rules.edition, turn.owner, turn.sheep)
        return Root.of(self.geometry, board, self.setup.player - 1)

    def move(self, root: Root, deadline: Deadline) -> Move:
        """The move to play; there is one."""
        moves = self.moves(root)
        if len(moves) == 1:
            return moves[0]
        self._search = self.search(root)
        self._search.run(deadline, self.params.iterations)
        return moves[self._search.best()]

    def moves(self, root: Root) -> list[Move]:
        """The moves that the search at ``root`` chooses from, in its order."""
        return root.moves(Menu(root.capacity, self.params.choices))

    def search(self, root: Root) -> Search:
        """A new search from ``root``."""
        params = self.params
        self._turn += 1
        return self._search_of(Simulation(root, self.rewards, params.seed * TURN_SEEDS + self._turn, params.choices))

    def _search_of(self, simulation: Simulation) -> Search:
        params = self.params
        settings = Settings(exploration=params.exploration, wave=params.wave)
        return Search(simulation, settings, params.seed * TURN_SEEDS + self._turn)

    def answer(self, turn: protocol.Turn, session: Session) -> Sequence[int]:
        """A start or a move in time, counted from the beginning of the session's turn.

        If the search fails or is stopped, the best that it has found so far.
        """
        self._search = None
        if isinstance(turn, protocol.StartTurn):
            limit_ms: float = self.setup.first_turn_ms
            choices: Sequence[Sequence[int]] = accepted_starts(Board(self.rules.edition, turn.owner))
        else:
            limit_ms = self.setup.turn_ms
            choices = self.moves(self.root(turn))
            if not choices:
                session.complain("asked for a move without having one")
                return NO_MOVE
        limit_ms = self.params.turn_ms or limit_ms or DEFAULT_TURN_MS
        think_ms = math.inf if self.params.iterations else self.params.think_ms(limit_ms)
        deadline = Deadline.after_ms(think_ms, session.turn_start)
        guard_ms = 0.0 if self.params.iterations else (think_ms + limit_ms) / 2
        decision = session.guarded(lambda: self._decide(turn, deadline), None, guard_ms)
        return choices[self._search.best() if self._search else 0] if decision is None else decision

    def _decide(self, turn: protocol.Turn, deadline: Deadline) -> Sequence[int] | None:
        if isinstance(turn, protocol.StartTurn):
            return self.start(turn, deadline)
        return self.move(self.root(turn), deadline)
