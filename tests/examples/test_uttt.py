"""Ultimate Tic-Tac-Toe: the rules by plain means, the bot and its built file in games by the contest's referee."""
from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from msgspec import structs

from arena.contract.judgement import Effort
from arena.games import load_game
from arena.judge.judging import new_analyst
from arena.match.match import new_match
from botkit.search.clock import Deadline
from bundler.command import main as bundle
from tests.conftest import ROOT

FOLDER = ROOT / "examples" / "uttt"
OWN_LINES = 80
MOST_OF_BOTKIT = 20_000
"""Characters of ``mcts`` and the client in a built file."""
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    monkeypatch.delitem(sys.modules, "game", raising=False)
    import game

    monkeypatch.delitem(sys.modules, "game")
    return game


@pytest.fixture
def arrays(monkeypatch: pytest.MonkeyPatch, game: ModuleType) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    monkeypatch.setitem(sys.modules, "game", game)
    import arrays

    return arrays


@pytest.fixture
def baseline(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(FOLDER)
    import baseline

    return baseline


class Plain:
    """The rules once more: a list of marks for each small board."""

    def __init__(self) -> None:
        self.boards = [[""] * 9 for _ in range(9)]
        self.target: int | None = None
        self.player = 0

    def winner(self, marks: list[str]) -> str:
        return next((marks[a] for a, b, c in LINES if marks[a] and marks[a] == marks[b] == marks[c]), "")

    def big(self) -> list[str]:
        return [self.winner(board) for board in self.boards]

    def is_open(self, number: int) -> bool:
        return not self.winner(self.boards[number]) and "" in self.boards[number]

    def moves(self) -> list[int]:
        if self.winner(self.big()):
            return []
        boards = [self.target] if self.target is not None and self.is_open(self.target) else [
            number for number in range(9) if self.is_open(number)]
        return [board * 9 + cell for board in boards for cell in range(9) if not self.boards[board][cell]]

    def play(self, move: int) -> None:
        self.boards[move // 9][move % 9] = "XO"[self.player]
        self.target, self.player = move % 9, 1 - self.player

    def rewards(self) -> list[float]:
        won = self.winner(self.big())
        counts = [self.big().count(mark) for mark in "XO"]
        if won:
            return [float(won == mark) for mark in "XO"]
        return [0.5 + 0.5 * ((counts[seat] > counts[1 - seat]) - (counts[seat] < counts[1 - seat])) for seat in (0, 1)]


def test_the_rules_are_those_of_the_plain_ones(game: ModuleType, baseline: ModuleType) -> None:
    results = set()
    for seed in range(150):
        random, plain, position, state = Random(seed), Plain(), game.START, baseline.start()
        while plain.moves():
            assert list(game.Uttt().moves(position)) == plain.moves() == baseline.legal(state)
            assert game.Uttt().player(position) == plain.player
            move = random.choice(plain.moves())
            plain.play(move)
            position, state = game.Uttt().play(position, move), baseline.after(state, move)
        assert list(game.Uttt().moves(position)) == [] == baseline.legal(state)
        assert list(game.Uttt().rewards(position)) == plain.rewards() == list(
            game.Uttt().playout_with_moves(position, random)[0])
        assert baseline.playout(state) == plain.rewards()[plain.player]
        results.add(plain.rewards()[0])
    assert results == {0.0, 0.5, 1.0}


def test_the_arrays_follow_the_rules(game: ModuleType, arrays: ModuleType) -> None:
    """One game in each of five columns, from any turn on, and its reward without a playout at the end."""
    rules = game.Uttt()
    for seed in range(40):
        random, positions = Random(seed), [game.START]
        while moves := rules.moves(positions[-1]):
            positions.append(rules.play(positions[-1], random.choice(moves)))
        begun = random.randrange(len(positions))
        batch = arrays.UtttArrays(positions[begun], seed).batch(5)
        for before, after in zip(positions[begun:], positions[begun + 1:]):
            choice = [rules.play(before, move) for move in rules.moves(before)].index(after)
            column = np.array([random.randrange(5)])
            assert batch.offer(rules.player(before), np.arange(5)).tolist() == [len(rules.moves(before))] * 5
            assert batch.kinds(column.repeat(2)).tolist() == [*rules.moves(before)] * 2
            batch.narrow(np.delete(np.arange(5), column))
            batch.play(np.full(4, choice, np.uint16))
            assert batch.offer(rules.player(before), column).tolist() == [len(rules.moves(before))]
            batch.play(np.array([choice], np.uint16))
        last = rules.player(positions[-1])
        assert batch.offer(last, np.arange(5)).tolist() == [0] * 5
        rewards = batch.rewards(np.full(5, last), Deadline.never())
        assert rewards.T.tolist() == [list(rules.rewards(positions[-1]))] * 5
        assert not any(told.size for told in batch.played())


def test_the_arrays_tell_the_moves_of_their_playouts(game: ModuleType, arrays: ModuleType) -> None:
    """Played in their sequence, they lead to the end of each game and to its rewards."""
    rules = game.Uttt()
    for seed in range(20):
        random, position = Random(seed), game.START
        for _ in range(random.randrange(16)):
            position = rules.play(position, random.choice(rules.moves(position)))
        batch = arrays.UtttArrays(position, seed).batch(4)
        rewards = batch.rewards(np.full(4, position[-1]), Deadline.never())
        players, games, cells = batch.played()
        for number in range(4):
            end = position
            for player, cell in zip(players[games == number], cells[games == number]):
                assert player == rules.player(end) and cell in rules.moves(end)
                end = rules.play(end, int(cell))
            assert not rules.moves(end) and list(rules.rewards(end)) == rewards[:, number].tolist()


def test_playouts_in_arrays_are_those_of_the_game(arrays: ModuleType, game: ModuleType) -> None:
    """Mean rewards of 4,000 games from positions of both players."""
    random, differences = Random(5), []
    for turns in (0, 9, 18, 27, 36):
        position = game.START
        for _ in range(turns):
            position = game.Uttt().play(position, random.choice(game.Uttt().moves(position)))
        player = position[-1]
        batch = arrays.UtttArrays(position, 1).batch(4000)
        mine = batch.rewards(np.full(4000, player), Deadline.never())[player].mean()
        plain = [game.Uttt().playout_with_moves(position, random)[0][player] for _ in range(4000)]
        differences.append(abs(mine - np.mean(plain)))
    assert max(differences) < 0.04  # standard deviation of each: .01 at most


def test_a_playout_takes_a_small_board_where_it_can(game: ModuleType) -> None:
    """X has two boards of a line, and two cells of a line on the third, where it must play: it always wins."""
    own, other = (7, 7, 3) + (0,) * 6, (0,) * 9
    position = (own, other, 3, 0, 3 | 1 << game.ANY, 2, 0)
    assert {game.Uttt().playout_with_moves(position, Random(seed))[0] for seed in range(30)} == {(1.0, 0.0)}


def test_the_moves_of_a_playout_make_its_end(game: ModuleType) -> None:
    rules = game.Uttt()
    for seed in range(60):
        random, position = Random(seed), game.START
        for _ in range(random.randrange(16)):
            position = rules.play(position, random.choice(rules.moves(position)))
        rewards, played = rules.playout_with_moves(position, random)
        first = rules.player(position)
        assert len(played[first]) - len(played[1 - first]) in (0, 1)
        boards = [list(cells) for cells in (position[:2] if first == 0 else position[1::-1])]
        for cells, moves in zip(boards, played):
            for move in moves:
                board, cell = divmod(move, 9)
                assert not (boards[0][board] | boards[1][board]) >> cell & 1
                cells[board] |= 1 << cell
        won = [sum(1 << board for board in range(9) if game.HAS_LINE[cells[board]]) for cells in boards]
        end = ((), (), *won, 0, 0, 0)
        if game.HAS_LINE[won[0]]:  # the loser would be to move
            end = ((), (), *won[::-1], 0, 0, 1)
        assert rewards == rules.rewards(end)


def test_names_of_moves_are_rows_and_columns(game: ModuleType) -> None:
    assert game.named(0) == "0 0"
    assert game.named(8 * 9 + 8) == "8 8"
    assert game.named(1 * 9 + 3) == "1 3"
    assert all(game.move_at(*map(int, game.named(move).split())) == move for move in range(81))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example with a clock that has room for a busy machine."""
    place = tmp_path_factory.mktemp("contest")
    shutil.copytree(FOLDER, place / "uttt")
    tools = (ROOT / "examples" / "referee_tools.py").read_text()
    patient = tools.replace("TURN_SECONDS = 1.0, 0.1", "TURN_SECONDS = 30.0, 30.0")
    assert patient != tools
    (place / "referee_tools.py").write_text(patient)
    return place / "uttt"


def scores(folder: Path, *bots: str, python_path: Path | None = None) -> tuple[list[int], dict[str, list[str]]]:
    """The scores of a game, and what each bot answered."""
    log = folder / "log.json"
    done = subprocess.run(
        [sys.executable, "referee.py", "-p1", bots[0], "-p2", bots[1], "-d", "seed=1", "-l", str(log)], cwd=folder,
        capture_output=True, text=True, timeout=100, check=True,
        env={"PATH": "/usr/bin:/bin", **({"PYTHONPATH": str(python_path)} if python_path else {})})
    assert done.stderr == ""
    return [int(score) for score in done.stdout.split()[:2]], json.loads(log.read_text())["outputs"]


def test_the_built_file_beats_the_hand_written_program(folder: Path) -> None:
    """It plays without the kit, as on a contest's site."""
    built = folder / "built.py"
    assert bundle([str(FOLDER / "bot.py"), "--out", str(built)]) == 0
    (library,) = re.findall(r'b85decode\("".join\("""(.*?)"""', built.read_text(), re.DOTALL)
    assert len(library) < MOST_OF_BOTKIT
    python = sys.executable
    points, answers = scores(folder, f"{python} -I {built} --effort 300", f"{python} -I baseline.py --ms 2")
    assert points == [2, 0]
    assert sum(answer is not None for answer in answers["0"]) >= 9  # the least that three small boards take


def test_the_bot_plays_from_its_folder(folder: Path) -> None:
    bot = f"{sys.executable} bot.py --effort 20"
    points, _ = scores(folder, bot, bot, python_path=ROOT)
    assert sum(points) == 2


def test_a_wrong_answer_puts_a_player_out(folder: Path) -> None:
    (folder / "nonsense.py").write_text("print('9 9', flush=True)\ninput()\n")
    points, _ = scores(
        folder, f"{sys.executable} nonsense.py", f"{sys.executable} bot.py --effort 20", python_path=ROOT)
    assert points == [-1, 2]


def test_the_bots_own_lines_are_few() -> None:
    """Its loop, and the playout that is its knowledge; the rules are the game's."""
    loop = (FOLDER / "bot.py").read_text().splitlines()
    playout = (FOLDER / "game.py").read_text().partition("    def playout_with_moves")[2].splitlines()
    assert len(loop) + len(playout) <= OWN_LINES


def test_its_judge_follows_the_answers_and_sees_a_win_that_was_missed(folder: Path) -> None:
    bot = f"{sys.executable} {folder / 'bot.py'} --effort 60"
    played = new_match(str(folder), [bot, bot], seed=3, first_turn_ms=0.0, turn_ms=0.0).job(0).play()
    *before, last = played.turns
    (seat,) = last.inputs
    assert (played.ranks[seat], played.ranks[1 - seat]) == (1, 2)
    judge: Any = new_analyst(load_game(str(folder)), played)
    assert judge.judge(len(before), 1 - seat, Effort(fixed=300)) is None
    rules, position = judge.game, judge.position(len(before), seat)
    other = next(move for move in last.inputs[seat][2:] if rules.moves(rules.play(position, judge.move(move))))
    missed = structs.replace(last, actions=[other if player == seat else None for player in range(2)])
    found = new_analyst(load_game(str(folder)), structs.replace(played, turns=[*before, missed])).judge(
        len(before), seat, Effort(fixed=300))
    assert found and found.answer == other and found.value < 1.0 and found.best[0][1] == 1.0
