"""Programs that are asked, without processes."""
from __future__ import annotations

import math
from unittest.mock import Mock

from arena.contract.game import Request
from arena.run.players import ProcessPlayer
from arena.run.process import LineBuffer

LIMIT_MS = 50.0
TURN = Request(("turn",), LIMIT_MS)


def running_bot(out: bytes = b"", err: bytes = b"", unsent: bytes = b"") -> Mock:
    """A bot that has printed so much, and has not read the last ``unsent`` bytes."""
    bot = Mock(unsent=unsent, answers_owed=0, flooded_stdout=False, in_open=True, out_open=True, err_open=True,
               is_stopped=False, look_at=math.inf, outgrown=Mock(return_value=None))
    bot.out, bot.err = LineBuffer(), LineBuffer()
    bot.out.feed(out)
    bot.err.feed(err)
    return bot


def new_player() -> ProcessPlayer:
    bot = running_bot()
    bot.messages, bot.err_open = [], False
    bot.cpu_seconds.return_value = 0.0
    return ProcessPlayer(lambda: bot, (), 60_000.0, missed_turns_allowed=1)
