"""Each of the four games drawn into a panel: where everyone stands, and what is known to come."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, radians, sin

from bot.arena.web import svg
from bot.games.olympics.constants import (
    ARCHERY_LIMIT,
    FALL_RISK,
    FINISH,
    HURDLE,
    LETTERS,
    PLAYERS,
    SKATING_RING,
    SKATING_RISKS,
    SKATING_SPACES,
)
from bot.games.olympics.state import Archery, Diving, Hurdles, MiniGame, Skating
from bot.protocol.olympics import gpu_of

COLOURS = ("#0072b2", "#e69f00", "#009e73")
"""Of the players; told apart with any colour vision (Okabe and Ito), and by the shapes of the markers too."""
MEDAL_COLOURS = ("#e8b800", "#a3acb7", "#b87333")
INK = "#1f2933"
"""Of all words that have no other colour."""
FAINT = "#66727f"
LINE = "#d5dbe1"
PAPER = "#ffffff"
GROUND = "#f3f5f7"
ALARM = "#c0392b"
ARROWS = "↑↓←→"  # of the actions
GAP = 16
HEAD = 34
FOOT = 34
WIDE = 1168
NARROW = 378
RACE_HEIGHT = 176
BOARD_HEIGHT = 412
DASHED = {"stroke_dasharray": "3 3", "stroke_linecap": "round"}


@dataclass(frozen=True)
class Scene:
    """One game at the start of a turn. ``before`` is the turn before, if it was of the same run."""

    run: MiniGame
    before: MiniGame | None
    resting: bool
    medals: Sequence[Sequence[int]]  # [P] of (gold, silver, bronze)
    awarded: Sequence[int | None]  # [P] the medal of a run that has just ended


def size(run: MiniGame) -> tuple[int, int]:
    """Width and height of a game's panel."""
    return (WIDE, RACE_HEIGHT) if isinstance(run, Hurdles) else (NARROW, BOARD_HEIGHT)


def panel(scene: Scene) -> str:
    """The picture of a game, with its upper left corner at the origin."""
    width, height = size(scene.run)
    parts = [svg.rect(0, 0, width, height, PAPER, rx=10, stroke=LINE)]
    parts.append(svg.text(GAP, 24, type(scene.run).__name__, 17, font_weight=700))
    parts.append(svg.text(width - GAP, 24, _status(scene), 13, FAINT, text_anchor="end"))
    parts += _inside(scene)
    parts += _footer(scene, width, height)
    return "".join(parts)


def _inside(scene: Scene) -> list[str]:
    run, before = scene.run, scene.before
    if isinstance(run, Hurdles):
        return _hurdles(run, before if isinstance(before, Hurdles) else None)
    if isinstance(run, Archery):
        return _archery(run, before if isinstance(before, Archery) else None)
    if isinstance(run, Skating):
        return _skating(run, before if isinstance(before, Skating) else None, scene.resting)
    return _diving(run)


def _status(scene: Scene) -> str:
    if scene.resting:
        return "run over, the next begins after this turn"
    run = scene.run
    if isinstance(run, Hurdles):
        return "first to the finish ends the run"
    left = run.turns_left if isinstance(run, Skating) else len(gpu_of(run))
    return f"{left} turn{'s' if left > 1 else ''} to go"


def _footer(scene: Scene, width: float, height: float) -> list[str]:
    """Medals so far of each player; the ones just won are ringed."""
    parts = []
    share = (width - 2 * GAP) / PLAYERS
    for player in range(PLAYERS):
        x, y = GAP + 10 + player * share, height - 18
        parts.append(marker(player, x, y, 8))
        for kind, count in enumerate(scene.medals[player]):
            left = x + 20 + 29 * kind
            parts.append(medal(kind, left, y, 6))
            if scene.awarded[player] == kind:
                parts.append(svg.circle(left, y, 9, "none", stroke=INK, stroke_width=2))
            parts.append(svg.text(left + 9, y + 4.5, count, 12))
    return parts


def _hurdles(run: Hurdles, before: Hurdles | None) -> list[str]:
    cell = (WIDE - 2 * GAP) / (FINISH + 1)
    lane = (RACE_HEIGHT - HEAD - FOOT) / PLAYERS
    parts = [
        svg.rect(GAP, HEAD, WIDE - 2 * GAP, PLAYERS * lane, "#f6e3d7", rx=4),
        _chequers(WIDE - GAP - cell, HEAD, cell, PLAYERS * lane),
    ]
    lanes = "".join(f"M{GAP} {HEAD + border * lane:g}H{WIDE - GAP}" for border in range(1, PLAYERS))
    cells = "".join(f"M{GAP + position * cell:.1f} {HEAD}v{PLAYERS * lane:g}" for position in range(1, FINISH + 1))
    parts.append(svg.path(lanes, PAPER, 2) + svg.path(cells, PAPER, 0.6))
    for position, ground in enumerate(run.track):
        if ground == HURDLE:
            x = GAP + (position + 0.5) * cell
            parts.append(svg.rect(x - 3, HEAD + 2, 6, PLAYERS * lane - 4, "#7b4b2a", rx=2))
    for player, (position, stun) in enumerate(zip(run.positions, run.stuns)):
        x, y = GAP + (position + 0.5) * cell, HEAD + (player + 0.5) * lane
        if before is not None and before.positions[player] != position:
            start = GAP + (before.positions[player] + 0.5) * cell
            parts.append(svg.line((start, y), (x, y), COLOURS[player], 5, opacity=0.45))
        parts.append(marker(player, x, y))
        if stun:
            parts.append(svg.text(x + 16, y + 5, f"stunned {stun}", 12, ALARM, font_weight=700))
    return parts


def _chequers(x: float, y: float, width: float, height: float) -> str:
    columns, rows = 3, 9
    across, down = width / columns, height / rows
    squares = "".join(
        f"M{x + column * across:.1f} {y + row * down:.1f}h{across:.1f}v{down:.1f}h-{across:.1f}z"
        for row in range(rows)
        for column in range(columns)
        if (row + column) % 2 == 0
    )
    return svg.rect(x, y, width, height, PAPER) + svg.element("path", d=squares, fill=INK, opacity=0.75)


def _archery(run: Archery, before: Archery | None) -> list[str]:
    middle, top, scale = NARROW / 2, HEAD + 42, 6.5
    centre = top + ARCHERY_LIMIT * scale
    half = ARCHERY_LIMIT * scale + 6
    parts = _cards("winds", [str(wind) for wind in run.winds])
    parts.append(svg.rect(middle - half, centre - half, 2 * half, 2 * half, GROUND, rx=6))
    for radius, fill in ((20, "#ffffff"), (15, "#dbe9f4"), (10, "#f7d4cf"), (5, "#fbeeb8")):
        parts.append(svg.circle(middle, centre, radius * scale, fill, stroke=LINE))
    axes = f"M{middle - half} {centre}h{2 * half}M{middle} {centre - half}v{2 * half}"
    parts.append(svg.path(axes, LINE))
    parts.append(svg.circle(middle, centre, 2.5, INK))
    marks = []
    for player, (x, y) in enumerate(run.arrows):
        shift = 10 * run.arrows[:player].count((x, y))
        spot = middle + x * scale + shift, centre + y * scale
        if before is not None:
            old_x, old_y = before.arrows[player]
            old = middle + old_x * scale, centre + old_y * scale
            parts.append(svg.line(old, spot, COLOURS[player], 2, **DASHED))
        marks.append(marker(player, *spot, 9))
    return parts + marks + _captions([f"{hypot(x, y):.1f} away" for x, y in run.arrows])


def _skating(run: Skating, before: Skating | None, resting: bool) -> list[str]:
    middle, centre, outer, lane = NARROW / 2, HEAD + 42 + 130, 130, 23
    parts = [] if resting else _skating_order(run)
    for ring in range(PLAYERS + 1):
        fill = "#e3f1fa" if ring == 0 else "none" if ring < PLAYERS else PAPER
        parts.append(svg.circle(middle, centre, outer - ring * lane, fill, stroke=PAPER, stroke_width=2))
    inner = outer - PLAYERS * lane
    spokes = [_spoke(middle, centre, inner, outer, cell) for cell in range(SKATING_RING)]
    parts.append(svg.path("".join(spokes), PAPER))
    for cell in range(SKATING_RING):
        dx, dy = _direction(cell)
        parts.append(centred(middle + 51 * dx, centre + 51 * dy + 4, cell, 11, FAINT))
    for player, (spaces, risk) in enumerate(zip(run.spaces, run.risks)):
        radius = outer - (player + 0.5) * lane
        dx, dy = _direction(spaces)
        if before is not None and before.spaces[player] != spaces:
            parts.append(_arc(middle, centre, radius, before.spaces[player], spaces, COLOURS[player]))
        if _meets(run, player):
            parts.append(svg.circle(middle + radius * dx, centre + radius * dy, 13.5, "none", stroke=ALARM))
        parts.append(marker(player, middle + radius * dx, centre + radius * dy, 9))
        parts += _risk(player, risk, middle, centre - 20 + 20 * player)
    return parts + _captions([f"{spaces} spaces" for spaces in run.spaces])


def _skating_order(run: Skating) -> list[str]:
    parts = []
    for rank, letter in enumerate(run.order):
        x, width = GAP + rank * 87, 83
        action = LETTERS.index(letter)
        parts.append(svg.rect(x, HEAD, width, 34, GROUND, rx=5, stroke=LINE))
        parts.append(svg.text(x + 8, HEAD + 24, ARROWS[action], 18, font_weight=700))
        parts.append(svg.text(x + 30, HEAD + 15, f"+{SKATING_SPACES[rank]}", 12, font_weight=700))
        parts.append(svg.text(x + 30, HEAD + 28, f"risk {SKATING_RISKS[rank]:+d}", 11, FAINT))
    return parts


def _risk(player: int, risk: int, middle: float, y: float) -> list[str]:
    """Pips up to the fall, in the middle of the ring; or the turns that a fallen skater lies."""
    if risk < 0:
        word = svg.text(middle - 20, y + 4, f"fallen {-risk}", 11, ALARM, font_weight=700)
        return [marker(player, middle - 34, y, 6), word]
    parts = [marker(player, middle - 34, y, 6)]
    for pip in range(FALL_RISK):
        fill = COLOURS[player] if pip < risk else LINE
        parts.append(svg.rect(middle - 20 + 11 * pip, y - 5, 9, 10, fill, rx=2))
    return parts


def _direction(cell: float) -> tuple[float, float]:
    """Clockwise, with cell 0 at the top."""
    angle = 2 * pi * cell / SKATING_RING
    return sin(angle), -cos(angle)


def _spoke(x: float, y: float, inner: float, outer: float, cell: int) -> str:
    """The border before a cell of the ring, as a piece of a path."""
    dx, dy = _direction(cell - 0.5)
    return f"M{x + inner * dx:.1f} {y + inner * dy:.1f}L{x + outer * dx:.1f} {y + outer * dy:.1f}"


def _arc(x: float, y: float, radius: float, start: int, end: int, colour: str) -> str:
    """A way along the ring of less than half a lap."""
    (ax, ay), (bx, by) = _direction(start), _direction(end)
    course = f"M{x + radius * ax:.1f} {y + radius * ay:.1f}A{radius:g} {radius:g} 0 0 1"
    return svg.path(f"{course} {x + radius * bx:.1f} {y + radius * by:.1f}", colour, 2, **DASHED)


def _meets(run: Skating, player: int) -> bool:
    cells = [spaces % SKATING_RING for spaces in run.spaces]
    return run.spaces[player] > 0 and cells.count(cells[player]) > 1


def _diving(run: Diving) -> list[str]:
    parts = _cards("letters", [ARROWS[LETTERS.index(letter)] for letter in run.letters])
    left, base, scale = GAP + 6, HEAD + 56, (NARROW - 2 * GAP - 76) / 120
    for player, (points, combo) in enumerate(zip(run.points, run.combos)):
        y = base + 90 * player
        most = points + sum(combo + step for step in range(1, len(run.letters) + 1))
        parts.append(marker(player, left + 8, y + 20))
        parts.append(svg.rect(left + 28, y + 6, most * scale, 28, GROUND, rx=4))
        parts.append(svg.rect(left + 28, y + 6, points * scale, 28, COLOURS[player], rx=4))
        parts.append(svg.text(left + 34 + most * scale, y + 27, points, 17, font_weight=700))
        parts.append(svg.text(left + 28, y + 54, f"combo {combo}", 12, FAINT))
        parts += [svg.circle(left + 98 + 13 * pip, y + 50, 4.5, COLOURS[player]) for pip in range(combo)]
    return parts


def _cards(what: str, faces: Sequence[str]) -> list[str]:
    """What is still to come, turn by turn; the card of this turn is dark."""
    parts = []
    for number, face in enumerate(faces):
        now = number == 0
        x = GAP + number * 23.4
        parts.append(svg.rect(x, HEAD, 21, 28, INK if now else GROUND, rx=4, stroke=LINE))
        parts.append(centred(x + 10.5, HEAD + 20, face, 15, PAPER if now else INK))
    return [svg.element("g", svg.title(f"{what} to come"), *parts)]


def _captions(words: Sequence[str]) -> list[str]:
    """A short text for each player above the footer."""
    share = (NARROW - 2 * GAP) / PLAYERS
    y = BOARD_HEIGHT - FOOT - 6
    return [svg.text(GAP + 1 + player * share, y, word, 13) for player, word in enumerate(words)]


def marker(player: int, x: float, y: float, radius: float = 11) -> str:
    """A player: a disc, a square or a triangle in its colour, with its number."""
    edge = {"stroke": PAPER, "stroke_width": 1.5}
    if player == 0:
        shape = svg.circle(x, y, radius, COLOURS[0], **edge)
    elif player == 1:
        half = 0.9 * radius
        shape = svg.rect(x - half, y - half, 2 * half, 2 * half, COLOURS[1], **edge, rx=2)
    else:
        corners = [(x + 1.3 * radius * sin(radians(a)), y + 2 - 1.3 * radius * cos(radians(a))) for a in (0, 120, 240)]
        shape = svg.polygon(corners, COLOURS[2], **edge, stroke_linejoin="round")
    return shape + centred(x, y + 0.38 * radius, player, 1.05 * radius, PAPER, font_weight=700)


def medal(kind: int, x: float, y: float, radius: float) -> str:
    """Gold, silver or bronze."""
    return svg.circle(x, y, radius, MEDAL_COLOURS[kind])


def centred(x: float, y: float, words: object, size: float, colour: str, **attributes: object) -> str:
    """Text with its middle at ``x``."""
    return svg.text(x, y, words, size, colour, text_anchor="middle", **attributes)
