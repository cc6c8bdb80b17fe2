"""What players lose by, over many games: by phase, cause, opponent and map, and two players or versions compared.

A loss is that of a game: of all answers of a player together. Only games of which all its answers are judged count, and
every loss, also one without a known cause. Games with the same seed are not independent: every interval is over seeds.
What one answer costs, and how bad that is (``GRADES``): :mod:`arena.contract.judgement`.
"""
from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import chain, takewhile
from operator import attrgetter
from pathlib import Path
from statistics import fmean
from typing import NamedTuple, TypeVar

from arena.contract.faults import FaultKind
from arena.contract.game import Game
from arena.contract.judgement import GRADES, Balance, GameAnalysis, Judgement
from arena.contract.player_data import data_of, last_numbers
from arena.contract.ranks import points_of
from arena.contract.record import Replay
from arena.match.outcome import answer_times
from arena.stats.estimates import Interval, difference_of_means, mean_of_groups, times_summary

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
PHASES = ("first third", "second third", "last third")
MOST_EXPENSIVE = 20
NO_CAUSE = "no cause known"
LEAST_LOSS = GRADES["inaccuracy"]
"""Answers that cost more are mistakes that may be found again."""
FEWEST = 2
"""A mistake is found again if it is made this often."""


@dataclass(frozen=True)
class PlayedGame:
    """One game, as the player in one seat of it played it: game ``number`` (from 0) of a replay ``file``.

    ``analysis``: of all answers of the seat; ``None``: they are not judged.
    """

    name: str
    """For people, such as ``game 3``."""
    record: Replay
    seat: int
    analysis: GameAnalysis | None = None
    address: str = ""
    """Of its page, from where the report is; empty if there is none."""
    file: Path = Path()
    number: int = 0

    @property
    def player(self) -> str:
        """The name of the player in this game."""
        return self.record.names[self.seat]

    @property
    def points(self) -> float:
        return points_of(self.record.ranks)[self.seat]

    @property
    def score(self) -> float:
        return self.record.final_scores[self.seat]

    @property
    def is_won(self) -> bool:
        """Whether the player was first, perhaps with others."""
        return self.record.ranks[self.seat] == 1

    @property
    def opponents(self) -> list[str]:
        """The names of the others, each once."""
        return list(dict.fromkeys(name for seat, name in enumerate(self.record.names) if seat != self.seat))

    @cached_property
    def answers(self) -> list[Judgement]:
        """The judged answers of the player."""
        return self.analysis.of_seat(self.seat) if self.analysis else []

    @property
    def loss(self) -> float:
        """What all answers together cost."""
        return sum(answer.loss for answer in self.answers)

    @cached_property
    def last_numbers(self) -> dict[str, float]:
        """The last number of each name that the player has said of itself."""
        return last_numbers(data_of(self.record, self.seat).player)

    def phase(self, answer: Judgement) -> str:
        """The third of the game, by turns, of an answer. Questions before the game are no turns, and in the first."""
        turns = len(self.record.turns) - self.turns_before
        return PHASES[max(0, answer.turn - self.turns_before) * len(PHASES) // turns] if turns else PHASES[0]

    @cached_property
    def turns_before(self) -> int:
        """How many turns of the record are questions before the game."""
        return sum(1 for _ in takewhile(attrgetter("before_game"), self.record.turns))

    @property
    def seed(self) -> Hashable:
        """What the game shares with those that are not independent of it; a game without a seed is alone."""
        return id(self.record) if self.record.seed is None else (self.record.edition, self.record.seed)


Games = Sequence[PlayedGame]
Measure = Callable[[PlayedGame], float]
POINTS: Measure = attrgetter("points")
LOSS: Measure = attrgetter("loss")
"""Of all answers."""


def map_name(game: Game, record: Replay) -> str:
    """The map of a record in words, or else its edition and options."""
    try:
        known = game.map_of(record) if game.map_of else ""
    except ValueError:
        known = ""
    options = [f"{name} {value}" for name, value in record.options.items()]
    return known or ", ".join([record.edition.replace("_", " ") or game.title, *options])


def losses_by_cause(answer: Judgement) -> dict[str, float]:
    """The loss of an answer, split equally among its causes; among one that says so if none is known."""
    causes = answer.causes or (NO_CAUSE,)
    return dict.fromkeys(causes, answer.loss / len(causes))


def loss_in(phase: str) -> Measure:
    """The measure of the losses in a phase."""
    return lambda game: sum(answer.loss for answer in game.answers if game.phase(answer) == phase)


def loss_by(cause: str) -> Measure:
    """The measure of the losses by a cause."""
    return lambda game: sum(losses_by_cause(answer).get(cause, 0.0) for answer in game.answers)


def by_seed(values: Iterable[tuple[PlayedGame, float]]) -> dict[Hashable, list[float]]:
    """The values of games in groups of those that are not independent."""
    return grouped((game.seed, value) for game, value in values)


def mean_over_seeds(
    values: Iterable[tuple[PlayedGame, float]], least: float = -math.inf, most: float = math.inf
) -> Interval:
    """The mean over games of values from ``least`` to ``most``, its interval over seeds; NaN without games."""
    return mean_of_groups(by_seed(values).values(), least, most)


def mean_loss(games: Games, measure: Measure = LOSS) -> Interval:
    """The mean over games of their losses, or of what else is at least 0."""
    return mean_over_seeds(((game, measure(game)) for game in games), 0.0)


def grouped(values: Iterable[tuple[K, V]]) -> dict[K, list[V]]:
    """The values of each key, such as a seed, in their order."""
    groups: dict[K, list[V]] = defaultdict(list)
    for key, value in values:
        groups[key].append(value)
    return groups


class Row(NamedTuple):
    """Some of the games, or all of them by one measure: points and loss a game. ``judged``: games of the loss."""

    name: str
    games: int
    points: Interval
    judged: int
    loss: Interval


def row(name: str, games: Games) -> Row:
    """The row of these games."""
    judged = judged_of(games)
    points = mean_over_seeds(((game, game.points) for game in games), 0.0, 1.0)
    return Row(name, len(games), points, len(judged), mean_loss(judged))


def judged_of(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """The games whose answers are judged."""
    return [game for game in games if game.analysis]


def rows_by(groups_of: Callable[[PlayedGame], Iterable[str]], games: Games) -> list[Row]:
    """A row for each group, such as an opponent or a map; a game may be in several."""
    groups = grouped((name, game) for game in games for name in groups_of(game))
    return sorted((row(name, some) for name, some in groups.items()), key=lambda row: row.points.value)


def causes(games: Games) -> list[str]:
    """The causes of losses, the greatest loss first; none if no cause of any loss is known."""
    lost: Counter[str] = Counter()
    for game in games:
        for answer in game.answers:
            if answer.loss:
                lost.update(losses_by_cause(answer))
    return [cause for cause, _ in lost.most_common()] if {*lost} != {NO_CAUSE} else []


def mean_balance(games: Games) -> Balance:
    """How the player came from par to its result: means over judged games."""
    balances = [game.analysis.balance(game.seat) for game in games if game.analysis]
    return Balance(*(fmean(getattr(balance, part.name) for balance in balances) for part in fields(Balance)))


class Mistake(NamedTuple):
    """An answer that cost something, and its game."""

    game: PlayedGame
    answer: Judgement

    @property
    def turn(self) -> int:
        """The number that people use for its turn."""
        return self.game.record.turn_numbers()[self.answer.turn]


class Habit(NamedTuple):
    """The same mistake again: answers of one cause in one phase that cost more than :data:`LEAST_LOSS`.

    ``loss``: in a game, over all judged games. ``mistakes``: the most expensive one first.
    """

    cause: str
    phase: str
    loss: float
    mistakes: list[Mistake]


def habits(games: Games) -> list[Habit]:
    """Mistakes that were made at least :data:`FEWEST` times, those first that cost most in all.

    There are none where no cause of any loss is known.
    """
    groups = grouped(
        ((cause, mistake.game.phase(mistake.answer)), mistake) for mistake in most_expensive(games, None)
        if mistake.answer.loss > LEAST_LOSS for cause in losses_by_cause(mistake.answer))
    if {cause for cause, _ in groups} == {NO_CAUSE}:
        return []
    judged = len(judged_of(games))
    repeated = [Habit(cause, phase, sum(losses_by_cause(one.answer)[cause] for one in same) / judged, same)
                for (cause, phase), same in groups.items() if len(same) >= FEWEST]
    return sorted(repeated, key=lambda habit: -habit.loss)


def most_expensive(games: Games, most: int | None = MOST_EXPENSIVE) -> list[Mistake]:
    """The answers that cost most, in this order; ``most``: ``None``: all that cost something."""
    mistakes = [Mistake(game, answer) for game in games for answer in game.answers if answer.loss]
    return sorted(mistakes, key=lambda mistake: -mistake.answer.loss)[:most]


class Difference(NamedTuple):
    """A measure of two versions. ``gap``: the first minus the second. ``pairs``: of games; 0: they are not paired."""

    name: str
    first: Interval
    second: Interval
    gap: Interval
    pairs: int


def compared(first: Games, second: Games, alone: bool = False) -> list[Difference]:
    """Two versions by points, by loss, and by each phase and cause of the loss.

    ``alone``: by scores in place of points, because each program plays alone.
    """
    differences = [_difference("score", first, second, attrgetter("score"), least=-math.inf) if alone
                   else _difference("points", first, second, POINTS, 1.0)]
    judged = judged_of(first), judged_of(second)
    if all(judged):
        differences.append(_difference("loss", *judged, LOSS))
        differences += [_difference(phase, *judged, loss_in(phase)) for phase in PHASES]
        differences += [_difference(cause, *judged, loss_by(cause)) for cause in causes([*judged[0], *judged[1]])]
    return differences


def compared_numbers(first: Games, second: Games) -> list[Difference]:
    """Two versions by the last number in a game of each name that both say of themselves."""
    both = [dict.fromkeys(name for game in games for name in game.last_numbers) for games in (first, second)]
    return [_by_number(name, first, second) for name in both[0] if name in both[1]]


def _by_number(name: str, *versions: Games) -> Difference:
    first, second = ([game for game in games if name in game.last_numbers] for games in versions)
    return _difference(name, first, second, lambda game: game.last_numbers[name], least=-math.inf)


def _difference(
    name: str, first: Games, second: Games, measure: Measure, most: float = math.inf, least: float = 0.0
) -> Difference:
    """In pairs, if there are any of at least two seeds."""
    gaps = _paired(first, second, measure)
    sides = [by_seed((game, measure(game)) for game in games).values() for games in (first, second)]
    if gaps:
        gap = mean_of_groups(gaps, least - most, most - least)
    else:
        gap = difference_of_means(*sides)
        gap = Interval(gap.value, max(least - most, gap.low), min(most - least, gap.high))
    own, its = (mean_of_groups(side, least, most) for side in sides)
    return Difference(name, own, its, gap, sum(map(len, gaps)))


PAIRS: Sequence[Callable[[PlayedGame], Hashable]] = (attrgetter("seat"), attrgetter("file", "number"))
"""What games of a seed share that are a pair: the seat, as for two versions, or else the game, as for opponents."""


def _paired(first: Games, second: Games, measure: Measure) -> list[list[float]]:
    """For each seed, by how much the first has more of the measure in each pair; empty for pairs of less than two."""
    for shared in PAIRS:
        of_first, of_second = (
            grouped(((game.seed, shared(game)), measure(game)) for game in games) for games in (first, second))
        gaps = grouped((pair[0], fmean(values) - fmean(of_second[pair]))
                       for pair, values in of_first.items() if pair in of_second)
        if len(gaps) > 1:
            return list(gaps.values())
    return []


def faults(games: Games) -> dict[str, int]:
    """How many faults there were, by kind in words, the most frequent first."""
    kinds = (FaultKind.of(fault).words for game in games for fault in game.record.faults_of(game.seat))
    return dict(Counter(kinds).most_common())


def times(games: Games) -> dict[str, float]:
    """Percentiles of the answer times in milliseconds.

    A game's first answer, in which a bot is started, is left out, unless there are no others.
    """
    firsts, later = zip(*(answer_times(game.record, game.seat) for game in games))
    return times_summary([*chain(*later)] or [ms for ms in firsts if ms is not None])


Curve = list[tuple[int, int, float, float, float]]
"""A number that players say of themselves: of each turn, the number of games, the mean, the least and the greatest."""


def own_numbers(games: Games) -> dict[str, Curve]:
    """The numbers that the player said of itself, by name, for each turn (as people count) in which it said them."""
    numbers: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for name, values in data_of(game.record, game.seat).player.items():
            for turn, value in values.items():
                if not isinstance(value, str):
                    numbers[name][turn].append(value)
    return {name: [(turn, len(said), fmean(said), min(said), max(said)) for turn, said in sorted(turns.items())]
            for name, turns in numbers.items()}
