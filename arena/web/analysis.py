"""The data of an analysed game for its page."""
from __future__ import annotations

from collections.abc import Callable, Iterable

from arena.files import Json
from arena.judge.analysis import KeptAnalysis
from arena.judge.judgement import GRADES, Effort, GameAnalysis, Judgement
from arena.judge.moments import moments
from arena.record import Replay
from arena.run.faults import in_words


def analysis_data(record: Replay, kept: KeptAnalysis, wording: Callable[[str], str] = str) -> Json:
    """The data for ``replay.html``. Turns are indices into the replay's ``turns``; ``wording``: an answer in words."""
    game = kept.game
    seats = range(len(game.results))
    return {
        "unit": game.unit,
        "par": game.par,
        "effort": _words(kept.effort),
        "whole": kept.is_whole,
        "results": game.results,
        "grades": GRADES,
        "expected": [_expected(game, seat) for seat in seats],
        "judgements": [_judgement(one) for _, one in sorted(game.judgements.items())],
        "luck": [[turn, list(luck)] for turn, luck in sorted(game.luck.items())],
        "balances": [_balance(game, seat, kept.is_whole) for seat in seats],
        "moments": [
            {"turn": one.judgement.turn, "seat": one.judgement.seat, "sentence": one.sentence}
            for one in moments(record, game, wording=wording)
        ],
    }


def better_answers(judgements: Iterable[Judgement]) -> dict[tuple[int, int], str]:
    """The best answers, for the pictures, by turn and seat: only where the played answer has lost something."""
    return {(one.turn, one.seat): one.best[0][0] for one in judgements if one.loss and one.best}


def _expected(game: GameAnalysis, seat: int) -> list[list[float]]:
    """What a player could expect before the answers of each judged turn, as pairs of turn and value.

    If this is not known, it is the value that the player's own last answer left.
    """
    found: list[list[float]] = []
    left = None
    for turn in sorted({turn for turn, _ in game.judgements}):
        expected = _expected_in(game, turn, seat)
        value = left if expected is None else expected
        if value is not None:
            found.append([turn, round(value, 4)])
        if own := game.judgements.get((turn, seat)):
            left = own.value
    return found


def _expected_in(game: GameAnalysis, turn: int, seat: int) -> float | None:
    """A player's expectation in a turn; if it was not asked, what the others' expectations leave; ``None``: unknown."""
    if own := game.judgements.get((turn, seat)):
        return own.expected
    others = [game.judgements.get((turn, other)) for other in range(len(game.results)) if other != seat]
    if None in others:
        return None
    rest = len(game.results) * game.par - sum(one.expected for one in others if one)
    return min(1.0, max(0.0, rest))


def _judgement(one: Judgement) -> Json:
    return {
        "turn": one.turn,
        "seat": one.seat,
        "answer": one.answer,
        "value": round(one.value, 4),
        "expected": round(one.expected, 4),
        "loss": round(one.loss, 4),
        "grade": one.grade,
        "best": [[answer, round(value, 4)] for answer, value in one.best],
        "noise": round(one.noise, 4),
        "sure": one.sure,
        "causes": one.causes,
        "fault": one.fault and in_words(one.fault),
    }


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
