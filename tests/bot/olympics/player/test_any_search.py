"""What the bot's conversation relies on, of the searches of all Olympics bots."""
from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.olympics.outlook.appeal import turns_to_finish
from bot.olympics.player import races
from bot.olympics.player.conversation import TurnSearch
from bot.olympics.player.params import Params
from bot.olympics.player.two_opinions import TwoOpinions
from bot.olympics.reference.params import Params as TreeParams
from bot.olympics.reference.tree import TreeSearch
from bot.olympics.rules.constants import LONGEST_RUN, NO_ACTION, PLAYERS, TURNS
from bot.olympics.rules.draws import draw_archery, draw_diving, draw_hurdles, draw_skating
from bot.olympics.rules.plain import is_over, play_turn
from bot.olympics.rules.state import MiniGame, Position
from botkit.search.clock import Deadline
from tests.botkit.search.looks import Looks

SEARCHES: dict[str, Callable[[int], TurnSearch]] = {
    "plans": lambda effort: TwoOpinions(Params(rounds=effort, width=150, skating_samples=16)),
    "tree": lambda effort: TreeSearch(TreeParams(iterations=effort)),
}
EFFORT = 2
USED = {name: new(EFFORT) for name, new in SEARCHES.items()}
"""One object for all examples: nothing may stay behind that hurts the next match."""
names = st.sampled_from(sorted(SEARCHES))


def answer(search: TurnSearch, position: Position, seat: int, deadline: Deadline | None = None) -> int:
    """The last result in time."""
    deadline = deadline or Deadline.never()
    found = []
    for result in search.results(position, seat, deadline):
        found.append(result.answer)
        if deadline.passed():
            break
    return found[-1]


def run_in_progress(game: int, source: Random, steps: int) -> MiniGame | None:
    """A run after some turns of random play, or ``None`` where it is over."""
    run = (draw_hurdles, draw_archery, draw_skating, draw_diving)[game](source)
    for _ in range(steps):
        play_turn(run, [source.randrange(4) for _ in range(PLAYERS)])
        if is_over(run):
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
@settings(max_examples=25, deadline=None)
def test_answers_any_position_legally_and_leaves_it_alone(
    name: str, position: Position, seat: int, hurry: bool
) -> None:
    before = deepcopy(position)
    deadline = Deadline(0.0) if hurry else Deadline.never()
    assert answer(USED[name], position, seat, deadline) in range(4)
    assert position == before


@pytest.mark.parametrize("last", [1, 7, 30])
@pytest.mark.parametrize("name", sorted(SEARCHES))
def test_a_deadline_in_the_middle_of_a_search_ends_it(name: str, last: int) -> None:
    position = Position(40, [[[1, 1, 0]] * 4] * PLAYERS, [run_in_progress(game, Random(3), 2) for game in range(4)])
    looks = Looks(last)
    assert answer(SEARCHES[name](0), position, 1, looks) in range(4)
    assert last <= looks.count <= last + 2


@pytest.mark.parametrize("name", sorted(SEARCHES))
def test_effort_and_seed_decide_the_answers_whatever_was_played_before(name: str) -> None:
    source = Random(3)
    medals = [[[1, 1, 0]] * 4] * PLAYERS
    turns = [Position(turn, medals, [run_in_progress(g, source, 2) for g in range(4)]) for turn in (10, 40, 98)]
    fresh = [answer(SEARCHES[name](EFFORT), position, 1) for position in turns]
    assert [answer(USED[name], position, 1) for position in turns] == fresh


@pytest.mark.parametrize("name", sorted(SEARCHES))
def test_the_obvious_last_move_is_found(name: str) -> None:
    diving = draw_diving(Random(8))
    diving.letters, diving.points, diving.combos = "L", [30, 30, 30], [4, 4, 4]
    medals = [[[1, 1, 0]] * 4] * PLAYERS
    assert answer(USED[name], Position(TURNS, medals, [None, None, None, diving]), 0) == 2


def test_races_are_run_without_a_fall_and_in_the_least_turns() -> None:
    for seed in range(20):
        race = draw_hurdles(Random(seed))
        turns = 0
        while not is_over(race):
            (best,) = races.results(Position(turns + 1, [[[0, 0, 0]]] * PLAYERS, [race]), 1)
            play_turn(race, [NO_ACTION, best.answer, NO_ACTION])
            turns += 1
        assert turns == turns_to_finish(race.track)[0]
