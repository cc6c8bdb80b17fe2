"""The pictures of a game."""
from __future__ import annotations

from xml.etree import ElementTree

from bot.arena.game import Setup
from bot.arena.games.roborally import GAME
from bot.arena.games.roborally.referee import LIMITS, RoboRallyReferee
from bot.games.roborally.hands import all_programs, classes_of
from bot.games.roborally.state import Robot
from bot.protocol.roborally import parse_answer
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


def test_programs_are_named_by_the_number_of_their_action() -> None:
    setup = Setup(1, 2, "2005", LIMITS, {"course": "Whirlwind Tour", "max_turns": "1"})
    record = played(GAME, setup, "builtin:greedy", "builtin:random")
    rows = GAME.frames(record)[0].rows
    column = rows[0].index("action")
    for seat in range(2):
        order, hand = parse_answer(record["turns"][0]["actions"][seat]), RoboRallyReferee(setup).hands[seat]
        classes = [next(members for members in classes_of(hand) if card in members) for card in order.program]
        actions = [
            [next(members for members in classes_of(hand) if card in members) for card in program]
            for program in all_programs(hand, Robot((0, 0), 0, (0, 0))).tolist()
        ]
        assert rows[seat + 1][column] == f"{actions.index(classes)} of {len(actions)}"
