"""The reference bot's program."""
from __future__ import annotations

import pytest

from bot.roborally.arena import GAME
from bot.roborally.protocol import parse_answer, parse_turn
from bot.roborally.reference.loop import Bot
from bot.roborally.reference.params import Params
from tests.bot.roborally.player.test_loop import game_lines
from tests.botkit.client.conversation import talk


@pytest.mark.parametrize("edition", GAME.editions)
def test_a_turn_is_answered_with_cards_of_the_hand(edition: str) -> None:
    first, turn = game_lines(edition)
    answers, messages = talk(Bot(Params(samples=64, batch=64, sweeps=1)), [*first, *turn, *turn])
    assert len(answers) == 2
    for answer in answers:
        assert set(parse_answer(answer).program) <= set(parse_turn(turn).hand)
    assert messages == []
