"""What the bot's loop relies on, of every strategy there is."""
from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.arena.games.olympics.referee import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.games.olympics.appeal import turns_to_finish
from bot.games.olympics.rules import LONGEST_RUN, PLAYERS, TURNS, MiniGame, Position
from bot.players.olympics.params import Params
from bot.players.olympics.races import Races
from bot.players.olympics.strategies import STRATEGIES
from bot.players.olympics.strategy import Strategy
from bot.search.clock import Deadline
from tests.search.looks import Looks

PREPARED: dict[str, Strategy] = {}
names = st.sampled_from(sorted(STRATEGIES))


def prepared(name: str) -> Strategy:
    """One object for all examples: nothing may stay behind that hurts the next match."""
    if name not in PREPARED:
        PREPARED[name] = STRATEGIES[name](Params(search=name, iterations=2))
        PREPARED[name].prepare()
    return PREPARED[name]


def run_in_progress(game: int, source: Random, steps: int) -> MiniGame | None:
    """A run after some turns of random play, or ``None`` where it is over."""
    run = (draw_hurdles, draw_archery, draw_skating, draw_diving)[game](source)
    for _ in range(steps):
        run.step([source.randrange(4) for _ in range(PLAYERS)])
        if run.over():
            return None
    return run


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any position that can come up: runs at any stage, resting ones, any medals, any turn."""
    source = Random(draw(st.integers(0, 10**6)))
    steps = draw(st.tuples(*[st.integers(0, LONGEST_RUN)] * 4))
    runs = [run_in_progress(game, source, count) for game, count in enumerate(steps)]
    if not any(runs):
        runs[3] = draw_diving(source)
    count = st.integers(0, 4)
    medals = draw(st.tuples(*[st.tuples(*[st.tuples(count, count, count)] * 4)] * PLAYERS))
    return Position(draw(st.integers(1, TURNS)), medals, runs)


@given(names, positions(), st.integers(0, PLAYERS - 1), st.booleans())
@settings(max_examples=120, deadline=None)
def test_answers_any_position_legally_and_leaves_it_alone(
    name: str, position: Position, seat: int, hurry: bool
) -> None:
    before = deepcopy(position)
    deadline = Deadline(0.0) if hurry else Deadline.never()
    assert prepared(name).choose(position, seat, deadline) in range(4)
    assert position == before


@pytest.mark.parametrize("last", [1, 2, 7, 30])
@pytest.mark.parametrize("name", ["plan", "planned_duct", "duct"])
def test_a_deadline_in_the_middle_of_a_search_ends_it(name: str, last: int) -> None:
    strategy = STRATEGIES[name](Params(search=name))
    strategy.prepare()
    position = Position(40, [[[1, 1, 0]] * 4] * PLAYERS, [run_in_progress(game, Random(3), 2) for game in range(4)])
    looks = Looks(last)
    assert strategy.choose(position, 1, looks) in range(4)
    assert last <= looks.count <= last + 2


@pytest.mark.parametrize("name", sorted(STRATEGIES))
def test_iterations_and_seed_decide_the_answers_whatever_was_played_before(name: str) -> None:
    source = Random(3)
    medals = [[[1, 1, 0]] * 4] * PLAYERS
    course = [Position(turn, medals, [run_in_progress(g, source, 2) for g in range(4)]) for turn in (10, 40, 98)]
    fresh = []
    for position in course:
        strategy = STRATEGIES[name](Params(search=name, iterations=2))
        strategy.prepare()
        fresh.append(strategy.choose(position, 1, Deadline.never()))
    assert [prepared(name).choose(position, 1, Deadline.never()) for position in course] == fresh


@pytest.mark.parametrize("name", sorted(STRATEGIES))
def test_the_obvious_last_move_is_found(name: str) -> None:
    source = Random(8)
    diving = draw_diving(source)
    diving.letters, diving.points, diving.combos = "L", [30, 30, 30], [4, 4, 4]
    medals = [[[1, 1, 0]] * 4] * PLAYERS
    assert prepared(name).choose(Position(TURNS, medals, [None, None, None, diving]), 0, Deadline.never()) == 2


def test_races_are_run_without_a_fall_and_in_the_least_turns() -> None:
    strategy = Races(Params())
    for seed in range(20):
        race = draw_hurdles(Random(seed))
        turns = 0
        while not race.over():
            position = Position(turns + 1, [[[0, 0, 0]]] * PLAYERS, [race])
            race.step([-1, strategy.choose(position, 1, Deadline.never()), -1])
            turns += 1
        assert turns == turns_to_finish(race.track)[0]
