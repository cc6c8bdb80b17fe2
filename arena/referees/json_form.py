"""The JSON form: a command of the user's own plays a game and prints its result, as for psyleague or cgarena."""
from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from arena.referees.command_line import Played
from arena.referees.contest import SEEDS_IN_JSON, Contest
from arena.referees.program import RefereeFailed, RefereeProgram, pass_on
from arena.referees.relays import Relays

PLAYER = re.compile(r"(?P<folder>%DIR%/)?(?:%P(?P<percent>\d)%|\{P(?P<brace>\d)\})(?P<ending>\.\w+)?")
ALL = re.compile(r"(?P<before>\S*?)(?:%ALL_PLAYERS%|\{PLAYERS\})(?P<after>\S*)")


def play_json(contest: Contest, relays: Relays, seats: int, seed: int, silence_s: float) -> Played:
    """Lets the command play. Raises :class:`RefereeFailed`."""
    referee = RefereeProgram(
        command_words(contest.referee, relays, seats, seed), contest.folder, contest.environment(os.environ))
    try:
        pass_on(referee, relays, silence_s)
    finally:
        referee.kill()
    if code := referee.process.returncode:
        raise RefereeFailed(f"the referee ended with exit code {code}", referee.last_words())
    try:
        return _played(json.loads(_json_in(referee.stdout.decode("utf-8", "replace"))), seats)
    except (ValueError, LookupError, TypeError) as error:
        why = f"the referee printed no result of {seats} players ({error})"
        raise RefereeFailed(why, referee.last_words()) from None


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


def _json_in(text: str) -> str:
    """The last line on which a JSON value begins, with all that follows; other lines may come before."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(("{", "["))]
    for number in starts:
        try:
            json.loads(rest := "\n".join(lines[number:]))
        except ValueError:
            continue
        return rest
    return text


def _played(result: Any, seats: int) -> Played:
    """The result of one game, or of several that the command has played with the same players.

    A score is the number of players who were behind, summed over the games. Raises :class:`ValueError`,
    :class:`LookupError` or :class:`TypeError` for another form.
    """
    games: Sequence[Mapping[str, Any]] = result if isinstance(result, list) else [result]
    if not games:
        raise ValueError("an empty list")
    scores = [0.0] * seats
    out: set[int] = set()
    of_match: dict[str, Any] = {}
    of_player: list[dict[str, Any]] = [{} for _ in range(seats)]
    for game in games:
        ranks = [int(rank) for rank in game["ranks"]]
        if len(ranks) != seats:
            raise ValueError(f"it has {len(ranks)} ranks")
        for seat, rank in enumerate(ranks):
            scores[seat] += sum(other > rank for other in ranks)
        out.update(seat for seat, error in enumerate(game.get("errors") or []) if error)
        of_match.update(game.get("test_data") or {})
        for seat, data in enumerate(game.get("player_data") or []):
            of_player[seat].update(data)
        for attribute in game.get("attributes") or []:
            seat = attribute.get("player")
            (of_match if seat is None else of_player[seat])[attribute["name"]] = attribute["value"]
    return Played(tuple(scores), frozenset(out), of_match=of_match, of_player=of_player)
