"""The bundler finds every module that stickytape, an independent bundler, finds for a bot of the kit."""
from __future__ import annotations

import ast
from pathlib import Path

from stickytape import ModuleWriterGenerator

from bundler.modules import Modules
from tests.conftest import ROOT


def found_by_stickytape(entry: Path) -> set[str]:
    """Paths relative to the kit's folder, from the lines ``__stickytape_write_module(path, bytes)``."""
    generator = ModuleWriterGenerator([str(ROOT)])
    generator.generate_for_file(str(entry), add_python_modules=[])
    calls = (line.strip().removeprefix("__stickytape_write_module") for line in generator.build().splitlines())
    return {ast.literal_eval(call)[0] for call in calls}


def test_nothing_that_stickytape_finds_is_missing() -> None:
    entry = "bot/submit/olympics.py"
    found = found_by_stickytape(ROOT / entry)
    assert len(found) > 20
    assert found <= {*Modules(entry, ROOT).sources}
