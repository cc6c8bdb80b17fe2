"""The pictures of a game."""
from __future__ import annotations

from xml.etree import ElementTree

from bot.arena.game import Setup
from bot.arena.games.roborally import GAME
from bot.arena.games.roborally.referee import LIMITS
from tests.arena.games.helpers import played


def test_pictures_follow_every_register_and_are_well_formed() -> None:
    setup = Setup(1, 2, "2005", LIMITS, {"course": "Whirlwind Tour", "max_turns": "3"})
    record = played(GAME, setup, "builtin:greedy", "builtin:random")
    pictures = GAME.frames(record)
    assert len(pictures) == 7 * len(record["turns"])
    assert [picture.turn for picture in pictures][::7] == list(range(len(record["turns"])))
    for picture in pictures:
        ElementTree.fromstring(picture.svg)
        assert len(picture.rows) == 3
