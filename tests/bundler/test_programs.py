"""Programs of all kinds through the bundler: the one file must do what the program does.

Each is written down as one text, in which ``== path`` begins a file; the first one starts the program. ``prints``: what
it prints, run by its sources and as one file; ``notes``: what the bundler tells of it, if anything.
"""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bundler import BundleError
from bundler.build import Built, build, program
from tests.toy_project import run

FAST = "== fast.py\nimport numba\ndef solve():\n    return 1\n== slow.py\ndef solve():\n    return 2\n"
PLANS = "== plans/left.py\nX = 1\n== plans/right.py\nX = 2\n"
NUMBA = "import of numba, which is left out"
LOADS = "may load a module that the built file lacks"
SILENT = ""

STARTS = {
    "named like its package":
        ("== racer.py\nfrom racer.core import run\nrun()\n== racer/__init__.py\n== racer/core.py\ndef run():\n"
         "    print('go')\n", "go", SILENT),
    "a package beside a module of its name":
        ("== main.py\nimport a\nprint(a.X)\n== a.py\nX = 1\n== a/__init__.py\nX = 2\n", "2", SILENT),
    "a module beside a folder of its name":
        ("== main.py\nimport a\nprint(a.X)\n== a.py\nX = 1\n== a/b.py\nX = 2\n", "1", SILENT),
    "a star": ("== main.py\nfrom s import *\nprint(a.X, b.X)\n== s/__init__.py\n__all__ = ['a', 'b']\n"
               "== s/a.py\nX = 9\n"
               "== s/b.py\nX = 3\n", "9 3", SILENT),
    "a star, named in steps":
        ("== main.py\nfrom s import *\nprint(a.X, b.X)\n== s/__init__.py\nNAMES = 'a b'.split()\n__all__ = []\n"
         "for name in NAMES:\n    __all__.append(name)\n== s/a.py\nX = 9\n== s/b.py\nX = 3\n", "9 3", SILENT),
    "a star, named in other modules":
        ("== main.py\nfrom s import *\nprint(a.X, b.X)\n== s/__init__.py\nfrom . import q\nfrom .c import NAMES\n"
         "__all__ = NAMES + ('b',)\n__all__ += q.__all__\n== s/c.py\nNAMES = ()\n== s/q.py\n__all__ = ('a',)\n"
         "== s/a.py\nX = 9\n== s/b.py\nX = 3\n", "9 3", SILENT),
    "a star of a star":
        ("== main.py\nfrom s import *\nprint(b.X)\n== s/__init__.py\nfrom .t import *\nfrom .t import __all__\n"
         "== s/t/__init__.py\n__all__: list = ['b']\n== s/t/b.py\nX = 3\n", "3", SILENT),
    "a star beside a long text": ("== main.py\nfrom s import *\nprint(a.X)\n== s/__init__.py\n__all__ = ['a']\n"
                                  f"TEXT = '{'A' * 4000}'\n== s/a.py\nX = 9\n", "9", SILENT),
    "a star, named with commas, not by a name":
        ("== main.py\nfrom s import *\nprint(a.X, b.X)\n== s/__init__.py\nglobals()['__all__'] = 'a,b'.split(',')\n"
         "== s/a.py\nX = 9\n== s/b.py\nX = 3\n", "9 3", SILENT),
    "a star of a module": ("== main.py\nfrom s import *\nprint(x)\n== s.py\n__all__ = ['x']\nx, y = 1, 2\n",
                           "1", SILENT),
    "folders without init": ("== main.py\nimport a.b.c\nprint(a.b.c.X)\n== a/b/c.py\nX = 5\n", "5", SILENT),
    "a text that ends with a backslash": ("== main.py\nimport a\nprint(a.X)\n== a.py\nX = 7\n# C:\\", "7", SILENT),
    "imports in a circle":
        ("== main.py\nimport a\nprint(a.f())\n== a.py\nimport b\ndef f():\n    return b.g() + 1\n== b.py\nimport a\n"
         "def g():\n    return len(a.__name__)\n", "2", SILENT),
    "the first module, imported": ("== main.py\nX = 1\nif __name__ == '__main__':\n    import a\n    print(a.X)\n"
                                   "== a.py\nfrom main import X\n", "1", SILENT),
    "names that no statement can have":
        ("== main.py\nfrom importlib import import_module\nprint(import_module('2048').X, __import__('my-bot').X,\n"
         "      import_module('.class', 'a').X)\n== 2048.py\nX = 1\n== my-bot.py\nX = 2\n== a/class.py\nX = 3\n",
         "1 2 3", SILENT),
    "the first module, as __main__": ("== main.py\nX = 7\nimport a\nprint(a.f())\n== a.py\nimport __main__\n"
                                      "def f():\n    return __main__.X\n", "7", SILENT),
    "imports anywhere":
        ("== main.py\nclass A:\n    import a\n    def f(self):\n        from b import X as y\n        return y\n"
         "for i in range(1):\n    import c\nprint(A.a.X, A().f(), c.X, (lambda: __import__('d'))().X,\n"
         "      __import__('e', fromlist=['f']).f.X)\n== e/f.py\nX = 5\n"
         "== a.py\nX = 1\n== b.py\nX = 2\n== c.py\nX = 3\n== d.py\nX = 4\n", "1 2 3 4 5", SILENT),
    "names that are loaded when asked for":
        ("== main.py\nimport s\nprint(s.a.X)\n== s/__init__.py\nimport importlib\ndef __getattr__(name):\n"
         "    return importlib.import_module('.a', __name__)\n== s/a.py\nX = 4\n", "4", SILENT),
    "a call that is relative to a package":
        ("== main.py\nfrom s.t import a\nprint(a.m.X)\n== s/t/a.py\nfrom importlib import import_module\n"
         "m = import_module('..b', package=__package__)\n== s/b.py\nX = 6\n", "6", SILENT),
    "classes that register themselves":
        ("== main.py\nimport base, one\nprint(base.ALL)\n== base.py\nALL = []\nclass Base:\n"
         "    def __init_subclass__(cls):\n        ALL.append(cls.__module__)\n"
         "== one.py\nfrom base import Base\nclass One(Base):\n    pass\n", "['one']", SILENT),
    "objects that are pickled":
        ("== main.py\nimport pickle\nfrom a import P\nprint(pickle.loads(pickle.dumps(P(3))))\n== a.py\n"
         "from dataclasses import dataclass\n@dataclass\nclass P:\n    x: int\n", "P(x=3)", SILENT),
    "names of modules":
        ("== main.py\nfrom s import a\nprint(__name__, a.NAMES)\n== s/a.py\n"
         "NAMES = __name__, __package__, __spec__.name\n",
         "__main__ ('s.a', 's', 's.a')", SILENT),
}
BEHAVES = {
    "iter_modules": (f"== main.py\nimport plans\nprint(plans.ALL)\n== plans/__init__.py\nimport pkgutil\n"
                     f"ALL = [m.name for m in pkgutil.iter_modules(__path__)]\n{PLANS}", "['left', 'right']", SILENT),
    "modules that a package finds":
        ("== main.py\nimport plans\nprint(plans.ALL)\n== plans/__init__.py\nimport importlib, pkgutil\n"
         "ALL = [importlib.import_module(f'{__name__}.{m.name}').X for m in pkgutil.iter_modules(__path__)]\n"
         f"{PLANS}", "[1, 2]", LOADS),
    "a star of what a package finds":
        ("== main.py\nfrom plans import *\nprint(left.X, right.X)\n== plans/__init__.py\nimport pkgutil\n"
         f"__all__ = [m.name for m in pkgutil.iter_modules(__path__)]\n{PLANS}", "1 2", SILENT),
    "iter_modules of a file's folder":
        ("== main.py\nimport plans\nimport plans.left, plans.right\nprint(plans.ALL)\n== plans/__init__.py\n"
         "import os, pkgutil\nALL = [m.name for m in pkgutil.iter_modules([os.path.dirname(__file__)])]\n"
         f"{PLANS}", "['left', 'right']", LOADS),
    "walk_packages":
        ("== main.py\nimport p, pkgutil\nprint([m.name for m in pkgutil.walk_packages(p.__path__, 'p.')])\n"
         "== p/__init__.py\n== p/q/__init__.py\n== p/q/r.py\n", "['p.q', 'p.q.r']", SILENT),
    "iter_modules of a folder without init":
        ("== main.py\nimport pkgutil\nimport plans.left\n"
         f"print([m.name for m in pkgutil.iter_modules(plans.__path__)])\n{PLANS}", "['left', 'right']", SILENT),
    "import_module by another name":
        ("== main.py\nfrom importlib import import_module as load\nprint(load('plans.left').X)\n" + PLANS, "1", SILENT),
    "import_module by a name of one's own":
        ("== main.py\nload = __import__\nprint(load('plans.left').left.X)\n" + PLANS, "1", SILENT),
    "import_module by keywords":
        ("== main.py\nfrom importlib import import_module\nprint(import_module(package='plans', name='.left').X)\n"
         + PLANS, "1", SILENT),
    "__import__ of an absolute name":
        ("== main.py\nprint(__import__('plans.left', globals(), None, ['X'], 0).X)\n" + PLANS, "1", SILENT),
    "a table of modules":
        ("== main.py\nimport importlib\nPLANS = {'l': 'plans.left'}\nprint(importlib.import_module(PLANS['l']).X)\n"
         + PLANS, "1", LOADS),
    "a pattern of modules":
        ("== main.py\nl, r = 'left', 'right'\n"
         "print(__import__(f'plans.{l}').left.X, __import__('plans.%s' % r).right.X)\n" + PLANS, "1 2", LOADS),
    "names that a package loads by a table":
        ("== main.py\nimport plans\nprint(plans.X)\n== plans/__init__.py\nfrom importlib import import_module\n"
         "WHERE = {'X': 'left'}\ndef __getattr__(name):\n"
         "    return getattr(import_module(f'.{WHERE[name]}', __name__), name)\n" + PLANS, "1", LOADS),
    "import_module, handed on":
        ("== main.py\nimport importlib, plans.left\nprint(*map(importlib.import_module, ['plans.left'] * 0))\n"
         + PLANS, "", LOADS),
    "a module from a file":
        ("== main.py\nfrom importlib.machinery import SourceFileLoader as S\nprint(len([S for _ in '']))\n"
         "if []:\n    S('plans', 'left.py')\n", "0", "SourceFileLoader finds no files"),
    "listdir": ("== main.py\nimport os, plans.left\nprint(len(os.listdir('.')) < 0)\n" + PLANS, "False",
                "listdir finds no files"),
    "annotations by getfullargspec":
        ("== main.py\nimport inspect\ndef f(x: int): ...\nprint(inspect.getfullargspec(f).annotations)\n",
         "{'x': <class 'int'>}", SILENT),
    "annotations by a name that is put together":
        ("== main.py\nfrom a import f\nprint(getattr(f, '__%s__' % 'annotations'))\n== a.py\ndef f(x: int): ...\n",
         "{'x': <class 'int'>}", SILENT),
    "annotations by all attributes":
        ("== main.py\ndef f(x: int): ...\nprint([getattr(f, n) for n in dir(f) if n.endswith('ons__')])\n",
         "[{'x': <class 'int'>}]", SILENT),
    "annotations by a module's alias":
        ("== main.py\nimport inspect as i\ndef f(x: int) -> str: ...\nprint(i.Signature.from_callable(f))\n",
         "(x: int) -> str", SILENT),
    "annotations of a class":
        ("== main.py\nfrom typing import NamedTuple\nclass P(NamedTuple):\n    x: int\n    y: int = 2\nprint(P(1))\n",
         "P(x=1, y=2)", SILENT),
    "a dispatch by annotations":
        ("== main.py\nfrom functools import singledispatch\n@singledispatch\ndef f(x):\n    return 'other'\n"
         "@f.register\ndef g(x: int):\n    return 'int'\nprint(f(1))\n", "int", SILENT),
    "docstrings by cmd":
        ("== main.py\nimport cmd\nclass C(cmd.Cmd):\n    def do_x(self, _):\n        'Does x.'\nC().onecmd('help x')\n",
         "Does x.", SILENT),
    "docstrings by __doc__": ("== main.py\n'''Plays.'''\nprint(__doc__)\n", "Plays.", SILENT),
    "numbers before words": ("== main.py\nx = 1. if 1 else 2\n"
                             "print(x, 0x1 in [1], [1. for _ in 'a'], 1j if x else 0)\n",
                             "1.0 True [1.0] 1j", SILENT),
    "strings after words":
        ("== main.py\ndef f():\n    return 'a' 'b' + r'\\n' + f'{1!r:>{2}}'\nprint(f(), b'x' in b'x', not '')\n",
         "ab\\n 1 True True", SILENT),
    "quotes of all kinds": ("== main.py\nimport a\nprint(a.X)\n== a.py\nX = '''a\"\"\"b''' + \"\"\"c'''d\\\\\"\"\"\n",
                            "a\"\"\"bc'''d\\", SILENT),
    "lines that go on": ("== main.py\nif True:\n\tx = 1 + \\\n  2; y = [\n 3, # c\n]\n\nprint(x, y)\n",
                         "3 [3]", SILENT),
    "Windows' line ends": ("== main.py\r\nimport a\r\nprint(repr(a.X))\r\n== a.py\r\nX = '''1\r\n2'''\r\n",
                           "'1\\n2'", SILENT),
    "letters of all kinds": ("== main.py\nfrom a import größe\nprint(größe, len('\U0001f600'))\n== a.py\n"
                             "größe: int = 3\n",
                             "3 1", SILENT),
}
RUNS = {
    "types of a module that is not there":
        ("== main.py\nfrom __future__ import annotations\nfrom typing import TYPE_CHECKING\nif TYPE_CHECKING:\n"
         "    from types_of import T\ndef f(x: T): return 1\nprint(f(2))\n== types_of.py\nimport pandas\nT = 1\n",
         "1", SILENT),
    "types by another name":
        ("== main.py\nimport typing as t\nfrom typing import TYPE_CHECKING as TC\nif t.TYPE_CHECKING or TC:\n"
         "    import pandas\nif not TC:\n    import a\nelse:\n    import scipy\nprint(a.X)\n== a.py\nX = 1\n",
         "1", SILENT),
    "what never runs": ("== main.py\nimport a\nif False:\n    import pandas\nprint(a.X)\n== a.py\nX = 1\n"
                        "if __name__ == '__main__':\n    import matplotlib\n"
                        "if '__main__' == __name__:\n    import scipy\n", "1", SILENT),
    "what an optional module needs":
        (f"== main.py\ntry:\n    from fast import solve\nexcept ImportError:\n    from slow import solve\n"
         f"print(solve())\n{FAST}",
         "2", NUMBA),
    "what an optional module's module needs":
        ("== main.py\ntry:\n    import a\nexcept ModuleNotFoundError:\n    a = None\nprint(a)\n== a.py\nimport b\n"
         "== b.py\nfrom fast import solve\nfrom ...above import y\n" + FAST, "None", NUMBA),
    "suppress": ("== main.py\nfrom contextlib import suppress\nx = 'slow'\nwith suppress(ImportError):\n"
                 "    import numba\n"
                 "    x = 'fast'\nprint(x)\n", "slow", NUMBA),
    "suppress, one of several": ("== main.py\nimport contextlib as c, os\nwith c.suppress(OSError, ImportError):\n"
                                 "    import numba\nprint(1)\n", "1", NUMBA),
    "errors that have one name":
        ("== main.py\nimport contextlib\nERRORS = (OSError, ImportError)\ntry:\n    import numba\nexcept ERRORS:\n"
         "    numba = 1\nwith contextlib.suppress(*ERRORS):\n    import pandas_of_old\nprint(numba)\n", "1", NUMBA),
    "an error that has another name":
        ("== main.py\nGONE = ImportError\ntry:\n    import numba\nexcept GONE:\n    numba = 0\nprint(numba)\n",
         "0", NUMBA),
    "a flag of another module":
        ("== main.py\nfrom flags import HAS\nif HAS:\n    import numba\nprint(HAS)\n== flags.py\ntry:\n"
         "    import numba\n    HAS = True\nexcept ImportError:\n    HAS = False\n", "False", NUMBA),
    "relative or not": ("== main.py\ntry:\n    from .a import X\nexcept ImportError:\n    from a import X\nprint(X)\n"
                        "== a.py\nX = 1\n", "1", SILENT),
    "a flag": ("== main.py\ntry:\n    import numba\n    FAST = True\nexcept ImportError:\n    FAST = False\n"
               f"if FAST:\n    from fast import solve\nelse:\n    from slow import solve\nprint(solve())\n"
               f"{FAST}", "2", NUMBA),
    "a module that is asked for": ("== main.py\nfrom importlib.util import find_spec\n"
                                   "if find_spec('numba') is not None:\n"
                                   "    import numba\nprint(1)\n", "1", NUMBA),
    "a module of one's own that is asked for":
        ("== main.py\nfrom importlib.util import find_spec as find\n"
         "print(find('p.q').name, find('p.r'), find('.q', 'p').name, find('nothing'))\n== p/__init__.py\n== p/q.py\n",
         "p.q None p.q None", SILENT),
    "a version that is asked for": ("== main.py\nimport sys\nif sys.version_info >= (3, 99):\n    import tomllib\n"
                                    "print(1)\n", "1", "import of tomllib, which is left out"),
    "a system that is asked for":
        ("== main.py\nimport os, platform, sys\nif os.name == 'nt' or sys.platform.startswith('win'):\n"
         "    import colorama\nif platform.system() == 'Windows':\n    import winpty\n"
         "if sys.implementation.name == 'pypy' or '__pypy__' in sys.builtin_module_names:\n    import pypyjit\n"
         "print(1)\n", "1", "import of colorama, which is left out"),
    "what only the author has":
        ("== main.py\nimport os, sys\nfrom settings import DRAW\nLOCAL = False\n"
         "if os.environ.get('AT_HOME') or LOCAL:\n    import matplotlib\nif '--draw' in sys.argv:\n    import pygame\n"
         "if DRAW:\n    import pyglet\nfrom argparse import ArgumentParser\noptions = ArgumentParser().parse_args()\n"
         "if 'draw' in options:\n    import tkinter_of_old\nif 'x' in sys.modules:\n    import x\nprint(1)\n"
         "== settings.py\nDRAW = 0\n", "1", "import of matplotlib, which is left out"),
    "a module of one's own that is not there":
        ("== main.py\ntry:\n    from s import _fast\n    import s._more\nexcept ImportError:\n    _fast = 0\n"
         "print(_fast)\n"
         "== s/__init__.py\n", "0", SILENT),
    "an error that is not named": ("== main.py\ntry:\n    import numba\nexcept:\n    numba = 0\nprint(numba)\n",
                                   "0", NUMBA),
    "a mark of byte order": ("== main.py\n\ufeffimport a\nprint(a.X)\n== a.py\n\ufeffX = 4\n", "4", SILENT),
    "a package with a mark of byte order":
        ("== pack/__main__.py\n\ufefffrom .value import V\nprint(V)\n== pack/__init__.py\n== pack/value.py\nV = 4\n",
         "4", SILENT),
    "latin-1": ("== main.py\n# coding: latin-1\nfrom a import X\nprint(ascii('ä' + X))\n== a.py\n"
                "# -*- coding: latin-1 -*-\n"
                "X = 'ö'\n", "'\\xe4\\xf6'", SILENT),
    "a package in latin-1":
        ("== pack/__main__.py\n# coding: latin-1\nfrom .value import V\nprint(ascii('ä'), V)\n== pack/value.py\n"
         "V = 4\n",
         "'\\xe4' 4", SILENT),
}
PROGRAMS = {**STARTS, **BEHAVES, **RUNS}


def written(text: str, folder: Path) -> Path:
    """Writes the files of a program; returns the one that starts it."""
    paths = []
    for path, source in re.findall(r"== (\S+)\r?\n(.*?)(?=^== |\Z)", text, re.DOTALL | re.MULTILINE):
        paths.append(folder / path)
        paths[-1].parent.mkdir(parents=True, exist_ok=True)
        paths[-1].write_bytes(source.encode("latin-1" if "latin-1" in source else "utf-8"))
    return paths[0]


def built(text: str, folder: Path) -> Built:
    return build(program(str(written(text, folder)), None))


@pytest.mark.parametrize("kind", PROGRAMS)
def test_the_file_does_what_the_program_does(kind: str, tmp_path: Path) -> None:
    text, prints, notes = PROGRAMS[kind]
    made = built(text, tmp_path / "sources")
    file = tmp_path / "one.py"
    file.write_text(made.text, encoding="utf-8", newline="\n")
    done = run(file, "", flags=("-I", "-S", "-W", "error::SyntaxWarning"), cwd=tmp_path)
    assert (done.stdout, done.stderr) == (prints + "\n", "")
    assert bool(made.notes) == bool(notes) and all(notes in note for note in made.notes[:1]), made.notes


@pytest.mark.parametrize("kind", STARTS)
def test_what_is_written_down_is_what_the_program_does(kind: str, tmp_path: Path) -> None:
    start = program(str(written(PROGRAMS[kind][0], tmp_path)), None)
    done = subprocess.run([sys.executable, *start.start], capture_output=True, text=True, cwd=start.root, timeout=60)
    assert (done.stdout, done.stderr) == (PROGRAMS[kind][1] + "\n", "")


@pytest.mark.parametrize("handler", ["raise", "sys.exit('install numba')", "print(1); raise SystemExit(2)"])
def test_an_import_whose_failure_ends_the_program_is_not_optional(handler: str, tmp_path: Path) -> None:
    with pytest.raises(BundleError, match="line 3: import of numba; a submission has"):
        built(f"== main.py\nimport sys\ntry:\n    import numba\nexcept ImportError:\n    {handler}\n".replace(
            "import sys\ntry:\n", "import sys; x = 1\ntry:\n"), tmp_path)


@pytest.mark.parametrize(("source", "told"), [
    ("match 1:\n    case _: pass", "main.py, line 1: Python 3.9, which a contest may have, does not know "
     "pattern matching (new in 3.10)"),
    ("try: pass\nexcept* OSError: pass", "`except*` (new in 3.11)"),
    ("from itertools import pairwise", "'itertools.pairwise' (new in 3.10)"),
    ("import itertools as it\n\nit.pairwise('ab')", "'itertools.pairwise' (new in 3.10)"),
    ("zip('a', 'b', strict=True)", "'zip(strict)' (new in 3.10)"),
    ("from dataclasses import dataclass\n@dataclass(slots=True)\n"
     "class A: ...", "'dataclasses.dataclass(slots)' (new in 3.10)"),
    ("from dataclasses import dataclass\n@dataclass(kw_only=True)\nclass A: ...", "dataclass(kw_only)' (new in 3.10)"),
    ("def f(n):\n    return n.bit_count()", "the method bit_count (new in 3.10)"),
    ("ValueError().add_note('x')", "the method add_note (new in 3.11)"),
    ("import math\nmath.cbrt(8)", "'math.cbrt' (new in 3.11)"),
    ("import bisect\nbisect.bisect([1], 2, key=abs)", "'bisect.bisect(key)' (new in 3.10)"),
    ("from enum import StrEnum", "'enum.StrEnum' (new in 3.11)"),
    ("class A:\n    x: int | None = None", "unions of types with | (new in 3.10)"),
    ("isinstance(1, int | str)", "unions of types with | (new in 3.10)"),
    ("def f(*args: *tuple[int]): ...", "a star before an annotation (new in 3.11)"),
    ("from decimal import Context, Decimal\ndef f(x: Context | Decimal): ...", "unions of types with | (new in 3.10)"),
    ("import typing as t\nx: t.Self", "'typing.Self' (new in 3.11)"),
    ("from __future__ import annotations\nimport typing as t\ndef f(x: t.Self) -> t.Self:\n    x: t.Self", None),
    ("from itertools import *\nprint(pairwise('ab'))", "'itertools.pairwise' (new in 3.10)"),
    ("from itertools import *\ndef pairwise(x): ...\npairwise('ab')", None),
    ("import traceback\ntraceback.print_exception(ValueError())", "print_exception with 1 argument (new in 3.10)"),
    ("import traceback as t\nt.format_exception(*[1, 2, 3]), t.print_exception(1, 2, 3)", None),
    ("x = 5\nx.to_bytes(), int.from_bytes(b'a', 'big'), x.to_bytes(length=2, byteorder='big')",
     "to_bytes with 0 arguments (new in 3.11)"),
    ("x = [1]\n{}[*x]", "a star in an index without parentheses (new in 3.11)"),
    ("x = [1]\n{}.get((*x,))", None),
    ("from __future__ import annotations\nclass A:\n    x: int | None = None", None),
    ("def f(x: int | None): ...", "unions of types with | (new in 3.10)"),
    ("from __future__ import annotations\ndef f(x: int | None): ...", None),
    ("def f():\n    try:\n        x: int | None = 1\n    except OSError:\n        y: 'str' | None", None),
    ("from __future__ import annotations\nfrom typing import get_type_hints\ndef f(x: int | None): ...\n"
     "get_type_hints(f)", "unions of types with | (new in 3.10)"),
    ("print(1 | 2, {1} | {2}, {1: 2} | {3: 4})", None),
    ("def f(error):\n    return isinstance(error, BaseExceptionGroup)", "'BaseExceptionGroup' (new in 3.11)"),
    ("try:\n    aiter\nexcept NameError:\n    def aiter(x): ...\nprint(aiter)", None),
    ("class A: ...\nfor anext in [A]:\n    anext()", None),
    ("try:\n    from itertools import pairwise\nexcept ImportError:\n    pairwise = None", None),
    ("import sys, math\nif sys.version_info >= (3, 11):\n    math.cbrt(8)", None),
    ("x = 5\nprint(x.bit_count() if hasattr(int, 'bit_count') else bin(x).count('1'))", None),
    ("class A:\n    def bit_count(self): return 1\nA().bit_count()", None),
    ("with (open('a', 'w') as a, open('b', 'w') as b): pass", None),
    pytest.param("d = {'k': 1}\nprint(f'{d['k']}')", "f-strings (PEP 701) (new in 3.12)", marks=pytest.mark.skipif(
        sys.version_info < (3, 12), reason="this Python cannot read it")),
    pytest.param("def f[T](x: T): ...", "type parameters (new in 3.12)", marks=pytest.mark.skipif(
        sys.version_info < (3, 12), reason="this Python cannot read it")),
])
def test_what_is_newer_than_the_contests_python_is_told(source: str, told: str | None, tmp_path: Path) -> None:
    notes = [note for note in built(f"== main.py\n{source}\n", tmp_path).notes if "opens a file" not in note]
    assert [told in note for note in notes] == [True] if told else notes == []
