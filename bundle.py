"""Makes each bot one file that a contest's editor takes: dist/<bot>.py out of bot/submit/<bot>.py."""
from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from arena.exit_codes import FAILED, INTERRUPTED, WRONG_USAGE
from arena.own_python import own_python
from bundler import BundleError

with own_python("bundle.py"):
    import tomllib

    from bundler.flatten import flatten
    from bundler.layout import assemble
    from bundler.shorten import shorten
    from bundler.size import LIMIT, check_size, utf16_length
    from bundler.trial import check_opening

ROOT = Path(__file__).resolve().parent
SUBMISSIONS = Path("bot", "submit")


@dataclass(frozen=True)
class Options:
    """How to build and try a bot.

    ``minify``: shorten the sources. ``settings``: ``NAME=VALUE`` parameters that are fixed in the file.
    ``python``: the program that tries the built file.
    """

    minify: bool = True
    settings: tuple[str, ...] = ()
    python: str = sys.executable


def submissions(root: Path) -> list[str]:
    """The bots that have an entry in ``bot/submit``, by name."""
    return sorted(file.stem for file in (root / SUBMISSIONS).glob("*.py") if file.stem != "__init__")


def build(bot: str, root: Path, options: Options) -> str:
    """The text of the built file."""
    entry = (SUBMISSIONS / f"{bot}.py").as_posix()
    if not (root / entry).is_file():
        raise BundleError(f"no bot called {bot!r}; there are: {', '.join(submissions(root)) or 'none'}")
    sources = flatten(entry, root)
    if options.minify:
        sources = {path: shorten(source, path) for path, source in sources.items()}
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return assemble(entry, sources, options.settings, f"{bot}: {project['name']} {project['version']}, {entry}")


def bundle(bot: str, root: Path, out: Path, options: Options, check: bool) -> bool:
    """Builds one bot and tries it out; writes it to ``out``, or compares it with the file there if ``check`` is set.

    Returns whether ``out`` has the present version; prints a line about it. Raises :class:`BundleError`, but not for
    sources that are too long because they are not shortened.
    """
    text = build(bot, root, options)
    if options.minify:
        check_size(bot, text)
    opening = check_opening(bot, text, options.settings, root, options.python)
    file = out / f"{bot}.py"
    state = _state(file, text) if check else "written"
    if not check:
        _write(file, text)
    length = utf16_length(text)
    size = f"{length:,} of {LIMIT:,} characters{' (too long for the contest)' if length > LIMIT else ''}"
    print(f"{_shown(file)}: {state}, {size}; answers the {opening} like the bot itself", flush=True)
    return state in ("written", "up to date")


def _state(file: Path, text: str) -> str:
    if not file.is_file():
        return "missing"
    if file.read_bytes() != text.encode():
        return "out of date"
    return "up to date" if os.access(file, os.X_OK) else "without its run bit"


def _write(file: Path, text: str) -> None:
    """Writes the file in one step: neither a reader nor an interruption leads to half a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_name(f".{file.name}.{os.getpid()}")
    half.write_bytes(text.encode())
    half.chmod(0o755)
    half.replace(file)


def _shown(file: Path) -> Path:
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


def _parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(prog="bundle.py", description=__doc__)
    options.add_argument("bot", nargs="*", metavar="BOT", help="default: every bot of bot/submit")
    options.add_argument("--out", type=Path, metavar="DIR", help="where to write (default: dist)")
    options.add_argument("--check", action="store_true", help="write nothing: try out, and say what is out of date")
    options.add_argument("--no-minify", action="store_true", help="leave the sources as they are, even if too long")
    options.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="fix a player's parameter in the built file"
    )
    options.add_argument(
        "--python", default=sys.executable, metavar="PROGRAM", help="try the built file with this Python"
    )
    return options


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """The command line; 0 if every bot is built, or up to date with ``--check``."""
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
    """Whether every requested bot is built, or up to date."""
    python = os.path.abspath(shutil.which(arguments.python) or arguments.python)
    options = Options(not arguments.no_minify, tuple(arguments.set), python)
    out = (arguments.out or root / "dist").resolve()
    good = True
    for bot in arguments.bot or submissions(root):
        try:
            good &= bundle(bot, root, out, options, arguments.check)
        except BundleError as error:
            print(f"bundle.py: {error}", file=sys.stderr)
            good = False
    return good


if __name__ == "__main__":
    sys.exit(main())
