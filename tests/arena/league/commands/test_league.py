"""``league`` on the command line: everything that can be done with a league, as tables and as JSON."""
from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from arena import cli
from arena.contract.exit_codes import FAILED
from arena.contract.files import read_json
from arena.contract.record import read_replays
from arena.league.commands import league
from arena.league.store import League
from arena.league.store.league_settings import new_league_settings
from tests.arena.league.leagues import add_set, new_league
from tests.conftest import BOT, TOY


class Done(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Done]
Ask = Callable[..., dict[str, Any]]
BOTS = {"nine": "builtin:greedy", "any": "builtin:random", "bad": f"{BOT} crash_later"}


@pytest.fixture
def arena(no_workers: None, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command of the arena; for leagues that are played by workers, see ``test_full_disk.py``."""

    def run(*words: object) -> Done:
        capsys.readouterr()
        try:
            code = cli.main(list(map(str, words)))
        except SystemExit as ended:
            code = int(ended.code or 0)
        return Done(code, *capsys.readouterr())

    return run


@pytest.fixture
def ask(arena: Run, tmp_path: Path) -> Ask:
    """Runs an action of the league in ``tmp_path`` and returns what it says as JSON."""

    def run(*words: object) -> dict[str, Any]:
        done = arena("league", tmp_path, *words, "--json")
        assert done.code == 0, done.err
        found: dict[str, Any] = json.loads(done.out)
        return found

    return run


def test_an_evening_on_the_command_line(arena: Run, ask: Ask, tmp_path: Path) -> None:
    assert ask("init", TOY, "--seats", 3)["game"] == TOY
    for name in ("nine", "any"):
        assert ask("add", name, BOTS[name])["state"] == "active"
    assert arena("league", tmp_path, "add", "bad", BOTS["bad"]).code == FAILED
    with League.open(tmp_path) as store:
        store.bots.set_state("bad", "active")  # it has failed its trial
    table = ask("play", "--games", 12, "--jobs", 2)
    assert [bot["name"] for bot in table["bots"]] == ["nine", "any", "bad"]
    assert table["games"] == 12
    assert table["bots"][2]["faults"] == {"crash_later": 12}
    lost = ask("games", "--bot", "bad", "--result", "lost", "--fault", "crash_later", "--limit", 5)
    assert (lost["total"], len(lost["games"])) == (12, 5)
    assert Path(lost["games"][0]["replay"]).is_file()
    pairs = {(one["bot"], one["against"]): one for one in ask("table")["pairs"]}
    assert pairs["nine", "bad"] == {"bot": "nine", "against": "bad", "games": 12, "points": 1.0}
    assert ask("remove", "bad") == {"removed": "bad", "has_games": True}
    assert ask("table", "--bot", "nine", "--where", "seat = 0")["games"] == 4
    assert ask("add", "any", "--anchor")["state"] == "active"
    assert {row["name"]: row["rating"] for row in ask()["bots"]}["any"] == 1500.0
    shown = arena("league", tmp_path).out
    for words in ("nine", "any", "12 games"):
        assert words in shown


def test_a_bot_is_a_file_that_is_built_and_why_one_fails_is_told(arena: Run, ask: Ask, tmp_path: Path) -> None:
    ask("init", TOY)
    (tmp_path / "mine.txt").write_text("while True: print(7)\n")
    added = ask("add", "mine", "python -u made.py", "--build", "cp mine.txt made.py", "--file", tmp_path / "mine.txt")
    assert added["state"] == "active"
    assert Path(added["folder"], "made.py").read_text() == "while True: print(7)\n"
    bad = arena("league", tmp_path, "add", "worse", "python x.py", "--build", "cat nothing.c")
    assert (bad.code, bad.err.count("nothing.c: No such file")) == (FAILED, 2)
    build = "python -c \"print('note\\nx.c:1: error: y\\nx.c:2: note'); exit(1)\""
    broken = arena("league", tmp_path, "add", "broken", "python x.py", "--build", build)
    assert broken.err.startswith("broken has failed: the build failed: x.c:1: error: y\n")
    dead = arena("league", tmp_path, "add", "dead", f"{BOT} crash_at_start")
    assert (dead.code, "cannot begin" in dead.err) == (FAILED, True)


def test_a_program_under_a_known_name_is_mended_and_the_same_one_is_tried_again(
    arena: Run, ask: Ask, tmp_path: Path
) -> None:
    ask("init", TOY)
    mark = tmp_path / "there"
    add = ("league", tmp_path, "add", "mine", f"{BOT} good", "--build", f"test -e {mark}")
    assert arena(*add).code == FAILED
    mark.touch()
    assert arena(*add).code == 0
    assert [version["name"] for version in ask("versions", "mine")["versions"]] == ["mine"]
    again = arena("league", tmp_path, "add", "mine", f"{BOT} good")
    assert (again.code, again.err) == (2, "arena league: mine is this very program already\n")
    assert ask("add", "mine", "builtin:random", "--build", "true")["name"] == "mine v2"
    assert ask("remove", "mine v2") == {"removed": "mine v2", "has_games": False}
    assert ask("remove", "mine") == {"removed": "mine v1", "has_games": False}


def test_what_play_has_written_is_taken_in_once_and_written_out_again(arena: Run, ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "old" / "m.jsonl.gz"
    arena("play", TOY, "builtin:greedy", "builtin:random", "builtin:random", "--games", 6, "--out", file)
    ask("init", TOY)
    assert ask("import", file.parent) == {"new": 6, "known": 0, "left_out": {}}
    assert ask("import", file) == {"new": 0, "known": 6, "left_out": {}}
    assert [(bot["name"], bot["state"]) for bot in ask()["bots"]] == [
        ("greedy", "retired"), ("random", "retired")]
    assert sorted(Counter(game["set"] for game in ask("games")["games"]).values()) == [3, 3]
    ask("export", tmp_path / "new.jsonl.gz")
    assert list(read_replays(tmp_path / "new.jsonl.gz")) == list(read_replays(file))
    assert arena("play", "ewn", "builtin:random", "builtin:random", "--out", tmp_path / "e.jsonl.gz").code == 0
    left = ask("import", tmp_path / "e.jsonl.gz")["left_out"]
    assert list(left.values()) == [2]
    assert "a game of ewn" in next(iter(left))


@pytest.mark.parametrize(
    ("match", "why"), [({}, "match: Object missing required field `index`"),
                      (3, "match: Expected `object | null`, got `int`")])
def test_a_damaged_game_is_left_out_with_a_sentence(
    arena: Run, ask: Ask, tmp_path: Path, match: object, why: str
) -> None:
    file, damaged = tmp_path / "m.jsonl.gz", tmp_path / "damaged.jsonl"
    arena("play", TOY, "builtin:greedy", "builtin:random", "builtin:random", "--games", 3, "--out", file)
    good = next(read_json(file))
    damaged.write_text("\n".join(json.dumps(record) for record in ({**good, "match": match}, good)))
    ask("init", TOY)
    done = arena("league", tmp_path, "import", damaged)
    assert (done.code, "Traceback" in done.err) == (0, False)
    assert done.out.startswith("1 games are new, 0 were there already\n1 left out, ")
    assert why in done.out


def test_what_a_league_has_played_or_written_out_is_not_taken_in_again(arena: Run, ask: Ask, tmp_path: Path) -> None:
    ask("init", TOY)
    for name in ("one", "two"):
        ask("add", name, "builtin:random")
    ask("play", "--games", 3)
    ask("export", tmp_path / "m.jsonl.gz")
    assert ask("import", tmp_path) == {"new": 0, "known": 6, "left_out": {}}
    assert ask()["games"] == 3
    none = arena("league", tmp_path, "export", tmp_path / "none.jsonl.gz", "--where", "seat = 9")
    assert none.out == "no game is like that: nothing is written\n" and not (tmp_path / "none.jsonl.gz").exists()


def test_the_same_match_played_again_is_other_games(arena: Run, ask: Ask, tmp_path: Path) -> None:
    """The same seeds, but another clock, so another replay."""
    file = tmp_path / "m.jsonl.gz"
    ask("init", TOY)
    for new in (4, 4):
        arena("play", TOY, "builtin:greedy", f"{BOT} good", "--games", 4, "--out", file)
        assert ask("import", file)["new"] == new
    assert ask("import", tmp_path / "m.jsonl.gz.previous")["known"] == 4
    assert ask()["games"] == 8


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["add", "nine", "builtin:greedy"], "nine is this very program already"),
        (["add", "x"], "no bot is called 'x'"),
        (["add", "x", "--build", "make"], "no bot is called 'x'"),
        (["add", " x", "builtin:random"], "not a name of 1 to 60 characters"),
        (["remove", "nobody"], "no bot is called 'nobody'; there are: nine"),
        (["import", "/dev/null", "--same", "a=nobody"], "no bot is called 'nobody'"),
        (["games", "--where", "medals"], "has the form: PDATA"),
        (["games", "--bot", "nobody"], "no bot is called 'nobody'"),
        (["games", "--limit", "-1"], "--limit -1: give a whole number from 0 on"),
        (["add", "x", "builtin:random", "--memory", "-1"], "--memory -1: give a whole number from 0 to 1073741824"),
        (["add", "x", "--file", "x.py", "--memory", f"{10**14}"], f"--memory {10**14}: give a whole number from 0 to"),
        (["play", "--games", "0"], "--games 0: give a whole number from 1 on"),
        (["play", "--games", "4"], "at least two bots have to be active"),
        (["import", "/nosuch"], "/nosuch: there is no such file"),
        (["init", "ewn"], "has a league already"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(
    arena: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], message: str
) -> None:
    with League.create(tmp_path, new_league_settings(TOY)) as store:
        store.bots.add("nine", "builtin:greedy")
        store.bots.set_state("nine", "active")
    (tmp_path / "x.py").touch()
    monkeypatch.chdir(tmp_path)
    done = arena("league", tmp_path, *words)
    assert done.code == 2
    assert message in done.err
    assert "Traceback" not in done.err


def test_every_action_explains_itself(arena: Run, tmp_path: Path) -> None:
    help_text = arena("league", "--help").out
    for action in league.ACTIONS:
        assert f"\n    {action}" in help_text
    assert "--where FILTER" in arena("league", tmp_path, "games", "--help").out


def test_a_replay_of_the_store_is_one_of_the_kit(arena: Run, ask: Ask, tmp_path: Path) -> None:
    ask("init", "ewn", "--turn-ms", 0)
    for name in ("one", "two"):
        ask("add", name, "builtin:random")
    ask("play", "--games", 1)
    file = ask("games")["games"][0]["replay"]
    (record,) = read_replays(Path(file))
    assert {player.name for player in record.players} == {"one", "two"}
    assert arena("verify", "ewn", file).code == 0
    assert arena("view", file, "-o", tmp_path / "game.html").code == 0


def test_what_was_forgiven_is_in_the_standings_if_there_is_any(arena: Run, ask: Ask, tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0]])
    assert "forgiven" not in arena("league", tmp_path).out
    with League.open(tmp_path) as store:
        add_set(store, "ab", [[1, 0]], said=[{"forgiven": {"1": 5.0}}, {"forgiven": {"1": 2.0}}])
        add_set(store, "ab", [[1, 0]], said=[{"forgiven": {"0": 1.0, "1": 1.0}}])
    assert {bot["name"]: bot["forgiven"] for bot in ask()["bots"]} == {"a": 1, "b": 3}
    assert {bot["name"]: bot["forgiven"] for bot in ask("table", "--where", "seed = 3")["bots"]} == {"a": 1, "b": 1}
    heading, *rows = [line.split() for line in arena("league", tmp_path).out.splitlines() if " a " in line
                      or " b " in line or "forgiven" in line]
    assert heading[-1] == "forgiven"
    assert [row[-1] for row in rows] == ["1", "3"]


def test_a_name_is_not_broken_in_a_terminal_of_80_columns_and_faults_stand_below(arena: Run, tmp_path: Path) -> None:
    names = "a-name-of-18-chars", "b"
    with new_league(tmp_path, *names) as store:
        for _ in range(30):
            add_set(store, names, [[1, 0], [0, 1]], faults={0: "crash_later: ended"})
    table = arena("league", tmp_path).out.partition("points, and games")[0]
    assert [line.split()[1] for line in table.splitlines() if line.split()[:1] == ["1"]] == [names[0]]
    assert f"\n{names[0]}: 30 crash " in table
