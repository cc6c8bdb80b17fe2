"""The points of each mini-game, whose product is the result."""
from __future__ import annotations

from collections.abc import Iterator

from arena.contract.game import Parts
from arena.contract.record import Replay
from bot.olympics.protocol import TurnInput, parse_turn
from bot.olympics.rules.constants import GAME_NAMES
from bot.olympics.rules.plain import points
from botkit.client.errors import ProtocolError


def parts(record: Replay) -> Parts:
    """The points by mini-game; see :attr:`arena.contract.game.Game.parts`. Raises :class:`ProtocolError`."""
    medals = [turn.medals for turn in told(record)]
    return {GAME_NAMES[game]: [[points(of_player[game]) for of_player in now] for now in medals]
            for game in range(len(medals[-1][0]))}


def told(record: Replay) -> Iterator[TurnInput]:
    """What the players were told in each turn, and the end. Raises :class:`ProtocolError`."""
    lines = [*(next(iter(turn.inputs.values()), []) for turn in record.turns), record.end_frame]
    if not all(lines):
        raise ProtocolError("the record does not say what the players had in each turn and in the end")
    return map(parse_turn, lines)
