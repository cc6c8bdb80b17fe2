"""``.ci/oldest`` in a folder and with programs that are made for it: no Python 3.9 is needed here."""
from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / ".ci" / "oldest"
NEEDS = ("bash", "dirname", "mkdir", "cp", "chmod")
OLD_PYTHON = """#!/bin/bash
case "$*" in
    *venv*--clear*) mkdir -p out/oldest/bin && cp "$0" out/oldest/bin/python;;
    *pip*) exit {pip};;
    *numpy*) exit {pip};;
esac
"""
KIT_PYTHON = '#!/bin/bash\necho "$@"\n[ "$1" != "${FAILS:-}" ]\n'


def program(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    file.chmod(0o755)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with the script, a Python of the kit that says its arguments, and hardly a program on PATH."""
    program(tmp_path / ".ci" / "oldest", SCRIPT.read_text())
    program(tmp_path / ".venv/bin/python", KIT_PYTHON)
    for name in NEEDS:
        found = shutil.which(name)
        assert found
        (tmp_path / "path").mkdir(exist_ok=True)
        (tmp_path / "path" / name).symlink_to(found)
    return tmp_path


def oldest(project: Path, **variables: str) -> tuple[int, str]:
    """Exit code, and what the script says."""
    environment = {"PATH": str(project / "path"), "HOME": os.environ.get("HOME", "/"), **variables}
    run = subprocess.run([project / ".ci/oldest"], env=environment, capture_output=True, text=True, cwd="/")
    assert run.stderr == ""
    return run.returncode, run.stdout


def test_without_python_39_it_is_skipped(project: Path) -> None:
    program(project / "path/python3.9", "#!/bin/bash\nexit 127\n")  # like pyenv's, for a version that is not chosen
    code, said = oldest(project)
    assert (code, said.startswith("skipped: no Python 3.9")) == (0, True)


def test_without_its_numpy_it_is_skipped(project: Path) -> None:
    program(project / "path/python3.9", OLD_PYTHON.format(pip=1))
    code, said = oldest(project)
    assert (code, said.startswith("skipped: numpy 1.20.2 cannot be installed for python3.9")) == (0, True)


@pytest.mark.parametrize("place", ["path/python3.9", "pyenv/versions/3.9.18/bin/python"])
def test_built_files_are_tried_on_openings_and_on_recordings(project: Path, place: str) -> None:
    program(project / place, OLD_PYTHON.format(pip=0))
    program(project / "path/pyenv", f"#!/bin/bash\necho {project / 'pyenv'}\n")
    tried = ["bundle.py --check --python out/oldest/bin/python", "-m arena regress --python out/oldest/bin/python"]
    code, said = oldest(project)
    assert (code, said.splitlines()) == (0, tried)
    assert oldest(project) == (0, said), "a second time, when all is installed"


@pytest.mark.parametrize("fails", ["bundle.py", "-m"])
def test_a_difference_fails(project: Path, fails: str) -> None:
    program(project / "path/python3.9", OLD_PYTHON.format(pip=0))
    code, said = oldest(project, FAILS=fails)
    assert (code, len(said.splitlines())) == (1, 2)
