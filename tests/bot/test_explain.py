"""``--set explain=1``: what the kit's bots report, in the form and the turns that the arena reads."""
from __future__ import annotations

import io
import math
import sys
import time
from functools import cache
from importlib import import_module
from itertools import chain
from statistics import median

import pytest

from arena.contract.player_data import data_of, parse, parted
from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from arena.match.one_game import play_game
from arena.run.contestants import contestant
from botkit.client.session import Session
from botkit.client.times import UNLIMITED
from botkit.search.result import SearchResult
from tests.bot.bots import BOTS, game_of, package_of, params_of
from tests.bot.helpers import replays

TURNS_PLAYED = 7
SHORTEST_TURN_S = 0.03
"""What a turn of the Olympics has."""
RESULT = SearchResult("b3", 0.25, (("b3", 0.25), ("c4", 0.125)), 12)


@cache
def said_and_answered(bot: str, *options: str) -> tuple[list[str], list[str]]:
    """Lines on stderr and on stdout in the first turns of a recorded game."""
    record = replays(f"{game_of(bot)}.regress.jsonl.gz")[0]
    seat = next(number for number, player in enumerate(record.players) if "bot.submit" in player.cmd)
    turns = [turn.inputs[seat] for turn in record.turns if seat in turn.inputs][:TURNS_PLAYED]
    lines = chain(record.player_inputs_init[seat], *turns)
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        import_module(f"{package_of(bot)}.loop").main(["--effort", "4", *options])
    return err.getvalue().splitlines(), out.getvalue().splitlines()


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_explains_itself_if_it_is_asked_to_and_answers_the_same(bot: str) -> None:
    silent, answers = said_and_answered(bot)
    assert silent == []
    said, same = said_and_answered(bot, "--set", "explain=1")
    assert same == answers
    messages, statements = parted(said)
    assert messages == []
    assert {one.name for one in statements} - {"best"} == {"value", "effort"}
    assert {one.turn for one in statements} == {None}
    values = [one.value for one in statements if one.name == "value"]
    outside = [value for value in values if isinstance(value, str) or not 0.0 <= value <= 1.0]
    assert bot != game_of(bot) or outside == [], "a shipped bot tells its values from 0 to 1: SearchResult.map"
    assert params_of(bot).explain is False


@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot == game_of(bot)])
def test_the_best_answer_is_named_as_it_is_sent(bot: str) -> None:
    said, answers = said_and_answered(bot, "--set", "explain=1")
    best = [str(one.value).partition(":")[0] for one in map(parse, said) if one and one.name == "best"]
    assert best and {*best} <= {*answers}


@pytest.mark.parametrize("edition", ["judge_a", "judge_b"])
def test_what_is_said_is_found_in_the_turn_it_is_said_of(edition: str) -> None:
    game = load_game("ewn")
    command = "python -m bot.submit.ewn --effort 4 --set explain=1"
    players = [contestant(game, "builtin:random"), contestant(game, command)]
    record = play_game(game, Setup(2, 2, edition, NO_LIMITS), players)
    data = data_of(record, 1).player
    assert data_of(record, 0).player == {}
    assert len(data["value"]) > 3
    turns = dict(zip(record.turn_numbers(), record.turns))
    for turn, best in data["best"].items():
        answer = str(turns[turn].actions[1])
        assert edition != "judge_a" or str(best).startswith(f"{answer}: ")
        assert answer != "None"


class TestSession:
    def explained(self, result: SearchResult[str], capsys: pytest.CaptureFixture[str], explains: bool = True) -> str:
        Session(explains).best_in_time([SearchResult("worse", 0.9), result], RESULT, UNLIMITED, str.upper)
        return capsys.readouterr().err

    def test_tells_the_value_the_effort_and_the_best_answers_of_the_result_that_counts(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        lines = ["[PDATA] value = 0.2500", "[PDATA] effort = 12", "[PDATA] best = B3: 0.2500, C4: 0.1250"]
        assert self.explained(RESULT, capsys).splitlines() == lines

    def test_says_nothing_unless_it_is_asked_to(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.explained(RESULT, capsys, explains=False) == ""

    def test_says_nothing_of_what_is_not_known(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.explained(SearchResult("b3", math.nan, effort=3), capsys) == ""

    @pytest.mark.wall_time
    def test_takes_less_than_a_hundredth_of_the_shortest_turn(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "stderr", open("/dev/null", "w"))  # noqa: SIM115 - closed with the test's process
        result = SearchResult("b3", 0.25, tuple((str(number), 0.1 * number) for number in range(10)), 12)
        seconds = []
        for explains in (False, True):
            session, times = Session(explains), []
            for _ in range(300):
                begun = time.perf_counter()
                session.best_in_time([result], RESULT, UNLIMITED)
                times.append(time.perf_counter() - begun)
            seconds.append(median(times))
        assert seconds[1] - seconds[0] < 0.01 * SHORTEST_TURN_S
