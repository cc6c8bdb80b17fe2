"""Recorded games of the Olympics, replayed by the rules."""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from arena.contract.files import Json
from bot.olympics.arena.contest_draws import ContestDraws
from bot.olympics.arena.referee import EDITIONS, observe
from bot.olympics.protocol import TurnInput, action_of, format_turn, parse_turn
from bot.olympics.rules.constants import PLAYERS
from bot.olympics.rules.match import Chance, OlympicsMatch
from bot.olympics.rules.state import MiniGame, Skating
from botkit.client.errors import ProtocolError

STILL_IN = -1
LEAGUES = {1: "race", 2: "races", 3: "olympics", 4: "olympics"}
"""The editions of the contest's leagues."""


def has_contest_seed(record: Json) -> bool:
    """Whether the contest's referee recorded the game; such a record has the league, and the referee's own seed."""
    return record.get("league") in LEAGUES and isinstance(record.get("seed"), int)


def differences(record: Json) -> Iterator[str]:
    """Replays a recorded game; compares every line, the players that were asked, medals and final scores.

    Fields: ``turns`` (``inputs``, ``actions``), ``end_frame``, ``final_scores``; in records of the contest's referee
    also ``seed``, ``league``, ``medals`` and ``deactivated_turn``. With the contest's seed, the game is replayed from
    seed and answers alone; otherwise new runs and skating orders are read from the next turn's lines. Raises
    :class:`ValueError` for other records.
    """
    if "turns" not in record:
        raise ValueError("not a game (turns) of the Olympics")
    frames = [*(next(iter(turn["inputs"].values())) for turn in record["turns"]), record["end_frame"]]
    recorded = _Recorded(parse_turn(frames[0]))
    chance: Chance = recorded
    if has_contest_seed(record):
        chance = ContestDraws(record["seed"], EDITIONS[LEAGUES[record["league"]]])
    match = OlympicsMatch(chance, len(recorded.turn.runs))
    out_since = [STILL_IN] * PLAYERS
    for number, turn in enumerate(record["turns"], start=1):
        yield from _compare(f"turn {number}", format_turn(observe(match)), frames[number - 1])
        asked = sorted(int(player) for player in turn["inputs"])
        if asked != [player for player in range(PLAYERS) if not match.out[player]]:
            yield f"turn {number}: players {asked} were asked"
        if match.over():
            yield f"turn {number}: the match is over by the rules"
        recorded.turn = parse_turn(frames[number])
        match.step([action_of(answer) for answer in turn["actions"]])
        out_since = [number if match.out[p] and since == STILL_IN else since for p, since in enumerate(out_since)]
    yield from _compare("end frame", format_turn(observe(match)), frames[-1])
    if not match.over():
        yield "the match is not over by the rules"
    outcome = {"final_scores": match.final_scores(), "medals": match.medals, "deactivated_turn": out_since}
    for name in outcome.keys() & record.keys():
        if outcome[name] != record[name]:
            yield f"{name}: {outcome[name]} by the rules, {record[name]} recorded"


class _Recorded:
    """The draws of a recorded game; ``turn`` is the next one."""

    def __init__(self, turn: TurnInput) -> None:
        self.turn = turn

    def new_run(self, game: int) -> MiniGame:
        run = self.turn.runs[game]
        if run is None:
            raise ProtocolError(f"game {game + 1} rests where a new run has to begin")
        return run

    def skating_order(self, game: int, is_over: bool) -> str:
        run = self.turn.runs[game]
        return run.order if isinstance(run, Skating) else ""


def _compare(where: str, mine: Sequence[str], theirs: Sequence[str]) -> Iterator[str]:
    if len(mine) != len(theirs):
        yield f"{where}: {len(mine)} lines by the rules, {len(theirs)} recorded"
    for number, (left, right) in enumerate(zip(mine, theirs, strict=False), start=1):
        if left != right:
            yield f"{where}, line {number}: {left!r} by the rules, {right!r} recorded"
