"""A match of the Olympics as the players see it."""
from __future__ import annotations

from bot.games.olympics.rules import PLAYERS, Match
from bot.protocol.olympics import GAME_OVER, GameLine, Turn


def observe(match: Match) -> Turn:
    """What every player is told before the match's next turn, or at its end."""
    return Turn(
        points=tuple(match.score(player) for player in range(PLAYERS)),
        medals=tuple(tuple(tuple(counts) for counts in games) for games in match.medals),
        games=tuple(
            GameLine(GAME_OVER if resting else run.gpu(), tuple(run.registers()))
            for run, resting in zip(match.runs, match.resting, strict=True)
        ),
    )
