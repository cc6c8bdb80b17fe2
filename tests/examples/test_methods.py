"""The table of methods, on two seeds of those that are quick."""
from __future__ import annotations

import re
import subprocess
import sys

from tests.conftest import ROOT

QUICK = ["beam", "alpha_beta"]


def test_a_method_has_a_line_and_beats_its_plain_program() -> None:
    done = subprocess.run([sys.executable, "examples/methods.py", "--pairs", "2", *QUICK], cwd=ROOT,
                          capture_output=True, text=True, timeout=300, check=True)
    found = re.findall(r"^(\S+) +([\d.]+) \+- [\d.]+ of 4 games  .+ ms a game, plain [\d,]+$", done.stdout, re.M)
    assert [name for name, _ in found] == QUICK
    assert all(float(points) > 0.5 for _, points in found)
