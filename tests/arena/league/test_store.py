"""The store: what is saved and asked for, older versions of it, many threads and processes."""
from __future__ import annotations

import gc
import multiprocessing
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from arena.contract.files import LEAGUE_FILE
from arena.contract.saving import SaveError
from arena.league.store import League, schema
from arena.league.store.bots import Bots
from arena.league.store.database import Database
from arena.league.store.errors import LeagueError
from arena.league.store.game_filters import EVERYTHING, Where
from arena.league.store.rows import LeagueBot
from tests.arena.league.leagues import add_set, invented, new_league
from tests.conftest import TOY


def entries(store: League, set_id: int) -> list[tuple[int, ...]]:
    """Games and half wins of a set, by entry."""
    return store._database.rows("SELECT games, half_wins FROM entries WHERE set_id = ? ORDER BY entry", (set_id,))


def test_a_set_counts_for_points_results_and_pairs(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", "c", seats="3") as store:
        add_set(store, "abc", [[3, 2, 1], [3, 1, 1], [2, 2, 0]])
        rows = {row.bot.name: row for row in store.standings.tables().standings}
        assert {name: row.games for name, row in rows.items()} == {"a": 3, "b": 3, "c": 3}
        assert rows["a"].points == pytest.approx((1 + 1 + 0.75) / 3)
        assert rows["c"].points == pytest.approx((0 + 0.25 + 0) / 3)
        assert [row.bot.name for row in store.standings.tables().standings] == ["a", "b", "c"]
        assert [rows[name].results for name in "abc"] == [(2, 1, 0), (0, 1, 2), (0, 0, 3)]
        assert store.standings.tables().cross_table["b", "c"].points == pytest.approx((1 + 0.5 + 1) / 3)
        assert store.standings.tables().cross_table["a", "b"].games == 3
        results = [{one.bot: one.result for one in game.players} for game in store.games.find(order="oldest")]
        assert results == [
            {"a": "won", "b": "lost", "c": "lost"}, {"a": "won", "b": "lost", "c": "lost"},
            {"a": "shared", "b": "shared", "c": "lost"},
        ]


def test_a_game_knows_its_seats_times_and_faults(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0], [1, 0]], turns=4, faults={0: "no_answer: late"})
        game = store.games.game(2)
        assert [(one.bot, one.seat, one.points) for one in game.players] == [("b", 0, 0.0), ("a", 1, 1.0)]
        assert (game.length, dict(game.players[0].faults), dict(game.players[1].faults)) == (4, {"no_answer": 1}, {})
        assert (game.players[1].first_ms, game.players[1].median_ms, game.players[1].longest_ms) == (1.0, 21.0, 31.0)
        row = next(row for row in store.standings.tables().standings if row.bot.name == "a")
        assert (row.median_ms, row.longest_ms, dict(row.faults)) == (20.5, 31.0, {"no_answer": 1})
        assert store.games.replay(2).final_scores == [0, 1]


def test_times_are_those_of_first_answers_where_there_are_no_others(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", "c") as store:
        add_set(store, "ab", [[1, 0], [1, 0]], turns=1)
        rows = {row.bot.name: row for row in store.standings.tables().standings}
        assert (rows["a"].median_ms, rows["a"].longest_ms, rows["c"].longest_ms) == (0.5, 1.0, None)
        add_set(store, "ab", [[1, 0]], turns=3)
        row = next(row for row in store.standings.tables().standings if row.bot.name == "a")
        assert (row.median_ms, row.longest_ms) == (15.0, 20.0)


def test_standings_that_were_read_before_take_in_what_another_one_has_saved(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", "c", seats="3") as store, League.open(tmp_path) as page:
        for scores in ([[3, 2, 1], [3, 1, 1]], [[0, 2, 1]], [[1, 1, 1], [0, 0, 7]]):
            add_set(store, "abc", scores)
            with League.open(tmp_path) as fresh:
                assert page.standings.tables() == fresh.standings.tables()


def test_a_bot_whose_first_game_comes_while_standings_are_read_does_not_disturb(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_league(tmp_path, "a", "b") as store, League.open(tmp_path) as page:
        add_set(store, "ab", [[1, 0]])
        bots = Bots.all

        def then_another_one_comes(asked: Bots) -> list[LeagueBot]:
            found = bots(asked)
            monkeypatch.setattr(Bots, "all", bots)
            store.bots.add("late", "builtin:random")
            add_set(store, ["a", "late"], [[1, 0]])
            return found

        monkeypatch.setattr(Bots, "all", then_another_one_comes)
        standings, cells, games = page.standings.tables()
        assert (len(standings), len(cells), games) == (2, 2, 1)
        assert {row.bot.name: row.games for row in page.standings.tables().standings} == {"a": 2, "b": 1, "late": 1}


def test_a_thread_that_sees_an_earlier_moment_counts_no_game_twice(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0]])

        def games() -> int:
            return sum(len(one.sets) for one in store.standings._results.read(EVERYTHING))

        with store._database.reading(), ThreadPoolExecutor(1) as other:
            assert store.games.count() == 1
            other.submit(add_set, store, "ab", [[1, 0]]).result()
            assert other.submit(games).result() == 2
            assert games() == 1
        assert games() == 2


def test_a_game_counts_once(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        set_id = add_set(store, "ab", [[1, 0]])
        assert not store.games.add(set_id, 0, invented([0, 1], [0, 1]))
        assert store.games.count() == 1
        assert {row.bot.name: row.games for row in store.standings.tables().standings} == {"a": 1, "b": 1}
        assert entries(store, set_id) == [(1, 2), (1, 0)]


def test_standings_are_kept_until_the_next_write(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store, League.open(tmp_path) as reader:
        add_set(store, "ab", [[1, 0]])
        first, version = reader.standings.tables().standings, reader.version()
        assert reader.standings.tables().standings is first
        add_set(store, "ab", [[1, 0]])
        assert reader.version() > version
        assert reader.standings.tables().standings[0].games == 2
        store.bots.rename("a", "x")
        assert reader.standings.tables().standings[0].bot.name == "x"


def test_the_order_in_which_games_come_in_does_not_matter(tmp_path: Path) -> None:
    sets = [("ab", [[1, 0], [0, 1]]), ("bc", [[2, 0], [1, 0]]), ("ac", [[0, 2], [5, 1]]), ("ab", [[1, 1], [3, 1]])]
    found = []
    for place, order in enumerate([sets, sets[::-1]]):
        with new_league(tmp_path / str(place), "a", "b", "c") as store:
            for names, results in order:
                add_set(store, names, results)
            found.append({row.bot.name: (row.rating, row.low, row.high) for row in store.standings.tables().standings})
    assert {name: row[0] for name, row in found[0].items()} == {name: row[0] for name, row in found[1].items()}
    for name, row in found[0].items():
        assert row == pytest.approx(found[1][name], abs=1e-9)


def test_a_filter_is_a_leaderboard_of_its_own(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", "c") as store:
        add_set(store, "ab", [[1, 0], [1, 0]])
        add_set(store, "bc", [[1, 0], [0, 1]])
        where = Where(bot="b", said=("seat = 0",))
        store.standings.keep_board("b begins", where)
        assert store.standings.boards() == {"b begins": where}
        rows = store.standings.tables(store.standings.boards()["b begins"]).standings
        assert {row.bot.name: row.games for row in rows} == {"a": 1, "b": 2, "c": 1}
        assert store.standings.tables(where).cross_table["b", "c"].points == 1.0
        store.standings.drop_board("b begins")
        assert store.standings.boards() == {}


def test_standings_count_the_games_and_the_faults_of_their_filter(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", "c") as store:
        add_set(store, "ab", [[1, 0], [1, 0]], faults={0: "no_answer: late"})
        add_set(store, "bc", [[1, 0]], faults={0: "broken_rule: seven"})
        found = {
            where: (tables.games, {row.bot.name: dict(row.faults) for row in tables.standings if row.faults})
            for where in (EVERYTHING, Where(bot="a"), Where(said=("seed = 2",)), Where(bot="c", result="won"))
            for tables in [store.standings.tables(where)]
        }
    assert found == {
        EVERYTHING: (3, {"a": {"no_answer": 1}, "b": {"no_answer": 1, "broken_rule": 1}}),
        Where(bot="a"): (2, {"a": {"no_answer": 1}, "b": {"no_answer": 1}}),
        Where(said=("seed = 2",)): (1, {"b": {"broken_rule": 1}}),
        Where(bot="c", result="won"): (0, {}),
    }


def test_a_leaderboard_follows_a_bot_to_its_new_name(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        store.standings.keep_board("lost", Where(bot="a", against="b", result="lost", players=("b",)))
        store.bots.rename("a", "x")
        store.bots.rename("b", "a")
        assert store.standings.boards() == {
            "lost": Where(bot="x", against="a", result="lost", players=("a",))}


def test_bots_without_games_come_last_and_change_no_rating(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0], [0, 1], [1, 0]])
        before = [(row.rating, row.low, row.high) for row in store.standings.tables().standings]
        for number in range(5):
            store.bots.add(f"idle {number}", "builtin:random")
        after = store.standings.tables().standings
        assert [(row.rating, row.low, row.high) for row in after[:2]] == before
        assert [(row.games, row.points, row.as_json()["low"]) for row in after[2:]] == [(0, None, None)] * 5


def test_a_game_with_copies_of_a_bot_is_one_game(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", seats="3") as store:
        add_set(store, "abb", [[3, 2, 1], [0, 2, 1]])
        add_set(store, "aaa", [[3, 2, 1]])
        assert {row.bot.name: row.games for row in store.standings.tables().standings} == {"a": 3, "b": 2}
        assert {*store.standings.tables().cross_table} == {("a", "b"), ("b", "a")}, "a copy is no opponent"


def test_provisional_ratings_are_shown_after_the_others_and_bots_without_games_last(tmp_path: Path) -> None:
    with new_league(tmp_path, "idle", "a", "b", "new") as store:
        for _ in range(40):
            add_set(store, "ab", [[1, 0], [0, 1]])
        add_set(store, ["new", "a"], [[1, 0], [1, 0]])
        store.standings.set_anchor("a")
        assert store.standings.tables().standings[0].bot.name == "new"
        assert [row.bot.name for row in store.standings.shown(EVERYTHING)] == ["b", "a", "new", "idle"]


def test_the_length_of_a_game_leaves_out_questions_before_it(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0]], turns=5, said=[{"before_game": True}] * 2)
        assert store.games.game(1).length == 3


def test_names_that_are_taken_or_none_are_refused(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        for bad in ("", " a", "a\n", "x" * 61):
            with pytest.raises(LeagueError, match="is not a name"):
                store.bots.rename("a", bad)
        with pytest.raises(LeagueError, match="already"):
            store.bots.rename("a", "b")
        with pytest.raises(LeagueError, match="already"):
            store.bots.add("a", "builtin:random")
        assert [bot.name for bot in store.bots.all()] == ["a", "b"]


def test_an_upload_stays_in_its_folder(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        bot = store.bots.add("mine", files={"mine.py": b"print(1)", "data.bin": b"\xff\xfe"})
        assert (bot.command, bot.build, bot.state) == ("python mine.py", "", "new")
        assert bot.folder and (bot.folder / "data.bin").read_bytes() == b"\xff\xfe"
        assert bot.folder.is_relative_to(tmp_path / "bots")
        assert store.bots.source("mine") == {"mine.py": "print(1)"}
        assert store.bots.add("fast", files={"a.cpp": b""}).build == "g++ -O2 -o bot a.cpp"
        assert store.bots.add("spaced", files={"my bot.py": b""}).command == "python 'my bot.py'"
        assert store.bots.add("own", "pypy {file}", files={"x.py": b""}).command == "pypy x.py"
        for name in ("../x.py", "/x.py", ".x.py", "-x.py", "a/b.py", "..", "x'y.py", "x\ny.py"):
            with pytest.raises(LeagueError, match="not a plain name"):
                store.bots.add("bad", files={name: b""})
        with pytest.raises(LeagueError, match="at most 16 MiB"):
            store.bots.add("bad", files={"x.py": bytes((16 << 20) + 1)})
        with pytest.raises(LeagueError, match="how is it run"):
            store.bots.add("bad", files={"x.cobol": b""})
        assert [bot.name for bot in store.bots.all()] == ["mine", "fast", "spaced", "own"]


def test_opponents_are_those_that_a_bot_has_met_with_intervals_over_sets(tmp_path: Path) -> None:
    with new_league(tmp_path, *"abcd", seats="3") as store:
        add_set(store, "abc", [[3, 2, 1], [3, 1, 1]])
        add_set(store, "abb", [[2, 3, 1], [3, 2, 1]])
        (b, games, sets), (_, games_against_c, sets_against_c) = store.standings.opponents("a")
        assert (b, games, sets.points.value) == ("b", 6, (1.0 + 0.75) / 2)
        assert (games_against_c, sets_against_c.points.value) == (2, 1.0)
        assert (sets.vague, sets_against_c.vague) == ("", "one seed only, which is a single observation")
        assert [name for name, _, _ in store.standings.opponents("b")] == ["a", "c"]
        assert store.standings.opponents("d") == []


def test_a_bot_without_games_is_deleted_with_its_files_and_its_name_is_free(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        folder = store.bots.add("mine", files={"mine.py": b"print('x')"}).folder
        assert folder and folder.exists()
        store.standings.set_anchor("mine")
        assert store.bots.remove("mine")
        assert store.settings().anchor is None
        assert not folder.exists()
        assert [bot.name for bot in store.bots.all()] == ["a", "b"]
        store.bots.add("mine", "builtin:random")


def test_a_bot_with_games_or_in_a_match_is_removed_until_it_plays_again(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", "c") as store:
        add_set(store, "ab", [[1, 0], [1, 0]])
        store.games.start_match(["c", "b"], 2)
        for name in "ac":
            assert not store.bots.remove(name)
            store.bots.set_state(name, "retired")
            assert store.bots.named(name).state == "removed"
        assert store.standings.tables().standings[0].bot.name == "a"
        store.bots.set_state("a", "new")
        assert store.bots.named("a").state == "new"


def test_an_older_store_is_brought_to_the_newest_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0]])
    steps = (*schema.STEPS, "ALTER TABLE bots ADD COLUMN note TEXT NOT NULL DEFAULT 'none';\nCREATE TABLE more (x);")
    monkeypatch.setattr(schema, "STEPS", steps)
    with League.open(tmp_path) as newer:
        assert [row.games for row in newer.standings.tables().standings] == [1, 1]
        assert newer._database.rows("SELECT note FROM bots") == [("none",), ("none",)]
        assert newer._database.rows("PRAGMA user_version") == [(len(steps),)]
    monkeypatch.undo()
    told = f"has version {len(steps)}, and this kit knows versions up to {len(schema.STEPS)}"
    with pytest.raises(LeagueError, match=told):
        League.open(tmp_path)


def test_a_league_of_the_first_release_is_one_of_today(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "STEPS", schema.STEPS[:5])
    with closing(Database(tmp_path / LEAGUE_FILE)) as store, store.writing() as connection:
        connection.execute(
            "INSERT INTO league VALUES (?, 'plain', 3000, 300, '{}', 2, 1, NULL, 0, 0, 60000, 1, 'fair')", [TOY])
        connection.executemany(
            "INSERT INTO bots VALUES (?, ?, '', '', '', NULL, 0, 'active', '', '', 0, '', 0, 0, 0)",
            [(1, "a"), (2, "b")])
        connection.execute("INSERT INTO sets VALUES (1, NULL, 5, 'plain', 2, NULL)")
        connection.executemany("INSERT INTO entries VALUES (1, ?, ?, 0, 0)", [(0, 1), (1, 2)])
        connection.execute("INSERT INTO games VALUES (1, 1, 0, NULL, 5, 'plain', 7, 0, 0.0)")
        connection.executemany(
            "INSERT INTO players VALUES (1, ?, ?, ?, ?, ?, 0, ?, 0, NULL, ?, ?)",
            [(0, 2, 1, 2, 0, "lost", 3.0, 4.0), (1, 1, 0, 1, 2, "won", 1.0, None)])
        connection.executemany("INSERT INTO boards (name, filter) VALUES (?, ?)", [
            ("early", '{"bot": "a", "seat": 1, "edition": "plain", "min_length": 2, "said": ["faults = 0"]}'),
            ("short", '{"seed": 5, "rank": 1, "max_length": 4}')])
    monkeypatch.undo()
    with League.open(tmp_path) as store:
        assert entries(store, 1) == [(1, 2), (1, 0)]
        assert [(row.bot.name, row.points, row.median_ms) for row in store.standings.tables().standings] == [
            ("a", 1.0, 1.0), ("b", 0.0, 3.0)]
        store.games.add(1, 1, invented([0, 0], [0, 1], 1))
        assert entries(store, 1) == [(2, 3), (2, 1)]
        assert store.games.missing(None) == []
        assert (store.settings().duel_games, store.settings().duel_elo) == (600, 50.0)
        assert store.standings.boards() == {
            "early": Where("a", said=("faults = 0", "seat = 1", 'edition = "plain"', "turns >= 2")),
            "short": Where(said=("seed = 5", "rank = 1", "turns <= 4"))}


def test_a_step_that_fails_leaves_the_older_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new_league(tmp_path, "a").close()
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE more (x);\nCREATE TABLE bots (y);"))
    with pytest.raises(LeagueError, match="bots already exists"):
        League.open(tmp_path)
    monkeypatch.undo()
    with League.open(tmp_path) as store:
        assert [bot.name for bot in store.bots.all()] == ["a"]
        assert store._database.rows("SELECT name FROM sqlite_master WHERE name = 'more'") == []


def test_another_file_is_no_league(tmp_path: Path) -> None:
    (tmp_path / LEAGUE_FILE).write_text("not a database " * 100)
    with pytest.raises(LeagueError, match="not a database"):
        League.open(tmp_path)


def test_a_write_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        set_id = add_set(store, "ab", [[1, 0]])
        version = store.version()
        with pytest.raises(SaveError, match="what was there before is saved"), store.writing() as connection:
            connection.execute("UPDATE entries SET games = 7")
            raise sqlite3.OperationalError("database or disk is full")
        assert store.version() == version
        assert entries(store, set_id) == [(1, 2), (1, 0)]


def write_names(folder: Path, number: int) -> None:
    with League.open(folder) as store:
        for turn in range(20):
            store.bots.add(f"{number} {turn}", "builtin:random")


def test_threads_and_processes_write_at_once(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        before = store.version()
        process = multiprocessing.get_context("spawn").Process(target=write_names, args=(tmp_path, 0))
        threads = [threading.Thread(
            target=lambda number: [store.bots.add(f"{number} {turn}", "x") for turn in range(20)], args=(one,))
            for one in (1, 2)]
        for one in [process, *threads]:
            one.start()
        for one in [process, *threads]:
            one.join()
        assert len(store.bots.all()) == 60
        assert store.version() == before + 60


def test_threads_that_have_ended_leave_no_connection(tmp_path: Path) -> None:
    def connections() -> int:
        gc.collect()
        return sum(isinstance(one, sqlite3.Connection) for one in gc.get_objects())

    with new_league(tmp_path, "a") as store:
        before = connections()
        for _ in range(10):
            thread = threading.Thread(target=store.standings.tables)
            thread.start()
            thread.join()
        assert connections() == before


def test_a_league_waits_for_bots_as_long_as_nothing_can_be_played(tmp_path: Path) -> None:
    with new_league(tmp_path / "league", "a") as store:
        assert store.is_waiting_for_bots()
        late = store.bots.add("late", "builtin:random")
        assert not store.is_waiting_for_bots(), "a new bot plays its trial"
        store.bots.claim(late)
        assert not store.is_waiting_for_bots()
        store.bots.judge(late.id, "failed", "", "")
        assert store.is_waiting_for_bots()
        store.bots.set_state("late", "active")
        assert not store.is_waiting_for_bots()


def test_an_earlier_version_plays_its_duel_but_not_for_the_standings(tmp_path: Path) -> None:
    with new_league(tmp_path / "league") as store:
        for number in (1, 2):
            bot = store.versions.add("mine", {"mine.py": f"{number}".encode()})
            store.bots.claim(bot)
            store.bots.judge(bot.id, "active", "", "")
        assert store.is_waiting_for_bots()
        store.versions.begin_duels()
        assert not store.is_waiting_for_bots()
