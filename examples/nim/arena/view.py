"""A game of Nim in pictures: one for each move, and the end."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from arena.contract.game import NO_ANSWERS, Answers, Frame
from arena.contract.record import Replay
from botkit.client.errors import ProtocolError
from examples.nim import protocol
from examples.nim.rules import plain as rules
from examples.nim.rules.state import Move, Position

COLOURS = ("#c8382e", "#2d5fb3")
NAMES = ("First", "Second")
CELL = 36
RADIUS = 14


def frames(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """The pictures of a replay: each turn before its move, with what is taken marked. Raises :class:`ProtocolError`.

    Of a better answer in ``best``, what it would have taken is ringed.
    """
    pictures = []
    for number, turn in enumerate(record.turns):
        ((seat, lines),) = turn.inputs.items()
        position, mover = protocol.parse_turn(lines[0]), int(seat)
        move = _legal_move(position, turn.actions[mover])
        better = _legal_move(position, best.get((number, mover)))
        said = f"takes {move.taken} from heap {move.heap}" if move else "gives no legal answer"
        title = f"Turn {number + 1}: {NAMES[mover]} {said}"
        pictures.append(_frame(title, position, number, mover, move, better if better != move else None))
    winner = NAMES[record.ranks.index(1)]
    position = tuple(int(size) for size in record.end_frame[0].split())
    return [*pictures, _frame(f"{winner} wins", position, len(record.turns) - 1)]


def _legal_move(position: Position, answer: str | None) -> Move | None:
    try:
        move = protocol.parse_move(answer or "")
    except ProtocolError:
        return None
    return move if move in rules.legal_moves(position) else None


def _frame(
    title: str, position: Position, turn: int, mover: int = 0, move: Move | None = None, better: Move | None = None
) -> Frame:
    width, height = CELL * len(position), CELL * max(9, *position)
    parts = [f'<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">']
    for heap, size in enumerate(position):
        taken, ringed = (answer.taken if answer and answer.heap == heap else 0 for answer in (move, better))
        parts += _heap(heap, size, taken, ringed, COLOURS[mover], height)
    rows = (("heap", "objects"), *((str(heap), str(size)) for heap, size in enumerate(position)))
    return Frame(title, "".join([*parts, "</svg>"]), turn, rows)


def _heap(heap: int, size: int, taken: int, ringed: int, colour: str, height: int) -> Iterator[str]:
    """A column of circles; the upper ones are taken, or ringed."""
    for number in range(size):
        place = f'cx="{CELL * (heap + 0.5)}" cy="{height - CELL * (number + 0.5)}"'
        yield f'<circle {place} r="{RADIUS}" fill="{colour if number >= size - taken else "#888"}"/>'
        if number >= size - ringed:
            ring = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="4 3"'
            yield f'<circle class="best" {place} r="{RADIUS + 2}" {ring}/>'
