"""How fast playouts and search are, on a map of the hex edition; per second of processor time."""
from __future__ import annotations

from random import Random
from time import perf_counter, process_time

import numpy as np

from bot.arena.game import Record
from bot.arena.games.battlesheep.maps import FORMATS, random_map
from bot.arena.games.battlesheep.naive_bench import COMPILERS, find_compiler, naive_playouts
from bot.games.battlesheep.batch import Batch, Root
from bot.games.battlesheep.geometry import build_geometry
from bot.games.battlesheep.rules import PLAYERS, Board
from bot.games.battlesheep.simulation import Simulation
from bot.games.battlesheep.starts import seed_start
from bot.players.battlesheep.params import Params
from bot.players.battlesheep.player import Player
from bot.protocol import battlesheep as protocol
from bot.search.clock import Deadline
from bot.search.uct import Search, Settings

PLAYOUT_GAMES = 2048
FORMAT = "hex"
SEARCH_SHARE = 0.58
"""Of the time; of ten seconds, the seed's turn."""
NAIVE_SHARE = 0.2


def bench(seconds: float) -> Record:
    """Playouts to the end, beside those of a plain C++ program, and one search, all from the same opening."""
    board = opening(0)
    root = Root.of(build_geometry(board.edition, board.owner), board, 0)
    playouts, plies = _playouts(root, seconds * (1 - SEARCH_SHARE - NAIVE_SHARE))
    return {
        "cells": root.geometry.size,
        "playouts_per_second": playouts,
        "steps_per_second": plies,
        **_beside_naive(board, playouts, seconds * NAIVE_SHARE),
        **_search(root, board, seconds * SEARCH_SHARE),
    }


def _beside_naive(board: Board, playouts: float, seconds: float) -> Record:
    compiler = find_compiler()
    if not compiler:
        return {"naive_cpp_playouts_per_second": f"not measured: no C++ compiler ({', '.join(COMPILERS)}) found"}
    naive = naive_playouts(compiler, board, seconds).games_per_second
    return {"naive_cpp_playouts_per_second": naive, "playouts_per_naive_cpp_playout": playouts / naive}


def opening(seed: int) -> Board:
    """A random map with the four flocks on the starts of the seed's rule."""
    form = FORMATS[FORMAT]
    board = Board(form.rules.edition, random_map(form, Random(seed)))
    for player in range(1, PLAYERS + 1):
        board.place(player, *seed_start(board), form.sheep)
    return board


def _playouts(root: Root, seconds: float) -> tuple[float, float]:
    """Playouts to the end, scored, and plies per second."""
    random = np.random.Generator(np.random.SFC64(0))
    first = np.full(PLAYOUT_GAMES, root.player, dtype=np.int64)
    end, began = perf_counter() + seconds, process_time()
    games = plies = 0
    while perf_counter() < end:
        batch = Batch(root, PLAYOUT_GAMES)
        batch.play_out(random, first, lambda: True)
        batch.scores()
        games += PLAYOUT_GAMES
        plies += batch.plies
    spent = process_time() - began
    return games / spent, plies / spent


def _search(root: Root, board: Board, seconds: float) -> Record:
    """One search as the bot searches: its iterations, all and per second of processor time."""
    params = Params()
    setup = protocol.Setup(1, PLAYERS, FORMAT, board.width, board.height, FORMATS[FORMAT].sheep, 0, 0,
                           tuple(map(tuple, board.owner)))
    player = Player(setup, params)
    settings = Settings(exploration=params.exploration, wave=params.wave)
    search = Search(Simulation(root, player.rewards, 0, player.menu), settings, 0)
    began = process_time()
    iterations = search.run(Deadline.after_ms(seconds * 1000))
    return {
        "search_seconds": seconds,
        "search_iterations": iterations,
        "iterations_per_second": iterations / (process_time() - began),
    }
