"""Mutated replays for the commands that read some: whatever a file holds, a command says what is wrong in a sentence.

``python -m tests.arena.commands.mutations GAME --mutations 1000`` runs many in this process, one after the other.
"""
from __future__ import annotations

import argparse
import io
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from copy import deepcopy
from itertools import chain
from pathlib import Path
from random import Random
from shutil import rmtree
from types import FrameType
from typing import Any

import msgspec
from pytest import MonkeyPatch

from arena import cli
from arena.contract.exit_codes import FAILED, WRONG_USAGE
from arena.contract.files import Json, packed
from arena.contract.game import Request
from arena.match import regression
from arena.match.match import Entry, Job, new_settings
from arena.run import executors
from arena.run.asking import Answer
from tests.conftest import InThisProcess

PATIENCE_S = 20.0
"""A command that takes more processor time is one that hangs."""
TURNS_JUDGED = 3
"""So few turns of a game are judged or asked about, which is slow."""
STOP = 0.15
"""The chance that a mutation is of a whole part of the record, and not of something in it."""
VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2, 7, 99, 10**6, 2**31, 10**30, 0.5, -3.5, 1e99, "", "x", "0", "-1", "9" * 30, "\u2028",
    "\x00", "\x1b[2J", "a b", [], {}, [None], [[]], [0], ["x"], {"0": []}, {"-7": ["1"]}, {"x": 1}, {"5": ["1 2"]},
)
"""What no arena writes, or not there."""


class Hangs(BaseException):
    """A command has taken too long."""


def recorded(name: str) -> Json:
    """A game of baselines, as ``play`` records it."""
    settings = new_settings(name)
    job = Job(settings, (Entry("builtin:random"),) * settings.seats, 1, tuple(range(settings.seats)), 1, 0)
    game: Json = msgspec.json.decode(msgspec.json.encode(job.play()))
    return game


def mutated(record: Json, random: Random) -> Json:
    """The record with one to three changes."""
    record = deepcopy(record)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        _mutate(record, random)
    return record


def _mutate(record: Any, random: Random) -> None:
    """One change somewhere in a list or a mapping: a part is gone, another one, there twice, or changed a little."""
    keys = list(record) if isinstance(record, dict) else list(range(len(record)))
    if not keys:
        _put(record, random.choice(VALUES))
        return
    key = random.choice(keys)
    if isinstance(record[key], dict | list) and random.random() > STOP:
        _mutate(record[key], random)
        return
    kind = random.randrange(8)
    if kind == 0:
        del record[key]
    elif kind == 1:
        record[key] = deepcopy(record[random.choice(keys)])
    elif kind == 2:
        _put(record, deepcopy(record[key]))
    elif kind < 6:
        record[key] = _changed(record[key], random)
    else:
        record[key] = deepcopy(random.choice(VALUES))


def _put(record: Any, value: Any) -> None:
    if isinstance(record, dict):
        record["more"] = value
    else:
        record.append(value)


def _changed(value: Any, random: Random) -> Any:
    """A value that is a little different, and of the same type."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float):
        return value + random.choice((-1, 1, 1000))
    if isinstance(value, str):
        words = value.split(" ")
        words[random.randrange(len(words))] = random.choice(("", "x", "-1", "7", "99999", "0.5"))
        return " ".join(words)
    return value[:-1] if isinstance(value, list) else {key: value[key] for key in list(value)[:-1]}


def quick_commands(name: str, file: Path, few: Path, folder: Path) -> Iterator[list[str]]:
    """The other commands that read replays. ``few``: the game with few turns. ``folder``: for what they write."""
    yield ["games", f"{file}", "--seat", "0", "--lost"]
    yield ["games", f"{file}", "--json", "--faulty", "--where", "PDATA max(value) > 0.5"]
    yield ["view", f"{file}", "--out", f"{folder / 'out.html'}"]
    yield ["report", f"{file}", "--seat", "0", "--unjudged", "--out", f"{folder / 'report.html'}"]
    yield ["verify", name, f"{file}"]
    yield ["league", f"{folder / 'league'}", "init", name]
    yield ["league", f"{folder / 'league'}", "import", f"{file}"]
    yield ["league", f"{folder / 'league'}", "table", "--json"]
    yield ["regress", "--record", "true", "--as", name, "--from", f"{file}", "--seat", "0", f"{folder / 'recorded'}"]
    yield ["regress", "--trust", f"{folder / 'recorded'}"]
    yield ["regress", f"{file}"]
    yield ["ask", f"{few}", "--turn", "1", "--seat", "0", "builtin:greedy"]
    yield ["branch", f"{file}", "--turn", "2", "--seat", "0", "--with", "builtin:random", "--games", "1"]


def judging_commands(few: Path, folder: Path) -> Iterator[list[str]]:
    """The commands that judge answers, which takes longer."""
    yield ["analyse", f"{few}", "--effort", "1"]
    yield ["analyse", f"{few}", "--luck"]
    yield ["view", f"{few}", "--out", f"{folder / 'out.html'}"]


class Says:
    """In place of a program, which would have to be started: it answers 1."""

    process = None

    def __init__(self, *_: object) -> None:
        pass

    def begin(self, request: Request) -> Answer:
        return Answer("1", 1.0)

    def retire(self) -> None:
        pass

    def last_messages(self) -> list[str]:
        return []


def outcome(words: Sequence[str]) -> str:
    """What is wrong with how a command ends, with what it has printed; nothing: an empty text."""
    out, errors = io.StringIO(), io.StringIO()
    try:
        with _hurry(), redirect_stdout(out), redirect_stderr(errors):
            code = cli.main(words)
    except (Exception, Hangs):
        return traceback.format_exc()
    said = errors.getvalue()
    if "Traceback" in said + out.getvalue():
        return said + out.getvalue()
    if code not in (0, FAILED, WRONG_USAGE):
        return f"exit code {code}"
    if code == WRONG_USAGE and (said.count("\n") != 1 or not said.startswith("arena ")):
        return f"no sentence: {said}"
    return ""


@contextmanager
def _hurry() -> Iterator[None]:
    def ring(signum: int, frame: FrameType | None) -> None:
        raise Hangs

    before, at_sigterm = signal.signal(signal.SIGPROF, ring), signal.getsignal(signal.SIGTERM)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE_S, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        signal.signal(signal.SIGPROF, before)
        signal.signal(signal.SIGTERM, at_sigterm)


def faults(name: str, count: int, seed: int, judge_every: int = 1) -> Iterator[tuple[list[str], str]]:
    """The commands that have not ended with a sentence on so many mutated games, each with what is wrong.

    ``judge_every``: the answers of one game in so many are judged.
    """
    game = recorded(name)
    with MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as where:
        patch.setattr(executors, "ProcessPoolExecutor", InThisProcess)
        patch.setattr(regression, "_player", Says)
        for number in range(count):
            folder = Path(where) / str(number)
            folder.mkdir()
            record = mutated(game, Random(f"{name} {seed} {number}"))
            file, few = folder / "game.jsonl.gz", folder / "few.jsonl.gz"
            file.write_bytes(packed(record))
            few.write_bytes(packed(_few_turns(record)))
            judging = judging_commands(few, folder) if number % judge_every == 0 else ()
            for words in chain(quick_commands(name, file, few, folder), judging):
                if wrong := outcome(words):
                    yield [str(number), *words], wrong
            rmtree(folder)


def _few_turns(record: Json) -> Json:
    turns = record.get("turns")
    return {**record, "turns": turns[:TURNS_JUDGED]} if isinstance(turns, list) else record


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.arena.commands.mutations", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mutations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    kinds: Counter[tuple[str, str]] = Counter()
    for words, wrong in faults(args.game, args.mutations, args.seed):
        kind = words[1], wrong.rstrip().rsplit("\n", 1)[-1]
        kinds[kind] += 1
        if kinds[kind] == 1:
            sys.stdout.write(f"----- {words}\n{wrong}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{args.game}: {args.mutations} mutated games, {kinds.total()} faults of {len(kinds)} kinds\n")
    sys.exit(bool(kinds))


if __name__ == "__main__":
    main()
