"""Commands that are started with another Python than the kit's own say what to type."""
from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import pytest

from arena import own_python

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def bare_python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Python without packages."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, symlinks=True)
    return str(folder / "bin" / "python")


@pytest.mark.parametrize(
    "words",
    ["-m arena play ewn builtin:greedy builtin:kit", "-m arena tune x", "bundle.py ewn"],
)
def test_a_python_without_the_packages_says_what_to_type(bare_python: str, words: str) -> None:
    done = subprocess.run([bare_python, *words.split()], cwd=ROOT, text=True, capture_output=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "has no package" in done.stderr
    assert done.stderr.endswith(f"; type: make setup && .venv/bin/python {words}\n")
    assert done.stderr.count("\n") == 1


def test_an_old_python_says_what_to_type(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(own_python, "OLDEST", (99, 0))
    monkeypatch.setattr(sys, "argv", ["bundle.py", "--set", "a=b c"])
    with pytest.raises(SystemExit) as end, own_python.own_python("bundle.py"):
        pytest.fail("goes on")
    assert end.value.code == 2
    assert capsys.readouterr().err.endswith("; type: make setup && .venv/bin/python bundle.py --set 'a=b c'\n")


def test_a_missing_module_of_the_kit_is_no_missing_package() -> None:
    with pytest.raises(ModuleNotFoundError), own_python.own_python("bundle.py"):
        raise ModuleNotFoundError(name="bot.nosuch")
