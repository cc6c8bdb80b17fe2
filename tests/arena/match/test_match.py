"""Sets, seats and seeds of a match, and which matches can be played; no game is played here."""
from __future__ import annotations

from collections import Counter

import pytest
from msgspec import structs

from arena.contract.setup import Limits
from arena.match.match import Entry, Match, MatchSettings, new_match, seat_orders
from tests.conftest import TOY

TWO = ["builtin:random", "builtin:greedy"]


@pytest.mark.parametrize(
    ("commands", "games"),
    [("ab", 2), ("aa", 2), ("abb", 3), ("aaa", 3), ("abc", 6), ("aab", 6), ("abbb", 4), ("abcd", 4), ("aabb", 4)],
)
def test_a_set_has_every_distinct_seat_assignment_or_the_rotations(commands: str, games: int) -> None:
    orders = seat_orders(commands)
    assert len(orders) == len(set(orders)) == games
    for seat in range(len(commands)):
        assert [order[seat] for order in orders].count(0) == games / len(commands)


def test_everybody_sits_everywhere_equally_often() -> None:
    for commands in ("abc", "abcd", "abcde"):
        seats = Counter((seat, number) for order in seat_orders(commands) for seat, number in enumerate(order))
        assert len(seats) == len(commands) ** 2 and len(set(seats.values())) == 1


def test_rotations_keep_the_order_of_the_table() -> None:
    assert seat_orders("abcd") == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]


def test_equal_commands_are_not_told_apart_but_for_the_first() -> None:
    assert seat_orders("abb") == [(0, 1, 2), (1, 0, 2), (1, 2, 0)]
    assert len(seat_orders("aab")) == 6


def test_sets_follow_one_another_and_each_has_its_seed() -> None:
    match = Match(MatchSettings(TOY, "plain", Limits(2000.0, 300.0), 3, {"size": "3"}), tuple(map(Entry, "abc")), 5)
    jobs = list(match.jobs(14))
    assert [job.index for job in jobs] == list(range(14))
    assert [job.order for job in jobs] == [*match.orders, *match.orders, *match.orders[:2]]
    assert [job.seed for job in jobs] == [5] * 6 + [6] * 6 + [7] * 2
    setup = jobs[13].settings.setup(jobs[13].seed)
    assert (setup.seed, setup.seats, setup.edition, setup.options) == (7, 3, "plain", {"size": "3"})
    assert setup.limits == match.settings.limits


def test_a_command_that_stands_first_and_again_later_is_two_players() -> None:
    assert seat_orders("aba") == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]


def test_the_first_edition_of_a_game_is_the_usual_one() -> None:
    assert new_match("battlesheep", ["builtin:random"] * 4, seed=1).settings.edition == "hex"


def test_what_is_not_given_is_as_the_contest_has_it() -> None:
    match = new_match(TOY, TWO, seed=3)
    assert match == Match(MatchSettings(TOY, "plain", Limits(2000.0, 300.0), 2), tuple(map(Entry, TWO)), 3)
    assert new_match(TOY, TWO, seed=3, turn_ms=0.0).settings.limits == Limits(2000.0, 0.0)
    assert new_match(TOY, TWO, seed=3, first_turn_ms=7.0).settings.limits == Limits(7.0, 300.0)


@pytest.mark.parametrize(("given", "message"), [
    ({"edition": "fancy"}, "no edition is called 'fancy'; there are: plain"),
    ({"commands": TWO[:1]}, "for 2, 3 or 4 players, not 1; one program may have"),
    ({"commands": ["builtin:nobody", *TWO]}, "has no builtin:nobody"),
    ({"options": {"colour": "red"}}, "no option is called 'colour'"),
    ({"turn_ms": -1.0}, "a limit of -1 ms"),
])
def test_a_match_that_cannot_be_played_says_why(given: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        new_match(**{"name": TOY, "commands": TWO, "seed": 1, **given})  # type: ignore[arg-type]


def test_a_file_is_told_from_that_of_another_match() -> None:
    match = new_match(TOY, TWO, seed=3)
    replay = next(match.jobs(1)).play()
    assert match.has(replay)
    changes = [{"seed": 4}, {"turn_ms": 9.0}, {"first_turn_ms": 9.0}, {"options": {"size": "9"}}, {"together": True},
               {"patience_ms": 9.0}, {"slowdown": 2.0}]
    for change in changes:
        assert not new_match(TOY, TWO, **{"seed": 3, **change}).has(replay)  # type: ignore[arg-type]
    assert not new_match(TOY, TWO[::-1], seed=3).has(replay)
    assert not match.has(structs.replace(replay, match=None))
