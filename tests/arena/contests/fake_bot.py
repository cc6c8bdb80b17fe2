"""A bot of the fake referees: answers with a digit, and misbehaves as its arguments say, each ``WHAT@TURN``.

``late=MS`` sleeps in every turn but the first, ``half-late=MS`` in turn 4, if its value is even, ``slow@TURN ms=MS`` in
one; ``lines=N`` answers with so many lines. What few need is imported where it is used: the tests start hundreds.
"""
import os
import sys
import time


def main() -> None:
    quirks = dict(word.split("@") for word in sys.argv[1:] if "@" in word)
    given = dict(word.split("=") for word in sys.argv[1:] if "=" in word)
    lines = int(given.get("lines", 1))
    at = {what: int(turn) for what, turn in quirks.items()}
    if "stubborn" in at:
        import signal
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if at.get("crash") == 0:
        sys.exit(1)
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
        if "segv" in now:
            import signal
            os.kill(os.getpid(), signal.SIGSEGV)
        if "exit" in now:
            os._exit(0)
        if "sleep" in now:
            time.sleep(30)
        if turn > 1 and "late" in given:
            time.sleep(float(given["late"]) / 1000.0)
        if turn == 4 and value % 2 == 0:
            time.sleep(float(given.get("half-late", 0.0)) / 1000.0)
        if "slow" in now:
            time.sleep(float(given["ms"]) / 1000.0)
        if "panic" in now:
            print("panic: no map", flush=True)
            time.sleep(0.03)
            os._exit(2)
        if "half" in now:
            os.write(1, b"7")
            time.sleep(30)
        if "few" in now:
            print(7, flush=True)
            time.sleep(30)
        if "flood" in now:
            print("7" * int(given.get("size", 20_000)), flush=True)
        if "errors" in now:
            print("z" * 300_000, file=sys.stderr, flush=True)
        if "closes" in now:
            os.close(1)
            time.sleep(30)
        if "eats" in now:
            bytearray(500 << 20)
        if "shares" in now:
            import mmap
            held = mmap.mmap(-1, 300 << 20)
            for number in range(300):
                held[number << 20:(number + 1) << 20] = b"x" * (1 << 20)
            time.sleep(30)
        if "child" in now:
            import subprocess
            subprocess.Popen(["sleep", given.get("seconds", "1000")], start_new_session=True)
        if "bad" in now:
            print("\n".join(["FOO <b>bar</b>"] * lines), flush=True)
            continue
        answer = 1 + (turn * 7 + value * 3 + me) % 9
        print("\n".join([str(answer)] * lines + ["8"] * ("twice" in now)), flush=True)
        if "leaves" in now:
            os._exit(3)


try:
    main()
except EOFError:
    while any(word.startswith("stubborn") for word in sys.argv):
        time.sleep(1)
