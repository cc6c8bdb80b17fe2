"""Plays recorded turns and replays again and names every difference."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.arena.game import Limits, Record, Setup
from bot.arena.games.roborally.courses import official_courses
from bot.arena.games.roborally.lines import line_of, order_in_words
from bot.arena.games.roborally.referee import RoboRallyReferee
from bot.games.roborally.board import Board
from bot.games.roborally.editions import EDITIONS
from bot.games.roborally.rules import Turn
from bot.games.roborally.state import Robot, robot_of
from bot.protocol.roborally import format_robot, parse_robot


def differences(record: Record) -> Iterator[str]:
    """A sentence for each difference between a recorded turn or replay and the rules."""
    yield from _turn_differences(record) if "before" in record else _replay_differences(record)


def recorded_turn(record: Record) -> Turn:
    """The turn of a record, before its first register."""
    if "course" in record:
        board = official_courses()[record["course"]].board
    else:
        board = Board(record["board"], [(x, y) for x, y in record["checkpoints"]])
    players = len(record["before"])
    orders = [
        order_in_words(program, down, face)
        for program, down, face in zip(
            record["programs"], record.get("power_down", [0] * players), record.get("face", ["-"] * players)
        )
    ]
    return Turn(board, EDITIONS[record["edition"]], _robots(record, "before"), orders, record.get("deck", ()))


def _robots(record: Record, when: str) -> list[Robot]:
    facings = record.get("archive_facing" if when == "before" else "archive_facing_after")
    fields = [[*map(str, robot)] for robot in record[when]]
    if facings:
        fields = [[*robot, facing] for robot, facing in zip(fields, facings)]
    return [robot_of(parse_robot(robot)) for robot in fields]


def _turn_differences(record: Record) -> Iterator[str]:
    turn = recorded_turn(record)
    winners = turn.play()
    for player, (robot, wanted) in enumerate(zip(turn.robots, _robots(record, "after"))):
        got, want = (format_robot(line_of(one, turn.rules)) for one in (robot, wanted))
        if got != want:
            yield f"robot {player}: {got!r}, recorded {want!r}"
    if winners != record.get("winners", []):
        yield f"winners {winners}, recorded {record.get('winners', [])}"


def replay_setup(record: Record) -> Setup:
    """What the referee of a recorded game was given."""
    limits = Limits(record["limits"]["first_turn_ms"], record["limits"]["turn_ms"])
    return Setup(record["seed"], len(record["players"]), record["edition"], limits, record.get("options", {}))


def _replay_differences(record: Record) -> Iterator[str]:
    referee = RoboRallyReferee(replay_setup(record))
    for seat, lines in enumerate(record["player_inputs_init"]):
        yield from _line_differences(f"first lines of player {seat}", referee.init_lines(seat), lines)
    for number, turn in enumerate(record["turns"], 1):
        requests = referee.requests()
        if sorted(map(str, requests)) != sorted(turn["inputs"]):
            yield f"turn {number}: players {sorted(requests)} are asked, recorded {sorted(turn['inputs'])}"
            return
        for seat, request in requests.items():
            yield from _line_differences(f"turn {number}, player {seat}", request.lines, turn["inputs"][str(seat)])
        reasons = referee.apply({seat: turn["actions"][seat] for seat in requests})
        for seat, reason in reasons.items():
            if not turn["faults"][seat] and turn["actions"][seat] is not None:
                yield f"turn {number}, player {seat}: {reason}; recorded as legal"
    if not referee.over:
        yield f"the game is not over after turn {len(record['turns'])}"
    result = referee.result()
    yield from _line_differences("end", result.end_frame, record["end_frame"])
    for name, got in (("ranks", result.ranks), ("final_scores", result.final_scores)):
        if list(got) != record[name]:
            yield f"{name} {list(got)}, recorded {record[name]}"


def _line_differences(where: str, got: Sequence[str], want: Sequence[str]) -> Iterator[str]:
    if len(got) != len(want):
        yield f"{where}: {len(got)} lines, recorded {len(want)}"
    for line, (one, other) in enumerate(zip(got, want), 1):
        if one != other:
            yield f"{where}, line {line}: {one!r}, recorded {other!r}"
