"""The version, which stands in ``pyproject.toml`` alone."""
from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import tomllib

from arena import cli
from tests.conftest import ROOT

HERE = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_the_command_prints_it(arena: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    done = arena("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"arena {HERE}\n", "")


def test_built_files_have_it_in_their_first_line() -> None:
    for file in (ROOT / "dist").glob("*.py"):
        assert f"contest-bots {HERE}, " in file.read_text(encoding="utf-8").splitlines()[1]


def test_a_checkout_is_newer_than_its_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text('[project]\nname = "contest-bots"\nversion = "9.8.7"\n')
    monkeypatch.setattr(cli, "PROJECT", project)
    assert cli.version() == "9.8.7"


@pytest.mark.parametrize("others", [None, '[project]\nname = "others"\nversion = "9.8.7"\n', "[tool.others]\n"])
def test_an_installed_package_has_its_metadata(
    others: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where another package has left its ``pyproject.toml`` among the packages."""
    if others:
        (tmp_path / "pyproject.toml").write_text(others)
    monkeypatch.setattr(cli, "PROJECT", tmp_path / "pyproject.toml")
    monkeypatch.setattr(cli.metadata, "version", {"contest-bots": "5.4.3"}.__getitem__)
    assert cli.version() == "5.4.3"


def test_changes_of_the_version_are_told() -> None:
    assert f"## [{HERE}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
