#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 91,662 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
c-qB%4R_l{lHgy#c;8(B8A2pa;+LU@c_Z73qq8mPNpigVC>{urAcYYKZ~)M<qVa#f`syzLq~v7x-OSFK0vg@b)z$Ug)eq0E%jPy~zK`Rq$eK8gR`<^a-m@$E
@28uj@si@+o0dhB){O^^y{z_@$t?BC`M}GwBCSJjnwQgCXgKp$NtG<qCar4EpG>BCmKM!q5`^@!PLpbSlh$5?{oWSkomZ6J0zQa%ysP3_=qZSjs!Hx_2c8pX
T6^=d@|yb<{3_=jw>p3>)2#C9n*^UHRq8FW&uQUhg?C*g)7!KGFt5`(1Hhr_(t|$W-K?C}O_ddkT0=0e%B2^_^L4YX(m3|A<*KX@3q{!^O;#55RUxea2>4XB
xcslPqxki&N3Y)<pS;C3+1!0L@Vx)<iuH1J@9jq~_Pi#!1z7*O=PdyvrI(k<%*&dZ=XO<i@SmPx4vYKHyM!i(d6p0?*ic?_?@8?ytM2niI-=JNe)*~_^Lk)<
^M>BlGk6!Byg5X?j*3-u4Q=8vV&=GL9&4Nx&C4Hj<G;Rmy!l^W=;r$`A8)?@QaAtU@zy_4<B#yGe)+>A&DREY`ruLE*9Lm};8F0`27dbBrzf=M8T<mY@hI-+
*hpr;A3Qn*`b6dcboKOMfQ&})!I-{$T`pI7`sI=Drrc`(1y9M^=*%UyaiBa$&Qs&|u2SJTuziuM)OW~h%5@XszGhAoT5RYW_q9A-O!d#Q)<2tUnPQ{GG@4~~
a-FAsfO~pb&el0VlmpB0%3=WQGSAZ~V#&L^$#P;j_q@UH%5^^Tk{SHZYhc<pxb+co>|C<}+OM=jkKP|2{dV*wK74x=UjSZTM0@a@=5*+-s&bmv!cXfo1x8Zl
v$XQ=U=5~Knl$MQIs`DTQ{b8@u^0Gg0oZ{@i=-gNS<v%jk$TG%FbYh$xdGTU>hQm_bneB_B(7o3yFYtG1_Nd?-0mU;DKUdZ%8Dt@IIA^$G!*dPdzxu|UpMLU
yV|SZiwbz&93LZe0Dh5%UYge_HkQwk-Dj4Jz#;F->K5iU<TuhV#y|XkTQt?ZfJf~!z;wAv3;*ib_t^aVI?d<b*Rb?g&jMtLz~^qQ5AZ((HjDxL(8t#iV07jO
Q3d4HWJoj6TLAwzdNGdbRh~6|FxvmyIPks)vWZ}xfRQ=0xp*DFe*Z4MeEkmF>oE}HG6SO9c#$?V1$y-Q{pss>@vGC*%gf^rM}TyOhd)ohOw(24`G*aNuj_S_
9#vIYh2AkN)ED`EdLci4OY${02&@@aDeQzoFv*YQ5yAzFA~^m#{rz{ZMT)dY>SO%x#pU7o<<T3xCTTT~r{x+HhYCqXQ;#CwPe^!34=pMIv0Mu&fqb7#?2aar
fg)uVbwDz_In!B)du@8-O<~PYv=ZT4G>mFPoM)g8RQEUttjp=y(aEd#hZk4Cjjo=3c=w)voPIcibs}-y+~ArMB+CR){RN?&t*5YGcqb!U14hFHhO;S=mWf?4
PJs~8;&WD&MO3E^Y@=kIH~#$U*@FV+YkczYLwxz``O)DU0cD@)q{|~yTtrtVy2LSy)T39V5dpUZAe$1nQ0?sDX`TR@&*U8ugx{qN#axifGH02UDKQ1myz(5B
Hd!?4g%}9%jk-oEsX-T$Wk8rv>ASnR@6+yNLKdU8Cv}Jj1P)<d4``fumgc+~$gw7qGkjl9CLjq=SNa_&YL+w!O*8~DYLJagCcC@%^W^Zu(eSs!_aBcYlRqXF
l4=1E)v11<2TP5V_-9?3FMw!n^dG<wWI!b#p!+Dfo~lugVWvq_R=xVAR{VZTDun3_cAESNq<lsc1H$;%)8p4i7bJnFH)RGpi<V#0%56&2pD-=~$AI4i=fQe4
wD^o9Awnf<SWVUVIzK#ldqllgNwG-3weLJl>W1h7|5}iUs!2b+POA+=9{uvm>G>s%na-i3=Ba~Hcgv)@t(jyMF$smvvoB~Xh*<(3a_@RvV7>2;4o?u5540sg
!>QIO?#~APwg0|HESo>~@Q+^-;E?#&9Dg`Zic<gi^{V)Ec*1=10d?&GcZUWFHbZ{c;IjmvF7s4Sg)dkH)2lhEPWC&nYVb{yegSNKwb7+5C$qQMI=g|LE&I6k
W@$YI!IFwy#U$Yp0pW#!^Y@~?kVqYr?s=dg^LN!V>#YL}11z*AD=2mmuh9(}E2T%YrnY@~S2%3#AJ#66^lzW}!4TIZP`nRR)n!>Q*KpX~rA;4%p7e7Hast?p
H5N<WRi0#^<l$lg3TPGWu0XDl2tblUdzpA*2|^8+e}%NiG!FfwC`M#bqREo@BTiRVfHFo5{tb$6k$5DGI(ixJb6;f302e>>c1RG_^cQJtz&~0Xp3zN0Rxwf;
kX8UWcuBe$NcsXzZ$||aWx+;1b*SJN%D<uBki!SzPCy#^rN9|{4a|hD)8;M(T}{u32r6Xmq5oQz`VUwKO<;d$u8Cqn#CRtY8VQ?}@COcrG6q)j2G(bquV?A(
Pve3%5nzIb;@LPzU~c61&PNITjkDUo+Xk?)SItf6RiIDJklIM%pd1RlC_3==21-jOjr7|lxo1z0xi<5}?zCd0Cx68o5vNDfM6T7ICN>l@l<AW937{Oz*Tr-&
;SMJbs6Kub20#`*eG^eHD1^9+tY;dvfD@qZD>4V#@%L(8frAR{wY?4NxSV$;Hp`~Xh_+?31}m6<Mo}~#_s&-sVw#YY>X|bSHDTgq6-*WZHR5?z)lJ{hJs4yR
S`!<|)*OEemXxy5LDN@*6=K~joP-{OpjZ<lMYc8l)5XgZGzUk39FQ(7PjF7Gn6o59iFfZ(3^lY!=3DS!(b#ZEa}zqbrfoLpn;;D2;w%E|&nKo3pzvoIOAk?G
`|u+HV^4-<3<e-;xgGaCcFB`RH%kFZaIA%#UXL?Ul+jsX7Uax9KiFW3x%gc@J7C*qGLc@8Q%)wfvJKc?fpv^LQ-tWHQZt49Hlmm~8y)rk3S>{wNLw_*b5e*x
rSUNL2XrCitjC~9$Q}(My@*FVPcm3LZ$KaqCdTZU7}E_s(!8kwztAVWxKk3?qOHirj(BR>G8wviti5RFUGP-;`buUf;AY@uivld)5m+I+_+ZQ<6RY!TcnRDE
^gVz<RwA<f6hrNL0D?th4!<BR6Ui1Is9jv!P69-m<v>8gm941<8RYB0yGshdwpsCzek=Xq;k(fLF8XJg6}+)vN*a{gtRN>25;(scAvj|LDYX#jSW*5~=pL}g
ujm%QZa}4lR~i7}*#JX_dk3`l7`r|qHVh0{glGXvzWjr5Wpxjtq)Q7^t~-nO!_ZSE$_U|!z&1x;%UI(rt657WUkyH?c~~AOOZR}@TC6&>Ihnm2FlVs<5?LId
wXd3YrBC1m^p@H7--iM+{2)cA<!Ngp%yn|TOYgUOvXK7B8OQ`OLLkT9b1&uzWkq~fR<NUX`X?Ctv4vx*f8fEtf^wSOrn38mivLpK`msuR0*ky+jjB?xDW<6g
YiH+y`3E8GYtUf<_{Z+&q#9e!+16w?>dGxm3l^2v2qc%b*Sc=PjxGV1;h8<~NQ<vP$M6jLV{$SoIn!Uy2cTU)5M+z5u8%6dfUT#zEzu!)N?QIYk|=dc(kN%T
Wy+CeaFcun^$AQ0k9wSWb?MEM>Hzs)Qix6(60b+QkE93j#jI|be}w9In&f#L`{+Xsxl1s&4ZPK2y#%p!MlYDk>J==o)#gM!3we=6FWQNX(ugEuEd&z>P`MH+
h3NtTiNI#J_qGr$>KRwh9=d9G@OAjW^u?=2eN4d;Xn4Koo$1bHKr+BaIKp0KLu(rLo|9c}HXVB7$(z|4kMSJQE8jpHv8k+>PR~q$*nRpc2pl3~lW9AhomCjB
YZDbf_<t@=PeS}bu^o&!Bb#8l`k$wnEp$@f*HPWf%5@XnRmhFeAsNlq%T?_wx6aHgS|rpE0K){3(K{13L`OLPg0T$;dB3Ll>dC0PfySXxv|LQ~AP^?)U9Yno
4cR;eMsm+v7|mMTyxJsO{(nWa!p<to%LO?o?U}Kul2yty0}TPOYw*mnKF+hc>0Ob|Kr6&(jL7u2uMwglk!i;K-d`w_OTwd;dAb2LU6;d(Tm@pCl7p;XUoW$|
hR5iuJAicqQFae3G?~q?VOeXxoeCK^RsaL%t=8nv*LDVx3Pv)7VW3V=z8Kv?IyG4Hj_2g?V6F$M&s|j(i;#S61;HZROa(w`48)o@Ey22ep^Zz+4ls_p9-Uuc
A8x{*Z`O!69-(gt?D#B4r{DuF2`CgCV#1NDbe>je`duwCZXVr<bkh^u+*i*+(?9b-pu3p1=TJj*p4`1LW8<d%MK!fPhs7eY8nTO;Uj+6nBW$8b3e1V!8;(@%
?&5d&J0TV@B*uW7s#?_O5u$Fdp4B%LID%#2_S-twV2Sc&_YR6dh}dj~ve{~Ut2|Ij%%DvT>JhXt+5xr`V5T?ZPfiRYI#6rM!zwTDaDRaQ+qV0bT)Qc`BY0Ji
dx6^3+-#p1Oh-j9{=|%&g>V0d#NN=1<UMEu&5a<iF180#>v;XP4nQab5~fH#sz|`WMMdt_F-``^)0gY%jW{FGd|=*zdZeXv;Rb!Sd0<!-&NHhi;j07lBZxPs
Rfs>+Mu3niErQ-T7az~g&W|oG9>WE!8nWdLDuRYf)Mf_HaA_lvH~S3DFUq-b*fQ*9_7j@u7KcXBL;yC4JZ&-&Y9dz*JrDy^HxMT(Fka5YXejdH2-wHWW!KYa
u_ntO^5EhUs0g6MSQvQ#Sc8jVqM$eq+l^%w*q)lU8tm-&4_44~pkN#s2*zJq?mA<>v#R*;HR$bCZCmkYZ*vj%b@bKY)K78yI99j8jyD)?b1DVKO~M^mj##B<
wCPL*osq&6ZOz3m6k4FR2sMa6w*>9kHpC5iFihw`u~x*I6ubS%G}-F?z}Y(s^zAnNJ$rMZFR|Q*Y^0CA6MFh?{FSsaH1<9JfjxYf77AL{*MMPQcnJdB4ZX=3
u!yJ!b+R+i3&+lA3<owUqisR@#gkLolyZ{fNwt)Wuclm?AkUx9baQeQth6_D6ehWw#h^0cD$u;H6JWoO=QUjCKu)a;2g)n{(&X8-YAR2bNs%m4)hsJ@k}bSD
KK)cBtCfCBnRD{qP8Kp*6sgJ*@_s=kiCGi9DHg9`T^LRt$H}*#_PpW|uekb5GN1aIu(hg(cXDrf+v8+(^Gjf*my~p9x0K~(VJI!%fC`B;)Z4O3Yl;jBwDj<t
p5eR>ojj65$s_r6cnnjbl*7GfZ*T8~$vQ-J)sCHFo)w546c~3&hMqW;?IG$cS_Pp0RVbV&YKd_P5>u38g#DRdj0}8u8UJ#8esQTFcwwgvklrDAVC<T&v@#Zo
2+PYFSC)1VwnLZ_Z&{*3058kinmu+20nPgh-UE-s+_7m{19(gLPy_by;^X1_`1H4<^Yf1<8ZjEKvwJXh&<HAKm<yT|vQx_<zgGcmuemEdG)^h(PZ?|>YDd_Z
fG10Lismh;%A_^r3FD0t@s}X#0cRSh52t`4fr%h`@uQ6>^2C*(Tvh9WmyGsCO^%C%nU9LO<k=EP#yd1z3LxOY5jO}Knsy#rdYF}gJaXE|hYBKvpm#@Smjuz@
oRw1}CZzp=q2oXYBi2m@%#pJr(wRz!DA3=IUzi+}<CC}X;oHOGp0zkEY&MD0Ks@-MIEI`mgqmKpo&qBZJWBufl0|}V<_#&LS?y*Io*%tFJ%2+<I#<tLonF2>
zKqo~HycTE{gxcHsxo9J3<lei341gE1DyQ|Q`D&+Ot^`8vtSn_o76Lg5$s%6&Js^HywU(^Gs$8~p94_shN9&08e@Jfr4~_&uMElQw|Bg%{He*l`p>iXfMnc~
Cl{ZN&Jo!bjnQckAWRvzV-;1Y&dwC?PdA;&c$JQd+3EbaSgjlXh}?o5r_!ZiD})8$g6Pl1u`~RRW=DCL>jwTD=rkPk0rZS`x^7PA$YcFiNu6#Ol!Avyi*$ZO
30#WDgVuL5m|TeH$LXVPf?RxZfY=1pn*E!)YxZ4``NZ9@7|)s>=%il<nD?YAu=KK!LHtV)-+;VqEPoqGNFYJZsUl+G05N9VI_{W7Qe9&rrwDSuCG5?bnHcO3
nJx&FW`aICBk$ElU1qacZtZYN$3<?+V=S3vC)}7Cz$$7Gz-)m>G4NnAM*J;_zyY~<R1UE)6BY!t5vHu(lUqoUK9abE(}?0N5rQN_f-NJp3lj%fRKO_ff;>Vx
SKb*JKg=<Ha-GtUb6kw3RMt>3(-cXwQfn_s&yn|vVMrw7)fHu|7ADs~%$)XsBWM|cEK2eW%tR0q2Ry$}cm&BlUV8=c4T|uRL?2Q?R@7!ek|Mp+D{`nslZX#w
V(VgEuR)C6lYG!zQ)CEEQ3%D^52yp&k=Vf`VgTuSU2BOpF#b8s>zRX~JT4Ge3F0h3Sir^sb*W+xK&FLAL^N!pkeGiuZ&;niC0f_1s2&I^;8I}_{mx345eiN8
a&eLxYYC<o!e6b`9pzXASg%t$$U!L&w%gG5QuA>a@luP!sdn=U`<%`yCqsRKIq`QY=Ma_@eg62vc35eaC0U1#QIG$zkF+>Xk(_^b9#V8AR-*%?>Sw!&7GpzC
|Bi{GyWQb1F`pb68hzSnV>kn4IJjT6`$L*TT6Xd?&1>K}F%t-Z*V|^EWH}g6H5zAiGjhZOX77x~?Js5&lUGsC_FL4&Vj<MHW|gJgrt{j+3nGqar4_$zWsl+B
VO9ssAK8Xhv#)^}-A3(17$b2fny2wmoT4n!4xJ=5AG>i+cUX44B%p8%3fONYhKbLSIrZF_(vG78a|y7E-t+(is(FiNNH;?x=E#tm?F#Ted%iYqRItz`2!gF+
hXfr+9a8HAN82RpBM^A3hJoV9WQ&aPoJ@-ndb+i!8@*9hC^a|ztJI9{{2qlA0PV#8DZ!*-uLy>(DitX-6iRZ005f#j%e&CbX1+}nmuNkJ#Tx421!wEsCHKsW
jjDyj1RT%EEr7N|rrkMpjw5x@Y$n2p62?sA$YC@1e`&HDh;zXEH_Z<E#(y^M$_olUVMA8FQKl3aSHuNUfhm#NjO*Ic;9aAQZCGueRp~P2{CQL!3o|mQ<r#T_
0aQ?=w9B0iTYI0B)-P%0D+))o4G%ImLT|m&M-(aV0~Jq4nXvW+sh-$dsMRD?I}?@P&YF6$l?$PztJL~cwo(av?cf`oty&Yap=F^YKppztmbYLc<HW7{!rrRc
JYUy0em7a6bMEeuvvz$<teqFczVZUqs=gfxq{4g4PFFG#c7&YYcLi@Klu0MwkOs(CO0$lLq<l4VK*D}7?o0YHacUAGm;y%8QCM4|eoif;M>q`AxHKue-+^1u
aC|ya4Hs(21BZj?Ier`e&?+ht8s&>_XCd5r;%u2;MA|EbPYeoCn`}##jUkvJxo*q>4F*A<l_S-fHN&jlLc?mwR+Q}jje3luHf@rEy+W?NCoIKdnH7Gg`&~=N
+4Wk!u&`If3Hn5rGf?uy*MGwvvOPyT?e@VVI-DyB`xP=nX>=Mrk%?MNelyXX7Ur0vQuw7TMuG{+Iz$X+KZP?<f9xvSJ!w?Tv@pfs30%o){ol!)R=|dB{Gf&Z
$S!=Pe3~e-^qKcs>{NCmDAyv|$EZ$vbe_LnSD&-bDTye?Rr)0Xs?#p69_vK9-)Nl}&}T~Hl%>ru@TffLG#%wE?@UP_NtSI-;G<B(El9E&m<TA;NL+0gg=MO~
BQlEPWzC1Vk+X6Bo1>Vt^e1C1`z|Sm#-XQTDI?pDKRO(bK|KJzh{2eF*Lv5+f)$zMxU33%jHodN0$HxAOc2CctIuBZgBO|)&!N*B{Q?u=w-{`eh&^C~T{`3!
m>j?_1v@G$^R^LU@#)C~A!eJGiqlwzK6=*EnF(RTBe6}bqX**D$RrRY$E9$uq6VSaH))~>kn*iCun{`zVoE?FUv;@!!HB-hD?`@%Imrp#DiUGseO>&3lwFj~
Ca#w!#%ZC>!7k9_!OCCcopM<PQNuE$Qib9NOlsgk3!H#*KN0x|Q)1mwj9S4C^`=62TV&KVWpt{Ig<)G+EuHZxTMp+P*qBDTzD?6rj9vJB%!IADA}?X}Xdw3$
fh{Xs=v~lF$sot`P#Sb!XNE6C$m`OX9}M~vJ9s18lfY$GJ_pOFc<$L0;eGGz@9p*2^hyYQ@v&vt64Sw>ZUQI7v-8-PUHL*@;F#he1VP`tV=2uv^YvnN<%)Kd
_o=7aT@qnvwwU?dL5!<ir4KQeC9O?%643pFJwwbAUvgR@s7Ohr!zEhR0}0s$RXb`n<r4S9%t^vMnv?d<b%~SJ;=<!L1qIlB-Y}Gj(1UHsPZkXXI|w>*gm;4F
E))%MlT4;45M@tO{S3!}<w5|H%0Q<>wPl*}ltZ&NkHhO^Q`^nZ6nOM&WGrk?7{<fNi*c$JjSsx>7@;Q+(mzog>(Ami2$V;nyN&eHPII6#J1@55i)<&sh+*Gz
1d+V)#GLOaQm3>}iG8@{vx+_1!8??6*f+|rZ9%tf1#C<~k&y~Pg3L~fX*tV^#qjFcx|#3(go$oNdWRqnwUw9D6n$(Prc7}t5&aQ<Fxnr`86qNWGVo4Hi6SU!
$8J<P9M`r}XSceCcSH^4!YWeut&O10J|L+4z+OLlqj73OkHWJ_ui2RLWCzzCKZEc2gJn4bQxYHHSpy`?CgR-Z7}L5Y!2xM6Ep>)tpUy&Ob1_lsB2hDnI2W#S
4u}8NDNUoZH;0#pV|^a%!Tx#>{V@Nk2I+hv>7nKuexN@PfhsSP98iWh2eo}P=){D_dM5bUpq+eWMwMPA3my}Q<z(R1GfK|#c_RdP%*vjGr3c7?87l3^a!ON%
mSX(FUjH#WL&k01siG<Tg&&|cs%m!OQR;QU;Y|#Kva&|zKYFo3D<6wAziPc|g;rFrQmCSx+{8t-NHT-?vCn5|3hi>Dmg`J&Zu0WU`EZSii7IFS{XZH|EsHi?
qM~je<l@W$)LtnAku$?^73&lanl7>UNYGyXej4U)BmPHviY|`d9=<>S5CW6NQ$lV_HH2z>jCHZj<MX4#_aW(52<>i5zX~~h=|?;%ZDow~o~pE<?K<L~1O<%c
NE(;~wOcO-a%{OGzNFL8MAr0E<&p9Zi=xyhXR4;QbatRk7Ru*9;m+wH|6JFO71L|DGNltx%$}OIUV-Vd_&P$I&Zw0pE|A9fERK6UotiK$C4~kW>K-|BP*)0A
qdTVhoIZWuo?~)?3Z3UAsOhlmS#Hun$Z9`e+x=hbENx)#>d?JPoq#zlY&-K%Z!RZaZ-V5n-n=f0f-@iF9hc72vI3p-a^#q@ra0+yAcmLaOB5O>E6rGg=2!}}
-WSvC)qSJ%4|GVXV3~L)lNri)IZ8^Y3)7nfr4j|MZC9l_h=T}N*Qv_$?w)DqbM@$4$9icxco$lZ_R#W31uorKS|;}ry6Ky3Rg)V<s6`d?YysMv->21ZMkPFv
sctwTO_b!flo8{74?R#!uFIsF9jnb0I48U6+Wpiah0trQf6!-WAZF-P7DzXX7C^L7%T0&7tpj|Hi*J*AuivZJnSrQZQr1qK6<}3SK`g3ehdQ&;eJI89jtLh-
$gqQ~xJw<))~gq&iYk?KmVPeQImiO|eHwo{KRtQ>UqR^11z1f{k}B8Dou;(cR^`u*FD@~TINGa}>_H{zko9qX9d1K20hx?d9Y<GoT2OjBG+1VNo+-Jg)2b-A
SYW?;-~o=gt8$dM?A&C6{m>r+b2dolWFc&|xL)|Q3vO`w8$%cr?4$k{R7r+92R?o)9pafOD&Lv3;t`kvgn2Os`U6U=6thB~%ds*%H^9bYE|UsFw>)TLrL42}
Qw*6~q$2V9SlmQqmN@QF!hELYv_PA!GbhO!N{C6D6cstJ&C&?oq%+&q1|tCarqVH``o!3+a>;Y@591nOFo8;yoI|Odn3>}>WvTKQzcFc^Gv#{{$nn_d>=KK;
*jaqa?dqG?Zhqm1r;^|S%t=)~A)>NzM%5nHgfLnMRoMxa+D_#Vra%s9Q8`=X%ZknG>T0**quJ0&*7Pl03yyyfiZCu$&TLmW`ds~KUWc5hWrhh|&`B>)2=4Vs
Q}Sau?;=Y<c9Z0D<a8=YTiBhJ#rC00JJY#ksRFRRa`Vd%Fme?1SQGYz=!PFp-XDKB=9+(+HhN0s^)X61_2Mu}Ja4HB9Y}6IokpDT8Dv#sk5C{v2w03gxtCgW
a#EIE4A%U<p%VHxoO!q^E`B}zgvshJbtU81T2Wyr86H!B6iYOaZ;LVrJN56VxsQ{PL=CRVA%D2BJqMbOhlfYut)-JE6unSXSAI_>JjP_wS7*yDv5K}Wey0y&
nwlZl<pb$(REDGA`Yc!_g^@(g7koAv&;zV$@?8`~-~C0j2ZaJURwzfJtc(>hgT(aE_#r${PFu(QaY@3GzQVJBL_?ZxI$0Yn?N~cHP~>2uFJ->Y)3#%ayB&H~
VnATkA}M@o5O{wX3jFQ*EM~n!s%=57zH+~)AzDRlOp#-|5Ef$#6(BIfzXf6Nd>g_#TkR2)xoA;UZ0spn2X<>Y4To>MpS^vRLf0+~+NV+~z=j@9fe_4TA$L@O
yKvTG?5K@KyWF}C487pKo!TPnDo{LeWt|?~vU`G${`It%(_O->XnLwBVloGxi2g&%W}oYINh<XA8G>N6H+FbA3!?st_ZO0Jk}t{%81m9CB*8Tq0kLfC(`Lh5
n_4u;zCz0~7Ju4TIGWFqSpqWp(>l?{19?})$?2P;i}>v5Jbr(A`VOVQ4@wH0fVpd#x5~>vKwjVTKh`-aKEowSC`|%ugJWv>3vbzX)Z>EX{kD@OI>d?kC&vl<
4mRkjnst+|dPZs`7^s7Da-yJ=4og5|S!7dneTq7tVVwqB)42k5LQcCUR8~?A2#}m626mz`gpe^KqQe7-5|0iw)D6diCDWbTQF#uo+kpYVnteuz$A*Ep1{B$~
kHK^oLcFz{fW?97-aPm?uJf{~fwYELjvZ~xXJN1{OWyU8Zpw@&U#D9~UL2#H()5#-N?nv2v^<rBhY9b+Y`glZb3aIdwNzIM9IKkO-Tcvwi78;Bq4DaNs%$?^
Ci<`prKCw}GTnX?Y*SVJRz@twIw`E}WcG2E3TPcxusPU1dCKU)nQx!ci6EM@THULGaQi>Sl<Aq4r94|8m3Jm^YTsPZXDJjG9g~}!$SK6k)+LZKW>4Jl>1(ya
v|#}j`6k%f$$3^{e>z74;V}Rm8xg<3JhKHwWGJCniokaG*Cv2`P0*6she!$nZ%3yT7!W06LPJP($~!%pUc8@&dcQbXcQ@(u_K~!*mgE(tJu!1+>B47zI+Ifo
`wclBtYt`_ePS~G0(MATua~Zkg;h52Aq~n09_jf0Ko!f+gyS052sKASrY^NHNv@evrDMzCrvo`<H|Jjem;iR}esb+Hz9dVZfv0PJ@UD=CzNhLq@x|rQ8Q(AC
?d*8FFZL|QJa0v=Kml{+4rmGG${@!lPgQ5Ra<=IjeKhI6)=91~2At)dpSUGp6i(pZTa%8<C+xCzcnwjm;K73ns|ZW62%x~Q%=oSb$$NLldhdiGYCToNkyWDj
xKN05%>YiQr-PMvmKmLlG}p<5I|BARdNr043#QyY`N7Cd;!KO{_VRqv<*K<CaH2Z<J;hY*&{G$4Idz6X&4iES_wN4K$%=(9fNElbOZvk&zeH2((EvUOG3k9M
9qi*1Ra6HZ?X~V4dMbWTtI}u9)@F0mP&$)8Fq>f4e$%({B+lHq`$?*dF@wG5^0cI`SSO98Xj~}wjd1Rq=*8E32I^1iv>Pg0s6dspvg)~b?JGih9fohyBCWEi
Q)r^EAj2!?*(-WRiD8HDFOSYo4lj>?qYD}K_qs>3`;KEjavJ*|+pkfuvn_m?!su|^)u+3Q6dCoEQW#AlW-DzJWJA05CU-RO4*5^1o9SEtP^b%%ED|E`FDtir
7@3biDsPv*aA93!je9Wrz&lA!ltM*E8k}8fr$nd<-~9g%RgG`1@s7%Eumv-9cQHb9n4TQk2OjZ(&A_Pg{#b}==<W65K+w+lq@9}p5JRw6=pF#O=bR7cs)=o!
kgnK3;Z7oTVv1!E>J(sLgO5+gs0+(vC3=5fHqR^gA1<2xT%p~RSl70KlOgn~KYf{lUX*D?rb}V&n=~~QJbzAEb{yISi|Vtq$%+}3Eh08#^a5oEA*|i=lok=8
OAOKM`*tP_Pf}`Q1^sz2r1IEZ*(IJiW0!ljJ8q@cQXl=fh|YGWE_gr(KzhVbhR(DkM_AR^l_9zkU_Eu&|Hs#tVj2Kf09ndg7|;Bagml`tD$aAAG-y5ynB&#i
a-ECCfOV@<QN9`se39{beNX?AO?`x7yC`Sq;TM$Fa;p`viz>ZKs+m5v&wPYnNcb*M28MLLoC`T(^@RiZkk2$K-mi}EW5Rfq6t|&g(^3$57v;LbTH@Zja$0BX
`?>f%U8OY^6TwWISMUfAKPKp#_<#vTyRVZfFRu#Bio<XbR<U}qxA!v8lnV>Mvg^QmpRK(Va}gr!>=U9**k5@~A@do3{$h_mCvJfP>vLAq<)k+l=^_6N6>34v
kPcZLfGop`00eQCe?|fYtHl5)*caCYw5pO-Hj`?6f_Pwf*)oxO5+H5L<!X(>;BCoJ?e7OVddeFwQP*8~pE7h$U^a-Jl)y|j8ZNN6D0y{YRc^9;R;73>?5eoK
DmS}xw6O3N1Ul}Bg-aWCcK%=M6!$uGghhpN3!~~DI4Vw1ah(wO9!q23RYTqyGaWq2XqZtSIgm4zK>eRlNL1oj2)mY{{-df1)uUF9&p&Htgr3}y`X@_S8T(8%
7vm%(z5NO0uR2;&*r|vWUx0a_c;<*=0hZ!#3SrU42bw@{i7*Caq?mKX#ob29SPH)(Nt*1Qf;^r0R-N?7iEK>0q0`e#mg6U<m+{emo*kZW^&xoj{^+-(_hhpu
g^v%YzdF2p{i`@sKb@Xm{u;kI{rKwr@yT0k7X4`8<_!YeWmc}Qab$|zn0j7vrD!2VsF0&_S+a!7BB{!o6yi0NviKX;%_VZJC-na4P=QE#>PrR9F_!hk0--pH
aB*Yio1_nfHv62-_>6$uTcB)hRU(UkPt+l0oep4X8C_f+e>l86ihn!4IKE``nfp}9$QMY2bFi+Yqkep@m4Kp)5b##Wl0=*?!lY<|uegRr-N8Q{pS(H!M1xzS
ACfyyjZgSw4yT6;DN?Np9}BBYr6h}*@v_Gq{T7Jv6{1!rF}a%h>vEMDQ@biLPpPcw;t)`?n3h}F6vD>o;CSSniD*tL6^6nha8zHmN3AR8bA7s=w~Ykc#HGS}
?R(PN)XmCmZ4LGgr;-S^KGRhI+#6__H<TpFD?&az>Kd)^WK5-FEm^+e@|$hV3>00*g$TS&yoe!Iq^#4zg|ye1^^TnBDr1=IuELk(ohD_`Jt2vR=|LC*YDUhm
P`Th`>)>2ung~(?T&nIXBSK?nVO_Dc6%bKrlv194X=1g2j0)v{9B3}CAQT_XzxzQQouNKIkV>}HCEX8<!-Y&q%05w7HVFA+29yPeI9j+60Z!dH_jfKT8I^0M
peg8yO}5I_He2BhDujx=a-%CR<5GNh)T4^nSI(ht``DZKVI_uS)n`hJ*_M-bLUs1e-LPp7-Hl2We<XY-GiIlhs7d&1tv0Wu#?jtU9e`bfdQU<n5vOU@U_HEP
iYa|{avxAZ2TVIl@>)tUO(w{dC=JfkZqkv|8b_lBT$M>D-+<U4CM`UR&+<D*Wth#-w*>g2EN4=~s$7Z`t+G_g%d3QK%=_}YiXkY~uSBdUs1m7fp=L5r7~55I
@_C;I=(QXjjfDjF*eqA9zs2vJ?alJPv!|HHq4?x*tsa$U?$dx`=m<Zg=@L+(H+nawQA5?UmJo`c(GDSW(%Df?Um~LK4Zz7z#DDE4)&u24C>35CEhQ9M4y+Pc
>W<*7kPXu1A|&O7hX~7u(TGcEN!1epQ!ISyNGnCY(Z-$hs4t5z7;rY%uUM?Uv!S@=R>`p_l`2UE*AvXPCUpQ!#^>;R$E*KUHGW=TUE;LB{B+hSFcD0CMXFoE
2zF>2uC|?Og>Lyc2PZztcjRM{7OFRu5UTJb3XQs-L<V-dX_ZtDwchiubvC^vXOvQN44?;cSA*QmVHkjYwdBhm^pK>w#pdON3JDhJ9ovVCln7YqonR~#!d?4=
Thi+?`4W>>&D~K~Du0!{=3HcPQBkh&fqX#}trn87m#2#)w-hgnLH2GSiy(|AaxeNp-10=q;*@)__rp&XuZo?Qd)5cB)Py$O?PFC}eP5S_yw>L$3+nk#@!sAZ
{?ELpxoMbweCZ^r0@|E?z$qCh@W`^`jjl~+V^@>nmu8Eb>vD~pi<)@1q^RER0(ls`g2ZI|CwjCd-ZWVy)2z8S{GmT$Si+V-$^`x^Utlg4j&T4R5>#orC!XsF
k}jq$osn`=u+!Id+8^=fedETMI3}aUqT9JfC+%u*%yysh;Q$qk&{Pq$TugwkndcS}pw5YcSn2BP85A)*LOX;PFuRvOn2}ga((+Jto^4*X#!$=rM}}cvwq&Ha
-J&S_BVAe&&#7-}QddGb{Y1*2ee8_JB`%<Mia98p%x3<+TZQP$3S_QQa(O$kdh4QOGey45*d7s%<c-#2R!wFZY5^%4J9IXbhe~IGgE2Xtr$*xrI^>z^7~vH3
)AiC<?SnpI84)aFRmMOfiPXogp4SEnFyC%yNJzxMYbudPx2zMrcF?(DKcf@?0CT*}T7wxn5K{+1?<O6==X!#?{nVpwSq4Fh^@W+OeA7oj&xZ_wTel_GmZ3#1
y<uZFcx;*A7Eg8Q##RFcQrm>>+5#Qc<Z8i&D6QFNDYt2n-rDjw9d*e_TpTSVM93}u4ze*Dh;IMjnj}JaSWb_hSVx5J3c4Bz$TQ)xW6bmsiveDEm?n+SA9Vu`
JWj}+gjOH)fcwA;8_Y`D@M1y>brA4V`p6+jDRSX1+apru1Np{yZ73;RJSB3Vhx8T-R&$b^oixrq@}B4qov0xkVKlwAX`b02#`vA<IzOkmLMjMkpLXWhu6RiY
I@!mJ9kudbaKI709d}A*$>ljIQv-K_4)`jq>kg*rH6`-e5~NiSA`bEY6wuTKBVC3G>^hz^3V<PiPIdwEe~HkNJ%Jl!ikCl=bBZm+)mq9<(Si_^);T!LJJ^b3
Eo)jI8MfC;#Jvn<U>e|u)DL5<pH>66f`^G3`W9mgZI%|g8#OdiwVmvw5<6UwB--D<zb!#&zOpsMkJF~*g&<X%EzSxvF4(zzEzVrFS5VYB-ipU{KfbN*E#Gad
Of+q*;WIqov0=y3JQngTPDx!NH}n=xkL`+~IF})*!M<t|X{EZ2C@U?|krv|EHgCCtp5->By6dQZk!OG{W>EA<HIFtF2n0R@nB*KM`W;c?1;%=O^X%f6*DrtY
5jowGD3Uxl;QOTbIJ%0HKYUfkLisXSiG1-I(p6BXJ%@4-%ww`}yC)xoGAz^`MU3vNXY>-!X6$t<NsA}1rDV_7c}|~4D)75w4}@p!e<ba&)P6|<PhCGKUX%7{
?DlK(J_!I|iN(HrZ@Di{l|cpa&<8pBy4blGM$`;X=wDYQSsU|tuNxI3P0Eeh=QHiG@Z7QxPBsIcO6gB%pbQdHnRSX3g&9bJkf4+~F|Q45IRiDB*k-!t?+tW%
bl~_^kF63XVtgk#C9RX&a6#&@Ih`rFUVOAfe3K^BzO7iMO7FxWl-7r_vT=*`aoG{!nv}NCzVuov!fKnhO>3(?X3EnSx`dd@*$s43H2iR4Ty2p|cZD04KzR)=
5Ba;j>Mc&r&YL09g5QsTmgwa&`4+^Km)ojdMT^nKgXNq+D1AG)nAu((yMncH5cxAr!h*GSktmTaSYs4RcF<@c%}XY^(}Krxi3CB|_cG|#x7vir76hyXSX0_<
uS&OXQ&W3E0U=f-)XsqhGLN5!LTH30T^5qF<Ac63TXuC6o8SrFAurda`dW&)kCd3l>A8y!lOw7K-7n~pHlBsfo$ssMYGDbCAXfkgq%!m846;T*53R#=wysg{
{<U-kO>di7sL-E%TqG;{^Zp536Q?(k&cyO_N}yXJ&+KX7c)9Vs%9y|_^&t(E5?RlM3lvHY6)`$15_;C2>tjQ>w(?iFjVE>N0vZiwM}xP}uJiYXl8=XU@dCFa
(FQ#e>e}(#{DST#(VhKFz_!v6cI@5^r`Wh9dZ>+NvNQBvbZtk`SY2Uj4jptPXD><6f)YK8US`KV*bRD<EikQ*B-bpRW@x~u(^r&bT}R#r{Blp<#n3rn=Q4Pe
i>-YaFjma3e8u|s88ve%fhWZ+U-k~FQ=WdQu~wk3l1U}r5R3+xemxp=a$v@fWh5elMl=MXGpY=7d^VP}M3t1MV9^{wTD9wms-k61ZLvM7Jm&yG4AkEXb%yUF
8H!f#y_tv(cQ=H>YIu+NAs%y;Penx2cML`)Q((T_TBT%g+)84kCR(en%&D!6iOEC)67E&$IxU$LD?Z}bD)=v&tJO>wvaR^KC)DRnQb$QTtKxUA!aCp>t!1v@
6-b!yR&P_yC=M|6P#JM;T16I&#;$nN>WuMIj!{6^j)l#vp;Z>$g2dI8tj_5;8vwK6J`b`G`b#AC)?il_Mc+#r+VVEx_`%am5^ckZ(fUN=)0OS3az$!ZOTMVf
rS}4LMF4tPIKD5pEa4GSBs8$7(5$g<*b!tfxE7<exRvI%&iNoK-{WvRu(C5vB;Db%I!Qd^vS+GRIQz^u9c&YO8KF^5l8(+CbOC3U`Xs<xdBMHVhsgF-A!-A>
h?K4XaE?}KjbPI(cyN^T!0uszK}%WseKKR;(E<cRJeXTuwlh%ZJ$BryV?$UQjck$)1CRJ46^wdreXM=(^!?ZYabfbW$g{~gV_ns6Gi$~Y{$kjmmmPb-Of0>V
4h$caMWbW1cms;8tTAt>gi2}G3kN%TgYRYohmZj9VR5ezNbU|vk8oX#+QYE|8K}uaa@&2e<Xv0Dtz)dR(fh0X8Ca>Z?y4$R$s%b|F$|p1gMJn+{+~_u38nln
ppi;;+1&9q#wfJZGa-ju6mFPe46dI-Jsh=hQr1E)079w3J<gU3l@A^=f2v8y7c-rdb71G<c%1JhLBL+x;tK;YdvJz1r%JB(+$Vv~DCHuvHezUzl)Sc-JSTW8
e(^q+IE7y^GmnI-Vs_Z+fgEw9tXn%sWszOMK`S$oc+ok416^~5lU!zv#|dQB?2uq9$<Xo+TG2skn%ms^l<N7!soS45Hv@b9TerW7%W>ENrEPyPLiz$TPpnTb
w9f>&qQd}==3|gG;;|$Mao?_qFEt#7W_Ny0<D}sqwV#kr2Ai~YJ7>lWc|S#*$*ZI9eIL;Mw?lDlcaM!)^T(DPeE9noM44sOGkiYu_BZ!7=)DZ!>4Rxb9Z3o>
ej0S!;S4MG(NT94VA;@CCcvMxV$JP{SR(NvZrsxur}XNjgg?t#LOWu+Sg=G%O~utUm4`ZcqR*FRCQmuYJe1YP8amm383dcbH#&h6qJ1u4cRx%T3ojCD@8S;(
L8;lV$&bI15PT5)3Hs8TLz?L*sHBS1M1<O*GvThS5j9f~0O^V??|*q6UaSiK6Pi_qwY8HiiLUm%CFa`lx~(5chXZ{Yhnbl+W|^V&1<@oJrUi=o#&JG(J%W~&
YMKZvqc)rLcD?;^M41Gx>8KDOClCsijYe~57mwwX0R#i-j!yBn!*-OIz?Wrlc#|WuoGjorv*(DP=sDIs?PQ|59ZI^{3?9$cQ_OQv6X*Gid03iM5PEueYgJiW
vW`g12Afhz{>&1Kzl*$>CY{(^aG>&%@#Y?KJ4k?#d?~D@V9H6Us;uI`=)ItnI!bm|vAvGo;wCwVlI<<R%98(d%96930KL#vfn+}FjS0dQli1*nWh>Dk9Gmyh
b$FDT;1E<`d#Dz4X;9C=?oulF$2jDcRqmtaxOZU5pQVAXvx2YbLnMUgNzKz@(cBDMfzx(ALQ^(L-rEIFEA$@ep!FI_+UHJp6@WYKMre#mg*RA-)?ud(bvxRI
+;G*XG&@^w<gjPaV~Stiq_+OJD3J~|nPM^>CG{|ga&A;11+|r9myVJ)I^>;-+n(>(X$3gVaRf{*<l_)ho=dJjq|*%6-PCMyU>>Jbv!%o!F6mezyr3}i;ZaNt
B>1W1@)jrCW}e(u7dpz=lNjU^n4^wGS{zdHtndi4O++b1AXQxNXAEKg+w*w{b`%CJ>yeS;gpu&WeaDieaU~lNJLBK&u%S+MhVN}idqh3~`oFuX3eBgT;?%vM
gp~!FNLoa&lzzbTXloCcrNMb`*iu%al_@FOTTkw(c%k_Z=h&RFZ8vWgIxnY_w~6v7!eyPA<IQLcyzgq>FLY!MGc$GGHwEmGFSCQINYg%d+-6$+?;=G`7xnws
t>r-uHW(l1`c3b8$$~?3n%sKizGMm$6|#g$?*d2ZW|+;(;9I>XT7*%wY@nerhFwPnvL?yrm^$NIiJ!`D&`H=P<!g&EOcmG=?Xr4cd~Lxk*K6y+E{{I4;iI;J
&c~%&$c#_YAer0QoaQFsJ3xKSF}8rjt+&8r_o6l|ZB+vr^%0lr#sZ7`4TP+nXI&SpvVN?sKTnn!2#&gM^P{Chr3ti1jDL~ly>fB-q;z5lGvP%r)V(xOl^#ku
AMp+QTBi~_zT9o8#5%>7*^+!|VkKR{qtx9#0Ysg^0$4h^{i0Vva`beaZrSEEd5NJ_RR;}2tmQ&9qUUOH(7=oKg1+nH`Zl+cazn3mD!m<fqS<zvbu}=aYfI<l
ske<AhP<!Ob{;pyIyPA}8dGi{g1T?V9#pg!+L73>^a8!6PA_UPu$z$Ju+zD_TT1T;UtO2pqA@4P9(n>LE^S+RuugUD?7VO#w9A$Hv;O-<@Y)f<I>JkN1fWQE
Duqz3wF5e}DkX5b6%DktjC0p<1j9?j4FqUKKkYUSZ-?h`V7lcKJB{wLS#!g<mnSNt-u>YFp}l<4R3RO+H7&`#is*PGeP~sk>-70tLqV(NrVx1cfQB}uQ~9p5
mv2~o^<|br>Z)gYn?#6x_#gVY(d-8&MFI1gO04-eG;tRU%))Y>^ht&~EgX_F(xyi=khFP}_UiSLtJgqdAVUs*)h@$V-hI;g>J?ojK=m%|dO50I8rWCv`Q9f|
B1_V?%rJYEh|SQRdhOsWbSU#lG+`4_FMmf(lD>bgiIYJAt5!Z%{GQc=4!6gBytxxQPD|f^ucy8j?fqzXbjQxe$G06hG9=?>k@{9)n0D+yox$*NqR$Cbx{#uE
Q>>~$F9GDZDP#Il0HD=L<wQqEq(EE3Vp~+GI_^qT{M_e8)1R_zklth{WYTx7@dVr5FYrYd#3xV98A!g`(VC^Rj*m<fBv-oow;<TQgc)5~J(QvJiK@;qKRJ5!
Tq#+*wpA?UC5F<SV=h5U>AT;Es;3D>Xngxy9F!AAv125a)|x%(cvpL`*IZVq|2WsK;MhJ?#vQn)xQt`4x~1)g5ZX=XU>J_{+&MZSCnOv=ZG8fj07OOqXi7g7
BsqK@Aqh#L#!Jb7{2G0+mvd;&wsqS5tD6mgy0Su1mm)MduB+*aF2HhNS0~=u6%W+0owl{mJ#?s443RBT$&1*(oE==tal%px_2PX5x&yo(mKnd!Y?B&__L)N-
Tos@s0gCbE^;nhj#X0o6plMpqkH%aBmWPyTpzc9!ZsrsUb>28xJO?Vnjx!EqChXmC?ry~~y!%v+mytkl`dvF|P3YEhPs|ce?|d=+znEv67rvF8BsWO*bE|<_
(9rEuINxJ6nh60``J_sF-L5NgQlcI}pnq3yP)sE+p|lnPZ%86R(>|`eNLKnt;U;c~ZFc*#J$$i)IdCico)q`65SIpHVT)ew73-AnBXBNPu?C>&>e9$+t0^81
GMT&J2d&#==-E~A?Cbvnm>+z8
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
