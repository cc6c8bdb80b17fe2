"""How far the robots are, and what they have suffered."""
from __future__ import annotations

from collections.abc import Callable

from arena.contract.game import Parts
from arena.contract.record import Replay
from bot.roborally.arena.referee import RoboRallyReferee
from bot.roborally.rules.constants import UNLIMITED
from bot.roborally.rules.state import Robot

OF_A_ROBOT: dict[str, Callable[[Robot], int]] = {
    "checkpoints": lambda robot: robot.next_checkpoint - 1,
    "damage": lambda robot: robot.damage,
    "lives": lambda robot: robot.lives,
}


def parts(record: Replay) -> Parts:
    """Checkpoints, damage and, where these are counted, lives.

    See :attr:`arena.contract.game.Game.parts`. Raises :class:`ValueError` for a game of another program.
    """
    referee = RoboRallyReferee(record.setup)
    moments = [_counted(referee)]
    for turn in record.turns:
        referee.apply({seat: turn.actions[seat] for seat in referee.requests()})
        moments.append(_counted(referee))
    return {name: [now[name] for now in moments] for name in moments[0]}


def _counted(referee: RoboRallyReferee) -> dict[str, list[int]]:
    return {name: [count(robot) for robot in referee.robots] for name, count in OF_A_ROBOT.items()
            if name != "lives" or referee.rules.lives != UNLIMITED}
