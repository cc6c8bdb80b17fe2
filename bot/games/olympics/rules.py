"""The rules of the Olympics, plain and scalar: what the referee plays and everything else is checked against.

Actions are 0..3 for UP, DOWN, LEFT, RIGHT, or ``NO_ACTION`` for a player that is out.
Source: the behaviour of the contest's referee, where its statement says otherwise too.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, Union

PLAYERS = 3
TURNS = 100
ACTIONS = 4
UP, DOWN, LEFT, RIGHT = range(ACTIONS)
LETTERS = "UDLR"
NO_ACTION = -1

GOLD, SILVER, BRONZE = range(3)
MEDAL_POINTS = (3, 1, 0)
OUT_SCORE = -1

FINISH = 29
GROUND = "."
HURDLE = "#"
HURDLE_STUN = 2
HURDLE_STEPS = (2, 2, 1, 3)

LONGEST_RUN = 15
"""The most turns that a run of archery or diving takes."""

ARCHERY_LIMIT = 20
ARCHERY_MOVES = ((0, -1), (0, 1), (-1, 0), (1, 0))

SKATING_TURNS = 15
SKATING_RING = 10
SKATING_SPACES = (1, 2, 2, 3)
SKATING_RISKS = (-1, 0, 1, 2)
COLLISION_RISK = 2
FALL_RISK = 5
FALLEN = -2


@dataclass
class Hurdles:
    """A race over a track of 30 cells; the run ends when anyone stands on the last one."""

    track: str
    positions: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    stuns: list[int] = field(default_factory=lambda: [0] * PLAYERS)

    def step(self, actions: Sequence[int]) -> None:
        for player, action in enumerate(actions):
            if action != NO_ACTION:
                self.positions[player], self.stuns[player] = hurdle_move(
                    self.track, self.positions[player], self.stuns[player], action
                )

    def over(self) -> bool:
        return max(self.positions) >= FINISH

    def results(self) -> list[int]:
        """Higher is better."""
        return list(self.positions)

    def gpu(self) -> str:
        return self.track

    def registers(self) -> list[int]:
        return [*self.positions, *self.stuns, 0]


def hurdle_move(track: str, position: int, stun: int, action: int) -> tuple[int, int]:
    """Position and stun of a runner after ``action``. UP jumps over its first cell."""
    if stun > 0:
        return position, stun - 1
    for step in range(HURDLE_STEPS[action]):
        position += 1
        if position >= FINISH:
            return FINISH, 0
        if track[position] == HURDLE and not (action == UP and step == 0):
            return position, HURDLE_STUN
    return position, 0


@dataclass
class Archery:
    """Arrows drift by one wind a turn; the nearest to the origin after the last wind is best."""

    winds: list[int]
    arrows: list[tuple[int, int]]

    def step(self, actions: Sequence[int]) -> None:
        wind = self.winds.pop(0)
        for player, action in enumerate(actions):
            if action != NO_ACTION:
                self.arrows[player] = archery_move(self.arrows[player], wind, action)

    def over(self) -> bool:
        return not self.winds

    def results(self) -> list[int]:
        """Higher is better: the negative squared distance."""
        return [-(x * x + y * y) for x, y in self.arrows]

    def gpu(self) -> str:
        return "".join(map(str, self.winds))

    def registers(self) -> list[int]:
        return [*(number for arrow in self.arrows for number in arrow), 0]


def archery_move(arrow: tuple[int, int], wind: int, action: int) -> tuple[int, int]:
    """An arrow after ``action``, clamped to the range of the target's plane."""
    dx, dy = ARCHERY_MOVES[action]
    return _clamp(arrow[0] + dx * wind), _clamp(arrow[1] + dy * wind)


def _clamp(value: int) -> int:
    return max(-ARCHERY_LIMIT, min(ARCHERY_LIMIT, value))


@dataclass
class Skating:
    """Laps of a ring. ``order`` says which action is the 1st to 4th in risk; it changes every turn."""

    order: str
    spaces: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    risks: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    turns_left: int = SKATING_TURNS

    def step(self, actions: Sequence[int]) -> None:
        """All skaters move, then those who share a cell run a risk, then the reckless fall.

        ``order`` is not changed: the next one is the referee's to draw.
        """
        for player, action in enumerate(actions):
            if action != NO_ACTION:
                self._skate(player, self.order.index(LETTERS[action]))
        cells = [space % SKATING_RING for space in self.spaces]
        shared = [cells.count(cell) > 1 for cell in cells]
        for player in range(PLAYERS):
            if shared[player] and self.risks[player] >= 0:
                self.risks[player] += COLLISION_RISK
            if self.risks[player] >= FALL_RISK:
                self.risks[player] = FALLEN
        self.turns_left -= 1

    def _skate(self, player: int, rank: int) -> None:
        if self.risks[player] < 0:
            self.risks[player] += 1
        else:
            self.spaces[player] += SKATING_SPACES[rank]
            self.risks[player] = max(0, self.risks[player] + SKATING_RISKS[rank])

    def over(self) -> bool:
        return self.turns_left <= 0

    def results(self) -> list[int]:
        """Higher is better."""
        return list(self.spaces)

    def gpu(self) -> str:
        return self.order

    def registers(self) -> list[int]:
        return [*self.spaces, *self.risks, self.turns_left]


@dataclass
class Diving:
    """One letter a turn; a streak of n matches is worth 1 + 2 + ... + n points."""

    letters: str
    points: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    combos: list[int] = field(default_factory=lambda: [0] * PLAYERS)

    def step(self, actions: Sequence[int]) -> None:
        goal = LETTERS.index(self.letters[0])
        self.letters = self.letters[1:]
        for player, action in enumerate(actions):
            if action != NO_ACTION:
                self.combos[player] = self.combos[player] + 1 if action == goal else 0
                self.points[player] += self.combos[player]

    def over(self) -> bool:
        return not self.letters

    def results(self) -> list[int]:
        """Higher is better."""
        return list(self.points)

    def gpu(self) -> str:
        return self.letters

    def registers(self) -> list[int]:
        return [*self.points, *self.combos, 0]


MiniGame = Union[Hurdles, Archery, Skating, Diving]

GAMES = 4
HURDLES, ARCHERY, SKATING, DIVING = range(GAMES)


def kind_of(game: int, gpu: str) -> int:
    """The kind of the game with this index: a race wherever there is a track, as all are in the lower leagues."""
    return HURDLES if GROUND in gpu else game


def restore(kind: int, gpu: str, registers: Sequence[int]) -> MiniGame:
    """The run of a game (``HURDLES`` to ``DIVING``) that its ``gpu()`` and ``registers()`` describe."""
    numbers = list(registers)
    if kind == HURDLES:
        return Hurdles(gpu, numbers[:3], numbers[3:6])
    if kind == ARCHERY:
        return Archery([int(wind) for wind in gpu], [(numbers[2 * p], numbers[2 * p + 1]) for p in range(PLAYERS)])
    if kind == SKATING:
        return Skating(gpu, numbers[:3], numbers[3:6], numbers[6])
    return Diving(gpu, numbers[:3], numbers[3:6])


class Chance(Protocol):
    """Whoever draws what the rules leave to chance: the local referee, or a recorded game."""

    def new_run(self, game: int) -> MiniGame:
        """The next run of the game with index ``game``."""

    def skating_order(self, game: int, is_over: bool) -> str:
        """The order of actions by risk for the next turn; of a run that ``is_over`` nobody will see it."""


@dataclass(frozen=True)
class Position:
    """What a bot knows at the start of a turn; ``runs`` holds ``None`` for a game that rests."""

    turn: int  # 1..TURNS
    medals: Sequence[Sequence[Sequence[int]]]  # [P][G] of (gold, silver, bronze)
    runs: Sequence[MiniGame | None]  # [G]


@dataclass
class Match:
    """All games of a match: runs, medals, and who is still in it.

    A run that ends awards its medals at once and rests for one turn (its line says so), in which
    the actions do nothing to it; then the next run begins.
    """

    runs: list[MiniGame]  # [G]
    chance: Chance
    turn: int = 1
    medals: list[list[list[int]]] = field(default_factory=list)  # [P][G] of [gold, silver, bronze]
    out: list[bool] = field(default_factory=lambda: [False] * PLAYERS)
    resting: list[bool] = field(default_factory=list)  # [G]

    def __post_init__(self) -> None:
        if not self.medals:
            self.medals = [[[0, 0, 0] for _ in self.runs] for _ in range(PLAYERS)]
        if not self.resting:
            self.resting = [False for _ in self.runs]

    def step(self, actions: Sequence[int | None]) -> None:
        """One turn. ``None`` puts a player out, from this turn on."""
        for player, action in enumerate(actions):
            if action is None:
                self.out[player] = True
        moves = [NO_ACTION if self.out[p] or a is None else a for p, a in enumerate(actions)]
        for game, run in enumerate(self.runs):
            if self.resting[game]:
                self.runs[game] = self.chance.new_run(game)
                self.resting[game] = False
                continue
            run.step(moves)
            if isinstance(run, Skating):
                run.order = self.chance.skating_order(game, run.over())
            if run.over() or (isinstance(run, Hurdles) and self._deserted()):
                self._award(game, run.results())
                self.resting[game] = True
        self.turn += 1

    def _award(self, game: int, results: Sequence[int]) -> None:
        contenders = [result for player, result in enumerate(results) if not self.out[player]]
        for player, result in enumerate(results):
            better = sum(other > result for other in contenders)
            self.medals[player][game][BRONZE if self.out[player] else better] += 1

    def _deserted(self) -> bool:
        return sum(not out for out in self.out) < 2

    def over(self) -> bool:
        return self.turn > TURNS or self._deserted()

    def score(self, player: int) -> int:
        """The product over the games of the points of their medals."""
        product = 1
        for gold, silver, _ in self.medals[player]:
            product *= MEDAL_POINTS[GOLD] * gold + MEDAL_POINTS[SILVER] * silver
        return product

    def final_scores(self) -> list[int]:
        return [OUT_SCORE if self.out[player] else self.score(player) for player in range(PLAYERS)]
