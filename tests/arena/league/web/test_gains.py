"""A league of a contest for one player, by the contest's own measure: ratings, matches and verdicts are gains."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from arena.cli import main
from arena.league.commands.showing import standings_table
from arena.league.next_game import Schedule
from arena.league.store import League
from arena.league.store.errors import LeagueError
from arena.league.store.game_insertion import insert_game
from arena.league.store.league_settings import new_league_settings
from arena.terminal import Terminal
from tests.arena.league.leagues import invented

CONTEST = """
title = "Tours"
form = "tester"
referee = "score {input} {output}"
input = "in/{seed}.txt"
compare = "relative"
"""


@pytest.fixture
def league(tmp_path: Path) -> Iterator[League]:
    (tmp_path / "contest.toml").write_text(CONTEST)
    with League.create(tmp_path / "league", new_league_settings(str(tmp_path))) as store:
        yield store


def add(league: League, name: str, command: str) -> None:
    bot = league.versions.add(name, command=command)
    league.bots.claim(bot)
    league.bots.judge(bot.id, "active", "", "")


def play(league: League, games: int, score: Callable[[str], float]) -> None:
    """Plays what the schedule gives, as invented games; ``score``: of a bot on a seed, by its name."""
    schedule = Schedule(league)
    with league.writing() as connection:
        for _ in range(games):
            game = schedule.next()
            if game is None:  # the duel is over, and nobody else is there
                return
            order = [game.number, 1 - game.number]
            scores = [score(bot.name) for bot in game.bots]
            replay = invented([scores[entry] for entry in order], order, game.number, turns=1)
            insert_game(connection, game.set_id, game.number, replay, 0.0)
            if game.match:
                league.games.end_match_if_decided(game.match)


def spread(random: Random, level: float) -> float:
    return 1000.0 * level * (1.0 + random.gauss(0.0, 0.01))


def test_ratings_are_gains_over_the_mean_of_all_and_never_who_was_ahead(
    league: League, client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    """``often`` is a little ahead on most seeds, and far behind on the rest."""
    random = Random(3)
    for name in ("often", "well"):
        add(league, name, name)
    play(league, 60, lambda name: 100.0 if name == "well" else random.choice((101.0, 101.0, 101.0, 50.0)))
    best, worst = league.standings.tables().standings
    assert (best.bot.name, worst.bot.name) == ("well", "often") and worst.points and worst.points > 0.6
    assert best.rating == pytest.approx(-worst.rating) and 0.02 < best.low < best.rating < best.high < 0.12
    assert best.history[-1][1] == pytest.approx(best.rating)
    league.standings.set_anchor("often")
    assert [row.rating for row in league.standings.tables().standings] == [
        pytest.approx(2 * best.rating), 0.0]
    Terminal().print(standings_table(league.settings(), [best], 60))
    assert f"{best.rating:+.3g}" in capsys.readouterr().out
    page = client.get("/").text
    assert "By how much it is better" in page and ">gain</button>" in page and f">{2 * best.rating:+.3g}<" in page


def test_who_met_whom_is_told_by_gains_too(
    league: League, client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    """On two of three seeds ``often`` is ahead by a hundredth; on the others it is behind by a half."""
    for name in ("often", "well"):
        add(league, name, name)
    scores = {"often": cycle([100.0, 100.0, 50.0]), "well": cycle([99.0, 99.0, 100.0])}
    play(league, 12, lambda name: next(scores[name]))
    gain = (0.01 + 0.01 - 0.5) / 3.0
    cells = league.standings.tables().cross_table
    assert [cells[pair].points for pair in (("often", "well"), ("well", "often"))] == pytest.approx([gain, -gain])
    ((_, games, sets),) = league.standings.opponents("often")
    assert games == 12 and sets.points.value == pytest.approx(gain) and sets.points.low < gain
    assert main(["league", str(league.folder), "table"]) == 0
    told = capsys.readouterr().out
    assert "gain, and seeds" in told and f"{gain:+.3g}" in told
    assert f">{gain:+.3g}<small>12<" in client.get("/").text
    page = client.get(f"/bots/{league.bots.named('often').id}").text
    assert f'data-label="gain">{gain:+.3g}<' in page and "in which this bot was ahead" not in page


def test_versions_that_play_alone_exchange_no_seats(league: League, client: TestClient) -> None:
    add(league, "mine", "one")
    add(league, "mine", "two")
    play(league, 4, lambda name: 100.0)
    page = client.get(f"/bots/{league.bots.named('mine v2').id}?with={league.bots.named('mine v1').id}").text
    assert "Both have played the same seeds: <a" in page


@pytest.mark.parametrize(("level", "verdict"), [(1.01, "stronger than"), (0.99, "weaker than"), (1.0, "as strong as")])
def test_the_verdict_of_a_version_is_of_its_gains(
    league: League, client: TestClient, level: float, verdict: str
) -> None:
    random = Random(4)
    league.versions.set_duels(600, 150.0)
    add(league, "mine", "one")
    add(league, "mine", "two")
    play(league, 600, lambda name: spread(random, level if name == "mine v2" else 1.0))
    (version, _) = league.versions.of("mine")
    assert version.duel and version.duel.words.startswith(f"{verdict} mine v1") and 20 <= version.duel.games < 200
    assert ("within 150 normalized Elo, gain" if level == 1.0 else f"gain {level - 1.0:+.2f}"[:8]) in version.verdict
    back = league.versions.compare("mine v1", "mine v2")
    assert back.difference.value == pytest.approx(-version.duel.difference.value)
    page = client.get(f"/bots/{version.bot.id}").text
    assert "a difference of 150 normalized Elo" in page and f">{version.verdict}</a>" in page


def test_a_match_is_tested_by_its_gains(league: League, client: TestClient) -> None:
    random = Random(5)
    for name in ("new", "old"):
        add(league, name, name)
    number = league.games.start_match(["new", "old"], 500, 0.0, 0.01)
    play(league, 200, lambda name: spread(random, 1.01 if name == "new" else 1.0))
    match = league.games.match(number)
    assert match.state == "done" and match.sprt and match.sprt["result"] == "gain 0.01 accepted"
    assert match.points == match.difference and 0.005 < match.points.value < 0.015
    assert "SPRT 0 against 0.01 gain" in client.get(f"/matches/{number}").text
    assert f"{match.points.value:+.3g} (" in client.get("/matches").text


def test_without_its_contest_a_league_says_what_is_gone(league: League, tmp_path: Path) -> None:
    (tmp_path / "contest.toml").unlink()
    with pytest.raises(LeagueError, match="the game of the league cannot be loaded: no game called"):
        league.standings.tables()
