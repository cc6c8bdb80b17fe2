"""How fast playouts, search and turns are, on maps of the hex edition."""
from __future__ import annotations

import resource
from collections.abc import Iterator
from random import Random
from time import perf_counter

import numpy as np

from bot.arena.game import Record
from bot.arena.games.battlesheep.maps import FORMATS, random_map
from bot.games.battlesheep.batch import Batch, Root
from bot.games.battlesheep.rules import PLAYERS, Board
from bot.games.battlesheep.simulation import Simulation
from bot.games.battlesheep.starts import seed_start
from bot.players.battlesheep.player import Params, Player
from bot.players.session import Session
from bot.protocol import battlesheep as protocol
from bot.search.clock import Deadline
from bot.search.uct import Search, Settings

TURN_MS = 100.0
PLAYOUT_GAMES = 1024


def bench(seconds: float) -> Record:
    """A third of the time for playouts, a third for one search, a third for turns of :data:`TURN_MS`."""
    setup, board = opening(0)
    player = Player(setup, Params())
    part = seconds / 3
    playouts, plies = _playouts(player.root(_turn(board)), part)
    iterations = _iterations(player, board, part)
    times = list(_turn_times(part))
    return {
        "playouts_per_second": playouts,
        "steps_per_second": plies,
        "iterations_per_second": iterations,
        "turn_limit_ms": TURN_MS,
        "turn_ms": {name: float(np.percentile(times, share)) for name, share in
                    (("p50", 50), ("p99", 99), ("p99.9", 99.9), ("max", 100))},
        "turns": len(times),
        "peak_mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def opening(seed: int, edition: str = "hex") -> tuple[protocol.Setup, Board]:
    """A random map with the four flocks on their starts; the setup is that of player 1."""
    form = FORMATS[edition]
    grid = random_map(form, Random(seed))
    board = Board(form.rules.edition, grid)
    for player in range(1, PLAYERS + 1):
        board.place(player, *seed_start(board), form.sheep)
    limit = round(TURN_MS)
    setup = protocol.Setup(1, PLAYERS, form.rules.edition.name, form.size, form.size, form.sheep, limit, limit,
                           tuple(map(tuple, grid)))
    return setup, board


def _turn(board: Board) -> protocol.MoveTurn:
    return protocol.MoveTurn(tuple(map(tuple, board.owner)), tuple(map(tuple, board.sheep)))


def _playouts(root: Root, seconds: float) -> tuple[float, float]:
    """Playouts to the end and plies per second."""
    random = np.random.Generator(np.random.SFC64(0))
    first = np.full(PLAYOUT_GAMES, root.player, dtype=np.int64)
    started = perf_counter()
    games = cells = 0
    while perf_counter() < started + seconds:
        batch = Batch(root, PLAYOUT_GAMES)
        batch.play_out(random, first, lambda: True)
        batch.scores()
        games += PLAYOUT_GAMES
        cells += batch.plies
    spent = perf_counter() - started
    return games / spent, cells / spent


def _iterations(player: Player, board: Board, seconds: float) -> float:
    """Iterations per second of one search from the opening."""
    search = Search(Simulation(player.root(_turn(board)), player.rewards, 0, player.menu), Settings(), 0)
    started = perf_counter()
    iterations = search.run(Deadline.after_ms(seconds * 1000))
    return iterations / (perf_counter() - started)


def _turn_times(seconds: float) -> Iterator[float]:
    """Milliseconds for each move of the bot in games against itself."""
    started = perf_counter()
    seed = 0
    while True:
        seed += 1
        setup, board = opening(seed)
        players = [Player(protocol.Setup(**{**vars(setup), "player": p}), Params()) for p in range(1, PLAYERS + 1)]
        mover = board.next_player(PLAYERS)
        while mover:
            if perf_counter() > started + seconds:
                return
            session = Session()
            session.turn_start = perf_counter()
            move = players[mover - 1].answer(_turn(board), session)
            yield (perf_counter() - session.turn_start) * 1000
            players[mover - 1].rest()
            board.play(mover, move)
            mover = board.next_player(mover)
