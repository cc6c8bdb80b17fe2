"""Whose fault it was: what the bots really did, and then what the referee took as answers and how it scored.

To a referee, every failure of a bot is the same: no answer in time. The arena has seen the bots themselves, so it knows
who has crashed, never came or did not answer; the referee is asked for what nobody else can know: whose answer it has
refused, and whom it has called late. A game is void if a bot had answered in time, or had had no core to do so.
"""
from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from arena.contests.command_line import Played
from arena.contests.contest import Contest
from arena.contests.moves import Move
from arena.contests.relays import Exchange, Session
from arena.contract.faults import Fault, FaultKind
from arena.run.forgiving import most_forgiven_ms

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
REASON = re.compile(r"invalid|expected|illegal|unknown|got '|cannot|must", re.I)
SHOWN_OF_ANSWER = 80
"""So many characters of a refused answer are told."""
MADE_VOID = "; it had no core, but has made this game void for that often enough"
UNSEEN = "was called late before its input had come through: the machine was too busy"
Place = tuple[int, int]
"""A seat, and which of its answers, from 0."""


class Void(NamedTuple):
    """Why a game is void, as the end of a sentence about a player.

    ``place``: where, if the limit in the contest's file may be wrong: then it shows there again.
    """

    why: str
    place: Place | None = None


@dataclass
class Blame:
    """``faults``: by the index of the move. ``at_end``: by seat, of bots without a move. ``void``: by seat."""

    faults: dict[int, Fault] = field(default_factory=dict)
    at_end: dict[int, list[Fault]] = field(default_factory=dict)
    void: dict[int, Void] = field(default_factory=dict)


def judge(
    contest: Contest, sessions: Sequence[Session], moves: Sequence[Move], played: Played,
    charged: Collection[int] = (), believed: Collection[Place] = (),
) -> Blame:
    """What each bot did wrong; all sessions are over.

    ``charged``: seats that make no game void any more by a wait. ``believed``: where the referee is, whatever the clock
    says.
    """
    blame = Blame()
    judges = [
        _Judge(contest, session, sessions, moves, played, blame, session.seat in charged, believed)
        for session in sessions
    ]
    for one in judges:
        one.take_what_was_seen()
    for one in judges:
        one.take_lateness()
    for one in {one.session.seat: one for one in judges}.values():
        one.take_the_rest()
    came = {session.seat for session in sessions}
    blame.void.update(dict.fromkeys(sorted(played.out - came), Void(UNSEEN)))
    return blame


class _Judge:
    """Judges one run of one bot. ``own``: the indices of its moves."""

    def __init__(
        self, contest: Contest, session: Session, sessions: Sequence[Session], moves: Sequence[Move], played: Played,
        blame: Blame, charged: bool, believed: Collection[Place],
    ) -> None:
        exchanges = {id(exchange) for exchange in session.exchanges}
        self.session = session
        self._others = [other for other in sessions if other.seat != session.seat]
        self._moves = moves
        self._own = [index for index, move in enumerate(moves) if id(move.exchange) in exchanges]
        self._limits = _limits(contest, [moves[index] for index in self._own])
        self._played = played
        self._blame = blame
        self._charged = charged
        self._believed = believed

    @property
    def _out(self) -> bool:
        return self.session.seat in self._played.out

    def take_what_was_seen(self) -> None:
        """Crashes, floods and shifted answers."""
        crash = self.session.crash
        if crash and self._own:
            self._blame.faults[self._own[-1]] = crash
        elif crash:
            self._put_at_end(crash)
        if shifted := _shifted(self._moves, self._own, self._played.log is not None):
            self._blame.faults.setdefault(*shifted)

    def take_lateness(self) -> None:
        """Moves that the referee has called late, or to which there was no answer while it waited."""
        for number, (index, limit_ms) in enumerate(zip(self._own, self._limits)):
            if index in self._blame.faults:
                continue
            move = self._moves[index]
            is_last = number == len(self._own) - 1
            if is_last and self.session.left and not _whole(move, self._moves):
                self._blame.faults[index] = self.session.left
            elif move.late or self._is_late_without_log(move, is_last, limit_ms):
                self._take_late(move, index, (self.session.seat, number), limit_ms)
            elif self._was_silent(move, limit_ms) and not _void(move, self._moves, limit_ms):
                self._blame.faults[index] = _lateness(move.exchange, limit_ms)

    def _is_late_without_log(self, move: Move, is_last: bool, limit_ms: float) -> bool:
        return self._played.log is None and self._out and is_last and not _complete(move, self._moves, limit_ms)

    def _take_late(self, move: Move, index: int, place: Place, limit_ms: float) -> None:
        void = _void(move, self._moves, limit_ms)
        if void and place in self._believed:
            self._blame.faults[index] = _doubted(move, limit_ms)
        elif void and (not self._charged or _complete(move, self._moves, limit_ms)):
            self._blame.void.setdefault(self.session.seat, Void(void.why, void.place and place))
        else:
            fault = _lateness(move.exchange, limit_ms)
            self._blame.faults[index] = Fault(fault.kind, fault.text + MADE_VOID * bool(void))

    def _was_silent(self, move: Move, limit_ms: float) -> bool:
        """Whether the referee, which blames nobody here, has waited in vain: others have answered to the end."""
        logged = self._played.log and move.taken is not None
        if logged or not limit_ms or (self._played.blames and not self._out):
            return False
        others_answer = any(other.exchanges and other.exchanges[-1].lines for other in self._others)
        waited = 1000.0 * move.exchange.seconds(_wanted(move, self._moves)) >= limit_ms
        return others_answer and not _complete(move, self._moves, limit_ms) and (waited or _floods(move.exchange))

    def take_the_rest(self) -> None:
        """A bot that left after its last answer, and one that the referee has put out; only the last run counts."""
        if any(index in self._blame.faults for index in self._own) or self.session.crash:
            return
        if self.session.left and (self._out or self.session.left_badly or self._went_on()):
            self._put_at_end(self.session.left)
        elif self._out and not self._blame.void:
            if self._was_unseen():
                self._blame.void[self.session.seat] = Void(UNSEEN)
            else:
                self._refuse()
        elif not self._out and any(map(DISQUALIFIED.search, self._words_about())):
            self._refuse()

    def _went_on(self) -> bool:
        left = self.session.left_at or 0.0
        return any(sum(exchange.begun > left for exchange in other.exchanges) >= ASKED_WITHOUT_IT
                   for other in self._others)

    def _was_unseen(self) -> bool:
        """Whether it was put out when it was asked once more, which the arena has not seen."""
        log = self._played.log
        if not self._own or not log:
            return not self._own
        words = self._words_about()
        if any(map(CALLED_LATE.search, words)):
            return True
        unanswered = sum(frame.answer is None for frame in log.frames) - sum(move.late for move in self._moves)
        return unanswered == 1 and not words

    def _refuse(self) -> None:
        index = self._own[-1]
        why = _refusal(self._moves[index:], self._words_about(), self.session.seat, self._played)
        self._blame.faults[index] = Fault(FaultKind.BROKEN_RULE, why)

    def _words_about(self) -> list[str]:
        """What the referee said of this player since it was last asked."""
        about = re.compile(rf"\${self.session.seat}(?!\d)")
        return [words for move in (self._moves[self._own[-1]:] if self._own else []) for words in move.words
                if about.search(words)]

    def _put_at_end(self, fault: Fault) -> None:
        self._blame.at_end.setdefault(self.session.seat, []).append(fault)


def _limits(contest: Contest, own: Sequence[Move]) -> list[float]:
    """The limit in ms of each answer of a bot; 0: none."""
    limits, strikes, used = [], 0, 0.0
    for number, move in enumerate(own):
        limit = contest.turn_ms if number else contest.first_turn_ms
        soft = contest.soft_ms if limit and strikes + 1 < contest.strikes else 0.0
        left = max(1.0, contest.bank_ms - used) if contest.bank_ms else 0.0
        limits.append(min(filter(None, (limit + soft, left)), default=0.0))
        ms = 1000.0 * move.exchange.seconds(move.lines_taken)
        strikes += 0.0 < limit < ms
        used += ms
    return limits


def overdue(contest: Contest, exchange: Exchange) -> bool:
    """Whether an answer was not there within the usual limit of an answer."""
    return not exchange.lines or 0.0 < contest.turn_ms < 1000.0 * exchange.seconds()


def _shifted(moves: Sequence[Move], own: Sequence[int], logged: bool) -> tuple[int, Fault] | None:
    """The first move after which the referee read a line too many as the next answer."""
    for index in own[:-1]:
        move = moves[index]
        if move.late:
            return None  # a late answer that the referee reads later is shifted too, but for that reason
        printed = len(move.exchange.lines)
        if logged and move.taken is not None and printed > (taken := move.taken.count("\n") + 1):
            extra = move.exchange.lines[taken][1]
            return index, Fault(FaultKind.SHIFTED_ANSWERS, f"printed {_lines(printed)} where the referee reads {taken}:"
                                f" {extra[:80]!r} and every later line is read as the answer to the next input")
        if not logged and move.exchange.unread:
            return index, Fault(FaultKind.SHIFTED_ANSWERS, f"{move.exchange.unread} bytes of its answer were not read"
                                " when it was asked again: it prints a line too many, and every later answer is read"
                                " late")
    return None


def _wanted(move: Move, moves: Sequence[Move]) -> int | None:
    """How many lines the referee wanted; ``None`` if that cannot be known."""
    for words in move.words:
        if match := LINES.search(words):
            return int(match[1])
    counts = {other.taken.count("\n") + 1 for other in moves if other.taken is not None and other is not move}
    return counts.pop() if len(counts) == 1 else None


def _whole(move: Move, moves: Sequence[Move]) -> bool:
    """Whether a bot has given its whole answer, as far as anyone can tell."""
    return len(move.exchange.lines) >= (_wanted(move, moves) or 1)


def _complete(move: Move, moves: Sequence[Move], limit_ms: float) -> bool:
    """Whether that was before the referee's limit, and not too long an answer."""
    in_time = not limit_ms or move.exchange.seconds(_wanted(move, moves)) * 1000.0 <= limit_ms
    return _whole(move, moves) and in_time and not _floods(move.exchange)


def _void(move: Move, moves: Sequence[Move], limit_ms: float) -> Void | None:
    """Why a game is void in which the referee has called this answer late; ``None``: it was late.

    It has a place, of no meaning, if nothing but the limit in the contest's file says so.
    """
    exchange, wanted = move.exchange, _wanted(move, moves)
    kept = min(exchange.waited + exchange.stalled, most_forgiven_ms(limit_ms) / 1000.0)
    own_ms = max(0.0, exchange.seconds(wanted) - kept) * 1000.0
    if not limit_ms or own_ms > limit_ms or _floods(exchange):
        return None
    answered = len(exchange.lines) >= (wanted or 1)
    doubt = (exchange.seat, 0) if own_ms > LEAST_LIMIT_MS and 1000.0 * kept < MUCH_KEPT * limit_ms else None
    if answered and (wanted or kept >= LEAST_KEPT_SECONDS):
        return Void(f"had answered after {own_ms:.0f} ms of its own and was called late (limit {limit_ms:g} ms)", doubt)
    kept_ms = kept * 1000.0 + max(0.0, limit_ms - exchange.seconds(wanted) * 1000.0)
    if not answered and kept_ms >= MUCH_KEPT * limit_ms:
        return Void(f"was called late after it, or its input, had waited {kept_ms:.0f} ms for a core"
                    f" (limit {limit_ms:g} ms)", doubt)
    return None


def _doubted(move: Move, limit_ms: float) -> Fault:
    """The fault of a bot that was called late in the same place twice, each time within its limit."""
    exchange = move.exchange
    what = "answered" if exchange.lines else "no answer"
    return Fault(FaultKind.NO_ANSWER, f"{what} after {1000.0 * exchange.seconds():.0f} ms, and was called late there"
                 f" twice: its limit may be wrong ({limit_ms:g} ms in the contest's file)")


def _lateness(exchange: Exchange, limit_ms: float) -> Fault:
    """The fault of a bot that gave no whole answer in time."""
    ms = exchange.seconds() * 1000.0
    if _floods(exchange):
        return Fault(FaultKind.FLOOD_STDOUT, f"printed {exchange.size} bytes in one answer")
    if exchange.half_line:
        return Fault(FaultKind.HALF_LINE, f"the line that it printed has no end after {ms:.0f} ms")
    if exchange.lines and ms <= limit_ms:
        return Fault(FaultKind.NO_ANSWER, f"printed {_lines(len(exchange.lines))}, and the referee waited for more")
    if exchange.lines:
        return Fault(FaultKind.NO_ANSWER, f"answered after {ms:.0f} ms (limit {limit_ms:g} ms)")
    return Fault(FaultKind.NO_ANSWER, f"no answer after {ms:.0f} ms (limit {limit_ms:g} ms)")


def _floods(exchange: Exchange) -> bool:
    return exchange.size > MOST_BYTES


def _lines(number: int) -> str:
    return f"{number} line{'s' if number != 1 else ''}"


def _refusal(moves: Sequence[Move], about_it: Sequence[str], seat: int, played: Played) -> str:
    """What the referee said of a player whom it has put out; ``moves``: the player's last one and all after it.

    The words about a turn stand after its last move, which may be another player's; the reason may be in a line of its
    own that names nobody. A referee without such words may have said it on stderr.
    """
    of_nobody = [words for move in moves for words in move.words if "$" not in words]
    reasons = [*about_it, *of_nobody] if about_it else moves[0].words[-1:]
    if reasons:
        return next(filter(REASON.search, reasons), reasons[0])
    why = played.reasons.get(seat) or played.last_words
    after = f" after the answer {moves[0].taken[:SHOWN_OF_ANSWER]!r}" if moves[0].taken is not None else ""
    return f"the referee has put it out{after}" + (f": {why}" if why else ", and does not say why")
