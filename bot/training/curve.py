"""A learning curve as a picture."""
from __future__ import annotations

from collections.abc import Sequence

from arena.contract import svg

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 62, 16, 34, 46
MOST_STEPS = 8
STYLE = "<style>text{font:13px system-ui,sans-serif;fill:#555}.title{font-weight:600;fill:#222}</style>"


def picture(title: str, across: str, points: Sequence[tuple[float, float]], up: Sequence[float]) -> str:
    """An SVG of ``points`` (x from 0, shares), with grid lines at the shares ``up``, in rising order."""
    most = max(x for x, _ in points)

    def place(x: float, y: float) -> tuple[float, float]:
        height = (y - up[0]) / (up[-1] - up[0])
        return LEFT + x / most * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - height * (HEIGHT - TOP - BOTTOM)

    parts = [STYLE, svg.rect(0, 0, WIDTH, HEIGHT, "#fff"), svg.text(LEFT, 20, title, class_="title")]
    parts.append(svg.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, across, text_anchor="middle"))
    for share in up:
        _, y = place(0, share)
        parts.append(svg.line((LEFT, y), (WIDTH - RIGHT, y), "#ddd"))
        parts.append(svg.text(LEFT - 8, y + 4, f"{share:.0%}", text_anchor="end"))
    for tick in ticks(most):
        x, y = place(tick, up[0])
        parts.append(svg.text(x, y + 18, f"{tick:g}", text_anchor="middle"))
    placed = [place(*point) for point in points]
    parts.append(svg.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in placed), "#2d5fb3", 2))
    parts += [svg.circle(x, y, 3, "#2d5fb3") for x, y in placed]
    return svg.drawing(0, 0, WIDTH, HEIGHT, *parts) + "\n"


def ticks(most: float) -> list[float]:
    """Round numbers from 0 to ``most``, as many as fit."""
    steps = (factor * 10.0**power for power in range(-6, 9) for factor in (1, 2, 5))
    step = next(step for step in steps if most / step <= MOST_STEPS)
    return [number * step for number in range(int(most / step) + 1)]
