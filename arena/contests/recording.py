"""The replay of a game that somebody else's referee has judged, or of several games of one player of the same seed."""
from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import chain, zip_longest
from typing import Any

from msgspec.structs import replace

from arena.contests.bot_faults import Blame
from arena.contests.command_line_form import Verdict
from arena.contests.relays import BotRun, Query
from arena.contract.faults import Fault
from arena.contract.game import Result, replay
from arena.contract.measure import Measure
from arena.contract.player_data import MOST_NAMES, Recorder, parse_value
from arena.contract.ranks import ranks_of
from arena.contract.record import Replay, Seat, Turn, Value
from arena.contract.setup import Setup
from arena.match.rerun import Beginning
from arena.run.asking import TOLD_MS
from arena.run.contestants import Contestant

SEAT = re.compile(r"\$(\d\d?)")
"""Stands for a player in the referee's words."""
NAME = re.compile(r"(?!(?i:.*seed))[^=<>!~@()\[\]]{1,60}")
"""Names under which numbers of the referee are kept: a seed is in the replay, and nobody wants the mean of seeds."""
LAST_MESSAGES = 30
LISTS = ("actions", "ms", "faults")
MAPPINGS = ("inputs", "streams", "messages", "pdata", "forgiven", "waited_ms")
"""The fields of a turn by seat."""


def replay_of_game(
    name: str, setup: Setup, contestants: Sequence[Contestant], runs: Sequence[BotRun], queries: Sequence[Query],
    blame: Blame, verdict: Verdict,
) -> Replay:
    """The replay of a whole game."""
    names = [contestant.name for contestant in contestants]
    turns = _turns(queries, names)
    if turns:
        turns[-1].tdata.update(_values(verdict.of_match))
        for seat, data in enumerate(verdict.of_player):
            if values := _values(data):
                turns[-1].pdata.setdefault(seat, {}).update(values)
    players = [
        _player(contestant, [run for run in runs if run.seat == seat], blame.at_end.get(seat, []))
        for seat, contestant in enumerate(contestants)
    ]
    result = Result(verdict.scores, tuple(ranks_of(verdict.scores)))
    return replay(name, setup, players, [[] for _ in names], turns, result)


def _turns(queries: Sequence[Query], names: Sequence[str]) -> list[Turn]:
    """The turns of a game; a turn ends where the referee says so, or when a player is asked again."""
    turns: list[Turn] = []
    recorder = Recorder()
    for asked in _grouped(queries):
        nothing = [None] * len(names)
        turn = Turn(inputs={}, actions=[*nothing], ms=[*nothing], faults=[*nothing])
        for query in asked:
            _put(turn, query, names)
        turns.append(turn)
        recorder.begin(turn)
        for query in asked:
            recorder.put(query.seat, query.statements)
    return turns


def _grouped(queries: Sequence[Query]) -> list[list[Query]]:
    turns: list[list[Query]] = []
    for query in queries:
        if not turns or query.begins_turn or query.seat in {other.seat for other in turns[-1]}:
            turns.append([])
        turns[-1].append(query)
    return turns


def _put(turn: Turn, query: Query, names: Sequence[str]) -> None:
    seat = query.seat
    turn.inputs[seat] = query.inputs()
    turn.actions[seat] = query.taken
    ms = 1000.0 * query.seconds(query.lines_taken)
    turn.ms[seat] = round(ms, 3)
    waited_ms = min(ms, 1000.0 * (query.waited + query.stalled))  # some of which was when it had answered
    if waited_ms >= TOLD_MS:
        turn.waited_ms[seat] = round(waited_ms, 1)
    if query.fault:
        turn.faults[seat] = named(str(query.fault), names)
    if query.messages:
        turn.messages[seat] = list(query.messages)
    turn.words.extend(named(line, names) for line in query.words)


def named(text: str, names: Sequence[str]) -> str:
    """The referee's words with the players' names."""
    return SEAT.sub(lambda match: names[int(match[1])] if int(match[1]) < len(names) else match[0], text)


def _values(data: Mapping[str, Any]) -> dict[str, Value]:
    known = {name: parse_value(str(value)) for name, value in data.items() if NAME.fullmatch(name)}
    return dict(list(known.items())[:MOST_NAMES])


def _player(contestant: Contestant, runs: Sequence[BotRun], faults: Sequence[Fault]) -> Seat:
    peaks = [run.peak_mib for run in runs if run.peak_mib]
    said = [line for run in runs if run.bot for line in run.bot.last_messages]
    return Seat(
        name=contestant.name,
        cmd=contestant.command,
        end_faults=[str(fault) for fault in faults],
        peak_mib=round(max(peaks), 1) if peaks else None,
        last_messages=said[-LAST_MESSAGES:],
        strayed=sum(query.strayed for run in runs for query in run.queries),
    )


# Several runs of a contest for one player

def together(measure: Measure, runs: Sequence[Replay]) -> Replay:
    """One replay of several runs of one seat each: a turn has that of each run which goes on so long.

    What the runs say otherwise of the match, such as points, is of their players.
    """
    said = [{name: value for turn in run.turns for name, value in turn.tdata.items()} for run in runs]
    differ = {name for one in said for other in said for name in one.keys() & other.keys() if one[name] != other[name]}
    scores = [run.final_scores[0] for run in runs]
    return replace(
        runs[0],
        players=[run.players[0] for run in runs],
        player_inputs_init=[run.player_inputs_init[0] for run in runs],
        turns=[_together(turns, differ) for turns in zip_longest(*(run.turns for run in runs))],
        final_scores=scores,
        ranks=measure.ranks(scores),
        void=[why for run in runs for why in run.void],
    )


def _together(turns: Sequence[Turn | None], differ: Collection[str]) -> Turn:
    """``differ``: what the runs say otherwise of the match."""
    there = [turn for turn in turns if turn]
    fields = {name: {seat: values[0] for seat, turn in enumerate(turns) if turn and (values := getattr(turn, name))}
              for name in MAPPINGS}
    for seat, turn in enumerate(turns):
        if turn and (own := {name: value for name, value in turn.tdata.items() if name in differ}):
            fields["pdata"][seat] = {**fields["pdata"].get(seat, {}), **own}
    return replace(
        there[0],
        **{name: [getattr(turn, name)[0] if turn else None for turn in turns] for name in LISTS},
        **fields,
        tdata={name: value for turn in there for name, value in turn.tdata.items() if name not in differ},
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
