"""The losses of bots' answers over many games."""
from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from operator import attrgetter
from statistics import fmean, mean, stdev

from arena.contract.judgement import GRADES, Balance, GameAnalysis, Judgement
from arena.contract.record import Replay
from arena.stats.estimates import NORMAL_95, Interval, mean_of_groups, mean_of_sets

PHASES = ("first third", "second third", "last third")
Seats = Mapping[int, Collection[int]]
"""The seats that count, by the game's number from 0."""


def phase_of(record: Replay, turn: int) -> str:
    """The phase of a turn, which is an index; questions before the game are no turns of it, and in its first phase."""
    before = sum(1 for _ in takewhile(attrgetter("before_game"), record.turns))
    turns = len(record.turns) - before
    return PHASES[max(0, turn - before) * len(PHASES) // turns] if turns else PHASES[0]


def seed_of(record: Replay) -> Hashable:
    """What a game shares with those that are not independent of it; a game without a seed is alone."""
    return id(record) if record.seed is None else (record.edition, record.seed)


@dataclass
class BotLosses:
    """All judged answers of one bot."""

    name: str
    games: list[Sequence[Judgement]] = field(default_factory=list)
    """Its answers in each game, once for each of its seats."""
    balances: list[Balance] = field(default_factory=list)
    records: list[Replay] = field(default_factory=list)
    """What each of ``games`` is of."""

    @property
    def answers(self) -> list[Judgement]:
        """The answers of all games."""
        return [answer for game in self.games for answer in game]

    def loss(self) -> Interval:
        """The mean over games of the mean loss of an answer; its interval is over seeds.

        If there is only one game, both are over answers.
        """
        if len(self.games) == 1:
            return mean_of_sets([answer.loss for answer in self.answers])
        return mean_of_groups(_by_seed(self.records, map(_mean_loss, self.games)))

    def share(self, grade: str) -> float:
        """The share of answers whose loss exceeds the threshold of this grade."""
        answers = self.answers
        return sum(answer.loss > GRADES[grade] for answer in answers) / len(answers) if answers else math.nan

    def by_phase(self) -> dict[str, float]:
        """The mean loss of an answer in each third of the game, by turns; phases without answers are left out."""
        losses: dict[str, list[float]] = {phase: [] for phase in PHASES}
        for game, record in zip(self.games, self.records):
            for answer in game:
                losses[phase_of(record, answer.turn)].append(answer.loss)
        return {phase: sum(some) / len(some) for phase, some in losses.items() if some}

    def by_cause(self) -> dict[str, float]:
        """The mean loss in a game, by cause; the loss of an answer with several causes is split equally among them."""
        lost: dict[str, float] = {}
        for answer in self.answers:
            for cause in answer.causes if answer.loss else ():
                lost[cause] = lost.get(cause, 0.0) + answer.loss / len(answer.causes) / len(self.games)
        return dict(sorted(lost.items(), key=lambda entry: -entry[1]))

    def mean_balance(self) -> Balance:
        """How it came from par to its result: means over games."""
        parts = ("result", "par", "loss", "luck", "others")
        return Balance(*(fmean(getattr(balance, part) for balance in self.balances) for part in parts))


def losses_of_bots(
    records: Mapping[int, Replay], analyses: Mapping[int, GameAnalysis], seats: Seats | None = None
) -> list[BotLosses]:
    """The bots of these games, by name, in the order in which they appear. ``seats``: only these."""
    bots: dict[str, BotLosses] = {}
    for number, game in sorted(analyses.items()):
        for seat, player in enumerate(records[number].players):
            judged = game.of_seat(seat)
            if judged and (seats is None or seat in seats[number]):
                bot = bots.setdefault(player.name, BotLosses(player.name))
                bot.games.append(judged)
                bot.balances.append(game.balance(seat))
                bot.records.append(records[number])
    return list(bots.values())


def _mean_loss(answers: Sequence[Judgement]) -> float:
    return fmean(answer.loss for answer in answers)


def _by_seed(records: Iterable[Replay], values: Iterable[float]) -> list[list[float]]:
    """The values, one for each record, in groups of those that are not independent."""
    groups: dict[Hashable, list[float]] = {}
    for record, value in zip(records, values):
        groups.setdefault(seed_of(record), []).append(value)
    return list(groups.values())


@dataclass(frozen=True)
class LossComparison:
    """Two bots that have met; ``better`` has the smaller mean loss.

    Differences are means over the common games, with intervals over seeds.
    """

    better: str
    worse: str
    loss: Interval
    """The mean loss of an answer: that of ``worse`` minus that of ``better``."""
    result: Interval
    """The result: that of ``better`` minus that of ``worse``."""
    games: int
    games_by_loss: float
    """How many games tell the two apart at 95 % by loss; infinite if no number would."""
    games_by_result: float


def comparisons(
    records: Mapping[int, Replay], analyses: Mapping[int, GameAnalysis], bots: Sequence[BotLosses]
) -> list[LossComparison]:
    """Neighbours in the order of the mean loss, if they have met in at least one game."""
    order = [bot.name for bot in sorted(bots, key=lambda bot: bot.loss().value)]
    pairs = (_compared(records, analyses, better, worse) for better, worse in zip(order, order[1:]))
    return [pair for pair in pairs if pair]


def _compared(
    records: Mapping[int, Replay], analyses: Mapping[int, GameAnalysis], better: str, worse: str
) -> LossComparison | None:
    met, losses, results = [], [], []
    for number, game in sorted(analyses.items()):
        means = {better: list[float](), worse: list[float]()}
        got = {better: list[float](), worse: list[float]()}
        for seat, player in enumerate(records[number].players):
            judged = game.of_seat(seat)
            if judged and player.name in means:
                means[player.name].append(_mean_loss(judged))
                got[player.name].append(game.results[seat])
        if all(means.values()):
            met.append(records[number])
            losses.append(mean(means[worse]) - mean(means[better]))
            results.append(mean(got[better]) - mean(got[worse]))
    if not losses:
        return None
    by_loss, by_result = _by_seed(met, losses), _by_seed(met, results)
    return LossComparison(
        better, worse, mean_of_groups(by_loss, -1.0, 1.0), mean_of_groups(by_result, -1.0, 1.0),
        len(losses), games_to_tell(by_loss), games_to_tell(by_result),
    )


def games_to_tell(groups: Sequence[Sequence[float]]) -> float:
    """How many games it takes until the 95 % interval of such differences excludes 0; infinite if no number would.

    ``groups``: the differences of games, in groups of those that are not independent.
    """
    means = [fmean(group) for group in groups]
    if len(means) < 2 or fmean(means) <= 0.0:
        return math.inf
    seeds = max(2.0, (NORMAL_95 * stdev(means) / fmean(means)) ** 2)
    return math.ceil(math.ceil(seeds) * fmean(map(len, groups)))


def most_expensive(
    analyses: Mapping[int, GameAnalysis], most: int, seats: Seats | None = None
) -> list[tuple[int, Judgement]]:
    """The answers that cost the most, each with the number of its game (from 0). ``seats``: only of these."""
    answers = [
        (number, judgement) for number, game in analyses.items() for judgement in game.judgements.values()
        if judgement.loss and (seats is None or judgement.seat in seats[number])
    ]
    return sorted(answers, key=lambda entry: (-entry[1].loss, entry[0], entry[1].turn, entry[1].seat))[:most]
