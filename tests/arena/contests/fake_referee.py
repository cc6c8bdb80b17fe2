"""A referee on the command line that behaves as those in use do; each of their quirks is a switch.

Its game: every turn each player is sent ``turn value`` (and first ``seat players``), and answers with a digit, which
earns the last digit of the product with the value. A player who is put out has -1.
"""
from __future__ import annotations

import argparse
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import time

STDERR_READ = 4096
MOST_BYTES = 10_000


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prefix_chars="-+", add_help=False)
    for seat in range(1, 5):
        parser.add_argument(f"-p{seat}")
    parser.add_argument("-d")
    parser.add_argument("-seed")
    parser.add_argument("-l")
    parser.add_argument("-s", action="store_true", help="serves a viewer until it is ended")
    parser.add_argument("++seed-option", default="d", choices=("d", "seed", "both", "none"))
    parser.add_argument("++ignores-d", action="store_true", help="draws a seed of its own, in silence")
    parser.add_argument("++players", type=int, default=0, help="fails with null scores for any other number")
    parser.add_argument("++warns", action="store_true", help="prints other lines before the scores")
    parser.add_argument("++no-log", action="store_true", help="does not know -l")
    parser.add_argument("++silent", type=float, default=0.0, help="sits there for so long, then has null scores")
    parser.add_argument("++fails", default="", help="plays, then ends with rc 1, until this file is there")
    parser.add_argument("++lags", default="", help="SEAT:TURN:MS[:FILE]: does not read for so long; FILE: only once")
    parser.add_argument("++leaves-child", default="", help="leaves a process behind that sleeps so many seconds")
    parser.add_argument("++ignores-sigint", action="store_true")
    parser.add_argument("++sockets", action="store_true", help="speaks to the bots by sockets in place of pipes")
    parser.add_argument("++forgives", action="store_true", help="the third answer that is late ends a player")
    parser.add_argument("++soft", action="store_true", help="50 ms more are a strike, and the third one is a timeout")
    parser.add_argument("++bank", type=float, default=0.0, help="so many ms for all answers of a player")
    parser.add_argument("++sleeps", action="store_true", help="sleeps the limit once more after a fault, as engines do")
    parser.add_argument("++boots", type=float, default=0.0, help="waits so many ms for the bots to start")
    parser.add_argument("++takes", type=float, default=0.0, help="so many seconds go by before the game begins")
    parser.add_argument("++between", action="store_true", help="prints lines between the scores and the seed")
    parser.add_argument("++no-seed-line", action="store_true")
    parser.add_argument("++hangs", type=int, default=0, help="sits there for any other number of players")
    parser.add_argument("++keeps-frames", action="store_true", help="its log has empty frames of players that are out")
    parser.add_argument("++says-nothing", action="store_true", help="has no words for a fault")
    parser.add_argument("++plays-on", action="store_true", help="the last player who is left plays on")
    parser.add_argument("++fault-score", type=int, default=-1)
    parser.add_argument("++no-fault-score", action="store_true", help="who is out keeps the score")
    parser.add_argument("++loser-has-0", action="store_true", help="the last of a clean game has 0")
    parser.add_argument("++disqualifies", action="store_true", help="has the reason in a line of its own")
    parser.add_argument("++modern", action="store_true", help="fails as old engines do on a new Java")
    parser.add_argument("++first-ms", type=float, default=2000.0)
    parser.add_argument("++turn-ms", type=float, default=300.0)
    parser.add_argument("++turns", type=int, default=8)
    parser.add_argument("++lines", type=int, default=1, help="lines of an answer")
    return parser.parse_args()


class Late(Exception):
    """A player who has not answered in time."""


class Refused(Exception):
    """An answer that breaks the rules."""


class Player:
    def __init__(self, command: str, sockets: bool) -> None:
        ours, its = socket.socketpair()
        with ours, its:
            self.process = subprocess.Popen(
                command.split(" "), stdin=its if sockets else subprocess.PIPE,
                stdout=its if sockets else subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
            stdin, stdout = self.process.stdin, self.process.stdout
            self.stdin = stdin.fileno() if stdin else os.dup(ours.fileno())
            self.stdout = stdout.fileno() if stdout else self.stdin
        self.buffer = b""
        self.overruns = self.strikes = 0
        self.used = 0.0
        self.out = False
        self.score = 0

    def send(self, text: str) -> None:
        try:
            os.write(self.stdin, text.encode())
        except OSError:
            pass

    def read_lines(self, number: int, seconds: float | None) -> str:
        """So many lines, byte by byte, as engines read; only a line that is whole by then counts."""
        deadline = seconds and time.monotonic() + seconds
        while self.buffer.count(b"\n") < number:
            left = deadline and deadline - time.monotonic()
            if len(self.buffer) > MOST_BYTES or (left is not None and left <= 0):
                raise Late
            if not select.select([self.stdout], [], [], left)[0]:
                raise Late
            data = os.read(self.stdout, 1)
            if not data:
                raise Late
            self.buffer += data
        lines = self.buffer.split(b"\n")
        self.buffer = b"\n".join(lines[number:])
        return b"".join(line + b"\n" for line in lines[:number]).decode()

    def read_stderr(self) -> str | None:
        stderr = self.process.stderr.fileno()
        if select.select([stderr], [], [], 0)[0]:
            return os.read(stderr, STDERR_READ).decode(errors="replace") or None
        return None


class Game:
    def __init__(self, args: argparse.Namespace, seed: int) -> None:
        self.args = args
        self.seed = seed
        commands = [args.p1, args.p2, args.p3, args.p4]
        self.players = [Player(command, args.sockets) for command in commands if command]
        self.frames: list[tuple[int, str | None, str | None]] = []
        self.views: list[str] = []
        self.words: list[str] = []
        self.tooltips: list[dict[str, object]] = []
        self.said = ""

    def play(self) -> None:
        values = random.Random(self.seed)
        for turn in range(self.args.turns):
            value = values.randint(1, 99)
            enough = 1 if self.args.plays_on else min(2, len(self.players))
            if sum(not player.out for player in self.players) < enough:
                break
            asked = [item for item in enumerate(self.players) if self.args.keeps_frames or not item[1].out]
            for index, (seat, player) in enumerate(asked):
                self.views.append(f"{'KEY' if index == 0 else 'INTERMEDIATE'}_FRAME {len(self.frames)}\n")
                self.words.append(self.said if index == 0 else "")
                if index == 0:
                    self.said = ""
                self.ask(turn, value, seat, player)
        self.views.append(f"KEY_FRAME {len(self.frames)}\n")
        self.words.append(self.said)

    def ask(self, turn: int, value: int, seat: int, player: Player) -> None:
        if player.out:
            self.frames.append((seat, None, None))
            return
        first = f"{seat} {len(self.players)}\n" if turn == 0 else ""
        player.send(f"{first}{turn + 1} {value}\n")
        limit = self.limit(turn, player)
        begun = time.monotonic()
        self.lag(seat, turn)
        answer = None
        try:
            soft = 0.05 if self.args.soft and player.strikes < 2 else 0.0
            answer = player.read_lines(self.args.lines, limit and limit + soft - (time.monotonic() - begun))
            took = time.monotonic() - begun
            player.strikes += limit is not None and took > limit
            player.used += took
            player.score += self.earned(answer, value)
        except Late:
            player.overruns += 1
            self.told(seat, f"${seat} has not provided {self.args.lines} lines in time")
            player.out = not self.args.forgives or player.overruns == 3 or player.process.poll() is not None
            if self.args.sleeps:
                time.sleep(limit or 0.0)
        except Refused as refused:
            self.refuse(seat, str(refused))
            player.out = True
        if player.out and not self.args.no_fault_score:
            player.score = self.args.fault_score
        self.frames.append((seat, answer, player.read_stderr()))

    def limit(self, turn: int, player: Player) -> float | None:
        """Seconds for an answer."""
        if self.args.bank:
            return max(0.001, self.args.bank / 1000.0 - player.used)
        ms = self.args.first_ms if turn == 0 else self.args.turn_ms
        return ms / 1000.0 if ms else None

    def refuse(self, seat: int, why: str) -> None:
        if self.args.disqualifies:
            self.told(seat, f"${seat}: disqualified!")
            self.said += "" if self.args.says_nothing else f"{why}\n"
        else:
            self.told(seat, f"${seat}: {why}")

    def lag(self, seat: int, turn: int) -> None:
        if not self.args.lags:
            return
        who, when, ms, *once = self.args.lags.split(":")
        if (int(who), int(when)) == (seat, turn) and not (once and os.path.exists(once[0])):
            if once:
                open(once[0], "w").close()
            time.sleep(float(ms) / 1000.0)

    @staticmethod
    def earned(answer: str, value: int) -> int:
        total = 0
        for line in answer.split("\n")[:-1]:
            if not line.strip().isdigit():
                raise Refused(f"Invalid Input: Expected a digit but got '{line}'")
            total += int(line) * value % 10
        return total

    def told(self, seat: int, words: str) -> None:
        if self.args.says_nothing:
            return
        self.said += words + "\n"
        self.tooltips.append({"turn": len(self.frames) + 1, "text": words.replace(f"${seat} ", ""), "event": seat})

    def end(self) -> None:
        """Ends its own children alone, politely."""
        for player in self.players:
            player.process.terminate()

    def log(self) -> dict[str, object]:
        seats = range(len(self.players))
        columns = {
            name: {str(seat): [None, *(frame[place] if frame[0] == seat else None for frame in self.frames)]
                   for seat in seats}
            for name, place in (("outputs", 1), ("errors", 2))
        }
        return {
            **columns, "summaries": self.words, "views": self.views, "tooltips": self.tooltips,
            "scores": {str(seat): player.score for seat, player in enumerate(self.players)},
            "uinput": [f"seed={self.seed}\n"],
            "metadata": json.dumps({"turns": str(len(self.words)), "draft_seed": "5", "of_nobody_0": "0.0",
                                    **{f"earned_{seat}": f"{self.players[seat].score:.1f}" for seat in seats},
                                    **{f"never_{seat}": "0.0" for seat in seats}}),
            "ids": {str(seat): seat for seat in seats}, "agents": [{"index": seat} for seat in seats],
        }


def failed(args: argparse.Namespace, seats: int, cause: str) -> None:
    """As a referee that has thrown: null scores, exit code 0, and the cause in the log."""
    print("\n".join(["null"] * seats))
    print("seed=0\n")
    if args.l:
        with open(args.l, "w") as file:
            json.dump({"errors": {}, "outputs": {str(seat): [None] for seat in range(seats)}, "summaries": [],
                       "views": [None], "scores": {}, "uinput": [], "tooltips": [], "failCause": cause}, file)


def main() -> int:
    args = options()
    seed = random.SystemRandom().randint(-(2**63), 2**63 - 1)
    if (args.seed is not None and args.seed_option not in ("seed", "both")) or (args.l and args.no_log):
        print("Unrecognized option: " + ("-l" if args.l and args.no_log else "-seed"), file=sys.stderr)
        return 1
    given = args.seed if args.seed is not None else (args.d or "").removeprefix("seed=")
    if given and not (args.ignores_d and args.d) and args.seed_option != "none":
        seed = int(given)
    if args.ignores_sigint:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    seats = sum(command is not None for command in (args.p1, args.p2, args.p3, args.p4))
    if args.silent:
        time.sleep(args.silent)
        failed(args, seats, "java.lang.RuntimeException: nobody came")
        return 0
    if args.players and seats != args.players:
        failed(args, seats, "java.lang.IndexOutOfBoundsException: Index 2 out of bounds\n\tat some.Place")
        return 0
    if args.hangs and seats != args.hangs:
        time.sleep(1000)
    if args.modern:
        print("Exception in thread \"main\" java.lang.reflect.InaccessibleObjectException: Unable to make protected"
              " final java.lang.Class java.lang.ClassLoader.defineClass(..) accessible: module java.base does not"
              " \"opens java.lang\" to unnamed module @1b28cdfa\n\tat java.base/java.lang.Some.place(Some.java:354)\n"
              "\tat Main.main(Main.java:5)", file=sys.stderr, flush=True)
        time.sleep(1000)
    time.sleep(args.takes)
    game = Game(args, seed)
    time.sleep(args.boots / 1000.0)
    game.play()
    if args.loser_has_0:
        min(game.players, key=lambda player: player.score).score = 0
    if args.leaves_child:
        subprocess.Popen(["sleep", args.leaves_child], start_new_session=True)
    game.end()
    if args.fails and not os.path.exists(args.fails):
        print("java.nio.file.NoSuchFileException: somewhere", file=sys.stderr)
        return 1
    if args.l:
        with open(args.l, "w") as file:
            json.dump(game.log(), file)
    if args.warns:
        print("League level: 4.\nWARNING: sun.reflect is deprecated\n17")
        print("a warning")
    print("\n".join(str(player.score) for player in game.players))
    if args.between:
        print("draftChoicesSeed=5\nshufflePlayer0Seed=7")
    if not args.no_seed_line:
        print(f"seed={seed}\n", flush=True)
    if args.s:
        print("http://localhost:8888/test.html", flush=True)
        time.sleep(1000)
    return 0


if __name__ == "__main__":
    sys.exit(main())
