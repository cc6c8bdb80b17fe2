"""Finds the limits of an answer: by a bot that answers after so many milliseconds, and is taken or refused.

How long a referee waits for a silent bot does not tell: after a fault, many wait for the same time once more.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf, sqrt

from arena.contests.attempts import Attempt, Steps, Tried, TriedAnswer

USUAL = (10, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 750, 800, 1000, 1200, 1500,
         2000, 2500, 3000, 4000, 5000, 8000, 10000)
"""Limits in ms that people set."""
BELOW, ABOVE = 0.93, 1.07
"""An answer after so much of a limit is tried: it is taken, or refused."""
NEAR = 1.1
"""A limit is known if it is from a time after which an answer was taken to so many times that."""
LEAST_MS = 3.0
MOST_TRIES = 12
MOST_DOUBTS = 5
"""So often it is tried whether several late answers are taken, until two tries agree: on a busy machine any is late."""
LATE_IN_A_ROW = 3
"""So many answers are late in a game that shows a limit on all of them together."""
MUCH, LESS_MS = 0.75, 40.0
"""They come after this share of the limit of one, or so much earlier, which a soft limit shows too."""
SOFT_MS = 50.0
"""The usual soft limit."""
USUAL_OF_ENGINES = (50.0, 100.0)
"""Of limits that explain the same wait, these are tried first."""
NewAttempt = Callable[[str, Sequence[float]], Attempt]


@dataclass
class Boundary:
    """What is known of a limit in ms: an answer after ``taken`` was, one after ``refused`` was not.

    ``waited``: how long a bot was waited for that was refused, the shortest time, as a busy machine makes it longer;
    ``inf``: for longer than anybody tried. ``slack``: the referee's clock may have begun so much earlier than the
    arena's: it need not wait until what takes the bot's place has started. ``soft``: so much more is taken beyond the
    limit; all times are without it. ``may_be_soft``: the limit may be a soft one and what it adds.
    """

    waited: float = inf
    taken: float = 0.0
    refusals: list[float] = field(default_factory=list)
    slack: float = 0.0
    soft: float = 0.0
    may_be_soft: bool = False

    def without(self, soft_ms: float) -> Boundary:
        """The boundary of the limit alone, where so much more is taken."""
        refusals = [ms - soft_ms for ms in self.refusals]
        return replace(self, waited=self.waited - soft_ms, taken=max(0.0, self.taken - soft_ms), refusals=refusals,
                       soft=soft_ms)

    @property
    def refused(self) -> float:
        """The least refusal that no answer which was taken speaks against: on a busy machine any answer is late."""
        return min((ms for ms in self.refusals if ms > self.taken), default=self.waited)

    def is_sure(self, guesses: Sequence[float]) -> bool:
        """Whether two answers were refused just above it, or a silent bot given up.

        Three for a usual limit that nobody has guessed: on a busy machine answers below the true one are refused.
        """
        limit = self.limit
        is_guessed = limit not in USUAL or any(guess / NEAR <= limit <= NEAR * guess for guess in guesses)
        near = sum(self.taken < ms <= NEAR * self.refused for ms in self.refusals)
        return self.refused == self.waited or near >= (2 if is_guessed else 3)

    @property
    def limit(self) -> float | None:
        """The limit: a usual one that fits, or the middle; ``None`` if it is not known well enough."""
        if not self.taken or self.refused == inf:
            return None
        middle = sqrt(self.taken * self.refused)
        fitting = [usual for usual in USUAL if self._is_taken(usual) and self.refused <= NEAR * usual + 2.0
                   and self.slack <= (NEAR - 1.0) * usual and self._is_waited_for(usual)]
        if fitting:
            return float(min(fitting, key=lambda usual: abs(usual - middle - self.slack / 2.0)))
        is_unusual = self._is_waited_for(middle, (1.0 + NEAR) / 2.0, 0.0) and not self.slack and self._is_narrow
        return float(round(middle)) if is_unusual else None

    def _is_taken(self, ms: float) -> bool:
        return self.taken + self.slack >= ms / NEAR

    def _is_waited_for(self, ms: float, over: float = NEAR, more_ms: float = 5.0) -> bool:
        """Whether a silent bot was waited for so long, or once more after that; what a soft limit adds comes once."""
        waits = [ms, 2.0 * ms, *([2.0 * ms - SOFT_MS] if self.may_be_soft else [])]
        return self.waited == inf or any(
            wait / NEAR - self.slack <= self.waited <= over * wait + more_ms for wait in waits)

    @property
    def _is_narrow(self) -> bool:
        return self.refused <= NEAR * self.taken

    def may_be(self, ms: float) -> bool:
        """Whether the limit may be this one."""
        return self.taken <= ms * (1.0 + ABOVE) / 2.0 and self.refused + self.slack >= ms * (1.0 + BELOW) / 2.0

    def next_try(self, guesses: Sequence[float]) -> float | None:
        """After how many ms to answer next; ``None`` if enough is known."""
        if self.limit is not None or self._is_narrow:
            return None if self.is_sure(guesses) else self.refused
        guess = next(filter(self.may_be, guesses), 0.0)
        possible = [float(usual) for usual in USUAL if self.may_be(usual)]
        if not guess and possible:
            guess = possible[len(possible) // 2]
        if guess and self.refused > NEAR * guess:
            return ABOVE * guess
        if guess and not self._is_taken(guess):
            below = BELOW * guess
            return below if below < BELOW * self.refused else below - self.slack
        return sqrt(max(LEAST_MS, self.taken) * self.refused)

    def __str__(self) -> str:
        refused = f", after {self.refused:.0f} ms refused" if self.refusals else ""
        silent = f"; a silent bot was waited for {self.waited:.0f} ms" if self.waited < inf else ""
        return f"an answer after {self.taken:.0f} ms was taken{refused}{silent}"


@dataclass(frozen=True)
class TurnClock:
    """The limits of later answers, see :class:`arena.contests.contest.Contest`. ``how``: what has shown it."""

    turn_ms: float
    how: str
    soft_ms: float = 0.0
    bank_ms: float = 0.0


def find_boundary(new: NewAttempt, before: int) -> Steps[Boundary]:
    """Finds out after how long one answer is refused. ``before``: how many answers are at once before it."""
    silent = yield new("a bot that falls silent", [*[0.0] * before, inf])
    found = Boundary(may_be_soft=before > 0)
    if isinstance(silent, Tried) and len(silent.answers) > before:
        _note_wait(found, silent.answers[before])
        yield from find_more(new, before, found)
    return found


def find_more(new: NewAttempt, before: int, found: Boundary) -> Steps[None]:
    """Finds out as much of a boundary as is wanted, from what is known of it."""
    halves = [(_usual((found.waited - more) / 2.0), more) for more in (0.0, 0.0 if found.soft else SOFT_MS)]
    halves.sort(key=lambda half: half[0] not in USUAL_OF_ENGINES)
    guesses = [*(usual + more for usual, more in halves if usual), _usual(found.waited)]
    yield from _narrow(found, new, lambda ms: [*[0.0] * before, ms + found.soft, 0.0], before, 1, guesses)


def _note_wait(found: Boundary, refused: TriedAnswer) -> None:
    """Notes how long the referee has waited for an answer that it refused, or that did not come."""
    found.waited = min(found.waited, refused.waited_ms - found.soft)
    found.slack = max(found.slack, refused.early_ms)


def _usual(ms: float) -> float:
    """The usual limit that takes effect after so many milliseconds; 0: none does."""
    nearest = min(USUAL, key=lambda usual: abs(usual - ms))
    return float(nearest) if nearest / NEAR <= ms <= NEAR * nearest + 5.0 else 0.0


def _narrow(
    found: Boundary, new: NewAttempt, delays_ms: Callable[[float], Sequence[float]], first: int, answers: int,
    guesses: Sequence[float],
) -> Steps[None]:
    """Tries answers until enough is known of a boundary. ``first``, ``answers``: which answers are late.

    One that is taken just above a limit that was guessed only counts if it is taken once more: a referee that had no
    core takes late answers.
    """
    doubted = 0.0
    for _ in range(MOST_TRIES):
        ms = found.next_try(guesses)
        if ms is None:
            return
        tried = yield new(f"an answer after {ms:.0f} ms", [delay / 1000.0 for delay in delays_ms(ms)])
        late = tried.answers[first:first + answers] if isinstance(tried, Tried) else ()
        if not late or any(answer.taken is None for answer in late):
            return
        if not all(answer.taken for answer in late):
            found.refusals.append(max(answer.ms for answer in late) - found.soft)
            _note_wait(found, late[-1])
            continue
        taken = min(answer.ms for answer in late) - found.soft
        if ms == doubted or not any(guess < taken <= NEAR * guess + LEAST_MS for guess in guesses):
            found.taken = max(found.taken, taken)
        doubted = ms


def find_clock(new: NewAttempt, single: Boundary) -> Steps[TurnClock | None]:
    """Finds out what limits later answers. ``single``: for how long one of them alone may take; it has a limit.

    If three that take a little less are too many, there is a soft limit, of which the third overrun is one too many, or
    one clock for them all.
    """
    limit = single.limit
    assert limit is not None
    soft = [float(usual) for usual in USUAL if single.may_be(usual + SOFT_MS)]
    soft.sort(key=lambda usual: abs(usual + SOFT_MS - limit))
    shows_all = max(MUCH * limit, limit - LESS_MS)
    ms = next((ABOVE * usual for usual in soft if limit / 2.0 < ABOVE * usual < shows_all), shows_all)
    seen: dict[int, list[float]] = {}
    for _ in range(MOST_DOUBTS):
        many, refused_ms = yield from _refused_of(new, ms)
        if many == 0 and ms == shows_all:
            fits = replace(single, may_be_soft=False).limit == limit  # else a busy machine has refused good answers
            return TurnClock(limit, str(single)) if fits else None
        if many == 0:
            ms = shows_all
        seen.setdefault(many, []).append(refused_ms)
        if many > 1 and len(seen[many]) > 1:
            break
    else:
        return None
    if many == 2 and (yield from _refused_of(new, 0.4 * limit))[0] == LATE_IN_A_ROW:
        return TurnClock(limit, f"all answers together; {single}", bank_ms=limit)
    if many != LATE_IN_A_ROW:
        return None
    usual = Boundary(refusals=seen[many])
    yield from _narrow(usual, new, lambda ms: [0.0, *[ms] * LATE_IN_A_ROW, 0.0], 1, LATE_IN_A_ROW, soft)
    if usual.limit not in soft:
        return None
    how = f"three answers after {usual.taken:.0f} ms were taken, after {usual.refused:.0f} ms the third was refused"
    return TurnClock(usual.limit, f"{how}; {single}", soft_ms=SOFT_MS)


def _refused_of(new: NewAttempt, ms: float) -> Steps[tuple[int, float]]:
    """Which of some answers in a row, all after so many milliseconds, is refused, and after how many the latest came.

    0: none of them; -1: unknown.
    """
    tried = yield new(f"{LATE_IN_A_ROW} answers after {ms:.0f} ms each",
                      [0.0, *[ms / 1000.0] * LATE_IN_A_ROW, 0.0])
    late = tried.answers[1:1 + LATE_IN_A_ROW] if isinstance(tried, Tried) else ()
    none = 0 if len(late) == LATE_IN_A_ROW else -1
    number = next((number for number, answer in enumerate(late, 1) if answer.taken is False), none)
    return number, max((answer.ms for answer in late), default=ms)
