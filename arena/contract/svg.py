"""SVG as text, for the pictures of the games: elements, and a few shapes.

Attributes are keywords; ``_`` in a name stands for ``-``. Their values and all words are escaped.
"""
from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape

Point = tuple[float, float]


def element(tag: str, *inside: str, **attributes: object) -> str:
    """One element; ``inside`` is markup. An empty attribute is left out."""
    given = ((name.rstrip("_").replace("_", "-"), _text(value)) for name, value in attributes.items())
    words = "".join(f' {name}="{value}"' for name, value in given if value)
    return f"<{tag}{words}>{''.join(inside)}</{tag}>" if inside else f"<{tag}{words}/>"


def drawing(x: float, y: float, width: float, height: float, *inside: str, **attributes: object) -> str:
    """A whole picture that shows this part of the plane."""
    box = f"{_text(x)} {_text(y)} {_text(width)} {_text(height)}"
    return element("svg", *inside, xmlns="http://www.w3.org/2000/svg", viewBox=box, role="img", **attributes)


def title(words: str) -> str:
    """Words that are shown when the pointer rests on the element around them."""
    return element("title", escape(words))


def rect(x: float, y: float, width: float, height: float, fill: str = "", *inside: str, **attributes: object) -> str:
    """A rectangle by its upper left corner."""
    return element("rect", *inside, x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: float, y: float, radius: float, fill: str, *inside: str, **attributes: object) -> str:
    """A disc by its centre."""
    return element("circle", *inside, cx=x, cy=y, r=radius, fill=fill, **attributes)


def polygon(corners: Iterable[Point], fill: str, *inside: str, **attributes: object) -> str:
    """A closed shape."""
    points = " ".join(f"{_text(x)},{_text(y)}" for x, y in corners)
    return element("polygon", *inside, points=points, fill=fill, **attributes)


def path(course: str, colour: str, width: float = 1, **attributes: object) -> str:
    """A line along an SVG path."""
    return element("path", d=course, fill="none", stroke=colour, stroke_width=width, **attributes)


def line(start: Point, end: Point, colour: str, width: float = 1, **attributes: object) -> str:
    """A straight line."""
    (x1, y1), (x2, y2) = start, end
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=width, **attributes)


def text(x: float, y: float, words: object, size: float = 0, fill: str = "", **attributes: object) -> str:
    """Words from ``x`` on, with their baseline at ``y``; default size and colour: those of the element around it."""
    return element("text", escape(str(words)), x=x, y=y, font_size=size or "", fill=fill, **attributes)


def group(x: float, y: float, *inside: str, **attributes: object) -> str:
    """Elements moved by (x, y)."""
    return element("g", *inside, transform=f"translate({_text(x)} {_text(y)})", **attributes)


@lru_cache(10_000, typed=True)  # a game's pictures have the same ones again and again
def _text(value: object) -> str:
    """The text of an attribute; a number has at most two decimals."""
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return escape(str(value))
