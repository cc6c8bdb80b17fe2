"""Talks with a bot that runs in this process."""
from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from typing import Protocol

import pytest

from botkit.client import session


class Bot(Protocol):
    def serve(self) -> None: ...


def talk(bot: Bot, lines: Iterable[str]) -> tuple[list[str], list[str]]:
    """What the bot writes to stdout and to stderr in answer to the lines, after which the input ends."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        session.run(bot.serve)
    return out.getvalue().splitlines(), err.getvalue().splitlines()
