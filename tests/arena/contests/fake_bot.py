"""A bot of the fake referees: answers with a digit, and misbehaves as its arguments say, each ``WHAT@TURN``."""
import os
import signal
import subprocess
import sys
import time


def main() -> None:
    quirks = dict(word.split("@") for word in sys.argv[1:] if "@" in word)
    lines = int(next((word[6:] for word in sys.argv if word.startswith("lines=")), 1))
    at = {what: int(turn) for what, turn in quirks.items()}
    if "stubborn" in at:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    me, _ = map(int, input().split())
    turn = 0
    while True:
        turn, value = map(int, input().split())

        now = {what for what, when in at.items() if when == turn}
        print(f"[PDATA] turn = {turn}\n[PDATA+] half = 0.5", file=sys.stderr, flush=True)
        if "says" in now:
            print("x" * 200, "\n" * 400, "y" * 70_000, file=sys.stderr, flush=True)
        if "loud" in at:
            print("z" * 5_000, file=sys.stderr, flush=True)
        if "crash" in now:
            sys.exit("my last words")
        if "exit" in now:
            os._exit(0)
        if "sleep" in now:
            time.sleep(30)
        if "slow" in now:
            time.sleep(0.4)
        if "half" in now:
            os.write(1, b"7")
            time.sleep(30)
        if "few" in now:
            print(7, flush=True)
            time.sleep(30)
        if "flood" in now:
            print("7" * 20_000, flush=True)
        if "errors" in now:
            print("z" * 300_000, file=sys.stderr, flush=True)
        if "closes" in now:
            os.close(1)
            time.sleep(30)
        if "eats" in now:
            bytearray(500 << 20)
        if "child" in now:
            subprocess.Popen(["sleep", "1000"], start_new_session=True)
        if "bad" in now:
            print("FOO <b>bar</b>", flush=True)
            continue
        answer = 1 + (turn * 7 + value * 3 + me) % 9
        print("\n".join([str(answer)] * lines + ["8"] * ("twice" in now)), flush=True)


try:
    main()
except EOFError:
    while any(word.startswith("stubborn") for word in sys.argv):
        time.sleep(1)
