"""Between a match of the Olympics and the turns that its players are sent."""
from __future__ import annotations

from bot.games.olympics.rules import PLAYERS, Match, MiniGame, Position, kind_of, restore
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


def run_of(turn: Turn, game: int) -> MiniGame | None:
    """The run that a turn shows of the game with this index; ``None`` while it rests."""
    line = turn.games[game]
    if line.gpu == GAME_OVER:
        return None
    return restore(kind_of(game, line.gpu), line.gpu, line.registers)


def position(turn: Turn, number: int) -> Position:
    """What a player knows at the start of the turn with this number."""
    return Position(number, turn.medals, tuple(run_of(turn, game) for game in range(len(turn.games))))
