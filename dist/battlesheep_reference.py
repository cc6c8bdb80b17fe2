#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 91,562 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
c-qB%4R_ndmFQnVz306E3dBfm>eEtX&eD$J=-HNZBqiQG6dwtZAcYD9SOB!FsQ&Noe$5v!q~xS~Ub|gWz+mRiojdn??mWJ@DVw{j`ED}FimaJTdh3T5{outl
{rBT-(gaEI5X{P=N$Vzn#z9sGt7M)A<)R<tS&`OpFw4u?9W<N=>!eCnX_HoU5KgDFJWGpaI*np_S*J-gyG`q$!G7<G@;)faU<n`ec)aW4MI0!IlB!A`Y6qTE
Xj%u0vI?4qHT)_U0k=AWF4L?E>e~dLCsi6OvrlOeWJPdOC9}J<0WfdUIs?F==_-Ie;N85O)lHQZ%UVOQsLE9^nJhNVrb;K1AX}}=3b9a>P10m#QC}C*3V?u5
Rg0_tK0ltk`T6+GyOYzm*d|-J&-y{|A3?EMtsjEJ-phlaN$vpFKOY1uz(^V7Wik)4rsla_7XkdoGt97fh=VI=GR(7tV8Mp+l6z0;pjdaG_oO3w-Qbt6%QCO~
rng`aT)%*Kz0)6uh}TiE?%hC}$rv$nQZ!FB&Wh&M_qy?)Uq0RZ&o6cJ!&gr?KYXQ||MltCf2GF1z_0q%_fIt67})89CxPD>=;?ze!QUA8>4U#Mqdm{yC!mcd
algPuG6VkL$tln$G6$fm=MMv9G=dMt^yQm!wa(MePkcAyR);TnO4deaF0qRP<vDVm8n<_q3fF<{i(I9?M_yBIni%&rbE4Q{LtnYC<>_*!f0niW*<`B}8!czO
c~&Pkc^XEzr&r~ClLJIKu$-VQ`oJ#pJe?tyg8SPnCzkWT8~nc9<nthz!~cQ?rhSWBA0fxiH5;J)N;~xU{mJpK$3ISnZ;vOJfY+D319(nz8V2jCoTat!(>hIo
k(Bv7t%7@4gISd(O*)4T0gRgzxMoW11wL8=cHq%6DTr|v^gLOn!72re0#j~o0d|c#{O>$n1QTd7sbS9hKLkVueP%M;?lJ`_F^5IUiW$y0t2KNy6!6~%nrZz|
H|gq|I;h}_3V7ZEA0u=Cev!sOn%5~dmd}yhXO@h>A@9rT4(2xCH_~u|e}oaYXsQPRkJ@K|>2jSG;q{B}u=#g&nlHYqVd<}5M930>&)r!c;C~2g7z6fUh_8Eq
(Rmp4Dj=^WLz;o!BKW`2%W<z>=UEd*qr<<Aqu@Irn;y&)FtUI)mv1I--oKk%y?KZ2^%#h8nE}!5WSKTJ1$y-6{n?v$lh<cwS63$=jsfWm4}YG1o~7$12!{=b
ubWMi9#>Ua#lZ<I)Mxp9b}2u8P4W#lh^!e_DeQzoFv*YQ5yAzFA~^m#{r&f#MT)dY>SO%x<<;=w>i9>!CTX>p%*qWY4i%D&rXEGUACd5o9$HiaV!0Ml0{K3j
+8s@&eMQPF>VRZ;bEfkc_uA|>n8BK%XeGk8Xc*OoNuGf^P(9!vur6ok$EUB~4==BQ8(qKn@a{eTIQwu8>qO$Zxy3anNLC4;`ZGd1-^^gY@J>dy28@OY3};g!
Efc$9oB|=F#iy()i(Z{Ju#J*U-h_+m7mo^<FO$<>K1{BDzBnHKD4-k?opgC*ii_y#L{~Uwkp}dNG$P=Z0Ay1F7pk2-Jj)Y6^SQhuf(W~`p_mJDS>`PBG9{(}
npd8K(k6>Wy$}NdzERgmB{k?`vJ40lDt-624?gWqCS);cds0J0AaDrtx=-UQvNY$_K#nz?p5yy^It599y3%hzQS+opXreKYQG;w`I^EyLpQpnQ$Ae#o?|(U-
PJf?RNU9}3RHyoZ9xOFd;vaQsz5t@R)qem(kO7r|fbM(A%}kAY0y9mTvhwPeTJifesSu`f*lF@7kn%ZE3<%?&&raSPUy=l#-If{bELwg|D|abTf5Nx~90Pt6
oCoXG(Bc!4gb0<aVKr6b>tcBN_LzFFl46;DZQpsC)D6)E{<S0#Rg->tlU7@XJpSpYvx_SlGhIMO&2tB(?p8^4S2M{fViF2nWS`Mi5VHh6<lgnTz<S>w4^I)7
kF+I0!>KkY?#~APwf}xVESo<M@Q<Go;E?#&0)IG9ic<gi<+}JdJY~N5h`M&4yF&v7n;}1J@L2*-mw76v!WS%p>D2;NC;J^(HTb4UKLfVD*yz%hli6Ero!!FD
mVI0Y^R%9UU`fTUVv=x)fbc@Vg$KQZm`ELz?nR^_3-{GC>#YL}11z*AD=2mmuhA_UD`h~mrnY@~UpQ>-KdoKZ)4xOJ2LoJ_Nbx>URaa%fT*F~^S2leRdeToR
$O&LW)>tfg*LjkGl81{0D4<oey8^jJA^=Ga?PcPLB?vWO{uR<5(>U~#q8O1$i6%?pk2qaf0m>LL_%|rNMG}xO>gZ*>&qI+deO&xF*dswy(_f^q0sm-mct$q~
S;a_YKw1Ih;3es1An6M<y&V-ylm#34)S-f7ApgdCLk=E=I{|6vmjY+>B{CDbNt^o=bTvIABB+?ThyH6->OWu|G=crDxh9GQ5#yasX(Vh?!XG#g${1M9TUei2
zL}@<Ka307M1Tnzif7{>fw@uWosSawTW7U}xAkFTubbOAs6d~ZBejvlK{*r$z1~r9&{tYIX{28_$pd?O%(a;(cBeH#dJ5OP5pjAnP2^hbX<|bmLzymlp8(4K
VpGieQ|@r;fEwagaRg)$(l<To1%(iIk$I+33pf$#z9Ms=9e=Op6*;KDUfbKSo|KEu#OB$o8PT?EHedzw&t9)L9((623^7eeN_pnYLrs}@Sp}0tK#h2jRdwTA
x<`YIersYQ*_z|8!IDxoI%xW0utKc6g_Ag75EN@-q{z0Wf4X>ihUVZ1kR#HC<q6J-6?2wkDDfU#ilK%U$$SkSEE*dOXl_C$H?+<Az6ruWF3x&j{e{F7A{72C
W9cD^>=1q=VC>1TjKK(GEw|&o$1ZvD=w>NE37%*nr`O}06lHW)m<2g^&<{44VlH7<&yLvknNFn_<doB?t!x9f*I*qZ&lDkgrPNGezl|s+&PGT5zXI7)G}0E0
@SGH)SZO@W{Q+GFIqNZK60%2wNUz5uUL+Z;UC<|x`%`1~OpWP=9%<gxfM4j7Ufe4QY|&QF#*TPu*)kcpd#t@^=3Vq$`uaj<DBz|aWXl39-w{|L`}knYBNM9&
YIq6U1@t|DK~|z?`zZ$6^#BBm#vFb@S|*Y$K2W>3ww(lsHp_v4hAUfBk21)YesG@@fNitlG5uEh!{aw`@J;U@WmfRUf+=ZG?y`cMI7s09a)jWF4W!gUpkqb(
YoU9@9>1Vl0J{N|7G7xpgl7W`9qt{`-ec^Bh}bwXU=gAPEcx<x!j;t?L`jzxrd)Rx?}tI4Oq3DA(*xTaeJx{+x2$F@m3%e$gyvy+pe)@3dTX)j*yd#Ra=@I$
0!U<WLe{=&-jyMN7tvd0+kYPj$nb*{otCGqjWE~A^)7wb>B&O+BWEBJ$OwTP2j2!0o={dy?#l{x)SiEW(eGP0rus)7{0k_j*<C8TU#R#`6|Ntvl&7%BTh*v4
1)E})YOwb99+`g-(!N9;7Jz^3e@d#c<(zFzcB`)3(zIYvd5u7FX?v~fChX`EfEk|IBagKF0(1<|pg$%jqmncIc|HK``jH@8esO(NlS|lo%G=T#lBcBQpCXA;
w<L{nrdy^QX$H5+Cs3cjqzI_Tc~F<ZBB_p$|0RX!q%rY&wEIYU5MRvdmib4hp3IUwpG-pZA;;V$nA-;4YPnf~*gB^dOl9>N7T9WYs-DHX$f6hRO^nirBx5ZE
69-Va5-Nr10s-lP&2H~)Az0Kiu3tQM)$Zua;F0NzSB?6ZfhExJdeJ-6oy&k^fUR)EUS&gT8up%(U2ZlVdgIBP*&2`W+@n{afwsq{vSK=(nE<he^i>o&M8+o5
ZaO=!FjUtjDuD3+T%MiA_=93Q7;#26!F2UMPcu8{q<*M-bu%wFP4B)!Zj27e-h8uK*P(Lj%*~?pgc>4Xm;f?*XCjB_2<M+Mw&5V}=QLkG8+EtPI5vuwi%Aax
Vba0PCd<)~%~N0`54?rZti{c%O~TdxS5zzPth2mal7rHo8Jj9urA#x>5D>ct&n)XFc~&>x73mDLMvP7nnc?m=LNp{Y%?ZB`m&)Xl@Tg^;Zb41g<*+7Kfmo;H
AgebwtE{f!G5YF`VBJ8JJpc<$=5uUV*4l5ULI#c%z`zCT4f*r6ok666kqluNsMC`#Mz@eo4c3B_1vxyJ>w)TXUzNo&CSO}Yun0F(0Z<wPu@=lqu&!Tf<I=JN
jN{Iu^9$^QZTJh#8u7*>^bLR=pXcZle8eRIg@Qv&IC7OP(ke~AsU^nEqdSpqdV-t#`bBK|XC4T2H=*r0&=6fD_dlAkant^!np&U3Vi8#l*hS4RB72rSY@$dC
%!&P5j#TaM<9GNwAr>$o#(<luTGr?hqHeEW)VCBkf@R_MyE@lkiSlLl4vImH*lY%}*=l^NJWxu^piK?x5wtPd0k#uhX1C-|P7EVDQftb?DlhNgu#f)Rw)>V`
yD7ONcvX;lf!fvF?w%M-M@2CHz>J)QZ~uqH-oT6$JZb~YjUcctb^ufBc>Q(`Kqv$frbs@jNWj5GMfU0#r+wt<tIh0IoRMfgFz-M;(o(u`gTB~4Fsusanbnl=
)q(j5#2eHq#Gh*;KuDDqLGPT)U(U}jjxR5t!Ue1vvgIu*f`&`fW(Lo2X(N%h`wY!5%DHjaGVEsd6PoB2hepvv05*v{Z8{ZdB3BGO5Cc;;5GN`yUe3g5DDvV6
*r&{8*VAaRCd(i4=;9Kn2%yAR7<m9#gX>L*f+mx=-B@OU?Wt+2!QNi@Xazm{3dWIvVEm=!t~2I4tBQ|bB5$v1+loJXmy6if(HDnPKgaFkSltFYL4UBzsT3JE
33p&QVwIlJrZW|EMha83wGh8hY=PP$)Tjr#C1}sKA#TWnVL}IrwIbG}*zHHA$xiPF&fZy|uea$R*qaM|iRC_EBYpIZ(9<{LFQk>Bu^)tw?BT<-P|&izL<|GN
OAz30@Fr)#BBCDD$<9D896O^i9N4Igwk7Eo&rWGm%1M$Z)k-qHnsRM|JbyUT&B;};(%#TfnB;C2gUX1jK=Zmufc-w5*Km^qIkhqzD6jZ)lV>-osXSRFMY2p)
v#iufw(#!c>|>Rz*ZM7G&dGZ_S;%Bjq$*1&_z9ULW=(igEZ)GnFq}M&lW#%odBuCY;_5TWeDXD6YgG^L<lcDO<79O6D`2Hplyqpfl;vh&C@p^k6%uL4+p<b)
iVO*~^zee7;k<@U9?4MhNInivU`mv7c+fjIICyEY4pCjTW2cyB1!4yU#(k2ZCr)L1h&qc_0qB1f3MYzMVqAj66y+FUe<m0s0}rnzKb>4$UMUD(+Gzu%cSs%>
yXGscjKw0t^0LO2r5%Lr5T+zpm8cNF%kr*fk6l7Q^ZtVOz#}ntY*y9)-U>d{fc<j$%kcf=?APOqi(gJPVl-Um4`A$|5md}E7c?nkr<O(jpaR-Kb6*B%oKo1I
GT36&j<7KSPnPZs&0A8HNo&dz#v3K#uRzoT&NNUT&HzOM6G8OyFE*mc6IX(ARc#7hGTIw8IW7`rJ}TytXDc9?U}(4$K){0|ZV)mw?E<#+Fe?Lj<gAeo6+{X_
?~c!}2%^6^E2l<GNc#gr$AJz;teXs&BWFjXbCnKJpuZizFgYkEr*9|2x5E?9S_})DP2w~V4<RUyF{cWlrdMrdz=)!N(*J{Gnc$m6LyBltyV-*m$8XLqexxLw
>ld%juHKzoP1G|t8%c8gRvfjeGGr$V2HTSfdo%z8oc#(@)Ttj#xQThQWEUix)N_Ur>|9pPl0Y`R(g0~Q$zn>MeNgQNqU7-!V}32A7Ey|?49V%Y_q?k7smZ?j
uk-hSWZaUcmmiNW5ZM-u(P<DMOc}Rh6;-Lu&J^!YH=W3Mm5z(~+2W*FZ<_F!+=3ma(v@K=gazP&=+DKmGyINbM|qf=2L9~pG#vB+ct$+iG-nIsvEl2aPPYt7
!9%1)IzOTWF2&<P>$~kwFGcj@^ielKE<Qa%Y=Uad{!QIA`!2|Q;%-=sXN?Cs>DK|~J*f&Ty)0x9{}RMEATJxs-$oJ=NRV@?h*&s4j2X9%J7$?wH<-vNf*f!O
d$VRH2Kz&%3j(E?qL0qVd$mzl*?gW`JDk#Sk(=@uD`wdVH>L)#iW&qkTj0?IcrY0w;f_S$h+I4>hgg^i3j*2*Ggj}(Eu=^vNnFBdMDdmgK@uUsmXX?piGwUE
V3bWk9wD78?~IHe<`_S@NomLhE=E%-Ybcp(ilkYowU?ylUhtY>NF?Lc6=kdzCO1ILoc4etXc>VlO7aZML=Y24Jil0Y1j#;Ldj;_=itv&|A5uY9)Mi1FBE8ou
GSs3;#0N65O|hvrAjTd@K4`8fG6bh6gyQT6)B)~E>|hcxfONB|wM6S1|D5La%t25d7YM8bah4z~VB>(gRIvvj(?X<2G;E`gn18xxSe?ct+SIA29tbMnQehDN
&PtaN3QhEKagrKq38ojqU#-<0<yZt*Z&EtQK`9Tm+tBt>^KlpPQj5c>cJm5-PG^;qp}xSJ_<NOe2uq4SfBa!PtTfA#tV74B$N$(zTAZgy&c8ViDY`OIqXVSs
XS<0OV}n5do)ATMyTf57d~#%9^l7J!;S7}F;C|Ka4`~i**~!l|uYu=Gm_P_TZ<|Gu<zPV7Xq?r}$Po{iy)zoOznD`@UPV3IZ&4SU2%%1DR$1C@I<F1AAmWHt
TJhUf_89IRW_7^)k!@%-`v#cNU9X)8V<hfW^E5t+Q<O#8p_8QMV>j;U4$H2W1Qd=z0sF1QFbO#_r=A;A+HrJXE&+DoO%E`jnzwj{bUQR+jtr>Tz5xG25NhK_
1q)q*AlN!~NYsJUA+=6$v`w-h0)fYB7$}ZRw#XRI$+RfJ)2&6_=#8>Msk!N2rDk;J_avkMXea(p2__YLMKF9-sYs!rP?94An4wcI??N-1`8H8pqV)h4Yp918
oUM1CJTNadsumIxa6BWo0NM_jcIVVNj?_W3nFu3F7&DP0ht1&srOB!<&Vk@xG&|@U|Jk}LFDdwh4O#g{nNna}5f?}WrbKEpu4_w!ca1i-VYPi$rK^<l=TUhq
%*dpcXXFJ2P(hK>E_XU?9eh+;zoeC~DIC={JjmRLgUwnWQKY;NR6HGJ!rB+4dSY*}R+CWeOjLe5YwE>LE`*k@QtQ{*S|#wcgKu=UYD3J1mW7f4b?AFn-hzpY
6Swk(y;ZYCzNv4+Zn8q>+}#sr?R-qEofpKu@&eT=-wp**;k{+2D;WtpLe3w$f;Se*q?2z*1LP~ES@(#fLN#+h!eKP_CH<H<H3<<+0i)<BtSwPLr<Tzp9ENFJ
niRorz%6JvJ{_rsi#6nt!$I^Mzm9)s6%`4M@<n&E5N<tnw#-i=?UlkO28F0iwk6BP5X_KVH|Br_gP_mKk!sDFVOH;;VYOsyO7{OsJ;qU+wn;&+kZbP=OYvA`
McC<n-_mjRgO)EW_Nq9MPjop0C7(n6H|!zXbF|lPA3dSNxsuSYkQqv&)98sz)ME16iSDd0#~hWyFJ&<jOi0!tVlewDoQe8lSJC#QQ8ClP6oY4QC9CznlR2${
4cquZ3;&5-_*(fiQDo^e@3q*e>_$+oMYNAmoebzaf4!+bWuH<KQH-nfa{^SSU0fdPM7rN<ofy#PO5>EJ%`ot&Jn1wY<t*<^Ngqj;ZBO8%P{S=qvKp8ODAY(?
Z5V}Rs=j+<6i-$)ALd5R#`$lKV$#x|jIkWLq#PTEo{FW6Y(M^JI39y~0DKXHG5w(Ru8jpNGRbjS75ErYV+;hcTveGMh_zOqUh{(&nh(#R(;NK)Q{lH5Y?g>U
V1r#c<QJG8!7l|nDl3b&5n}P_=@cPmo0p2yScX1&*3-EOVZ$S_O|7E`;?&3_5GBW@aIc~Uq1iWSq6m=ktuU}Xbk<EM0f~Io<$4VxhBB`VS?{MLCv>Ywgthl|
@dHwJQ8t^nUY;1Ig*pejM2`n6f4$(0%PNQ(mKl{Q7C&H80}oo_1eE)U$VZqG>yBd73U;VB6~fygqi!gpQ*A5^+sbO`j8EBeIPb{DG}855nyx3<Md)KDY{eCM
39Cl~xvvOpS>ZzOf^JF%Ii3g7p!+&Ae4&TDE}e%_-=EmQ8`+)&F0=AESVqOSflU#?cfsMofybs-Lg;gdE#sD$j-GTAI3b?Br^f8c7xDs6C>}x(_~t#4(oFME
FIHEsXji#UJ=N}#9)@O%dDtDqxY||v5OZ15+GHmI-9Oqh#4Pa@rxk*VlvFxgqIErxkX=x<qh?z!u^(nm6830L+B?@JPF9PHfZG%lU=Ml2P$q&0+mfFw8VGg}
b>s-|1j}708savYOi>`po~HU4jsweu049}zPKRpCEafT3W^JB^*U6@~o1rQ2<k!ep*q$(qhm#j4saiBX@Wx}rfj~(A^d=Mi*<=z$$|KR;MtW&yIZ&CM7u)eg
wv%AQu=gB6ByT)1=X;9ODeY5YAFlbVVvlz44kaD-jq+<(&}~-%8&gnZq(YD&v(sW$&a+}UxPGx|7W;q2M7JWnN00~F%1dgBKDG^0rZ|*{;Rrt%9ro!A5s@|-
c&DXA5frs!H>w<tYul-_TiwGuqK0x|6)F7IMo?!T5L97gub;iqIJLo}@NCm-wx&GU!L_H);0IxURnEbb#7B760LilHaqja3)4Hb75os?ib%tY~&O&DkF;VIw
Q8VgsE?nmv4*#uFnnve84zGq|eID%5{<`1$e(^;O()mQvL(Mn*Kz|?tRbD1JpbT*iYWt|)i3yMOOz^XQJNe3tD!ob;JSGs!$-wIul$;gvMu_m3l|2bd50C>h
RN9Z_l%@<V#rTK4{$qBAjN80ZMN{~TFhXrq)$GEf)SH6Cn-~UVWsS^#^kT(UJ{D<y)n?rat*Bn5P(?eriHmBHWCrnLpU=`1+T}zo*O}(r<mHp|;TjWDRnP$X
e=?w27HzsjMcqEg#hC-By;24uXNKV_)+rt|U19N&sJ;At8s=|%{Ezh1yF7V2e1GvF1}2TCgxr>D2-Wxm>tbC@E{=!qW74k>+WnS(6?6L1U+|=~l`-NyRcS%n
b;Laj3K+|gG%yKjw^{Y&*m6aDNvENStnpLjvGNX!qSPp7s;0Jdexywn%I84g&gmil*wl^{<278F(g`SLPfc5|z;s!B-9wztsg))!kjD6IGVyvkHDOvx3Jo;S
J#yxtt`x9AcTDvueg3|^z~lrKI?qc`(_z`O+@yn$)qcdb`#(2X+Q8n`p?j4&0drc~cIHrTE+=1aisY}}yeW%<Gauv~m(J6&0-f}7<e0LiIO(%5hL`0_6dETh
%~*rxSPHa06w~bWL!<N$bV#aTnRq9YIm&lAN=m5<v)crv5(TbpSEV|Lg9zBvsmk;2o@wWE_2^v3dTBa%7h8_@*z!n4F5OsKCifD%>6>j;lN<F=iz*h`612C_
r`2#qB|MR-ZaE@NloYm<5#xQ215iwE%A}f~sLd2PC%fv}{nR0aIB2bZ<TEr7Gju8oq?<(xAlj(qw!_`l0Y1mYx6Qrh_v&?KAnKQtwG(FrSXERIi)z`S&a8AF
O0m3W!o?6W>>w-dQupSY^-EMml}b8KKNXuCWC8p>n|!=DJAMD(QS8hGSWQuqD%Z`OrnJ{q<<E{UE-{Wc+N+f8K_%&s^>Kb3ZbLHxnT%B(M^|=QQhGZySY>&h
DY>ZAswlWvV843cK90Gsa+J92+;ocl&>wwsHc01WA#Am{Uih>NZgBb=Ll_k7qyCpvNrpNHK7J=1;+ZKb-<h=H5tssmc`--&14^tEvqGQCu`)cjz{X>)k_tn&
JZNL3th4u144FHmBJuiI+(c!TIPOuxe5U5KM4PQMC&?O0h)J6i6*;iY(g@z9bKBJhBLMnl(lMp_Ot4$!lIP?f#x=lT0+lK`hf+H+Gbd=uQspszWzsxn%6k&X
@!0763X8qiS$xXv8k*N`e&L7blHd`{NmV`}qOx&D)gCs4Fj@yy*$I}~PUR4$Kn`h9Ia}q+itX#_YPaH}+0seY_!h1O$A1!vFfLclZC5z@T*Fyj$DF8ThKXI!
NiR?c_WGnL`LSGdk)<HJP4WeDI+dg?>`u#K`%tEx>D;nZ0oYKv`Q--~ISP8L3HwrX!(UF{pL{ssntz%$Jf-q{jFL{hIE)g{Tk1jwlABMb5$AjcS=HDh6i5yN
7GqByq!yi=lw}u#HNUT@g#Hz09<GbapU*yGvid7s$@q;{R2WKz#}pvN5)I_rq71@L{X1$N;$$RIgKKigA8u^Vfu`f(;Zb;N>EsDTFBH|4-_t3NF`fGAY`G;?
(YD3!^g&EhGX%SQBpr^*a1>mh1*@bmlF0dj&qjTEfK^St>GgWw{7JM2g#tQOC`Y2Kj1@A2#PrbkAv{n{TgUxzMZ%K4!n1%xLz-?nSsN|wSUWmU<Y1yNWxg)b
wquLC9RyZlKxEY-DMD%x1%Da{{O$TIX1!yoZ9%QRaKES_T19S5kz>0M7Gnz)ATYzf24V1g7s5JQ?Fp2*Xi-&c>?v6Xc568ehi`%(f<u);*Deg|Qz;c-g8-*M
2<Ehqdn&+PIBPL>)JCIS?pz0kUU1(|ZIN{qD4w~pPLFQcJ;8^6J?-UmmoO_DPZdQ>=HL_2ziZj-bG<G}#lay%5RDGT4lidx<ga*tDH$jEvaEn1uk1n+T$2$H
%f>!!Hq5oDMT7JeT9&c+Q(xg|K1XH=$lf2;iMAfdyDm=8emuUMoF89I-k+VlLn-jRk^-k-?po%p@-h&RHxK-eb&iV9aETI1lfc^Gm|FfaSow~6T(Z31b+SZ<
I8p!PIHB)ggRZJsH|g3lQY*ng9h{RB1*LRY0vgLAo2lzl)cFkSG}wmD6{r((+C8DNl4?MJ<TNp`Q;i{nj2RIf9zc`?bf}?jI2J6K?%a;bb8y`b3;@>bGfDzB
48%2{$gX`1rn?a0t>pwP4orLV;3tzhFPj=jYk=k0(Z+lcN4v7*T`%dj%y{y3x^?8mG1@6jKW(YhMY%=GQ%QK3@LtS!tFJougA`axb)~?us#)93AKjXm0wx+7
ua2q8_S1B#56e(WnxrPv?KjabRW)p7#A2+I!rD$|A7`n6)?o#kqurCIj2@i%?kSxLqB*P8y&4F&|8q<k&$KM%*#fD&H-S_8<_e#sP*`+KZgL{07&BW}K+2ds
anGl()eh5!1z6<UU~4DmS&9AW0u6+x0Ca3b{08&PmK2epgkmWI+u>i^017ohOKKk?DT;zUol;;xl#B@tA=N4G^k{ksei-Qe;$+?3rn9>z(#l$rSD5zH%#o!F
pZV!bPDSju<an@_A$|J9q=dUVSI|hYBVOkRu98Vy(>m}dwX0&e_JC7(L_FW{QH(z<TDKgqSN?KoWtEi(+BX$={T6T2BCWESbKc!|F8sCg>@_{3{FLGQtK*B)
;nm5nR2Tm6pnF2pcPjLWL!tk<yPCTl^bKVSqv5zK*1L<;Gg6c?sZ2gtD|-z{v|R#_JL(5R{!_~LId#Yjbx(^$Lga*E8H;Bk`6QMyx^><6O_4S3`Ou@_G&xm#
oieK(s<$Jvs?ae1|Dh^1%%!GL#zs3ZQ+F35HfMUtuXYrqt9A3R9T-(*9P8l>f&(uO1nr#G)+tDi7=pb*<;d-xb3P-eCbo4#`rtT4U5M04O)iUAXCi{Ie0n;D
Yps&Cs2{$hg4ggrTr~T+Lc6K-tW_2#QQ@^ei;{isl<+|sRAH{YGe^6Fa6!pF9AN>)?vu31iaAwJAvPp;d06@I2y6FPmqkQqnIoFR&<@D+B&9@8<PXOa=e4`C
E6sA^Aopx{+{*ByKKv<B&UU9Rct8h0dc;u1&a@;|QI-0XA-WQv-mF~z8dg}sha_;Al~L)IzJ*-U1&mvqnj@b}KPNL&w4BzpR7Y{-;Omi`uwHPlzfVFq_x`y)
IldrK*FT{v-teBNhQ6oDXp_sU<8!`SEZEx%_Fo=YL0MMAc;R8r+yRlYTo>oWV`&%jtqG=U^v|dN+$6ce7|`qkKXJ={DV)H+cjhPtpRUf@sTGKF1rHutTlcUG
mjDXNsu|z)9<biFXT5hq(6yc_;>apbe^MyKxh^0+Oht$4v5p1G51Q+A${hi>fsHPw)y!2Z6ayg_xic-U+0OGJ?j+#!>g=}^kLkpLx|GqWF+Vy$J|n;P568}l
2>1f1W<qdDf0*MXTelwd;e!|tJPo9SLwuqNs$r0|)}2F7#cyd<hV0d_Ra|N)oyi}VNw#ml@ol-y%+<Jld2=O30ni0tlBFh|_9=<ak*rh^o|~jW!=cYRv(8qV
Tx<obSe44wYcS+RX6wxZ{Y%#LF)mtB&e69oT&$M+tUy9n>3veo^?`jB-2_9zw}>(@wBvIw;fQq?j^sl=&8XBZb$B0B#jB*aivyc|N4?;(+*DXaJa|{m>WsZU
m%pX!w8k<bm}B!A9^tXa1ica;FqLTkO;Y9Mb%FVC7%0N}RWA<?UPW410MBD}@hEtoZGsfD5PI0zM?{-w9OVrK%jf+0%LD$L1T^Z1pR$^+CB4NM4|!&&L<{l-
I$m`I>Lb<yAc(X46UqdzR}6rHeQ{bqt14M%bE(58hzA`bTP0FS0u;P*wceoq^|oZF4i6(8H)UCusEaOwj~O~9Fb_meN?<1I3>P?9mb^N!Dz{lauTne^c3s?K
eVhFS+E#e~0UdP2lBJD0HUG~|isBVI!g4~ng;8|_9F--gxIzegk3})?lA&OOISv8kGR&!u9LSl9pZ?F-04ilH20_VC|6Xf=Dp4z!=O2|aaUi#&{#%P!b&QU<
RoBYX14(81Uc_2V93Lk$xdgGG6qFJ9|1E}ZieJ%|2WmhMiLeBe|CndR1>Hu;Sc<(NF`A5?g1npfR-Nw1iC|2Pp|i6qR+>-Gt|rI-bv``hibL?^{qe8I?@3lE
>xvJhzaCz_`B|K(AI~nXexCez_RH({C#P?*S?@0fZr&QeSLWsB21ll7jj7=!*N7HUcnWzbmm*8J6q2g8Nnu@69gDwVLs+8KdP47yhYCb83STK`POy|O76rvo
gnt{;-XwY;wArU@&gTN;t^%cFsj^rEe4-8}>l6S}zv%Mn<iqglc=GGX<;fMJ&)lI(%AG(WJcA7r9qHq<tOOKYet<VYmZVSW!b^%K_*!dd)E)fe$?1=0A8BxF
^dY(M)cAx?=52bon4;6F*s(ClRLZcZ8LvDp=(j+OuMxF6amh7{-<0djs905rxk+VBmxX{$!?fJWpb!R5hsArrxd`Q?QlTd-{6;lpJvLOiSm+b=ylo`NCaN^=
weLvXQnx9$O(WPloIWDh`b6dbxi?U<ZYeR6SA_g_)HP~f$(YK;T2g$?B{$n<5LlIt+Yq>#cn)K%LRqJU3#r$E^^P3qDodDat-_b&ktWN`Jr#+F@gNKVH6v$O
oLum-b8s#!O#~@HEmiB45uq`(w64|K35X~&$^uS5Hxsphj0)v*>}&q5AQavFUw%+W=V(0lrFt!ONp}L{a4}Poat5et8if2Y>&XH{6l^X&fKzwQ`dx@JMkSgl
PzoAildW^L&DMBp3Zde@+-kyQTz(IacT_$0k8`-&KI$gESBV>0HJQ?4zT<SAP@TPVw`|&>yHTmikA&=G#%zp;f`q>|YV%4u9PJ&|K^=ss@g!6Rah6sM*1(&k
n8sHp4-pk{z*Ms&uciFbbc$SwQr}FyCLKMkaWrbcm6&wG4Tue5(!#U&{JwKMhS>~#OMoxSaxQhN%9TjbDodrLyh_r>T(7XJ5`sGYTEvQiDv_ENY9@V!v3)hC
koReX*6QeZEF^fqJ}|}lTm0VH-Yow+dy07+icb#F>QQ;-Aq^-dj_^a8E&&w>qjzH(HC8=q38DBI?GQpIofqYlB_eun&`pLS{%b$69w@`MRCsN)lu&3nvdUtq
dx5h;Hb|F?kdzl5A}k+9BQBvOl_%<@SoqA5R*HOkTX)ivj$^)5z}Z|sV}bh4hT=L~CC8ssdL$KDPcXxp)B!XWzlGm>LH*CF3G)JL5vK*_q_a+e$zSrTr@AGK
V28HJYFnsQxR#G_aI&L(M-EMCp?XtEpbAf-(5O2}WMH?ORvGnJ>plP6WV1W+{3<oa0D2_%Gst}$h5^{uNxu4C4@s)q#JrqR@xUUzXUlMz5&<i{6U?MSxT`;)
CB3ea&lA$BxjX7g<*bsogbOP!E6NW(k}rs&)j|^X@^qQxmf~eGNbd%+2*SAi4|?B=JBCPEJm4=6zW=Mmt0vCN1M7o{)PXkL9bzR{eMgstyw>L$3+nk_CkF=y
_&@WW=B8o#%PS{270~AF15U$0fk!qSZ**-m8;hD0zcgFk-jo~UT+}4EBSrOYAIQVt6(lCxKfNdG;LVbCGRv9=!yo)n!V<OwQYP?U`2zE=aEv3^kf2J_-SAvH
kaRJ1(TtRsf}OspQ-747_l@gYM3)zc2pNlR<Qko}E5I?^ea?q{R4`&wInZ)00lwyeTR4C^CkkSv%hxj~Vt8zJ054#6uf8`Uv6!Ugp^QA+yljo3mihM#!+|5o
LUX%CQTBVfv?QKW)6}G^#B$<^lt25Z8I4O^0BkO&#?a?ANLQuK^2T9B)}8!z+IyR^<srN$7;VO^gv>LP_bHk+bn=sjO6QS-8##QZM&k}TgqUhC@C-E3%_>yw
BOh6e2$r!bQXsx!>SJHeYs*@jZ?`n$-Uhg7Ft3^1%dNsCxi*t5jCy_Nt_R(+M=b{9qSls)eJSq2MqYt_Tk<<#Llj-?x|8dqNQrB?Uyi$&7JGl-Vx@<yBc!iv
jAJ?sU4OwvIb?0Ho*X~1&dA&sbT<&JV8V5`m;)j<BfRl1O`4ED>V~>_oR~X_tv=`h_klMS7z(iA#f%Q>AmXR=k+Wh_<-uLHCs^(Wauo5}P*$|K4dg@%32};S
ah8~!HO;PKPu!7?lvpf5)0^T680c{BtNfJa3aKESLL%O=UGkAmG_tD|J8C6>;D94~JMPqslG|farUvc;{m@lf*BwmLYszG`*=egH!X(E3Q$SM}jC2_$vI|+x
Dae8VIw2NhhLRgV$~A6~8Qy+Oo*Fir)*Gq2L<>StS_i=}__7npn(?+iGMvFn#Jd?0^}x9DQ)%QDuQ0*X&=SJ2Em&h~pxE86u@N-woF5hAGLR#95>@l=a_cMe
QD38NY?QCIq%qBH73-H-(=y{pS7no}!u%li&fbVOlofuIAdb2JwDQDPyuIZMft8J;tsQ)Zry{oOa+=3dzQrl2o7V=x(&@2XW)tT!AU!fvO?p}@ZBvPr%jaNG
Jj3QKmz}fxj#R81^%pX&+2jOGiFDiEma2Ndn*fs>9H!qrN)y5`Noby3{`BV6_aP#uTSr7P?)rQQ6QAK$SsjmG)LBZtK~;iAyoPjt5~`oEoSq7pEZpwN$XA-V
y4Z)&ef@%7;(>;PZuw<#g|)QQ#U{_`^PY;C?%4z30rkI-dR1!29)YLs>=U;`do=c&wfUuZ(6KI|FG*T1SyQz`fjso-N4{fqA(jO-!(;6?RY~glV&U~eVqi!4
A$?9qkBQ{gQgCu_@F<5r{f6?LNaxfEedMPnr9+}R=9sy*Q03szbZXnVK?nx6$|;T<$K;7s7euVrB&SSo^1Cfb%QQzCB{PxFV~BIlM5%XGm{d8DIE1j(5eA#a
Ek?<;I)vX+l1=-jXsutWZQiy`t@fB+PG9J{TPo2t(wW5Y!wC|##W-ECZCC=O1h_op@Aj&<I5>MhSa0<spvCjKw!8%~C9}3lKG9;d@nBi^2xVwT=Q7(ZVwZhZ
9+q&fNm#JfuB;@|1q*XxoeL3wl<mTk+-t#O`4plk_Pva{MWMDKvIPNa4%U?R+pE&;+Z3W+QbdK754Cfkfz0EFfe;#@N!L>3l=8?|o60UJViP>UJK*KoR+LIH
_mPt7I6ZgqVRA$jvHJzxY{s+D3Fp3YrxupLfN}+ZKq@o;mO<7C@X$I;XXhGu_phZZXnNbuLWTb9GZtClPnIWeO`zL^3KPpwD3M|b-Lk390cYd7lre!<>XQv9
B{I(~1r&>o6)`$15(n0v^RXdZTlp*A#gjU=1dRr>qrqEf*V(26$sR?zc!}GQXoH>!b?pUifWEs)bZ0*hu&sFhp52?_6kE51huUZ+dxPL**WMJ3)fKiTQ@<lQ
y(B>kO7tvxnH@M_KjLk+#3WRbT=R66q0ys`EKzz|-3vb8mk0U+gU+!um%*zfHboFP)`VY$iuLg`YUY&BPKrCeAstkwJpEi_fxS?rK8wRX8uc-6ZPf3ioQ$8!
pG5|ZXoy5-RH=9PY%EE%DxXckqB(-JY8T;DmA;&UTnALH%>jZKXm}9oeDo*sX|3M9d9x08H-y4!xX1hum$OPmBBJq~9Z}f`m}<6BISm~6kszZ9cj|j)YAfYn
Iu(z;d%w6&q9?_Q&jq%s<csENHPh8!E50KM^?8#OQIgK8_?@e;_BqIDnJaj25ax>2yHqoBqz?jAMqF!Hkp-i%E8es^W328m3JBX7v7I%vYKdErxVn<nIh_Fm
V76R>K^B6)uAsMYxw0sHFKKAYLxtl<&ofE14J$_LGmTGIwy(=IsaY-gqHbh9h*VvD^vpEoa{3!OcZq}s78RN`_O&#E3<lR?v=+D0+}25~wh|_W<Gz*HXhP8r
m(@oaGOiV-3T(40dfRC*v6m4V<x=VB%uyF`W~t8typ>Yxg+4~Muc|j2;6<c#1%Q*2t~G*fv*5u|(gVAP1qLl;75Zexp`!%|hIlZyBx`4&ICv^gzGFjJ8;xv|
Ed!7EBNfg0*7{gG^6C4r1LD#oFp(3Bldig|-*(oFb??QnLC-w)f~ib;Cmk6+DvL&EPx0CiSy^M=P~DNzF0u`F^cLUE77ig1)M4?U5J>J0$uDr-lG?+u1{tWy
L(;-SvE*G_#4Y}-61n}Q@eHg~j&@y@>tvZUsTc;%=#ig=i~nbveL^`i3}{bfi)`<B7h@D!@=VAf7lj+97=!EQP!C6XoSd(it7cGct;gANsZyz9=1(;V`C_iK
T8`{wmVgt+B(~<IExu(B)9>b(w5jB}=Mn~VMkyDWwGm^Bq~x`w<awg6UN<_$FEO=^gsNh8*y)j+4WYDEJFsPuUBQ7aGm?1TIp_mjbBd7M0F9aWvTBxE(azGd
yn_sJdz!mK0hBBG%&FU-HMf0x{aaV2iOX@&0i|t!F+zO7oM#qw7usinTvHysqxl$Qjd&~xUp%x6$xGpbf!Up((n-?rk2*}qCxcB|yPZ=@2E3nooC>SM*S-(v
(%6Bxw!7zTtodV04nF*S2cpa}>KT4ZVexIf^}QAJpFf!9)IG_e#ZRMdJDg#~K04}-!ZBOg$^`h6Rt%;cMN1^o#Em_jaZapWO8B#^B@iUGiv>$Bsi`8lrt(;4
ANYJ}X7ZH8%R^axY@n0FS5dSbe4`UMVcl;9?Cyt2W8sBb`|t;bpcJ~-<i}r0*glH>0DbArA<cB;RC29pB0}xZnQ+(Eh?*$~fOIca@V|l%FIH9Z3C$`++1kmL
L|1#>5_4^N-PVt!!@fSq!puw?v&_(ZK{N@5X@TOtah%UxkD#TcnkE9vsLdvW{oruiqwE9MbW{kC6#hb`bI}~y6<0aU0Kq`IqvMahXlThdOmTRVW4fGR;5M`8
h@a>=)}D4UQQZzD-Fyy@=bIVkMyQGNe8xO1O)825J-oH5tSwn*4Cei9=_h|=iN)VVUQCmZYi<QliM@E;4Y?g8KuEq6)>1G{rBtO!abWabP)-_Ui>ugPM{jYn
gkwpU7GY({e>$MZ$wPo%=&C?6A9-Vfu*D=cxM$f)bc)61J#>d0r877L71<uDCEc{+8Q5J)1^*a_+_B0&YMyupmIPE9_$Dj(ZaYLmjGojyEtbvgpcOc6=P)#7
ljPnmcv^ArL<g<cNYWv9x~~A-Yd1n;RLY{kI<!s;b*S6XHso5UMrE(rdLxHD3y&#&b(`Ay<FZ6L)MSb|YLp1XB+B_zg;b$dj$Jy1+31jWDsFqen5GrrH2M6P
oyX@1q^6bJ8A!(gtP7pl<iJEoDFI8#L|g~4M0i1A=5v>raYyh|o#Gu%w(UH*tuAzwv1c*JXD~+{i?leT<YwXNUz><hj6kZm-VYeU{#Ow45bP+7TGk^Y#|b0h
hlh?OOXEsfAa=&T+hIeUD-7S;ka|Qu0s6nYstV1gofg%-)q|A<nn+soU@60h=h4<4FiV4T<*=o!gnMhG(%w8No#KV&Kb&)C#<tzQS?Iu-&VDA!qX?IE=!`d`
G4Q^rdB4z^GfZ&TiPIFYN50Gst|Co+?zru=`tKq|1PVEmcimbZ<Y<fWfv(^5-b)r7n$zUwk^7Q>OH{}bCcTdwrJG?kFQc#Zo@fz9(XzgV#u#=T8OWL>9|Y=*
ZzYQ=yFr&{FezU<jA1HUhG>`71LJE4Zn?;r2fIA_$cB&FMmqDCuI@5ENrPl=XLFj{gfGqvHOJTi61Uy~liiEju(VYTXw=7~+%y(g+;1dg?L6zcV3qY_ZT&^E
%0O_`zRi!84xQ@PB60GQH22EI*|SoRCCr4kr%?COL={OW>43pk>}#EV?D%qbr623GU}j75rHPev1&>m9eFBI&fd#O1a{Gl>L2~qTov7L7G<k`kRaHO+L#*Xe
G@@_S;-G=oJBWODuK6~%l5&Hfb*#G`d7{~Nn{_oXo@-0z<*B!g8;0E1XFK<sVjbHo8jUG85JBCyV-G6Y3++g3SbBk8Q>PcT7}!lraM&r}-7TeeM5yi<Z_$_&
WRC-Z5|_5EJXpt~_V!-7658cT{*wZJ5xj9ku#WIj9swwlogy1lq~?f@eM<G1Zb<-bE#usE9KrAsaRUKb(NDXJ!`tC`9GI@g#7?;c6;L-cr9*-8_&%FAx4b0s
gjdF0Mb(Gk9+Ng(i2zI!(%w)Q0TC-0Iy>@~mC#UN9Z**uXtoIg`wTqvbE}yM&XU63HI?-XZwYP}49ul+p7{8CofZz^7@6T=@FX*yq@a4U;_@xf7>J2OShdTx
m5-iuw|Y%g^r_sJT`)$~=mRUsJ?8pMdSZFl=KN;I5p5U>Qm-AH=|8FQvuMI5NH3R0eUQF4)XJcMZ7LrtuFXQe!?STWZtuj7w$k_C>8T&|4jj_HXBXnOUE(^r
tSjxU`Y7!PfI58<;zYkCQ0Xp))+MQ`__~CFCrvq_F9iTvom9?pbOZymB`mfXzA9m^82%4FXPEw!IlS~HLm{iZZ;dC|?tXzUx*$G#YR*9N)t=T5oppR-q9A|L
{l7)g?j_9Vw&sBhrO#4z&cMl`t8bO6v~SzCQe|Nv-8n`Nw3NR6rcgagD9#ev-{PR0_K6)MskGMYSqHn?d%foBLjHqX`+{TpI2m`~p5HR=z3Ps(8$xI|p(9~9
(znh52s!8Az-em*D9RBP{?U|{DM)hoJVFwaT8#H`0r@q~h4uQloNckR`&UK%fx5CnQI{e#Ikl?kitc`LU{`0|+6VvD;hVP3-#u=q6a|qjQp$?hznmJ}$U(wV
>J(xre%%4yjLM8(=ch^CPW!YW53Y)yk^sdh@n)>58R8r~FKC+9^W!ns9p)jW0<C*qnVUJqX`MGtF3yq4ljFPrnF;$SoNG&QjNl=agJmQToPIY>auPb{+~cIg
(>q_x{x4?B=0#|w7|G>{es0w_3mUt93g>&OL?t1>sv=Zr-`Pz?u13@Y2=s62E$XFY7nIgQ;N?IhXxe9am&sZmCfvpivCY1#Ihq%Hn8~)buLyCE{BVUV7PjcC
UUMNw_z^kxidX~CbaiD&wbc|42bs)W@PpPxD)j8Sc=6@`0p|fM_5
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
