"""The referee's turns, faults and results."""
from __future__ import annotations

import copy
from argparse import ArgumentParser, Namespace
from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from arena.commands.options import add_match, match_of
from arena.contract.record import Replay
from arena.contract.setup import Limits, Setup
from bot.battlesheep.arena import GAME
from bot.battlesheep.arena.referee import BattlesheepReferee, parts
from bot.battlesheep.rules.state import PLAYERS
from tests.bot.helpers import replays


def referee_of(edition="hex", seed=1):
    return BattlesheepReferee(Setup(seed, 4, edition, Limits(2000, 1000)))


def play(referee, answer):
    """Plays to the end; ``answer(seat, lines)``. Returns the turns and how often each seat was asked."""
    asked = Counter()
    turns = []
    while requests := referee.requests():
        (seat, request), = requests.items()
        asked[seat] += 1
        line = answer(seat, list(request.lines))
        reasons = referee.apply({seat: line})
        turns.append({"inputs": {str(seat): list(request.lines)}, "reasons": dict(reasons),
                      "actions": [line if k == seat else None for k in range(PLAYERS)]})
    return turns, asked


def bots(referee, names=("random",) * 4, seed=0):
    players = [GAME.baselines[name](Random(seed + k)) for k, name in enumerate(names)]
    for seat, player in enumerate(players):
        player.init(referee.init_lines(seat))
    return lambda seat, lines: players[seat].answer(lines)


@pytest.mark.parametrize("edition", ["hex", "square15"])
def test_baselines_play_whole_games_without_a_fault(edition):
    referee = referee_of(edition)
    turns, _ = play(referee, bots(referee, ("greedy", "random", "random", "random")))
    assert not any(turn["reasons"] for turn in turns)
    assert [turn["inputs"].keys() for turn in turns[:4]] == [{"0"}, {"1"}, {"2"}, {"3"}]
    assert all(turn["inputs"][str(seat)][0] == "START" for seat, turn in enumerate(turns[:4]))
    assert not any(referee.board.can_move(player) for player in range(1, 5))
    assert sum(sum(row) for row in referee.board.sheep) == 4 * referee.sheep


def test_limits_and_sheep_are_told_in_the_first_line():
    assert referee_of().init_lines(2)[0] == "3 4 hex 12 12 16 1000 2000"
    assert referee_of("square15").init_lines(0)[0] == "1 4 square 15 15 32 1000 2000"


def test_a_bad_start_is_drawn_and_a_bad_move_is_lost():
    referee = referee_of()
    reasons = referee.apply({0: "0 0 0"})
    assert "start" in reasons[0]
    start = referee.board.owner
    (x, y), = [(x, y) for y, row in enumerate(start) for x, value in enumerate(row) if value == 1]
    referee.board.owner[y][x] = 0
    assert (x, y) in referee.board.border_cells()
    referee.board.owner[y][x] = 1
    assert "free cell" in referee.apply({1: f"{x} {y}"})[1]
    for seat in (2, 3):
        referee.apply({seat: None})
    before = copy.deepcopy(referee.board.owner)
    assert "no flock" in referee.apply({0: "0 0 3 4"})[0]
    assert referee.board.owner == before


def test_after_three_faults_in_a_row_a_player_only_passes():
    referee = referee_of(seed=4)
    others = bots(referee)
    turns, asked = play(referee, lambda seat, lines: None if seat == 1 else others(seat, lines))
    assert asked[1] == 3
    assert referee.board.region_sizes(2) == [1]
    assert referee.board.can_move(2)
    assert not any(turn["reasons"] for turn in turns), "no answer is counted by the arena, not as a broken rule"


def test_two_faults_and_a_good_answer_start_the_count_anew():
    referee = referee_of(seed=4)
    others = bots(referee)
    count = Counter()

    def answer(seat, lines):
        count[seat] += 1
        return "?" if seat == 1 and count[seat] % 3 else others(seat, lines)

    _, asked = play(referee, answer)
    assert asked[1] > 6


def test_teams_share_the_mean_of_their_scores():
    referee = referee_of("teams", 2)
    play(referee, bots(referee))
    own = referee.board.scores()
    assert referee.result().final_scores == tuple((own[k] + own[(k + 2) % 4]) / 2 for k in range(4))
    assert referee.result().ranks[0] == referee.result().ranks[2]


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize(("words", "first_ms"), [("", None), ("--first-turn-ms 50", 50.0)])
def test_the_limits_are_those_of_the_edition_where_none_are_given(edition, words, first_ms):
    parser = ArgumentParser()
    add_match(parser)
    args = parser.parse_args(["--edition", edition, *words.split()], Namespace(game="battlesheep"))
    ms = {"hex": 6000.0}.get(edition, 3000.0)
    assert match_of(args, ["builtin:random"] * PLAYERS).settings.limits == Limits(first_ms or ms, ms)


@pytest.mark.parametrize("record", replays("battlesheep_referee.jsonl.gz"))
def test_all_sheep_are_on_the_pasture(record: Replay) -> None:
    found = parts(record)
    referee = BattlesheepReferee(record.setup)
    for index, turn in enumerate(record.turns):
        board = referee.board
        for seat in range(len(record.players)):
            flocks = [board.sheep[y][x] for x, y in board.cells() if board.owner[y][x] == seat + 1]
            assert found["pasture"][index][seat] == len(flocks)
            assert found["flocks left"][index][seat] == len([sheep for sheep in flocks if sheep > 1])
        referee.apply({seat: turn.actions[seat] for seat in referee.requests()})


def test_the_end_is_the_last_moment() -> None:
    (record, *_) = replays("battlesheep_referee.jsonl.gz")
    pasture = parts(record)["pasture"]
    assert (len(pasture), pasture[0]) == (len(record.turns) + 1, [0, 0, 0, 0])
    assert sum(pasture[-1]) > sum(pasture[-2]) - 1 and sum(pasture[-1]) > sum(pasture[len(pasture) // 2])


def test_a_record_that_goes_on_after_the_end_is_told() -> None:
    (record, *_) = replays("battlesheep_referee.jsonl.gz")
    with pytest.raises(ValueError, match="goes on after the end"):
        parts(replace(record, turns=[*record.turns, record.turns[-1]]))
