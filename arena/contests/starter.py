"""The first bot of a contest: a program that reads the lines as games of ``new`` have shown them, and answers."""
from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from string import Template

from arena.contests.contest import Contest
from arena.contract.record import Replay

BOT = "mybot"
"""The folder of the bot in that of the contest: a name that neither the kit nor Python has."""
MAIN, GAME, JUDGE = f"{BOT}/main.py", f"{BOT}/game.py", "judge.py"
TEMPLATES = {MAIN: "starter_bot.txt", GAME: "starter_game.txt", JUDGE: "starter_judge.txt"}
MOST_BLOCKS = 3
"""The most numbers in the lines of a turn that say how many lines follow."""
MOST_WORDS = 4
"""Such a number is one of so many words of its line."""
SHOWN_LINES = 12
INDENT = " " * 4
Lines = Sequence[str]
Shape = tuple[int | None, ...]
"""Of some lines: ``None`` for a line, or the place of the word in it that says how many lines follow."""


class StarterError(ValueError):
    """Games whose lines cannot be told; the message says what to do."""


@dataclass(frozen=True)
class AcceptedTurn:
    """The lines that a bot was sent, and the answer that was accepted."""

    lines: Lines
    answer: str


def starter(contest: Contest, games: Sequence[Replay]) -> Mapping[str, str]:
    """The files of a bot and a judge by their places in the folder of a contest, of which ``games`` are known.

    Raises :class:`StarterError`.
    """
    bots = [turns for game in games for seat in range(len(game.players)) if (turns := _turns(game, seat))]
    if not bots:
        raise StarterError("--starter: no bot has given an answer that was accepted")
    later = [turn for turns in bots for turn in turns[1:]] or [turn for turns in bots for turn in turns]
    shape = shape_of([turn.lines for turn in later])
    start = None if shape is None else shape_of([turns[0].lines for turns in bots], shape)
    if shape is None or start is None:
        raise StarterError("--starter: a turn has a different number of lines each time, and no line says how many; the"
                           " page of the contest does: write the bot by it")
    first, example = bots[0][0].lines, later[0].lines
    known = {
        "bot": BOT, "title": contest.title.replace('"', "'").replace("\\", "/"),
        "first_turn_ms": contest.first_turn_ms, "turn_ms": contest.turn_ms, "answer": usual_answer(later, shape),
        "read_start": _reading(start), "seen_start": _seen(first[:_end(start, first, 0)]),
        "read_turn": _reading(shape), "seen_turn": _seen(example),
    }
    folder = Path(__file__).parent
    return {name: Template((folder / file).read_text(encoding="utf-8")).substitute(known)
            for name, file in TEMPLATES.items()}


def _turns(game: Replay, seat: int) -> list[AcceptedTurn]:
    """The turns of a bot until the first answer that was not accepted."""
    turns: list[AcceptedTurn] = []
    for turn in game.turns:
        if seat in turn.inputs:
            answer = turn.actions[seat]
            if answer is None or turn.faults[seat]:
                break
            first = [] if turns else game.player_inputs_init[seat]
            turns.append(AcceptedTurn([*first, *turn.inputs[seat]], answer))
    return turns


def shape_of(samples: Sequence[Lines], rest: Shape = ()) -> Shape | None:
    """What all samples have before lines of the shape ``rest``, with as few counted blocks as possible, if anything."""
    starts = [0] * len(samples)
    shapes = (_shape(samples, starts, blocks, rest) for blocks in range(MOST_BLOCKS + 1))
    return next((shape for shape in shapes if shape is not None), None)


def _shape(samples: Sequence[Lines], places: Sequence[int], blocks: int, rest: Shape) -> Shape | None:
    plain: Shape = ()
    while not all(_end(rest, lines, place) == len(lines) for lines, place in zip(samples, places)):
        if any(place >= len(lines) for lines, place in zip(samples, places)):
            return None
        for word in range(MOST_WORDS if blocks else 0):
            ends = [_end((word,), lines, place) for lines, place in zip(samples, places)]
            if None not in ends and (more := _shape(samples, [end or 0 for end in ends], blocks - 1, rest)) is not None:
                return (*plain, word, *more)
        plain = (*plain, None)
        places = [place + 1 for place in places]
    return plain


def _end(shape: Shape, lines: Lines, place: int) -> int | None:
    """Where lines of a shape end that begin at ``place``; ``None``: there are none."""
    for word in shape:
        if place >= len(lines):
            return None
        words = lines[place].split()
        if word is not None and (word >= len(words) or not words[word].isdecimal()):
            return None
        place += 1 if word is None else 1 + int(words[word])
    return place if place <= len(lines) else None


def usual_answer(turns: Sequence[AcceptedTurn], shape: Shape) -> str:
    """An expression for an answer: a line of a counted block that had every accepted answer, or the most usual one."""
    for number, word in enumerate(shape):
        if word is not None and all(turn.answer in _block(turn.lines, shape, number) for turn in turns):
            after = shape[number + 1:]
            if {*shape[:number]} <= {None}:
                return f"lines[{number + 1}]"
            if {*after} <= {None}:
                return f"lines[{-1 - len(after)}]"
    return json.dumps(Counter(turn.answer for turn in turns).most_common(1)[0][0])


def _block(lines: Lines, shape: Shape, number: int) -> Lines:
    return lines[(_end(shape[:number], lines, 0) or 0) + 1:_end(shape[:number + 1], lines, 0)]


def _reading(shape: Shape) -> str:
    if not shape:
        return f"{INDENT}return []"
    statements = ["lines: list[str] = []"]
    for word, group in groupby(shape):
        count = len([*group])
        if word is None and count > 1:
            statements.append(f"lines += [line() for _ in range({count})]")
        else:
            counted = [] if word is None else [f"lines += [line() for _ in range(int(lines[-1].split()[{word}]))]"]
            statements += ["lines.append(line())", *counted] * count
    return "\n".join(f"{INDENT}{statement}" for statement in [*statements, "return lines"])


def _seen(lines: Lines) -> str:
    """The end of a docstring with lines that were seen."""
    if not lines:
        return ": there were none."
    shown = [line.replace("\\", "/").replace('"', "'") for line in lines[:SHOWN_LINES]]
    return ", such as:\n\n" + "".join(f"{INDENT}{line}".rstrip() + "\n" for line in shown) + INDENT
