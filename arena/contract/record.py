"""A replay: the record of one game, as it stands in a file, and the one module that reads and writes it.

The names of the fields are those of the file's JSON; ``docs/replays.md`` lists them. A game that another program has
recorded may lack fields: what follows from others (names, ranks) is filled in when it is read.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import repeat
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import structs

from arena.contract.errors import told_as
from arena.contract.faults import FaultKind
from arena.contract.files import Json, ReplayError, read_json
from arena.contract.ranks import ranks_of
from arena.contract.setup import Limits, Setup

RECORDED = "BOTKIT_RECORDED"
"""The environment variable that names the file of recorded answers: see :mod:`botkit.client.session`."""
FORMAT = 1
"""The version of the format, in the field ``arena``."""
GREATEST = 1e100
"""What a program reports is a number up to here: sums and means of such are finite, however many there are."""
_LONG = (1 << 63) - 1
Whole = Annotated[int, msgspec.Meta(ge=-_LONG, le=_LONG)]
Real = Annotated[float, msgspec.Meta(ge=-GREATEST, le=GREATEST)]
Value = Whole | Real | str
"""What a program reports under a name: see :mod:`arena.contract.player_data`."""
MOST_GAMES = 10_000_000
"""More than any match has: sums are kept of all sets up to the last one."""
DEFAULT_PATIENCE_MS = 60_000.0
"""How long a bot is waited for if the referee sets no limit."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player of a game."""

    name: str
    cmd: str = ""
    """The command that was run, or ``builtin:NAME``; empty for a game that was played elsewhere."""
    end_faults: list[str] = []
    """Faults that only showed when the game was over, each a sentence."""
    peak_mib: float | None = None
    """The most memory that the program took."""
    last_messages: list[str] = []
    """Its last lines of stderr."""
    called_late: int = 0
    """How many tries of a contest's game are void because it was called late through no fault of its own."""
    strayed: int = 0
    """Where the game goes on from a recorded one: in so many turns it answered otherwise than what counted."""


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One round of questions and answers. Lists are by seat; mappings have only the seats that have something."""

    inputs: dict[int, list[str]]
    """The lines that each seat was sent; who has none was not asked."""
    actions: list[str | None]
    """The answers as they came; ``None``: none, or none in time."""
    ms: list[float | None] = []
    """Milliseconds from the question to the answer."""
    faults: list[str | None] = []
    """What went wrong, as a sentence that begins with its kind (:class:`arena.contract.faults.FaultKind`)."""
    streams: dict[int, tuple[str, str]] = {}
    """Where the answer was expected if not on stdout: the stream, and the prefix of its line."""
    before_game: bool = False
    """A question before the game, such as a bot's name: it has no number, and its time does not count."""
    messages: dict[int, list[str]] = {}
    """Lines of stderr."""
    pdata: dict[int, dict[str, Value]] = {}
    """What each player reported of itself, by name."""
    tdata: dict[str, Value] = {}
    """What players reported of the match, by name."""
    forgiven: dict[int, float] = {}
    """So many of the milliseconds were not the bot's own, because it had no core; without them it would be late."""
    waited_ms: dict[int, float] = {}
    """Of the milliseconds of an answer, those in which the bot or the arena had no core, from 1 on."""
    words: list[str] = []
    """What a contest's own referee said of the turn."""
    counted: dict[int, str] = {}
    """In a recording: what was answered in the game that the lines are from, where it was not the same."""


class MatchHeader(msgspec.Struct, frozen=True):
    """The match that a game belongs to, and its place there."""

    index: Annotated[int, msgspec.Meta(ge=0, lt=MOST_GAMES)]
    """The game's number in the match, from 0."""
    order: list[int]
    """For each seat, the number of its command."""
    game: str
    """As it was named on the command line; also ``package.module:OBJECT``."""
    seed: int
    edition: str
    limits: tuple[float, float]
    """Milliseconds of the first and of the other turns."""
    commands: list[str] = []
    options: dict[str, str] = {}
    slowdown: float = 1.0
    together: bool = False
    patience_ms: float = DEFAULT_PATIENCE_MS
    clock: str = "fair"
    """How time was taken: ``fair`` or ``wall``, see :mod:`arena.run.asking`."""


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game; lists are by seat. Raises :class:`ValueError` if players, scores and ranks do not fit together."""

    players: list[Seat]
    player_inputs_init: list[list[str]]
    """The lines that each seat was sent before its first question."""
    turns: list[Turn]
    final_scores: list[float] = []
    """Empty in a recording of one seat's answers, which is no whole game."""
    ranks: list[int] = []
    """From 1; ties share the better rank."""
    end_frame: list[str] = []
    """The lines after the last turn, which nobody is sent."""
    arena: int = 0
    """The version of the format; 0: another program has recorded the game."""
    game: str = ""
    edition: str = ""
    seed: int | None = None
    options: dict[str, str] = {}
    limits: Limits | None = None
    match: MatchHeader | None = None
    void: list[str] = []
    """Why the game was played again by a contest's own referee, once for each try that did not count."""
    regress: list[int] = []
    """In a regression file: seats whose programs, not of the kit, have always answered the same."""

    def __post_init__(self) -> None:
        if self.arena > FORMAT:
            raise ValueError(f"arena: version {self.arena} of the format is newer than {FORMAT}, the newest known here")
        seats = len(self.players)
        for name in ("final_scores", "ranks"):
            if getattr(self, name) and len(getattr(self, name)) != seats:
                raise ValueError(f"{name}: of {len(getattr(self, name))} players, where there are {seats}")
        if bool(self.final_scores) != bool(self.ranks):
            raise ValueError("a game has scores and ranks at its end, or neither")
        if self.ranks and any(not 1 <= rank <= seats for rank in self.ranks):
            raise ValueError(f"ranks: {self.ranks} are not ranks of {seats} players")
        if self.match and sorted(self.match.order) != list(range(seats)):
            raise ValueError(f"match.order: {self.match.order} is no order of {seats} players")
        for number, turn in enumerate(self.turns, 1):
            self._check_turn(number, turn)
        for fault in (fault for seat in range(seats) for fault in self.faults_of(seat)):
            FaultKind.of(fault)  # or it raises

    def _check_turn(self, number: int, turn: Turn) -> None:
        seats = len(self.players)
        for name in ("actions", "ms", "faults"):
            if (given := len(getattr(turn, name))) != seats:
                raise ValueError(f"turn {number}: {name}: of {given} players, where there are {seats}")
        for name in ("inputs", "forgiven", "streams", "messages", "pdata", "counted"):
            if strange := [seat for seat in getattr(turn, name) if not 0 <= seat < seats]:
                raise ValueError(f"turn {number}: {name}: there is no seat {strange[0]}")

    @property
    def is_whole(self) -> bool:
        """Whether this is a game to its end, not only what one seat was sent and answered."""
        return bool(self.final_scores)

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [player.name for player in self.players]

    @property
    def setup(self) -> Setup:
        """How the game was set up. Raises :class:`ValueError` for a game of another program, which does not say it."""
        if self.seed is None or self.limits is None:
            raise ValueError("the record does not say its seed and limits")
        return Setup(self.seed, len(self.players), self.edition, self.limits, self.options)

    @property
    def header(self) -> MatchHeader:
        """The game's place in its match. Raises :class:`ValueError` for a game that is of none."""
        if self.match is None:
            raise ValueError("the game is of no match of 'arena play'")
        return self.match

    def turn_numbers(self) -> list[int]:
        """The numbers that people use for the turns: from 1; questions before the game have 0."""
        before = sum(turn.before_game for turn in self.turns)
        return [max(0, index + 1 - before) for index in range(len(self.turns))]

    def counted(self, seat: int) -> list[str | None]:
        """The answers of a seat that counted in its game."""
        return [turn.counted.get(seat, turn.actions[seat]) for turn in self.turns if seat in turn.inputs]

    def faults_of(self, seat: int, first: int = 0) -> list[str]:
        """All that went wrong with a player, as sentences, from the turn with the index ``first`` on."""
        return [fault for turn in self.turns[first:] if (fault := turn.faults[seat])] + self.players[seat].end_faults


def is_replay(record: object) -> bool:
    """Whether a record is of a game in turns, and not a single turn or position."""
    return isinstance(record, dict) and "turns" in record and "player_inputs_init" in record


def replay_of(record: Any) -> Replay:
    """Reads a record. Raises :class:`ValueError`, which names the turn and the field, if it is none of a game."""
    try:
        replay = msgspec.convert(_filled(record), Replay, str_keys=True)
    except msgspec.ValidationError as error:
        raise ValueError(_where_first(str(error))) from None
    if (given := len(replay.player_inputs_init)) != len(replay.players):
        raise ValueError(f"player_inputs_init: of {given} players, where there are {len(replay.players)}")
    return _told_apart(replay)


def _told_apart(replay: Replay) -> Replay:
    """Different programs of one name, as earlier arenas have called them, get their commands as names."""
    programs = {player.name: {other.cmd for other in replay.players if other.name == player.name} - {""}
                for player in replay.players}
    if all(len(commands) < 2 for commands in programs.values()):
        return replay
    return structs.replace(replay, players=[
        structs.replace(player, name=player.cmd) if player.cmd and len(programs[player.name]) > 1 else player
        for player in replay.players])


def as_json(replay: Replay) -> Json:
    """The record of a replay, for its file."""
    record: Json = msgspec.to_builtins(replay, str_keys=True)
    return record


def read_replays(path: Path) -> Iterator[Replay]:
    """The games of a file. Raises :class:`ReplayError`, which names the game, the turn and the field."""
    return replays_of(read_json(path), path)


def replays_of(records: Iterable[Any], path: Path) -> Iterator[Replay]:
    """Reads the records of the file ``path``. Raises :class:`ReplayError`, as :func:`read_replays`."""
    for number, record in enumerate(records, 1):
        with told_as(ReplayError, ValueError, about=f"{path}, game {number}: "):
            yield replay_of(record)


def _filled(record: Any) -> Any:
    """A record with what another program may have left out, if it can be told from the rest."""
    if not isinstance(record, Mapping):
        return record
    scores, players, turns = (record.get(name) for name in ("final_scores", "players", "turns"))
    record = dict(record)
    if not players and isinstance(scores, list):
        record["players"] = [{"name": f"player {seat}"} for seat in range(len(scores))]
    if isinstance(scores, list) and not record.get("ranks") and {int, float}.issuperset(map(type, scores)):
        record["ranks"] = list(ranks_of(scores))
    if isinstance(match := record.get("match"), dict):
        limits = record.get("limits")
        said = {name: record[name] for name in ("game", "seed", "edition", "options") if name in record}
        said |= {"limits": [*limits.values()]} if isinstance(limits, dict) else {}
        record["match"] = said | match  # an older record does not say this twice
    if isinstance(turns, list):
        record["turns"] = [_filled_turn(turn) for turn in turns]
    return record


def _filled_turn(turn: Any) -> Any:
    if not isinstance(turn, Mapping) or not isinstance(turn.get("actions"), list):
        return turn
    nothing = [None] * len(turn["actions"])
    return {"ms": nothing, "faults": nothing, **turn}


def _where_first(message: str) -> str:
    """A message of msgspec with the turn and the field in front: ``... - at `$.turns[3].ms``` counts from 0."""
    match = re.fullmatch(r"(.*?)(?: - at `(?:key in )?\$\.?(.*)`)?", message)
    text, where = (match[1], match[2] or "") if match else (message, "")
    turn = re.fullmatch(r"turns\[(\d+)\]\.?(.*)", where)
    where = f"turn {int(turn[1]) + 1}: {turn[2]}" if turn else where
    return f"{where.rstrip(': ')}: {text}" if where else text


def recorded_answers(answers: Iterable[str | None], sizes: Iterable[int] = repeat(1)) -> str:
    """The file that :data:`RECORDED` names. ``sizes``: the lines that an answer has which was not given."""
    return "\n".join("\n" * (size - 1) if answer is None else "=" + answer.replace("\n", "\n=")
                     for answer, size in zip(answers, sizes))
