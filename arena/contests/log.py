"""The log that a command-line referee writes with ``-l``: what it took as answers, its words, why it failed.

A *frame* is one player being asked once. Entry 0 of the log's lists comes before the first frame, so entry ``i + 1`` of
the answers belongs to frame ``i``; the entry after the last frame is the end of the game.
"""
from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os.path import isfile
from pathlib import Path
from typing import Any

import msgspec

KEY_FRAME = "KEY_FRAME"
SEAT = re.compile(r"[0-9]{1,2}")
MOST_BYTES = 1 << 26
"""A log of more is none."""


class LogError(ValueError):
    """A log that cannot be read."""


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


@dataclass(frozen=True)
class RefereeLog:
    """A log. ``words``: what the referee said at each entry about what came before, often nothing.

    ``scores``: by seat; ``None`` for one that has none. ``cause``: why the referee failed; empty if it did not.
    """

    frames: tuple[LogFrame, ...]
    words: tuple[str, ...]
    tooltips: tuple[Tooltip, ...]
    scores: tuple[float | None, ...]
    cause: str
    metadata: Mapping[str, Any]


def read_log(file: Path) -> RefereeLog:
    """Reads a log. Raises :class:`LogError` if it is none, or is not there."""
    if not isfile(file):
        raise LogError("there is no log")
    try:
        with open(file, encoding="utf-8", errors="replace") as text:
            return parse_log(json.loads(text.read(MOST_BYTES)))
    except OSError as error:
        raise LogError(f"there is no log: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise LogError(f"the log cannot be read: {error!r}") from None


_BySeat = Mapping[int, Sequence[str | None]]


class _Written(msgspec.Struct, rename="camel"):
    """What the file has; ``outputs``, ``errors``: by seat, and of others than players."""

    outputs: dict[str, list[str | None]]
    errors: dict[str, list[str | None]] = {}
    views: list[str | None] | None = None
    summaries: list[str | None] | None = None
    tooltips: list[Tooltip] | None = None
    scores: dict[str, float | None] | None = None
    fail_cause: str | None = None
    metadata: str | None = None


def parse_log(data: Any) -> RefereeLog:
    """The log of parsed JSON. Raises :class:`ValueError` for another form."""
    try:
        written = msgspec.convert(data, _Written)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    outputs, errors = (
        {int(seat): texts for seat, texts in of_all.items() if SEAT.fullmatch(seat)}
        for of_all in (written.outputs, written.errors))
    views = [view or "" for view in written.views or []]
    asked = max((len(answers) for answers in outputs.values()), default=1) - 1
    scores = written.scores or {}
    return RefereeLog(
        frames=tuple(_frame(outputs, errors, views, number) for number in range(asked)),
        words=tuple(text or "" for text in written.summaries or []),
        tooltips=tuple(written.tooltips or ()),
        scores=tuple(scores.get(str(seat)) for seat in sorted(outputs)),
        cause=written.fail_cause or "",
        metadata=_metadata(written.metadata),
    )


def _frame(outputs: _BySeat, errors: _BySeat, views: Sequence[str], number: int) -> LogFrame:
    """A frame. Only the player who was asked has an answer, or has written to stderr, in it."""
    begins = number < len(views) and views[number].startswith(KEY_FRAME)
    answers, complaints = (
        [(seat, text) for seat, texts in of_all.items()
         if number + 1 < len(texts) and (text := texts[number + 1]) is not None] for of_all in (outputs, errors))
    if answers:
        return LogFrame(*answers[0], begins)
    return LogFrame(complaints[0][0] if len(complaints) == 1 else None, None, begins)


def _metadata(text: str | None) -> Mapping[str, Any]:
    """Numbers and words that the referee reports of the game, if it does."""
    try:
        values = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return values if isinstance(values, dict) else {}
