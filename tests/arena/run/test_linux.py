"""What only Linux tells."""
from __future__ import annotations

import os
import subprocess
import sys

import pytest

from arena.run.linux import OPEN, StallMeter, bytes_used, waits_of


@pytest.mark.wall_time
@pytest.mark.skipif(not OPEN, reason="only Linux counts it")
def test_the_arena_knows_how_long_it_waited_for_a_core() -> None:
    meter = StallMeter()
    spinner = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    home = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, [min(home)])
        os.sched_setaffinity(spinner.pid, [min(home)])
        before, waited = meter.ms(), waits_of([os.getpid()])
        for _ in range(3_000_000):
            pass
        assert meter.ms() > before
        both = waits_of([os.getpid(), spinner.pid])
        assert both[str(spinner.pid)] > 0.0 and both[str(os.getpid())] > waited[str(os.getpid())]
    finally:
        os.sched_setaffinity(0, home)
        spinner.kill()
        spinner.wait()
        meter.close()


@pytest.mark.skipif(not OPEN, reason="only Linux counts it")
def test_a_program_that_is_not_isolated_yet_does_not_answer_for_what_lies_in_the_machines_folders() -> None:
    assert bytes_used([os.getpid()], most=1 << 60, folders=["/"]) < 1 << 30


HIDES = """
import ctypes, os, sys
os.getuid() or os.setuid(65534)
ctypes.CDLL(None).prctl(4, 0)  # not dumpable: others of its user see the files of /proc no more
x = b"x" * (60 << 20)
print(flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(not OPEN, reason="only Linux counts it")
def test_a_program_that_hides_what_it_shares_is_counted_all_the_same() -> None:
    with subprocess.Popen(
        [sys.executable, "-S", "-c", HIDES], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as hidden:
        assert hidden.stdout and hidden.stdout.readline()
        reads, writes = os.pipe()
        if not os.fork():
            if not os.getuid():
                os.setuid(65534)
            os.write(writes, f"{bytes_used([hidden.pid], most=1)}\n".encode())
            os._exit(0)
        os.wait()
        assert 60 << 20 <= int(os.read(reads, 64)) < 200 << 20
        for end in (reads, writes):
            os.close(end)
