"""Replays: what is read, what is filled in, what is refused and in which words; the page that lists the fields."""
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from arena.contract.files import Json, ReplayError, ReplayWriter, packed, read_json
from arena.contract.record import FORMAT, MatchHeader, Replay, Seat, Turn, as_json, is_replay, read_replays, replay_of
from tests.conftest import ROOT

PAGE = ROOT / "docs" / "replays.md"
TYPES: dict[str, type[msgspec.Struct]] = {
    "The game": Replay, "A player": Seat, "A turn": Turn, "The match": MatchHeader,
}
RECORDS = [record for name in ("ewn", "olympics") for record in read_json(ROOT / f"replays/{name}_referee.jsonl.gz")]


def game() -> Json:
    """A game of two turns between two, which has every field."""
    turn = {
        "inputs": {"0": ["1 2"]}, "actions": ["4", None], "ms": [1.5, None], "faults": [None, None],
        "streams": {"0": ["stderr", "> "]}, "before_game": True, "messages": {"0": ["hm"]},
        "pdata": {"0": {"value": 0.5}}, "tdata": {"map": "chess"},
    }
    player = {"name": "a", "cmd": "./a", "end_faults": ["flood_stderr: x"], "peak_mib": 3.5, "last_messages": ["bye"]}
    return {
        "players": [player, {"name": "b"}], "player_inputs_init": [["hello"], []], "turns": [turn, deepcopy(turn)],
        "final_scores": [3, 1.5], "ranks": [1, 2], "end_frame": ["end"], "arena": FORMAT, "game": "toy",
        "edition": "plain", "seed": 7, "options": {"size": "3"}, "limits": {"first_turn_ms": 1000.0, "turn_ms": 50.0},
        "match": {"game": "toy", "seed": 7, "commands": ["./a", "b"], "edition": "plain", "limits": [1000.0, 50.0],
                  "options": {}, "slowdown": 1.0, "together": False, "patience_ms": 6.0, "index": 3, "order": [1, 0]},
    }


def test_what_is_written_is_read_again() -> None:
    replay = replay_of(game())
    assert replay_of(json.loads(json.dumps(as_json(replay)))) == replay
    assert (replay.turns[1].inputs, replay.turns[1].pdata) == ({0: ["1 2"]}, {0: {"value": 0.5}})
    assert (replay.setup.seed, replay.setup.limits.turn_ms, replay.header.order) == (7, 50.0, [1, 0])


def test_a_field_that_earlier_kits_have_written_is_passed_over() -> None:
    earlier = game()
    earlier["players"][0]["busy_between_ms"] = 1.5
    assert replay_of(earlier) == replay_of(game())


def test_what_has_its_usual_value_is_left_out() -> None:
    bare = Replay([Seat("a")], [[]], [Turn({}, ["1"], [2.0], [None])], [1.0], [1])
    assert as_json(bare)["turns"] == [{"inputs": {}, "actions": ["1"], "ms": [2.0], "faults": [None]}]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record['game']}-{record['seed']}")
def test_the_arenas_own_files_stay_as_they_are(record: Json) -> None:
    again = json.loads(msgspec.json.encode(replay_of(record)))
    usual: list[object] = [[], {}, ""]
    assert again.keys() == {name for name, value in record.items() if value not in usual}
    assert all(again[name] == record[name] for name in again.keys() - {"match"})
    assert all(again["match"][name] == value for name, value in record["match"].items())


def test_the_same_game_gives_the_same_bytes() -> None:
    assert packed(replay_of(game())) == packed(replay_of(game()))


def test_names_ranks_and_times_of_another_programs_game_are_filled_in() -> None:
    turn = {"inputs": {"1": ["x"]}, "actions": [None, "y", None]}
    replay = replay_of({"final_scores": [5, 9, 5], "player_inputs_init": [[], [], []], "turns": [turn], "medals": 3})
    assert (replay.names, replay.ranks) == (["player 0", "player 1", "player 2"], [2, 1, 2])
    assert (replay.turns[0].ms, replay.turns[0].faults) == ([None] * 3, [None] * 3)
    assert replay.is_whole
    with pytest.raises(ValueError, match="seed and limits"):
        _ = replay.setup
    with pytest.raises(ValueError, match="of no match"):
        _ = replay.header


def test_questions_before_the_game_have_no_number() -> None:
    turns = [Turn({}, [], [], [], before_game=before) for before in (True, True, False, False)]
    assert Replay([], [], turns).turn_numbers() == [0, 0, 1, 2]


def put(path: str, value: object) -> Json:
    """The game with another value at ``path``, or without the field if the value is ``...``."""
    record = game()
    place: Any = record
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in way:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return record


@pytest.mark.parametrize(("path", "value", "message"), [
    ("turns.1.actions.0", 4, "turn 2: actions[0]: Expected `str | null`, got `int`"),
    ("turns.0.inputs", ["x"], "turn 1: inputs: Expected `object`, got `array`"),
    ("turns.1.actions", ..., "turn 2: Object missing required field `actions`"),
    ("turns.1.faults", [None], "turn 2: faults: of 1 players, where there are 2"),
    ("turns.1.faults.0", "lazy: x", "no kind of fault is called 'lazy'"),
    ("players.0.end_faults", ["lazy"], "no kind of fault is called 'lazy'"),
    ("turns.1.messages", {"7": ["x"]}, "turn 2: messages: there is no seat 7"),
    ("turns.0.inputs", {"-1": []}, "turn 1: inputs: there is no seat -1"),
    ("turns.0", "x", "turn 1: Expected `object`, got `str`"),
    ("turns", ..., "Object missing required field `turns`"),
    ("player_inputs_init", [], "player_inputs_init: of 0 players, where there are 2"),
    ("final_scores", [1], "final_scores: of 1 players, where there are 2"),
    ("final_scores.0", "high", "final_scores[0]: Expected `float`, got `str`"),
    ("final_scores", [], "a game has scores and ranks at its end, or neither"),
    ("ranks", [0, 1], "ranks: [0, 1] are not ranks of 2 players"),
    ("players.1", {}, "players[1]: Object missing required field `name`"),
    ("limits.turn_ms", -5, "limits: a limit of -5 ms is not from 0"),
    ("match.order", [0, 0], "match.order: [0, 0] is no order of 2 players"),
    ("match.index", -5, "match.index: Expected `int` >= 0"),
    ("match.index", 10**12, "match.index: Expected `int` <= 9999999"),
    ("match.index", ..., "match: Object missing required field `index`"),
    ("arena", 99, "arena: version 99 of the format is newer"),
])
def test_what_is_wrong_is_said_with_its_place(path: str, value: object, message: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.jsonl.gz"
    with ReplayWriter(file) as writer:
        writer.add(game())
        writer.add(put(path, value))
    with pytest.raises(ReplayError) as refused:
        list(read_replays(file))
    assert str(refused.value).startswith(f"{file}, game 2: {message}")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("record", [None, 3, "x", [], {}, {"turns": 3, "player_inputs_init": []}])
def test_what_is_no_game_is_refused(record: object) -> None:
    assert not is_replay(record) or isinstance(record, dict)
    with pytest.raises(ValueError, match=r"Expected|missing"):
        replay_of(record)


@pytest.mark.parametrize("heading", TYPES)
def test_the_page_lists_every_field_and_no_other(heading: str) -> None:
    part = PAGE.read_text(encoding="utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(listed) == sorted(msgspec.structs.asdict(_empty(TYPES[heading])))


def _empty(kind: type[msgspec.Struct]) -> msgspec.Struct:
    values: dict[str, Any] = {field.name: [] for field in msgspec.structs.fields(kind)}
    return kind(**values) if kind is not Replay else Replay([], [], [])


ODD: list[object] = [None, -1, 0, 1e99, "x", "", [], {}, [None], {"0": []}, True, 10**30]


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all that a record holds; of long lists, to the first things."""
    steps = value if isinstance(value, dict) else range(min(len(value), 4)) if isinstance(value, list) else ()
    for step in steps:
        yield (*way, step)
        yield from places(value[step], (*way, step))


@pytest.mark.parametrize("name", ["battlesheep", "ewn", "olympics", "roborally"])
def test_whatever_is_wrong_in_a_record_is_a_sentence(name: str) -> None:
    good = next(read_json(ROOT / f"replays/{name}_referee.jsonl.gz"))
    random, ways, refused = Random(name), list(places(good)), 0
    for way in random.sample(ways, min(len(ways), 250)):
        record = deepcopy(good)
        place = record
        for step in way[:-1]:
            place = place[step]
        place[way[-1]] = random.choice(ODD)
        try:
            replay_of(record)
        except ValueError as error:
            refused += 1
            assert str(error) and "\n" not in str(error)
    assert refused > 40
