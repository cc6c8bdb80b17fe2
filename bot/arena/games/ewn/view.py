"""A game of EWN in pictures: one for each roll, with the move that was made and the others there were."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.arena.game import NO_ANSWERS, Answers, Frame, Record
from bot.arena.games.ewn.baselines import steps_to_target
from bot.arena.games.ewn.referee import NAMES
from bot.arena.web import svg
from bot.games.ewn import rules
from bot.games.ewn.state import BLUE, CAPTURED, RED, SIDE, SQUARES, TARGET, Move, Position
from bot.protocol import ewn as protocol
from bot.protocol.errors import ProtocolError

COLOURS = ("#c8382e", "#2d5fb3")
WORDS = protocol.JUDGES["judge_a"]
"""Whose words name a move in titles."""
CELL = 76
MARGIN = 26
BOARD = SIDE * CELL
DIE = 58
WIDTH = MARGIN + BOARD + 40 + DIE + 20
HEIGHT = MARGIN + BOARD + 12
PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 2), (1, 0), (1, 2), (2, 0), (2, 2)),
}
STYLE = """<style>
.ewn text{font-family:system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
.ewn .name{font-size:13px;fill:#777}.ewn .label{font-size:30px;font-weight:700;fill:#fff}
.ewn .light{fill:#f3ead7}.ewn .dark{fill:#e6d6b8}.ewn .grid{fill:none;stroke:#8a7a5c;stroke-width:2}
.ewn .target{fill:none;stroke-width:4;stroke-dasharray:7 5}
.ewn .was{fill:#00000022}.ewn .note{font-size:14px;fill:#777}
</style>"""


@dataclass(frozen=True)
class Scene:
    """A position with its roll; ``played`` is the move made there, ``last`` the one before."""

    position: Position
    die: int | None
    turn: int
    last: Move | None
    played: Move | None


def frames(record: Record, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """The pictures of a replay. Raises :class:`ProtocolError`."""
    return [_frame(scene, record) for scene in scenes(record)]


def scenes(record: Record) -> Iterator[Scene]:
    """A scene for each roll, and the end. Raises :class:`ProtocolError`."""
    last = None
    for index, turn in enumerate(record["turns"]):
        lines = next(iter(turn["inputs"].values()))
        judge = protocol.judge_of(lines[-1])
        message = judge.parse(lines[-1])
        if not isinstance(message, protocol.AskMove):
            continue
        move = _move(judge, message, turn["actions"][message.position.to_move] or "")
        yield Scene(message.position, message.die, index, last, move)
        last = move
    if record["end_frame"]:
        end = protocol.judge_of(record["end_frame"][0]).parse(record["end_frame"][0])
        if isinstance(end, protocol.AskMove):
            yield Scene(end.position, None, len(record["turns"]) - 1, last, None)


def _move(judge: protocol.Judge, asked: protocol.AskMove, answer: str) -> Move | None:
    """The legal move that ``answer`` means, if any."""
    try:
        move = judge.parse_move(answer, asked.position)
    except ProtocolError:
        return None
    return move if move in rules.legal_moves(asked.position, asked.die) else None


def _frame(scene: Scene, record: Record) -> Frame:
    mover = NAMES[scene.position.to_move]
    if scene.die is None:
        title = _verdict(scene, record)
    elif scene.played is None:
        title = f"Turn {scene.turn + 1}: {mover} rolls a {scene.die}; no legal answer"
    else:
        move = WORDS.format_move(scene.played, scene.position)
        title = f"Turn {scene.turn + 1}: {mover} rolls a {scene.die} and plays {move}"
    return Frame(title, _picture(scene), scene.turn, _table(scene))


def _verdict(scene: Scene, record: Record) -> str:
    won_by = rules.winner(scene.position)
    if won_by is not None:
        how = "is home" if TARGET[won_by] in scene.position.squares(won_by) else "has taken every piece"
        return f"{NAMES[won_by]} {how} and wins"
    ranks = record.get("ranks", [])
    return f"{NAMES[ranks.index(1)]} wins by the other's fault" if ranks.count(1) == 1 else "The end"


def _table(scene: Scene) -> tuple[tuple[str, ...], ...]:
    rows = [("", "pieces", "steps to target")]
    for colour in (RED, BLUE):
        squares = scene.position.squares(colour)
        living = sum(square != CAPTURED for square in squares)
        rows.append((NAMES[colour], str(living), str(steps_to_target(scene.position, colour)) if living else "-"))
    return tuple(rows)


def _picture(scene: Scene) -> str:
    parts = [STYLE, *_board()]
    if scene.last is not None:
        parts += [_square(scene.last.start, "was"), _square(scene.last.end, "was")]
    for colour in (RED, BLUE):
        for label, square in enumerate(scene.position.squares(colour), start=1):
            if square != CAPTURED:
                parts.append(_piece(colour, label, square))
    if scene.die is not None:
        mover = scene.position.to_move
        for move in rules.legal_moves(scene.position, scene.die):
            if move != scene.played:
                parts.append(_arrow(move, COLOURS[mover], 0.35, 4))
        if scene.played is not None:
            parts.append(_arrow(scene.played, COLOURS[mover], 1.0, 8))
        parts.append(_die(scene.die, mover))
    return svg.drawing(0, 0, WIDTH, HEIGHT, *parts, class_="ewn")


def _board() -> Iterator[str]:
    for square in range(SQUARES):
        yield _square(square, "dark" if square % 2 else "light")
    yield svg.rect(MARGIN, MARGIN, BOARD, BOARD, class_="grid")
    for place in range(SIDE):
        middle = MARGIN + CELL * (place + 0.5)
        yield svg.text(middle, MARGIN / 2, protocol.COLUMNS[place], class_="name")
        yield svg.text(MARGIN / 2, middle, place + 1, class_="name")
    for colour in (RED, BLUE):
        x, y = _corner(TARGET[colour])
        yield svg.rect(x + 5, y + 5, CELL - 10, CELL - 10, class_="target", rx=8, stroke=COLOURS[colour])


def _corner(square: int) -> tuple[int, int]:
    row, column = divmod(square, SIDE)
    return MARGIN + CELL * column, MARGIN + CELL * row


def _centre(square: int) -> svg.Point:
    x, y = _corner(square)
    return x + CELL / 2, y + CELL / 2


def _square(square: int, style: str) -> str:
    return svg.rect(*_corner(square), CELL, CELL, class_=style)


def _piece(colour: int, label: int, square: int) -> str:
    x, y = _centre(square)
    return svg.element(
        "g",
        svg.title(f"{NAMES[colour]} {label} on {protocol.format_square(square)}"),
        svg.rect(x - 27, y - 27, 54, 54, COLOURS[colour], rx=10, stroke="#fff", stroke_width=2),
        svg.text(x, y + 1, label, class_="label"),
    )


def _arrow(move: Move, colour: str, opacity: float, width: float) -> str:
    """From the edge of the piece to the middle of the square it goes to, with a head."""
    (x1, y1), (x2, y2) = _centre(move.start), _centre(move.end)
    dx, dy = (x2 - x1) / CELL, (y2 - y1) / CELL
    length = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / length, dy / length
    base_x, base_y = x2 - ux * 14, y2 - uy * 14
    head = 3 + width
    corners = ((x2, y2), (base_x - uy * head, base_y + ux * head), (base_x + uy * head, base_y - ux * head))
    shaft = svg.line((x1 + dx * 29, y1 + dy * 29), (base_x, base_y), colour, width)
    tip = svg.polygon(corners, colour)
    return svg.element("g", shaft, tip, opacity=opacity, stroke="#fff", stroke_width=1, paint_order="stroke")


def _die(number: int, colour: int) -> str:
    """Beside the home of the colour that has rolled."""
    x = MARGIN + BOARD + 30
    y, name_y = (MARGIN, MARGIN + DIE + 16) if colour == RED else (MARGIN + BOARD - DIE, MARGIN + BOARD - DIE - 14)
    pips = [svg.circle(x + _pip(column), y + _pip(row), 5.2, "#fff") for row, column in PIPS[number]]
    die = svg.rect(x, y, DIE, DIE, COLOURS[colour], rx=11)
    return "".join([die, *pips, svg.text(x + DIE / 2, name_y, NAMES[colour], class_="note")])


def _pip(place: int) -> float:
    return DIE * (0.24 + 0.26 * place)
