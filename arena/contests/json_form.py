"""The JSON form: a command of the user's own plays a game and prints its result, as for psyleague or cgarena."""
from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace
from math import isfinite
from typing import Any

import msgspec

from arena.contests.command_line_form import Verdict
from arena.contests.contest import SEEDS_IN_JSON, Contest
from arena.contests.referee_program import RefereeFailed, RefereeProgram, run_to_end
from arena.contests.relays import Relays
from arena.contract.ranks import ranks_of

PLAYER = re.compile(r"(?P<folder>%DIR%/)?(?:%P(?P<percent>\d\d?)%|\{P(?P<brace>\d\d?)\})(?P<ending>\.\w+)?")
MOST_BEGINNINGS = 1000
"""So many lines are tried as the first one of the result, the last ones."""
ALL = re.compile(r"(?P<before>\S*?)(?:%ALL_PLAYERS%|\{PLAYERS\})(?P<after>\S*)")


def play_json(contest: Contest, relays: Relays, seed: int) -> Verdict:
    """Lets the command play. Raises :class:`RefereeFailed`."""
    seats = len(relays.contestants)
    referee = RefereeProgram(contest, command_words(contest.referee, relays, seats, seed))
    run_to_end(referee, contest.silence_s, relays)
    referee.check_success()
    try:
        played = _played(_json_in(referee.stdout.decode("utf-8", "replace")), seats)
    except ValueError as error:
        why = f"the referee printed no result of {seats} players ({error})"
        raise RefereeFailed(why, referee.last_words()) from None
    return replace(played, last_words=referee.last_complaint())


def command_words(command: str, relays: Relays, seats: int, seed: int) -> list[str]:
    """The command with the relays of the players and the seed in place of their names."""
    def every(match: re.Match[str]) -> str:
        name = "%P{}%" if "%" in match[0] else "{{P{}}}"
        return " ".join(match["before"] + name.format(number) + match["after"] for number in range(1, seats + 1))

    def player(match: re.Match[str]) -> str:
        return relays.command(int(match["percent"] or match["brace"]) - 1, match["ending"] or "")

    text = PLAYER.sub(player, ALL.sub(every, command))
    for name, value in (("%DIR%", relays.folder), *((name, seed) for name in SEEDS_IN_JSON)):
        text = text.replace(name, str(value))
    return shlex.split(text)


def _json_in(text: str) -> Any:
    """The last JSON value, which begins a line and ends the text. Raises :class:`ValueError` if there is none."""
    beginnings = [match.start() for match in re.finditer(r"^[{\[]", text, re.MULTILINE)]
    for beginning in beginnings[-MOST_BEGINNINGS:]:
        try:
            value, end = json.JSONDecoder().raw_decode(text, beginning)
        except (ValueError, RecursionError):
            continue
        if not text[end:].strip():
            return value
    raise ValueError("no JSON")


class _Attribute(msgspec.Struct):
    name: str
    value: Any
    player: int | None = None


class _Game(msgspec.Struct):
    """A game as the command prints it, for either tool. ``scores``: greater is better."""

    ranks: list[float]
    scores: list[float] | None = None
    errors: list[Any] | None = None
    test_data: dict[str, Any] | None = None
    player_data: list[dict[str, Any]] | None = None
    attributes: list[_Attribute] | None = None

    def check(self, seats: int) -> None:
        """Raises :class:`ValueError` if it is of another number of players."""
        for name, numbers in (("ranks", self.ranks), ("scores", self.scores)):
            if numbers is not None and len(numbers) != seats:
                raise ValueError(f"it has {len(numbers)} {name}")
        if not all(map(isfinite, [*self.ranks, *(self.scores or [])])):
            raise ValueError("a rank or score is no finite number")
        players = [attribute.player for attribute in self.attributes or [] if attribute.player is not None]
        if max(len(self.errors or []), len(self.player_data or [])) > seats or not {*players} <= {*range(seats)}:
            raise ValueError("it speaks of players that there are not")


def _played(result: Any, seats: int) -> Verdict:
    """The result of one game, or of several that the command has played with the same players.

    A score is the number of players who were behind, summed over the games. One game may have scores of its own: if
    they are not in the order of the ranks, they are reported of the players. Raises :class:`ValueError` for another
    form.
    """
    try:
        games = msgspec.convert(result if isinstance(result, list) else [result], list[_Game])
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
    if not games:
        raise ValueError("an empty list")
    scores = [0.0] * seats
    reasons: dict[int, str] = {}
    of_match: dict[str, Any] = {}
    of_player: list[dict[str, Any]] = [{} for _ in range(seats)]
    for game in games:
        game.check(seats)
        for seat, rank in enumerate(game.ranks):
            scores[seat] += sum(other > rank for other in game.ranks)
        reasons |= {
            seat: error if isinstance(error, str) else "" for seat, error in enumerate(game.errors or []) if error}
        of_match.update(game.test_data or {})
        for seat, data in enumerate(game.player_data or []):
            of_player[seat].update(data)
        for attribute in game.attributes or []:
            of = of_match if attribute.player is None else of_player[attribute.player]
            of[attribute.name] = attribute.value
    if len(games) == 1 and (own := games[0].scores):
        if ranks_of(own) == ranks_of(scores):
            scores = own
        else:
            of_player = [{"score": score, **data} for score, data in zip(own, of_player)]
    blames = any(game.errors is not None for game in games)
    return Verdict(
        tuple(scores), frozenset(reasons), of_match=of_match, of_player=of_player, reasons=reasons, blames=blames)
