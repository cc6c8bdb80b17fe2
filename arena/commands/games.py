"""``games``: finds games of interest in a replay file, and says how to open them."""
from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path

from arena.commands import options
from arena.commands.view import view_command
from arena.contract.files import Json
from arena.contract.record import Replay
from arena.games import game_names
from arena.statements.filters import EXAMPLE, Choice, conditions_in

HELP = "find games in a replay file: those that a player lost, with a fault, by what programs say of themselves"
DESCRIPTION = f"""Lists the games of a replay file that meet all the conditions below, each with the command that makes
its page. The conditions must all hold for the same player: the one that --seat names, or else any player.

  arena games out/olympics-1.jsonl.gz --seat mine.py --lost --where '{EXAMPLE}'"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="replay file")
    options.add_choice(parser)
    options.add_as(parser)
    options.add_json(parser)


def run(args: argparse.Namespace) -> int:
    choice = options.choice_of(args)
    games = options.whole_games(args.file)
    options.check_seats([choice.seat], games)
    chosen = []
    for number, record in enumerate(games, 1):
        if seats := choice.seats(record):
            chosen.append((record, _as_json(number, record, seats, view_command(args.file, args.name, number))))
    if args.json:
        print(json.dumps({"games": [told for _, told in chosen], "of": len(games)}))
        return 0
    for record, told in chosen:
        print(_line(told))
        for said in (*_said(choice, record, told["seats"]), told["command"]):
            print(f"    {said}")
    print(f"{len(chosen)} of {len(games)} games")
    if not args.name and (others := {options.recorded_game(record) for record, _ in chosen} - {*game_names()}):
        name = shlex.quote(min(others)) if all(others) else "GAME"
        print(f"add --as {name} to these commands, if you trust the programs of that game")
    return 0


def _as_json(number: int, record: Replay, seats: Sequence[int], command: str) -> Json:
    players = [{"name": player.name, "rank": rank, "score": score, "faults": record.faults_of(seat)}
               for seat, (player, rank, score) in enumerate(zip(record.players, record.ranks, record.final_scores))]
    return {"game": number, "seed": record.seed, "edition": record.edition,
            "turns": max(record.turn_numbers(), default=0), "players": players, "seats": seats, "command": command}


def _line(told: Json) -> str:
    players = ", ".join(
        f"{player['rank']}. {player['name']} {player['score']:g}"
        + (f" (faults: {len(player['faults'])})" if player["faults"] else "")
        for player in sorted(told["players"], key=itemgetter("rank")))
    seed = "?" if told["seed"] is None else told["seed"]
    return f"game {told['game']}, seed {seed}, {told['turns']} turns: {players}"


def _said(choice: Choice, record: Replay, seats: Sequence[int]) -> list[str]:
    return [f"{record.names[seat]}, {condition.text}: {', '.join(map(str, values))}"
            for seat in seats for one in choice.conditions for condition in conditions_in(one)
            if condition.kind and (values := condition.values(record, seat))]
