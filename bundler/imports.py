"""What a module imports: by statements, and by calls with a name that stands in the source."""
from __future__ import annotations

import ast
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from bundler import BundleError

IMPORTING_CALLS = frozenset({"__import__", "import_module", "run_module", "run_path"})
"""Functions of Python that import or run a module whose name they are given."""
READING_CALLS = frozenset({"open", "read_text", "read_bytes", "loadtxt", "genfromtxt", "fromfile", "memmap"})
"""Functions of Python and numpy that open a file; ``numpy.load`` is another one."""
NUMPY = frozenset({"np", "numpy"})
NO_MODULE = frozenset({"ImportError", "ModuleNotFoundError", "Exception", "BaseException"})
NO_FILE = frozenset({"OSError", "IOError", "FileNotFoundError", "Exception", "BaseException"})
"""Who catches one of these goes on without a module, or a file."""
FOR_TYPE_CHECKERS = "TYPE_CHECKING"


@dataclass(frozen=True)
class Import:
    """An import of a module: its absolute name, and where it stands; ``optional``: the program goes on without it."""

    module: str
    file: str
    line: int
    optional: bool = False

    @property
    def top(self) -> str:
        """The first part of the module's name."""
        return self.module.partition(".")[0]

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: import of {self.module}"


def imports(path: str, source: str) -> Iterator[Import]:
    """All imports of the module at ``path``, even those in functions, but not those for type checkers alone.

    Raises :class:`BundleError` for a relative import that leaves the program's folder.
    """
    package = PurePosixPath(path).parent.parts
    tree = ast.parse(source, path)
    optional = _ids_in_tries(tree, NO_MODULE)
    for node in _nodes(tree):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, path, node.lineno, id(node) in optional) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level > len(package):
                raise BundleError(
                    f"{path}, line {node.lineno}: a relative import that leads out of the program's packages; "
                    "import the module by its whole name"
                )
            base = package[: len(package) - node.level + 1] if node.level else ()
            yield Import(".".join((*base, *filter(None, [node.module]))), path, node.lineno, id(node) in optional)
        elif isinstance(node, ast.Call) and (name := _imported_by_call(node)):
            yield Import(name, path, node.lineno, id(node) in optional)


def unfollowed_imports(path: str, source: str) -> Iterator[str]:
    """A sentence for each call that imports a module whose name is only known when the program runs."""
    for node in _nodes(ast.parse(source, path)):
        if isinstance(node, ast.Call) and _called(node) in IMPORTING_CALLS and not _imported_by_call(node):
            yield (
                f"{path}, line {node.lineno}: {_called(node)} may load a module that the built file lacks; "
                "name what it loads in an import statement too"
            )


def first_file_read(path: str, source: str) -> Iterator[str]:
    """A sentence about the first call that opens a file, if there is one and the program does not go on without it."""
    tree = ast.parse(source, path)
    optional = _ids_in_tries(tree, NO_FILE)
    calls = (node for node in _nodes(tree) if isinstance(node, ast.Call) and id(node) not in optional)
    if lines := [call.lineno for call in calls if _reads(call)]:
        yield f"{path}, line {min(lines)}: opens a file, but a contest has none; put data into a module, as a string"


def _reads(call: ast.Call) -> bool:
    owner = _name(call.func.value) if isinstance(call.func, ast.Attribute) else ""
    return (_called(call) in READING_CALLS and owner != "os") or (_called(call) == "load" and owner in NUMPY)


def _ids_in_tries(tree: ast.Module, errors: frozenset[str]) -> set[int]:
    """The ids of all nodes in the bodies of ``try`` statements that catch one of these errors."""
    tries = [node for node in ast.walk(tree) if isinstance(node, ast.Try) and _caught(node) & {"", *errors}]
    return {id(node) for guarded in tries for statement in guarded.body for node in ast.walk(statement)}


def _caught(guarded: ast.Try) -> set[str]:
    """The names of the errors that a statement catches; an empty one stands for all."""
    caught = [handler.type for handler in guarded.handlers]
    kinds = [kind for kind in caught if not isinstance(kind, ast.Tuple)]
    kinds += [kind for several in caught if isinstance(several, ast.Tuple) for kind in several.elts]
    return {_name(kind) if kind else "" for kind in kinds}


def _nodes(tree: ast.Module) -> Iterator[ast.AST]:
    """All nodes but the bodies of ``if TYPE_CHECKING:``."""
    waiting: deque[ast.AST] = deque([tree])
    while waiting:
        node = waiting.popleft()
        yield node
        if isinstance(node, ast.If) and _name(node.test) == FOR_TYPE_CHECKERS:
            waiting.extend(node.orelse)
        else:
            waiting.extend(ast.iter_child_nodes(node))


def _imported_by_call(call: ast.Call) -> str | None:
    """The module that ``import_module("name")`` or ``__import__("name")`` imports, if its name stands there."""
    if _called(call) not in ("__import__", "import_module") or len(call.args) != 1 or call.keywords:
        return None
    argument = call.args[0]
    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str) or argument.value.startswith("."):
        return None
    return argument.value


def _called(call: ast.Call) -> str:
    return _name(call.func)


def _name(node: ast.expr) -> str:
    """The last part of ``a.b.name``; empty for anything else."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
