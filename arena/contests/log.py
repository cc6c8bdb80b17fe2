"""The log that a command-line referee writes with ``-l``: what it took as answers, its words, why it failed.

What passed through the relays gets what the log says of it.

A *frame* is one player being asked once. Entry 0 of the log's lists comes before the first frame, so entry ``i + 1`` of
the answers belongs to frame ``i``; the entry after the last frame is the end of the game.
"""
from __future__ import annotations

import json
import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from os.path import isfile
from pathlib import Path
from typing import Any

import msgspec

from arena.contests.relays import Query

KEY_FRAME = "KEY_FRAME"
SEAT = re.compile(r"[0-9]{1,2}")
MOST_BYTES = 1 << 26
"""A log of more is none."""
COLOURS = re.compile(r"[¤§]\w+[¤§]")
"""The marks of coloured text in a referee's words."""


class Tooltip(msgspec.Struct, frozen=True):
    """Words of the referee about a player; ``frame``: the key frame that ends the turn that they are about."""

    text: str
    frame: int = msgspec.field(name="turn")
    seat: int | None = msgspec.field(name="event", default=None)


@dataclass(frozen=True)
class LogFrame:
    """One player being asked: ``seat`` answered ``answer``, which is ``None`` if no answer was taken.

    ``seat`` is ``None`` if nothing tells who was asked. ``begins_turn``: a turn of the game begins with it.
    """

    seat: int | None
    answer: str | None
    begins_turn: bool


class RefereeLog(msgspec.Struct, rename="camel", dict=True):
    """A log as it is written.

    ``outputs``, ``errors``: by seat, and of others than players. ``summaries``: what the referee said at each entry
    about what came before, often nothing. ``scores``: by seat. ``fail_cause``: why the referee failed; empty if it did
    not.
    """

    outputs: dict[str, list[str | None]]
    errors: dict[str, list[str | None]] = {}
    views: list[str | None] = []
    summaries: list[str | None] = []
    tooltips: list[Tooltip] = []
    scores: dict[str, float | None] = {}
    fail_cause: str = ""
    metadata: str = ""

    @cached_property
    def frames(self) -> Sequence[LogFrame]:
        """Who was asked, and answered what."""
        asked = max((len(answers) for _, answers in _by_seat(self.outputs)), default=1) - 1
        return [self._frame(number) for number in range(asked)]

    def _frame(self, number: int) -> LogFrame:
        """Only the player who was asked has an answer, or has written to stderr, in a frame."""
        begins = number < len(self.views) and (self.views[number] or "").startswith(KEY_FRAME)
        answers, complaints = (
            [(seat, text) for seat, texts in _by_seat(of_all)
             if number + 1 < len(texts) and (text := texts[number + 1]) is not None]
            for of_all in (self.outputs, self.errors))
        if answers:
            return LogFrame(*answers[0], begins)
        return LogFrame(complaints[0][0] if len(complaints) == 1 else None, None, begins)

    def reports(self) -> Mapping[str, Any]:
        """Numbers and words that the referee reports of the game, if it does."""
        try:
            values = json.loads(self.metadata)
        except (ValueError, RecursionError):
            return {}
        return values if isinstance(values, dict) else {}


def _by_seat(of_all: Mapping[str, Sequence[str | None]]) -> Iterator[tuple[int, Sequence[str | None]]]:
    return ((int(seat), texts) for seat, texts in of_all.items() if SEAT.fullmatch(seat))


def read_log(file: Path) -> RefereeLog | None:
    """Reads a log; ``None`` if it is none, or is not there."""
    if not isfile(file):
        return None
    try:
        with open(file, encoding="utf-8", errors="replace") as text:
            return parse_log(json.loads(text.read(MOST_BYTES)))
    except (OSError, ValueError, RecursionError, msgspec.ValidationError):
        return None


def parse_log(data: Any) -> RefereeLog:
    """The log of parsed JSON. Raises :class:`msgspec.ValidationError` for another form."""
    if isinstance(data, dict):
        data = {name: value for name, value in data.items() if value is not None}
    return msgspec.convert(data, RefereeLog)


# Who was asked

def with_log(queries: Sequence[Query], log: RefereeLog | None, turn_ms: float) -> Sequence[Query]:
    """All queries of a game, with what the referee's log says of them: in its order, or else in that of time.

    ``turn_ms``: the usual limit of an answer; 0: none.
    """
    if log is None:
        for query in queries:
            query.taken = query.answer()
        return queries
    by_frame = _by_frame(queries, log, turn_ms)
    begins_turn = False
    for frame, known in zip(log.frames, by_frame):
        begins_turn |= frame.begins_turn
        if known:
            known.taken = None if frame.answer is None else frame.answer.removesuffix("\n")
            known.late = frame.answer is None
            known.begins_turn, begins_turn = begins_turn, False
    _put_words(by_frame, log)
    return [query for query in by_frame if query] + [query for query in queries if query.begins_turn is None]


def _by_frame(queries: Sequence[Query], log: RefereeLog, turn_ms: float) -> list[Query | None]:
    """The query of each frame. A frame with an answer is the next query of its player.

    A frame without one is a query to which the referee took no answer: some player has been asked more often than
    it has answers in the log. There is none if a bot was gone before it was asked, or if the log has frames of players
    that are out.
    """
    queues: dict[int, deque[Query]] = defaultdict(deque)
    for query in queries:
        queues[query.seat].append(query)
    to_come = Counter(frame.seat for frame in log.frames if frame.answer is not None)
    by_frame: list[Query | None] = []
    for frame in log.frames:
        if frame.answer is None or frame.seat is None:
            found = _unanswered(queues, to_come, frame.seat, turn_ms)
        else:
            to_come[frame.seat] -= 1
            found = next(iter(queues[frame.seat]), None)
        if found:
            queues[found.seat].popleft()
        by_frame.append(found)
    return by_frame


def _unanswered(
    queues: Mapping[int, deque[Query]], to_come: Mapping[int | None, int], asked: int | None, turn_ms: float
) -> Query | None:
    """The first of the players' next queries that can be one without an answer. ``asked``: whose it is, if known.

    Of a known player it need not be one too many: inputs of a bot that is behind may have come together, as one query.
    """
    of_asked = [queue[0] for seat, queue in queues.items() if queue and asked in (None, seat)]
    possible = [query for query in of_asked
                if (asked is not None or len(queues[query.seat]) > to_come.get(query.seat, 0))
                and (not to_come.get(query.seat) or not query.lines or 0.0 < turn_ms < 1000.0 * query.seconds())]
    return min(possible, key=lambda query: query.begun, default=None)


def _put_words(by_frame: Sequence[Query | None], log: RefereeLog) -> None:
    """Gives each query the words that the referee said after it; those before the first one go to the first."""
    known = [query for query in by_frame if query]
    said = [(entry, text) for entry, text in enumerate(log.summaries) if text]
    said += [(tip.frame, tip.text if tip.seat is None or "$" in tip.text else f"${tip.seat}: {tip.text}")
             for tip in log.tooltips]
    for entry, text in said if known else []:
        query = ([query for query in by_frame[:max(1, entry)] if query] or known)[-1 if entry else 0]
        lines = [line for line in COLOURS.sub("", text).splitlines() if line.strip()]
        query.words += [line for line in lines if line not in query.words]
