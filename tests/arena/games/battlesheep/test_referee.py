"""The referee's turns, faults and results; the check of recorded games; the pictures."""
from __future__ import annotations

import copy
import gzip
import json
from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from bot.arena.game import Limits, Setup
from bot.arena.games.battlesheep import GAME
from bot.arena.games.battlesheep.maps import FORMATS, random_map
from bot.arena.games.battlesheep.referee import BattlesheepReferee
from bot.arena.games.battlesheep.view import COLOURS, board_svg
from bot.games.battlesheep.rules import PLAYERS, Board

REPLAYS = Path(__file__).parents[4] / "replays"


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


@pytest.mark.parametrize("edition", sorted(FORMATS))
def test_maps_have_the_wanted_cells_in_one_piece(edition):
    form = FORMATS[edition]
    counts = set()
    for seed in range(12):
        grid = random_map(form, Random(seed))
        board = Board(form.rules.edition, [[1 if cell == 0 else -1 for cell in row] for row in grid])
        sizes = board.region_sizes(1)
        assert len(sizes) == 1 and len(grid) == len(grid[0]) == form.size
        counts.add(sizes[0])
        if form.centre_tells:
            assert (grid[6][6] == 0) == (sizes[0] == 65)
    assert counts == set(form.free_cells)


@pytest.mark.parametrize("edition", sorted(FORMATS))
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


def test_greedy_beats_random_players():
    points = 0.0
    for seed in range(8):
        referee = referee_of(seed=seed)
        names = ["greedy" if k == seed % 4 else "random" for k in range(4)]
        play(referee, bots(referee, names, seed))
        points += referee.result().ranks[seed % 4]
    assert points / 8 < 2


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
    assert referee.board.can_move(2) or asked[0] > 3
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


def test_the_same_setup_and_answers_give_the_same_game():
    games = []
    for _ in range(2):
        referee = referee_of(seed=9)
        others = bots(referee)
        turns, _ = play(referee, lambda seat, lines, others=others: "x" if lines[0] == "START" else others(seat, lines))
        games.append((turns, referee.result()))
    assert games[0] == games[1]


def records(name):
    with gzip.open(REPLAYS / f"battlesheep_course_{name}.jsonl.gz", "rt") as file:
        return [json.loads(line) for line in file]


@pytest.mark.parametrize(("name", "count"), [("hex", 30), ("square", 10)])
def test_recorded_games_of_the_course_follow_the_rules_line_for_line(name, count):
    games = records(name)
    assert len(games) == count
    assert [list(GAME.differences(game)) for game in games] == [[]] * count


@pytest.mark.parametrize("change", [
    lambda game: game["plies"][5]["legal"].pop(),
    lambda game: game["plies"][3]["move"].__setitem__(2, game["plies"][3]["move"][2] + 1),
    lambda game: game["scores"].__setitem__(0, 99),
    lambda game: game["final_sheep"][6].__setitem__(6, 9),
    lambda game: game["border_spec"].pop(),
    lambda game: game["border_server_b"].append([6, 6]),
    lambda game: game["border_fallback"].append([6, 6]),
    lambda game: game["starts"].__setitem__(1, [6, 6]),
    lambda game: game["plies"].pop(),
])
def test_changed_records_are_noticed(change):
    game = records("hex")[0]
    game["map"][6][6] = -1
    change(game)
    assert list(GAME.differences(game))


def replay(referee, turns, setup):
    result = referee.result()
    return {
        "seed": setup.seed, "edition": setup.edition, "limits": {"first_turn_ms": 2000, "turn_ms": 1000},
        "players": [{"name": f"<bot & {k}>", "cmd": ""} for k in range(4)],
        "player_inputs_init": [list(referee.init_lines(k)) for k in range(4)],
        "turns": turns, "end_frame": list(result.end_frame),
        "final_scores": list(result.final_scores), "ranks": list(result.ranks),
    }


@pytest.mark.parametrize("edition", ["hex", "square"])
def test_replays_agree_with_the_rules_and_changed_ones_do_not(edition):
    setup = Setup(3, 4, edition, Limits(2000, 1000))
    referee = BattlesheepReferee(setup)
    turns, _ = play(referee, bots(referee))
    record = replay(referee, turns, setup)
    assert list(GAME.differences(record)) == []
    worse = copy.deepcopy(record)
    worse["turns"][6]["inputs"][next(iter(worse["turns"][6]["inputs"]))][3] += " 1"
    assert list(GAME.differences(worse))
    worse = copy.deepcopy(record)
    worse["final_scores"][1] += 1
    assert list(GAME.differences(worse))


@pytest.mark.parametrize("edition", ["hex", "square"])
def test_pictures_show_every_turn_with_valid_escaped_markup(edition):
    setup = Setup(3, 4, edition, Limits(2000, 1000))
    referee = BattlesheepReferee(setup)
    others = bots(referee)
    turns, _ = play(referee, lambda seat, lines: "<b>" if seat == 2 and lines[0] == "MOVE" else others(seat, lines))
    frames = GAME.frames(replay(referee, turns, setup))
    assert len(frames) == len(turns) + 1
    assert [frame.turn for frame in frames[1:]] == list(range(len(turns)))
    for frame in frames:
        ElementTree.fromstring(frame.svg)
        assert "<b>" not in frame.svg
        assert len({len(row) for row in frame.rows}) == 1 and len(frame.rows) == 5
    assert frames[0].svg.count("<polygon") == len(referee.map) * len(referee.map[0])
    free = sum(row.count(0) for row in referee.map)
    assert frames[0].svg.count("<title>") == len(referee.map) ** 2 and free == int(frames[0].svg.count(COLOURS[0]))


def test_the_board_shows_flocks_as_numbers_and_the_last_move():
    board = Board(FORMATS["hex"].rules.edition, [[1, 0, 0, 2]], [[5, 0, 0, 16]])
    picture = board_svg(board, ((0, 0), (3, 0)))
    assert ">5</text>" in picture and ">16</text>" in picture and "<line" in picture
    assert "<line" not in board_svg(board)
