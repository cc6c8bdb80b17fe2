"""By how much programs are better than others that have played the same seeds alone."""
from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from heapq import nlargest, nsmallest

from arena.contract.files import Json
from arena.contract.measure import Measure
from arena.match.tally import Tally
from arena.stats.estimates import mean_of_sets

MOST_SCORES = 20
MOST_SEEDS = 3
"""So many of the best and of the worst seeds are told."""


def gains_as_json(tally: Tally, measure: Measure) -> list[Json]:
    """For each pair of commands, the first with the others first of all, what the seeds say that both have played."""
    commands = range(len(tally.commands))
    scores = [tally.scores.by_set(number) for number in commands]
    return [{"of": one, "over": two, **_gain(tally, {
        number: measure.gain(score, scores[two][number]) for number, score in scores[one].items()})}
        for one in commands for two in commands[one + 1:]]


def _gain(tally: Tally, gains: Mapping[int, float]) -> Json:
    """``gains``: by the number of the set."""
    return mean_of_sets([*gains.values()], -math.inf, math.inf).as_json() | {
        "better": sum(gain > 0.0 for gain in gains.values()),
        "equal": sum(gain == 0.0 for gain in gains.values()),
        "seeds": len(gains),
        "best": [_seed(tally, gains, number) for number in nlargest(MOST_SEEDS, gains, gains.__getitem__)],
        "worst": [_seed(tally, gains, number) for number in nsmallest(MOST_SEEDS, gains, gains.__getitem__)],
    }


def _seed(tally: Tally, gains: Mapping[int, float], number: int) -> Json:
    return {"seed": tally.match.seed + number, "game": tally.places[number], "gain": round(gains[number], 6)}


def scores_by_seed(tally: Tally, number: int) -> dict[str, float]:
    """The scores of command ``number``."""
    return {str(tally.match.seed + of_set): score for of_set, score in tally.scores.by_set(number).items()}


def gains_in_words(summary: Json, names: Sequence[str]) -> list[str]:
    """What there is to say of each pair, and of a program alone, its scores; nothing where programs play each other."""
    lines = []
    if "gains" in summary and len(names) == 1:
        scores = [*summary["players"][0]["scores"].items()]
        told = ", ".join(f"{seed}: {score:g}" for seed, score in scores[:MOST_SCORES])
        lines.append(f"scores by seed: {told}{'; more: see --json' * (len(scores) > MOST_SCORES)}")
    for gain in summary.get("gains", ()):
        of, over = names[gain["of"]], names[gain["over"]]
        bounds = " to ".join("?" if gain[key] is None else f"{gain[key]:+.4g}" for key in ("low", "high"))
        equal = f", equal on {gain['equal']}" * (gain["equal"] > 0)
        lines += [f"gain of {of} over {over} ({summary['compare']}): {gain['value']:+.4g} (95 %: {bounds});"
                  f" better on {gain['better']} of {gain['seeds']} seeds{equal}",
                  f"  best seeds: {_listed(gain['best'])}; worst: {_listed(gain['worst'])}"]
    return lines


def _listed(seeds: Sequence[Json]) -> str:
    return ", ".join(f"{one['seed']} (game {one['game']}, {one['gain']:+.4g})" for one in seeds)
