"""Many matches at once between networks, for training: positions by the rules, their children by a compiled helper.

``selfplay_children.cpp`` computes the numbers of :mod:`bot.olympics.outlook.network.features`; everything else is
what the bot runs.
"""
from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bot.olympics.outlook.network import value as network
from bot.olympics.outlook.network.features import (
    LONGEST_PLAN,
    MEAN_POINTS,
    MEAN_VARIANCES,
    PLAYER_FEATURES,
    SHARED_FEATURES,
    runs_left,
)
from bot.olympics.outlook.network.one_ply import equilibrium
from bot.olympics.outlook.network.value import ValueWeights
from bot.olympics.outlook.outcomes import (
    USUAL_PLAY,
    ArcheryOutcomes,
    HurdlesOutcomes,
    diving_outcomes,
    folding,
    skating_outcomes,
)
from bot.olympics.rules.batch import JOINT, archery_steps, encode, hurdle_steps, skate
from bot.olympics.rules.constants import (
    ACTIONS,
    ARCHERY,
    DIVING,
    GAMES,
    HURDLES,
    JOINT_ACTIONS,
    LETTERS,
    PLAYERS,
    SKATING,
    TURNS,
)
from bot.olympics.rules.draws import DRAW, draw_archery, draw_hurdles, draw_order
from bot.olympics.rules.match import OlympicsMatch
from bot.olympics.rules.plain import points
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Position, Skating
from botkit.arrays import AnyFloats, Floats, Floats32, Ints

SOURCE = Path(__file__).with_name("selfplay_children.cpp")
COMPILER = ("g++", "-O3", "-march=native", "-ffast-math", "-shared", "-fPIC")
POSITION = np.dtype([
    ("stand", np.uint64), ("running", np.uint64), ("steps", np.uint64), ("rings", np.uint64), ("turn", np.int32),
    ("resting", np.int32, GAMES), ("points", np.int32, (PLAYERS, GAMES)), ("states", np.int32, (GAMES, PLAYERS)),
    ("winds_left", np.int32), ("winds", np.int32, LONGEST_PLAN), ("letters_left", np.int32),
    ("letters", np.int32, LONGEST_PLAN), ("skating_left", np.int32), ("skated", np.int32, (PLAYERS, JOINT_ACTIONS)),
], align=True)
"""The struct ``Position`` of the helper."""


@lru_cache(maxsize=1)
def _library() -> Any:
    with TemporaryDirectory() as folder:
        file = Path(folder, "children.so")
        subprocess.run([*COMPILER, "-o", str(file), str(SOURCE)], check=True)
        return ctypes.CDLL(str(file))


class RunPool:
    """Tracks and winds with their tables, drawn with the contest's odds: matches share them.

    Tells the features of the children of many positions in these runs.
    """

    def __init__(self, size: int, source: Random) -> None:
        self._source = source
        self._tables: list[npt.NDArray[Any]] = []
        """All that the helper reads; it knows the addresses only."""
        self.tracks: dict[str, list[int]] = {}
        """The addresses of each track's tables: where runners stand, whether they run, their steps."""
        while len(self.tracks) < size:
            track = draw_hurdles(source).track
            races = HurdlesOutcomes(track, USUAL_PLAY[HURDLES])
            steps = hurdle_steps(track).astype(np.int32)
            self.tracks[track] = [*map(self._address, (races.positions, races.running, steps))]
        self.winds: dict[tuple[int, ...], int] = {}
        """The address of the table of each run's winds."""
        while len(self.winds) < size:
            shots = ArcheryOutcomes(draw_archery(source).winds, USUAL_PLAY[ARCHERY])
            self.winds[shots.winds] = self._address(shots.table.T)
        self.rings = {winds[played:]: address for winds, address in self.winds.items() for played in range(len(winds))}
        """The same by the last winds of a run."""
        tables = (
            archery_steps().astype(np.int32), folding()[0].astype(np.int32), diving_outcomes(USUAL_PLAY[DIVING]).gains,
            skating_outcomes(USUAL_PLAY[SKATING]).gains, runs_left().astype(np.float32),
            MEAN_POINTS.astype(np.float32), MEAN_VARIANCES.astype(np.float32),
        )
        self._pointers = (ctypes.c_void_p * len(tables))(*map(self._address, tables))

    def _address(self, table: npt.NDArray[Any]) -> int:
        self._tables.append(np.ascontiguousarray(table))
        return self._tables[-1].ctypes.data

    def matches(self, games: int) -> list[OlympicsMatch]:
        """New matches."""
        return [OlympicsMatch(Draws(self, Random(self._source.getrandbits(64)))) for _ in range(games)]

    def children(self, matches: Sequence[OlympicsMatch]) -> tuple[Floats32, Floats32]:
        """[B, J, P, PLAYER_FEATURES] and [B, J, SHARED_FEATURES] of the turn of each match."""
        rows = _rows(matches, self)
        players = np.empty((len(matches), JOINT_ACTIONS, PLAYERS, PLAYER_FEATURES), np.float32)
        shared = np.empty((len(matches), JOINT_ACTIONS, SHARED_FEATURES), np.float32)
        _library().children(len(matches), rows.ctypes.data_as(ctypes.c_void_p), self._pointers,
                            players.ctypes.data_as(ctypes.c_void_p), shared.ctypes.data_as(ctypes.c_void_p))
        return players, shared


class Draws:
    """The chance of one match: tracks and winds out of a pool, the rest as the contest draws it."""

    def __init__(self, pool: RunPool, source: Random) -> None:
        self._tracks, self._winds, self._source = list(pool.tracks), list(pool.winds), source

    def new_run(self, game: int) -> MiniGame:
        run = DRAW[game](self._source)
        if isinstance(run, Hurdles):
            run.track = self._source.choice(self._tracks)
        elif isinstance(run, Archery):
            run.winds = list(self._source.choice(self._winds))
        return run

    def skating_order(self, game: int, is_over: bool) -> str:
        return "" if is_over else draw_order(self._source)


def _rows(matches: Sequence[OlympicsMatch], pool: RunPool) -> npt.NDArray[Any]:
    numbers, ranks = zip(*(_row(match, pool) for match in matches))
    rows = np.array(list(numbers), POSITION)
    now = rows["states"][:, SKATING].T.astype(np.int64)  # [P, B]
    joint_ranks = np.array(ranks)[:, JOINT].swapaxes(0, 1)  # [P, B, J]
    skated = skate(np.repeat(now, JOINT_ACTIONS, 1), joint_ranks.reshape(PLAYERS, -1))
    rows["skated"] = skated.reshape(PLAYERS, len(matches), JOINT_ACTIONS).swapaxes(0, 1)
    return rows


def _row(match: OlympicsMatch, pool: RunPool) -> tuple[tuple[Any, ...], list[int]]:
    """The struct of a position, but for where skaters come to, and the skating rank of each action.

    A run that the end of the match cuts off has no tables and no turns left.
    """
    left = TURNS + 1 - match.turn
    runs = [None if rests else run for run, rests in zip(match.runs, match.resting)]
    track, rings, winds, letters, skating_left, ranks = [0] * 3, 0, [], [], 0, [0] * ACTIONS
    for run in runs:
        if isinstance(run, Hurdles):
            track = pool.tracks[run.track]
        elif isinstance(run, Archery) and len(run.winds) <= left:
            winds, rings = run.winds, pool.rings[tuple(run.winds)]
        elif isinstance(run, Skating) and run.turns_left <= left:
            skating_left, ranks = run.turns_left, [run.order.index(letter) for letter in LETTERS]
        elif isinstance(run, Diving) and len(run.letters) <= left:
            letters = [LETTERS.index(letter) for letter in run.letters]
    scored = [[points(medals) for medals in games] for games in match.medals]
    states = encode(Position(match.turn, match.medals, runs))
    return (*track, rings, match.turn, match.resting, scored, states, len(winds), _padded(winds), len(letters),
            _padded(letters), skating_left, np.zeros((PLAYERS, JOINT_ACTIONS))), ranks


def _padded(coming: Sequence[int]) -> list[int]:
    """The numbers of the turns that plans look at."""
    return [*coming[:LONGEST_PLAN], *[0] * (LONGEST_PLAN - len(coming))]


@dataclass(frozen=True)
class Noise:
    """How networks choose while they learn."""

    temperature: float = 0.02
    """The difference in value that players hardly notice."""
    rounds: int = 6
    """Rounds of answers in the equilibrium."""
    least_keenness: float = 0.5
    """The exponents of policies in training are between this and the next."""
    most_keenness: float = 1.5
    blunders: tuple[float, ...] = (0.005, 0.005, 0.005, 0.03, 0.03, 0.1)
    """How often players act at random: one of these, for each player."""
    test_keenness: float = 2.5
    """The exponent of policies in matches that measure a network."""


def expectations(weights: ValueWeights, players: Floats32, shared: Floats32) -> AnyFloats:
    """The network's values of children [B, J, P]; those of one position at a time, so that all stays in the cache."""
    return np.stack([network.values(weights, *children) for children in zip(players, shared)])


def _drawn(policies: AnyFloats, random: np.random.Generator) -> Ints:
    """An action of each player by its policy: [B, P, A] -> [B, P]."""
    upto = np.cumsum(policies, 2)
    luck = random.random(upto.shape[:2])[..., None] * upto[..., -1:]
    return np.minimum((upto <= luck).sum(2), ACTIONS - 1)


class Experience(NamedTuple):
    """Positions after a joint action, and what they turned out to be worth. N positions."""

    players: npt.NDArray[np.float16]  # [N, P, PLAYER_FEATURES]
    shared: npt.NDArray[np.float16]  # [N, SHARED_FEATURES]
    targets: Floats32  # [N, P]


class NetworkPlay:
    """Plays matches of networks."""

    def __init__(self, style: Noise, size: int, seed: Sequence[int]) -> None:
        """``size``: of the pool of runs."""
        self._style = style
        self._random = np.random.default_rng(seed)
        self.pool = RunPool(size, Random(int(self._random.integers(1 << 62))))

    def lessons(self, weights: ValueWeights, games: int, trace: float) -> Experience:
        """Matches of a network with itself. ``trace``: lambda of TD(lambda).

        The last turn teaches nothing: its values are exact.
        """
        style, random, every = self._style, self._random, np.arange(games)
        players, shared, roots = [], [], []
        matches = self.pool.matches(games)
        keenness = random.uniform(style.least_keenness, style.most_keenness, (games, PLAYERS, 1))
        blunders = random.choice(style.blunders, (games, PLAYERS, 1))
        for turn in range(1, TURNS + 1):
            seen, common = self.pool.children(matches)
            answers = equilibrium(expectations(weights, seen, common), style.temperature, style.rounds)
            policies = answers.policies ** keenness
            policies *= (1 - blunders) / policies.sum(2, keepdims=True)
            actions = _drawn(policies + blunders / ACTIONS, random)
            if turn < TURNS:
                joint = np.ravel_multi_index(tuple(actions.T), (ACTIONS,) * PLAYERS)
                players.append(seen[every, joint].astype(np.float16))
                shared.append(common[every, joint].astype(np.float16))
            roots.append((answers.policies * answers.values).sum(2))
            _step(matches, actions)
        target = outcomes(matches)
        targets = [target]
        for root in roots[:1:-1]:
            target = root + trace * (target - root)
            targets.append(target)
        return Experience(np.concatenate(players), np.concatenate(shared), np.concatenate(targets[::-1]))

    def points(self, single: ValueWeights, pair: ValueWeights, games: int) -> Floats:
        """What a player with the network ``single`` has against two with ``pair`` [games]; three seats in turn.

        Everybody draws from its policy, for two greedy players of the same network would tie in lockstep.
        """
        style, random = self._style, self._random
        matches, seats = self.pool.matches(games), np.arange(games) % PLAYERS
        mine = np.arange(PLAYERS) == seats[:, None]
        for _ in range(TURNS):
            seen, common = self.pool.children(matches)
            policies = [equilibrium(expectations(weights, seen, common), style.temperature, style.rounds).policies
                        for weights in (single, pair)]
            _step(matches, _drawn(np.where(mine[..., None], *policies) ** style.test_keenness, random))
        return outcomes(matches)[np.arange(games), seats].astype(np.float64)


def _step(matches: Sequence[OlympicsMatch], actions: Ints) -> None:
    for match, answers in zip(matches, actions.tolist()):
        match.step(answers)


def outcomes(matches: Sequence[OlympicsMatch]) -> Floats32:
    """The share of the others that each player beats: [B, P]."""
    scores = np.array([match.final_scores() for match in matches])
    return network.shares_beaten(scores).astype(np.float32)
