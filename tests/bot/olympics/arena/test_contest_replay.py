"""Games from the contest's site: read, checked, and played again with its own draws."""
from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from arena.contract.faults import FaultKind
from arena.contract.record import replay_of
from arena.contract.setup import Setup
from arena.games import load_game
from arena.match.rerun import rerun
from bot.olympics.arena.contest_draws import ContestDraws, Sha1Random
from bot.olympics.arena.contest_replay import imported
from bot.olympics.arena.referee import EDITIONS, LIMITS, OlympicsReferee
from bot.olympics.arena.verify import LEAGUES, differences
from bot.olympics.rules.constants import PLAYERS
from bot.olympics.rules.match import OlympicsMatch
from tests.bot.helpers import records

PUBLIC = records("olympics_public.jsonl.gz")
EDGE = records("olympics_edge.jsonl.gz")


def download_of(record: dict[str, Any]) -> dict[str, Any]:
    """A recorded game in the form of the site's downloads."""
    frames: list[dict[str, Any]] = [{"agentId": -1, "view": "start", "keyframe": True}]
    for turn in record["turns"]:
        for player in range(PLAYERS):
            if str(player) in turn["inputs"]:
                answer = turn["actions"][player]
                frames.append({"agentId": player, **({} if answer is None else {"stdout": answer + "\n"})})
    scores = record["final_scores"]
    return {
        "gameId": 1,
        "refereeInput": f"seed={record['seed']}\n",
        "scores": [float(score) for score in scores],
        "ranks": [sum(other > score for other in scores) for score in scores],
        "agents": [{"index": player, "codingamer": {"pseudo": f"someone{player}"}} for player in range(PLAYERS)],
        "frames": frames,
    }


class TestSourceOfChance:
    def test_below_is_uniform_also_where_the_limit_is_no_power_of_two(self) -> None:
        random = Sha1Random(7)
        drawn = [random.below(6) for _ in range(6000)]
        assert set(drawn) == set(range(6))
        assert all(850 < drawn.count(number) < 1150 for number in range(6))

    def test_bytes_that_were_not_used_come_first_in_the_next_request(self) -> None:
        one, other = Sha1Random(3), Sha1Random(3)
        bits = [one.bits(8) for _ in range(64)]
        words = [other.bits(32) for _ in range(16)]
        assert words == [int.from_bytes(bytes(bits[4 * at : 4 * at + 4]), "big") for at in range(16)]

    def test_seeds_beyond_64_bits_and_below_zero_are_those_of_their_bits(self) -> None:
        assert Sha1Random(-1).bits(32) == Sha1Random((1 << 64) - 1).bits(32)
        assert Sha1Random(1 << 64).bits(32) == Sha1Random(0).bits(32)


@pytest.mark.parametrize("record", PUBLIC[:2] + EDGE[:6], ids=lambda record: f"{record['league']}-{record['seed']}")
class TestContestGames:
    def test_do_not_from_another_seed(self, record: dict[str, Any]) -> None:
        assert next(differences({**record, "seed": record["seed"] + 1}))

    def test_are_those_of_the_local_referee_with_the_contests_draws(self, record: dict[str, Any]) -> None:
        referee = OlympicsReferee(Setup(record["seed"], PLAYERS, LEAGUES[record["league"]], LIMITS,
                                        {"draws": "contest"}))
        for turn in record["turns"]:
            requests = referee.requests()
            assert {str(seat): list(request.lines) for seat, request in requests.items()} == turn["inputs"]
            referee.apply({seat: turn["actions"][seat] for seat in requests})
        assert list(referee.result().final_scores) == record["final_scores"]

    def test_are_imported_from_the_form_of_the_site(self, record: dict[str, Any]) -> None:
        replay = imported(download_of(record))
        assert [turn.inputs for turn in replay.turns] == [turn.inputs for turn in replay_of(record).turns]
        assert replay.final_scores == record["final_scores"]
        assert replay.edition == LEAGUES[record["league"]]
        assert replay.names == ["someone0", "someone1", "someone2"]
        assert list(rerun(load_game("olympics"), replay)) == []


def test_the_usual_draws_do_not_depend_on_what_is_played() -> None:
    def tracks(options: dict[str, str], answer: str) -> list[str]:
        referee = OlympicsReferee(Setup(11, PLAYERS, "olympics", LIMITS, options))
        seen: dict[str, None] = {}
        while requests := referee.requests():
            seen[requests[0].lines[3].split()[0]] = None
            referee.apply(dict.fromkeys(requests, answer))
        return [track for track in seen if track != "GAME_OVER"][:3]

    assert tracks({}, "LEFT") == tracks({}, "RIGHT")
    assert tracks({"draws": "contest"}, "LEFT") != tracks({"draws": "contest"}, "RIGHT")


def test_other_draws_are_refused() -> None:
    with pytest.raises(ValueError, match="draws=fair: there are independent and contest"):
        OlympicsReferee(Setup(1, PLAYERS, "olympics", LIMITS, {"draws": "fair"}))


def test_a_skating_order_is_drawn_after_the_last_turn_too() -> None:
    one, other = (ContestDraws(5, EDITIONS["olympics"]) for _ in range(2))
    OlympicsMatch(one), OlympicsMatch(other)
    one.skating_order(2, True)
    assert one.new_run(3) != other.new_run(3)


class TestImport:
    def changed(self, **fields: Any) -> dict[str, Any]:
        return {**copy.deepcopy(download_of(PUBLIC[0])), **fields}

    def test_takes_the_game_out_of_a_field_and_the_seed_from_beside_it(self) -> None:
        game = self.changed(refereeInput=None)
        assert imported({"gameResult": game, "seed": str(PUBLIC[0]["seed"])}).seed == PUBLIC[0]["seed"]

    def test_names_the_sites_own_bots_and_tells_two_of_one_name_apart(self) -> None:
        agents = [
            {"index": 2, "codingamer": {"pseudo": "me"}},
            {"index": 0, "arenaboss": {"nickname": "Boss 4"}, "codingamer": None},
            {"index": 1, "codingamer": {"pseudo": "me"}},
        ]
        assert imported(self.changed(agents=agents)).names == ["Boss 4", "me (2)", "me (3)"]

    def test_keeps_what_a_bot_said_on_stderr(self) -> None:
        game = self.changed()
        game["frames"][2]["stderr"] = "depth 5\nvalue .3"
        assert imported(game).turns[0].messages == {1: ["depth 5", "value .3"]}

    def test_calls_silence_and_nonsense_faults(self) -> None:
        kinds = set()
        for record in EDGE:
            for turn in imported(download_of(record)).turns:
                kinds |= {FaultKind.of(fault) for fault in turn.faults if fault}
        assert kinds == {FaultKind.NO_ANSWER, FaultKind.BROKEN_RULE}

    @pytest.mark.parametrize(("fields", "reason"), [
        ({"scores": [1.0, 2.0, 3.0]}, "but the file has \\[1.0, 2.0, 3.0\\]"),
        ({"ranks": [2, 2, 2]}, "lead to the scores"),
        ({"scores": None}, "scores"),
        ({"scores": [1.0, 2.0, 3.0, 4.0]}, "a game of 4 players; the Olympics have 3"),
        ({"refereeInput": "seed=one"}, "no seed"),
        ({"refereeInput": f"seed={PUBLIC[0]['seed'] + 1}"}, "lead to the scores|do not fit"),
        ({"frames": None}, "frames"),
        ({"frames": [{"agentId": -1}]}, "no answers"),
        ({"frames": [{"agentId": 3, "stdout": "UP"}]}, "a frame is of the player 3"),
        ({"frames": [{"agentId": 1, "stdout": "UP"}]}, "do not fit its seed"),
    ])
    def test_refuses_what_does_not_fit_in_a_sentence(self, fields: dict[str, Any], reason: str) -> None:
        with pytest.raises(ValueError, match=reason):
            imported(self.changed(**fields))

    @pytest.mark.parametrize("download", [None, [], 3, "x", {}, {"gameResult": 1}])
    def test_refuses_what_is_no_game(self, download: object) -> None:
        with pytest.raises(ValueError, match="not a game"):
            imported(download)

    def test_writes_the_games_that_fit_and_tells_of_the_others(
        self, arena: Callable[..., CompletedProcess[str]], tmp_path: Path
    ) -> None:
        file, out = tmp_path / "site.json", tmp_path / "mine.jsonl.gz"
        file.write_text(json.dumps([download_of(PUBLIC[0]), self.changed(scores=[1, 2, 3]), download_of(PUBLIC[1])]))
        done = arena("import", "olympics", file, tmp_path / "none.json", "--out", out)
        assert done.returncode == 2
        (tmp_path / "none.json").write_text("{")
        done = arena("import", "olympics", file, tmp_path / "none.json", "--out", out)
        assert done.returncode == 1
        assert done.stdout == f"2 imported to {out}, 2 left out\n"
        told = arena("import", "olympics", file, tmp_path / "none.json", "--out", out, "--json")
        assert json.loads(told.stdout) == {"imported": 2, "left_out": 2, "file": str(out)}
        assert "site.json, game 2: the game's seed and answers lead to" in done.stderr
        checked = arena("verify", "olympics", out)
        assert checked.stdout.splitlines() == [
            "2 games played again from seed and answers alone", "2 records, 0 differences",
        ]
        assert arena("view", out).returncode == 0

    def test_of_a_game_without_a_site_is_refused(
        self, arena: Callable[..., CompletedProcess[str]], tmp_path: Path
    ) -> None:
        done = arena("import", "ewn", tmp_path / "x.json", "--out", tmp_path / "y")
        assert done.returncode == 2
        assert "games of ewn cannot be imported" in done.stderr
