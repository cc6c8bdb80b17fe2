"""The replay of a game that somebody else's referee has played."""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from arena.data.player_data import MATCH, MOST_NAMES, PLAYER, Recorder, Value, parse_value
from arena.game import Record, Result, Setup
from arena.match.one_game import replay_record
from arena.referees.command_line import Played
from arena.referees.judging import Judgement, Move
from arena.referees.relays import Session
from arena.run.contestants import Contestant
from arena.run.faults import Fault
from arena.stats.estimates import ranks_of

SEAT = re.compile(r"\$(\d)")
"""Stands for a player in the referee's words."""
NAME = re.compile(r"[^=<>!~@()\[\]]{1,60}")
"""Names under which numbers of the referee are kept."""


def record_of(
    name: str, setup: Setup, contestants: Sequence[Contestant], sessions: Sequence[Session], moves: Sequence[Move],
    judgement: Judgement, played: Played,
) -> Record:
    """The replay of a whole game."""
    names = [contestant.name for contestant in contestants]
    turns = _turns(moves, judgement.faults, names)
    if turns:
        _put_reports(turns[-1], played)
    players = [
        _player(contestant, [session for session in sessions if session.seat == seat], judgement.at_end.get(seat, []))
        for seat, contestant in enumerate(contestants)
    ]
    result = Result(played.scores, tuple(ranks_of(played.scores)))
    return replay_record(name, setup, players, [[] for _ in names], turns, result)


def _turns(moves: Sequence[Move], faults: Mapping[int, Fault], names: Sequence[str]) -> list[Record]:
    """The turns of a game; a turn ends where the referee says so, or when a player is asked again."""
    turns: list[Record] = []
    recorder = Recorder()
    for numbers in _grouped(moves):
        turn: Record = {"inputs": {}, **{name: [None] * len(names) for name in ("actions", "ms", "faults")}}
        for number in numbers:
            _put(turn, moves[number], faults.get(number), names)
        turns.append(turn)
        recorder.begin(turn)
        for number in numbers:
            recorder.put(moves[number].ask.seat, moves[number].ask.statements)
    return turns


def _grouped(moves: Sequence[Move]) -> list[list[int]]:
    """The numbers of the moves of each turn."""
    turns: list[list[int]] = []
    seats: set[int] = set()
    for number, move in enumerate(moves):
        if not turns or move.begins_turn or move.ask.seat in seats:
            turns.append([])
            seats.clear()
        seats.add(move.ask.seat)
        turns[-1].append(number)
    return turns


def _put(turn: Record, move: Move, fault: Fault | None, names: Sequence[str]) -> None:
    """Puts what one player was sent, answered and said into a turn."""
    ask = move.ask
    turn["inputs"][str(ask.seat)] = ask.inputs()
    turn["actions"][ask.seat] = move.taken
    turn["ms"][ask.seat] = round(1000.0 * ask.seconds(move.lines_taken), 3)
    if ask.waited + ask.stalled >= 0.001:
        turn.setdefault("waited_ms", {})[str(ask.seat)] = round(1000.0 * (ask.waited + ask.stalled), 1)
    if fault:
        turn["faults"][ask.seat] = _named(str(fault), names)
    if ask.messages:
        turn.setdefault("messages", {})[str(ask.seat)] = list(ask.messages)
    if move.words:
        turn.setdefault("words", []).extend(_named(line, names) for line in move.words)


def _named(text: str, names: Sequence[str]) -> str:
    """The referee's words with the players' names."""
    return SEAT.sub(lambda found: names[int(found[1])] if int(found[1]) < len(names) else found[0], text)


def _put_reports(turn: Record, played: Played) -> None:
    """Puts what the referee reports of the whole game into its last turn."""
    if of_match := _values(played.of_match):
        turn.setdefault(MATCH, {}).update(of_match)
    for seat, data in enumerate(played.of_player):
        if values := _values(data):
            turn.setdefault(PLAYER, {}).setdefault(str(seat), {}).update(values)


def _values(data: Mapping[str, Any]) -> dict[str, Value]:
    known = {name: parse_value(str(value)) for name, value in data.items() if NAME.fullmatch(name)}
    return dict(list(known.items())[:MOST_NAMES])


def _player(contestant: Contestant, sessions: Sequence[Session], faults: Sequence[Fault]) -> Record:
    player: Record = {"name": contestant.name, "cmd": contestant.command}
    if faults:
        player["end_faults"] = [str(fault) for fault in faults]
    peaks = [session.peak_mib for session in sessions if session.peak_mib]
    if peaks:
        player["peak_mib"] = round(max(peaks), 1)
        player["busy_between_ms"] = round(1000.0 * sum(session.busy_between for session in sessions), 1)
    said = [line for session in sessions if session.bot for line in session.bot.last_messages]
    if said:
        player["last_messages"] = said[-30:]
    return player
