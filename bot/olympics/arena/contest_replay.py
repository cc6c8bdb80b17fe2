"""Games downloaded from the contest's site, replayed from their seed and answers to make replays of the arena.

A download says who answered what, but not what the players were sent; this follows from the seed by the rules.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arena.contract.download import Download, read_download
from arena.contract.faults import Fault, FaultKind
from arena.contract.game import init_lines_of, replay
from arena.contract.player_data import Recorder, parted
from arena.contract.ranks import ranks_of
from arena.contract.record import Replay, Seat, Turn
from arena.contract.setup import Setup
from bot.olympics.arena.referee import CONTEST, EDITIONS, LIMITS, OlympicsReferee
from bot.olympics.rules.constants import PLAYERS

NO_ANSWER = str(Fault(FaultKind.NO_ANSWER, "no answer in the contest's replay"))
Answer = tuple[str | None, list[str]]
"""A player's line, and what it said on stderr."""


def imported(download: Any) -> Replay:
    """The replay of a downloaded game. Raises :class:`ValueError`, which says why, for one that does not fit."""
    game = read_download(download)
    if len(game.scores) != PLAYERS:
        raise ValueError(f"a game of {len(game.scores)} players; the Olympics have {PLAYERS}")
    answers, scores = _answers(game), game.scores
    ranks = game.ranks and ranks_of([-rank for rank in game.ranks])
    led_to = []
    for edition in EDITIONS:
        record = _played(game.seed, edition, answers, game.names)
        if record is None:
            continue
        if record.final_scores == scores and ranks in (None, record.ranks):
            return record
        led_to.append(f"{record.final_scores} in the edition {edition}")
    raise ValueError(
        f"the game's seed and answers lead to the scores {' or '.join(led_to)}, but the file has {scores}" if led_to
        else "the game's answers do not fit its seed: players are asked who did not answer, or not asked who did"
    )


def _answers(game: Download) -> list[dict[int, Answer]]:
    """For each turn, the answers of the players that were asked, in the order of time."""
    turns: list[dict[int, Answer]] = []
    last = PLAYERS
    for frame in game.frames:
        if frame.player <= last:
            turns.append({})
        last = frame.player
        turns[-1][last] = ((frame.stdout or "").partition("\n")[0] or None, (frame.stderr or "").split("\n"))
    if not turns:
        raise ValueError("the game has no answers in its frames")
    return turns


def _played(seed: int, edition: str, answers: Sequence[Mapping[int, Answer]], names: Sequence[str]) -> Replay | None:
    """The game by the rules; ``None`` if the rules ask other players than those that have answered."""
    setup = Setup(seed, PLAYERS, edition, LIMITS, {"draws": CONTEST})
    referee = OlympicsReferee(setup)
    init_lines = init_lines_of(referee, setup)
    turns: list[Turn] = []
    recorder = Recorder()
    for given in answers:
        if referee.requests().keys() != given.keys():
            return None
        turns.append(_turn(referee, given, recorder))
    if referee.requests():
        return None
    return replay("olympics", setup, [Seat(name) for name in names], init_lines, turns, referee.result())


def _turn(referee: OlympicsReferee, given: Mapping[int, Answer], recorder: Recorder) -> Turn:
    requests = referee.requests()
    lines = {player: line for player, (line, _) in given.items()}
    refused = referee.apply(lines)
    faults = [
        NO_ANSWER if player in lines and lines[player] is None
        else str(Fault(FaultKind.BROKEN_RULE, refused[player])) if player in refused else None
        for player in range(PLAYERS)
    ]
    spoken = {player: parted(stderr) for player, (_, stderr) in given.items()}
    turn = Turn(
        inputs={player: list(request.lines) for player, request in requests.items()},
        actions=[lines.get(player) for player in range(PLAYERS)],
        ms=[None] * PLAYERS,
        faults=faults,
        messages={player: said for player, (said, _) in spoken.items() if any(said)},
    )
    recorder.begin(turn)
    for player, (_, statements) in spoken.items():
        recorder.put(player, statements)
    return turn
