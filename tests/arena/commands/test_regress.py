"""``regress``: what it says of a bot, and what it notices."""
from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import force_setattr, replace

from arena import cli
from arena.commands import regress
from arena.contract.files import ReplayWriter
from arena.contract.record import Replay, Seat, Turn, read_replays
from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from arena.match import regression
from arena.match.one_game import play_game
from arena.match.regression import changed_answers, own_seats, recorded_answers
from arena.run.contestants import contestant, submission_of
from tests.arena.toy import GAME
from tests.bot.helpers import records, replays
from tests.bot.olympics.arena.test_contest_replay import download_of
from tests.conftest import BOT, ROOT, Arena

PUBLIC = ROOT / "replays" / "olympics_public.jsonl.gz"
BOT_OF_THE_GAME = "python -m bot.submit.toy"
TOY_BOT = (sys.executable, str(Path(__file__).parents[1] / "toy_bot.py"))


def regression_record(kind: str) -> dict[str, Any]:
    """A game in which a toy bot stands for the kit's own."""
    players = [contestant(GAME, command) for command in (f"{BOT} {kind}", "builtin:greedy")]
    record: dict[str, Any] = play_game(GAME, Setup(1, 2, "plain", NO_LIMITS), players)
    force_setattr(record.players[0], "cmd", f"{BOT_OF_THE_GAME} {kind}")
    return record


def test_the_same_answers_are_no_difference() -> None:
    record = regression_record("good")
    assert own_seats(record) == [0]
    assert list(changed_answers(record, 0, lambda submission: TOY_BOT)) == []


def test_a_changed_answer_a_crash_and_a_missing_program_are_differences() -> None:
    record = regression_record("good")
    record.turns[4].actions[0] = "7"
    assert list(changed_answers(record, 0, lambda submission: TOY_BOT)) == ["turn 5, seat 0: '7' recorded, '4' now"]
    force_setattr(record.players[0], "cmd", f"{BOT_OF_THE_GAME} crash_later")
    assert ": crash: " in next(changed_answers(record, 0, lambda submission: TOY_BOT))
    assert "No module named bot.submit.toy" in next(changed_answers(record, 0))


@pytest.mark.parametrize("when", ["traceback", "traceback_at_last"])
def test_a_traceback_is_a_difference_even_if_the_answers_are_the_same(when: str) -> None:
    record = regression_record("good")
    (sentence,) = changed_answers(record, 0, lambda submission: (*TOY_BOT, when))
    assert sentence == "seat 0: answers, but writes a traceback to stderr: RuntimeError: lost my way"


def test_a_bot_that_waits_for_lines_which_are_not_recorded_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert regression.PATIENCE_MS <= 30_000.0
    monkeypatch.setattr(regression, "PATIENCE_MS", 500.0)
    record = regression_record("good")
    record.turns[4].inputs[0] = []
    (sentence,) = changed_answers(record, 0, lambda submission: TOY_BOT)
    assert "turn 5, seat 0: no answer within" in sentence and "perhaps the recording lacks lines" in sentence


def test_regress_refuses_files_that_are_none(arena: Arena, tmp_path: Path) -> None:
    with ReplayWriter(tmp_path / "x.jsonl.gz") as writer:
        writer.add({"value": 1})
    done = arena("regress", tmp_path / "x.jsonl.gz")
    assert done.returncode == 2
    assert "--record" in done.stderr


def test_recording_wants_a_fixed_effort(arena: Arena, tmp_path: Path) -> None:
    words = ("--record", "builtin:kit --set width=20", "--as", "olympics", "--from", PUBLIC, "--seat", 1)
    done = arena("regress", *words, tmp_path / "x.jsonl.gz")
    assert done.returncode == 2
    assert "with --effort N only" in done.stderr


@pytest.mark.parametrize(("command", "found"), [
    ("python -m bot.submit.ewn --set depth=8", ("ewn", ["--set", "depth=8"])),
    ("python -m bot.submit.ewn_reference", ("ewn_reference", [])),
    ("python -m bot.submit.ewnish", None),
    ("python dist/ewn.py", None),
])
def test_the_kits_own_bots_are_known_by_their_commands(command: str, found: object) -> None:
    assert submission_of("ewn", command) == found


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--record", "true"], "needs --from REPLAY and --seat NAME|S"),
        (["--seat", "me"], "say which games --record CMD is to answer"),
        (["--record", "true", "--from", PUBLIC], "needs --from REPLAY and --seat NAME|S"),
        (["--record", "true", "--from", PUBLIC, "--seat", "me"], "no player is called 'me'"),
        (["--record", "true", "--from", PUBLIC, "--seat", "0", "--faulty"], "no game of the 40 of"),
        (["--record", "builtin:greedy", "--as", "olympics", "--from", PUBLIC, "--seat", "1"],
         "a program, and builtin:greedy is none"),
        (["--record", "nosuch", "--as", "olympics", "--from", PUBLIC, "--seat", "1"], "no program 'nosuch'"),
        (["--record", "true", "--as", "ewn", "--from", ROOT / "replays" / "olympics_referee.jsonl.gz", "--seat", "0"],
         "has other records than games of ewn"),
    ],
)
def test_regress_refuses_what_would_come_to_nothing(
    arena: Arena, tmp_path: Path, words: list[object], message: str
) -> None:
    done = arena("regress", *words, tmp_path / "x.jsonl.gz")
    assert done.returncode == 2
    assert message in done.stderr


@pytest.mark.parametrize(("command", "message"), [
    ("", "an empty command"), ("python 'x", "cannot read the command"), ("python a\0b", "a character that no command"),
])
def test_a_command_that_cannot_be_read_is_told(arena: Arena, tmp_path: Path, command: str, message: str) -> None:
    turn = Turn(inputs={0: ["1"]}, actions=["1"], ms=[None], faults=[None])
    with ReplayWriter(tmp_path / "x.jsonl.gz") as writer:
        writer.add(Replay([Seat("me", command)], [[]], [turn], game="ewn", regress=[0]))
    done = arena("regress", "--trust", tmp_path / "x.jsonl.gz")
    assert (done.returncode, message in done.stderr) == (2, True)


@pytest.fixture
def recorded(arena: Arena, tmp_path: Path) -> Path:
    """Two games of EWN's bot with a fixed effort."""
    path = tmp_path / "ewn.regress.jsonl.gz"
    done = arena("play", "ewn", "python -m bot.submit.ewn --effort 2 --set positions=1000", "builtin:greedy",
                 "--games", 2, "--turn-ms", 0, "--first-turn-ms", 0, "--out", path)
    assert done.returncode == 0, done.stderr
    return path


def test_a_match_of_a_bot_with_a_fixed_effort_is_a_recording(arena: Arena, recorded: Path) -> None:
    answers = sum(own_seats(game)[0] in turn.inputs for game in read_replays(recorded) for turn in game.turns)
    again = arena("regress", recorded)
    assert again.returncode == 0, again.stdout
    assert again.stdout.splitlines()[-1] == f"{answers} answers of 2 bots, 0 bots differ"


def test_a_built_file_is_compared_with_what_was_recorded(
    recorded: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regress, "ROOT", tmp_path)
    assert cli.main(["regress", "--python", sys.executable, str(recorded)]) == 2
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "ewn.py").write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nfrom bot.ewn.player.loop import main\nmain()\n")
    assert cli.main(["regress", "--python", sys.executable, str(recorded)]) == 0
    (tmp_path / "dist" / "ewn.py").write_text("while True: print(input() and 1)")
    assert cli.main(["regress", "--python", sys.executable, str(recorded)]) == 1


class TestOwnSeatOfGamesThatWerePlayed:
    RECORD = ("regress", "--record",
              "builtin:kit --effort 1 --set width=20 --set ahead_rounds=0 --set skating_samples=1")
    TURNS = 12
    """So many turns of a game are asked again."""
    LOST = 1
    """Of these games, someone1 has lost so many."""

    @pytest.fixture
    def imported(self, arena: Arena, tmp_path: Path) -> Path:
        """The beginnings of three games from the contest's site."""
        (tmp_path / "site.json").write_text(json.dumps(
            [download_of(record) for record in records("olympics_public.jsonl.gz")[:3]]))
        whole, out = tmp_path / "whole.jsonl.gz", tmp_path / "site.jsonl.gz"
        assert arena("import", "olympics", tmp_path / "site.json", "--out", whole).returncode == 0
        with ReplayWriter(out) as writer:
            for game in read_replays(whole):
                writer.add(replace(game, turns=game.turns[:self.TURNS]))
        return out

    def test_todays_answers_to_what_it_was_sent_are_recorded_and_checked(
        self, arena: Arena, imported: Path, tmp_path: Path
    ) -> None:
        path = tmp_path / "mine.jsonl.gz"
        done = arena(*self.RECORD, "--from", imported, "--seat", "someone1", "--lost", path)
        assert done.returncode == 0, done.stderr
        lost = [game for game in read_replays(imported) if game.ranks[1] > 1]
        kept = list(read_replays(path))
        assert [game.seed for game in kept] == [game.seed for game in lost]
        for game, original in zip(kept, lost):
            assert own_seats(game) == [1]
            assert [turn.inputs for turn in game.turns] == [
                {1: turn.inputs[1]} for turn in original.turns]
            assert [turn.actions for turn in game.turns] != [turn.actions for turn in original.turns]
        again = arena("regress", path)
        assert again.stdout.splitlines() == [f"{self.TURNS * len(lost)} answers of {len(lost)} bots, 0 bots differ"]
        assert len(lost) == self.LOST

    def test_a_changed_bot_is_noticed(self, imported: Path) -> None:
        game = next(read_replays(imported))
        record = recorded_answers(
            load_game("olympics"), game, 2, "python -m bot.submit.olympics --effort 1 --set width=20"
            " --set ahead_rounds=0 --set skating_samples=1")
        record.turns[10].actions[2] = "JUMP"
        sentences = list(changed_answers(record, 2))
        assert [sentence.partition(":")[0] for sentence in sentences] == ["turn 11, seat 2"]

    def test_turns_and_streams_are_kept_where_players_move_one_after_the_other(self) -> None:
        game = load_game("ewn")
        players = [contestant(game, "builtin:greedy")] * 2
        played = play_game(game, Setup(3, 2, "judge_b", NO_LIMITS), players)
        record = recorded_answers(game, played, 1, "python -m bot.submit.ewn --effort 4")
        assert len(record.turns) == len(played.turns)
        assert [turn.actions[0] for turn in record.turns] == [None] * len(record.turns)
        answered = [turn.actions[1] is not None for turn in record.turns]
        assert answered == [1 in turn.inputs for turn in played.turns]
        assert list(changed_answers(record, 1)) == []

    def test_a_bot_that_cannot_answer_is_told(self) -> None:
        played = replays("olympics_referee.jsonl.gz")[0]
        with pytest.raises(ValueError, match=r"turn 1: .*No module named bot\.submit\.nobody"):
            recorded_answers(load_game("olympics"), played, 1, "python -m bot.submit.nobody --effort 1")
