"""Finds the limits of an answer: by a bot that answers after so many milliseconds, and is taken or refused.

How long a referee waits for a silent bot does not tell: after a fault, many wait for the same time once more.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import NamedTuple

from arena.contests.attempts import Attempt, Steps, Tried, TriedAnswer

USUAL = (10, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 750, 800, 1000, 1200, 1500,
         2000, 2500, 3000, 4000, 5000, 8000, 10000)
"""Limits in ms that people set."""
USUAL_OF_ENGINES = (50.0, 100.0)
"""Of limits that explain the same wait, these are tried first."""
SOFT_MS = 50.0
"""The usual soft limit: so much more is taken."""
LATE_IN_A_ROW = 3
"""So many answers are late in a row, of which a soft limit lets all but the last one pass."""
BELOW, JUST_BELOW, ABOVE = 0.88, 0.92, 1.05
"""An answer after so much of a limit is tried: it is taken, just below if the wait does not tell it; or refused."""
NEAR = 1.1
"""A limit is known if it is from a time after which an answer was taken to so many times that."""
WIDE = 1.15
"""The same if a silent bot was waited for exactly as long as this limit explains."""
EXACT, EXACT_MS = 0.02, 4.0
"""It was if that differs by no more than this share and this time."""
FAR_MS = 300.0
"""No answer is so late by chance: one that is refused so long before a silent bot is given up wants no second one."""
MOST_TAKEN, LEAST_REFUSED = 1.025, 0.94
"""No more than this share of a limit is taken, and no less is refused, but by chance."""
LEAST_MS = 3.0
MOST_TRIES = 12
MOST_ROWS = 7
MUCH, LESS_MS = 0.75, 40.0
"""Answers in a row come after this share of the limit of one, or so much earlier, which a soft limit shows too."""


class Guess(NamedTuple):
    """What a limit may be, and what is taken beyond it for want of strikes, in ms."""

    limit: float
    soft: float = 0.0

    @property
    def total(self) -> float:
        """For how long a single answer may take."""
        return self.after(1.0)

    def after(self, share: float) -> float:
        """The time after so much of the limit, with what is taken beyond it."""
        return share * self.limit + self.soft

    def share(self, ms: float) -> float:
        """How much of the limit is over after so long."""
        return (ms - self.soft) / self.limit

    def beyond(self, waited: float) -> float:
        """By how much a wait for an answer is another one than for the total, and the limit once more, or not.

        ``inf``: it is quite another one.
        """
        return min((abs(waited - wait) for wait in (self.total, self.total + self.limit)
                    if wait / NEAR <= waited <= NEAR * wait + EXACT_MS), default=inf)


@dataclass(frozen=True)
class LateRow:
    """Late answers, all held back for ``ms``. ``refused``: which one was; 0: none; -1: unknown.

    ``waited_ms``: how long the referee had waited then, by its own clock, or less; ``used_ms``: for all answers before.
    """

    ms: float
    refused: int
    waited_ms: float = 0.0
    used_ms: float = 0.0

    @classmethod
    def of(cls, ms: float, answers: Sequence[TriedAnswer]) -> LateRow:
        """The row that begins with the second answer."""
        for number, answer in enumerate(answers[1:1 + LATE_IN_A_ROW], 1):
            if answer.taken is False:
                used_ms = sum(before.ms for before in answers[:number])
                return cls(ms, number, answer.waited_ms + answer.early_ms, used_ms)
        return cls(ms, 0 if len(answers) > LATE_IN_A_ROW else -1)

    @property
    def bank_ms(self) -> float:
        """One clock for all answers: the second one was given up after much less time than the first; 0: there is none.

        What was left of it is what the referee had waited, or half of that.
        """
        return self.used_ms + 0.75 * self.waited_ms if self.refused == 2 and self.waited_ms < self.ms / 2.0 else 0.0


@dataclass
class Boundary:
    """What is known of how long one answer may take: after ``taken`` ms one was taken, after ``refusals`` not.

    ``refusals`` and ``waits`` are by the referee's clock, as late as it may have been. ``waits``: how long a bot was
    waited for that was refused, or said nothing. ``softs``: what may be taken beyond the limit. ``doubted``: an answer
    that was taken above the likeliest limit: it only counts if it is taken once more, because a referee that had no
    core takes late answers. ``row``: late answers of which the first one was taken.
    """

    taken: float = 0.0
    refusals: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    softs: Sequence[float] = (0.0, SOFT_MS)
    doubted: float = 0.0
    row: LateRow | None = None

    @property
    def refused(self) -> float:
        """After how long two answers, or one by far, were refused that none which was taken speaks against; or inf."""
        refusals = [ms for ms in self.refusals if ms > self.taken]
        far = [ms for ms in refusals if self.waited - ms > FAR_MS]
        return min(far, default=_second(refusals))

    @property
    def waited(self) -> float:
        """How long two bots were waited for at the most, as a busy machine makes it longer; ``inf``: nobody knows."""
        return _second(self.waits)

    def note_taken(self, asked_ms: float, ms: float, row: LateRow | None) -> None:
        """Notes when an answer was taken that was to come after ``asked_ms``, and the row that it has begun."""
        guess = self.likeliest()
        if asked_ms == self.doubted or not guess or ms <= guess.total or (row and row.bank_ms):
            self.taken, self.row = max(self.taken, ms), row
        self.doubted = asked_ms

    @property
    def known(self) -> list[Guess]:
        """The limits that are known well enough and surely, the likeliest first: usual ones, or the middle."""
        return self._fitting() if self._is_sure else []

    def likeliest(self) -> Guess | None:
        """The usual limit that is tried next, if any explains how long a silent bot was waited for."""
        return min(self._possible(), default=None, key=lambda guess: (
            guess.total < self.doubted, guess.limit not in USUAL_OF_ENGINES))

    def next_try(self) -> float | None:
        """After how many ms to answer next; ``inf``: not at all; ``None``: enough is known."""
        if not self.waits:
            return inf
        guess = next(iter(self._fitting()), None)
        if guess or self.refused <= NEAR * self.taken:
            return None if self._is_sure else guess.after(ABOVE) if guess else self.refused
        guess = self.likeliest()
        if guess and guess.share(self.refused) > self._near(guess):
            return guess.after(ABOVE)
        if guess and guess.share(self.taken) < 1.0 / self._near(guess):
            return guess.after(BELOW if self._near(guess) > NEAR else JUST_BELOW)
        return sqrt(max(LEAST_MS, self.taken) * self.refused)

    def _possible(self) -> list[Guess]:
        """The usual limits that may be, those first that explain best how long a silent bot was waited for."""
        usual = (Guess(float(limit), soft) for limit in USUAL for soft in self.softs)
        possible = (guess for guess in usual
                    if guess.share(self.taken) <= MOST_TAKEN and guess.share(self.refused) >= LEAST_REFUSED)
        explained = ((guess.beyond(self.waited), guess) for guess in possible)
        return [guess for beyond, guess in sorted(explained) if beyond < inf]

    def _fitting(self) -> list[Guess]:
        """The usual limits of which answers near them were taken and refused, or the middle, if no usual one is."""
        near = [guess for guess in self._possible() if guess.share(self.taken) >= 1.0 / self._near(guess)
                and guess.share(self.refused) <= self._near(guess)]
        if near or self.refused > NEAR * self.taken:
            return near
        middle = Guess(round(sqrt(self.taken * self.refused)))
        return [middle] * (middle.beyond(self.waited) <= (NEAR - 1.0) / 2.0 * self.waited)

    def _near(self, guess: Guess) -> float:
        return WIDE if guess.beyond(self.waited) <= EXACT * self.waited + EXACT_MS else NEAR

    @property
    def _is_sure(self) -> bool:
        """Whether enough answers were refused just above it: on a busy machine those below the true one are, too."""
        near = sum(self.taken < ms <= NEAR * self.refused for ms in self.refusals)
        guess = next(iter(self._fitting()), None)
        if guess and guess.limit in USUAL and self._near(guess) == NEAR:
            return near > 2
        return near >= (1 if guess and self.waited - self.refused > FAR_MS else 2)

    def __str__(self) -> str:
        refused = f", after {self.refused:.0f} ms refused" if self.refused < self.waited else ""
        silent = f"; a silent bot was waited for {self.waited:.0f} ms" if self.waited < inf else ""
        return f"an answer after {self.taken:.0f} ms was taken{refused}{silent}"


def _second(times: Iterable[float]) -> float:
    """The second one, as a single one may be wrong: where the host takes a core, nobody notices; or the only one."""
    return [inf, *sorted(times)[:2]][-1]


@dataclass(frozen=True)
class TurnClock:
    """The limits of later answers, see :class:`arena.contests.contest.Contest`. ``how``: what has shown it."""

    turn_ms: float
    how: str
    soft_ms: float = 0.0
    bank_ms: float = 0.0


def find_boundary(new: Callable[..., Attempt], before: int, found: Boundary) -> Steps[None]:
    """Finds out after how long one answer is refused, from what is known. ``before``: so many are at once before it.

    ``new``: makes an attempt of what it is about and its ``delays``. A later answer is tried with others after it, see
    :class:`LateRow`; if these have one clock, no more is wanted.
    """
    for _ in range(MOST_TRIES):
        ms = found.next_try()
        if ms is None or (found.row and found.row.bank_ms):
            return
        tried = yield _attempt(new, before, ms)
        answers = tried.answers if isinstance(tried, Tried) else ()
        answer = answers[before] if len(answers) > before else None
        if answer is None or (answer.taken is None and ms < inf) or answer.ms == inf:
            return
        if answer.taken:
            found.note_taken(ms, answer.ms, LateRow.of(ms, answers) if before else None)
        else:
            found.refusals.append(answer.ms + answer.early_ms)  # it was refused, or has not come
            found.waits.append(answer.waited_ms + answer.early_ms)


def _attempt(new: Callable[..., Attempt], before: int, ms: float) -> Attempt:
    about = f"answers after {ms:.0f} ms" if ms < inf else "a bot that falls silent"
    return new(about, delays=(*[0.0] * before, *[ms / 1000.0] * (LATE_IN_A_ROW if before else 1), 0.0))


def find_clock(new: Callable[..., Attempt], single: Boundary) -> Steps[TurnClock | None]:
    """Finds out what limits later answers. ``single``: for how long one of them alone may take, as far as is known.

    If three that take a little less are too many, there is one clock for them all, or a soft limit: then the third one
    is given up earlier than one alone, and three below that limit are taken.
    """
    if single.row and (bank_ms := single.row.bank_ms):
        return TurnClock(bank_ms, f"all answers together; {single}", bank_ms=bank_ms)
    if not single.known:
        return None
    total = single.known[0].total
    plain = next((guess.limit for guess in single.known if not guess.soft), None)
    soft = next((guess.limit for guess in single.known if guess.soft), inf)
    shows_all = max(MUCH * total, total - LESS_MS)
    ms = min(ABOVE * soft, shows_all) if ABOVE * soft > total / 2.0 else shows_all
    third, row = None, single.row
    for _ in range(MOST_ROWS):
        if row is None:
            tried = yield _attempt(new, 1, ms)
            row = LateRow.of(ms, tried.answers if isinstance(tried, Tried) else ())
        if row.refused == 0 and third and row.ms >= soft / WIDE:
            how = f"three answers after {row.ms:.0f} ms were taken, of three after {third.ms:.0f} ms the third was not"
            return TurnClock(soft, f"{how}; {single}", SOFT_MS)
        if row.refused == 0 and row.ms >= shows_all:
            return TurnClock(plain, str(single)) if plain else None  # else a busy machine has refused good answers
        if row.refused == LATE_IN_A_ROW:
            shows_all = max(shows_all, row.ms)  # unless as many that take as long are all taken
            is_soft = row.waited_ms < single.waited - SOFT_MS / 2.0 and Guess(soft).beyond(row.waited_ms) < inf
            third = row if is_soft else third
        ms = BELOW * soft if third else shows_all if row.refused == 0 or soft == inf else ms
        row = None
    return None
