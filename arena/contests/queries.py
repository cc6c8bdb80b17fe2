"""All times that the bots of a game were asked: what passed through the relays gets what the referee's log says."""
from __future__ import annotations

import re
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Mapping, Sequence

from arena.contests.log import RefereeLog
from arena.contests.relays import BotRun, Query

COLOURS = re.compile(r"[¤§]\w+[¤§]")
"""The marks of coloured text in a referee's words."""


def queries_of(
    runs: Sequence[BotRun], log: RefereeLog | None, overdue: Callable[[Query], bool] = lambda query: False
) -> list[Query]:
    """All queries of a game, with what the referee's log says of them: in its order, or else in that of time.

    ``overdue``: whether an answer was not there in time, as far as the arena has seen.
    """
    queries = sorted((query for run in runs for query in run.queries), key=lambda query: query.begun)
    if log is None:
        for query in queries:
            query.taken = query.answer()
        return queries
    by_frame = _by_frame(queries, log, overdue)
    begins_turn = False
    for frame, known in zip(log.frames, by_frame):
        begins_turn |= frame.begins_turn
        if known:
            known.taken = None if frame.answer is None else frame.answer.removesuffix("\n")
            known.late = frame.answer is None
            known.begins_turn, begins_turn = begins_turn, False
    _put_words(by_frame, log)
    return [query for query in by_frame if query] + [query for query in queries if query.begins_turn is None]


def _by_frame(
    queries: Sequence[Query], log: RefereeLog, overdue: Callable[[Query], bool]
) -> list[Query | None]:
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
            found = _unanswered(queues, to_come, frame.seat, overdue)
        else:
            to_come[frame.seat] -= 1
            found = next(iter(queues[frame.seat]), None)
        if found:
            queues[found.seat].popleft()
        by_frame.append(found)
    return by_frame


def _unanswered(
    queues: Mapping[int, deque[Query]], to_come: Mapping[int | None, int], asked: int | None,
    overdue: Callable[[Query], bool],
) -> Query | None:
    """The first of the players' next queries that can be one without an answer. ``asked``: whose it is, if known.

    Of a known player it need not be one too many: inputs of a bot that is behind may have come together, as one query.
    """
    of_asked = [queue[0] for seat, queue in queues.items() if queue and asked in (None, seat)]
    possible = [query for query in of_asked
                if (asked is not None or len(queues[query.seat]) > to_come.get(query.seat, 0))
                and (not to_come.get(query.seat) or overdue(query))]
    return min(possible, key=lambda query: query.begun, default=None)


def _put_words(by_frame: Sequence[Query | None], log: RefereeLog) -> None:
    """Gives each query the words that the referee said after it; those before the first one go to the first."""
    known = [query for query in by_frame if query]
    said = [(entry, text) for entry, text in enumerate(log.words) if text]
    said += [(tip.frame, tip.text if tip.seat is None or "$" in tip.text else f"${tip.seat}: {tip.text}")
             for tip in log.tooltips]
    for entry, text in said if known else []:
        query = ([query for query in by_frame[:max(1, entry)] if query] or known)[-1 if entry else 0]
        lines = [line for line in COLOURS.sub("", text).splitlines() if line.strip()]
        query.words += [line for line in lines if line not in query.words]
