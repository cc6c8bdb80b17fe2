"""A recorded game, played again from its seed with the recorded answers: to check it, or to go on from its middle.

Rules cannot begin in the middle. The bots are sent what was sent then, so that they stand where they stood; what they
answer does not count.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from types import MappingProxyType

from arena.contract.faults import FaultKind
from arena.contract.game import Game, Referee, Request, Reseedable
from arena.contract.player_data import Recorder
from arena.contract.record import Replay, Turn, as_json
from arena.run.asking import Answer
from arena.run.waiting import Seats

SHOWN_OF_LINE = 120
"""So many characters of a line are told, around the first one that differs."""
NOTHING: Mapping[int, str | None] = MappingProxyType({})


def is_own(record: object) -> bool:
    """Whether :func:`arena.match.one_game.play_game` made the record."""
    return isinstance(record, dict) and "arena" in record


def rerun(game: Game, record: Replay) -> Iterator[str]:
    """Yields a sentence for every request, refusal or result that differs when the record is played again."""
    if game.is_contest:
        yield from game.differences(as_json(record))
        return
    referee = game.new_referee(record.setup)
    for seat, lines in enumerate(record.player_inputs_init):
        if list(referee.init_lines(seat)) != lines:
            yield f"seat {seat} is sent other lines at the start"
    for number, turn in enumerate(record.turns, 1):
        if difference := first_difference(turn.inputs, lines_of(referee.requests())):
            yield f"turn {number}: {difference}"
            return
        refused = referee.apply({seat: turn.actions[seat] for seat in turn.inputs})
        for seat, fault in enumerate(turn.faults):
            was = fault is not None and FaultKind.of(fault).group == "illegal"
            if turn.actions[seat] is not None and was != (seat in refused):
                yield f"turn {number}, seat {seat}: {turn.actions[seat]!r} {'was' if was else 'was not'} refused"
    if referee.requests():
        yield f"the record ends after turn {len(record.turns)}, the game does not"
        return
    result = referee.result()
    for name in ("final_scores", "ranks", "end_frame"):
        recorded, ruled = getattr(record, name), list(getattr(result, name))
        if recorded != ruled:
            yield f"at the end: {name} {recorded} in the record, {ruled} by the rules"


def first_difference(recorded: Mapping[int, list[str]], ruled: Mapping[int, list[str]]) -> str:
    """How the lines that seats were sent in a turn differ from those by the rules; empty if they are the same."""
    for seat in sorted({*recorded, *ruled}):
        if seat not in ruled:
            return f"seat {seat} was asked, but is not by the rules"
        if seat not in recorded:
            return f"seat {seat} is asked by the rules, but was not"
        for line, (old, new) in enumerate(zip(recorded[seat], ruled[seat])):
            if old != new:
                same = next((place for place, (one, other) in enumerate(zip(old, new)) if one != other),
                            min(len(old), len(new)))
                shown = slice(max(0, same - SHOWN_OF_LINE // 2), same + SHOWN_OF_LINE // 2)
                return f"seat {seat}, line {line}: {old[shown]!r} in the record, {new[shown]!r} by the rules"
        if len(recorded[seat]) != len(ruled[seat]):
            return "the number of lines differs"
    return ""


def lines_of(requests: Mapping[int, Request]) -> dict[int, list[str]]:
    """What each seat that is asked is sent."""
    return {seat: list(request.lines) for seat, request in requests.items()}


class FollowError(Exception):
    """A bot that does not come as far as the recorded game; the message says why."""


@dataclass(frozen=True)
class Beginning:
    """The recorded turns before the one from which a game goes on.

    ``answers``: what counts in that turn in place of the answers of these seats. ``seed``: of all chance from then on;
    ``None``: it goes on as from the game's own seed. ``failed``: the seats whose bots answered nothing any more.
    """

    turns: Sequence[Turn]
    answers: Mapping[int, str | None]
    seed: int | None = None
    failed: frozenset[int] = frozenset()

    def counted(self, seat: int) -> list[str | None]:
        """The answers of a seat that count, in place of those that its bot gives."""
        given = [self.answers[seat]] if seat in self.answers else []
        return [turn.actions[seat] for turn in self.turns if seat in turn.inputs] + given


def has_failed(record: Replay, seat: int, index: int) -> bool:
    """Whether a seat's bot had failed for good before this turn: it is then asked in vain, which is no new fault."""
    turn = next((turn for turn in record.turns[index:] if seat in turn.inputs), None)
    return turn is not None and turn.actions[seat] is None and turn.faults[seat] is None


def check_beginning(game: Game, record: Replay, index: int, answers: Mapping[int, str | None] = NOTHING) -> None:
    """Raises :class:`ValueError`, a sentence, if the game cannot be played again up to the turn with this index.

    ``answers``: what is to count in that turn in place of the answers of these seats; each has to be legal.
    """
    if not record.is_whole:
        raise ValueError("the record holds what one player was sent and answered, and no whole game")
    if game.play:
        return  # its referee plays whole games: whether it goes the same way shows while it plays
    with game.refereeing(record.setup) as referee:
        for number, turn in enumerate(record.turns[:index + 1], 1):
            if difference := first_difference(turn.inputs, lines_of(referee.requests())):
                raise ValueError(f"by today's rules the game goes another way than the record, in turn {number}:"
                                 f" {difference}")
            others = answers if number == index + 1 else NOTHING
            refused = referee.apply({seat: others.get(seat, turn.actions[seat]) for seat in turn.inputs})
    for seat in answers:
        if seat in refused:
            raise ValueError(f"the answer {answers[seat]!r} is not legal in this turn: {refused[seat]}")


def follow(beginning: Beginning, referee: Referee, seats: Seats, recorder: Recorder) -> list[Turn]:
    """Brings a referee and its bots to where the game goes on; returns the turns until then. Raises FollowError."""
    for seat in beginning.failed:
        seats.players[seat].retire()
    turns = deepcopy(list(beginning.turns))
    for number, turn in enumerate(turns, 1):
        recorder.begin(turn)
        requests = referee.requests()
        answers = seats.ask({seat: unlimited(request) for seat, request in requests.items()})
        for seat, answer in answers.items():
            if answer.fault:
                raise FollowError(failed_on_the_way(
                    seat, f", in turn {number}", answer.fault.words, seats.players[seat].last_messages()))
        note_strayed(seats, answers, {seat: turn.actions[seat] for seat in answers})
        referee.apply({seat: turn.actions[seat] for seat in requests})
    for seat, player in enumerate(seats.players):  # it has used the time that its player used in the record
        player.used_ms = sum((turn.ms[seat] or 0.0) - turn.forgiven.get(seat, 0.0) for turn in turns)
    if beginning.seed is not None:
        if isinstance(referee, Reseedable):
            referee.reseed(beginning.seed)
        for seat, player in enumerate(seats.players):
            player.reseed(f"{beginning.seed} {seat}")
    return turns


def failed_on_the_way(seat: int, where: str, fault: str, said: Sequence[str]) -> str:
    """How a bot has failed before the game comes to where it goes on. ``fault``: in words; ``said``: on stderr."""
    last = f"; its last line on stderr: {said[-1]}" if said else ""
    return f"the bot in seat {seat} fails before the game comes to where it goes on{where}: {fault}{last}"


def note_strayed(seats: Seats, answers: Mapping[int, Answer], counted: Mapping[int, str | None]) -> None:
    """Notes which programs have answered otherwise than what counts: they may play on from their own answers."""
    for seat, line in counted.items():
        if seats.players[seat].process:
            seats.players[seat].strayed += answers[seat].line is not None and answers[seat].line != line


def desynchronised(bot: str) -> str:
    """What to make of the failure of a bot that had answered otherwise than the record on the way."""
    return (f"{bot} may be desynchronised: on the way it had answered otherwise than the record, and what counted was"
            " the record. A bot that has to remember its answers keeps what `session.answer(..)` of botkit returns")


def unlimited(request: Request) -> Request:
    """The same lines, without a limit of time."""
    return replace(request, limit_ms=0.0, game_ms=0.0)
