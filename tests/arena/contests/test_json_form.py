"""Commands that play a game and print JSON, as people have them for psyleague and cgarena."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from arena.contests.command_line_form import Verdict
from arena.contests.contest import JSON, Contest
from arena.contests.game import game_of
from arena.contests.json_form import command_words, play_json
from arena.contests.relays import Relays
from arena.contract.game import GameFailed
from arena.contract.record import Replay, as_json
from arena.run.contestants import Contestant
from tests.arena.contests.contests import (
    FIRST_MS,
    HERE,
    SHORT_MS,
    TURN_MS,
    bot,
    downloaded,
    faults,
    kinds,
    play,
    referee_command,
)


def contest(rest: str, *quirks: str, turn_ms: float = TURN_MS) -> Contest:
    limits = (f"++first-ms={FIRST_MS}", f"++turn-ms={turn_ms}")
    command = f"{referee_command(*limits, *quirks, name='fake_json.py')} {rest}"
    return Contest(HERE, "Json", command, JSON, (2, 3), first_turn_ms=FIRST_MS, turn_ms=turn_ms, silence_s=30.0)


@pytest.mark.parametrize("command, words", [
    ("play %P1% %P2%", ["play", "/p0", "/p1"]),
    ("play %DIR%/%ALL_PLAYERS%.exe x", ["play", "/p0.exe", "/p1.exe", "x"]),
    ("play --p %DIR%/%P2% --q %P1%", ["play", "--p", "/p1", "--q", "/p0"]),
    ("play {SEED} {PLAYERS}", ["play", "7", "/p0", "/p1"]),
    ("play --seed={SEED} '{P2}' {P1}", ["play", "--seed=7", "/p1", "/p0"]),
])
def test_the_placeholders_of_both_tools(command: str, words: list[str]) -> None:
    relays = Relays([bot(), bot()])
    try:
        given = command_words(command, relays, 2, 7)
        assert [word.replace(str(relays.folder), "") for word in given] == words
        assert all(Path(word).exists() for word in given if word.startswith(str(relays.folder)))
    finally:
        relays.close()


@pytest.mark.parametrize("command", ["play {PLAYERS}", "play %ALL_PLAYERS%", "play {P1} %P2% {P3} {P4} {P5} {P6} {P7}"
                                     " {P8} %P9% {P10} %P11%"])
def test_eleven_players(command: str) -> None:
    relays = Relays([bot()] * 11)
    try:
        given = command_words(command, relays, 11, 7)[1:]
        assert [Path(word).name for word in given] == [f"p{seat}" for seat in range(11)]
        assert all(Path(word).exists() for word in given)
    finally:
        relays.close()


def check(record: Replay) -> None:
    assert not faults(record)
    assert len(record.turns) == 8
    assert sorted(record.ranks) in ([1, 2], [1, 1])
    assert record.turns[-1].tdata == {}, "a seed is none of the numbers of a game"
    earned = [record.turns[-1].pdata[seat]["earned"] for seat in range(2)]
    assert record.ranks == [1 + sum(other > own for other in earned) for own in earned]


def test_a_command_of_psyleague() -> None:
    check(play(contest("5 %DIR%/%ALL_PLAYERS%.exe"), bot(), bot("x")))


def test_a_command_of_cgarena() -> None:
    check(play(contest("{SEED} {P1} {P2}"), bot(), bot("x")))


def test_several_games_of_one_command_are_one_result() -> None:
    record = play(contest("{SEED} {PLAYERS}", "++list"), bot(), bot("x"))
    assert len(record.turns) == 16
    assert sorted(record.final_scores) == [0.0, 2.0]


def test_the_faults_are_told_by_kind() -> None:
    assert kinds(play(contest("5 %P1% %P2%"), bot(), bot("crash@3"))) == {(3, 1): "crash_later"}
    assert kinds(play(contest("5 %P1% %P2%"), bot("bad@3"), bot())) == {(3, 0): "broken_rule"}
    assert kinds(play(contest("5 %P1% %P2%", turn_ms=SHORT_MS), bot("sleep@3"), bot())) == {(3, 0): "no_answer"}


@pytest.mark.parametrize("printed", [
    "5", "{" * 500_000, "[" * 100_000, "[]", "{}", '{"ranks": [1]}', '{"ranks": [1, null]}', '{"ranks": 5}',
    *(f'{{"ranks": [1, 2], {more}}}' for more in (
        '"player_data": [5]', '"player_data": [{}, {}, {}]', '"attributes": [5]', '"test_data": []',
        '"errors": [0, 0, 1]', '"attributes": [{"name": "x", "value": 1, "player": -1}]',
        '"attributes": [{"name": 5, "value": 1}]')),
], ids=lambda printed: printed[:50])
def test_a_strange_result_is_a_failure_of_the_referee(printed: str, tmp_path: Path) -> None:
    (tmp_path / "printed").write_text("words\n" + printed)
    with pytest.raises(GameFailed, match="printed no result of 2 players"):
        play(Contest(tmp_path, "Json", "cat printed", JSON, (2,)), bot(), bot())


def test_many_lines_that_begin_like_a_result_do_not_hide_it(tmp_path: Path) -> None:
    (tmp_path / "printed").write_text("[debug] {\n" * 100_000 + '{"ranks":\n[2, 1]}\n')
    record = play(Contest(tmp_path, "Json", "cat printed", JSON, (2,)), bot(), bot())
    assert (record.ranks, record.turns) == ([2, 1], [])


@pytest.mark.parametrize("flood", ["yes", "cat /dev/zero"])
def test_a_bot_that_prints_without_end_is_ended_where_the_referee_reads_it_all(flood: str) -> None:
    command = """sh -c 'echo go | {P1} | cat > /dev/null; echo "{\\"ranks\\": [2, 1]}"'"""
    record = play(Contest(HERE, "Json", command, JSON, (2,)), Contestant(flood, flood, tuple(flood.split())), bot())
    assert faults(record) == {(1, 0): "flood_stdout: printed more than 1 MiB in one answer"}
    assert record.ranks == [2, 1]


PRINTS = """sh -c 'read -r line < /dev/null; echo no such move >&2; echo "$1"' -- '%s' {P1} {P2}"""
"""A referee that asks nobody, and prints this."""


def result(text: str) -> Verdict:
    relays = Relays([bot(), bot()])
    try:
        return play_json(Contest(HERE, "Json", PRINTS % text, JSON, (2,), silence_s=30.0), relays, 5)
    finally:
        relays.close()


@pytest.mark.parametrize(("printed", "scores", "said"), [
    ('{"ranks": [1, 0], "scores": [51, 53.5]}', (51, 53.5), ()),
    ('{"ranks": [0, 1], "scores": [51, 53.5]}', (1, 0), ({"score": 51}, {"score": 53.5})),
    ('[{"ranks": [0, 1], "scores": [9, 8]}, {"ranks": [1, 0], "scores": [7, 8]}]', (1, 1), ()),
    ('{"ranks": [1, 0]}', (0, 1), ()),
])
def test_scores_of_a_game_count_if_the_ranks_are_theirs(
    printed: str, scores: Sequence[float], said: Sequence[dict[str, float]]
) -> None:
    played = result(printed)
    assert tuple(played.scores) == scores
    assert tuple(data for data in played.of_player if data) == said


def test_why_a_player_was_put_out() -> None:
    played = result('{"ranks": [1, 0], "errors": ["moved into a wall", ""]}')
    assert (played.out, played.reasons, played.last_words) == ({0}, {0: "moved into a wall"}, "no such move")
    assert result('{"ranks": [1, 0], "errors": [0, 1]}').out == {1}


@pytest.mark.parametrize("scores", ["[1]", "[1, NaN]", "[1, Infinity]"])
def test_scores_that_are_none_are_refused(scores: str) -> None:
    with pytest.raises(GameFailed, match="printed no result of 2 players"):
        result(f'{{"ranks": [1, 0], "scores": {scores}}}')


def test_no_result_is_a_failure_of_the_referee() -> None:
    with pytest.raises(GameFailed, match="printed no result of 2 players"):
        play(contest("5 %P1% %P2%", "++nothing"), bot(), bot())
    with pytest.raises(GameFailed, match="exit code 1"):
        play(contest("no-seed %P1% %P2%"), bot(), bot())
    with pytest.raises(GameFailed, match="was ended by signal 9"):
        play(Contest(HERE, "Json", "sh -c 'kill -9 $$' {P1}", JSON, (2,)), bot(), bot())


def test_a_game_is_played_again_from_its_seed() -> None:
    seeded = contest("{SEED} {P1} {P2}")
    record = play(seeded, bot(), bot("x"))
    assert not list(game_of(seeded).differences(as_json(record)))
    again = game_of(seeded).imported(downloaded(record))
    assert [turn.inputs for turn in again.turns] == [turn.inputs for turn in record.turns]
    with pytest.raises(ValueError, match="takes no seed"):
        list(game_of(contest("5 {P1} {P2}")).differences(as_json(record)))
