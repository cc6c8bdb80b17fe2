"""What holds for every game of the kit, and must hold for the next one too."""
from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import chain, islice
from pathlib import Path
from random import Random
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest
from msgspec.structs import force_setattr

from arena.contract.faults import FaultKind
from arena.contract.game import Game
from arena.contract.judgement import Analyst, Effort, Judgement
from arena.contract.ranks import points_of
from arena.contract.record import Replay, as_json, replay_of
from arena.contract.setup import Limits, Setup
from arena.games import game_names, load_game
from arena.judge.judging import new_analyst
from arena.match.one_game import play_game
from arena.match.rerun import rerun
from arena.pages.page import replay_page
from arena.run.contestants import contestant
from botkit.client.parameters import choices_of, effort_name, set_parameter
from tests.bot.bots import BOTS, game_of, package_of, params_of
from tests.bot.fuzz import mutated
from tests.bot.helpers import played, replays
from tests.botkit.client.conversation import talk
from tests.conftest import ROOT

NO_LIMITS = Limits(0.0, 0.0)
NONSENSE = "is this a move?"
SHORT = {"max_turns": "30"}
"""Options that end a game early which random players would never end."""
FILES = ("bot/submit/{}.py", "replays/{}_referee.jsonl.gz", "replays/{}.regress.jsonl.gz", "docs/{}.md")
TESTS = ("rules", "protocol", "player", "analysis", "arena/referee", "arena/view")
PLACES = [("README.md", "](docs/{}.md)"), ("replays/README.md", "`{}_referee.jsonl.gz`")]
"""Pages that lead to a game, and what stands there."""
GAMES = [*game_names(), "examples.nim.arena:GAME"]
EDITIONS = [(name, edition) for name in GAMES for edition in load_game(name).editions]


@cache
def random_game(name: str, edition: str, seed: int) -> Replay:
    """The replay of a game between random baselines."""
    game = load_game(name)
    return played(game, setup_of(game, edition, seed), *["builtin:random"] * game.seats[0])


def setup_of(game: Game, edition: str, seed: int = 5) -> Setup:
    options = {name: value for name, value in SHORT.items() if name in game.options}
    return Setup(seed, game.seats[0], edition, NO_LIMITS, options)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("file", FILES)
def test_a_game_of_the_kit_has_its_entry_its_recordings_and_its_page(name: str, file: str) -> None:
    assert (ROOT / file.format(name)).is_file(), f"{file.format(name)} is missing"


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("part", TESTS)
def test_the_parts_of_a_game_have_tests(name: str, part: str) -> None:
    if part == "analysis" and not load_game(name).analyst:
        pytest.skip("it has no judge yet")
    path = ROOT / "tests" / "bot" / name / part
    has_tests = any(path.glob("test_*.py")) or path.with_name(f"test_{path.name}.py").is_file()
    assert has_tests, f"{path.relative_to(ROOT)} has no test_*.py"


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(("page", "wanted"), PLACES)
def test_people_are_led_to_the_page_and_the_recording_of_a_game(name: str, page: str, wanted: str) -> None:
    assert wanted.format(name) in (ROOT / page).read_text(encoding="utf-8"), f"{page} lacks {wanted.format(name)}"


def settings_of(bot: str) -> list[str]:
    """None, and each value that a parameter of the bot can be given by name."""
    choices = choices_of(params_of(bot))
    return ["", *(f"{name}={value}" for name, values in choices.items() for value in values)]


@pytest.mark.parametrize(("bot", "setting"), [(bot, setting) for bot in BOTS for setting in settings_of(bot)])
def test_every_own_bot_answers_two_turns(bot: str, setting: str) -> None:
    game = load_game(game_of(bot))
    params = set_parameter(params_of(bot), f"{effort_name(params_of(bot))}=2")
    params = set_parameter(params, setting) if setting else params
    record = random_game(game_of(bot), game.editions[0], 5)
    turns = [turn.inputs[0] for turn in record.turns if 0 in turn.inputs][:2]
    lines = chain(record.player_inputs_init[0], *turns)
    answers, messages = talk(import_module(f"{package_of(bot)}.loop").Bot(params), lines)
    assert (len(answers), messages) == (2, [])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("change", "reason"),
    [({"edition": "nosuch"}, "no edition is called"), ({"seats": 9}, "players, not 9"),
     ({"options": {"nosuch": "1"}}, "no option is called")],
)
def test_a_setup_that_the_game_does_not_have_is_refused(name: str, change: dict[str, Any], reason: str) -> None:
    game = load_game(name)
    with pytest.raises(ValueError, match=reason):
        game.new_referee(replace(setup_of(game, game.editions[0]), **change))


@pytest.mark.parametrize("name", GAMES)
def test_the_options_that_help_lists_are_those_of_the_referee(name: str) -> None:
    game = load_game(name)
    with pytest.raises(ValueError, match="no option is called") as refused:
        game.new_referee(replace(setup_of(game, game.editions[0]), options={"nosuch": "1"}))
    assert str(refused.value).endswith(f"there are: {', '.join(game.options) or 'none'}")


@pytest.mark.parametrize("name", GAMES)
def test_the_greedy_baseline_beats_the_random_one(name: str) -> None:
    game = load_game(name)
    points = []
    for seed in range(8):
        seat = seed % game.seats[0]
        commands = ["builtin:random"] * game.seats[0]
        commands[seat] = "builtin:greedy"
        points.append(points_of(played(game, setup_of(game, game.editions[0], seed), *commands).ranks)[seat])
    share = sum(points) / len(points)
    assert share > 0.7, f"greedy has {share:.2f} of the points of {len(points)} games with random players, not over 0.7"


@pytest.mark.parametrize("name", game_names())
def test_replays_of_the_local_referee_come_out_the_same_and_changed_ones_do_not(name: str) -> None:
    game = load_game(name)
    for record in replays(f"{name}_referee.jsonl.gz"):
        assert list(rerun(game, record)) == []
    middle = len(record.turns) // 2
    turn = record.turns[middle]
    turn.inputs[next(iter(turn.inputs))][-1] += " 1"
    assert f"turn {middle + 1}: " in next(rerun(game, record))
    record = replays(f"{name}_referee.jsonl.gz")[0]
    record.final_scores[1] += 1
    assert "final_scores" in next(rerun(game, record))


@pytest.mark.parametrize("name", [name for name in GAMES if load_game(name).parts])
def test_the_parts_of_a_result_are_those_of_every_seat_at_every_turn_and_at_the_end(name: str) -> None:
    game = load_game(name)
    record = random_game(name, game.editions[0], 5)
    parts = game.parts(record) if game.parts else {}
    assert parts
    for part, moments in parts.items():
        assert len(moments) in (1, len(record.turns) + 1), part
        assert {len(of_seats) for of_seats in moments} == {game.seats[0]}, part


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_is_shown_whatever_edition_a_record_names(name: str) -> None:
    record = deepcopy(random_game(name, load_game(name).editions[0], 5))
    force_setattr(record, "edition", "")
    answer = next(action for turn in record.turns for action in turn.actions if action)
    assert load_game(name).wording_of(record)(answer)


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
class TestEdition:
    def test_legal_play_is_accepted_to_the_end(self, name: str, edition: str) -> None:
        for seed in (5, 7):
            record = random_game(name, edition, seed)
            assert record.turns
            assert [fault for turn in record.turns for fault in turn.faults if fault] == []

    def test_the_same_seed_is_the_same_game(self, name: str, edition: str) -> None:
        game = load_game(name)
        commands = ["builtin:random"] * game.seats[0]
        again, other = (played(game, setup_of(game, edition, seed), *commands) for seed in (5, 6))
        first = deepcopy(random_game(name, edition, 5))
        for record in (first, again, other):
            for turn in record.turns:
                force_setattr(turn, "ms", [])
        assert first == again
        assert first.turns != other.turns

    def test_ranks_follow_the_scores_and_points_add_up(self, name: str, edition: str) -> None:
        game = load_game(name)
        for seed in (5, 7):
            record = random_game(name, edition, seed)
            scores, ranks = record.final_scores, record.ranks
            assert len(scores) == len(ranks) == game.seats[0]
            for one, score in enumerate(scores):
                assert all((ranks[one] < ranks[other]) or score <= scores[other] for other in range(len(scores)))
            assert sum(points_of(ranks)) == pytest.approx(len(ranks) / 2)

    def test_asking_changes_nothing(self, name: str, edition: str) -> None:
        game = load_game(name)
        referee = game.new_referee(setup_of(game, edition))
        players = [game.baselines["random"](Random(seat)) for seat in range(game.seats[0])]
        for seat, player in enumerate(players):
            player.init(referee.init_lines(seat))
        while requests := referee.requests():
            answers = {seat: players[seat].answer(request.lines) for seat, request in requests.items()}
            assert referee.requests() == requests
            assert not referee.apply(answers)

    def test_nonsense_and_silence_are_refused_and_the_game_comes_to_its_end(self, name: str, edition: str) -> None:
        game = load_game(name)
        for answer in (NONSENSE, "", None):
            referee = game.new_referee(setup_of(game, edition))
            refused: set[int] = set()
            while requests := referee.requests():
                refused |= set(referee.apply(dict.fromkeys(requests, answer)))
            assert refused or answer is None
            assert len(referee.result().ranks) == game.seats[0]

    def test_a_mutated_answer_is_played_or_refused(self, name: str, edition: str) -> None:
        game, record = load_game(name), random_game(name, edition, 5)
        answers = [answer for turn in record.turns for answer in turn.actions if answer]
        refused = 0
        for number in range(80):
            random = Random(f"{name} {edition} {number}")
            answer = " ".join(mutated(random.choice(answers).splitlines(), random))
            referee = game.new_referee(setup_of(game, edition))
            for _ in range(random.randint(1, 3)):
                if requests := referee.requests():
                    refused += bool(referee.apply(dict.fromkeys(requests, answer)))
        assert 0 < refused < 3 * 80

    def test_who_is_silent_is_ahead_of_nobody_with_as_many_points(self, name: str, edition: str) -> None:
        game = load_game(name)
        for silent in range(game.seats[0]):
            referee = game.new_referee(setup_of(game, edition, 1))
            players = [game.baselines["random"](Random(seat)) for seat in range(game.seats[0])]
            for seat, player in enumerate(players):
                player.init(referee.init_lines(seat))
            while requests := referee.requests():
                referee.apply({
                    seat: None if seat == silent else players[seat].answer(request.lines)
                    for seat, request in requests.items()
                })
            scores, ranks = referee.result().final_scores, referee.result().ranks
            others = [seat for seat in range(game.seats[0]) if seat != silent]
            assert min(ranks[seat] for seat in others) == 1
            assert all(ranks[seat] <= ranks[silent] for seat in others if scores[seat] >= scores[silent])

    def test_a_game_is_drawn_and_checked_from_its_record(self, name: str, edition: str) -> None:
        game = load_game(name)
        record = random_game(name, edition, 5)
        assert list(rerun(game, record)) == []
        assert replay_of(as_json(record)) == record
        frames = game.frames(record)
        turns = [frame.turn for frame in frames]
        assert turns == sorted(turns)
        assert turns[-1] == len(record.turns) - 1
        for number, frame in enumerate(frames):
            drawn = [child.tag.partition("}")[2] for child in fromstring(f"<body>{frame.svg}</body>")]
            assert {*drawn} == {"svg"}, f"picture {number}, {frame.title!r}, is of {drawn}"
        assert game.title in replay_page(game, record, 0, 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_answer_is_reported_as_a_broken_rule(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    bot = tmp_path / "bot.py"
    bot.write_text(f"import sys\nfor line in sys.stdin:\n    print({NONSENSE!r}, flush=True)\n")
    others = [replace(contestant(game, "builtin:random"), number=seat) for seat in range(1, game.seats[0])]
    record = play_game(game, setup_of(game, game.editions[0]), [contestant(game, f"python -S {bot}"), *others])
    faults = [turn.faults[0] for turn in record.turns if turn.faults[0]]
    assert FaultKind.of(faults[0]) == FaultKind.BROKEN_RULE


JUDGED = [name for name in GAMES if load_game(name).analyst]


@pytest.mark.parametrize("name", JUDGED)
class TestPostMortem:
    """Of two turns of a game between baselines."""

    EFFORT = Effort(fixed=2)

    def test_answers_are_judged_by_expected_results(self, name: str) -> None:
        record = short_game(name)
        analyst = new_analyst(load_game(name), record)
        assert analyst.unit and 0.0 < analyst.par <= 0.5
        for one in judgements(analyst, record, self.EFFORT):
            values = [value for _, value in one.best]
            assert values and all(0.0 <= value <= 1.0 for value in (*values, one.value))
            assert one.loss >= 0.0
            assert one.answer == record.turns[one.turn].actions[one.seat]

    def test_results_are_from_0_to_1_and_the_first_has_most(self, name: str) -> None:
        record = short_game(name)
        analyst = new_analyst(load_game(name), record)
        results = [analyst.result(seat) for seat in range(len(record.ranks))]
        assert all(0.0 <= result <= 1.0 for result in results)
        assert max(results) == results[record.ranks.index(1)]
        assert sum(results) / len(results) == pytest.approx(analyst.par)

    def test_the_same_effort_gives_the_same_judgements(self, name: str) -> None:
        record = short_game(name)
        first, again = (
            list(judgements(new_analyst(load_game(name), record), record, self.EFFORT)) for _ in range(2)
        )
        assert first and first == again

    def test_a_judgement_rests_on_what_the_player_was_sent(self, name: str) -> None:
        """Not on what the others were sent, nor on what they answered then."""
        record = short_game(name)
        known = next(iter(judgements(new_analyst(load_game(name), record), record, self.EFFORT)))
        hidden = deepcopy(record)
        turn = hidden.turns[known.turn]
        force_setattr(turn, "inputs", {known.seat: turn.inputs[known.seat]})
        force_setattr(turn, "actions", [one if seat == known.seat else None for seat, one in enumerate(turn.actions)])
        assert new_analyst(load_game(name), hidden).judge(known.turn, known.seat, self.EFFORT) == known

    def test_luck_is_of_every_seat(self, name: str) -> None:
        record = short_game(name)
        luck = new_analyst(load_game(name), record).luck(0)
        assert len(luck) in (0, len(record.ranks))


@cache
def short_game(name: str) -> Replay:
    game = load_game(name)
    return played(game, setup_of(game, game.editions[0]), *["builtin:greedy"] * game.seats[0])


def judgements(analyst: Analyst, record: Replay, effort: Effort) -> Iterator[Judgement]:
    """Of the first turns in which there is something to judge."""
    found = (
        analyst.judge(number, seat, effort)
        for number, turn in enumerate(record.turns) for seat in turn.inputs
    )
    return islice((one for one in found if one), 2)
