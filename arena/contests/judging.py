"""Whose fault it was: what the referee took as answers and how it scored, beside what the bots really did.

To a referee, every failure of a bot is the same: no answer in time. The arena has seen the bots themselves, so it can
say which it was; and that a game is void, because a bot had answered in time, or had had no core to do so.
"""
from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from arena.contests.command_line import Played
from arena.contests.contest import Contest
from arena.contests.log import RefereeLog
from arena.contests.relays import Exchange, Session
from arena.contract.faults import Fault, FaultKind
from arena.run.forgiving import most_forgiven_ms

MOST_BYTES = 10_000
"""An answer of more bytes is refused by the referees in use."""
LEAST_KEPT_SECONDS = 0.002
"""A bot that had no core for less than this was not kept waiting."""
MUCH_KEPT = 0.2
"""The share of its time for which a bot that has not answered must have had no core, so that the game is void."""
WANTED_LINES = re.compile(r"provided (\d+) lines?")
SHOWN_OF_ANSWER = 80
"""So many characters of a refused answer are told."""
MADE_VOID = "; it had no core, but has made this game void for that often enough"
UNSEEN = "was called late before its input had come through: the machine was too busy"
COLOURS = re.compile(r"[¤§]\w+[¤§]")
"""The marks of coloured text in a referee's words."""


@dataclass
class Move:
    """One time that a bot was asked, as both sides saw it. ``taken``: what the referee took as the answer.

    ``late``: the referee took none, so it has called the bot late. ``begins_turn``: ``None`` if the log does not say.
    """

    exchange: Exchange
    taken: str | None
    late: bool = False
    begins_turn: bool | None = None
    words: list[str] = field(default_factory=list)

    @property
    def lines_taken(self) -> int | None:
        """The number of lines that the referee took; ``None``: all that there were."""
        return None if self.taken is None else self.taken.count("\n") + 1


def moves_of(sessions: Sequence[Session], log: RefereeLog | None) -> list[Move]:
    """All exchanges of a game, with what the referee's log says of them: in its order, or else in that of time."""
    exchanges = [exchange for session in sessions for exchange in session.exchanges]
    exchanges.sort(key=lambda exchange: exchange.begun)
    if log is None:
        return [Move(exchange, exchange.answer()) for exchange in exchanges]
    moves = [Move(exchange, None) for exchange in exchanges]
    by_frame = _by_frame(moves, log)
    begins_turn = False
    for frame, move in zip(log.frames, by_frame):
        begins_turn |= frame.begins_turn
        if move:
            move.taken = None if frame.answer is None else frame.answer.removesuffix("\n")
            move.late = frame.answer is None
            move.begins_turn, begins_turn = begins_turn, False
    _put_words(by_frame, log)
    known = [move for move in by_frame if move]
    return known + [move for move in moves if move.begins_turn is None]


def _by_frame(moves: Sequence[Move], log: RefereeLog) -> list[Move | None]:
    """The move of each frame. Referees ask one player after the other, so both are in the same order.

    A frame without an answer is the next move of all. They only differ after a bot's answers have been shifted, when
    the referee may ask before the bot has read its last input: then a move is the next one of the frame's player.
    """
    left = list(moves)
    by_frame: list[Move | None] = []
    for frame in log.frames:
        place = next((place for place, move in enumerate(left) if frame.seat in (None, move.exchange.seat)), None)
        by_frame.append(None if place is None else left.pop(place))
    return by_frame


def _put_words(by_frame: Sequence[Move | None], log: RefereeLog) -> None:
    """Gives each move the words that the referee said after it; those before the first one go to the first."""
    said = [(entry, text) for entry, text in enumerate(log.words) if text]
    said += [(tip.frame, tip.text if tip.seat is None or "$" in tip.text else f"${tip.seat}: {tip.text}")
             for tip in log.tooltips]
    for entry, text in said:
        before = [move for move in by_frame[:max(1, entry)] if move]
        if before:
            words = [line for line in COLOURS.sub("", text).splitlines() if line.strip()]
            before[-1].words += [line for line in words if line not in before[-1].words]


@dataclass
class Blame:
    """``faults``: by the index of the move. ``at_end``: by seat, of bots without a move.

    ``void``: why the game is, by the seat that was called late, as the end of a sentence about that player.
    """

    faults: dict[int, Fault] = field(default_factory=dict)
    at_end: dict[int, list[Fault]] = field(default_factory=dict)
    void: dict[int, str] = field(default_factory=dict)


def judge(
    contest: Contest, sessions: Sequence[Session], moves: Sequence[Move], played: Played,
    charged: Collection[int] = (),
) -> Blame:
    """What each bot did wrong; all sessions are over. ``charged``: seats that make no game void any more by a wait."""
    blame = Blame()
    seats = {session.seat for session in sessions}
    for seat in sorted(seats):
        own = [index for index, move in enumerate(moves) if move.exchange.seat == seat]
        last = [session for session in sessions if session.seat == seat][-1]
        _judge_seat(contest, last, moves, own, played, blame, seat in charged)
    blame.void.update(dict.fromkeys(sorted(played.out - seats), UNSEEN))
    return blame


def _judge_seat(
    contest: Contest, session: Session, moves: Sequence[Move], own: Sequence[int], played: Played, blame: Blame,
    charged: bool,
) -> None:
    crash, log, out = session.crash, played.log, session.seat in played.out
    if crash and own:
        blame.faults[own[-1]] = crash
    elif crash:
        blame.at_end.setdefault(session.seat, []).append(crash)
    if shifted := _shifted(moves, own, log is not None):
        blame.faults.setdefault(*shifted)
    for number, index in enumerate(own):
        move = moves[index]
        limit_ms = contest.turn_ms if number else contest.first_turn_ms
        called_late = move.late if log else out and number == len(own) - 1 and not _complete(move, moves, limit_ms)
        if called_late and index not in blame.faults:
            why = _void(move, moves, limit_ms)
            if why and (not charged or _complete(move, moves, limit_ms)):
                blame.void.setdefault(session.seat, why)
            else:
                fault = _lateness(move.exchange, limit_ms)
                blame.faults[index] = Fault(fault.kind, fault.text + MADE_VOID * bool(why))
    if not out or crash or blame.void or any(index in blame.faults for index in own):
        return
    if not own or (log and len(log.frames) > len(moves)):
        blame.void[session.seat] = UNSEEN
    else:
        blame.faults[own[-1]] = Fault(FaultKind.BROKEN_RULE, _refusal(moves[own[-1]:], session.seat, played))


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
        if match := WANTED_LINES.search(words):
            return int(match[1])
    counts = {other.taken.count("\n") + 1 for other in moves if other.taken is not None and other is not move}
    return counts.pop() if len(counts) == 1 else None


def _complete(move: Move, moves: Sequence[Move], limit_ms: float) -> bool:
    """Whether a bot has given its whole answer before the referee's limit, as far as anyone can tell."""
    wanted = _wanted(move, moves)
    whole = len(move.exchange.lines) >= (wanted or 1)
    return whole and (not limit_ms or move.exchange.seconds(wanted) * 1000.0 <= limit_ms)


def _void(move: Move, moves: Sequence[Move], limit_ms: float) -> str | None:
    """Why a game is void in which the referee has called this answer late; ``None``: it was late."""
    exchange, wanted = move.exchange, _wanted(move, moves)
    kept = min(exchange.waited + exchange.stalled, most_forgiven_ms(limit_ms) / 1000.0)
    own_ms = max(0.0, exchange.seconds(wanted) - kept) * 1000.0
    if not limit_ms or own_ms > limit_ms or _bytes(exchange) > MOST_BYTES:
        return None
    answered = len(exchange.lines) >= (wanted or 1)
    if answered and (wanted or kept >= LEAST_KEPT_SECONDS):
        return f"had answered after {own_ms:.0f} ms of its own and was called late (limit {limit_ms:g} ms)"
    kept_ms = kept * 1000.0 + max(0.0, limit_ms - exchange.seconds() * 1000.0)
    if not answered and kept_ms >= MUCH_KEPT * limit_ms:
        return f"was called late after it, or its input, had waited {kept_ms:.0f} ms for a core (limit {limit_ms:g} ms)"
    return None


def _lateness(exchange: Exchange, limit_ms: float) -> Fault:
    """The fault of a bot that gave no whole answer in time."""
    ms = exchange.seconds() * 1000.0
    if _bytes(exchange) > MOST_BYTES:
        return Fault(FaultKind.FLOOD_STDOUT, f"printed {_bytes(exchange)} bytes in one answer")
    if exchange.half_line:
        return Fault(FaultKind.HALF_LINE, f"the line that it printed has no end after {ms:.0f} ms")
    if exchange.lines and ms <= limit_ms:
        return Fault(FaultKind.NO_ANSWER, f"printed {_lines(len(exchange.lines))}, and the referee waited for more")
    if exchange.lines:
        return Fault(FaultKind.NO_ANSWER, f"answered after {ms:.0f} ms (limit {limit_ms:g} ms)")
    return Fault(FaultKind.NO_ANSWER, f"no answer after {ms:.0f} ms (limit {limit_ms:g} ms)")


def _bytes(exchange: Exchange) -> int:
    return sum(len(line) + 1 for _, line in exchange.lines)


def _lines(number: int) -> str:
    return f"{number} line{'s' if number != 1 else ''}"


def _refusal(moves: Sequence[Move], seat: int, played: Played) -> str:
    """What the referee said of a player whom it has put out; ``moves``: the player's last one and all after it.

    The words about a turn stand after its last move, which may be another player's. A referee without such words may
    have said it on stderr.
    """
    about_it = [words for move in moves for words in move.words if re.search(rf"\${seat}(?!\d)", words)]
    if words := about_it[:1] or moves[0].words[-1:]:
        return words[0]
    why = played.reasons.get(seat) or played.last_words
    after = f" after the answer {moves[0].taken[:SHOWN_OF_ANSWER]!r}" if moves[0].taken is not None else ""
    return f"the referee has put it out{after}" + (f": {why}" if why else ", and does not say why")
