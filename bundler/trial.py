"""Tries a built file out: its size, and its answer to the first turn of a recorded game."""
from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bundler import BundleError
from bundler.layout import utf16_length

LIMIT = 100_000
"""Characters (UTF-16 units) that the contest's editor takes."""

FIXED_SEARCH = ("--set", "iterations=32", "--set", "seed=1")
TRIAL_SECONDS = 120.0


def check_size(game: str, text: str) -> int:
    """The length of a built file; :class:`BundleError` if the contest does not take it."""
    length = utf16_length(text)
    if length > LIMIT:
        raise BundleError(f"{game} has {length:,} characters, {length - LIMIT:,} more than the contest's {LIMIT:,}")
    return length


@dataclass(frozen=True)
class FirstTurn:
    """What one bot of a recorded game was sent up to its first answer."""

    file: Path
    record: int
    seat: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return f"first turn of {self.file.name}, game {self.record}, seat {self.seat}"


def recorded_first_turn(game: str, replays: Path) -> FirstTurn:
    """The first turn of the first game that ``replays`` has in a file named after ``game``."""
    for file in sorted(replays.rglob("*.jsonl.gz")):
        if not file.relative_to(replays).as_posix().startswith(game):
            continue
        for number, record in enumerate(_records(file), start=1):
            if record.get("game", game) == game and record.get("turns") and "player_inputs_init" in record:
                seat, lines = min(record["turns"][0]["inputs"].items())
                return FirstTurn(file, number, seat, (*record["player_inputs_init"][int(seat)], *lines))
    raise BundleError(
        f"no recorded game of {game} in {replays} to try the built file on; make one with\n"
        f"  python -m bot.arena play {game} builtin:random builtin:random --games 1 --out {replays}/{game}.jsonl.gz"
    )


def _records(file: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def check_first_turn(game: str, text: str, settings: Sequence[str], root: Path) -> FirstTurn:
    """Compares the built file's answer to a recorded first turn with that of the bot in ``root``.

    Both search a fixed number of iterations with a fixed seed. The built file runs isolated (``-I``) in an
    empty folder, which must be empty afterwards. Raises :class:`BundleError` where they differ.
    """
    turn = recorded_first_turn(game, root / "replays")
    arguments = [argument for setting in settings for argument in ("--set", setting)]
    unbundled = _answer([sys.executable, "-m", f"bot.submit.{game}", *arguments, *FIXED_SEARCH], turn, root)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as empty:
        file = Path(folder, f"{game}.py")
        file.write_text(text, encoding="utf-8", newline="\n")
        built = _answer([sys.executable, "-I", str(file), *FIXED_SEARCH], turn, Path(empty), {"TMPDIR": empty})
        if left := os.listdir(empty):
            raise BundleError(f"the built {game} leaves files behind: {', '.join(left)}")
    if built != unbundled:
        raise BundleError(f"{turn}: the built {game} answers {built!r}, the bot itself {unbundled!r}")
    return turn


def _answer(command: list[str], turn: FirstTurn, folder: Path, variables: dict[str, str] | None = None) -> str:
    """What a bot writes on stdout for ``turn`` and the end of input after it."""
    try:
        run = subprocess.run(
            command,
            input="".join(line + "\n" for line in turn.lines),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            cwd=folder,
            env={**os.environ, **(variables or {})},
            timeout=TRIAL_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise BundleError(f"{turn}: no end after {TRIAL_SECONDS:g} s of {' '.join(command)}") from None
    if run.returncode or not run.stdout.strip():
        what = f"ends with exit code {run.returncode}" if run.returncode else "gives no answer"
        raise BundleError(f"{turn}: {' '.join(command)} {what}\n{run.stderr.strip()}")
    return run.stdout
