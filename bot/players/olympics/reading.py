"""From the lines of a turn to the position that they describe; refuses what the rules cannot mean."""
from __future__ import annotations

from bot.games.olympics.rules import (
    ARCHERY,
    ARCHERY_LIMIT,
    DIVING,
    FALL_RISK,
    FALLEN,
    FINISH,
    GROUND,
    HURDLE,
    HURDLE_STUN,
    HURDLES,
    LETTERS,
    LONGEST_RUN,
    PLAYERS,
    SKATING,
    SKATING_SPACES,
    SKATING_TURNS,
    TURNS,
    MiniGame,
    Position,
    kind_of,
    restore,
)
from bot.protocol.errors import ProtocolError
from bot.protocol.olympics import GAME_OVER, GameLine, Turn


def read_position(turn: Turn, number: int) -> Position:
    """The position before the turn with this number. Raises :class:`ProtocolError`."""
    if max(count for player in turn.medals for game in player for count in game) > TURNS:
        raise ProtocolError(f"no player can have won more than {TURNS} medals of a kind in a game")
    return Position(
        turn=min(number, TURNS),
        medals=turn.medals,
        runs=tuple(_read_run(game, line) for game, line in enumerate(turn.games)),
    )


def _read_run(game: int, line: GameLine) -> MiniGame | None:
    if line.gpu == GAME_OVER:
        return None
    kind = kind_of(game, line.gpu)
    if not _makes_sense(kind, line.gpu, line.registers):
        raise ProtocolError(f"game {game + 1} cannot be {line.gpu!r} with the registers {line.registers}")
    return restore(kind, line.gpu, line.registers)


def _makes_sense(kind: int, gpu: str, registers: tuple[int, ...]) -> bool:
    firsts, seconds = registers[:PLAYERS], registers[PLAYERS : 2 * PLAYERS]
    if kind == HURDLES:
        return (
            len(gpu) == FINISH + 1
            and set(gpu) <= {GROUND, HURDLE}
            and _within(firsts, 0, FINISH - 1)
            and _within(seconds, 0, HURDLE_STUN)
        )
    if kind == SKATING:
        return (
            sorted(gpu) == sorted(LETTERS)
            and _within(firsts, 0, SKATING_TURNS * max(SKATING_SPACES))
            and _within(seconds, FALLEN, FALL_RISK - 1)
            and 1 <= registers[-1] <= SKATING_TURNS
        )
    if len(gpu) > LONGEST_RUN:
        return False
    if kind == ARCHERY:
        return gpu.isascii() and gpu.isdigit() and _within(registers, -ARCHERY_LIMIT, ARCHERY_LIMIT)
    return (
        kind == DIVING
        and set(gpu) <= set(LETTERS)
        and _within(firsts, 0, LONGEST_RUN * (LONGEST_RUN + 1) // 2)
        and _within(seconds, 0, LONGEST_RUN)
    )


def _within(numbers: tuple[int, ...], least: int, most: int) -> bool:
    return least <= min(numbers) and max(numbers) <= most
