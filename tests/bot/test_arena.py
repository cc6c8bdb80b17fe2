"""The arena's former name."""
import subprocess
import sys

from tests.conftest import ROOT


def test_the_former_name_says_what_to_type() -> None:
    command = [sys.executable, "-m", "bot.arena", "play", "ewn", "python dist/ewn.py", "builtin:greedy"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith("type: arena play ewn 'python dist/ewn.py' builtin:greedy")
    assert len(done.stderr.splitlines()) == 1
