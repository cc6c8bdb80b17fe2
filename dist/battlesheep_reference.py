#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 92,336 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
c-pmn4R_l{lHgy#c;8(B1!81R#y3k1^Hz2gM;BZ2lazS($vhAuK?)-h-~gayjmH1|>a#xpkdl+#*_|;3G`g#+tLwX~AD&&8&28R%mn3<SH%T&B-#;4$&py)s
eYi=RAT92LX<0N`-2~7$$m?L0&a$AK4})c1WOW=&m*w;p8qR`sTBWP3$*MXCCzI(i&x&R;iDG(LXK6LP$?BlNes7ENE-1=i0Ur!_ypP4RI8cbvs!H!`51vzK
S_kv83Yz;h{3_=Gw>pF_v%CuGn-rg?RTeDrPgxP<MQ~lE)7z{8Ft4*Z2f(4}Du6!V-K?C}O_djm+CVU`%2kjg^G&m<vLp%e)w-+@3q{$aO<orD$3j{G5b&wC
xcsm8$I0uTk6-_Ca{30_<a7VoFbMuFC^oD0eeitn;vi_!TY&Y?2f+$3QU=R1odtPQ^V~ib0sN<Dn4{u84lbd|(K1g77HlXlx%adVigow-Ksut=4SxBmESL4r
_7;qSkI&%U;Pl5M#OqbD9$Z74WQ>?ODVoO`=SB1Kd(-&OFCK6H=NG2=^Ouh|fBw=m|Lfze|4NO2g<ti{?;mNtv9Qwzj{?83(9;Kxg1@ow(+7WjLVKRUPe2=w
;(m^eWCr}fqf?+yWDY=APag)z=n6g<)0eNy)q0tIe&o9;w|f49r{rvO<`TO&&~k~Kr^fAFWx{n}`yyAV?~vD&n<mD6&73H9*w9z*Yk9hunxAEDem40k!$yng
V3ybE^)d@1+|#Rawpjv1OJF%cSqy<)E|=L9u@v0h<V#{X_q@UH%FS{Xq%-($(7?2BaO)%F*tuZ?v|nk59=|;~{_Xh3<mk<DashaKF*tzdG^e9rU6s?U7Jgc1
88DJ^Im@cx4%T2=WoeVmphE!TIs>km5qp7;7Jwaiv`7nLoCQ5k7g?~%0HeT^n;U@Lpbr0Umd%3%nj|&MdH;ui$Y97!hTC0aASGt7NO>{E8RxZukA?#Ndrvd1
@9QR8eNzV&d{F_<o8x1I4!|$6ILMZDhK=QOWcRrvBXG#Ovbu%2jrff;Oz@8|;ucMHFW^!8957w3vm*TX>^p4!U7aoG-_@}6AD>0Y5`oX%Iv?PF2y7Sw_F;&x
2Y}I87!4{QuO>&Df!-qc|Em|{LA_q)O&DE0|Mzhed<SGRfO!H&=FsNib@KY{FUjTWU$DIy12HZ$Ai7N!SwmBxN3Y+Wz5XS6b#``ndGhWUkk0V%=h^3Jwr+y(
r~&bHy=k)Jsw%5EIDv)wEWgh#<i~I6a>ETGXNFY<JE0Iv@?&{~aKWMoj{in~|1D^dA}x}BjQ@9Wd31hx{G(ZutePj&as!G(g(PFBN6GgC5+2e+i%LK&*Fs7l
-zO8dqse5bq|BlYNQO6OHj8nuO>crJtQm?{B7BF2QEf<;Ij95GJq`lva`yiC^wry=i;uvKK0bT*%Uk|&_U=8b6N&5Q2G^V*S*3vL&j{^oGll)aI~my;Fd8N>
oK1<eOzetr3WSgqpYp0K26fiJHcB_kCY*nK_MpIgNlt%#mt6jQeth(!fbyK^q{|~STtr_dy2LSyETC7U5dpUZAe$1nQ0?vE=`sa0zn6DJ5Mh@#l(`_6WzI4y
Ghzy$c`cWqw8^4TFT_BAZ`3tXNe#M~ECa%XO5feheV=wG6LJ`}JE<c?AaDr#dPw8U^K8khfgEcxd5`bw$pj<;>Pr6vikhWON)wHNj2dJklga)*{yaT;cRc#-
=<Tn^lgaNB3u(0gi0aHdFoR`QO8mVp?H52aH|7su2r{4w2<U#0UQcz@6PRh*lvS^OX%xTT(h6aE4?9i%1X6xa6a&Ke=d+X7#}_1lr#EE|JByaz(8_H_)Sogg
0mp#f6z9QuHMIDIBq2g2Z&*z=_&Ps2eRE8`S81`xzP9gWmevi?1^%@l5ml3ZdYx5UhCKf1r?c}*8Z(<iN6k|QrS4W~bz3vZDlrL#&hyV`D~MSFA9C+zTwuL#
kB?3fmk+chLBpvw8Sc*p{&oMpM=aYv5ActlQs9vI*BpO%Pm0p~`Q>Br;pmk4<^$^5L+%a@6l{k4u)$|3KwT~~K^4AW5lpY<s5-gtz^cJFP4*eE^~FV(v7GGQ
V(aV%cDC%}I+$hk6a-5qb`_I^PXvS)0xmol9K=NGpmfh816jDQ&z!d&FbuHJnyjGMMZ88gXsnb0(VA}i@~-gM+J88^aA1Ci%nwGmCXw<!P*qoD!Cb>*cb6`G
5PGst8ORA>L(W(%dDqJ{2PF>|3s69-=ynBijYI&F9NNpo6H5?k!2BzuJ*IK!CqpqJlM+pq#2<0GvI3MbV(@QJe2X+7Vbsyfc%O$NTZXv!aj-{%sHVS2V*~!t
;_!@a60*ujWk6a1<lrUgW+3ScG`&3)Oq2x|`P8ApF_M2{vmr+h!kvIL%u9hY`V!d*U1!Z*2D+M=5fN0(+{65}D$O6T4u-&f*IZL&LBx0`6B-Gdl<)@*gfa$J
^9I&uy4=jN*&oIQZ6d$~4aKwZkigt1?46Ga{jIaw!rO+hvDeK_98{oB&5+ti;-DOggTdf1I2fvyP8#XgP4d8<9&>HxiQQ=>NKfIKHzH1triomuJxy#VWGK@m
?-M{doNtQhaKar<JWxaYDvp3GLi%Pvy`T`{F7lpf)B;X~y06F_Xvg2{ydn=3*lT+m)=4?<Ol+1<n=9Iu%?7Ms{y7*7#^c`k3Pa3Nl2Sc$=AkA`ysU!BBA`Y*
&#SuWTe=5}jA3hHSF$z7UxOu8HackfVzEN3yM>cDU=WlwF;Zk((?4CjJVA5t1jr%j!tw;?#ELmfGL(4tKE+T&hh)A64-SouMl?5}lWW>$!@dc^Kt9d}VEu)}
6e1M<EMw^*itG@6q+smHu#CY7WG%PjzQ;a!^5}LcKnYHakTdJ?o)l$tR@eo3@1Y-TFl8=bSI>^v_L)qi7vz+aiK}b_w%1@CBhM5edZ}uru-`@$6K|uV{$GLY
DH>^uM);BxqF6N^=Kg>#gq-ylGzr<GL8Ld}5zo^c)-D(l$is;>dnVR&Lyt6XYQQh_NiXhH0z0%daIqtvTDD9^{vK;Dntc~NmA<}^849==2Kk}@%l8VbkbQhG
=8=ij1vR_`?gIKAz#uCzaQze`<9YysMPm-XAT1Ng79Z#?u3aYqqRnw2pyA5a)PoH2Wf<J01z_8*cuc=le|Y#N4!#-uz03>VSTH36%57ed69);LUtS?NV+$#@
5a?J@{#xiBu*Wax7Qk*mrG-}p0O8pHLx+1uwD%ahAtE-8ELenS0ZYF8op9xK52B<?2UET~i}%AQP!r_};TeE!j=q+$!CPLlmP)=Fd_wbZJW!7A0ll?Yb?kC7
cR66rVgaPGI3a6aHSfxhz>DZDv+ci)1Z4O@icZVZ)<&4`<oYGM-|5Lh`Xgr`6UY?;IS#%J5}r_ABzI*6J8G|gg3<3=IHvjs9{dX^r}=FryI-jIPZh2otCXj(
$XnH@Dg&Ehni;V6_8ypj5YoOx9TtFp?0-tDvE!U=O?IoU+|smQQF)C(av6KA>n7~z5`Y<=*#nQX_yTkc&!9ghC##Y({q=kR+VulLw)o=vsFDlVdg^T%9FeD_
<)0#nQnw_HI@29fjx>Xt^b@F0U{VCs<1DDlV4hZo$p6wpbkdl3J=%RFJ%}&nb<6xCR43DPxlED}eaJC)3Ffwiw_0pgAhzDq3#PJq4GZkFIn`$|FS6)Gdx=#V
kz|~OVB!EOSD{kaE)b9b*zE4!7J@}R<Kwf3uG$@a89gw4@v2cDQ?LXYUN3rQyYm^446qfBxL4UQnufdQWS84bhu(PdX12y-JP+tqXrUdjsjN(=XC^@GA$=7^
K9Sv&ce|<VeT9L#Hc6#52XrvZjJ$z~33a3EO}<3qYncJ@-!s{vDTV|GoMwoh{@;tUQ&KOkGj*okWXtvcJe}>JEe~n!WxlTmbu%kB&ET#=?v4)5!ECcy*P*(J
W|jyBLR}FsV3-bid)&o__1Lnk>wH-*$jj%Vn)Us>Qu_wPEOu!-XMve4^SbE;qj#`1u4{s54<m1f5hR~6kYhP(DripleYjBDMdFN(owsFay0-h8Y;H00$kSAB
u2*?o!(()M9fIisGT|P0Q97Gp!?HFGF!jBA>NEovtT*HsHwruHuox1MorlUXIW<fR>C|E_IGK~@fY}G=5O-BsEMjt66$Fd01&t)q7>KoCT7sGS!dPjJLTx=@
J<7AdKH7%A(5?|v9HDOneC_=by=xD+Bp{hNR)Zr~**vSV?3-GG#XPzfGNva;)gPb5wtr?OKzj)>iIIWmJiYtTj{P%`&QIFZ`5YFD$ZEvCUVag|vm9U(B`MI$
_is4lv%inu;qR0f(TLa+Zt7}Lqicn_{rIfDA*KP#!tHl;Zom>P#_K%;CXK9mBpa^Ax9ZAKevQT{=o!$)idk$Yz)Ww*F`HWMc&Ka2!>YS<^n8ep(6%3xe54uK
^}H&`QbB)dZgx)$rlX;NKQJS2;oJWqRyeXF1rNs3@m=w()EvOnI_|Tb0}u*<gefGBx(3Jw(KUO8_301=&1y5f5w9NV;mkWwA#=1B+@R044-Biq30pN~PIX{@
1o0NNTL@J#hk}k*0RA-l=;GJ+@6V4fE*`@StRXV#9@)$N`mPQJ*79sCn6|s(>@P}X@t8F1ZFaxepb<wLQS%0-i5zY+5!xaT2R#tG%`_0-B(PylaA+u?feC1y
^J$kA>O1fpM&-B}9(-H^O#ze`Vj{zu6{A5y^pqrVyRpmy+f&n4gT1}*!HFdf6~-$I!T3wd3udii*1#UVM7_Q0CKfmGF3)RUM_)X?{S<GCr}9|r1jErTUrl7a
58Q#{-&D<`O=lX*MG8~env1(7c0g?rYBT^9YgLD?eQU{sVM4!zvm(x<*qcTg|4yd@&fZ&~uQ!$N*+~k0i9tMK+xO}lp{H-gUr0|w8#)Ld*l~v0mY{Qei5Lck
mmt91(3|rBi-=lLC+Pv5TkPY-C|je6VhhqXo}4MBs!F;{tCb{DHRamIPX2HLnU@0KWRroyolP72Cz$r>($5vpyt4|_vg;Ih^W)hA*Gr(TRvrOm?|yEU`L#Bc
C#$qb7ic-un>D&xH9a9OO;RhgIyw7LrR#NO(h@LJP2Ri7IdS0TVc8spOmlRCpOBYg&O&d3!)sVRhM!0EvK^>B6UKlELqC(eqrN6=E1KcG%$MHw2)Jo}2^{y*
&O}-YRj>q=mOp~tiKN!s67WiK8G)7_p3^g&*O8aSaU@wBAC697N|f+-FgQ3kcwuw?P{(y6mzd=Q(h23tU7DjGOmi(n2abbHvBdl;6kwFpbH_5M%FxOHeX>IF
M&U#Z7@(BGL2P_PpgFosemXh7xKyxSxRHF)U?eq*z2%ir>tYdq%d*Dhrrn3_5YRMOm8e?4%ks8nCt6A~;k^m(fxlup*R-r*0xS5?0QT#}uSai_v)_)-&wo8N
*fMavzX!7k&8cFB>6vLEySyxx_Znjkn!7SUGn*pulvEa@o`sDGcrxUt<w{Z-N&i}=j4{fMUxAtcST#VsI|CF6Oa#%3zqp7Z=U549TD2*79clYuNQ#&aGA<2+
Eb|r6QE+5A96-Q>BW@5fG!g^088J};`RlZi4;7+|pO4NRYWlM!CR&DE*d=9RD%+zDRo^7?@v|`z9E`F6IIt`>SLZ+9AHODId2@8a)BksmOmuoFDXn0i2`b1V
BBm(yk47ahYeOxuK|tN)z~?!CBAaQ#M1dZ8?9*ncoSeR4IJ%^9RJa@;v5LzQf<_#3G7&1R)n*DzGz#c|K#(p{d^2xI!_I3zzwrF{_1XE4l*aS%*{ie5UrsI)
edgyYNjBh$<62dYERVrpLpf#t5#WOJV_}LWIfVC7YTqo_Ny)x~8N&z$JnNZhAWTV>S=#+VThiwcwA7L4t4wm3flJ9plmsk8a)Rz16B&Q%uK8O)GA{b*#fRf_
M7BfnbY2AZiHzGZ_o~d~Z%QDpn{Z^EcE`o+Y<^O#H%)j<j>C@6?$WY8!UAw=^!Vb~Ietg8qfE_B1Ah)pq7FJYdPY3kG-q>^1L3Q*&bACn;YFlHI$>fq5k~Am
fxQ_{E<}sL>7$y3G(I^*Y=V`*9#GRYJ7vf&<Zf6a$(tVNq+bu1x1{y3gmsWX>{JlnfP`->#(B#D33ApI5etWqF(=paGcD5U8dE(*2?1Qf?yZ@p!v2uyg3xOw
LqLSpRdl1S^4V<Z@Bm8KMdr?9tXP7i+?X1`DjE>L0)s~hhy=2$!X2r?5&5n(%UIYA%O%<fQ?^vd-=(CFBrX9rqIgH5A&HRi%^TrGBDr9cO+l_MlTGi9j2|MG
gwANlIW9(1s$rMT3`NqcbnS)T4uV$<Ln=A3zGP($H@#L?Nesb=EM!rViC`y!m^kG5#lj;<6!Y3E#5bsBlq89f3i6`13z8Puomr7HO!xQ1hJ4Dr9vQmwZ{gA<
f(*M2=&S<0%jgFhoL9wbLJq{*5rsVBk&(?JKap*2icP%%Iet$9((q~d5|JvT>Fq#Nf9^=`qAwnu@|)U-^r3Zi8tKA33l)+A=O}@t1;}!l3_DYDBiIJCYurU6
ag)s(wndOAHgzW28G;I{r)x%W1<~+iPo#!GIB|~EB-;zESZ$O*_0a;X*BKoyp)?HF1M3DH_y~>!9K?55`?-#N@dM2h(JwGh|4#EDfrv0}KqTS#{tU@TCZy*P
!T-3&Y`mwqf&S?|q~JxOqXVS+v)#l9&QV}~C$xvU-Qh3^pJo|ZE5mDJc@bq@_+PdALz=_g<K>Ln*RXRECJ+Lzx6M4wmtcL?XxY}yl_!ueqv&ef{$fUX0vd^J
zeQy<5kgIBR+8Fn9(gT#T7r9=+Pnz%0;6#T|AtB=Geq7rNSLB-0-w&86dAKeLuo_Z5SLXNUco@0vf3q7TrncjRxrDjN{5@4xw<Hm#ss<szI!`pX9Zd1Vq(}g
E67DzWE}#9jhYZ^)ODp)2!FBp+-rM%-9te2E$Ke+mPZ=}{?VDZJq~u6<aL6ggLa2R=<>q#1W6{4zM`{Bgf<S5>T~OS@mym#6YQclPs5_gzQx15ZOGjWjhr(y
uwOe>P9M1o_8AMo4?$=wUkyq6`+}hD*rQPgc5e|naqITZ4G{=D@x)+q(73gm@d#6EL-cg(Y;yEyx`9vIzh=#J=l3Y20B9#QgK~c=_N-x0w9=rf-7l7U?5^o$
;pl^5@kR8X8U>8?2{eETPNcj`?^z^S9T&+97{65*0NT!`>CUNhQmlh!I}t{d$R{FD4#dL$Wa(-so}=JjG&|@U|JlkTE-0Ld4cY2J(OO`n92ZDKouV!=u4~71
@{M=)Wf(iX%2pX4Z6K}1j!gDYPLTuv6*O2A#G!NW!3Q<BB;$Wg0nWC?M|NHuY}V%VD5d0}#_wry&b}a>AA5_9ewxx=49w<2<#i`dM30BsQ|o-Kxs~m3E**Q@
5c{EJq5MpfMX)QS#3mUK|LV&i&}Q@HroIWgc_f`9k&hgM>|<-~lr4_86sTSH?NA^U-dk=anN>8dP!5H@{t*jh(xF780rI!gtOrC=q0StT@H`s#<zw0G2NG$R
ok#I@SX-ig&ibQAI1JOcG%13A0=J;y_~5Dz7aPbUkAs*wejWcXnmQ61rSk4(A>4Z6ZJD1$=~2B`EIH90T^9mdp#?@G>(V(p!yuSrjAYZWa*@|NXjqqQP3JJa
Ql0a($8B=4SID*Zgrk40@*?bXzwfAe`$5Ym8uw~?QJ?7Y21-AN=I=OYx%KwiUqp{6v%W0s*Gw&~QK^7brs}Zy?PPaW*fXeV`AE%@6tl%m+QA_xg%~17MY?No
^yIiP+rqS!C-5bw^?xUOTBo%q1kt(j$Uc0f-fa|GrXWErE&}%8sFN986R6$>RBWN%RG;!s83`%IRrWarx-;Iz9y3k4-)g2=&}XWJ%F^Z-zE*pmrlYZx&Xmk~
aoP9;K8iKmge0wjjevrW#MOpTn5OnUAn!o3s&zBv4Tf+LnuxeLrz(1iN=u)zK7`OG?AUr%H6VB827RuM#$!+yfKOsXZy2=RwQ=G^yE)dcQL-y)jKO7=vzlv!
IBfOVYaH>i^EpQhhM>D-BK#K<7$heI-8AG|BX`N<5Pm7_sJzVECX&OqCliF2T>(@_$nk$*#3h^Av<P@4CcAS=M0`EDL^I`N8}3}xC=5F%%@hGrCl>=dK(A>+
DQ*-rDA#KkF_d}b$cjIuOG3ALpd3zM>Qs>Oi?Z6rikGSN<>-;+1=_8w3=Y^OX4JCWs#vi&WYZcr(gG)-en280VNtA0imk84Gxnx&;2kpSnv!pIn=v(ELV&E9
Nzs*UNF=W^!rcb$8X(2rX4yKy&ci;Y!xmt%EMZ*<1pgIHNY=hE`=grxM6rR9H0Zw0E&muGPXt(_VSgGCZ+LeS9Y00K?C7f^!pl;w)xF~wF5d<&l?C4g&kqiI
{39ynK8M&cZVekf>XGrniF=QY*_B}A;!h~pMG*91ED`t1EHum9m0Ttc(x(C&&(r`j1&UeN9mK{_H0h1`IBABmJ7F(9xHH5<0xM321vQMEMlF33WN;T$;}hGK
O5P7M=ZOD)l7R>QCy)BdkSzR%TXikJS)UGR+_l}!#|A<XaGQeCRYGPJl-JWk6Os=unizHvb>u1UbjN=z9Av9-*FU=FOK8<gAbD~P(kw%p%-_b`57xs-R*qI?
GJuHEzD-G@h$x*kplUOoYt=^uK#+r)je6uXV+x5aDL;-l@9crwtS1w``!(`*Ht{U)=M3c}QyS;vp*%($2!!;{AW6(;NfJfsB<gY<vlFIE*pzPayYFc9yex!R
Dp|3m{DI^alxW&f;zvp0u0uAMM0rp#Ys7hzfe9IY$ctHdS4R{Z!$lBZ1-zpmTzUil>z9N=MyH8Pp;4<bx#lT#kZ>X)=VT4|pYV$33u@Mt{P!TbI%plT730qy
!)iqp+PQ$@o9a2>Op!d&C+^reD&~{KO??lL<}J8^e^kz}Z&bN<1?+c~$Fk*$t~7lC=A9MOat2E{`uJ?q%=iC_X}v{uhaiuPqav*-bD`~9VKku<7hd59SI>uZ
LXmh9?cUQ;B9O|aup2G5<+~>o`Q4*|vfx~{Ny<vL5!6|9f+~z$dUrV_r*8G==-X8Bt(l*0VE*w6A3-==m9yc59^s)J+{Vp-4}>I`-8zX5N#Sm3;G8$%Ep$E?
8@n!2ozZ|(f;*dl|2CPOSMPs3x;z@2)20vZ*Tcd0^DjC`=M%}9x8Lvs^MPo3@-kfl$`I#ZcU}!U`6OdA6Z~x0&Ox=KO0RM}2v1eWx#N$|C`UEqjS%4>PInTH
f-1-HsBkE&L54DnlEgpU^&hi8Z`_tO8W-g+!Uzp0tq6#P8a4%|MqmmB+ZW`)LPu=uq@|LvQf=0)AgT5$WpMnYPA%C-iXUh<?&(iMp<PbY^8Ol0M~-T#K4CC1
(Q+x!|D(wmWznWfv@P9ZqMUVv1{Wn_b4Dz#Vx8eJ_7#>kirUNHPs9A}fd7%61{Wu9j^3WXi-Aew8AQLO4xx=tu<G7<a(;aDHYPm{q22Gq<|sY$FIb1c$u{df
v+Y3J^(8+E3K+|!N1Oz;+ki;sq6ii7C6i_=vZkLZk2Sy{dU&Jp07GpVh-wwfB*0k?qe1-lP3;-py`C4QbOMUmQ`2+qkX{cEr!#70hzqnAe3m4=&U!<bj#5Vh
jZBZ6F>UIQY|x)reafD`Z_hEYNz-nYC0KzRu{Nn><aRn_=hHtndDg(*HEBPZb_H`<xUP{Sv$?!{<O!0$zIk011!qmkJ1)#=WCg~Vq@V#MfO78pP<#cBJ6vd-
91GTgVbAJ8>*wN4cy-^X{((MqjR1>-9aS#s84s#c+S3#?b&yJwg5rAH^>iX4U{hy$+@)JFgR6F6d<d&Cnuv7l#EN3ar5gEk<7nmFOYA4Bw^eg)G(at?nCA=7
cEdichBL<DiA;4%0S2O^u%(RH08$))Vsc%k)$Bw!Q{)}xu515Oj}+pdwf<3`9gCQuqpBd?99jU;MlH9Mj&P3idOqrH{^@?DxibS%zoclU_}4%cr*eB#DHClB
)qN;i{Ei71b24BDIibUPFx#wOpem{==`8zHY?dGk;P+Yb;r#6M?SDnFHy2<vMM<h$_Xr84^|$H@cbv(o^(50?rL-+7c!{i!b8~SU+6l;HoZ4HaZrp-S`9OnJ
zFg)i7fnhg#m5Wm*9<(wG50mUk&9YRCfE=CF|-FJO+F{WR*Scgj{xEZr@t`@NAYUve?fJssB_@sx6&aVB&FiOX)C0L>4TW8b7(#wt6a<qb6C+yR^I{}kGV=K
%s${j8|UN>yYI!2xkV}x7p22ZG)K(y?-S;8oznts+|HaN|1TvbZIjKU90W@vc$3Xs?=Xx2=$lH%l(d&%w;EI8G(N^Pz+hwTnr267;h19w#%`%O&|i6Whz|_)
9FW1Y{Ig3eB}Mgi*#q+K===@n9PcjTz<UCM@O!GucrbYBrk``M4_*@q=u5_JV^0Dw>0-(JO+&^MmD{SEmD9XRlc~!zE@xr~!3WALz5^U+nj#oKo6k<YCmJ?I
CV<%eKj<BJ{t|29Q*IzTkG$+%$tsDZtgMu+b_k>=Jz5=3p~an_xc%;_`|}V`qD7}@$GHSWg?2VXO+=(xR1fxnn>Z#MlLAblkGEVW#df0iRe$l1Zs{a%`l#CL
ftJs9(Mb|?>aTY<c5IFX<X9_on$KiWIj|4w-kS4&&~l(7sGPZBG>q4T(`6mE;fZ}TZSx*Fbxre?B$c-oMzL^{F6T&Xdhkc&j!}x-k^%1NnU>1{fDJW7C_lj3
ROqqv_X|52FKF2EZW`a@&S|lvBxEygh0{o;q}fQA!6q~5hG=QeCsaI!C`rKsdj>NK9^)i?{#RW;u+Cs03+gqG&G3;aHiTpU%_h&RYMXP%yZ6`Aw<qsTxGb*O
!#&kx`=mXcVD+RuR%<Y|faCxj)ft#^g%K@7OXMTDV3@a=-b=Ywse!?MGKV(4;<AvhIGBjM{p<sB@Rz38|7)XdGn5REt<jBDjL4x)3GJN{vD7@o$w<N+m#vaN
{0s{ZnvR>2M`0FdlGt>wQFe{|o=kX*$)v9orC)^{9W?lzDY0P7YGIcTWQY*)6kNg#3yCq3*#8gDu7>mg3x9nx7!1Dolc>Oo0xA(8$D5tZL9*q=em3|aJWz^t
$A@=G8XtXy=lY3;4Bd3H=UOJ7@z$Z<w4zfHh|H|*o#k#vfs>#WIpw;FkQzk6pGE?IyM&ot@0iLzQL8W9FPb?{9XNXrfLkk)v4vXv0%-0l5C+e8A*{329zmIp
7A^GVPRS|7QOn78d=vZ-JlEvrcJ1swyGQ{W1vmvlFsJ9;(H#|qw-#g1_OT|?&UIku1^4X~Ls?gW;)yHk_2^fo6@2usr@Nf~66QtIQ)n2I>bTa)?^-suMu$&Q
aqyfWz_^OX%UOu`UkY;}nSaYgSph>{xn-ibY%w5~Jyx{Y_!LpP^`<Eqi$CqVTY(RIJIcl24=eUt&d_7))3YCsFOv7i=gHf%vtLjOe6LdAw4Av<8g-Qskk|M8
k8`e>&s2*BN0S&z)v*_#X!o5aWL;_3(Mrw0AR~&iF#1mRnZna`ldXG3YNdJUfn+&SS4xK^ps_6SsopTA2Na#t*&8}orzh5pk4>{fYe0bHmNKvtgCT^B84;bH
dm*+5W?*m*jvTz=c2szaD{^6yM9q%RR4gg+Zz<We&w+LqLP8F#({Vyj@3E{Tsh4F_18I%$#u9XtJd2}UhqioI|F(l#<goXzS`qJl=k}IK%k%+zuwO$~eGboG
6|>!{zsbNO<=;{JDY-_Cl5QUV*7U&1ggh{wzlEIulZiPkN~yteM1(Ggi*~8`VJqJQvk@ru$IGzh>_E^uoP?Zc_v9(B5@)`9N~eNoK3(A7o`>82DJEynv>fHx
0ja#R7KwYgQ=gSpICM<09wMh0P52d%GG?vaaU~VqVa6x}^M4y`?IdaExK}oBG+T2AfSxUn-(a@yg2IY)utVykclg&ffI>sil46ZWiXyOwH0{cQDEVjxLMJc6
>CyHQ{4g^6#mjxZ$)>lDB=@!?uQ2V2og+&ZK7!hroaWSQ$)IB`L;CC!li6pmLy~&4@@*`vn1v5%P(JZbrFe#VpG+<s*ZTLUITA8;X$)~Pc}qPOBWH0B<(T=L
d;NU^*t;Ilx6Ak*NmHnXZo<Rsv>N)J>fR+6m&fn<3btTxFW7%^;6#^rD{?g{m@{`kODMPMd4VM=%+8lf*sjshnEhjuE)`?IS?>9XU))V`0{`CHV-bABJa5N{
5#<UG9w1u}u&kN@3JlAR?`x2}clVt4UM#IPQ$-v(Rs2s1MclZZ7lbQ~l?AZ!33|$Du9FFO1nl|h)!6g#8D}oJv%G0>X?vbewpus$0?we$|C!;DnK;n9E4@<u
pk~5H@_YaJ*gKm5UjWr41ef%O$tsc(P+tw<gBTAVjiiI;_(aR)VYH|=okLH>KeMU~S+jN795s~A<PS`V*>~UcZ9GYq=v<E|^+TD#-g5<aQdgW(8&acIeW#qW
EPC-ZpN##(I_;LSR2prSR!(iUpnZ#0uh;ucR%BH^^{PSjRZV*3J$psZD0%ki?d9?L>CxrMZ**tT^Mh_}lD>K*kCY?%kKH#7xhX@TOyTNi+|{SMi!`w6E2WOx
1o&3EKGsoa`B}N6VQ|EMN@;1&!&~Sbf-MiPD7RRRgHPnEx69l~v?=n&uS{|noTjI$P|?vcZ<o4xJ$eZS|L>7rgTdFJpmH1Sz)am;jM!F_p{UGZKzv|3FnR+H
7L^<Y2fa8Dv~wPR=dv8c5bPDYD#v%FQ>_S{*wzV|l0_7=CsJp}ZV{WK7r+J|pN>@*R_R*w{=Ss7SL2u#&3&$Dx3`cOTfs|ndo|wSkEV1%GF=LLC9^Fm6ohk1
t>ySUSX7^+O<v5X1R=2@s~4ypgs^t>6_<$6C5C7YLpPm^Cn<F<qyA(rQhD62+*=TGvN5=4x8v5q1#xTlWkP$~ox0!wJpkzuLm7M1k^>l8hF*r~N`TGOXaB#x
z7*2{xB|#h-okkHvLvL_#?@fub=si$Fl3Hb=c~<9EC#GWnThh%V33E5*Xw)wmu%`|6x&5P!{~^hw3dq>fn8MDU0Tgd-5Ta21VhT#Z8I>W^DVhVGuDJSln?oA
x$=IkVS@*Cs<gO`1DBSfL2yxSD!gtZ_@$iIIs1Mt{+X?_8mnnxy4Wjtgon^m^i90OthoKxX|*gr7MR+JVLhx!`QqT<Wn?IqQ+{(S;`=t=1Q{mO46w5gh&Ew=
<u&Df%=q&c2mCp43lvzN@|wz*-C#tH{4-Rk3^hYK?0N{Y3=7l{#QE|Q5-3<L7C^zixGtbom9F!d)Y%op1H;Q#sT5QKX;ZG&8x#g_N`~tB^T?zC@WxB^Mkor(
QgyRyGbw?YY&2ZpU{Uhwz^dHj%UPA-@!XHa9maq6=V)Q!ML~4z97~cnTFT`gn+*3lbc99zmJUYss#FSCRa__wzQ@2b-o_VfFkL60w453Bu>^9a;^zM|3W;Vv
#;|J{>ffuH(3K79`23@GMjXgB;(xH-q_xkqxfmxg>FrObQQ6U&;!fGh<O0kC<(XF$3vd*FTVRkjemN)4q%a0#q?kC!g<7xDu@rGdlC&vm1$jF0t)8%364}^-
duL~tEXPmJE|cT`e1CMx<@eyp+vDGk-;&Lu3Lh5=d3AL8`e$*demFb7{5kpY?AKRsPfp)pv%z01+`K_BxLt0pmzi8rZHsQot=okZg+z|ZwL?>`3#c`<DHLxj
S8CP7+GZG-3B5f&QV>Z`HCY=cSg;>UG2$q~#jTldGnWwB{8K*Tb5wG*kJ{Q=vXX#LwOEA7X|cupE-p{r9bFzLznxs1Tr&FXmE&aO3naohSXVMpKdvu8K+#=6
cyV$`BF<DHRGJ{Tuu*sL4=1NTo_(OfozaiTou}gyKAFRr;bMyNYaK~pm6=os(;2UN+|h4<7+)c3O(veNslP7Qxiz(`5|i!9n(o#DHH&Gvl@cUuoC<ghg7+et
(@MioSgDmN$M>jp<$P|coba}hfSb5fc&~j&TAOf<j<yDShx4HXTc7B*9PSOY%p1z|<rN_x9(9dYcsiz{@Qy5Bb1Ch%W(JC`=RySDCSJrCt4r5e;X~T%%=(3#
>6-S=HPqot@=lYo=$}(Z#PlEx0ktFNcm;~!W#{00eFPDt1h}+@J0rqiXyM#Kxf2jkX;dlCJ~xRjAfrP4k3+-76+-dR{Hq_-tM{nS52Y$Sb@@##!^KQVYM<z>
Mne9W#^(ScjutKmgH!j;Tc3+cMi((q&=mB<CSNago2~JZF+#;%xz&}Ib7@>WuT%}#SI(ht_fWC;VI_v-6e!G!*^U#=LUr!W-Lh$q{EbQl=p=k6GiIlhs7d&1
qnlUqJ8AD|2VmEr-jh;^;%QbjSP*uaVP0yT-bYke2XiOWWi6EfCllmKl*?&L37SZ1jiXTmE)r-Gmq2U~lNO%EHC4RxUd(3bTLOGhmNO~hSgu5hR(U2D$LOg8
OkNDTiXkY~uSBdURH@V%(wPhuWBWR%koReXUdyZFv5?>ao8`*-Tm0VJ-Yow+dy07+icb#Lno)V?Aq^;oj_^a8E&&w>SHFyD)L45q5<>YI?GQreLNlmj)Ak17
WGLdl?i1&MIuT06Yh$E@qUF%3*eF@WNM5`_x?F^$yzmfV`7j!B2_va`B4EnGr=GM@@*Qm5Nss!n`05~UbN!6h&~!Ewmw+re7Nz;VbRkHJM+Qh8K$G!X_`Mg@
|EQX9S>PQ5S%HTvSf{`wI{7uwZV4mUp=-FhcB&J)<ugf~y({05k40K&Z<^JtcoKz1oNzj@-%abXl-TG!|JdZyTXIIJnqvVylv|kODlp3c+}oF5es6~46gm5H
LX~uj?2hfjMMeaydM6l5g`TDD4Q@%VtMqe1S~Yh^U1<_FdCj@X@S>uG_e1%DC|Vbiu(!+>>C#cW90u9DfgFOcp2&m2_u`f(QWmG&i-Yg~>hP+>dwJk|kjVWG
w!7z8W!>gFTI97pH(1c;FO!3V1N^UjPjfRc{pF>XPz-4E_5r74pui)`jyJk7ovmF>ieHv5Zm!D>axQ8T+>)YtyWiY6cm;{c_Rrwa60Os8olf)S-tve3h+zp^
0x1*tuY7^ISUAQZY)DY0?`?%n(#7<SJ1P4IJAG4UoDVJ<Ke=U^dRHz0?<ha|gh3Gy9s&hjZFzOtE?deB`6(X`QT2#zxm(Bi1elx!epwgloM?;HvA&)`MZ**I
BX|Mxe)+u}i3KPv9Odn~hG%OGC4k>E412jHSIzGhg`ClBAL(@it)9QM-8%A6%YV~#$tJI*H5Ty%u)w@3aG%%kjViaijaaSqC%l~!-{fqE2qy}zHe*&vW;sg#
42>K**vvy^v&h4ToGsPSxPuPyWhOQ_1-*2$3blRIM+#R2%UF}6C4xwO?3;OQSzr6@mWJHh2)7Vsi&N0CRZ41Uj3x)8y%AMEuIgB)4!iMD>q^L><dL(<SD-JK
yb#zB1sS{Z<X%fs=~~X1<1VI!7mR$Y43Lq8^p#gfC#|Thlu44c!Llj*#5n?XSI~Wcu!1R9Mr3}7*o^SH+$?QE{;2DV=W$~0BzF3s2iynVOJpg)g%@)@sDp@~
(nsEkNsSzT*&boQ@5pV$YeV_c;zW=GTO`scjw_WioP26_ANR0WIx*$&07Gxe1Tg&VUH1GbTPjjPR)s{oW4GW99oS{}D|XaM4Z#7g=<T>u(@$=U%a|It3-nD>
F^)E-={4oJx-7I+ASH?M{}pKJf{`x6L~iln8O4SWKrir)%uj-sq-x^^nc`U{^4qWxwcbcwJX#Qf(mCgdA^Dw1HvGHwk>w1%M7*03Q4fr(ekzUpS~fP67CM4A
c7<u|3>5p@HMYW~oeiX!4;FF+Pr~87yWIK8el#>_8(USZEop3XSK<0~+O&*%(p=eqt1y9qeYMx(8)fw$C5UJIKdwsgwXSdI;HF-dIyANqKEv}8TXs3kV<F$-
l=QaMQLylOY**ePvsHCXy@HNE`S^@pV!Hl8n_dV9Bhp4g?RsEz+jeUwJJ7?v_?PWlE-31FFX{dd)OE-}XTue=D$<Y#Tk53(PlFZUR3rL5p!^36xrFxF#ZRwa
ejg%IyXA-^hi}MNG;(PJ4Oc&W(Iduul2HOsy!LdvA}X=5oSO@noLct;h-0j!na(%MC82(xanwC`k?<ttUr3!Qjhl~#(R+Hu3DGI~MP9TvzZ8Eu7eeZ$Ps_!s
THTqh@e*0V7nIM%&Y)&kwc)xdNqL{od%cnvxKXcUp9`|bVDd|ac*y~H$fG|$fD$rD$21v7<h3WILt;F(ih{9M<w((F;#$2y2<EnC8%Lg-^28~7Berb1q#SVa
!YxS4v?q2Yb&5}Fh^x;=u6NY{)@(@}LfGmRhMvYPM#-gUgx^vYK-4;aXY@<mu5C-zX^)BL^o6N+s41|K$uWi>UdX5|#!+{0Ha?{Z_`Kk6?y9#qIQv3aZ|z4w
i|6wtC=SGw=GrPnM~l(MgJbI>l%X4|%UvglTbN({Euk%SDOhV4S`+Dl2OY7DiwHo<f#gZ<wcv3)3{e#Ky^Ojw;<h2O1p#Xg&Xo4stJ3Y;UKOyQ_zEi@x^tj`
%;SfV5E`M$)Vk$l^Qf;>om(--C3u2&#LKm<Mx8S0E0yXvJ%90Gazque{{`J&%Cj)3=zRsL9V~$X<uh`DRA&AygKQAcL+db|oom#)e;r-H(A#zvD)i@`zQ~LI
G<pKphP`dzFm>F95;vAWF4x}S@UwMf%9y|_&6x+35_!*cIux0Wl^DGhi34ZP^|2vbTlp*A#gjU=1dRr>qrqEfH|cOANpC~Cz}sV(Ht3m9*IwX<>${u8boK)Q
+lub*xxHCVv2{!IP#eu;Zxp=f+MA-W`oh-c@OLC<FG<jX5<QE4<%SX1t9X+yFiVakmma#;!%UR4Tn~bG_~n7Q@TPNM&1dkM+N=bDV<r45RMyAOsF`=cL0a6R
sY<HTGW%R(z0FW_GsS%$T@5jt`D)lnDH%VO;D-zv(GZF5rwQ5kY%E!Rn&YOh7>*#V+GUZokeyd=?trQhdO#2Z4G&_IF#AZtpVND9VxPy|EupYF-D7@;16tFQ
h-mswm1u4Prk`yz!-2y<5^}V`Pjew!?Ia*fCgR_Bt^#yxe2`+rCk9*hn0O^TshKI@S@HFOsF&Lu39jO){LWWchaB>B%nrO#5A(<BU8)(m)kgs;Bfd4PWWi|c
iZ`RqSgU)C0>X7hY-bIv+a4T9d|k=uoKA-UFk7xEA`79vY-aD(5^7QOy`-TX4;79dJ<TLBHmn$}Pc$NZ*}g8<q-M3`i`)r5I*9b<6ZFh*xLoeg!xNcEXkbyH
S>xWHre!7wT!+y*+{$oU@3@VVK5;Z2I?0YUFzs<!lXETQX7vIDc13SHCnk0;LZdE~j?Nr)0cV!_B*0r~w!P5D$o93Kz6D-HN>>1QCzXswux%DRI7)h8_prdA
rL4j}nep7y0t7=mm|vl}Gf*5nc6zE~LpU3aY?3VlU-3s8!THwt*f{d(`>_Y&!lpBk6N^)@x~kuH){OU(h+%`CdF%xfo6JsfN+HXl(Wz9t*hyB_nm1IDq;#)6
06Th%4`vI8ka+4*ajys@cZXyf_-;w#;aGzVG~^+v;-OgbzAfSxCD-Kc{>qOQR;o_DuF7?~NSjOy18?-GpM{I>Y@2;T88i&&Kyyd7cf5-+3N7_a$RiiU4O5K8
^;4*aBRyUQSj_b_DATsb*>a)j)iLv@nuL5YGdV7YZfZ-w>0=UG>!mHefEJVSW|+dMa=qu09CSvhi_F=Gu|rbw+EMa)BCfq|bc$DEq8kZSWp>!<p_~|`Bvv=D
<&a&$fi63ec-}ea16^~%5a+B>cD}5dqgJ$Y_8jjZL)@O`u22AFPCjw!?q|)-&|Ux5-Jard9Cbix+h2^3zF^K1FVhg(XM$W)ZoQ}ZSY%!CSQ5UtZ(racB@sq;
cYex}wBa9hn37Kho3wU2Cz_0SKMgoBR?*)30o|uQ5*Ky%6s9wOY{|igzwJPjT}Cs*Zz(Lkt+!$C%_UDC%y8;~WYprPQMVn=uwow_bw}ZtEp252{7EYY(~hF0
5^3VbJ)LoetXWF<v#cc$B({qK%OI`kf&xS3$~%Nb_VjOgcF03HeMnYAv>kk_6L?|WZw2h`hiT*Bg<ALF4-7%MCd7~*e<fl2DEb5RWj2R2Gm%rtyrzi=wL@pZ
U0Wj>rXT>)&4I!H3Oc-4Z#*D0Yr?X#lO2h!d)^UqZF$|+kEFw)Io!g`%owxG(E5UC64WvR#ed^DpSvDGM@zL$1eU8dn+*1Y=i>ooANZ!DB0v)Q3r+5#IkXE3
bD9ByfpkZQ;`^eZCEo$a;Z2U|a)N>1%$*~CV&+))w3CUNb|~p)Gk84POffe?C(iR3^RP6jC=Sf<&Z@Gu<eWH|4Y#GA{E;OVf0ro&%G}*vdZB5)cmWx?9VF04
z7*C{FioY@%DXr)dM_wLjdI5|w%5^H{G8!flBY#j&D>j^XA<!T+jR<E6-ee+y)i-9ViFtNb8IC#)8g_Ty5*D789aiDTo2WP?mp`o*k4M8e~d%!Smi!yPI?EH
bW|GnIxqP4QA9$Fp44SlESj59D{$J*VQ9)GUG{dt(~5&fI%vH{k`B4keFbo@-3X0QDVPT9&^kNRp>9vxkc;{n&0cf$Mh<%xJ*N2OP3G#4ixTP3kSXS<Q6dnN
DCbiZQe<5nyL2+MF`;WyHkXPnwE~<ryT2(h;}G2?Qte7^b)~}rctWLG=2#YhO%6<clnTd`OvDuuON18`W<HCF8FvIfmEqpuWZTY@+v-9`8G90gd;)Vcu}FtQ
N^TaO2zH4m!w96t^?tw*_P>IVhhRrx)UqBKIbIkEKYZ?4vNW!w1!8CXyB#((nZxkC3u%wYCqVyqS5=|;w9}%xm)5YdKoiM|0W4)0@jTkv17=%rt{k?MmGJNN
Rqd@OrBl4n{D*f6&DyrxHwzs<Gr7=2c@*Jtj-c^ov<BWcHSZTXfrjbsCXJc`_Q;pn!Bu2gpF3_lt^RkBA_9e+sdwF49^`0?@qw=2?5>wAI5cO-tw-)l0xnS@
OPK5~@|13d*}jav)_Y<^7)8s51{!PFbz~rGl6)+vGrp57s&<1Z+GA6`b{NA{&<xQos|Uu{4%~A2vmWg7=vOX$)HX7izjX1T^+{SJb32#QP#tFr(+@jA;?_H0
a(mGYOIy`~MtvmZrg6aHej_1k?^)LctJaTuTVJ}$L2%T4n;$J5I_YmjV)BzT@0E+wC#4`um<cZjqVA=M7EUPXxWQNKYm<KL`EqxqADgsbW=ry=jg@o-kE*+U
0*E?+1#on7_eHOQ<mu@qQM1iymL-N(wX7J1Sj&ZIMBnP-pn*3yi2Ck=?AzQb<wim4kas)sM6>NS>uO*;*Ot!9Q*RqL40&Il?c8sQb!@X}45s`*1a;qzJ!rHS
+L73B^a8V{UN5>B*iB4uxGCV>EoF9uq@u@d8uNneaUf9Q(zcZc=aAIi-V0ws`&_C2q(Hw2-gqL|M0hEW02Iki;SDNXc1VXnrJ_u?K!CB9aqcFLV0nqSfdH-O
r`^Tj-S9jPOxF}+r(7cks2iHn5kYx;m(Q9TUJ`l2E90-C_93{(q|H_$0MmrDw-iP|#0o=aN8Yd!8Val<>Z%8tZGyl(5fA;`7$$<Vq_B5Qb;rURg4+iJbE&*1
ef+)73XgEC%;;h8Br_hRpn9|7k}l8~h>1g3wa>QIM^Cz2y{7v5R0Ps3BBMpbz)JEDy*`niSRS@Hzuj>}8<v9fwTCnFCpCT&O}GTv%cW5tr0*@YGALl1%E!vJ
S;%*IHtxplow(6f`u;mJ^@G8IN7{GnLfp1Xd`DLzc{7VFbgHGaBLI5(BE*S)OQ6yX7p*I%wJf`Yfs>|8=t}{BRwt9Q938;`Z3&BQhOfoVmEr%;=L|ESGKZJm
WGG~{cdhXR+ubklMHj>;Pt6-hzS=YTp|_5YOcdl#w*T)@w0jBj<&xmykIh-C&KWp4boH&OO8c&DD>WBJ(w%4Y;APg_cfToAPg9DsgzmRED5rg5$4DxzHG9&*
uJ&H9xz<qsL9Ttlv3s11JMhnMS@&LbOWO@0beqtTFdXSy?;wMmSMcC;wE`67h>HHvRLc}3d3+uriAgQS>*j#`8gpfvcU;c3Slaz-xqqOpyin>=LX(rKhOX$2
BoB5y>((v<poeeTI)C@Lp(+X@Tco@dv41%=xRHZ|rBtuQBK@WVy!e+HzsXON!h-H;LmphKGLitrDDh^jHEwYZJuhgQ&hz6j7e?hFr9`HGMwy#=)ib>}UM|j|
=E-s1fXqa%MsjZD#W8~WOb(WjK=AtAc*#lVob!*95>M}ZG5vp-ExRm2C&fta2JPooL%X1{-=}cC#|jq{0-TycmGPZjSLA9$J%B*}rrx4nN_Ii%ECgP;M1rP$
mUoe^&0)fA+z{LB`<kPDv4@##YxnXH|Hu#5%VJ@RzUnoX_k|ykcjJgN08Q7_3)ZcsJe+P^!!Gzi>xvb6_OW>O<^KciBbsR
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
