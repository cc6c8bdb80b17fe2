"""A command-line referee around any game of the arena: ``around.py GAME -p1 BOT .. -d seed=N -l LOG``.

It asks the bots of a turn one after the other, as published referees do, and tells what the game's own referee says.
"""
from __future__ import annotations

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from arena.game import load_game
from arena.setup import NO_LIMITS, Setup


def main() -> None:
    options = dict(pairwise(sys.argv[2:]))
    commands = [options[f"-p{number}"] for number in range(1, 9) if f"-p{number}" in options]
    seed = int(options["-d"].removeprefix("seed="))
    game = load_game(sys.argv[1])
    referee = game.new_referee(Setup(seed, len(commands), game.editions[0], NO_LIMITS))
    bots = [subprocess.Popen(command.split(" "), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            for command in commands]
    unsent = {seat: list(referee.init_lines(seat)) for seat in range(len(bots))}
    frames: list[tuple[int, str]] = []
    views: list[str] = []
    while requests := referee.requests():
        answers = {}
        for number, (seat, request) in enumerate(requests.items()):
            bot = bots[seat]
            assert bot.stdin and bot.stdout
            bot.stdin.write("".join(f"{line}\n" for line in [*unsent.pop(seat, []), *request.lines]))
            bot.stdin.flush()
            answers[seat] = bot.stdout.readline().rstrip("\n")
            frames.append((seat, answers[seat]))
            views.append(f"{'INTERMEDIATE' if number else 'KEY'}_FRAME {len(views)}")
        referee.apply(answers)
    result = referee.result()
    outputs = {str(seat): [None, *(f"{answer}\n" if who == seat else None for who, answer in frames)]
               for seat in range(len(bots))}
    scores = [int(score) for score in result.final_scores]
    Path(options["-l"]).write_text(json.dumps({
        "outputs": outputs, "errors": {}, "views": [*views, "KEY_FRAME"], "summaries": [""] * (len(views) + 1),
        "scores": {str(seat): score for seat, score in enumerate(scores)}, "uinput": [f"seed={seed}"], "tooltips": []}))
    sys.stdout.write("\n".join([*map(str, scores), f"seed={seed}", "", ""]))
    for bot in bots:
        bot.terminate()


main()
