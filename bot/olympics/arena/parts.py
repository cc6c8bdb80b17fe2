"""The points of each mini-game, whose product is the result."""
from __future__ import annotations

from arena.contract.game import Parts
from arena.contract.record import Replay
from bot.olympics.protocol import parse_turn
from bot.olympics.rules.constants import ARCHERY, DIVING, HURDLES, SKATING
from bot.olympics.rules.plain import points
from botkit.client.errors import ProtocolError

NAMES = {HURDLES: "hurdles", ARCHERY: "archery", SKATING: "skating", DIVING: "diving"}


def parts(record: Replay) -> Parts:
    """The points by mini-game; see :attr:`arena.contract.game.Game.parts`. Raises :class:`ProtocolError`."""
    lines = [*(next(iter(turn.inputs.values()), []) for turn in record.turns), record.end_frame]
    if not all(lines):
        raise ProtocolError("the record does not say what the players had in each turn and in the end")
    medals = [parse_turn(told).medals for told in lines]
    return {name: [[points(of_player[game]) for of_player in now] for now in medals]
            for game, name in NAMES.items() if game < len(medals[-1][0])}
