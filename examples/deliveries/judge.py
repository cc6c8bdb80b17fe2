"""The judge of Deliveries: a way is as good as it is short, beside the best one that annealing finds."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from game import Deliveries

from arena.contests.analyst import ScoreAnalyst
from botkit.search.annealing import anneal
from botkit.search.clock import Deadline


class Judge(ScoreAnalyst):
    """Scores are lengths."""

    unit = "share of the way that is needed"
    less_is_better = True

    def score(self, lines: Sequence[str], answer: str) -> float:
        return -problem_of(lines).value([int(word) for word in answer.split()])

    def results(self, lines: Sequence[str], deadline: Deadline, effort: int) -> Iterator[str]:
        for best in anneal(problem_of(lines), deadline, 1, effort):
            yield " ".join(map(str, best.answer))


def problem_of(lines: Sequence[str]) -> Deliveries:
    """From what the bot is sent."""
    return Deliveries([(int(x), int(y)) for x, y in map(str.split, lines[1:])])
