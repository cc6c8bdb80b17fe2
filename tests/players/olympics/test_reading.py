"""Which turns can be positions."""
from __future__ import annotations

import pytest

from bot.players.olympics.reading import read_position
from bot.protocol.errors import ProtocolError
from bot.protocol.olympics import parse_turn
from tests.players.olympics.match import match_lines


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (0, "....#....# 0 0 0 0 0 0 0"),
        (0, "...#...#...#...#....#......... 30 0 0 0 0 0 0"),
        (0, "...#...#...#...#....#......... 0 0 0 3 0 0 0"),
        (1, "12x4 0 0 0 0 0 0 0"),
        (1, "1234 0 0 0 21 0 0 0"),
        (1, "1234567890123456 0 0 0 0 0 0 0"),
        (2, "UDLL 0 0 0 0 0 0 15"),
        (2, "UDLR 0 0 0 5 0 0 15"),
        (2, "UDLR 0 0 0 0 0 0 16"),
        (2, "UDLR 46 0 0 0 0 0 15"),
        (3, "UDX 0 0 0 0 0 0 0"),
        (3, "UDLR 0 0 0 0 -1 0 0"),
        (3, "UDLR 121 0 0 0 0 0 0"),
    ],
)
def test_what_the_rules_cannot_mean_is_refused_by_name(game: int, line: str) -> None:
    lines = match_lines(turns=1)[2:]
    lines[3 + game] = line
    with pytest.raises(ProtocolError, match=f"game {game + 1} cannot be"):
        read_position(parse_turn(lines), 1)
