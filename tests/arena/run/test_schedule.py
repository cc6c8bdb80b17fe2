"""Who plays next in a league, and whose games may be mixed; no game is played."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.arena.game import Limits
from bot.arena.run.match import Match, match_header
from bot.arena.run.schedule import League, LeagueError, LeagueJob, check_history, schedule
from tests.arena.conftest import TOY

SEATS = 3
SET = 6
"""Games of a set of three different bots."""


def league_of(names: str, seed: int = 7) -> League:
    """A league of bots with names of one letter, whose commands differ."""
    bots = {name: f"python {name}.py" for name in names}
    return League(bots, SEATS, Match(TOY, tuple(bots.values())[:SEATS], seed, "plain", Limits(2000.0, 300.0)))


def played(league: League, jobs: Iterable[LeagueJob]) -> list[dict[str, Any]]:
    """What is kept of these games, for who plays next."""
    return [
        {"league": {"set": one.number, "names": list(one.names)},
         "match": match_header(one.job.match) | {"index": one.job.index}}
        for one in jobs
    ]


def told(jobs: Iterable[LeagueJob]) -> list[tuple[int, int]]:
    return [(one.number, one.job.index) for one in jobs]


@pytest.mark.parametrize(("games", "sets"), [(0, 0), (1, 1), (6, 1), (7, 2), (24, 4)])
def test_new_games_come_in_whole_sets_numbered_from_zero(games: int, sets: int) -> None:
    jobs = list(schedule(league_of("abc"), [], games))
    assert told(jobs) == [(number, index) for number in range(sets) for index in range(SET)]


def test_the_games_of_a_set_are_every_seat_assignment_with_one_seed() -> None:
    league = league_of("abcd")
    jobs = list(schedule(league, [], 3 * SET))
    for number in range(3):
        games = [one for one in jobs if one.number == number]
        assert {one.job.match.setup(one.job.set_index).seed for one in games} == {7 + number}
        assert len({one.names for one in games}) == 1
        assert games[0].job.match.commands == tuple(league.bots[name] for name in games[0].names)
        assert {one.job.order for one in games} == {
            (a, b, c) for a in range(3) for b in range(3) for c in range(3) if len({a, b, c}) == 3
        }


def test_what_is_missing_of_begun_sets_comes_first_and_counts() -> None:
    league = league_of("abcd")
    jobs = list(schedule(league, [], 3 * SET))
    left = [jobs[3], jobs[SET], jobs[SET + 5]]
    done = [job for job in jobs[: 2 * SET] if job not in left]
    assert told(schedule(league, played(league, done), 0)) == told(left)
    assert told(schedule(league, played(league, done), 3)) == told(left)
    assert told(schedule(league, played(league, done), 4)) == told(left) + [(2, index) for index in range(SET)]
    assert told(schedule(league, played(league, jobs[SET:]), 0)) == []


def test_sets_of_a_bot_that_has_gone_are_not_finished() -> None:
    league = league_of("abc")
    jobs = list(schedule(league, [], SET))
    later = league_of("abd")
    assert told(schedule(later, played(league, jobs[:2]), 1)) == [(1, index) for index in range(SET)]


def test_the_same_games_are_planned_again_and_others_with_another_seed() -> None:
    def who(seed: int) -> list[tuple[str, ...]]:
        return [one.names for one in schedule(league_of("abcdefgh", seed), [], 20 * SET)]

    assert who(7) == who(7)
    assert who(7) != who(8)


def test_planning_on_is_as_planning_at_once() -> None:
    league = league_of("abcdef")
    at_once = list(schedule(league, [], 8 * SET))
    first = list(schedule(league, [], 3 * SET))
    assert [(one.number, one.names) for one in schedule(league, played(league, first), 5 * SET)] == [
        (one.number, one.names) for one in at_once[3 * SET:]
    ]


def test_nobody_plays_against_itself_and_all_get_about_as_many_games() -> None:
    jobs = list(schedule(league_of("abcdefg"), [], 140 * SET))
    assert all(len(set(one.names)) == SEATS for one in jobs)
    games = Counter(name for one in jobs for name in one.names)
    assert max(games.values()) - min(games.values()) <= 4 * SET
    assert len({one.names[0] for one in jobs[: 7 * SET]}) >= 3


def test_a_bot_that_came_late_plays_until_it_has_as_many_games() -> None:
    old = league_of("abc")
    done = played(old, schedule(old, [], 10 * SET))
    jobs = list(schedule(league_of("abcz"), done, 10 * SET))
    assert all("z" in one.names for one in jobs)
    assert all(one.names[0] == "z" for one in jobs[: 9 * SET])


def test_opponents_are_preferably_those_with_few_games() -> None:
    """Two of each draw are compared: of eleven, the five with no games yet come in far more than half of the seats."""
    old = league_of("abcdef")
    done = played(old, schedule(old, [], 40 * SET))
    jobs = list(schedule(league_of("abcdefvwxyz"), done, 10 * SET))
    others = Counter(name in "vwxyz" for one in jobs for name in one.names[1:])
    assert others[True] > 1.5 * others[False]


def changed(record: dict[str, Any], **header: object) -> list[dict[str, Any]]:
    return [record | {"match": record["match"] | header}]


def test_games_that_were_played_otherwise_are_not_mixed() -> None:
    league = league_of("abc")
    records = played(league, schedule(league, [], 2 * SET))
    check_history(league, records)
    for header in ({"edition": "fancy"}, {"limits": [1.0, 1.0]}, {"seed": 8}, {"options": {"size": "9"}}):
        with pytest.raises(LeagueError, match="use another folder"):
            check_history(league, changed(records[0], **header))
    with pytest.raises(LeagueError, match="use another folder"):
        check_history(replace(league, first=replace(league.first, seed=8)), records[SET:])


def test_a_name_stands_for_one_command() -> None:
    league = league_of("abc")
    records: Sequence[dict[str, Any]] = played(league, schedule(league, [], 1))
    check_history(league_of("abd"), records)
    for command in ("python a.py", "python z.py"):
        with pytest.raises(LeagueError, match="a changed bot needs a new name"):
            check_history(replace(league, bots={**league.bots, "c": command}), records)
