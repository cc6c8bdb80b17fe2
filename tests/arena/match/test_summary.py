"""The table of a match."""
from __future__ import annotations

import io
from pathlib import Path

import pytest
from msgspec import structs

from arena.contract.files import Json
from arena.match.outcome import Tally
from arena.match.summary import print_summary, summarise
from arena.stats.estimates import elo_of
from arena.terminal import Terminal
from tests.conftest import BOT, TOY, Arena, toy_match


@pytest.mark.parametrize(
    ("ranks", "wins"), [((1, 2), [1, 0]), ((1, 1), [0, 0]), ((1, 3, 1, 3), [1, 0, 1, 0]), ((2, 1, 2), [0, 1, 0])]
)
def test_the_first_win_and_nobody_where_all_are_equal(ranks: tuple[int, ...], wins: list[int]) -> None:
    match = toy_match(*["builtin:random"] * len(ranks))
    record = structs.replace(next(match.jobs(1)).play(), ranks=list(ranks))
    assert [player["wins"] for player in summarise(Tally(match, [record]))["players"]] == wins


def test_the_table_is_for_people(arena: Arena, tmp_path: Path) -> None:
    done = arena("play", TOY, f"{BOT} crash_later", "builtin:random", "--games", 2, "--out", tmp_path / "x.jsonl.gz")
    assert done.returncode == 0
    for words in ("toy_bot.py", "random", "2 games, 1 whole set", "2 crash; the first is in game 1", ".jsonl.gz"):
        assert words in done.stdout
    lines = [line for line in done.stdout.splitlines()[:-1] if " had no core in " not in line]  # as on a busy machine
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("width", "headings"),
    [
        (30, ["bot", "points"]),
        (40, ["bot", "points", "95", "%"]),
        (60, ["bot", "points", "95", "%", "wins", "ranks", "final"]),
        (80, ["bot", "points", "95", "%", "wins", "ranks", "final", "ms", "p50", "p99", "max"]),
    ],
)
@pytest.mark.parametrize("name", ["greedy", "long" * 12])
def test_a_narrow_table_folds_its_names_and_leaves_out_its_last_columns(
    width: int, headings: list[str], name: str
) -> None:
    match = toy_match("builtin:random", *["builtin:greedy"] * 3)
    summary = summarise(Tally(match, [job.play() for job in match.jobs(4)]))
    console = Terminal(width=width, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, [name] * 4, console)
    lines = [line.split() for line in capture.get().splitlines()]
    begin = lines.index(headings)
    folded = [line[0] for line in lines[begin + 2:lines.index([], begin)]]
    assert "".join(folded) == name * 4
    assert max(map(len, capture.get().splitlines()[:begin + 2 + len(folded)])) <= width


def test_a_referee_that_reports_much_does_not_fill_the_screen() -> None:
    match = toy_match("builtin:greedy", "builtin:random")
    summary = summarise(Tally(match, [job.play() for job in match.jobs(2)]))
    summary["match_data"] = {f"name{number}": {"games": 2, "last": 1.0, "mean": 1.0} for number in range(24)}
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["greedy", "random"], console)
    assert "\n name11 " in capture.get() and "name12" not in capture.get()
    assert "and 12 more: see --json" in capture.get()


@pytest.mark.parametrize(("players", "others"), [(2, "the second"), (3, "the others")])
def test_elo_is_told_of_the_first_against_all_others(players: int, others: str) -> None:
    match = toy_match("builtin:greedy", *["builtin:random"] * (players - 1))
    summary = summarise(Tally(match, [job.play() for job in match.jobs(4 * len(match.orders))]))
    points = summary["players"][0]["score_interval"]
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["greedy"] + ["random"] * (players - 1), console)
    assert f"Elo of the first against {others}: " in capture.get()
    assert summary["elo"]["low"] == pytest.approx(elo_of(points["low"]), abs=0.1)


@pytest.mark.parametrize(("first", "elo"), [
    ("builtin:random", "below -140.2 (95 %; it has lost every game)"),
    ("builtin:greedy", "above +140.2 (95 %; it has won every game)"),
])
def test_elo_of_a_player_that_has_lost_or_won_every_game_is_the_bound_that_is_known(first: str, elo: str) -> None:
    """Of ten games: Clopper and Pearson's bound is 0.3085 points."""
    match = toy_match(first, "builtin:greedy" if first == "builtin:random" else "builtin:random")
    summary = summarise(Tally(match, [job.play() for job in match.jobs(10)]))
    assert summary["players"][0]["score"] in (0.0, 1.0)
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["first", "second"], console)
    assert f"Elo of the first against the second: {elo}\n" in capture.get()


def test_large_scores_have_no_decimals_and_an_elo_of_nothing_has_no_minus() -> None:
    match = toy_match("builtin:greedy", "builtin:greedy")
    summary = summarise(Tally(match, [job.play() for job in match.jobs(4)]))
    summary["elo"]["value"] = -0.01
    for player, score in zip(summary["players"], (2148.83, 41.25)):
        player["final_score"] = score
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, ["greedy", "greedy"], console)
    assert {"2149", "41.25"} <= set(capture.get().split())
    assert "against the second: +0.0 " in capture.get()


def shown(summary: Json, *names: str) -> str:
    console = Terminal(width=80, file=io.StringIO())
    with console.capture() as capture:
        print_summary(summary, names, console)
    return capture.get()


@pytest.mark.parametrize(("scores", "is_told"), [
    ((1.0, 0.96, 0.14), True), ((0.6, 0.5, 0.45), False), ((0.9, 0.75, 0.55), False), ((0.2, 0.9, 0.9), True)])
@pytest.mark.parametrize("other", [f"{BOT} good", "builtin:greedy"])
def test_points_that_differ_much_by_seat_are_told(scores: tuple[float, ...], is_told: bool, other: str) -> None:
    """Two copies of one deterministic program may play in concert against the third."""
    match = toy_match("builtin:random", other, other)
    tally = Tally(match, (job.play() for job in match.jobs(3)))
    assert [games for games, _ in tally.commands[0].by_seat.values()] == [1] * 3
    assert sum(points for _, points in tally.commands[0].by_seat.values()) == tally.sets.total(0)
    tally.commands[0].by_seat = {seat: (20, 20.0 * score) for seat, score in enumerate(scores)}
    for command in tally.commands[1:]:
        command.by_seat = dict.fromkeys(range(3), (20, 10.0))
    summary = summarise(tally)
    told = f"points of me by seat: {', '.join(f'{score:.3f}' for score in scores)}: more than chance"
    concert = f" ({other}: copies with one seed may play in concert; give each its own)" * (other != "builtin:greedy")
    assert (f"{told}{concert}\n" in shown(summary, "me", "you", "you")) is is_told
    assert shown(summary, "me", "you", "you").count("by seat") == is_told


def test_few_games_say_nothing_of_the_seats() -> None:
    match = toy_match("builtin:random", "builtin:greedy")
    game = match.job(0).play()
    games = [structs.replace(game, ranks=[1, 2], match=structs.replace(game.header, index=index, order=[*order]))
             for index, order in enumerate(match.orders * 4)]
    assert "by seat" not in shown(summarise(Tally(match, games)), "me", "you")
