"""Each of the four games as a panel: where all players stand, what is known to come, and what the answers do."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, hypot, pi, radians, sin
from typing import Any

from arena.contract import svg
from bot.olympics.protocol import gpu_of
from bot.olympics.rules.constants import (
    ARCHERY_LIMIT,
    FALL_RISK,
    FINISH,
    HURDLE,
    LETTERS,
    LONGEST_RUN,
    PLAYERS,
    SKATING_RING,
    SKATING_RISKS,
    SKATING_SPACES,
)
from bot.olympics.rules.state import Archery, Diving, Hurdles, MiniGame, Skating

COLOURS = ("#0072b2", "#e69f00", "#009e73")
"""The colours of the players, distinct with any colour vision (Okabe and Ito); the markers' shapes differ as well."""
MEDAL_COLOURS = ("#e8b800", "#a3acb7", "#b87333")
INK, FAINT, LINE, PAPER, GROUND, ALARM = (f"var(--{name})" for name in ("ink", "soft", "line", "card", "paper", "bad"))
"""The colours of the page, light or dark."""
ARROWS = "↑↓←→"  # of the actions
GAP = 12
HEAD = 32
FOOT = 28
PANEL = (400, 190)
"""The width and height of a panel: the same for each game, so that four share the width of a page."""
CENTRE = (GAP + 65, 95)
"""The middle of a target or of a ring, which is on the left; its numbers are beside it."""
ASIDE = 156
"""Where the numbers begin."""
SMALLEST = 12
"""The size of the smallest words: they can be read at three quarters of the panel's size."""
PLAYED: dict[str, Any] = {"class_": "played", "stroke_width": 5, "opacity": 0.5}
BEST: dict[str, Any] = {"class_": "best", "stroke_width": 2, "stroke_dasharray": "4 3"}


@dataclass(frozen=True)
class PanelScene:
    """One game before the answers to a turn, or at the end; a run that is over is shown as it ended.

    ``after``: the run after the answers. ``better``: by player, the run with a better answer of this player.
    """

    run: MiniGame
    resting: bool
    medals: Sequence[Sequence[int]]  # [P] of (gold, silver, bronze)
    awarded: Sequence[int | None]  # [P] the medal of a run that has just ended
    after: MiniGame | None = None
    better: Mapping[int, MiniGame] = field(default_factory=dict)

    def ways(self, draw: Callable[[int, Any], str]) -> Iterator[str]:
        """The drawing by ``draw`` of each player's answer, and of its better one if this looks different."""
        for player in range(PLAYERS) if self.after is not None else ():
            assert self.after is not None
            played = draw(player, self.after)
            better = draw(player, self.better[player]) if player in self.better else ""
            for way, style in ((played, PLAYED), (better if better != played else "", BEST)):
                if way:
                    yield svg.element("g", way, fill="none", stroke=COLOURS[player], stroke_linecap="round", **style)


def panel(scene: PanelScene) -> str:
    """The picture of a game."""
    run = scene.run
    width, height = PANEL
    return svg.drawing(
        0, 0, width, height,
        svg.rect(0.5, 0.5, width - 1, height - 1, PAPER, rx=10, stroke=LINE),
        svg.text(GAP, 21, type(run).__name__, 15, font_weight=700),
        svg.text(width - GAP, 21, _status(scene), 13, FAINT, text_anchor="end"),
        *_DRAWN[type(run)](run, scene),
        *_medals(scene, width, height - 14),
        fill=INK, font_family="system-ui, sans-serif",
    )


def _status(scene: PanelScene) -> str:
    run = scene.run
    if scene.resting:
        return "over; the next run follows"
    if isinstance(run, Hurdles):
        return "first to the finish ends the run"
    if isinstance(run, Skating) and not run.order:
        return "the next order is not drawn yet"
    left = run.turns_left if isinstance(run, Skating) else len(gpu_of(run))
    return f"{left} turn{'s' if left > 1 else ''} to go"


def _medals(scene: PanelScene, width: float, y: float) -> Iterator[str]:
    """The medals of each player so far; those just won are ringed."""
    share = (width - 2 * GAP) / PLAYERS
    for player, counts in enumerate(scene.medals):
        x = GAP + 10 + player * share
        yield marker(player, x, y, 8)
        for kind, count in enumerate(counts):
            ring = {"stroke": INK, "stroke_width": 2} if scene.awarded[player] == kind else {}
            yield svg.circle(x + 20 + 26 * kind, y, 6, MEDAL_COLOURS[kind], **ring)
            yield svg.text(x + 28 + 26 * kind, y + 4.5, count, 13)


def _hurdles(run: Hurdles, scene: PanelScene) -> Iterator[str]:
    width, lane = PANEL[0] - 2 * GAP, (PANEL[1] - HEAD - FOOT) / PLAYERS
    cell = width / (FINISH + 1)

    def place(player: int, position: int) -> svg.Point:
        return GAP + (position + 0.5) * cell, HEAD + (player + 0.5) * lane

    def way(player: int, after: Hurdles) -> str:
        if after.positions[player] == run.positions[player]:
            return ""
        ends = [place(player, run.positions[player]), place(player, after.positions[player])]
        return _way(ends, fell=after.stuns[player] > 0)

    yield svg.rect(GAP, HEAD, width, PLAYERS * lane, "#f6e3d7", rx=4)
    yield svg.rect(GAP + FINISH * cell, HEAD, cell, PLAYERS * lane, "#1f2933", opacity=0.3)
    lanes = "".join(f"M{GAP} {HEAD + border * lane:g}h{width}" for border in range(1, PLAYERS))
    cells = "".join(f"M{GAP + position * cell:.1f} {HEAD}v{PLAYERS * lane:g}" for position in range(1, FINISH + 1))
    yield svg.path(lanes, "#fff", 2) + svg.path(cells, "#fff", 0.6)
    for position in (position for position, ground in enumerate(run.track) if ground == HURDLE):
        yield svg.rect(place(0, position)[0] - 2.5, HEAD + 2, 5, PLAYERS * lane - 4, "#7b4b2a", rx=2)
    yield from scene.ways(way)
    for player, (position, stun) in enumerate(zip(run.positions, run.stuns)):
        x, y = place(player, position)
        yield marker(player, x, y, 9)
        if stun:
            yield svg.text(x + 13, y + 5, f"stunned {stun}", 13, "#b02a20", font_weight=700)


def _archery(run: Archery, scene: PanelScene) -> Iterator[str]:
    scale, (middle, centre) = 3.0, CENTRE
    half = ARCHERY_LIMIT * scale + 3

    def spot(player: int, arrow: tuple[int, int]) -> svg.Point:
        shift = 10 * run.arrows[:player].count(run.arrows[player])
        return middle + arrow[0] * scale + shift, centre + arrow[1] * scale

    def way(player: int, after: Archery) -> str:
        return _way([spot(player, run.arrows[player]), spot(player, after.arrows[player])])

    yield _cards("winds", [str(wind) for wind in run.winds], ASIDE)
    for radius, fill in ((20, "#ffffff"), (15, "#dbe9f4"), (10, "#f7d4cf"), (5, "#fbeeb8")):
        yield svg.circle(middle, centre, radius * scale, fill, stroke="#d5dbe1")
    yield svg.path(f"M{middle - half} {centre}h{2 * half}M{middle} {centre - half}v{2 * half}", "#99a5b0", 0.7)
    yield from scene.ways(way)
    for player, arrow in enumerate(run.arrows):
        yield marker(player, *spot(player, arrow), 9)
        yield _caption(player, f"{hypot(*arrow):.1f} away")


def _skating(run: Skating, scene: PanelScene) -> Iterator[str]:
    (middle, centre), outer, lane = CENTRE, 63, 16

    def place(player: int, spaces: float) -> svg.Point:
        radius, (dx, dy) = outer - (player + 0.5) * lane, _direction(spaces)
        return middle + radius * dx, centre + radius * dy

    def way(player: int, after: Skating) -> str:
        start, end = run.spaces[player], after.spaces[player]
        if start == end:
            return ""
        steps = [place(player, start + (end - start) * part / 6) for part in range(7)]
        return _way(steps, fell=after.risks[player] < 0)

    if not scene.resting:
        yield from _skating_order(run)
    for ring in range(PLAYERS + 1):
        fill = "#e3f1fa" if ring < PLAYERS else PAPER
        yield svg.circle(middle, centre, outer - ring * lane, fill, stroke="#fff", stroke_width=2)
    inner = outer - PLAYERS * lane
    for cell in range(SKATING_RING):
        x, y = _direction(cell - 0.5)
        border = (middle + inner * x, centre + inner * y), (middle + outer * x, centre + outer * y)
        yield svg.line(*border, "#fff")
    yield from scene.ways(way)
    for player, (spaces, risk) in enumerate(zip(run.spaces, run.risks)):
        yield marker(player, *place(player, spaces), 9)
        yield _caption(player, f"{spaces} spaces")
        yield from _risk(player, risk)


def _skating_order(run: Skating) -> Iterator[str]:
    for rank, letter in enumerate(run.order):
        x = ASIDE + rank * 59
        yield svg.rect(x, HEAD, 56, 34, GROUND, rx=5, stroke=LINE)
        yield svg.text(x + 4, HEAD + 15, ARROWS[LETTERS.index(letter)], 15, font_weight=700)
        yield svg.text(x + 24, HEAD + 15, f"+{SKATING_SPACES[rank]}", 13, font_weight=700)
        yield svg.text(x + 4, HEAD + 30, f"risk {SKATING_RISKS[rank]:+d}", SMALLEST, FAINT)


def _risk(player: int, risk: int) -> Iterator[str]:
    """Beside a player's spaces, the risk as pips up to a fall, or the turns for which a fallen skater still lies."""
    x, y = ASIDE + 110, _row(player)
    if risk < 0:
        yield svg.text(x, y + 4, f"fallen {-risk}", 13, ALARM, font_weight=700)
        return
    for pip in range(FALL_RISK):
        yield svg.rect(x + 13 * pip, y - 5, 11, 10, COLOURS[player] if pip < risk else LINE, rx=2)


def _direction(cell: float) -> svg.Point:
    """The direction of a cell of the ring, clockwise, with cell 0 at the top."""
    angle = 2 * pi * cell / SKATING_RING
    return sin(angle), -cos(angle)


def _diving(run: Diving, scene: PanelScene) -> Iterator[str]:
    left, scale = GAP + 26, 190 / 120

    def top(player: int) -> float:
        return HEAD + 36 + 31 * player

    def way(player: int, after: Diving) -> str:
        x, gain = left + run.points[player] * scale, after.points[player] - run.points[player]
        return svg.rect(x, top(player), gain * scale, 20, rx=4) if gain else ""

    yield _cards("letters", [ARROWS[LETTERS.index(letter)] for letter in run.letters], GAP)
    for player, (points, combo) in enumerate(zip(run.points, run.combos)):
        y = top(player)
        most = points + sum(combo + step for step in range(1, len(run.letters) + 1))
        yield marker(player, GAP + 11, y + 10, 9)
        yield svg.rect(left, y, most * scale, 20, GROUND, rx=4, stroke=LINE)
        yield svg.rect(left, y, points * scale, 20, COLOURS[player], rx=4)
        gain = f" +{scene.after.points[player] - points}" if isinstance(scene.after, Diving) else ""
        yield svg.text(left + 6 + most * scale, y + 15, f"{points}{gain}", 15, font_weight=700)
        yield svg.text(PANEL[0] - GAP, y + 15, f"combo {combo}", 13, FAINT, text_anchor="end")
    yield from scene.ways(way)


def _way(steps: Sequence[svg.Point], fell: bool = False) -> str:
    """The way on which an answer brings a player; it ends in a cross if the player falls there."""
    course = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in steps)
    x, y = steps[-1]
    if not fell:
        return svg.element("path", d=course) + svg.circle(x, y, 4, "", stroke_dasharray="none")
    cross = f"M{x - 4:.1f} {y - 4:.1f}l8 8m0 -8l-8 8"
    return svg.element("path", d=course) + svg.element("path", d=cross, stroke="#c0392b", stroke_dasharray="none")


def _cards(what: str, faces: Sequence[str], left: float) -> str:
    """Cards for what is still to come, turn by turn; the card of this turn is dark."""
    parts = []
    share = min(20.0, (PANEL[0] - GAP - left) / LONGEST_RUN)
    for number, face in enumerate(faces):
        x, now = left + number * share, number == 0
        parts.append(svg.rect(x, HEAD, share - 1.5, 24, INK if now else GROUND, rx=3, stroke=LINE))
        parts.append(svg.text(x + share / 2 - 0.75, HEAD + 17, face, 13, PAPER if now else INK, text_anchor="middle"))
    return svg.element("g", svg.title(f"{what} to come"), *parts)


def _row(player: int) -> float:
    """The middle of a player's line beside a target or a ring."""
    return HEAD + 52 + 25 * player


def _caption(player: int, words: str) -> str:
    """A player's marker and a short text in its line."""
    y = _row(player)
    return marker(player, ASIDE + 9, y, 8) + svg.text(ASIDE + 24, y + 5, words, 13)


def marker(player: int, x: float, y: float, radius: float = 11) -> str:
    """A player: a disc, a square or a triangle in its colour, with its number."""
    edge, size = {"stroke": "#fff", "stroke_width": 1.5}, max(SMALLEST, 1.05 * radius)
    if player == 0:
        shape = svg.circle(x, y, radius, COLOURS[0], **edge)
    elif player == 1:
        half = 0.9 * radius
        shape = svg.rect(x - half, y - half, 2 * half, 2 * half, COLOURS[1], **edge, rx=2)
    else:
        corners = [(x + 1.3 * radius * sin(radians(a)), y + 2 - 1.3 * radius * cos(radians(a))) for a in (0, 120, 240)]
        shape = svg.polygon(corners, COLOURS[2], **edge, stroke_linejoin="round")
    return shape + svg.text(x, y + 0.38 * size, player, size, "#fff", text_anchor="middle", font_weight=700)


_DRAWN: Mapping[type, Callable[[Any, PanelScene], Iterator[str]]] = {
    Hurdles: _hurdles, Archery: _archery, Skating: _skating, Diving: _diving}
