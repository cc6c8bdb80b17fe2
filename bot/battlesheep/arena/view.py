"""A game of Battle Sheep in pictures: the board before each answer, with what the answer does, and the end."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from math import hypot, sqrt

from arena.contract import svg
from arena.contract.game import NO_ANSWERS, Answers, Frame, moments
from arena.contract.record import Replay
from bot.battlesheep.arena.baselines import nearest_players, territory
from bot.battlesheep.arena.referee import BattlesheepReferee, Placement
from bot.battlesheep.protocol import parse_move
from bot.battlesheep.rules.plain import EDITIONS, Board, RuleError
from bot.battlesheep.rules.state import COURSES, FREE, PLAYERS, Cell
from botkit.client.errors import ProtocolError

RADIUS = 20.0
MARGIN = 18.0
COLOURS = ("#d5d9dd", "#e4572e", "#2e86de", "#27ae60", "#f2a900")
"""The colours of free cells, then of players 1 to 4."""
HEX_WAYS = ("upper left", "upper right", "left", "right", "lower left", "lower right")
SQUARE_WAYS = ("upper left", "up", "upper right", "left", "right", "lower left", "down", "lower right")
"""The names of an edition's directions, in their order."""
TRACE = "#1d2327"
STYLE = """
.sheep text{font-family:system-ui,sans-serif;text-anchor:middle;dominant-baseline:central}
.sheep .edge{font-size:13px;fill:var(--soft)}.sheep .name{font-size:8.5px;fill:#1d2327;opacity:.8}
.sheep .cells{stroke:#fff;stroke-width:1.5}.sheep .near{opacity:.28}
.sheep .flock{font-size:15px;font-weight:700;fill:#fff}.sheep .parts{font-size:11.5px}
.sheep .to{fill-opacity:.65;stroke:#1d2327;stroke-width:2.5}
.sheep .best .to{fill:none;stroke-width:1.8;stroke-dasharray:4 3}.sheep .best .flock{font-size:11px;fill:#1d2327}
.sheep .best line{stroke-width:1.8;stroke-dasharray:4 3}
"""


HEXAGON = (0.0, -RADIUS), "l17.32 10v20l-17.32 10l-17.32 -10v-20z"
SQUARE = (-RADIUS * 0.9, -RADIUS * 0.9), "h36v36h-36z"
"""The outline of a cell: where it begins, relative to the middle of the cell, and the way along it."""


def frames(record: Replay, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """The pictures of a replay; see :class:`~arena.contract.game.View`."""
    referee = BattlesheepReferee(record.setup)
    names = record.names
    pictures = []
    for index, turn in enumerate(record.turns):
        (seat,) = referee.requests()
        pictures.append(_frame(referee, names, index, turn.actions[seat], best.get((index, seat))))
    return [*pictures, Frame("The end", board_svg(referee.board), len(record.turns) - 1, _rows(referee, names))]


def line_frames(record: Replay, turn: int, line: Sequence[Mapping[int, str]]) -> Sequence[Frame]:
    """The pictures of other play from a turn on; see :class:`~arena.contract.game.LineFrames`."""
    referee = next(islice(moments(BattlesheepReferee(record.setup), record), turn, None))
    answers = (answer for by_seat in line for answer in by_seat.values())
    return [_frame(referee, record.names, turn + step, answer) for step, answer in enumerate(answers)]


def wording(answer: str, edition: str) -> str:
    """A move with its direction in words; any other text, or a move of an unknown edition, is returned unchanged."""
    directions = EDITIONS[COURSES[edition].edition].directions if edition in COURSES else ()
    names = HEX_WAYS if len(directions) == len(HEX_WAYS) else SQUARE_WAYS
    ways = {direction.number: name for direction, name in zip(directions, names)}
    try:
        move = parse_move(answer)
    except ProtocolError:
        return answer
    return f"{move.sheep} from {_name((move.x, move.y))}, {ways[move.direction]}" if move.direction in ways else answer


def _frame(
    referee: BattlesheepReferee, names: Sequence[str], index: int, answer: str | None, best: str | None = None
) -> Frame:
    (seat,) = referee.requests()
    played, better = _played(referee, seat, answer), _played(referee, seat, best)
    picture, rows = board_svg(referee.board, played, better), _rows(referee, names)
    problem = referee.apply({seat: answer}).get(seat)
    said = "no answer" if answer is None else f"{answer} - {problem}" if problem else _said(played)
    return Frame(f"Turn {index + 1}, {names[seat]} (player {seat + 1}): {said}", picture, index, rows)


def _played(referee: BattlesheepReferee, seat: int, answer: str | None) -> Placement | None:
    """What an answer does; ``None`` if it is not legal."""
    board = Board(referee.board.edition, referee.board.owner, referee.board.sheep)
    try:
        return referee.placement(board, seat, answer or "")
    except (ProtocolError, RuleError):
        return None


def _said(played: Placement | None) -> str:
    assert played is not None, "the referee has taken the answer"
    to = _name(played.to)
    way = f"start on {to}" if played.came_from is None else f"go from {_name(played.came_from)} to {to}"
    return f"{played.sheep} sheep {way}"


def _name(cell: Cell) -> str:
    return f"{cell[0]} {cell[1]}"


def _rows(referee: BattlesheepReferee, names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    board = referee.board
    areas = territory(board)
    rows = [("player", "score", "cells", "regions", "ways", "area")]
    for player, (score, area) in enumerate(zip(board.scores(), areas), start=1):
        regions = board.region_sizes(player)
        rows.append((f"{player} {names[player - 1]}", str(score), str(sum(regions)),
                     " + ".join(map(str, sorted(regions, reverse=True))) or "-",
                     str(len(board.slides(player))), str(area)))
    return tuple(rows)


def board_svg(board: Board, played: Placement | None = None, best: Placement | None = None) -> str:
    """The board: owners in colour, flocks as numbers, free cells tinted by the nearest player, and what answers do."""
    right, down = _middle(board, (board.width - 1, 1)), _middle(board, (0, board.height - 1))
    parts = list(_cells_of_all(board))
    if best is not None and best != played:
        parts.append(svg.element("g", *_answer(board, best), class_="best"))
    if played is not None:
        parts.append(svg.element("g", *_answer(board, played), class_="played"))
    for x, y in board.cells():
        if board.sheep[y][x]:
            parts.append(_flock(board, (x, y), board.sheep[y][x], played))
    width, height = right[0] + RADIUS + MARGIN, down[1] + RADIUS + MARGIN + 4
    return svg.drawing(-MARGIN, -MARGIN, width, height, *parts, *_names(board), class_="sheep")


def _cells_of_all(board: Board) -> Iterator[str]:
    nearest = nearest_players(board)
    yield _cells(board, board.cells(), COLOURS[FREE], "cells")
    for player in range(1, PLAYERS + 1):
        owned = (cell for cell in board.cells() if board.owner[cell[1]][cell[0]] == player)
        yield _cells(board, owned, COLOURS[player], "cells")
        yield _cells(board, (cell for cell in nearest if nearest[cell] == player), COLOURS[player], "near")


def _names(board: Board) -> Iterator[str]:
    middles = ((cell, _middle(board, cell)) for cell in board.cells())
    yield svg.element("g", *(svg.text(x, y + 12, _name(cell)) for cell, (x, y) in middles), class_="name")
    columns = (svg.text(_middle(board, (x, 0))[0], -MARGIN / 2, x) for x in range(board.width))
    rows = (svg.text(-MARGIN / 2, _middle(board, (0, y))[1], y) for y in range(board.height))
    yield svg.element("g", *columns, *rows, class_="edge")


def _answer(board: Board, answer: Placement) -> Iterator[str]:
    x, y = _middle(board, answer.to)
    if answer.came_from is not None:
        yield svg.line(*_between(_middle(board, answer.came_from), (x, y)), TRACE, 3)
    yield _cells(board, [answer.to], COLOURS[answer.player], "to")
    yield svg.text(x, y, answer.sheep, class_="flock")


def _flock(board: Board, cell: Cell, sheep: int, played: Placement | None) -> str:
    """The number of sheep in a flock; of a flock that is split, both parts."""
    if played is not None and cell == played.came_from:
        return svg.text(*_middle(board, cell), f"{sheep - played.sheep}+{played.sheep}", class_="flock parts")
    return svg.text(*_middle(board, cell), sheep, class_="flock")


def _cells(board: Board, cells: Iterable[Cell], colour: str, name: str) -> str:
    """Many cells in one path; empty without cells."""
    (left, top), outline = _shape(board)
    course = "".join(f"M{x + left:.2f} {y + top:.2f}{outline}" for x, y in (_middle(board, cell) for cell in cells))
    return svg.element("path", d=course, fill=colour, class_=name) if course else ""


def _between(start: svg.Point, end: svg.Point) -> tuple[svg.Point, svg.Point]:
    """The part of a line that leaves the numbers at its ends readable."""
    (x1, y1), (x2, y2) = start, end
    cut = 0.75 * RADIUS / hypot(x2 - x1, y2 - y1)
    dx, dy = cut * (x2 - x1), cut * (y2 - y1)
    return (x1 + dx, y1 + dy), (x2 - dx, y2 - dy)


def _shape(board: Board) -> tuple[svg.Point, str]:
    return HEXAGON if len(board.edition.directions) == 6 else SQUARE


def _middle(board: Board, cell: Cell) -> svg.Point:
    """The middle of a cell; odd rows of hexagons are shifted right by half a cell."""
    x, y = cell
    if _shape(board) is SQUARE:
        return RADIUS * (1.8 * x + 1), RADIUS * (1.8 * y + 1)
    return RADIUS * sqrt(3) * (x + 0.5 * (y % 2) + 0.5), RADIUS * (1.5 * y + 1)
