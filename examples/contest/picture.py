"""The pictures of Coins: the field before each turn, drawn from what the first player was sent."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from arena.contract.game import Frame
from arena.contract.record import Replay
from arena.contract.svg import circle, drawing, rect, text

CELL = 48
COLOURS = ("#e4572e", "#2e86de")


def frames(record: Replay) -> Sequence[Frame]:
    """One picture a turn; the turn's answers stand in its title."""
    pictures = []
    for number, turn in enumerate(record.turns):
        seat, lines = min(turn.inputs.items())
        (_, width, height), *places = (tuple(map(int, line.split())) for line in lines[:3])
        coins = [tuple(map(int, line.split())) for line in lines[4:]]
        pieces = places if seat == 0 else places[::-1]
        answers = " / ".join(answer or "no answer" for answer in turn.actions)
        board = drawing(0, 0, width * CELL, height * CELL, *_field(width, height, coins, pieces))
        pictures.append(Frame(f"Turn {number + 1}: {answers}", board, number))
    return pictures


def _field(
    width: int, height: int, coins: Sequence[tuple[int, ...]], pieces: Sequence[tuple[int, ...]]
) -> Iterator[str]:
    yield rect(0, 0, width * CELL, height * CELL, "#eef1e6")
    for x, y, value in coins:
        yield circle((x + 0.5) * CELL, (y + 0.5) * CELL, CELL * 0.3, "#f2c14e")
        yield text((x + 0.5) * CELL, (y + 0.62) * CELL, value, 16, "#333", text_anchor="middle")
    for (x, y), colour in zip(pieces, COLOURS):
        yield circle((x + 0.5) * CELL, (y + 0.5) * CELL, CELL * 0.4, "none", stroke=colour, stroke_width=5)
