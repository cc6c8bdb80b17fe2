"""A game of EWN in pictures, and who has taken what: the position of each roll with the move there, and the end."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from arena.contract import svg
from arena.contract.game import NO_ANSWERS, Answers, Frame, Parts
from arena.contract.record import Replay
from bot.ewn import protocol
from bot.ewn.arena.baselines import steps_to_target
from bot.ewn.arena.referee import NAMES, asked, legal_move
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import BLUE, CAPTURED, PIECES, RED, SIDE, SQUARES, TARGET, Move, Position

COLOURS = ("#c8382e", "#2d5fb3")
CELL = 76
PIECE = 46
BOARD = SIDE * CELL
DIE = 58
WIDTH = BOARD + DIE + 24
TIP = 18
"""How far from the middle of a square an arrow ends, so that a number there stays readable."""
STYLE = """
.ewn text{font-family:system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
.ewn .name{font-size:13px;fill:#7a6a4a}.ewn .label{font-size:28px;font-weight:700;fill:#fff}
.ewn .light{fill:#f3ead7}.ewn .dark{fill:#e6d6b8}.ewn .was{fill:#00000022}
.ewn .target{opacity:.4}
.ewn .edge{stroke:#fff;stroke-linejoin:round}
.ewn .best .line{stroke-dasharray:5 4}
"""


@dataclass(frozen=True)
class Numbering:
    """How a judge counts. The pictures count in the same way, so that lines and answers can be read on the board."""

    square: Callable[[int], str]
    first_label: int
    """The number of the first piece, and of the lowest roll."""


NUMBERING = {"judge_a": Numbering(protocol.format_square, 1), "judge_b": Numbering(str, 0)}


@dataclass(frozen=True)
class Scene:
    """A position with its roll; ``played``: the move made there, ``best``: a better one, ``last``: the move before."""

    position: Position
    die: int | None
    turn: int
    last: Move | None
    played: Move | None
    best: Move | None = None


def frames(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """The pictures of a replay; see :class:`~arena.contract.game.View`. Raises :class:`ProtocolError`."""
    players, numbering, numbers = _players(record), NUMBERING[record.edition], record.turn_numbers()
    pictures = []
    for scene in scenes(record, best):
        turn = "" if scene.die is None else f"Turn {numbers[scene.turn]}: {_told(scene, players, numbering)}"
        pictures.append(_frame(scene, players, numbering, turn or _verdict(scene, record, players)))
    return pictures


def scenes(record: Replay, best: Answers = NO_ANSWERS) -> Iterator[Scene]:
    """A scene for each roll, and the end. Raises :class:`ProtocolError`."""
    last = None
    for index, turn in enumerate(record.turns):
        question = asked(turn)
        if question is None:
            continue
        judge, message = question
        mover = message.position.to_move
        move = legal_move(judge, message, turn.actions[mover])
        better = legal_move(judge, message, best.get((index, mover)))
        yield Scene(message.position, message.die, index, last, move, better)
        last = move
    if record.end_frame:
        end = protocol.judge_of(record.end_frame[0]).parse(record.end_frame[0])
        if isinstance(end, protocol.AskMove):
            yield Scene(end.position, None, len(record.turns) - 1, last, None)


def parts(record: Replay) -> Parts:
    """The pieces of the other that each player has taken, and those of its own.

    See :attr:`arena.contract.game.Game.parts`. Raises :class:`ProtocolError`.
    """
    moments = len(record.turns) + 1
    captures, own_captures = [[0, 0] for _ in range(moments)], [[0, 0] for _ in range(moments)]
    for now, then in pairwise(scenes(record)):
        mover = now.position.to_move
        since = moments - 1 if then.die is None else then.turn
        for colour in (RED, BLUE):
            before, after = (scene.position.squares(colour).count(CAPTURED) for scene in (now, then))
            for moment in range(since, moments):
                (own_captures if colour == mover else captures)[moment][mover] += after - before
    return {"captures": captures, "own pieces taken": own_captures}


def line_frames(record: Replay, turn: int, line: Sequence[Mapping[int, str]]) -> Sequence[Frame]:
    """The pictures of other play from a turn on; see :class:`~arena.contract.game.LineFrames`.

    The answers do not say the rolls; where none is known, a piece moves with its own number.
    """
    question = asked(record.turns[turn])
    assert question, "a move was asked for"
    judge, message = question
    numbering, players = NUMBERING[record.edition], _players(record)
    position, last, pictures = message.position, None, list[Frame]()
    for step, answer in enumerate(answer for by_seat in line for answer in by_seat.values()):
        move = judge.parse_move(answer, position)
        die = position.squares(position.to_move).index(move.start) + 1 if step else message.die
        scene = Scene(position, die, turn + step, last, move)
        pictures.append(_frame(scene, players, numbering, _told(scene, players, numbering)))
        position, last = rules.play(position, move), move
    return pictures


def _players(record: Replay) -> list[str]:
    return [f"{name} ({colour})" for name, colour in zip(record.names, NAMES)]


def _frame(scene: Scene, players: Sequence[str], numbering: Numbering, title: str) -> Frame:
    return Frame(title, _picture(scene, numbering), scene.turn, _table(scene, players))


def _told(scene: Scene, players: Sequence[str], numbering: Numbering) -> str:
    position, played, first = scene.position, scene.played, numbering.first_label
    assert scene.die is not None, "there was a roll"
    rolls = f"{players[position.to_move]} rolls {scene.die - 1 + first}"
    if played is None:
        return f"{rolls}, no legal answer"
    label = position.squares(position.to_move).index(played.start) + first
    return f"{rolls}, piece {label} goes from {numbering.square(played.start)} to {numbering.square(played.end)}"


def _verdict(scene: Scene, record: Replay, players: Sequence[str]) -> str:
    won_by = rules.winner(scene.position)
    if won_by is not None:
        how = "is home" if TARGET[won_by] in scene.position.squares(won_by) else "has taken every piece"
        return f"{players[won_by]} {how} and wins"
    ranks = record.ranks
    return f"{players[ranks.index(1)]} wins by the other's fault" if ranks.count(1) == 1 else "The end"


def _table(scene: Scene, players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    rows = [("", "pieces", "steps to target")]
    for colour in (RED, BLUE):
        living = PIECES - scene.position.squares(colour).count(CAPTURED)
        rows.append((players[colour], str(living), str(steps_to_target(scene.position, colour)) if living else "-"))
    return tuple(rows)


def _picture(scene: Scene, numbering: Numbering) -> str:
    position, mover = scene.position, scene.position.to_move
    parts = list(_board(numbering))
    if scene.last is not None:
        parts += [_square(square, "was") for square in scene.last]
    for colour in (RED, BLUE):
        for label, square in enumerate(position.squares(colour), start=numbering.first_label):
            if square != CAPTURED:
                parts.append(_piece(colour, label, square, numbering))
    if scene.die is not None:
        for move in rules.legal_moves(position, scene.die):
            if move not in (scene.played, scene.best):
                parts.append(_arrow(move, COLOURS[mover], 3, "other", opacity=0.4))
        if scene.played is not None:
            parts.append(_arrow(scene.played, COLOURS[mover], 7, "played"))
        if scene.best not in (None, scene.played):
            parts.append(_arrow(scene.best, COLOURS[mover], 3, "best"))
        parts.append(_die(scene.die - 1 + numbering.first_label, mover))
    return svg.drawing(-2, -2, WIDTH + 4, BOARD + 4, *parts, class_="ewn")


def _board(numbering: Numbering) -> Iterator[str]:
    """The squares with their names, away from the diagonal that moves take."""
    for square in range(SQUARES):
        yield _square(square, "dark" if square % 2 else "light")
        if square in TARGET:
            yield _square(square, "target", fill=COLOURS[TARGET.index(square)])
        x, y = _centre(square)
        yield svg.text(x + CELL / 2 - 12, y - CELL / 2 + 9, numbering.square(square), class_="name")


def _centre(square: int) -> svg.Point:
    row, column = divmod(square, SIDE)
    return CELL * (column + 0.5), CELL * (row + 0.5)


def _square(square: int, style: str, fill: str = "") -> str:
    x, y = _centre(square)
    return svg.rect(x - CELL / 2, y - CELL / 2, CELL, CELL, fill, class_=style)


def _piece(colour: int, label: int, square: int, numbering: Numbering) -> str:
    x, y = _centre(square)
    return svg.element(
        "g",
        svg.title(f"{NAMES[colour]} {label} on {numbering.square(square)}"),
        svg.rect(x - PIECE / 2, y - PIECE / 2, PIECE, PIECE, COLOURS[colour], rx=9, stroke="#fff", stroke_width=2),
        svg.text(x, y + 1, label, class_="label"),
    )


def _arrow(move: Move, colour: str, width: float, name: str, **attributes: object) -> str:
    """An arrow from the edge of the piece to beside the middle of its target; its white edge shows on any colour."""
    (x1, y1), (x2, y2) = _centre(move.start), _centre(move.end)
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    tip_x, tip_y = x2 - ux * TIP, y2 - uy * TIP
    head, half = 9 + width, 4 + width
    base_x, base_y = tip_x - ux * head, tip_y - uy * head
    corners = ((tip_x, tip_y), (base_x - uy * half, base_y + ux * half), (base_x + uy * half, base_y - ux * half))
    start = x1 + (x2 - x1) / CELL * PIECE / 2, y1 + (y2 - y1) / CELL * PIECE / 2
    return svg.element(
        "g",
        svg.line(start, (base_x, base_y), "#fff", width + 4, class_="edge"),
        svg.polygon(corners, "#fff", class_="edge", stroke_width=4),
        svg.line(start, (base_x, base_y), colour, width, class_="line"),
        svg.polygon(corners, colour),
        class_=name,
        **attributes,
    )


def _die(number: int, colour: int) -> str:
    """The die, beside the home of the colour that has rolled."""
    x, y = BOARD + 18, 0 if colour == RED else BOARD - DIE
    die = svg.rect(x, y, DIE, DIE, COLOURS[colour], svg.title(f"{NAMES[colour]} rolls {number}"), rx=13)
    return die + svg.text(x + DIE / 2, y + DIE / 2 + 1, number, class_="label")
