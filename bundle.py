"""Makes each bot one file that a contest's editor takes: dist/<game>.py out of bot/submit/<game>.py."""
from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.exit_codes import FAILED, INTERRUPTED, WRONG_USAGE
from bot.own_python import own_python
from bundler import BundleError

with own_python("bundle.py"):
    from bundler.flatten import flatten
    from bundler.layout import assemble, utf16_length
    from bundler.shorten import shorten
    from bundler.trial import LIMIT, check_opening, check_size

ROOT = Path(__file__).resolve().parent
SUBMISSIONS = Path("bot", "submit")


@dataclass(frozen=True)
class Options:
    """How to build: shorten the sources or not, and the ``NAME=VALUE`` parameters that are fixed in the file."""

    minify: bool = True
    settings: tuple[str, ...] = ()


def games(root: Path) -> list[str]:
    """The games that have a submission, by name."""
    return sorted(file.stem for file in (root / SUBMISSIONS).glob("*.py") if file.stem != "__init__")


def build(game: str, root: Path, options: Options) -> str:
    """The text of the built file. Compresses modules if it would be too long for the contest otherwise."""
    entry = (SUBMISSIONS / f"{game}.py").as_posix()
    if not (root / entry).is_file():
        raise BundleError(f"no game called {game!r}; there are: {', '.join(games(root)) or 'none'}")
    sources = flatten(entry, root)
    if options.minify:
        sources = {path: shorten(source, path) for path, source in sources.items()}
    return assemble(entry, sources, options.settings, limit=LIMIT if options.minify else None)


def bundle(game: str, root: Path, out: Path, options: Options, check: bool) -> bool:
    """Builds and tries out one game; writes it to ``out`` or, with ``check``, compares it with what is there.

    Returns whether ``out`` has the present version; prints a line about it. Raises :class:`BundleError`, but lets
    sources that are left as they are be too long for the contest.
    """
    text = build(game, root, options)
    length = check_size(game, text) if options.minify else utf16_length(text)
    opening = check_opening(game, text, options.settings, root)
    file = out / f"{game}.py"
    state = _state(file, text) if check else "written"
    if not check:
        _write(file, text)
    size = f"{length:,} of {LIMIT:,} characters{' (too long for the contest)' if length > LIMIT else ''}"
    print(f"{_shown(file)}: {state}, {size}; answers the {opening} like the bot itself", flush=True)
    return state in ("written", "up to date")


def _state(file: Path, text: str) -> str:
    if not file.is_file():
        return "missing"
    return "up to date" if file.read_bytes() == text.encode() else "out of date"


def _write(file: Path, text: str) -> None:
    """Writes so that a reader, or an interruption, never meets half a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f".{file.name}.{os.getpid()}")
    half.write_bytes(text.encode())
    half.replace(file)


def _shown(file: Path) -> Path:
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


def _parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="bundle.py", description=__doc__)
    options.add_argument("game", nargs="*", metavar="GAME", help="default: every game of bot/submit")
    options.add_argument("--out", type=Path, metavar="DIR", help="where to write (default: dist)")
    options.add_argument("--check", action="store_true", help="write nothing: try out, and say what is out of date")
    options.add_argument("--no-minify", action="store_true", help="leave the sources as they are, even if too long")
    options.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="fix a player's parameter in the built file"
    )
    return options


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; 0 if every game is built, or up to date with ``--check``."""
    arguments = _parser().parse_args(argv)
    try:
        return 0 if _bundle_all(arguments, root) else FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return FAILED
    except OSError as error:
        if error.filename is None:
            raise
        print(f"bundle.py: {error.filename}: {error.strerror}", file=sys.stderr)
        return WRONG_USAGE


def _bundle_all(arguments: argparse.Namespace, root: Path) -> bool:
    """Whether every game that is asked for is built, or up to date."""
    options = Options(minify=not arguments.no_minify, settings=tuple(arguments.set))
    out = (arguments.out or root / "dist").resolve()
    good = True
    for game in arguments.game or games(root):
        try:
            good &= bundle(game, root, out, options, arguments.check)
        except BundleError as error:
            print(f"bundle.py: {error}", file=sys.stderr)
            good = False
    return good


if __name__ == "__main__":
    sys.exit(main())
