"""The table of methods: each beats the plain program of its example on two seeds, with a small effort."""
from __future__ import annotations

import re
import subprocess
import sys

from tests.conftest import ROOT

METHODS = 7


def test_every_method_has_a_line_and_beats_its_plain_program() -> None:
    done = subprocess.run([sys.executable, "examples/methods.py", "--pairs", "2"], cwd=ROOT, capture_output=True,
                          text=True, timeout=300, check=True)
    found = re.findall(r"^(\S+) +([\d.]+) \+- [\d.]+ of (?:4|40) games  .+ ms a game, plain [\d,]+$", done.stdout, re.M)
    assert len(found) == METHODS == len(done.stdout.splitlines())
    assert sum(float(points) for _, points in found) / METHODS > 0.7
