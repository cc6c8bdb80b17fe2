"""Versions of a bot (:mod:`arena.league.store.versions`): which one stands, its duel with the one before, verdicts."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from arena.league.next_game import Schedule
from arena.league.store import League
from arena.league.store.errors import LeagueError, UnchangedError
from arena.league.store.game_filters import Where
from arena.league.store.game_insertion import insert_game
from arena.stats.estimates import score_of
from tests.arena.league.leagues import invented, new_league

FILE = "mine.py"


def add(store: League, text: str, state: str = "active", name: str = "mine") -> str:
    """Adds a version that has been tried; returns its name."""
    bot = store.versions.add(name, {FILE: text.encode()})
    store.bots.claim(bot)
    store.bots.judge(bot.id, state, "", "" if state == "active" else "no such thing\nmore")
    return bot.name


def settle(store: League, chance: Callable[[str, str], float], games: int = 2000, seed: int = 1) -> None:
    """Plays what the schedule gives, as invented games, until every duel is over. ``chance``: to win, by names."""
    random, schedule = Random(seed), Schedule(store)
    with store.writing() as connection:  # one for all: hundreds of games need not wait for the disk
        for number in range(games):
            if number and not any(match.id in store.versions.duels() for match in store.games.running_matches()):
                return
            game = schedule.next()
            assert game is not None
            order = [game.number, 1 - game.number]
            won = random.random() < chance(game.bots[0].name, game.bots[1].name)
            scores = [int(won), int(not won)]
            replay = invented([scores[entry] for entry in order], order, game.number, turns=1)
            insert_game(connection, game.set_id, game.number, replay, 0.0)
            if game.match:
                store.games.end_match_if_decided(game.match)
    raise AssertionError("the duels do not end")


def standing(store: League) -> list[str]:
    stepped_back = store.versions.stepped_back()
    return [bot.name for bot in store.bots.all("active") if bot.id not in stepped_back]


def words(store: League) -> dict[int, str]:
    return {version.bot.version: version.verdict for version in store.versions.of("mine")}


def test_a_file_of_a_known_name_is_the_next_version_and_the_first_one_becomes_v1(tmp_path: Path) -> None:
    with new_league(tmp_path, "a") as store:
        assert add(store, "one") == "mine"
        assert words(store) == {1: "the first version"}
        store.standings.set_anchor("mine")
        store.standings.keep_board("mine's", Where(bot="mine"))
        assert add(store, "two") == "mine v2"
        assert add(store, "three", name="mine v1") == "mine v3"
        assert [bot.name for bot in store.bots.all()] == ["a", "mine v1", "mine v2", "mine v3"]
        assert (store.settings().anchor, store.standings.boards()["mine's"].bot) == ("mine v1", "mine v1")
        assert store.bots.named("mine").name == "mine v3"
        assert [version.bot.version for version in store.versions.of("mine v2")] == [3, 2, 1]
        with pytest.raises(LeagueError, match="there is a bot called 'mine' already"):
            store.bots.add("mine", "builtin:random")
        store.bots.add("mine v4", "builtin:random")
        assert add(store, "five") == "mine v5"
        store.bots.add("other v1", "builtin:random")
        store.versions.add("other", command="builtin:random")
        with pytest.raises(LeagueError, match="there is a bot called 'other v1' already; choose another name"):
            store.versions.add("other", command="builtin:greedy")


def test_what_changes_no_byte_is_no_version(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        add(store, "one")
        for _ in range(2):
            with pytest.raises(UnchangedError, match="mine is this very program already"):
                add(store, "one")
        add(store, "two", "failed")
        with pytest.raises(UnchangedError, match="mine v2 is this"):
            add(store, "two")
        assert add(store, "one") == "mine v3"
        assert store.versions.add("mine", {FILE: b"one"}, "python -O {file}").name == "mine v4"


def test_commands_are_those_of_the_version_before_but_another_file_brings_its_own(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        store.versions.add("mine", {FILE: b"1"}, "python -O {file} fast", "true", memory_mib=77, isolated=True)
        bot = store.versions.add("mine", {FILE: b"2"})
        assert (bot.command, bot.build, bot.memory_mib, bot.isolated) == ("python -O mine.py fast", "true", 77, True)
        bot = store.versions.add("mine", {"mine.cpp": b"3"})
        assert (bot.command, bot.build) == ("./bot", "g++ -O2 -o bot mine.cpp")


def test_a_command_is_mended_too_but_no_upload_without_its_files(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        store.versions.add("ours", command="./ours", build="make", memory_mib=64)
        with pytest.raises(UnchangedError, match="ours is this very program"):
            store.versions.add("ours", command="./ours")
        bot = store.versions.add("ours", command="./ours --fast")
        assert (bot.name, bot.command, bot.build, bot.memory_mib) == ("ours v2", "./ours --fast", "make", 64)
        bot = store.versions.add("ours", {FILE: b"1"})
        assert (bot.name, bot.command, bot.build) == ("ours v3", "python mine.py", "")
        with pytest.raises(LeagueError, match="a command or a file"):
            store.versions.add("ours", build="make")
        bot = store.versions.add("ours", {FILE: b"2"}, build="cat {file}")
        assert (bot.command, bot.build) == ("python mine.py", "cat mine.py")
        with pytest.raises(LeagueError, match="how is it run"):
            store.versions.add("ours", {"mine.zig": b""})
        bot = store.versions.add("ours", command="./ours")
        assert (bot.command, bot.build, bot.folder) == ("./ours", "", None)


def test_the_newest_that_passed_its_trial_stands_and_alone_plays_for_the_standings(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add(store, "one")
        bot = store.versions.add("mine", {FILE: b"two"})
        assert standing(store) == ["a", "b", "mine v1"]
        assert words(store) == {1: "the first version", 2: "waits for its trial"}
        store.bots.judge(bot.id, "active", "", "")
        assert store.bots.claim(bot)
        assert words(store)[2] == "is being tried"
        store.bots.judge(bot.id, "active", "", "")
        assert words(store)[2] == "waits for its duel"
        assert standing(store) == ["a", "b", "mine v2"]
        add(store, "three", "failed")
        assert standing(store) == ["a", "b", "mine v2"]
        assert words(store)[3] == "failed its trial: no such thing: more"
        games = [game for game in (Schedule(store).next() for _ in range(1)) if game]
        schedule = Schedule(store)
        games += [game for game in (schedule.next() for _ in range(40)) if game]
        of_duel = [game for game in games if game.match]
        assert {tuple(bot.name for bot in game.bots) for game in of_duel} == {("mine v2", "mine v1")}
        assert len(of_duel) == 21
        assert {bot.name for game in games if not game.match for bot in game.bots} == {"a", "b", "mine v2"}


def test_requested_matches_come_before_duels_and_the_newest_duel_before_others(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        for text in ("one", "two"):
            add(store, text)
        schedule = Schedule(store)
        assert schedule.next() is not None
        add(store, "three")
        asked = store.games.start_match(["mine v1", "mine v3"], 2)
        games = [schedule.next() for _ in range(4)]
        assert [game.match for game in games if game] == [asked, asked, 3 - asked + 2, 3 - asked + 2]
        store.versions.reject("mine v3")
        game = schedule.next()
        assert game is not None and game.match == 1


@pytest.mark.parametrize(("chance", "verdict"), [(0.75, "stronger"), (0.25, "weaker"), (0.5, "as strong as")])
def test_a_verdict_is_told_from_the_games_and_is_there_after_a_restart(
    tmp_path: Path, chance: float, verdict: str
) -> None:
    with new_league(tmp_path) as store:
        store.versions.set_duels(600, 100.0)
        add(store, "one")
        add(store, "two")
        settle(store, lambda bot, other: chance)
        (version, _) = store.versions.of("mine")
        assert version.duel is not None and version.duel.match is not None
        assert version.verdict.startswith(f"{verdict}{' than' if verdict != 'as strong as' else ''} mine v1")
        assert f"{version.duel.games} games" in version.verdict and 20 < version.duel.games <= 600
        assert store.bots.named("mine").name == ("mine v1" if verdict == "weaker" else "mine v2")
    with League.open(tmp_path) as store:
        assert store.versions.of("mine")[0] == version
        match = store.games.match(version.duel.match)
        assert match.yardstick.verdict(match.leading, 100.0) == version.duel.verdict
        assert store.versions.compare("mine v1", "mine v2").points.value == pytest.approx(1 - version.duel.points.value)
        with store.writing() as connection:  # as if it had ended before it noted the verdict
            connection.execute("UPDATE versions SET verdict = ''")
            connection.execute("UPDATE matches SET state = 'running'")
        store.games.end_match_if_decided(version.duel.match)
        assert store.versions.of("mine")[0] == version


def test_a_duel_whose_games_are_all_played_is_not_clear(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        store.versions.set_duels(8, 50.0)
        add(store, "one")
        add(store, "two")
        store.versions.begin_duels()
        assert words(store)[2] == "not clear yet, no game against mine v1 so far"
        settle(store, lambda bot, other: 0.6)
        assert words(store)[2].startswith("not clear against mine v1 after all 8 games, Elo ")
        assert store.bots.named("mine").name == "mine v2"


def test_a_version_is_promoted_or_rejected_whatever_its_verdict_is(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        add(store, "one")
        with pytest.raises(LeagueError, match="one version alone"):
            store.versions.reject("mine")
        add(store, "two")
        settle(store, lambda bot, other: 0.2)
        assert store.versions.newest("mine v1") == "mine v1", "mine v2 is weaker"
        add(store, "three")
        store.versions.begin_duels()
        assert store.versions.of("mine")[0].duel.opponent == "mine v1"  # type: ignore[union-attr]
        assert store.versions.reject("mine").name == "mine v1"
        assert [match.state for match in store.games.matches()] == ["stopped", "done"]
        with pytest.raises(LeagueError, match="no other version can stand for mine v1"):
            store.versions.reject("mine v1")
        assert words(store)[3] == "not clear yet, no game against mine v1 so far; rejected"
        assert store.versions.promote("mine v2").name == "mine v2"
        assert store.bots.named("mine").name == "mine v2"
        assert store.versions.newest("mine v1") == "mine v2", "mine v3 is rejected"
        assert words(store)[2].startswith("weaker than mine v1") and words(store)[2].endswith("promoted")
        assert words(store)[1] == "the first version", "only newer ones are rejected"
        store.versions.promote("mine v1")
        assert store.bots.named("mine").name == "mine v1"
        add(store, "four", "failed")
        with pytest.raises(LeagueError, match="mine v4 is failed: only an active"):
            store.versions.promote("mine v4")


def test_a_version_that_fails_later_or_is_deleted_gives_way_and_a_retired_one_does_not(tmp_path: Path) -> None:
    with new_league(tmp_path, "a") as store:
        for text in ("one", "two", "three"):
            add(store, text)
        store.versions.begin_duels()
        store.bots.fail(store.bots.named("mine v3").id, "its file is gone")
        assert words(store)[3].startswith("failed: its file is gone; not clear yet")
        assert store.bots.named("mine").name == "mine v2"
        store.bots.remove("mine")
        assert store.bots.named("mine").name == "mine v1"
        store.bots.set_state("mine", "retired")
        assert (store.bots.named("mine").name, standing(store)) == ("mine v1", ["a"])


def test_all_versions_take_a_new_name(tmp_path: Path) -> None:
    with new_league(tmp_path, "a") as store:
        add(store, "one")
        add(store, "two")
        store.bots.rename("mine v1", "ours")
        assert [bot.name for bot in store.bots.all()] == ["a", "ours v1", "ours v2"]
        assert store.bots.named("ours").name == "ours v2"
        for taken in ("a", "ours v2"):
            with pytest.raises(LeagueError, match=f"a bot called '{taken}' already"):
                store.bots.rename("ours", taken)
        with pytest.raises(LeagueError, match="a bot called 'ours' already"):
            store.bots.rename("a", "ours")
        store.bots.rename("ours", "ours")


def test_a_duel_waits_for_trials_of_earlier_versions(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        add(store, "one")
        second = store.versions.add("mine", {FILE: b"two"})
        add(store, "three")
        store.versions.begin_duels()
        assert store.games.matches() == []
        store.bots.judge(second.id, "failed", "", "")
        store.bots.claim(second)
        store.bots.judge(second.id, "failed", "", "")
        store.versions.begin_duels()
        store.versions.begin_duels()
        assert [match.bots for match in store.games.matches()] == [("mine v3", "mine v1")]


def test_of_versions_that_are_added_at_once_the_one_that_stands_has_met_the_one_that_stands_before_it(
    tmp_path: Path
) -> None:
    """The third one is weaker than the second: that the fourth is stronger than it says little."""
    strength = {f"mine v{number}": elo for number, elo in enumerate((0, 200, -200, 0), 1)}
    with new_league(tmp_path) as store:
        store.versions.set_duels(600, 100.0)
        for text in ("one", "two", "three", "four"):
            add(store, text)
        store.versions.begin_duels()
        assert [match.bots for match in store.games.matches()] == [
            ("mine v4", "mine v3"), ("mine v3", "mine v2"), ("mine v2", "mine v1")]
        settle(store, lambda bot, other: score_of(strength[bot] - strength[other]))
        assert [store.versions.of("mine")[place].verdict.split(",")[0] for place in (1, 2)] == [
            "weaker than mine v2", "stronger than mine v1"]
        assert store.versions.of("mine")[0].verdict.startswith("weaker than mine v2")
        assert store.bots.named("mine").name == "mine v2"
        store.versions.begin_duels()
        assert len(store.games.matches()) == 4 and not store.games.running_matches()


def test_a_duel_with_a_version_that_has_stepped_back_ends(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        for text in ("one", "two", "three"):
            add(store, text)
        store.versions.begin_duels()
        store.versions.reject("mine v2")
        store.versions.begin_duels()
        assert [(*match.bots, match.state) for match in store.games.matches()] == [
            ("mine v3", "mine v1", "running"), ("mine v3", "mine v2", "stopped"), ("mine v2", "mine v1", "stopped")]
        assert store.versions.of("mine")[0].verdict == "not clear yet, no game against mine v1 so far"


def test_a_version_is_judged_by_the_difference_that_was_sought_when_it_came(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        store.versions.set_duels(20, 7.0)
        add(store, "one")
        add(store, "two")
        store.versions.set_duels(20, 3.0)
        store.versions.begin_duels()
        newest, _ = store.versions.of("mine")
        assert newest.duel and newest.duel.elo_sought == 7.0


def test_any_two_versions_are_compared_by_their_games_on_the_same_seeds(tmp_path: Path) -> None:
    with new_league(tmp_path, "a") as store:
        store.versions.set_duels(20, 100.0)
        for text in ("one", "two", "three"):
            add(store, text)
        store.games.start_match(["mine v3", "mine v1"], 40)
        store.games.start_match(["mine v1", "mine v3"], 20)
        settle(store, lambda bot, other: score_of(200 if bot > other else -200))
        duel = store.versions.compare("mine v3", "mine v1")
        assert (duel.games, duel.most) == (60, 60)
        assert duel.points.low > 0.5 and duel.difference.value > 0
        assert store.versions.compare("mine v1", "mine v3").points.high < 0.5
        assert store.versions.compare("mine", "a").words == "not clear yet, no game against a so far"
        with pytest.raises(LeagueError, match="'mine v3' cannot be compared with itself"):
            store.versions.compare("mine", "mine v3")


def test_a_week_of_versions_finds_two_of_three_gains_and_no_false_one(tmp_path: Path) -> None:
    """Games are drawn by known strengths; test_week.py plays such a week."""
    gains = {3: 200.0, 5: 200.0, 6: 200.0}
    strength = {1: 0.0}
    with new_league(tmp_path) as store:
        store.versions.set_duels(200, 150.0)
        add(store, "1")
        for number in range(2, 9):
            stands = int(store.bots.named("mine").name.removeprefix("mine v")) if number > 2 else 1
            strength[number] = strength[stands] + gains.get(number, 0.0)
            add(store, str(number))
            settle(store, lambda bot, other: score_of(strength[int(bot[6:])] - strength[int(other[6:])]), seed=number)
        verdicts = {version.bot.version: version.verdict for version in store.versions.of("mine")}
        stronger = {number for number, words in verdicts.items() if words.startswith("stronger")}
        assert stronger <= gains.keys() and len(stronger) >= 2
        assert all(words and "yet" not in words for words in verdicts.values())
