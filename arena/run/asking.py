"""A request to a bot: whether its answer has come, or is late, with what is forgiven (:mod:`forgiving`)."""
from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from arena.contract.faults import Fault, FaultKind
from arena.contract.game import Request
from arena.contract.player_data import Statement
from arena.run.forgiving import CoreWait
from arena.run.process import BotProcess

STDERR = "stderr"
WHOLE = "whole"
"""The stream of a request to which all of stdout is the answer: the bot's input ends with the request."""
SENDING_SECONDS = 2.0
"""How long the arena waits for a bot that does not read; then the bot's time runs."""
LOOK_MS = 5.0
"""The time between two looks whether a bot that is overdue still waits for a core."""
FAIR, WALL = CLOCKS = ("fair", "wall")
"""How time is taken: without that in which the bot or the arena had no core, or plainly."""
TOLD_MS = 1.0
"""So much forgiven time is told of an answer that was late in spite of it."""
FLOOD_TEXT = "printed far more on stdout than it was asked for"


@dataclass(frozen=True)
class Answer:
    """``line`` is ``None`` if there was none in time; ``ms`` counts from the last byte sent to the whole line."""

    line: str | None
    ms: float
    fault: Fault | None = None
    messages: tuple[str, ...] = ()
    statements: tuple[Statement, ...] = ()
    forgiven_ms: float = 0.0
    """So many of ``ms`` are not the bot's own; without them it would have been late. 0: it is in time, or a fault."""
    waited_ms: float = 0.0
    """Of ``ms``, those in which the bot or the arena had no core."""


class Asking:
    """A request that was sent, until its answer comes or its time is over."""

    def __init__(self, bot: BotProcess, request: Request, limit_ms: float, waiting: CoreWait | None = None) -> None:
        """``waiting``: that of the bot for a core since the request; ``None``: all time is its own."""
        self.bot = bot
        self.answer: Answer | None = None
        self.gone = False
        """Whether its stdin or stdout is closed; the reason is found out when nobody's time runs."""
        self.request = request
        self._limit_ms = limit_ms
        self._waiting = waiting
        self._granted_ms = 0.0
        self._begun = self._start = perf_counter()
        self.waited_ms = 0.0
        """So much of its time is not its own; less than :data:`TOLD_MS` only where an answer is late, or time adds up.
        """

    @property
    def is_whole(self) -> bool:
        """Whether all of stdout is the answer."""
        return self.request.stream == WHOLE

    @property
    def is_forgiven(self) -> bool:
        """Whether its time goes on after its limit, because it had no core."""
        return self.answer is None and self._granted_ms > 0.0

    @property
    def deadline(self) -> float:
        return self._start + (self._limit_ms + self._granted_ms) / 1000.0

    @property
    def next_look(self) -> float:
        """When :meth:`check` has something to do although nothing has come."""
        return min(self.deadline, self.bot.look_at)

    def check(self, now: float, stalled_ms: float, stopped_ms: float = 0.0) -> None:
        """Looks for the answer. ``stalled_ms``, ``stopped_ms``: of the arena in the last wait: :class:`.CoreWait`."""
        bot = self.bot
        if bot.unsent and now < self._begun + SENDING_SECONDS:
            self._start = now
        ms = (now - self._start) * 1000.0
        is_open = bot.in_open and (bot.err_open if self.request.stream == STDERR else bot.out_open)
        line = self._line()
        if line is not None and ms - self._count_wait(now, ms, stalled_ms, stopped_ms) <= self._limit_ms:
            self.answer = Answer(line, ms, forgiven_ms=self.waited_ms if ms > self._limit_ms else 0.0)
        elif bot.flooded_stdout:
            self._fail(ms, Fault(FaultKind.FLOOD_STDOUT, FLOOD_TEXT))
        elif not self.is_whole and not is_open:
            self.gone = True
            self.answer = Answer(None, ms)
        elif now >= self.deadline and not (line is None and self._grants_more(now, ms, stalled_ms, stopped_ms)):
            bot.answers_owed += line is None
            self._fail(ms, self._overdue())
        elif now >= bot.look_at and (fault := bot.outgrown()):
            self._fail(ms, fault)

    def _count_wait(self, now: float, ms: float, *of_arena: float) -> float:
        if self._waiting:
            least_ms = 0.0 if ms > self._limit_ms or self.request.game_ms else TOLD_MS
            self.waited_ms = min(ms, self._waiting.ms(now, *of_arena, least_ms=least_ms))
        return self.waited_ms

    def _grants_more(self, now: float, ms: float, *of_arena: float) -> bool:
        """Whether the bot gets more time, because it had no core, or may be waiting for one at this moment."""
        if self._waiting is None:
            return False
        self._granted_ms = self._count_wait(now, ms, *of_arena)
        if now >= self.deadline and self._waiting.goes_on(now):
            self._granted_ms = ms - self._limit_ms + LOOK_MS
        return now < self.deadline

    def _line(self) -> str | None:
        """The line that answers, if it is there; late answers to earlier requests are skipped."""
        while (line := self._next_line()) is not None and self.bot.answers_owed:
            self.bot.answers_owed -= 1
        return line

    def _next_line(self) -> str | None:
        """The next line that answers a request; other lines, of stderr or of an unused stdout, are messages."""
        bot = self.bot
        if self.is_whole:
            return None if bot.out_open else bot.out.text()
        if self.request.stream != STDERR:
            lines = self.request.answer_lines
            return "\n".join(bot.out.pop() for _ in range(lines)) if len(bot.out.lines) >= lines else None
        while bot.out.lines:
            bot.keep_message(bot.out.pop())
        while bot.err.lines:
            line = bot.err.pop()
            if line.startswith(self.request.prefix):
                return line
            bot.keep_message(line)
        return None

    def _overdue(self) -> Fault:
        limit = f"within {self._limit_ms:g} ms"
        if self.waited_ms >= TOLD_MS:
            limit += f", nor in the {self.waited_ms:.0f} ms more that were forgiven, because it had no core"
        if self.bot.is_stopped:
            limit += ": it was stopped by a signal, which the arena did not send"
        rest = self.bot.err.rest if self.request.stream == STDERR else self.bot.out.rest
        if rest and not self.is_whole:
            return Fault(FaultKind.HALF_LINE, f"printed a line without its end {limit}")
        return Fault(FaultKind.NO_ANSWER, f"no answer {limit}")

    def _fail(self, ms: float, fault: Fault) -> None:
        self.answer = Answer(None, ms, fault)
