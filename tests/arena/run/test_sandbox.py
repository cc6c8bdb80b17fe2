"""What programs may use and see: memory, environment, folder, network."""
from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import stat
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from arena.contract.files import Json
from arena.contract.setup import Limits, Setup
from arena.games import load_game
from arena.match.one_game import play_game
from arena.run import sandbox
from arena.run.contestants import CommandError, contestant
from arena.run.linux import OPEN
from arena.run.sandbox import BWRAP, Sandbox, why_not_isolated
from tests.arena.run.test_faults import processes
from tests.arena.toy import GAME, TURNS
from tests.conftest import BOT, ROOT, Arena, needs_linux

LIMITS = Limits(10_000.0, 10_000.0)
MEMORY_MIB = 300
SAYS = "{facts}\nfor _ in range(100): print(5, flush=True)"
needs_bwrap = pytest.mark.skipif(bool(why_not_isolated()), reason=why_not_isolated())


def game_of(command: str, sandbox: Sandbox) -> Json:
    players = [contestant(GAME, command, sandbox), contestant(GAME, "builtin:random")]
    return play_game(GAME, Setup(1, 2, "plain", LIMITS), players)


def said(tmp_path: Path, facts: str, sandbox: Sandbox) -> Any:
    """What a program prints as JSON on stderr, after which it plays."""
    tells = SAYS.format(facts=f"print(json.dumps({facts}), file=sys.stderr)")
    (tmp_path / "mine.py").write_text(f"import json, os, sys\n{tells}")
    record = game_of(f"python {tmp_path / 'mine.py'}", sandbox)
    assert [turn.faults[0] for turn in record.turns] == [None] * TURNS
    return json.loads(record.turns[0].messages[0][0])


INTERRUPTED_FORK = """
import os, signal
from arena.run.sandbox import started
signal.signal(signal.SIGTERM, signal.default_int_handler)
os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGTERM))
try:
    started(["sleep", "60"], "/", os.environ)
except KeyboardInterrupt:
    print(signal.getsignal(signal.SIGTERM) is signal.default_int_handler)
"""


def test_a_signal_while_a_program_is_started_is_not_lost() -> None:
    """Python calls hooks of its modules around a fork, and ignores what is raised in them."""
    done = subprocess.run([sys.executable, "-c", INTERRUPTED_FORK], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True\n", "")


@pytest.mark.parametrize("turn", [0, 3])
@pytest.mark.parametrize("eats", ["bytearray({mib} << 20)", "__import__('numpy').ones({mib} << 17)"])
def test_more_memory_than_allowed_is_a_fault_of_its_own(tmp_path: Path, eats: str, turn: int) -> None:
    for mib, faults in ((MEMORY_MIB * 6 // 5, ["out_of_memory"]), (MEMORY_MIB // 3, [])):
        bot = tmp_path / "mine.py"
        eat = f"if turn == {turn}: x = {eats.format(mib=mib)}"
        bot.write_text(f"for turn in range({TURNS}):\n {eat}\n print(5, flush=True)")
        record = game_of(f"python {bot}", Sandbox(memory_mib=MEMORY_MIB))
        found = [fault for one in record.turns if (fault := one.faults[0])]
        assert [fault.partition(":")[0] for fault in found] == faults
        if faults:
            assert found[0] == f"out_of_memory: wanted more than {MEMORY_MIB} MiB, and ended with exit code 1"


def test_a_crash_without_a_limit_of_memory_stays_a_crash() -> None:
    record = game_of("python -c 'raise MemoryError'", Sandbox(memory_mib=0))
    assert record.turns[0].faults[0].startswith("crash_at_start")


def test_the_contests_limit_is_the_usual_one() -> None:
    limits = {name: contestant(load_game(name), "builtin:kit").sandbox.memory_mib for name in ("olympics", "ewn")}
    assert limits == {"olympics": 768, "ewn": 0}
    assert contestant(load_game("olympics"), "builtin:kit", Sandbox(memory_mib=5)).sandbox.memory_mib == 5


def test_a_program_has_a_clean_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET", "x")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    names = {"PATH", "HOME", "LANG", "OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"}
    found = said(tmp_path, "dict(os.environ)", Sandbox())
    assert found.keys() - {"LC_CTYPE", "PWD"} == names
    assert found["OPENBLAS_NUM_THREADS"] == "1"
    assert said(tmp_path, "os.environ['SECRET']", Sandbox(variables={"SECRET": "x"})) == "x"


@pytest.mark.parametrize(("command", "finds"), [("python mine.py", False), ("python -m mine", False),
                                                ("python -m bot.submit.ewn", True), ("python -P -m arena", True)])
def test_only_a_module_of_the_kit_finds_the_kit(command: str, finds: bool) -> None:
    assert (str(ROOT) in Sandbox().environment(command.split()).get("PYTHONPATH", "")) == finds
    variables = {"PYTHONPATH": "/mine"}
    own = Sandbox(variables=variables).environment(command.split())["PYTHONPATH"]
    assert own == (f"{ROOT}{os.pathsep}/mine" if finds else "/mine")


def test_a_program_runs_in_a_fresh_folder_that_goes_with_it(tmp_path: Path) -> None:
    facts = "[os.getcwd(), os.listdir(), open('note', 'w').write('x')]"
    (one, there, _), (other, there_too, _) = (said(tmp_path, facts, Sandbox()) for _ in range(2))
    assert one != other
    assert there == there_too == []
    assert not os.path.exists(one) and not os.path.exists(other)
    assert said(tmp_path, "os.getcwd()", Sandbox(folder=str(tmp_path))) == str(tmp_path)


@pytest.mark.parametrize("command", ["python mine.py", "./mine", "python ./mine.py", "python sub/../mine.py"])
@pytest.mark.parametrize("own_folder", [False, True])
def test_commands_name_files_from_where_they_are_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, own_folder: bool
) -> None:
    text = SAYS.format(facts="import sys")
    (tmp_path / "mine.py").write_text(text)
    (tmp_path / "mine").write_text(f"#!{sys.executable}\n{text}")
    (tmp_path / "mine").chmod(0o755)
    (tmp_path / "sub").mkdir()
    if not own_folder:
        monkeypatch.chdir(tmp_path)
    record = game_of(command, Sandbox(folder=str(tmp_path) if own_folder else ""))
    assert [turn.faults[0] for turn in record.turns] == [None] * TURNS
    assert record.players[0].cmd == command


def test_a_program_that_is_nowhere_keeps_its_name() -> None:
    assert Sandbox().located(["no-such-program", "--option"]) == ["no-such-program", "--option"]


def test_the_kits_own_files_are_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = "python -S tests/arena/toy_bot.py good"
    assert [turn.faults[0] for turn in game_of(command, Sandbox()).turns] == [None] * TURNS


@needs_bwrap
def test_an_isolated_program_plays_and_sees_no_other_folder_and_no_network(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("x")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        facts = (
            f"[os.path.exists({str(tmp_path / 'other')!r}),"
            " __import__('subprocess').call(['touch', '/usr/x'], stderr=-3),"
            f" __import__('socket').socket().connect_ex(('127.0.0.1', {port})), open('note', 'w').write('x'),"
            " os.path.exists(os.environ['HOME'] + '/.bashrc')]"
        )
        other, write, connect, note, home = said(tmp_path, facts, Sandbox(isolated=True))
    assert (other, bool(connect), note, home) == (False, True, 1, False)
    assert write != 0


@needs_bwrap
def test_memory_and_time_of_an_isolated_program_are_its_own(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "x = bytearray(b'x') * (100 << 20)\n" + SAYS.format(facts="import sys") + "\nsys.stdin.read()")
    record = game_of(f"python {tmp_path / 'mine.py'}", Sandbox(isolated=True))
    assert record.players[0].peak_mib > 100


@needs_bwrap
@pytest.mark.parametrize("kind", ["strays", "daemon"])
def test_an_isolated_program_leaves_nothing_behind(kind: str) -> None:
    seconds = str(1000.0 + os.getpid() / 1e7)
    game_of(f"{BOT} {kind} {seconds}", Sandbox(isolated=True))
    assert processes(seconds) == []


@needs_bwrap
@pytest.mark.parametrize("kind", ["deaf", "mute"])
def test_a_pipe_that_an_isolated_program_closes_is_closed(kind: str) -> None:
    """What puts the program into its box has it open no more."""
    [fault] = game_of(f"{BOT} {kind}", Sandbox(isolated=True)).faults_of(0)
    assert fault == "closed_pipe: closed its stdin or stdout, but goes on running"


@needs_bwrap
@pytest.mark.parametrize(("ends", "told"), [
    ("import os; os.kill(os.getpid(), 11)", "ended with exit code 139 (as after SIGSEGV)"),
    ("raise SystemExit(139)", "ended with exit code 139 (as after SIGSEGV)"),
    ("raise SystemExit(7)", "ended with exit code 7"), ("raise SystemExit(128)", "ended with exit code 128"),
    ("raise SystemExit(255)", "ended with exit code 255"),
])
def test_an_exit_code_of_an_isolated_program_may_stand_for_a_signal(ends: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "ends.py").write_text(ends)
    fault = game_of(f"python {tmp_path / 'ends.py'}", Sandbox(isolated=True)).turns[0].faults[0]
    assert fault == f"crash_at_start: {told} without an answer"


def test_an_exit_code_above_128_of_a_program_that_is_not_isolated_is_its_own(tmp_path: Path) -> None:
    (tmp_path / "ends.py").write_text("raise SystemExit(139)")
    fault = game_of(f"python {tmp_path / 'ends.py'}", Sandbox()).turns[0].faults[0]
    assert fault == "crash_at_start: ended with exit code 139 without an answer"


@needs_bwrap
def test_an_isolated_program_reaches_no_other_process(tmp_path: Path) -> None:
    facts = "[os.getppid() > 5, any(int(name) > 100 for name in os.listdir('/proc') if name.isdigit())]"
    assert said(tmp_path, facts, Sandbox(isolated=True)) == [False, False]


@needs_linux
@pytest.mark.parametrize(("text", "message"), [
    ("", r"is not there \(on Debian: apt install bubblewrap\)"),
    ("#!/bin/sh\necho no namespaces >&2; exit 1", "bwrap is there, but is not allowed to: no namespaces"),
])
def test_where_a_program_cannot_be_isolated_the_arena_says_why(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, message: str
) -> None:
    for name in (BWRAP, "unshare", "setpriv", "prlimit") if text else ():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    why_not_isolated.cache_clear()
    try:
        with pytest.raises(CommandError, match=f"no program can be isolated here: .*{message}"):
            contestant(GAME, "builtin:random", Sandbox(isolated=True))
    finally:
        why_not_isolated.cache_clear()


@pytest.mark.skipif(not shutil.which(BWRAP), reason=f"the program {BWRAP} is not there, which is told first")
@pytest.mark.skipif(subprocess.run(["unshare", "--user", "true"], stderr=subprocess.DEVNULL).returncode != 0
                    if shutil.which("unshare") else True, reason="no namespaces of users here")
def test_where_root_is_alone_the_arena_says_that_no_program_can_be_isolated() -> None:
    """As in a namespace of users with one alone: there is nobody whom a program could become."""
    words = ["unshare", "--user", "--map-root-user", sys.executable, "-c",
             "from arena.run.sandbox import why_not_isolated; print(why_not_isolated())"]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, cwd=ROOT)
    assert done.stdout == ("there is no user here but root, and its programs may not be root's; run the arena as"
                           " another user\n"), done.stderr


ATTACKS = """
try() { "$@" > /dev/null 2>&1 && echo "$*"; }
for place in FOLDER /usr / /dev /proc/sys; do
    try mount -o remount,rw $place
    try mount -o remount,rw,bind $place
    try unshare --user --map-root-user --mount mount -o remount,rw,bind $place
done
for file in FOLDER/written /usr/written /written /dev/written /proc/sys/kernel/hostname /proc/sysrq-trigger \
        /proc/pressure/cpu; do
    try sh -c "true >> $file"
done
try mount -t proc proc /proc
try unshare --user true
try grep -E "Cap(Inh|Prm|Eff|Bnd|Amb):.*[1-9a-f]" /proc/self/status
try [ "$(id -u)" = 0 ]
try cat KIT/arena/cli.py
try cat /etc/shadow
try cat /proc/1/environ
for number in 1 2; do try head -c 3000000 /dev/zero > /tmp/much; done
[ "$(stat -c %s /tmp/much)" -le 2097152 ] || echo too much in /tmp
head -c 3000000 /dev/zero > /dev/shm/much 2> /dev/null && echo too much in /dev/shm
true > note || echo cannot write in its own folder
"""
"""Says each wall that does not hold."""
NO_FILES = ("/", "/tmp", "/dev/shm", "/proc", "/dev/stdin")
"""Words of a command by which nothing of the machine is meant: an isolated program has such things of its own."""


@needs_bwrap
@pytest.mark.parametrize("user", ["root", "somebody"])
def test_no_wall_gives_way(user: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the host's file system allows to everybody is kept from an isolated program, whoever runs the arena."""
    become: list[str] = []
    if user == "root" and os.geteuid():
        pytest.skip("the tests do not run as root")
    if user == "somebody" and not os.geteuid():
        become = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        monkeypatch.setattr(sandbox, "is_root", lambda: False)
        monkeypatch.setattr(sys, "prefix", "/usr")
        monkeypatch.setattr(sys, "base_prefix", "/usr")
    with TemporaryDirectory(prefix="walls-") as place:  # that of pytest is open to its user alone
        seen = Path(place, "seen")
        for folder in (Path(place), seen):
            folder.mkdir(exist_ok=True)
            folder.chmod(0o777)
        words = ["sh", "-c", ATTACKS.replace("FOLDER", str(seen)).replace("KIT", str(ROOT)), str(seen), *NO_FILES]
        command = Sandbox(memory_mib=2, isolated=True).command(words, "")
        done = subprocess.run([*become, *command], capture_output=True, text=True, timeout=60, cwd="/")
        assert (done.stdout, done.returncode) == ("", 0), done.stderr
        assert [*Path(place).rglob("*")] == [seen]


TAKES_SEGMENTS = """
import ctypes
get = ctypes.CDLL(None).shmget
print([get(0, ctypes.c_size_t(size << 20), 0o1600) >= 0 for size in (100, 300)])
"""


@needs_bwrap
def test_segments_of_shared_memory_are_kept_to_the_limit() -> None:
    """An ordinary user's only by newer kernels, such as Linux 6.18."""
    command = Sandbox(memory_mib=200, isolated=True).command(["python3", "-c", TAKES_SEGMENTS], "")
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd="/")
    assert done.stdout in ["[True, False]\n", "[True, True]\n"][:1 + (os.geteuid() != 0)] and not done.stderr


ATTACKED = [
    "tests/arena/run/test_sandbox.py", "tests/arena/run/test_remote.py", "tests/arena/league/web/test_connections.py",
    "tests/arena/run/test_forgiving.py::test_a_bot_that_waits_for_its_own_children_is_late",
]


@needs_bwrap
@pytest.mark.skipif(os.geteuid() != 0, reason="the tests do not run as root")
@pytest.mark.timeout(600)
def test_what_is_attacked_holds_for_an_ordinary_user_too() -> None:
    """Attacks on the clock, the wall, a cluster's results and the connections of ``serve``, as nobody runs them."""
    needed = [ROOT, Path(sys.prefix), Path(sys.base_prefix)]
    closed = {folder for one in needed for folder in one.parents if not folder.stat().st_mode & stat.S_IXOTH}
    shown = [one for one in needed if closed & {*one.parents}]
    above = [folder for one in shown for folder in reversed(one.parents)]
    opens = [*(("--tmpfs", folder) for folder in sorted(closed)), *(("--perms", "0755", "--dir", one) for one in above),
             *(("--ro-bind", one, one) for one in shown)]
    become = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *ATTACKED]
    words = [BWRAP, "--dev-bind", "/", "/", *(word for words in opens for word in words), *become, *tests]
    done = subprocess.run(words, capture_output=True, text=True, timeout=500, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_bwrap
@pytest.mark.skipif(os.geteuid() != 0, reason="the tests do not run as root")
def test_programs_of_root_are_of_users_of_their_own(tmp_path: Path) -> None:
    facts = "[os.getuid(), os.getgid(), os.getgroups()]"
    one, other = (said(tmp_path, facts, Sandbox(isolated=True)) for _ in range(2))
    assert one != other
    assert all(0 < user == group and {*groups} <= {group} for user, group, groups in (one, other))


@needs_bwrap
def test_the_folder_of_a_build_is_written_to_whoever_runs_the_arena() -> None:
    with TemporaryDirectory() as folder:
        made_in = Sandbox(folder=folder, isolated=True, writable=True)
        subprocess.run(made_in.command(["sh", "-c", "echo x > made"], folder), check=True, timeout=60)
        assert Path(folder, "made").read_text() == "x\n"


@needs_bwrap
@pytest.mark.parametrize(("command", "sees"), [("python {bot}", False), ("python -m bot.submit.ewn", True)])
def test_the_kit_is_shown_to_whom_runs_a_module_of_it(command: str, sees: bool, tmp_path: Path) -> None:
    (tmp_path / "bot.py").touch()
    mounts = Sandbox(isolated=True).command(shlex.split(command.format(bot=tmp_path / "bot.py")), "")
    for package in ("arena", "bot", "botkit"):
        assert (str(ROOT / package) in mounts) == sees
    if sees:
        done = subprocess.run([*mounts, "--params"], capture_output=True, text=True, timeout=60,
                              env=Sandbox().environment(["python", "-m", "bot.submit.ewn"]))
        assert not done.returncode and "{" in done.stdout, done.stderr


@needs_bwrap
def test_an_installed_kit_is_hidden_in_the_folder_of_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("kit", "other"):
        (tmp_path / "python" / package).mkdir(parents=True)
        (tmp_path / "python" / package / "source.py").touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "python"))
    monkeypatch.setattr(sandbox, "provided_folders", lambda: [tmp_path / "python" / "kit"])
    command = Sandbox(isolated=True).command(["sh", "-c", f"cd {tmp_path}/python; ls kit other; touch kit/x"], "")
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stdout == "kit:\n\nother:\nsource.py\n" and "Read-only" in done.stderr


@needs_bwrap
def test_the_owners_folders_among_the_systems_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the kit and of the current folder, such as /usr/src/app and /opt/bots in containers."""
    with TemporaryDirectory(prefix="opt-") as place:
        Path(place).chmod(0o755)
        for file in ("app/bots/mine.py", "app/bots/other.py", "app/league/token", "java/lib"):
            Path(place, file).parent.mkdir(parents=True, exist_ok=True)
            Path(place, file).touch()
        monkeypatch.setattr(sandbox, "SYSTEM", (*sandbox.SYSTEM, place))
        monkeypatch.setattr(sandbox, "OWNED", re.compile(f"{place}/[^/]+"))
        monkeypatch.chdir(Path(place, "app", "bots"))
        looks = f"find {place} -type f; touch {place}/app/x"
        command = Sandbox(isolated=True).command(["sh", "-c", looks, "./mine.py"], "")
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert sorted(done.stdout.split()) == [f"{place}/app/bots/mine.py", f"{place}/java/lib"]
        assert "Read-only" in done.stderr


LIMIT_MIB = 100
READS = " sys.stdin.readline(), sys.stdin.readline(), turn or sys.stdin.readline()"
TAKES = {
    "a shared map": "import mmap; m = mmap.mmap(-1, 150 << 20)\nfor i in range(0, 150 << 20, 4096): m[i] = 1",
    "a file in memory": "f = os.memfd_create('x')\nfor _ in range(150): os.write(f, bytes(1 << 20))",
    "children": "for _ in range(4):\n if not os.fork(): x = b'x' * (40 << 20); time.sleep(60)\ntime.sleep(1)",
    "a file of /dev/shm that has no name": (
        "f = os.open('/dev/shm/x', os.O_CREAT | os.O_WRONLY)\nos.unlink('/dev/shm/x')\n"
        "try:\n for _ in range(150): os.write(f, bytes(1 << 20))\nexcept OSError: pass"),
    "/tmp and /dev/shm": "for d in '/tmp', '/dev/shm': open(d + '/x', 'wb').write(bytes(70 << 20))",
    "/tmp and /dev/shm behind a process that has ended": (
        "if not os.fork(): os._exit(0)\n"
        "for d in '/tmp', '/dev/shm': open(d + '/x', 'wb').write(bytes(70 << 20))"),
}


@pytest.mark.parametrize("takes", TAKES)
@pytest.mark.parametrize("isolated", [False, pytest.param(True, marks=needs_bwrap)])
def test_the_limit_of_memory_is_for_all_that_a_bot_has(takes: str, isolated: bool, tmp_path: Path) -> None:
    if takes.startswith("/") and not isolated:
        pytest.skip("without isolation they are the machine's")
    if "file" in takes and not OPEN:
        pytest.skip("only Linux tells how large it is")
    if "/dev/shm" in takes and not isolated and shutil.disk_usage("/dev/shm").free < 200 << 20:
        pytest.skip("too little room there")
    code = TAKES[takes].replace("\n", "\n  ")
    (tmp_path / "takes.py").write_text(
        f"import os, sys, time\nfor turn in range(10):\n{READS}\n if turn == 2:\n  {code}\n print(5, flush=True)\n"
        "sys.stdin.read()")
    record = game_of(f"python -S {tmp_path / 'takes.py'}", Sandbox(memory_mib=LIMIT_MIB, isolated=isolated))
    found = [fault for turn in record.turns if (fault := turn.faults[0])]
    assert found == [f"out_of_memory: wanted more than {LIMIT_MIB} MiB, with all that it had started, and was ended"]


@needs_linux
def test_what_processes_share_counts_once(tmp_path: Path) -> None:
    (tmp_path / "shares.py").write_text(
        f"import os, sys, time\nx = b'x' * (60 << 20)\nfor turn in range(10):\n{READS}\n"
        " if turn == 2:\n  for _ in range(4):\n   if not os.fork(): time.sleep(60)\n"
        " print(5, flush=True)\nsys.stdin.read()")
    record = game_of(f"python -S {tmp_path / 'shares.py'}", Sandbox(memory_mib=LIMIT_MIB))
    assert [turn.faults[0] for turn in record.turns] == [None] * TURNS


FORKS = """
import os, sys, time
most = 0
try:
    for most in range(700):
        if not os.fork():
            time.sleep(60)
            os._exit(0)
except BlockingIOError:
    pass
print(most, file=sys.stderr, flush=True)
for _ in range(10):
    print(5, flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("isolated", [False, pytest.param(True, marks=needs_bwrap)])
def test_there_is_a_most_of_processes(isolated: bool, tmp_path: Path) -> None:
    (tmp_path / "forks.py").write_text(FORKS)
    turn = game_of(f"python -S {tmp_path / 'forks.py'}", Sandbox(isolated=isolated)).turns[0]
    if isolated:
        assert turn.faults[0] is None and 400 < int(turn.messages[0][0]) <= 500
    else:
        assert turn.faults[0] == "crash_later: had started more than 500 processes, and was ended"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--memory", "-1"], "--memory -1: give a whole number from 0"),
        (["--memory", f"{1 << 44}"], f"--memory {1 << 44}: give a whole number from 0 to"),
        (["--cwd", "/nosuch"], "--cwd /nosuch: there is no such folder"),
        (["--env", "NOSUCH"], "--env NOSUCH: no such variable is set here"),
    ],
)
@pytest.mark.parametrize("command", [
    ["play", "ewn", "builtin:random", "builtin:random"],
    ["ask", str(ROOT / "replays" / "ewn_referee.jsonl.gz"), "--turn", "2", "--seat", "0", "true"]])
def test_what_cannot_be_given_to_programs_is_refused(
    arena: Arena, command: list[str], words: list[str], message: str
) -> None:
    done = arena(*command, *words)
    assert done.returncode == 2
    assert message in done.stderr
