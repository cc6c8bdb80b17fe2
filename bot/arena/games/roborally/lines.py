"""Between the robots of the rules and the lines of the protocol."""
from __future__ import annotations

from bot.games.roborally.cards import FACINGS
from bot.games.roborally.editions import Rules
from bot.games.roborally.state import OFF_BOARD, Order, Robot
from bot.protocol.roborally import Answer, RobotLine


def line_of(robot: Robot, rules: Rules) -> RobotLine:
    """What all players are told of a robot between turns."""
    return RobotLine(
        cell=robot.cell or OFF_BOARD,
        facing=FACINGS[robot.facing],
        next_checkpoint=robot.next_checkpoint,
        damage=robot.damage,
        lives=robot.lives,
        status=robot.status.value,
        archive=robot.archive,
        registers=tuple(robot.registers),
        archive_facing=FACINGS[robot.archive_facing] if rules.archives_facing else None,
    )


def order_of(answer: Answer) -> Order:
    """What a player's answer orders."""
    facing = None if answer.facing is None else FACINGS.index(answer.facing)
    return Order(answer.cards, answer.power_down, facing)
