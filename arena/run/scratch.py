"""Fresh folders for programs, and their removal, whatever a program has made of its own."""
from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir

PREFIX = "bot-"


def free_name() -> Path:
    """A folder that is not there yet: whoever notes it before making it leaves nothing, even if interrupted between."""
    return Path(gettempdir()) / f"{PREFIX}{os.urandom(16).hex()}"


def remove(folder: Path) -> None:
    """Removes a folder with all that is in it, however deep or closed; what cannot be removed stays."""
    with suppress(RecursionError):
        shutil.rmtree(folder, ignore_errors=True)
    if os.path.lexists(folder):
        with suppress(OSError):
            subprocess.run(["sh", "-c", 'chmod -R u+rwx "$0"; rm -rf "$0"', str(folder)], stderr=subprocess.DEVNULL)
