"""Recorded games of the Olympics, replayed by the rules."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from arena.contract.files import Json
from bot.olympics.arena.contest_draws import ContestDraws
from bot.olympics.arena.referee import EDITIONS, observe
from bot.olympics.protocol import action_of, format_turn
from bot.olympics.rules.constants import PLAYERS
from bot.olympics.rules.match import OlympicsMatch

STILL_IN = -1
LEAGUES = {1: "race", 2: "races", 3: "olympics", 4: "olympics"}
"""The editions of the contest's leagues."""


def has_contest_seed(record: Json) -> bool:
    """Whether the contest's referee recorded the game; such a record has the league, and the referee's own seed."""
    return record.get("league") in LEAGUES and isinstance(record.get("seed"), int)


def differences(record: Json) -> Iterator[str]:
    """Replays a recorded game; compares every line, the players that were asked, medals and final scores.

    Fields: ``turns`` (``inputs``, ``actions``), ``end_frame``, ``final_scores``, ``seed``, ``league``, and perhaps
    ``medals`` and ``deactivated_turn``. The game is replayed from seed and answers alone. Raises :class:`ValueError`
    for other records.
    """
    if "turns" not in record or not has_contest_seed(record):
        raise ValueError("not a game (turns) of the contest's referee, with its league and its seed")
    kinds = EDITIONS[LEAGUES[record["league"]]]
    match = OlympicsMatch(ContestDraws(record["seed"], kinds), len(kinds))
    frames = [*(next(iter(turn["inputs"].values())) for turn in record["turns"]), record["end_frame"]]
    out_since = [STILL_IN] * PLAYERS
    for number, turn in enumerate(record["turns"], start=1):
        yield from _compare(f"turn {number}", format_turn(observe(match)), frames[number - 1])
        asked = sorted(int(player) for player in turn["inputs"])
        if asked != [player for player in range(PLAYERS) if not match.out[player]]:
            yield f"turn {number}: players {asked} were asked"
        if match.over():
            yield f"turn {number}: the match is over by the rules"
        match.step([action_of(answer) for answer in turn["actions"]])
        out_since = [number if match.out[p] and since == STILL_IN else since for p, since in enumerate(out_since)]
    yield from _compare("end frame", format_turn(observe(match)), frames[-1])
    if not match.over():
        yield "the match is not over by the rules"
    outcome = {"final_scores": match.final_scores(), "medals": match.medals, "deactivated_turn": out_since}
    for name in outcome.keys() & record.keys():
        if outcome[name] != record[name]:
            yield f"{name}: {outcome[name]} by the rules, {record[name]} recorded"


def _compare(where: str, mine: Sequence[str], theirs: Sequence[str]) -> Iterator[str]:
    for number, (left, right) in enumerate(zip_longest(mine, theirs), start=1):
        if left != right:
            yield f"{where}, line {number}: {left!r} by the rules, {right!r} recorded"
