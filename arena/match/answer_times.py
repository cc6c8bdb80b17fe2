"""Answer times and memory of a bot as the contest sees them: as a process."""
from __future__ import annotations

from random import Random
from time import monotonic

from arena.contract.faults import Fault
from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.record import DEFAULT_PATIENCE_MS
from arena.contract.setup import NO_LIMITS, Setup
from arena.contract.speed import times_summary
from arena.run.asking import BaselinePlayer, Player, ProcessPlayer, Seats
from arena.run.contestants import Contestant


class BotFailed(Exception):
    """The measured bot has crashed or hangs; the message ends with its last lines."""


def measure(game: Game, bot: Contestant, seconds: float) -> Json:
    """Plays games of ``bot`` in the first seat against the greedy baseline for about ``seconds``.

    No limit is enforced. Returns ``turns``, ``turn_ms`` (all turns without the first answer of a game),
    ``first_turn_ms`` (the first answers) and ``peak_mib`` (``None`` where the system does not say).
    Raises :class:`BotFailed`.
    """
    end = monotonic() + seconds
    first: list[float] = []
    later: list[float] = []
    peaks: list[float] = []
    while not later or monotonic() < end:
        begun, times, memory = _game(game, bot, len(first) + 1, end)
        first.append(begun)
        later += times
        peaks += [] if memory is None else [memory]
    return {
        "turns": len(first) + len(later),
        "turn_ms": times_summary(later),
        "first_turn_ms": times_summary(first),
        "peak_mib": round(max(peaks), 1) if peaks else None,
    }


def _game(game: Game, bot: Contestant, seed: int, end: float) -> tuple[float, list[float], float | None]:
    """Times of the bot's first answer and of its turns after that, and its memory, in one game.

    The game is broken off at ``end``, but not before one of those turns.
    """
    players = game.seats[0]
    referee = game.new_referee(Setup(seed, players, game.editions[0], NO_LIMITS))
    seats = Seats()
    measured = ProcessPlayer(bot.start, referee.init_lines(0), DEFAULT_PATIENCE_MS)
    others: list[Player] = [
        BaselinePlayer(game.baselines["greedy"](Random(f"{seed} {seat}")), referee.init_lines(seat))
        for seat in range(1, players)
    ]
    seats.players = [measured, *others]
    first: float | None = None
    times: list[float] = []
    try:
        while (requests := referee.requests()) and (not times or monotonic() < end):
            answers = seats.ask(requests)
            referee.apply({seat: answer.line for seat, answer in answers.items()})
            if 0 in answers:
                _check(answers[0].fault, measured)
                if first is None:
                    first = answers[0].ms
                elif requests[0].is_turn:
                    times.append(answers[0].ms)
        memory = measured.process.peak_mib() if measured.process else None
    finally:
        seats.close()
    assert first is not None
    return first, times, memory


def _check(fault: Fault | None, player: ProcessPlayer) -> None:
    if fault:
        raise BotFailed("\n".join([f"the measured bot failed: {fault.words}", *player.last_messages()]))
