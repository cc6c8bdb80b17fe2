"""Mutated sessions for the bots: whatever the lines are, a bot ends or goes on with a sentence, in time.

``python -m tests.bot.fuzz BOT --sessions 10000`` runs many in this process, one after the other.
"""
from __future__ import annotations

import argparse
import gc
import resource
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from itertools import chain
from random import Random
from types import FrameType

from arena.contract.setup import NO_LIMITS, Setup
from arena.games import load_game
from botkit.client.parameters import effort_name, set_parameter
from tests.bot.bots import BOTS, game_of, package_of, params_of
from tests.botkit.client.conversation import Bot, talk

PATIENCE_S = 20.0
"""Seconds of processor time: a session that takes more is one that hangs, however busy the machine is."""
LEAST_EFFORT = 2
MOST_TURNS = 6
MOST_ROUNDS = 30
SESSIONS_A_COLLECTION = 50
MEMORY_MIB = 3000
WORDS = (
    "", "-1", "0", "1", "2", "7", "99", "-99", "4096", "2147483648", "9" * 30, "9" * 5000, "1e9", "nan", "-inf", "0.5",
    "x", "é", "\u0663", "\u2028", "\x00", "None", "START", "END", "-", "#", "1_0", "0x1", "+3", "-0", "a b", '"',
    "\ufeff1",
)
"""What no referee sends, or not there."""


class Hangs(BaseException):
    """A session has taken too long."""


@cache
def places(bot: str) -> list[tuple[str, int, int]]:
    """Every edition of the bot's game, number of seats, and seat."""
    game = load_game(game_of(bot))
    return [(edition, seats, seat) for edition in game.editions for seats in game.seats for seat in range(seats)]


@cache
def inputs(bot: str, edition: str, seats: int) -> list[list[list[str]]]:
    """What each seat was sent at first in a game of random players: the lines before it, then those of each turn."""
    game = load_game(game_of(bot))
    referee = game.new_referee(Setup(1, seats, edition, NO_LIMITS))
    players = [game.baselines["random"](Random(seat)) for seat in range(seats)]
    sent = [[list(referee.init_lines(seat))] for seat in range(seats)]
    for player, (first,) in zip(players, sent):
        player.init(first)
    for _ in range(MOST_ROUNDS):
        requests = referee.requests()
        for seat, request in requests.items():
            sent[seat].append(list(request.lines))
        if requests:
            referee.apply({seat: players[seat].answer(sent[seat][-1]) for seat in requests})
    return sent


def session(bot: str, random: Random) -> list[str]:
    """Some turns of what one seat was sent in a game of random players, with one to four mutations."""
    edition, seats, seat = random.choice(places(bot))
    first, *turns = inputs(bot, edition, seats)[seat]
    begin = random.choice((0, 0, random.randrange(len(turns))))
    lines = [*first, *chain(*turns[begin : begin + random.randint(1, MOST_TURNS)])]
    for _ in range(random.randint(1, 4)):
        lines = mutated(lines, random)
    return lines


def mutated(lines: list[str], random: Random) -> list[str]:
    """The lines with one change: of lines, of words, of a number, or of characters."""
    if not lines:
        return [random.choice(WORDS)]
    at, other = random.choice((0, *[random.randrange(len(lines))] * 4)), random.randrange(len(lines))
    words = lines[at].split(" ")
    word = random.randrange(len(words))
    kind = random.randrange(11)
    if kind == 0:
        return lines[:at] + lines[at + 1 :]
    if kind == 1:
        return [*lines[:at], random.choice((lines[other], "", *WORDS)), *lines[at:]]
    if kind == 2:
        return lines[:at]
    if kind == 3:
        return lines[:at] + lines[min(at, other) :]
    if kind == 4:
        words = lines[other].split(" ")
    elif kind == 5:
        words[word] = random.choice(WORDS)
    elif kind == 6:
        del words[word]
    elif kind == 7:
        words.insert(word, random.choice((words[word], *WORDS)))
    elif kind == 8:
        where = random.randrange(len(words))
        words[word], words[where] = words[where], words[word]
    elif kind == 9:
        number = words[word].lstrip("-").isdecimal() and len(words[word]) < 10
        words[word] = str(int(words[word]) + random.choice((-1, 1, 1000, -1000))) if number else words[word][::-1]
    else:
        cut = random.randrange(len(lines[at]) + 1)
        words = [lines[at][:cut] + random.choice(("", "\t", "\r", "\x85", "#", lines[other])) + lines[at][cut + 1 :]]
    return [*lines[:at], " ".join(words), *lines[at + 1 :]]


def new_bot(name: str, *settings: str) -> Bot:
    """A bot with the least effort. ``settings``: ``NAME=VALUE``."""
    params = params_of(name)
    for setting in (f"{effort_name(params)}={LEAST_EFFORT}", *settings):
        params = set_parameter(params, setting)
    bot: Bot = import_module(f"{package_of(name)}.loop").Bot(params)
    return bot


def fault(bot: Bot, lines: Sequence[str], patience_s: float = PATIENCE_S) -> str:
    """What is wrong with the bot's behaviour on these lines; nothing: an empty text."""
    try:
        with _hurry(patience_s):
            answers, messages = talk(bot, lines)
    except SystemExit as stop:
        told = str(stop.code)
        return "" if told.startswith("cannot play: ") and "\n" not in told else f"ends with {told}"
    except (Exception, Hangs):
        return traceback.format_exc()
    told = "\n".join([*answers, *messages])
    return told if "Traceback" in told else ""


def fault_of_process(command: Sequence[str], lines: Sequence[str]) -> str:
    """The same of a program."""
    text = "".join(line + "\n" for line in lines).encode()
    done = subprocess.run(command, input=text, capture_output=True, preexec_fn=_limit_processor_time)
    told = (done.stdout + done.stderr).decode()
    bad = "Traceback" in told or done.returncode not in (0, 1)
    return f"exit code {done.returncode}\n{told}" if bad else ""


def _limit_processor_time() -> None:
    """For a child: the system ends it with SIGXCPU when its patience is over."""
    resource.setrlimit(resource.RLIMIT_CPU, (round(PATIENCE_S), round(PATIENCE_S)))


@contextmanager
def _hurry(patience_s: float) -> Iterator[None]:
    def ring(signum: int, frame: FrameType | None) -> None:
        raise Hangs

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, patience_s, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


def faults(bot: str, count: int, seed: int) -> Iterator[tuple[str, list[str]]]:
    """The faults in so many mutated sessions, each with its lines."""
    for number in range(count):
        lines = session(bot, Random(f"{bot} {seed} {number}"))
        found = fault(new_bot(bot), lines)
        if found:
            yield found, lines
        if (number + 1) % SESSIONS_A_COLLECTION == 0:  # a session switches the collector off
            gc.unfreeze()
            gc.collect()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.fuzz", description=__doc__)
    parser.add_argument("bot", choices=BOTS)
    parser.add_argument("--sessions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=3, help="faults to show in full")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_MIB << 20, MEMORY_MIB << 20))
    found = list(faults(args.bot, args.sessions, args.seed))
    kinds: dict[str, int] = {}
    for text, lines in found:
        kind = text.rstrip().rsplit("\n", 1)[-1]
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] <= args.show:
            sys.stdout.write("\n".join(["-----", text, *lines, ""]))
    for kind, number in sorted(kinds.items(), key=lambda item: -item[1]):
        sys.stdout.write(f"{number} {kind}\n")
    sys.stdout.write(f"{args.bot}: {args.sessions} mutated sessions, {len(found)} faults\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
