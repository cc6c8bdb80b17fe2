"""``ask``: a turn of a recorded game, and what a program answers to the lines up to it."""
from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import structs

from arena.commands import options
from arena.commands.options import UsageError
from arena.contract.exit_codes import FAILED
from arena.contract.files import Json
from arena.contract.game import Game, folded
from arena.contract.judgement import Judgement, percent
from arena.contract.record import Replay, Turn
from arena.contract.saving import write_text
from arena.judge.analysis_files import analysis_path, best_analysis
from arena.match.one_game import player_of
from arena.match.regression import PATIENCE_MS, answers_to
from arena.match.rerun import desynchronised
from arena.run.asking import Answer
from arena.run.contestants import Contestant, contestant
from arena.statements.filters import Choice
from arena.terminal import Terminal, new_table, number_column, text_column

HELP = "ask a program for its answer in a turn of a recorded game"
DESCRIPTION = """Sends a program exactly the lines that a player was sent in a recorded game, up to a turn, and shows
its answer, messages and time beside those of the record. It has no time limit. If 'analyse' has judged the turn, the
values of the answers are shown too. The exit code is 1 if the program gives no answer.

  arena ask out/olympics-1.jsonl.gz --game 3 --turn 57 --seat me 'python new.py'

--stdin OUT writes the lines to a file, for a debugger: python -m pdb new.py, with OUT as its input."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_recorded_turn(parser)
    parser.add_argument("asked", metavar="CMD", help="the program, in quotes, or builtin:NAME")
    parser.add_argument("--stdin", type=Path, metavar="OUT", help="write the lines that the player was sent to a file")
    options.add_programs(parser)
    options.add_json(parser)


def run(args: argparse.Namespace) -> int:
    point = recorded_turn(args)
    asked = contestant(point.game, args.asked, options.sandbox_of(args))
    if args.stdin:
        sent = (line for turn in point.until.turns for line in turn.inputs.get(point.seat, []))
        lines = [*point.record.player_inputs_init[point.seat], *sent]
        write_text(args.stdin, "".join(f"{line}\n" for line in lines))
    reply = ask(point, asked)
    judgement, unit = _judgement(args, point)
    options.tell(args, _as_json(point, reply, judgement, unit), _show, point, reply, judgement, unit)
    return FAILED if reply.answer.line is None else 0


@dataclass(frozen=True)
class RecordedTurn:
    """A turn (by its index, and by the number that people use) in which a seat was asked."""

    game: Game
    record: Replay
    index: int
    number: int
    seat: int

    @classmethod
    def of(cls, game: Game, record: Replay, number: int, seat: int) -> RecordedTurn:
        """The turn with this number. Raises :class:`UsageError` if the seat was not asked in it."""
        numbers = record.turn_numbers()
        asked = {own: index for index, own in enumerate(numbers) if own and seat in record.turns[index].inputs}
        if number in asked:
            return cls(game, record, asked[number], number, seat)
        if not asked:
            raise UsageError(f"seat {seat} was asked in no turn of this game")
        if number not in range(1, numbers[-1] + 1):
            raise UsageError(f"the game has {numbers[-1]} turns; --turn {number} is not among them")
        near = min(asked, key=lambda own: abs(own - number))
        raise UsageError(f"seat {seat} was not asked in turn {number}; it was in turn {near}")

    @property
    def turn(self) -> Turn:
        return self.record.turns[self.index]

    @property
    def until(self) -> Replay:
        return structs.replace(self.record, turns=self.record.turns[:self.index + 1])

    @property
    def answer(self) -> str | None:
        return self.turn.actions[self.seat]


def add_recorded_turn(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="which game of the file, from 1 (default 1)")
    parser.add_argument("--turn", type=int, required=True, metavar="T", help="the turn, as pages count: from 1")
    parser.add_argument("--seat", required=True, metavar=options.PLAYER, help="the player: its name, or its seat from"
                        " 0")
    options.add_as(parser)


def recorded_turn(args: argparse.Namespace) -> RecordedTurn:
    """The turn that the options of :func:`add_recorded_turn` name. Raises :class:`UsageError`."""
    record = options.find_game_of(args.file, options.whole_games(args.file), args.game)
    options.check_seats([args.seat], [record])
    seats = Choice(args.seat).seats(record)
    if len(seats) > 1:
        raise UsageError(f"--seat {args.seat}: seats {', '.join(map(str, seats))} have this name; give a number")
    return RecordedTurn.of(options.game_of(record, args.name), record, args.turn, seats[0])


@dataclass(frozen=True)
class Reply:
    """A program's last answer, and how many of its answers ``before`` are the ``same`` as the recorded ones.

    ``index``: of the turn of the answer, which is an earlier one than was asked for if the program has failed there.
    """

    answer: Answer
    index: int
    before: int
    same: int


def ask(point: RecordedTurn, asked: Contestant, patience_ms: float = PATIENCE_MS) -> Reply:
    """Asks for the answer in a turn. Raises :class:`UsageError` if a baseline cannot read the record."""
    seat, until = point.seat, point.until
    number = until.match.order[seat] if until.match else 0
    recorded = tuple(until.counted(seat)[:-1])
    player = player_of(point.game, replace(asked, number=number, recorded=recorded), until.seed or 0, seat,
                       until.player_inputs_init[seat], patience_ms)
    said: list[str] = []
    answers = list(answers_to(until, seat, player, said))
    last, answer = answers[-1]
    if asked.answerer and answer.fault:
        raise UsageError(f"turn {point.record.turn_numbers()[last - 1]}: {answer.fault.words}")
    if answer.fault and not answer.messages:  # its last words came after the answer before
        answer = replace(answer, messages=tuple(said[-1:]))
    same = sum(answer.line == until.turns[number - 1].actions[seat] for number, answer in answers[:-1])
    return Reply(answer, last - 1, len(answers) - 1, same)


def _judgement(args: argparse.Namespace, point: RecordedTurn) -> tuple[Judgement | None, str]:
    """What the analysis beside the replay says of the recorded answer, and the unit of its values."""
    if not point.record.is_whole:
        return None, ""
    kept = best_analysis(analysis_path(args.file), point.record, args.game - 1)
    return (kept.judgements.get((point.index, point.seat)), kept.unit) if kept else (None, "")


def value_of(judgement: Judgement | None, line: str | None) -> float | None:
    """The judge's value of an answer, if it has one: none is worth more than the best one."""
    if judgement is None:
        return None
    if line == judgement.answer:
        return judgement.value
    value = dict(judgement.best).get(line or "")
    return None if value is None else min(value, judgement.expected)


def _as_json(point: RecordedTurn, reply: Reply, judgement: Judgement | None, unit: str) -> Json:
    turn, seat, answer = point.turn, point.seat, reply.answer
    judged = {"unit": unit, "best": [list(answer) for answer in judgement.best]} if judgement else {}
    return {
        "turn": point.number, "seat": seat, "name": point.record.names[seat],
        "recorded": {
            "answer": point.answer, "ms": turn.ms[seat], "fault": turn.faults[seat],
            "messages": turn.messages.get(seat, []), "value": value_of(judgement, point.answer),
        },
        "now": {
            "answer": answer.line, "ms": round(answer.ms, 3), "fault": answer.fault and str(answer.fault),
            "messages": list(answer.messages), "value": value_of(judgement, answer.line),
        },
        "before": {"answers": reply.before, "as_recorded": reply.same}, **judged,
    }


def _show(point: RecordedTurn, reply: Reply, judgement: Judgement | None, unit: str) -> None:
    console = Terminal()
    wording = point.game.wording_of(point.record)
    turn, seat, answer = point.turn, point.seat, reply.answer
    console.print(f"turn {point.number}, seat {seat} ({point.record.names[seat]}); {reply.same} of the {reply.before}"
                  " answers before are as recorded", soft_wrap=True)
    in_words = point.game.wording is not None
    table = new_table(
        *map(text_column, ("", "answer", *(["in words"] if in_words else []))),
        *map(number_column, ("ms", *([unit] if judgement else []))))
    rows = [("recorded", point.answer, turn.ms[seat]), ("now", answer.line, answer.ms)]
    best = judgement.best if judgement else ()
    rows += [("" if index else "best", line, None) for index, (line, _) in enumerate(best)]
    for name, line, ms in rows:
        value = value_of(judgement, line)
        table.add_row(
            name, "no answer" if line is None else folded(line), *([wording(line or "")] if in_words else []),
            "" if ms is None else f"{ms:.1f}", *(["" if value is None else percent(value)] if judgement else []),
        )
    console.print(table)
    if answer.fault:
        console.print(f"in turn {point.record.turn_numbers()[reply.index]}: {answer.fault.words}", soft_wrap=True)
        if reply.same < reply.before:
            console.print(desynchronised("the program"), soft_wrap=True)
    for name, messages in (("recorded", turn.messages.get(seat, [])), ("now", answer.messages)):
        for message in messages:
            console.print(f"{name} message: {message}", soft_wrap=True)
