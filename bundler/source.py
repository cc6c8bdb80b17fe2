"""The one reader of sources: it takes every encoding that Python takes, and says what is wrong with a file."""
from __future__ import annotations

import ast
import importlib.util
import warnings
from dataclasses import dataclass
from pathlib import Path

from bundler import BundleError

TOO_DEEP = (RecursionError, MemoryError)
"""What Python's parser raises for a program whose expressions are nested too deeply."""


@dataclass(frozen=True)
class Source:
    """A module's source: its path below the program's folder, its text, and its syntax tree."""

    path: str
    text: str
    tree: ast.Module


def read(file: Path, path: str) -> Source:
    """The source in ``file``, called ``path``; raises :class:`BundleError` if it cannot be read, or is no Python."""
    try:
        text = importlib.util.decode_source(file.read_bytes())
        return Source(path, text, parse(text, path))
    except OSError as error:
        raise BundleError(f"cannot read {file}: {error.strerror}") from None
    except SyntaxError as error:
        raise BundleError(f"{path}, line {error.lineno or 1}: {error.msg}") from None
    except UnicodeDecodeError as error:
        raise BundleError(f"{path}: {error}") from None
    except TOO_DEEP:
        raise BundleError(f"{path}: its expressions are nested too deeply for Python") from None


def parse(text: str, path: str) -> ast.Module:
    """The syntax tree; what Python warns of is for the program's start, not for the bundler's."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text, path)


def strings(tree: ast.AST) -> set[str]:
    """All strings that a program can use; docstrings are none of them."""
    texts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {node.value for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in texts}


def postponed(tree: ast.Module) -> set[int]:
    """The ids of the nodes in annotations, if the module postpones these: they are not evaluated."""
    if not any(isinstance(node, ast.ImportFrom) and node.module == "__future__"
               and any(alias.name == "annotations" for alias in node.names) for node in tree.body):
        return set()
    annotations = (getattr(node, name, None) for node in ast.walk(tree) for name in ("annotation", "returns"))
    return {id(part) for annotation in annotations if annotation for part in ast.walk(annotation)}
