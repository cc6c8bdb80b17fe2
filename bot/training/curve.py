"""A learning curve as a picture."""
from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 62, 16, 34, 46
MOST_STEPS = 8
STYLE = (
    "<style>text{font:13px system-ui,sans-serif;fill:#555}.title{font-weight:600;fill:#222}"
    ".grid{stroke:#ddd}.curve{fill:none;stroke:#2d5fb3;stroke-width:2}.point{fill:#2d5fb3}</style>"
)


def picture(title: str, across: str, points: Sequence[tuple[float, float]], up: Sequence[float]) -> str:
    """An SVG of ``points`` (x from 0, shares), with grid lines at the shares ``up``, in rising order."""
    most = max(x for x, _ in points)

    def place(x: float, y: float) -> tuple[float, float]:
        height = (y - up[0]) / (up[-1] - up[0])
        return LEFT + x / most * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - height * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{STYLE}',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text class="title" x="{LEFT}" y="20">{escape(title)}</text>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">{escape(across)}</text>',
    ]
    for share in up:
        _, y = place(0, share)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for tick in ticks(most):
        x, y = place(tick, up[0])
        parts.append(f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle">{tick:g}</text>')
    placed = [place(*point) for point in points]
    parts.append(f'<polyline class="curve" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in placed)}"/>')
    parts += [f'<circle class="point" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in placed]
    return "\n".join([*parts, "</svg>", ""])


def ticks(most: float) -> list[float]:
    """Round numbers from 0 to ``most``, as many as fit."""
    steps = (factor * 10.0**power for power in range(-6, 9) for factor in (1, 2, 5))
    step = next(step for step in steps if most / step <= MOST_STEPS)
    return [number * step for number in range(int(most / step) + 1)]
