"""The few SVG shapes that the pictures of the Olympics are made of."""
from __future__ import annotations

from html import escape
from math import cos, radians, sin

COLOURS = ("#0072b2", "#e69f00", "#009e73")
"""Of the players; told apart with any colour vision (Okabe and Ito), and by the shapes of the markers too."""
MEDAL_COLOURS = ("#e8b800", "#a3acb7", "#b87333")
INK = "#1f2933"
FAINT = "#66727f"
LINE = "#d5dbe1"
PAPER = "#ffffff"
GROUND = "#f3f5f7"
ALARM = "#c0392b"


def rect(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    """A rectangle by its upper left corner."""
    return f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" fill="{fill}" {more}/>'


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> str:
    """A disc by its centre."""
    return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}" {more}/>'


def path(course: str, colour: str, more: str = "") -> str:
    """A line along an SVG path."""
    return f'<path d="{course}" fill="none" stroke="{colour}" {more}/>'


def text(x: float, y: float, words: str, size: float = 14, colour: str = INK, more: str = "") -> str:
    """Words from ``x`` on, escaped; ``INK`` is the colour of the whole picture."""
    fill = "" if colour == INK else f' fill="{colour}"'
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}"{fill} {more}>{escape(words)}</text>'


def centred(x: float, y: float, words: str, size: float = 14, colour: str = INK, more: str = "") -> str:
    """Text with its middle at ``x``."""
    return text(x, y, words, size, colour, f'text-anchor="middle" {more}')


def marker(player: int, x: float, y: float, radius: float = 11) -> str:
    """A player: a disc, a square or a triangle in its colour, with its number."""
    style = f'stroke="{PAPER}" stroke-width="1.5"'
    if player == 0:
        shape = circle(x, y, radius, COLOURS[0], style)
    elif player == 1:
        half = 0.9 * radius
        shape = rect(x - half, y - half, 2 * half, 2 * half, COLOURS[1], style + ' rx="2"')
    else:
        corners = [(x + 1.3 * radius * sin(radians(a)), y + 2 - 1.3 * radius * cos(radians(a))) for a in (0, 120, 240)]
        points = " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)
        shape = f'<polygon points="{points}" fill="{COLOURS[2]}" {style} stroke-linejoin="round"/>'
    return shape + centred(x, y + 0.38 * radius, str(player), 1.05 * radius, PAPER, 'font-weight="700"')


def medal(kind: int, x: float, y: float, radius: float = 7) -> str:
    """Gold, silver or bronze."""
    return circle(x, y, radius, MEDAL_COLOURS[kind])


def group(x: float, y: float, parts: list[str]) -> str:
    """``parts`` moved by (x, y)."""
    return f'<g transform="translate({x:g} {y:g})">{"".join(parts)}</g>'


def _n(value: float) -> str:
    """A number with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")
