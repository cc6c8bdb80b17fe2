"""The seed's forms of play: playout policies for many games at once, turns beyond the first, value functions."""
from __future__ import annotations

from collections.abc import Callable

import numpy as np

from bot.games.roborally.batch import Simulator
from bot.games.roborally.batch_state import Orders, State
from bot.games.roborally.cards import REGISTERS
from bot.games.roborally.dealing import UniformPrograms, deal, shuffled
from bot.games.roborally.prospects import Prospects
from bot.games.roborally.values import Hodgepodge, hodgepodge, manhattan_distance, minimum_checkpoint_advantage
from bot.rounding import rounded

Value = Callable[[Prospects, State, np.ndarray, int], np.ndarray]
"""``value(prospects, state, winners, player)`` [B], higher is better."""
WEIGHTS = Hodgepodge()
OUTCOME = 100.0
"""How much a known winner counts beside a distance or a number of turns."""


def chances(prospects: Prospects, state: State, winners: np.ndarray, player: int) -> np.ndarray:
    """The player's chance to win [B], without the last bits of exponentials, which are not those of every machine."""
    return rounded(prospects.chances(state, winners)[player])


def _turns(prospects: Prospects, state: State, winners: np.ndarray, player: int) -> np.ndarray:
    return np.asarray(_outcome(winners, player) - prospects.turns_to_go(state)[player])


def _hodgepodge(prospects: Prospects, state: State, winners: np.ndarray, player: int) -> np.ndarray:
    return hodgepodge(state, winners, prospects.travel.poses.tables, player, WEIGHTS)


def _advantage(prospects: Prospects, state: State, winners: np.ndarray, player: int) -> np.ndarray:
    return minimum_checkpoint_advantage(state, player).astype(float)


def _manhattan(prospects: Prospects, state: State, winners: np.ndarray, player: int) -> np.ndarray:
    """A checkpoint still to come counts as much as the whole board."""
    tables = prospects.travel.poses.tables
    size = tables.board.width + tables.board.height
    ahead = len(tables.checkpoints) + 1 - state.next_checkpoint[player]
    return np.asarray(_outcome(winners, player) - size * ahead - manhattan_distance(state, tables, player))


def _outcome(winners: np.ndarray, player: int) -> np.ndarray:
    return np.asarray(OUTCOME * (2.0 * winners[player] - winners.any(axis=0)))


VALUES: dict[str, Value] = {
    "chances": chances,
    "turns": _turns,
    "hodgepodge": _hodgepodge,
    "advantage": _advantage,
    "manhattan": _manhattan,
}


class Playouts:
    """Policies that choose programs for all robots, and games played on with them."""

    def __init__(self, prospects: Prospects, simulator: Simulator, policy: str, tries: int, seed: list[int]) -> None:
        """``policy``: one of :data:`POLICIES`; ``tries``: programs that a searching policy compares."""
        self._prospects, self._simulator, self._tries = prospects, simulator, tries
        self._choose = POLICIES[policy]
        self._hodgepodge = self._hodgepodge_alone()
        self._random = np.random.Generator(np.random.SFC64(seed))

    def programs(self, hands: np.ndarray, state: State) -> np.ndarray:
        """[R, P, B] int16 a program for every robot out of ``hands`` [9, P, B]."""
        return self._choose(self, hands, state)

    def play_on(self, state: State, winners: np.ndarray, turns: int) -> None:
        """Plays up to ``turns`` more turns in place, in the games that nobody has won."""
        for _ in range(turns):
            games = np.flatnonzero(~winners.any(axis=0))
            if not games.size:
                return
            going = state.take(games)
            dealt = deal(going, shuffled(going.games, self._random))
            programs = self.programs(dealt.hands, going)
            winners[:, games] = self._simulator.play(going, Orders(programs, deck=dealt.deck))
            state.put(games, going)

    def _uniform(self, hands: np.ndarray, state: State) -> np.ndarray:
        source = UniformPrograms(hands, state)
        return source.cards(source.draw(self._random))

    def _search(self, hands: np.ndarray, state: State) -> np.ndarray:
        return self._best(hands, state, self._hodgepodge, WEIGHTS.damage)

    def _path(self, hands: np.ndarray, state: State) -> np.ndarray:
        return self._best(hands, state, -self._prospects.travel.turns, 0.0)

    def _frozen(self, hands: np.ndarray, state: State) -> np.ndarray:
        return np.zeros((REGISTERS, state.players, state.games), np.int16)

    def _best(self, hands: np.ndarray, state: State, worth: np.ndarray, hit: float) -> np.ndarray:
        """Of some uniform programs the one with the best end, each robot as if it were alone.

        ``worth`` [K + 1, S] by leg and pose; ``hit``: what damage by a wall laser adds.
        """
        source, poses = UniformPrograms(hands, state), self._prospects.travel.poses
        start = (state.next_checkpoint - 1) * worth.shape[1] + poses.of(state.cell, state.facing)
        best, best_value = source.draw(self._random), np.full(start.size, -np.inf)
        for number in range(self._tries):
            rows = source.draw(self._random) if number else best
            place, hits = poses.follow(start, source.kinds(rows))
            value = (worth.take(place) + hit * hits).ravel()
            best = np.where(value > best_value, rows, best)
            best_value = np.maximum(value, best_value)
        return source.cards(best)

    def _hodgepodge_alone(self) -> np.ndarray:
        """[K + 1, S] the terms of the hodgepodge that a robot alone can change, but for damage."""
        poses = self._prospects.travel.poses
        tables, legs = poses.tables, np.arange(len(poses.tables.checkpoints) + 1)[:, None]
        goal = tables.checkpoints.take(np.minimum(legs, len(tables.checkpoints) - 1))
        distance = sum(
            np.abs(axis.take(poses.cell).astype(np.int64) - axis.take(goal)) for axis in (tables.x, tables.y)
        )
        value: np.ndarray = (
            (WEIGHTS.advantage + WEIGHTS.progress) * legs + WEIGHTS.distance * distance
            - 2 * WEIGHTS.active * (np.arange(poses.count + 1) == poses.destroyed)
            + WEIGHTS.won * (legs == len(tables.checkpoints))
        )
        return value


POLICIES: dict[str, Callable[[Playouts, np.ndarray, State], np.ndarray]] = {
    "uniform": Playouts._uniform,
    "search": Playouts._search,
    "path": Playouts._path,
    "frozen": Playouts._frozen,
}
"""Uniform over the reduced programs; the best of some by the hodgepodge; the same by turns to go; no cards at all."""
