"""A standing league: a configuration that names the bots, a file of games, and who plays next."""
from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import tomllib

from bot.arena.game import Game, Record, load_game
from bot.arena.run.contestants import CommandError, contestant
from bot.arena.run.match import Job, Match, match_header, new_match, run_job
from bot.arena.run.sandbox import USUAL, Sandbox

CONFIG = "league.toml"
GAMES = "games.jsonl.gz"
PAGE = "league.html"
TEXT, WHOLE, NUMBER, TABLE = "a text", "a whole number", "a number from 0 on", "a table of texts"
KINDS = {
    "game": TEXT, "bots": TABLE, "seed": WHOLE, "edition": TEXT, "turn_ms": NUMBER, "first_turn_ms": NUMBER,
    "seats": WHOLE, "options": TABLE,
}
"""What the configuration may hold."""
EXAMPLE = """\
# A league: python -m bot.arena league DIR plays more games, at any time; bots can be added at any time.
game = "olympics"
# edition = "olympics"      # limits are the contest's unless given:
# turn_ms = 50
# first_turn_ms = 1000
seed = 1

[bots]                      # a name for each command; a changed bot is a new bot, with a new name
random = "builtin:random"
greedy = "builtin:greedy"
ours = "python dist/olympics.py"
"""


class LeagueError(Exception):
    """A league that cannot be played; the message says which line of what to change."""


@dataclass(frozen=True)
class League:
    """What ``league.toml`` says. ``bots``: commands by name; ``first``: the set with number 0."""

    bots: Mapping[str, str]
    seats: int
    first: Match

    def match(self, names: Sequence[str], number: int) -> Match:
        """The set of games number ``number``, between the bots of these names."""
        return replace(self.first, commands=tuple(self.bots[name] for name in names), seed=self.first.seed + number)


@dataclass(frozen=True)
class LeagueJob:
    """One game of a set: its number in the league, and who plays."""

    number: int
    names: tuple[str, ...]
    job: Job


def run_league_job(one: LeagueJob) -> Record:
    """Plays one game; runs in a worker."""
    return run_job(one.job) | {"league": {"set": one.number, "names": list(one.names)}}


def read_league(folder: Path, sandbox: Sandbox = USUAL) -> League:
    """Reads the configuration; the bots run in ``sandbox``. Raises :class:`LeagueError`."""
    path = folder / CONFIG
    try:
        config = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LeagueError(f"there is no {path}; --init writes one to start from") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LeagueError(f"{path}: {error}") from None
    _check_types(path, config)
    try:
        named = config.pop("game")
        game = load_game(named)
        bots: dict[str, str] = config.pop("bots")
        seats = config.pop("seats", game.seats[0])
        for name, command in bots.items():
            _check_bot(game, name, command, sandbox)
        commands = list(itertools.islice(itertools.cycle(bots.values()), seats))
        league = League(bots, seats, new_match(named, commands, sandbox=sandbox, **{"seed": 1, **config}))
        if len(bots) < seats:
            raise ValueError(f"a game has {seats} players; add bots, like builtin:random and builtin:greedy")
        return league
    except KeyError as error:
        raise LeagueError(f"{path}: wants {error}") from None
    except (LookupError, ValueError) as error:
        raise LeagueError(f"{path}: {error}") from None


def _check_types(path: Path, config: Mapping[str, Any]) -> None:
    unknown = config.keys() - KINDS.keys()
    if unknown:
        raise LeagueError(f"{path}: does not know {', '.join(sorted(unknown))}")
    for name, value in config.items():
        if not _is(KINDS[name], value):
            raise LeagueError(f"{path}: {name} = {value!r} is not {KINDS[name]}")


def _is(kind: str, value: object) -> bool:
    if kind == TABLE:
        return isinstance(value, dict) and all(isinstance(one, str) for one in value.values())
    if kind == NUMBER:
        return isinstance(value, (int, float)) and value >= 0
    return isinstance(value, str if kind == TEXT else int)


def _check_bot(game: Game, name: str, command: str, sandbox: Sandbox) -> None:
    if not re.fullmatch(r"[^\n]{1,60}", name):
        raise ValueError(f"{name!r} is not a name of 1 to 60 characters")
    try:
        contestant(game, command, sandbox)
    except CommandError as error:
        raise ValueError(f"bot {name}: {error}") from None


def check_history(league: League, records: Sequence[Record]) -> None:
    """Raises :class:`LeagueError` if a name has stood for another command, or the games were played otherwise."""
    for record in records:
        header = record["match"]
        for name, command in zip(record["league"]["names"], header["commands"]):
            if league.bots.get(name, command) != command:
                raise LeagueError(
                    f"{name} has played as {command!r}; a changed bot needs a new name (the old one may stay or go)"
                )
        expected = match_header(league.match((), record["league"]["set"]))
        for field_name, value in expected.items():
            if field_name != "commands" and header[field_name] != value:
                raise LeagueError(
                    f"{field_name} is {value!r} for a set that began with {header[field_name]!r}; use another folder"
                )


def schedule(league: League, records: Sequence[Record], games: int) -> Iterator[LeagueJob]:
    """The next games: first what is missing of begun sets, then new sets until at least ``games`` are planned.

    A new set is for the bot with the fewest games, and others drawn with a preference for few games.
    """
    planned = 0
    begun: dict[int, tuple[tuple[str, ...], set[int]]] = {}
    for record in records:
        number, names = record["league"]["set"], tuple(record["league"]["names"])
        begun.setdefault(number, (names, set()))[1].add(record["match"]["index"])
    for number, (names, played) in sorted(begun.items()):
        if not set(names) <= league.bots.keys():
            continue
        for job in _set_of(league, names, number):
            if job.job.index not in played:
                planned += 1
                yield job
    counts = {name: sum(name in names for names, _ in begun.values()) for name in league.bots}
    number = max(begun, default=-1) + 1
    while planned < games:
        names = _draw(counts, league.seats, Random(f"{league.first.seed} {number}"))
        for name in names:
            counts[name] += 1
        for job in _set_of(league, names, number):
            planned += 1
            yield job
        number += 1


def _set_of(league: League, names: tuple[str, ...], number: int) -> list[LeagueJob]:
    match = league.match(names, number)
    return [LeagueJob(number, names, job) for job in match.jobs(len(match.orders))]


def _draw(counts: Mapping[str, int], seats: int, random: Random) -> tuple[str, ...]:
    """The bot with the fewest sets, and others: each with the smaller of two draws, so that few games count."""
    left = sorted(counts)
    first = min(left, key=lambda name: (counts[name], random.random()))
    drawn = [first]
    left.remove(first)
    while len(drawn) < seats:
        name = min(random.choices(left, k=2), key=lambda one: counts[one])
        drawn.append(name)
        left.remove(name)
    return tuple(drawn)
