"""Between a referee that starts the bots itself and the bots, which the arena starts by its own rules.

The referee is given the command of a relay (:mod:`arena.contests.relay_program`) for every seat. The relay hands its
streams over, and all that is said passes through here, byte for byte: what a bot was sent, what it answered and when.
A referee learns of a bot's end as in the contest: its streams close, once all that it has said is passed on. One of the
old form gets a line that it refuses (:mod:`arena.contests.old_form`).
"""
from __future__ import annotations

import array
import fcntl
import os
import select
import termios
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from time import perf_counter

from arena.contests.handover import Handover, Link, Wanted
from arena.contract.faults import Fault, FaultKind
from arena.contract.player_data import Statement
from arena.run.asking import TOLD_MS
from arena.run.cleanup import adopt, reap_strays
from arena.run.contestants import Contestant
from arena.run.forgiving import CoreWait
from arena.run.linux import StallMeter, below, waits_of
from arena.run.process import END_OF_A_CRASH_SECONDS, BotProcess

CHUNK = 1 << 16
MOST_UNSENT = 1 << 20
"""The bytes that may wait for a bot that does not read, or for a referee that does not."""
MOST_KEPT = 1 << 16
"""The bytes of one answer after which its lines are passed on alone, and only while nobody else is asked: to keep
millions takes the others' time."""
MOST_PRINTED = 1 << 20
"""The bytes of one answer after which a bot is ended: a referee that reads all of it would read for ever."""
STDERR_FOR_REFEREE = 4096
"""The bytes of stderr of each answer that the referee gets too: it reads no more."""
SAME_INPUT_SECONDS = 0.02
"""Input that comes within this time of earlier input, before an answer, belongs to it, if nobody else was asked.

So does the rest of a line, whenever it comes.
"""
AT_ONCE_SECONDS = 0.002
"""The same time if somebody else was and has not answered: a referee may send everybody a part of the input first."""
REFEREE_SECONDS = 0.02
"""The least time between two looks at how long the referee has waited for a core, while a game goes on."""


@dataclass(eq=False)
class Query:
    """One time that a bot was asked: what it was sent, and what it printed until it was sent something again.

    ``begun``: when its input began; ``at``: when the last of it was passed on. ``lines``: each with the time at which
    it was there; ``size``: the bytes of the answer. ``waited``, ``stalled``: seconds that the bot, or the arena, was
    ready to run but had no core, which the bot itself had not taken, up to its last line or to now. ``closed``: when
    there was no more to come, because of the next input or the end. ``unread``: bytes of the answer that the referee
    had not read when it asked again. ``given``: what the referee was given in place of the answer. ``passed``: when an
    answer that was held back was passed on. ``early``: the referee may have started this one, which it asked at once,
    so many seconds before ``begun``. ``unseen``: so long before ``begun`` the arena had had no core to see that it
    asked. ``referee_waited``: seconds that the referee had no core from then on until it let go of the bot, if that is
    known (:attr:`Relays.watched`).

    ``taken``: what the referee took as the answer; ``late``: it took none, so it has called the bot late. ``words``:
    what it said then. ``begins_turn``: ``None`` if its log does not say. ``wanted``: how many lines it wanted; ``None``
    if that cannot be known. ``limit_ms``: its limit; 0: none. ``is_of_bank``: it is what was left of
    the time for all answers. ``fault``: what the bot did wrong.
    """

    seat: int
    begun: float
    at: float
    sent: bytes = b""
    lines: list[tuple[float, str]] = field(default_factory=list)
    size: int = 0
    waited: float = 0.0
    stalled: float = 0.0
    closed: float | None = None
    unread: int = 0
    given: str | None = None
    passed: float | None = None
    early: float = 0.0
    unseen: float = 0.0
    referee_waited: float = 0.0
    half_line: bool = False
    messages: tuple[str, ...] = ()
    statements: tuple[Statement, ...] = ()
    taken: str | None = None
    late: bool = False
    begins_turn: bool | None = None
    words: list[str] = field(default_factory=list)
    wanted: int | None = None
    limit_ms: float = 0.0
    is_of_bank: bool = False
    fault: Fault | None = None

    @property
    def lines_taken(self) -> int | None:
        """The number of lines that the referee took; ``None``: all that there were."""
        return None if self.taken is None else self.taken.count("\n") + 1

    def inputs(self) -> list[str]:
        """The lines that the bot was sent."""
        text = self.sent.decode("utf-8", "replace")
        return text.removesuffix("\n").split("\n") if text else []

    def answer(self) -> str | None:
        """What was given or else printed; ``None`` if nothing was."""
        return self.printed() if self.given is None else self.given

    def printed(self) -> str | None:
        """All lines that the bot printed; ``None`` if there was none."""
        return "\n".join(line for _, line in self.lines) if self.lines else None

    @property
    def strayed(self) -> bool:
        """Whether the bot answered otherwise than what was given."""
        return self.given is not None and self.printed() != self.given

    def seconds(self, lines: int | None = None) -> float:
        """The time to the last of the first ``lines``, or to the end if there are not so many."""
        if self.lines and len(self.lines) >= (lines or 1):
            return self.lines[(lines or len(self.lines)) - 1][0] - self.at
        return (self.closed or perf_counter()) - self.at


class BotRun:
    """One run of one bot: from the relay's call to the end of either."""

    def __init__(self, seat: int, link: Link, streams: Sequence[int], relays: Relays) -> None:
        """Starts the bot of a relay that has called."""
        self.seat = seat
        self._relays = relays
        self._delays = () if seat else relays.delays
        self._given = relays.contestants[seat].recorded
        self.due: float | None = None
        """When the answer that is held back is passed on."""
        self.queries: list[Query] = []
        self.link: Link | None = link
        self.bot: BotProcess | None = None
        self.crash: Fault | None = None
        """The fault of a bot that could not be started, ended while an answer was due, or had to be ended."""
        self.left: Fault | None = None
        """The same of a bot that ended when it had answered all that it was asked, or a part of it."""
        self.left_at: float | None = None
        """When it closed its stdin or stdout while the referee still had it."""
        self._gone = False
        self.heard = perf_counter()
        """When the referee or the bot last said something to the other."""
        self.peak_mib: float | None = None
        self._input, self._output, self._errors = streams
        self._unsent = b""
        self._errors_left = STDERR_FOR_REFEREE
        self._printed = 0
        self._stalled_before = self._referee_waited_before = 0.0
        self.alone_since: float | None = None
        """When the referee let go of it, whose input it still has open."""
        self.crash_after_answer: Fault | None = None
        """Why it ended then, after an answer, if that was a crash."""
        self._waiting: CoreWait | None = None
        try:
            self.bot = relays.contestants[seat].start()
        except OSError as error:
            self.crash = Fault(FaultKind.CRASH_AT_START, f"cannot be started: {error}")
            self.release()
        self._early = 0.0

    def note_asked(self, since: float) -> None:
        """Notes how long ago it may have been asked for the first time, if it was: the arena has looked elsewhere."""
        if self._input >= 0 and not self.queries and is_ready(self._input, select.POLLIN):
            self._early += perf_counter() - since

    @property
    def _last(self) -> Query | None:
        return self.queries[-1] if self.queries else None

    @property
    def has_answered(self) -> bool:
        """Whether it has no more to say: the referee has all that it has said, or has let go of it; or it floods."""
        last = self._last
        return self.link is None or bool(last and last.lines and (not self._unread() or last.size > MOST_KEPT))

    @property
    def is_asked(self) -> bool:
        """Whether it has not answered the last question."""
        return self.link is not None and bool(self.queries) and not self.queries[-1].lines

    def wanted(self) -> Iterator[Wanted]:
        """What to wait for, and what to do then."""
        bot = self.bot
        if bot is None or bot.ended:
            return
        if bot.err_open:
            yield bot.stderr, select.POLLIN, self._pass_errors
        if self.link is None:
            return
        yield self.link.fileno(), select.POLLIN, self._hang_up
        if bot.out_open and len(self._unsent) < MOST_UNSENT and not self._floods_while_another_is_asked():
            yield bot.stdout, select.POLLIN, self._pass_answer
        if self._unsent and self.due is None:
            yield self._output, select.POLLOUT, self._write
        if self._input >= 0 and len(bot.unsent) < MOST_UNSENT:
            yield self._input, select.POLLIN, self._pass_input
        if bot.unsent:
            yield bot.stdin, select.POLLOUT, self._send

    def _floods_while_another_is_asked(self) -> bool:
        """Whether it prints so much that the referee, and the arena, would be too busy with it to be fair to others."""
        floods = self._printed > MOST_KEPT
        return floods and any(run.is_asked and run._printed <= MOST_KEPT for run in self._relays.runs)

    # From the referee to the bot

    def _pass_input(self, now: float) -> None:
        if self.bot is None or self._input < 0:
            return
        self.heard = now
        try:
            data = os.read(self._input, CHUNK)
        except BlockingIOError:
            return
        if not data:
            os.close(self._input)
            self._input = -1
            if is_ready(self._output, 0):
                self._leave_alone()
            else:
                self.bot.close_stdin()
            return
        last = self._last
        query = self._query_at(now)
        self._relays.hold()
        query.sent += data
        self.bot.unsent += data
        self._send(now)
        query.at = perf_counter()
        if query is not last:
            self._note_begin(last, now)

    def _query_at(self, now: float) -> Query:
        last = self._last
        before, self._relays.last_asked = self._relays.last_asked, self
        nobody_else = before is self
        if before and not nobody_else:
            before.note_unread()
        others_answered = self._relays.last_answered > last.at if last else False
        most_seconds = SAME_INPUT_SECONDS if nobody_else else 0.0 if others_answered else AT_ONCE_SECONDS
        if last and not last.lines and (not last.sent.endswith(b"\n") or now - last.at < most_seconds):
            return last
        if last and not last.lines and len(self.queries) == 1 and now - last.at < self._relays.beginning_s:
            last.begun, last.early = now, 0.0
            self._count_waits(last, now)
            return last
        if last:
            if self.bot and self.bot.err_open:
                self._pass_errors(now)
            last.unread = last.unread or self._unread()
        self._errors_left = STDERR_FOR_REFEREE
        self._printed = 0
        self.queries.append(Query(self.seat, now, now, early=0.0 if last else self._early))
        return self.queries[-1]

    def _note_begin(self, last: Query | None, now: float) -> None:
        """Notes what the ``last`` query was, and from where waits are counted.

        The bot has its input already, so that nobody waits for this; and nothing is read of it before this is done.
        """
        assert self.bot
        if last:
            self._close(last, now)
        self.bot.new_turn()
        self._count_waits(self.queries[-1], now)

    def _count_waits(self, query: Query, now: float) -> None:
        assert self.bot
        self._waiting = CoreWait(self.bot, now, inf)
        query.unseen, self._stalled_before = self._relays.stalled()
        self._referee_waited_before = self._relays.referee_waited(now)

    def note_unread(self) -> None:
        """Notes what is left of an answer of which the referee has read a part: it asks somebody else now."""
        if self.link and self.queries and 0 < (left := self._unread()) < self.queries[-1].size:
            self.queries[-1].unread = left

    def _unread(self) -> int:
        """The bytes of earlier answers that the referee has not read."""
        waiting = array.array("i", [0])
        try:
            fcntl.ioctl(self._output, termios.FIONREAD, waiting)
        except OSError:
            return 0
        return waiting[0] + len(self._unsent)

    def _send(self, now: float) -> None:
        if self.bot is None or self.link is None:
            return
        self.bot.write()
        if not self.bot.in_open and self._input >= 0:
            self._note_gone(now)

    def _note_gone(self, now: float) -> None:
        self._gone = True
        if self._input >= 0 and self.left_at is None:
            self.left_at = now

    # From the bot to the referee

    def _pass_answer(self, now: float) -> None:
        if self.bot is None or self.link is None:
            return
        self.heard = self._relays.last_answered = now
        data = self.bot.read(self.bot.stdout)
        self._printed += len(data)
        if self._printed > MOST_PRINTED:
            flood = f"printed more than {MOST_PRINTED >> 20} MiB in one answer"
            self._end(self.bot, Fault(FaultKind.FLOOD_STDOUT, flood))
            return
        query = self._last
        delay = self._delays[min(len(self.queries), len(self._delays)) - 1] if query and self._delays else 0.0
        if delay == inf:
            self.bot.out.drop_lines()
            return
        if query:
            query.size += len(data)
            while self.bot.out.lines and query.size <= MOST_KEPT:
                query.lines.append((now, self.bot.out.pop()))
            query.half_line = bool(self.bot.out.rest)
        self.bot.out.drop_lines()
        self._unsent += self._in_place_of(data, query)
        if not self.bot.out_open:
            self._note_gone(now)
        if query and delay:
            self.due = query.at + delay
        self.pass_due(now)
        self._relays.hold()
        if query:
            self._note_waits(query)

    def _in_place_of(self, data: bytes, query: Query | None) -> bytes:
        """What the referee gets when the bot says something."""
        if len(self.queries) > len(self._given) or query is None:
            return data
        given = self._given[len(self.queries) - 1]
        if given is None or query.given is not None or len(query.lines) < given.count("\n") + 1:
            return b""
        query.given = given
        return f"{given}\n".encode()

    def pass_due(self, now: float) -> None:
        """Passes on what is to be passed on by now."""
        if self.due is not None and now < self.due:
            return
        if self.due is not None and self.queries:
            self.queries[-1].passed = now
        self.due = None
        self._write(now)

    def _write(self, now: float) -> None:
        if self.link is None:
            return
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self._output, self._unsent):]
        except BlockingIOError:
            pass
        except OSError:
            self._unsent = b""
        if self._gone and not self._unsent:
            self.release()

    def _pass_errors(self, now: float) -> None:
        if self.bot is None or self.bot.ended:
            return
        data = self.bot.read(self.bot.stderr)[:self._errors_left]
        self._errors_left -= len(data)
        if data and self.link:
            with suppress(OSError):
                os.write(self._errors, data)

    # The end

    def _hang_up(self, now: float) -> None:
        """The referee may have asked once more before it let go: it had an answer of an earlier question left."""
        self._pass_input(now)
        self.release()

    def release(self) -> None:
        """Lets the relay end, and closes the referee's side; the bot has no more to expect."""
        if self.link is None:
            return
        self.link.close()
        self.link = None
        for stream in (self._input, self._output, self._errors):
            if stream >= 0:
                os.close(stream)
        self._input = -1
        if self.bot:
            if self.queries and self.queries[-1].closed is None:
                self._close(self.queries[-1], perf_counter())
                self.queries[-1].referee_waited = self._relays.referee_waited(inf) - self._referee_waited_before
            self.peak_mib = self.bot.peak_mib()
            self._leave_alone()

    def _end(self, bot: BotProcess, fault: Fault) -> None:
        self.crash = fault
        self.release()
        bot.kill()

    def look(self, now: float) -> None:
        """Ends the bot if it has outgrown its limits, and its input if it has been left alone for long enough."""
        if self.alone_since is not None and now > self.alone_since + END_OF_A_CRASH_SECONDS:
            self.end_input()
        if self.bot and self.link and now >= self.bot.look_at:
            reap_strays(self._relays.others)
            if fault := self.bot.outgrown():
                self._end(self.bot, fault)

    def _leave_alone(self) -> None:
        """The referee has let go of it: it is left for a moment, in which it may end by itself after its answer."""
        self.alone_since = self.alone_since or perf_counter()

    def end_input(self) -> None:
        """Closes its stdin, and notes whether it has crashed after its last answer."""
        if self.bot and self.bot.in_open:
            self._note_crash_after_answer(self.bot)
            self.bot.close_stdin()

    def _note_crash_after_answer(self, bot: BotProcess) -> None:
        if self._last and self._last.lines and not self.left:
            self.crash_after_answer = bot.crash_on_stdout(self._last.lines[-1][1], answered=True)

    @property
    def left_badly(self) -> bool:
        """Whether it left otherwise than with exit code 0."""
        return bool(self.left and self.bot and self.bot.process.returncode)

    def may_leave(self) -> None:
        """The game is over: to have ended without an error is no crash."""
        if self.bot and not self.bot.process.poll():
            self.left_at = self.left = self.crash = None

    def note_crash(self) -> None:
        """Finds out why a bot is gone that the referee still had."""
        if not self.bot or self.left_at is None or self.crash:
            return
        why = self.bot.why_gone(any(query.lines for query in self.queries))
        if self.queries and self.queries[-1].lines:
            self._note_crash_after_answer(self.bot)
            self.left = why
        else:
            self.crash = why

    def _close(self, query: Query, now: float) -> None:
        assert self.bot
        query.closed = now
        if not query.lines:
            self._note_waits(query)
            query.waited = max(query.waited, self._waiting.ms_so_far(now) / 1000.0 if self._waiting else 0.0)
        self.bot.collect_messages()
        query.messages, query.statements = tuple(self.bot.messages), self.bot.take_statements()

    def _note_waits(self, query: Query) -> None:
        """Notes how long the bot and the arena have had no core since it began, but for waits too short to be told."""
        if self._waiting:
            now = perf_counter()
            query.waited = self._waiting.ms(now, least_ms=TOLD_MS) / 1000.0
            stalled_ms = self._relays.stalled()[1] - self._stalled_before
            if stalled_ms > TOLD_MS:
                query.stalled = self._waiting.ms(now, stalled_ms) / 1000.0 - query.waited


class Relays:
    """The relays of one game, and the place where they call. Use it as a context: its folder goes at the end."""

    def __init__(
        self, contestants: Sequence[Contestant], delays: Sequence[float] = (), holds: bool = False,
        beginning_s: float = 0.0,
    ) -> None:
        """``contestants``: the bot of each seat; once it has given its own answer, the referee gets a recorded one.

        ``delays``: seconds after which each answer of the first bot is passed on, the last one for all later answers;
        infinite: never. ``holds``: while some bots are asked, no other one runs, which might have their core.
        ``beginning_s``: what a bot that has never answered is sent within this time belongs to its first question:
        some referees send everybody the rules before they ask anybody.
        """
        self.beginning_s = beginning_s
        self.runs: list[BotRun] = []
        """In the order in which the referee started the bots."""
        self.last_asked: BotRun | None = None
        """The one to which the referee has sent something last."""
        self.last_answered = 0.0
        """When a bot last said something to the referee."""
        self.contestants = contestants
        self.delays = delays
        self._stall = StallMeter()
        self._stalled_ms = 0.0
        self._holds = holds
        self.watched: int | None = None
        """The number of the referee's process, if no log will tell whom it has called late."""
        self._referee_looked_at = 0.0
        self._referee_waits: dict[str, float] = {}
        self.others = adopt()
        self._handover = Handover(len(contestants), self._begin)
        self.folder = self._handover.folder
        """Where the referee may write, too."""
        self.command = self._handover.command

    def wanted(self) -> Iterator[Wanted]:
        """What to wait for, and what to do then."""
        yield from self._handover.wanted()
        for run in self.runs:
            yield from run.wanted()

    def _begin(self, seat: int, link: Link, streams: Sequence[int], age: float) -> None:
        begun = perf_counter()
        self.runs.append(BotRun(seat, link, streams, self))
        for run in self.runs:  # others may have been asked while this one was started
            run.note_asked(begun - age if run is self.runs[-1] else begun)
        self.stalled()  # waits before that are no reason to see a question late

    def hold(self) -> None:
        """Holds the bots that are not asked, while one is, if that is wanted; ends what has left them."""
        if not self._holds:
            return
        reap_strays(self.others)
        is_asking = any(run.is_asked for run in self.runs)
        for run in self.runs:
            if run.bot:
                run.bot.hold(is_asking and run.has_answered and not run.is_asked)

    def pass_due(self) -> float:
        """Does what is due, to look at bots and to pass on answers; returns in how many seconds the next answer is."""
        now = perf_counter()
        for run in self.runs:
            run.look(now)
        for run in self.runs if self.delays else ():
            if run.due is not None:
                run.pass_due(now)
        return min((run.due - now for run in self.runs if run.due is not None), default=inf)

    def queries(self) -> list[Query]:
        """All that the bots were asked, by the beginning."""
        return sorted((query for run in self.runs for query in run.queries), key=lambda query: query.begun)

    def stalled(self) -> tuple[float, float]:
        """For how long the arena had no core: seconds since this was asked last, and milliseconds since it began."""
        before, self._stalled_ms = self._stalled_ms, self._stall.ms()
        return (self._stalled_ms - before) / 1000.0, self._stalled_ms

    def referee_waited(self, now: float) -> float:
        """Seconds that a referee which is watched was ready to run, but had no core, a moment before ``now`` or then.

        Threads that have ended count. Java has two dozen, and to look at all of them takes as long as to pass on an
        answer.
        """
        if self.watched and now > self._referee_looked_at + REFEREE_SECONDS:
            self._referee_looked_at = min(now, perf_counter())
            self._referee_waits |= waits_of([self.watched, *below(self.watched)])
        return sum(self._referee_waits.values())

    def heard(self) -> float:
        """When anyone last said something."""
        return max((run.heard for run in self.runs), default=0.0)

    def bots(self) -> list[BotProcess]:
        """The bots that run."""
        return [run.bot for run in self.runs if run.bot and not run.bot.ended]

    def close(self) -> None:
        """Releases all relays and removes the folder."""
        for run in self.runs:
            run.release()
            if run.bot:
                run.bot.hold(False)
            run.note_crash()
        self._stall.close()
        self._handover.close()


def is_ready(descriptor: int, event: int) -> bool:
    """Whether there is this event of :func:`select.poll` now, or nobody is at the other end any more."""
    poll = select.poll()
    poll.register(descriptor, event)
    return bool(poll.poll(0))
