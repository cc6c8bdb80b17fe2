"""The conversation with the referee, whatever the search: always a legal answer, the best that is found in time."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.battlesheep import protocol
from bot.battlesheep.batch import Root
from bot.battlesheep.constants import PLAYERS
from bot.battlesheep.geometry import MAX_LINE, Geometry, build_geometry
from bot.battlesheep.rules import RULES, Board, Rules
from bot.battlesheep.state import Move
from bot.client.errors import ProtocolError
from bot.client.parameters import CommonParams, effort
from bot.client.session import Session
from bot.client.times import UNLIMITED, TurnTime
from bot.search.clock import Deadline
from bot.search.result import SearchResult

MOST_SHEEP = 32
"""The sheep of a player: as many as any course has. The batched rules count moves in 16 bits."""
NO_START = (0, 0)
NO_MOVE = Move(0, 0, 1, 1)
"""It sends one sheep, because the course's server takes even a number below 1 for a move."""
USUAL_TURN_MS = 1000.0
"""The limit that is assumed if the referee sets none."""
SEEDS = 1000
"""The number of seeds that are reserved for the searches of one game."""


@dataclass(frozen=True)
class TurnParams(CommonParams):
    """The parameters of every bot of this game. For the names of times see :mod:`bot.client.times`."""

    iterations: int = effort()
    """Playouts in each turn; 0: as many as the time allows. With a number, the clock is ignored."""
    seed: int = 1
    """The seed of all random numbers."""
    turn_ms: float = 0.0
    """The referee's limit for a turn, in milliseconds; 0: the limit that it sends."""
    margin_ms: float = 100.0
    """The part of a turn's limit that is kept back to send the answer, in milliseconds."""
    margin_share: float = 0.2
    """No more than this share of the limit is kept back."""
    first_margin_ms: float = 300.0
    """The same for the start: the program is loaded then, which takes an unknown time."""
    first_margin_share: float = 0.4
    """The same for the start: no more than this share is kept back."""

    def turn_time(self, limit_ms: float, is_first: bool = False) -> TurnTime:
        """When the search ends in a turn with a limit of ``limit_ms`` (0: no limit)."""
        if self.iterations:
            return UNLIMITED
        limit_ms = self.turn_ms or limit_ms or USUAL_TURN_MS
        margin_ms, share = self.margin_ms, self.margin_share
        if is_first:
            margin_ms, share = self.first_margin_ms, self.first_margin_share
        return TurnTime.before(limit_ms, limit_ms - min(margin_ms, share * limit_ms))


Results = Iterator[SearchResult[Sequence[int]]]
"""Ever better starts ``(x, y)``, or moves."""


class Conversation(ABC):
    """A bot except for its search. Values are the rewards that the player can expect."""

    setup: protocol.Setup
    rules: Rules
    geometry: Geometry

    def __init__(self, params: TurnParams) -> None:
        self.session = Session(params.explain)
        self._times = params
        self._seed = params.seed * SEEDS

    @abstractmethod
    def starts(self, board: Board, deadline: Deadline) -> Results:
        """Ever better starting cells; none if there is no choice."""

    @abstractmethod
    def moves(self, root: Root, deadline: Deadline) -> Results:
        """Ever better moves; at least one is legal."""

    def serve(self) -> None:
        """Answers every request. Raises :class:`ProtocolError` for a map that cannot be read, or played.

        A request that cannot be read is not answered, because no move is known to be legal. Between its turns the bot
        does nothing, because a game leaves no cycles to collect.
        """
        self.begin(protocol.read_setup(self.session.line))
        while True:
            try:
                turn = protocol.read_turn(self.session.line, self.setup)
            except ProtocolError as error:
                self.session.complain(f"{error}; waiting for the next request")
                self.session.end_turn()
                continue
            if turn is None:
                return
            self.session.answer(protocol.format_answer(self.decide(turn).answer))

    def begin(self, setup: protocol.Setup) -> None:
        """Gets ready for a game. Raises :class:`ProtocolError` for one that cannot be played."""
        if setup.edition not in RULES:
            raise ProtocolError(f"no edition is called {setup.edition!r}; there are: {', '.join(RULES)}")
        if setup.players != PLAYERS:
            raise ProtocolError(f"a game of {setup.players} players; it has {PLAYERS}")
        if max(setup.width, setup.height) > MAX_LINE:
            raise ProtocolError(f"a map of {setup.width} by {setup.height}; lines are at most {MAX_LINE} cells long")
        if setup.sheep > MOST_SHEEP:
            raise ProtocolError(f"flocks of {setup.sheep} sheep; they are at most {MOST_SHEEP}")
        self.setup, self.rules = setup, RULES[setup.edition]
        self.geometry = build_geometry(self.rules.edition, setup.map)

    def decide(self, turn: protocol.Turn) -> SearchResult[Sequence[int]]:
        """The best start or move that the search finds in time, counted from the beginning of the turn."""
        session, is_first = self.session, isinstance(turn, protocol.StartTurn)
        time = self._times.turn_time(self.setup.first_turn_ms if is_first else self.setup.turn_ms, is_first)
        legal: Sequence[Sequence[int]]
        if isinstance(turn, protocol.StartTurn):
            board = Board(self.rules.edition, turn.owner)
            legal, results = board.accepted_starts(), self.starts(board, session.deadline(time))
        else:
            root = Root.of(self.geometry, Board(self.rules.edition, turn.owner, turn.sheep), self.setup.player - 1)
            legal, results = root.moves(), self.moves(root, session.deadline(time))
        if not legal:
            session.complain(f"asked for a {'start' if is_first else 'move'} without having one")
            return SearchResult(NO_START if is_first else NO_MOVE)
        return session.best_in_time(results, SearchResult(legal[0]), time, protocol.format_answer)

    def next_seed(self) -> int:
        """A new seed for the random numbers of one more search."""
        self._seed += 1
        return self._seed
