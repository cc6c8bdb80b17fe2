"""Tries a built file out: its answers to the first turns of a recorded game."""
from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from bundler import BundleError

FIXED_SEARCH = ("--effort", "6")
"""A small effort, because for some bots it is the depth of the search, whose time grows with every step."""
AFTER_THE_GAME = "_"
"""Ends the game's name in that of a bot, as in ``ewn_reference``."""
TRACEBACK = "Traceback (most recent call last)"
"""How Python begins to report a failure. After one in its search, a bot goes on and gives the best answer it has."""
TRIAL_SECONDS = 120.0
TURNS = 6
"""The number of first turns that are tried; some protocols begin with requests that need no search."""


@dataclass(frozen=True)
class Opening:
    """The lines that one bot of a recorded game was sent in its first turns."""

    file: Path
    record: int
    seat: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return f"opening of {self.file.name}, game {self.record}, seat {self.seat}"


def recorded_opening(game: str, replays: Path) -> Opening:
    """The first turns of the first game that ``replays`` has in a file named after ``game``."""
    for file in sorted(replays.rglob("*.jsonl.gz")):
        if not file.relative_to(replays).as_posix().startswith(game):
            continue
        for number, record in enumerate(_records(file), start=1):
            if record.get("game", game) == game and record.get("turns") and "player_inputs_init" in record:
                seat = min(record["turns"][0]["inputs"])
                turns = [turn["inputs"][seat] for turn in record["turns"] if seat in turn["inputs"]][:TURNS]
                return Opening(file, number, seat, (*record["player_inputs_init"][int(seat)], *chain(*turns)))
    raise BundleError(
        f"no recorded game of {game} in {replays} to try the built file on; make one with\n"
        f"  arena play {game} builtin:random builtin:random ... --out {replays}/{game}_referee.jsonl.gz"
    )


def _records(file: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def check_opening(bot: str, text: str, settings: Sequence[str], root: Path, python: str = sys.executable) -> Opening:
    """Compares the built file's answers to recorded first turns with those of the bot in ``root``.

    Both search with a fixed effort and seed. ``python`` runs the built file, isolated (``-I``) in an empty
    folder, which must be empty afterwards. Raises :class:`BundleError` if they differ.
    """
    opening = recorded_opening(bot.partition(AFTER_THE_GAME)[0], root / "replays")
    arguments = [argument for setting in settings for argument in ("--set", setting)]
    unbundled = _answer([sys.executable, "-m", f"bot.submit.{bot}", *arguments, *FIXED_SEARCH], opening, root)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
        file = Path(folder, f"{bot}.py")
        file.write_text(text, encoding="utf-8", newline="\n")
        built = _answer([python, "-I", str(file), *FIXED_SEARCH], opening, Path(empty), {"TMPDIR": empty})
        if left := os.listdir(empty):
            raise BundleError(f"the built {bot} leaves files behind: {', '.join(left)}")
    if built != unbundled:
        raise BundleError(f"{opening}: the built {bot} answers {built!r}, the bot itself {unbundled!r}")
    return opening


def _answer(command: list[str], opening: Opening, folder: Path, variables: dict[str, str] | None = None) -> str:
    """A bot's output on stdout for ``opening`` followed by the end of input."""
    try:
        run = subprocess.run(
            command,
            input="".join(line + "\n" for line in opening.lines),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            cwd=folder,
            env={**os.environ, **(variables or {})},
            timeout=TRIAL_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise BundleError(f"{opening}: no end after {TRIAL_SECONDS:g} s of {' '.join(command)}") from None
    if failure := _failure(run):
        raise BundleError(f"{opening}: {' '.join(command)} {failure}\n{run.stderr.strip()}")
    return run.stdout


def _failure(run: subprocess.CompletedProcess[str]) -> str:
    """What went wrong with a bot, if anything did."""
    if run.returncode:
        return f"ends with exit code {run.returncode}"
    if not run.stdout.strip():
        return "gives no answer"
    return "writes a traceback to stderr" if TRACEBACK in run.stderr else ""
