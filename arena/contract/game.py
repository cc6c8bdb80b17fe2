"""What the arena needs to know of a game: the contract that every game brings.

A game is found by the name of its folder (:data:`GAMES`), or as ``package.module:OBJECT``.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, Protocol, TypeVar, runtime_checkable

from arena.contract.files import Json, ReplayError
from arena.contract.measure import Measure
from arena.contract.record import FORMAT, Replay, Seat, Turn
from arena.contract.setup import Limits, Setup


@dataclass(frozen=True)
class Request:
    """The lines to send to one bot, and where its answer is expected.

    ``stream`` is ``stdout`` or ``stderr``. Lines of stderr that do not begin with ``prefix`` are messages.
    """

    lines: tuple[str, ...]
    limit_ms: float
    stream: str = "stdout"
    prefix: str = ""
    game_ms: float = 0.0
    """Milliseconds that all answers of this bot in the game may take; 0: no limit. The arena keeps the clock."""
    is_turn: bool = True
    """False for a question before the game, such as a bot's name; statistics of turns leave out its time."""
    answer_lines: int = 1
    """The lines of the answer, on stdout; they are joined by line breaks."""


@dataclass(frozen=True)
class Result:
    """``ranks`` count from 1, and ties share the better rank; ``end_frame``: the lines after the last turn."""

    final_scores: tuple[float, ...]
    ranks: tuple[int, ...]
    end_frame: tuple[str, ...] = ()


class Referee(Protocol):
    """One game in progress. Deterministic: the same setup and answers give the same game.

    A referee that is derived from this class sends nothing at the start and at the end, unless it says so.
    """

    def init_lines(self, seat: int) -> Sequence[str]:
        """The lines that a bot is sent before its first request; it does not answer them."""
        return ()

    def requests(self) -> Mapping[int, Request]:
        """The bots to ask now, by seat; empty when the game is over. Does not change the game."""

    def apply(self, answers: Mapping[int, str | None]) -> Mapping[int, str]:
        """Takes one answer for each request (``None``: no answer in time, or a dead bot).

        Returns the reason for each answer that broke the rules, by seat. What such an answer costs, a lost move or the
        game, is for the referee to decide, and the game goes on or ends by it.
        """

    def farewell(self, seat: int) -> Sequence[str]:
        """Last lines to a bot that is still alive when the game is over."""
        return ()

    def result(self) -> Result:
        """The outcome, once :meth:`requests` is empty."""


R = TypeVar("R", bound=Referee)
MOST_LINES, MOST_LETTERS, BEGINNING = 5, 300, 60
"""An answer that is shown with others has fewer lines and no more letters, or so many letters of its first line."""


@runtime_checkable
class Reseedable(Protocol):
    """A referee whose game leaves something to chance after the start; others need not have the method."""

    def reseed(self, seed: int) -> None:
        """From now on, draws what chance decides from this seed. What a player has been shown stays as it is."""


@runtime_checkable
class Closeable(Protocol):
    """A referee that is a program; others need not have the method."""

    def close(self) -> None:
        """Ends the program, if it still runs."""


class Answerer(Protocol):
    """A baseline: takes its first lines, by default to no use, and gives the line that answers a request."""

    def init(self, lines: Sequence[str]) -> None: ...

    def answer(self, lines: Sequence[str]) -> str: ...


@dataclass(frozen=True)
class Frame:
    """One picture of a replay's page. ``svg`` is trusted markup made by the game; all text in it is escaped.

    Pages forbid it styles of its own: :attr:`Game.style` has them. ``turn`` is the index into the replay's ``turns``
    whose answers led to or follow from this picture; ``rows`` is a small table beside the board (first row: headings).
    """

    title: str
    svg: str
    turn: int
    rows: tuple[tuple[str, ...], ...] = ()


Answers = Mapping[tuple[int, int], str]
"""Answers, as a bot would have printed them, by turn (an index into the replay's ``turns``) and seat."""
NO_ANSWERS: Answers = MappingProxyType({})
Parts = Mapping[str, Sequence[Sequence[float]]]
"""The parts of a game's result by name: what each seat [P] had of them at moments [M], see :attr:`Game.parts`."""


class View(Protocol):
    """Draws a replay: ``game.frames(replay, best)``.

    The first picture of a turn shows the position before its answers, with what each answer does drawn in it; a game
    may add pictures of what follows. The very last picture is the end. ``best`` holds better answers, for any turns
    and seats: what each would have done is drawn too, thin and dashed, as elements of the class ``best``, in the first
    picture of its turn and nowhere else. A better answer that was played anyway, or is not legal, is not drawn. Raises
    :class:`ProtocolError` for a record that cannot be read.
    """

    def __call__(self, replay: Replay, best: Answers = NO_ANSWERS, /) -> Sequence[Frame]: ...


class LineFrames(Protocol):
    """Draws answers by seat from a turn on, in place of the recorded ones: one picture a turn, as a :class:`View`."""

    def __call__(self, replay: Replay, turn: int, line: Sequence[Mapping[int, str]], /) -> Sequence[Frame]: ...


def no_foreign_records(record: Json) -> Iterator[str]:
    """The ``differences`` of a game of which no other program has records. Raises :class:`ValueError`."""
    raise ValueError("of this game, only the arena's own replays can be checked")


class Play(Protocol):
    """Plays one game between :class:`arena.run.contestants.Contestant` in the order of the seats: its replay.

    ``logs``: a folder for the referee's own logs; empty: they are not kept. ``beginning``: the recorded game that it
    goes on from, an :class:`arena.match.rerun.Beginning`. Raises :class:`GameFailed`.
    """

    def __call__(
        self, setup: Setup, contestants: Sequence[Any], logs: str = "", beginning: Any | None = None
    ) -> Replay: ...


class GameFailed(Exception):
    """A game that came to no end through no fault of a player; the message has the referee's words."""


class GameVoid(GameFailed):
    """A game that did not count, however often it was played: the machine is too busy for its referee's clock."""


@dataclass(frozen=True)
class Game:
    """A game as the arena sees it. Of the editions and the seat counts, the first one is the default."""

    name: str
    title: str
    seats: tuple[int, ...]
    editions: tuple[str, ...]
    limits: Limits
    new_referee: Callable[[Setup], Referee]
    """Raises :class:`ValueError` for a setup that the game does not have, see :meth:`Setup.check`."""
    baselines: Mapping[str, Callable[[Random], Answerer]]
    frames: View
    differences: Callable[[Json], Iterator[str]] = no_foreign_records
    """Checks a game, turn or value recorded by another program against the rules; yields a sentence per difference.

    The arena's own replays are checked by :mod:`arena.match.rerun`. Raises :class:`ValueError` for a record of
    an unknown form.
    """
    memory_mib: int = 0
    """The contest's limit of memory for a program; 0: it has none."""
    missed_turns_allowed: int = 0
    """How many turns in a row may pass without an answer in time: the referee decides what these cost. The next such
    turn ends the bot. Late answers are thrown away."""
    style: str = ""
    """The style sheet of the pictures."""
    colours: tuple[str, ...] = ()
    """The colour of each seat in the pictures, for the page around them; empty: the page chooses its own."""
    wording: Callable[[str, str], str] | None = None
    """Puts an answer of an edition in words, if its line is hard to read; ``None``: the line is shown as it is."""
    answer_part: Callable[[str], str] = str
    """The part of an answer's line that counts, in the form of the analyst's answers: without a message for the viewer,
    if the game's protocol allows one."""
    map_of: Callable[[Replay], str] | None = None
    """Names the map that a game was played on, in words, for reports by map. Raises :class:`ValueError` for a record
    that does not say it. ``None``: only the edition and the options tell games apart."""
    parts: Callable[[Replay], Parts] | None = None
    """What the result of a game is made of, such as the points of each discipline: the moments are the beginning of
    each of the record's turns, and the end; or the end alone. Reports show in which part, and when, a player falls
    behind. Raises :class:`ValueError` for a record that does not say it. ``None``: the numbers that players say of
    themselves, or their referee says of them, stand for it."""
    line_frames: LineFrames | None = None
    """Draws play that goes on otherwise from a turn; ``None``: pages tell it in words alone."""
    scores: str = ""
    """What the final scores mean, for pages; empty: points."""
    edition_limits: Mapping[str, Limits] = field(default_factory=dict)
    """The limits of editions that differ from ``limits``."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options of its setups (see :class:`Setup`), and what each takes."""
    has_seed: Callable[[Json], bool] = lambda record: False
    """Whether ``differences`` replays a record of another program from its seed and answers alone."""
    imported: Callable[[Any], Replay] | None = None
    """Makes a replay of a game downloaded from the contest's site (parsed JSON). Raises :class:`ValueError`, which says
    what does not fit. ``None``: the contest has no such site."""
    official_view: Callable[[Replay], None] | None = None
    """Shows a replay in the contest's own viewer until Ctrl-C. Raises :class:`ValueError` if it cannot. ``None``: the
    contest has none."""
    play: Play | None = None
    """Plays whole games where the referee is a program that starts the bots itself; ``new_referee`` then only checks
    setups. ``None``: the arena asks the bots, and ``new_referee`` makes the referee."""
    is_contest: bool = False
    """Whether its referee is somebody else's program: ``differences`` then checks the arena's own replays too, and its
    luck cannot be drawn anew in the middle of a game."""
    measure: Measure | None = None
    """How programs are compared where each one plays alone, on the same seeds; ``None``: they play each other."""
    suspect_below: float | None = None
    """A lower score may be that of a fault for which nobody was blamed; ``None``: no score may."""
    analyst: str = ""
    """The class that judges the answers of a game, as ``package.module:NAME`` or ``FILE.py:NAME``; empty: none. It is a
    :class:`arena.contract.judgement.Analyst` made from a record. It is loaded only when it is needed, because it
    imports the kit's bot."""

    submissions: str = ""
    """The package, called ``submit``, of the entry points of one's own bots: the module called as the game is
    ``builtin:kit``, and ``GAME_NAME`` is ``builtin:NAME``. Empty: there are none."""
    bench: str = ""
    """What measures the speed of the search, as ``package.module:FUNCTION``: takes seconds, gives an
    :class:`arena.contract.speed.Speed`; empty: nothing does."""

    @contextmanager
    def refereeing(self, setup: Setup) -> Iterator[Referee]:
        """The referee of one game; what it has started ends with the block."""
        referee = self.new_referee(setup)
        try:
            yield referee
        finally:
            if isinstance(referee, Closeable):
                referee.close()

    @contextmanager
    def reading(self, record: Replay, done: str) -> Iterator[None]:
        """Around what the game's own code does with a record. Raises :class:`ReplayError` if that is none of its."""
        try:
            yield
        except (Exception, SystemExit) as error:
            raise ReplayError(
                f"the game with seed {record.seed} cannot be {done} as one of {self.name}: {error!r}") from error

    def wording_of(self, record: Replay) -> Callable[[str], str]:
        """Puts the answers of a record in words, without a message for the viewer; a long one is :func:`folded`."""
        def words_of(answer: str) -> str:
            part = self.answer_part(answer)
            return self.wording(part, record.edition) if self.wording else folded(part)
        return words_of

    def limits_of(self, edition: str) -> Limits:
        """The default limits of a bot's answers in ``edition``."""
        return self.edition_limits.get(edition, self.limits)


def folded(answer: str) -> str:
    """An answer for tables and sentences: of one with many lines, such as a grid, or with a long one, the beginning."""
    first, *more = answer.split("\n")
    if len(more) < MOST_LINES and len(answer) <= MOST_LETTERS:
        return answer
    rest = f"{len(more) + 1} lines" if more else f"{len(answer)} letters"
    return f"{first[:BEGINNING].rstrip()} .. ({rest})"


def init_lines_of(referee: Referee, setup: Setup) -> list[list[str]]:
    """By seat, what the bots are sent at the beginning of a game."""
    return [list(referee.init_lines(seat)) for seat in range(setup.seats)]


def moments(referee: R, record: Replay) -> Iterator[R]:
    """The ``referee`` of a recorded game before each turn and at its end. Raises :class:`ValueError` for more turns."""
    yield referee
    for turn in record.turns:
        if not (asked := referee.requests()):
            raise ValueError("the record goes on after the end of the game")
        referee.apply({seat: turn.actions[seat] for seat in asked})
        yield referee


def replay(
    game: str, setup: Setup, players: Sequence[Seat], init_lines: Sequence[Sequence[str]], turns: Sequence[Turn],
    result: Result,
) -> Replay:
    """The record of a whole game; ``players`` and ``init_lines`` by seat."""
    return Replay(
        list(players), [list(lines) for lines in init_lines], list(turns), list(result.final_scores),
        list(result.ranks), list(result.end_frame), arena=FORMAT, game=game, edition=setup.edition, seed=setup.seed,
        options=dict(setup.options), limits=setup.limits,
    )
