"""A match, or a part of a league: sets of games between commands, who sits where and from which seed, as jobs."""
from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from msgspec import structs

from arena.contract.errors import told_as
from arena.contract.game import Game
from arena.contract.measure import RANK, Measure
from arena.contract.record import DEFAULT_PATIENCE_MS, MatchHeader, Replay
from arena.contract.setup import Limits, Setup
from arena.games import load_game, whole_name
from arena.match.one_game import play_game
from arena.match.rerun import Beginning
from arena.run.asking import FAIR
from arena.run.contestants import CommandError, Contestant, contestant, distinct_names
from arena.run.sandbox import USUAL, Sandbox

if TYPE_CHECKING:
    from arena.stats.yardstick import Yardstick

MAX_PERMUTATIONS = 6


@dataclass(frozen=True)
class MatchSettings:
    """``game`` is a name that :func:`load_game` takes. ``together``: the bots of a simultaneous turn are asked at once.

    ``patience_ms``: how long a bot is waited for if no limit is enforced. ``slowdown``: programs get this part of a
    core, 1 / slowdown. ``clock``: how time is taken, see :data:`arena.run.asking.CLOCKS`.
    """

    game: str
    edition: str
    limits: Limits
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    together: bool = False
    patience_ms: float = DEFAULT_PATIENCE_MS
    slowdown: float = 1.0
    clock: str = FAIR

    @property
    def measure(self) -> Measure | None:
        """How programs are compared that play alone: their seats change nothing. ``None``: they play each other."""
        return load_game(self.game).measure

    @property
    def yardstick(self) -> Yardstick:
        """What is compared in each set."""
        from arena.stats.yardstick import GAINS, POINTS  # with numpy, which a worker can do without

        return GAINS if self.gains else POINTS

    @property
    def gains(self) -> Measure | None:
        """The measure, if gains are compared."""
        measure = self.measure
        return measure if measure and measure.compare != RANK else None

    def orders(self, entries: Sequence[object]) -> list[tuple[int, ...]]:
        """The seat assignments of a set of these entries; where everybody plays alone, one is enough."""
        orders = seat_orders(entries)
        return orders[:1] if self.measure else orders

    def setup(self, seed: int) -> Setup:
        return Setup(seed, self.seats, self.edition, self.limits, self.options)


@dataclass(frozen=True)
class Entry:
    """Who plays in a set: a command, the name that tables and replays show (empty: made from the command)."""

    command: str
    name: str = ""
    sandbox: Sandbox = field(default=USUAL, repr=False)
    number: int | None = None
    """The number by which copies of a baseline differ; ``None``: its place in the set."""


class EntryError(ValueError):
    """An entry (by its number) that cannot be started, and why."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(entry, why)
        self.entry, self.why = entry, why

    def __str__(self) -> str:
        return self.why


@dataclass(frozen=True)
class Job:
    """One game of a set. ``seed``: of the set. ``order``: for each seat, the number of its entry.

    ``match_seed``, ``index``: of the match, and the number of the game there. ``logs``: a folder for the logs of a
    referee that writes some; empty: they are not kept. ``beginning``: the recorded game that it goes on from.
    """

    settings: MatchSettings
    entries: tuple[Entry, ...]
    seed: int
    order: tuple[int, ...]
    match_seed: int
    index: int
    logs: str = ""
    beginning: Beginning | None = None

    @property
    def header(self) -> MatchHeader:
        """What the replay says of its match."""
        settings = self.settings
        limits = settings.limits.first_turn_ms, settings.limits.turn_ms
        return MatchHeader(
            self.index, list(self.order), settings.game, self.match_seed, settings.edition, limits,
            [entry.command for entry in self.entries], dict(settings.options), settings.slowdown, settings.together,
            settings.patience_ms, settings.clock,
        )

    def play(self) -> Replay:
        """Plays the game; runs in a worker. Raises :class:`EntryError`, :class:`GameFailed`, :class:`FollowError`."""
        settings = self.settings
        game = load_game(settings.game)
        players = contestants(game, self.entries, settings.slowdown)
        seats = [players[number] for number in self.order]
        replay = play_game(
            game, settings.setup(self.seed), seats, settings.together, settings.patience_ms, settings.clock, self.logs,
            self.beginning,
        )
        return structs.replace(replay, match=self.header)


@dataclass(frozen=True)
class Match:
    """Everything that determines a match; the first entry is the one that it is about. ``logs``: see :class:`Job`."""

    settings: MatchSettings
    entries: tuple[Entry, ...]
    seed: int
    logs: str = ""

    @property
    def commands(self) -> tuple[str, ...]:
        return tuple(entry.command for entry in self.entries)

    @property
    def orders(self) -> list[tuple[int, ...]]:
        return self.settings.orders(self.commands)

    def jobs(self, games: int) -> Iterator[Job]:
        """The first ``games`` games of the match, set by set."""
        return map(self.job, range(games))

    def job(self, index: int) -> Job:
        """The game with this number."""
        orders = self.orders
        set_index, number = divmod(index, len(orders))
        return Job(self.settings, self.entries, self.seed + set_index, orders[number], self.seed, index, self.logs)

    def has(self, replay: Replay) -> bool:
        """Whether a game belongs to this very match."""
        return replay.match is not None and replay.match == structs.replace(
            self.job(0).header, index=replay.match.index, order=replay.match.order)


def contestants(game: Game, entries: Sequence[Entry], slowdown: float = 1.0) -> list[Contestant]:
    """What the entries name, in their order. Raises :class:`EntryError` if one cannot be started."""
    players = []
    for number, entry in enumerate(entries):
        try:
            named = contestant(game, entry.command, entry.sandbox)
        except CommandError as error:
            raise EntryError(number, str(error)) from None
        own = number if entry.number is None else entry.number
        players.append(replace(named, name=entry.name or named.name, number=own, slowdown=slowdown))
    return [replace(player, name=name) for player, name in zip(players, distinct_names(players))]


def new_match(
    name: str, commands: Sequence[str], edition: str | None = None, first_turn_ms: float | None = None,
    turn_ms: float | None = None, *, seed: int, sandbox: Sandbox = USUAL, **more: Any,
) -> Match:
    """A match with settings of :func:`new_settings`. Raises :class:`ValueError`, which says why it cannot be played."""
    settings = new_settings(name, len(commands), edition, first_turn_ms, turn_ms, **more)
    entries = tuple(Entry(command, sandbox=sandbox) for command in commands)
    contestants(load_game(name), entries)
    return Match(settings, entries, seed)


def new_settings(
    name: str, seats: int | None = None, edition: str | None = None, first_turn_ms: float | None = None,
    turn_ms: float | None = None, **more: Any,
) -> MatchSettings:
    """Settings of the game ``name`` that can be played; ``None``: as in the contest, with as few seats as it allows.

    ``more``: other fields. Raises :class:`ValueError`, which says why they cannot be played.
    """
    with told_as(ValueError, LookupError):
        game = load_game(name)
    edition = edition or game.editions[0]
    usual = game.limits_of(edition)
    limits = Limits(
        usual.first_turn_ms if first_turn_ms is None else first_turn_ms,
        usual.turn_ms if turn_ms is None else turn_ms,
    )
    settings = MatchSettings(whole_name(name), edition, limits, seats or game.seats[0], **more)
    settings.setup(0).check(game.editions, game.seats, game.options)
    game.new_referee(settings.setup(0))
    return settings


def seat_orders(entries: Sequence[object]) -> list[tuple[int, ...]]:
    """The seat assignments of one set: each gives the number of the entry for every seat.

    All distinct permutations if there are at most six, otherwise the rotations. Equal entries count as one here,
    except the first, which the match is about.
    """
    players = len(entries)
    labels = [0, *(1 + entries[1:].index(entry) for entry in entries[1:])]
    distinct: dict[tuple[int, ...], tuple[int, ...]] = {}
    for order in itertools.permutations(range(players)):
        distinct.setdefault(tuple(labels[number] for number in order), order)
        if len(distinct) > MAX_PERMUTATIONS:
            return [tuple((seat + shift) % players for seat in range(players)) for shift in range(players)]
    return list(distinct.values())
