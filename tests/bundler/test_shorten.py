"""Shorter text of a module: the same statements in the same lines."""
from __future__ import annotations

import ast
import dataclasses
import fractions
import types
import typing
from pathlib import Path

import pytest

from bundler import BundleError
from bundler.shorten import shorten, shorten_all

POSTPONED = "from __future__ import annotations\n"
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("x = 1  # one\n", "x=1\n"),
        ("# one\n\nx = [\n    1,  # first\n    2,\n]\n", "\n\nx=[\n1,\n2,\n]\n"),
        ("def f(a: int, *b: str, c: 'list[int]' = None) -> int:\n    return a\n", "def f(a,*b,c=None):\n return a\n"),
        ('def f():\n    """Doc."""\n    return 1\n', "def f():\n\n return 1\n"),
        ('def f():\n    """Doc\n\n    more."""\n', "def f():\n 0\n"),
        ('class E(Exception): "doc"\n', "class E(Exception):0\n"),
        ('"""Doc."""\nfrom __future__ import annotations\n', "\nfrom __future__ import annotations\n"),
        ("def f(x: (int)) -> (\n    str\n):\n    y: int = x\n    return y\n", "def f(x)\\\n\\\n:\n y=x\n return y\n"),
        ("def f(x: g(1), y: h(i(2))) -> j(3):\n    return x\n", "def f(x,y):\n return x\n"),
        ("class A:\n    x: int = 0\n    '''Doc.'''\n    y: int\n", "class A:\n x:int=0\n\n y:int\n"),
        ("def f(self):\n    self.x: int = 1\n", "def f(self):\n self.x=1\n"),
        ("x = 1 if y else 'a' 'b'\n", "x=1 if y else'a' 'b'\n"),
        ("x = 1 .real + 2\n", "x=1 .real+2\n"),
        ("x = y \\\n    + 1\n", "x=y\\\n+1\n"),
        ("x = '''a\n  # b\n'''\n", "x='''a\n  # b\n'''\n"),
        ("x = f'{y = } {{z}} {w!r:>{n}}' + f'''{\n  y}'''\n", "x=f'{y = } {{z}} {w!r:>{n}}'+f'''{\n  y}'''\n"),
        ("é: str = 'ü' + 'x'\n", "é='ü'+'x'\n"),
        ("if x:\n\tpass\n", "if x:\n pass\n"),
        ("print(f.__doc__)\ndef f():\n    'Doc.'\n", "print(f.__doc__)\ndef f():\n 'Doc.'\n"),
        ("async def f(*, a: int = 1, **k: int) -> None: ...\n", "async def f(*,a=1,**k):...\n"),
        ("x = lambda a: -a\n", "x=lambda a:-a\n"),
        ("x = 1; 'text'; y = 2\n'text'  # why\n", "x=1;0;y=2\n"),
        (f"{POSTPONED}import numpy.typing as npt\ndef f(x: npt.A) -> npt.B:\n    y: npt.C = x\n",
         f"{POSTPONED}\ndef f(x):\n y=x\n"),
        (f"{POSTPONED}import numpy.typing as npt\nclass A:\n    x: npt.B\n", f"{POSTPONED}\nclass A:\n x:npt.B\n"),
        (f"{POSTPONED}import numpy.typing as npt\nB = npt.C\n", f"{POSTPONED}import numpy.typing as npt\nB=npt.C\n"),
        ("import numpy.typing as npt\nclass A:\n    x: npt.B\n", "import numpy.typing as npt\nclass A:\n x:npt.B\n"),
        (f"{POSTPONED}import json\ndef f(x: json.A): ...\n", f"{POSTPONED}import json\ndef f(x):...\n"),
        ("def f(a: (  # ) at first: one -> two\n    int  # ) :\n    ),\n) -> (  # ->\n    str  # )\n): ...\n",
         "def f(a\n\n,\n)\\\n\\\n:...\n"),
        ("def f():\n    (\n     'Doc.'\n    )\n", "def f():\n 0\n"),
        ("", "\n"),
    ],
)
def test_only_what_is_not_needed_goes(source: str, wanted: str) -> None:
    assert shorten_all({"module.py": source}) == {"module.py": wanted}


@pytest.mark.parametrize("module", [dataclasses, fractions, typing])
def test_standard_modules_keep_the_line_of_every_statement(module: types.ModuleType) -> None:
    assert module.__file__
    source = Path(module.__file__).read_text(encoding="utf-8")
    text = shorten(source, module.__file__)
    assert len(text) < len(source)
    assert _lines(text) == _lines(source)


def _lines(source: str) -> list[tuple[str, int]]:
    return [
        (type(node).__name__.replace("AnnAssign", "Assign"), node.lineno)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, (ast.stmt, ast.Call)) and not isinstance(node, ast.Expr)
    ]


@pytest.mark.parametrize("text", ["x=2\n", "\nx=1\n", "x=(\n"], ids=["another value", "another line", "no program"])
def test_what_would_be_another_program_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bundler.shorten._written", lambda tokens: text)
    with pytest.raises(BundleError, match="cannot be shortened without changing it"):
        shorten("x = 1\n", "module.py")


def test_a_second_time_changes_nothing() -> None:
    source = (ROOT / "bundler/shorten.py").read_text(encoding="utf-8")
    once = shorten(source, "shorten.py")
    assert shorten(once, "shorten.py") == once
