"""``verify``: checks recorded games, turns and values against the rules."""
from __future__ import annotations

import argparse
import itertools
from pathlib import Path

from arena.commands.options import UsageError, add_game, find_game, progress
from arena.contract.exit_codes import FAILED
from arena.contract.files import Json, read_json
from arena.contract.game import Game, GameFailed
from arena.contract.record import replay_of
from arena.match.rerun import is_own, rerun
from arena.match.summary import counted

HELP = "replay recorded games, turns or values through the rules"
DESCRIPTION = """Replays recorded games, turns or exact values through the rules, and compares every line, legal
move, state, score and value. It takes every format of replays/README.md and the arena's own replays. Games of the
arena, and of a contest whose seeds are known, are played again from seed and answers alone. The last line is
'N records, D differences'; the exit code is 0 only if all agree."""
SHOWN_RECORDS = 10
"""The most records whose differences are shown."""
SHOWN_IN_A_RECORD = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="JSON or JSON lines, plain or gzip")


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    records = total = shown = from_seed = 0
    for path in args.files:
        held = list(read_json(path))
        other = next((record.get("game") for record in filter(is_own, held) if record.get("game") != game.name), None)
        if other:
            raise UsageError(f"{path} is of {other}, not of {game.name}")
        for number, record in enumerate(progress(f"records of {path.name}", len(held), of=held), 1):
            records += 1
            different, is_played = _differences(game, record)
            from_seed += is_played and (is_own(record) or game.has_seed(record))
            total += bool(different)
            if different and shown < SHOWN_RECORDS:
                shown += 1
                more = ["and more"] if len(different) > SHOWN_IN_A_RECORD else []
                for sentence in [*different[:SHOWN_IN_A_RECORD], *more]:
                    print(f"{path}, record {number}: {sentence}")
    print(f"{counted(from_seed, 'game')} played again from seed and answers alone")
    print(f"{counted(records, 'record')}, {counted(total, 'difference')}")
    return FAILED if total or not records else 0


def _differences(game: Game, record: Json) -> tuple[list[str], bool]:
    """The first differences, and whether the record could be played again."""
    try:
        found = rerun(game, replay_of(record)) if is_own(record) else game.differences(record)
        return list(itertools.islice(found, SHOWN_IN_A_RECORD + 1)), True
    except (ValueError, GameFailed) as error:
        return [f"it cannot be played again: {error}"], False
    except Exception as error:
        return [f"it cannot be played again: {type(error).__name__}: {error}"], False
