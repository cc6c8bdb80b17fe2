"""Games that were played on the contest's site: the referee plays them again with the same answers.

Such a download has the seed and the answers, but nothing of what the players were sent. The replay has that too.
"""
from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from arena.game import GameFailed, Record, Setup
from arena.referees import scripted
from arena.referees.contest import OLD, Contest
from arena.referees.playing import play_contest
from arena.run.contestants import Contestant

QUIET_MS = (4, 15, 40)
"""How long no more input has to come until it is answered; the next one is tried if the outcome does not agree."""


@dataclass(frozen=True)
class Download:
    """One game of the site. ``answers``: by seat, in order, ``None`` where there was none. ``scores``: by seat."""

    seed: int
    names: tuple[str, ...]
    answers: tuple[tuple[str | None, ...], ...]
    scores: tuple[float, ...]


def read_download(data: Any) -> Download:
    """The game of parsed JSON. Raises :class:`ValueError` for anything else."""
    if isinstance(data, dict) and isinstance(data.get("gameResult"), dict):
        data = data["gameResult"]
    try:
        scores = tuple(float(score) for score in data["scores"])
        seats = range(len(scores))
        answers: list[list[str | None]] = [[] for _ in seats]
        for frame in data["frames"]:
            if frame.get("agentId", -1) in seats:
                answers[frame["agentId"]].append(frame.get("stdout"))
        return Download(_seed(data), tuple(_name(data, seat) for seat in seats), tuple(map(tuple, answers)), scores)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a game of the site: {error!r}") from None


def _seed(data: Mapping[str, Any]) -> int:
    lines = str(data.get("refereeInput") or "").splitlines()
    given = [line.partition("=")[2] for line in lines if line.startswith("seed=")] or [data.get("seed")]
    try:
        return int(str(given[0]))
    except ValueError:
        raise ValueError("the game names no seed, neither in refereeInput nor beside it") from None


def _name(data: Mapping[str, Any], seat: int) -> str:
    for agent in data.get("agents") or []:
        if agent.get("index") == seat:
            person, boss = agent.get("codingamer") or {}, agent.get("arenaboss") or {}
            return str(person.get("pseudo") or boss.get("nickname") or f"player {seat}")
    return f"player {seat}"


def imported(contest: Contest, data: Any) -> Record:
    """The replay of a downloaded game. Raises :class:`ValueError` if the referee does not come to the same scores."""
    download = read_download(data)
    if contest.form == OLD or not contest.seed:
        raise ValueError("only a referee on the command line that takes a seed can play a game of the site again")
    if len(download.scores) not in contest.players:
        raise ValueError(f"a game of {len(download.scores)} players; the contest is for {contest.players}")
    for quiet_ms in QUIET_MS:
        try:
            record = _played_again(contest, download, quiet_ms)
        except GameFailed as failed:
            raise ValueError(str(failed)) from None
        if tuple(record["final_scores"]) == download.scores and _answered_alike(record, download):
            return {**record, "players": [{"name": name, "cmd": ""} for name in download.names]}
    said = ", ".join(f"{score:g}" for score in record["final_scores"])
    wanted = ", ".join(f"{score:g}" for score in download.scores)
    raise ValueError(f"the referee came to other scores ({said}) than the file ({wanted}), or to other answers")


def _played_again(contest: Contest, download: Download, quiet_ms: int) -> Record:
    with TemporaryDirectory(prefix="arena-") as folder:
        players = [
            _scripted(Path(folder, f"{seat}.json"), seat, answers, quiet_ms)
            for seat, answers in enumerate(download.answers)
        ]
        setup = Setup(download.seed, len(players), "contest", contest.limits)
        return play_contest(contest, setup, players)


def _scripted(file: Path, seat: int, answers: Sequence[str | None], quiet_ms: int) -> Contestant:
    file.write_text("".join(json.dumps(answer) + "\n" for answer in answers), encoding="utf-8")
    words = (sys.executable, "-IS", scripted.__file__, str(file), str(quiet_ms))
    return Contestant("", f"player {seat}", words)


def _answered_alike(record: Record, download: Download) -> bool:
    """Whether the referee took all the answers of the file, and in their turns."""
    for seat, wanted in enumerate(download.answers):
        asked = [turn["actions"][seat] for turn in record["turns"] if str(seat) in turn["inputs"]]
        if asked != [None if answer is None else answer.removesuffix("\n") for answer in wanted]:
            return False
    return True
