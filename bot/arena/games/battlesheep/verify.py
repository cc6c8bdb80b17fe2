"""Replays recorded games through the rules and says where they differ."""
from __future__ import annotations

from collections.abc import Iterator

from bot.arena.game import Limits, Record, Setup
from bot.arena.games.battlesheep.referee import BattlesheepReferee
from bot.games.battlesheep.rules import EDITIONS, PLAYERS, Board, Move, RuleError

ALL_BORDERS = {"border_spec": True, "border_engine": True, "border_server": True, "border_server_b": False}
"""Recorded border cells, compared exactly: does the map's edge count as a wall?"""
SOME_BORDERS = ("border_fallback",)
"""Cells that a server draws replacements from: only a part of the border."""


def differences(record: Record) -> Iterator[str]:
    """Compares one recorded game: of a course server, or a replay of this arena."""
    if "plies" in record:
        yield from course_differences(record)
    else:
        yield from replay_differences(record)


def replay_differences(record: Record) -> Iterator[str]:
    """Plays a replay's answers again and compares every line, fault and the result."""
    limits = record["limits"]
    referee = BattlesheepReferee(Setup(
        record["seed"], len(record["players"]), record["edition"],
        Limits(limits["first_turn_ms"], limits["turn_ms"]), record.get("options", {})))
    for seat, lines in enumerate(record["player_inputs_init"]):
        if list(referee.init_lines(seat)) != lines:
            yield f"first lines of seat {seat} differ"
    for number, turn in enumerate(record["turns"]):
        requests = referee.requests()
        inputs = {str(seat): list(request.lines) for seat, request in requests.items()}
        if inputs != turn["inputs"]:
            yield f"turn {number}: the referee asks {inputs}, recorded {turn['inputs']}"
            return
        referee.apply({seat: turn["actions"][seat] for seat in requests})
    result = referee.result()
    for name, ours, theirs in (
        ("end frame", list(result.end_frame), record["end_frame"]),
        ("scores", list(result.final_scores), record["final_scores"]),
        ("ranks", list(result.ranks), record["ranks"]),
    ):
        if ours != theirs:
            yield f"{name}: {ours}, recorded {theirs}"


def course_differences(record: Record) -> Iterator[str]:
    """Compares a game recorded from a course server: borders, legal moves, final board and scores."""
    board = Board(EDITIONS[record["edition"]], record["map"])
    yield from _border_differences(record, board)
    try:
        for player, (x, y) in enumerate(record["starts"], start=1):
            board.place(player, x, y, record["sheep"])
    except RuleError as error:
        yield f"start of player {player}: {error}"
        return
    for number, ply in enumerate(record["plies"]):
        player = ply["player"]
        if player != number % PLAYERS + 1:
            yield f"ply {number}: player {player} is out of turn"
        legal = sorted(tuple(slide) for slide in ply["legal"])
        ours = sorted(board.slides(player))
        if ours != legal:
            yield f"ply {number}: player {player} may do {ours}, recorded {legal}"
        if ply["move"] is None:
            continue
        try:
            board.play(player, Move(*ply["move"]))
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


def _border_differences(record: Record, board: Board) -> Iterator[str]:
    for name in (*ALL_BORDERS, *SOME_BORDERS):
        if name not in record:
            continue
        ours = set(board.border_cells(edge_counts=ALL_BORDERS.get(name, True)))
        recorded = {(x, y) for x, y in record[name]}
        wrong = recorded ^ ours if name in ALL_BORDERS else recorded - ours
        if wrong:
            yield f"{name}: {len(wrong)} cells differ: {sorted(wrong)}"
