"""A contest in a file: ``contest.toml`` says how somebody else's referee is run and what is known of its games."""
from __future__ import annotations

import json
import os
import re
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from string import Template
from typing import Annotated, Any

import msgspec
import tomllib
from msgspec import Meta

from arena.contract.errors import told_as
from arena.contract.measure import BETTER, COMPARE, MORE, RANK, Measure
from arena.contract.record import Real
from arena.contract.setup import DAY_MS, Limits
from arena.run.sandbox import MOST_MIB

COMMAND_LINE, OLD, JSON, TESTER = "command-line", "old", "json", "tester"
FORMS = (COMMAND_LINE, OLD, JSON, TESTER)
SEED, BOT = "{seed}", "{bot}"
"""Stand for the seed and the bot in the words of a command."""
SEED_PLACE = re.compile(r"\{seed(:0?\d{1,2})?\}")
"""The seed in the words of a tester, where it may be filled with zeros."""
SEEDS_IN_JSON = (SEED.upper(), "%SEED%")
"""The same in a command of the JSON form."""
NO_SEED = "its referee takes no seed, so no game can be played again; see seed in contest.toml"
NO_SCORE = "none"
"""In a contest's file: no score says that a player was put out, or none is known."""
SCORES = ("fault_score", "lowest_score")
TEMPLATE = Path(__file__).with_name("contest_file.txt")
"""The text of a contest's file, with comments."""
JAVA_VARIABLE = "JAVA_TOOL_OPTIONS"
JAVA_OPTIONS = "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dfile.encoding=UTF-8"
"""For games of some seconds: a third less processor time, and text that no locale can spoil."""


class ContestError(LookupError):
    """A contest that cannot be read; the message says which and what to do."""


@dataclass(frozen=True)
class Contest:
    """How to play the games of a contest.

    ``referee``: its command, run in ``folder``. ``form``: one of ``FORMS``. ``players``: how many may play, the usual
    number first. ``seed``: the words that give the referee its seed, with ``{seed}``; empty: it draws its own.
    ``log``: it writes a log with ``-l``. ``first_turn_ms``, ``turn_ms``: its limits of an answer; 0: none.
    ``soft_ms``: an answer that is so much later is taken, but not for the ``strikes``-th time. ``bank_ms``: the limit
    of all answers of a player together; 0: none. ``memory_mib``: a bot's memory; 0: no limit. ``fault_score``: the
    score of a player who was put out; ``None``: there is none. ``lowest_score``: of a game without a fault, as far as
    known. ``scores``: what the scores mean. ``silence_s``: seconds without a word from anyone after which the game has
    failed. ``picture``: ``FILE:FUNCTION`` in ``folder`` that draws a replay; empty: its text is shown. ``judge``:
    ``FILE:CLASS`` in ``folder`` that judges answers; empty: nobody does.
    ``input``, ``generator``: of a tester, the file of a game's input, or the command that prints it, with ``{seed}``.
    ``compare``, ``better``: how programs are compared that each play alone, see
    :class:`arena.contract.measure.Measure`.
    """

    folder: Path
    title: str
    referee: str
    form: str = COMMAND_LINE
    players: Annotated[tuple[Annotated[int, Meta(ge=1, le=16)], ...], Meta(min_length=1)] = (2,)
    seed: str = ""
    log: bool = False
    first_turn_ms: float = 1000.0
    turn_ms: float = 50.0
    soft_ms: Annotated[float, Meta(ge=0, le=DAY_MS)] = 0.0
    strikes: Annotated[int, Meta(ge=1)] = 3
    bank_ms: Annotated[float, Meta(ge=0, le=DAY_MS)] = 0.0
    memory_mib: Annotated[int, Meta(ge=0, le=MOST_MIB)] = 0
    fault_score: Real | None = -1.0
    lowest_score: Real | None = None
    scores: str = ""
    silence_s: Annotated[float, Meta(gt=0, le=DAY_MS / 1000.0)] = 200.0
    picture: str = ""
    judge: str = ""
    compare: str = RANK
    better: str = MORE
    input: str = ""
    generator: str = ""

    @property
    def measure(self) -> Measure | None:
        """How programs are compared in a contest for one player; ``None`` for any other contest.

        The old form has no scores, so that there is nothing to compare.
        """
        alone = self.players == (1,) and self.form != OLD
        return Measure(self.compare, self.better, self.fault_score) if alone else None

    @property
    def asks(self) -> bool:
        """Whether the arena asks the bots itself."""
        return self.form == OLD or (self.form == TESTER and BOT not in self.referee)

    @property
    def suspect_below(self) -> float | None:
        """A lower score may be that of a fault which nobody was blamed for; ``None``: no score may."""
        if self.form != COMMAND_LINE or self.fault_score is not None or self.lowest_score is None:
            return None
        return min(0.0, self.lowest_score)

    @property
    def name(self) -> str:
        """The name of the game: that of its folder."""
        return self.folder.name

    @property
    def limits(self) -> Limits:
        """The referee's limits of an answer."""
        return Limits(self.first_turn_ms, self.turn_ms)

    @property
    def takes_seed(self) -> bool:
        """Whether its referee is told the seed of a game, so that a game can be played again."""
        if self.form == JSON:
            return any(name in self.referee for name in SEEDS_IN_JSON)
        return bool(self.seed) or self.form == TESTER

    def environment(self, usual: Mapping[str, str]) -> dict[str, str]:
        """The environment of the referee: the ``usual`` one, with options for speed if it is a Java program.

        ``python`` is the arena's own, as for bots.
        """
        path = os.pathsep.join([str(Path(sys.executable).parent), usual.get("PATH", os.defpath)])
        return {**({JAVA_VARIABLE: JAVA_OPTIONS} if is_java(self.referee) else {}), **usual, "PATH": path}


def is_java(command: str) -> bool:
    """Whether a command runs Java."""
    words = shlex.split(command)
    return bool(words) and Path(words[0]).name == "java"


def read_contest(file: Path) -> Contest:
    """The contest of a file. Raises :class:`ContestError`."""
    if os.path.exists(file) and not os.path.isfile(file):
        raise ContestError(f"{file} is no file of text; `arena new` makes the file of a contest")
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise ContestError(f"{file}: {error.strerror}; `arena new` makes the file of a contest") from None
    except (ValueError, RecursionError) as error:
        raise ContestError(f"{file}: not TOML: {error}") from None
    try:
        return _contest(file.resolve().parent, data)
    except (ValueError, OverflowError) as error:
        raise ContestError(f"{file}: {error}".replace("`$.", "`")) from None


def _contest(folder: Path, data: Mapping[str, Any]) -> Contest:
    names = [field.name for field in fields(Contest) if field.name != "folder"]
    if unknown := [name for name in data if name not in names]:
        raise ValueError(f"unknown: {', '.join(unknown)}; there are: {', '.join(names)}")
    for name, value in data.items():
        if isinstance(value, str) and "\0" in value:
            raise ValueError(f"{name} = {value!r}: no program can be given a NUL character")
    alone = {"players": [1], "turn_ms": data.get("first_turn_ms", 1000.0)} if data.get("form") == TESTER else {}
    none = {name: None for name in SCORES if data.get(name) == NO_SCORE}
    contest = msgspec.convert({"folder": folder, **alone, **data, **none}, Contest)
    _check(contest)
    return contest


def _check(contest: Contest) -> None:
    """Raises :class:`ValueError` for values that no contest can have."""
    if not contest.title:
        raise ValueError("title: an empty name")
    for name, known in (("form", FORMS), ("compare", COMPARE), ("better", BETTER)):
        if (value := getattr(contest, name)) not in known:
            raise ValueError(f"{name} = {value!r}; there are: {', '.join(known)}")
    if contest.seed and SEED not in contest.seed:
        raise ValueError(f"seed = {contest.seed!r}: wants {SEED} in it, or nothing at all")
    if not _words("referee", contest.referee):
        raise ValueError("referee: an empty command")
    if contest.form == COMMAND_LINE:
        _words("seed", contest.seed)
    if contest.form == OLD and contest.soft_ms:
        raise ValueError("soft_ms: a referee of the old form has no clock, and the arena's has no soft limit")
    if contest.form == TESTER:
        _check_tester(contest)
    contest.limits  # noqa: B018 - checks them


def _check_tester(contest: Contest) -> None:
    if contest.players != (1,):
        raise ValueError(f"players = {list(contest.players)}: a tester is for [1]")
    if contest.fault_score is None:
        raise ValueError(f'fault_score = "{NO_SCORE}": a tester wants the score of a program that gave no answer')
    given = contest.input or contest.generator or (contest.referee.replace(BOT, "") if not contest.asks else "")
    if not given or (contest.input and contest.generator):
        raise ValueError('a tester wants input = "in/{seed:04}.txt", or generator = "python gen.py {seed}"')
    if (rest := SEED_PLACE.sub("", given)) == given or re.search(r"\{\w.*\}", rest):
        raise ValueError(f"input or generator = {given!r}: wants {SEED} in it, and no other name")
    _words("generator", contest.generator)


def with_seed(text: str, seed: int) -> str:
    """The file or command of a seed."""
    return SEED_PLACE.sub(lambda place: place[0].format(seed=seed), text)


def _words(name: str, command: str) -> list[str]:
    """The words of a command. Raises :class:`ValueError`."""
    with told_as(ValueError, ValueError, about=f"{name} = {command!r}: cannot be read: "):
        return shlex.split(command)


def contest_text(contest: Contest) -> str:
    """The text of the contest's file, with comments."""
    values: dict[str, Any] = {field.name: getattr(contest, field.name) for field in fields(Contest)}
    values["players"] = list(contest.players)
    values |= {name: NO_SCORE for name in SCORES if values[name] is None}
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        {name: _toml(value) for name, value in values.items()})


def _toml(value: Any) -> str:
    """A text, number, truth value or list of numbers in TOML, which writes them like JSON."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(value, ensure_ascii=False, default=str)
