"""The moments that decided a game, each in a sentence."""
from __future__ import annotations

from collections.abc import Callable

from arena.contract.judgement import GameAnalysis, Judgement, percent
from arena.contract.record import Replay


def sentence(record: Replay, analysis: GameAnalysis, judgement: Judgement, wording: Callable[[str], str] = str) -> str:
    """What an answer was, what it cost, and what would have been better."""
    name = record.players[judgement.seat].name
    before, after = _percents(judgement.expected, judgement.value)
    played = f"played \u201c{wording(judgement.answer or '')}\u201d"
    fault = judgement.fault
    given = played if fault is None else f"had no answer that counts ({fault.partition(': ')[2] or fault})"
    causes = f" ({', '.join(judgement.causes)})" if judgement.causes and fault is None else ""
    better = f" Better was \u201c{wording(judgement.best[0][0])}\u201d." if judgement.best else ""
    number = record.turn_numbers()[judgement.turn]
    return f"Turn {number}: {name} {given}, and its {analysis.unit} fell from {before} to {after}{causes}.{better}"


def _percents(*values: float) -> list[str]:
    """Percentages, whole ones if they tell the values apart."""
    whole = [percent(value, 0) for value in values]
    return whole if len(set(whole)) == len(values) else [percent(value) for value in values]
