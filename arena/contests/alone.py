"""Several programs in a contest for one player: each plays the same seed in a run of its own; one replay has all."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, zip_longest

from msgspec.structs import replace

from arena.contract.measure import Measure
from arena.contract.record import Replay, Turn
from arena.match.rerun import Beginning

LISTS = ("actions", "ms", "faults")
MAPPINGS = ("inputs", "streams", "messages", "pdata", "forgiven", "waited_ms")
"""The fields of a turn by seat."""


def together(measure: Measure, runs: Sequence[Replay]) -> Replay:
    """One replay of several runs of one seat each: a turn has that of each run which goes on so long."""
    scores = [run.final_scores[0] for run in runs]
    return replace(
        runs[0],
        players=[run.players[0] for run in runs],
        player_inputs_init=[run.player_inputs_init[0] for run in runs],
        turns=[_together(turns) for turns in zip_longest(*(run.turns for run in runs))],
        final_scores=scores,
        ranks=measure.ranks(scores),
        void=[why for run in runs for why in run.void],
    )


def _together(turns: Sequence[Turn | None]) -> Turn:
    there = [turn for turn in turns if turn]
    return replace(
        there[0],
        **{name: [getattr(turn, name)[0] if turn else None for turn in turns] for name in LISTS},
        **{name: {seat: values[0] for seat, turn in enumerate(turns) if turn and (values := getattr(turn, name))}
           for name in MAPPINGS},
        tdata={name: value for turn in there for name, value in turn.tdata.items()},
        words=[*chain.from_iterable(turn.words for turn in there)],
    )


def beginning_of(beginning: Beginning | None, seat: int) -> Beginning | None:
    """The beginning of the run of one seat, from a record of several."""
    if beginning is None:
        return None
    answers = {0: beginning.answers[seat]} if seat in beginning.answers else {}
    return Beginning([_own(turn, seat) for turn in beginning.turns if seat in turn.inputs], answers)


def _own(turn: Turn, seat: int) -> Turn:
    return replace(
        turn,
        **{name: [getattr(turn, name)[seat]] for name in LISTS},
        **{name: {0: values[seat]} if seat in (values := getattr(turn, name)) else {} for name in MAPPINGS},
    )
