"""What a league takes in: games that the rules of an installed game lead to, and no others."""
from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from arena.contract.ranks import ranks_of
from arena.contract.record import Replay, as_json
from arena.games import game_names, load_game
from arena.league.importing import import_games
from arena.league.store import League
from arena.league.store.bots import Bots
from arena.league.store.league_settings import LeagueSettings, new_league_settings
from arena.match.match import Entry, Job
from arena.match.rerun import rerun
from tests.conftest import TOY


def game_of_baselines(name: str, seed: int = 5) -> Replay:
    """A game as ``play`` records it."""
    settings = new_league_settings(name)
    entries = (Entry("builtin:random"),) * settings.seats
    return Job(settings, entries, seed, tuple(range(settings.seats)), seed, 0).play()


def other_scores(game: Replay) -> Replay:
    scores = [score + 1 + seat for seat, score in enumerate(game.final_scores)]
    return replace(game, final_scores=scores, ranks=list(ranks_of(scores)))


def other_seed(game: Replay) -> Replay:
    return replace(game, seed=6)


def end_missing(game: Replay) -> Replay:
    return replace(game, turns=game.turns[:-1])


def other_edition(game: Replay) -> Replay:
    return replace(game, edition="of 1970")


def commands_missing(game: Replay) -> Replay:
    return replace(game, match=replace(game.header, commands=game.header.commands[1:]))


@pytest.mark.parametrize("name", game_names())
def test_a_game_that_does_not_follow_the_rules_is_left_out_with_a_sentence(name: str, tmp_path: Path) -> None:
    true = game_of_baselines(name)
    falsehoods: list[tuple[Callable[[Replay], Replay], str]] = [
        (other_scores, "at the end: final_scores"), (end_missing, "the game does not"),
        (other_edition, "cannot be played again by the rules"), (commands_missing, "match.commands: "),
    ]
    if [*rerun(load_game(name), other_seed(true))]:  # else nothing is drawn in this game
        falsehoods.append((other_seed, "does not follow the rules"))
    with League.create(tmp_path, new_league_settings(name)) as store:
        for change, why in falsehoods:
            counts = import_games(store, [as_json(change(true))], 0.0, "m.jsonl.gz")
            assert (counts.new, counts.known, store.games.count()) == (0, 0, 0)
            (sentence,) = counts.left_out
            assert why in sentence
            assert "\n" not in sentence
        assert import_games(store, [as_json(true)], 0.0, "m.jsonl.gz").new == 1


def test_of_a_contest_whose_referee_is_not_asked_the_ranks_have_to_fit_the_scores(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    contest = dataclasses.replace(load_game(TOY), is_contest=True)
    monkeypatch.setattr(LeagueSettings, "loaded", lambda _: contest)
    true = replace(game_of_baselines(TOY), final_scores=[7.0, 3.0], ranks=[1, 2])
    with League.create(tmp_path, new_league_settings(TOY)) as store:
        counts = import_games(store, [as_json(replace(true, ranks=[2, 1])), as_json(true)], 0.0, "m.jsonl.gz")
    assert counts.new == 1
    assert list(counts.left_out) == ["ranks: [2, 1] are not the ranks of the scores [7.0, 3.0]"]


@pytest.mark.parametrize(("name", "known", "given"), [
    ("a" * 70, [], "a" * 60),
    ("a" * 70, ["a" * 60], "a" * 56 + " (2)"),
    ("good", ["good", "good (2)"], "good (3)"),
    (" \x1b[2Jloud\n", [], "[2Jloud"),
    ("\n", [], "bot"),
])
def test_a_name_that_no_bot_can_have_is_made_one(tmp_path: Path, name: str, known: list[str], given: str) -> None:
    true = game_of_baselines(TOY)
    players = [replace(true.players[0], name=name), *true.players[1:]]
    with League.create(tmp_path, new_league_settings(TOY)) as store:
        for one in known:
            store.bots.add(one, "builtin:greedy")
        assert import_games(store, [as_json(replace(true, players=players))], 0.0, "m.jsonl.gz").new == 1
        assert store.bots.all()[-1].name == given


def test_a_name_that_versions_share_is_taken(tmp_path: Path) -> None:
    with League.create(tmp_path, new_league_settings(TOY)) as store:
        store.versions.add("mine", files={"mine.py": b"1"})
        store.versions.add("mine", files={"mine.py": b"2"})
        assert store.bots.free_name("mine") == "mine (2)"


def test_a_strangers_program_is_retired_from_the_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A runner, which reads the league meanwhile, would run it."""
    seen: list[str] = []
    retire = Bots.set_state

    def look_first(store: League, name: str, state: str) -> None:
        with League.open(tmp_path) as other:
            seen.extend(bot.state for bot in other.bots.all())
        retire(store, name, state)

    monkeypatch.setattr(Bots, "set_state", look_first)
    with League.create(tmp_path, new_league_settings(TOY)) as store:
        assert import_games(store, [as_json(game_of_baselines(TOY))], 0.0, "m.jsonl.gz").new == 1
        assert {bot.state for bot in store.bots.all()} == {"retired"}
    assert "new" not in seen


def game_of_programs(first: str = "python mine.py", second: str = "python mine.py", seed: int = 5) -> Replay:
    """A game of two programs that are not run: they answer what two baselines did."""
    game = game_of_baselines(TOY, seed)
    players = [replace(player, name=name) for player, name in zip(game.players, ("mine", "old"))]
    return replace(game, players=players, match=replace(game.header, commands=[first, second]))


def names_and_games(store: League) -> dict[str, int]:
    return {row.bot.name: row.games for row in store.standings.tables().standings if row.games}


def test_a_program_of_a_known_name_and_command_is_another_player_until_the_owner_says_otherwise(tmp_path: Path) -> None:
    with League.create(tmp_path, new_league_settings(TOY)) as store:
        for name in ("mine", "old"):
            store.bots.add(name, "python mine.py")
        assert import_games(store, [as_json(game_of_programs())], 0.0, "a.jsonl.gz").new == 1
        assert names_and_games(store) == {"mine (2)": 1, "old (2)": 1}
        import_games(store, [as_json(game_of_programs(seed=6))], 0.0, "a.jsonl.gz")
        assert names_and_games(store) == {"mine (2)": 2, "old (2)": 2}, "from the same source, the same players"
        import_games(store, [as_json(game_of_programs(seed=7))], 0.0, "b.jsonl.gz", {"mine": "mine"})
        assert names_and_games(store) == {"mine (2)": 2, "old (2)": 2, "mine": 1, "old (3)": 1}
        store.bots.set_state("old (2)", "active")
        import_games(store, [as_json(game_of_programs(seed=8))], 0.0, "a.jsonl.gz", {"mine": "old"})
        assert names_and_games(store) == {"mine (2)": 2, "old (2)": 2, "mine": 1, "old (3)": 1, "old": 1, "old (4)": 1}


def test_a_baseline_counts_as_itself_if_it_answers_the_same_again(tmp_path: Path) -> None:
    true = game_of_baselines(TOY)
    exchanged = replace(true, match=replace(true.header, commands=["builtin:greedy", "builtin:random"]))
    unknown = replace(true, match=replace(true.header, commands=["builtin:random", "builtin:nobody"]))
    with League.create(tmp_path, new_league_settings(TOY)) as store:
        store.bots.add("any", "builtin:random")
        for bad, why in ((exchanged, "is not what builtin:greedy answers"), (unknown, "has no builtin:nobody")):
            counts = import_games(store, [as_json(bad)], 0.0, "m.jsonl.gz")
            assert counts.new == 0 and why in next(iter(counts.left_out))
        assert import_games(store, [as_json(true)], 0.0, "m.jsonl.gz").new == 1
        assert names_and_games(store) == {"any": 1}


def test_a_game_of_baselines_counts_once_whatever_else_its_record_says(tmp_path: Path) -> None:
    """A stranger may have changed what the rules do not lead to, to have one game counted a thousand times."""
    true = game_of_baselines(TOY)
    again = [
        true, replace(true, turns=[replace(turn, ms=[5.0] * len(turn.ms)) for turn in true.turns]),
        replace(true, void=["late"]), replace(true, match=replace(true.header, index=4)),
        replace(true, players=[replace(player, name="other") for player in true.players]),
    ]
    faulty = replace(true, players=[replace(true.players[0], end_faults=["ignores_sigterm: x"]), *true.players[1:]])
    with League.create(tmp_path, new_league_settings(TOY)) as store:
        counts = import_games(store, map(as_json, [*again, faulty]), 0.0, "m.jsonl.gz")
        assert (counts.new, counts.known) == (1, len(again) - 1)
        assert list(counts.left_out) == ["at the end, seat 0: builtin:random has no faults"]
        assert import_games(store, [as_json(game_of_baselines(TOY, 6))], 0.0, "m.jsonl.gz").new == 1
