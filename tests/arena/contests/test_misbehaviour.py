"""Every misbehaviour, in every seat of games of two to four players, by every form of referee: the right bot and kind.

The referees behave like engines: bots have time to start, and after a fault the limit is slept once more.
"""
from __future__ import annotations

import os
from dataclasses import replace

import pytest

from arena.contests.contest import JSON, OLD, Contest
from arena.contests.game import game_of
from arena.contract.record import Replay
from arena.contract.setup import Setup
from arena.match.one_game import play_game
from arena.run.contestants import Contestant
from tests.arena.contests.contests import HERE, bot, contest, faults, referee_command

KINDS = {
    "crash@0": "crash_at_start", "crash@1": "crash_at_start", "crash@3": "crash_later", "exit@3": "crash_later",
    "segv@3": "crash_later", "leaves@3": "crash_later", "closes@3": "closed_pipe", "eats@3": "out_of_memory",
    "sleep@1": "no_answer", "sleep@3": "no_answer", "slow@3": "no_answer", "few@3": "no_answer", "half@3": "half_line",
    "flood@3": "flood_stdout", "bad@3": "broken_rule", "errors@3": "flood_stderr", "stubborn@1": "ignores_sigterm",
    "twice@3": "shifted_answers", "nowhere": "crash_at_start",
}
"""What a bot does, and the kind of its fault."""
LIMITS = {"first_turn_ms": 1000.0, "turn_ms": 600.0}
ENGINE = ("++sleeps", "++boots=150", "++first-ms=1000", "++turn-ms=600", "++lines=2")
SEATS = [(players, seat) for players in (2, 3, 4) for seat in range(players)]
EVERY = bool(os.environ.get("EVERY_SEAT"))
"""Whether all forms and seats are played, which takes a quarter of an hour; else every second form."""
FORMS = {
    "command line": contest(*ENGINE, **LIMITS),
    "frames of those that are out": contest(*ENGINE, "++keeps-frames", "++plays-on", **LIMITS),
    "without a log": contest(*ENGINE, log=False, **LIMITS),
    "complains on stderr": contest(*ENGINE, "++murmurs", "++complains", log=False, **LIMITS),
    "blames nobody": contest(*ENGINE, "++says-nothing", "++no-fault-score", "++plays-on", **LIMITS,
                             fault_score=None),
    "old": Contest(HERE, "Old", referee_command("strict", "lines=2", name="fake_old.py"), OLD, (2, 3, 4),
                   "###Seed {seed}", **LIMITS, silence_s=30.0),
    "json": Contest(HERE, "Json", f"{referee_command(*ENGINE, name='fake_json.py')} {{SEED}} {{PLAYERS}}", JSON,
                    (2, 3, 4), **LIMITS, silence_s=30.0),
}
UNKNOWABLE = {("blames nobody", "bad@3")}
"""A referee that tells of no refused answer keeps it to itself."""


def cases() -> list[tuple[str, str, int, int]]:
    wanted = [(form, what) for row, form in enumerate(FORMS) for column, what in enumerate(KINDS)
              if (form, what) not in UNKNOWABLE and (EVERY or (row + column) % 2 == 0)]
    return [(form, what, *place) for number, (form, what) in enumerate(wanted)
            for place in (SEATS if EVERY else [SEATS[(number * 5) % len(SEATS)]])]


def misbehaving(what: str) -> Contestant:
    found = bot(what, "lines=2", "size=200000", "ms=900")
    return replace(found, words=("/no/such/program",)) if what == "nowhere" else found


def play(form: str, what: str, players: int, seat: int) -> Replay:
    bots = [misbehaving(what) if seat == own else bot("lines=2") for own in range(players)]
    played = FORMS[form]
    return play_game(game_of(played), Setup(5, players, "contest", played.limits), bots)


@pytest.mark.wall_time
@pytest.mark.parametrize(("form", "what", "players", "seat"), cases())
def test_the_right_bot_has_the_right_fault(form: str, what: str, players: int, seat: int) -> None:
    record = play(form, what, players, seat)
    found = {(own, fault.partition(":")[0]) for (_, own), fault in faults(record).items()}
    assert found == {(seat, KINDS[what])}, faults(record)
    assert not record.void
