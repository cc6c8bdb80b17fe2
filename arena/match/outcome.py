"""What the statistics need of a recorded game, and what a match keeps of its games: sums, and else only arrays.

So a match of many games needs little memory: 8 bytes for each answer, and twice for each game and set of a command.
"""
from __future__ import annotations

import hashlib
import json
from array import array
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, NamedTuple

from arena.contract.faults import FaultKind
from arena.contract.files import Json
from arena.contract.player_data import Series, data_of, numbers
from arena.contract.ranks import points_of
from arena.contract.record import Replay
from arena.games import load_game
from arena.match.match import Match
from arena.statements.filters import Filter, meets
from arena.stats.estimates import leading_means
from arena.stats.yardstick import POINTS

DIGITS_OF_DIGEST = 16
"""So many hexadecimal digits tell games apart well enough: they are a number of 64 bits."""


class FirstFault(NamedTuple):
    """The sentence of a bot's first fault in a game, and the last line of stderr that came with it."""

    sentence: str
    stderr: str | None


class MeansOfGames:
    """Over games, by name: in how many it was reported, and the means of the last number and of the mean there."""

    def __init__(self) -> None:
        self._sums: dict[str, tuple[int, float, float]] = {}

    def add(self, game: Series) -> None:
        """One more game; only numbers count."""
        for name, values in game.items():
            if said := list(numbers(values)):
                games, last, mean = self._sums.get(name, (0, 0.0, 0.0))
                self._sums[name] = games + 1, last + said[-1], mean + fmean(said)

    def as_json(self) -> Json:
        return {
            name: {"games": games, "last": round(last / games, 6), "mean": round(mean / games, 6)}
            for name, (games, last, mean) in self._sums.items()
        }


def digest(record: Replay) -> str:
    """A digest that is equal for games in which every seat was sent the same lines and gave the same answers."""
    said: Any = [(turn.inputs, turn.actions) for turn in record.turns]
    return hashlib.sha1(json.dumps(said, sort_keys=True).encode()).hexdigest()


def answer_times(record: Replay, seat: int) -> tuple[float | None, tuple[float, ...]]:
    """Milliseconds of a bot's first answer, which includes its start, and of each turn after that.

    Questions before the game, and requests to a bot that was dead by then, are left out.
    """
    asked = [
        turn for turn in record.turns
        if turn.ms[seat] is not None and (turn.actions[seat] is not None or turn.faults[seat])
    ]
    first = asked[0].ms[seat] if asked else None
    return first, tuple(ms for turn in asked[1:] if not turn.before_game and (ms := turn.ms[seat]) is not None)


def forgiven(record: Replay, seat: int) -> int:
    """Answers that were late by the wall clock alone; those of a contest are in tries of the game that are void."""
    return record.players[seat].called_late + sum(seat in turn.forgiven for turn in record.turns)


def first_fault(record: Replay, seat: int) -> FirstFault | None:
    """A bot's first fault in a game; of a bot that has crashed, its last lines in the game go with it."""
    player = record.players[seat]
    last = player.last_messages
    for turn in record.turns:
        if sentence := turn.faults[seat]:
            said = last if FaultKind.of(sentence).group == "crash" else turn.messages.get(seat, [])
            return FirstFault(sentence, next(reversed(said), None))
    faults = player.end_faults
    return FirstFault(faults[0], next(reversed(last), None)) if faults else None


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
    lost_by_fault: int = 0
    crashed: int = 0
    """In how many games it had a fault that costs the game, and in how many of these it crashed."""
    first_fault: FirstFault | None = None
    first_fault_game: int | None = None
    """The number of the game, from 1 in the order in which games end."""
    first_ms: array[float] = field(default_factory=lambda: array("d"))
    turn_ms: array[float] = field(default_factory=lambda: array("d"))
    forgiven: int = 0
    waited_ms: float = 0.0
    """How long its answers have waited for a core."""
    data: MeansOfGames = field(default_factory=MeansOfGames)
    met: int = 0
    met_points: float = 0.0
    """The games that meet the conditions, and its points there."""
    by_seat: dict[int, tuple[int, float]] = field(default_factory=dict)
    """Its games and its points in each seat."""

    def add(self, game: Replay, seat: int, ended: int, is_met: bool) -> None:
        """One more game, in which it had this seat; it was the ``ended``-th to end, from 1."""
        own = points_of(game.ranks)[seat]
        games, points = self.by_seat.get(seat, (0, 0.0))
        self.by_seat[seat] = games + 1, points + own
        self.wins += game.ranks[seat] == 1 < max(game.ranks)
        self.ranks[game.ranks[seat]] += 1
        kinds = [FaultKind.of(fault) for fault in game.faults_of(seat)]
        self.faults.update(kind.value for kind in kinds)
        self.lost_by_fault += any(kind.group for kind in kinds)
        self.crashed += any(kind.group == "crash" for kind in kinds)
        if self.first_fault is None and kinds:
            self.first_fault, self.first_fault_game = first_fault(game, seat), ended
        first, later = answer_times(game, seat)
        if first is not None:
            self.first_ms.append(first)
        self.turn_ms.extend(later)
        self.forgiven += forgiven(game, seat)
        self.waited_ms += sum(turn.waited_ms.get(seat, 0.0) for turn in game.turns if not turn.before_game)
        self.data.add(data_of(game, seat).player)
        if is_met:
            self.met += 1
            self.met_points += own


class Tally:
    """The sums of a match so far, and of the games in which the conditions hold for a player."""

    def __init__(self, match: Match, games: Iterable[Replay] = (), conditions: Sequence[Filter] = ()) -> None:
        self.match = match
        self.conditions = conditions
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

    def add(self, game: Replay) -> None:
        index, order, points = game.header.index, game.header.order, points_of(game.ranks)
        seats = [order.index(number) for number in range(len(order))]
        scores = [game.final_scores[seat] for seat in seats]
        self.sets.add(index, [points[seat] for seat in seats])
        self.scores.add(index, scores)
        if self.measure:
            first, *others = scores
            self.gains.add(index, [fmean(self.measure.gain(first, other) for other in others or [first])])
            self.places[index] = self.games
        for command, seat in zip(self.commands, seats):
            command.add(game, seat, self.games, meets(self.conditions, game, seat))
        self.data.add(data_of(game, 0).match)
        self.void += len(game.void)
        if self._suspect_below is not None and not any(map(game.faults_of, seats)):
            self.suspect += min(scores) < self._suspect_below
        self._digests.append(int(digest(game)[:DIGITS_OF_DIGEST], 16))
