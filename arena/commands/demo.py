"""``demo``: one game of every built bot against the greedy baseline, with results and pages."""
from __future__ import annotations

import argparse
import shlex
import sys
from collections import Counter
from pathlib import Path

from arena.commands.options import UsageError, progress
from arena.commands.view import page_path, write_page
from arena.contract.exit_codes import FAILED
from arena.contract.faults import FaultKind
from arena.contract.files import ReplayWriter
from arena.contract.record import Replay
from arena.games import game_names, load_game
from arena.match.loop import FailuresInARow, played, telling
from arena.match.match import Match, contestants, new_match
from arena.match.outcome import Tally, outcome
from arena.match.summary import counted, print_summary, summarise
from arena.run.contestants import OPPONENT
from arena.run.executors import cores, open_executor
from arena.run.sandbox import ROOT
from arena.terminal import Terminal

HELP = "play quick games of every built bot against a baseline; results, replays and pages"
DESCRIPTION = """Plays quick games, in whole sets, of every bot in dist/ against the greedy baseline and prints the
results; this takes about a minute. Writes the replays and an HTML page of the first game of each to --out. The exit
code is 1 if a bot has crashed or given an illegal answer; late answers are told, and may be due to a busy machine."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, default=Path("out"), metavar="DIR", help="folder for the files"
                        " (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the games (default 1)")


def run(args: argparse.Namespace) -> int:
    matches = [_match(name, args.seed) for name in game_names() if _built(name).exists()]
    if not matches:
        raise UsageError("dist/ holds no bot; build them with: python bundle.py")
    groups: Counter[str | None] = Counter()
    games = [len(match.orders) * load_game(match.settings.game).demo.sets for match in matches]
    failures = FailuresInARow()
    with (
        progress("games", sum(games)) as bar,
        telling(lambda: f"what is played is saved in {args.out}"),
        open_executor(cores()) as executor,
    ):
        for match, number in zip(matches, games):
            path = args.out / f"demo-{match.settings.game}.jsonl.gz"
            records = []
            with ReplayWriter(path) as writer:
                for record in played(executor, match.jobs(number), cores(), failures):
                    writer.add(record)
                    records.append(record)
                    bar.update()
            bar.clear()
            if records:
                _show(match, records, path)
            groups.update(FaultKind.of(fault).group
                          for record in records for faults in outcome(record).faults for fault in faults)
    if late := groups["timeout"]:
        print(f"{counted(late, 'answer')} came too late, see above: the machine may be busy", file=sys.stderr)
    failed = failures.all + groups["crash"] + groups["illegal"] > 0
    if failed:
        print("a bot has failed, see above", file=sys.stderr)
    return FAILED if failed else 0


def _built(name: str) -> Path:
    return ROOT / "dist" / f"{name}.py"


def _match(name: str, seed: int) -> Match:
    game = load_game(name)
    effort = ["--effort", str(game.demo.effort)] if game.demo.effort else []
    commands = (shlex.join(["python", str(_built(name)), *effort]), *[OPPONENT] * (game.seats[0] - 1))
    no_limit = 0.0 if effort else None
    return new_match(name, commands, None, no_limit, no_limit, seed=seed)


def _show(match: Match, records: list[Replay], path: Path) -> None:
    write_page(records[0], page_path(path), match.settings.game, games=len(records))
    names = [player.name for player in contestants(load_game(match.settings.game), match.entries)]
    console = Terminal()
    print_summary(summarise(Tally(match, map(outcome, records))), names, console)
    console.print(f"replay {path}, page {page_path(path)}\n", soft_wrap=True)
