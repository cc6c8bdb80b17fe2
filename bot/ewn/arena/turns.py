"""EWN: a turn of a replay, as its judge asked it and as it was answered. Needs no search."""
from __future__ import annotations

from arena.contract.record import Turn
from bot.ewn import protocol
from bot.ewn.rules import plain as rules
from bot.ewn.rules.state import Move
from botkit.client.errors import ProtocolError


def asked(turn: Turn) -> tuple[protocol.Judge, protocol.AskMove] | None:
    """The judge and the question of a turn of a replay; ``None`` if the judge did not ask for a move."""
    line = next(iter(turn.inputs.values()))[-1]
    judge = protocol.judge_of(line)
    message = judge.parse(line)
    return (judge, message) if isinstance(message, protocol.AskMove) else None


def legal_move(judge: protocol.Judge, question: protocol.AskMove, answer: str | None) -> Move | None:
    """The legal move that ``answer`` means, if any."""
    try:
        move = judge.parse_move(answer or "", question.position)
    except ProtocolError:
        return None
    return move if move in rules.legal_moves(question.position, question.die) else None
