"""A bot that plays a recorded game by heart, and then misbehaves: ``python -S bad_bot.py SCRIPT KIND``.

SCRIPT is JSON: ``skip`` (lines before the first request), ``turns`` [[lines of the request, answer]],
``stream``. The standard library alone.
"""
import json
import os
import signal
import sys
import time

GOOD_TURNS = 2
with open(sys.argv[1]) as file:
    SCRIPT = json.load(file)
KIND = sys.argv[2]
OUT = 2 if SCRIPT["stream"] == "stderr" else 1


def misbehave():
    if KIND == "crash_later":
        sys.exit("no more")
    elif KIND == "closes_pipes":
        os.close(0)
        os.close(OUT)
        time.sleep(1000)
    elif KIND == "half_line":
        os.write(OUT, b"a")
        time.sleep(1000)
    elif KIND == "flood_stdout":
        while True:
            os.write(1, b"nonsense" * 1000)
    elif KIND == "flood_stderr":
        while True:
            os.write(2, b"nonsense\n" * 1000)
    elif KIND == "illegal":
        os.write(OUT, SCRIPT["prefix"].encode() + b"nonsense\n")
        for _ in sys.stdin:
            os.write(OUT, SCRIPT["prefix"].encode() + b"nonsense\n")
    else:
        time.sleep(1000)


def main():
    if KIND == "crash_at_start":
        sys.exit("cannot begin")
    if KIND == "ignores_sigterm":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for _ in range(SCRIPT["skip"]):
        sys.stdin.readline()
    for number, (lines, answer) in enumerate(SCRIPT["turns"]):
        for _ in range(lines):
            sys.stdin.readline()
        if number == GOOD_TURNS and KIND != "ignores_sigterm":
            misbehave()
        os.write(OUT, answer.encode() + b"\n")
    time.sleep(1000)


main()
