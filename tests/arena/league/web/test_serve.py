"""``serve`` as a program: where it listens, who is let in, and that nothing outlives it."""
from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import psutil
import pytest

from arena.cli import main
from arena.contract.exit_codes import INTERRUPTED, WRONG_USAGE
from arena.contract.setup import Limits
from arena.league.store import League
from arena.league.store.league_settings import LeagueSettings
from arena.league.web.security import is_token
from arena.run.sandbox import why_not_isolated
from tests.arena.league.web.conftest import play
from tests.arena.league.web.serving import serving
from tests.conftest import PATIENCE_SECONDS, ROOT, TOY, until

pytestmark = pytest.mark.timeout(600)  # on a busy machine, games of programs take many times as long
FEW_FILES = 64


def new_league(folder: Path) -> League:
    """Two bots that answer at once; they are tried by whoever plays."""
    store = League.create(folder, LeagueSettings(TOY, "plain", Limits(3000.0, 300.0), 2))
    for name in ("greedy", "random"):
        store.bots.add(name, f"builtin:{name}")
    return store


def is_alive(process: psutil.Process) -> bool:
    try:
        return process.is_running() and bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def alive(processes: list[psutil.Process]) -> list[psutil.Process]:
    return [process for process in processes if is_alive(process)]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_however_it_ends_nobody_plays_on_and_no_finished_game_is_lost(tmp_path: Path, number: signal.Signals) -> None:
    """Until then, a watched file has become a version."""
    file = tmp_path / "mine.py"
    file.write_text("while True: print(1, flush=True)")
    folder = tmp_path / "league"
    with new_league(folder) as store, serving(folder, "--jobs", "2", "--watch", str(file)) as (app, address):
        assert urlopen(address).status == 200
        until(lambda: store.games.count() > 4 and "mine" in {bot.name for bot in store.bots.all("active")})
        started = psutil.Process(app.pid).children(recursive=True)
        assert len(started) >= 3
        app.send_signal(number)
        assert app.wait(PATIENCE_SECONDS) == (INTERRUPTED if number == signal.SIGINT else -number)
        until(lambda: not alive(started))
        games = store.games.find(limit=10_000)
        assert all(store.games.replay(game.id).ranks for game in games)
        assert sum(row.games for row in store.standings.tables().standings) == 2 * len(games)


def test_it_plays_on_beside_the_command_line_and_after_it(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        words = [sys.executable, "-m", "arena", "league", str(tmp_path), "play"]
        with subprocess.Popen(words, cwd=ROOT, stderr=subprocess.DEVNULL) as other:
            until(lambda: store.games.count() > 2)
            with serving(tmp_path) as (_, address):
                until(lambda: b"played by another program" in urlopen(address).read())
                other.send_signal(signal.SIGINT)
                other.wait(PATIENCE_SECONDS)
                played = store.games.count()
                urlopen(Request(f"{address}playing", b"play=1", {"Origin": address.rstrip("/")}))
                until(lambda: store.games.count() > played)


def test_on_a_network_the_address_has_a_token_that_nobody_else_can_read_even_if_its_file_was_empty(
    tmp_path: Path
) -> None:
    (tmp_path / "token").touch()
    with new_league(tmp_path) as store, serving(tmp_path, "--host", "0.0.0.0", "--paused", token=True) as (_, address):
        place, _, token = address.partition("?token=")
        assert is_token(token) and (tmp_path / "token").read_text() == f"{token}\n"
        assert (tmp_path / "token").stat().st_mode & 0o077 == 0
        form = b"name=spy&command=touch+/tmp/x"
        for query in ("", "?token="):
            with pytest.raises(HTTPError, match="401"):
                urlopen(f"{place}{query}")
            with pytest.raises(HTTPError, match="401"):
                urlopen(Request(f"{place}bots{query}", form, {"Origin": place.rstrip("/")}))
        assert len(store.bots.all()) == 2


def test_without_a_token_only_this_machine_is_served(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", str(tmp_path), "--host", "0.0.0.0", "--no-token"]) == WRONG_USAGE
    assert "--no-token with --host 0.0.0.0" in capsys.readouterr().err


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="prlimit limits the files of a program")
def test_half_sent_requests_and_streams_leave_room_for_pages(tmp_path: Path) -> None:
    with new_league(tmp_path), serving(tmp_path, "--paused", files=FEW_FILES) as (app, address), ExitStack() as held:
        port = int(address.rstrip("/").rpartition(":")[2])
        for number in range(2 * FEW_FILES):
            head = f"GET /events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n" + "\r\n" * (number % 2)
            one = held.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS))
            one.sendall(head.encode())
        assert urlopen(address, timeout=PATIENCE_SECONDS).status == 200
        held.close()
        app.send_signal(signal.SIGINT)
        assert app.stderr and len(app.stderr.read()) < 5000


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert main(["serve", str(tmp_path), "--port", str(taken.getsockname()[1])]) == WRONG_USAGE
    assert "--port 0 takes any" in capsys.readouterr().err


@pytest.mark.parametrize(("options", "told"), [
    (("--port", "99999"), "--port 99999: give a whole number from 0 to 65535\n"),
    (("--jobs", "-1"), "--jobs -1: give a whole number from 0 on\n"),
])
def test_a_number_that_cannot_be_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: tuple[str, str], told: str
) -> None:
    with pytest.raises(SystemExit, match=str(WRONG_USAGE)):
        main(["serve", str(tmp_path), *options])
    assert capsys.readouterr().err == f"arena serve: {told}"


def test_a_host_that_cannot_be_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", str(tmp_path), "--host", "no.such.host.invalid"]) == WRONG_USAGE
    said = capsys.readouterr().err
    assert said.startswith("arena serve: --host no.such.host.invalid --port 8713: ")
    assert "takes any free one" not in said


def test_a_league_has_one_server_and_the_second_names_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with new_league(tmp_path), serving(tmp_path, "--paused") as (app, address):
        assert b"paused" in urlopen(address).read() and not psutil.Process(app.pid).children()
        assert main(["serve", str(tmp_path), "--port", "0"]) == WRONG_USAGE
        assert capsys.readouterr().err == (
            f"arena serve: {tmp_path} is served already: open {address} or end that server\n")
        app.kill()
        app.wait()
        with serving(tmp_path, "--paused") as (_, another):
            assert urlopen(another).status == 200


@pytest.mark.skipif(why_not_isolated() != "", reason="bwrap makes a folder read-only")
def test_a_league_in_a_read_only_folder_is_shown(tmp_path: Path) -> None:
    with new_league(tmp_path):
        pass
    with serving(tmp_path, read_only=True, token=True) as (_, address):
        page, token = address.split("?token=")
        assert is_token(token)
        headers = {"Cookie": f"arena-{page.rstrip('/').rpartition(':')[2]}={token}", "Origin": page.rstrip("/")}
        assert b"read-only" in urlopen(Request(f"{page}playing", b"play=1", headers)).read()
        with pytest.raises(HTTPError, match="507"):
            urlopen(Request(f"{page}bots", b"name=x&command=y", headers))


def test_a_report_that_waits_for_another_is_made_after_a_restart(tmp_path: Path) -> None:
    with new_league(tmp_path) as store:
        play(store, ("greedy", "random"), 1)
    with serving(tmp_path, "--paused") as (app, address):
        for bot in (1, 2):
            urlopen(Request(f"{address}bots/{bot}/report", b"games=50&seconds=0.1", {"Origin": address.rstrip("/")}))
        app.kill()
        app.wait()
        assert not (tmp_path / "reports" / "2.html").exists()
    with serving(tmp_path, "--paused"):
        until(lambda: (tmp_path / "reports" / "2.html").is_file())
