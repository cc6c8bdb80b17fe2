"""Recorded games of the course servers, replayed by the rules."""
from __future__ import annotations

from collections.abc import Iterator

from arena.contract.files import Json
from bot.battlesheep.rules.plain import EDITIONS, Board, RuleError
from bot.battlesheep.rules.state import PLAYERS, Move

ALL_BORDERS = {"border_spec": True, "border_engine": True, "border_server": True, "border_server_b": False}
"""Recorded border cells that are compared exactly, and whether the map's edge counts as a wall in them."""
SOME_BORDERS = ("border_fallback",)
"""Cells from which a server draws replacements: only a part of the border."""


def differences(record: Json) -> Iterator[str]:
    """Compares a game recorded from a course server: borders, legal moves, final board and scores.

    Raises :class:`ValueError` for other records.
    """
    if "plies" not in record:
        raise ValueError("not a game (plies) of a Battle Sheep server")
    board = Board(EDITIONS[record["edition"]], record["map"])
    yield from _border_differences(record, board)
    try:
        for player, (x, y) in enumerate(record["starts"], start=1):
            board.place(player, x, y, record["sheep"])
    except RuleError as error:
        yield f"start of player {player}: {error}"
        return
    try:
        for number, ply in enumerate(record["plies"], 1):
            yield from _ply_differences(board, number, ply)
    except RuleError as error:
        yield f"ply {number}: {error}"
        return
    if board.next_player(PLAYERS):
        yield f"player {board.next_player(PLAYERS)} can still move at the end"
    finals: tuple[tuple[str, object, object], ...] = (
        ("owners", board.owner, record["final_owner"]),
        ("sheep", board.sheep, record["final_sheep"]),
        ("scores", board.scores(), record["scores"]),
    )
    for name, reached, recorded in finals:
        if reached != recorded:
            yield f"final {name}: {reached}, recorded {recorded}"


def _ply_differences(board: Board, number: int, ply: Json) -> Iterator[str]:
    """Plays a recorded move or pass. Raises :class:`RuleError` if it cannot be played."""
    player = ply["player"]
    if player != (number - 1) % PLAYERS + 1:
        yield f"ply {number}: player {player} is out of turn"
    legal = sorted(tuple(slide) for slide in ply["legal"])
    ours = sorted(board.slides(player))
    if ours != legal:
        yield f"ply {number}: player {player} may do {ours}, recorded {legal}"
    if ply["move"] is not None:
        board.play(player, Move(*ply["move"]))


def _border_differences(record: Json, board: Board) -> Iterator[str]:
    for name in (*ALL_BORDERS, *SOME_BORDERS):
        if name not in record:
            continue
        ours = set(board.border_cells(edge_counts=ALL_BORDERS.get(name, True)))
        recorded = {(x, y) for x, y in record[name]}
        wrong = recorded ^ ours if name in ALL_BORDERS else recorded - ours
        if wrong:
            yield f"{name}: {len(wrong)} cells differ: {sorted(wrong)}"
