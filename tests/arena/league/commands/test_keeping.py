"""Versions on the command line: added by name, listed, tried again; and what cannot be watched."""
from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arena.cli import main
from arena.league.commands.keeping import BOT_ACTIONS, _from_anywhere
from arena.league.store import League
from tests.arena.league.leagues import add_set, invented, new_league

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(
    no_workers: None, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Run:
    """Runs an action of the league in ``tmp_path``; returns its exit code and what it has printed."""
    monkeypatch.setenv("COLUMNS", "150")

    def league(*words: object) -> tuple[int, str, str]:
        capsys.readouterr()
        try:
            code = main(["league", str(tmp_path / "league"), *map(str, words)])
        except SystemExit as ended:
            code = int(ended.code or 0)
        return code, *capsys.readouterr()

    return league


@pytest.fixture
def store(tmp_path: Path) -> League:
    """A league with two versions of ``mine`` that have met once; the duel has not begun."""
    store = new_league(tmp_path / "league", "a")
    for number in (1, 2):
        bot = store.versions.add("mine", {"mine.py": f"while True: print({number})".encode()})
        store.bots.claim(bot)
        store.bots.judge(bot.id, "active", "", "")
    store.versions.begin_duels()
    for name in ("mine v1", "mine v2"):
        add_set(store, [name, "a"], [[1, 0], [1, 0]])
    return store


def test_every_action_on_bots_explains_itself(run: Run) -> None:
    for action in BOT_ACTIONS:
        code, out, _ = run(action, "--help")
        assert (code, f"{action} [" in out) == (0, True)


def test_a_file_under_a_known_name_is_a_version_that_is_tried(run: Run, store: League, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("while True print(3)")
    code, _, err = run("add", "mine", "--file", file)
    assert (code, err.startswith("mine v3 has failed: crash")) == (1, True)
    assert run("add", "mine", "--file", file)[0] == 1, "it is tried again, and no version"
    assert [version.bot.version for version in store.versions.of("mine")] == [3, 2, 1]


def test_a_file_is_copied_with_the_modules_beside_it_that_it_imports(
    run: Run, store: League, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text("from answers import three\nprint(three)")
    (tmp_path / "answers.py").write_text("three = 3")
    (tmp_path / "other.py").write_text("raise SystemExit")
    run("add", "mine", "--file", tmp_path / "mine.py")
    folder = store.versions.of("mine")[0].bot.folder
    assert folder and {file.name for file in folder.iterdir()} >= {"mine.py", "answers.py"}
    assert not (folder / "other.py").exists()
    assert "gone.py: there is no such file" in run("add", "mine", "--file", tmp_path / "gone.py")[2]


def test_a_report_of_the_family_is_of_the_version_that_stands(run: Run, store: League, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    stands = store.bots.named("mine").name
    assert stands != "mine"
    code, said, error = run("report", "mine", "--against", "mine v1", "--out", page, "--json")
    assert code == 0, error
    assert (json.loads(said)["player"], json.loads(said)["other"]) == (stands, "mine v1")


def test_versions_are_listed_with_verdicts_and_the_one_that_stands(run: Run, store: League) -> None:
    out = run("versions", "mine")[1]
    assert "the first version" in out and "not clear yet, no game against mine v1 so far" in out
    assert [line.split()[0] for line in out.splitlines() if "mine v" in line] == ["*", "mine"]
    found: dict[str, Any] = json.loads(run("versions", "mine v1", "--json")[1])
    assert [(one["name"], one["stands"], one["games"]) for one in found["versions"]] == [
        ("mine v2", True, 2), ("mine v1", False, 2)]


def test_faults_of_versions_are_listed_if_there_are_any(run: Run, store: League) -> None:
    assert "faults" not in run("versions", "mine")[1]
    add_set(store, ["mine v2", "a"], [[1, 0]], faults={0: "crash_later: ended"})
    heading, newest, first = [line.split() for line in run("versions", "mine")[1].splitlines()
                              if "mine v" in line or "faults" in line]
    assert heading[-2:] == ["faults", "verdict"]
    assert "1 crash" in " ".join(newest) and "none" in first


def test_a_verdict_says_why_its_interval_is_wide_and_what_does_not_count(run: Run, store: League) -> None:
    duel = store.versions.of("mine")[0].duel
    assert duel is not None and duel.match is not None
    bots = [store.bots.named(name).id for name in ("mine v2", "mine v1")]
    for seed in range(3):
        set_id = store.games.begin_set(bots, seed, "plain", duel.match)
        for number, order in enumerate(([0, 1], [1, 0]) if seed else ()):
            store.games.add(set_id, number, invented([1, 1], order, number))
    store.games.give_up(store.games.missing(duel.match)[0][0], 0, "void")
    assert store.versions.of("mine")[0].verdict.endswith(
        "4 games of at most 600; all 2 seeds gave the same points, so the spread is unknown;"
        " 1 set with a game that was given up")


def test_standings_show_the_newest_and_all_if_asked(run: Run, store: League) -> None:
    def names(*words: object) -> set[str]:
        return {bot["name"] for bot in json.loads(run(*words, "--json")[1])["bots"]}

    assert names("table") == {"a", "mine v2"}
    assert names("table", "--versions") == names("table", "--against", "a") | {"a"} == {
        "a", "mine v1", "mine v2"}
    assert len(json.loads(run("table", "--json")[1])["pairs"]) == 4
    assert json.loads(run("games", "--bot", "mine", "--json")[1])["total"] == 2


def test_duels_are_set_for_the_versions_to_come(run: Run, store: League, tmp_path: Path) -> None:
    for bad in (("--duel-games", 0), ("--duel-elo", 0), ("--duel-elo", "inf"), ("--duel-elo", 3000)):
        code, _, err = run("watch", __file__, *bad)
        assert code == 2 and "a duel has at least one game, and looks for" in err
    assert (store.settings().duel_games, store.settings().duel_elo) == (600, 50.0)


def test_two_watched_files_have_two_names(run: Run, store: League, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("1")
    code, _, err = run("watch", file, file)
    assert code == 2 and "two files of a bot cannot have the same name" in err


@pytest.mark.parametrize(("name", "message"), [
    ("gone.py", "gone.py: there is no such file"),
    ("your.txt", "your.txt: how is it run? Name a command"),
    ("-mine.py", "'-mine.py' is not a plain name of a file"),
])
def test_what_cannot_be_watched_is_told(
    run: Run, store: League, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, message: str
) -> None:
    if name != "gone.py":
        (tmp_path / name).write_text("1")
    code, _, err = run("watch", tmp_path / name)
    assert code == 2 and message in err
    assert main(["serve", str(tmp_path / "league"), "--watch", str(tmp_path / name)]) == 2
    assert message in capsys.readouterr().err


def test_only_the_program_and_paths_of_a_command_are_found_from_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine.py", "4", "book.txt"):
        Path(name).touch()
    whole = f"python {tmp_path}/mine.py --effort 4 {tmp_path}/book.txt"
    assert _from_anywhere("python mine.py --effort 4 book.txt") == whole
    assert _from_anywhere("builtin:kit --effort 4") == "builtin:kit --effort 4"
