"""The Battle Sheep bot's loop on good and on bad input."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from arena.contract.setup import Limits, Setup
from bot.battlesheep.arena.referee import BattlesheepReferee
from bot.battlesheep.player.loop import Bot
from bot.battlesheep.player.params import Params
from tests.botkit.client.conversation import talk

PARAMS = Params(iterations=40)


def game_lines() -> tuple[list[str], list[str]]:
    """The first lines of a game, and a request for a start."""
    referee = BattlesheepReferee(Setup(1, 4, "hex", Limits(300, 100)))
    requests = referee.requests()
    (seat,) = requests
    return list(referee.init_lines(seat)), list(requests[seat].lines)


@pytest.mark.parametrize("bad", ["1 2 3", "x " * 12, "9 " * 12, "", "0 " * 12])
def test_a_request_that_cannot_be_read_costs_that_turn_only(bad: str) -> None:
    first, request = game_lines()
    broken = [*request[:3], bad, *request[4:]]
    answers, messages = talk(Bot(PARAMS), [*first, *broken, *request, "END", *request])
    assert len(answers) == 1
    assert messages[0].startswith("row 2 of the owners")


def test_the_turn_after_a_request_that_cannot_be_read_begins_with_its_own_first_line() -> None:
    first, request = game_lines()
    bot = Bot(PARAMS)
    began = []
    line = bot.session.line

    def told() -> str:
        text = line()
        began.append(bot.session.turn_start)
        return text

    bot.session.line = told  # type: ignore[method-assign]
    talk(bot, [*first, *request[:3], "bad", *request[4:], *request, "END"])
    assert began[-2] > began[len(first) + 3] > 0.0


@pytest.mark.parametrize(("change", "message"), [
    (lambda first: [first[0].replace("1 4 hex", "1 5 hex"), *first[1:]], "a game of 5 players; it has 4"),
    (lambda first: ["hello", *first[1:]], "the first line: wants 8 words"),
    (lambda first: [first[0].replace("hex", "cube"), *first[1:]], "no edition is called 'cube'; there are: hex"),
    (lambda first: [first[0], "7 " * 12, *first[2:]], "row 0 of the map: wants numbers from -1 to 0"),
    (lambda first: ["1 4 hex 17 1 16 1000 1000", "0 " * 17], "a line has at most 16 cells"),
    (lambda first: [first[0].replace(" 16 ", " 2147483648 "), *first[1:]], "flocks of 2147483648 sheep; they are"),
])
def test_a_game_that_cannot_be_read_ends_the_bot_with_the_reason(
    change: Callable[[list[str]], list[str]], message: str
) -> None:
    first, request = game_lines()
    with pytest.raises(SystemExit, match=message):
        talk(Bot(PARAMS), [*change(first), *request])
