"""Filters: each choice by itself, all at once about one bot, and conditions as they hold for replays."""
from __future__ import annotations

from math import nan
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.game_filters import Where, as_text
from arena.statements.filters import meets, parse_filter
from tests.arena.league.leagues import add_set, new_league


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> League:
    """Games 1 and 2: a wins, b is late once; 3 and 4, of five turns: b and c share the first place; 5: c beats a."""
    league = new_league(tmp_path_factory.mktemp("league"), "a", "b", "c")
    add_set(league, "ab", [[1, 0], [1, 0]], faults={0: "no_answer: late"})
    add_set(league, "bc", [[1, 1], [2, 2]], turns=5)
    add_set(league, "ac", [[0, 1]], faults={1: "broken_rule: seven"})
    return league


@pytest.mark.parametrize(
    ("where", "games"),
    [
        (Where(), [1, 2, 3, 4, 5]),
        (Where(bot="a"), [1, 2, 5]),
        (Where(bot="a", said=("seat = 0",)), [1, 5]),
        (Where(bot="a", result="won"), [1, 2]),
        (Where(bot="a", result="lost"), [5]),
        (Where(result="shared"), [3, 4]),
        (Where(said=("rank = 2",)), [1, 2, 5]),
        (Where(bot="b", against="c"), [3, 4]),
        (Where(against="c"), [3, 4, 5]),
        (Where(against="a", result="won"), [5]),
        (Where(against="c", result="won"), []),
        (Where(bot="a", fault="any"), [1]),
        (Where(bot="a", fault="none"), [2, 5]),
        (Where(fault="no_answer"), [1, 2]),
        (Where(bot="c", fault="broken_rule"), [5]),
        (Where(bot="c", fault="no_answer"), []),
        (Where(said=("turns >= 4",)), [3, 4]),
        (Where(said=("edition = other",)), []),
        (Where(match=0), [1, 2, 3, 4, 5]),
        (Where(match=1), []),
        (Where(players=("a",)), [1, 2, 5]),
        (Where(players=("a", "c")), [5]),
        (Where(bot="a", result="won", players=("b",)), [1, 2]),
        (Where(bot="a", result="won", players=("c",)), []),
        (Where(said=("seed = 2 or bot = a and result = lost",)), [3, 4, 5]),
        (Where(bot="b", said=("turns > 4 or (faults > 0 and against = a)",)), [2, 3, 4]),
    ],
)
def test_a_filter_lets_the_right_games_through(store: League, where: Where, games: list[int]) -> None:
    assert [game.id for game in store.games.find(where, "oldest")] == games
    assert store.games.count(where) == len(games)
    assert msgspec.json.decode(as_text(where), type=Where) == where


def test_games_are_sorted_and_come_in_pages(store: League) -> None:
    assert [game.id for game in store.games.find(limit=2)] == [5, 4]
    assert [game.id for game in store.games.find(limit=2, offset=2)] == [3, 2]
    assert [game.id for game in store.games.find(order="longest")] == [4, 3, 5, 2, 1]
    assert [game.id for game in store.games.find(order="shortest", limit=1)] == [5]
    assert [game.id for game in store.games.find(order="seed")] == [1, 2, 3, 4, 5]
    with pytest.raises(LeagueError, match="cannot be sorted by 'best'; choose newest"):
        store.games.find(order="best")


@pytest.mark.parametrize("bad", [{"result": "lucky"}, {"fault": "tired"}, {"said": ("medals",)}])
def test_what_no_game_can_have_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"wants|has the form"):
        Where(**bad)
    with pytest.raises(ValueError, match="colour"):
        msgspec.json.decode('{"colour": 1}', type=Where)


CONDITIONS = [
    f"{kind} {value} {sign} {constant}"
    for kind in ("PDATA", "TDATA")
    for value in ("x", "x@1", "x@3", "max(x)", "mean(x)", "y")
    for sign in ("=", "!=", "<", ">=", "~")
    for constant in ("2", "1.5", "red")
] + [
    "result = lost and (PDATA x = 2 or TDATA x = 2)", "not (PDATA x = 2 or rank = 1) and seat < 1",
    "not PDATA x = 2 or PDATA y = red and TDATA x > 1", "against = a", "bot != a or against ~ b",
    "faults = 0 and edition != hex or result = won", "rank = 2 and not against = b",
]


def test_conditions_hold_for_the_same_games_as_in_replays(tmp_path: Path) -> None:
    """Also of what was not said at first, of a game in which nothing was said, and between numbers and texts."""
    random = Random(3)
    values = [0, 1, 2, 2, 1.5, "red", "redder", 3]
    with new_league(tmp_path, "a", "b") as store:
        for _ in range(30):
            said = [
                {"pdata": {seat: {name: random.choice(values) for name in "xy" if random.random() < 0.6}
                           for seat in "01"},
                 "tdata": {"x": random.choice(values)} if random.random() < 0.5 else {}}
                for _ in range(random.choice([0, 3, 3]))
            ]
            add_set(store, "ab", [[1, 0], [0, 1]], said=said)
        rows = store.games.find(order="oldest", limit=100)
        replays = {row.id: store.games.named_replay(row) for row in rows}
        for text in CONDITIONS:
            condition = parse_filter(text)
            for bot in ("a", "b"):
                expected = [
                    row.id for row in rows for one in row.players
                    if one.bot == bot and meets([condition], replays[row.id], one.seat)
                ]
                found = store.games.find(Where(bot=bot, said=(text,)), "oldest", 100)
                assert [row.id for row in found] == expected, text
        assert store.standings.names_said() == ["x", "y"]


def test_a_number_is_drawn_by_turn_for_each_bot_under_a_filter(tmp_path: Path) -> None:
    """What was said holds until it is said again, or the game is over; texts are no numbers."""
    said = [{"pdata": {"0": {"x": 1}}}, {"pdata": {"0": {"x": 5}, "1": {"x": 2}}}, {"pdata": {"1": {"x": "two"}}}]
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0]], said=said)
        add_set(store, "ab", [[0, 1]], said=[{"pdata": {"0": {"x": 3}}}], turns=4)
        assert store.standings.said_by_turn("x", Where()) == {
            "a": [2.0, 4.0, 4.0, 3.0], "b": pytest.approx([nan, 2.0, nan, nan], nan_ok=True)}
        assert store.standings.said_by_turn("x", Where(said=("bot = a and result = won",)))["a"] == [1.0, 5.0, 5.0]
        assert store.standings.said_by_turn("y", Where()) == {}


def test_two_conditions_hold_of_the_same_bot(tmp_path: Path) -> None:
    with new_league(tmp_path, "a", "b") as store:
        add_set(store, "ab", [[1, 0]], said=[{"pdata": {"0": {"x": 1, "y": 1}, "1": {"x": 2, "y": 2}}}])
        assert store.games.count(Where(said=("PDATA x = 1", "PDATA y = 1"))) == 1
        assert store.games.count(Where(said=("PDATA x = 1", "PDATA y = 2"))) == 0
        assert store.games.count(Where(bot="b", said=("PDATA x = 1",))) == 0
