"""Answer times and memory of a bot as the contest sees them: as a process."""
from __future__ import annotations

from dataclasses import replace
from time import monotonic

from arena.contract.faults import in_words
from arena.contract.files import Json
from arena.contract.game import Game
from arena.contract.setup import NO_LIMITS, Setup
from arena.contract.speed import times_summary
from arena.match.one_game import play_game
from arena.match.outcome import answer_times
from arena.run.contestants import OPPONENT, Contestant, contestant


class BotFailed(Exception):
    """The measured bot has crashed or hangs; the message ends with its last lines."""


def measure(game: Game, bot: Contestant, seconds: float) -> Json:
    """Plays games of ``bot`` in the first seat against the greedy baseline, the last of which begins in ``seconds``.

    No limit is enforced. Returns ``turns``, ``turn_ms`` (all turns without the first answer of a game),
    ``first_turn_ms`` (the first answers) and ``peak_mib`` (``None`` where the system does not say).
    Raises :class:`BotFailed`.
    """
    end, seats = monotonic() + seconds, game.seats[0]
    others = [replace(contestant(game, OPPONENT), number=seat) for seat in range(1, seats)]
    first, later, peaks = list[float](), list[float](), list[float]()
    while not later or monotonic() < end:
        record = play_game(game, Setup(len(first) + 1, seats, game.editions[0], NO_LIMITS), [bot, *others])
        player = record.players[0]
        if fault := next(filter(None, (turn.faults[0] for turn in record.turns)), None):
            raise BotFailed("\n".join([f"the measured bot failed: {in_words(fault)}", *player.last_messages]))
        begun, times = answer_times(record, 0)
        first += [] if begun is None else [begun]
        later += times
        peaks += [] if player.peak_mib is None else [player.peak_mib]
    return {
        "turns": len(first) + len(later),
        "turn_ms": times_summary(later),
        "first_turn_ms": times_summary(first),
        "peak_mib": max(peaks, default=None),
    }
