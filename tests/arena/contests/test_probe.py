"""What ``new`` finds out about referees that behave like engines."""
from __future__ import annotations

import re
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from arena.contests import attempts, relays
from arena.contests.attempts import Attempt, Failed, Result, Steps, Tried, play
from arena.contests.command_line_form import Verdict
from arena.contests.contest import JSON, Contest
from arena.contests.playing import OneGame
from arena.contests.probe import Findings, ProbeError, missing, probe
from arena.contests.relays import Query
from arena.contests.time_limits import Boundary, Guess, LateRow, find_boundary, find_clock
from arena.contract.game import Result as GameResult
from arena.contract.game import replay
from arena.contract.record import Seat, Turn
from arena.contract.setup import Setup
from arena.run.executors import open_executor
from tests.arena.contests.contests import HERE, bot, contest, faults, once, referee_command
from tests.arena.contests.contests import play as play_game
from tests.arena.contests.simulated import SimulatedReferee, busy, with_limits
from tests.conftest import InThisProcess


def found_by(referee: str, executor: Executor, **known: Any) -> Findings:
    """What is found out about a referee of which only the command is known."""
    return probe(Contest(HERE, "Fake", referee, **known), [bot()], executor)


def shown(findings: Findings) -> str:
    return "\n".join(f"{row.about}: {row.found} ({row.how})" for row in findings.rows)


def within(found: float, true: float) -> bool:
    return abs(found - true) <= 0.1 * true


def right_or_unknown(findings: Findings, *true: float) -> bool:
    """Whether the limits of the first answer and of later ones, the soft limit and the bank are these or not known."""
    known = findings.contest
    found = (known.first_turn_ms, known.turn_ms, known.soft_ms, known.bank_ms)
    names = ("limit of the first answer", "limit of the later answers", "later answers", "later answers")
    return all(within(ms, wanted) or (not ms and name in str(findings.unknown))
               for ms, wanted, name in zip(found, true, names))


ENGINES = {
    "sleeps": ({}, (500, 50, 0, 0)),
    "does not sleep": ({"sleeps": False}, (500, 50, 0, 0)),
    "soft": ({"soft_ms": 50.0}, (500, 50, 50, 0)),
    "soft, and with it a usual one": ({"turn_ms": 200.0, "soft_ms": 50.0, "logs": False}, (500, 200, 50, 0)),
    "soft, and of no usual limit with it": ({"turn_ms": 75.0, "soft_ms": 50.0}, (500, 75, 50, 0)),
    "bank": ({"bank_ms": 400.0}, (400, 400, 0, 400)),
    "of no usual limit": ({"turn_ms": 140.0}, (500, 140, 0, 0)),
    "without a log": ({"logs": False}, (500, 50, 0, 0)),
}
MOST_GAMES = 17
"""Two at a time, with a second for each and half a second more for each that is late at the first answer: 10 s."""


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("every", "most_ms"), [(0, 0.0), (4, 12.0), (3, 40.0), (2, 60.0), (2, 150.0)])
def test_the_limits_are_those_of_the_referee_or_are_not_found_out(engine: str, every: int, most_ms: float) -> None:
    """At one of ``every`` answers the machine is late, by up to ``most_ms``; 0: at none, and then all is found out."""
    known, true = ENGINES[engine]
    for seed in range(10 if every else 1):
        late = {"late_ms": busy(seed, every, most_ms)} if every else {}
        referee = SimulatedReferee(**known, **late)  # type: ignore[arg-type]
        findings = found_by("simulated", referee)
        assert right_or_unknown(findings, *true), (seed, shown(findings))
        limits_unknown = [text for text in findings.unknown if "answers" in text]
        assert every or (not limits_unknown and len(referee.attempts) <= MOST_GAMES), findings.unknown


def test_answers_that_a_busy_machine_refuses_again_and_again_make_no_other_limit_of_a_soft_one() -> None:
    """A soft limit of 100 + 50 ms is not one of 120, for which a silent bot is waited for about as long."""
    def late_ms() -> float:
        return 30.0 if any(0.115 < delay < 0.15 for delay in referee.attempts[-1].delays) else 0.5

    referee = SimulatedReferee(turn_ms=100.0, soft_ms=50.0, late_ms=late_ms, noted=0.0)
    findings = found_by("simulated", referee)
    assert not findings.contest.turn_ms and "limit of the later answers" in str(findings.unknown), shown(findings)


def test_what_takes_most_games_begins_first_and_two_are_played_at_a_time() -> None:
    """Else the last answers would be looked for alone, while a core is idle."""
    referee = SimulatedReferee()
    found_by("simulated", referee)
    abouts = [attempt.about for attempt in referee.attempts]
    assert abouts[1:3] == ["a bot that falls silent"] * 2
    assert max(map(abouts.index, filter(re.compile("after").search, abouts))) < abouts.index("1")


QUICK = ("++boots", "200", "++first-ms", "300", "++turn-ms", "50", "++sleeps")


@pytest.mark.wall_time
def test_real_games_show_the_same() -> None:
    with open_executor(2, pin=False) as pool:
        findings = found_by(referee_command(*QUICK, "++soft"), pool)
    assert right_or_unknown(findings, 300, 50, 50, 0), shown(findings)


@pytest.mark.wall_time
@pytest.mark.parametrize("log", [True, False])
def test_an_answer_that_is_passed_on_late_is_refused(log: bool) -> None:
    patient = contest("++boots", "200", turn_ms=500.0, log=log)
    tried = play(Attempt("", patient, [bot()], 2, delays=(0.0, 0.0, 0.0, 0.8)))
    assert isinstance(tried, Tried)
    assert [answer.taken for answer in tried.answers] == [True, True, True, False]
    assert tried.answers[-1].waited_ms < 800.0, "it was called late before it was there"
    assert tried.record.final_scores[0] == -1.0


@pytest.mark.wall_time
def test_the_last_answer_of_a_game_without_a_log_is_only_refused_if_it_was_held_back() -> None:
    tried = play(Attempt("", contest("++turns", "3", log=False), [bot()], 2, delays=(0.0, 0.02, 0.0)))
    assert isinstance(tried, Tried)
    assert [answer.taken for answer in tried.answers] == [True, True, None]


def test_a_referee_without_limits_has_none() -> None:
    findings = found_by("simulated", SimulatedReferee(first_ms=inf, turn_ms=inf))
    assert (findings.contest.first_turn_ms, findings.contest.turn_ms) == (0.0, 0.0)
    assert "no silent bot was given up" in str(findings.unknown)
    assert "a bot that said nothing was not given up" in str([*missing(findings)])
    unlimited = contest("++first-ms", "0", "++turn-ms", "0", first_turn_ms=0.0, turn_ms=0.0)
    assert not faults(play_game(unlimited, bot(), bot("slow@3", "ms=400")))


def steps_with(
    limit_ms: float, noise: Callable[[int], float], before: int = 1, soft_ms: float = 0.0, taken_late: int = 0,
    early: Callable[[int], float] = lambda number: 0.0,
) -> float:
    """The limit that is found of a referee that sleeps it after a fault, on a machine that is late by ``noise``; or 0.

    ``taken_late``: for want of a core, it takes so many answers that are late by less than a tenth. ``early``: its
    clock begins so much before the bot is there.
    """
    def new(about: str, delays: tuple[float, ...]) -> Attempt:
        return Attempt(about, contest(), (), 2, delays=delays)

    def all_steps() -> Steps[Boundary]:
        found = Boundary(softs=(soft_ms,))
        yield from find_boundary(new, before, found)
        return found

    steps = all_steps()
    attempt = next(steps)
    for number in range(50):
        ms = 1000.0 * attempt.delays[before] + noise(number)
        most_ms = limit_ms + soft_ms - early(number)
        is_taken = ms <= most_ms
        if not is_taken and taken_late and ms < 1.1 * limit_ms:
            is_taken, taken_late = True, taken_late - 1
        waited = ms if is_taken else most_ms + limit_ms + noise(number)
        answer = attempts.TriedAnswer(min(ms - noise(number) / 2, waited), waited, is_taken, early(number))
        try:
            attempt = steps.send(attempts.Tried(attempt, 1.0, None, [answer, answer, answer]))  # type: ignore[arg-type]
        except StopIteration as done:
            found: Boundary = done.value
            return found.known[0].limit if found.known else 0.0
    raise AssertionError("it never ends")


@pytest.mark.parametrize("limit_ms", [20, 50, 57, 75, 100, 133, 200, 1000, 1750, 2000])
@pytest.mark.parametrize("every", [1, 2, 3, 1000])
def test_a_limit_is_never_found_twice_as_long(limit_ms: float, every: int) -> None:
    """Every so many games, all is late by 8 ms or a twentieth; the limit is then right, or is not found out."""
    noise = max(8.0, limit_ms / 20.0)
    found = steps_with(limit_ms, lambda number: noise if number % every == 0 else 0.5)
    assert not found or within(found, limit_ms)
    assert found or every < 3 or limit_ms < 50


@pytest.mark.parametrize("limit_ms", [50, 100, 250, 1000])
def test_an_answer_that_a_referee_without_a_core_has_taken_late_shows_no_greater_limit(limit_ms: float) -> None:
    assert steps_with(limit_ms, lambda number: 0.5, taken_late=1) == limit_ms


@pytest.mark.parametrize("limit_ms", [600, 1000, 2000])
@pytest.mark.parametrize("early_ms", [0, 30, 55, 150, 250])
@pytest.mark.parametrize("soft_ms", [0, 50])
def test_the_clock_of_the_first_answer_may_begin_before_the_bot_is_there(
    limit_ms: float, early_ms: float, soft_ms: float
) -> None:
    """By another time in each game: on a busy machine it takes long to start a bot."""
    found = steps_with(limit_ms, lambda number: 0.5, before=0, soft_ms=soft_ms,
                       early=lambda number: early_ms * (1.0, 0.6, 0.9)[number % 3])
    assert found == limit_ms if early_ms < 0.1 * limit_ms else not found or within(found, limit_ms)


@pytest.mark.parametrize("boots", [(), ("++boots", "1000")])
def test_it_is_known_by_how_much_the_clock_may_have_begun_earlier(boots: tuple[str, ...]) -> None:
    first, *later = (query.early for query in once(contest(*boots), bot(), bot()).queries if query.seat == 0)
    assert not first if boots else first > 0.0
    assert not any(later)


def test_waits_before_a_bot_was_started_do_not_make_its_first_question_an_earlier_one(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(relays.StallMeter, "ms", lambda meter: 7000.0)
    assert [query.unseen for query in once(contest("++turns", "2"), bot(), bot()).queries] == [0.0] * 4


def test_a_question_that_was_seen_late_was_asked_earlier() -> None:
    """Else an answer in time would be refused, and a silent bot given up too early, where the arena had no core."""
    def query(at: float, **more: Any) -> Query:
        return Query(0, at - 0.01, at, lines=[(at, "1")], closed=at + 0.2, unseen=0.03, **more)

    game = OneGame(None, {}, Verdict((), frozenset()), [query(1.0, early=0.5), query(2.0)])  # type: ignore[arg-type]
    assert [answer.early_ms for answer in attempts._answers(game, ())] == pytest.approx([540.0, 40.0])


def test_an_answer_that_was_never_passed_on_was_refused_when_it_was_given_up() -> None:
    asked = Query(0, 1.0, 1.0, lines=[(1.001, "1")], closed=1.2)
    game = OneGame(None, {}, Verdict((), frozenset({0}), blames=True), [asked])  # type: ignore[arg-type]
    answer, = attempts._answers(game, (0.5,))
    assert answer.taken is False and answer.ms == answer.waited_ms == pytest.approx(200.0)


@pytest.mark.parametrize("limit_ms", [50, 100, 1000])
def test_a_wait_that_was_longer_because_the_machine_was_busy_hides_no_limit(limit_ms: float) -> None:
    assert steps_with(limit_ms, lambda number: 0.5 if number else 2.0 * limit_ms) == limit_ms


def test_a_limit_that_a_busy_machine_hides_is_nothing_that_a_referee_lacks() -> None:
    findings = found_by("simulated", SimulatedReferee(late_ms=busy(1, 1, 400.0)))
    assert not findings.contest.turn_ms and "is the machine busy" in str(findings.unknown)
    assert "given up" not in str([*missing(findings)])


class Slow(InThisProcess):
    """Has the result of its first game only when somebody waits for it."""

    games = 0

    def submit(self, function: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        done = super().submit(function, *args, **more)
        self.games += 1
        if self.games > 1:
            return done
        late: Future[Any] = Future()
        threading.Timer(0.2, late.set_result, [done.result()]).start()
        return late


def test_the_first_way_to_speak_to_a_referee_counts_even_if_the_next_one_is_faster(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempts, "PATIENCE_SECONDS", 0.01)
    ways = [Attempt(about, contest(log=log), [bot()], 2) for about, log in (("log", True), ("no log", False))]
    found, _ = attempts.first_success(Slow(), ways, print)
    assert found and found.attempt.about == "log"


class ShutOut(InThisProcess):
    """No game is played: Java does not let the referee into its modules."""

    def submit(self, function: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        return super().submit(Failed, args[0], "the referee has said nothing: ..InaccessibleObjectException: ..")


def test_no_other_form_is_tried_when_java_lets_nobody_in() -> None:
    ways = (Attempt(str(number), contest(), [bot()], 2) for number in range(3))
    found, failed = attempts.first_success(ShutOut(), ways, print)
    assert not found and [one.attempt.about for one in failed] == ["0"]


def game_of(turn: dict[int, tuple[str, str]]) -> Tried:
    """A game of a turn; by seat, in the order in which they are asked: what is sent, and the answer."""
    actions: list[str | None] = [turn[seat][1] for seat in sorted(turn)]
    asked = Turn({seat: [sent] for seat, (sent, _) in turn.items()}, actions, [1.0, 1.0], [None, None])
    setup, result = Setup(1, 2, "contest", contest().limits), GameResult((1, 0), (1, 2))
    record = replay("nim", setup, [Seat("a"), Seat("b")], [[], []], [asked], result)
    return Tried(Attempt("", contest(), [bot()], 2), 1.0, record)


@pytest.mark.parametrize(("again", "same"), [
    ({0: ("10", "3"), 1: ("7", "2")}, True),
    ({0: ("10", "2"), 1: ("8", "2")}, True),
    ({1: ("10", "3"), 0: ("7", "2")}, False),
    ({0: ("11", "3"), 1: ("8", "2")}, False),
    ({0: ("10", "3"), 1: ("6", "2")}, False),
])
def test_what_follows_from_an_answer_is_no_luck_of_the_referee(
    again: dict[int, tuple[str, str]], same: bool
) -> None:
    """In games in turn, what one is sent first depends on what the other has answered."""
    assert game_of({0: ("10", "3"), 1: ("7", "2")}).draws_as(game_of(again)) is same


def test_without_a_game_no_limit_is_known() -> None:
    found = Boundary()
    steps = find_boundary(lambda about, delays: Attempt(about, contest(), (), 2), 0, found)
    attempt = next(steps)
    with pytest.raises(StopIteration):
        steps.send(Failed(attempt, "nothing"))
    assert not found.known


def in_a_row(*refused: int, single: Boundary | None = None, waited_ms: float = 90.0) -> Any:
    """The clock that is found where of three late answers this one is refused, game by game; 0: none; -1: no game.

    ``waited_ms``: how long the referee had waited then.
    """
    steps = find_clock(lambda about, delays: Attempt(about, contest(), (), 2, delays=delays),
                       single or Boundary(95.0, [100.0] * 2, [100.0]))
    result: Any = None
    for which in refused:
        try:
            attempt = steps.send(result)
        except StopIteration as done:
            return done.value
        answers = [attempts.TriedAnswer(1000.0 * delay, waited_ms, not number or number != which)
                   for number, delay in enumerate(attempt.delays[:4 if which >= 0 else 1])]
        result = attempts.Tried(attempt, 1.0, None, answers)  # type: ignore[arg-type]
    try:
        steps.send(result)
    except StopIteration as done:
        return done.value
    return "more games"


def test_a_usual_limit_that_the_wait_for_a_silent_bot_does_not_tell_wants_a_third_refusal() -> None:
    busy_50 = Boundary(38.0, [43.0, 44.0], [91.0])
    assert not busy_50.known and busy_50.next_try() == pytest.approx(42.0)
    assert replace(busy_50, refusals=[43.0, 44.0, 43.5]).known and replace(busy_50, waits=[82.0]).known
    assert not replace(busy_50, refusals=[43.0], waits=[82.0]).known


def test_what_only_one_game_has_shown_where_the_host_took_a_core_is_no_limit() -> None:
    """Nobody notices that: a bot was waited for 75 ms there, for which 61 were seen."""
    assert not Boundary(53.0, [61.0], [61.0]).known
    assert not Boundary(53.0, [61.0, 75.2], [61.0, 75.2]).known
    assert Boundary(66.0, [61.0, 75.2, 75.3], [61.0, 75.2, 75.3]).known == [Guess(75.0)]


def test_a_refusal_long_before_a_silent_bot_is_given_up_wants_no_second_one() -> None:
    assert Boundary(920.0, [1070.0], [2010.0]).known
    assert not Boundary(920.0, [1070.0], [2110.0]).known
    assert not Boundary(92.0, [107.0], [202.0]).known


def test_a_limit_that_only_a_soft_one_explains_is_none_where_there_is_no_soft_one() -> None:
    either = Boundary(96.5, [103.5, 103.5], [150.0])
    assert either.known == [Guess(50.0, 50.0)]
    assert in_a_row(0, 0, single=either) is None
    assert in_a_row(0, single=replace(either, waits=[200.0], softs=(0.0,))).turn_ms == 100.0


def test_late_answers_in_a_row_show_another_clock_only_if_games_agree() -> None:
    assert in_a_row(1, 2, 3, 1, -1, 1, 2) is None
    assert in_a_row(1, 3, 0, 0).turn_ms == 100.0, "three that are taken need no second game of their kind"
    assert in_a_row(0) == "more games", "where a soft limit of 50 is sought, nothing is known of others"
    assert in_a_row(2) == in_a_row(2, 2, 2) == "more games" and in_a_row(single=Boundary()) is None
    bank = Boundary(row=LateRow(80.0, 2, 20.0, 84.0))
    assert in_a_row(single=bank).bank_ms == 99.0, "given up after much less than a single one may take"
    assert in_a_row(-1, 0, 0).turn_ms == 100.0
    assert in_a_row(3, 3, 0, 0).turn_ms == 100.0, "the third one was not given up earlier than one alone"
    assert in_a_row(3, waited_ms=55.0) == in_a_row(3, 2, waited_ms=55.0) == "more games"
    clock = in_a_row(3, 2, 3, 0, waited_ms=55.0)
    assert clock.soft_ms == clock.turn_ms == 50.0


@pytest.mark.parametrize(("scores", "fault_score", "told"), [
    ((30.0, 25.0), -1.0, -1.0), ((30.0, 0.0), 0.0, None), ((30.0, 25.0), 4.0, None), ((30.0, -1.0), -1.0, None)])
def test_the_score_of_a_fault_is_one_that_no_other_game_has(
    scores: tuple[float, ...], fault_score: float, told: float | None
) -> None:
    referee = SimulatedReferee(players=(2,), scores=scores, fault_score=fault_score)
    assert found_by("simulated", referee).contest.fault_score == told


class Blunt(SimulatedReferee):
    """After every second fault the score is one that games without a fault have, too."""

    def play(self, attempt: Attempt) -> Result:
        self.fault_score = 25.0 if len(self.attempts) % 2 else -1.0
        return super().play(attempt)


def test_a_score_that_games_without_a_fault_have_does_not_hide_that_of_a_fault() -> None:
    known = found_by("simulated", Blunt(players=(2,), logs=False)).contest
    assert (known.fault_score, known.lowest_score) == (-1.0, 25.0)


def test_a_lost_game_is_no_broken_rule() -> None:
    """Its referee has the same score for a player who has lost as for one who was put out."""
    spiders = contest("++fault-score", "0", "++loser-has-0", fault_score=None)
    record = play_game(spiders, bot(), bot("x"))
    assert 0.0 in record.final_scores and not faults(record)
    disqualified = replace(spiders, referee=f"{spiders.referee} ++disqualifies")
    assert faults(play_game(disqualified, bot(), bot("bad@3"))) == {
        (3, 1): "broken_rule: Invalid Input: Expected a digit but got 'FOO <b>bar</b>'"}


def test_what_a_json_command_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "play", with_limits(SimulatedReferee(), play))
    command = f"{referee_command(name='fake_json.py')} {{SEED}} {{P1}} {{P2}}"
    findings = found_by(command, InThisProcess())
    assert findings.contest.form == JSON, shown(findings)
    assert findings.contest.fault_score == -1.0, "no score of this form says that a player was put out"


@pytest.mark.parametrize(("rest", "forms"), [("", ["command-line", "old", "json"]), (" {P1} {P2}", ["json"])])
def test_a_referee_that_plays_in_no_form_is_told_what_each_wants(rest: str, forms: list[str]) -> None:
    with pytest.raises(ProbeError, match="no game can be played with this referee") as caught:
        found_by(f"sh -c 'echo what' --{rest}", InThisProcess())
    assert re.findall("form '(.*)' wants: ", str(caught.value)) == forms and "'tester'" in str(caught.value)


def test_bots_that_never_answer_show_nothing() -> None:
    with pytest.raises(ProbeError, match="no bot has answered at all:\n  crash_at_start: ended with exit code 1"):
        probe(Contest(HERE, "Fake", referee_command()), [bot("crash@1")], InThisProcess())


def test_a_wrong_number_of_players_that_hangs_is_not_waited_for_long() -> None:
    referee = SimulatedReferee(players=(3,))
    assert found_by("simulated", referee).contest.players == (3,)
    wrong = [attempt for attempt in referee.attempts if attempt.about in ("1", "4")]
    assert len(wrong) == 2 and all(attempt.contest.silence_s < 5.0 for attempt in wrong)


def test_the_old_form_is_tried_with_every_number_of_players() -> None:
    findings = found_by(referee_command("three", name="fake_old.py"), InThisProcess())
    assert (findings.contest.form, findings.contest.players) == ("old", (3,))
    assert findings.contest.seed == "###Seed {seed}"


def test_what_is_known_is_kept_when_somebody_ends_it() -> None:
    findings = found_by("simulated", SimulatedReferee(most=3))
    assert findings.contest.form == "command-line"
    assert "its limits of time (interrupted)" in findings.unknown


def test_games_of_a_trial_are_told() -> None:
    failed = play(Attempt("x", contest("++players", "3"), [bot()], 2))
    assert isinstance(failed, Failed) and "IndexOutOfBounds" in failed.why
