"""What a program in a game may use and see, memory, environment, folder, network, machine, and how it is started so.

:mod:`arena.run.process` watches the memory of a bot, with that of all that it has started.
"""
from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from random import choice
from typing import IO

from arena.contract.record import RECORDED
from arena.games import game_packages
from arena.run.linux import OPEN, die_with_parent, is_root, spare_users, tool
from arena.run.signals import undisturbed

MOST_MIB = 1 << 30
"""More memory than any machine has."""
ROOT = Path(__file__).resolve().parents[2]
"""The folder that holds the package ``arena``."""
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""Environment variables for the number of numpy's threads: 1 if they are not set, because a game has one core."""
PASSED = ("HOME", "LANG", *THREADS)
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt")
"""What an isolated program sees of the machine, read-only."""
OWNED = re.compile("(/opt|/usr/src)/[^/]+")
"""Folders there that may be the owner's, as in containers."""
BWRAP = "bwrap"
ALONE = ("--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try")
IN_MEMORY = ("/tmp", "/dev/shm")
"""The folders of an isolated program that lie in memory, and count as its own: all else that it sees is read-only."""
BOX = "/box"
"""Where all of this lies, and where the program is kept by ``chroot``: there nobody may make namespaces of users, in
which a program could mount further folders in memory."""
OWN_FOLDER = "/tmp/bot"
"""Where an isolated program runs that has no other folder."""
MOST_IN_MEMORY_MIB = 1024
"""The most that each of these folders holds, where there is no limit of memory."""
MOST_PROCESSES = 500
"""The most processes of a program, with those around it; where it is isolated, of threads too."""
AROUND = 2
"""The processes that isolation puts around a program."""
PIPES_ASIDE = ("/bin/sh", "-c", 'exec "$@" 3<&0 4>&1 </dev/null >/dev/null', "sh")
LIMIT_PAGES = '{ echo "$1" > /proc/sys/kernel/shmall; } 2>&-; shift; '  # of System V's shared memory, if it may
PIPES_BACK = ("/bin/sh", "-c", f'{LIMIT_PAGES}exec "$@" <&3 >&4 3<&- 4>&-', "sh")
"""What hands the stdin and stdout of a program past those processes: else these would keep open what it closes."""
SIGNALLED = 128
TRYING_SECONDS = 10.0
INTERPRETER = re.compile(r"(python|pypy|node|nodejs|ruby|perl|php|lua|bash|sh)[\d.]*")
WITH_ENDING = re.compile(r"[^=]*\.[A-Za-z]\w*")
NO_FILE = {"-m", "-c", "-e"}
"""With these an interpreter runs a module, or the code that follows."""


@cache
def why_not_isolated() -> str:
    """Why this machine cannot isolate a program, and what to do; empty if it can."""
    if not OPEN:
        return "that is for Linux alone"
    if not tool(BWRAP):
        return f"the program {BWRAP} is not there (on Debian: apt install bubblewrap)"
    missing = [name for name in ("unshare", "setpriv", "prlimit") if not tool(name)]
    if missing:
        return f"the program {missing[0]} is not there (on Debian: apt install util-linux)"
    if is_root() and not spare_users():
        return "there is no user here but root, and its programs may not be root's; run the arena as another user"
    try:
        tried = Sandbox(isolated=True).command(["true"], "")
        done = subprocess.run(tried, capture_output=True, text=True, timeout=TRYING_SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{BWRAP} cannot be run: {error}"
    return f"{BWRAP} is there, but is not allowed to: {done.stderr.strip()}" if done.returncode else ""


def _new_spaces(user: int) -> list[str]:
    """What keeps a program from the rest of the machine; it has no rights.

    Those are left by which it is put into its box and, as root, becomes ``user`` in its folder. Root's program may not
    stay root's: it could write to what root owns, such as the kernel's settings, whatever else it is kept from.
    """
    rights = ["SYS_CHROOT", "SETPCAP", *["SETUID", "SETGID", "DAC_OVERRIDE"] * bool(user)]
    own_users = [] if user else ["--unshare-user"]
    return [*own_users, *ALONE, "--die-with-parent", "--cap-drop", "ALL",
            *(word for name in rights for word in ("--cap-add", f"CAP_{name}"))]


def _limited(user: int, where: str) -> list[str]:
    """What starts a program ``where`` in its box, with a limited number of processes, and as ``user``, if any.

    Without one it has a namespace of users of its own, or it could trace bwrap's process, which is in no box.
    """
    apart = [] if user else ["unshare", "--user", "--map-current-user", "--keep-caps"]
    become = [f"--reuid={user}", f"--regid={user}", "--clear-groups"] * bool(user)
    rights = ["--bounding-set=-all", "--inh-caps=-all", *["--ambient-caps=-all"] * (not user)]
    return [*apart, "chroot", BOX, "env", f"--chdir={where}", "setpriv", *become, *rights,
            "prlimit", f"--nproc={MOST_PROCESSES - AROUND}"]


def _binds(option: str, paths: Iterable[str]) -> list[str]:
    """What makes paths seen where they are; the folders above are open to every user, and empty."""
    unique = dict.fromkeys(paths)
    folders = (str(folder) for path in unique for folder in reversed(Path(path).parents[:-1]))
    above = [folder for folder in dict.fromkeys(folders) if folder not in IN_MEMORY]
    return [
        *(word for folder in above for word in ("--perms", "0755", "--dir", BOX + folder)),
        *(word for path in unique for word in (option, path, BOX + path)),
    ]


def _hides(paths: Iterable[str]) -> Iterator[str]:
    """What lays an empty folder over each of these."""
    return (word for path in paths for word in ("--tmpfs", BOX + path))


def _inside(*paths: Iterable[str]) -> tuple[str, ...]:
    """The beginnings of all paths below some."""
    return tuple(path + os.sep for some in paths for path in some)


def _has_its_own(path: str) -> bool:
    """Whether an isolated program has something of its own where ``path`` is, or the whole machine is below it."""
    path = os.path.join(os.sep, os.path.normpath(path).lstrip(os.sep))
    of_system = f"{path}/".startswith(("/proc/", "/dev/")) and not path.startswith("/dev/shm/")
    return of_system or path in (os.sep, *IN_MEMORY)


@cache
def provided_folders() -> list[Path]:
    """The folders of the kit's own packages, and of those that provide games; to look for them takes 10 ms."""
    specs = [find_spec(package) for package in ("arena", "botkit", *game_packages())]
    return [Path(folder) for spec in specs if spec for folder in spec.submodule_search_locations or ()]


@dataclass(frozen=True)
class Sandbox:
    """How a program is run.

    ``memory_mib``: its memory limit; 0: none; ``None``: the contest's. ``variables``: environment variables besides
    the usual few. ``folder``: where it runs; empty: in a fresh folder that is deleted afterwards. ``isolated``: it has
    no network, sees the system read-only, and no folder but its own. ``writable``: it may change ``folder``.
    ``package``: the folder of a package besides the kit's that it is a module of.
    ``recorded``: a file of the answers that a bot of botkit is to remember, see :data:`arena.contract.record.RECORDED`.
    """

    memory_mib: int | None = None
    variables: Mapping[str, str] = field(default_factory=dict)
    folder: str = ""
    isolated: bool = False
    writable: bool = False
    package: str = ""
    recorded: str = ""

    def environment(self, words: Sequence[str] = ()) -> dict[str, str]:
        """The whole environment of a command: the arena's Python comes first in ``PATH``.

        Only a module of the kit finds the kit in ``PYTHONPATH``: on a contest's site no other program would.
        """
        passed = {name: os.environ[name] for name in PASSED if name in os.environ}
        passed.update(self.variables)
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
        folders = dict.fromkeys(map(os.path.dirname, self._kit(words)))
        modules = os.pathsep.join(filter(None, [*folders, passed.get("PYTHONPATH", "")]))
        told = {name: value for name, value in (("PYTHONPATH", modules), (RECORDED, self.recorded)) if value}
        return {**dict.fromkeys(THREADS, "1"), **passed, "PATH": path, **told}

    def _packages(self) -> list[str]:
        """The folders of the kit's packages, and of that with the kit's bots for a game elsewhere."""
        return [*map(str, provided_folders()), *filter(None, [self.package])]

    def _kit(self, words: Sequence[str]) -> list[str]:
        """These folders, if the command runs a module of them; else none."""
        packages = self._packages()
        modules = {module.partition(".")[0] for option, module in pairwise(words) if option == "-m"}
        return packages if modules & {*map(os.path.basename, packages)} else []

    def located(self, words: Sequence[str]) -> list[str]:
        """The command with the whole paths of the program and of what :func:`names_a_file`, to run in any folder.

        They are looked for in this folder and in that of the kit. No option is a file, even if there is one of its
        name, which an interpreter would run. If ``folder`` is set, the command stays as it is.
        """
        if self.folder:
            return list(words)
        program = shutil.which(words[0], path=self.environment()["PATH"]) or words[0]
        ran = place_of_script(words)
        return [_located(program), *(
            _located(word) if word[:1] != "-" and (index == ran or names_a_file(word)) else word
            for index, word in enumerate(words[1:], 1))]

    def finds(self, program: str) -> bool:
        """Whether the program exists and can be run."""
        path = os.path.join(self.folder, program) if os.sep in program else program
        return shutil.which(_located(path), path=self.environment()["PATH"]) is not None

    def has_file(self, file: str) -> bool:
        """Whether a file that a command names exists."""
        return os.path.exists(_located(os.path.join(self.folder, file)))

    def command(self, words: Sequence[str], folder: str) -> list[str]:
        """The command that is run in ``folder`` in place of ``words``."""
        located = self.located(words)
        if not self.isolated:
            return located
        user = choice(spare_users()) if is_root() else 0
        if user and self.writable:
            os.chown(folder, user, user)
        where = folder if self.folder else OWN_FOLDER
        pages = ((self.memory_mib or MOST_IN_MEMORY_MIB) << 20) // resource.getpagesize()
        return [*PIPES_ASIDE, BWRAP, *_new_spaces(user), *self._mounts(located, folder), "--",
                *PIPES_BACK, str(pages), *_limited(user, where), *located]

    def _mounts(self, located: Sequence[str], folder: str) -> list[str]:
        """What a command needs, read-only: Python, the files that it names, and the kit if it runs a module of it."""
        pythons, shown = [sys.prefix, sys.base_prefix], self._kit(located)
        owned = [found[0] for place in (os.getcwd(), str(ROOT)) if (found := OWNED.match(place))]
        hidden = [path for path in self._packages() if not shown and path.startswith(_inside(SYSTEM, pythons))]
        named = [word for word in located if os.path.isabs(word) and os.path.exists(word) and not _has_its_own(word)]
        named = [word for word in named
                 if not word.startswith(_inside(SYSTEM, pythons, shown)) or word.startswith(_inside(owned, hidden))]
        size = str((self.memory_mib or MOST_IN_MEMORY_MIB) << 20)
        return [
            *(word for path in SYSTEM for word in ("--ro-bind-try", path, path)),  # for what puts it into its box
            "--proc", "/proc", "--perms", "0755", "--dir", BOX, "--dev", f"{BOX}/dev",
            "--proc", f"{BOX}/proc", *_binds("--ro-bind-try", ("/proc/sys", "/proc/pressure")),
            *(word for path in IN_MEMORY for word in ("--size", size, "--perms", "1777", "--tmpfs", BOX + path)),
            "--perms", "0777", "--dir", BOX + OWN_FOLDER, *_binds("--ro-bind-try", SYSTEM), *_hides(owned),
            *_binds("--ro-bind", [*pythons, *shown]), *_hides(hidden),
            *_binds("--ro-bind", [*named, *filter(None, [self.recorded])]),
            *(_binds("--bind" if self.writable else "--ro-bind", [folder]) if self.folder else ()),
            *(word for path in (*owned, *hidden, "/dev") for word in ("--remount-ro", BOX + path)), "--remount-ro", "/",
        ]

    def perhaps_signal(self, code: int) -> int:
        """The signal that may have ended a program with this exit code; 0: none has.

        Around an isolated one, bwrap reports a signal as shells do, by 128 and its number. Whether the program has
        ended so or with that very exit code, nobody can tell from outside.
        """
        number = code - SIGNALLED
        return number if self.isolated and number in signal.valid_signals() else 0


USUAL = Sandbox()
"""The contest's memory limit, the usual environment, a fresh folder."""


def started(
    words: Sequence[str], folder: Path | str, environment: Mapping[str, str], memory_bytes: int = 0,
    stdin: IO[bytes] | int = subprocess.PIPE,
) -> subprocess.Popen[bytes]:
    """Starts a program that ends with the arena, in a session of its own. Raises :class:`OSError`.

    ``memory_bytes``: the limit of its memory; 0: none. What the arena ignores, such as Ctrl-C, the program does not.
    """
    def prepare() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        die_with_parent(signal.SIGKILL)
        if memory_bytes:
            resource.setrlimit(resource.RLIMIT_DATA, (memory_bytes, memory_bytes))

    with undisturbed():
        return subprocess.Popen(
            words, cwd=folder, env=environment, bufsize=0, start_new_session=True, preexec_fn=prepare, stdin=stdin,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def names_a_file(word: str) -> bool:
    """Whether a word of a command is a path: it has a slash, or is a file here whose name has an ending, as ``a.txt``.

    Others are arguments, such as ``4``, ``0.5`` and ``x=a.b``, even where there happens to be a file of that name.
    """
    return os.sep in word or (WITH_ENDING.fullmatch(word) is not None and os.path.isfile(word))


def place_of_script(words: Sequence[str]) -> int:
    """Which word of a command is the file that its interpreter runs; 0: none is."""
    there = (place for place, word in enumerate(words) if place and word[:1] != "-" and _located(word) != word)
    place = next(there, 0) if is_interpreter(words[0]) else 0
    return 0 if NO_FILE & {*words[:place]} else place


def is_interpreter(program: str) -> bool:
    """Whether a program runs the file that is named after it."""
    return INTERPRETER.fullmatch(os.path.basename(program)) is not None


def _located(word: str) -> str:
    for folder in (Path.cwd(), ROOT):
        if word and os.path.exists(folder / word):  # Path.exists raises for a name that is too long
            return os.path.join(folder, word)
    return word
