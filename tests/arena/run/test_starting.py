"""Programs end with who started them, and keep to their memory, with and without the system's programs for this."""
from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from arena.run import starting
from arena.run.process import end
from arena.run.starting import started
from tests.conftest import needs_linux

SECONDS = 60
ENVIRONMENT = {"PATH": os.environ["PATH"]}
TELLS = """
import os, resource
print(os.getpid(), os.getsid(0), *resource.getrlimit(resource.RLIMIT_DATA), os.getcwd())
"""
DEAF = "import time; print('runs', flush=True); time.sleep(1000)"
STARTER = f"""
import sys, time
from arena.run import starting
if sys.argv[1] == "False":
    starting.programs_that_prepare = lambda: None
program = starting.started([sys.executable, "-c", {DEAF!r}], "/", {{"PATH": ""}})
print(program.pid, program.stdout.readline().decode().strip(), flush=True)
time.sleep(1000)
"""


@pytest.fixture(params=[True, False], ids=["by programs of the system", "by a copy of the arena"])
def quick(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if request.param and not starting.programs_that_prepare():
        pytest.skip("the system has no programs for this")
    if not request.param:
        monkeypatch.setattr(starting, "programs_that_prepare", lambda: None)
    return bool(request.param)


@pytest.mark.parametrize("limit", [0, 300 << 20])
def test_a_program_is_its_own_process_with_its_limit(quick: bool, limit: int, tmp_path: Path) -> None:
    program = started([sys.executable, "-S", "-c", TELLS], str(tmp_path), ENVIRONMENT, limit)
    out, _ = program.communicate(timeout=SECONDS)
    pid, session, soft, hard, folder = out.decode().split()
    assert int(pid) == int(session) == program.pid
    assert not limit or int(soft) == int(hard) == limit
    assert folder == str(tmp_path)


@needs_linux
def test_it_ends_with_who_started_it(quick: bool) -> None:
    starter = subprocess.Popen([sys.executable, "-c", STARTER, str(quick)], stdout=subprocess.PIPE, text=True)
    assert starter.stdout
    try:
        number, word = starter.stdout.readline().split()
        assert word == "runs"
        ended = os.pidfd_open(int(number))
    finally:
        starter.kill()
    starter.communicate(timeout=SECONDS)
    try:
        assert select.select([ended], [], [], SECONDS)[0], "it goes on"
    finally:
        os.close(ended)
        end([int(number)])


@pytest.mark.parametrize(("text", "mode"), [("echo runs", 0o755), ("#!/bin/sh\necho runs", 0o644), (None, 0)])
def test_what_the_system_cannot_run_is_an_error(quick: bool, text: str | None, mode: int, tmp_path: Path) -> None:
    program = tmp_path / "program"
    if text is not None:
        program.write_text(text)
        program.chmod(mode)
    with pytest.raises(OSError):
        started([str(program)], str(tmp_path), ENVIRONMENT)
