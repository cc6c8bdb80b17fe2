"""Pictures of a replay: the board as SVG, one for each start and move."""
from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import cos, hypot, pi, sin, sqrt

from bot.arena.game import Frame, Record, Setup
from bot.arena.games.battlesheep.baselines import CONTESTED, nearest_players, territory
from bot.arena.games.battlesheep.referee import BattlesheepReferee
from bot.games.battlesheep.constants import FREE, WALL
from bot.games.battlesheep.rules import Board
from bot.games.battlesheep.state import Cell

RADIUS = 20.0
COLOURS = ("#d5d9dd", "#e4572e", "#2e86de", "#27ae60", "#f2a900")
"""Free cells, then players 1 to 4."""
TERRITORY_OPACITY = 0.28
WALL_COLOUR = "#3c434d"
TRACE = 'stroke="#1d2327" stroke-width="3"'
"""How the last move is drawn."""


def frames(record: Record) -> Sequence[Frame]:
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
            svg = board_svg(referee.board, _trace(referee.board, before, answer, was_start))
            pictures.append(Frame(title, svg, number, _rows(referee, names)))
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
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1f} {height:.1f}" role="img" '
             'font-family="sans-serif" text-anchor="middle">']
    nearest = nearest_players(board)
    positions = [(x, y) for y in range(board.height) for x in range(board.width)]
    for x, y in positions:
        parts.append(_cell_svg(board, (x, y), _points(corners(*place(x, y))), nearest.get((x, y), CONTESTED)))
    if len(trace) == 2:
        (x1, y1), (x2, y2) = _between(place(*trace[0]), place(*trace[1]))
        parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {TRACE} stroke-linecap="round"/>')
    if trace:
        parts.append(f'<polygon points="{_points(corners(*place(*trace[-1])))}" fill="none" {TRACE}/>')
    parts += [_flock_svg(board.sheep[y][x], *place(x, y)) for x, y in positions if board.sheep[y][x]]
    return "".join(parts) + "</svg>"


def _cell_svg(board: Board, cell: Cell, points: str, nearest: int) -> str:
    x, y = cell
    owner, sheep = board.owner[y][x], board.sheep[y][x]
    what = f"{x} {y}"
    if owner == WALL:
        return f'<polygon points="{points}" fill="{WALL_COLOUR}" opacity="0.12"><title>{what}</title></polygon>'
    fill = COLOURS[owner]
    svg = (f'<polygon points="{points}" fill="{fill}" stroke="#fff" stroke-width="1.5">'
           f'<title>{escape(f"{what}: {sheep} sheep of player {owner}" if owner else what)}</title></polygon>')
    if owner == FREE and nearest != CONTESTED:
        svg += (f'<polygon points="{points}" fill="{COLOURS[nearest]}" opacity="{TERRITORY_OPACITY}" '
                'pointer-events="none"/>')
    return svg


def _flock_svg(sheep: int, x: float, y: float) -> str:
    return (f'<text x="{x:.1f}" y="{y:.1f}" dy="0.36em" font-size="15" '
            f'font-weight="{"bold" if sheep > 1 else "normal"}" fill="#fff" pointer-events="none">{sheep}</text>')


def _between(start: tuple[float, float], end: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    """The part of a line that leaves the numbers at its ends readable."""
    (x1, y1), (x2, y2) = start, end
    cut = 0.55 * RADIUS / hypot(x2 - x1, y2 - y1)
    dx, dy = cut * (x2 - x1), cut * (y2 - y1)
    return (x1 + dx, y1 + dy), (x2 - dx, y2 - dy)


def _hexagon_place(x: int, y: int) -> tuple[float, float]:
    """Odd rows are shifted right by half a cell."""
    return RADIUS * sqrt(3) * (x + 0.5 * (y % 2)) + RADIUS * 1.1, RADIUS * 1.5 * y + RADIUS * 1.2


def _hexagon_corners(x: float, y: float) -> list[tuple[float, float]]:
    return [(x + RADIUS * cos(pi * (2 * k + 1) / 6), y + RADIUS * sin(pi * (2 * k + 1) / 6)) for k in range(6)]


def _square_place(x: int, y: int) -> tuple[float, float]:
    return RADIUS * 1.8 * x + RADIUS * 1.1, RADIUS * 1.8 * y + RADIUS * 1.1


def _square_corners(x: float, y: float) -> list[tuple[float, float]]:
    half = RADIUS * 0.9
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def _points(corners: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
