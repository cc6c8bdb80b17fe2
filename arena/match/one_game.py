"""Plays one game between contestants and records it.

What a missing or illegal answer costs is decided by the game's referee; here it gets a name, and is recorded.
"""
from __future__ import annotations

import gc
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from arena.contract.faults import Fault, FaultKind
from arena.contract.game import Game, Referee, Request, init_lines_of, replay
from arena.contract.player_data import Recorder
from arena.contract.record import DEFAULT_PATIENCE_MS, Replay, Seat, Turn
from arena.contract.setup import Setup
from arena.match.rerun import NOTHING, Beginning, follow, lines_of, note_strayed, unlimited
from arena.run.asking import FAIR, TOLD_MS
from arena.run.contestants import Contestant
from arena.run.players import BaselinePlayer, Player, ProcessPlayer
from arena.run.waiting import Seats

SHIFTED_TEXT = "printed a line more than was asked for: it and every later one is read as the answer to the next input"


def play_game(
    game: Game, setup: Setup, contestants: Sequence[Contestant], together: bool = False,
    patience_ms: float = DEFAULT_PATIENCE_MS, clock: str = FAIR, logs: str = "", beginning: Beginning | None = None,
) -> Replay:
    """Plays one whole game; ``contestants`` in the order of the seats. Returns its replay.

    ``together``, ``patience_ms`` and ``clock`` are those of :class:`arena.match.match.MatchSettings`, the others those
    of its ``Job``. Raises :class:`FollowError` if a bot cannot follow the ``beginning``, and
    :class:`arena.contract.game.GameFailed` if somebody else's referee fails.
    """
    if beginning:
        contestants = [replace(contestant, recorded=tuple(beginning.counted(seat)))
                       for seat, contestant in enumerate(contestants)]
    if game.play:
        return game.play(setup, contestants, logs, beginning)
    seats = Seats(together, clock)
    with game.refereeing(setup) as referee:
        init_lines = init_lines_of(referee, setup)
        seats.players = [
            player_of(game, contestant, setup.seed, seat, init_lines[seat], patience_ms, clock)
            for seat, contestant in enumerate(contestants)
        ]
        turns, end_faults = _play(referee, seats, beginning)
        result = referee.result()
    if game.is_contest:
        _note_shifted(turns, seats.players)
    players = [
        Seat(
            name=contestant.name,
            cmd=contestant.command,
            end_faults=[str(fault) for fault in end_faults.get(seat, [])],
            peak_mib=round(player.peak_mib, 1) if player.peak_mib else None,
            last_messages=player.last_messages(),
            strayed=player.strayed,
        )
        for seat, (contestant, player) in enumerate(zip(contestants, seats.players))
    ]
    return replay(game.name, setup, players, init_lines, turns, result)


def _play(referee: Referee, seats: Seats, beginning: Beginning | None) -> tuple[list[Turn], dict[int, list[Fault]]]:
    """All turns, and the faults that only show at the end; no garbage is collected while a bot's time runs."""
    turns: list[Turn] = []
    recorder = Recorder()
    collecting = gc.isenabled()
    gc.disable()
    try:
        if beginning:
            turns += follow(beginning, referee, seats, recorder)
            turns.append(_turn(referee, seats, referee.requests(), recorder, beginning.answers))
        while requests := referee.requests():
            turns.append(_turn(referee, seats, requests, recorder))
        for seat, player in enumerate(seats.players):
            player.farewell(referee.farewell(seat))
    finally:
        end_faults = seats.close()
        if collecting:
            gc.enable()
    for seat, player in enumerate(seats.players):
        if player.process:
            recorder.put(seat, player.process.take_statements())
    return turns, end_faults


def _note_shifted(turns: Sequence[Turn], players: Sequence[Player]) -> None:
    """Notes the answers after which every later line was read as the answer to the next request."""
    for seat, player in enumerate(players):
        if player.ahead_since is not None:
            turn = [turn for turn in turns if seat in turn.inputs][player.ahead_since]
            turn.faults[seat] = turn.faults[seat] or str(Fault(FaultKind.SHIFTED_ANSWERS, SHIFTED_TEXT))


def player_of(
    game: Game, contestant: Contestant, seed: int, seat: int, init_lines: Sequence[str], patience_ms: float,
    clock: str = FAIR,
) -> Player:
    """A contestant in a seat of a game with this seed; the other arguments are those of :func:`play_game`."""
    if contestant.answerer:
        source = Random(f"{seed} {seat} {contestant.number}")
        return BaselinePlayer(contestant.answerer(source), init_lines, source)
    return ProcessPlayer(contestant.start, init_lines, patience_ms, game.missed_turns_allowed, clock)


def _turn(
    referee: Referee, seats: Seats, requests: Mapping[int, Request], recorder: Recorder,
    instead: Mapping[int, str | None] = NOTHING,
) -> Turn:
    """Asks, applies the answers, and records both. ``instead``: what counts in place of the answers of these seats."""
    answers = seats.ask({
        seat: unlimited(request) if seat in instead else request for seat, request in requests.items()})
    note_strayed(seats, answers, instead)
    answers |= {seat: replace(answers[seat], line=line) for seat, line in instead.items()}
    broken = referee.apply({seat: answer.line for seat, answer in answers.items()})
    faults: list[str | None] = [None] * len(seats.players)
    for seat, answer in answers.items():
        if answer.fault:
            faults[seat] = str(answer.fault)
        elif seat in broken and answer.line is not None:
            faults[seat] = str(seats.players[seat].why_refused(answer.line, broken[seat]))
    turn = Turn(
        inputs=lines_of(requests),
        actions=[answers[seat].line if seat in answers else None for seat in range(len(faults))],
        ms=[round(answers[seat].ms, 3) if seat in answers else None for seat in range(len(faults))],
        forgiven={seat: round(answer.forgiven_ms, 3) for seat, answer in answers.items() if answer.forgiven_ms},
        waited_ms={seat: round(answer.waited_ms, 1) for seat, answer in answers.items() if answer.waited_ms >= TOLD_MS},
        faults=faults,
        streams={seat: (request.stream, request.prefix)
                 for seat, request in requests.items() if request.stream != "stdout"},
        before_game=not any(request.is_turn for request in requests.values()),
        messages={seat: list(answer.messages) for seat, answer in answers.items() if answer.messages},
    )
    recorder.begin(turn)
    for seat, answer in sorted(answers.items()):
        recorder.put(seat, answer.statements)
    return turn
