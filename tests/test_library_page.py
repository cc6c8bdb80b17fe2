"""docs/library.md: its programs run as they stand there, and print what the page says."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
NAMES = [re.findall(r"class (\w+)", program)[0] for program, _ in PROGRAMS]
LONGEST = 40
SEARCHES = {file.stem for file in (ROOT / "botkit" / "search").glob("*.py") if "SearchResult" in file.read_text()}
SEARCHES -= {"result"}
IN_ARRAYS = {"decoupled_uct", "layers", "monte_carlo", "uct"}
"""Their games are too long for a page."""
METHODS = sorted(SEARCHES - IN_ARRAYS)


@pytest.mark.parametrize(("program", "printed"), PROGRAMS, ids=NAMES)
def test_a_program_prints_what_the_page_says(program: str, printed: str, tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(program)
    done = subprocess.run([sys.executable, file], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == printed
    assert len(program.splitlines()) <= LONGEST


def test_every_program_of_the_page_is_run() -> None:
    assert len(PROGRAMS) == PAGE.count("```python") >= len(METHODS)


@pytest.mark.parametrize("method", METHODS)
def test_every_method_has_a_program(method: str) -> None:
    assert any(f"from botkit.search.{method} import" in program for program, _ in PROGRAMS)


@pytest.mark.parametrize("method", sorted(SEARCHES))
def test_every_search_has_tests(method: str) -> None:
    assert (ROOT / "tests" / "botkit" / "search" / f"test_{method}.py").is_file()


def test_every_search_has_a_row() -> None:
    rows = PAGE.partition("## Which one?")[2].partition("\n## ")[0].splitlines()
    assert {method for row in rows for method in re.findall(r"\| \[?`(\w+)`", row)} == SEARCHES
