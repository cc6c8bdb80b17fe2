"""A turn of Battle Sheep, whatever the search: a legal answer first, then the best that is found in time."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.battlesheep.batch import Root
from bot.games.battlesheep.constants import PLAYERS
from bot.games.battlesheep.geometry import MAX_LINE, build_geometry
from bot.games.battlesheep.rules import RULES, Board
from bot.games.battlesheep.state import Move
from bot.players.parameters import effort
from bot.players.session import Session
from bot.players.times import UNLIMITED, TurnTime
from bot.protocol import battlesheep as protocol
from bot.protocol.errors import ProtocolError
from bot.search.clock import Deadline
from bot.search.result import SearchResult

MOST_SHEEP = 32
"""Of a player: as many as any course has. The batched rules count moves in 16 bits."""
NO_START = (0, 0)
NO_MOVE = Move(0, 0, 1, 1)
"""Of one sheep, as the course's server takes numbers of sheep below 1 for moves."""
USUAL_TURN_MS = 1000.0
"""For a referee that sets no limit."""
SEEDS = 1000
"""Seeds of random generators kept apart for the searches of a game."""


@dataclass(frozen=True)
class TurnParams:
    """Parameters that every bot of the game has. Names of times: see :mod:`bot.players.times`."""

    iterations: int = effort()
    """Playouts of each turn; 0: as many as the time allows. With a number, the clock is not looked at."""
    seed: int = 1
    """Of the random generators."""
    turn_ms: float = 0.0
    """What the referee allows for every turn, in milliseconds; 0: what it says itself."""
    margin_ms: float = 100.0
    """What is kept back of a turn's limit, for the answer's way, in milliseconds."""
    margin_share: float = 0.2
    """No more than this share of the limit is kept back."""
    first_margin_ms: float = 300.0
    """What is kept back when a start is asked for: the program is loaded then, which takes unknown time."""
    first_margin_share: float = 0.4
    """No more than this share of the limit is kept back then."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search of a turn ends that the referee gives ``limit_ms`` (0: no limit)."""
        if self.iterations:
            return UNLIMITED
        limit_ms = self.turn_ms or limit_ms or USUAL_TURN_MS
        margin_ms, share = self.margin_ms, self.margin_share
        if is_first:
            margin_ms, share = self.first_margin_ms, self.first_margin_share
        return TurnTime.before(limit_ms, limit_ms - min(margin_ms, share * limit_ms))


P = TypeVar("P", bound=TurnParams)
Results = Iterator[SearchResult[Sequence[int]]]
"""Ever better starts ``(x, y)``, or moves."""


class Player(ABC, Generic[P]):
    """One game on one map, as one player; :meth:`starts` and :meth:`moves` are the search."""

    def __init__(self, setup: protocol.Setup, params: P) -> None:
        """Raises :class:`ProtocolError` for a game that cannot be played."""
        if setup.edition not in RULES:
            raise ProtocolError(f"no edition is called {setup.edition!r}; there are: {', '.join(RULES)}")
        if setup.players != PLAYERS:
            raise ProtocolError(f"a game of {setup.players} players; it has {PLAYERS}")
        if max(setup.width, setup.height) > MAX_LINE:
            raise ProtocolError(f"a map of {setup.width} by {setup.height}; lines are at most {MAX_LINE} cells long")
        if setup.sheep > MOST_SHEEP:
            raise ProtocolError(f"flocks of {setup.sheep} sheep; they are at most {MOST_SHEEP}")
        self.setup, self.params = setup, params
        self.rules = RULES[setup.edition]
        self.geometry = build_geometry(self.rules.edition, setup.map)
        self._seed = params.seed * SEEDS

    @abstractmethod
    def starts(self, board: Board, deadline: Deadline) -> Results:
        """Ever better starting cells."""

    @abstractmethod
    def moves(self, root: Root, deadline: Deadline) -> Results:
        """Ever better moves; there is one."""

    def decide(self, turn: protocol.Turn, session: Session) -> SearchResult[Sequence[int]]:
        """The best start or move that the search has found in time, counted from the beginning of the turn.

        Its value, if it has one, is the reward that the player can expect.
        """
        seat = self.setup.player - 1
        if isinstance(turn, protocol.StartTurn):
            board = Board(self.rules.edition, turn.owner)
            starts: Sequence[Sequence[int]] = board.accepted_starts()
            if not starts:
                session.complain("asked for a start without a free cell at a border")
                return SearchResult(NO_START)
            time = self.params.turn_time(self.setup.first_turn_ms, is_first=True)
            return session.best_in_time(self.starts(board, session.deadline(time)), SearchResult(starts[0]), time)
        root = Root.of(self.geometry, Board(self.rules.edition, turn.owner, turn.sheep), seat)
        legal = root.moves()
        if not legal:
            session.complain("asked for a move without having one")
            return SearchResult(NO_MOVE)
        time = self.params.turn_time(self.setup.turn_ms)
        return session.best_in_time(self.moves(root, session.deadline(time)), SearchResult(legal[0]), time)

    def _next_seed(self) -> int:
        self._seed += 1
        return self._seed
