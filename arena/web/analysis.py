"""The data of an analysed game for its page."""
from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

from arena.files import Json
from arena.game import Game
from arena.judge.analysis import KeptAnalysis
from arena.judge.judgement import GRADES, Effort, GameAnalysis, Judgement
from arena.judge.judgement import Line as Answers
from arena.judge.losses import most_expensive
from arena.judge.moments import moments
from arena.record import Replay
from arena.run.faults import in_words

MOST_LINES = 20
"""For so many answers, the most expensive ones, a page has what was expected instead."""


def analysis_data(record: Replay, kept: KeptAnalysis, game: Game) -> Json:
    """The data for ``replay.html``. Turns are indices into the replay's ``turns``."""
    found = kept.game
    seats = range(len(found.results))
    return {
        "unit": found.unit,
        "par": found.par,
        "effort": _words(kept.effort),
        "whole": kept.is_whole,
        "results": found.results,
        "grades": GRADES,
        "expected": _scaled([_expected(record, kept, seat) for seat in seats], found.par),
        "judgements": [_judgement(one, game) for _, one in sorted(found.judgements.items())],
        "lines": _lines(record, found, game),
        "luck": [[turn, list(luck)] for turn, luck in sorted(found.luck.items())],
        "balances": [_balance(found, seat, kept.is_whole) for seat in seats],
        "moments": [
            {"turn": one.judgement.turn, "seat": one.judgement.seat, "sentence": one.sentence}
            for one in moments(record, found, wording=game.words_of)
        ],
    }


def better_answers(judgements: Iterable[Judgement]) -> dict[tuple[int, int], str]:
    """The best answers, for the pictures, by turn and seat: only where the played answer has lost something."""
    return {(one.turn, one.seat): one.best[0][0] for one in judgements if one.loss and one.best}


Line = list[list[Any]]
"""Pairs of a turn and a player's expectation before its answers; ``None``: not judged."""


def _expected(record: Replay, kept: KeptAnalysis, seat: int) -> Line:
    """What a player could expect before the answers of each turn.

    If this is not known of a turn that was looked at, it is the value that the player's own last answer left.
    """
    line: Line = []
    left: float | None = None
    for turn, of_all in enumerate(record.turns):
        if of_all.before_game:
            continue
        if not kept.covers(turn, seat):
            left = None
        elif (expected := _expected_in(kept.game, turn, seat)) is not None:
            left = expected
        line.append([turn, left])
        if own := kept.game.judgements.get((turn, seat)):
            left = own.value
    return line


def _scaled(lines: list[Line], par: float) -> list[Line]:
    """The lines with values that add up to what all players can have together: each was judged by itself.

    Turns in which the value of a player is not known stay as they are.
    """
    for places in zip(*lines):
        values = [value for _, value in places]
        if None not in values and sum(values) > 0:
            share = len(lines) * par / sum(values)
            for place, value in zip(places, values):
                place[1] = min(1.0, share * value)
        for place in places:
            place[1] = place[1] if place[1] is None else round(place[1], 4)
    return lines


def _expected_in(game: GameAnalysis, turn: int, seat: int) -> float | None:
    """A player's expectation in a turn; if it was not asked, what the others' expectations leave; ``None``: unknown."""
    if own := game.judgements.get((turn, seat)):
        return own.expected
    others = [game.judgements.get((turn, other)) for other in range(len(game.results)) if other != seat]
    if None in others:
        return None
    rest = len(game.results) * game.par - sum(one.expected for one in others if one)
    return min(1.0, max(0.0, rest))


def _judgement(one: Judgement, game: Game) -> Json:
    """A judgement as it is shown: no answer is worth more than the best, which differs by chance alone."""
    best = [[answer, round(min(value, one.expected), 4)] for answer, value in one.best]
    if best:
        best[0][1] = round(one.expected, 4)
    return {
        "turn": one.turn,
        "seat": one.seat,
        "answer": one.answer and game.answer_part(one.answer),
        "value": round(one.value, 4),
        "expected": round(one.expected, 4),
        "loss": round(one.loss, 4),
        "grade": one.grade,
        "best": best,
        "noise": round(one.noise, 4),
        "sure": one.sure,
        "causes": one.causes,
        "fault": one.fault and in_words(one.fault),
    }


def _lines(record: Replay, found: GameAnalysis, game: Game) -> list[Json]:
    """The play that was expected from the best answers on, where the given one was expensive: each step drawn."""
    return [
        {"turn": one.turn, "seat": one.seat, "steps": _steps(record, one, game)}
        for _, one in most_expensive({found.number: found}, MOST_LINES) if len(one.line) > 1
    ]


def _steps(record: Replay, one: Judgement, game: Game) -> list[Json]:
    turns = _by_turn(one.line, together=len(record.turns[one.turn].inputs) > 1)
    pictures = game.line_frames(record, one.turn, turns) if game.line_frames else []
    return [
        {"answers": [{"seat": seat, "text": game.words_of(answer)} for seat, answer in answers.items()],
         **({"svg": frame.svg, "title": frame.title} if frame else {})}
        for answers, frame in zip_longest(turns, pictures)
    ]


def _by_turn(line: Answers, together: bool) -> list[dict[int, str]]:
    """The answers by seat of each turn; ``together``: several seats answer in a turn, the first one in each."""
    turns: list[dict[int, str]] = []
    for seat, answer in line:
        if not together or seat == line[0][0]:
            turns.append({})
        turns[-1][seat] = answer
    return turns


def _balance(game: GameAnalysis, seat: int, is_whole: bool) -> Json:
    """The losses of a player and, if the analysis is whole, the parts of its result."""
    answers = game.of_seat(seat)
    return {
        "answers": len(answers),
        "mean": sum(one.loss for one in answers) / len(answers) if answers else None,
        "grades": {grade: sum(one.grade == grade for one in answers) for grade in GRADES},
        **(vars(game.balance(seat)) if is_whole else {}),
    }


def _words(effort: Effort) -> str:
    return f"{effort.seconds:g} s an answer" if effort.seconds else f"effort {effort.fixed}"
