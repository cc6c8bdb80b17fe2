"""The command line: ``bundle.py`` in the kit's folder, ``contest-bundle`` where the kit is installed."""
from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from arena.contract.exit_codes import FAILED, INTERRUPTED, WRONG_USAGE
from arena.contract.files import ReplayError
from arena.contract.saving import SaveError, write_whole
from arena.contract.setup import number_from_one
from bundler import BundleError
from bundler.build import (
    BUILT,
    LIMIT,
    Built,
    Program,
    build,
    packed_length,
    program,
    same_content,
    submissions,
    utf16_length,
)
from bundler.recording import TURNS, opening_of_file, opening_of_game
from bundler.trial import FIXED_SEARCH, Trial

EXECUTABLE = 0o777
AFTER_THE_GAME = "_"
"""Ends the game's name in that of a bot, as in ``ewn_reference``."""
DESCRIPTION = """Makes one file, which a contest's editor takes, of a Python program of many modules.

A program of your own is named by the file that starts it, such as my_bot/main.py. The modules of its folder that it
imports come into the file; other packages than numpy must be allowed. The kit's library botkit is compressed, and so is
all of a file that would be too long."""


def main(argv: Sequence[str] | None = None, kit: Path | None = None) -> int:
    """Builds what the command line names; ``kit`` is the folder with the kit's bots, if they are there.

    Returns 0 if every program is built, or up to date with ``--check``.
    """
    options = parser(kit)
    arguments = options.parse_args(argv)
    try:
        if fault := _fault_of_usage(arguments):
            print(f"{options.prog}: {fault}", file=sys.stderr)
            return WRONG_USAGE
        good = True
        for word in arguments.program or submissions(kit or Path()):
            try:
                good &= _bundle(program(word, kit), arguments, options.prog)
            except (BundleError, ReplayError, SaveError) as error:
                print(f"{options.prog}: {error}", file=sys.stderr)
                good = False
        return 0 if good else FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return FAILED
    except OSError as error:
        if error.filename is None:
            raise
        print(f"{options.prog}: {error.filename}: {error.strerror}", file=sys.stderr)
        return WRONG_USAGE


def parser(kit: Path | None) -> argparse.ArgumentParser:
    """The options of the command."""
    options = argparse.ArgumentParser(
        prog="bundle.py" if kit else "contest-bundle", description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = options.add_argument
    if kit:
        add("program", nargs="*", metavar="PROGRAM", help="a Python file, or a bot of bot/submit (default: all bots)")
    else:
        add("program", nargs="+", metavar="PROGRAM", help="a Python file, such as my_bot/main.py")
    add("--out", type=Path, metavar="FILE",
        help="where to write: a name that ends in .py is the file, any other a folder (default: dist)")
    add("--allow", action="append", default=[], type=_package, metavar="PACKAGE",
        help="a package that the contest has besides numpy, such as pandas; may be repeated")
    add("--limit", type=number_from_one, default=LIMIT, metavar="N",
        help=f"the most characters that the contest takes (default: {LIMIT:,}; an emoji counts as two)")
    add("--check", action="store_true", help="write nothing: try out, and say what is out of date")
    add("--no-minify", action="store_true", help="compress nothing, even if the file is too long")
    add("--set", action="append", default=[], metavar="NAME=VALUE",
        help="fix a parameter in the built file, for programs that take --set NAME=VALUE; needs --out")
    add("--python", default=sys.executable, metavar="PYTHON", help="try the built file with this Python")
    trial = options.add_argument_group("compare the answers with those to a recorded game")
    add = trial.add_argument
    add("--try", type=Path, metavar="FILE", dest="replay",
        help="send the first inputs of a replay to the program and to the built file: both must answer the same")
    add("--game", type=number_from_one, metavar="N", help="which game of the replay (default: 1)")
    add("--seat", metavar="PLAYER",
        help="whose inputs: a player's name, or its seat from 0 (default: the first that was asked)")
    add("--turns", type=number_from_one, metavar="N", help=f"how many turns (default: {TURNS})")
    add("--arguments", metavar="WORDS", type=shlex.split,
        help='what to start the program with, such as --arguments="--seed 1", so that it answers the same each time')
    return options


def _package(text: str) -> str:
    if not text.isidentifier():
        raise argparse.ArgumentTypeError(f"{text!r} is not the name of a package, such as pandas")
    return text


def _fault_of_usage(arguments: argparse.Namespace) -> str:
    """What is wrong with options that do not go together."""
    if arguments.set and not arguments.out:
        return "--set makes another file than the usual one: say with --out where to write it"
    if _is_file_name(arguments.out) and len(arguments.program) != 1:
        return f"--out {arguments.out} names one file: name one program too, or a folder for --out"
    of_a_trial = {name: getattr(arguments, name) for name in ("game", "seat", "turns", "arguments")}
    if not arguments.replay and (given := [name for name, value in of_a_trial.items() if value is not None]):
        return f"--{given[0]} says how to use a replay: name the replay with --try"
    return ""


def _is_file_name(out: Path | None) -> bool:
    return out is not None and out.suffix == ".py" and not out.is_dir()


def _bundle(source: Program, arguments: argparse.Namespace, prog: str) -> bool:
    """Builds one program and tries it; writes it, or compares it with the file there. Prints a line about it.

    Returns whether the file there is now the present version.
    """
    file = _place(source, arguments.out)
    built = build(source, packs=not arguments.no_minify, settings=arguments.set, allowed=arguments.allow,
                  limit=arguments.limit)
    _tell(prog, built.notes)
    tried, notes = _try(source, built, arguments)
    _tell(prog, notes)
    state = _state(file, built.text) if arguments.check else "written"
    if not arguments.check:
        if file.is_file() and (present := file.read_bytes()) and BUILT.encode() not in present[:500]:  # a source
            raise BundleError(f"{_shown(file)} is there already and is no built file; choose another with --out")
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, built.text.encode(), EXECUTABLE)
    print(f"{_shown(file)}: {state}, {_size(built, arguments.limit)}; {tried}", flush=True)
    if built.taken_in:
        print(*_sizes(built), sep="\n", flush=True)
    return state in ("written", "up to date")


def _tell(prog: str, notes: Iterable[str]) -> None:
    for note in notes:
        print(f"{prog}: note: {note}", file=sys.stderr)


def _place(source: Program, out: Path | None) -> Path:
    """The built file; without ``out`` it is in ``dist`` of the kit, or of the current folder."""
    if out is not None and _is_file_name(out):
        return out.resolve()
    folder = out or (source.root if source.of_the_kit else Path.cwd()) / "dist"
    return folder.resolve() / f"{source.name}.py"


def _size(built: Built, limit: int) -> str:
    length = utf16_length(built.text)
    whole = len(built.packed) == len(built.sources)
    note = " (too long for the contest)" if length > limit else ", compressed" if whole else ""
    return f"{length:,} of {limit:,} characters{note}"


def _sizes(built: Built) -> list[str]:
    """A line for each module: about how many characters it takes, and its path."""
    sizes = [(packed_length(text) if path in built.packed else utf16_length(text), path)
             for path, text in built.sources.items()]
    return [f"{size:>9,}  {path}" for size, path in sorted(sizes, reverse=True)]


def _try(source: Program, built: Built, arguments: argparse.Namespace) -> tuple[str, list[str]]:
    """Tries the built file out; says how, and what is to be known of it."""
    opening = None
    if arguments.replay:
        opening = opening_of_file(arguments.replay, arguments.game or 1, arguments.seat, arguments.turns or TURNS)
    elif source.of_the_kit:
        opening = opening_of_game(source.name.partition(AFTER_THE_GAME)[0], source.root / "replays")
    words = arguments.arguments or (FIXED_SEARCH if source.of_the_kit else ())
    python = os.path.abspath(shutil.which(arguments.python) or arguments.python)
    trial = Trial(source, built, python, words, arguments.set, opening)
    lines, notes = (trial.check_answers(), []) if opening else ([], trial.check_start())
    trial.check_imports()
    if opening is None:
        return "not tried (--try FILE compares its answers to a recorded game)", notes
    said = f"answers the {opening} like {'the bot' if source.of_the_kit else source.entry} itself"
    if not arguments.replay:
        return said, notes
    difference = opening.difference(lines)
    return f"{said}, but not as recorded: {difference}" if difference else f"{said}, and as recorded", notes


def _state(file: Path, text: str) -> str:
    if not file.is_file():
        return "missing"
    if not same_content(file.read_text(encoding="utf-8", errors="replace"), text):
        return "out of date"
    return "up to date" if os.access(file, os.X_OK) else "without its run bit"


def _shown(file: Path) -> Path:
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
