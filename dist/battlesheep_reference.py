#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 91,586 of 100,000 characters. Built by bundle.py: change the sources, not this file.
from __future__ import annotations

SOURCES = {
'bot/__init__.py': r'''"""A kit of contest bots: exact rules, searches, one-file submissions, and an arena around them."""
''',
'bot/battlesheep/__init__.py': r'''"""Battle Sheep: flocks that split and slide until something stops them, for the most pasture."""
''',
'bot/battlesheep/player/__init__.py': r'''"""The Battle Sheep bot."""
''',
'bot/battlesheep/player/conversation.py': r'''"""The conversation with the referee, whatever the search: always a legal answer, the best that is found in time."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from bot.battlesheep import protocol
from bot.battlesheep.player.times import TurnParams
from bot.battlesheep.rules.batch import Root
from bot.battlesheep.rules.geometry import MAX_LINE, Geometry, build_geometry
from bot.battlesheep.rules.plain import EDITIONS, Board, Edition
from bot.battlesheep.rules.state import PLAYERS, Move
from botkit.client.errors import ProtocolError
from botkit.client.session import Session
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

MOST_SHEEP = 32
"""The sheep of a player: as many as any course has. The batched rules count moves in 16 bits."""
NO_START = (0, 0)
NO_MOVE = Move(0, 0, 1, 1)
"""It sends one sheep, because the course's server takes even a number below 1 for a move."""
SEEDS = 1000
"""The number of seeds that are reserved for the searches of one game."""


Results = Iterator[SearchResult[Sequence[int]]]
"""Ever better starts ``(x, y)``, or moves."""


class Conversation(ABC):
    """A bot except for its search. Values are the rewards that the player can expect."""

    opening: protocol.Opening
    edition: Edition
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
        self.begin(protocol.read_opening(self.session.line))
        while True:
            try:
                turn = protocol.read_turn(self.session.line, self.opening)
            except ProtocolError as error:
                self.session.complain(f"{error}; waiting for the next request")
                self.session.end_turn()
                continue
            if turn is None:
                return
            self.session.answer(protocol.format_answer(self.decide(turn).answer))

    def begin(self, opening: protocol.Opening) -> None:
        """Gets ready for a game. Raises :class:`ProtocolError` for one that cannot be played."""
        if opening.edition not in EDITIONS:
            raise ProtocolError(f"no edition is called {opening.edition!r}; there are: {', '.join(EDITIONS)}")
        if opening.players != PLAYERS:
            raise ProtocolError(f"a game of {opening.players} players; it has {PLAYERS}")
        if max(opening.width, opening.height) > MAX_LINE:
            raise ProtocolError(f"a map of {opening.width} by {opening.height}; a line has at most {MAX_LINE} cells")
        if opening.sheep > MOST_SHEEP:
            raise ProtocolError(f"flocks of {opening.sheep} sheep; they are at most {MOST_SHEEP}")
        self.opening, self.edition = opening, EDITIONS[opening.edition]
        self.geometry = build_geometry(self.edition, opening.map)

    def decide(self, turn: protocol.Turn) -> SearchResult[Sequence[int]]:
        """The best start or move that the search finds in time, counted from the beginning of the turn."""
        session, is_first = self.session, isinstance(turn, protocol.StartTurn)
        time = self._times.turn_time(self.opening.first_turn_ms if is_first else self.opening.turn_ms, is_first)
        legal: Sequence[Sequence[int]]
        if isinstance(turn, protocol.StartTurn):
            board = Board(self.edition, turn.owner)
            legal, results = board.accepted_starts(), self.starts(board, session.deadline(time))
        else:
            root = Root.of(self.geometry, Board(self.edition, turn.owner, turn.sheep), self.opening.player - 1)
            legal, results = root.moves(), self.moves(root, session.deadline(time))
        if not legal:
            session.complain(f"asked for a {'start' if is_first else 'move'} without having one")
            return SearchResult(NO_START if is_first else NO_MOVE)
        return session.best_in_time(results, SearchResult(legal[0]), time, protocol.format_answer)

    def next_seed(self) -> int:
        """A new seed for the random numbers of one more search."""
        self._seed += 1
        return self._seed
''',
'bot/battlesheep/player/simulation.py': r'''"""A position as a tree search needs it: batches of games, and rewards at their ends."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Callable, NamedTuple, Optional

import numpy as np

from bot.battlesheep.rules.batch import ActionAbstraction, Batch, Root
from bot.battlesheep.rules.plain import Edition
from bot.battlesheep.rules.state import PLAYERS, Cell
from botkit.arrays import Floats, Ints, Uints16
from botkit.search.clock import Deadline
from botkit.search.exact_sums import rounded

POINTS_BY_RANK = (1.0, 0.6667, 0.3333, 0.0)
"""The share of the opponents that a player beats."""
NOT_PLACED = -1

Evaluation = Callable[[Batch], Optional["tuple[Floats, Floats]"]]
"""Values [P, B] without playing on, and their weights [B] against playouts; ``None`` if all weights are 0."""


class RankRewards:
    """What the final ranks are worth to the search."""

    def __init__(self, edition: Edition, by_rank: Sequence[float]) -> None:
        """``by_rank``: the rewards of ranks 1 to 4; ties share."""
        self._edition = edition
        totals = np.concatenate([[0.0], np.cumsum(by_rank)])
        better, equal = np.arange(PLAYERS)[:, None], np.arange(PLAYERS + 1)
        shares = (totals[np.minimum(better + equal, PLAYERS)] - totals[better]) / np.maximum(equal, 1)
        self._shares = rounded(shares)  # [P, P + 1]: by the numbers of better and of equal players

    def of_scores(self, scores: Floats) -> Floats:
        """[P, B]: rewards for final ``scores`` [P, B]."""
        scores = self._edition.team_means(scores)
        better = (scores[None] > scores[:, None]).sum(axis=1)
        equal = (scores[None] == scores[:, None]).sum(axis=1)
        return self._shares[better, equal]


class Model(NamedTuple):
    """What a search tries in the positions of a game, and what their ends are worth to it."""

    sheep: int
    """The number that each player has at the start."""
    abstraction: ActionAbstraction
    """The moves of the tree; playouts have all."""
    ranks: RankRewards
    evaluation: Evaluation | None = None
    """``None``: only playouts count."""


class Simulation:
    """The root of a search."""

    players = PLAYERS

    def __init__(self, model: Model, root: Root, seed: int, starts: Sequence[Cell] = ()) -> None:
        """``starts``: where the mover and all later players may place their flocks, if they are to do so.

        Move k of a placing player is then the k-th of them that is not taken.
        """
        number = root.geometry.number()
        self.model, self.root, self.player = model, root, root.player
        self.starts: Ints = np.array([number[cell] for cell in starts], dtype=np.int64)
        self.random = np.random.Generator(np.random.SFC64(seed))

    def batch(self, games: int) -> SimulationBatch:
        """``games`` copies of the root."""
        return SimulationBatch(self, games)


class SimulationBatch:
    """Copies of the root in which a search plays, and then random moves to the end."""

    def __init__(self, simulation: Simulation, games: int) -> None:
        self.boards = Batch(simulation.root, games)
        self._simulation, self._first = simulation, simulation.player
        self._taken = np.full((PLAYERS - self._first if simulation.starts.size else 0, games), NOT_PLACED)
        """By placing player and game, the index into the starts."""
        self._placing: tuple[int, Ints] | None = None

    def _is_placing(self, player: int, games: Ints) -> bool:
        """Whether ``player`` still has to place its flock; all of ``games`` are at the same ply."""
        turn = player - self._first
        return 0 <= turn < len(self._taken) and bool(games.size) and self._taken[turn, games[0]] == NOT_PLACED

    def offer(self, player: int, games: Ints) -> Uints16:
        """[a]: the number of moves of ``player`` in ``games`` [a] that the tree tries."""
        self._placing = (player, games) if self._is_placing(player, games) else None
        if not self._placing:
            return self.boards.offer(player, games, self._simulation.model.abstraction)
        return np.full(games.size, self._simulation.starts.size - (player - self._first), dtype=np.uint16)

    def narrow(self, chosen: Ints) -> None:
        """Keeps only some of the offered games, by index into the offer."""
        self.boards.narrow(chosen)

    def play(self, choice: Uints16) -> None:
        """Plays move number ``choice`` [a] in every offered game."""
        if not self._placing:
            self.boards.play(choice)
            return
        player, games = self._placing
        index, turn = choice.astype(np.int64), player - self._first
        for taken in np.sort(self._taken[:turn, games], axis=0):
            index += index >= taken
        self._taken[turn, games] = index
        self.boards.place(player, games, self._simulation.starts.take(index), self._simulation.model.sheep)

    def rewards(self, next_player: Ints, deadline: Deadline) -> Floats | None:
        """[P, B]: rewards of each game; None if the deadline passed on the way.

        They mix the leaf's estimated value with the ranks at the end of one playout from there, which begins with
        random starts for the players who have none.
        """
        random, model = self._simulation.random, self._simulation.model
        next_player = next_player.copy()
        for turn, taken in enumerate(self._taken):
            games = (taken == NOT_PLACED).nonzero()[0]
            if games.size:
                counts = self.offer(self._first + turn, games)
                self.play((random.random(games.size) * counts).astype(np.uint16))
                next_player[games] = (self._first + turn + 1) % PLAYERS
        estimate = model.evaluation(self.boards) if model.evaluation else None
        if not self.boards.play_out(random, next_player, lambda: not deadline.passed()):
            return None
        rewards = model.ranks.of_scores(self.boards.scores())
        if estimate:
            values, weights = estimate
            rewards += rounded((values - rewards) * weights)
        return rewards
''',
'bot/battlesheep/player/tcp.py': r'''"""The program of a bot: over the referee's lines, or on the course's own server, with bytes over TCP.

Every field is a four-byte little-endian integer; nothing marks the start or end of a message.
Grids are sent column by column (x outer, y inner).
"""
from __future__ import annotations

import socket
import struct
from argparse import ArgumentTypeError
from collections.abc import Sequence
from io import BufferedReader
from time import sleep
from typing import Callable, NamedTuple, TypeVar

from bot.battlesheep.player.conversation import Conversation
from bot.battlesheep.player.times import TurnParams
from bot.battlesheep.protocol import MoveTurn, Opening, StartTurn, Turn
from bot.battlesheep.rules.state import COURSES, FREE, PLAYERS, WALL, CourseSettings, Grid
from botkit.client.parameters import argument_parser
from botkit.client.session import run
from botkit.client.words import wrong

P = TypeVar("P", bound=TurnParams)
MOST_PORT = 65_535
MOST_TEAM = (1 << 31) - 1
"""The greatest that a field of the server's messages holds."""
FIELD = 4
GOES_ON = 1
ENDS = 0
Receive = Callable[[int], bytes]
"""Returns exactly this many bytes."""

TRIES = 12
"""Connections in a row that may fail: with the pauses, a server has more than ten seconds to start."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 2.0
"""The pauses between them, from the second failure on; each is twice as long as the one before."""
CONNECT_TIMEOUT_S = 10.0


class ServerRequest(NamedTuple):
    """What the server asks for; ``ident`` is echoed in the answer."""

    ident: int
    turn: Turn | None
    """None at the end of the game, which the server announces with the last ident, then with 0."""
    player: int = 0
    """Who is asked for a start (from 1); 0 with other requests."""


def pack(fields: Sequence[int]) -> bytes:
    """Integers as the protocol sends them; a client's first message is its team."""
    return struct.pack(f"<{len(fields)}i", *fields)


def read_fields(receive: Receive, count: int) -> list[int]:
    """Reads ``count`` integers."""
    return list(struct.unpack(f"<{count}i", receive(FIELD * count)))


def read_request(receive: Receive, size: int, known_map: Grid | None) -> ServerRequest:
    """The server's next request, on a map of ``size`` by ``size``. Raises :class:`ProtocolError`.

    Requests for a start and for a move begin alike. The first one is for a start; from then on the walls of the
    ``known_map`` tell them apart, because the server may ask for a start again.
    """
    kind, ident = read_fields(receive, 2)
    if kind == ENDS:
        return ServerRequest(ident, None)
    if kind != GOES_ON:
        raise wrong("a message of the server", f"{GOES_ON} or {ENDS} first", str(kind))
    area = size * size
    fields = read_fields(receive, 1 + area)  # the rest of a request for a start; one for a move has more
    if known_map is None or _walls(fields[:area]) != _walls(_columns(known_map)):
        player, *owners = fields
        if not 1 <= player <= PLAYERS:
            raise wrong("a request for a start", f"a player from 1 to {PLAYERS}", str(player))
        return ServerRequest(ident, StartTurn(_owners(owners, size)), player)
    fields += read_fields(receive, 2 * area - len(fields))
    owners, sheep = fields[:area], fields[area:]
    if min(sheep) < 0:
        raise wrong("the sheep", "numbers from 0 on", str(min(sheep)))
    return ServerRequest(ident, MoveTurn(_owners(owners, size), _rows(sheep, size)))


def format_answer(ident: int, answer: Sequence[int]) -> bytes:
    """The client's answer to a request."""
    return pack([GOES_ON, ident, *answer])


def _columns(grid: Grid) -> list[int]:
    return [value for column in zip(*grid) for value in column]


def _owners(fields: Sequence[int], size: int) -> Grid:
    for owner in fields:
        if not WALL <= owner <= PLAYERS:
            raise wrong("the owners", f"numbers from {WALL} to {PLAYERS}", str(owner))
    return _rows(fields, size)


def _rows(fields: Sequence[int], size: int) -> Grid:
    return tuple(tuple(fields[y::size]) for y in range(size))


def _walls(fields: Sequence[int]) -> list[bool]:
    return [value == WALL for value in fields]


class Client:
    """One game as one team; connects again when the server has hung up."""

    def __init__(self, bot: Conversation, address: tuple[str, int], team: int, course: CourseSettings) -> None:
        self.address, self.team, self.course = address, team, course
        self._bot, self._session = bot, bot.session
        self._map: Grid | None = None
        self._failures = 0
        self._socket: socket.socket
        self._stream: BufferedReader

    def serve(self) -> None:
        """Plays to the end. Raises :class:`ConnectionError` after ``TRIES`` connections on which nothing was asked."""
        while True:
            try:
                with socket.create_connection(self.address, CONNECT_TIMEOUT_S) as self._socket:
                    self._socket.settimeout(None)
                    self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    self._socket.sendall(pack([self.team]))
                    self._stream = self._socket.makefile("rb")
                    self._play()
                return
            except OSError as error:
                self._pause_after(error)

    def _pause_after(self, error: OSError) -> None:
        """Waits longer after each failure in a row except the first; finally raises :class:`ConnectionError`."""
        host, port = self.address
        self._failures += 1
        if self._failures == TRIES:
            raise ConnectionError(f"{TRIES} connections to {host}:{port} failed, the last one with: {error}")
        self._session.complain(f"{host}:{port}: {error}; connecting again")
        if self._failures > 1:
            sleep(min(FIRST_PAUSE_S * 2 ** (self._failures - 2), LONGEST_PAUSE_S))

    def _play(self) -> None:
        """Answers requests to the end of the game. Raises :class:`ConnectionError` if the server breaks off."""
        while True:
            self._stream.peek()
            self._session.begin_turn()
            request = read_request(self._receive, self.course.size, self._map)
            if request.turn is None:
                if request.ident:
                    return
                raise ConnectionError("the server has no game for this team")
            self._failures = 0
            if isinstance(request.turn, StartTurn):
                self._begin(request.player, request.turn.owner)
            answer = self._bot.decide(request.turn).answer
            try:
                self._socket.sendall(format_answer(request.ident, answer))
            finally:
                self._session.end_turn()

    def _begin(self, player: int, owner: Grid) -> None:
        course = self.course
        self._map = tuple(tuple(min(value, FREE) for value in row) for row in owner)
        self._bot.begin(Opening(player, PLAYERS, course.edition, course.size, course.size, course.sheep,
                              course.step_ms, course.step_ms, self._map))

    def _receive(self, count: int) -> bytes:
        data = self._stream.read(count)
        if len(data) < count:
            raise ConnectionError("the server has hung up")
        return data


def serve(bot: Callable[[P], Conversation], params: P, argv: Sequence[str] | None) -> None:
    """Plays one game on stdin and stdout, or on a server; ends when the game does."""
    parser = argument_parser("Battle Sheep", params)
    group = parser.add_argument_group("the course's server")
    group.add_argument("--tcp", type=_address, metavar="HOST:PORT", help="play there instead of on stdin and stdout")
    group.add_argument("--team", type=_team, default=1, metavar="N", help="the team's number")
    group.add_argument("--course", choices=sorted(COURSES), help="what is played; default: by the port, else hex")
    options = parser.parse_args(argv)
    player = bot(options.params)
    if options.tcp is None:
        run(player.serve)
        return
    by_port = [name for name, course in COURSES.items() if course.port == options.tcp[1]]
    run(Client(player, options.tcp, options.team, COURSES[options.course or (by_port or ["hex"])[0]]).serve)


def _address(text: str) -> tuple[str, int]:
    host, sign, port = text.rpartition(":")
    if not host or not sign:
        raise ArgumentTypeError(f"wants HOST:PORT, not {text!r}")
    return host, _number(port, MOST_PORT)


def _team(text: str) -> int:
    return _number(text, MOST_TEAM)


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or int(text) > most:
        raise ArgumentTypeError(f"{text!r} is not a number from 0 to {most}")
    return int(text)
''',
'bot/battlesheep/player/times.py': r'''"""When a turn's time ends, for every bot of this game; for the names of times see :mod:`botkit.client.times`."""
from __future__ import annotations

from dataclasses import dataclass

from botkit.client.parameters import CommonParams, between, effort
from botkit.client.times import UNLIMITED, TurnTime

USUAL_TURN_MS = 1000.0
"""The limit that is assumed if the referee sets none."""


@dataclass(frozen=True)
class TurnParams(CommonParams):
    """The parameters of every bot of this game. For the names of times see :mod:`botkit.client.times`."""

    iterations: int = effort()
    """Playouts in each turn; 0: as many as the time allows. With a number, the clock is ignored."""
    seed: int = 1
    """The seed of all random numbers."""
    turn_ms: float = between(0.0, 0.0)
    """The referee's limit for a turn, in milliseconds; 0: the limit that it sends."""
    margin_ms: float = between(100.0, 0.0)
    """The part of a turn's limit that is kept back to send the answer, in milliseconds."""
    margin_share: float = between(0.2, 0.0, 1.0)
    """No more than this share of the limit is kept back."""
    first_margin_ms: float = between(300.0, 0.0)
    """The same for the start: the program is loaded then, which takes an unknown time."""
    first_margin_share: float = between(0.4, 0.0, 1.0)
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
''',
'bot/battlesheep/protocol.py': r'''"""The lines between a Battle Sheep referee and a bot, both ways.

A game begins with one line of numbers and the map. Each turn is ``START`` with a grid of owners
(answer ``x y``), or ``MOVE`` with the owners and the sheep (answer ``x y sheep direction``);
``END`` closes the game.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Callable, Union

from bot.battlesheep.rules.state import FREE, WALL, Cell, Grid, Move
from botkit.client.words import parse_integers, parse_words, wrong

START, MOVE, END = "START", "MOVE", "END"
Line = Callable[[], str]
"""Returns the next line."""


@dataclass(frozen=True)
class Opening:
    """The first lines of a game, for ``player`` (from 1) of ``players``; limits are in milliseconds, 0 for none."""

    player: int
    players: int
    edition: str
    width: int
    height: int
    sheep: int
    turn_ms: int
    first_turn_ms: int
    map: Grid


@dataclass(frozen=True)
class StartTurn:
    """The referee asks for a starting cell; earlier players are on the grid of owners."""

    owner: Grid


@dataclass(frozen=True)
class MoveTurn:
    """The referee asks for a move."""

    owner: Grid
    sheep: Grid


Turn = Union[StartTurn, MoveTurn]


def read_opening(line: Line) -> Opening:
    """Reads a game's first lines with ``line()``. Raises :class:`ProtocolError`."""
    text = line()
    words = parse_words(text, 8, "the first line")
    edition = words.pop(2)
    player, players, width, height, sheep, turn_ms, first_turn_ms = parse_integers(" ".join(words), 7, "the first line")
    if not 1 <= player <= players or width < 1 or height < 1 or sheep < 1:
        raise wrong("the first line", "a player out of all, and a map and sheep", text)
    grid = _read_grid(line, width, height, "the map", WALL, FREE)
    return Opening(player, players, edition, width, height, sheep, turn_ms, first_turn_ms, grid)


def format_opening(opening: Opening) -> list[str]:
    """The first lines of a game."""
    head = (f"{opening.player} {opening.players} {opening.edition} {opening.width} {opening.height} {opening.sheep} "
            f"{opening.turn_ms} {opening.first_turn_ms}")
    return [head, *_format_grid(opening.map)]


def read_turn(line: Line, opening: Opening) -> Turn | None:
    """Reads one request with ``line()``; ``None`` is the end of the game. Raises :class:`ProtocolError`."""
    word = line().strip()
    if word == END:
        return None
    if word not in (START, MOVE):
        raise wrong("a request", f"{START}, {MOVE} or {END}", word)
    owner = _read_grid(line, opening.width, opening.height, "the owners", WALL, opening.players)
    for y, (row, cells) in enumerate(zip(owner, opening.map)):
        if [value == WALL for value in row] != [value == WALL for value in cells]:
            raise wrong(f"row {y} of the owners", "the walls of the map", " ".join(map(str, row)))
    if word == START:
        return StartTurn(owner)
    return MoveTurn(owner, _read_grid(line, opening.width, opening.height, "the sheep", 0, opening.sheep))


def format_turn(turn: Turn | None) -> list[str]:
    """The lines of a request; ``None`` is the end of the game."""
    if turn is None:
        return [END]
    if isinstance(turn, StartTurn):
        return [START, *_format_grid(turn.owner)]
    return [MOVE, *_format_grid(turn.owner), *_format_grid(turn.sheep)]


def parse_start(text: str) -> Cell:
    """The answer to a :class:`StartTurn`. Raises :class:`ProtocolError`."""
    x, y = parse_integers(text, 2, "a start (x y)")
    return x, y


def parse_move(text: str) -> Move:
    """The answer to a :class:`MoveTurn`. Raises :class:`ProtocolError`."""
    return Move(*parse_integers(text, 4, "a move (x y sheep direction)"))


def format_answer(answer: Sequence[int]) -> str:
    """The line of a start or a move."""
    return " ".join(map(str, answer))


def _read_grid(line: Line, width: int, height: int, what: str, least: int, most: int) -> Grid:
    return tuple(_parse_row(line(), width, f"row {y} of {what}", least, most) for y in range(height))


def _parse_row(text: str, width: int, what: str, least: int, most: int) -> tuple[int, ...]:
    row = tuple(parse_integers(text, width, what))
    if not least <= min(row) <= max(row) <= most:
        raise wrong(what, f"numbers from {least} to {most}", text)
    return row


def _format_grid(grid: Grid) -> list[str]:
    return [" ".join(map(str, row)) for row in grid]
''',
'bot/battlesheep/reference/__init__.py': r'''"""The bot of the document on Battle Sheep: UCT with random playouts, and a rule for the start."""
''',
'bot/battlesheep/reference/loop.py': r'''"""The document's method: UCT over all legal moves with random playouts to the end, after a start by rule.

Every turn begins a new tree. The document stops the search early if its player has no move; here this is not needed,
because the referee does not ask then.
"""
from __future__ import annotations

from collections.abc import Sequence

from bot.battlesheep.player.conversation import Conversation, Results
from bot.battlesheep.player.simulation import Model, RankRewards, Simulation
from bot.battlesheep.player.tcp import serve
from bot.battlesheep.reference.params import Params
from bot.battlesheep.rules.batch import ActionAbstraction, Root
from bot.battlesheep.rules.plain import Board
from bot.battlesheep.rules.state import Cell
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult
from botkit.search.uct import Settings, Uct

WANTED_DIRECTIONS = 4


def main(argv: Sequence[str] | None = None) -> None:
    """Plays one game."""
    serve(Bot, Params(), argv)


class Bot(Conversation):
    """Chooses starts by rule and moves by UCT."""

    def __init__(self, params: Params) -> None:
        super().__init__(params)
        self._params = params

    def starts(self, board: Board, deadline: Deadline) -> Results:
        yield SearchResult(start_by_rule(board))

    def moves(self, root: Root, deadline: Deadline) -> Results:
        params = self._params
        sheep = self.opening.sheep
        model = Model(sheep, ActionAbstraction(sheep - 1), RankRewards(self.edition, params.by_rank()))
        search = Uct(Simulation(model, root, self.next_seed()), Settings(params.exploration, params.batch), self._seed)
        legal = root.moves()
        for result in search.results(deadline, params.iterations or params.most_iterations):
            yield result.map(legal.__getitem__)


def start_by_rule(board: Board) -> Cell:
    """The start with four or more open directions, if possible, whose slides have the smallest total length."""

    def badness(cell: Cell) -> tuple[int, int]:
        ends = [board.landing(*cell, direction) for direction in board.edition.directions]
        lengths = [max(abs(x - cell[0]), abs(y - cell[1])) for x, y in ends]
        return max(0, WANTED_DIRECTIONS - sum(length > 0 for length in lengths)), sum(lengths)

    return min(board.accepted_starts(), key=badness)
''',
'bot/battlesheep/reference/params.py': r'''"""The parameters that the document tuned, with the values that it chose."""
from __future__ import annotations

from dataclasses import dataclass

from bot.battlesheep.player.times import TurnParams
from botkit.client.parameters import between


@dataclass(frozen=True)
class Params(TurnParams):
    """What can be set with ``--set NAME=VALUE``."""

    most_iterations: int = 25_000
    """The most playouts in a turn that is timed by the clock; 0: as many as the time allows."""
    exploration: float = between(5.0, 0.01)
    """UCT: the factor of the square root."""
    batch: int = between(2048, 1)
    """UCT: the most playouts at a time."""
    reward_1: float = 0.4
    """The reward of the first rank."""
    reward_2: float = 0.3
    """The reward of the second rank."""
    reward_3: float = 0.2
    """The reward of the third rank."""
    reward_4: float = 0.1
    """The reward of the last rank."""

    def by_rank(self) -> list[float]:
        """The rewards of ranks 1 to 4."""
        return [self.reward_1, self.reward_2, self.reward_3, self.reward_4]
''',
'bot/battlesheep/rules/__init__.py': r'''"""The rules: a position (``state.py``), how it goes on and who wins (``plain.py``), arrays of games (``batch.py``)."""
''',
'bot/battlesheep/rules/batch.py': r'''"""Many games of Battle Sheep at once, in arrays.

A cell that is occupied stays occupied. So every game keeps, for each cell, the directions in which the
next cell is free (a move changes six of these words, or eight), and a mask of occupied cells for
each line, from which a table gives the length of a slide. Flocks of one sheep can never move and
are forgotten; the others keep the number of sheep that may leave, called spare.

The k-th legal move of a player counts flocks in their internal order, then directions, then sheep;
the order is a function of the moves played since the root, so that a search tree can name a move by
this number alone.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

import numpy as np

from bot.battlesheep.rules.geometry import Geometry, scores, sizes
from bot.battlesheep.rules.plain import Board
from bot.battlesheep.rules.state import FREE, PLAYERS, WALL, Move
from botkit.arrays import Floats, Ints, Uints8, Uints16, Uints64

MASK_BITS = 8
MASK = (1 << MASK_BITS) - 1
RANDOM_BITS = 16


@dataclass(frozen=True)
class Root:
    """One position as the arrays hold it; ``player`` (from 0) is to move."""

    geometry: Geometry
    player: int
    open: Uints16  # [C + 1]: mask of open directions, and their number in the bits above
    lines: Uints16  # [L]: occupied cells of each line
    flocks: tuple[tuple[tuple[int, int], ...], ...]  # [P]: (cell, spare) of each flock that has spare sheep
    owned: Uints64  # [P, W]: cells of each player
    capacity: int  # R, the most flocks with spare sheep that a player can come to have

    @classmethod
    def of(cls, geometry: Geometry, board: Board, player: int, sheep: int = 0) -> Root:
        """The position of a board of the geometry's map, with ``player`` (from 0) to move.

        ``sheep``: the size of the flocks that are still to be placed, if any.
        """
        size = geometry.size
        owner = [board.owner[y][x] for x, y in geometry.cells]
        free = np.array([value == FREE for value in owner] + [False])
        is_open = free[geometry.neighbour]  # [D, C + 1]
        shifts = np.arange(len(is_open))[:, None]
        open_ = (is_open << shifts).sum(axis=0) + (is_open.sum(axis=0) << MASK_BITS)
        lines = np.full(geometry.lines, geometry.full_line, dtype=np.uint16)
        for cell in range(size):
            if free[cell]:
                lines[geometry.line_of[:, cell]] &= ~geometry.line_bit[:, cell]
        flocks: list[list[tuple[int, int]]] = [[] for _ in range(PLAYERS)]
        owned = np.zeros((PLAYERS, geometry.words), dtype=np.uint64)
        for cell, (x, y) in enumerate(geometry.cells):
            if owner[cell] in (FREE, WALL):
                continue
            owned[owner[cell] - 1, geometry.word[cell]] |= geometry.bit[cell]
            if board.sheep[y][x] > 1:
                flocks[owner[cell] - 1].append((cell, board.sheep[y][x] - 1))
        capacity = max(1, sheep - 1, *(sum(spare for _, spare in own) for own in flocks))
        return cls(geometry, player, open_.astype(np.uint16), lines, tuple(map(tuple, flocks)), owned, capacity)

    def moves(self, abstraction: ActionAbstraction | None = None) -> list[Move]:
        """The mover's legal moves, or those of the abstraction, in the order that numbers them."""
        geometry = self.geometry
        moves = []
        for cell, spare in self.flocks[self.player]:
            for d, direction in enumerate(geometry.edition.directions):
                if self.open[cell] >> d & 1:
                    numbers = abstraction.numbers[spare] if abstraction else range(1, spare + 1)
                    moves += [Move(*geometry.cells[cell], m, direction.number) for m in numbers]
        return moves

    def after(self, choice: int, abstraction: ActionAbstraction) -> Root:
        """The position after the mover's move of this number in the abstraction, with the next player to move."""
        batch = Batch(self, 1)
        batch.offer(self.player, np.zeros(1, dtype=np.int64), abstraction)
        batch.play(np.array([choice], dtype=np.uint16))
        return batch.root_of_first((self.player + 1) % PLAYERS)


class ActionAbstraction:
    """How many sheep of a flock a tree tries to send: all numbers, or a few that are evenly spread, for a slim tree."""

    def __init__(self, most_spare: int, most_numbers: int = 0) -> None:
        """For flocks of up to ``most_spare`` spare sheep; at most ``most_numbers`` numbers for each slide (0: all)."""
        self.numbers = [_numbers_sent(spare, most_numbers) for spare in range(most_spare + 1)]
        self.count: Uints16 = np.array([len(sent) for sent in self.numbers], dtype=np.uint16)  # [spare]
        self.stride = most_spare + 1
        self.beyond_first: Uints16 = np.zeros(self.stride**2, dtype=np.uint16)
        """[spare * stride + k]: the sheep beyond the first in the k-th number."""
        for spare, sent in enumerate(self.numbers):
            self.beyond_first[spare * self.stride:][:len(sent)] = np.array(sent, dtype=np.uint16) - 1


def _numbers_sent(spare: int, most_numbers: int) -> list[int]:
    """From one sheep to all that can be spared; if only one number is wanted, about half of them."""
    if not 0 < most_numbers < spare:
        return list(range(1, spare + 1))
    if most_numbers == 1:
        return [(spare + 1) // 2]
    return sorted({round(1 + k * (spare - 1) / (most_numbers - 1)) for k in range(most_numbers)})


class Batch:
    """``games`` copies of a root, each played on by numbers of legal moves.

    One ply: :meth:`offer` counts the moves that a player has in some games, :meth:`play` plays one in
    each. B is the number of games.
    """

    def __init__(self, root: Root, games: int) -> None:
        geometry = root.geometry
        self.root, self.geometry, self.games = root, geometry, games
        self._stride = geometry.size + 1
        self._base: Ints = np.arange(games, dtype=np.int64) * self._stride
        self._line_base: Ints = np.arange(games, dtype=np.int64) * geometry.lines
        self._open: Uints16 = np.tile(root.open, games)  # [B * (C + 1)]
        self._closing: Uints16 = np.array(  # [D, 1]: what a neighbour loses when a cell is taken
            [[(1 << back) + (1 << MASK_BITS)] for back in geometry.reverse], dtype=np.uint16)
        self._lines: Uints16 = np.tile(root.lines, games)  # [B * L]
        self._place: list[Ints] = []  # per player [R, B]: flat index of a flock's cell in _open
        self._spare: list[Uints16] = []  # per player [R, B]
        self._count: list[Ints] = []  # per player [B]: rows in use
        self._rows: list[int] = []
        for flocks in root.flocks:
            place = np.empty((root.capacity, games), dtype=np.int64)
            place[:] = self._base
            spares = np.zeros((root.capacity, games), dtype=np.uint16)
            for row, (cell, spare) in enumerate(flocks):
                place[row] += cell
                spares[row] = spare
            self._place.append(place)
            self._spare.append(spares)
            self._count.append(np.full(games, len(flocks), dtype=np.int64))
            self._rows.append(len(flocks))
        self.owned: list[Uints64] = [
            np.repeat(words, games).reshape(-1, games) for words in root.owned]  # per player [W, B]
        self._offered: _Offer | None = None
        self.plies = 0

    def root_of_first(self, player: int) -> Root:
        """Game 0 as it stands, its flocks in their order, with ``player`` to move."""
        flocks = tuple(
            tuple((int(place[0]), int(spare[0])) for place, spare in zip(places, spares) if spare[0])
            for places, spares in zip(self._place, self._spare)
        )
        return Root(self.geometry, player, self._open[:self._stride].copy(), self._lines[:self.geometry.lines].copy(),
                    flocks, np.stack([owned[:, 0] for owned in self.owned]), self.root.capacity)

    def place(self, player: int, games: Ints, cells: Ints, sheep: int) -> None:
        """Puts the flock of ``player``, who has none yet, on ``cells`` [a] in ``games`` [a]."""
        base = self._base.take(games)
        self._place[player][0, games] = cells + base
        self._spare[player][0, games] = sheep - 1
        self._count[player][games] = 1
        self._rows[player] = 1
        self._occupy(player, games, cells, base, self._line_base.take(games))

    def offer(self, player: int, games: Ints, abstraction: ActionAbstraction | None = None) -> Uints16:
        """[a]: the number of legal moves of ``player`` in ``games`` [a]; :meth:`play` is for these.

        ``abstraction``: only its moves count.
        """
        rows = self._rows[player]
        place, spare = self._place[player][:rows], self._spare[player][:rows]
        if games.size < self.games:
            place, spare = place.take(games, axis=1), spare.take(games, axis=1)
        ways = self._open.take(place)
        weight = ways >> MASK_BITS
        weight *= abstraction.count.take(spare) if abstraction else spare
        total: Uints16 = np.empty((rows + 1, games.size), dtype=np.uint16)
        total[0] = 0
        for row in range(rows):
            np.add(total[row], weight[row], out=total[row + 1])
        self._offered = _Offer(player, games, place, spare, ways, total, abstraction)
        return total[rows]

    def narrow(self, chosen: Ints) -> None:
        """Keeps only some of the offered games, by index into the offer."""
        offer = self._offered
        assert offer is not None
        self._offered = _Offer(offer.player, offer.games.take(chosen), offer.place.take(chosen, axis=1),
                               offer.spare.take(chosen, axis=1), offer.open.take(chosen, axis=1),
                               offer.total.take(chosen, axis=1), offer.abstraction)

    def play(self, choice: Uints16) -> None:
        """Plays move number ``choice`` [a] in every offered game."""
        offer = self._offered
        assert offer is not None
        geometry, player, games = self.geometry, offer.player, offer.games
        a = games.size
        self.plies += a
        # the flock, the direction, and how many sheep beyond the first go along
        row = np.add.reduce((offer.total[1:] <= choice).view(np.uint8), axis=0, dtype=np.uint8)
        at = np.multiply(row, a, dtype=np.int64)
        at += np.arange(a)
        choice = choice - offer.total.take(at)
        spare = offer.spare.take(at)
        numbers = offer.abstraction.count.take(spare) if offer.abstraction else spare
        nth = choice // numbers
        along = choice - nth * numbers
        if offer.abstraction:
            along = offer.abstraction.beyond_first.take(spare.astype(np.int64) * offer.abstraction.stride + along)
        nth += (offer.open.take(at) & MASK) << 3
        direction = geometry.nth_direction.take(nth)
        source = offer.place.take(at)
        base = self._base.take(games)
        # the slide
        ray = source - base
        ray <<= 3
        ray += direction
        line = geometry.ray_line.take(ray)
        line_base = self._line_base.take(games)
        line += line_base
        key = geometry.ray_slide.take(ray)
        key += self._lines.take(line)
        ray <<= 4
        ray += geometry.slide.take(key)
        target = geometry.landing.take(ray)
        # the flocks
        stay = spare - along
        stay -= 1
        self._split(player, games, row, stay, along, target + base)
        # the board
        self._occupy(player, games, target, base, line_base)

    def _split(self, player: int, games: Ints, row: Uints8, stay: Uints16, along: Uints16, target: Ints) -> None:
        """Leaves ``stay`` spare sheep where the flock was and puts a flock with ``along`` spare ones on ``target``."""
        count, place, spare = self._count[player], self._place[player], self._spare[player]
        slot = np.multiply(row, self.games, dtype=np.int64)
        slot += games
        flat_place, flat_spare = place.reshape(-1), spare.reshape(-1)
        flat_spare[slot] = stay
        settled = along.nonzero()[0]  # the new flock has spare sheep
        moved_on = stay == 0
        used = count.take(games)
        fresh = used * self.games
        fresh += games
        new = np.where(moved_on, slot, fresh).take(settled)
        flat_place[new] = target.take(settled)
        flat_spare[new] = along.take(settled)
        used += (along > 0) & ~moved_on
        count[games] = used
        if self._rows[player] < len(place):
            self._rows[player] = max(self._rows[player], int(used.max()))

    def _occupy(self, player: int, games: Ints, target: Ints, base: Ints, line_base: Ints) -> None:
        """Marks the cells ``target`` [a] as taken by ``player`` in ``games`` [a]."""
        geometry = self.geometry
        around = geometry.neighbour.take(target, axis=1)
        around += base
        ways = self._open.take(around)
        ways -= self._closing
        self._open[around] = ways
        line = geometry.line_of.take(target, axis=1)
        line += line_base
        masks = self._lines.take(line)
        masks |= geometry.line_bit.take(target, axis=1)
        self._lines[line] = masks
        cell = geometry.word.take(target)
        cell *= self.games
        cell += games
        owned = self.owned[player].reshape(-1)
        owned[cell] = owned.take(cell) | geometry.bit.take(target)

    def play_out(self, random: np.random.Generator, next_player: Ints, running: Callable[[], bool]) -> bool:
        """Plays uniformly random moves until nobody can move; ``next_player`` [B] moves first.

        Gives up and returns False as soon as ``running()``, asked at each ply, is false.
        """
        player = int(next_player.max())
        late = (player - next_player) % PLAYERS  # plies that a game plays first, to reach the common ply
        for k in range(int(late.max()), 0, -1):
            self._random_ply((player - k) % PLAYERS, (late >= k).nonzero()[0], random)
        live = [np.arange(self.games) for _ in range(PLAYERS)]
        while any(games.size for games in live):
            if not running():
                return False
            if live[player].size:
                live[player] = self._random_ply(player, live[player], random)
            player = (player + 1) % PLAYERS
        return True

    def _random_ply(self, player: int, games: Ints, random: np.random.Generator) -> Ints:
        """One random move of ``player`` in each of ``games``; returns those in which there was one."""
        total = self.offer(player, games)
        able = total.nonzero()[0]
        if able.size < total.size:
            games, total = games.take(able), total.take(able)
            self.narrow(able)
        if games.size:
            draw = random.integers(0, 1 << RANDOM_BITS, games.size, dtype=np.uint16).astype(np.uint32)
            draw *= total
            draw >>= RANDOM_BITS
            self.play(draw.astype(np.uint16))
        return games

    def free_cells(self) -> Ints:
        """[B]: how many cells are free."""
        taken = sizes(np.concatenate(self.owned))
        return self.geometry.size - taken

    def movable(self, player: int) -> tuple[Uints64, Ints, Ints]:
        """Flocks that can move: their cells [W, B], spare sheep [B] and number [B]."""
        geometry = self.geometry
        cells = np.zeros_like(self.owned[player])
        spares = np.zeros(self.games, dtype=np.int64)
        flocks = np.zeros(self.games, dtype=np.int64)
        for place, spare in zip(self._place[player][:self._rows[player]], self._spare[player]):
            able = (self._open.take(place) > 0) & (spare > 0)
            cell = np.where(able, place - self._base, geometry.size)
            bit, word = geometry.bit.take(cell), geometry.word.take(cell)
            for w, words in enumerate(cells):
                words |= bit * (word == w)
            spares += spare * able
            flocks += able
        return cells, spares, flocks

    def scores(self) -> Floats:
        """[P, B]: the players' own scores as the boards are."""
        owned = np.stack(self.owned, axis=1)  # [W, P, B]
        return scores(self.geometry, owned.reshape(len(owned), -1)).reshape(PLAYERS, self.games)


@dataclass
class _Offer:
    """What :meth:`Batch.offer` looked up. Rows are flocks, columns games."""

    player: int
    games: Ints  # [a]
    place: Ints  # [R, a]
    spare: Uints16  # [R, a]
    open: Uints16  # [R, a]
    total: Uints16  # [R + 1, a]: legal moves of the flocks before a row
    abstraction: ActionAbstraction | None
''',
'bot/battlesheep/rules/geometry.py': r'''"""Tables of one map: cells as numbers, neighbours, the lines that flocks slide along; and sets of cells as bits.

A set is W words of 64 bits; n sets are an array [W, n].
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from bot.battlesheep.rules.plain import Board, Edition
from bot.battlesheep.rules.state import FREE, WALL, Cell, Grid
from botkit.arrays import Floats, Ints, Uints8, Uints16, Uints64

MAX_DIRECTIONS = 8
MAX_LINE = 16
WORD_BITS = 64
WORD_BYTES = WORD_BITS // 8
BYTE_VALUES = 256
_ONE = np.uint64(1)
_ODD = np.uint64(0x5555555555555555)
_PAIRS = np.uint64(0x3333333333333333)
_NIBBLES = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM_BYTES = np.uint64(0x0101010101010101)


class Spread(NamedTuple):
    """The neighbours in one word of a set, for the cells in one byte of it."""

    byte: int
    word: int
    table: Uints64  # [256]: by the value of the byte


@dataclass(frozen=True)
class Geometry:
    """One map as tables. C cells that are no walls, numbered row by row; number C stands for everything else.

    Directions are numbered 0 to D-1 in the edition's order; a ``ray`` is ``cell * 8 + direction``.
    A line is a longest run of cells along an axis; its occupied cells are the bits of a mask.
    Line 0 has no cells.
    """

    edition: Edition
    cells: tuple[Cell, ...]
    neighbour: Ints  # [D, C + 1]: the cell one step on, C if there is none
    reverse: tuple[int, ...]  # [D]: the opposite direction
    ray_line: Ints  # [(C + 1) * 8]: the line of a ray
    ray_slide: Ints  # [(C + 1) * 8]: where the ray's part of ``slide`` begins
    slide: Uints8  # number of cells to slide, by ray part and the line's mask
    landing: Ints  # [(C + 1) * 8 * 16]: the cell after a number of steps along a ray
    lines: int
    full_line: int  # the mask of a line without free cells
    line_of: Ints  # [3 or 4, C + 1]: the lines through a cell, one for each axis
    line_bit: Uints16  # [3 or 4, C + 1]: the cell's bit in each of them
    nth_direction: Ints  # [256 * 8]: the n-th set bit of a mask of directions
    words: int  # W, of 64 bits in a set of cells
    adjacent: tuple[Spread, ...]  # cells that touch those of a set; bytes in order, without those that spread nowhere
    contact: tuple[Spread, ...]  # the same as ``adjacent``, for all directions of movement
    bit: Uints64  # [C + 1]: a cell's bit in its word (0 for number C)
    all_cells: Uints64  # [W]: the set of all cells
    word: Ints  # [C + 1]: the word that holds a cell's bit

    @property
    def size(self) -> int:
        """C, the number of cells."""
        return len(self.cells)

    def number(self) -> dict[Cell, int]:
        """Cell numbers by coordinates."""
        return {cell: i for i, cell in enumerate(self.cells)}


def build_geometry(edition: Edition, grid: Grid) -> Geometry:
    """The tables of a map. ``grid``: rows in which only walls matter."""
    board = Board(edition, [[WALL if value == WALL else FREE for value in row] for row in grid])
    cells = tuple(board.cells())
    number = {cell: i for i, cell in enumerate(cells)}
    neighbour = np.full((len(edition.directions), len(cells) + 1), len(cells), dtype=np.int64)
    for d, direction in enumerate(edition.directions):
        for i, cell in enumerate(cells):
            neighbour[d, i] = number.get(direction.step(*cell), len(cells))
    reverse = tuple(len(edition.directions) - 1 - d for d in range(len(edition.directions)))
    joining = [d for d, direction in enumerate(edition.directions) if direction.number in edition.joining]
    words = (len(cells) + WORD_BITS - 1) // WORD_BITS
    bit, word = _cell_bits(len(cells))
    return Geometry(
        edition=edition, cells=cells, neighbour=neighbour, reverse=reverse, nth_direction=_nth_directions(),
        words=words, bit=bit, word=word,
        all_cells=np.array([np.bitwise_or.reduce(bit[word == w]) for w in range(words)]),
        adjacent=_spreads(neighbour, joining, words),
        contact=_spreads(neighbour, list(range(len(edition.directions))), words),
        **_line_tables(neighbour, reverse),
    )


def _nth_directions() -> Ints:
    table = np.zeros((BYTE_VALUES, MAX_DIRECTIONS), dtype=np.int64)
    for mask in range(BYTE_VALUES):
        bits = [d for d in range(MAX_DIRECTIONS) if mask >> d & 1]
        table[mask, : len(bits)] = bits
    return table.reshape(-1)


def _cell_bits(size: int) -> tuple[Uints64, Ints]:
    cells = np.arange(size + 1)
    bit = np.uint64(1) << (cells % WORD_BITS).astype(np.uint64)
    word = cells // WORD_BITS
    bit[size], word[size] = 0, 0
    return bit, word


def _spreads(neighbour: Ints, directions: Sequence[int], words: int) -> tuple[Spread, ...]:
    size = neighbour.shape[1] - 1
    sets = [0] * (words * WORD_BITS)
    for cell in range(size):
        for d in directions:
            if neighbour[d, cell] < size:
                sets[cell] |= 1 << int(neighbour[d, cell])
    spreads = []
    for byte in range(words * WORD_BYTES):
        for word in range(words):
            table = np.zeros(BYTE_VALUES, dtype=np.uint64)
            for value in range(1, BYTE_VALUES):
                low = value & -value
                cell = byte * 8 + low.bit_length() - 1
                table[value] = table[value ^ low] | np.uint64(sets[cell] >> (word * WORD_BITS) & (1 << WORD_BITS) - 1)
            if table.any():
                spreads.append(Spread(byte, word, table))
    return tuple(spreads)


def _line_tables(neighbour: Ints, reverse: Sequence[int]) -> dict[str, Any]:
    directions, size = neighbour.shape[0], neighbour.shape[1] - 1
    axes = directions // 2
    line_of = np.zeros((axes, size + 1), dtype=np.int64)
    position = np.zeros((axes, size + 1), dtype=np.int64)
    line_cells: list[list[int]] = [[]]
    for axis in range(axes):
        for cell in range(size):
            if neighbour[reverse[axis], cell] < size:
                continue
            run = [cell]
            while neighbour[axis, run[-1]] < size:
                run.append(int(neighbour[axis, run[-1]]))
            line_of[axis, run] = len(line_cells)
            position[axis, run] = np.arange(len(run))
            line_cells.append(run)
    longest = max(map(len, line_cells))
    ray_line = np.zeros((size + 1, MAX_DIRECTIONS), dtype=np.int64)
    ray_slide = np.zeros((size + 1, MAX_DIRECTIONS), dtype=np.int64)
    landing = np.full((size + 1, MAX_DIRECTIONS, MAX_LINE), size, dtype=np.int64)
    for d in range(directions):
        axis, forward = (d, 1) if d < axes else (reverse[d], 0)
        ray_line[:, d] = line_of[axis]
        ray_slide[:, d] = (position[axis] * 2 + forward) << longest
        landing[:, d, 0] = np.arange(size + 1)
        for step in range(1, longest):
            landing[:, d, step] = neighbour[d, landing[:, d, step - 1]]
    return {
        "ray_line": ray_line.reshape(-1), "ray_slide": ray_slide.reshape(-1),
        "slide": _slide_lengths(longest), "landing": landing.reshape(-1),
        "lines": len(line_cells), "full_line": (1 << longest) - 1,
        "line_of": line_of, "line_bit": (1 << position).astype(np.uint16),
    }


def _slide_lengths(longest: int) -> Uints8:
    """[position, backward or forward, mask]: free cells from a position on, flat."""
    masks = np.arange(1 << longest)
    table = np.zeros((longest, 2, 1 << longest), dtype=np.uint8)
    for position in range(longest):
        for forward in range(2):
            way = range(position + 1, longest) if forward else range(position - 1, -1, -1)
            clear = np.ones(1 << longest, dtype=bool)
            for cell in way:
                clear &= (masks >> cell & 1) == 0
                table[position, forward] += clear
    return table.reshape(-1)


def sizes(sets: Uints64) -> Ints:
    """[n]: the number of cells in each of ``sets`` [W, n]."""
    x = sets - (sets >> _ONE & _ODD)
    x = (x & _PAIRS) + (x >> np.uint64(2) & _PAIRS)
    x += x >> np.uint64(4)
    x &= _NIBBLES
    x *= _SUM_BYTES
    x >>= np.uint64(56)
    return np.add.reduce(x.view(np.int64), axis=0)


def neighbours(spreads: Sequence[Spread], sets: Uints64) -> Uints64:
    """[W, n]: the cells next to those of ``sets`` [W, n]; ``spreads``: of the geometry."""
    out = np.zeros_like(sets)
    values = [words.view(np.uint8).reshape(-1, WORD_BYTES) for words in sets]
    last = -1
    for byte, word, table in spreads:
        if byte != last:
            index = values[byte // WORD_BYTES][:, byte % WORD_BYTES].astype(np.int64)
            last = byte
        out[word] |= table.take(index)
    return out


def _first_cells(sets: Uints64) -> Uints64:
    """[W, n]: of each set the cell with the smallest number."""
    out = sets & (~sets + _ONE)
    for w in range(1, len(sets)):
        out[w] *= ~sets[:w].any(axis=0)
    return out


def _grown(spreads: Sequence[Spread], starts: Uints64, inside: Uints64) -> Uints64:
    """[W, n]: what can be reached step by step from ``starts`` [W, n] without leaving ``inside`` [W, n]."""
    edge, reached = starts, starts.copy()
    column = np.arange(starts.shape[1])
    while column.size:
        grown = neighbours(spreads, edge)
        grown &= inside
        grown |= edge
        more = (grown != edge).any(axis=0).nonzero()[0]
        column, edge, inside = column.take(more), grown.take(more, axis=1), inside.take(more, axis=1)
        reached[:, column] = edge
    return reached


def scores(geometry: Geometry, owned: Uints64) -> Floats:
    """[n]: the scores of players who own the sets ``owned`` [W, n], before scores of a team are averaged.

    Equal to :meth:`Edition.score` of the sizes of their regions.
    """
    edition = geometry.edition
    largest = np.zeros(owned.shape[1], dtype=np.int64)
    shape = np.zeros(owned.shape[1])
    points = edition.region_points * np.arange(geometry.size + 1.0) ** edition.region_exponent
    left = owned
    column = np.arange(owned.shape[1])
    while column.size:
        region = _grown(geometry.adjacent, _first_cells(left), left)
        size = sizes(region)
        largest[column] = np.maximum(largest.take(column), size)
        shape[column] += points.take(size)
        left = left ^ region
        rest = sizes(left)
        more = (rest > 0 if edition.region_points else rest > largest.take(column)).nonzero()[0]
        left, column = left.take(more, axis=1), column.take(more)
    total: Floats = np.floor(shape + 0.5)
    total += edition.cell_points * sizes(owned) + edition.largest_points * largest
    return total
''',
'bot/battlesheep/rules/plain.py': r'''"""The rules of Battle Sheep, plain and complete, up to the scores: the one source for referee, tests and simulator.

Source: the hand-outs of the course (hexagons 2022, squares 2024).
"""
from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from bot.battlesheep.rules.state import FREE, PLAYERS, WALL, Cell, Grid, Move
from botkit.arrays import Floats


class RuleError(ValueError):
    """A start or move that the rules forbid; the message says why."""


class Slide(NamedTuple):
    """Moves that differ only in the number of sheep: from 1 to ``most`` of them may go."""

    x: int
    y: int
    direction: int
    to_x: int
    to_y: int
    most: int


@dataclass(frozen=True)
class Direction:
    """One way to slide: its number in the protocol, and its step from a cell of an even or odd row."""

    number: int
    even_step: Cell
    odd_step: Cell

    def step(self, x: int, y: int) -> Cell:
        dx, dy = self.odd_step if y % 2 else self.even_step
        return x + dx, y + dy


@dataclass(frozen=True)
class Edition:
    """What differs between the yearly editions.

    A player's score is ``cell_points`` for each cell, ``largest_points`` for each cell of the
    largest region, and the rounded sum over regions of ``region_points * size ** region_exponent``.
    """

    name: str
    directions: tuple[Direction, ...]
    joining: tuple[int, ...]
    """Numbers of the directions whose cells touch: they join regions and make borders."""
    cell_points: int
    largest_points: int
    region_points: int
    region_exponent: float
    teams: bool = False
    """Players 1 and 3 play against 2 and 4, and each counts the mean of its team's scores."""

    def score(self, region_sizes: Sequence[int]) -> int:
        """The score of a player whose connected regions have these sizes."""
        shape = math.fsum(self.region_points * size**self.region_exponent for size in region_sizes)
        whole = self.cell_points * sum(region_sizes) + self.largest_points * max(region_sizes, default=0)
        return whole + math.floor(shape + 0.5)

    def team_means(self, values: Floats) -> Floats:
        """[P, ..]: of the players' own ``values`` [P, ..] what counts: with teams, the mean of a team's."""
        return (values + np.roll(values, PLAYERS // 2, axis=0)) / 2 if self.teams else values


HEX = Edition(
    name="hex",
    directions=(
        Direction(1, (-1, -1), (0, -1)),
        Direction(2, (0, -1), (1, -1)),
        Direction(3, (-1, 0), (-1, 0)),
        Direction(4, (1, 0), (1, 0)),
        Direction(5, (-1, 1), (0, 1)),
        Direction(6, (0, 1), (1, 1)),
    ),
    joining=(1, 2, 3, 4, 5, 6),
    cell_points=3,
    largest_points=1,
    region_points=0,
    region_exponent=1.0,
)

SQUARE = Edition(
    name="square",
    directions=tuple(
        Direction(number, step, step)
        for number, step in (
            (1, (-1, -1)), (2, (0, -1)), (3, (1, -1)), (4, (-1, 0)),
            (6, (1, 0)), (7, (-1, 1)), (8, (0, 1)), (9, (1, 1)),
        )
    ),
    joining=(2, 4, 6, 8),
    cell_points=0,
    largest_points=0,
    region_points=1,
    region_exponent=1.25,
)
TEAMS = replace(SQUARE, name="teams", teams=True)
EDITIONS = {edition.name: edition for edition in (HEX, SQUARE, TEAMS)}


class Board:
    """Cells with their owners and flocks. Starts are placed, then moves are played, in any order of players."""

    def __init__(self, edition: Edition, owner: Grid, sheep: Grid = ()) -> None:
        """``owner``: rows of :data:`WALL`, :data:`FREE` or a player; ``sheep``: rows of counts (none: all 0)."""
        self.edition = edition
        self.owner = [list(row) for row in owner]
        self.height, self.width = len(self.owner), len(self.owner[0])
        self.sheep = [list(row) for row in sheep] if sheep else [[0] * self.width for _ in self.owner]
        self._direction = {direction.number: direction for direction in edition.directions}

    def inside(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def is_free(self, x: int, y: int) -> bool:
        return self.inside(x, y) and self.owner[y][x] == FREE

    def cells(self) -> Iterator[Cell]:
        """All cells of the map that are not walls, row by row."""
        for y in range(self.height):
            for x in range(self.width):
                if self.owner[y][x] != WALL:
                    yield x, y

    def touching(self, x: int, y: int) -> list[Cell]:
        """The positions that touch a cell, including those outside the map."""
        edition = self.edition
        return [direction.step(x, y) for direction in edition.directions if direction.number in edition.joining]

    def border_cells(self, edge_counts: bool = True) -> list[Cell]:
        """Free cells next to a wall, where a flock may start, row by row.

        ``edge_counts``: the map's edge counts as a wall (in one public copy of the 2022 server it does not).
        """
        def is_wall(x: int, y: int) -> bool:
            return self.owner[y][x] == WALL if self.inside(x, y) else edge_counts

        return [
            (x, y) for x, y in self.cells()
            if self.owner[y][x] == FREE and any(is_wall(*cell) for cell in self.touching(x, y))
        ]

    def accepted_starts(self) -> list[Cell]:
        """Starting cells that every known server accepts, or those that some refuse if there are no others.

        The cells with the most open directions come first.
        """
        def open_directions(cell: Cell) -> int:
            return sum(self.is_free(*direction.step(*cell)) for direction in self.edition.directions)

        cells = self.border_cells(edge_counts=False) or self.border_cells()
        return sorted(cells, key=open_directions, reverse=True)

    def place(self, player: int, x: int, y: int, sheep: int) -> None:
        """Puts a player's whole flock on its starting cell. Raises :class:`RuleError`."""
        if not self.is_free(x, y):
            raise RuleError(f"a flock starts on a free cell, not on {x} {y}")
        if (x, y) not in self.border_cells():
            raise RuleError(f"a flock starts next to a wall or the map's edge, not on {x} {y}")
        self.owner[y][x] = player
        self.sheep[y][x] = sheep

    def landing(self, x: int, y: int, direction: Direction) -> Cell:
        """Where a slide from ``(x, y)`` stops; the cell itself if it is blocked at once."""
        ahead = direction.step(x, y)
        while self.is_free(*ahead):
            x, y = ahead
            ahead = direction.step(x, y)
        return x, y

    def slides(self, player: int) -> list[Slide]:
        """Everything that a player may do, row by row and in the order of the directions."""
        slides = []
        for x, y in self.cells():
            if self.owner[y][x] != player or self.sheep[y][x] < 2:
                continue
            for direction in self.edition.directions:
                target = self.landing(x, y, direction)
                if target != (x, y):
                    slides.append(Slide(x, y, direction.number, *target, self.sheep[y][x] - 1))
        return slides

    def moves(self, player: int) -> list[Move]:
        """All legal moves, in the order of :meth:`slides`, fewer sheep first."""
        return [
            Move(slide.x, slide.y, sheep, slide.direction)
            for slide in self.slides(player) for sheep in range(1, slide.most + 1)
        ]

    def can_move(self, player: int) -> bool:
        return any(
            self.owner[y][x] == player and self.sheep[y][x] > 1
            and any(self.is_free(*direction.step(x, y)) for direction in self.edition.directions)
            for x, y in self.cells()
        )

    def next_player(self, player: int, barred: Collection[int] = ()) -> int:
        """The first player after ``player``, perhaps itself, that can move and is not ``barred``; 0: there is none."""
        following = ((player - 1 + k) % PLAYERS + 1 for k in range(1, PLAYERS + 1))
        return next((other for other in following if other not in barred and self.can_move(other)), 0)

    def play(self, player: int, move: Sequence[int]) -> Cell:
        """Plays ``(x, y, sheep, direction)`` and returns the cell it lands on. Raises :class:`RuleError`."""
        x, y, sheep, number = move
        if number not in self._direction:
            raise RuleError(f"there is no direction {number}; there are {', '.join(map(str, self._direction))}")
        if not self.inside(x, y) or self.owner[y][x] != player:
            raise RuleError(f"player {player} has no flock on {x} {y}")
        if not 1 <= sheep < self.sheep[y][x]:
            raise RuleError(f"of {self.sheep[y][x]} sheep on {x} {y} one must stay and one must go, not {sheep}")
        to_x, to_y = self.landing(x, y, self._direction[number])
        if (to_x, to_y) == (x, y):
            raise RuleError(f"the way from {x} {y} in direction {number} is blocked")
        self.sheep[y][x] -= sheep
        self.sheep[to_y][to_x] = sheep
        self.owner[to_y][to_x] = player
        return to_x, to_y

    def region_sizes(self, player: int) -> list[int]:
        """Sizes of the player's connected regions."""
        left = {(x, y) for x, y in self.cells() if self.owner[y][x] == player}
        sizes = []
        while left:
            edge = [left.pop()]
            size = 0
            while edge:
                size += 1
                for cell in self.touching(*edge.pop()):
                    if cell in left:
                        left.remove(cell)
                        edge.append(cell)
            sizes.append(size)
        return sizes

    def scores(self) -> list[int]:
        """Each player's own score, before scores of a team are averaged."""
        return [self.edition.score(self.region_sizes(player)) for player in range(1, PLAYERS + 1)]
''',
'bot/battlesheep/rules/state.py': r'''"""The data of a position and a move of Battle Sheep, the marks on a grid, and the settings of the courses.

Coordinates are ``(x, y)``, 0-based, x to the right, y down. Grids are rows, ``grid[y][x]``. Players count from 1.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

Cell = tuple[int, int]
Grid = Sequence[Sequence[int]]
WALL = -1
FREE = 0
PLAYERS = 4


class CourseSettings(NamedTuple):
    """The settings of the game in one course."""

    edition: str
    """A key of the editions in :mod:`bot.battlesheep.rules.plain`."""
    size: int
    """The map's width and height."""
    sheep: int
    """The sheep of each player at the start."""
    step_ms: int
    """The time that the server allows for a start or a move, in milliseconds."""
    port: int
    """The port on which the server listens."""


COURSES = {
    "hex": CourseSettings("hex", 12, 16, 6000, 8888),
    "square": CourseSettings("square", 12, 16, 3000, 8887),
    "square15": CourseSettings("square", 15, 32, 3000, 8887),
    "teams": CourseSettings("teams", 12, 16, 3000, 8887),
}


class Move(NamedTuple):
    """``sheep`` of the flock on ``(x, y)`` slide in ``direction`` (its number in the edition)."""

    x: int
    y: int
    sheep: int
    direction: int
''',
'bot/submit/battlesheep_reference.py': r'''from bot.battlesheep.reference.loop import main

main()
''',
**__import__("json").loads(__import__("zlib").decompress(__import__("base64").b85decode("".join("""
c-qB%4R_ndmFQnVz306E3dBfm>eEtXPGv`N^lVEyk`nJ8iI0RxkU~WQEC5<oRR8yPKj#AgDLL6auidUGU@&v%&Yk-`cOGBd6!l$Je>WOsc~*}`z172ue(>U&
{`>JZse>ec2qr~dr&S$5;~=YoWim~JV%859S)NvLFj*9nJ7_o!R!NyG(>g7yARLb;i!9CS@i>a<WtAr7<TkB>8vDJ=i~Arif;oK9<MFQZ7jd8vC1sgBR31Dh
(6kC>MH$o&EBIB+0&aBxU8Y$XRJRE}Ps%iyXP?qM$nxN(OeS|}4Pf4+RR(}V(`5jCz`JQNsp>Mz=aqqARu;=(G@7mJb(xMvLAG2KC1N2j>ZHz!yt>Y%6#xOB
YKzPNIy)M@`T6M0yW^9$*e09#&-y{|A3?ret{#H@-pjq9PVNBKKko%gz(^4+iewsOb;WbL&I9;Q$1sQaLmXT}lfy-p5G>eGUUKhA738b-^PY4>uWS7Bbx|y;
zU?g-1lKR%UGL<_L&WP<zUtjTo6!(4bDY;tHO}(-)%T|HpI<)R{Le2<^Zi#(H{X9{n*a6b)_<kOzre5R)%Q;{Ut8GegC~JsTj=S7C&6D^`00bcKBGO);3uGs
CviW+Mlu8b;K?b_Co%`1tLF~`WOM}|4C%`^#d5VsKR@x^gj?;u<S98Dow>v|4zySx=c#aem#J_a*uKbBs(a)$#k!7hUo$6)9X9lp`&ypPC+25SnV)sGOtH~?
(wk;ga<fRo2>0}|n64K9(E?abP~?4Jmy1O@K`aILx7mVN&I51o`(nMA2FVou7t}EATip5xId*Q?0PR=Wp-1nJkA6M+adi0hXmkO1ec9WC=QO9oU{w~Av=V+=
r719yVlhq2;2zdsQl?3rPN72p<0b{JnG$<}kLG|Kcr;IPVw^cWPv&W`OaY_7l<Ql7-JlNtJ56W72%3y4nDg!r0g*wUnGCnPNI^<WVUe<Yf-}x410M|q{P%%o
T0K;Cy8NaJO8BA#o;SnC2pxc*r*V)jsuUZ`=g96eM@Ha~_eFUJa~tp*X*j|^!iZbc<%57n?K8l1u}bss`o(wH{JSb$%)YB&>91cz$P$6i-8moNe+X<C1NLEv
uX}*eX&CiNAg?+@nt|RT_`j={!(O#oWOW!_?f-2U1>XVL^kANVkr}kPcr$wQ{@v*E%{y#w#z2hA42W(=^R%WZ(4#l+Pv5*7y*@p?ygdGJ1W0Fi`1ADhBwf`(
cvyq@x>?uhQCSvc92~<!eU{&+7xLrRWU=N3ku$?Gg`JQKCi$^ELbza21jm1;zyBUINRbvvKgR!FTppfZ9{p(6BrRv7NwEgSp+u4~)T8A45eX0Jp+O}emMbA8
kniKM+tGO3S5jtC2PDIrGo8k`*Cw~Y1l9~iD-pg!!>Bfl78$4m<pT}^>vDQ_bn^QB;l(v@qw5zR-o57^rytH>ok(2Qx47m6$ua>{e@1Ah>j~@^-pR<;fYC64
;cN<|Wnx#1Qy_#i|CE(Q-mB6Ywo$TP)Zy&<#iIiAWpwh(htcKF=SPP>3Ml(TCv6^?;v)Jw(It+VrvbepjR?3U09hBng(`0kPZkNF`ApssL4<AEQ09VMmO0C`
NQo(c=CxRW(k6>Wy$}NdzEM?3B^BsmvJ40lDt-624_(@wOvqu>?xYS8fxsc`>pqP$%hCm}26C+N_zd4y<1t7A)Rle%ikc>MLKBUFjA~>f<MHk;{yaJSa5VV!
@cl1G<MHnk3rRT#h^o{)FoUI5O8m1b>=!^Zx8@IE2r{4w2<X0-+)Q-TW0+}D7iFh@X%xR-lM-P%gPkUS0x6#n#egvW`SkeB(FIB1$!(Fr&Z6Zvv~rgc^(Tx=
z%k%A!FjM=4J|$)Nr+I%YF1MXzRnL%-X2l!Ws=X+ukCx0CRI&zfq%_OL{+4p-lXM*A&-9g>Gb@P#!P3>QT^OOsk>!T-c?MpN=!nbv+Oh43SySPhupgv7g+E6
qr(%#<s)rL&~VCiiu<#Mf8D<y5X<(@J^bUR1UMxAHNzj?le{p0e!0#+9-c7Yd_-Nl&)uPcg3XX0*7z&|sEb7^sKOU4g6Y)^RVViyST*>jPCo;-zPRWzmXqCE
Y@OZ0&X#>#1=F;efM7|*u40n#iGc7zz=eCgy_iTHl<rw%APaZ(ne)~Ih5;5@lNA)Zh}Y;Ajg=xGTGMS`+~*!!`-ig&d**k@{9u4<5-INkRdre9%r!iAcj?jx
p(p*6f}8+0<c!6VceO||Q1WoG00p#)ZdV}JNCY6sp}kBzu>he4%)dn1V;YBkQWPUHDbZv}{1K-sN<bMS2LA@dH%|f*MlHRJ_jxF?rH_jr2RkH)D*B5wHsBu(
4$tT&A*+m32BZ~04qlLM29iEU)7w+QL|Jf=PaP^81Nk>L8*=a{+zCj-yc9U2FOi+lO<LclpsSe~5kbYwJ<MOr!u$d2U<mAY%{5ULM2vSlrjf8o0e|2?C}UtX
Z()5Vi}f^}{$X6uCIU>*P&^wC3CxYc&iSa&-#DucysZx#dsW}YK?(ZQ6se6Q4$7f8==BbQy}oMcq>+BzB=_9uG1q3E*q+u1=_y?CM#SmSG?8mHr-==P3}w3H
eF7-^vvoe{kGaFK2Wp64#SxH2NZ<6R7ZgI=Mb<HmO2COw_Z67~?f840SLC4rdu?vRYE;Zx6Psp}`iiz?y#_0ofA)I4;jnYQ!VuGhq*TY8d8jcHFRNg(2&fUy
va+hXmhRCaqu-d=m2A!7*I-GNjTV}|Sga81Zr~&i7zAZaj1<|{^iLZv&(It^0dhdPusp#zv0~1W3?<%!PchWcA(^kigF|D30nJV5<c79cziWapkdLz-Sbrfg
g$RW|%UF7dB0Gd12^f1aEMqVNS<CIX@1akgJi1*9P=ZHB$eHyxBSjgV6?Q?+JoJMNrpzU5>)8?8KI5_Uf}C<Zc9m_w_6n?H<e4HwFICMH_FIc$;%#))|4WcP
c`a?x2w#vw6syL=+#k?|kh30xCLwz?i1d0q;(3z6+68?Axj(jM&)Ax7=#l144fusV>BYTDV28GPE_TFI%a+N&-($^1v+ttk($^O<LjgDaAe-l4`Cfq)vWpLf
JTkGmpn{jcT|nOh7-S`SuAgFHTn|97Xw2akq-7%6;sf2qmFpxxv^fq0G+f!5dXz!F^n?2(2W;CFkLkDS50Br(!8g5s7Fo_43#Md1xyy2L;vj+Z%PRzDXd$H*
0v#*LUklwM_V@+e0@w|xwD8IRAUqpjXmRg|_8wz5M8w9C1&a_ZV9A%i6Rxc4K$LXpV9IxA@qQQtYNA{rJUy_@(bqCGc*`o*Qps0?PiP*F2g=bsptlCAj$KaX
E(gq6EPzB7CuHrb;$0aMcoDs2w*B{kfDAuK(P?<vnh5iqT<_9{t)48TKXL{#fm|Vw!{FOs#1qQ$(S1?Ej@s#-VD$SIj;a2U2mb=fX?B;&?iVWlQ;F-xD&+|*
@<uhPOu?p@qz0^=ok!*$gtRYFiv{2xyPuMB=s0H^lijE*H#99+R9+*HT*h8&y9rym1Ym||_Q)g6zW^P>Gw6@W$*SZ`e;prycKt|@&A<3Qs?h~(J@vNq4#`u}
@K2FMsTz_-o#~D#N1DNH@(I)@Few7+aT-)bFiXk<<bO#nI%!P29_>Do9>f>3s$u>Ssz;M#u^5d)^dZOGC79b5-g3TPg4jBv7ffZ<3KrODbE3~;US!dWc1Bid
M3Qk9f{6pDT!l(*yFfsCV6(e>TL>2QjO!PVZM8f4GI(VA;#H$QCSVEFyk7LqcIPu78DJwEai_9jG!1vp$u75>4!!Z@&1{Uvc<#}w&_df|Q(2i#$4r3OL;5O;
JR)P0X*->rl^CjP5*0xBe=bf>V*Ej|9gH|5n_#;7pQo8EbW%N3y{euT>$-PeA~!~dWN*4&uBuSoI#au7J)wpO7$$&>-kHcFI>Py9jBR+x`#D{#o{hR&XdGKb
%g1B~0%6j@%{p74A-hO{kv#AgMza<-uQ3Ui|6ft9*jZ(ZVonZ9cV=v=WTl#Bpdlc3EuLA{j}}=~cdkflpcP_tgvboHuMwglk!g<jeK=Q>OTwd$dAb2LZI{D}
Tm@pCl7p;T-z>ALg2(8qJAicqQT6~VG?`AZVNn^sorVlND}aFuR%`O-8#{wY1tS^4Fi@u_UyNxXom#8~$1`$xFxLas=e{iRc}%{xoL~`drU6hI1F;rN3b3wU
8spNj1FYk&L+2OR2b=I0+BM>hN9Y>>J3d>WQ}7X&1QZGmG2zH%I!ntm{ic!_H;?W`y6FjS?&}w^?Voud(A|i(=fFU8p4|Uv$Hq<jlQwlehs7eY8nBC+UqtRK
d)P!t3e1V!TaHxi?&5d&J0TV@AjW{3s+?Eo5u$FdUsSggID%#2_S-r)V2SeO_6~|cjM%IPve_zps~#v7GiXzTdIW8(c7W{!n8_{qlM~B`4s=a<SoQJ__WS6+
ZMtvCwVRSVf>#B(7pPtJ?e>YmbToqT2WI3geDgmf_6ByO;L#XpeguJau|1et%j>sw074;<Fh%lFMFI{kDsrceaneVgzFbdk#Tkj_1M?2lBORp+H|UGa1H-Ct
o>@f+UoDuQK)gk*BL2)60Ya*@2xjM8{Bm}7espp16fR)ZkS%Xe5e!_SHZypZOIwM&*=J~fQO=FWmSH!upU_6PI5dhT0<cNsY2&d_6S-pOff$&kfjCit@p2|c
O_3K*z&>Rz`<_OJH97u}M<16!MF1tn!pH-_8eDHg6f_#e&BihdY)?%a4R&_IM<?jnR~WA>1j8>4cbzrgSyg=e5_R^f+gAM9+g!w59ewdQ^>f@lp4Dx!6Z8k$
oJx^(lW+%)BUbf{CY@=}87WL@YbJi7*a5Xcs8J7eOVFNOL)?-F!-NhLXGNSzvD=SKldawloV~X|UvJYtus0X_63czSM*7t^LQmfezmQgj#(oe!vWE}TLP5*=
5-|)6FF}C2p))xH77_KJR(1w@;n*3C;lNrm+UBHRJUgXLm6K$VluOC@s*9Bk^8DdUH!oMgNqa*_VY2YE7&IfU1kLLv0rvZJUc=1-$f=RxKzYTV>qT~>P36fl
$&-1i&9cHI*}}Wy(~o7cTA8<$IVbPkWFebHk!qGu@Dnmg%$n#-v3LXP!f^69UcLpj=N0eqitA^R`P9{ftyMF;mwVIM9w%d(Uji$=q@+W)r7SlKLuvUVsE|lQ
oh{3>qR5ayOApWK8P4m_%Og3IJd%%x$1o*IIo#{*?d`p^S%;{uy0KHtvjVY$0^>f(&=aTG9-_{oRRH>5iNcAZmKc{HF-18>*q;r?$iRn}qo0n?FD?~=mu}hs
=^c^>#;*C&C}XjRutibf%F+(Pb_i1vEDKZ!;AL@FvBxeUpm~46d*G3nJ2ojQ0B;E&8o++J_~r2Z==9g4^YdR$3}OsiXAfZPpb?Z$F&8w+Wv3ST;z0x2L498Y
Xq-~mpEB5D)Q+$*0Z*3h1kGDgl}T$_B#bvo#9xA_2b>w8KAZxI1SW#$<zHMxktePI<*HogykxXDDso&T%zQNFvdES|GQpwcQUC!Dj<`X{(6kHK(!;C_<dKtF
K2(SlLGO;vE(xN)c`K(QCZzp=q2oaZBUW_=%#pJr(y69H<mhk5FKiCV@yXlK;oHOGj<q<<T{el+Ks<z?IL4eRgqmKto&Y0?0!sf6l6it}W;H3IS><OBo*%tA
J^zuCbgo~#KD~T*d^yr*em0Wi`YkzXRc6Re7!0;26ZU8T1~~f_rf5<>m~a#OX3j21HmRo!BiOmDoF##5c+~)DGs$8~pM6m62BPHg8e@Jfr4~_&uMElQxA(lN
{He{p`p>iXfMnc~Cl?=&&Jo!TjnQckAWRvzWfhgF$<7q-PdlB+dX<jy>FMk^U#;u#h}?oLr_!ZmD})8$g6Pl1u`~RRW=DCL>l*&-n=~Bs0d$Obx~@-W$YaCT
NtJFGl!Avyi*$ZO1un(oLF>Eik1s^@<MdHCK`uT%Kx~3)&Hhc(HTy2eeBy3cjAwNRbkeT}%zIK5Sb90gApRwYuR&hcj=zm0B#<EIR1vXofEY7wJ$KAJDQ_^5
Qv^BS682`rObqsiOcw-7Jw_j$mG`<)m)Uf>aCSJQ<03cZF_z4-6K+fmU=<ArV79=c5%6F#M#3$Lz!AB4G>2H22@3++2oqNC$t|R$k0dVPG@^J%gdmBKV9QAD
!o)!q6)?&=Cy$WHmG?%*4;L6exk+ir87@X$s5O*K4MozdbnPYSxfi@<7!t{N^+g%0g~<&NGp9Y^2u4OAi;_G8I}yah0naZM9zn8?*IpsMMG;<*=tC;V^2#nq
lBf4(MGlQ<67hjdY@M&GHHfhXk`IP!iVVRi3ZZ!W0d;_T5<8eg3?SXCD<jeR)<0)>J#!G0$2kHkL7X`V3)ncIE|u&7$czx_5e>U2B<7#aYF4LliPlvrst1A!
xKs?H-&u7Tq0q!E7bmH)mSB4!{8dKXQO6>{dXv&Y4oZ1&-G;80nvc7Pms%W7m7iDG<#g7Z4E+Lg;_o%*5SA2u{`kXnSQ(ZjS%;ockN<Ixw0KXEoPYBkQgmgc
qXVS+v)ROmu|Z&dkBFk%-Qh4JJ~=Y5`n1=^at6w9@V{#Ihct(@?B!?L*T8c|OdteaXPa4)Ex>@P&^W8=D^EON_RiI?`NfoC@*4GQzC~SZB!oJuSY>IpX}z}e
f`}tpX~b_E*<-kOnAHLEN48<q>>FT4cfDpJjFq@!!_)XEPG00`i%yb?kKOpEI~==S5>Pk>1?;yJ!zAR$oIbavwCCu+TmtN(Gd;k9YTx1+(#_C_IWnMTy8`?V
L1>H{4Ho(YL9n&#kf;TzM{2F$Xp>|^1OkuMFi;$sY>+XYlW9;wN4E}jqc_S4r7mp$nwrs`-;<C6psn~nC76`#6~XXTsgXiUp(IBLFiWSMybH~2=G#PZiO~aC
tf3yBbGF`n^1!^<s#-`)!11iy0%%)g+MZMEI8qDEb|Q=@Va!C195#dhmnO@;I0u4%)9j#c{Ac5?yrAF{He}@+WlD~5MO+{aOo`NHTvv_;?;CAw!y5anOqVI=
&!h5~+mT5v&&Uf5pn@W0T<&z(I{2tszoeC~C>+%^JjmRLgZ0WBQKY;NR6IRp!r2$3dSY*}QIk;ZOf<ipHT8Te7eY%{)%sPo(geO{@Quz^t%=#tvQQGB34L$N
Td<LF;#OT@Z*4YPtgG9wovhG0clX3uyDlcy%nM>)d5&sT*A4|z;l1UiD_IG9g`7Y11#c{rNhjZs2FO=Rv+fZ|g*tOU!hSUDO8T*JY7!!t0!GnMSX-igPA#KH
I1JOcG|7YCfLqXTd^%Exiw)$F$3e^-zm9(x6%`4M@<q3^5N<v8w#-i=?N#9ugF@6M*OFyp2xdsG8+$;5K`>|KNVR6oFsruEurAq(lKsC@kMY!|O;WH^$Tjzb
qj)T{JZyEp>*zSULBkgocd9s1m+0~aN<N3?Z`ebw=V+(dK6*lj^Ce-oLS`wAPNOF>QHRNICc4wy9&=QMU&>-6n2>Bj#9;PQI1}~9wxZpUM#W4EQw*NLm7Lc9
oy=(kY}myQTKG@w!q@84M3H6AyjNnUvKv8Ni)bICIvLP;{%T!*%08teq8L}{=LD$ExVSp36X|}Vbz(uEs>Ufxn_=KlJ?S(Zb(XiLWR4`uwkPmWsNohQSq)4C
6lx@{CXB)|weKDo#iM1#hq;lnasHd9m^Ab!Yb=L8DaY2Kr?HeP*N=a7I2?j{0DKXHG5w(Nu89RFGRbjS4SZZtV+;hcT-8hv#9E`zPV<8onh(#R(;NK)W8t?L
Y?g>UV1r#c<QEtpz%PXzm6ci32yyuIc#IIU%}d2;977*H>*>^nu;G!|rq0m=acX1|h?3({xK~kwFzlN&Q3ObRD-3K8opmEhKq6mtv0A~1q0B2o*83@05V|!I
;p}}={D72Ql+8A-w@9qhLeIg@(c{6&UoSZ2vI?SxWmct%#SfTNz=P&E0d+qS`3O^D-BFBM!4CDNA-pXz>V`5pbz@=JR#wYoe9D%?c}Fg$k*@F3bTz^*!Y*dQ
R$RU)VD)Gq{}q8PE1a8M&`!x9$MZlMv|neIFZ7VtrPDC#cPDo6Ms_EG%d9>J$Ef%=a491AF4*7O>#*rn2z?H*W!w<c(UWchFT}I+)R=AgLSEnz#X|^!u6d87
G}AORi`AAZ##P>>o*H*a4@0y0G;9xIUG17a#9WrNHrYu)_mA!jF-v^OX@#I7C8Y_M7+nt}WE)iDsM(ZD+zm4)33q5t#yi(0PF9QafZOC0U=Ml2P$ohLwk1DV
G!X0{YRM7a368r^G{j9ZnW8|HJx%p9JO`E!0Zb|boetHONy<}>?b<vIua`~jHbYb3$*+;IusvZJ4<|2<Qe8AY@Wx}rfj~(A^hP7|*=Q6+>XB$~BeS%V1yGrr
7u)hhHj`k)u<tm6NZxp2&i53lQ|(h?AHMmlu}3#}hmsEaM)|cZ=(eqZjV&m0r6EX=*=as0rdd88T)$Y?v)#X9qFbKcBgg||<s}tGADf0LQyfaf@CrY;+V9gD
A|h=v@J<SeA}F<EH(CzIx9#-oR{QXdsG(d~MGC()5!BiT1XUQh>*sDXPHpH=csA)Z8&jU#;M&t?@Pn|wET&*e;v+n3fMi+sIQMykX<g&!fV7u}I>WI~Z=ti9
m?%}A=!|-t3)eb_!+)EUrmM3b4=)dg<~-P=`*pwf{p^bl()vWwL+v;Gz<eMARbD0wKpEm3)b^`>D<(WNGr`aL&EzXPs`M&Z@R&d>Cj+lvP;yqt8zI7DR_-Jm
JwOi3P-#DwQ-(5(6yqQ6`VZL|GHmirji&GyVT9VK*6hNg)a#tXn-~UVWsS^#^kT(MJ{D<y<$Bc!t!S@OsG^zN#6`78GK2VW&u1A5ZF8cA>&$R&^76^~aD$1l
7BqnVpA4uLd6O<tQFjk=apnMOuatqvnPIq!Rf-2qmsorxYA$~_4fD4>{zrQ1T^zqXe1HBS1}2TCg#4B|gf>3Lx>)C<^P|J}G3i$b?QTQAiaCAhFL+Yg$r$N8
Rp~(6cEmjk3K+|iG%yKjw_f(;*m6mH$)ur)tm&r8BlQl8qExFh)lgeHJuoH<<#V8L=k$<&t}D-q=`>uK(g`SLPjyqTz;s!B-9wyCsg)rvkjD6IH0tzp8p3px
6dGt?dgRPOQz>AL?wImZ`uu%+j>!ocI$so^ro*yl3!4r?R{H_l?*Ce6X$^bVgzhzU0_HS#?aV{7xx9S6F_OQ&c~j&$XFkX~E}ds&1v=^F$T4M2anfgB3@^u*
C^Sx1nzaV)u@q>%FQ(b+hg$UybVzEjOuUoH6y>`dC8gAb$!&sCi2~QIt5Of*AOhA^s(Ie+Gwpn?9-Zr0FU<t+V#m=QJ07XXryEDh<X&PweY2@*a-$w<QTZ&J
gZ377X*HZt2~T9I8;(d5C4~)T#CqT302Gs(A}OcGx|t&HWLH)BpL(Pa2aWZQx(p4(44ujX>E_S^h&F1u>2SAmfX{RBZF28*d-Yl~5cNyS+KICQtSTyqMYZfu
XI9;ZQY`P8a501oJIIN<RK4kX^%7N4RY|Amr+mEtSpdIJM<35mPu~Am6nk?4R+AT`%C&Q+DebjU`LpGVOROV~_9`WNP)RyueVkv1+t5xxCgW7cF_oR>l->>v
mf2#Fsa!N^RTNyzv0pQAAIIF)93?J0Hy&d@^he*G4Kg`d2wNqt7e4KR8=U^e5C#SNsQ)=tlA+FlkKaj$cxH;qcP5Q^1f~FCUd(~{fD$XktT5+toD9zmu<@A7
q{PrI4_Z4Z>+Jm$L*@>tNW4A{H_^-z&pk?*&vZ_6wAos7lB}VGn6yn%kptT-jo?i>bzN;R0-$dq9aE~$2)k96JSYD!t^o!csMO>fO6|nVoS-fW&13w^q<PMi
??@oWW24hcEcW7N@u}N2w6FdA!Vk|S!2_6+Rz4x3a&bo09@c~~S_iG{1WWCvatKo(hqS1ijq+vr=5_V8Tk+9s=p?JV7OnxuKL|w_mn){OD;#~U;bc+8oTz1o
iG9#XFHi(``lKoOv6!`yrI6hwiy3k{P0|*2XJoN^DAUb!Zdj@SY^ZL2`2j|bLXS0JUy5${%gOuW564{d&(KCksk|;mNvB>sMv3PwO`!wH&8O3dQ$B;NHTDPv
l7oQ7*pmmTMJFd^*~Q?@?<*>yf5n-H>-^&9(~p>}{>oG`eq$6BhLYj21xT?(1NpWngRoWqj+%!!8A;UOnjG?nAKUYwX?b{f6y91Uc|z%hqPp^XJmxXR<E}be
eu-7IZSgyE5YyHS!7d+3hodqaIoD^wDk+R4a=zfRt3ExzswUs`dcAM{B-(?bfQ}W)ktio)h0Gu^Jq&&b50ul^a(`Tsu%xf>EFjU4p_^9LMngL`jt&$#nCMHH
ud}r2*y3&nfs+^zIkiagkQzk6p9TVdvp$Pm@0e;^P^&N8FKUQRksDj&*e!&`*g^#e%<!*47(CyGu+~<40%bm0w2F;8CFj6yC8y!=P4GjouPJoR!k}F$r2;kx
a0-NAP7ArG0^GT`7DG>MwA$s?bztZP_s!H6SyzGLnJeq{=$G9Sd~~m;yPW<KW_jIFMG=!Z_(b&YS~mAwuTN5Ou+I=gS9?Q`m$M-1u6TbT87GT*Q369=x`iaT
CL<u0jeXi|m}^ss2H90;S;pc|y9!71IWk8;_WrO=wDCaRb$)XC<I%<F?C5;-{`B-6N`dcH3Y>ts>zKFdWgsAL9{3;U92KA85+#%-fwjRgwftqU>^kak!Sa6F
$r2OdME#TFgk1+4OjXUQPFEcxH4+T;;GCQ&D5S#z&{*WzM6XZL^BK-*ur-}4&=YdTJ)v1i6(B%zni$xz!4N{mjED{oAW8x{)KJwN3zkfGZb#)gxNZjq04w$x
B>@`-;u=u0YaWAXFNAn&IRT3U)17(nqfxae>Iz6}faTcH#(WV++p^?+FX^Vtc=C1nb>zh{+A2*yZm86Gu|dnzBs@%b&!^kfSCjie3aq2LQs7u?*0%FUHzuZl
iH63jXR5OOG#;D7GL(`gsmXNvO|(r_4I3G;80)04wwKw*St_7)IKk#<`{XI32WP&0N+*J7&T93q2Ey(C98;!aT8{GUfK=Suz^Qw4MVF<JJ9JELaw4Y~Gh3HH
%9uTI&!?|-hZ(~HEb>jTHIwt4#Qt=K2EtPSdNv|{gL!6iipWqxu@r%A@vlt)g@&LdwGWXLMZu0qDX<_)#)N^8>Xf&7w7mpB49tG<vhHrv$=wraWev$IOnYqS
$kK(+{In*g5&I1}9;{_ZpIu@y{S0=<s9G<58w;y!;6oae4?NQG{k|5<&xGSz*9bL7LZ&W_F-fkOLesJ3@Y8{uvYT<QzfS;rcR%@d8DElR&cM?(KX_M2P2W>>
oYBSQ(HY+_6YT5+yD#?~$2@OEu0R2E<_>5H<;oz>Cr?#pxpKDc8hteBzt+h@F$SFFfuHy#U=%0t@10G@<r8*UGrWc<S9tK?!m5X*SOidDSay70gXF!t<GlC6
5S5uK;>amce4H!dd^3O(>gix5o@GWSBh7U@=8k|pU%ej6i3MA3pZs9tCh?}lb$fX}>2g&+2sphe`z^&(?Ksejxx6~Vpk~5H@_ToG=w-#i7eF;5f=l|tIKM<w
tE)bI5M$E&KswmRCt6eo9qpCr9D2%sOUoi;&DLde)KEH;KQNnM*L~Bq@g&aNy8B70j4^|K;PSMjt~e)+rD$9%_l<Dwoan_jd<N<d>$DpxTWFw4S~>Mxg60(=
oesmdX`YtZ#49w>RgmGe_v|%2qr|Yo_m@ZKCx@5EztV*a`+M!9*<Hu6pE!;EkL}kexY-t=OyTNq*w&}pi`28~E2S{nM9fCoD9DCp?M?2e9~|<ZQa97P03g>3
k{l8u?=LI2co><FK&rRPT)42#v)VtHeGr@^C#q1<kp^#<x+xJ_;hX>eq1O238t<swMq4mbwHG6{hv~_oeGm{I*bI!8_s2q1gJ7={2ZDCaCvDvXfEa?kLiYf;
Jumohu1;*@giOT-3U?Bz6H_em*rWgh8+>{?R$W*oE7AMAvUy&^|8UXV=Zbb)V%^vZUWU-??(}62dQqkonJ&4#Z_?IO2*Md<*>PwSEUHh^Cd;Q(wusn})eF=P
LRj19DIFq0ml&cs4Bbo^o}|>qin{Y)Nab<6a!WjO#xD2lcHBs<r9QfI5xwnBUGRV&fb@u=jJ;_|j<D9)l_A;^U_J5K|1WPY#WVn}0J4;~FrN7-2<fzOHO_OB
)M!5Rnd4R2a=j3X0qa(!qI}gD_#)%==7IhtoB9aFc3w=;!!IbU<W?(S7iD^%lv8tTpZN&Eknmli3=HXf3ohh{)fW!rLq5}}ykC#-W5Rfu<acr4(o)n5E{b)D
wZwyW#iYvE_jB=Ex=Jf7CW4tZui+6MeoW9e@c|QxcHboBqPWg6D-Od&SjFn)-rlRoP%bP0%dUgqeYOr#%th#7XCD!5!v2aI3Yky&^Ot-4IdKaVSf8?rE+@Uk
NDujEs89=PhIGj40Av|f1R#jB#U~_Cuv#pDf_-saK&vuYWmBofCx{1zmn{>iCjru?SgzJ64Bi$D)&72DqNlv^620ys_?V%40<%HPqy%QN(Qtu-dBLj#t8$wy
re%u9!mjgsta7tELkkOUL7?M~Sh%#-v-AI2r?}UlBP=Ska4@R(z)^96lIw)P_gESOuNn&0nCTEuM#Gf)SO7Uw3Do}?g+vp_V%W6|_3u?ps2;UCKL4nl5eITd
>K`m+W$iO<F2+erdiyiVU$wNRxK$BrbOGjp^2{rW1vrYoErdlIA7}!-CBhhxkz&pj7k9f#hEn(qNz!Kb<mBnZw|dfJL1bg=4V|7|vK&7-y&N6==h@*2S092W
?~i^xdQUcsDtvrE{q^DHo1ev@`tkJq^5@Zyr@y>@e|+*5oAv%;;pPnj++|v<Z*XLa+}L_va;0c4MW~RYa#^y3%OYvzO$zbaN?H63>*f-<HWPY(bf_Sbp886m
ImWWSSRfQf5iV}ce4F%v&}N^qDW4ILdkfUo))H9+e4>YxO*(+BWpr_Q{NeEOX!Psx#qlMh&)%m>M!rBIoP%{G6ZPYBtppTZgn+j~79`?K5hkSxzTz4hwFm!r
eDdSzM;hE2{gB*wIzHi(Ih+|Trbx9GJ{DG)N=X)-@v_4m{T7JvHKNueG5MPMn_`t&Q@boMPpPQr;t)`?n3fya6vD>o;CL@M6VaTM8iv9ma8zHmL#-=jGjqD0
w~Ykc#HGS}?K{%i^k(Izwg!8LQ%M9{pXe$8?hUleTS}7T6(JuUb&XbdGNjV6jx1ks`OT(g28yodLImC>Uc?wHQdVj1L)z)gdPmN5%^2potMDaxr%74#Pe>wS
IuM3{+L1FXR4#bgIye`ZCW4dzm)3n{L>LUsoh!Ds0wOAnD&^_tdZY`;s8Ii7-*9n-P<%B1?gsVh4E6cGRI;Tm>3(1wE@nzn`$Vs75c0<iC<hR6v~VE;oVs`J
?_5+eD%VUwQ_vIZY_-sBw!#}!2o?9mMps_OrTFluN7-XvIfuU8V{hVzl^Bv!pDE3!TTa>u)ww%&!=^p-H!4;9k?@_&n4MChCgHEOZeB@^qrIaYfL()nPeLUT
Cuvz@J-kVZDScJ)5K%z~Ogl>!m6T!{kC7`;8l0`&WFn~*jz$f*Dw9dR0kJ_$T6h+p<@b)tFq@%o3GjJQOr?fZu@os<W~r2y*Mx1%`wH8NAt=?aMXV@PiPX2y
ne-K7yE><k_i2P)%d4ZIkl-Gh<;waS{NCH%EdN`3ig_H0PY&0bQF-Pe4Jd|=@I#s|0Tl;V?}jvLtUVhEq5O<?2%(eCj&k}E5q)O>PKF}>>ppQFs1u=3yw*la
C|VAj5?OjjaF)vkX>$>h^1?%e<-=&iC5)u%h=3^zpLo(r$+x$0Cq3!Q;tK}6&Gj=Dt8Z;6uDMlkEJ{-)so;8o+18{Epvm|x{N4$wf0cE($gwVQnqz)C>lBy>
Cck>xEnx&ZbPZS6PIW@Je4K+5ALTppu}BN;O%p;DPomK1{UkE5-%X>WdTjKbf33609XX>^&9Q(U$XyL`H-}{a?$wg7zBfaX>Nc`3$5co#Pw&}2oTo&<s&|61
lnZz54sJ=W%jENjv}*2-y3+hr@|tsz#d%4&!UysNQM4{3VQ-PnlZB&rISjIM133g?J&}98@5L=oq%2OkmwVs;)!|hm@8zEJ!ANRC+wS(Us;jxL%Rye_bAtta
{%W+hw}=0;?`duZroX)M5>)|h-ag=z3>0`|+3`j<rn9xHN%2dw`Rz@yM$Sb|f;&=F?{<MaEM7rkvi;M0vL@anStXOKez5$ZJ7QSCmO#n`{wrT#E*6e)02>li
X}Tw#>j;uArkBo0xhdG`YrL5GX04@`*ez36+j0STNBPkw42pp85Gd&0uB($~oj7L5&-t*Asz+?=3p&mxz~nUW%L`EFL|d$mb@dD?8Xm44zzdl7tMBbdEI?`D
C~wa-JR4&u0sNj}*vl=sYJRsU<cwzfM6YXTwg1X?>&Qc`ews*)X~tS(EaC}ZfqB)3KCj>#Rc?73v0Cd-crzuw&DahRP83|NhpduJGnD=*8aZ?(l!r>Ek%tdC
mZzg}2QA`DO>A%idg*!@YWt{*6s`!Cp_VU@2qN{dYv#3KeeJg!8gg#~+(MY~OhLy+Nt1;!njDOFMpXT{s$-ox?8Zl}D<S(*_Jd8n9DTXug}{a=$k?4H7fq2$
*Ko!hwJ|NcVBlk=hm0houUw2{q6}S(!R0z+ZLrcDKXFda+~;&_5UgOr6}gxnA~qwu3ouRUkUwhs;(45yJBgh>=mGbEcNtg;aN)&V59%P|r}UAxVp9LXU$!S0
@CR}m@!C+nv^WvutP6>BisN$rn43?{?&A&?ONUJy9$@HAnE-~ry_+mQr3*zW$f}Ttcjy*_q_d9fe#MR&sUbMv6}=s{s!7ScGAUC7cY(g?GOel>rs*~1xVkK~
Q7d5-<Nqnp)CD75hKbw~ms5%jA%I@s9hsj5FG<zL4Kl%dk;!kvM$~F86`5#32ukOO7>4AxBH8fo#z&SjbQ1A)MnpX@uDYo-^2=J-P+I5+-q;nUu`^KYZ`arg
mu5DQW<FTR5j+WpckXiMEBjI3plxVXv8JT4&0U4-mr30)>Pd5D1Fpmb2KLq7h;NkDf0Q7e@&B|c#h1Um<*S0#;xV=lKEv}88+JL(V=mv~l=M!vK`{4vY!=}l
vsHCXy|#uwxqd+}F<pPJNiT$h0coS5cHJ|&ZL_tL9q3_S{LA(&7qWA_msI{7bsaL$*>DA|iZtZjhB|$~(_jTS)rfxgDE|RNE}?yP@za}E--n3Qc4ZRD;p_9Y
PJAj{!_|*p^mHcQ$tnRTUVFNc36<Db&SM2kPL0CM;uvdarnB{8L8$L(9CgQCBs{wQ7gDDR<L0Ab^fo_nLNrHXFItmdia#AI7Ivji%k^toRTP%loQve!S7%~p
P%}L6ep42tyw7HxUP%nxs8_Pf1=(RR`BfIY<N!S6(VZVa2^pkgnv5gz+LO{DF&=vW-Po&gq-Z>Lt==F6b6c~GBhO8F>{JX9TQ*rx4mf$?=A>oX!;X?V#V0ky
)n_Bu+iFj0wj>TAZ1oC5Ps0YI<SHJ*Zz&6)d55&oFLk>%EmfyICZ5w5rXrW7z(yv=7=Cymqox?AtGDgerZfSc7yR8_^#%uLUkK~1-3Vy#e6Bk0Kul?_jbc!=
7)?Alwmw1`y0N;<b&|LRq1E3KP7MhQ)|xe!M7m(fPON|-0+4bbd6GK~cpMKy6vbUHqjtHdO^9qjz?y?IrQPPLwEMOts^=76VdX=24m6N?{4fwgBQ%*Ri=1p8
bycl$i;cJhPw)<Sxi*!nQYL++QXQw~FFs6;s3P{ipgYfa7A6(Fs}QP#B`~0TMlO)b%)e!j4FWo79j3E&jXL+QqbnGC+ss0R{@l|SS>BySPvF|Hw+$R7j@wY;
#uCWovLzgTwvJ306L_UL^MFz!>$tywBD1j)qqib);Ox0BHiT;{f5qE)Qp=X0(O`BocmwSw9d01$ZAcd{aXS)i&@-W~oxl&*w>OFD><0q25#8T$d$XKk<Cf^4
Hk!%KAb8ofH$`Lhg{{ruZ%NKhlAr}8dKUf44I{8u@iv=dmK;g0X*$W!=+VPWl(by+f)DuRp1InfbzseB@S57J1c76X_*JN^kDpO9udsHK-|^k)pgJwm&lQ&5
3pF=W-1pH{AG4XS`mL0b;Zq5I$e<Aok?4M!kd4oVlI5p4ZVHRx2-2!qo>Oapd8NAcsF0fn1ToNXFE$CYPbB;~y>}+|dEDI+3air{=7%_-H9d)lrt4IR<|bhJ
*;+FkI1D5qM;rV!H_%j00>XGK{(b-Eag*gsiWQ$2Y}C&e&DCjU>cW<MdlKs9Hb<f$omKgrudwzx<ms3lc%u;Jk5$`LGjgjB0#rtPYgoyG(byJmMxC)%_Yehy
>x|gU8X8r`9Y}m#$?2R<hXF7fuE!t?p}XQ>XGwFlD7s$K(2j=+$B&+8k{BCSjMirwk-ltS6)RG+8uCT&YTk>q;y!w2YI|+{4V}nDLIaBm%^LT@8bJnw>o8h}
TN!Ta9k+4PCk}^wC)v>kradlea;`J3BBrIc*%iI%oS4|X2#vZ_S~_#o2Ao;yvjA_T*>*x7Biq-y&K7tPDQyAZom4U!!KPX8;3(;V-NOQdma+`HWX8Uy1qg<C
Fuz!9YoIuI>hx60hHy3-*(4hVzT%HGg7dBOv2o<n_d^fFxlLyxCl;q*wN<~(tQjlfi(!MFdF%xfo6Jr+uzXY&jZUTFg(9-D*1VyLB!ydk8|>%}K9~(0LgJ~1
`GX>m+#Ql_;JYP_hhqgY(2$3uiicv!`?iQ*7Fd(JyNl*oSgBC$sw`H?JgHML47|~!ZWb=SvrYC1WzaC7J<T22-0?QXD74fuA&*=XH%u`W*UzCIj`VmLU@_Oz
piJ8iXUm1ASI5ksDiZSf)a1AvxT!4xr;kZ&t&_I+{yj{_n_>#5%Jq)x8PFM}E;45$#tuozYe&iJh`4sT(J5YuiEboRmDypZ2XbPNl33lqmP2+q2fFM?;(6zw
4|L55LvlAXX6MVQIch~SXV38tGQ`bkZVLra=HxS{?tWI^_TBYwT&5;2$3Y8}rv1eT=?dmNv)sGTJ`?1Ma_c?K$0F;B$CB{HL$k!ZltdWV-T5gUB{l!3!i0P>
*rc)BIniXm`>Dr?v5NN259m7Cfw-vKr!bxQV@nP`{Cx|e>@u1eeoJBTO}+IyYwJIMFvF>Pl2MDFM(uVu!;*b;)E$LmHnf!q@F$HJOf!m>NTi7ycXY-XvSuma
&!Un*kk~E`EWM<nTIGhym3Ih>?C9U}Y`N#&=|i#_qRrr2oxlt0ek)+NKTK)|FVwmVe_#ko34B9-{FQ|5qv#LNm)RWB%tTHl^O`0i)DE2qcWsPln1TREH&zAz
D`@dzt)EY5)`VqeCp!{d_q-$Kn)14-A4!LObGU_>nK5RWp>+k(B&cNsivPxQKDRxBj+Sbh2rO4kHW};&`@<e(ANZ!DB0v)Qb4~7|IW%jra+(2xfpkZQ;=7`u
1>Zfz;Z2U|a)N>1%$*~CV&+(Nw3CUNb|~qlQ+PaGPcSz^C(iR3@~||iC=Sf<&Z@Gu<eWH|_BW-U{E;OVe;0W%ZFa7`FF@0L@gf{@J4m39d?~D@V46yyMN4sD
^j=Vg8s&~_Y_Fxa_&LL|Bu|U5a^yc9TIA#*KreKaBbi@y#sp!DNo;V(v6bjdi_3fHb~#FC@CYh$JydhLgQsI)e<>CIAr84^mAj~U)H$%Eqtd`PS<biKArfNr
q%P8YUf&KHfzxIVLtWI#qO%L0RvbLhLE|-&bjY3VDu6r9Mre#m!8BNh#@V43b$i-|To_er_L{3Va@aHPFvTx#Q&)eS7f6SOOfg4|5`maRIiD(*`qb*!rIVSp
30<e+w&yEr8Uaq5-Cq}&aft2`sdgo|3DV&J=c;EmIWYNAio;Se5m!ho5MEH2`79=8+!6d#!FY?4Z8J}9stYY;>{$%*8O+hdA{`DXxmkE3*d?MABaj-``vF7P
{|-VPf*plX!+K=ocwr>`aNo0JX<SJQ#LoD4Gi+!whv9n{(hiYNfd22cszUQ=rbV^y`(R~(CX(hoSjsTsc{H^L%(mcMIczB_;om2z+FM6Tr+A_H5APJ3wQV<V
7CL@ra-oUxD8l6&LF3J64ZLqE-Y;|l4b$CC8Z`y%kuS4@D^Jrdcid)L{qG`01PVD*=ejjK$k7Jl16{xAeJ5FPXwHyZhuoJ0T%tmjFzJ2dDcuaSeHneN_r!=W
ik9^aG}f?d$w1a5`B+eEd?#5{?FLh{$EJL3F@~w28KPZQ4~(xZxaIO^9oXg3uUz=3ZDcZk=~6H2le9?Yb}py6P54U9&~S_`AaUz0FuA?xhNZ1)L8CrK#kzLD
;(j9`Ywuax1*_JNv-M}mG6TU;b!~pMbm*kN5s9Opq<N=YoIEQ9S;9<suL^Z9O|)=ALB|cgVqcr|W6zhnE&bS}1v6WcFKw)(EqGMj?GixL2`qr4le;fE6(mnj
H;I}}PO~U5w5nyrFvMESMI-uF7Y7Zz-d@yo8(Y`rRw*|K8i%}_ktdpMyIETU<GD6;UY>f>xM9e<`fTQYQ><f?MPo4K2O_BZX6!+uz0i)thNBmlHT8PY#lUW2
g2PP#Z*M8HBSO7>yg_4LkUb6rN?h8e^57hj+Sz&OOK6`fb)OXI7Qt&z1e*vi<q?1)*($t2rOOWJ5U5m?X%`4E)-ulB#1Skn5jPN^75%i^IJ_I4$ARh6Ozf0v
<N$R;Q#v9jkMFZ-ealNCPk3egRn$HN_n5TVNCaS-koK0s2#8o=Xzj>bRzgF8bwFKpK(k2@xF_PFpIgI3aF!JIuBh%<cuR2mU|=ql_oR!zS847Mj+Gf544!1h
lN3~~mt4{X8UrzL2&?khw)*HvcdJ%ZU!RIVx<zEPh!|K&{-M`r(i6+WCg-<1j%dSDkiPbCX8xqc&!P#JAUnA<>Vx#XrB((7Y*YDIxi$;=7SG1rxVaNI+DhMl
XQsZ_+w(~Ko?VEWc8TxkaxS}fs--j|0DAf&#EE`OpwcZ3jq6jjEW3n(M|ClxF9iTvom9?pv;+gRB`h`>z7{uEhW|sCGt7L-9A0{pp^(+yH^viex4*y_Z4jS5
HE$sKYRBk@-a0-pQIJ3B?%$$l`x0h!kMlr=GH0n;XW-<})wilD?Yg$D)La-ycb?G$Ev4^nQ>dCG6lV$DZ*fpg`^1isR2pmctb<+6y<Tyxq3(lRyMkl)I2m`~
pWm|Xz4DH>8$#$dp(9~9(zo70205?b!RcxRD9RBP-J_|NDM<48JVFwaT8uY!0r}P5Rrcn%oNKW(``2>+KwVj`)TM+bCshqy(XCJ(?0VL%Sq4B4-!ygp_Hjd1
6hyX2c`IW7a%ylb2MG(QUW-NgO$T^qDl>kQpC*L`-P49VxK?E(0g6%L^-ycv;v70&&@`RrM?)@*%0o(tO#h5BH}k4zdT+d3oCD31<GcZx3HvC#3r%s1;31WR
Wh4;1e%D@d5<2Jn<D|sXTVG86FJ{Xw^3X{!l4}*axmDjTXzceXobRc^#e@K-rch~oXE!Ce8c`1*(7&lRsF#vmP&f;L*9MWGX`bbsCo6N9a1%GgHoLy&XkYAL
CfmxrJj6fp!}YRQ*rKm`#pQkBN95f&;tW93HT8mZt0@l$nao}AgT@sr^z1r+@#X&kfc-Zk
""".split())))),
}
ENTRY = 'bot/submit/battlesheep_reference.py'
SETTINGS = []


def carry(sources: dict[str, str], entry: str, settings: list[str]) -> object:
    """Makes ``sources`` (path to source) importable; returns the loader of ``entry``."""
    import sys
    from importlib.machinery import ModuleSpec, SourceFileLoader
    from types import CodeType, TracebackType

    class Carried(SourceFileLoader):
        """Loads modules from ``sources``."""

        def get_source(self, fullname: str) -> str:
            return sources[self.path]

        def get_code(self, fullname: str) -> CodeType:
            return compile(self.get_source(fullname), self.path, "exec", dont_inherit=True)

        @classmethod
        def find_spec(cls, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
            base = fullname.replace(".", "/")
            for file in (base + "/__init__.py", base + ".py"):
                if file in sources:
                    spec = ModuleSpec(fullname, cls(fullname, file), origin=file)
                    spec.has_location = True
                    if file != base + ".py":
                        spec.submodule_search_locations = [base]
                    return spec
            return None

        def iter_modules(self, prefix: str) -> object:
            """What ``pkgutil`` finds in a package."""
            start = self.path + "/"
            for file in sources:
                name, _, rest = file[len(start) :].partition("/")
                if file.startswith(start) and name != "__init__.py" and rest in ("", "__init__.py"):
                    yield prefix + name.replace(".py", ""), bool(rest)

    def find_package(folder: str) -> Carried:
        """Finds nothing on disk where a package is that stands here."""
        if folder + "/__init__.py" in sources:
            return Carried("", folder)
        raise ImportError

    def show_error(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Prints an uncaught error with its source lines, which the interpreter would look for on disk."""
        from traceback import print_exception

        print_exception(kind, error, trace)

    sys.meta_path.insert(0, Carried)
    sys.path_hooks.insert(0, find_package)
    sys.excepthook = show_error
    sys.argv[1:1] = [argument for setting in settings for argument in ("--set", setting)]
    return Carried("__main__", entry)


__loader__ = carry(SOURCES, ENTRY, SETTINGS)
del SOURCES, ENTRY, SETTINGS, carry, annotations
exec(__loader__.get_code("__main__"), globals())  # type: ignore[attr-defined]
