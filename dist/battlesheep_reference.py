#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 92,307 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
c-pmn4R_l{lHgy#c;8(B1!5#m#y3NSc_TZDql+#1NlLu?XdVfXAcYYLFaT&-(fGe#ef9?cQgX68yECSMMt5~}b$xgB!?Ww6zRl`y#^Wr{>hZX@zJJyao_(PI
dw-MEL6YAG(;~0ast%xWkX6AdnWaH7?+42)PpdeXE{o|cG@J$Nq)b+6ot9M)PA1c3mge<j62<hgN|SPWlU6~E{odxqU62>S0zT;Rcpvg-ai9<-WtrSp9z18z
v<l`$8PxY{_*KjUZgm7*rdb(OHwivZ$~0JHAJaU@^5D8mrnhMgU|y$H27p7;RRDd!yIC=<>N3k0m4RSh7OP-9o^R?+nU2Rnwpte@Vj(Z;q|S=G`jAU200KVM
7FYlE?qvMxr;}GdpPs$OHrd>N)(?XJ2=dKpeIFe5o*x8tatpBj^&nUQMv7orB(or^E1uhjJb?dn40D{{$H5geIbLQ7!GaCtCHJ0GLB4K3?@34Wy2dYG7R9pa
+unjf@ZlM}>z(~@jCdX9>)tiA8IKS%r+NKY<1DXVd}|v2_4(t?|N7iCKYa0c^TQXW`QIOJ{da2o3;e2HeEUfAjfI^)cog`Jg`Pfm6#R{apFa5e6Wa3(egxWh
6!&v%Bs1U-9-RVxB69$`dipRxMnm{uL|?utR_kT@>5=cI-0JW-Ps!Qn%q4blpyd)dPlemNOoi*f_C>Bz-65|jHg$~qnmJMIu%R#9*Yb2RH9w2W{H(K8ij5Z2
-Ylz<>tz~7xTjaeY_kN2mcVj?BJTscTrSfoVkx-0$(F=&?s<dX6`SQONM`WgpoVGR;MPaTv2())Xur}9J$Z9_^6SYD<Kx#S<4eHn^WFhGr#T%5>#~@pmGILl
O@WaV%UN0mcd!Q2GEM4q1|0$z*C}w#l-LV=v;geDqeYSv<IL%KvPgqf3K#{ZT;Blf26gy<vveMep~<*{Iq!cT5E=BD$#A>N6r{uq7Aec8IOD7`@X=7ffA49g
)qPc`tFNk{gfB|qd2@V>&;j^)8VBjJO0ltgj_f{jWCRX*SCqFfw*kMAhGYCAjJQQz-V1otJ_Ae_>ogBPJo^Tle^aH)`8O3T{fB1}vP9r>x6TLn9|9Z3fPEO^
>mFcq7Dl}i$g9qfW}vqS{(ty<)T`FZtPZ2$;Xg)E@C}en59SFNnM0e)SL0W2ejZ=F`Wf4sF%aW21ESmUBCTl(^yt-_^H)EQU!I>|U7fx?0i-iL{CWCmny%|0
Jgz}}U2p32q%4av4o+dAKFRO%OZo9@vfOZk$eCf8!cNEqll)j7AzZL1g5&S#@9%;JDbgb8$M}DjSH~AuCqI}qNz3_oT5LdZD3N3g^(gtiN5VsTXiy1=<w{5i
<ojgeb~Ksvm6Tc30m<;@OlL9fwdqYTg*8LbN`&vwFscpXWd`a%d5?p@x}3i|IeYo$`0@jAqYuyC{``i2oWFes>qO$ZzQHvoNLC4;`V&Gs+e~4<@J>dy28@OY
3};gyEfc$9oB|=F`Nym*@?MqJu#J+<vJU4To;@fqpT}pvyd7Wtba8V0gMe~KbkgRLDK4U~6J6n$c^c3w(ujat0+4k9T&VK)@N}5~n%~JgB8ad}8_Hae%Q9z~
6)7<V(7cvQP}*eCs25@&z&EN2siXp3OqKy*LZ$ES=Dth2lL<MD+MU!fA`m!)ech*V=2^Pr)j*ClnY_dI)no#a0ClC`fud$fozO&MAfp=D$Yip=k3Y|j-<}M9
J%01c$z<}!#6nUo0HP{256obxl@kA|3i|~R&5ij37=jF_0s^}4CD&6O^%Q2B)J55;UmC^l*Q7+4-oZ|jKY^6r5ygNo{^|Vm)yXAE;OR|~!Oo)PH?(q_67?sH
OTaPUH^F(ZUJWfiB1wo)$!b<p4Zbdp&t9KU?`4uN(l70MnI=_Dbb)^@NJLenpI)csmLX4m{PFzaipEUm&{6%=L8-e{Qr=cfvPw)sq4Vq$+6rQpz=zzs85daZ
o0H=+#N`8RNzic0O^W-ohJW3^?-9%P&jbA9#{@Ve{x!!R-jlpAe}4Xuzdt@>zWIQ<cAvXL0|lEQKdkXt0#FyrR8WO4SOn9nIjT<XJFsf-O`U!MY<+goWh^JV
x7a$nft@Y;xC&-zH3h+vie1Gd;S&Mjg@6kWdIvF)Iw;-q$UqkE>oe!A2Mhx&v?ePkb`h`94H_#&K(waYzPQUhw)RhF7xv8Wkomy?*CbNj2de6-$eC++?C#2?
4?<7+F$FmRY{(glCGUEfWT52XVgU+h72U2tu8{~pl0$o$cwzxU4VZt4w8u0K{iG;HWKyEZlK3M|SCoJ<MhyN9if^6-B#c^m8SnE@WJ@0xKMwXt5LNUSX>7nh
8XTU{O+r=~sSHRffE>Ia-3%msj;6P#f{C)=BA+@`I0o`>Y&PWJLAVo;hIuJ)MxP@)q3g81OF>sNGa`bDnR}SOR)zTk*1-_iADU~TEQlEIWI`ihlLG$0fl$W4
YTm&5OqZKkI{VYOpiKmrprLp+9uk-vg`M+Jp}%!jTX<U^Huk!{iGvdKsToomNgR|zanS1>1qXfA(n%xzvPmAe(_^m9Jh45kG161G=8cHcqiG`7YEBay3K`0D
$@>IQ_UD^?+MjTT6A#o7zltLui;%wQQ7<TjxQnb~8kK+(q3$a(2io!XI<Lq>1@_w9hSj*3w<b2rruC4vWxW9_n1A+qz0s(1zQPdGgrro*oO!4T6ECY^vIwXV
&$F_syO!?3BBS4!*ig3S=u5Dq%0>%KpDk91bvJMl2MmI;CPs>EYx<{+mnUcro&Y%_U09yroLDhuNrn>d-lrI9=#b2p;K8A>!GPu_baGAGtlu?37|6$253IkC
m_mfYpJgmPM3EiBj|7Z88I~~^fvn|r-1o>QPafSa1t`H|Bjn6_ydy;!ofURL-g)Q;8%&u?*w(WnwtXfO=><9EWa28@fbBI{$H+59h+e6hDeSiv#l+j_sQ;HB
d-7V^q7l9%g(y~yhq*tX3n6Dc22DctXb|c3c*Kh&gS89#1ag03&7O%h-OwY=n;P&7ebS3NmB0>d^<3<Tr<N^~fxpL^i)P<NPo=NVWQGE6`a!nH!SWq~6|#>H
Mm#dHx}buWz+FJ!0~ll_daj>hU|bJCuxQNT7o=q(+2RA;#g*$MK(sjy1T<XPntG5yKKFyWBnNEU6_4q+>JJZJ#lcs-e-&BI8w;jnK)KCwa^fI?^UEQEGqR9U
3xSRm<u8Tq0ek$6ZUO8DR9bjt01%!HFtoULM0=018zN%k$bv<P7O>>YKL}S=bs$Q*bTH++vv@xY0yR;F2u}}ebM&>04BoPewN&!e;1imM<AHK?59qDIs$-Xv
xyu1_77HMe#R*yas(4q11YSgMnQebJ5Rl;qDLM^LTN7cvlk4a7ey1l3>5rU&Odvx9auj?WjCn#?KE5kT*in1k6O8`Y!ZFo9@Zg_8In8cU+5JMre<^YOSfxCJ
Mc%4Ll_}U1)6{^qxA(yOgOK()YOw(PWB+4PjvVJ~W3pRy<%XsOi^^*RlFQg@Z8u>{mjKN0%pQ28#b=;ncn1A3Ia!sQ>96Ah(5@c{vc+fLM>W2Lt*73W-Z6Pf
8vZGgC{;t!s59L$<w!HQNj`%51SUm5J<fuv2<Az7g#0hbMJJ7k*Q4D>(u4S7RyE8&LiKo>ESKYPh(6?)y99IF!dosjD-c`n=mk?*wT1<D+MMaLm={^}qP?+I
8j)n2g<#?UDp#SB+b$509@y;e-WGyIJ>$c(hql@seI7h8eetSMA5*XdYF;mTXS?$mkPNUDj<{3VFq($D=VX`LO^4oi@@6*1V?6ihRcN8@v8k*~r(-5S>>+&>
MLv<;6nDF+>|Ke0x+X~_6$f-M%#6H&i3xS1>rJ*q<7=4$@!vDqp(%z02b`vlpZ?#=^D|N}u2XfU-lWU*|2&=Tpe+w+&1Jr?dR09uHg)f=MDC6b&faXZT34aE
iDs4vdO}?hFkqMtdVAc(hV|I8tm|x9EXd2}qMG&ntW^63#4L7cJ7<A8US?I@2}b8&Yh2ecqCJef9Y&CR!a$DYtcjp`%<sd6+Ab1jbnLt>OVhU9*JN{xnMa<c
YID8HstO*X)9VOK7mx|}z>AXE3>y}eae%4s-BYI-xL~~@$GB10Nr%Odfb2X}j>)NET1clBbHVAHJO|7^K!><1i+mB2(<&!ege_<!k;Xu*1=9k|)aS-Za};Xp
0qann1@^%<{DpRnnBoY11K?}#mgrr3z$F36%&{6AxlHG2nWkS=5-jG?y^t|IL8|`nEVlhKGXdHg6O$Mih%S=5AMDsa0qOjxO`XqSv52e&?Ca$hkvq#CHc^rS
y?p<MLq7Za_#OUEh!G8lJ>jM<7ZtizsM`<EsvBY&uq@nuSLX&S(PF&bQ()4_st2;+DtxQ19Oc(&oPwSKZLFBZb^^@wh8(kr<&H<XraY{=O9zL2bc8njpyVS>
$*$*BL6!>oOMSC@VlW*I1^kH_c?;kC53$059VvJ)mX7a=XQk!<rq*(w?Hqtm2qa7)anv<HHi)j-DXh=>C}>uj>5X{xP!DI`feM+Uz2F9YwtZk&6;9ZyD08X>
^CO72sNF)Sia8W?yaMp2*+-YZynA<Xa(Vd}W?&7GNq5Lz?$>v9FtC<qTfwy56=#1@DvQUYVQ;hh%?6D);)t3zFiqrelZnt4c{u2S*lnhP_$Gl3bAm%n0S!z*
^PEq+tWe*9=P)YA&G6vk5@-sb#1Io1)~p!y#zar!aolVyv%vP$w9#O1FMM!fiG77}XdxJVZg|10Rm>XL!{?~8SKY+oCf?<F?ds^W$G4y2P4QG7i=Ci9*yXE<
toMOCaQvI9c{J%vW4TCSN?UVrx5N&p4ML52pkl46(6w(Zc`!`qmvC0ZnG}1|NaNq>RKVGL3-slt@;y6Ap)WCr2W<NezY==-YV?`(G_;|E@PQp?m~9C<*XM{~
V0Z}v+zp*M53q=+6}6Hc(7DAvUW~HUnkcp)ZR5$AVydbn%cNXMB2`_iZS3SvCy;q508Ta;DBS6^wts?YpDg`c0nIxrK`pyZfHyy$J#f7Q>T2W>Q1<SpdYN5o
Q+cvV@??RQL$z6>t5wqzvce>_LaWpB_hqtPrzR}{Gu7n1o17B|ZXTA+VMsMcC-@P0DdsG6COEu;<zx7HR4?0s+B0GFm@xD+$vf(5!nUFr-phRHY>$AO=2yUR
uk1{urBDS+P-*!C=$%Mvoh<>c6qgZb>EQ)E!+9NhSscfb#qs|56sAN8e+RvTgM;Tb=MQyUH*$$tP9U97uG}RV`oT2ULUiCb*yKyhuR;MvNj-NggUS@G4A3V_
6mJwx#DD=xDICPcM+BPVtMQMg7nfHG)^j(KPa2G*X0f-tG-_Qe;%`}0xZJe+upI)L1gip73wT-FR_sJeXePWj;XUwIOy`;w6-;0S9~!`Zx%}n$&G`J+lZ%UA
&J4B;T<`9|Y(jG?pJ94tlFKeH^5wn8n1lMR2++)?NIWH##i(atV*;KG`Dw9|lt$9OmI-5wa^qK^CID6qP;buxMFJB+^!#rwqR2T`fSOira$ZN;J{XcBrh|-2
!ywCS1#}b~TMh>h@Zg9Wgba<ufNe%hltBJEt>r_7=<=uI3x}HiYKe)KArp2<nV8D<s6*8^iG2KQOaup`EC3EHi_O*f&vz%Uh*(}9pYrto;gN|>FCnEB>@z_H
c|^n%rT)>V1ZHihB{m4C>J0ci=TD?FO_<2hBaeOBES1x<*9=FSG>&tZ<0DpaSwhf=V@@VQrM28lfr&-|9S{hTMS^eUHEGyc<>wb(oV+@}_<_=RK0JGQe)aR|
)mWeT`AU)vxZ=20nIX$#FxXH|*nb4L;QUyaqDc<neU#WY3wBbnuVBV7f&tHZW)cWfQe~EQztEQS*#|9kAo?nk9A@BB@)0Eg%aEL)d&fk^pSo-Q29S)4es=l(
<N}fHkUX6ifqf$5w#>aUHTjzoh-)VtS*P7eK0BYE=Ic!zo{;0P<+Ho8tdFn&oEkm8ICh5L(d;Nwb5p~geUqqz&W(-{&o}k?9OXdxGO5xngHm`AX^~Etm`#Kc
dr)9+`jbo1VsQGXW+9DFju4w*C9nt7bj?l~vJ1Hz)=09t13Kx~1Lh5BJuG1zWDq+Q#MdC<Ym0H-azKKdbw$L&A!N+S_54hWq`bydPf<bum#}*)=BcnhWV#^q
>Pa6EVRaSVsH<!?TRJ>|5_XZf^B60ZAPG072C#|-1hBy1(HKMm*;V0=RN;txSDIxk?1tqMZG<UXD&+4{(nk`PfE!V~BhipVNcd*8@FJ01Fv=z;SC`4A_eRDK
kxN2nG~^r?qb}62OJ;^5X;!-S!f$)QONJqloLFD7vWA;nE2|`iU_=(OD9J>y6G2QI@%&=p5hRLv?G@r1R5J>a#7G5MUfBgn^7PKE$T_C_dtyUAWnPaAUHP|g
=>kE9-3D}4g5G8H0}alr;x!=$V&#ZJ9`V@7W|5!BHaGdE+JGFtCjn{rw0wz371H!}AgVuiBzMslk52hbWkh=4x;l+?VV;EwNse=rz|sO_xlD$gDVY&$J=!(y
qLH{s=QZ0RNEDkY73~Z`h1JtFqqu@-c(NxFLm-?u$7+)8g;uOGN}&2^0oLo34wq0GhU<ZK0}gxyM*<GwyQ}<M$FBH+=85PRn5TcId5}Ov7&jo2aD0D;WF!;P
^N8So++#N0Q`|tmdk-miG1k!mQvKO%Vg%<PFu%vNhuYoYFk?Q=GO$*L*T(W9%DV8sYW9aThr7qi8MUur=Zu*^2)xcV^CVk>^;w~1Th&8PAYn$)aMb)_MtK4n
iEX|`WppfrI<8nrYPNagwdiSM+~d^dd9W84jWhTUR3e!n@}@z;6m=8$bhf0(m^~Uw8|sF*tkUob2Kty*E}`Oz5s@~6*^N{>+_cQqMVT}v&^7Sg+g>v($SM~T
!@gNT&Wk*45ol7~lG*|b#|;O8f9fR;##uE+7Ee?xk+dv#JvNfDqp#?U5lxRnnfly1Njw)8CSPC|o%s}YI`%Cdx^05#W>RFFNrC;^d2yP@U9itn4!#dUW1(v3
(5GL5wq-X)E!e%C(TXoOcUXu(;K?KglY_gBU57`F8id=?t+N@?^XLXBZU36x(w^U=kOH8s6bj1GDcJ*t!OK#Eqn55o&=O#lx;t4d`bt>L5S=DQQDV7|hDy!}
k9WyEiw>)cB6$IWwt^j?Z4q~SPOTGNEi~JSFrq|`5P@>Q6#geoR(<jC1plVlLEre#*1dd5VMlDp)(MKh93$GeKpK)1wT5wBIVO&8WV6q~*wbaYO8E!^X%}{6
vRg9p_yee*X_{aQomUUut63zO`D+S9HZ3!<$KqhKHm5u(bp|zaPup_#1?lG4TWs{mg!W=!HWw<HJ9!s+Ce-d(XKT%YY=&Lwc-n^84=oGjQJQG~uG9~k3_$#=
E7Gsc=F3fW6Sng`T1OWjIj-2n)|#nR92dz^3+&pVKq|bq+>9@)5DZaXgub2-3uV&bL8Jlli_@%oL{g#79FTArjk@xtY?cCv9?YVnxHzmWQ9ozr(IXs&X<VA*
!SBE=XgEG#s>8(w^2p;LW{zLRKa56=ghna1yIBago_Jg4M^R2xKNX8hv^>|;XKOLXs9{w&XIvNrbKH<@4^{%QY6lJLlC9~y#22bvo|d;wE_MpJ=ALl$q*a!O
t?u_7m25v~_%7p4jV$UCUEV;+r_lTz2MzbzUh|9S5v9|Yh20vYr8PRzpU6}lHou+h&U1TKR4o*#Es|hXw@D8;0_6=u*{JZgErX6+G-g|vUh)LK<h1_pWKZj)
@`NBdK_1zMFVzc;Ldz5msKk_KPm4N((S?9&Xh1~~s!jPZ`<RlDVqB%45}-Td1?(`Vr2DPrlm&gJTBs~-hGAy4%V|0q^Jq=Uoa>g2PvE0i!%axi8rTRZ;z(Rg
7=>wS-#xP8$E!*=Q&wZB6`_fUn{!H`r>HdaDQoM8K4Hh!1FC_up&OhT9*;(#E&!jz$Xh>XyldjbiAr-!UZYt<YK%c(mb01@gg9*U*=fY^vh#UF3|gRDV<P+)
6AdJH1Kla)10%P_<OqH#?5MoVo2HDzw<i;Xm`!%7_v82}Ffx+PZ2AH`64Tl_%^^OSOrnl*0u6UAY7~Z@lV*wlsWXa!?V)#bOsQz(+%MK^7%`N2Wyp#@CQCxM
dWsxQVCqSb@{6+C#&nm7^||QL;sx55tPJ+pb!F7D%&J(iI8KuaIMM<qp#C}{A7N3fONvddMlSZI@!B0S>za~eb(=9YVc=fY%%sxFHYAc)8R2dNcMXu@Z_{)=
#?Heoro$FszARu}2?YNYO-R;0H~XWVs6#&dfi!5p&Mg1vAx{KYqkea~4{vyP5-op1%k1c?_QA_itkn(U7%pE2E|mq}1cwI)9exZIbDu(N88?QF9`&4fVZXh{
#%xP4a>b7+C`Ax-VQegJl38e$xh=U&yrN45HXfuNM)dPp*dD~jJ2W|s`8a8YvO8ffJ-9Q(Wd0Q=t%4dx&Ygxn2{O11s_|WIOZo1GnRB`SILW{R|C2|3T1XcD
!>ziO->gfAG;Y=Q=3@gP54cTEX(b`E3d+Cfpb5#_7EKI0h+6WLce>-}6%Mjhxa%M7b0D<p1&}<s@MxByO}cMl?tAMABr8WNC>cORY2T(KQRI@&1W;8N&jsqE
0wBmh%|<<PnlgpNmXseyoOedRZPt;o-u@bSJDYfx_j4xkI8_?wW1Kuj90-K;Pj5UnpN+>+q)wtX*D*U`x`a*XCaL?5M$gMah^5jJTgntj4nTpX9VKWK6qY(-
gGrPJ6|+X1*D08g;rlF~6?aucF)UmJ@m0V(3YH}|@V|cPCS-J)a1<J~8k1n2Qm+Un5_0ZTkN*jWJYP_=hVtKoXn4>#3@gT;JucPo{x@^>#5dJ(5Sb!wq)*(j
b5zVHiEsKIAk8mu1N5kzVc)27?Fy{#Dr05K3Jo>Q0Op<M(_#ioIQZ~vQ_uJRj_J2~dWRqnjH4o{D8r!XTVXVz5*H5fgW+MHP7)GNqTPE|NTg8N6n3LUv3&Q0
BENlvPZpfZD@pmsCW2avPEduBOYbg+<P@t89etZBzBNPB4WK_>i6aR6t76ul&?7uNgWI_7@xhHTW}!}^BT~2<8aU@Scnh7)#m27kL}%3F)ZNx5;J-}<=J4GQ
$5+QAb1L+~{kq@#cK%rhX?-HO?e-gfU_KB{PhKWVKpEm3?9O4omG?0+Gr`aL&0JACs`M(yc<}UtoDcr+jB-gs-UtyMwsa@qD5!F5jtYFT8e}NLC`tUoUH=jL
^F~csqw!1rB8<?0(#m~UP+^mE3InD(uzf)uEOf-iPWmVrE9GY02xe-pQm)2NzSPosr1*h$<DSwq6x!xQ4ezg!bmXX(DiH<~6D?~3{Xd#CQRGd!MBCCm&dJ$9
XmC-&G-s~jDpn~TH(y~1qNut2-89VK_V^#^sdst$`uNSo+ZdQMo)z?4>JZxa6szN1j4w`(-^8S+A+-CgKpdq}{tfFTI9XwxXR94(+rH!{K>=gA^oWz7b{i1M
T)dzpzGTv2Mb>mv<%tG3L=Ueu9$=^~1yQYHnFKh?VKj*UwW&PAyVLW+luke~d#XFm2h!^v;&eu>3~_<>g3rd|PG`L#Oh>7sfd-~W&TKaILN@46EI+1C-?tZ-
fTZa$%L1%Gjx3v$FLFB_vGeJ-O_tWMcTIYZrboe?7OrdL*laE@Z+L>_uWw!zdCu8Q@{S8=8d-sHCMi5XiJF|F-WOki;|>=ZC&z+yVAwNt(E3ok2`}$!)j!au
t`T5yu%pUFJ>!9LN>7@CrVdhxQbk;EyPhIM1Z=8QkEOILTX1y^j1OVeL=%yYomf%qxKtybZXB(gdx`y|@}_Feje4j><@0O-+HTmT)o^AvJdvqxDU?8z6gHF*
8$gN!P)x3iq@11VW{SKc*Hz_z>XAYmG}b@rvSSf5bfgrdn?nmA+NkBW5)aO?ThB+m%|G3(G`D6T>X#I^6#p8i;#3xoDq5nAp}G%cb>A`JV(tX&ASZNK^=6y(
b5uoDC7q=o^UV@u0sKB6zrQ#?d-GpW?9ByOO<s^H*FNe&>GzHLzb$8SVm-;US1G-U3R5EM;~ZMthIRrn8K*{;sqeO+(>Tyzl`WT<%0-hpN%8R<`!xgiam;<q
L*(L<lL_`ifAsCaMw54muvOwM<fD4H!Rc>|!cn}M`d?5zDe4^f_^ot^2R^BYZ_)^<VVWN%)f|}*$SN1J!W=4elFGNh#$&FM60;9@(Aqg+!|r=AWNwj)#6{_F
6V2uF{QHFYOy{&f8@Dwl$<s@SN!z3_Dciu(2;QVK*E<X&0Q#oVF(ucHv0IHPak?Gj8ep)oc1?$)^li+A17o+)T;(r3<HHAgIu5ennfuulmVBbRxa<LWdwlU4
bdI-|ao{}xLHI4zPdw<oaMQ%OC<m{J1oR~{wze7jOuAUwep8b%MP;!{XXP~i(PY#zjmz29UhtkWfbReYnobDD&*qa;mx+c=kO?4m{||Zx4qsr+ddlHr=aH9X
D_JG6lz)}-(hh-iq%o_*DYUrr6Rh7pb$=cKO0+l>?Kqd9s36XUsELSFi{HUMa1*?QV^V-g^znx4B;QW-zUnXj(Jh^1br)58J<#&mE?UWaPM!4j#*R(;eugzY
r`b#vl>_^*?u|MBla>P=LB-4sqhY)zoGz=l2~X^!X`A=ZsXv;nB>B6sFp7nnWI0D_(*rspcZ^cx9_@Eexink`0BoosLiqvKrb3S;x}V$0ctOL4chmSLcTS5X
B_W$}E1X6$8qG$+3^tibJ48!+eoRGPh>{dMuxBu%;4x0J=YQ4q1M3WWvY=k`*bE<;qChzIcQ$!uRoR?7-o3w^y*Yh*%H?a#9`306+9mDjq^T$Ev8sZp*&_$t
s2;$KD}iXaSRx<E1;cwql6xtuDzz%uPv+3Z7hLM`1qTR`x1Ya94*tRv<$q<gZHAKJv9+|Z+7LOkDe=5j%9WajI2lQp<MLASho52LLDO<m@+iy#O%j{#HOj7$
-;)WCF`0CgjP$F8qk{&&Go=u0`77-5feaBMo}5dKVZkp(68rz**|1L!ut3*Wy<YFDzlaK~D4?VKatztY93)#_>}P`?!ULs3w|sb4r18;Lc>bPf$k0tId#+*P
8E+lxO)EORfXGan-dXN;5I6~1kyBPH52-;E{AD2UH%pD#^^U1b6Sexx{i2!U)N8Z#`rVq2j4jmS7eI4gfG~Kz3t_FT_6W*+v}i##cS=slj7m<R<D207;82sB
n>DVx>>>qh5a1LD!JM9VM|Vl&-dc=2+sB$nJJ*4s7u+{f3}syfiYKnD*P~xSR`Aiip6+t`OPJ+#M?qjrs^gj@e`wj<S{gn{#lay%fN>R%m$MM>zP#m9GXIu~
q6CJ#a?3e!d0{{-d#q@)@oArA>y1z{7Ju4x2Ld0;c9e_WpH}R*oOQ?6XXihhT#nzJT#VnGpZ|<f;9HdfXT{9*(WtA8fV{rvf1LBjeD+y1IGRLXs)IcTMZ4?N
AL~lHjzDS#1{qPDh0%2a&lHHR>U7;PQX|bv4-U)Gw?aBB0F6bSP4y-)JxJ)BqTbK}I6YZzd~BK>S^)wix0HdM7z`m~%!ufe+jFr!Fav{gaO8j#x1$1CTsaGq
Br0}%CSpm6e@n@(d0w-<5E61=osJWNI*(6{$JMf^D<G`_-YkNSl4o(W>u{Ct>fd&tiX8U-l_=ufZ{4yoX_!7>4|Z$Fs?Xs$seHCu^*0%Kr2IQ-KPA_wQPR%i
-<lpcnUDv@^S7`QU@|eMIw>_+j)>4jZqY6^KWyZCU^W7!{&*SIoE->Shm(*K?Vdd4RpQKdPw7k$&8G|eTkdfCKgHzin3khFJ0KNz)*^8)Vd}E7a)*v7)<fhJ
qY1wPQpT*cJFa-5JIokmVE%7|t(he49Lq}QwPtJX0MN7L@f*zcT~Jt&4t7XA^A`Ww22f}ST2ibLNl^s$kfvQ(5G5bYK<MN}I6c~4g6{`rzj(RNH|g~Dk>uWn
<Q1kpv2$eU!be40lhd4<Eg5vIWk{c0Vlw>%cF4Hetb7{_D_h}18kA4wQ^}mZ-usdX$F=@FYL0|VT^d82Ox{9|#mJf2BRLK}=U)Gq0QRmi^zAaf@6i;Lp&RS)
+N+wrr}}i`%d3-jd{tVow-@X`KX9T;ycN0X6U>=Ape2;s@4Ubg6;S6(AZ*v@XiR_GBum8@aF%<1;um34oWQ@g_E-cT1<#r>Vnn&Zg9pggJuH7FfC9s^<NF#U
@7+D;y%$TX%v2FaPPP5hToE^F<^|zOV+8=LP=cOvn(Ji39RYhDz8rZzKI6<Kca}FTE<w-pNmuLoUcl*9+3zVHnTZ3vW6~>`4{9cSB)|6$N8Z^4_yVYAOmInm
n5-fx0oAY%AH;b0XdoRN;u9@vhtZ<SbPhe`zo%spvS#bDIcg}K$sd>!v+us?+IW&I(YnS^>U=VTz2{2nq^>w6F{GBP`c64#S@hy-KEe8@b=ocEqcqwot(+Qa
LG!k&POtatG*8QH>Q!y(s&4esd-jr^QS$8Zo2!$Hv*WANU+He4!-IAWk*>NSkCYAh=k6PU+?1hErZ7Anwe{)tBK55LN~z;E0lty0kM#~3epc?N9~|?aQUcoZ
@aB5gU&F&I$}LvS;FI&}?J{=<ZSt)4D~KEgXUUl=RCKh=+of(^k6u>6|9h<0Rq%BssN6<7FjKV`BeqpvC@OOl5FgkMjNVj(#UBU3K_?Cb?VQKoy3__S1bc<9
wDDc(RMSBxwsk_Lv=GJYiPYJ#o5$wp1+c-#r(@NHRk9Ynzbhr}<tU~_bDt~P?QJ2(R`Al?UXFJ7qbXgGOqbkVootK$1mT=gYdJm-7S%^-ljSoi6-aEz>IG^C
A*}7w@D357OAOH*hHg3+Pg3epM%~F=r1H33xwjQ$WMgp8ZpV#-3*y%9%7pf|J9WVWdH~WRhBEf1B?mCHT)Yg?mH?Zn&;EaTbtR?&a0QU1yoK@XWkE=%jjO@R
>!e2Wq0bzz%2u1DSPWPzG8N^k#vl(Fuh;kVFWJ;5D7N!rhS3p0X(bml0=p>FyQG|%`ZCN%2!@2O#b#hg=UZ|qWvtzBBp>qGa^?M6YX%SMlu3RY2QDo|z2LIg
lz1&h@N+S(GWPvk{+_PW3aegWy4Xv2gon@*^i90QthoJGNx3XO<e1utVLhxI`TXGEMPw+KQ+_inw)-aA1Suxe^suw{h&Ew=#Wm%9%=q)?2mCp43lvx%vx>@$
-C#tH{4-Qh3^hYK?0N*U3=7E+#M$yA5-3<L7C^zixGtbonXI#!)Wa3T1H;Q!i4;BpX;ZA$8x#hw3x?|OFfu6syzvsfxru_ZRE6x?OiExT8x0pYSQNZEuqrp%
a#p5zJoiI>hw<P2Ia*kFp${E9$I{`omR$L5lj2^7j<6Wt(!r=+X-WaBk_%eF_ZWD_Tl0bqrt1WhmNTP1mO#!_g#3R-A<^u|7<Mf~{YO<3x>`XUpMTcQhy%Iq
`%l(|wDy@c7vm%*z5NNbBwJcj+$t|Qz6A3?dFGH}0gmEt3jxx`FXrT#6vlvz6cY!zpz1IgNwHNVNt>dUlcy8k>Iu6gk&P{kcYc1wa{TQ4YJBpa?~c#7OddRW
bMouS8?sqc;p0LfFORQY{Ui?6_vaT^KaGDl|K;VI)3evutoJtyH*XLOZWo*DWh$3R+v1pVJ9aL`8<C@Ojn9PZ_i62G3dP$BlUm)dvKa<uLT^rv6-3fgP1eRK
7S_j-i8zXIackz=%q4_2`<Tu69F<(bqqeq|mL%X4Ef!&NT5Qq1%d6A3$5$ugUr#SjuNZyyYH%|01rp&LtSgzQAJ-Qkpy*B?yx_PX5of9eDoqev*r+}D`_r=@
&fnAE&gjSF&eQP;pUmORa4|*swcew!%2X<O>5Nw$?&#M*j4u(jCKJ!s)L#|r%$nL|fys77MR#C<n#Hu-NC^@)P6a%A!8;MnNvUBdtf)#A-aFK~Vm>!jPI%i$
z)f5#yw|=VtxdQ_OIw4z!}(Bxt&eo84fh6G<_%@~@`{iTkGe)HJQ-2(c1M=4x#V?IGXq7}b0Gq66E9+nRiLXh_aW_cX8lagbWMBbTIcX3d8bKP^v|gyVmc6p
fZCBWysAX-vU700=79)O0$f^aoe^O$v~X^V+zE)NG^&)RpX#wLAfrP4kA1_%6+-dR{JR^};XBml`%*ogx}>Y_ak!W%N$nH8eMrb3)A$@f#L>b9VQ}i+dFu;N
$>_oa3YvnRSZC{{ZnHIB21cm3E4I4wGA?0@=atGH`^q`=?H(!?Kdi)%oI-+WKHG7^S*Xt4xmz~vvA<ENP@IJCWX9~25;X~bZFKWWekbi6?Evf=)O!*tB|J^b
8Vk2hQ_M@PlKY4X>tOC=vaF<n-(-SZiE=q@$v+cGt#CAIz{UJb;u44rV$#C1xTcDC-iz4`eM^8Ziee_k7K@cg(K1Wrf)_n?fXRztTQLNs`lW~!g({IcLpqbb
Vr*aM6!Jce&}%t783_p<uvxCGzrpXl?alJPwWpZJq4?x*tr?YP9@2nf=m<Zg=@L+JF#LH$qsH2^kr2wyXonCw7n(sOo3=9mCqohcb)Ps7)QM0iUTY&I6fH+i
WktR29`i40gS5E_NqONR!t!A>;u1zubwt3Fg-<<crR3Y&x|1IDW$_h1-sbuVuZwAIC@$4la4bsmed*$k1dj}mI)EnQ*YJBUsD3N!aGB#>0BMegELf+&Bs%%k
({2eP*r98<x^}7)y5%!ToV_dGk&i`MXm6U;tauWIMx1auu-{GNQj^%|J-=<T=`A^<RL!w~9?5M<a%Gog0PZcxFTOQHa*CXNIiZTTd3wk8;UXmhR=pF9rCiU_
b_Tbk*H!XqOj<Q}M_p+WHhImt8t|f|g!d!)f+$)SlCZZ-7s=95yc`DExq%#lu%5_+-nZhGCsG!t-1CEP|L*XrvG?-8`Cu&fFxc)6u^PI~b+pK9d~UFy&tHrW
4i50Y_C3wb!1T8lUP3XT&D#f@l7Rw`EIZ!l#&ouJH7R~+wz#=2HpscCNpMSw>g|4g<KPt}Cfh%~M@y+rlXWu9>U+x{x+8`KYzd@H;J@+(=3?O(N3bD5mA<!?
G)WiJyXd6sAMEr^m2y6~X#C`ssjFSN0KB98=o1D-KzIlgbOq(`tXW=^8S+y;?4#-t+p@Hd^9e9H3;eP!)H%@>t7Ba~gNlYH>Id)w=KbPZI}!^}S~$wva}CeN
7)k(tWEl2xORk#VEebiK**?<i23j4yu-!WHP|I}FwZ<l|r7;%q1hBxoDsZ3H@Qo_Byp33`^(VZY5?^O*hX^MMhMN(qB(n^qe~Ly99c<>I(plu;L(Z1!Xxu@I
_)-%aoPu7uS%um@>LP_9!7|e1Xo(<FANyurTh`ZpyQLxbHoz@}+2Ry*Y?P8(8l%a<XlF##kE=S?sl#r3)VdO~FL~r_^5y8uB`*XvL_x;xJh^|8RJw*U=A?~j
;ROR9D?MZ+A${f5(Md{bD`k>oZLn+#KXHzL-Q{#|AFN=)l@XaAA~qwu);3M*kUwhs;(45yJBgh>=mGbE_Xk-DaN)&V59%P|r}UAxVp1c=U$#dW@LO^l@!C+n
v^Wvuz!r&gisMS93@4wO-Nzj)mQGALJiySKG64*KdzUhQOqYsOkX0cO@5n89LkD)*{fZqmQbTaSA-x^7YWm5|ZYfg(cY(fXD#p>oG`*%ASC@r03Z#r<{C@?S
x?rTsFp*n)ct)`y1kek-BlDBsC8^rDL8f??iTpNfM6EYc7mpT%pmfeTVn}``k`4cEd}KL8ClT*vMAQT0s+&q9zm|;+rG<{*ja^|HI|If3c8#rYX=Vdy=7WVC
!IN-!=Pq}?vLE#g+D29tYf2j1+*P=Knbr-Xo-|iB;7UwjU|;RE_(oa%M+xE?|BtIueEsTczV%)$9%K99GdwS`WtY=D7V<4lNpD3R1PianX5}3+TUFQ8tK#^R
56|c&rt2Rx>4k7GAZ;|%u6steZMJr@13m1Ef7!m}f})Q1lJ4n1U55;GHe5lgA`Q8>rCuuVG*|&nHKN}=%74I+OK6{6{`l&}w;>|6U5-d{`1*X6B9}JMaP`Ay
Jz~r!86^P4YfrZzq7oa+xw(MJsZq~g9Agd5biP?G3H3dVqwcwjgeNKgM(R{y+<Y{Q-lr>0h*r@r@}f2QrTEji5K=pRS}s7<>dtiCmdFaeNPI4K1~tQ~4cBEs
%KLoY>6OI5jd~@!T#y|GlV2*tOAf$89^Lr?l#oF>rpY)WuRSRp663K|6pXzpM~WsB*Xj*IFt;_^IP%<-r%u@$v1OAb<$#kHZb4e6J+UjPQ+!fGTzxijy{iVW
W=rA_!d8bEdKxttC6}TReoI*ZQRDob(JytoHZ4`BJtm&h7pC5!rocuf#~6NiA)}@kN8Q2M_>?B#^Mdc(Rc~-`_Jy$C+Kqq)&*#fZ9Ed5+wNZ+W7Ndy=$JR$E
LpN5JxlR(dFu(d+LR;!mu+}WJCej5DI${|Y5rC8f$&=h`z~gurqA2cq8MSM~Z9`-O0@fUyDeX5`rQNr^DqunJ6;?iU=RgCQ$M*vvG(wZ9b<4@-QCF!tw_=V<
@C5IGmup*%I%U#BmFhS>fAL{*L>00B1>G~svoNXXT?MHfEP(;#Gjf4cX8tvUY!J{v>oA?2Yt*@a9bLiD+jbTz^yi+w$nx$qdIHymy=~wyaomOyH<myy*WTgq
vvp+3n7}K|nFo{-S;w_E6q${c7`+vV182{5u_0Vr`77SVlUlX}jRv!$!5e5d>2L!{Z$rAkTV9wp=$TO0Uf_r8+ndC6_B{dHi0<#Xy;)ANbxU+m8_i^I5Ik?&
o1(G$!q(>Sw<KpLNzj54J&S(jh7s7Sc#|zKOO7O$9=g}VOq8@-^@6wf<$<}FrgdP=XYiWZtOS8$jrmomtdE~jGw*_fB)>&dl~ku?`l-Tto1x}riu*nq_A#4z
*l(qjj2=tyLk5j#h(!0(glv2^k}N;XaZ^|fN03&{vdCJ<&Z{?fK-CC6Ac%p62eC<*eI((}>Af?t&*ScvP*|PrFh9frt?5ZbG+n1kG&cd$&o-Ljz+oT>IojZ-
xwx!y5)dX6@$WlV_PI4aNU`D*gN=Jkyb_+&%oOk}`I<k}%WaMXSMgMS=PRsz4tY9e2VQ-L`D4{C)r{Qgg8-Eg-x^l3U^KSHn^9-1)jdK1;W{I>vxdfP4-O>0
uH<x1r^5i4E!Py0h0t9#v-4^RwJ5q?($J2F3dfJ0W|9~iR*cps8j-$iUl(gqvl{Y6?(QBOM0)cHdS*CWE_dDGiA*Fku&B_iaql_PG7|)@!)P6DWw@<(+{Q_t
I3D$#WJepA_PDIcxt4OXdI18vqPLwB6T26oQI|?fXO7x{GfRCE;EgofPUvG~`&v)m0xu$^EdaceN=75tHVYmcB|WfvSYXgnR$-USIP|mt!4MDTS7>ex6bFx;
o@&_;&PF4fWXr%q{zxM@UppTgM?QT&@<3eJbS83QaSB#j_1n&x@m>-!Y|t~0y<lRK*-1_*WLY#im5LWT$;w*uhANU2?zIPCM{n`LY~c_RPd(1>6@ldLkZc3r
EonR)YmkA4JS0^-6ieQ>Mf{@Vn%v!8`O(5k)v4EIu}&6Aor+=LjUIKgaPggOvrj04h5_wq?#T9zcQHnxrH%=C<f6D?im|wU3iWWL$IAeVxt<1P+IBcwE;YS6
X8u%>kk4l($K}XPZ3#GiOk!)Dw8a<2Vlv(gQ#e(wcU+Q#&M0+}IU6x{NJ?HiN?u3AwbPAG@k&f|BcZCy4m&-P6N8k*>ISwPvdcNpWk(XvI|qHBYfc#AoHfeM
msNArie}E9;~iv(o73DC3ZTr%Cr;h{tiI{H>)*J8Q(TUN7AQ^oixJWl%z5Hv8bbR_kZa1V_cR}itRasj;fwp`1s+loVPJRX$8?<3{G$pJ^2uP6#%||ClL7Ci
9w){s+B-j>d(Q{rqHdqUbmosOIr#A14n)~yG&B5~!s6R{>v!H<^7O$Br|wBcEq)rc+u;mL_R&#y6pq=_RwlroG-5E#C|V+sCT`r(8E43vrG!6=N&-P*yEw4)
l8P=UFjTI*Ls(=-|CVQmJe1RiWHm(F!M8er7uNk+z;1t-)DB*#br=4?5R_{|4Ega_61I<`KS5t+b4W82IhD+7nut(4bSB)jF`{7#0wCQS82qoG#f$aE146SV
EIT{dk?6YT9WmFG*G>IMI_#UnEzHb}G0P0CD~KjREhA9;H=gsk?GbdeRNF*g88+Euupb<bdX#<On~sVAN$Aftxr^q|EGW!r1_%by9UY4AiiQ?^2Ox(xIi|}A
27WVlj`)e0W7W}4CTiNDq?^s)@oY22+z6dG&u7HL(xjp|FvB~m%G#21;$YU_mVWYQmRS5<rU)o=cYEoDrupIpWaM^`Kp**1SWCe)l|n1;;=t&=pbRz29oN`i
OK<UWhGR*d7GdSce>$|t$wPo%=qg7tA9ltBVT(y@aL=)o=uC^td+3%=N@ws0Dsnwk3%dKPV_<(N75)(pxnq^PsCnEuu%x5Xz}H#Mw~rzcV)Udg(|l3i3>tyc
W)4GL)XB253!YXSJkmkqHIj75o$f1ud(B2@j7q^YSck^hp%!&}+J;=zS8Mi~t2c7kGw(3PuWnLTe_RwuhlWfsM~xDJm_#|BDwiVb>e!`|nY9UBo3go7bg2>G
wAuZ2ff<MBE|F?ia;qyH4!{#C<ub#v0Bmw#@}pEZreq?nkXRtRpfK}UOw70=_^Ax{4kz1op4?OyTFTgy7~~U}qlra298z+#@I<gnL@7ofHLmwPhOqw~gggX0
3ZsVg$jI@+NciEQXUWpIk`{=a@$Y8X&}0t7_b#LzBA)>L-)&We=F?1zYF}Ez$^uO!&3mwvVZ`%jY7dxg!MSqSQdYvh*H^W-j+9RELh~QqDKu-_Zr?0){LJJ+
6Xj8a%Q=F^o6#D0Usb$c=mZ+3yPGs>3fLoGW(QZErd{s1?X>#eMT!U%a;DC8Yj}{OEyf4Be$%^7vf$91A-4{>FA2Crg)CvxyU0_z8D{%3`cm(S5n&W9>l<jS
Vb_v@tV!~*pw{?KvZ&e(rf82%`PyL&Q$aICyR04<UpsKi<<B~>%cBon_^54UGJomfL+g{YNal7fr=dE|7N+lag2b(Nz~uI#8<w`J1&#U`7n|Avi~Eg)ti5M#
7pz)8?rnX^Dg(h$b!~pMbm*kN5sBj;rFo}ZoIWW9S;9<sIS_R(O|)=ALB|cgU|*Z`W6zhnEB)A{1v6WcFKw)(EqGMj?GixL2`qr4le;fE6(mnjH;I}}PO~g9
w5nyrFvMCcL?ilI7Y7Zz-a*uL7i8DwRw*|K8i%}_ktdpMyIETU<GD6;UY>f>xM9e<`fTQYQ><f~MPo4K2O_BZX6!+uz0i)thNBmlHT8PY#lUW2g2PP#Z*M8H
BP10)Zqk?+WRC-Z5|_5AJUEA>_V%9p658iV-6sXQMexQG!6w2>c?6(HwhC`h>9Qj_1S%C}+64lPwTyE&aRkdt#0>;!ML+E>4)2ENabUWp7(3+}IY8ael#U3>
<GXBD-|&*i6J8mA6}1n+Jtl275&@Vdq`jpu0wPuzT08QFmC#UN9Z**t&}<U~?umHl=f*G*oF#?5E2=vd-VoeA7??}tJ?Y}_RhoN*V`WAMgD08sC<RrU6_<2@
#z0IQ!m50>tv-6v-KsU!*QX+oZV?$RA_i8Hf9Umz^u+S8$@%S$BigVOq^~`knLnxVlW4*v$WAVe`XGI8sg*$i+f+VQuFXQe#j|lYZtuj6w$k_Cn5iH14m{Gn
V;ADKUE({s#*#O)NJFPuN;3kWr!PXB=+^`)-Eh&kVp_|xOBi@u7i0QT0HD=L<t#@_FhE<vVw2%(adTz(-*-8~%%{xZr8gN0S?yh8Ji&JR3w+TA@yS#329mG#
jDF~?<0BIV`IGMdBZ_t}VYXZnT>P;)OVv69Cx@=SR#j==wQZ&5!a%z7j2^tqn)~iHg{o;nahA~i76;|DPwW^;rLksDI@s0R>lN1;>ORP|FF1COlW_<B`7P_-
D{pDLA%t!dIueE>eeE4&kn;*2oUT@Yq8w4tJ(_Bnf+Ua6BP21Y#dzHukY8=CZ1axGxfV;ae=YY9)RpB*T}o(jQq|BE-I3(Mu4mnvWdQW>O;hJ@A2(D*L1c@R
w<7j0rv^82kg$;IwOFLzbbuHCGUGS-X;N6wJ#EN?YgI-Ppcp0IjI_or&Y|N4P1AXPGUCFhJfxJ!^v@`BGp~B4_r}Y`Inq2i&Kr=K=+#Kht-Lr!aG%P-G7<=0
zZ)+(37vEPaZ=*xtuLnk53^;LdFZ4V$=#sc+^TOEH1_)x&i7d1VnTpZQ>Zk)v+I&vji?6@=wDS^)Jw@OD4d1BE0;*nG|%!blC?QZxQ!cPn|)t%v@iBBlWpx@
9^xPQ;d)stY|&S}=JLMqBl2z>aR#92ntH*y)s%<RjceEiKWJRBLeD<r&p!Wue$jh#
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
