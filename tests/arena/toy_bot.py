"""Bots of the toy game, good and bad: ``python -S toy_bot.py KIND [ARGUMENT]``. Uses the standard library only.

The tests start hundreds: what few need is imported where it is used, so that the others start in half the time.
"""
import os
import sys
import time

KIND = sys.argv[1] if len(sys.argv) > 1 else "good"
ARGUMENT = sys.argv[2] if len(sys.argv) > 2 else ""
LATE = []
"""Turns whose answers the bot keeps back until it is asked again: they are late, however slow the machine is."""


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def requests():
    """Yields the number of each turn."""
    sys.stdin.readline()
    for line in iter(sys.stdin.readline, ""):
        if line.startswith("turn"):
            sys.stdin.readline()
            yield int(line.split()[1])
        else:
            return


def compute_on_the_last_core(seconds):
    os.sched_setaffinity(0, [max(os.sched_getaffinity(0))])
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def daemon():
    """Leaves a process behind as daemons do: twice forked, in a session of its own, without environment."""
    if os.fork():
        os.wait()
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    os.closerange(0, 3)
    os.execve("/bin/sleep", ["sleep", ARGUMENT], {})


def answer(turn):
    if KIND == "sleep":
        time.sleep(float(ARGUMENT) / 1000.0 if turn else 0.0)
    elif KIND == "late" and str(turn) in ARGUMENT:
        LATE.append(turn)
        return
    elif LATE:
        say("".join(f"{late}\n" for late in LATE))
        LATE.clear()
    elif KIND in ("crash_later", "daemon_crash") and turn == 3:
        sys.exit("a message before the end")
    elif KIND == "crowded" and turn == 3:
        compute_on_the_last_core(0.03)
    elif KIND == "signal" and turn == 3:
        import signal
        os.kill(os.getpid(), getattr(signal, ARGUMENT))
    elif KIND == "hang" and turn == 3:
        time.sleep(1000)
    elif KIND == "deaf":
        os.close(0)
        say("5\n")
        time.sleep(1000)
    elif KIND == "mute":
        os.close(1)
        time.sleep(1000)
    elif KIND == "half_line" and turn == 3:
        say("5")
        time.sleep(1000)
    elif KIND == "flood_stdout":
        while True:
            os.write(1, b"nonsense\n" * 1000)
    elif KIND == "flood_stdout_no_newline":
        while True:
            os.write(1, b"nonsense" * 1000)
    elif KIND == "flood_stdout_legal":
        while True:
            os.write(1, b"5\n" * 1000)
    elif KIND == "flood_stderr":
        for _ in range(30):
            os.write(2, b"nonsense\n" * 1000)
    elif KIND == "flood_stderr_silent":
        while True:
            os.write(2, b"nonsense\n" * 1000)
    elif KIND == "illegal" and turn == 3:
        say("eleven\n")
        return
    elif KIND == "messages":
        sys.stderr.write(f"thinking about turn {turn}\n")
    elif KIND == "script":
        sys.stderr.write("</script><script>alert(1)</script><img src=x onerror=alert(2)>\n")
    elif (KIND, turn) in (("traceback", 3), ("traceback_at_last", 9)):
        say(f"{turn}\n")
        import traceback
        try:
            raise RuntimeError("lost my way")
        except RuntimeError:
            traceback.print_exc()
        return
    elif KIND == "data":
        sys.stderr.write(ARGUMENT.format(turn=turn, own=turn + 1, medals=turn // 3) + "\n")
    elif KIND == "data_after":
        say(f"{turn}\n")
        sys.stderr.write(ARGUMENT.format(own=turn + 1) + "\n")
        return
    elif KIND == "data_beside":
        say(ARGUMENT.format(own=turn + 1) + "\n")
        sys.stderr.write(f"[PDATA] y = {turn + 1}\n=>7\n")
        sys.stderr.flush()
        return
    elif KIND == "data_flood":
        sys.stderr.write("".join(f"[PDATA] name {number} = {number}\n" for number in range(3000)))
    elif KIND == "stderr_answers":
        sys.stderr.write("a message\n=>7\n")
        sys.stderr.flush()
        return
    say((ARGUMENT if KIND == "say" else str(turn % 10)) + "\n")


def main():
    if KIND == "crash_at_start":
        sys.exit("cannot begin")
    if KIND == "ignores_sigterm":
        import signal
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if KIND == "reads_nothing":
        time.sleep(1000)
    if KIND in ("children", "strays"):
        import subprocess
        subprocess.Popen(["sleep", ARGUMENT], start_new_session=KIND == "strays")
    if KIND.startswith("daemon"):
        daemon()
    for turn in requests():
        answer(turn)
    if KIND == "data_at_end":
        sys.stderr.write("[PDATA] left = 3\n")
    if KIND in ("ignores_sigterm", "stays"):
        while True:
            time.sleep(1)


main()
