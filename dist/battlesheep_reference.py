#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 91,648 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
c-qB%4R_l{lHgy#c;8(B8Db<);+LU@c`MtBqq8mPNpigVC>{xsAcYYKZ~)M<qVa#f`sy#BNy*9VyP2Ie1vI*=tE=m~s~?_Sm(6X~d_Nv%Mb?bRz197*e(>yy
{`=`BX@aD<52j_&q;(TO;~=YpWim^Ha^4T}tVruPnC9j578=fiRZ=C(v`MQv2q%+io~1=InM5(Ytka~L-lTQVV86FTc^4FAuz(MGJl<9DEDjVzNmV8HwFA!y
G_8YqSq07g3VxOIfLk3vmuXf7^-Y4$lPV1s+2^zfvLd*ylId;Q0GQWlodMv`bQwS&@NQO4>!!+zMXe#2SLHGokLT-VU8Uo3kS$kbg;*%cCTX&=sILlX1wg>3
s>S7hpB;@~|9bTL-SNp=Y?IC1XZ;}fkDypDSNFkw@5NrwB)0(TU-yC~V5AK4GMNQgQ}f)eiU9uO8RoFKkAq8Sa+qfc!GaCtCHJ1xL9yyS?@34Wy1_4Bm1SP{
O>e;<xOxWfdM9rV5wF8y)w_l^;}K%!xM&`0oE6Q>A9UltzIeR(Utj3v`!64FzW-7;|LO78KT+e4@T-3L!z0bt26p=3QQ+4Gdivl|@Ye=@`rxN0wC5T80<`fc
?&sJ@X22gjItBVf<^Xi{^kIOEhVa3NzI<ISS9$v7k?*G5YX1dK$=c}5CAM*(JV(w`<Mysn;X1H=k*m~q$ZN`V6XU*SP83^g=o|O7JY7un&$8A(n{1h4qs6p0
%j)DhPs0fJ^s=0-bATuZmJ^gkAJ}D{r&GjIaCejC#B%O=gWr|wd=?}#_+QY#v~O_hBjnh*W&^ZeX@?%YKR){H=*{@>?a}xG@cN>+2hV9vhry~Ur)e$xv`$lC
BxOEJtKbgSU|OX~lg^++0OL9Zu9*^hfsYn|9eA`z3SyiEJx>;CuuK7?z?7RCfL)^w|2s?P!5Es1Ynb!y&jFD^pP3A|yGTJw%wUnSVu~})Y7HL^1^oA(W?J9Z
O}hN94l4Mf0-iU=#|RyOU!-x6=5>mV<#S~BnI$7|$h)$-g}Dv*jWitNA7R8Tn(AJ_qxKnKx?H72c=haiZ2o<n=JW4sSo*7H5wb+!bGOz9_#Xlr#(;eo;_Dt@
bQVUv3dpO;kY=E_2>x&QV$`cwdDeu{aQ|<kDEJ=8rU&x`jLf0U#q06w_wUA+uis&NJqBW2W<Yd1UZf38fgZhnfBO2}_|@s@<>m2*BS1RC!=I;Lrs=8)!ovo{
*Y&zdkE*Jy;@}t->Wln7y^tTjCHa~gMAi(e6m~)(nB>Ru2;qW75gh-W{{DN=B1Kvx^)deU;_~qP^5~6TleC(Tr{x+HhYCqXQ;#CwPe^!34=pMIv0Mu&fqb7#
?2aarz9MB7bwDz_In!B;du@6XOkvGXv=ZT4G>mG)IL|;GsP1tPSeMhYqmx(f4==8O8(ls7@a{eTIQ?)2>qO$ZxxqCjNR|np`U^rkTTfxX@J>dy28@OY3};g!
Efc$9oB|=F#pkRli(Z{Ju#J*+-h}h3XAcUPuj7-CAI6uzo*x~)5m5GtPP#lY#YJ>=qDvgJNCSFB8WC_y0J1583)RjZp5_Ul`ApssL4;k}P|O9nEOVAwnG#a~
%`4AAX_G~xUWkDJ->7S(k{Wa|Sq6j&mA<>1d!KeE6S5e!J*h)PAaDrtx=-WGvoz<`K#nz;oZ<U=G66||y3+4JQM05;XreKYQG;w`GTGh5pC^YOjt0LSzW;bM
nfx)akW>qRs800*Jy>d_#6RlNd;vsrqyGSgAOk7^0p0hK>!}*`7-pI@W#!c`wc__%QXx!du+!vEAmuZn7!bz4o*utGx*!QWy(u%;S+x9`R&G<G{)BM}I0pPC
I1kpVp~Yt;2@xt;!)mI=*ZJYe+av0|N{U7Lt$pWdQa3~w_}79&R89Knby{s0^5~aePR}oC%ybSNHBTLsx?3jIZOtUBh)F1Po_#@ELCg~PkbBqT0_%N$ba;Ze
e4s4}8cwxNaep@Oul@HuV%hw;hkyK%0EfiC=J>;TQk447uUEyV!xQG452$PRxjQsauo?2h2A?GWb(yDvDty5rm|o3Mb+X@qRfBJu^b26?tBo#gIhno1*4Yj0
Y}v<kFiYzx2$odrDkce+2na6(T)5ZUi;2`h>7GX#vT#>Dv)($uFu+1<vVvk4@fzKru~G&^Yiiq<cZI{&{?popJ^edmelWl_i4^YxRdrbw%rzW#cWKiHp(p*E
f}8+0WR1m=ca<j@D0#S8fC5@YyDN}uBm$7+&|W5<Sb|Uk=3gQ0F^xk%DT)!9lxVUf{)p3+6`+g}gMWkKTO<JqqmEw2`#coc(#OS*gB=n?HT^{z8}N@7hi7z?
kX4LS2BZ~04qlRO29mx&)7w$OL|L$rPaP^a2J&yLH{{?!xD$|uekpK9Un4W2>$JH`L08i=B7%yUd+5KGrTzofK@->?nrot15Ha4#ghs+9CH#Q{p^Smmyn*$Z
=IdEH`_s6fO$3;rp?Ee95||r>-uWn@zj0O@cv~Mf_Nuvwg9`Mi8B!Zb9F#+G(CZxpdwr#)lScY&liahX$6T9vVs~0&q^EGj8xf~R(?qV-o+dUFGL-3(_X(iv
&)3DYKj9814yYl16-Pi8A$`-MUQh^e7nx@owSW_$?kh3}+VS^lUXg<e?6tiO>v1{nOl+1-n;~t>W(`&_|Lpa8qmg&M!VuGhq?BjQJk*4VmsK!X1k{M<SyeZ_
rF$^Q=(i>|l&v}X7Az@cql2ce1}nt6TR4dW20^hVMv81}`lpMRCuk0i068FCSf1dVSTScwh7#}Ir5I{xk<7Q?!J@IjfaWH2a!uQ;@0%bD<l?Lc)?Y|WAwuEL
GL{~q$PVF00>+*U%NUG6)^a=Ud*qTQk8YL%l;E)za(X?^NKr;-g;|g@2mN4!DdrM(_3VgkpUFgeK~6cD*vd9wdj-}p@=Ot;mrBhP_S=YJ;%s!(|0|F^MI&v|
2+v6&ij~I0+#k?|kh30xCLwz?i1d0q;(3z6+68?Axj!*x&%~H+=#l144fusV>BXIrz!q)wZ0v}qmMxQkyT{s#X5K|lrLV7Kh5~N-LAEHs@*RQ|vWpK!JTkGm
poW*gT|nOh7-S`Swx434T@OI8Xw2akq-7%6;sdpdYuibHXtNv$Xt=U9^&o?M?FV;B0oXPx9@B57KRkRF2jBJnQDy~iESQo8<u)tGiGu{rFNX-u$UsUh1Ugof
zZJR%?C~qQ1+W`XY2lRyKzKI5(Ba+@?LEeBh=`3N0~R4#z>+WjAY57PL6mf9Vaj!9@qQQt%0w9=JUy_@(bqE4c*|<mQps0?PiP*N2g=etptlyQj%`k6F9*z7
EPzB7CuHrb=3N;QcoDs2w*B{kfDAuK(P??w+6Z%<T<_BRt)48TKXL{#feaDIQSdw%^MtZud{<VmqjvlgjQ-fdG1Wit;9o&G&2CfK{X)fmsc`*Rr96Q}-l#@Z
DcBU#RD-p%^T7OrkoGm|umJpH_j6K>Eaz-%vKw{fmZk-Z%4-CYOWSK*H(^JY0L<{r9(bh1SD<5f2K_NP8I_#r&+`Fj*AE2Q;;ZYU8ehQHQ{I-|A$dw#{wb0u
bxYDHXS!v|k!Em{d<OLiOp1VdoCS3m%#-Q>`Cn3qP8t)hN4t-t2l2(MZkd0C>hUzm^YJ)DA9BoHg1K$rtrqJgh^;ev!BkeSV1cbRC+b<ui!6H4&e$l8NHW$!
FmV8tE1^=DE)b9&*zES+7J@}R<LcQ%SM83z4j!1kc-5$nDOdsxuNS>D-MI`%2G|Hk>{T|jreW_n+2v-_p*NnqnXT~{&pmn-8fbfLDl4YrnF$bkNMA*fLu70+
ZKt!d3PW{mq5=s2&&BCUj6W#0gAr$B6HHhC^E9)CPU`!*S2weA-SqA%<i_Zb?9JB8RUIm~&de-YPpBaRh6x~}cP4U(j&S}3V;c_geogb$lTmjAjbo!|xtR1I
5GEa5ud^Ht**pbCa?e{B&05^N+9X{5e?_&z&MM2x1vx0~nX##oRmwC24FR!h@XWG)oM(08U6IZ}E5zs+kr{4ZBSb?Y(;V~raG^{t36EOl=?2tvT@EX96^M08
4zhZEz0B$w9;2`B0M-pe**&n(WH!TwWv%^oDrDeT0SsKQT9ZFt+ZjYE7|9TZfjT|;Vss1X)L<<*o|D6axgMxKcU4&|V)C^W1dDJp6#%6%5NpA-1nc^RHZCnY
z&P$aI={d^*o42(tPyWKLf-(`@mY>e!3SItP$)RWgd<n!Jgw67yINx0Jh~I<rYE?$ub#!Gf98QecVpU~0}au6a`(oJjhprt)ztbN7K_Mgz%FWj5!tisVG~7C
U{37baHMK?7r(>b39*0yF$UaJ)uKj^5OsU?tiGYZ5iAS0-`2SXOO!9WcTfys#AY*)%~s=E<$+RS25o9kkD!gw4zQg7Grb{ya$*?Kfm%}@R(W{``+fA^w%xbn
+D*wF!K;GY3)HUWX8XioIx2$kCuZa<eEUBn_6BC8;6WQ`ZUljKu|1et$LqIs074;<Fh%lFMFI{kDzaC{IO!u#U#_P&;*3P|fq4h&k(Sbh8}!-cfnilR&#b0|
uMW(QAl{%>A^uDo0Ya*@2zuvSd^|flKf1Vh3>UC!$d)&#2pTR?n;AUArHw@1>@zgKDCfpu%dnf-PiUfB92!Lv0oWw+w8=!MiCi)CKnzUXK%A(+csUcJp~#CP
U>`G=T~DLMnk;|FgNsX`B7hQOVdMc|4X!sP3L1~&c4L_Zwx_1820J_9gBA4bD;S3cg3;HOyUv*JtSUZyjl8|8Z7crlZ7yP8M_(OI{S>#4V|5$s1pUD_r&46x
B;0}Jh*f$<o6c0w87WNB)?EBTu?1?2P@^8`mY_Y`hPWXQh6x=g){0n@Vz(ceCR@E9ID2P-zTKw3XKya_C6@bujr8GnLQmg~zLHjk#(oe!u!j%RLP5*=8ZitE
FF}C2!JC``i->wqCp!bZaO{l6aA2b{+7_f=JUOLJDJMyuR7=VDYRZ)f^8D#cHz!xYN_#^`VUoL93@Rh80?q3>0rvZNUc+?`<kZS=puFNQO`ct=rt)N&6v-l0
&9YJ_*}}Wy(@#~hTIsixIVbP!WFeD9k*X}A;1^_)m^I-|v3L#Z!f^69PQC@T=N0eqimT5g^U2qQtyMj|lY8TBkCV~OFM*X_QqrN_QkI*Ap|pGhDkRd7w`G;q
6d4j|>ESs&!+9M#c_fFDNAl_L7^XxihkL!fy}cJE>k!pdJ9dhBRv>mzVB94cdg4^Jhp4k?6@dO%p>U$8CB`L4Oi_*z_Gf}IGVtN$_?P4Ji%SK;3p;Iq^bW}b
W7mA8m9bbvSYFn+vb2M+9m13Z%Muj=cv;@o?6FG-Xx?A&9(W|?j!nxNz+1wH8nBNS9}nM;Pk%c)KmT~55u@Qcy9Z+jji6$Nxu8iQJGCtGdlk?Qn!7SU<CMbw
l))CGc7%-yc(Qb-Xx@^lOj=W(Fy1H;e+i-<aHfI!a0)0Am<Xa5KiY^QPh1JgRkbd7$!KrX<hV$f`KXvno-Ki7f<wcl00JHyaf6VdX&11ihgliOBd3jgs31}Z
dUteoNf7<bSvfUgLfRh~Iu3L&V%=oG96388ovCz)0{!jyg~>rVK6yJne0zB8S&PHMW|KG##6t**W6Y^SsOeSfDKMfap!EMBStR&o-jE`i)o%9S`O)js^EZ^F
bM@@i>E*lQ%dvXqW+O?i-;$$NRfg<@!C-qbVUGr2fU{p=iaPa!2{$os7VLs#lX}K5f}P9CSrW*GR~jH~CRt4Bvk$7>K$JXQW6ZCm)FMjpl_5F(_KsJTKQ-A`
|8@2rkc?aM<l@uOIU?JlF**$bgel{8tfDH_*_q<~>82AIuhLO5JDndFt926|kz26iRJt^5g|Glz5dFD0c81^4>?jX&-N2uHorZ%x0MCf0>*jQhJT`ol)aiyn
DR_vqNashCz@>ORXni;R$%Tl1oIdI%$i*iIh)qzf*}ti~X5R&wPuvZQ@vQMcC;d9WyeCzGrI&>a;$MRJ2IOU9`P)cB0ts?X6%h*uh%w{VamOr@>KYR{MUVq7
VQ<#V#9)8ObU~mr6ZFv;d9OC=GMmkEYll-hE^<>IW63N#;l|VeR#AfhW(zzT0}m!+B;1k+9FdDh<q!)qVL?C}Van<~xrG$zBZ*5mjVRs{AxI)5*fLVPFmaGY
1&p#T$Rnh4<(-l7!yMx$*C`D-$Hiz$Wep`WO_4M!wf2(q+zVbY42fjCx}uEL!sHr=nbRI{1T7<wMM<84nFwOyfaezrk09B{Yp)=_K@nb(=tC;VirOqlQlxi!
MGm!S67hjdY+bDDHHfi$k`J0|iVVRi3ZXdr0d;^o5<8eg3?N;vYc0|G#y_WdJ#!G0#{~i_L7W8$3)ncIE>-LS$g~jY5e?fYB<7#a8&;=riPm*0st1A!xKtQK
zq8V1ghCU&T%4rFT7v0?@K<YfM>!S&*6WlGa!|^H?KZT%)O_4Uywu`ws@=RopVL|8WT-DNC;m?59Kw>K&mVu-4lB*FB<s*I>hVAJkrwAElJoD*LyE49)#w1J
`q^%x#n>RwzsE$;-R^LhF`pb67=7AlV>kn4IJjT6`$L*TT6Xd?&1>K}V<r#+&)a66WH}g6H5zAiGjzlQX73C~?Js5&lUGsC_FL4&#zLs$npKu|o6c)PFNipz
l~(+=l|6=ghglske`Fh4&AtX^blYnu!WfA=(L9Zh;uK|(cIYIj`Phwny2G;TB>{zFP{4jGF-$^^%&F(bly)2)m`i|Nc+&$6sOBx6A>9m(m?HyfwkyE@9E94q
QNco&APBaO9TIgQbx5rf9Bq?qh(O@68U~6ZlPxmFb22ST@N{cYH+rM2P-<@aSE(7@`8^6L0NRQFQ-VpwUJ(pmRVq?wD3s&~0cPmb%e&CbX1+}nmuNkJ#Tx42
1!wEsCHKsWjjDyj1RT%EEr7N|rrkMpjw5x@Y$n2p62?sA$YC@1e`&Jpi*q3O7tId(#(y^M$_olUVMA8FQKl3aSHuNUfhm#NjO*Ic;9aAQZCGueRp~P2{CQL!
3o|mQ<r#T_0aQ?=w9B0iTL+(%)-P%0D+))o4G%Im;$XefM-(aV0~Jq4nXvW+sh-$dtkon`I}?@P&YF6$l?$PztJL~cwo(av?cf`oty&Yap=F^YKppztmbYLc
<HW6eVQ<xJp0Dehu$!#VId}KSSvwySYv%>Aue?CD%C|#-RCsUM=}Jbz4w3VRuHcP@GU?<S(g68NY1Ta=sZh-vkgy+(d`UkhPEA4tQ@|)X3TsQ$&#7hf2!~-B
mnKE<J8%mcj!#Fb;bIMW<Zuu@$8X~wT17=dqkPfrEQDK6oGtT<NPDI5i9sQ1lWobeF$6Ot*Nr)#!64|fa->?bW|-AmXjm=Tijw`mQIB!drcF}NE9BaH!cshz
SrK-+-?em{-Js<Qi@hpN<P%-aK*^U-{|$S{_8jfB+eeS+aIPfuD`bY!=rnpF6SbK9W}-VS%rQr$@Jm^Y1QU{Vh#1U%3TLAJ*j2PWX;jR#FvZ{rT*+$v?_^FZ
V8b?k(87OY7rs(HO%z%B%zG_%D!UPsYZ2{ZR3`&E&tI>r&)MgcL=@vH{gMFHX&0BrI+5--S|<kdnbJ6AX)_EwDo;91M>)$oQ_@G0W!n?@DAaHZlB@<M0tz(}
R~trQnX2y|8O7se&4;;>vvK~LqnNbxCu1y!E-A;xp{HUgL)(u(JRFTcJpjIl!I*x~de_E+6`AC?tO|S#sWAouS+1%~5X4%mPp|pG3(be;(CLkSfr;>23^q%|
9<aeK9r6oI4&ax99hH@N+X%7v^kjk%v&~DzX)Hq@J?rVrgs|a}*rwLe1956(5{Q!HQn*)9gV5}oG*JXd`BoU%9y;sBlz>FO>T<P$5kr|*hOGB<k`uaBB*NPJ
y7&PpyC|DYTrW?I(?XqtU7*K<mA_ta%4HQq4a<y56^kD*seuPAa01HxMC2n(iFHRYY6Uygn+oA=kx|!_(Wy2ThHYiFbjGJ_Ih=Q7V;brDHceM!>>~6r6Sm@t
yoA-Gf!tRFwybcWcR@ELgB;HTY0!P08NSd%UYE|osP9kg;Eilg0+(6&94w>ad0<mS@O`kqx973xl@R(8V#~NCrlUvQ1Wt%&=dm%n@`b#>V~U3m1ipEXr8Ltl
)Qi=XE811=Q%|+Kq=%u|VitA>F|Kx%KEzy>v^LpEK=%*!3^7Z5$!Ue4A|;g$muOuNBxDy<?Woz5OYDc4lY~8*llIPaiIdghBH%U!1=vI0FqDbl!M5Zliw1%n
L>)Q8JHc`niiWsJCQ}rMvZtwjhU36;A%IC`pwpq+GEI5Pv00nP;dQd9?Ph2SJo+^<7Pco0<Kg7RajF)L54`ahaUc-VKfUo-e>NURk@84%w~=1jX%19o=f!q>
k?kZHG3-4@5Xl=)%=wNYbxQk`*oSLAtJtF*yhBNceWU!^7IfQIz{V658LAK@$n3P3mb0u_46dH7oB8ffnCModcL?%8TX{)M(Z{x7$`pqZF&yFt!~H&;AtKTy
1Mj4iD1xGP>_(Ntacw(wcB^}MN7PU*tRjWq+6e0G1A;1y?DexZ8mBgR6rN3b&Bl}`JGl1v8T=sZFUuL2lK2SE8X#FVJ<fd|V_MfFIw0+(rOt5d(^=?jE+$G{
Bx*)I&V}oo!{NVmO4IP{&Ee(YNS_CLu)ps2ewcq%gLFQT^icB+KhPhDK$VwC4k$yMgW5jqcVfaLJrn$_-%h?Vqe`!m1&;~Dax(Dh86{_hyb&TiW@S&p(gWnc
43+j{Ii)E>OELaoum6ahA)_|$RM8avB8*TQRW-ZtDD}GF@Fs>qSy?0VAH7(ym5)W5U$tJfLMy6QDOAx;ZsMX^B$+|{*ypn}g?2en%XOwXH+lKwe7MHML=`lE
{vQpfmPMN`QBk)Ka&hJWYOj=m$eCfdigk(yO_x}FBx*0epN9F{9{(df^)8Oz9=<>S5CfCOQ$lV_HH2z>jCHZj$LB|f?_<)h5Zc|Aeid{2(vNsj+R7O5o~pE<
?K<L~1O<%cNE(;~wOcRya%{OGzNFL8MArDJ@<@4yMNw*$GgVVtIy=xN3*~d5aOd=pf2?cAit!q*Oz8v^v!|x5S75p<zV0DTXVgj)7f54#HXeIDotiK$C4~kW
=pH$9P*)0AqdTVhoIZWuo?~)?3Z3UAsOhlmS#Hun$Z9`e+x?&GENx)#>d?JPoq#zlY&-K%Z!RZaZ-V5n-n=f0f-@iF9hc72vI3p-a^#q@ra0-dFNT-pOB5O>
E6rGg=2!}}-WSvC)qSJ%4|GVXV3~L)lNri)IZ8^Y3)7nfr4j|MZC9l_h=T}N*Qv_$?w)DqbM@$4$9icxco$oa_So`BMK0Y~S|;}ryXl*4Rg)X_P>U+&*#fk;
(5KaKMkPFvsctwTO_UV2lo8{7j{{IluFIsF9jnb0IVZd7+Wpiag*a%ff8;YX5HoZt3#6Mx3n1F4<)*{k)&V}p#ka}5=lAM$W+3X9l(iFQ1z1&75Q}Qrq0X#y
A4;*jW5UG{GVCBL?o#(=>(vWXMU_fAOFtLu9Ap9fJ{^BLKRtQ>-%;$$1z1f{k}B8Dou;(cR^`u*FD@~TINGa}>_H{zko9qX9d1K20hx?d9Y<GoT2OjBG+1VN
o+-Jg)2b-ASYW?;;69GIt8$dM?A&C6{m>tMb2dolWFc&|xL)|Q3vO`w8$%cr?4$k{R7r+92R?o)9pafOD&Lv3;t`kvgn2Os`U6U=6thB~%ds*%H^9bYE|UsF
w>)TLrL42}Qw*6~q$2V9SlmQqmN@QF!hELYv_PA!GbhO!N{C6D6cstJ&C&?oq%+&q1|tCarqVH``i!w#<&x**AI3GnU;>pYIfqg^F*7G<%2MSqeq+)+XUcmL
$nn_d>=KK;*jaqa?HZcbZhqm1r;^|S%t=)~A)>NzM%5nHgfLnMRoMxa+D_#Vra%s9Q8`=X%ZknG>T0**quJ0&*7z2#1;>99iZCu$&TLmW`dq_lUdNoMWrm4e
&`B>)2=@A<DfzLScafzayGimnaypfyE$mLqV*600o$1`NQ~}sfx%uS>7&!`htO@%<bi<D)?~gwmbIm_Z8=g{mK1NBWUK~b==Ph-i1If*&(}*)ZgRE-o5eg&+
0gJIG_fm^aPRg>2!J6MUR6_rTGY?nA#jmHIFj@Vju4MdLD=G{n!($4NVu=RwZBYhcr~Vx^4{<V*sKGTk<PSHt=Rni(@bD<SwRG}?q8Ezl%J0d9$Cylfb++6R
t7zNeclscvsTqP@K9CMaWjG41&w^D_7)j)O!DquhJ;16a-}QRE@BSj%gF*ovE0iNqR>lgML1KDn{16@}r>*1uxFlgoU*TCmq9IK;ove+PcB~y8C~`2-moi`H
Y1^^I-3|gPF(9&PkrW{{h=RWi1pan?7PH<l)wZBkU%6k@5UnCNrpU2f2#c|W3J{p#--0lBz71iWt@a4YT(qbvHujXP1G}}HhQl|(&%wS*p=%cg^{JE!ut9)R
AOv$-$Q>2nE}XR(IclTPF1M}&Loc{*r?$wt3KUOVS*J(0?4IDmzn=DTx=WZ9ji-ttCUfwK=s&b<_PJh{q~c(oA&7>1BZrr>Ao5qdzmSZRd{I`wke7BL39iWq
h-G7+HXG*J)S^N93N6c6{Hd>SG@m201Z3||>qHw5<Xsgfr*Dof#%D+8<M*eh?@$W-prpVFn7fvFtGo;Z<n=xOW1XYoGhCvC(j>4pIHs1r2$sI19v3X{x1B7}
Ax_jkIZo(1*r2Ow)=j$djMPdnPzUGaL_sMXmVm~x$foN06m>qsIt{j_a|P;zoOVyBtfU$cAURD8>_lS-A!9~FhX)WP0Uc_n8;%7_raQNz@*G^Z0|S6H`;3x+
4FhovD6(rGgXu1WcxyQUiv!c%Joxdr&da6-(i&hncC;~{#nHAbdDlz2DKnmYoo*d@ag26K(@$C|by056@>CKYCcGE3?dq$}{U8O_Qe7!<tZLSF^G7!(rhtit
#;aqhvi&rf=)*FUk|wFibo))TO;rtB8L=4aq_DP=*~eKbpmkWm=4kumDWeBxzI{q3f@scab*~1(?f(>0#xpHTdA2|*?@Zv-zPZ9@DHIkRlbf8#DaOp!C6F>^
Pu%h8Yqi6)VF4ETCfM4^c~)Y7I!6QHF#sJK5x>Davjs(DD4|%2z;^i8CV)as(30ARNQ$ChN2e4R5G7+mLr8VXJ3X3Sf}aO^zc^WUH|g~Dk+iaw<Q1kpF>_?;
!e@RulT#7<4LKgHWk{bsF)87$&J{FL?1<O-o~vXM*R&2iO6{sxu07xs9ud#id=%qPi`ESX?3KS<T3KZ!g7!@XUcbfLv`DLL>YR7?oeO{EJbOjYC_m-!{pHd5
$>HVkZ&Vk4f3JH&)ORZMkwc;XxxJdZ9rO)l3d6%uSFCpzsb{1pWm1`ZuvYdOkZ8LEAa~Rc4*5?h-{;gJFVsCP7739Pie)UGiR6=5%IMa0-`7RfxaUI;f|KM#
@pa0qcBtNt%&J1e{QnPCsbMZPjWRacf|<Iz7_m9iOMbP3AYHDS`^~_pD&trWXAtapaUf{tw6;z`a>Nkq6)Hz=_nh+?K{c_B6VeCADe6L`PHJ*l#5xlZgyrMY
F<fhztVI3rB^A7a|KXz9&lTEDrDv_OIEf0c{8^Ojd#8jC(x3`+?VUN=9fWgA_TdN%D0ZKvO;*gPdJ3^2xy!@Kheueu$GR*cLdzV{9ENs4o+l|KdLn-~o;a`F
m0f9;69>6xyW>`dANAo+iE_3(b-@EV0Ma9dGIpjVsfw!9rwq}R0QGw5`q!|+5<Vn>!>o)-xAZOKk}hD};?x}ZT>2%Mnxf^juBAGPBL`m(<b?H{d;Mb)!nya)
^~v!CiMsv?UGawZL^bq1RYn_MTppeA-D1JcPO$r8&kD-28paC`bLI|+l;yfOCmu_?m~TxmU88?K{pUK#6~=&O@A-*a{!8Hm{=GFvG5B<K)=sTJlq-1f(Auhp
Ww-=TP*%<OuJ?fTwjJxe6N0YwR1rs3dHUl*A<lIH@nI@DRF8EmP=3%{Cll@nxD9M{Ijv@{TA>&SxyYSqam{v~4{;{}r&njcr+7>!4%DTLPL28D9`YIay}Lhh
PDH>LKs956OZvkcFWI{Fun!-^c;IOu9qi*1RZtCsthMeOdMbWTt1@J-hOOdKL+MQZz)Z4T`;BkQt*5TW_3`zk7zIEVfJv5`c-p5VK1Z@rMR=~01`UTk@60+|
u5+;!uwqpzTd%>87n!Zs_w+AW(?_^yML9#?zHqTx?y~|3U8Q$PHPZ+7S#%Q&3Ev{hz|fA*xr8IuT{w^r`81<ax76W%Ock$^;x-O!_8s+ti*j9I74hI*IjuAH
`ds{;uF@LIh+vM*D|m#*9uxFRe85zq-PcK#msbVm!(pHZ>sP(l+j|*lVF5gk)y0G0eYOr#%tGj4XP*#lqH&bh6fB?d=P&m7a}v;~BYw_mx|Z|?V?5-Up%N{~
7wCA^0jQ5y3xFWb^3Ny}z+N!`3iicm0j;WJmCd9MpCBG|jBJ@mB?(aQ%H?W}`q$f%q1xY%blj9>U7{|!2tH-#n7}*`Jt={itTSBTU{Uhwz^dG2`K(IuK-g7r
hxKiC=V)8u{Rec=5lfaf>eT!{*C~ou=m^UR<rYTO4RBPJpyCQ4@I4mAz)OaLHRd=3l*=%qK5`&uDt`JuV*{v^u^0p;L;Xjs0jfl;T%Lbc%EW=(j{0vcV%0G^
;#OTNPY)!O<$DopF>!pH%=iMtf>Kb1<o~xAzA1i1TOOzZJtV>sQ2t|{6&G|HCL<~KhQw$xdJ6Jx;#+mPBPW6}HHJ=4FIj0mIlUYo{ny#y30E9~C-0AbJ9<yD
N?BKYDE-yp<?CO?iTdgE{PNfFo70c4-XEX5#b&)94cxpnfUnHT^)-%6(Hc|3ORf<ur0^8-QZ7Z7a495JZIi;fraBgX!-lX#tM!E59~~+X$tZlOpgG1;zE~6#
M-l#QOnZ~)fzW23vl*WYkh=<$j-|?C5%7sRn5<I(O#PyZ%i|A+mq+8@jxUZc8GYssRZ{K*65$zanCM6!pJgSW=<)-+39=-8QWsuQG{M(eL!<8CpN>!7oPMIg
t<ew3g{Q_Rd@^s-!^ISxR>h8mNv2YUMa_8WaY4TYVtj?D)rm{4S^T<OWk$uSO3Y0vYq~51Y#OHJRtAMIa5^mB3(iC+CzT34Vc|EbDeJMJ%K2QMsON1XK{ipP
d9Qs>>Xy1qxosN3-r@8S!PaLg|IfXFl66Cgk-Q@0x1+96`$|SsF4mIbD=xX&HiN*bblir()x>icV-?CeEnG;w4y<?NKv!A9Tx%7+B#$&%X6~s-M2rVv2&fr3
!{X$Em#u?yVQC^r32LcYuZ#$dp@ns=)>c47nNb#S`lT7G1!PnxpJQM1Zv~;~=Ku18Iy^(;xi8ggsY|*O7>A3Ql9V$*UDF`sk6BL^AfjM%@d2E=bJp)%lrbvN
Oo39+5Swh3t8KQzTT=)XcjZPCF5~ihc)X+Pv45Py-S$y8@x4mi$g0Vd7PBp<>xAm;ox5Sv9=aQqs{BaEPG-!;h$u+-Ypph~q{GqPQ61Dlh#F5qWe}%n)nE<0
X^Lrlb#fn35eG~)OY&OEFHI)Ml_>Si)N9hw(;7#k23(0rC)|M8ASNw5i_h;n$77hy(6<EmqAX`px2jx<6s@vUO3JGwZOruwyDA~5)2~FVD5w&tX`yD)R~Xw>
a|(H%Mrf@Lk48d*d+Y;KtiQ$Yo$bx?zq6;9$D#P-5Un1SXCBgkV&Vutr0Eh+aWH&0qETbjvz8EwpV1B>bkccIPFW(N_Xgc$DB{2N6YGI8Y)ggLMoS5WmIJFS
mbw=>D`bOoxd=&l;UU8EVKm|rT2gtUUW$cJ9ciV=x3_U8J?c2-O9h<G^(z*r?`$ZpvsH5ZNu@_pk@W;KtVta}WAQos-U;e|R!x`}Sc^C<FejaL3QYczUp>_=
VFWw0O;+1NwZgT0goBeE<vVg{N(<GSN&;1Q5`{+HNg@Ng-L%T6$6D|C=Q^9-lIK^cIR?-Jxt~Gq<1h@szE1Mx4|+&a-NxqSgo+0i=^a~!i<Agh>78IE6~bNp
0WIlunS2?OR?Xc}S1M<fyd_*%aZyoz@PT|m6s;DLu$QNcB)1eVi$QufkVO#2?Z4OiLEJG!%HjckvG>DI7OxsRFZZku#!?5`bhnR{T=gAY7V=u3Yb>beKaKbH
_V9n^J<UzS^y5n>ITg_6>;q22K!Ha#9dC4PG#iVW6u&fE++3Gy<XqGwxFtpPb{ELQ;1wh$+dsWW>)=h3RWi+*d&3|6QNj|o1X3pOU-<&_uW*b5*pQ$~)7|h~
JCJlSb<vEJn1Y?Yu2X-MpZAUHTV!9H8jEh^8lJQ(z%ko>%7=YaFk(|V&~h#TzGi`2IDk4Q3Sy<p*E1+$cx-k6FJN{re=sAln55;Qj6B=CY>lCo`Hu|4fg{O6
bGt=R_D8z3B%V{#)TFD#a^i`UKl`W|jZ0iW?-X-5IGN4DeYf(^mleodrR4H<V)fQV$!3ato3TA294Q#CN35F6GSmW6G<N7bC=Zp+A_rq~Bu|aT9dyVu)xO~=
=%?#tsM<$9Vi^)FBUQRUJjm3?uAbKh3NYVpXh=vzhkGg>XSb9Sy>`&KVLzi30048m!CHeEI}lR`k$000;d4Df-hS#)w-kdQ#rnd`R=)8O(DMO9;MQu%wPk3L
i#J^01`R9|+~TP&-PmeCU+S5#U0a~5np`c|5T!MHE9C|)(py^|r=u<ziHoC!gdTFsu!C&O0HPZ|xDJUB9+uGKC)Tl`yMnGm0`g3_)EF~;#A1Y(9HvPV@<-k1
9*+}qC$ZHBJ>Wj@k_NMqHoTa`LLEf>ls<9@QVLtR%l3$r`9QugUK>gT7f*>C;vv0-f_a=6XD5oYcia<drBgJ7BaEWdHqA2|#Mq8=Md#-<S4ahc9MaAl*;Ov-
5GQ+=v7=Vb3l2D>x1&y(EV(czWoqCq(Dh!Wb=|=<y{6<{TY|KTK#XJjKLs>(!AO^3BD;3yjN(cNpc7R>{x9heWKZA*nc{`d<eXwlakZ9GQ?wuirFHfV<4s$U
tYuB>Bg6K*MC@fKebWFxq<$D<ep-#(svRbZ99oPmwpm*2Zq(RF)pmlD3h22YNeI!uzb!#&zOpsMkJF~*g&<X%EzSzlo7lO0EzVrFS5VYB-ipU{Kfa;vE#GIX
Of+q*;WIqcv0=y3JQngTPDx!HHwYF^kL@a<IF|vb!J%r>(@J$4QC2FVBQ3<SZQgR#Jj-oLwboJnBF_L@%%JFzYTnyW6cG3fV3K3o^t(q{P8j70&9jSNUcdYy
MC5eKph&`CpYM?3Bj_qA<>9M33d$G2O3aJbkgk71?KzgiUjdVa+dcUxlwqOnC1P}6J)@U+9%HXtJz6|@EhT%t&U5;_r$W9v_CR>P{zuXdOYN5=@YI!q;x%cH
#%{kh?~?!kmR0oSc*`Aes`M$4hd#W?SH#Z6FrsF7D*w7F$=aCDy>3*DODQ+1&u8kf@Z3@mPU;YzMDb@2QMwkX%sL;D!VIK9NKne0lGg^doO_x~Y%@Iw_xd^|
I&%D~$5vSrF}{<W64l9VxFB`doXC{KN<K~^zDW~g-&P<~rF7yDO6$W|*{H?(xYUSnP0A5!Uv#Y%VYSWMrnS``v*YOtT{cYR=|(yc8h$u2uC_>~`@s!Mpo|8W
hy2}M^%f^*=gk0VA@n1lC3?9uz6CMm;<hSQ(PFgmU^yoc%FqrjX0}(yu3D`eMBz-6uwboS7)qoI))mDv9W+`@^O8yKwBWH^B2g6kUPj%TR+|vnf`GLEYf8KA
Rq6I^>S!-0AjFD<+Bwib=JE4D2#wIBOF?o*eB>*wWmiP837+5`@N#Xcsim0vP>Fe*p1b%kIiiZ#{emuL<5}o@d0(|w3rk=GxdK2Sm6<<hkTn84v<}nRx<=mp
Yv~G_-ZryPp+EbGNLKiB{RvzXr#F$##PV}Wpj#r(>}lY5x$(Tpn7}Lb!3>lVndg!P3MI#i7@ZY~18dLu*buI*{1tEGNgca@MuXYW;4QT4WZ8ivzam|{!0kx1
LC=J`b^<rQpu0(QXFn6Lt#pJPyEnrrHf{+Iwb4v=2EmK2?I;?nD{Rd{gO23%k_0U%(X;4fcHD#Apf}k9b7)C&&C+Rx28=p!McH+AFZh68?&<p%I;ZMf2Cs7P
v=0Nu8uP1Au|9rA&7A7rNpZ^;yo2hLr(bHU4;ZS<ZHYHT!#<|n4f~ypnbBkEzsR5w4Uy=KDsvE@jU)$HrQ<1BG)ItD?HZ!0P?=LtY>%qVIY1Bt4fkT5PX9<c
u+_Ua?bqS%hEP}y_n05zF;|&XL^QsmFDjV=Gv(GQC4=Ku5+gOyT76AUZDmYMCK8ZvuSeHs07$XoV~wpM|Dw5C&2;hFim!M=ecmK>l%%sNe&;HzeU8yu<_cbW
gsE=zHr0&c0D}OP5!a?wWWi|ciZ`v!7(e9*1%&Nb*vuMQrO+)%TwTfPoQ|*oFdOdhAPd1?7SUUGU0D>qmo&8HZNl-Rr<o+$h83griN>cZ+gIg^)U1|#Q5Q<@
Me14r^s;b#Uv5^yW1~oDU{Rr2W8bPH$Y5|SMr&~^&262$a4X;AaMZW*GEF4i;j;QfM#iPiRDE#vnQuDGCiXHyqnsoiojK|P&MfswfVVP&z0k+V_Eqs|1H6co
t^jaS>a|9&X%;*<N_t@Tu)v_DEJL5n*mtx5!4MDTR+Q}w6bFx``FCsxYon1(vSHvMf24v@&#jNO51zgsIUp`f{uOyPIcKb^`fX;-Shimb8}zbcFPMp?chZ63
qq1mpbQW(tk(D*(4V6tP?Hb`=M{n@mY~T<Q06r}46#~iKA?XpWi&1+xRv-g4c}P}!D3-iyi@3FmRUW#(vY&yKs_Cw(a+NHSCKbcL89nl|aPj|avQH@GhXL)W
WS7kyZ)1!?OP&ci<f3rH6k~Ax6zbuqjgzt#bI}h<4fZ%&E>tFX%>1b)Az#dNQqF;$ixY6Zn*;&9w8fVMV)oz+b5509_uL_Y&M4&~vo>OEk(9i)lsqSREPipH
OPs>5n3+dHRWUp4^gxcbP}Z#-q_W7a;GmTmNxbMBz=5tg!$~f%#)Aa1YIaDlm1Jmn2d(I!HO*~qeM<Fw;?(WWnw!48{;eC|#N{~XfYP?V7$LsE%oA(U3+*#O
uILzmqxl$Q4S6gHLfp6O;7i?xf!Up(({a-9k2*}qCxcB|yPY#*2E3nooXM-B@4gS{&f9^ww!6oLtodV04nF*S3!=<2>KQ&C1pAwN>w7N%c=}+PQ}-kV7(b1=
?Qn(_`{<}U3b1TwD-+;PTCwJKL@beb5jXa9#wopeDdEqume7vaE*31kq^5%En#yCHJmK@DnaNWQG7n|-v4&3eUq;bp@QqI3glL}&*xe74#=?ul+PnAzLs07U
Yx3i-Bm^Hte}caB=8$GO3M#4MG!db8=uEh4YedZy1VFl0EBIeQhZn0N|Ac0hVQuYXOQNeiZ;83Kyl(49(qUhp!(nEojag=Bz95<e!?Zwg-#E_au1C<)QcV+q
W!Pqu!EUfW>QN?vYdR_f$O(i(Wuws?+67}dWdOlIx}(#Z?XVpsCh!GW9Ny%}EGG-N&FneiCwh*xr=3hxw?j!co5ADRdWv}tYT`Vf5f4j~isC>IZ>=h8OV$yI
S$|V1$)8zb@pq9I)1(udOAS<BGTzohZU+evk}rj|6ihiORb^Ei7`+#iQb)<|Dz?|rTihh)ShBrESXuI)&R24l6QCEmDv->F-k2b4F^LWCShf-!!m)V|U4cib
2@XL;wufp#7X^6+c9&AYKf)omtg?@q$KHV@f0hQm&I-Po50Ma~CpAxtMRPM~1y0-f2u;}}xwi|RRvbLiLF+Y=bjY3VDgbxdjnEjCs&23jt;0?o>UOjZxz(ys
X?C{W$YIaIV~Stiq_+OJD3J~|nPM^>CG{|ga&A;1MYNS;mkyCOI^>;-+n(>$X$3gVaRf{*<l_)hl1r{Uq|*%6ebj7nU>>Jbu%*NxF5_4tyr3}iu~AG7B>1V!
@)jrCW}e(u7dpz=lNjU^n4^wGS{zdHtnl!%O++b1AXQxNXAEKgD+qZAb`(Y}>yeS;gpu&WeaDieaU~lNJLBK&u%S+MhVN}iJtCg~{oh?xh33;vaq3=5!pZ_o
BrSTdlwrj4XloCcrNMb`*iu%al_@FOn<w{FywLoIb8ODowwpH#otM+e+eCR3;j+%m@n$pz-gh<c7dkSBnVCB8n*#R8m)XHpq^Zvxx0zP|U8KnAqM?7?S{~$R
gYki`-}KH)795(><mQq4k||77$Py;KiyWn!VKy(LZ}pyN5k}FnzJ|sab{!eWnk1iN>WptCek!{`Ct;hEuPw$fRb4~0%j$vgwFS3aqs@a|9(`!TM{OgWk4ra?
8K0y<GPkoi%}v7heukQ3YypW|Z-L3~MQvExss=RbV_dEq3oPz860&xlbzQK^`mwhDJXvNSIBMVKM@xr_5@?Y){zaO5<>K^7>BJId!pmQ%dugI-Jd|`k;v4q0
P9=7Hx!Y2Sb&4;uCHd0CO1gqask=S_M4i9_SUS1=!mA)Tdb&=xY;&5t#L%j$e}f^`av>VgbG0~V;Pv(*-<5H`&8?)|AZVRRZ%3YJw%ul34UFg7(s_C6ZR3U^
_x0J%<EB{0CW}U6$_+$N_wCq&iuOV~5*wCYpx4ytMJ)z)6B8VEI(K(V=^YWOE7Dsu<^<W}K%m5>Z7UDfsji)!7p{bMxspHY-!FpKjtJHfUdkf?MY2;Pglg;@
(5Y1^e$%aJpsi(`yN)9mULtNFKr8xbw{dtoJdXp@&7Rn4?=G7)H;j9EqB82;556DR%O_10(lJ}plH98v9gn0Bt!hJ^KA&qSXw}>lg1{co(57@M-*xu#4XdxA
%yK|od8W5XgxH7wp`RPgesEG0Ft4eeVR%Cmcfr6cEa!<&GSq3|kerb=9??M3=26<K*GsNj1C4<UIrvq(3}1QoN$aaubbSETIkPL}sN#fRU%BUdpGb);N!v2R
>{TK*LwoAAgR|J7%qP)=O+;S)j+!KW|6CI%g928qe609As|Ou!kNbFYCw82czW-iNeXqCoqutRRJ0Bn4cI3#AjGILoT7_ZSu>*AmBgBb5Cs64Uiq`G0s_MK1
kjG6qrY{8mTAfr*baX@tv?VOIMTM%}u0+MpJ~x{Flx2hTCPN{UzH5yq*zSITFS;N;d1}r;^3{&kES+_HWTGIs(%rvB(e@?G=$h(*45d$0b&mPT(W~c5$=bE8
Vks{%knS9F30g|uej}=$CKRCw?Qd~VP8h|GkyKi1_N3!o?Y&-eStb8*u3f>geW;8(a8Gd=$6$3!+YKSKo6x~99O=1pbV5!@IB?qf1S$cD3jb(IKNTc7d>$c*
NukDz$bkGBeVLbYXwJ5E+Wo8B41l__LQ$6@G&!!T>54ABa$r{{-r5xp)Ulnmwa`6us8kG*EmFga*uR_|T+4C7QVKNU9R#`qyb_ifzs_uvf~EGELmpgJdnEyi
@#XbMm2t#5cwW#nt>;H0F1XA?O6gtqpf)#is`5H-oGhLLm0`yj2Qm}(ZaDX~;uyhwD#y!6AUOT5owO!&>$xXpiKlnInEqePv(1apN=}knBmLZ}Zx%Fm`xMUi
SZz*1fK@)J(q6agiky_F2N3Ar)f*I3$xA4$g}_^pNYJ#8D=(6jK2o@e8)BPXpSFiDb}$ESW#5hB9v0%#U@UCW%e`Wq5`IL^g(}tnG+kX1Q*AZH!$Br<7yO`g
gA6^pDxQ7)e@nu5mH
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
