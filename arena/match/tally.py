"""What a match keeps of its games: sums, and else only what intervals and percentiles need, in arrays.

So a match of many games needs little memory: 8 bytes for each answer, and twice for each game and set of a command.
"""
from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from arena.games import load_game
from arena.match.match import Match
from arena.match.outcome import FirstFault, Outcome
from arena.statements.means import MeansOfGames
from arena.stats.estimates import leading_means
from arena.stats.yardstick import POINTS

DIGITS_OF_DIGEST = 16
"""So many hexadecimal digits tell games apart well enough: they are a number of 64 bits."""


class SetPoints:
    """The points of each command in each set so far."""

    def __init__(self, size: int, commands: int) -> None:
        """``size``: the games of a set."""
        self.games = 0
        self.size = size
        self._games = array("l")
        self._points = [array("d") for _ in range(commands)]

    def add(self, index: int, points: Sequence[float]) -> None:
        """One more game, by its number in the match: the points of each command."""
        set_index = index // self.size
        missing = set_index + 1 - len(self._games)
        self._games.extend([0] * missing)
        self._games[set_index] += 1
        for of_sets, of_game in zip(self._points, points):
            of_sets.extend([0.0] * missing)
            of_sets[set_index] += of_game
        self.games += 1

    def total(self, number: int) -> float:
        """The points of command ``number`` in all games."""
        return sum(self._points[number])

    def whole(self, number: int) -> list[float]:
        """The mean points of command ``number`` in each whole set."""
        return list(self.by_set(number).values())

    def by_set(self, number: int) -> dict[int, float]:
        """These by the number of the set; one of which a game has failed is missing."""
        sets = enumerate(zip(self._games, self._points[number]))
        return {set_index: points / self.size for set_index, (games, points) in sets if games == self.size}

    def leading(self, failed: Collection[int] = ()) -> list[float]:
        """The mean points of the first command in the sets that a sequential test may use.

        ``failed``: the numbers of games that have failed; their sets are left out, and are no gap.
        """
        left_out = {game // self.size for game in failed}
        sets = enumerate(zip(self._games, self._points[0]))
        return leading_means((self.size, *so_far) for set_index, so_far in sets if set_index not in left_out)


@dataclass
class OfCommand:
    """The sums of one command."""

    wins: int = 0
    ranks: Counter[int] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    first_fault: FirstFault | None = None
    first_fault_game: int | None = None
    """The number of the game, from 1 in the order in which games end."""
    first_ms: array[float] = field(default_factory=lambda: array("d"))
    turn_ms: array[float] = field(default_factory=lambda: array("d"))
    forgiven: int = 0
    busy_ms: float = 0.0
    """Its work outside its turns."""
    data: MeansOfGames = field(default_factory=MeansOfGames)
    met: int = 0
    met_points: float = 0.0
    """The games that meet the conditions, and its points there."""
    by_seat: dict[int, tuple[int, float]] = field(default_factory=dict)
    """Its games and its points in each seat."""

    def add(self, game: Outcome, number: int, place: int, seat: int) -> None:
        """One more game, in which this is command ``number`` in this seat. ``place``: of the game, from 1."""
        games, points = self.by_seat.get(seat, (0, 0.0))
        self.by_seat[seat] = games + 1, points + game.points[number]
        self.wins += game.ranks[number] == 1 < max(game.ranks)
        self.ranks[game.ranks[number]] += 1
        self.faults.update(game.faults[number])
        if self.first_fault is None and game.first_faults[number]:
            self.first_fault, self.first_fault_game = game.first_faults[number], place
        if (first := game.first_ms[number]) is not None:
            self.first_ms.append(first)
        self.turn_ms.extend(game.turn_ms[number])
        self.forgiven += game.forgiven[number]
        self.busy_ms += game.busy_between_ms[number]
        self.data.add(game.data[number])
        if game.meets[number]:
            self.met += 1
            self.met_points += game.points[number]


class Tally:
    """The sums of a match so far."""

    def __init__(self, match: Match, games: Iterable[Outcome] = ()) -> None:
        self.match = match
        self._orders = match.orders
        self.sets = SetPoints(len(match.orders), len(match.commands))
        self.scores = SetPoints(len(match.orders), len(match.commands))
        self.gains = SetPoints(len(match.orders), 1)
        """Of the first command over the others, where everybody plays alone."""
        self.places: dict[int, int] = {}
        """The same games by their number in the match, each with its number in the order in which games end."""
        self.measure = match.settings.measure
        self._suspect_below = load_game(match.settings.game).suspect_below
        self.suspect = 0
        """How many games have a score that may be that of a fault, and nobody is blamed."""
        self.commands = [OfCommand() for _ in match.commands]
        self.data = MeansOfGames()
        self.void = 0
        self._digests = array("Q")
        for game in games:
            self.add(game)

    @property
    def games(self) -> int:
        """How many games are over."""
        return self.sets.games

    @property
    def identical(self) -> int:
        """How many games are the same as another one."""
        return len(self._digests) - len(set(self._digests))

    @property
    def compared(self) -> SetPoints:
        """Points of all commands, or gains of the first one."""
        return self.sets if self.match.settings.yardstick is POINTS else self.gains

    def add(self, game: Outcome) -> None:
        """One more game."""
        self.sets.add(game.index, game.points)
        self.scores.add(game.index, game.scores)
        if self.measure:
            first, *others = game.scores
            self.gains.add(game.index, [fmean(self.measure.gain(first, other) for other in others or [first])])
            self.places[game.index] = self.games
        order = self._orders[game.index % len(self._orders)]
        for number, command in enumerate(self.commands):
            command.add(game, number, self.games, order.index(number))
        self.data.add(game.match_data)
        self.void += len(game.void)
        if self._suspect_below is not None and not any(game.faults):
            self.suspect += min(game.scores) < self._suspect_below
        self._digests.append(int(game.digest[:DIGITS_OF_DIGEST], 16))
