"""The one reader and scanner of modules: what they import, by statements and by calls, and what may be missing.

It knows which parts never run in a contest (``if TYPE_CHECKING:``), and without which the program goes on: what is
tried (``try``, ``suppress``), and what a condition asks for (``find_spec("numba")``, ``sys.platform``, ``if DEBUG:``).
"""
from __future__ import annotations

import ast
import importlib.util
import re
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path, PurePosixPath

from bundler import BundleError

IMPORTING_CALLS = frozenset({"__import__", "import_module", "run_module", "run_path", "iter_modules", "walk_packages"})
"""Functions of Python that import, run or list modules whose names they are given, or find."""
EVERY_MODULE = ("*.py", "*/__init__.py")
LISTING_MODULES = {"iter_modules": EVERY_MODULE, "walk_packages": ("**/*.py",)}
"""Functions of Python that list a package's modules, and the files of these in it."""
ASKING_CALLS = frozenset({"find_spec", "find_loader"})
"""Functions of Python that say whether there is a module."""
READING_CALLS = frozenset({
    "open", "read_text", "read_bytes", "loadtxt", "genfromtxt", "fromfile", "memmap", "get_data", "open_text",
    "open_binary", "read_binary", "ZipFile",
})
"""Functions of Python and numpy that open a file; ``numpy.load`` is another one."""
LISTING_CALLS = frozenset({
    "listdir", "scandir", "iterdir", "glob", "rglob", "iglob", "spec_from_file_location", "SourceFileLoader",
})
"""Functions of Python that look for files."""
NUMPY = frozenset({"np", "numpy"})
EVERY_ERROR = frozenset({"", "Exception", "BaseException"})
NO_MODULE = EVERY_ERROR | {"ImportError", "ModuleNotFoundError"}
NO_FILE = EVERY_ERROR | {"OSError", "IOError", "FileNotFoundError"}
NO_NAME = NO_MODULE | {"AttributeError", "NameError", "TypeError"}
"""Who catches one of these goes on without a module, a file, or a name that is newer than the contest's Python."""
FOR_TYPE_CHECKERS = frozenset({"TYPE_CHECKING", "MYPY"})
QUESTIONS = frozenset({
    "version_info", "hexversion", "hasattr", "os", "environ", "getenv", "argv", "platform", "implementation",
    "python_implementation", "builtin_module_names", "modules", *ASKING_CALLS,
})
STARTED = frozenset({"__name__ == '__main__'", "'__main__' == __name__"})
ENDS = frozenset({"exit", "_exit", "quit", "abort"})
PACKAGE = "__init__.py"
LEVEL = 4
"""Where ``__import__`` is told, after the name, that it is a relative one."""

TOO_DEEP = (RecursionError, MemoryError)
"""What Python's parser raises for a program whose expressions are nested too deeply."""
_TRIES = (ast.Try, *filter(None, [getattr(ast, "TryStar", None)]))
_IMPORTS = (ast.Import, ast.ImportFrom)


@dataclass(frozen=True)
class Source:
    """A module's source: its path below the program's folder, its text, and its syntax tree."""

    path: str
    text: str
    tree: ast.Module

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All of its tree."""
        return [*ast.walk(self.tree)]


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


@cache
def parse(text: str, path: str) -> ast.Module:
    """The syntax tree; what Python warns of is for the program's start, not for the bundler's."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tree = ast.parse(text, path)
        compile(tree, path, "exec", dont_inherit=True)  # which finds more: a return outside of a function, ..
        return tree


@cache
def strings(tree: ast.AST) -> frozenset[str]:
    """All strings that a program can use; docstrings are none of them."""
    texts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return frozenset(node.value for node in ast.walk(tree)
                     if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in texts)


@dataclass(frozen=True)
class Import:
    """An import of a module: its absolute name, empty if it is above the program's folder, and where it stands.

    ``optional``: the program goes on without it. ``names``: what is taken out of it; these may be modules too.
    """

    module: str
    file: str
    line: int
    optional: bool = False
    names: tuple[str, ...] = ()

    @property
    def top(self) -> str:
        """The first part of the module's name."""
        return self.module.partition(".")[0]

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}: import of {self.module}"


class Scan:
    """A module, looked at; ``starts``: the program starts with it; ``optional``: the program goes on without it.

    ``asks``: a condition that uses one of these names asks what there is, as one of ``QUESTIONS`` does.
    """

    def __init__(self, source: Source, starts: bool = False, optional: bool = False,
                 asks: frozenset[str] = frozenset()) -> None:
        self.source = source
        self.optional = optional
        self._starts = starts
        self._package = PurePosixPath(source.path).parent.parts
        aliases = [alias for node in source.nodes if isinstance(node, ast.ImportFrom) for alias in node.names]
        self._values = {target.id: node.value for node in source.nodes if isinstance(node, ast.Assign)
                        for target in node.targets if isinstance(target, ast.Name)}
        self._meant = {alias.asname: {alias.name} for alias in aliases if alias.asname} | {
            name: {*map(_name, getattr(value, "elts", [value]))} - {""} for name, value in self._values.items()}
        self.asks = QUESTIONS
        self.asks |= self.flags() | asks

    @cached_property
    def imports(self) -> list[Import]:
        """All imports, even those in functions, but not those that never run."""
        return [*self._imports()]

    def _imports(self) -> Iterator[Import]:
        for node, optional in self._running(NO_MODULE):
            line, optional = getattr(node, "lineno", 0), optional or self.optional
            if isinstance(node, ast.Import):
                yield from (Import(alias.name, self.source.path, line, optional) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                module = _absolute("." * node.level + (node.module or ""), ".".join(self._package))
                yield Import(module, self.source.path, line, optional, tuple(alias.name for alias in node.names))
            elif isinstance(node, ast.Call) and (name := self._imported_by_call(node)):
                yield Import(name, self.source.path, line, optional, tuple(strings(node)))
            elif isinstance(node, ast.Call) and (name := self._listed_by_call(node)):
                yield Import(name, self.source.path, line, True, LISTING_MODULES[self.called(node)])

    def mentioned(self) -> Iterator[Import]:
        """The modules that may be imported, if there are any of these names.

        The program asks for them, as ``find_spec("a.b")`` does, or strings have their names, or begin with that of
        their package, beside a call that imports what it is given.
        """
        calls = [node for node, _ in self._running(NO_MODULE) if isinstance(node, ast.Call)]
        names = {self._named(call) for call in calls if self.called(call) in ASKING_CALLS}
        if any(map(self._imports_what_it_is_given, calls)):
            names.update(*((text, f".{text}") for text in strings(self.source.tree)))
        for name in filter(None, (_absolute(re.split("[%{]", name)[0], ".".join(self._package)) for name in names)):
            every = EVERY_MODULE if name.endswith(".") else ()
            yield Import(name.rstrip("."), self.source.path, 0, True, every)

    def notes(self) -> Iterator[str]:
        """A sentence for each function that imports a module whose name is only known when the program runs.

        One more for the first call that opens a file, if there is one without which the program stops.
        """
        running = [*self._running(NO_FILE)]
        calls = [(node, optional) for node, optional in running if isinstance(node, ast.Call)]
        for node in [call for call, _ in calls] + self._handed_on([node for node, _ in running]):
            name = self.called(node) if isinstance(node, ast.Call) else _name(node)
            place = f"{self.source.path}, line {node.lineno}: {name}"
            if name in LISTING_CALLS:
                yield f"{place} finds no files in a contest; name modules in import statements, put data into a module"
            elif not isinstance(node, ast.Call) or self._imports_what_it_is_given(node):
                yield (f"{place} may load a module that the built file lacks; "
                       "name what it loads in an import statement too")
        if lines := [call.lineno for call, optional in calls if self._reads(call) and not optional]:
            yield (f"{self.source.path}, line {min(lines)}: opens a file, but a contest has none; "
                   "put data into a module, as a string")

    @cached_property
    def guarded_lines(self) -> set[int]:
        """The lines that may use a name which is not there, and those that never run."""
        running = [(getattr(node, "lineno", 0), optional) for node, optional in self._running(NO_NAME)]
        every_line = {*range(1, self.source.text.count("\n") + 2)}
        return every_line - {line for line, _ in running} | {line for line, optional in running if optional}

    def words(self) -> set[str]:
        """All words in strings."""
        return {word for text in strings(self.source.tree) for word in re.findall(r"\w+", text)}

    def _running(self, errors: frozenset[str]) -> Iterator[tuple[ast.AST, bool]]:
        """All nodes that may run, in their order, and whether the program goes on after one of ``errors`` in them."""
        waiting: list[tuple[ast.AST, bool]] = [(self.source.tree, False)]
        while waiting:
            node, optional = waiting.pop()
            yield node, optional
            known = self._truth(node.test) if isinstance(node, (ast.If, ast.IfExp)) else None
            never, guarded = {True: "orelse", False: "body", None: ""}[known], self._guarded(node, errors)
            parts = [(part, optional or field in guarded) for field, value in ast.iter_fields(node)
                     if field not in never for part in (value if isinstance(value, list) else [value])]
            waiting.extend((part, loose) for part, loose in reversed(parts) if isinstance(part, ast.AST))

    def _guarded(self, node: ast.AST, errors: frozenset[str]) -> tuple[str, ...]:
        """The fields of a node that may fail with one of ``errors``, or run only where there is what they need."""
        if isinstance(node, _TRIES) and any(self._catches(handler, errors) for handler in node.handlers):
            return "body", "orelse"
        if isinstance(node, (ast.With, ast.AsyncWith)) and any(self._suppresses(item, errors) for item in node.items):
            return "body",
        if isinstance(node, (ast.If, ast.IfExp)) and "ImportError" in errors and (
                self.asks.intersection(map(_name, ast.walk(node.test)))):
            return "body", "orelse"
        return ()

    def _catches(self, handler: ast.ExceptHandler, errors: frozenset[str]) -> bool:
        """Whether the program goes on after one of ``errors``."""
        kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
        return self._is_one_of(kinds, errors) and not any(map(_ends, handler.body))

    def _suppresses(self, item: ast.withitem, errors: frozenset[str]) -> bool:
        call = item.context_expr
        return (isinstance(call, ast.Call) and self.called(call) == "suppress"
                and self._is_one_of(call.args, errors - {""}))

    def _is_one_of(self, kinds: Sequence[ast.expr | None], errors: frozenset[str]) -> bool:
        """Whether one of ``kinds``, or of a tuple that has its name, is one of ``errors``."""
        return any(errors & self._names(kind.value if isinstance(kind, ast.Starred) else kind) for kind in kinds)

    def _names(self, node: ast.AST | None) -> set[str]:
        """The name of a node, and those that it stands for: by which it was imported, or which it was given."""
        name = _name(node)
        return {name} | self._meant.get(name, set())

    def called(self, call: ast.Call) -> str:
        """The name of a function, by which Python knows it."""
        name = _name(call.func)
        return next(iter(self._meant.get(name, ())), name)

    def _handed_on(self, nodes: Sequence[ast.AST]) -> list[ast.expr]:
        """Where functions that import modules are named, but neither called nor given another name."""
        known = {id(node.func) for node in nodes if isinstance(node, ast.Call)} | {*map(id, self._values.values())}
        return [node for node in nodes if isinstance(node, (ast.Name, ast.Attribute)) and id(node) not in known
                and _name(node) in IMPORTING_CALLS and isinstance(node.ctx, ast.Load)]

    def _truth(self, test: ast.expr) -> bool | None:
        """What a condition always is in the built file; None if that is not known."""
        if isinstance(test, ast.Constant):
            return bool(test.value)
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return None if (known := self._truth(test.operand)) is None else not known
        if isinstance(test, ast.BoolOp):
            decides = isinstance(test.op, ast.Or)
            values = [self._truth(value) for value in test.values]
            return decides if decides in values else None if None in values else not decides
        if not self._starts and isinstance(test, ast.Compare) and ast.unparse(test) in STARTED:
            return False
        return False if FOR_TYPE_CHECKERS & self._names(test) else None

    def flags(self) -> set[str]:
        """Names of what the program tried to import, and of its success; of arguments; of constants that are off."""
        tries = [[*ast.walk(node)] for node in self.source.nodes if self._guarded(node, NO_MODULE)]
        parts = [part for tried in tries if any(isinstance(part, _IMPORTS) for part in tried) for part in tried]
        names = {part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
        names |= {part.asname or part.name for part in parts if isinstance(part, ast.alias)}
        return names | {name for name, value in self._values.items()
                        if (name.isupper() and isinstance(value, ast.Constant) and not value.value)
                        or (isinstance(value, ast.Call) and self.called(value) in ("parse_args", "parse_known_args"))}

    def _imports_what_it_is_given(self, call: ast.Call) -> bool:
        return self.called(call) in IMPORTING_CALLS and not (self._imported_by_call(call) or self._listed_by_call(call))

    def _imported_by_call(self, call: ast.Call) -> str:
        """The module that ``import_module`` or ``__import__`` imports, if its name stands there."""
        levels = [*call.args[LEVEL:], *(keyword.value for keyword in call.keywords if keyword.arg == "level")]
        is_absolute = self.called(call) == "__import__" and all(self._truth(level) is False for level in levels)
        return self._named(call) if is_absolute or self.called(call) == "import_module" else ""

    def _named(self, call: ast.Call) -> str:
        """The module that a function is given by its name, perhaps as seen from a package, if these stand there."""
        given = dict(zip(("name", "package"), call.args)) | {word.arg or "": word.value for word in call.keywords}
        return _absolute(*(self._word(given.get(word)) for word in ("name", "package")))

    def _reads(self, call: ast.Call) -> bool:
        owner = _name(call.func.value) if isinstance(call.func, ast.Attribute) else ""
        return (self.called(call) in READING_CALLS and (owner, self.called(call)) != ("os", "open")) or (
            self.called(call) == "load" and owner in NUMPY)

    def _listed_by_call(self, call: ast.Call) -> str:
        """The package whose modules ``iter_modules`` or ``walk_packages`` lists, if it stands there."""
        if self.called(call) not in LISTING_MODULES or not call.args:
            return ""
        path = ast.unparse(call.args[0])
        if path == "__path__":
            return ".".join(self._package)
        statements = [node for node in self.source.nodes if isinstance(node, ast.Import)]
        imported = [alias.name for statement in statements for alias in statement.names]
        package = path.removesuffix(".__path__")
        return package if package != path and any(f"{name}.".startswith(f"{package}.") for name in imported) else ""

    def _word(self, node: ast.expr | None) -> str:
        """What a string, or a module's name for its own package, stands for."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        names = {"__package__", "__name__"} if self.source.path.endswith(f"/{PACKAGE}") else {"__package__"}
        return ".".join(self._package) if _name(node) in names else ""


scanned = cache(Scan)
"""A :class:`Scan`; the kit's bots share most of their modules."""


def _absolute(module: str, package: str) -> str:
    """The whole name of a module that is named in ``package``; empty if it is above the program's folder."""
    try:
        return importlib.util.resolve_name(module, package)
    except ImportError:
        return ""


def _ends(statement: ast.stmt) -> bool:
    """Whether a statement ends the program, or the block that it stands in, with an error."""
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(statement, ast.Raise) or (isinstance(call, ast.Call) and _name(call.func) in ENDS)


def _name(node: ast.AST | None) -> str:
    """The last part of ``a.b.name``; empty for anything else."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
