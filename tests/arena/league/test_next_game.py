"""Who plays next; no game is played."""
from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from arena.league.next_game import Schedule
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.worker import LeagueGame
from arena.stats.estimates import elo_of
from tests.arena.league.leagues import add_set, invented, new_league


def names_of(game: LeagueGame) -> str:
    return "".join(bot.name for bot in game.bots)


def save(store: League, game: LeagueGame, *scores: float) -> None:
    """Ends a game with these scores by entry."""
    store.games.add(game.set_id, game.number, invented(scores, range(len(scores)), game.number))


def take(schedule: Schedule, games: int) -> list[LeagueGame]:
    found = [schedule.next() for _ in range(games)]
    return [game for game in found if game is not None]


def test_a_set_is_given_out_whole_with_one_seed_and_the_next_one_has_another(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", "c", seats="3") as store:
        games = take(Schedule(store), 18)
        assert [game.number for game in games] == [*range(6)] * 3
        assert [game.seed for game in games] == [1] * 6 + [2] * 6 + [3] * 6
        assert {names_of(game) for game in games[:6]} == {names_of(games[0])}
        assert len({(game.set_id, game.number) for game in games}) == 18


def test_what_is_missing_of_a_begun_set_comes_first(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b", "c", seats="3") as store:
        games = take(Schedule(store), 12)
        for game in [*games[:2], *games[3:6], games[7]]:
            save(store, game, 2, 1, 0)
        again = take(Schedule(store), 7)
        assert [(game.set_id, game.number) for game in again] == [
            (games[0].set_id, 2), *((games[6].set_id, number) for number in (0, 2, 3, 4, 5)), (again[6].set_id, 0)]
        assert names_of(again[0]) == names_of(games[0])
        assert again[6].set_id not in {game.set_id for game in games}


def test_all_get_about_as_many_games_and_a_new_bot_plays_until_it_has_as_many(tmp_path: Path) -> None:
    with new_league(tmp_path, *"abcdef") as store:
        schedule = Schedule(store)
        for game in take(schedule, 120):
            save(store, game, 2 - game.number, 1 + game.number)
        games = Counter("".join(names_of(game) for game in take(schedule, 120)))
        assert max(games.values()) - min(games.values()) <= 12
        store.bots.add("z", "builtin:random")
        store.bots.set_state("z", "active")
        later = take(schedule, 60)
        assert all("z" in names_of(game) for game in later)
        assert set("".join(map(names_of, later))) == set("abcdefz")


def test_opponents_are_close_in_rating(tmp_path: Path) -> None:
    with new_league(tmp_path, *"abcdefgh") as store:
        for strong in "abcd":
            for weak in "efgh":
                add_set(store, strong + weak, [[1, 0], [1, 0]] * 4)
        unequal = Counter(min(names_of(game)) < "e" <= max(names_of(game)) for game in take(Schedule(store), 40))
        assert unequal[False] > 3 * unequal[True]


def test_matches_come_first_the_oldest_before_the_others_and_end_in_time(tmp_path: Path) -> None:
    with new_league(tmp_path, *"abc") as store:
        store.games.start_match(["a", "b"], 4, seed=70)
        store.games.start_match(["c", "a"], 2)
        schedule = Schedule(store)
        games = take(schedule, 7)
        assert [(names_of(game), game.match, game.seed) for game in games[:6]] == [
            ("ab", 1, 70), ("ab", 1, 70), ("ab", 1, 71), ("ab", 1, 71), ("ca", 2, 1), ("ca", 2, 1)]
        assert games[6].match is None
        for game in games[:4]:
            save(store, game, 1, 0)
            store.games.end_match_if_decided(1)
        assert [match.state for match in store.games.matches()] == ["running", "done"]


def test_nothing_is_kept_of_games_that_are_over(tmp_path: Path) -> None:
    with new_league(tmp_path, *"ab") as store:
        store.games.start_match(["a", "b"], 4)
        schedule = Schedule(store)
        for _ in range(6):  # of the match, and then for the standings
            game = schedule.next()
            assert game
            save(store, game, 1, 0)
            assert sum(map(len, schedule._given.values())) <= 1


def test_a_test_that_has_decided_ends_its_match(tmp_path: Path) -> None:
    with new_league(tmp_path, *"ab") as store:
        store.games.start_match(["a", "b"], 400, 0.0, 200.0)
        schedule = Schedule(store)
        played = 0
        while store.games.match(1).state == "running":
            game = schedule.next()
            assert game is not None and game.match == 1
            save(store, game, 1, 0)
            store.games.end_match_if_decided(1)
            played += 1
        match = store.games.match(1)
        assert 6 <= played < 100
        assert match.sprt and match.sprt["result"] == "Elo 200 accepted"
        assert (match.played, match.left, match.points.value) == (played, 0, 1.0)
        game = schedule.next()
        assert game is not None and game.match is None


def test_a_test_looks_at_whole_sets_before_the_first_gap(tmp_path: Path) -> None:
    with new_league(tmp_path, *"ab") as store:
        store.games.start_match(["a", "b"], 400, 0.0, 200.0)
        games = take(Schedule(store), 20)
        for game in games[1:]:
            save(store, game, 1, 0)
        assert store.games.match(1).sprt == store.games.match(1).sprt
        assert store.games.match(1).sprt["sets"] == 0  # type: ignore[index]
        save(store, games[0], 0, 1)
        assert store.games.match(1).sprt["sets"] == 10  # type: ignore[index]
        assert store.games.match(1).points.value == 0.95


def test_a_match_that_can_be_tested_no_more_is_played_without_a_test(tmp_path: Path) -> None:
    with new_league(tmp_path, *"ab") as store:
        with pytest.raises(LeagueError, match="0 and 3000 Elo must be from -2000 to 2000"):
            store.games.start_match(["a", "b"], 4, 0.0, 3000.0)
        store.games.start_match(["a", "b"], 4, 0.0, 50.0)
        assert store.games.match(1).sprt and not store.games.match(1).remark
        with store.writing() as connection:
            connection.execute("UPDATE matches SET elo1 = 3000")
        assert store.games.match(1).sprt is None
        assert store.games.match(1).remark == "SPRT 0 against 3000 cannot be tested: all games are played"
        games = take(Schedule(store), 5)
        for game in games[:4]:
            assert (game.match, store.games.match(1).state) == (1, "running")
            save(store, game, 1, 0)
            store.games.end_match_if_decided(1)
        assert (store.games.match(1).state, games[4].match) == ("done", None)


def test_bots_and_matches_may_come_and_go(tmp_path: Path) -> None:
    with new_league(tmp_path, *"abc") as store:
        schedule = Schedule(store)
        (first,) = take(schedule, 1)
        store.bots.set_state(first.bots[0].name, "retired")
        gone = first.bots[0].name
        assert not any(gone in names_of(game) for game in take(schedule, 20))
        store.games.start_match(["b", "c"], 2)
        if gone != "a":
            assert all(game.match is None for game in take(schedule, 2))
            store.bots.set_state(gone, "active")
        assert [game.match for game in take(schedule, 3)] == [1, 1, None]
        store.games.start_match(["b", "c"], 40)
        assert [game.match for game in take(schedule, 1)] == [2]
        store.games.set_match_state(2, "stopped")
        assert [game.match for game in take(schedule, 1)] == [None]
        store.games.set_match_state(2, "running")
        assert [game.match for game in take(schedule, 1)] == [2]


def test_two_bots_fill_a_game_of_three_and_one_alone_does_not_play(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", seats="3") as store:
        assert Schedule(store).next() is None
        store.bots.add("b", "builtin:random")
        store.bots.set_state("b", "active")
        assert {names_of(game) for game in take(Schedule(store), 6)} <= {"abb", "baa"}


def test_each_number_of_players_has_about_as_many_games_and_a_match_as_many_as_its_bots(tmp_path: Path) -> None:
    with new_league(tmp_path, *"abcd", seats="2-4") as store:
        games = Counter(len(game.bots) for game in take(Schedule(store), 240))
        assert sorted(games) == [2, 3, 4] and min(games.values()) > 50
        for bots in ("ab", "abc"):
            store.games.start_match(bots, 2)
        assert [match.bots for match in store.games.matches()] == [tuple("abc"), tuple("ab")]
        store.bots.set_state("d", "retired")
        assert {len(game.bots) for game in take(Schedule(store), 60)} == {2, 3}
        (game,) = take(Schedule(store), 1)
        assert len(game.play().players) == len(game.bots)


@pytest.mark.parametrize(("seats", "words"), [
    ("2-5", "for 2, 3 or 4 players, not 5"), ("3-2", "the fewest come first"), ("2-", "from 1 on, not ''"),
])
def test_numbers_of_players_that_cannot_be_are_told(tmp_path: Path, seats: str, words: str) -> None:
    with pytest.raises(LeagueError, match=words):
        new_league(tmp_path, seats=seats)


def test_an_elo_of_three_players_is_told_from_the_points_that_are_tested(tmp_path: Path) -> None:
    with new_league(tmp_path, *"abc", seats="3") as store:
        store.games.start_match("abc", 600, 0, 50, seed=1)
        schedule = Schedule(store)
        while store.games.match(1).state == "running":
            (game,) = take(schedule, 1)
            save(store, game, 2 if game.number else 0, 1, (game.seed + game.number) % 3)
            store.games.end_match_if_decided(1)
        match = store.games.match(1)
        assert match.sprt and match.sprt["result"] == "Elo 50 accepted"
        assert match.difference.value == pytest.approx(elo_of(match.points.value)) and match.difference.value > 50
        assert match.vague == ""
