"""The part of a bot that all games share: lines in, answers out, the clock, and the alarm that stops a search."""
from __future__ import annotations

import gc
import math
import os
import select
import signal
import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from time import perf_counter, process_time
from types import FrameType
from typing import Callable, TextIO, TypeVar

from botkit.client import STARTED
from botkit.client.errors import ProtocolError
from botkit.client.times import TurnTime
from botkit.search.clock import Deadline
from botkit.search.result import SearchResult

A = TypeVar("A")

WAITED_S = 0.0002
"""A read that takes longer has waited for the referee, unless its line was there; a shorter one found it ready."""
WAITED_AT_FIRST_S = 0.02
"""The same before the first answer, where losing the core for a moment looks like a wait, and a mistake costs more."""
USUAL_OVERRUN_S = 0.002
"""Python handles an alarm only between two calls of numpy, so an answer may come this much later on any machine."""
MOST_OVERRUN = 0.25
"""The most overrun that counts, as a share of the limit. A bot that is later and may play on has no strict limit."""
SHARED_S = 0.003
"""A core is shared if a search has so much less processor time than it lasts."""
EXPECTED_AGAIN = 0.9
"""The share of a turn's overrun, or of its time without the core, that is still expected in the next turn."""
RING_AGAIN_S = 0.002
"""An alarm that is lost (say, in a destructor) rings again after this long."""
RECORDED = "BOTKIT_RECORDED"
"""The environment variable that names a file of recorded answers, where a recorded game is played again. It has a line
for each line of the answers: ``=`` and the line, or nothing where there was no answer."""
EXPLAINED_ANSWERS = 5
"""This many of the best answers are reported, with their values."""


class EndOfInput(Exception):
    """The referee has closed the input, or the output: the bot ends."""


class OutOfTime(BaseException):
    """Raised inside a search by :meth:`Session.best_in_time`; no ``except Exception`` of the search stops it."""


class Session:
    """Lines from the referee and answers to it, with the time at which each turn began.

    The garbage collector runs only in :meth:`rest`: a collection in the middle of a turn can cost
    more than the turn has.

    ``turn_start`` (seconds of ``perf_counter``) is when the turn's first line came in. If the line was
    there before the bot read it, that moment is unknown; then it is when the bot last became free to
    read, or the start of the process. Before a bot's first answer, lines about the game may come long
    before the turn; there, a line for which the bot had to wait begins the turn anew.

    Once a search has had to share its core, the next ones end earlier, where :class:`TurnTime` knows the limit.
    An answer that comes unusually late after the limit of :meth:`best_in_time` shows a slow or busy machine: the
    next turns are taken to have begun earlier by this overrun. The first answer is left out, because its limit may
    be far longer than that of the others, and because it waits for the program to be loaded.
    """

    def __init__(self, explains: bool = False) -> None:
        """``explains``: whether to write to stderr what a search expects."""
        gc.disable()
        gc.freeze()
        self._explains = explains
        self._recorded = _recorded_lines()
        self._free_since = STARTED
        self.turn_start = self._free_since
        self._in_turn = False
        self._has_answered = False
        self._failures: list[BaseException] = []
        self._due = math.inf
        self._most_overrun_s = 0.0
        self._overrun_s = 0.0
        self._without_core_s = 2 * SHARED_S  # so it is taken for shared until some searches have had it for themselves

    def line(self) -> str:
        """The next line without its line break. Raises :class:`EndOfInput` when there is none."""
        may_begin_turn = not (self._in_turn and self._has_answered)
        asked, was_there = perf_counter(), may_begin_turn and _is_readable(sys.stdin)
        text = sys.stdin.readline() if sys.stdin else ""
        if not text:
            raise EndOfInput
        now = perf_counter()
        waited = not was_there and now - asked > (WAITED_S if self._has_answered else WAITED_AT_FIRST_S)
        if not self._in_turn:
            self.turn_start = (now if waited else self._free_since) - self._overrun_s
            self._in_turn = True
        elif waited and not self._has_answered:
            self.turn_start = now
        return text.rstrip("\r\n")

    def begin_turn(self) -> None:
        """Call this when a turn has come in another way than by :meth:`line`: it begins now."""
        self.turn_start = perf_counter() - self._overrun_s

    def answer(self, text: str, stream: TextIO | None = None) -> str:
        """Sends one line, at once, and ends the turn; returns the answer that counts, for a bot that remembers it.

        This is ``text`` in every game. Where the arena plays a recorded game again, up to the turn from which the bot
        is to play, it is what was answered then. Raises :class:`EndOfInput` on a closed pipe.
        """
        out = stream or sys.stdout
        try:
            out.write(text + "\n")
            out.flush()
        except (AttributeError, OSError, ValueError):
            raise EndOfInput from None
        finally:
            self.end_turn()
        recorded = [next(self._recorded, None) for _ in range(text.count("\n") + 1)]
        return "\n".join(line if known is None else known for line, known in zip(text.split("\n"), recorded))

    def end_turn(self) -> None:
        """Call this when an answer was sent in another way than by :meth:`answer`.

        Failures of the turn's search are reported only now, so that the answer does not wait for this.
        """
        self._report()
        self._in_turn = False
        self._free_since = perf_counter()
        if self._has_answered:
            overrun_s = min(self._free_since - self._due - USUAL_OVERRUN_S, self._most_overrun_s)
            self._overrun_s = max(overrun_s, EXPECTED_AGAIN * self._overrun_s)
        self._has_answered = True
        self._due = math.inf

    def complain(self, text: str) -> None:
        """One message for the contestant, on stderr; never fails."""
        try:
            sys.stderr.write(text + "\n")
            sys.stderr.flush()
        except (AttributeError, OSError, ValueError):
            pass

    def rest(self) -> None:
        """Between turns: collects the garbage of the last one. What survives is never examined again."""
        gc.collect()
        gc.freeze()

    def deadline(self, time: TurnTime) -> Deadline:
        """When the search of this turn ends by itself."""
        return Deadline.after_ms(self._fitted(time).end_ms, self.turn_start)

    def best_in_time(
        self, answers: Iterable[SearchResult[A]], fallback: SearchResult[A], time: TurnTime,
        name: Callable[[A], str] = str,
    ) -> SearchResult[A]:
        """The last of ever better ``answers`` by the end of ``time``; ``fallback`` if there is none.

        ``name``: what an answer is called where it is explained.

        An iterator that fails or does not come back before ``time.stop_ms`` is stopped (by the interval timer, where
        the system has one), and the last answer that it gave counts. Once the turn is answered, the reason goes to
        stderr; for a failure it is the traceback.
        """
        best, deadline, time = fallback, self.deadline(time), self._fitted(time)

        def keep_best() -> None:
            nonlocal best
            for answer in answers:
                best = answer
                if deadline.passed():
                    return

        without_core_s = perf_counter() - process_time()
        stop = self.turn_start + time.stop_ms / 1000.0
        self._due = max(stop, perf_counter())
        self._most_overrun_s = MOST_OVERRUN * time.stop_ms / 1000.0
        try:
            with _alarm(stop):
                _searched(keep_best)
        except OutOfTime:
            self._failures.append(
                OutOfTime(f"the search was stopped at {time.stop_ms:g} ms; a prepared answer was sent"))
        except Exception as error:
            self._failures.append(error)
        without_core_s = perf_counter() - process_time() - without_core_s
        self._without_core_s = max(without_core_s, EXPECTED_AGAIN * self._without_core_s)
        if self._explains:
            for line in _explanation(best, name):
                self.complain(line)
        return best

    def _fitted(self, time: TurnTime) -> TurnTime:
        return time.on_shared_core() if self._without_core_s > SHARED_S else time

    def _report(self) -> None:
        for error in self._failures:
            if isinstance(error, OutOfTime):
                self.complain(str(error))
            else:
                self.complain("".join(traceback.format_exception(type(error), error, error.__traceback__)).rstrip())
        self._failures.clear()


def _is_readable(stream: TextIO) -> bool:
    """Whether there is something to read; False if the system does not tell (Windows), or if it was all read ahead."""
    with suppress(OSError, TypeError, ValueError):
        return bool(select.select([stream], [], [], 0)[0])
    return False


def _recorded_lines() -> Iterator[str | None]:
    """The lines that were answered in the recorded game that is played again; ``None``: there was no answer."""
    try:
        with open(os.environ[RECORDED], encoding="utf-8", newline="\n") as file:
            return iter([line[1:] if line else None for line in file.read().split("\n")])
    except (KeyError, OSError):  # no game is played again
        return iter(())


def _explanation(result: SearchResult[A], name: Callable[[A], str]) -> Iterator[str]:
    """Lines in the format that the arena reads (:mod:`arena.contract.player_data`); none if there is no value."""
    if math.isnan(result.value):
        return
    yield f"[PDATA] value = {result.value:.4f}"
    yield f"[PDATA] effort = {result.effort}"
    best = result.alternatives[:EXPLAINED_ANSWERS]
    if best:
        yield "[PDATA] best = " + ", ".join(f"{name(answer)}: {value:.4f}" for answer, value in best)


def _searched(search: Callable[[], None]) -> None:
    """``search()``; while this function runs, and only then, the alarm interrupts."""
    search()


@contextmanager
def _alarm(end: float) -> Iterator[None]:
    """Raises :class:`OutOfTime` in :func:`_searched` from ``end`` (seconds of ``perf_counter``) on."""
    if end == math.inf or not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, max(end - perf_counter(), 0.0005), RING_AGAIN_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)


def _ring(signum: int, frame: FrameType | None) -> None:
    """Ends the search that was interrupted; does nothing if it has just come back by itself."""
    while frame is not None:
        if frame.f_code is _searched.__code__:
            raise OutOfTime
        frame = frame.f_back


def run(serve: Callable[[], None]) -> None:
    """Runs a bot's loop until the input ends; ends quietly when the referee is gone.

    A :class:`ProtocolError` or :class:`ConnectionError` means that the bot cannot play at all: it is reported on
    stderr, and the exit code is 1.
    Bytes that are not text are read as replacement characters, so that the protocol refuses them.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        serve()
    except (EndOfInput, KeyboardInterrupt):
        pass
    except (ProtocolError, ConnectionError) as error:
        sys.exit(f"cannot play: {error}")
    try:
        sys.stdout.flush()
    except (AttributeError, ValueError):
        pass
    except OSError:  # the interpreter would fail in the same way at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
