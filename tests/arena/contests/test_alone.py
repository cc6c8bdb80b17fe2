"""Contests for one player: programs play the same seeds alone, or a tester scores them, and they are compared."""
from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from arena.cli import main
from arena.contests.contest import Contest, ContestError, contest_text, read_contest
from arena.contests.game import game_of
from arena.contract.files import ReplayWriter
from arena.contract.game import GameFailed
from arena.contract.record import Replay, as_json, read_replays
from arena.contract.setup import Setup
from arena.games import load_game
from arena.league.importing import import_games
from arena.league.runner import Runner
from arena.league.store import League
from arena.league.store.league_settings import new_league_settings
from arena.match.branching import Branching
from arena.match.match import new_match
from arena.match.one_game import play_game
from arena.match.outcome import Tally
from arena.match.summary import print_summary, summarise
from arena.run import forgiving
from arena.run.linux import Counts
from arena.terminal import Terminal
from tests.arena.contests.contests import HERE, PYTHON, bot, contest, kinds, play

BOT = shlex.join([*PYTHON, str(HERE / "fake_bot.py")])
WORSE = f"{BOT} bad@5"
"""Is put out in turn 5, with a score of -1."""
ALONE = contest("++turns", "8", players=(1,), compare="relative")


def folder_of(tmp_path: Path, played: Contest = ALONE) -> str:
    folder = tmp_path / "alone"
    folder.mkdir(exist_ok=True)
    (folder / "contest.toml").write_text(contest_text(played))
    return str(folder)


def test_each_seat_plays_the_whole_game_alone() -> None:
    record = play(ALONE, bot(), bot("bad@3"), bot())
    single = play(ALONE, bot())
    assert record.final_scores[0] == record.final_scores[2] == single.final_scores[0] > 0.0
    assert record.final_scores[1] == -1.0 and record.ranks == [1, 3, 1]
    assert [turn.actions[0] for turn in record.turns] == [turn.actions[0] for turn in single.turns]
    assert [turn.inputs[2] for turn in record.turns] == [turn.inputs[0] for turn in single.turns]
    assert [sorted(turn.inputs) for turn in record.turns] == [[0, 1, 2]] * 3 + [[0, 2]] * 5
    assert record.turns[4].pdata == {0: {"turn": 5, "half": 2.5}, 2: {"turn": 5, "half": 2.5}}
    assert kinds(record) == {(3, 1): "broken_rule"}
    assert not [*game_of(ALONE).differences(as_json(record))]
    assert record.players[1].name == "bot bad@3"


def test_what_runs_say_otherwise_of_the_match_is_of_their_players() -> None:
    record = play(ALONE, bot(), bot("bad@3"), bot())
    assert [record.turns[turn].pdata[seat]["turns"] for turn, seat in ((7, 0), (2, 1), (7, 2))] == [9, 4, 9]
    assert not any("turns" in turn.tdata for turn in record.turns)
    assert play(ALONE, bot(), bot()).turns[7].tdata["turns"] == 9


def test_the_least_score_wins_where_less_is_better_but_not_by_a_fault() -> None:
    record = play(replace(ALONE, better="less"), bot(), bot("bad@1"))
    assert record.final_scores[0] > record.final_scores[1] == -1.0 and record.ranks == [1, 2]


def test_a_run_is_branched_alone(tmp_path: Path) -> None:
    match = new_match(folder_of(tmp_path), [BOT, WORSE, f"{BOT} x"], seed=3)
    record = next(match.jobs(1)).play()
    recorded, other = (job.play() for job in Branching(match.settings.game, record, 3, 0, answer="0").jobs(1))
    assert recorded.final_scores == record.final_scores
    assert other.final_scores[1:] == record.final_scores[1:] and other.final_scores[0] != record.final_scores[0]
    late = list(Branching(match.settings.game, record, 6, 0, answer="0").jobs(1))[1].play()
    assert [turn.actions[1:] for turn in late.turns] == [turn.actions[1:] for turn in record.turns]


def test_a_set_is_one_game_and_the_measure_tells_the_gain(tmp_path: Path) -> None:
    match = new_match(folder_of(tmp_path), [BOT, WORSE], seed=3)
    assert match.orders == [(0, 1)]
    tally = Tally(match, (job.play() for job in match.jobs(2)))
    summary = summarise(tally)
    gain = summary["gains"][0]
    assert [gain[name] for name in ("of", "over", "value", "better", "equal", "seeds")] == [0, 1, 1.0, 2, 0, 2]
    assert gain["best"] == [{"seed": 3, "game": 1, "gain": 1.0}, {"seed": 4, "game": 2, "gain": 1.0}]
    assert [*summary["players"][1]["scores"].items()] == [("3", -1.0), ("4", -1.0)]
    assert tally.compared.leading() == [1.0, 1.0]


def test_a_league_plays_one_game_a_set_and_takes_in_those_of_a_match(tmp_path: Path) -> None:
    """Less is better, and no score is that of a fault: so the worse bot wins."""
    folder = folder_of(tmp_path, replace(ALONE, compare="mean", better="less", fault_score=None))
    with League.create(tmp_path / "league", new_league_settings(folder)) as league:
        assert league.settings().seats == 2
        for name, command in (("good", BOT), ("bad", WORSE)):
            league.bots.set_state(league.bots.add(name, command).name, "active")
        Runner(league, 1).run(games=3)
        rows = {row.bot.name: row for row in league.standings.tables().standings}
        records = [as_json(job.play()) for job in new_match(folder, [BOT, WORSE], seed=3).jobs(3)]
        imported = import_games(league, records, 0.0, "a file")
        assert imported.new == 3 and import_games(league, records, 0.0, "a file").known == 3
        assert {seed for seed, in league._database.rows("SELECT seed FROM sets WHERE origin IS NOT NULL")} == {3, 4, 5}
        assert league.games.count() == 6 and rows["good"].rating < rows["bad"].rating
        assert len({league.games.replays.read(number, 0).seed for number in (1, 2, 3)}) == 3


def test_play_prints_the_gain_or_the_scores_of_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, out = folder_of(tmp_path), str(tmp_path / "out.gz")
    assert main(["play", folder, BOT, WORSE, "--games", "2", "--sprt", "0", "0.01", "--out", out]) == 0
    said = capsys.readouterr().out
    assert "(relative): +1 (95 %: " in said and "better on 2 of 2 seeds" in said and "Elo" not in said
    assert "best seeds: 1 (game 1, +1), 2 (game 2, +1); worst: " in said
    assert "SPRT 0 against 0.01 gain: undecided" in said
    assert main(["verify", folder, out]) == 0
    assert main(["play", folder, BOT, "--games", "2", "--out", out, "--json"]) == 0
    scores = json.loads(capsys.readouterr().out.splitlines()[-1])["players"][0]["scores"]
    assert [*scores] == ["1", "2"]


# Testers

GENERATOR = "import sys; n = 48271 + int(sys.argv[1]); print(*((n := n * 48271 % 2147483647) % 9 for _ in range(9)))"
SCORER = """
import sys
numbers, order = ([*map(int, open(name).read().split())] for name in sys.argv[1:])
assert sorted(order) == [*range(9)], "not an order"
print("Score =", 100 - sum(abs(numbers[a] - numbers[b]) for a, b in zip(order, order[1:])), file=sys.stderr)
"""
SORTS = "numbers = [*map(int, sys.stdin.read().split())]; print(*sorted(range(9), key=numbers.__getitem__), sep='\\n')"
PROGRAMS = {
    "sorts": SORTS, "plain": "print(*range(9))", "crashes": "sys.exit('oh')",
    "says and crashes": "print(*range(9)); sys.exit(3)",
    "sleeps": "print(1, flush=True); import time; time.sleep(30)", "wrong": "print(1)", "silent": "pass",
    "long": "print(*range(9), ' ' * 300_000, '\\n' * 300_000)",
}


@pytest.fixture
def tester(tmp_path: Path) -> Contest:
    """A contest in the form of a tester, and programs for it."""
    (tmp_path / "gen.py").write_text(GENERATOR)
    (tmp_path / "score.py").write_text(SCORER)
    for name, text in PROGRAMS.items():
        (tmp_path / f"{name}.py").write_text(f"import sys\n{text}\n")
    (tmp_path / "contest.toml").write_text("\n".join([
        'title = "Orders"', 'form = "tester"', 'referee = "python score.py {input} {output}"',
        'generator = "python gen.py {seed}"', "first_turn_ms = 5000", 'compare = "mean"']))
    return read_contest(tmp_path / "contest.toml")


def scored(tester: Contest, *names: str, seed: int = 5) -> Replay:
    limits = replace(tester.limits, first_turn_ms=1500.0 if "sleeps" in names else 9000.0)
    setup = Setup(seed, len(names), "contest", limits)
    bots = [replace(bot(), name=name, words=(*PYTHON, str(tester.folder / f"{name}.py"))) for name in names]
    return play_game(game_of(tester), setup, bots)


@pytest.mark.parametrize(("said", "score"), [
    ("1.5e+07", 1.5e7), ("9" * 400, None), ("-2E999", None), ("12 Score: 3", 3)])
def test_a_score_is_a_number_that_a_file_can_hold(tester: Contest, said: str, score: float | None) -> None:
    (tester.folder / "score.py").write_text(f"print('Score = {said}')")
    record = scored(tester, "plain")
    assert record.final_scores == [-1.0 if score is None else score]
    assert ("the tester gives no score" in " ".join(record.faults_of(0))) == (score is None)


def test_a_tester_scores_whole_answers_and_counts_what_failed_by_kind(tester: Contest) -> None:
    record = scored(tester, *PROGRAMS)
    kind_of = {record.names[seat]: kind for (_, seat), kind in kinds(record).items()}
    assert kind_of == {
        "crashes": "crash_at_start", "says and crashes": "crash_later", "sleeps": "no_answer", "wrong": "broken_rule",
        "silent": "broken_rule"}
    scores = dict(zip(record.names, record.final_scores))
    assert scores["sorts"] > scores["plain"] == scores["long"] > -1.0
    assert all(scores[name] == -1.0 for name in kind_of)
    assert record.ranks[0] == 1 and record.ranks[2] == 4
    (wrong,) = record.faults_of(record.names.index("wrong"))
    assert "the tester gives no score, as Score = 12: AssertionError: not an order" in wrong
    assert record.turns[0].actions[0] and len(record.turns[0].actions[0].split("\n")) == 9
    assert not [*game_of(tester).differences(as_json(record))]
    assert (tester.first_turn_ms, tester.turn_ms) == (5000.0, 5000.0)


def test_a_tester_may_give_the_score_of_a_fault(tester: Contest) -> None:
    """AtCoder's give 0 for an answer that breaks the rules, which would be the best where less is better."""
    (tester.folder / "score.py").write_text(SCORER.replace(
        'assert sorted(order) == [*range(9)], "not an order"',
        "if sorted(order) != [*range(9)]: print('not an order\\nScore = 0', file=sys.stderr); sys.exit()"))
    record = scored(replace(tester, better="less", fault_score=0.0), "plain", "wrong")
    assert record.ranks == [1, 2] and record.final_scores[1] == 0.0
    assert record.faults_of(1) == ["broken_rule: the tester gives the score of a fault, 0: not an order"]


def test_a_program_that_had_no_core_is_told_of(
    tester: Contest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is in time, and weaker than it would be: it has waited for 60 ms of its 200, and the arena perhaps longer."""
    waited_ms = count(0.0, 60.0)
    monkeypatch.setattr(forgiving, "counts_of", lambda pid: Counts(1.0, next(waited_ms), 1))
    (tester.folder / "slow.py").write_text(f"import sys, time\ntime.sleep(0.2)\n{SORTS}\n")
    record = scored(tester, "slow")
    assert record.turns[0].waited_ms[0] >= 60.0 and not record.turns[0].forgiven
    match = new_match(str(tester.folder), [shlex.join((*PYTHON, str(tester.folder / "slow.py")))], seed=1)
    games = [job.play() for job in match.jobs(2)]
    summary = summarise(Tally(match, games))
    waits = [turn.waited_ms[0] for game in games for turn in game.turns]
    assert min(waits) >= 60.0 and 0.0 < summary["players"][0]["waited"] <= sum(waits) / 400.0
    summary["players"][0]["waited"] = 0.3
    print_summary(summary, ["slow"], Terminal(width=200))
    assert re.search(r"^slow had no core in 30\W% of the time of its answers: play fewer games at a time,",
                     capsys.readouterr().out, re.MULTILINE)


def test_programs_that_crash_on_the_first_seeds_are_waited_for_in_three_games(
    tester: Contest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [shlex.join((*PYTHON, str(tester.folder / f"{name}.py"))) for name in ("sorts", "crashes")]
    assert main(["play", str(tester.folder), *words, "--games", "9", "--out", str(tmp_path / "x.jsonl.gz")]) == 1
    assert "has crashed at the start of each of 3\n" in capsys.readouterr().err


def test_the_input_is_the_same_for_all_programs_and_that_of_the_seed(tester: Contest) -> None:
    (turn,), (other,) = scored(tester, "plain", "plain").turns, scored(tester, "plain", seed=6).turns
    assert turn.inputs[0] == turn.inputs[1] != other.inputs[0]
    (tester.folder / "in").mkdir()
    (tester.folder / "in" / "0005.txt").write_text("1 2 3 4 5 6 7 8 9\n")
    files = replace(tester, generator="", input="in/{seed:04}.txt")
    record = scored(files, "sorts")
    assert record.turns[0].inputs[0] == ["1 2 3 4 5 6 7 8 9"] and record.final_scores == [92.0]
    with pytest.raises(GameFailed, match="there is no input for seed 6"):
        scored(files, "sorts", seed=6)
    (tester.folder / "in" / "0007.txt").write_bytes(b"\xff")
    with pytest.raises(GameFailed, match="the input for seed 7 is not UTF-8"):
        scored(files, "sorts", seed=7)


def test_recorded_inputs_are_asked_again(tester: Contest, capsys: pytest.CaptureFixture[str]) -> None:
    file = tester.folder / "a.jsonl.gz"
    with ReplayWriter(file) as writer:
        writer.add(scored(tester, "plain"))
    program = shlex.join([*PYTHON, str(tester.folder / "sorts.py")])
    words = ["ask", str(file), "--as", str(tester.folder), "--game", "1", "--turn", "1", "--seat", "0", program]
    assert main(words) == 0
    assert re.search(r"^ now +\d \.\. \(9 lines\) ", capsys.readouterr().out, re.MULTILINE)
    assert next(read_replays(file)).turns[0].streams == {0: ("whole", "")}


@pytest.mark.parametrize(("line", "words"), [
    ("players = [2]", "a tester is for [1]"), ('fault_score = "none"', "wants the score"), ('input = "a"', "generator"),
    ('generator = "python gen.py"', "wants {seed}"), ('generator = "{x}{seed}"', "wants {seed}"),
    *((f'generator = "{{{name}}}"', "wants {seed}") for name in ("seed.x", "seed[0]", "seed:999999999", "seed!r")),
    ('better = "most"', "better = 'most'"), ('compare = "elo"', "compare = 'elo'"),
])
def test_a_wrong_tester_is_told(tester: Contest, line: str, words: str) -> None:
    name = line.partition(" ")[0]
    file = tester.folder / "contest.toml"
    kept = [one for one in file.read_text().splitlines() if not one.startswith(f"{name} =")]
    file.write_text("\n".join([*kept, line]))
    with pytest.raises(ContestError, match=r"contest\.toml") as caught:
        read_contest(file)
    assert words in str(caught.value)
    with pytest.raises(LookupError):
        load_game(str(tester.folder))


PLAIN_OR_SORTED = """
import json, random
order = random.Random(7).choices("ps", k=9) if "--set" not in sys.argv else [sys.argv[sys.argv.index("--set") + 1][-1]]
if "--params" in sys.argv: sys.exit(print(json.dumps({"order": "p"})))
numbers = [*map(int, sys.stdin.read().split())]
print("[PDATA] first =", numbers[0], file=sys.stderr)
print(*sorted(range(9), key=numbers.__getitem__ if order[-1] == "s" else int), sep="\\n")
"""


def test_tune_and_report_go_by_the_measure(tester: Contest, capsys: pytest.CaptureFixture[str]) -> None:
    program = tester.folder / "either.py"
    program.write_text(f"import sys\n{PLAIN_OR_SORTED}\n")
    bots = [shlex.join([*PYTHON, str(program), "--set", f"order={order}"]) for order in "ps"]
    folder, out = str(tester.folder), str(tester.folder / "played.jsonl.gz")
    words = ["--bot", shlex.join([*PYTHON, str(program)]), "--param", "order=p,s", "--trials", "2", "--games", "1",
             "--validate", "1", "--out", str(tester.folder / "journal")]
    assert main(["tune", folder, *words, "--against", bots[0], "--json"]) == 0
    tuned = json.loads(capsys.readouterr().out)
    assert tuned["best"] == {"order": "s"} and tuned["validation"]["gain"]["value"] > 2.0
    assert main(["play", folder, *bots, "--games", "12", "--out", out]) == 0
    capsys.readouterr()
    assert main(["report", out, "--as", folder, "--seat", "0", "--unjudged"]) == 0
    said = capsys.readouterr().out
    assert "gain over the others (mean): -" in said and "worst seeds: " in said and "; when first" not in said
    assert re.search(r"^first (>|<=) \d: gain -.* in \d seeds, elsewhere -", said, re.MULTILINE)
    assert [*(tester.folder / "played.report").glob("*.html")]


def test_runs_of_single_programs_are_compared_by_the_measure(
    tester: Contest, capsys: pytest.CaptureFixture[str]
) -> None:
    """The seed that one of them alone has played does not count."""
    files = {name: str(tester.folder / f"{name}.jsonl.gz") for name in ("plain", "sorts")}
    runs = {(name, seed): scored(tester, name, seed=seed) for name in files for seed in (5, 6, 7)}
    for name, file in files.items():
        with ReplayWriter(Path(file)) as writer:
            for seed in (5, 6, 7)[:2 + (name == "sorts")]:
                writer.add(runs[name, seed])
    words = ["report", files["plain"], "--seat", "plain", "--against", files["sorts"], "--against-seat", "sorts",
             "--as", str(tester.folder)]
    assert main([*words, "--json"]) == 0
    gains = [runs["plain", seed].final_scores[0] - runs["sorts", seed].final_scores[0] for seed in (5, 6)]
    told = json.loads(capsys.readouterr().out)
    assert told["gain"][0] == sum(gains) / 2 and sorted(one["gain"] for one in told["seeds"]) == sorted(gains)
    score, = (row for row in told["compared"] if row["name"] == "score")
    assert score["gap"][0] == told["gain"][0] and score["pairs"] == 2
    assert main(words) == 0
    said = capsys.readouterr().out
    assert f"gain over sorts (mean): {told['gain'][0]:+.4g} (" in said and "worst seeds: " in said
    assert re.search(rf"^ score +{score['first'][0]:.6g} +{score['second'][0]:.6g} +{score['gap'][0]:.6g} ", said, re.M)


# Testers that speak to the program

ASKS = """
import subprocess, sys
hidden = int(sys.argv[2] if sys.argv[2:] else sys.stdin.read())
bot = subprocess.Popen(sys.argv[1].split(" "), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
print(64, file=bot.stdin)
for asked in range(1, 9):
    guess = int(bot.stdout.readline())
    print((guess > hidden) - (guess < hidden), file=bot.stdin)
    if guess == hidden:
        break
bot.stdin.close()
bot.wait()
print("Score =", asked)
"""
HALVES = """
low, high = 0, int(input())
while True:
    middle = (low + high) // 2
    print(middle, flush=True)
    far = int(input())
    if not far:
        break
    low, high = (low, middle) if far > 0 else (middle + 1, high)
"""
GUESSERS = {
    "halves": HALVES, "counts": "input(); n = 0\nwhile print(n, flush=True) or int(input()): n += 1",
    "mumbles": "input(); print('er', flush=True); sys.stdin.read()", "crashes": "input(); sys.exit('oh')",
    "sleeps": "import time; print(1, flush=True); input(); input(); time.sleep(30)",
    "slow": "import time; print(input(), flush=True); input(); time.sleep(1.5); print(4, flush=True); input()",
}


def test_a_tester_that_speaks_to_its_programs_tells_their_scores_and_faults(tmp_path: Path) -> None:
    (tmp_path / "asks.py").write_text(ASKS)
    for name, text in GUESSERS.items():
        (tmp_path / f"{name}.py").write_text(f"import sys\n{text}\n")
    (tmp_path / "5.txt").write_text("4")
    (tmp_path / "contest.toml").write_text("\n".join([
        'title = "Guess"', 'form = "tester"', 'referee = "python asks.py {bot}"', 'input = "{seed}.txt"',
        "first_turn_ms = 5000", "turn_ms = 1000", 'better = "less"', "silence_s = 3"]))
    guess = read_contest(tmp_path / "contest.toml")
    bots = [replace(bot(), name=name, words=(*PYTHON, str(tmp_path / f"{name}.py"))) for name in GUESSERS]
    record = play_game(game_of(guess), Setup(5, len(bots), "contest", guess.limits), bots)
    assert record.final_scores == [4.0, 5.0, -1.0, -1.0, -1.0, -1.0] and record.ranks == [1, 2, 3, 3, 3, 3]
    kind_of = {record.names[seat]: kind for (_, seat), kind in kinds(record).items()}
    assert kind_of == {
        "mumbles": "broken_rule", "crashes": "crash_at_start", "sleeps": "no_answer", "slow": "no_answer"}
    assert "invalid literal for int()" in record.faults_of(2)[0]
    assert [turn.inputs[0] for turn in record.turns if 0 in turn.inputs][:2] == [["64"], ["1"]]
    with pytest.raises(GameFailed, match="there is no input for seed 7"):
        play_game(game_of(guess), Setup(7, 1, "contest", guess.limits), bots[:1])
    seeded = replace(guess, input="", referee="python asks.py {bot} {seed}")
    assert play_game(game_of(seeded), Setup(4, 1, "contest", guess.limits), bots[:1]).final_scores == [4.0]
    (tmp_path / "contest.toml").write_text(contest_text(replace(seeded, referee="python asks.py {bot}")))
    with pytest.raises(ContestError, match=r"wants \{seed\} in it"):
        read_contest(tmp_path / "contest.toml")
