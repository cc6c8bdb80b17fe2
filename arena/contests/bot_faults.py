"""Which bot's fault it was: what the bots really did, then what the referee took as answers and how it scored.

To a referee, every failure of a bot is the same: no answer in time. The arena has seen the bots themselves, so it knows
who has crashed, never came or did not answer; the referee is asked for what nobody else can know: whose answer it has
refused, and whom it has called late. A game is void if a bot had answered in time, or had had no core to do so.
A referee that fails itself is none of these: see :mod:`arena.contests.referee_program`.
"""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from arena.contests.command_line_form import Verdict
from arena.contests.contest import Contest
from arena.contests.relays import BotRun, Query
from arena.contract.faults import Fault, FaultKind

MOST_BYTES = 10_000
"""An answer of more bytes is refused by the referees in use."""
LEAST_KEPT_SECONDS = 0.002
"""A bot that had no core for less than this was not kept waiting."""
MUCH_KEPT = 0.2
"""The share of its time for which a bot that has not answered must have had no core, so that the game is void."""
LEAST_LIMIT_MS = 10.0
"""No referee has a shorter limit: whoever has answered by then was called late for another reason."""
ASKED_WITHOUT_IT = 2
"""So often another player is asked after a bot has left: then the game went on without it."""
LINES = re.compile(r"provided (\d+) lines?")
CALLED_LATE = re.compile(r"not provided|time ?out|timed out|in time", re.I)
DISQUALIFIED = re.compile(r"disqualif|invalid input", re.I)
REASON = re.compile(r"invalid|expected|illegal|unknown|recogni|no such|not (a )?valid|got '|cannot|must", re.I)
LEAST_QUOTED = 3
"""So many characters of an answer are no chance in the words that tell why it was refused."""
SHOWN_OF_ANSWER = 80
"""So many characters of a refused answer are told."""
MADE_VOID = "; the game was void for that before: perhaps the machine is busy, or the limit in the contest's file wrong"
UNSEEN = "was called late before its input had come through"


class Void(NamedTuple):
    """Why a game is void, as the end of a sentence about a player.

    ``is_sure``: it cannot be the player's doing; else the referee is believed if it says so again and again.
    """

    why: str
    is_sure: bool = False


@dataclass
class Blame:
    """What is nobody's query: ``at_end``: faults by seat; ``void``: by seat."""

    at_end: dict[int, list[Fault]] = field(default_factory=dict)
    void: dict[int, Void] = field(default_factory=dict)


def judge(
    contest: Contest, runs: Sequence[BotRun], queries: Sequence[Query], verdict: Verdict,
    believed: Collection[int] = (),
) -> Blame:
    """What each bot did wrong, which its queries then have; all runs are over.

    ``believed``: the seats of which the referee is, whatever the clock says.
    """
    blame = Blame()
    _note_wanted(queries)
    judges = [_Judge(run, runs, queries, verdict, blame, believed) for run in runs]
    for one in judges:
        note_limits(contest, one.own)
        one.take_what_was_seen()
    for one in judges:
        one.take_lateness()
    for one in {one.run.seat: one for one in judges}.values():
        one.take_the_rest()
    came = {run.seat for run in runs}
    blame.void.update(dict.fromkeys(sorted(verdict.out - came), Void(UNSEEN, is_sure=True)))
    return blame


class _Judge:
    """Judges one run of one bot. ``own``: its queries."""

    def __init__(
        self, run: BotRun, runs: Sequence[BotRun], queries: Sequence[Query], verdict: Verdict, blame: Blame,
        believed: Collection[int],
    ) -> None:
        self.run = run
        self.own = run.queries
        self._others = [other for other in runs if other.seat != run.seat]
        self._queries = queries
        self._verdict = verdict
        self._blame = blame
        self._believed = believed

    @property
    def _out(self) -> bool:
        return self.run.seat in self._verdict.out

    def take_what_was_seen(self) -> None:
        crash = self.run.crash
        if crash and self.own:
            self.own[-1].fault = crash
        elif crash:
            self._put_at_end(crash)
        _note_shifted(self.own, self._verdict.log is not None)

    def take_lateness(self) -> None:
        """Queries that the referee has called late, or to which there was no answer while it waited."""
        for query in self.own:
            if query.fault:
                continue
            is_last = query is self.own[-1]
            if is_last and self.run.left and not _whole(query):
                query.fault = self.run.left
            elif query.late or self._is_late_without_log(query, is_last):
                self._take_late(query)
            elif self._was_silent(query) and not _void(query):
                query.fault = _lateness(query)

    def _is_late_without_log(self, query: Query, is_last: bool) -> bool:
        if self._verdict.log is not None or not (self._out and is_last):
            return False
        if self.run.left and _complete(query):
            return False  # it was called late when it was gone
        words = self._verdict.words_about(self.run.seat)
        if words and _complete(query):
            return CALLED_LATE.search(words) is not None
        return not _complete(query) or _was_read_late(query)

    def _take_late(self, query: Query) -> None:
        fault, void = _lateness(query), _void(query)
        query.taken, query.late = None, True
        if void and (void.is_sure or self.run.seat not in self._believed):
            self._blame.void.setdefault(self.run.seat, void)
        elif void:
            said = void.why if _whole(query) else f"{fault.text}; {void.why}"
            query.fault = Fault(fault.kind, said + MADE_VOID)
        else:
            query.fault = fault

    def _was_silent(self, query: Query) -> bool:
        """Whether the referee, which blames nobody here, has waited in vain: others have answered to the end."""
        logged = self._verdict.log and query.taken is not None
        if logged or not query.limit_ms or (self._verdict.blames and not self._out):
            return False
        others_answer = any(other.queries and other.queries[-1].lines for other in self._others)
        waited = 1000.0 * query.seconds(query.wanted) >= query.limit_ms
        return others_answer and not _complete(query) and (waited or _floods(query))

    def take_the_rest(self) -> None:
        """A bot that left after its last answer, and one that the referee has put out; only the last run counts."""
        if any(query.fault for query in self.own) or self.run.crash:
            return
        if self._out and self._verdict.log and self.run.crash_after_answer and not self._was_unseen():
            self._refuse()
        elif self.run.left and (self._out or self.run.left_badly or self._went_on()):
            self._put_at_end(self.run.left)
        elif self._out and not self._blame.void:
            if self._was_unseen():
                self._blame.void[self.run.seat] = Void(UNSEEN, is_sure=True)
            else:
                self._refuse()
        elif not self._out and any(map(DISQUALIFIED.search, self._words_about())):
            self._refuse()

    def _went_on(self) -> bool:
        left = self.run.left_at or 0.0
        return any(sum(query.begun > left for query in other.queries) >= ASKED_WITHOUT_IT
                   for other in self._others)

    def _was_unseen(self) -> bool:
        """Whether it was put out when it was asked once more, which the arena has not seen."""
        log = self._verdict.log
        if not self.own or not log:
            return not self.own
        words = self._words_about()
        if any(map(CALLED_LATE.search, words)):
            return True
        unanswered = sum(frame.answer is None for frame in log.frames) - sum(query.late for query in self._queries)
        return unanswered == 1 and not words

    def _refuse(self) -> None:
        why = _refusal(self._since_last(), self._words_about(), self.run.seat, self._verdict)
        self.own[-1].fault = self.run.crash_after_answer or Fault(FaultKind.BROKEN_RULE, why)

    def _since_last(self) -> Sequence[Query]:
        return self._queries[self._queries.index(self.own[-1]):] if self.own else []

    def _words_about(self) -> list[str]:
        about = re.compile(rf"\${self.run.seat}(?!\d)")
        return [words for query in self._since_last() for words in query.words if about.search(words)]

    def _put_at_end(self, fault: Fault) -> None:
        self._blame.at_end.setdefault(self.run.seat, []).append(fault)


def note_limits(contest: Contest, own: Sequence[Query]) -> None:
    """Notes the limit of each answer of a bot."""
    strikes, used = 0, 0.0
    for number, query in enumerate(own):
        limit = contest.turn_ms if number else contest.first_turn_ms
        soft = contest.soft_ms if limit and strikes + 1 < contest.strikes else 0.0
        left = max(1.0, contest.bank_ms - used) if contest.bank_ms else 0.0
        query.limit_ms = min(filter(None, (limit + soft, left)), default=0.0)
        query.is_of_bank = query.limit_ms == left > 0.0
        ms = 1000.0 * query.seconds(query.lines_taken)
        strikes += 0.0 < limit < ms
        used += ms


def _note_shifted(own: Sequence[Query], logged: bool) -> None:
    """Finds the first query after which the referee read a line too many as the next answer."""
    for query in own[:-1]:
        is_passed_over = not query.lines and 0.0 < query.limit_ms < 1000.0 * query.seconds()
        if query.late or (not logged and is_passed_over):
            return  # a late answer that the referee reads later is shifted too, but for that reason
        printed, taken, why = len(query.lines), query.lines_taken, ""
        if logged and taken and printed > taken:
            why = (f"printed {_lines(printed)} where the referee reads {taken}: {query.lines[taken][1][:80]!r} and"
                   " every later line is read as the answer to the next input")
        elif not logged and query.unread:
            why = (f"{query.unread} bytes of its answer were not read when it was asked again: it prints a line too"
                   " many, and every later answer is read late")
        if why or (_floods(query) and printed > (query.wanted or printed)):
            query.fault = query.fault or _flood(query) or Fault(FaultKind.SHIFTED_ANSWERS, why)
            return


def _note_wanted(queries: Sequence[Query]) -> None:
    """Notes how many lines the referee wanted: it says so, or has taken as many of all others."""
    counts = Counter(query.lines_taken for query in queries if not _floods(query))
    for query in queries:
        said = [int(match[1]) for words in query.words if (match := LINES.search(words))]
        others = {lines for lines, times in counts.items() if lines and times > (lines == query.lines_taken)}
        query.wanted = said[0] if said else others.pop() if len(others) == 1 else None


def _whole(query: Query) -> bool:
    """Whether a bot has given its whole answer, as far as anyone can tell."""
    return len(query.lines) >= (query.wanted or 1)


def _complete(query: Query) -> bool:
    """Whether that was before the referee's limit, and not too long an answer."""
    in_time = not query.limit_ms or query.seconds(query.wanted) * 1000.0 <= query.limit_ms
    return _whole(query) and in_time and not _floods(query)


def _was_asked_earlier(query: Query, more_s: float = 0.0) -> bool:
    """Whether the answer may have been late because the arena did not see its input come, or had to start the bot."""
    most_s = query.early + query.unseen + more_s + query.seconds(query.wanted)
    return _complete(query) and 1000.0 * most_s > query.limit_ms > 0


def _was_read_late(query: Query) -> bool:
    """Whether the referee may have read an answer too late that was there in time: it or the arena had no core."""
    return _was_asked_earlier(query, query.stalled + query.referee_waited)


def _void(query: Query) -> Void | None:
    """Why a game is void in which the referee has called this answer late; ``None``: it was late."""
    if _was_asked_earlier(query):
        return Void(UNSEEN, is_sure=True)
    wanted, limit_ms, ms = query.wanted, query.limit_ms, 1000.0 * query.seconds(query.wanted)
    if _was_read_late(query):
        return Void(f"had answered after {ms:.0f} ms and was put out: referee and arena had waited"
                    f" {1000.0 * (query.stalled + query.referee_waited):.0f} ms for a core (limit {_limit(query)})")
    kept = query.waited + query.stalled
    own_ms = max(0.0, ms - 1000.0 * kept)
    if not limit_ms or own_ms > limit_ms or _floods(query):
        return None
    answered = _whole(query)
    kept_ms = 1000.0 * kept + max(0.0, limit_ms - ms)
    if not (wanted or kept >= LEAST_KEPT_SECONDS) if answered else kept_ms < MUCH_KEPT * limit_ms:
        return None
    if own_ms > LEAST_LIMIT_MS and 1000.0 * kept < MUCH_KEPT * limit_ms:
        what = "had answered and was called late" if answered else "was called late, or its input had come late,"
        return Void(f"{what} after {own_ms:.0f} ms: its limit may be wrong ({_limit(query)} in the contest's file)")
    if answered:
        return Void(f"had answered after {ms:.0f} ms, {ms - own_ms:.0f} of them without a core, and was called late"
                    f" (limit {_limit(query)})", is_sure=_complete(query))
    return Void(f"was called late after it, or its input, had waited {kept_ms:.0f} ms for a core (limit"
                f" {_limit(query)})")


def _lateness(query: Query) -> Fault:
    if flood := _flood(query):
        return flood
    ms, limit_ms = query.seconds() * 1000.0, query.limit_ms
    if query.half_line:
        return Fault(FaultKind.HALF_LINE, f"the line that it printed has no end after {ms:.0f} ms")
    if query.lines and ms <= limit_ms:
        return Fault(FaultKind.NO_ANSWER, f"printed {_lines(len(query.lines))}, and the referee waited for more")
    what = "answered" if query.lines else "no answer"
    return Fault(FaultKind.NO_ANSWER, f"{what} after {ms:.0f} ms (limit {_limit(query)})")


def _limit(query: Query) -> str:
    return f"{round(query.limit_ms, 1):g} ms" + ", the rest of its bank" * query.is_of_bank


def _flood(query: Query) -> Fault | None:
    return Fault(FaultKind.FLOOD_STDOUT, f"printed {query.size} bytes in one answer") if _floods(query) else None


def _floods(query: Query) -> bool:
    return query.size > MOST_BYTES


def _lines(number: int) -> str:
    return f"{number} line{'s' if number != 1 else ''}"


def _refusal(queries: Sequence[Query], about_it: Sequence[str], seat: int, verdict: Verdict) -> str:
    """What the referee said of a player whom it has put out; ``queries``: the player's last one and all after it.

    The words about a turn stand after its last query, which may be another player's; the reason may be in a line of its
    own that names nobody, and often quotes the answer. A referee without such words may have said it on stderr.
    """
    of_nobody = [words for query in queries[:None if about_it else 1] for words in query.words if "$" not in words]
    reasons = [*about_it, *of_nobody] if about_it else of_nobody[-1:]
    answers = [line for line in (queries[0].taken or "").split("\n") if len(line) >= LEAST_QUOTED]
    reasons.sort(key=lambda words: (not REASON.search(words), not any(answer in words for answer in answers)))
    if reasons:
        return reasons[0]
    why = verdict.words_about(seat) or verdict.last_words
    after = f" after the answer {queries[0].taken[:SHOWN_OF_ANSWER]!r}" if queries[0].taken is not None else ""
    return f"the referee has put it out{after}" + (f": {why}" if why else ", and does not say why")
