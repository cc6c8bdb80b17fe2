"""Leagues for the tests: made of invented games, which nobody plays."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from arena.contract.record import Replay, replay_of
from arena.league.store import League
from arena.league.store.league_settings import new_league_settings
from tests.conftest import TOY


def new_league(folder: Path, *names: str, seats: str = "2") -> League:
    """A league of the toy game whose bots all play."""
    store = League.create(folder, new_league_settings(TOY, seats=seats))
    for name in names:
        store.bots.add(name, "builtin:random")
        store.bots.set_state(name, "active")
    return store


def invented(
    scores: Sequence[float], order: Sequence[int], number: int = 0, turns: int = 3,
    faults: Mapping[int, str] | None = None, said: Sequence[Mapping[str, Any]] = (),
) -> Replay:
    """A game with these scores by seat. ``faults``: of the last turn, by seat; ``said``: fields of the first turns."""
    seats = len(scores)
    made: list[dict[str, Any]] = [
        {"inputs": {}, "actions": ["1"] * seats, "ms": [10.0 * turn + seat for seat in range(seats)],
         "faults": [None] * seats} for turn in range(turns)
    ]
    made[-1]["faults"] = [(faults or {}).get(seat) for seat in range(seats)]
    for turn, fields in zip(made, said):
        turn.update(fields)
    return replay_of({
        "players": [{"name": str(seat)} for seat in range(seats)], "player_inputs_init": [[]] * seats, "turns": made,
        "final_scores": list(scores), "match": {
            "game": TOY, "seed": 1, "commands": [""] * seats, "edition": "plain", "limits": [0, 0], "options": {},
            "slowdown": 1.0, "together": False, "patience_ms": 0.0, "index": number, "order": list(order)},
    })


def add_set(store: League, names: Sequence[str], results: Sequence[Sequence[float]], **more: Any) -> int:
    """A set of games between these bots, with scores by entry of each game; who sits where rotates."""
    bots = [store.bots.named(name).id for name in names]
    set_id = store.games.begin_set(bots, store.games.new_seed(), "plain")
    for number, scores in enumerate(results):
        order = [(seat + number) % len(bots) for seat in range(len(bots))]
        store.games.add(set_id, number, invented([scores[entry] for entry in order], order, number, **more))
    return set_id
