"""What an analysis says of an answer: what it was worth, what it cost, and whether that is a mistake or a blunder.

All values are expected results of the player from 0 to 1, in a unit that the game's analyst names: the share of
points, or the probability to win.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

GRADES = {"inaccuracy": 0.01, "mistake": 0.05, "blunder": 0.1}
"""The name of an answer that cost more than this."""
MOST_SHOWN = 5
"""This many of the best answers are kept."""


@dataclass(frozen=True, order=True)
class Effort:
    """How much to search for one judgement: one of the two is set, the other is 0."""

    seconds: float = 0.0
    fixed: int = 0
    """As the bots' ``--effort``: the same on every machine."""


Line = tuple[tuple[int, str], ...]
"""Answers one after the other, each with the seat that gives it; where all answer at once, turn by turn, and of each
turn the same seat first."""


@dataclass(frozen=True)
class Judgement:
    """One answer of one player, judged by a search from exactly what the player had been sent."""

    turn: int
    """Index into the ``turns`` of the replay."""
    seat: int
    answer: str | None
    """The line that was sent."""
    value: float
    """What the player could expect with it; if it was late or illegal, with what the referee did instead."""
    best: tuple[tuple[str, float], ...]
    """The best answers, as lines that could have been sent, each with its value; the best first.

    Where values are sampled, some samples find the best and others value it, so a later one may have a higher value."""
    noise: float = 0.0
    """Smaller differences between values mean nothing."""
    sure: bool = True
    """Half the effort finds the same best answer."""
    causes: tuple[str, ...] = ()
    """What the answer led to, in a word or two each: a mini-game that decided, a pit, .."""
    fault: str | None = None
    """The fault of a late or illegal answer, as in the replay."""
    line: Line = ()
    """The play that the search expects from its best answer on, this one included; empty: it does not know it."""

    @property
    def expected(self) -> float:
        """What the player could expect before its answer."""
        return max(self.best[0][1], self.value) if self.best else self.value

    @property
    def loss(self) -> float:
        """What the answer cost; a difference within the noise counts as 0."""
        gap = self.expected - self.value
        return gap if gap > self.noise else 0.0

    @property
    def grade(self) -> str:
        """A name of :data:`GRADES`; empty for a good answer."""
        return max((name for name in GRADES if self.loss > GRADES[name]), key=GRADES.__getitem__, default="")

    def rounded(self) -> Judgement:
        """As files keep it: values with five digits."""
        best = tuple((answer, round(value, 5)) for answer, value in self.best)
        return replace(self, value=round(self.value, 5), noise=round(self.noise, 5), best=best)


def percent(value: float, digits: int = 1, sign: str = "") -> str:
    """A value as people read it; ``sign``: ``+`` shows that of a gain too. What is rounded to 0 has none."""
    text = f"{100.0 * value:{sign}.{digits}f}"
    return f"{text if float(text) else text.lstrip('+-')}\N{NO-BREAK SPACE}%"


class Analyst(Protocol):
    """Judges the answers of one game of a replay; made from its record.

    An analyst may keep what it has worked out between calls. Calls come in the order of the turns.
    """

    unit: str
    """What the values are, in words, for example ``probability to win``."""
    par: float
    """What a player can expect before anything is known of the game."""

    def result(self, seat: int) -> float:
        """What the player got in the end, in the unit of the values."""

    def judge(self, turn: int, seat: int, effort: Effort) -> Judgement | None:
        """The answer of ``seat`` in the turn with this index; ``None`` if it had nothing to decide."""

    def luck(self, turn: int) -> Sequence[float]:
        """What chance gave each seat before the answers of this turn; empty if unknown. Its expected value is 0."""
        return ()


UNSEEN = ("\"others\" is all that the judge does not see, not only what the others did: a judge that is made of a"
          " player's own search finds nothing wrong with what this search always misjudges.")
"""The sentence that stands beside a balance."""


@dataclass(frozen=True)
class Balance:
    """How a player came from par to its result: ``result - par = luck + others - loss``."""

    result: float
    par: float
    loss: float
    """What its own answers cost."""
    luck: float
    others: float
    """What came from the others' answers, the seat, and whatever the search did not foresee: see :data:`UNSEEN`."""


@dataclass
class GameAnalysis:
    """What is known of one game of a replay file. The balance has a meaning only if all of its turns are analysed."""

    unit: str
    par: float
    results: tuple[float, ...]
    """By seat, in the unit of the values."""
    judgements: dict[tuple[int, int], Judgement] = field(default_factory=dict)
    """By turn and seat."""
    luck: dict[int, tuple[float, ...]] = field(default_factory=dict)
    """By turn, for every seat."""
    covered: set[tuple[int, int]] = field(default_factory=set)
    """The turns and seats that were looked at, also where there was nothing to decide."""
    effort: Effort = Effort()
    is_judged: bool = True
    """Whether every answer of the game, or of the seats that were asked for, is judged."""
    has_luck: bool = True
    """Whether it was looked for; a first pass does not."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing."""
        return self.is_judged and self.has_luck

    def judged_seats(self, turns: int) -> list[int]:
        """The seats of which every answer was looked at, in a game of so many ``turns``."""
        return [seat for seat in range(len(self.results)) if all(self.covers(turn, seat) for turn in range(turns))]

    def covers(self, turn: int, seat: int) -> bool:
        """Whether an answer was looked at."""
        return self.is_judged or (turn, seat) in self.covered

    def of_seat(self, seat: int) -> list[Judgement]:
        """The judgements of one player, in order."""
        return [judgement for (_, its), judgement in sorted(self.judgements.items()) if its == seat]

    def most_expensive(self, most: int) -> list[Judgement]:
        """The answers that cost most, in this order."""
        answers = (judgement for judgement in self.judgements.values() if judgement.loss)
        return sorted(answers, key=lambda answer: (-answer.loss, answer.turn, answer.seat))[:most]

    def balance(self, seat: int) -> Balance:
        """How the player came from par to its result."""
        loss = sum(judgement.loss for judgement in self.of_seat(seat))
        luck = sum(of_all[seat] for of_all in self.luck.values())
        result = self.results[seat]
        return Balance(result, self.par, loss, luck, result - self.par + loss - luck)
