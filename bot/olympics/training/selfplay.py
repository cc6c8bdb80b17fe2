"""Many matches at once of a network with itself, for training: everything is what the bot runs."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bot.olympics.outlook.forecast import Forecaster
from bot.olympics.outlook.match_value import MEDAL_SHARES
from bot.olympics.outlook.network import value as network
from bot.olympics.outlook.network.features import Features
from bot.olympics.outlook.network.one_ply import equilibrium
from bot.olympics.outlook.network.value import ValueWeights
from bot.olympics.outlook.outcomes import USUAL_PLAY, ArcheryOutcomes, HurdlesOutcomes
from bot.olympics.rules.constants import ACTIONS, ARCHERY, HURDLES, PLAYERS, TURNS
from bot.olympics.rules.draws import DRAW, draw_archery, draw_hurdles, draw_order
from bot.olympics.rules.match import OlympicsMatch
from bot.olympics.rules.state import Archery, Hurdles, MiniGame
from botkit.arrays import AnyFloats, Floats32, Ints


class RunPool(Forecaster):
    """Tracks and winds with their tables, drawn with the contest's odds: matches share them."""

    def __init__(self, size: int, source: Random) -> None:
        super().__init__(MEDAL_SHARES)
        self._source, self._features = source, Features(self)
        self.tracks: dict[str, HurdlesOutcomes] = {}
        while len(self.tracks) < size:
            track = draw_hurdles(source).track
            self.tracks[track] = HurdlesOutcomes(track, USUAL_PLAY[HURDLES])
        self.winds: dict[tuple[int, ...], ArcheryOutcomes] = {}
        while len(self.winds) < size:
            shots = ArcheryOutcomes(draw_archery(source).winds, USUAL_PLAY[ARCHERY])
            self.winds[shots.winds] = shots
        self._to_come = {winds[played:]: shots for winds, shots in self.winds.items() for played in range(len(winds))}

    def hurdles(self, track: str) -> HurdlesOutcomes:
        return self.tracks[track]

    def archery(self, winds: tuple[int, ...]) -> ArcheryOutcomes:
        return self._to_come[winds]

    def matches(self, games: int) -> list[OlympicsMatch]:
        """New matches."""
        return [OlympicsMatch(Draws(self, Random(self._source.getrandbits(64)))) for _ in range(games)]

    def children(self, matches: Sequence[OlympicsMatch]) -> tuple[Floats32, Floats32]:
        """[B, J, P, PLAYER_FEATURES] and [B, J, SHARED_FEATURES] of the turn of each match."""
        players, shared = zip(*(self._features.children(match.position()) for match in matches))
        return np.array(players, np.float32), np.array(shared, np.float32)


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


def play(
    weights: ValueWeights, style: Noise, games: int, runs: int, trace: float, seed: Sequence[int]
) -> Experience:
    """Matches of a network with itself, which share ``runs`` tracks and winds. ``trace``: lambda of TD(lambda).

    The last turn teaches nothing: its values are exact.
    """
    random, every = np.random.default_rng(seed), np.arange(games)
    pool = RunPool(runs, Random(int(random.integers(1 << 62))))
    players, shared, roots = [], [], []
    matches = pool.matches(games)
    keenness = random.uniform(style.least_keenness, style.most_keenness, (games, PLAYERS, 1))
    blunders = random.choice(style.blunders, (games, PLAYERS, 1))
    for turn in range(1, TURNS + 1):
        seen, common = pool.children(matches)
        answers = equilibrium(expectations(weights, seen, common), style.temperature, style.rounds)
        policies = answers.policies ** keenness
        policies *= (1 - blunders) / policies.sum(2, keepdims=True)
        actions = _drawn(policies + blunders / ACTIONS, random)
        if turn < TURNS:
            joint = np.ravel_multi_index(tuple(actions.T), (ACTIONS,) * PLAYERS)
            players.append(seen[every, joint].astype(np.float16))
            shared.append(common[every, joint].astype(np.float16))
        roots.append((answers.policies * answers.values).sum(2))
        for match, chosen in zip(matches, actions.tolist()):
            match.step(chosen)
    target = network.shares_beaten(np.array([match.final_scores() for match in matches])).astype(np.float32)
    targets = [target]
    for root in roots[:1:-1]:
        target = root + trace * (target - root)
        targets.append(target)
    return Experience(np.concatenate(players), np.concatenate(shared), np.concatenate(targets[::-1]))
