"""SVG as text: any text comes out as markup that shows exactly this text."""
from __future__ import annotations

from xml.etree import ElementTree

import pytest

from arena.contract import svg

HOSTILE = '"><script>alert(1)</script>&'


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def test_words_and_attributes_are_escaped() -> None:
    found = parsed(svg.text(1, 2, HOSTILE, 3, HOSTILE, font_weight=HOSTILE))
    assert (found.text, found.get("fill"), found.get("font-weight")) == (HOSTILE, HOSTILE, HOSTILE)
    assert parsed(svg.title(HOSTILE)).text == HOSTILE


def test_names_of_attributes_have_hyphens_and_empty_ones_are_left_out() -> None:
    found = parsed(svg.rect(0, 1, 2, 3, class_="square", stroke_width=4, rx=""))
    assert found.attrib == {"x": "0", "y": "1", "width": "2", "height": "3", "class": "square", "stroke-width": "4"}


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (0.35, "0.35"), (1 / 3, "0.33"), (-0.5, "-0.5"), (100.0, "100"), (7, "7")]
)
def test_numbers_have_two_decimals_at_most(value: float, text: str) -> None:
    assert parsed(svg.circle(value, 0, 1, "red")).get("cx") == text


def test_elements_hold_others() -> None:
    corners = [(0.0, 0.0), (1.0, 0.5), (0.0, 1.0)]
    found = parsed(svg.drawing(-1, -2, 30, 40.5, svg.group(5, 6, svg.polygon(corners, "red", svg.title("a flag")))))
    assert found.get("viewBox") == "-1 -2 30 40.5"
    (group,) = found
    assert group.get("transform") == "translate(5 6)"
    (polygon,) = group
    assert (polygon.get("points"), polygon[0].text) == ("0,0 1,0.5 0,1", "a flag")
