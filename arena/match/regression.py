"""Compares the answers of a bot with a fixed effort with those that were recorded.

A regression file holds ordinary replays (:mod:`arena.match.one_game`) in which at least one player is one of the
kit's own bots, run as ``python -m bot.submit.NAME --effort N``, so that it answers the same on every machine. Or it
holds only the lines that one seat was sent in any game, and the answers of such a bot, or of any program that has
answered the same twice; its seat is then in the field ``regress``.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from arena.contract.faults import FaultKind
from arena.contract.files import ReplayError, read_json
from arena.contract.game import Game, Request
from arena.contract.record import Replay, Seat, Turn, is_replay, replays_of
from arena.run.asking import Answer
from arena.run.contestants import Contestant, submission_of, words_of
from arena.run.players import Player, ProcessPlayer
from arena.run.process import TRACEBACK
from arena.run.waiting import Seats

PATIENCE_MS = 30_000.0
Built = Callable[[str], Sequence[str]]
"""Gives the command of a built submission by its name."""


def recordings_of(path: Path) -> list[Replay]:
    """The games of a regression file. Raises :class:`ReplayError` for any other file."""
    records = list(read_json(path))
    games = list(replays_of(records, path)) if all(map(is_replay, records)) else []
    if not games or not all(map(own_seats, games)):
        raise ReplayError(f"{path}: not a regression file; 'regress --record' makes one")
    return games


def own_seats(record: Replay) -> list[int]:
    """The seats of a recorded game whose answers are to be the same again: of the kit's own bots, and recorded ones."""
    return [seat for seat, player in enumerate(record.players)
            if seat in record.regress or submission_of(record.game, player.cmd)]


def changed_answers(record: Replay, seat: int, built: Built | None = None) -> Iterator[str]:
    """Feeds a seat's recorded inputs to the bot; yields a sentence for every answer that differs, and for a traceback.

    ``built``: gives the command to run instead of the source. Ends after a crash or a missing answer.
    """
    said: list[str] = []
    for number, answer in answers_to(record, seat, _player(record, seat, _words(record, seat, built)), said):
        recorded = record.turns[number - 1].actions[seat]
        if answer.fault:
            perhaps = "; perhaps the recording lacks lines" * (answer.fault.kind == FaultKind.NO_ANSWER)
            yield f"turn {number}, seat {seat}: {answer.fault.words}{perhaps} {' | '.join(answer.messages[-5:])}"
        elif answer.line != recorded:
            yield f"turn {number}, seat {seat}: {recorded!r} recorded, {answer.line!r} now"
    if failure := _failure_in(said):
        yield f"seat {seat}: answers, but writes a traceback to stderr: {failure}"


def answers_to(record: Replay, seat: int, player: Player, said: list[str]) -> Iterator[tuple[int, Answer]]:
    """The number of each turn and a player's answer to the lines that the seat was sent; ends after a fault.

    Nothing limits its time. Its lines of stderr are added to ``said``.
    """
    seats = Seats()
    seats.players = [player]
    try:
        for number, turn in enumerate(record.turns, 1):
            if seat in turn.inputs:
                stream, prefix = turn.streams.get(seat, ("stdout", ""))
                lines = 1 + (turn.actions[seat] or "").count("\n")
                request = Request(tuple(turn.inputs[seat]), 0.0, stream, prefix, answer_lines=lines)
                answer = seats.ask({0: request})[0]
                said += answer.messages
                yield number, answer
                if answer.fault:
                    return
    finally:
        seats.close()
        said += player.last_messages()


def _player(record: Replay, seat: int, words: Sequence[str]) -> Player:
    contestant = Contestant("", "", tuple(words), recorded=tuple(record.counted(seat)))
    return ProcessPlayer(contestant.start, record.player_inputs_init[seat], PATIENCE_MS)


def _failure_in(said: Sequence[str]) -> str | None:
    """The last line of the first traceback, which may begin twice: in its turn, and at the end.

    After one in its search, a bot goes on and gives the best answer that it has.
    """
    lines = iter(said)
    if not any(line.startswith(TRACEBACK) for line in lines):
        return None
    return next((line for line in lines if line and not line.startswith((" ", TRACEBACK))), "")


def _words(record: Replay, seat: int, built: Built | None) -> list[str]:
    command = record.players[seat].cmd
    own = submission_of(record.game, command)
    return [*built(own[0]), *own[1]] if built and own else [*words_of(command)]


def recorded_answers(game: Game, record: Replay, seat: int, command: str) -> Replay:
    """A regression record: the answers of the bot of ``command`` to the lines that a seat was sent in any game.

    Nothing else of the game is in it, because with other answers the game would have gone another way. Raises
    :class:`ValueError` for a bot that does not answer, or answers otherwise when it is asked again.
    """
    answers: dict[int, str | None] = {}
    for number, answer in answers_to(record, seat, _player(record, seat, words_of(command)), []):
        if answer.fault:
            raise ValueError(f"turn {number}: {answer.fault.words} {' | '.join(answer.messages[-5:])}")
        answers[number] = answer.line
    seats = range(len(record.players))
    turns = [
        Turn(
            inputs={seat: turn.inputs[seat]} if number in answers else {},
            actions=[answers.get(number) if other == seat else None for other in seats],
            ms=[None] * len(seats),
            faults=[None] * len(seats),
            streams={seat: turn.streams[seat]} if number in answers and seat in turn.streams else {},
            counted=_counted(turn, seat, answers.get(number)),
        )
        for number, turn in enumerate(record.turns, 1)
    ]
    is_own = submission_of(game.name, command) is not None
    recorded = Replay(
        game=game.name,
        seed=record.seed,
        players=[Seat(name, command if other == seat else "") for other, name in enumerate(record.names)],
        player_inputs_init=[record.player_inputs_init[other] if other == seat else [] for other in seats],
        turns=turns,
        regress=[] if is_own else [seat],
    )
    if not is_own and (changed := next(changed_answers(recorded, seat), None)):
        raise ValueError(f"it does not always answer the same: {changed}")
    return recorded


def _counted(turn: Turn, seat: int, answer: str | None) -> dict[int, str]:
    """What counted in the recorded game, where it is another answer."""
    counted = turn.counted.get(seat, turn.actions[seat])
    return {} if counted in (None, answer) else {seat: counted}
