"""Files of strangers: what they name is neither imported nor run unless the user names it too."""
from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from arena.contract.files import ReplayWriter
from arena.contract.record import Replay, as_json
from arena.games import load_game
from arena.league.importing import import_games
from arena.league.store import League
from arena.league.store.league_settings import new_league_settings
from arena.match.match import new_match
from arena.run.contestants import comes_with
from tests.conftest import TOY, Arena

EVIL = """
from pathlib import Path
Path({mark!r}).touch()
from tests.arena.toy import GAME
"""
CONTEST = """
title = "Trap"
referee = "touch {mark}"
picture = "picture.py:frames"
"""
TURN_1, TURN_2 = ("--turn", "1", "--seat", "1"), ("--turn", "2", "--seat", "0")


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    """The file that is there as soon as anything of the stranger's has run."""
    return tmp_path / "it has run"


@pytest.fixture(autouse=True)
def trap(mark: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that a stranger has packed: a module, and contests, one of them with the name of a game."""
    (tmp_path / "evil_game.py").write_text(EVIL.format(mark=str(mark)))
    for name in ("contest", "ewn"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "contest.toml").write_text(CONTEST.format(mark=shlex.quote(str(mark))))
        (tmp_path / name / "picture.py").write_text(EVIL.format(mark=str(mark)))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tests.conftest.ROOT", tmp_path)


@pytest.fixture
def game() -> Replay:
    return new_match(TOY, ["builtin:greedy", "builtin:random"], seed=3).job(0).play()


def write(game: Replay) -> Path:
    file = Path("games.jsonl.gz")
    with ReplayWriter(file) as writer:
        writer.add(game)
    return file


def commands(file: Path) -> Iterator[tuple[str, ...]]:
    """Everything that reads a file and would need its game."""
    yield ("view", f"{file}")
    yield ("analyse", f"{file}")
    yield ("analyse", f"{file}", "--luck")
    yield ("report", f"{file}", "--seat", "0")
    yield ("ask", f"{file}", *TURN_1, "builtin:greedy")
    yield ("branch", f"{file}", *TURN_1, "--answer", "9")


@pytest.mark.parametrize("name", ["evil_game:GAME", "os:system", "contest", "contest/contest.toml", "{here}/contest"])
def test_a_file_names_no_game_but_the_installed_ones(
    name: str, game: Replay, mark: Path, tmp_path: Path, arena: Arena
) -> None:
    name = name.format(here=tmp_path)
    file = write(replace(game, match=replace(game.header, game=name)))
    for words in commands(file):
        done = arena(*words)
        assert done.returncode == 2, words
        assert f"of {name!r}, which is no installed game" in done.stderr, words
        assert len(done.stderr.splitlines()) == 1
    assert arena("games", file).returncode == 0
    assert not mark.exists()


def test_a_game_that_a_record_names_without_a_match_is_no_other_case(game: Replay, mark: Path, arena: Arena) -> None:
    file = write(replace(game, match=None, game="evil_game:GAME"))
    assert "is no installed game" in arena("view", file).stderr
    assert not mark.exists()


def test_the_user_names_a_game_that_is_not_installed(game: Replay, arena: Arena) -> None:
    file = write(game)
    assert arena("view", file, "--as", TOY).returncode == 0
    assert f"arena view {file} --as {TOY} --game 1" in arena("games", file, "--as", TOY).stdout


def test_a_folder_does_not_pass_for_the_installed_game_of_its_name(mark: Path, arena: Arena) -> None:
    match = new_match("ewn", ["builtin:greedy", "builtin:random"], seed=3, first_turn_ms=0.0, turn_ms=0.0)
    game = match.job(0).play()
    assert game.header.game == "ewn" and not load_game("ewn").is_contest
    assert load_game("./ewn").is_contest
    assert arena("view", write(game)).returncode == 0
    assert arena("league", "league", "init", "ewn").returncode == 0
    assert arena("league", "league", "import", "games.jsonl.gz").returncode == 0
    assert not mark.exists()


def with_program(game: Replay, command: str, *regress: int) -> Path:
    """The file of a game of EWN in which the bot of seat 1 has this command."""
    players = [game.players[0], replace(game.players[1], cmd=command)]
    place = replace(game.header, commands=[game.players[0].cmd, command])
    return write(replace(game, players=players, regress=list(regress), match=place))


@pytest.fixture
def ewn() -> Replay:
    match = new_match("ewn", ["builtin:greedy", "builtin:random"], seed=3, first_turn_ms=0.0, turn_ms=0.0)
    return match.job(0).play()


def legal_answer(record: Replay) -> str:
    """What seat 0 has answered in ``TURN_2``."""
    return next(str(turn.actions[0]) for turn in record.turns if 0 in turn.inputs and not turn.before_game)


def test_a_program_that_a_file_names_is_run_with_trust_alone(ewn: Replay, mark: Path, arena: Arena) -> None:
    command = shlex.join(["touch", str(mark)])
    file = with_program(ewn, command, 1)
    first = ("branch", file, "--games", 1, *TURN_1, "--with", "builtin:greedy")
    second = ("branch", file, "--games", 1, *TURN_2, "--answer", legal_answer(ewn))
    for words in (first, second, ("regress", file)):
        done = arena(*words)
        assert done.returncode == 2, words
        assert "names the program" in done.stderr and "--trust" in done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert not mark.exists()
    assert arena(*second, "--seat-cmd", 1, "builtin:greedy").returncode == 0
    assert not mark.exists()
    arena("regress", "--trust", file)
    assert mark.exists()


def test_a_module_does_not_pass_for_an_own_bot_by_its_name(ewn: Replay, arena: Arena) -> None:
    done = arena("regress", with_program(ewn, "python -m evil_game.submit.ewn"))
    assert done.returncode == 2
    assert "names the program 'python -m evil_game.submit.ewn'" in done.stderr


@pytest.mark.parametrize(("command", "comes"), [
    ("builtin:random", True), ("builtin:kit --effort 3", True), ("python -m bot.submit.ewn --effort 3", True),
    ("python -P -m bot.submit.ewn", True), ("python -m evil.submit.ewn bot.submit.ewn", False),
    ("python -m bot.submit.olympics", False), ("python dist/ewn.py", False),
    ("python -m -P bot.submit.ewn", False),
    ("python -X dev -m bot.submit.ewn", False), ("X=1 python -m bot.submit.ewn", False),
    ("", False), ("'", False),
])
def test_what_comes_with_a_game(command: str, comes: bool) -> None:
    assert comes_with(load_game("ewn"), command) is comes


def test_a_bot_that_only_a_file_has_named_is_not_branched_in_a_league(ewn: Replay, mark: Path, arena: Arena) -> None:
    command = shlex.join(["touch", str(mark)])
    players = [ewn.players[0], replace(ewn.players[1], name="guest", cmd=command)]
    game = replace(ewn, players=players, match=replace(ewn.header, commands=[ewn.players[0].cmd, command]))
    with League.create(Path("league"), new_league_settings("ewn")) as store:
        import_games(store, [as_json(game)], 0.0, "m.jsonl.gz")
        assert store.bots.named("guest").is_foreign
    words = ("league", "league", "branch", 1, *TURN_2, "--answer", legal_answer(ewn), "--games", 1)
    done = arena(*words)
    assert done.returncode == 2
    assert "/league add guest" in done.stderr and len(done.stderr.splitlines()) == 1
    assert not mark.exists()
    with League.open(Path("league")) as store:
        store.bots.set_state("guest", "active")
        assert not store.bots.named("guest").is_foreign
    arena(*words)
    assert mark.exists()
