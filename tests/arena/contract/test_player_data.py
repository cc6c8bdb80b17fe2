"""What programs report: which lines count, in which turn of the replay they are found, and how much is kept."""
from __future__ import annotations

import json
import time
from collections.abc import Mapping

import pytest

from arena.contract.player_data import LONGEST_TEXT, MOST_NAMES, Data, Recorder, data_of, parse, parted
from arena.contract.record import Replay, Seat, Turn, Value, as_json, replay_of
from arena.contract.setup import Setup
from arena.games import load_game
from arena.match.one_game import play_game
from arena.match.outcome import MeansOfGames
from arena.run.contestants import contestant
from tests.conftest import BOT, TOY

OWN_TURNS = {turn: turn for turn in range(1, 11)}


def played(*commands: str, **options: str) -> Replay:
    game = load_game(TOY)
    setup = Setup(1, len(commands), "plain", game.limits, options)
    record = play_game(game, setup, [contestant(game, command) for command in commands])
    return replay_of(json.loads(json.dumps(as_json(record), allow_nan=False)))


@pytest.mark.parametrize(("line", "turn", "name", "value"), [
    ("[PDATA] value = 0.5", None, "value", 0.5),
    ("[PDATA][12] medals in diving = 3", 12, "medals in diving", 3),
    ("[PDATA][1]x=-.5e1", 1, "x", -5),
    ("[PDATA] x = 12345678901234567890", None, "x", 12345678901234567890.0),
    ("[PDATA] x = nan", None, "x", "nan"),
    ("[PDATA] x = -inf", None, "x", "-inf"),
    ("[PDATA] x = 1e999", None, "x", "1e999"),
    ("[PDATA] x = 1e100", None, "x", 1e100),
    ("[PDATA] x = -1.1e100", None, "x", "-1.1e100"),
    ("[PDATA] best = UP 0.51, LEFT = 0.49  ", None, "best", "UP 0.51, LEFT = 0.49"),
    ("[PDATA] where = (3, 4) @ home", None, "where", "(3, 4) @ home"),
    ("[PDATA] x = 1_000", None, "x", "1_000"),
])
def test_a_line_says_a_number_or_a_text(line: str, turn: int | None, name: str, value: object) -> None:
    said = parse(line)
    assert said is not None
    assert (said.is_of_match, said.turn, said.name, said.value) == (False, turn, name, value)
    assert type(said.value) is type(value)


def test_a_line_may_be_about_the_match() -> None:
    said = parse("[TDATA][3] map = chess")
    assert said is not None and said.is_of_match


@pytest.mark.parametrize("line", [
    "", "value = 3", "[PDATA]", "[PDATA] value", "[PDATA] value =", "[PDATA] = 3", "[PDATA][x] value = 3",
    "[PDATA][-1] value = 3", "[PDATA][] value = 3", "[pdata] value = 3", "[QDATA] value = 3", " [PDATA] value = 3",
    f"[PDATA] {'n' * 61} = 3", "[PDATA] a<b = 3", "[PDATA] a@3 = 3", "[PDATA] f(x) = 3",
])
def test_any_other_line_is_a_message(line: str) -> None:
    assert parse(line) is None
    assert parted([line, "[PDATA] x = 1"])[0] == [line]


def test_long_texts_are_cut_and_long_lines_read_quickly() -> None:
    said = parse("[PDATA] x = " + "y" * 5000)
    assert said is not None and said.value == "y" * LONGEST_TEXT
    begun = time.perf_counter()
    for line in ("[PDATA] x = " + " " * 60_000 + "y", "[PDATA] " + " " * 60_000, "[PDATA] x = 1" + "1" * 60_000):
        parse(line)
    assert time.perf_counter() - begun < 1.0


class TestOfAGame:
    def test_lines_without_a_turn_belong_to_the_one_in_which_they_are_written(self) -> None:
        record = played(f"{BOT} data '[PDATA] said = {{own}}'", "builtin:random")
        assert data_of(record, 0) == Data({"said": OWN_TURNS}, {})
        assert data_of(record, 1) == Data({}, {})
        assert not any(turn.messages for turn in record.turns)

    def test_lines_after_the_answer_belong_to_the_turn_that_they_name(self) -> None:
        record = played("builtin:random", f"{BOT} data_after '[PDATA][{{own}}] said = {{own}}'")
        assert data_of(record, 1).player == {"said": OWN_TURNS}

    def test_last_words_belong_to_the_last_turn(self) -> None:
        assert data_of(played(f"{BOT} data_at_end", "builtin:random"), 0).player == {"left": {10: 3}}

    def test_the_last_one_of_a_turn_counts_and_earlier_turns_can_be_spoken_of(self) -> None:
        words = "[PDATA] x = 1\n[PDATA] x = {own}\n[PDATA][1] first = {own}"
        record = played(f"{BOT} data '{words}'", "builtin:random")
        assert data_of(record, 0).player == {"x": OWN_TURNS, "first": {1: 10}}

    @pytest.mark.parametrize("turn", ["0", "11", "999999999"])
    def test_a_turn_that_the_player_has_not_had_makes_it_a_message(self, turn: str) -> None:
        line = f"[PDATA][{turn}] x = 1"
        record = played(f"{BOT} data '{line}'", "builtin:random")
        assert data_of(record, 0).player == {}
        assert [turn.messages for turn in record.turns] == [{0: [line]}] * 10

    def test_data_of_the_match_are_those_of_all_players(self) -> None:
        record = played(f"{BOT} data '[TDATA] one = {{own}}'", f"{BOT} data '[TDATA] two = {{turn}}'")
        both = {"one": OWN_TURNS, "two": {turn: turn - 1 for turn in OWN_TURNS}}
        assert data_of(record, 0) == data_of(record, 1) == Data({}, both)

    def test_other_lines_stay_messages_and_last_words(self) -> None:
        record = played(f"{BOT} data '[PDATA] x = 1\n[PDATA] broken'", "builtin:random")
        assert record.turns[3].messages == {0: ["[PDATA] broken"]}
        assert record.players[0].last_messages == ["[PDATA] broken"] * 10

    def test_a_flood_is_bounded(self) -> None:
        record = played(f"{BOT} data_flood", "builtin:random")
        assert len(data_of(record, 0).player) == MOST_NAMES
        assert len(json.dumps(as_json(record)["turns"][5])) < 5000

    def test_where_answers_go_to_stderr_either_stream_is_heard(self) -> None:
        record = played(f"{BOT} data_beside '[PDATA] x = {{own}}'", "builtin:random", stream="stderr", forgiving="1")
        assert data_of(record, 0).player == {"x": OWN_TURNS, "y": OWN_TURNS}


def recorded(*lines: str) -> Mapping[str, Value]:
    """What one player has said after these lines."""
    turn = Turn({0: []}, [None], [None], [None])
    recorder = Recorder()
    recorder.begin(turn)
    recorder.put(0, parted(lines)[1])
    return turn.pdata[0]


@pytest.mark.parametrize(("first", "second", "together"), [
    ("0.5", "2", 2.5), ("-3", "3", 0), ("1e100", "1e100", "2e+100"), ("9007199254740992", "2", 2.0**53 + 2),
])
def test_a_sum_is_what_could_have_been_said_as_one_number(first: str, second: str, together: Value) -> None:
    said = recorded(f"[PDATA] x = {first}", f"[PDATA+] x = {second}")["x"]
    assert said == together and type(said) is type(together)
    assert recorded(f"[PDATA] x = {together}", "[PDATA+] x = 1")["x"] == (1 if isinstance(together, str) else said + 1)


def test_what_is_said_of_many_turns_has_a_mean_and_a_file_that_can_be_read() -> None:
    record = played(f"{BOT} data '[PDATA] x = 1e100\n[PDATA+] y = 1e100\n[PDATA+] n = 9e15'", "builtin:random")
    means = MeansOfGames()
    means.add(data_of(record, 0).player)
    assert set(means.as_json()) == {"x", "y", "n"} and means.as_json()["x"]["mean"] == 1e100
    record.turns[0].pdata[0]["x"] = 1e308
    with pytest.raises(ValueError, match="turn 1: pdata"):
        replay_of(as_json(record))


def test_where_players_move_one_after_the_other_each_counts_its_own_turns() -> None:
    nothing: list[None] = [None, None]
    turns = [Turn({1: []}, [*nothing], [*nothing], [*nothing], before_game=True)]
    turns += [Turn({number % 2: []}, [*nothing], [*nothing], [*nothing]) for number in range(6)]
    recorder = Recorder()
    said = [one for line in ("[PDATA][2] x = 7", "[PDATA] y = 8") if (one := parse(line))]
    for turn in turns:
        recorder.begin(turn)
    recorder.put(1, said)
    assert data_of(Replay([Seat("a"), Seat("b")], [], turns), 1).player == {"x": {4: 7}, "y": {6: 8}}
