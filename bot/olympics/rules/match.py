"""A whole match of the Olympics: runs, medals, scores, and who is still in it."""
from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Protocol

from bot.olympics.rules.constants import BRONZE, GAMES, NO_ACTION, OUT_SCORE, PLAYERS, TURNS
from bot.olympics.rules.plain import is_over, play_turn, points, results
from bot.olympics.rules.state import Hurdles, MiniGame, Position, Skating


class Chance(Protocol):
    """The source of what the rules leave to chance: the local referee, or a recorded game."""

    def new_run(self, game: int) -> MiniGame:
        """The next run of the game with index ``game``."""

    def skating_order(self, game: int, is_over: bool) -> str:
        """The order of actions by risk for the next turn; if the run ``is_over``, nobody will see it."""


class OlympicsMatch:
    """All games of a match: runs, medals, and who is still in it.

    A run that ends awards its medals at once. Then its game rests for one turn (its line says so), in which actions
    have no effect there; after that the next run begins.
    """

    def __init__(self, chance: Chance, games: int = GAMES) -> None:
        self._chance = chance
        self.runs = [chance.new_run(game) for game in range(games)]
        self.resting = [False] * games
        self.medals = [[[0, 0, 0] for _ in self.runs] for _ in range(PLAYERS)]  # [P][G] of [gold, silver, bronze]
        self.out = [False] * PLAYERS
        self.turn = 1

    def step(self, actions: Sequence[int | None]) -> None:
        """Plays one turn. ``None`` puts a player out from this turn on."""
        for player, action in enumerate(actions):
            if action is None:
                self.out[player] = True
        moves = [NO_ACTION if self.out[p] or a is None else a for p, a in enumerate(actions)]
        for game, run in enumerate(self.runs):
            if self.resting[game]:
                self.runs[game] = self._chance.new_run(game)
                self.resting[game] = False
                continue
            play_turn(run, moves)
            if isinstance(run, Skating):
                run.order = self._chance.skating_order(game, is_over(run))
            if is_over(run) or (isinstance(run, Hurdles) and self._deserted()):
                self._award(game)
                self.resting[game] = True
        self.turn += 1

    def position(self) -> Position:
        """What a bot knows before the next turn; runs and medals are those of the match itself."""
        runs = [None if resting else run for run, resting in zip(self.runs, self.resting)]
        return Position(self.turn, self.medals, runs)

    def _award(self, game: int) -> None:
        reached = results(self.runs[game])
        contenders = [result for player, result in enumerate(reached) if not self.out[player]]
        for player, result in enumerate(reached):
            better = sum(other > result for other in contenders)
            self.medals[player][game][BRONZE if self.out[player] else better] += 1

    def _deserted(self) -> bool:
        return sum(not out for out in self.out) < 2

    def over(self) -> bool:
        return self.turn > TURNS or self._deserted()

    def score(self, player: int) -> int:
        """The product over the games of the points for their medals."""
        return prod(map(points, self.medals[player]))

    def final_scores(self) -> list[int]:
        return [OUT_SCORE if self.out[player] else self.score(player) for player in range(PLAYERS)]
