"""The picture of a contest of which nothing is known: what each player was sent and answered, as text."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from traceback import extract_tb

from arena.contract.game import NO_ANSWERS, Answers, Frame
from arena.contract.record import Replay
from arena.contract.svg import drawing, text

WIDTH, HEIGHT = 720, 405
LINE = 16
MOST_LINES = HEIGHT // LINE - 4
LETTERS = 88
"""About as many fit into the whole width."""


def frames(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """One picture a turn."""
    numbers = record.turn_numbers()
    return [Frame(f"Turn {numbers[turn]}", _drawn(record, turn), turn) for turn in range(len(record.turns))]


def _drawn(record: Replay, turn: int) -> str:
    asked = sorted(record.turns[turn].inputs)
    width = WIDTH / max(1, len(asked))
    columns = [
        part for place, seat in enumerate(asked) for part in _column(record, turn, seat, place * width, width)]
    return drawing(0, 0, WIDTH, HEIGHT, *columns, font_family="monospace", font_size=13)


def _column(record: Replay, turn: int, seat: int, x: float, width: float) -> Iterator[str]:
    sent = record.turns[turn].inputs[seat]
    shown = [*sent[:MOST_LINES], *(["..."] if len(sent) > MOST_LINES else [])]
    answer = record.turns[turn].actions[seat]
    lines = [("#888", record.names[seat]), *(("currentColor", line) for line in shown),
             ("#2e86de", "no answer" if answer is None else answer.replace("\n", " | "))]
    for number, (colour, line) in enumerate(lines, 1):
        yield text(x + 8, number * LINE, line[:int(LETTERS * width / WIDTH)], fill=colour)


def fault_of(error: Exception, file: Path) -> str:
    """What went wrong in the file that draws, and in which line of it."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(file)]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    where = file.name if line is None else f"{file.name}, line {line}"
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{where}: {type(error).__name__}: {said}"
