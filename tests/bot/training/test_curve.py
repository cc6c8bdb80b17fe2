from __future__ import annotations

import re

import pytest

from bot.training.curve import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, picture, ticks


@pytest.mark.parametrize(
    ("most", "wanted"), [(8.1, [0, 2, 4, 6, 8]), (21, [0, 5, 10, 15, 20]), (0.0042, [0, 0.001, 0.002, 0.003, 0.004])]
)
def test_ticks_are_round_and_few(most: float, wanted: list[float]) -> None:
    assert ticks(most) == pytest.approx(wanted)


def test_points_lie_between_the_axes() -> None:
    drawn = picture("a < b", "games", [(0, 0.2), (5, 0.6), (10, 0.4)], (0.2, 0.4, 0.6))
    found = re.search(r'd="M([^"]*)"', drawn)
    assert found
    assert [tuple(map(float, point.split())) for point in found[1].split("L")] == [
        (LEFT, HEIGHT - BOTTOM), ((LEFT + WIDTH - RIGHT) / 2, TOP), (WIDTH - RIGHT, (TOP + HEIGHT - BOTTOM) / 2)
    ]
    assert "a &lt; b" in drawn
    assert "40%" in drawn
