"""A command-line referee around any game of the arena: ``GAME -p1 BOT .. -d seed=N -l LOG``.

It asks the bots of a turn one after the other, as published referees do, and tells what the game's own referee says.
"""
from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from arena.contract.game import Game
from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game


def main() -> None:
    """Plays one game, prints its scores and seed, and writes the log."""
    options = dict(pairwise(sys.argv[2:]))
    commands = [options[f"-p{number}"] for number in range(1, 9) if f"-p{number}" in options]
    seed = int(options["-d"].removeprefix("seed="))
    frames, scores = _played(load_game(sys.argv[1]), commands, seed)
    Path(options["-l"]).write_text(json.dumps(_log(len(commands), frames, scores, seed)), encoding="utf-8")
    sys.stdout.write("\n".join([*map(str, scores), f"seed={seed}", "", ""]))


Asked = tuple[int, str, bool]
"""A seat, its answer, and whether a turn began with it."""


def _played(game: Game, commands: Sequence[str], seed: int) -> tuple[list[Asked], list[int]]:
    """Who was asked and answered what, and the scores."""
    referee = game.new_referee(Setup(seed, len(commands), game.editions[0], NO_LIMITS))
    bots = [subprocess.Popen(command.split(" "), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for command in commands]
    unsent = {seat: list(referee.init_lines(seat)) for seat in range(len(bots))}
    frames: list[Asked] = []
    while requests := referee.requests():
        answers = {}
        for number, (seat, request) in enumerate(requests.items()):
            bot = bots[seat]
            assert bot.stdin and bot.stdout
            bot.stdin.write("".join(f"{line}\n" for line in [*unsent.pop(seat, []), *request.lines]))
            bot.stdin.flush()
            answers[seat] = bot.stdout.readline().rstrip("\n")
            frames.append((seat, answers[seat], number == 0))
        referee.apply(answers)
    for bot in bots:
        bot.terminate()
    return frames, [int(score) for score in referee.result().final_scores]


def _log(seats: int, frames: Sequence[Asked], scores: Sequence[int], seed: int) -> dict[str, object]:
    views = [f"{'KEY' if begins else 'INTERMEDIATE'}_FRAME {number}" for number, (_, _, begins) in enumerate(frames)]
    return {
        "outputs": {str(seat): [None, *(f"{answer}\n" if who == seat else None for who, answer, _ in frames)]
                    for seat in range(seats)},
        "errors": {}, "views": [*views, "KEY_FRAME"], "summaries": [""] * (len(views) + 1),
        "scores": {str(seat): score for seat, score in enumerate(scores)}, "uinput": [f"seed={seed}"], "tooltips": [],
    }


if __name__ == "__main__":
    main()
