"""The log that a command-line referee writes with ``-l``: what it took as answers, its words, why it failed.

A *frame* is one player being asked once. Entry 0 of the log's lists comes before the first frame, so entry ``i + 1`` of
the answers belongs to frame ``i``; the entry after the last frame is the end of the game.
"""
from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

KEY_FRAME = "KEY_FRAME"


class LogError(ValueError):
    """A log that cannot be read."""


@dataclass(frozen=True)
class Tooltip:
    """Words of the referee about a player; ``frame``: the key frame that ends the turn that they are about."""

    frame: int
    seat: int | None
    text: str


@dataclass(frozen=True)
class Frame:
    """One player being asked: ``seat`` answered ``answer``; both ``None`` if no answer was taken.

    ``begins_turn``: a turn of the game begins with it.
    """

    seat: int | None
    answer: str | None
    begins_turn: bool


@dataclass(frozen=True)
class RefereeLog:
    """A log. ``words``: what the referee said at each entry about what came before, often nothing.

    ``scores``: by seat; ``None`` for one that has none. ``seed``: empty if the log has none. ``cause``: why the
    referee failed; empty if it did not.
    """

    frames: tuple[Frame, ...]
    words: tuple[str, ...]
    tooltips: tuple[Tooltip, ...]
    scores: tuple[float | None, ...]
    seed: str
    cause: str
    metadata: Mapping[str, Any]


def read_log(file: Path) -> RefereeLog:
    """Reads a log. Raises :class:`LogError` if it is none, or is not there."""
    try:
        return parse_log(json.loads(file.read_text(encoding="utf-8", errors="replace")))
    except OSError as error:
        raise LogError(f"there is no log: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise LogError(f"the log cannot be read: {error!r}") from None


def parse_log(data: Mapping[str, Any]) -> RefereeLog:
    """The log of parsed JSON. Raises :class:`KeyError`, :class:`TypeError` or :class:`ValueError` for another form."""
    outputs = {int(seat): answers for seat, answers in data["outputs"].items() if seat.isdecimal()}
    views = [view or "" for view in data.get("views") or []]
    asked = max((len(answers) for answers in outputs.values()), default=1) - 1
    frames = tuple(_frame(outputs, views, number) for number in range(asked))
    scores = data.get("scores") or {}
    return RefereeLog(
        frames=frames,
        words=tuple(text or "" for text in data.get("summaries") or []),
        tooltips=tuple(
            Tooltip(int(tip["turn"]), tip.get("event"), str(tip["text"])) for tip in data.get("tooltips") or []),
        scores=tuple(_number(scores.get(str(seat))) for seat in sorted(outputs)),
        seed=_seed(data.get("uinput") or []),
        cause=str(data.get("failCause") or ""),
        metadata=_metadata(data.get("metadata")),
    )


def _frame(outputs: Mapping[int, Sequence[str | None]], views: Sequence[str], number: int) -> Frame:
    begins = number < len(views) and views[number].startswith(KEY_FRAME)
    for seat, answers in outputs.items():
        if number + 1 < len(answers) and (answer := answers[number + 1]) is not None:
            return Frame(seat, answer, begins)
    return Frame(None, None, begins)


def _number(value: Any) -> float | None:
    return float(value) if isinstance(value, int | float) else None


def _seed(lines: Sequence[str]) -> str:
    return next((line.partition("=")[2].strip() for line in lines if line.startswith("seed=")), "")


def _metadata(text: Any) -> Mapping[str, Any]:
    """Numbers and words that the referee reports of the game, if it does."""
    try:
        values = json.loads(text or "{}")
    except ValueError:
        return {}
    return values if isinstance(values, dict) else {}
