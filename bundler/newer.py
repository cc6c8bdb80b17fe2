"""What a module uses that is newer than Python 3.9, which contests run: syntax, names, methods, arguments.

The library vermin knows which version of Python brought which syntax, name and argument; it looks at names, not at
types, and takes every ``a | b`` of names for a union of types, or none.
"""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache

import vermin
from vermin.formats import ParsableFormat

from bundler.scanner import TOO_DEEP, Scan, Source

OLDEST = "3.9"
TYPE_PARAMETERS = frozenset({"TypeVar", "ParamSpec", "TypeVarTuple"})
NEWER_BUILTINS = {"aiter": "3.10", "anext": "3.10", "EncodingWarning": "3.10", "BaseExceptionGroup": "3.11",
                  "ExceptionGroup": "3.11", "PythonFinalizationError": "3.13"}
"""Names of Python's own that vermin finds in some places only."""
NEWER_METHODS = {"add_note": "3.11", "bit_count": "3.10"}
"""Methods of Python's own objects that have a name of their own; vermin finds them where it knows the object."""
FEWEST_ARGUMENTS = {"print_exception": (3, "3.10"), "format_exception": (3, "3.10"),
                    "to_bytes": (2, "3.11"), "from_bytes": (2, "3.11")}
"""Functions of Python of which later arguments have become optional, and since when fewer than so many are enough."""
TYPES = {kind.__name__ for kind in (bool, bytes, complex, dict, float, frozenset, int, list, object, set, str, tuple)}
ANNOTATIONS = ("annotation", "returns")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
FINDING = re.compile(r":(\d+):\d*:[^:]*:~?(3\.\d+):(.*)")
"""How vermin reports: line, column, versions 2 and 3, what."""

Finding = tuple[int, str, str]  # line, what, since which Python


@cache
def newer_than_39(scan: Scan) -> list[str]:
    """A sentence about each thing in a module, as it is built, without which Python 3.9 does not run it."""
    told: dict[str, str] = {}
    for line, what, since in sorted([*_syntax(scan), *_methods(scan), *_names(scan)]):
        told.setdefault(what, f"{scan.source.path}, line {line}: Python {OLDEST}, which a contest may have, does not "
                              f"know {what} (new in {since})")
    return [*told.values()]


def _syntax(scan: Scan) -> Iterator[Finding]:
    nodes = [*ast.walk(_evaluated(scan.source))]
    annotations = {id(part) for node in nodes for name in ANNOTATIONS
                   if (annotation := getattr(node, name, None)) for part in ast.walk(annotation)}
    types = TYPES | {node.name for node in nodes if isinstance(node, ast.ClassDef)}
    for node in nodes:
        if (isinstance(node, ast.Subscript) and isinstance(index := node.slice, ast.Tuple)
                and any(isinstance(part, ast.Starred) for part in index.elts)
                and index.col_offset == index.elts[0].col_offset):
            yield node.lineno, "a star in an index without parentheses", "3.11"
        elif isinstance(node, ast.arg) and isinstance(node.annotation, ast.Starred):
            yield node.lineno, "a star before an annotation", "3.11"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and (
                id(node) in annotations or _is_type(node.left, types) or _is_type(node.right, types)):
            yield node.lineno, "unions of types with |", "3.10"
        elif type(node).__name__ in TYPE_PARAMETERS:
            yield getattr(node, "lineno", 1), "type parameters", "3.12"


def _is_type(node: ast.expr, types: set[str]) -> bool:
    if isinstance(node, ast.Subscript):
        return _is_type(node.value, types)
    return node.id in types if isinstance(node, ast.Name) else isinstance(node, ast.Constant) and node.value is None


def _methods(scan: Scan) -> Iterator[Finding]:
    own = _defined(scan.source)
    builtins = NEWER_BUILTINS.keys() - own - {name.id for name in scan.source.nodes if isinstance(name, ast.Name)
                                              and isinstance(name.ctx, ast.Store)}
    for node in scan.source.nodes:
        if getattr(node, "lineno", 0) in scan.guarded_lines:
            continue
        if isinstance(node, ast.Name) and node.id in builtins:
            yield node.lineno, f"'{node.id}'", NEWER_BUILTINS[node.id]
        if isinstance(node, ast.Attribute) and node.attr in NEWER_METHODS.keys() - own:
            yield node.lineno, f"the method {node.attr}", NEWER_METHODS[node.attr]
        elif isinstance(node, ast.Call) and (name := scan.called(node)) in FEWEST_ARGUMENTS.keys() - own:
            given, (fewest, since) = [*node.args, *node.keywords], FEWEST_ARGUMENTS[name]
            if len(given) < fewest and not any(isinstance(one, ast.Starred) or not getattr(one, "arg", "*")
                                               for one in given):
                yield node.lineno, f"{name} with {len(given)} argument{'s' * (len(given) != 1)}", since


def _defined(source: Source) -> set[str]:
    return {node.name for node in source.nodes if isinstance(node, (*FUNCTIONS, ast.ClassDef))}


def _names(scan: Scan) -> Iterator[Finding]:
    config = vermin.Config()
    config.add_target(f"{OLDEST}-")
    config.set_format(ParsableFormat())
    config.set_eval_annotations(True)
    config.set_only_show_violations(True)
    visitor = vermin.SourceVisitor(config, "", scan.source.text)
    visitor.set_no_lines(scan.guarded_lines)
    try:
        visitor.tour(ast.Module([*_evaluated(scan.source).body, *_of_stars(scan.source)], []))
        visitor.minimum_versions()
    except (vermin.InvalidVersionException, *TOO_DEEP):
        pass  # no version has all of it, or it is too deep to be looked at: what was found is told
    for line, since, what in FINDING.findall(visitor.output_text()):
        if not what.endswith(tuple(f"{method}' member" for method in NEWER_METHODS)):
            yield int(line), what.removesuffix(" member"), since


def _evaluated(source: Source) -> ast.Module:
    """The syntax tree without the annotations that Python does not evaluate: those of local variables, or all."""
    tree = deepcopy(source.tree)
    futures = {alias.name for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"
               for alias in node.names}
    postpones = "annotations" in futures and "get_type_hints" not in source.text
    local = {part for function in ast.walk(tree) if isinstance(function, FUNCTIONS)
             for part in ast.walk(function) if isinstance(part, ast.AnnAssign)}
    for node in ast.walk(tree):
        for name in ANNOTATIONS:
            if getattr(node, name, None) and (postpones or node in local):
                setattr(node, name, ast.copy_location(ast.Constant(None), node))
    return tree


def _of_stars(source: Source) -> Iterator[ast.stmt]:
    """Imports of the names that a module may use of those that its ``import *`` bring."""
    used = {node.id for node in source.nodes if isinstance(node, ast.Name)} - _defined(source)
    for node in source.nodes:
        if isinstance(node, ast.ImportFrom) and not node.level and node.names[0].name == "*":
            yield ast.copy_location(ast.ImportFrom(node.module, [*map(ast.alias, sorted(used))], 0), node)
