#!/usr/bin/env python3
# battlesheep_reference: contest-bots 1.0.0, bot/submit/battlesheep_reference.py; 91,641 of 100,000 characters. Built by bundle.py: change the sources, not this file.
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
c-qB%4R_l{lHgy#c;8(B1!81R#&3oi=B?}~jxM&OXDRXSlX)OSf)qw1zyUzZ8m<5P)n|VIASEZe?`C$^6wv6duCA`{u6}rST{gFQ^IekUMcyRIV155=7(Dw(
|NU^2HbGk42h*}>vbqVNagf)+DxGCPIUfegyvXV}m@dodEi{}3>$FN&S(8<D5Kbo3Wu6tyWD>>nvd+?KdXv>bgZ<tX<y}ye!2&)Q@OU4KXK|nqrB#*Q*B(5l
(6kQbWfe5{Yxq^p18#K)U1oU|)Hf+UPpd3g<e#!4$cx~*N~gD317Kcfbq;_-(^UX{z`I#Ft(z(@7PWz3UX`mLN#>hoQ)NjK<g0aAAr^|VNt?VZ>W_uA0wCa1
ZE^XZ=f}zGpO0Vva&r0x+vIcq*)RzHEhsjt^?mSs@Zun7(p!M_&j-N@Fj5A~GMxo^Q}f(D76JUHXPBenJ`OIS$<Z=T2^MT9FS+-$4vKa6`9M0N*A0I8sw|iF
(DoLLf{)MO-Qe`cBgE@fu^wDQn`DfbIVqaQ8s|mx@_W<x&o3Tt{^u8_`SX{LH-G-pH2>@4t^Z1me}!N5%kLj)zOk^=2af{3vCz{8kAlCk@Y4r>eL{Pl!B0RN
kK%rgjbsM=!J|{4Ph<{2S5F@X$mj|_7}J-p%hh_BeSYM-DYtt5f~VwcbmkJfIM8y5oTtX^U1h>`VEZChsqc{2l$$2Tea)OGcG%EY?rV9vn3|tuZGJZSD#J#L
>0p-E>Gd)TBiz%ga<*9lL`z^fL0JreT`rf|6tNWC-Q-JRIrqH5@5;?`7Nj%yU(mp`Z*c1)<k-1k1GHahhaSH@IsWbV$K>eEadH88eK9zI=QO9IU|p5dtQLM+
XBjY(ayiSY;11ScT4iaI&7ea7<2nPbnGt(|j~0L(c(h0hVw?p%PZwFR$^fIll$#rX-JlNtJIm%l0!@+{=DhzyKx8mvCd2J6GLRB8Sfsp|;*9g!z(+#?|GlS~
*7tRjt-h&)3cjd-=gsjkLI>a%SsY}`I>W~DIkNlQkr6oLU0L12+(!IH8YcKh7;%fHx)<=MeGZr|*I5yMeD)nS|E|uK^Y3a{`j5{dWQoA%Zk-SCKLj?60sAn-
*8{-lEQ|&fkXMr<%|LGv{NL4!@t|HW^Cpb0p8ste1>XVL3}BvskvX)vc%8g{`%7~9`WI|(#z2hA42W)%Mb^+1=+W!9XRm)rUY(s?UY@)=2Bb4Q{CW0ynys54
JZeCEU2mG~xT?x34o+a9KFja33;FR|y4-Ms$eCf4!A>Xyll)j7AzZL1g5$r_-+vEUq)3aTALD;7E|1<{9{*_8B&+7hwA_H=P$9_}>QVCjfP{zi(4rC$%e9aa
$oI*_?PxL?Dk-z51Crs*nayI{Ytx%x3TuX<l?dOVVN@HEWe(~<b&rF<x}2RKpT2r~bny|m(Z^@+etFA3&fcBFI+3_;Zg9;Bl2r<*{*2JhHdELyypxfw0i$68
!`YNb%fzl2r$7i<@hPv$Vo+xdY@>9uY{L1+XAcU@m*n)<cgf|??~jju6i}WMopgC*hKuOyM3*>bkp=XMG$P=Z0Ay1F7plEIJYA-M=5u*R1QB*=LzxS5S>`OW
G9#t{n%8m(N}DVi^+F5;_(okLmDHe%$ub~JsPx_4-1ljBG9iaiyOTOX1OkV!uZJ|wJkOTA8pyFGlXHAuPbMG<P*?gFP}D4KQkrNCWYi!VnN0Tg@#pE$yW`Ps
M{j>Uo=kq9SV*e{KvZYuff+2bQsN(VX}<uXxiNnLLy!SgKtT6{^m?kJp1@4grmTAPOQZPxmR1PUIqWp~6G-`-C<cV_&u1sEk1t39PjAW`b`~wap_SW=s6S;~
0*(Q{Db9oSYH0BZNkW85-msc#@b&)a^vyB#UZuq%``W&jSz0$l7x>qLL{v@s>2+3Z8S?n2pU&Q2(wNyCI%=LeD0R0=tJ|7MR*6X{be?}kTS3ec_>g-y;{xk_
dwg_?xO|{32^vnd$#8!*@UQ##J!0AZd4PZXlmdsuzvlSEds39<&o3W~4@alWHy=>f9&&eRpkOoPhYdbU0qSy@399e~i(q;+N7c!F2UZQfX|m6NtuHRRjOAqa
7F%aGu(M?!*TF2Sryy7|v8$LQd?Fyc5OCqa;2<Va2c>%+8OXwYedfINfMI}z)?@|6F5)%1L1U#1h}Lx5mv@E7*8bhug#+_DWPUKhHHnn>fvUPH3+5UgySsGh
gV2+G%0Ny48*;{C$-7>rIVgF!SbzdrMYk)EYa{}Y<j`Iwo>+oV1Lj{L?J<o*KN*S<nUrX<B>srgl@*|j5rcn&;#;Hv38Ri)#``=J*)qh%kApoDL^b_I8XNGB
7KdkalaN(LDg)9AAO|l=Hv>supy}<YV4^Iz$fph!j*<Kun+-X75bgw|VO|QH(U-_h=sIieGSJn`jEJCO<{sv+RcZc!bua|>yXKlI3nIolnb1hsq=Y|kAe1q%
nm4dM)8%HC&HgYhXcGY@XegeIhXm$EVefoY=x?3X7Tz|5jlFJe;-CV3YKGKC5(ni_91I4B!NE|qbkaz_ZjuM?^q6ZiPwY-BL3#?;yb*DFG)?4M?P+2|Aw!ui
d7l8v;e1m}hZF8_;(;3CS8)Vn5z;pU>IH=mcair@qZV)?)O|(fKs)|k=M{OVz+T(iuujT(XJWH_+Fa4LY&Kv8^UuLxFdp~LR~TZJl9cM1GY>Uk;$;;~76CQl
d0y2`-_ku;WDHvqyOOOr{u(T)ve7})7mF2Q-7TEN0fV5diIF1Pn*QnH<q4XDCqNEK7nUbDCsxc^lA*-A_bG-NIwbQocyMTJG@`i)om|s48}>~Q2J&$>0P8O#
rVyd<XBkTmQDlekBL!nmhGh&!AZxiD_dWK>lSj8p0ZMRUgq&HAb5fMiSz#CC+(SRuV9H#=uAUvS?K7E3FUTn;6Ia;=Y_GvOMxH4`^itJKVZV(iCf-Iz{l5a)
Q#8^RjqoKYM6qf-%>4mf2s!I9XcDqVgGg_{Bfd{_Si4|IAP*<j?3q~84L#DlsR6&xC%w2+3GC3;z{QSuYS}Uw`FpIrX!c$7RQmctW+>oh803orEZ-}zLiX{&
m`5g77u4_)xC`ie0E4W=!1Ys%jOzgi7L7Ulg0xH|TYR9qxOSZch&IQ8fQBnuQx7u8mtk<17JzNL;xYYJ{o&!8IQVApk1{WKW5JXRD7Se*P8=j~etCu9j4h<p
LZD+s`D>wjz#hM#TL8NOl@?wZ0EA})3?1$r(cWY1hKSfWvS1OS1uXgUcfys|J&2Mn9ZdP|EZz^JKuwe@gl7P@Ir>`025))IS}OT!@CnVs@jyAc2lUor)v?RT
+~t5div^I%;)JYy)x0Z10xzPs%(nkN5|H5sDLO4rTN`1%lk1o4ey1l3>5rU&OdwYX<T&^?NO(edk=&IP?5Mr|2}Zwf;h5?lc<?WvoaVQg?0%u*KUKJXtWuuB
B5zfrstjz3X=cFM+k0UCK}h=&byxuYvHvNp#*TBgHQBAYa!b>KMddXD$z|-duA8u<O8{ngW)D2l;tS9*JcIt2oUBUD^w;wNXx9$}+2V`uqe?Dd>#4V8a73Px
mVb&QO5Kt)>P&Y`InoSn(odj1fk_cikF%gIgLzsVBL7PZ(Me<C^=S8z^dP>N*DdppP@PQE<uXY^^dZOGC79b5-fFQ~f!I2y7ffaK8Wz}TbE?l`US!dW_7bZ!
BFQ)l!NdVnu0o}-T_7L>u-V<cEd+~t#>Zz5U9~&<GJ0V8;#H$QreFy)yk7LqcIPu78DJ|Maj&vrG!1vp$u75>4!!Z@&1{XwcplKJ&_X+4Q(2i#&rE>WL;5O;
JR)P0X*ZpnR~V{m6BR)Ce=g2WWBfs}9gH|5n_#;7pQo7}bW-2fgSwfOn`UrVAvZ>c<Y2a0t?N+TIy1Xy1EGcp7$$&>-kHcFI>Py9jBR+x`#D>#pNzU2XdGKb
%g1C70%6j@^(J4UA-l|gk=*kZMza<-uQ3T%|6ft9*jeYxazPGCcV=v=<dvFcpdlc3EuLA{C(FEUdRL?~&>AtCATq<<YlLV>Wts`U4;N~3NqE#TPq(0^>vC9=
t3a$%a*)-V>s4OY@ECn{hp=uS%I<-Mrn4C~ENkPp(~yB@1u$^IdPDwvV`mVlU?f8r2I}<Wi!m*vQ;W6WWKIqb=6ay|+*M_<h{@Mh5G=yYGyqCtAl8Cu3D)%s
V_Z6RfOXvU===ivXdC`QyGFe62z?`9$LC9Q3O?YHfI`6`CLFoS=2?|x-_#Q0=Fz=KH$B14{qb3B`)3{qbeGWf92tn-r*}Wvv2oM>q)naAVX=s;M(m>I7m+*5
0X9*R0&`;jh9gz``}iIHPKgDKh%w-%suneRgs9t(&*~cr9Ko`1`(2$IutfQCdk4iJMr<}C*=#kwRS%Sk8MLWEJ%Tn?JHU1V%=Cu*$*E;Thq|Ubta^Dz&xh#0
ZM$#DwVRPUf>#B(7pPs$&F+c8bToqT2WI3geEUBn_C|K3;K3MZeguJau>+V|$LqIq074;<Fh%lFMFI{kDsr!maXLhvzS>N0#2Ja^1M?2lBORp+H|VqN1H-Ct
o>@%^UmchqLA*t+BL3VM0Ya*@2xjM8{Ca-={`lhJF<ii^AzR*}A{e+tZD#N+m$njlyU)=6qMRF#EyHeRKcS6oacC4x1YncM(<T$4CUV8l12Hg71974P<K;|@
h9WPXfPKtd_C1XbYjXS{4?Zq|iU3NCg^>q<HMl`S6qF=!yRpmy+f&n4gT1}*!3lZ}6~-$I!T3wdU1!aARuvz<M7_Q0wiSQ&E*EiMM_)Wn{S>#4XLVcb1jErT
r&46yB;0}Hh*dqKO=lW(Mha8fnu}j3c0g?rYBT`d60~R65Vz#PFrfp*SrKPa?DiwmWT*E7XYVc0*W2{>?9GL~#Bv|8k$&}!(9<{LFQk>Bu^)sF?BT<-P|&iz
L<|GNOAz30=uOUmMMOQQlbwNHICe&3IIz)-wgu@IPflr5<s@CE)k-qHnsRM}JbyUT&C6AA(%#Tfm@fS+2F-}8K=Zmzf&D(7*KoZAa%yEbP+sxpW|?1WQ+cvV
i*%7`v%EA(w(#!c>_e5V*XAu{&dGZ>S;%HlWSS)u{De#rvnF~|EMCL9Fq}M&mv2GsdBq33;`*6nKJ_(WYt;<z<=*tR$H|!Hm%vIdDe2H{Da*~mP+I;7DkRcS
Z_6sHDKaF`(!=-k4Ci&^<&hjo9?6HJ6POaE93Bh~4h~+}tV2{+-PkGSS%KI=fpM4S=!w&84^d~)DggbjLg7SFON>j9n4%mb?9T>cWZ<LA<foJO7ncgb3pZ_m
^bW}bW7m9Tl(ASu*s`o~WoZXtJA^3>RwXI~@UpzE*<+Uy(7eCkJ@81(9h;UlfVYAV4Pd`s{Ce~@Is5JS{rg`}4Pp#j=l5Xjpb=EeFc&l}WT%$J@?HblL339I
Xq-~mpEB5D)Q+$*0Z*3h6wO;wl}T$_ri?dA#9x7^2b>w8-kkx81SW#$#a~=RktePM<*M2gykxXDYI0np%zQNFvdmXNGQpAMQUC!Dj<`X{(6kHK(!;C_<dM@x
K2(SlLBAZIUlK%r^HxqrOiB9#L&t*-My#70m?LLLWHU{NDA3=IU)UU!lhZfJ(VL@_p0zkCTsDc*Ks<z?IL4eRgqmKpnF1q<0!sf6(nX4I<_#&LdF^KpzCV6_
_Wnmo()sx8)!F4QCzpvn^Rtm8*Kfs9t13r!!eFpHnX*R%Fu>WbFh!I4!GxRIHw$(_vPnH-7{ShE<tz<k!>a~Jn@JW^`W%94Hxea}*BJ9_DYb}Fd}T;ZzrEvC
<xg$))qkA71tjB^JiYjE{2r0*&={Qt0m77VJ62JZne0sQ{&drctXJu{n4Qf}iuI-mkI60AaVlL}wnA6{E{OhI96QJFXm*r`xoP0fp-IC*A3)EDXPf41jyyJe
mDbsoK`D5Mv`FViRNzuP9<;uj;p9R@KTaQY6XfEPL&PSi*6iOjU9<0k%qQ-K#dzNIKqvirz`P|@fu)y&4B}sc_y*)<<M`W1LIMeLP8AUg2Z%A_)^o=!(&`!$
IYp2IE@5xh%*0@S$aF!VG!yjES$VG;b(PO%OJ|2uIxcck9%IEUJLSgI09Mg}0A>q3N`MEGF%s@b1dhnXqdCOFOjr=mMwqgCPi`S4eI#)SrxC?FA_Pf<1Y1sO
7bXs}sDM#61$l%_uDmxgez?T=$#q6U&T%oCQmvtMW+;+orE4!q&x7C<!;nhGt1rq}EljV0m^tkMM=&x1S(M}%*ohz}4tajD@CcH9y!Hz54T|uRL?2Q?UetC$
(jvPvD{^E+lZX#wVw+-9Z$OOQlYB5-Q)CEEQ3%D`52yp&k=Vf`VgTuSQyYmkwEj86>zRX~JT4Ge3F0h3Sir^sb*W+xKyHM{fN0o7Au<1K-mp52OSGvoQ9Te;
z@=gk{m!b(2!*C*xj0FUwFKJ>;jcF8jye_r*6WN8a!|^H>o#<~)O_4Uywu`ws{OpeKBu$hWat-|6Mv^Uhp?pR^T!{q!^*HM$vX6mdi;-jq{VxR<oqx1Aw^db
9UUOmpY0|_jEw^GJ0Xhhc89|xd~#%D^=Yq-<qVYJ;D6Qb4`~i**~`zguYu<zOdteaZ<~3VFTsGS(KxG{D^EON_RiI~{l$!8@*4GQzeQav5kgIBR$1C@I<GCg
AmWHtTJhUf_89IRW_7^)k!=_?`x=<h?Vz0qV<qmy@H9S(Q<O#4p_8=cV>kZk4#%#S1Qd=z0sF1QFbO#_r_Ze^?KwIymjJuyO%Jf3+P8RybUQR+j*O_;z5xG2
5E|n~gM~gp5NsVgB<euwky<A>+9uf$fxu%m3=~HuTV#yqWLlKa)2&0@=#6qhsY~0xre<{K_b8+QXea(p2__YLMKF9-X{69nD9I55%+hHu??N-1`8H8pYV-gW
Yp918oUM14-ZL+@sumIxa6Buw0NM_jcIVVNj?_W3od_dJ7&DP0ht1&sW$9`t&Vk^+Xm-#y{<C#gUQqA}8?y3^GNr({A}){yrbKEpu4_kw_l-8TVU2xOWvh(y
=TUhq?8u~+=i~(jP(hJ0E_XU?9ehx&U((9g6pm^e9%OFB!DelaC{o@BDxRJ);p_`iJ+Zggs7a`HrkdZ*ntHL53!$Z}YW+H2YXV<8_(o@|HpFabSttq6guZv>
E!fC7ajU+tw>FzEH}y@}O;+ffyL;rUT^|!`=LNB^yg;?8Z-)Y@@ZNIMm8^ulLe3xhf;Se*q?2z*1LP~ESr3S$LY+Av;dwOfOZu^KY7!!t0!GnMSX-igPA#KH
I1JOcG%13A0k@#x_;jQW7aPbUkAs*wejWcXDk>5h<%{lSA>4Z6ZJD1$+N;7R28F0it|iOH5X_KVH}-%AgJ90ek!sDFVP5Z`VO_E{CHsG+9^<J^+oWKxkZbP=
NAXzYMcC<n-_ddQgO)EW?p1N3KGEe3lztA)->`>V&(U7Hee{S9=S#wVh0IbKokmY(q7IYaPIPC5J?5wizm&yDF(KK6h{5cqa3<=HT}8Vmjf$BTrWibdD><$I
JDJlO*szNqwD2F<g|F17i6YCKd9TGzWjBJl7STRNbuysy{Pm{#lz+-dL@}<i&nZxyadGunC(`{^>%@XSQ;k!WHpjrDdeUh+>MZX}$s9?RZBO8%P{S=qvKp8O
DAY(?Z5V}RYTpAgij!5%hq;lnasHd9n6&gKYb=L8DaY2Kr?HeP*N=a7G#-O`0DKXHF~gwsu8jpJGRbjS4SZZtV+;hcT-8hv#9FJ*Uh{(&nh(#R(;NK)6XCZQ
Y?g>UV1r#c<QJG6!Y_p#m6dth2yyuIWP%X0%}d2;977*H>)FhPu;G!|rq0m=acbleh?3({xK~kwFzlN&Q3ObRD-7%aoplK%Ad#=ST(4ooQ0A2*>;0523Edir
aQ40_en84D%4QqaTc*}&q32*1=<#6XZxEbuSp`wUa;s9s;s;D?;6V$VfV!WEe1s{n?kGmBV266s5Z(?Mbxj$ay0I{9E30KPK4r_{ydxLWNY}Snwob5%u#cIr
6;~`vSUnoZe??%+3KwP<bW<|O@jQ|S-PgJ03j^eJ*({8P{fQmCk=;q)GON$QF)F?dT#5+33!Wbw^w{(&gg%GZGH!|K=utO;7vkA_Y|O5FAun)3@eqQbZ{CTN
W}1a&vAS}_xXSy~Q{yffU}(0Oh224{t6kHFn9GvZCOZk}{=uCgW{Iyjtq@eCv@+omqw9f$?1E|>HQRED`(frJ;U3M&c;~vr$!c*CaGQbx>>+O$%0%eFw&W*^
27(<#9XY}~!EqOghPX{8Qxu4@r>TC1=fLtIfJx<`)1lfj&3MYOU7N?@^|GnmW@rjL`ZY2ZwkIs(;pD|6(?#P0Z#+gE2!!;{AW6(;NfJfsk?3wCv$WGCP??(-
+wn!VlVHTK?>T}<-gsipcND2p?NeeOzWJ=NM>lwfk`DVu`L!$PwyS`REhuuOAxMzfSurhVd9fIMe70%k`+vnmw<5bkkVnSKOKXZgwhdFJIFyLt6@GB_d`M@A
h_uPTJ1r%Opwy1tXgM6;w$rm)-NQSghH_yQDg4$(P-h<yRAJ<<pS#gGwV_Ah*{0WQO?h&IYmcA755nQ9oPjBckMOJkl4UdC+~)+-x+c*fX)i5xhGU=JLg#Za
QR*Vq84WlWu5%8D|28R2SLZ(-T^^0id9Vlf>*3)0`4=6e^NFN~+Hd%Q`9K7!yiAvXGQ>Hk?N`H2On7W&f}aiB$yat%=~c4eF@ac427Y`-$yp(9gb0sWxs!18
068#2rTth=8OktHjDNW6KW1mhxXn8?n!;a%5o)7avkQ+>Zwd}?Vi=T_H8TIvixoThSfu$?n{_L+qP<F?igt1n7u6!k4C2Q<pJgbt%ZXa9GsC&b%O~f<4JIa9
&;a^>G@x1*ZMsB7-95;~nFFZ3QU)SthT$sK86GrUVeyfuz5M+&%-;_9AL(guaq{Nq?fZ8zFljs`<hRrzwDAen#d@E-KR$XJlYWKJ?zi--nA4a3f+wY&jFH|`
l@7FBN8FR3fU!JD1CyY3o7GT`Emy>sOd6WVntrN0R`0MVN{u>G4Yg&nLu0Z~J_ibSP7nFVruM9uUc;3soq%HY)U@>qOqa#i1H|c!S{dR3X^hX3q}S7F2-8tg
XrPhlkuwKPrGO2(W2#Tt)A#LrOis|y`LYBx9hN;`+H?@I+7H=w|K}#p8rZugbg!usFsFrUXC9f&<>l*5ko@({>#`^~^FiKm={zGV&`B>xjwx%3lRk%HcsagA
p>eX(tTkwlr9kWFVw%0WZ&d$4holC}#5<YJP`=AiQc7Kz-lQm%C~)n%D)k@^B4ATzn&;g;)6VDW(YcQG(oFC!b{y@o<B^Jdx^c8j?j`oqH`}TvHyWT8Rm}4R
Xm4SkR>K*U@I<D%<%l#<QrJ>PtoJ<*Kry*4(`t62n<?^6cGb22sYeQN&|3ef&(J{3(5WntZVoMgXrq?f4tF~T_&gWiHuqk?SFbYzQNN_Doj5DNs-l8eRLc%^
X4QQt#qy2`7emOfgPgcaJ(z9QFHjX#m2{SUDmF`y1@QYU`SAYi^zDB}u{RfBHAP9PTsL=`(q3DYKRdp-)H>p5uTruHm83(~$N6=*4ebPEGEQ|IQ`u=j>Fv;9
l`ogM%0-h_MZv`a`!xd(am;<qQR1?5lL_`ie+=!}Ad{1Yu+`#v;nOa-!Rc=dVNkG-`d?5b8R{JP_^ot^XQrrpXWEKKU<wfC#T=RsD6vw^3Ue;U$?)6)8;`k4
D-7N8ppBEV&fZTkWNwj)#Ovd56U{8~+@pl~T<5evo2@e^$r?(DN!t_^Ik3&r2;O8f*VP6i0Q#oVF{Sz>*sZ$cIr)ci4KUb1r6%W4YA0sq1Wj3L9^+Rg&2y%F
PXaj}8=YNZu@^UsPu;GeeeLHLzI!SO9>Sco@(B@@i!-YBupxxeI%s7lSZX(wLzn_Nq($Xyl`ku{udA=!ijQVXCwbGia4k6golt~vxpL;Z!qMj%PM3AeiCT7;
*aw~T0!47IPnwb+%Xt@B3fWD%oFk{xByC}LMi#q=GTlt)mZb{7hU(^*A7JDt^jH)2h3JOAp1wVKcfvLQ3~lt3%Ijm4bn3-plz86K6grUHd^(Ld<1@%wV~<cE
IS5#cJ-wG&baGObT@23rzM>NPSDbnHSX}&k_5qXCUz$qBuZ^O@P%=EW04bJeAm0{c5O(U{QS%TdBZ(SZlSBUSV|yMn9S;wW!duHEPbj@mR9AjaCOpPu(pP88
FR_ZYEq-SXV%nM^*yRK1a8!n);QB0BC54eh&KG=kHKYev)#RJOVDQbKM0-#a(6K@}66Iv9kQpSVhrtiwfpXe9?vG0nmh=^#1tc0WbkoV&XlcjB(Safd6MZT3
b)K~yTiop^a1sL|rxr;OQiCY?(@5ZN*JrWo9aC)!YW0QtMGes@a$}1eyM?eATc`km8U8g0gXg;t*4b*0pv*^$R<UuX<Q&+o<un|=34REkYYJVvFle7jsep|F
oB|=3(?ag30C(Z7#n@9Dt#-L{9T<ASeLJ;9)>WW*;>vnG`epY7AN}j;E~meQdC~M#QN&~pJ`w%9md!oa>yuO*JZA`^tAnw}%UKZhSG>QFjFaV}tbie}+(Hsu
lMxWh#y)K}%(baSgX}A`EMxJfeTAd>9GN2^2Y*;6+Ik@GV{v-+<MBmue*8Xpdv^8<N`dcH3Y>zu>zKFdWgsB0@A)6+92KA85+#%-fwjRgwfse}>O1Oj!Sa6B
$r2OdME#TFgnb7aOjXUg$<{q1wGs^U;GCQ&D5b*^&{!7vRIg9b^BK-*unnCn&=YdTJ)v1iH6TE8ni$xL!4N{mjED{oAW8x{)KE7Z3zkfGZb#)gxNZjq0BiOc
r2!iT;u=u0YafH@E`)e%IRT3U)4h4{Nm4J%rUud)VL5iRF`vcJt}J=qOS&yHo_w8t9eHt#c1qJvS}Ju>Zqf2I2@ezAi`j1V)#QGV0_&)*6gbwJwcY&Dt%)gM
qM`BXnW}6*O(y2B45g$=YBJq^6YWw}!&XKt#yTmi?Pd0HmI`PcPOv%JJ$cIL!I|%#(y1Vtvs(SDfpGgj#gyrpmZLm7AeDDEaO&P%(Pt?X4jq%5oX9E0%+?i<
GG<TQ@#$;bVaBiki+mew?c_Wsu|J!mf$$iBo{fm#V4m56A~KXvEJa{D{A(LPp&@8V?L#C*QLtxH3M`0{F<~I2I^~@nZ7;zOBeP$;th<|RdizLPSxfQ?)1KHl
vUK4yKb^^G#C}VT2WuJ9XP=nNK7$>S)SH!WV_}sId`N@xfk!&NKh$FRxo}+T8lmP$$ke4VCdoBZYC5(Yemay>c609a_X%L{?kC?a<4dy48F;$p2k#1L=zFS;
lU!ULpY#1P!QNi5|Kh-L%=1>{3KTGB?tqq1t_<>g@>F$}D`(rT(MOa0bCWI=W58MN`H5cwMsWiF-r96rK4F))!)u6gg$EBVtOr<%MF0hcWykk5NZz}9&U-Hm
QJbkEj+_$3Cxs%;Hv>4Ko(@*xS!Q%H(p)DK?g-fP)vK|bSg_^x$qz<u5^q{ux0mOWt=7%GfHSD`e`T1e9S3?bmse*P)J*tDe(ygYds(sY1yD^wa7lj{=a*<|
eKmv+VoZ7;Ne9pIi5AsCM|*8Lhn|XmWmOrnX6v#!YABt_ADB(B@4o5VcoJvs-2Eg~#+bq0b9q`)SDcf^QZz1>`$jl-PW0kyJ_GfKb=obJEi_Oit(<x;LHml3
UWehEtjMZ->J^&kE6DK5d-jT+QDWH9+sotkr$?73ztM#Z&kwpsv-^%?KXMxT-*;c5;AUHdGKH(7aaW)2F4DlNuav@Q6ERz9qaYjFwKut=VQ|EMO5IHF0)Rp<
NODMsyuYm6;$dVy0;%3EbK%0K$Q%D)_F-_Eo~lAcM;g3c>ZU|!g>U}<M_S{XYrLa!8|}bM-Cc~>9;PRU_F+JLU^_5c-X9B5je>(-90=MupR{um0AdLC3f%+X
_Ppf7xjM0}6EYPWDBMY;PE4^ZVv_<4Z1C~vSao5Qu0`+f%jS6n|HDOdpDWsJiFIQuco{;k`qP&==tY@UWV#ggzDZkCAqeM`WyhgSu&6#so4lA&*&<>?RxeOH
2x0A>r*w!2U1EslFmy9vc#={ZE9%dKA(hAN$}REC8N1xG+i@$kmip+=MfA2ib-@FA0Ma9dGWMn=Il@|FSBB_HfX&or|G&Pz6w?5>0?1O{!g%JVB&5^E)i}>}
+MxL`WR6$otIbj@2CQ3^iSpH8;ERmc>wEf_Z0cha+eJA;55J(amRqfWT~yg!TFuO{edZ$sL&|rFGBBj`ExC{*R$n-j5BW@^@_s$Sj|t;dTHMBgOH0upxF|Oj
))EhXDW`SLzMqSKW$UcQVj`Gn^9ml};l~tx6YnsgX#aIuEz6GuX2oH+2&-7VI5>D28OntPVA*vTyv;X3hPem>?Cb-gP1s*~O(F9cfBxctKPPU10_#&=)8(W$
80jJZ3>9iY&5#aR9fB;wiU0(0zWjs)3Ra5+P_Qqq3uslP>wG5F_yqC5@bXnE^&~*rl&kdyg~6MWp?dy2GSO4sc&T1@5q!weJ%QOEW>Nw(*=V@H!J_2VfmON5
m$NFvV__eQJFIfEKSv7-Z$Y5rj##*~(X;da++?`dp(89Rv~)14_rOtcf{N>e!1q`h1FsqiHkj!UP)5Uy`d9)vQwh}n8HGd>$70yE4E66-O{gBVIzIoXoe>9e
N9rFeWo7L%Z7#-1OnUnh%3pP~rnplPE4cvkKzZgB#R43~-xk86jSn<|-V$L9$Vf5gii^8lrDG}lh9qgTdkXS&;#)oGu_Usw^@h&QE?JJBo?Rx#|8ahF%GHP9
$=l=Kj^C2aq6!}$P=9rF`TA#ZsD3zmfBAFr<JqsT-kzMk!DfTMSh#tE0C$;{n`<1IA~&|4ms}}YND(UJs9csT<+4axd6PoCwo(><!@9XduFZtr9v>-)q^G`A
Xil)KFBS;JQG|<IGv6kCAhh|Xe8y)4<lX|cwY5YR0iWt2Ws?qIYZ+Z!p1eD{JWhT)xj4CG^x6AV$;cN-gmbX2WTJk2u9bkIixBWu$dW{yDZ->Q!B<>Eqwe4z
PELP3`#^&`qaTqwPsb;GGKVw6#T2R5!pFiYGbzcUGhX$$qu&5AzCzTRBqm=|e_gI~Yid^|<|&mmT^s^x7SnPon?l$)9ULD7=OUWZO2bfC1di&<_NaB`d~QzH
^R|(Io48bXuYE^ao8GM4*4AL}a4Lyl>l0lCz`cQ%c|%E(ydvboqpr~kPsda`){*6FF2C8<%s|ogT!_Hi#ETeXManuWd`NqpS-+4oT{DKc?kapq-f2=6{S%Ui
m>z^7pmyXO3zZ9Ab`H)(rimaWz@>Fx84(6U3+IZhoq&i+qe^-9xk+>Z85Qb(92zdJ5Q>lHzxqMFI!AqeD3xrfOS&Hzhl`n#)IQNG8-)BZ1IhtJ94%ak0H^Mq
`+F}c8I^0Mpeg8yO}<|0He2HjDujx=a;qyZ=Tdxl)T0`(ube~Q?y)!V!%7Uvsn3)ZvmGbxgzDU#yJgcJ`5Tog{z&*vX3S10QIqi3MmMjd#?ju<4#2KKy(guT
h|{cUupZtt!<4={y^pA%1E!s&%UVh?O(w{dC=JfmZZeV78b_lBT$RZr-+<U4CM`UR&+>amWth#-w*>g2EN4=~s$7W_t@2FD%WJ|m=6!`-#SoP0S0Yvvs#NM*
=uC!+v3;FW$on)xujSS8SV-`I&2nY^Eq?E9Z<ha^J;gi@#V3br&8R%{kOmY(NBAL4mw<|ct6#=6YOFmQ38DOqb_k)9&W>{W5)plG08WM?{_8$*9;g$cRJ=Au
N+?<mof27kM{r)q2I+DUlJdesgyq9%#3hWR>WP3U3!i$@O38PybtgUQ%i;?Lyv_A97OU@UD6Y9xax6+yC8^+girLnr4xq{SE&SdK>VH;ExGb<PaaLe{I_nge
2qwP<+AU!OJ9G_K*G_dpw|ty~6CdR}^07z@?M)Lx6;Gnj==~%zu-{Fqq<U=ho_}ug=`A^<RL!w~9?D$}ayN%%0PfY2FTXcKlIoV&mlG-^SY&r>A1*Q?VAVUp
SSp0O_6N75*H!vCA+4Ibqpmc6mAvL$WN}eZuJECJK@_bEN!VLvi*)HIUJiro-9QdOSWo1^;Cpe)6Df;R?#03Pe|30O;=Md@K1ie{wC(OWR&_P^bvejueQvOz
&tE172M72+`<~`zVEW5TFHsfH=IsMc$v}ZemK|?&V>(;AniRh*U))@m8{}NnB)BC-^>!b~!{QYrCfh%QM{D9u({(z{n|o0Y8xTfyLagwqRr21Kuv?I5fi+8K
n5KopAHrS*Et{^8=MsaYrs;h&Qi%$fzy|MZzTRjRCid7g^{zAl-fVtg3gaapR|E>W((CH9T|$m|^;13^qE-^y(u0m)3XnVt{K^B=IguS}YJEL}_J-$fNALpX
{qlP|63bRvQ%dP`ZPL~lN*ljt7<Pb58k^rOF1k^A`+CKL@s>QCF*fkc^OtrIM{sJH)KrR5GY(rL6Y~I5%_~#%c@5vF7R>vN^<RJb+v)O6&IXIHtl(-hX5D3$
qneN*xzpiM9x9tf9(LsXo{q*HbVxBXLBuI2u$xt=?V~=zxFT4_TIWDQjnv1!nb(%pw%=}P$i0nlLt$z(MJHRePnO2IaxmH(di4Xajv4FlB_Fk}C>=_D5Vj2q
bo!FJ0vn>lW51u=NJY9|%WHGo#k6pSk&l%DvXzj&axsn>HFSdp*Y%LK!IE_R#5rbjSJ3rBu!1R<?qbG?*o^Sfz$|S-{;2D;=W$~0BzF3s2iyl<dSEHQg%^`T
sDp@~(nsEkNudaT*{mklOZM-`zr<@piPhq5kV7#f`zhediDqu%HT#)+7%rVkaX5mZH)R4SDZDE$KV?frDhRcZh<EH(jif`7?5D+!S~(;*;1#_ccgjx51vD8`
19yQ=>?*744yNffCBwQ5wN+FhiShpwXzGHIF2h7_EzB7Okq|&HLXXT(qMW3Y;|7`H1<K^$VQXu>k<v}HAOxjzmJDO}JCSU-dFvy~8G4C$HzT4R7+3vN>U=M*
=aDObV^^rg&JeM`QDZA){DK-bh!;}-9DAT&Mkhk;lz#DyTEwEs6?V=zF^RbM@(1TD`_a%Kd~CJ7wv4jPU7haNY18r>kaEm6Vud*p><+#b_bXc%D0@8r!sFT+
-!J!uZzEQt%9vO943A`N;SV&Ag?x)s(re#F!NTjYUFSp8K~`t=W*q+H<1>1RCjt)Iltwrhk-{5l*8`(I$8P7r58cn5j6`oa#HVfFa`8OJV@f60QHdg_02|Ao
u8~$g*isu1*dr_nr#I2>0p(m^m?yN)E`ECb^7|06+^vQpd4of~N{UaSYl!^ei=GJOdtfE##l%3jK%sUV%NekM>8n)?TAXn$m3O{bE@>?W8oS+d5sSy=|3aEs
X<UmmjNTw9j*s?e?73^RUh(0hJ<yl3Emyv2B~w^;a~6|te4UGJL(TAz{dHB6RWP6TdO|T+q@K_|w`Y%$=2v#`5)$xWNq<fPC4rE-YO<UtQb78P#Fgx!cVi>V
F{a7HwX}l}Onl97jy%`siBqLS?B{ezdFSN$TadzP4_HdN7M~6g_o9uK@2YpH8JakR@aZcIca2+|lPiY^1E<V`_Py0cRn`65wvL_lnCwnpm?~hJb{m<zX87TS
soEL=UH5IbHl-%`yx{Nds<&7=`(IcE?ngjN2ymr)2VzRCZ55!R#c1Qf@h>2hp&K8}UB`@Dgj#((;mnY*V69!}NyH773B{@#B2g*tk|(*>g2(Y{L{Z%LGU}G7
+J?v$1gwNOQ`&E@O1E!Y7JET49oA!X=RgCQ#}6YRG(wZ9?8pi3QD3Djx4?-@@C5IOmup*zEM?MHD&}!|{^G;rh$>?L3%X~GXJOLc`--nRSOQzjXXFB@%=}vh
*&v{Y)?qq3*Qj^@I?98gx9u!c=+8azkr(}``vk5HwcB82>bNQ;RxQC}E|tO|Z|gjjF@aZ_a~3Ei@}4^rC>k6qF?uT!2hN`BV?(&M@>jfzCw0sc8VzPggSXIb
Qt(ESQipW$0=Fa420at%+6(*?f$k<To&7+-wlWI#+}<pw*t#WpsEuZ_Hws>KO;=H2ePL_Q4Rj=DFG<jX5<QE4<%TZUlX;UbFf)%N*DRanXg}!zDoT{D2f;i1
^1xiD&^aXMGk8s>R)WB>5`Gmb>*HtC%q!-d7Pov~JE%^}>~oFf{zA<Mm5@PnHN*_+t6?XNW&BuDAu?!0LnOMNCV}I#v1Ar%UY){XID)ilmju<iV_tc%11cWp
0YMBjJcvz_?juQtPVc?RgdTUdgu?1{k3AwzZ%v6JqUk%yqWKV*^0v{e3JyI<n9~Ma&8;`Jlk_l|NKC=M?c8J*lVZiE6k9d>MRRqUnOd|J-`IqDxy{QcNoQ4l
=PRs34zoID2i{_YIcxPU)r?&EqX3l=-wsx?U^I5cn^9-10Y63o;rcbUvxZh>a|aS%S8_V16KMd<mMb~PLg=q@*jq+jEsDOEG_>RF!ttZ0nIy)j6)X0MMx-y>
*X5ejtd@My`=Jjat@4jf9uCpVMM-!H6bTJ1Dl}`{OL7Dm46egy9d2c~t#`!7N!d6W51j-{8w~fjtjY7vxpJA7`)059wzFws_aZdvqv`0(Q5SG#sZRpDmD<}2
eT-~hYe`$+MWl2EfOk5|Xaw74!Goiu2X+q&3|h)6?2{SKJuN^m#Dn<-VmkxH!DA=3IyQu}(a0v*GVm3Dq@kg2osUgSfW9AlATDeQ6?wHduGdxlwzFoe!Y_sm
I{C2|Or|nB>Co~~Su{Eci<g+l%3AY=s-To^$#1ZuxA<VTa0rRv9u@bBKyr6ThJ)|nG#-vM$Us9LlAa!lCGXoJeko#2DDN-SXJMt{xa+E1r;D`7#4zwikNR1-
IMcS-CzQ3rfDSZYWqZfF7^Bcq&xAa3QQR=aSX@7adN^q0Wu3)b!-KMWdz>v7n$jIJf2v8y7c-MrbLghi1e~%aVY*)0;yeE^0dR(Cqbk>Xu7p5ml)A{AjTk#5
C9fSNuP2n->yf9>CnndCP*rA!ogT_5MM|7?V`L856&y3OBZ(8A<44dnCn?E&)OaF5R?Sf>+IfPGcaR}&PjgpPfwDE9ICb~4=4R-wf9nD_aXF4UptS8TMo3>=
=!qrfh4z^s*ObriX+9QNS3H(PLhjpT?WGLE$nMThS&}yVqYhK@$zYS#Zs+8d5$~q~C*vyGdq1EnY)9gv?w<T~=8r8o8u9lXh_cIQX80{d*thjI?5*ej^uY|L
9!M51ej0V#;S4MG(NT94pV`t@CcvMxf->!ZTq;2;ZrsxuXXTougg?t#B12-kIIs-Tn(Ct)Dp%eiEV8G6%d<ls%IQNAB%<x$Tb;m*5PvIRcRx%U2QSpR4}V|?
O4)rwe*BeW07TIrpf9sIq?rlAO13vmM5rA)6Ykm?(J%!8kZ#Ee{#Vf9#agqU(5y+)&Q5kDy6$;L%(dlpTR)Nxhvq;HGc#k%GDGW&s!5c~2o(Q~=X~yZ1RX8a
HW65^+H5k|51x+)l*r(lj*0*|L{Ml#8O@<x|CKWq5DcU{I*8vF9xeI4D~@+^c$jk){ATVP@e?!0x~H8?)U-oMH=DuZ*=CAq7CLdB&zOg$NkwsBhIdw#wI%12
!)&-MljV;rvG}{li)k~0?HvW0T8x+PklR55edJ4FEd?`PN-dO%1EcqXQr{?FU1NJ4y~WQ{jwNARgq0)z>7XR%Apv@!s{+aVsy8MGTTEhudycI{=V)BsLpRz{
W`svjk?Wya(7iuB1N%#<@Q-oG9jn|&%}MXTk^)NuU*`qiw1-HD(UZE&ibZoXY6VW)=@3oXq|4qecv^ArNC&OgNYWv9x~~B4wHu)^Dn;609a`s=I@IlH8*)ii
qls{?-pFCkqQ?}!yvbbsaZw^28ZyOnH_9nu66MsaLTX~GW0x{A8WXzC#BI;l<g@~u_C!HbVk#rLOQgb<++aut5}fO$+2p{iN-0Q7c}ZNAu|#-5VdnFnn7l{u
Q`O`hPPXklxvegAl(8o<$R{vI6N_{>q@;P_DP)(3GK@fKTn`f=z?KSm2zC@kE$fky<Ass%!{?qQOXEt0A$G>U+hIeKtqkA0koJgt0`z}(RTY{~JHx7b#|SG6
G?A<rz*2@0&!eq9V73LP-C;{v3I7gD)!urtL&Xcte|RU~tZln}v(S+@lYdQ=M-eXP*c)#~Yv6rT^M0XIZ<u0lQnx8!k9?UOTt$}kx#PCe>VFq0B2dVgde^Px
L5{W<AL#nc?t00BLvx1QdgQ+3@)8xYgvstAPw8fu?aSzEy(dP5QM7Dmps|KsM+UMc$w!eo<2!k$YB!idK{f|$hcQe=)DZ2mdSHC*z%7?t>%lIMe&xbPZ6lLJ
Oc#k+pQJ@Hw{tnoP0H7JhK6J80Et`gfXVGeH!N*c3mWy2l$*u@i~Eg)ti5Ml7pz)8&eor&s~iMJ-M9JC(xK`CMkFRbN%LO0IDJw!vxJ%OE*I)vnrN|xlFl)F
#lAL~%$_fIS0=N`FlM$SU)oqnSMaF1+b4ji6IcL8CwE`;DoCE5ZZbdHoMu^KXjMy@VTiR{h(`3SE)E)agM+B=2DrY>tx|3jv<{ZHBTqEjZnLfi#&d1yygc=`
al?@J_1R7%r&z}}i^gEe4@6M+?bw4xd!ZeP4M#69YwGo)i-Fz51c#eV-rZ7WM}&Igd5gxpAbT7Ll(@8Q<-s|awYT@em(V^}>OXYQFM>Co2sRO3$|C?pvQzAX
%B3CB!BeSX(=AG1tYw_Li6dBEB5oi+EBa}7ad<a8j|0<1o!BYY<pJu3rgSV(9^d7&=7yI<p76@}tEhbl?lEbzl?cEzA?+=N5fHJ$(AkkUtb~RF>xjDQfo7W^
a8KbwKR1Sn;4CTZT~n>I@P^>_!N6Q9?@1qjud~7<94j+=7(B_0M=7Y@thkH}GzMbg5LWH8ZS~QU?pCj<rau*)bPLyL;WDt2{DZbnq$ie#ZO(6Z9MOiQAbsuO
%=}4>pF|TbLH2TK)CcK%ORWqF*rxKaa%~p!9iEN5aeF6jw3WX9&P@GaaNv>l9lH>>?GoS7l}O&qA`6`gE$s+^9^?pdqTdpzbTdTj%2q7}FJa)MDHHlq0HD>$
<XA{YFhE<vVw>S>L3L&LKlC}n%%{xZr8gN0S?yhGJi&JN3w+T9@yS#329mG#jDF~?<0BIV`IGJcEsAz8VNQ2Pk7OuwEUR;zPR?(AtE$qzYuielhmmyW89mTa
`tCP{>S;=GmeBnc2j#R+>=;R<wPsH`Bi7#QHP<)lKNGeuICf8_aR>fUFzeo{ZfUzAgl-c$U4|ol>m6i}^9mlEu2z7e98u9fnrfMXB#+M{Br&PQcsm%7Ut@0A
@=o5l7E8N-y<z~UD=(C~l+fe|tf4EqiOPdrkIl7959n!}w$9%@xu}YQ$QC(dMC@M<Aa3MLVks4K@nQhe0p8QfjNjy^NijqB;35yMl^{ugVw89@*1Eblhn^QS
P3QUXn2WLUkW!Y@Km5$iyo#OP8!s2<Q1j$CZ$M_kJ__#=RU9L@&*Y362?Vd-jhCE+&N=^ND)IEr7t{ZX*|N(bbW)7uD#w0qHM9#F`+W-Md#qS8A;76)R2kpd
bw#d5)B_0gZ|W`TrDPYB&O+c-MI>n2$ATB>+MG+=#tpH}zOOmj7kik=wstQp@sIp)jV>0p=&N3HNn!XAdAFQ61JHC$jbhzu%ELh>a~J%eb*&3M`&c~t^8Wx6
9bP8
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
