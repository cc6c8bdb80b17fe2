"""Pictures of a replay: the board as SVG, one for each start and move."""
from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin, sqrt

from bot.arena.game import NO_ANSWERS, Answers, Frame, Record, Setup
from bot.arena.games.battlesheep.baselines import CONTESTED, nearest_players, territory
from bot.arena.games.battlesheep.referee import BattlesheepReferee
from bot.arena.web import svg
from bot.games.battlesheep.constants import FREE, WALL
from bot.games.battlesheep.rules import Board
from bot.games.battlesheep.state import Cell

RADIUS = 20.0
COLOURS = ("#d5d9dd", "#e4572e", "#2e86de", "#27ae60", "#f2a900")
"""Free cells, then players 1 to 4."""
TERRITORY_OPACITY = 0.28
WALL_COLOUR = "#3c434d"
TRACE = "#1d2327"
"""The colour of the last move."""


def frames(record: Record, best: Answers = NO_ANSWERS) -> Sequence[Frame]:
    """One picture before the first answer, and one after each."""
    referee = BattlesheepReferee(Setup.of_record(record))
    names = [str(player["name"]) for player in record["players"]]
    pictures = [Frame("the empty map", board_svg(referee.board), 0, _rows(referee, names))]
    for number, turn in enumerate(record["turns"]):
        before = [row[:] for row in referee.board.owner]
        seats = list(referee.requests())
        was_start = referee.starting
        reasons = referee.apply({seat: turn["actions"][seat] for seat in seats})
        for seat in seats:
            answer = turn["actions"][seat]
            title = f"{'start' if was_start else 'move'} of {names[seat]} (player {seat + 1}): {answer or 'none'}"
            if seat in reasons:
                title += f" - {reasons[seat]}"
            picture = board_svg(referee.board, _trace(referee.board, before, answer, was_start))
            pictures.append(Frame(title, picture, number, _rows(referee, names)))
    return pictures


def _trace(board: Board, before: Sequence[Sequence[int]], answer: str | None, was_start: bool) -> tuple[Cell, ...]:
    """The cell a move came from, if it was one, and the cell it took; empty if nothing changed."""
    taken = [(x, y) for x, y in board.cells() if board.owner[y][x] != before[y][x]]
    if not taken:
        return ()
    if was_start or answer is None:
        return (taken[0],)
    x, y = answer.split()[:2]
    return (int(x), int(y)), taken[0]


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


def board_svg(board: Board, trace: Sequence[Cell] = ()) -> str:
    """The board: owners in colour, flocks as numbers, free cells tinted by who is nearest, the last move."""
    hexagonal = len(board.edition.directions) == 6
    place = _hexagon_place if hexagonal else _square_place
    corners = _hexagon_corners if hexagonal else _square_corners
    width = max(place(board.width - 1, y)[0] for y in (0, 1)) + RADIUS * 1.2
    height = place(0, board.height - 1)[1] + RADIUS * 1.2
    nearest = nearest_players(board)
    cells = [(x, y) for y in range(board.height) for x in range(board.width)]
    parts = [_cell(board, cell, corners(*place(*cell)), nearest.get(cell, CONTESTED)) for cell in cells]
    if len(trace) == 2:
        parts.append(svg.line(*_between(place(*trace[0]), place(*trace[1])), TRACE, 3, stroke_linecap="round"))
    if trace:
        parts.append(svg.polygon(corners(*place(*trace[-1])), "none", stroke=TRACE, stroke_width=3))
    parts += [_flock(board.sheep[y][x], *place(x, y)) for x, y in cells if board.sheep[y][x]]
    return svg.drawing(0, 0, width, height, *parts, font_family="sans-serif", text_anchor="middle")


def _cell(board: Board, cell: Cell, corners: Sequence[svg.Point], nearest: int) -> str:
    x, y = cell
    owner, sheep = board.owner[y][x], board.sheep[y][x]
    if owner == WALL:
        return svg.polygon(corners, WALL_COLOUR, svg.title(f"{x} {y}"), opacity=0.12)
    what = f"{x} {y}: {sheep} sheep of player {owner}" if owner else f"{x} {y}"
    drawn = svg.polygon(corners, COLOURS[owner], svg.title(what), stroke="#fff", stroke_width=1.5)
    if owner == FREE and nearest != CONTESTED:
        drawn += svg.polygon(corners, COLOURS[nearest], opacity=TERRITORY_OPACITY, pointer_events="none")
    return drawn


def _flock(sheep: int, x: float, y: float) -> str:
    weight = "bold" if sheep > 1 else "normal"
    return svg.text(x, y, sheep, 15, "#fff", dy="0.36em", font_weight=weight, pointer_events="none")


def _between(start: svg.Point, end: svg.Point) -> tuple[svg.Point, svg.Point]:
    """The part of a line that leaves the numbers at its ends readable."""
    (x1, y1), (x2, y2) = start, end
    cut = 0.55 * RADIUS / hypot(x2 - x1, y2 - y1)
    dx, dy = cut * (x2 - x1), cut * (y2 - y1)
    return (x1 + dx, y1 + dy), (x2 - dx, y2 - dy)


def _hexagon_place(x: int, y: int) -> svg.Point:
    """Odd rows are shifted right by half a cell."""
    return RADIUS * sqrt(3) * (x + 0.5 * (y % 2)) + RADIUS * 1.1, RADIUS * 1.5 * y + RADIUS * 1.2


def _hexagon_corners(x: float, y: float) -> list[svg.Point]:
    return [(x + RADIUS * cos(pi * (2 * k + 1) / 6), y + RADIUS * sin(pi * (2 * k + 1) / 6)) for k in range(6)]


def _square_place(x: int, y: int) -> svg.Point:
    return RADIUS * 1.8 * x + RADIUS * 1.1, RADIUS * 1.8 * y + RADIUS * 1.1


def _square_corners(x: float, y: float) -> list[svg.Point]:
    half = RADIUS * 0.9
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
