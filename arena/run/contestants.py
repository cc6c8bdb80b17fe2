"""What a command on the arena's command line names: a program, a baseline, or a form of the kit's own bot."""
from __future__ import annotations

import importlib
import pkgutil
import re
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib.util import find_spec
from inspect import signature
from itertools import pairwise, zip_longest
from pathlib import Path
from random import Random

from arena.contract.errors import told_as
from arena.contract.game import Answerer, Game
from arena.contract.setup import number_from_one
from arena.run.process import BotProcess
from arena.run.sandbox import USUAL, Sandbox, is_interpreter, provided_folders, why_not_isolated

SHIPPED, FORMERLY = "kit", "own"
"""The name of the bot that is submitted (see ``submissions`` of :class:`arena.contract.game.Game`), and the one that
older files have for it."""
BUILTIN = "builtin:"
OPPONENT = f"{BUILTIN}greedy"
"""The opponent if no other is named; every game has it."""
NOT_FROM_ITS_FOLDER = "-P"
"""Python's option for programs of the kit that may run in any folder: no file there is taken for one of its modules."""
MOST_FOLDERS = 8
"""If so many folders do not tell programs of one name apart, their whole commands do."""


class CommandError(ValueError):
    """A command that does not name a contestant; the message says what to do."""


@dataclass(frozen=True)
class Contestant:
    """One command: either a baseline (``answerer``) or a program (``words``).

    ``number``: its place in the match, by which copies of a baseline in one match differ.
    ``sandbox``, ``slowdown``: for a program; a slowdown of 1 is none, see :class:`arena.run.throttle.Throttle`.
    ``recorded``: the answers that count in place of its first ones, because a recorded game is played again.
    """

    command: str
    name: str
    words: tuple[str, ...] = ()
    answerer: Callable[[Random], Answerer] | None = None
    number: int = 0
    sandbox: Sandbox = USUAL
    slowdown: float = 1.0
    recorded: tuple[str | None, ...] = ()

    def start(self) -> BotProcess:
        """Runs the program, without a shell. ``python`` is the arena's own."""
        return BotProcess(self.words, self.sandbox, self.slowdown, self.recorded)


def contestant(game: Game, command: str, sandbox: Sandbox = USUAL) -> Contestant:
    """Reads one command. Raises :class:`CommandError` if it cannot be started."""
    check_isolation(sandbox)
    memory_mib = game.memory_mib if sandbox.memory_mib is None else sandbox.memory_mib
    package = _package_of(game) if comes_with(game, command) else ""
    sandbox = replace(sandbox, memory_mib=memory_mib, package=package)
    return replace(_contestant(game, command, sandbox), sandbox=sandbox)


def _package_of(game: Game) -> str:
    """The folder of the package with the kit's bots, if it is none of the installed games'; else empty."""
    spec = find_spec(game.submissions.partition(".")[0]) if game.submissions else None
    folders = spec.submodule_search_locations if spec else None
    return next((folder for folder in folders or () if Path(folder) not in provided_folders()), "")


def check_isolation(sandbox: Sandbox) -> None:
    """Raises :class:`CommandError` if programs are to be isolated and cannot be."""
    if sandbox.isolated and (why := why_not_isolated()):
        raise CommandError(f"no program can be isolated here: {why}")


def _contestant(game: Game, command: str, sandbox: Sandbox) -> Contestant:
    if why := why_not_without_shell(command):
        raise CommandError(f"the command {command!r} is run without a shell; {why}")
    words = words_of(command)
    if command.startswith(BUILTIN):
        return _builtin(game, command, words)
    if not sandbox.finds(words[0]):
        raise CommandError(f"no program {words[0]!r} in the command {command!r}; is it built, and executable?")
    scripts = [word for word in words[1:2] if is_interpreter(words[0]) and not word.startswith("-")]
    for file in [*scripts, *(word for option, word in pairwise(words) if option == "-jar")]:
        if not sandbox.has_file(file):
            where = sandbox.folder or "the current folder"
            raise CommandError(f"no file {file!r} in {where}, which the command {command!r} runs")
    return Contestant(command, short_name(words), words)


def words_of(command: str) -> tuple[str, ...]:
    """The words of a command. Raises :class:`CommandError` if it has none, or cannot be taken apart."""
    with told_as(CommandError, ValueError, about=f"cannot read the command {command!r}: "):
        words = tuple(shlex.split(command))
        if "\0" in command:
            raise ValueError("it has a character that no command has")
    if not words:
        raise CommandError("an empty command; give a program like 'python dist/game.py', or builtin:NAME")
    return words


QUOTED = re.compile(r"""\\.|'[^']*'|"(?:\\.|[^"\\])*\"""")
FOR_A_SHELL = {
    r"^(cd)\s": "it would go to a folder: name that by --cwd DIR",
    r"^(\w+)=\S*\s": "it would set a variable: set it before the arena's own command, and pass it on by --env {}",
    r"(?:^|[\s=])(~\w*)(?=/|\s|$)": "it would put a folder in place of {}: write that",
    r"(\|\|?|&&)|\s(;|&(?=\s|$)|&?\d?[<>].*)|([;&])(?=\s|$)|(\$\w+|\$[({]|`)": (
        "only it understands {}: name one, as in sh -c '..'"),
}
"""What in a command is meant for a shell, and what to do, because there is none."""


def why_not_without_shell(command: str) -> str:
    """What a shell would do with a command that means one, and what to do instead; empty if it means none."""
    plain = QUOTED.sub("''", command.strip())
    for meant, advice in FOR_A_SHELL.items():
        if found := re.search(meant, plain):
            return advice.format(next(filter(None, found.groups())))
    return ""


def kit_bots(game: Game) -> dict[str, str]:
    """The kit's bots of a game, by the names that ``builtin:`` takes: those of their modules in its ``submissions``."""
    if not game.submissions:
        return {}
    package = importlib.import_module(game.submissions)
    modules = [module.name for module in pkgutil.iter_modules(package.__path__)]
    bots = {SHIPPED: game.name} if game.name in modules else {}
    others = sorted(name for name in modules if name.startswith(f"{game.name}_"))
    return {**bots, **{name[len(game.name) + 1:]: name for name in others}}


def kit_bot_command(game: Game, submission: str, settings: Sequence[str] = (), effort: int = 0) -> str:
    """The command that runs a bot of the kit, such as ``ewn_reference``, from its source; effort 0: by the clock."""
    options = [word for setting in settings for word in ("--set", setting)]
    if effort:
        options += ["--effort", str(effort)]
    return shlex.join(["python", "-m", f"{game.submissions}.{submission}", *options])


def comes_with(game: Game, command: str) -> bool:
    """Whether a command names a baseline or a bot of the kit, and so no program that is not installed."""
    package = _module(command)[0].rpartition(".")[0]
    return command.startswith(BUILTIN) or (package == game.submissions and bool(submission_of(game.name, command)))


def submission_of(game: str, command: str) -> tuple[str, list[str]] | None:
    """The kit's bot for ``game`` that ``command`` runs from its source, and its options; ``None`` for another.

    Its package is called ``submit``, whatever it is in.
    """
    module, options = _module(command)
    package, _, submission = module.rpartition(".")
    if package.endswith(".submit") and (submission == game or submission.startswith(f"{game}_")):
        return submission, options
    return None


def _module(command: str) -> tuple[str, list[str]]:
    """The module that a command runs with ``python -m``, empty if it does not, and the words after it."""
    try:
        words = list(words_of(command))
    except CommandError:
        return "", []
    if words[1:2] == [NOT_FROM_ITS_FOLDER]:
        del words[1]
    return (words[2], words[3:]) if words[:2] == ["python", "-m"] and len(words) > 2 else ("", [])


def distinct_names(players: Sequence[Contestant]) -> list[str]:
    """The names of players, in which different commands differ: by as many folders of the program as that takes.

    If folders do not tell two programs apart, their names are the whole commands.
    """
    names = [player.name for player in players]
    for folders in range(1, MOST_FOLDERS + 1):
        alike = [index for index, player in enumerate(players) if any(
            name == names[index] and player.command != other.command for name, other in zip(names, players))]
        for index in alike:
            player = players[index]
            is_whole = folders == MOST_FOLDERS or player.command.startswith(BUILTIN)
            names[index] = player.command if is_whole else short_name(player.words, folders)
    return names


def short_name(words: Sequence[str], folders: int = 0) -> str:
    """The program's file name with its arguments, without the interpreter, the folders and the words ``--set``.

    ``folders``: so many of the folders that it is in are told.
    """
    rest = list(words)
    if len(rest) > 1 and (is_interpreter(rest[0]) or Path(rest[0]).name == "java"):
        rest = rest[1:]
    ran_module = len(rest) > 1 and rest[0] == "-m"
    while len(rest) > 1 and rest[0].startswith("-"):
        rest = rest[1:]
    if ran_module:
        program = ".".join(rest[0].split(".")[-1 - folders:])
    else:
        program = "/".join(Path(rest[0]).parts[-1 - folders:])
    return " ".join([program, *(word for word in rest[1:] if word != "--set")])


def _builtin(game: Game, command: str, words: Sequence[str]) -> Contestant:
    name, options = words[0][len(BUILTIN):], words[1:]
    name = SHIPPED if name == FORMERLY else name
    title = " ".join([name, *(word for word in options if word != "--set")])
    if name in game.baselines:
        return Contestant(command, title, answerer=_as_set(game.baselines[name], words))
    bots = kit_bots(game)
    if name in bots:
        python, *rest = shlex.split(kit_bot_command(game, bots[name]))
        return Contestant(command, title, (python, NOT_FROM_ITS_FOLDER, *rest, *options))
    known = ", ".join(BUILTIN + name for name in [*game.baselines, *bots])
    instead = f"there are: {known}" if known else "name a program, like 'python my_bot.py'"
    raise CommandError(f"{game.name} has no {words[0]}; {instead}")


def _as_set(baseline: Callable[..., Answerer], words: Sequence[str]) -> Callable[[Random], Answerer]:
    """A baseline with its ``--set NAME=VALUE``: the parameters beyond its random source, whole numbers from 1 on."""
    known = list(signature(baseline).parameters)[1:]
    settings = {}
    for option, text in zip_longest(words[1::2], words[2::2], fillvalue=""):
        name, _, value = text.partition("=")
        if option != "--set" or name not in known:
            takes = ", ".join(f"--set {name}=NUMBER" for name in known) or "no options"
            raise CommandError(f"{words[0]}: {option} {text}: it takes {takes}")
        with told_as(CommandError, ValueError, about=f"{words[0]}: {name} "):
            settings[name] = number_from_one(value)
    return partial(baseline, **settings) if settings else baseline
