"""Who answers in a game: a program or a baseline; how many turns one may miss, and when one is stopped.

All are ended in :mod:`arena.run.cleanup` when the game is over.
"""
from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter

from arena.contract.faults import Fault, FaultKind
from arena.contract.game import Answerer, Request
from arena.run.asking import FAIR, FLOOD_TEXT, WHOLE, Answer, Asking
from arena.run.cleanup import wait_for_end
from arena.run.forgiving import CoreWait
from arena.run.process import END_OF_A_CRASH_SECONDS, LAST_WORDS_SECONDS, TRACEBACK, BotProcess

LEAST_LIMIT_MS = 1.0
"""The limit of an answer when the game's time is used up."""
LATE = (FaultKind.NO_ANSWER, FaultKind.HALF_LINE)


class Player:
    """One seat: a baseline or a program; nothing is known of the process of a baseline."""

    process: BotProcess | None = None
    ahead_since: int | None = None
    """The first answer, from 0, of which lines were left when it was asked again: every later one is shifted."""
    used_ms = 0.0
    """Of the time that all answers in the game may take."""
    strayed = 0
    """So many of its answers were others than the recorded ones, which counted."""
    peak_mib: float | None = None

    def begin(self, request: Request) -> Asking | Answer:
        """Sends the request; the answer is then waited for, unless there is one already."""
        raise NotImplementedError

    def finish(self, asking: Asking) -> Answer:
        """Takes the answer that was waited for; stops a bot that has failed, unless it may miss the turn."""
        raise NotImplementedError

    def retire(self) -> None:
        """Answers nothing from now on."""
        raise NotImplementedError

    def reseed(self, seed: str) -> None:
        """A baseline draws from this seed from now on."""

    def why_refused(self, line: str, reason: str) -> Fault:
        """The fault of a bot whose answer was refused: it has broken a rule, or floods its stdout, or has crashed."""
        return Fault(FaultKind.BROKEN_RULE, reason)

    def farewell(self, lines: Sequence[str]) -> None:
        """Sends the last lines to a program that still runs."""

    def last_messages(self) -> list[str]:
        """Its last lines of stderr."""
        return list(self.process.last_messages) if self.process else []


class BaselinePlayer(Player):
    """A baseline that runs inside the arena; it has no time limit."""

    def __init__(self, answerer: Answerer, init_lines: Sequence[str], source: Random | None = None) -> None:
        """``source``: what the answerer draws from."""
        self._answerer: Answerer | None = answerer
        self._source = source
        self._init_lines: Sequence[str] | None = init_lines
        self._last: list[str] = []

    def begin(self, request: Request) -> Answer:
        if self._answerer is None:
            return Answer(None, 0.0)
        start = perf_counter()
        try:
            if self._init_lines is not None:
                self._answerer.init(self._init_lines)
                self._init_lines = None
            line = self._answerer.answer(request.lines)
        except Exception as error:
            self._answerer = None
            self._last = traceback.format_exc().splitlines()
            fault = Fault(FaultKind.CRASH, f"the baseline failed: {error!r}")
            return Answer(None, _ms_since(start), fault, tuple(self._last))
        return Answer(line, _ms_since(start))

    def reseed(self, seed: str) -> None:
        if self._source:
            self._source.seed(seed)

    def retire(self) -> None:
        self._answerer = None

    def last_messages(self) -> list[str]:
        return self._last


class ProcessPlayer(Player):
    """A program. It starts at its first request: its start-up is part of its first turn, and disturbs no other."""

    def __init__(
        self, start: Callable[[], BotProcess], init_lines: Sequence[str], patience_ms: float,
        missed_turns_allowed: int = 0, clock: str = FAIR,
    ) -> None:
        """``patience_ms``: how long to wait if the referee sets no limit. ``clock``: one of ``CLOCKS``.

        ``missed_turns_allowed``: see :class:`arena.contract.game.Game`.
        """
        self._start = start
        self._init_lines = init_lines
        self._patience_ms = patience_ms
        self._missed_allowed = missed_turns_allowed
        self._clock = clock
        self._missed_in_a_row = 0
        self._asked = 0
        self._out = False
        self._answered = False
        self._greeting = ""
        """What it has answered last, if that was before the game: any text, and so perhaps why it has crashed."""

    def begin(self, request: Request) -> Asking | Answer:
        if self._out:
            return Answer(None, 0.0)
        lines = list(request.lines)
        if self.process is None:
            try:
                self.process = self._start()
            except OSError as error:
                self._out = True
                fault = Fault(FaultKind.CRASH_AT_START, f"cannot be started: {error}")
                return Answer(None, 0.0, fault)
            lines = [*self._init_lines, *lines]
        self._note_ahead()
        self.process.new_turn()
        limit_ms = self._limit_ms(request)
        waiting = CoreWait(self.process, perf_counter(), limit_ms) if self._clock == FAIR else None
        self.process.send(lines)
        if request.stream == WHOLE:
            self.process.end_input()
        return Asking(self.process, request, limit_ms, waiting)

    def _note_ahead(self) -> None:
        assert self.process
        if self._asked and self.process.out_open and not self.process.out.lines:
            self.process.read(self.process.stdout)
        if self.process.out.lines and not self.process.answers_owed and self.ahead_since is None:
            self.ahead_since = self._asked - 1
        self._asked += 1

    def _limit_ms(self, request: Request) -> float:
        """The time that the answer may take: the request's limit, or what is left for the game if that is less."""
        limits = [request.limit_ms] if request.limit_ms else []
        if request.game_ms:
            limits.append(max(LEAST_LIMIT_MS, request.game_ms - self.used_ms))
        return min(limits, default=self._patience_ms)

    def finish(self, asking: Asking) -> Answer:
        assert self.process and asking.answer
        answer = asking.answer
        if asking.gone or (asking.is_whole and answer.line is not None and not self.process.has_succeeded()):
            why = self.process.why_gone(self._answered or bool(answer.line), self._greeting)
            answer = replace(answer, line=None, fault=why)
        elif not answer.fault and (fault := self._failure(answer)):
            answer = replace(answer, line=None, fault=fault)
        self.used_ms += answer.ms - asking.waited_ms
        late = answer.fault is not None and answer.fault.kind in LATE
        self._missed_in_a_row = self._missed_in_a_row + 1 if late else 0
        if answer.fault and not 0 < self._missed_in_a_row <= self._missed_allowed:
            self._out = True
            self.process.drain(LAST_WORDS_SECONDS)
            self.process.kill()
        else:
            self._answered = self._answered or not late
            self._greeting = "" if asking.request.is_turn else answer.line or ""
            if self.process.err_open:
                self.process.read(self.process.stderr)
            self.process.collect_messages()
        return replace(answer, messages=tuple(self.process.messages), statements=self.process.take_statements(),
                       waited_ms=asking.waited_ms)

    def _failure(self, answer: Answer) -> Fault | None:
        assert self.process
        if answer.line is not None and answer.line.startswith(TRACEBACK):
            return self._crash(answer.line)
        return self.process.outgrown()

    def retire(self) -> None:
        self._out = True

    def why_refused(self, line: str, reason: str) -> Fault:
        if self._out or not self.process:
            return Fault(FaultKind.BROKEN_RULE, reason)
        self.process.flood_reported = floods(self.process)
        if self.process.flood_reported:
            return Fault(FaultKind.FLOOD_STDOUT, f"{FLOOD_TEXT}; {reason}")
        crash = self._crash(line)
        self._out = self._out or crash is not None
        return crash or Fault(FaultKind.BROKEN_RULE, reason)

    def _crash(self, line: str) -> Fault | None:
        assert self.process
        wait_for_end([self.process], END_OF_A_CRASH_SECONDS)
        return self.process.crash_on_stdout(line, self._answered)

    def farewell(self, lines: Sequence[str]) -> None:
        if self.process and not self._out:
            self.peak_mib = self.process.peak_mib()
            self.process.send(lines)


def floods(bot: BotProcess) -> bool:
    """Whether a bot that has printed more than it was asked for goes on printing."""
    if bot.out.size:
        bot.drain(LAST_WORDS_SECONDS)
    return bot.flooded_stdout


def _ms_since(start: float) -> float:
    return (perf_counter() - start) * 1000.0
