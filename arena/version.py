"""The kit's version, which stands in ``pyproject.toml`` alone."""
from __future__ import annotations

from importlib import metadata
from pathlib import Path

import tomllib

PACKAGE = "contest-bots"
PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


def version() -> str:
    """The version of the checkout that this module is in, or else that of the installed package.

    An editable installation is a checkout, too: its metadata are as old as the installation.
    """
    if PROJECT.is_file():
        project = tomllib.loads(PROJECT.read_text(encoding="utf-8")).get("project", {})
        if project.get("name") == PACKAGE:
            return str(project["version"])
    return metadata.version(PACKAGE)
