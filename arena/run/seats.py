"""The bots of one game: who is asked when, the wait for their answers, how many turns one may miss, and who is stopped.

All are ended in :mod:`arena.run.cleanup` when the game is over.
"""
from __future__ import annotations

import select
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter

from arena.contract.faults import Fault, FaultKind
from arena.contract.game import Answerer, Request
from arena.run.asking import FAIR, FLOOD_TEXT, WHOLE, Answer, Asking
from arena.run.cleanup import adopt, end_all, faults_at_end, reap_strays, wait_for_end
from arena.run.forgiving import Waiting
from arena.run.linux import StallMeter
from arena.run.process import END_OF_A_CRASH_SECONDS, LAST_WORDS_SECONDS, TRACEBACK, BotProcess

LEAST_LIMIT_MS = 1.0
"""The limit of an answer when the game's time is used up."""
OVERSLEPT_MS = 10.0
"""If the arena sleeps so much longer than it wants to, it was kept from running: a signal may have stopped it."""
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
        waiting = Waiting(self.process, perf_counter(), limit_ms) if self._clock == FAIR else None
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
        self.process.flood_reported = _floods(self.process)
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


class Seats:
    """The bots of one game. Sends simultaneous requests one after the other, or together."""

    def __init__(self, together: bool = False, clock: str = FAIR) -> None:
        self.players: list[Player] = []
        self._clock = clock
        self._together = together
        self._stall = StallMeter()
        self._others = adopt()

    def ask(self, requests: Mapping[int, Request]) -> dict[int, Answer]:
        """One answer for each request, by seat. Baselines come first, to run while no program's clock runs."""
        seats = sorted(requests, key=lambda seat: isinstance(self.players[seat], ProcessPlayer))
        answers: dict[int, Answer] = {}
        for asked in [seats] if self._together else [[seat] for seat in seats]:
            begun = {seat: self.players[seat].begin(requests[seat]) for seat in asked}
            self.wait([asking for asking in begun.values() if isinstance(asking, Asking)])
            for seat, asking in begun.items():
                answers[seat] = self.players[seat].finish(asking) if isinstance(asking, Asking) else asking
        reap_strays(self._others)
        return answers

    def wait(self, askings: Sequence[Asking]) -> None:
        """Reads from all bots until each of ``askings`` has its answer or its time is over.

        While one is over its limit because it had no core, none runs that is not asked: it might have that core. What
        has left its bot is ended whenever one is looked at.
        """
        seconds = 0.0
        while missing := [asking for asking in askings if asking.answer is None]:
            of_arena = self._poll([asking.bot for asking in missing], seconds)
            now = perf_counter()
            if now >= min(asking.next_look for asking in missing):
                reap_strays(self._others)
            for asking in missing:
                asking.check(now, *of_arena)
            if any(asking.is_forgiven for asking in missing):
                asked = [asking.bot for asking in missing]
                for bot in self._bots():
                    bot.hold(bot not in asked)
            seconds = min(asking.next_look for asking in missing) - perf_counter()
        for bot in self._bots():
            bot.hold(False)

    def _bots(self) -> list[BotProcess]:
        return [player.process for player in self.players if player.process and not player.process.ended]

    def _poll(self, asked: Sequence[BotProcess], seconds: float) -> tuple[float, float]:
        """Waits for output (of any bot) or for room to write (to those asked).

        Returns how many ms the arena itself had no core, and how much longer than it had asked for it slept besides:
        it may have been stopped.
        """
        poll = select.poll()
        readers = {}
        for bot in self._bots():
            for descriptor in bot.readable():
                poll.register(descriptor, select.POLLIN)
                readers[descriptor] = bot
        writers = {bot.stdin: bot for bot in asked if bot.unsent}
        for descriptor in writers:
            poll.register(descriptor, select.POLLOUT)
        before, until = self._stall.ms(), perf_counter() + max(0.0, seconds)
        events = poll.poll(max(0.0, seconds) * 1000.0)
        of_arena = self._lost_ms(before, until) if self._clock == FAIR else (0.0, 0.0)
        for descriptor, _ in events:
            if descriptor in writers:
                writers[descriptor].write()
            else:
                readers[descriptor].read(descriptor)
        return of_arena

    def _lost_ms(self, before: float, until: float) -> tuple[float, float]:
        stalled_ms, overslept_ms = self._stall.ms() - before, (perf_counter() - until) * 1000.0
        return stalled_ms, max(0.0, overslept_ms - stalled_ms) if overslept_ms > OVERSLEPT_MS else 0.0

    def close(self) -> dict[int, list[Fault]]:
        """Ends all bots; returns the faults that only show at the end, by seat."""
        processes = {seat: player.process for seat, player in enumerate(self.players) if player.process}
        running = [process for process in processes.values() if not process.ended]
        flooding = [process for process in running if not process.flood_reported and _floods(process)]
        stubborn = end_all(running, self._others)
        self._stall.close()
        faults = {seat: faults_at_end(process, stubborn) for seat, process in processes.items()}
        for seat, process in processes.items():
            if process in flooding:
                faults[seat].insert(0, Fault(FaultKind.FLOOD_STDOUT, FLOOD_TEXT))
        return faults


def _floods(bot: BotProcess) -> bool:
    """Whether a bot that has printed more than it was asked for goes on printing."""
    if bot.out.size:
        bot.drain(LAST_WORDS_SECONDS)
    return bot.flooded_stdout


def _ms_since(start: float) -> float:
    return (perf_counter() - start) * 1000.0
