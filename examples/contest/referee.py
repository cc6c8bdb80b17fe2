"""The referee of Coins, a small contest of its own: a program as people publish them in the week of a contest.

    python referee.py -p1 BOT -p2 BOT [-d seed=N] [-l LOG]

It starts the two bots itself and prints their scores. Each has a piece on a field with coins. Every turn both are sent

    turn  width  height
    x y  of their own piece, then x y of the other one
    how many coins there are, then  x y value  of each

and answer UP, DOWN, LEFT, RIGHT or WAIT. Both move at once. A coin goes to whoever stands on it; if both do, it stays.
An answer that is late (1,000 ms at first, then 50) or that is none of these words puts a player out, with -1. Like the
engine of the contest's site, the referee then sleeps the limit once more, so that a program can say why it ends.
"""
from __future__ import annotations

import argparse
import json
import random
import select
import subprocess
import time

WIDTH, HEIGHT, COINS, TURNS = 12, 7, 16, 30
FIRST_SECONDS, TURN_SECONDS = 1.0, 0.05
STEPS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0), "WAIT": (0, 0)}
STDERR_BYTES = 4096


class Player:
    """One bot and its piece."""

    def __init__(self, command: str, place: tuple[int, int]) -> None:
        self.process = subprocess.Popen(
            command.split(" "), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        self.place = place
        self.score = 0
        self.out = False
        self.unread = b""

    def ask(self, text: str, seconds: float) -> str | None:
        """The line that answers ``text``; ``None`` if there is none in time."""
        deadline = time.monotonic() + seconds
        stdout = self.process.stdout
        assert self.process.stdin and stdout
        try:
            self.process.stdin.write(text.encode())
        except OSError:
            return None
        while b"\n" not in self.unread:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([stdout], [], [], left)[0]:
                return None
            data = stdout.read(4096)
            if not data:
                return None
            self.unread += data
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def said(self) -> str | None:
        """What it has just written to stderr."""
        stderr = self.process.stderr
        if stderr and select.select([stderr], [], [], 0)[0]:
            return stderr.read(STDERR_BYTES).decode("utf-8", "replace") or None
        return None


class Game:
    """One game, and its log. A frame of the log is one player being asked."""

    def __init__(self, commands: list[str], seed: int) -> None:
        self.random = random.Random(seed)
        self.seed = seed
        places = [(x, y) for x in range(WIDTH) for y in range(HEIGHT)]
        free = self.random.sample(places, COINS + 1)
        start = free.pop()
        self.coins = {place: self.random.randint(1, 9) for place in free}
        other = (WIDTH - 1 - start[0], HEIGHT - 1 - start[1])
        self.players = [Player(commands[0], start), Player(commands[1], other)]
        self.outputs: list[list[str | None]] = [[None], [None]]
        self.errors: list[list[str | None]] = [[None], [None]]
        self.views: list[str] = []
        self.summaries: list[str] = []

    def play(self) -> None:
        """Plays until there are no coins, no turns, or not two players left."""
        told = ""
        for turn in range(1, TURNS + 1):
            if not self.coins or any(player.out for player in self.players):
                break
            steps = []
            for seat in range(2):
                self.views.append(f"{'INTERMEDIATE' if seat else 'KEY'}_FRAME {len(self.views)}\n")
                self.summaries.append("" if seat else told)
                steps.append(self.ask(turn, seat))
            told = self.move(steps)
        self.views.append(f"KEY_FRAME {len(self.views)}\n")
        self.summaries.append(told)

    def ask(self, turn: int, seat: int) -> str | None:
        """The step of one player."""
        player, other = self.players[seat], self.players[1 - seat]
        seconds = FIRST_SECONDS if turn == 1 else TURN_SECONDS
        places = [f"{x} {y}" for x, y in (player.place, other.place)]
        coins = [f"{x} {y} {value}" for (x, y), value in sorted(self.coins.items())]
        lines = [f"{turn} {WIDTH} {HEIGHT}", *places, str(len(coins)), *coins]
        answer = player.ask("\n".join(lines) + "\n", seconds)
        if answer is None:
            time.sleep(seconds)
        self.outputs[seat].append(None if answer is None else f"{answer}\n")
        self.outputs[1 - seat].append(None)
        self.errors[seat].append(player.said())
        self.errors[1 - seat].append(None)
        return answer

    def move(self, steps: list[str | None]) -> str:
        """Moves both pieces; returns what there is to say of it."""
        told = ""
        for seat, (player, step) in enumerate(zip(self.players, steps)):
            if step not in STEPS:
                player.out, player.score = True, -1
                told += (f"${seat} has not provided 1 lines in time\n" if step is None
                         else f"${seat}: expected UP, DOWN, LEFT, RIGHT or WAIT, but got '{step}'\n")
                continue
            x, y = (place + change for place, change in zip(player.place, STEPS[step]))
            player.place = (min(max(x, 0), WIDTH - 1), min(max(y, 0), HEIGHT - 1))
        if self.players[0].place == self.players[1].place:
            return told
        for seat, player in enumerate(self.players):
            if not player.out and (value := self.coins.pop(player.place, 0)):
                player.score += value
                told += f"${seat} takes {value}\n"
        return told

    def log(self) -> dict[str, object]:
        """The whole game as the engines of such referees write it."""
        return {
            "outputs": {str(seat): lines for seat, lines in enumerate(self.outputs)},
            "errors": {str(seat): lines for seat, lines in enumerate(self.errors)},
            "summaries": self.summaries, "views": self.views, "tooltips": [],
            "scores": {str(seat): player.score for seat, player in enumerate(self.players)},
            "uinput": [f"seed={self.seed}\n"], "metadata": json.dumps({"coins left": str(len(self.coins))}),
        }


def main() -> None:
    """Plays one game."""
    parser = argparse.ArgumentParser()
    parser.add_argument("-p1", required=True)
    parser.add_argument("-p2", required=True)
    parser.add_argument("-d", default="")
    parser.add_argument("-l")
    args = parser.parse_args()
    seed = int(args.d.removeprefix("seed=") or random.randrange(2**63))
    game = Game([args.p1, args.p2], seed)
    game.play()
    for player in game.players:
        player.process.terminate()
    if args.l:
        with open(args.l, "w", encoding="utf-8") as file:
            json.dump(game.log(), file)
    print(*(player.score for player in game.players), f"seed={seed}", "", sep="\n")


if __name__ == "__main__":
    main()
