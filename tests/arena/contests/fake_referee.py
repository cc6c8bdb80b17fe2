"""A referee on the command line that behaves as those in use do; each of their quirks is a switch.

Its game: every turn each player is sent ``turn value`` (and first ``seat players``), and answers with a digit, which
earns the last digit of the product with the value. A player who is put out has -1. The tests start hundreds, so it
imports little, and what few need where it is used.
"""
from __future__ import annotations

import os
import select
import sys
import time
from _json import encode_basestring_ascii as quoted
from _random import Random

SIGPIPE, SIGTERM = 13, 15
STDERR_READ = 4096
MOST_BYTES = 10_000
OPTIONS: dict[str, tuple[object, str]] = {
    **dict.fromkeys(("p1", "p2", "p3", "p4", "d", "seed", "l"), (None, "as referees in use have it")),
    "s": (False, "serves a viewer until it is ended"),
    "seed-option": ("d", "of -d, -seed, both and none, what it knows"),
    "ignores-d": (False, "draws a seed of its own, in silence"),
    "players": (0, "fails with null scores for any other number"),
    "warns": (False, "prints other lines before the scores"),
    "murmurs": (False, "says something on stderr before it starts"),
    "complains": (False, "tells faults on stderr"),
    "no-log": (False, "does not know -l"),
    "silent": (0.0, "sits there for so long, then has null scores"),
    "fails": ("", "plays, then ends with rc 1, until this file is there"),
    "lags": ("", "SEAT:TURN:MS[:FILE]: does not read for so long; FILE: only once"),
    "leaves-child": ("", "leaves a process behind that sleeps so many seconds"),
    "ignores-sigint": (False, ""),
    "sockets": (False, "speaks to the bots by sockets in place of pipes"),
    "forgives": (False, "the third answer that is late ends a player"),
    "soft": (False, "50 ms more are a strike, and the third one is a timeout"),
    "bank": (0.0, "so many ms for all answers of a player"),
    "sleeps": (False, "sleeps the limit once more after a fault, as engines do"),
    "boots": (0.0, "waits so many ms for the bots to start"),
    "takes": (0.0, "so many seconds go by before the game begins"),
    "lingers": (0.0, "so many ms go by before it ends its bots"),
    "between": (False, "prints lines between the scores and the seed"),
    "exponents": (False, "prints scores as Java prints a double of ten millions"),
    "no-seed-line": (False, ""),
    "hangs": (0, "sits there for any other number of players"),
    "keeps-frames": (False, "its log has empty frames of players that are out"),
    "says-nothing": (False, "has no words for a fault"),
    "plays-on": (False, "the last player who is left plays on"),
    "fault-score": (-1, ""),
    "no-fault-score": (False, "who is out keeps the score"),
    "loser-has-0": (False, "the last of a clean game has 0"),
    "disqualifies": (False, "has the reason in a line of its own"),
    "modern": (False, "fails as old engines do on a new Java"),
    "first-ms": (2000.0, ""),
    "turn-ms": (300.0, ""),
    "turns": (8, ""),
    "lines": (1, "lines of an answer"),
    "greets": (0.0, "sends everybody the first line so many ms before it asks anybody"),
    "parts": (0.0, "sends the first line so many ms before the second one"),
}
"""By name: the default, whose type it has, and what it does. A switch is False by default, and has no value."""


class Options:
    """The command line: ``-NAME`` as referees in use have it, or ``++NAME`` for a quirk."""

    def __init__(self) -> None:
        for name, (default, _) in OPTIONS.items():
            setattr(self, name.replace("-", "_"), default)
        words = iter(sys.argv[1:])
        for word in words:
            name, equals, value = word.lstrip("-+").partition("=")
            default = OPTIONS[name][0]
            kind = str if default is None else type(default)
            given = True if default is False else kind(value if equals else next(words))
            setattr(self, name.replace("-", "_"), given)


def drawn(values: Random) -> int:
    """From 1 to 99, as random.randint draws it."""
    while (bits := values.getrandbits(7)) >= 99:
        pass
    return 1 + bits


def as_json(value: object) -> str:
    """As json.dumps does it, which takes longer to load than a game takes."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(name)}: {as_json(one)}" for name, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(as_json, value)) + "]"
    return quoted(value) if isinstance(value, str) else "null" if value is None else str(value)


class Late(Exception):
    """A player who has not answered in time."""


class Refused(Exception):
    """An answer that breaks the rules."""


class Player:
    def __init__(self, command: str, sockets: bool) -> None:
        if sockets:
            import socket
            ours, its = (one.detach() for one in socket.socketpair())
            self.stdin = self.stdout = ours
            streams = [its, its]
        else:
            stdin, self.stdin = os.pipe()
            self.stdout, stdout = os.pipe()
            streams = [stdin, stdout]
        self.stderr, stderr = os.pipe()
        streams.append(stderr)
        words = command.split(" ")
        self.pid = os.posix_spawnp(words[0], words, os.environ, setsigdef=[SIGPIPE], file_actions=[
            (os.POSIX_SPAWN_DUP2, stream, number) for number, stream in enumerate(streams)])
        for stream in {*streams}:
            os.close(stream)
        self.gone = False
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

    def has_ended(self) -> bool:
        self.gone = self.gone or os.waitpid(self.pid, os.WNOHANG)[0] == self.pid
        return self.gone

    def read_stderr(self) -> str | None:
        if select.select([self.stderr], [], [], 0)[0]:
            return os.read(self.stderr, STDERR_READ).decode(errors="replace") or None
        return None


class Game:
    def __init__(self, args: Options, seed: int) -> None:
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
        values = Random(self.seed)
        if self.args.greets:
            for seat, player in enumerate(self.players):
                player.send(f"{seat} {len(self.players)}\n")
            time.sleep(self.args.greets / 1000.0)
        for turn in range(self.args.turns):
            value = drawn(values)
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
        first = f"{seat} {len(self.players)}\n" if turn == 0 and not self.args.greets else ""
        if first and self.args.parts:
            player.send(first)
            first = ""
            time.sleep(self.args.parts / 1000.0)
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
            player.out = not self.args.forgives or player.overruns == 3 or player.has_ended()
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
        if self.args.complains:
            print(words.replace("$", "player "), file=sys.stderr, flush=True)
        if self.args.says_nothing:
            return
        self.said += words + "\n"
        self.tooltips.append({"turn": len(self.frames) + 1, "text": words.replace(f"${seat} ", ""), "event": seat})

    def end(self) -> None:
        """Ends its own children alone, politely."""
        for player in self.players:
            if not player.has_ended():
                os.kill(player.pid, SIGTERM)

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
            "metadata": as_json({"turns": str(len(self.words)), "draft_seed": "5", "of_nobody_0": "0.0",
                                    **{f"earned_{seat}": f"{self.players[seat].score:.1f}" for seat in seats},
                                    **{f"never_{seat}": "0.0" for seat in seats}}),
            "ids": {str(seat): seat for seat in seats}, "agents": [{"index": seat} for seat in seats],
        }


def failed(args: Options, seats: int, cause: str) -> None:
    """As a referee that has thrown: null scores, exit code 0, and the cause in the log."""
    print("\n".join(["null"] * seats))
    print("seed=0\n")
    if args.l:
        with open(args.l, "w") as file:
            file.write(as_json({
                "errors": {}, "outputs": {str(seat): [None] for seat in range(seats)}, "summaries": [],
                "views": [None], "scores": {}, "uinput": [], "tooltips": [], "failCause": cause}))


def main() -> int:
    args = Options()
    if args.murmurs:
        print("WARNING: sun.reflect is deprecated", file=sys.stderr, flush=True)
    seed = int.from_bytes(os.urandom(8), "big", signed=True)
    if (args.seed is not None and args.seed_option not in ("seed", "both")) or (args.l and args.no_log):
        print("Unrecognized option: " + ("-l" if args.l and args.no_log else "-seed"), file=sys.stderr)
        return 1
    given = args.seed if args.seed is not None else (args.d or "").removeprefix("seed=")
    if given and not (args.ignores_d and args.d) and args.seed_option != "none":
        seed = int(given)
    if args.ignores_sigint:
        import signal
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
        import subprocess
        subprocess.Popen(["sleep", args.leaves_child], start_new_session=True)
    time.sleep(args.lingers / 1000.0)
    game.end()
    if args.fails and not os.path.exists(args.fails):
        print("java.nio.file.NoSuchFileException: somewhere", file=sys.stderr)
        return 1
    if args.l:
        with open(args.l, "w") as file:
            file.write(as_json(game.log()))
    if args.warns:
        print("League level: 4.\nWARNING: sun.reflect is deprecated\n17")
        print("a warning")
    print("\n".join(f"{player.score:E}" if args.exponents else str(player.score) for player in game.players))
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
