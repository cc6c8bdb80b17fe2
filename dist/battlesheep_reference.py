#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 90,262 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
from botkit.search.sums import rounded

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
from collections.abc import Iterator, Sequence
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
c-qB%i*nmWmguiwymfB?8A2pa;>u8AYGg-obZtv2Nsf1m<^>@Vq%Z;j1^_K9TK)SyuYLg_B`33WXLrUF(2vunPoH-m+&{Z2o13ipHjc9*YvMRs-8~z4&py%r
eY{Q@FDdT4X<0OB-FVR0%W7|#%u=tM54=1p(mM2}c{#m-hBI%KRLL@J(yI3S$z+;mY0*q3K}av_G^wW7Y3(&Q?oCnNdPV6iphLv-eJY-Xo`NW;s^qSA;5mV&
wKp#-uen>nuX65js{<G^%_^_HPVjkBrQRa@oEBbIcvn?2y-6DY^D3<~034bwJs1Pt&B|%rR9Ug8H3ajjTzYXlUpMP2jbkrcuF49rP?Sy5WMxr*Dx?(v0bNy#
%l|q%ieLYF^!n}b$s25w&E01M&-)LrST9$1-hT9A&ufw!fc5Wt-V!iUdU=`5ysW8tZJ!Dc{?jwfVR09Fm(b)e&k}+K8_G)_J*mB7)qNhxK=iu7p0CO>uLou{
Z|Hq`2JfPipAQkQqhb|ZL7RAtm^m(*#~Nov^YT00`0p<sZ~pfey7~Ug$D8lJ)Xjf*y!8*%_yhc^Uw-#U^R<DUIy?&e+CWbo9tD4G;HM5hJfS_W;1{5cM{z&L
MzR9#@aPh#i>v|Y>gm$}8I7RBn0mf0m#aMe@<_iax7vTfOR^3+bBS#nD9@4e)OftBRJaZtU*szFE%KUj-Gq3qnG=N;8~Vy~El(Fy{j;p~&n8=@*l010W?7wF
<*6UwnO>H&bq)~az;e8@7y!G>^K^<>@@}uQoLJ5sAMo39ozJ{v2LJUMSoSp@eS{nb*KB~!E1l4zcgIJ+9sL|1zB!670Ix5iJ$O!QI`mdmIZbQfr*)bFBPsJ)
T6wpy2h%D|nsf#O0vJ~*aLtt13v^llcHq$>DTr|v^gLOl-ZBM@0#k0T0d|c#{J&W`_hM)g*RbZ@pFARi0W%qHcaegWn87Ax#S~YZ)fzsU3i$6Gt+c+Yn{@e2
?N!jD0-iU=#|RyOU!<Xz=5>mVr8~0w%#sl}<!xErz}klVMjFQWhaYf@rn(dGsC@>QE>~&ce|q*UHvhIx^ZB<mZ2hNa0kTBkb2nB8{11T*bHF+D@pS|ko%umj
0eLkU(hQ6i!2ge4jH7y$XN@0>_Wv;syl;VQB3LJ2WDadEUdONBy^Swlzs2@?4#c>ufao?}qzx^B9=(2d`uc7B>h$#T^7#D`Af4gi?&+6lx@tWCumSOPwQka*
sw%6{JBE$=BEL^B<i~GGzUBsjwZbZelTZjI`LR4gxL{KR$3N2FKYA@vq)k$t@&7I^56>@;e%5=ER`YmTu0e6AkYqIVDDwS?gopIdq7o3xwU83X_sPT_Xfhcn
Qf5&HB*TX@orQSTrq|vS_6$WU5xzyks5ZoT2I@d{hm*j*oSq$>yn1(d@d>!mr)TfqzT+RK@6TYLNL)A9xaS1PG67V7L1<^|DV!HR$;j4#(J+DGYD%PKVpoh)
AcVB|oK<BJ)oBCAC|T!?KmYXXUIFtEpL}>9U;cW2bojG?vQKo<<&i0FqN@{K;+#e5(JRu3fLj8PO$l76cFyoLPXNtl@{S0?@6v{1F34q>v&_nrm;z{Cc@9dO
Y#NP13<UT_T_cs$po_^iAWW$A-Cp1IX?L<9i&5K)Iz$8lhcK@PG|xOsbKVW)Sd+;azON?}kOZhJ{Q(p;OPYih8Uh(L$VMiU-Cg{7a`^se_}k&T4@Z;9pA!p7
wE&3fR6o#@rAA8pt1e9sAew9a2QUPgPzeYaK1!~pYSv>|Y0{KcuYRc&zu%GyVLF48CVv7cpAp4?F#h%Q`1R2RN#N;qnZe1T?boz&lM?kOj7z{V;5Wf_uwD%<
J|jtpP{|rrQ#HQM4^Q44(dboDEYhzXJ5Q6kA-cf779^r-(oe6_YQvOAzx;A~eo1qta~P<3>ZCN>GO2EACRs&HLZS2Q3)%`|mOw`yUC#@w_ubLq3F7jejwEO}
)jGxV*}%W{-*<>*^XDG^@k;_6691ax59diy>OUVo6(0{zm~Y;ru07!4&_Kav$PXKQmH^aco(ih)1&d&MHAmISeg{?!zG>1gfUO4`UD|RoXN#?~YdG0*j%#n0
)>9BHsn}Ia5-t%CUI;jUFWL)<)IsT<2O2VeS3R@dI>0c%LTj>vVi)lqU8Av5dPHmL*q673!`A+3ox(`}_L(0HaZdup`#@D)mIZSShuvM;^g-xJKc^rkfDKu5
vE*IlNd`(DZWf?`cF`UR<Qj<pBssK~i6@pI)PVU{NPA4<FiwhML>48QEQvqjbY%r7W5nR!p!gPvN5ZJ1m+?9GMYarZ^Fwck1W`?Yk;Vr6qs8GF-6UicBb5nh
2ato8q?>`HFVOUMR4`E%Y~<5`3XY-t8|ni&ycg~Sq@iC5oWVn27Ic+1w<+jqdPPJ~A#)G?*Rs@qz&>aK`%`O86bmB8JDJc-*rbF%a3Yj3u$$MgKhu0YOJ{!>
7j%dK6EqdC#z6veBfob&O6YG~)dt=+fP=kiu0yW^eQJi(MiK|*Q0PU`fwwnMS~_W@U$@9TdwI;YnJ0Fa6(c?QD?W(0JX$7lt@bjpp^%|0m%L8^<zT)prh^F&
IB`Jru~!%XS@_f^qES!?@eo<hGHL-QK;2hl4z%O`YF&YY3LLe44C}a@cNR9wrp<_sWwQn=n14o5G#>Y^R~TZNkd*3KGfy>P;$;;~HUTx_c~;d;-`3q5WDHsh
8_Cfee+`zDve7})gTV^1?iNl$k3mqZiIF15n*QnH<q4XDBR~#F7nUcuCRWT@lA*-Ab18-zS|sx|c(7<}IHa`+om|l|8}uy@CUS8Wf%WGTQwUJ_vy7#OD6)O{
k$|x$(=rAFkhR>7#~!=n$+MfS03|rqLQe0;87a!>tS}pL=Aa*JFvVQ_uAUvR?K7FkD99-%6I<B^Y_GsNMxH4`^irvr!hRc3Oq_#``hNwor)Z=t8sRx9M4{4n
nEL~|5OUUI&?ID!29aLGGoB|I?436tkOvcE_DqcFh8}4?)PP?YlV02^32f0;WMfA>wQQLT-80tSH1jTaDt$eW849==c-f)=%Xb7;$Syt@^UTERyc%8tcL9A5
V33`NY(K?NyB>gG(U`*?q-7%6;sbSxYuibHXtNv$Xt=U9buW`V47}T<0BoBb59znkAMU>iy>Fs_m07_D3znooxycH0;vj+Z%MpSzHjq*afsPgBuZ8X&M|?oH
01g8xExghI2+sx>I@~*;v&Y!=5wT%lz#>EoSkm)P!j;uMh>{^KOu6nXJ`Y1rnJ6QKCj#3XeJx{+x2$F@m3%e$gw|nspe)@3Mr*O^(B@?JcEFm&0!U<YeAd2d
K9xR!7tmW~+dmEkWcWdfPRrBQMwsj5dYj&D^<*Laku#79WQ0JDz2{!c3(AW4wyfYp?es4&_;VY_RDaKtKY((Y-K28*g^K@H;r_8oc><ffQH`onuqmdg25V>M
p7{qM?IGx}0Q_V3b5e~h=WJ`S8+GNDrUjeIdjyh8+iP7nVMmt$%<#(Yd8Wk!&@nuN@tB;9O3w7x(*d;WdxC87;QFZI3pjep+Y%j;r=;bdB8gJBB#m;WTc#Xo
2G_}FP@ll0@My%DSC`&AsSc3;C57muA@O>&`$&2aU(D*3`A4XZr%9g2v5!9FkcR|w+rV2b)=LmuXY_)ptX{zeTWwC%vyeAg^rD^ED2+%m)<!UK0F^7DQkWqS
kO*vc`)murqMq^T*?m{-4jzX0OkccfG{zJxfrj^s-kITC1|$<~gd^-#HngT;pE)_@=Fp)xp1hf@`54a;z48sT5u3`2>GZ4wh~1}NLEsP>n@rp3?5x62U7M%?
!vAw|dJ^IfitS*;8QBEW)&D%rY@w6-u8!(vR<4`qwnA=<4#{Y?Uao3ixpih{(;}gU02n5KjNX~RAv(hO7mRH<$on<TS5HRWH8c*5qUB<;2Z69??`oapXvpR%
Fp@hy!f4jw;ngPL^8YKU6?RrxUM|Q%X|Ie;m8?>x8E6QIU4v(q^>LonP4A9$CR!mzV??IEeUA_gi7Yeb_x?heToN9&%+n31>AD<N<SG#BlpJLB`f8cgH9SUN
-2v<yh_X9ip~-B94a-{l?NrFXu>u%4Z?z_WzP2-nR4|eu3<Gs~^2O*DGN{3tcRVMD2Xj48eQv9=ScK$jD+m_hW-0(mb0F5dX$jW#3vFClc7So*_2~Qp`*0Kf
e6vS<@CbcFV8>@UItA}>OF*IE5EIT^rSr5(({E~tar5j>q??}L;r{e2G~+W51iFjqcn&p0=gIBQW^O#Rzo@2Gci1c<t0B9n`9)x_GQuW`q`;imz2->O?k@Jj
-wCmRAu$F#RMnzJj}Q&}=~;bEfg{)!Zoh4C4VEZh_UND(gow>%D2J`ax5@*h#0=WhpdLXRqa9#70cLtl{^Z0kq64+3JgxHb4)+J>ziqp3$+er3JA!uwxfiHi
&Gq($!E#gt<1ehp+4%N<NbC*GOy0dV(A)?D>tcJbw2s$r>jZ>CAYqE+qlyF^TvX&<9phwxJbk&IUW+pl%?IWks7G2#7aq`On<s`{;XJdN623YxKZ1CJT7~#C
Z3GCZ(kAGWbMfKq?EL8B;xSynt|43Apdx6vL~Um943{<%d9%;Z{Gyy2hb_ZtW<Q~cZgFT7O$1<*$kQehp(b+0&;v0rbpvst0^{XOjD{jFj(~m4Ty{N;7HhKn
A@?pWfr<c1jD?X0fHk-%CJKt<u-#Zzf$gbjtHI8We{Tgn2MWfKfnfa5a@QI2omIvAhoE;<b!^3-z0F13H_(H_sh{HZajb5G9d9t)=2Qxdn}i3j9I;BzXw#Vr
IwOTC+M0`BD6~Lr5o!>DZVB46ZHOE4V3^Q>V(o~vD0cgiX|mP(fva~m=<99zJND+nSYo*k*+?IKBlPsm_<^)CH1<9Jo;`e+77AL{L%=XFyaWNBhTh~1*hJKW
I@uZMg=1$lh65Xw(Y7G{;>js(N;ygLq*_YGS5vM`kmoOFx;eQDR@xgn3X|N;Vo(`z6=+^p39#SC^BS&lAg5M_1LYNeY4Yq!HI*mJq(~O2YL=Bc$rj!npMI>8
)k?pm%sF{)CkvS@id1C@dA}f&#H@+l6pPoeFAOKo<K$aVd*1PgcU*Oo%%{F4Y_00)o!pz=_P7|`{1RB{B_$o&EoHk|7)r~ZL4`yb>TOx2HARL5T6%a+&v0Fb
P9Djj<dJ+lJccDv%HdwLx3~AgWF4ZqYR677&kDp23XIz%Lr<K__7HUztpd>hDilr>wZymti7Co4!tqQnMkYSIjDI;kzqnKoys*;-Nbit5Fm}yXS{VyPgym(8
J4+`B+aXMew=7X1fS2V>%^tgifadcB?}0~R?%1@f0lX!2)PQ}s_;C0xKK<?J{QSd-MvR8*><)|_G=hp5=7J`LoYb<&?^HnBYi>&qjZ+HyQwCdz+7UJ;;K|aR
qIpZIGHFeD!g!-Z{3VEbz?lZ>{VAYGU?PZKd~YL)JaHu`SJk@UEu*thlj9;`=A&XRdA0<S@eU1_0tk3=#0^4*rk%%@9%f}AkDNBrQ9+~-^!DiNk|6qrvvX?3
gtR{}bR6hl#=6OXIdXPHI#cNo1^U~uhsi-XK6w)#zBxSZ*^9%%W|O!K#DfotW5}sOsOeSfDKMhIqx63-StR&o-jE`i)o%9S`O)js^Pee6=hL%Sr<ZS!FJtx0
%|?=3za>Ylstnl)gTeM>!X6F40B66#5_Rea6K-POEZ7CfCiRSA1Ur|Nv&54FuQWh9OtP6W<^WW?p(uI0$CzJBsYR6HD^qg%?Je&rcQx5p|9SQfkc>z2<l^Je
IU?JlF}e)`gemiOtfDH_*_q<~>82AIuhLO5JDndFt99cakz26iRJt^5g|Glz5dFD0cZU6Fb(Dv>Zs5;>PQyVTK+lY)>*jQhJl21e)aiyvDR_vqNcTsSz@>OR
Xnog%$%Tl1Tt4b1$i*iIh)qzf*}tiWX5R&wPdp5Z@vP~APR4bBc}J=OOD_u<#J>db4am#J^0$$M1QO(&Dk2sR5M#!z<BnM*)fFakiXaDE!r82uiNX1h<$^$I
Cg`Ix@?IU(Wj34T)(NL{T;!%a$C6og!i}i`?4kw%%ocbQ0}m!+#NUz#9FU7g<q!)qVL?C#Van<~xrG$zBZ*5mjVRs{AxI)5*fLVPFmaGY1<bN8$Rnh4<(-+a
V~+8YtCXgk<7PCavWAkGrbt?q+IvZQj=Wb4Ln0Zkt|()*Fu4L^=ClW#LCXkaQIcn17J`^K;Pr*VBS`k~-YbZ&QG}Ny`j85;qBa|n6zQ$rkwYz-M0_9<TNmqk
4Pxw$<b&p#B13SALMYC8Kpo(g#11AA14vivT1&Kn@y}^q&m08hae=@}5N83x0uBzSOBH(nGA%?RqG20_#Qf8F!|F6{(Yj7W^*~SomkNXEcUHQLP-vpJi<8t?
OE9Al{%Wo6D90kedX>^e4oZ2j-G;W8ny<Tvms%W7wVPMi=X6#%8L9{7#NVo%L)cRE`Qs1UVWnA?WF0z2J^shO(&9Wta{j}4NYRy8%?^;NpY0}Ej14{gJ0^<m
4u{jkd~;-I^l7J!;S7}F;Pz^dhct(@?Br*f*T8dPCJ+Lzx6M4saxkE3G|uW~<cJ5%-WiSCJ!TY>S5eRQThzs3A=J2Lm8IRL^V-l0B93UK6~Ap|kKx&2RtL-<
*@jlLuYeidMD0WvBXK91r}0&sqAb!5og_71yK!%KSa!W6pl}Qd*l#6<iO-Qa_1u`!j-vx}32=zs^Z)~@d5d>QH$x-l$dH=t3h+O9zBX=Du+Sw4f~{kR1RY2n
QtJdq+a&8F5O}SIf#S$yi;VG}Op6kFhP9|0y-`*uH8<m{)Qs->9)%PD?Zp2n!K7lZ2!^jJ6)7|nN^*n%Gj!U^yU@&LzD*RDXgz?%8tUN%XY1W2cg%~8s)fV^
9M8xtfVM-X-8FTtBX!Vh7Q%=U#!TeMVKexjG+7SBIpF;_tq#V<e>R@V3kp7ALsq^~rW6=g#0^q`DUsTY>)O)bU89X{SZ$wG=`!W~c~l+?Gc&2>8F_&LR8XX}
%bhM;dmok7FKOi~3P-gK4>C7GZ@to26e;fm6;DT*u+9ako;X^l)g)9q6P4f2ntHL73!$Z})cRGnQVD$R;2YhoS`)LOZJ{JU9s1suw_qaU#I5?m-m2L=U)R@u
H(8-`@9vSic705&ofpKu@&eVWz7q<h!e`4)S27ZIgq+`Z1#c*nNjKk+2FO=RtB#1Ie6?~w!hSIBOZqW!Y7!!t0!GnM*ju80PA#KHI1SUdG%374fLqXXd^=K2
7i!1@hlA)fejWeNDk>5h<%@1-A>4Z69GPE4+AD=m3<^=3Y)h7nAy^@~Zp;M@20`DIBh{KU!>ryy!)nV`l<fbNdW@qsZIXh$Lau!#EX8A)6@F*<T}#K=^;*8L
uvf(i`b3vAQS!ytf5REFJx4q3_Q4}MoGS_Y6*5C<bQ?X9g<4F0Gtr$E=9;5Y_@yjHf(gkwL=0v>g)>oq>?+zlX;jR#FvZ{rT*+$v?_^FZV8b?k(87P@6uweE
O%z%B&U-C(D!UPsYZ2{ZR3|;U&tI>r&)MgcL=@vH{gMFHX%|<Ibt1!Wv`!4@Go^9L)@B%ZRGxHNj&hcFmZYyF%dsc$QK;b&Bv}ni1Qco{t~QLqGS%1-8O8Ck
=F8m3**O2rQA}F;lQEWkmy|=}&{MILk?qGH9gfGK9spm&V9da4y=!B^icE4`Rs}vr)EEPSELT+~2x6@@X0Q3d8_k#J(CLkSfr;>23^q%|9<aeK9r6oI4&ax9
9hH@N+X%7v^kjk%v&~DzX)Hq@J?rVrgs|a}*rwLi1956(5{Q!PQg~KTgV5}oG*JXd`BoU%2%U8?B_NTnx?HVbMqk#IA?y8|<b-Y&iLlPTE`C7DF3M&T*UJ;*
v{3h87wGX|<uCG1xvYYyVVO~>Lh%D8HSnMXE<m}Th<t=8vF<2Ftzd^nQz5)9GU|#lI@Q6#u&wNt&iIrghwBb(Oe0<2r0FWgA^bjO!d6_7m#}*@k^73kmK`qi
Dd?tTkmGqM4Z5#0!xtjtb?M9x2K|X0e30!$;5I9tgJo1a_iT#rzV-I^_Ihl3C4|2C*fMO1>EKZ}ffM4{d2G(Ed?7DzOz{wcpl{u=lxCXwdb7H6MZ3!T)Kl#)
i7+%<%>3>o#?`LUhnUNf)+Q$j=>FbbA!dm$Ijs;>q@>c}60PfjgzSQ<9W|SBiTh#ZB;g*-NqgtI#K~%L;c=US0_;8?7|KNG!M5Zliw1%N1RXiTC&6+TiiWsJ
CQ}rMvZtwjhU36;A%I0?pwpq+GEI5Oq1l_q;dQd9?Ph2SJlY!>3)>Th@o@5DoT^RZ3vWC}=m~`MPZY<xTO0?0@<?=#k>1*A4pe66#dds=?Iaj6?0c>tk~f~1
^DRZ{l=dmH57&HFu}3?2hmsD*M)|cZ=(eqZjVUNHQXxo?*=aE?XIZfretNcU=DR;&qFa&PBFIB+<s~&mAKQj0QyfY}e}o-I`vbZ|M5Ijy-bpD@1V!yQj4FrY
+IH&hR`>FbsG(d~MGC*Q5!5*c1eG7y`)40CPHpH>csA)Z8&jU_;M(JN@I8O9EN5U!;v>9kfMnT3ockPOTGu2vAnm24&T#D0+30L8CQ4l-YDE#}!gcQ9@ZUP6
X>|7U;pO32-v_(5dk>=T<_~I;P8UfJHGTMj?jQnHUM4x93~>%>`)JUK36J$ku-l-Wd}U^pQ6&o=6Nu$z;HPJloaOUD2=JPfy$DMWkP9<Z+K=UwrVK5`_=mm!
V|Ip&+q_dnQ@Dp8pf;*%cHvd(b;03H41=<=M&>_yu|g{!i!{G#y=sM4)TmOZqMh8tMYTvWgZQ!UXK4!Ua-x>&OmlAX^2z;hjfsgWXaM6s8c;2ZHeI5kZeQf$
%mLJ1DFcx+!*Cbt6fc@CvG_>P-u`|X=DrdCBO^r@$8Qeboxcx(N#iXcx22jwH9p3=Sm*Ki(c!z0^ecpRx20c&oWAru-jud7MtW~mTF`bKaZiE*=5izrEP~pt
mjk)BToGT=X=oyA`l<3rd51+&YLqioQ(HPa&?XDzbD(hN^pJn8YsZS|HC&m}2`FYyO<S+PbXj~IAx>x1N)s1IV|*6Jy`D}@n3j@46Akr<oH?i~1+38>Q+-aK
es0e(IYEWa^Agl_*!C<p=^$jaAF%EI`#MV-IJ-J@uTm#qO$*!3Jk*EF$=918`Kvdt%c9`S2YJV(^R%o$C%s%brmQJW`W%SiW%&|?#>q-E)}XnT0<HJOG<$W|
DE$K+k}6mx-pOQ!@?EZyQtHC=Izg#Kfot1UsV?Fm0@ih^^1Qou+WB5RI@hsYnhxHDmZLqiJW_#6H<p&kql9kyW?R+dMiFXJ#XMVp_U89#HJniiPh_bZu1FIl
`7LF{c;7=06qBnmsb<IOFa^%duDW)+I;0SKt^E)B3=PB#-O2*#X3+wOHfp))a<_GX&vEf>a_{wf^*SpM^-IdyiL(N%Dk_LYwd_!5R=N+RSl%+>Vh9;dkQH~S
quF}(0##9^lFri4#X1LB0KZS;kLRZ+@BS+YowWd~DN0i1y1CPo_S&la+403C#t}znm6AQEBptFo&acB`Xci!gv8v<f%1#SPZ-)lUEYC9~7j;?{1s4k(S5G{^
Id@f#5|^EuOmH0fV_@zE>6|Qttrph{-*&+RPJd$vgMxiD{(>sW(BQzwZ)8BcGezY)lU6(eQ-Clp=0JC##7Z$M^t~J_!*c^{Jm)g0Fm%h4Hde|ydq2gHxj`xt
uaCt|RA!0e9wp3YYE28Y**a^Itf7RMv`JBs3)?J>;7vNSU2QM}pl>PzQ>ssl!z!0NC;u?60R|JORLMD%+KHJtUQ?DTkMS#$<~dWoCxINVjm|Ey*o&RTr`)c-
dF|#GzJDqS9>AJZ<r5+*8)sDQVND35eNdI1V5{v^4q*!9kQSA*Rlcm)ysxfyD?XYHgJezL#<k%1C!q-Aa^=i+g`>~apXPPQiCSiw&;_0J0)^mSpEM;umh&#M
6lB*)K1WWclC*{0X<2Mv%Cs|`Tb3#S>nk_E`~V|IL60?IUx;q_;pE-%`(v*8r)i_7R9+vWq+2fzqs04`y3m2-=F@G&8Q(!xHTDPvl7oQ7*poY{MJG39*~MV3
?<*>yf5n}LPsPQrryns{{iUvC{8}q23?;*33Xo!n2J&rD24ScE9X0oHF_NgkH96!DH@4?M)A8`|EPS+d@`R!nit5Vm$%N;aO#13<xg}Q7w#9z>BBrSsf<xYu
4o77;3a-zBRZ<v9<b1(rqX9j@swUq=QS{B<M0-#uplgM4CCbWJAu~u!4~-wf1Ld@J+#i=DEU6dX1tc2MbkoV&XlcjV(Safd6MZT3b)L2zTRiO0vl0UWs}@P&
Q-i?!+fd+d*Jm;N9a3!zYW2Y5qK0S{xiLkK?Lt_LEmVNO4F4L0!Sihh>m0R5Q0AgVRk5*`WL?;;<u)9?@qY65RSI3ZFle7jsQ?>#xCBBlr-j^70q(-ti?O3N
8troHJ}~rx`*v!J?5jZW#GQ3Ubj$7uKKl35-cEN5v!dy#qKL^Hd?Wf#ZJT|s*CnaY+h+)Z(cakM<t&K$E8bs7#!0>?D`3b=yO0FeWCX;ru}_B$b8TwTAo~g}
%Us;GuW&TqBeMi#^p|y_jTiDh6(^@ZA6>*}N9Xao)6=&o1-?^K-~`NF%e+-y1_JWxj{mXlQSluvQ9@}ESQ{Ku%U^iQzN;P=Ebq77EYTrO)IT{+*mto(SJkYW
bk#FcE5SfroRb>`r3_dC8p|S^s?VpW`x(}4ur=K)P&eeXdqQO;)qnuWX<}d}8bb&fGa|Y?fGF|kQbXNvELbw#xgC|~;JO_c0Ib<(lz40yh-*NRUHckLcO%4G
%L!N<nC{JkkK;Non;J-Kh~?PP#(WkA+p^?cFX^Vtc=C0+b>zh{+9^#xX{ppjxk1ZQNqCs>Ud*<uuR8aG6j)1jrNFVOS=-GY-I$mHCK?*Aj;YG_(`2GA%TP+1
q$bnXZ-Q;As^7|p#aJhWwVlj9&Qbxb!wNPB+ZRt6J-G7iOF9umb5^VSX&^lQPcdbBmSri=7D(l-37pzruIRHA3X6`(O-|$#VrJ_SNEx#yZu$1LI$_$d0E>JR
Z0+PcE3rSFqk-@kfR2rbeK5~#K@k~BD3&6y9sacmAYT)-r1l|_g23C+DFp^Z$(Ya(Ql0Y7h-MV;r=dPCPS)LZI=y)$t*j+^g=tUB8d<vVouAI)RK$Kmjt6TQ
GG?EclyFz)6Esrni1+!9t7H<_v@SeK?W#~dd%!6?BA&1KD#l+Hts5@bD}TAPvdT($?JpJd`Yqn1MOtN3=e~R2z3^Agvsd(t@>34qT^^mE99|y(Ms?x$_qsPk
`)-9kaw+tm+pD?TL0?~%FghG}#d>#>A|pj9lgi|SwX)ZMMB60*d7y!J$bU-tKBo?Op}x~%kq|kdSjOU=NWO`sjBZ``eO+XYdq4ERJ4sFyU#HA!hwAOftSU6j
|9hxP4Rfh!l(E4U%+%e@2+f^d@~a(q>2lTFZ3aeF8OM4!LvODa2ZDA^YwHvwM-0JPp>pK*$T{B;R14d<AboM1qAo=0q$Za|s522kSU$cS!?l*lO4N_Oq=HxQ
U)(hNxk9_C^sH4DCsE;5e-<VC-YMaOG^oOS_Rd`G_WU^|`*4H>6uZyTCM#xCJ%!kie9Obiheueu*SahsLdzV{?E7{=o);-4dV>CNJaJxoD7(@uCl2z+_Q0(S
KN_PyCCWMOGz3rR07#D*%FtPsq$;XXpE5;P0@UlJ>tDkPOZbok4zn^U-7>I{OS*t@i&JytbLp34YKoTAzLx4Lj$C{_kQ>%>9`(;j2<N+hu1}6Xkf`gQ&?nyT
J5dewr^;yY#pTf%e_PDk+3|K?>{&rsR>OGXVa+@Mk+OU)&WXp;Ddw*xn4!@>pZ>m1a)mLV**kvXmj6;Xfq!qzRSdpeowZXd5akLUytKB8und;~3d*XP-}N4_
-nL`CcS6v$UMk|qDo=l0D8#ugAihjRm+G;O1<DUv>tw<M0k?sJF1OXpr&cHiLN0P=SzNQ7*F)S%z=`VYj}))zgr52+qf=vkw1<2~e(&y&of{F*1E?k@xMV!c
@sgukj|R{o#0yVD8DJlusDf%3WUck!FjDbHT9rO~HEb1^8p>eu2WFD(+Hd-f+<NM2TpwOvictV`0hnZ|iMM@9;&UV`RfOj%Y0z*O@X4&R<vJHz0V`Iea`YMu
d6C(Abw~e_HGPDeR+KaJ?F$#H<$G2jp{w*Zsb>1ZK8tRGA>prxGB9-Fb1vbCbr%k#Bj09J>Xy2^kE!BSQrv`|&Ax-kyC~NcRuT8!meV?8ug}FF=_;+Uj0on~
yn;t~?J+^G#CuF7+I^i=dHJcpd^ijgVg0HXdwVYfEi8cNvATHRz01~KidhH|4)zhzCK^Y1MZxkJcYm?R-AO>Bj`%sN>9eHQ7~>(&43%g>zChQjBJX2{o&ik6
(4$HxGLI0$-lAmm09vlId{(7&BkLCH%k0k4w!!ZYVB$L03~ki4_21Vi$~PDY>-pr?lGG>Is4hUoB|2aVtV)4j`SI46WZ+RU!HmYpfu5-P=>Loou5z|QkW>uy
pH;_|yYa7b_|TItlm1%^NOctcuvJs4X9SXn(qBYMNZb||6JG#JR?5MMeD4;sHHD|>xB(%ccS4RM%3jQI;$mu}WGsc&kPb~YO+lVTe5-C&<U}i`zR&6DB`d5a
r<d{3f1VwlaJ3(J^6u!jqjw}Hlx4#g!e1R;zW!Alm>*BiFMo}HKK=0O-SNpAY!-cQ;O0{SXL?qyuW)9Hl$iQi@(IsEiasG9<1%0gmmyM>E-9pHDpPSEHbNy*
tQYj|=um-32H8sm%`ukI#e$qTi||fkR+}UXgf{z}%{V7tz7wGI8&#5ufKSw=U>$z%@rb^G{dtA6={y?ON_$<dG9&S;5>sW$n!a5DDmHI#E1)lS1l?VZyfcvz
Nu?qoSci;Coc5^n<$SI$crztQ%ttgkCcke<`m2xowl#GiC(dRdRI>g(neb>J^RFpSkM#m_Bhk>P3?yT!UTO)I6<2_4Yvo|%I9@C`=;Fu<u_$7l7A~Z{{*<@m
&s9mQT>2Awl7o~C1^1F3BBlpn2&kDk!&=#bm#vd?ontz;5@S)NM;Q?sLksIGPg?;I*{Te(^h*<~4P;a(7uZ0vGzFokivQgY>gWt@xq%c@r6K7PwK!eKl%#A^
_0<57gCG?s3C99N^gX@{k4ty1o}G(sKox^2ZU+iWldW?3oH>yFEr+6-+j65tk#RLRylqfL?5^eLt9|oIT!9kCuu24hQncl=mr$L3ayJ~>L-(Lk(HS>_q&3Jp
y1NJzV?VJTC{?<YgQSv`V0=OT-how!M}3JjD+C8!LLuHJWFn^;W+Ot-%&5oDu1@LHVMuC;(MDuF>Z;;0<_`XT#gf<tXSxO!UT`Sc<E;|1sH}5>Ii2(=T2xP;
!|xrh{=I7ayuj+GX@Oa=taxF%iTsMxu!IpD&{mRdo!ANxand-aS4lr|p-2lgno2uUcoMBoeFZ@#c86&dZVq)$#qaBEdPBY@Rng7>dLR|y<qH5NU~7NC?&WuS
N)lMHc{!nSWkq_+mcSw<g;q&h&<hJWK>aRs8FiU_iAk5>;b<t8B}eudmvUQFl#zHKJ&2;!MiTb&bOB}!Q#u}c0KrgLPn^sm2;*qni@p;BkVsj4ZZGz}`$46!
Ypk~%a@N+_!|h}3Nc~kH3wf>X8Vl<A5AojK9{$(7r?qLAzJKYY!vWfybHIUL<Y}bI@<G>Df-xaTwx`+R8Z1%FX{ILL4XHpkyFeZWufP;p>x&+(yfsZ$$uw*3
41eg4OO$XVkTOAnNe|5Uz&Q@!K!QR>U!&$~Wh8FZr!AzY4V?6Ko%Y8S`P{hP47UE&T=Wf~(Mh}J6w9ZlbR3`z2~Djs%bW##%{=$2G7U}?#B#N7WRSIZQEvz@
V0ACQGc$1#CT$Pp0NF})YYw%|e`XqXRZHHBJ1m_>O|j-$U^1Ke`)<vVFDoz;ls>^^&6<P@+Gfglld<Y2oWUEd$DWV*y|WCJm=yI&x(UWprL(|+TrT6N*?52s
nWWk)GzC>)z4TT4pl{Pg1j|@mS{C0Cjj^lOwP7br-wh23iRfxe#n<E(aiP}^Iyamv<i-GCj^D1;V1^FFG(gaMSVquYFOZLcdepsyEl9C?nAJ+3J_33^WC-l#
$pz_LYvS1A5#I5h>^!CrN+=W)N0Pxw8j(|&6D;h6L-w-txa=t#n+O8EakY&>J}>AabUyX=InB8Pv00z?d2Clpqsu_-B*B4Nu~VFIL~qBPax3!Tg_Msl4}n*H
D==++vjY)wN1t9(5}3^wT9=6xxLohOJBZ8{gzk2_F9W+!+>D%<xC+OGiQGhDZ=_1%X`JHMMalGJbCbSKqj!y<ur6Alb93uXXwKE@WKJ4w3KeH!p@qHs5B9(`
z>YKyFS?B(K0ASXMcjleeCsTQ_9<#%v>ifME@KxCaZ+0o_cLVE%hm`!Oq-TrL8=v<15~DJaiLs^%YyY&WT}n;^0=($Zy>$lFJ>y0Tr21J4AX`;oMl?aLi*y8
)TfDt-ohENU55_WG9<OfS4|?VM70rRCA&CWN!&N)E!SnTJRwxg7sV|Z&}<=rU?){9+E8{1I1pfxqbKw`qBuIbF@5vw;+NMizw;3}-HY~;k}}}0l<*}-752P;
P?wGP6NBQ^<vpYijG(p@%Jl+|$-*6;ZR9q;k;ojD#Olk>lkfYevUPxXees4r?>83}lbYd;%B!j*y=^}4^*NwlQ~4bF91K0WvU`o!3HxFeaew5OLha-((YYj)
<we$zI5o`;M{TM|&iZ6x8$6y5mX=Cq3mhlJv2`U~%$OvnBtxp(w;+Ya+@_JF7)}LdH-r@+*;d?4rQ_ffN^YaCb=+bqd`(=K5XE=fA1T$Uj5<JVBgJZunT^y#
mwZt<R)J1pgCCBMv@Hhd+pgxYQ8dauoj=;U-r|vL1`m-I{C)(q#2uG4wjicFs#diT+Ke_HEHe+G^lj&KX4}Vh#ZhHy`!h|#g0*&058>Nb6ArIf(`@t!W?vS$
(}Kq`E`uQKdl_`=k!(U_3j!9Z){=JHyV4!o)IeR3_mt(bIyull*74I&2#wIB%Xo1%W6)O?#lFpM6Fk8?<n7v24@I%fkrJS|Ja_Y9aYPlN+k-x;!>iD_j(wH(
EG&T<>#|mXR960+LDmT9p><f!);;Pyzm^o%^tPFW3jNvXy;;$pr%B+NIFAVnB$mfW0wof;;Ct~LZ!tbBnG<-WPO3#Ik@XbFrsSYd5u>vsp=X`BJ~o7VD}ROC
cv43fr`ce2G<gf{I?-t;iAzWqFYq`LZO}8Jt{u;fPjwH89_%LqwiV9Wu}3qUV&jqMp*C8{&d__&%^DS5&=s~ONwgz5dr5*el;~MB9@~S=4yEgCf%#7)xn}7!
Lwi7F%Ts1V9eMAu=bo;e-MJCrGI*6gp{-DuE9O_eVtxFKnmLtQlj4Ry&I?*ro_?vZwv(^2?!<E&j0Tu8F&cCtuH(m2w~#?28UoSARMrPR8%zF{N~KV+XpSJQ
+V$U5kr}5J%pO$=a)2NP>hFa*74nf(E^GAOlr4w58$w|Pw@0xT-=hk`6VddgEvv{QW;v|YCp9<%K>6O5-`{-Vptiz`lZm)?-A~)<{7q7<_)1EvK(lDBRx@3A
u;R~ipr&jhpe5<7ir={k>wrVUmLY(jtiUXZdYfuS9@U|T%7|+sDzacScEy`kXN;$5i~_<o<~Os3RvB9h5?5EU2B+%>0L+H^>trGHm$d4wnX4>{zLzw$<>A5k
gQuA!+By_-@QG%fE8AD)iqx!@d{G|*-3wGnXLMRL=DW!BX><Cl2AEQ4*4SS}5M(g87NfPemFBiiPM;MVJsc0LlpZ3{E|=BWv>BJFQMFy!>$&M7f>@#mjq*8k
bmpK7IJ49z0p7~y>V-Z;wyz3@8sJ5wbOnHu4yiSQO{?I^QPKmuhYbcTW$E|HjD1H75Df8TZZ*KpM4|Usie|@#unrp8BpW6kaVO>0e{OZwUR3Hoc0gR1WCijj
a)L!y_1nyvvE;HCHs~S8Q7~;mpQHoBM`hFK+7ni+mz_1{4PALJ?fR}@M{n?oY~T=L?&9aOf!V7qmn_4UVc`~$R0)CoC6>&@RMv1+m8)ctG^q^fO#4J;B>UGh
ud_uO_9yNVCuli&6d_-XrWCFor^ba!)(e>r(1*ftFH|nYfs|NaKsgCR!X>?X$RAR|l$IIRm{;<%r_MGyeN^VCMew2F)Kad`avd<W4Xq}UM&SBm6DKMrUf({4
FNLZwtAu2n;ypO<fn*6&5|tf<w+M&sS=uv+kC>prp*ibKz6FXonX;jFjHQ(z!voFNdG1@`77H8OoYs`4^u(px-J0uxO(w06=SV1W*a4+&4lzRdViQj+?<>cG
>2^g4osJ@6kTv4D#KnHsE-5TmU=<GlBlB|_Ck_9o{e)a3*ra7@amatjbQW<InnHVT2l{;AP<*)E%xi1?*pj{MKW;&k*+#v>=R<FQ^Js(KTFOtKOrNSq($}zS
&~1k+tk`8n!%-w*Lt9w@cWDLh+VP%5q9NS4XE07j(_0CDmbJt%#FVgLiISRX(`qX38IV^?33EKQ)oBgA_Fwk(Qt%p?YzI>?*@wpJc1#)z5fZKJA`A>Msd237
jeALuHVFO#LFv;V&2;2X@)~I&Lf$Z#aNX97nhOYk^hpx$e|a4qtqLR)npHZWb#yHutPZ&)^4cP{E%{`?fzG35?xl@M=3sr{Aqn$nLF2x0oWEU<oTVk2CIZW-
%@@60Z-0y_)qX3wrw}0NvW3d4p*6IN?SY|M^U{&-=;lj1AVsy__~RlRxZ^-0b!|1X*N9#88ta~RvQXU)McZr!k7w&?nl!#zIIm~S)6${>xkK+-1RVw}-%My!
Du*pfIWSZ77z>xzsV!0$C0^EI`&|+?DAdmv6mIE%3n|g4Tu*eFt<mAGR2++3wY^VA>8F@B_v*-oCvD#owys9QacJ)zH!SI6WY1;%pKJ+%UJGn4DH_<4f43t6
Iu8u`+Y|I~5d!0Xcex*f(aIF))`({QL(Yk`h!W6k0`@|+84`vx(-o2!wiNWW(pN+R^dtm{V`)1PQChf8V52)O=BumZA7C1#h$oQ`C4^%#j81u@2pe89VvDp$
(?0uoGx_|xsDm?f{Qg~OxqN~R>IwR4(%ZgGr(q@iil~SMUV0lif|sE(FKtn!g}2TcGYJM;G*YS}fh!XPfd;e%e6BgsvjCobWCKWT1D$0=Us5o3x>+T+vk&5R
!rw9S^^w~G61VO>NwVeiuON^b2feWC^crgo(q5eovlx02gVkm&q}8}vlS9-N>wwLZWtL}}OFKslRTR1jrVm;Ci!|?L*LIeun}KKBRN|k-iq|x}G*K7ZN=niE
iu1*H*A?G%bC24`tedz;ojbgo>&j4m9yPFu92tp8h3Z!krFNM;u!>TM>#K*&)6me>lFIfA3m0XRsO&LYQtSMoHtQgt+a}4b+q(`inxyRmQ&9(KN8C`woqzK7
^vax36i7G>U6vJ&j}U1j+35u(hGEn_XAH-b3kC(Gn-B~tqcB{Tyft<D>Kl!U_c|e>(37>{WNkTVWq0rFyl{n)%Rf2?W{VhFJ7P%3CnyRAx=H79B;D>kpnH~b
?Y4WLOY54r=sWWnUWEg(ngECB*4W02?cfqlEGbC5Q#^cho6WE?g#6W^ZtnN((B6A#t8l*;eQ!&%RYbQXsH1h=xijYTp_-I7&y9n5_JoG8Wl-tYIS$vH58}&W
?bUMl%U$Ir)^FeXg5j?9LB_RF@TaD_D*iRC--QM<3Y;f>%(_kshX4)F@8Q<O^B<)|V0wIg7a9XmvLm;4d9ZSgkwR3jsEjGqTd*$-t0F0&iMzLco=BH%5!F7j
L~!2F-HR3$^`F%ENu*)ZQV*xh=@Z7(|GB172IX5%byoa{#e0Vv;i=v{h#hmF{@?1Q??rpx+XLOQA#bQt4q@l?wZ188U6O4(-c%;9j|+WHpi(j1)>o=j^-Bqc
#7!AfPr(4~4tkp@dAOxWme7{4*cLachNKcVKlPcUx+}{U8BL}_mVMirPq5wXfiJosK6z=*MAB==-VC*S)`mW^Vi1Gr?mzmJ1H5ye&K%8z`*w8~QBa;My=T`p
2jyPjPzH1?324b<Zn8e73As0YyDv`4$xk>il1gjOYQ8P5)FI`Dj`Qq>edBeHI=W1%8_#9Cb1G5G4PkLUjr-h2x0NF+sjzl_wl*I@qMJ@FbsSgN!+AudYqM>}
LrBnuq`KmF4uGl}=R=@Y_hnWnI#47b_in6p*ydp1C`Bp7m$ez(kq0=>?#7|oS07bAcUxyyRi2Hmu5=6$CsM+IIKEugUytQ;J5n14%b)52@M~1e>vdv=)Jhs1
jawPKs?Ze4OpM2@$Et!1uBGQi>oyj?IvP90zMMBsfcZcre{f(<puANd+%}(q!a2OVR4x(_e|N@RI}vxhPUK$4A;#S4G5x=o0+tuP6*rfU(eyK)f!VCk9a9+D
V<mqG0oFD6O5Xy#!q4BZSSQfGsW)hy63XN1APg23TPL~Ez6-TTR?aaNCf%nbV$<C|RSsY5V3x+JRe4zn%=Q~=6k3|Ds-upa;<_MCS+R6jsVYKE&+N|w*|xX7
b!L%kTdC3?tD+vD8S*D6^q;60;G-ytJYULEb2D|<EC{V^A#_Hm`+(>`=M&);blYmZ@&bAyl$gsS-z_CKbr86Wl?BQ!5C2?iBktf5!=^bt70(|2A8<Pg!2
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
