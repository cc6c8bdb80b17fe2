"""Recorded turns of RoboRally, replayed by the rules."""
from __future__ import annotations

from collections.abc import Iterator

from arena.contract.files import Json
from bot.roborally.arena.courses import official_courses
from bot.roborally.protocol import format_robot, parse_robot
from bot.roborally.rules.constants import FACINGS
from bot.roborally.rules.editions import EDITIONS
from bot.roborally.rules.floor import Floor
from bot.roborally.rules.plain import EmptyDeck, PlainTurn
from bot.roborally.rules.state import Order, Robot

USUAL_FACING = "-"


def differences(record: Json) -> Iterator[str]:
    """A sentence for each difference between a recorded turn and the rules. Raises :class:`ValueError` for others."""
    if "before" not in record:
        raise ValueError("not a turn (before, programs, after) of RoboRally")
    turn = recorded_turn(record)
    try:
        winners = turn.play()
    except EmptyDeck:
        yield f"more registers lock than the {len(record.get('deck', ()))} cards of the recorded deck are for"
        return
    for player, (robot, wanted) in enumerate(zip(turn.robots, _robots(record, "after"))):
        got, want = (format_robot(state, turn.rules.archives_facing) for state in (robot, wanted))
        if got != want:
            yield f"robot {player}: {got!r}, recorded {want!r}"
    if winners != record.get("winners", []):
        yield f"winners {winners}, recorded {record.get('winners', [])}"


def recorded_turn(record: Json) -> PlainTurn:
    """The turn in a record, before its first register."""
    if "course" in record:
        floor = official_courses()[record["course"]].floor
    else:
        floor = Floor(record["board"], [(x, y) for x, y in record["checkpoints"]])
    players = len(record["before"])
    orders = [
        Order(tuple(program), bool(down), None if face == USUAL_FACING else FACINGS.index(face))
        for program, down, face in zip(
            record["programs"], record.get("power_down", [0] * players), record.get("face", [USUAL_FACING] * players)
        )
    ]
    return PlainTurn(floor, EDITIONS[record["edition"]], _robots(record, "before"), orders, record.get("deck", ()))


def _robots(record: Json, when: str) -> list[Robot]:
    facings = record.get("archive_facing" if when == "before" else "archive_facing_after")
    fields = [[*map(str, robot)] for robot in record[when]]
    if facings:
        fields = [[*robot, facing] for robot, facing in zip(fields, facings)]
    return [parse_robot(" ".join(robot)) for robot in fields]
