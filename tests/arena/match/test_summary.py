"""The table of a match."""
from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec import structs

from arena.match.outcome import outcome
from arena.match.summary import print_summary, summarise
from arena.match.tally import Tally
from arena.stats.estimates import elo_of
from arena.terminal import Terminal
from tests.conftest import BOT, TOY, Arena, toy_match


@pytest.mark.parametrize(
    ("ranks", "wins"), [((1, 2), [1, 0]), ((1, 1), [0, 0]), ((1, 3, 1, 3), [1, 0, 1, 0]), ((2, 1, 2), [0, 1, 0])]
)
def test_the_first_win_and_nobody_where_all_are_equal(ranks: tuple[int, ...], wins: list[int]) -> None:
    match = toy_match(*["builtin:random"] * len(ranks))
    record = structs.replace(next(match.jobs(1)).play(), ranks=list(ranks))
    assert [player["wins"] for player in summarise(Tally(match, [outcome(record)]))["players"]] == wins


def test_the_table_is_for_people(arena: Arena, tmp_path: Path) -> None:
    done = arena("play", TOY, f"{BOT} crash_later", "builtin:random", "--games", 2, "--out", tmp_path / "x.jsonl.gz")
    assert done.returncode == 0
    for words in ("toy_bot.py", "random", "2 games, 1 whole set", "2 crash; the first is in game 1", ".jsonl.gz"):
        assert words in done.stdout
    assert max(map(len, done.stdout.splitlines()[:-1])) <= 80


def test_names_that_are_too_long_for_the_table_stand_below_it(arena: Arena, tmp_path: Path) -> None:
    long = f"{BOT} crash_later --set {'x' * 100}=1"
    done = arena("play", TOY, long, "builtin:random", "--games", 2, "--out", tmp_path / "x.jsonl.gz")
    rows = [line.split() for line in done.stdout.splitlines() if line.strip()]
    assert [row[0] for row in rows if row[0] in "AB"] == ["A", "B"]
    assert f"A: toy_bot.py crash_later {'x' * 100}=1" in done.stdout
    assert "B: random\n" in done.stdout
    assert "faults of A: " in done.stdout


@pytest.mark.parametrize(
    ("width", "headings"),
    [
        (30, ["bot", "points", "95", "%"]),
        (40, ["bot", "points", "95", "%", "wins"]),
        (60, ["bot", "points", "95", "%", "wins", "ranks", "final", "ms", "p50"]),
        (80, ["bot", "points", "95", "%", "wins", "ranks", "final", "ms", "p50", "p99", "max"]),
    ],
)
@pytest.mark.parametrize("name", ["greedy", "long" * 12])
def test_a_narrow_table_keeps_its_names_and_leaves_out_its_last_columns(
    width: int, headings: list[str], name: str
) -> None:
    match = toy_match("builtin:random", *["builtin:greedy"] * 3)
    summary = summarise(Tally(match, [outcome(job.play()) for job in match.jobs(4)]))
    console = Terminal(width=width, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, [name] * 4, console)
    _, _, table = capture.get().partition(" whole")
    lines = [line.split() for line in table.splitlines()[1:] if line.strip() not in ("", "set")]
    letters = width < 80 or name != "greedy"
    assert lines[0] == headings
    assert [line[0] for line in lines[2:6]] == (list("ABCD") if letters else [name] * 4)
    assert (f"A: {name}" in table) == letters
    assert max(map(len, table.splitlines()[:7])) <= width


@pytest.mark.parametrize(("players", "others"), [(2, "the second"), (3, "the others")])
def test_elo_is_told_of_the_first_against_all_others(players: int, others: str) -> None:
    match = toy_match("builtin:greedy", *["builtin:random"] * (players - 1))
    summary = summarise(Tally(match, [outcome(job.play()) for job in match.jobs(4 * len(match.orders))]))
    points = summary["players"][0]["score_interval"]
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["greedy"] + ["random"] * (players - 1), console)
    assert f"Elo of the first against {others}: " in capture.get()
    assert summary["elo"]["low"] == pytest.approx(elo_of(points["low"]), abs=0.1)


@pytest.mark.parametrize(("first", "elo"), [
    ("builtin:random", "below -140.2 (95 %; it has lost every game)"),
    (f"{BOT} say 9", "above +140.2 (95 %; it has won every game)"),
])
def test_elo_of_a_player_that_has_lost_or_won_every_game_is_the_bound_that_is_known(first: str, elo: str) -> None:
    """Of ten games: Clopper and Pearson's bound is 0.3085 points."""
    match = toy_match(first, f"{BOT} say 9" if first == "builtin:random" else "builtin:random")
    summary = summarise(Tally(match, [outcome(job.play()) for job in match.jobs(10)]))
    assert summary["players"][0]["score"] in (0.0, 1.0)
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["first", "second"], console)
    assert f"Elo of the first against the second: {elo}\n" in capture.get()


@pytest.mark.parametrize(("ms", "is_told"), [(100.0, False), (100.1, True)])
def test_much_work_between_the_turns_is_told(ms: float, is_told: bool) -> None:
    match = toy_match("builtin:greedy", "builtin:random")
    summary = summarise(Tally(match, [outcome(job.play()) for job in match.jobs(2)]))
    summary["players"][1]["busy_between_ms"] = ms
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["greedy", "random"], console)
    assert ("random works between its turns, 100.1 ms a game: that disturbs the others" in capture.get()) is is_told


def test_large_scores_have_no_decimals_and_an_elo_of_nothing_has_no_minus() -> None:
    match = toy_match("builtin:greedy", "builtin:greedy")
    summary = summarise(Tally(match, [outcome(job.play()) for job in match.jobs(4)]))
    summary["elo"]["value"] = -0.01
    for player, score in zip(summary["players"], (2148.83, 41.25)):
        player["final_score"] = score
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["greedy", "greedy"], console)
    assert {"2149", "41.25"} <= set(capture.get().split())
    assert "against the second: +0.0 " in capture.get()
