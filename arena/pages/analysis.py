"""The data of an analysed game for its page."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any

from arena.contract.faults import in_words
from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.judgement import GRADES, UNSEEN, GameAnalysis, Judgement, percent
from arena.contract.judgement import Line as Answers
from arena.contract.record import Replay

MOST = 20
"""For so many answers, the most expensive ones, a page has a picture, a sentence, and what was expected instead."""


def analysis_data(record: Replay, analysis: GameAnalysis, game: Game) -> Json:
    """The data for ``replay.html``. Turns are indices into the replay's ``turns``."""
    seats = range(len(analysis.results))
    searched = analysis.effort
    effort = f"{searched.seconds:g} s an answer" if searched.seconds else f"effort {searched.fixed}"
    effort = effort if analysis.has_luck else "in a first pass"
    return {
        "unit": analysis.unit, "par": analysis.par, "effort": effort, "whole": analysis.is_whole,
        "results": analysis.results, "grades": GRADES, "dashed": not game.is_contest, "unseen": UNSEEN,
        "expected": _scaled([_expected(record, analysis, seat) for seat in seats], analysis.par),
        "judgements": [_judgement(judgement, game) for _, judgement in sorted(analysis.judgements.items())],
        "lines": _lines(record, analysis, game),
        "luck": [[turn, list(luck)] for turn, luck in sorted(analysis.luck.items())],
        "balances": [_balance(analysis, seat) for seat in seats],
        "moments": [
            {"turn": one.turn, "seat": one.seat, "sentence": sentence(record, analysis, one, game.wording_of(record))}
            for one in analysis.most_expensive(MOST)
        ],
    }


def sentence(record: Replay, analysis: GameAnalysis, judgement: Judgement, wording: Callable[[str], str] = str) -> str:
    """What an answer was, what it cost, and what would have been better."""
    name = record.players[judgement.seat].name
    fell = judgement.expected, judgement.value
    whole = [percent(value, 0) for value in fell]
    before, after = whole if whole[0] != whole[1] else map(percent, fell)
    played = f"played \u201c{wording(judgement.answer or '')}\u201d"
    fault = judgement.fault
    given = played if fault is None else f"had no answer that counts ({fault.partition(': ')[2] or fault})"
    causes = f" ({', '.join(judgement.causes)})" if judgement.causes and fault is None else ""
    better = f" Better was \u201c{wording(judgement.best[0][0])}\u201d." if judgement.best else ""
    number = record.turn_numbers()[judgement.turn]
    return f"Turn {number}: {name} {given}, and its {analysis.unit} fell from {before} to {after}{causes}.{better}"


def better_answers(judgements: Iterable[Judgement]) -> dict[tuple[int, int], str]:
    """The best answers, for the pictures, by turn and seat: only where the played answer has lost something."""
    return {(judgement.turn, judgement.seat): judgement.best[0][0]
            for judgement in judgements if judgement.loss and judgement.best}


Line = list[list[Any]]
"""Pairs of a turn and a player's expectation before its answers; ``None``: not judged."""


def _expected(record: Replay, analysis: GameAnalysis, seat: int) -> Line:
    """What a player could expect before the answers of each turn.

    If this is not known of a turn that was looked at, or the player is out of the game after a fault, it is the value
    that its own last answer left.
    """
    line: Line = []
    left: float | None = None
    last = max((turn for turn, of_all in enumerate(record.turns) if seat in of_all.inputs), default=0)
    last_own = analysis.judgements.get((last, seat))
    is_out = last_own is not None and last_own.fault is not None
    for turn, of_all in enumerate(record.turns):
        if of_all.before_game:
            continue
        if not analysis.covers(turn, seat):
            left = None
        elif not (is_out and turn > last) and (expected := _expected_in(analysis, turn, seat)) is not None:
            left = expected
        line.append([turn, left])
        if own := analysis.judgements.get((turn, seat)):
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
    rest = len(game.results) * game.par - sum(judgement.expected for judgement in others if judgement)
    return min(1.0, max(0.0, rest))


def _judgement(judgement: Judgement, game: Game) -> Json:
    """A judgement as it is shown: no answer is worth more than the best, which differs by chance alone."""
    best = [[answer, round(min(value, judgement.expected), 4)] for answer, value in judgement.best]
    if best:
        best[0][1] = round(judgement.expected, 4)
    return {
        "turn": judgement.turn, "seat": judgement.seat,
        "answer": judgement.answer and game.answer_part(judgement.answer), "best": best,
        **{name: round(getattr(judgement, name), 4) for name in ("value", "expected", "loss", "noise")},
        "grade": judgement.grade, "sure": judgement.sure, "causes": judgement.causes,
        "fault": judgement.fault and in_words(judgement.fault),
    }


def _lines(record: Replay, analysis: GameAnalysis, game: Game) -> list[Json]:
    """The play that was expected from the best answers on, where the given one was expensive: each step drawn."""
    return [{"turn": judgement.turn, "seat": judgement.seat, "steps": _steps(record, judgement, game)}
            for judgement in analysis.most_expensive(MOST) if len(judgement.line) > 1]


def _steps(record: Replay, judgement: Judgement, game: Game) -> list[Json]:
    turns = _by_turn(judgement.line, together=len(record.turns[judgement.turn].inputs) > 1)
    wording = game.wording_of(record)
    pictures = game.line_frames(record, judgement.turn, turns) if game.line_frames else []
    return [{"answers": [{"seat": seat, "text": wording(answer)} for seat, answer in answers.items()],
             **({"svg": frame.svg, "title": frame.title} if frame else {})}
            for answers, frame in zip_longest(turns, pictures)]


def _by_turn(line: Answers, together: bool) -> list[dict[int, str]]:
    """The answers by seat of each turn; ``together``: several seats answer in a turn, the first one in each."""
    turns: list[dict[int, str]] = []
    for seat, answer in line:
        if not together or seat == line[0][0]:
            turns.append({})
        turns[-1][seat] = answer
    return turns


def _balance(game: GameAnalysis, seat: int) -> Json:
    """The losses of a player and, if the analysis is whole, the parts of its result."""
    answers = game.of_seat(seat)
    return {
        "mean": sum(answer.loss for answer in answers) / len(answers) if answers else None,
        "grades": {grade: sum(answer.grade == grade for answer in answers) for grade in GRADES},
        **(vars(game.balance(seat)) if game.is_whole else {}),
    }
