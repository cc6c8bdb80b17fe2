"""``games``: finds games of interest in a replay file, and says how to open them."""
from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Sequence
from pathlib import Path

from arena.commands.options import (
    add_as,
    add_choice,
    add_json,
    check_seats,
    choice_of,
    recorded_game,
    whole_games,
)
from arena.commands.view import view_command
from arena.contract.files import Json
from arena.contract.record import Replay
from arena.games import game_names
from arena.statements.conditions import EXAMPLE, Choice, conditions_in

HELP = "list games of a replay file: all, those that a player lost, those with a fault ..."
DESCRIPTION = f"""Lists the games of a replay file that meet all the conditions below, each with the command that makes
its page. The conditions must all hold for the same player: the one that --seat names, or else any player.

  arena games out/olympics-1.jsonl.gz --seat mine.py --lost --where '{EXAMPLE}'"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    add_choice(parser)
    add_as(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    choice = choice_of(args)
    games = whole_games(args.file)
    check_seats([choice.seat], games)
    chosen = []
    for number, record in enumerate(games, 1):
        if seats := choice.seats(record):
            command = f"{view_command(args.file, args.name)} --game {number}"
            chosen.append((number, record, seats, command))
    if args.json:
        listed = [_as_json(number, record, seats, command) for number, record, seats, command in chosen]
        print(json.dumps({"games": listed, "of": len(games)}))
        return 0
    for number, record, seats, command in chosen:
        print(_line(number, record))
        for said in _said(choice, record, seats):
            print(f"    {said}")
        print(f"    {command}")
    print(f"{len(chosen)} of {len(games)} games")
    if not args.name and (others := {recorded_game(record) for _, record, _, _ in chosen} - {*game_names()}):
        name = shlex.quote(min(others)) if all(others) else "GAME"
        print(f"add --as {name} to these commands, if you trust the programs of that game")
    return 0


def _as_json(number: int, record: Replay, seats: Sequence[int], command: str) -> Json:
    players = [
        {"name": player.name, "rank": rank, "score": score, "faults": record.faults_of(seat)}
        for seat, (player, rank, score) in enumerate(zip(record.players, record.ranks, record.final_scores))
    ]
    return {"game": number, "seed": record.seed, "edition": record.edition,
            "turns": max(record.turn_numbers(), default=0), "players": players, "seats": seats, "command": command}


def _line(number: int, record: Replay) -> str:
    """The game's players by rank, with their scores."""
    scores = record.final_scores
    ranked = sorted(zip(record.ranks, range(len(scores))))
    players = ", ".join(
        f"{rank}. {record.names[seat]} {scores[seat]:g}" + (f" (faults: {faults})" if faults else "")
        for rank, seat in ranked for faults in [len(record.faults_of(seat))]
    )
    seed, turns = "?" if record.seed is None else record.seed, max(record.turn_numbers(), default=0)
    return f"game {number}, seed {seed}, {turns} turns: {players}"


def _said(choice: Choice, record: Replay, seats: Sequence[int]) -> list[str]:
    """The reported values that the conditions are about."""
    return [
        f"{record.names[seat]}, {condition.text}: {', '.join(map(str, values))}"
        for seat in seats for one in choice.conditions for condition in conditions_in(one)
        if condition.kind and (values := condition.values(record, seat))
    ]
