"""Makes a module's source shorter without moving a statement to another line.

It drops comments, docstrings, annotations of functions and variables, imports that only these need, and needless
blanks. Every line break and every other name stays, so a traceback of the built file names the module and the line of
the source, and shows what was written there. The library python-minifier keeps no lines, and writes f-strings as the
Python that runs it allows, which may be too new for a contest; compression needs no shortening, but its bytes depend on
the version of zlib, and nobody can read them.
"""
from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Collection, Mapping
from itertools import accumulate
from tokenize import TokenInfo

from bundler import BundleError
from bundler.source import is_text, parse, postponed, strings

READERS = frozenset({
    "help", "getdoc", "getmembers", "dir", "co_consts", "__annotate__", "get_annotations", "get_type_hints",
    "get_overloads", "singledispatch", "singledispatchmethod", "signature", "getfullargspec",
})
"""Names by which a program may read docstrings and annotations without naming these."""
READING_MODULES = frozenset({"annotationlib", "cmd", "doctest", "inspect", "pydoc", "unittest", "xmlrpc"})
"""Modules of the standard library that read the docstrings or annotations of what they are given."""
NAMING = ("annotations", "__doc", "doc__")
"""A program that has one of these in a name or a string, but ``annotations`` of ``__future__``, may read them."""
FOR_ANNOTATIONS = frozenset({"numpy.typing"})
"""Modules that take time to import, and are not imported if only annotations use them."""

_STRING_PIECES = {
    getattr(tokenize, name, None): change
    for name, change in {"FSTRING_START": 1, "FSTRING_END": -1, "TSTRING_START": 1, "TSTRING_END": -1}.items()
}
_BRACKETS = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


def shorten_all(sources: Mapping[str, str], packages: Collection[str] = ()) -> dict[str, str]:
    """The modules of a program (path to source), each in fewer characters.

    All keep their docstrings and annotations if any of them may read such: it may be those of another one. So may
    ``packages`` that it imports from outside the standard library.
    """
    keep = bool(packages) or any(_reads_docstrings(parse(source, path)) for path, source in sources.items())
    return {path: shorten(source, path, keep) for path, source in sources.items()}


def shorten(source: str, path: str, keep: bool = False) -> str:
    """``source`` with the same statements on the same lines, in fewer characters.

    ``keep``: leave docstrings and annotations. Raises :class:`BundleError` if the result would not be the same program.
    """
    tree = parse(source, path)
    if not keep:
        remover = _Remover(source)
        tree, source = remover.visit(tree), remover.rest()
    text = _written(_tokens(source))
    try:
        is_same = _shape(parse(text, path)) == _shape(tree)
    except SyntaxError:
        is_same = False
    if not is_same:
        raise BundleError(f"{path} cannot be shortened without changing it; build with --no-minify")
    return text


def _shape(tree: ast.Module) -> tuple[str, list[int]]:
    """A program, and the line of every node of it."""
    return ast.dump(tree), [node.lineno for node in ast.walk(tree) if isinstance(node, (ast.stmt, ast.expr))]


def _reads_docstrings(tree: ast.Module) -> bool:
    """Whether a module may use docstrings or annotations when it runs."""
    names = _names(tree)
    modules = {name.partition(".")[0] for name in names}
    return bool(names & READERS or modules & READING_MODULES or any(part in name for name in names for part in NAMING))


def _names(tree: ast.Module) -> set[str]:
    """All names and strings of a program, but for its docstrings and what it imports of ``__future__``."""
    parts = [part for node in tree.body if getattr(node, "module", "") != "__future__" for part in ast.walk(node)]
    names = {getattr(part, field, None) or "" for part in parts for field in ("id", "attr", "module")}
    return strings(tree) | names | {part.name for part in parts if isinstance(part, ast.alias)}


def _tokens(source: str) -> list[TokenInfo]:
    """The tokens of ``source``; a formatted string is one token in every version of Python."""
    lines = [0, *accumulate(len(line) + 1 for line in source.split("\n"))]
    tokens: list[TokenInfo] = []
    depth, start = 0, (0, 0)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        change = _STRING_PIECES.get(token.type, 0)
        start = start if depth else token.start
        depth += change
        if change < 0 and depth == 0:
            text = source[lines[start[0] - 1] + start[1] : lines[token.end[0] - 1] + token.end[1]]
            tokens.append(TokenInfo(tokenize.STRING, text, start, token.end, ""))
        elif depth == 0:
            tokens.append(token)
    return tokens


def _without_comments(source: str) -> str:
    """The same lines, where a sign or a bracket in a comment is none."""
    lines = source.split("\n")
    for token in _tokens(source):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return "\n".join(lines)


class _Remover(ast.NodeTransformer):
    """Takes docstrings and annotations out of the tree that it visits, and comments too out of its text."""

    def __init__(self, source: str) -> None:
        self.text = _without_comments(source).encode() + b"\n"
        self.lines = [0, *accumulate(len(line) + 1 for line in self.text.split(b"\n"))]
        self.cuts: list[tuple[int, int, bytes]] = []
        self.in_class = False

    def rest(self) -> str:
        """What is left of the text, on the same lines."""
        text = self.text
        for start, end, instead in sorted(self.cuts, reverse=True):
            text = text[:start] + instead + text[end:]
        return text.decode()

    def visit_Module(self, node: ast.Module) -> ast.AST:
        unused = postponed(node)
        used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and id(part) not in unused}
        for statement in [*node.body]:
            if isinstance(statement, ast.Import) and _is_for_annotations(statement, used):
                self._cut(self._span(statement)[0], statement)
                node.body.remove(statement)
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._visit_inside(node, in_class=True)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        if node.returns:
            self._cut(self._before(node.returns, b"->"), node.returns)
            node.returns = None
        return self._visit_inside(node, in_class=False)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self.visit_FunctionDef(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        if node.annotation:
            self._cut(self._before(node.annotation, b":"), node.annotation)
            node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Those of a class may be the fields of a dataclass."""
        self.generic_visit(node)
        if node.value is None or self.in_class:
            return node
        self._cut(self._before(node.annotation, b":"), node.annotation)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for body in (getattr(node, field, None) for field in ("body", "orelse", "finalbody")):
            if isinstance(body, list):
                self._drop_strings(body)
        return super().generic_visit(node)

    def _visit_inside(self, node: ast.AST, in_class: bool) -> ast.AST:
        around, self.in_class = self.in_class, in_class
        self.generic_visit(node)
        self.in_class = around
        return node

    def _drop_strings(self, body: list[ast.stmt]) -> None:
        """Drops statements that are only a string; one that is needed as a statement becomes ``0``."""
        texts = [statement for statement in body if isinstance(statement, ast.Expr) and is_text(statement)]
        needed = texts[:1] if len(texts) == len(body) else []
        for statement in texts:
            start, end = self._span(statement)
            before = self.text[self.lines[statement.lineno - 1] : start].strip()
            after = self.text[end : self.text.index(b"\n", end)].strip()
            lines = self.text.count(b"\n", start, end)
            if statement in needed or before or after:
                self.cuts.append((start, end, b"0" + b"\\\n" * lines))
                statement.value = ast.copy_location(ast.Constant(0), statement)
            else:
                self.cuts.append((start, end, b"\n" * lines))
                body.remove(statement)

    def _cut(self, start: int, node: ast.stmt | ast.expr) -> None:
        """Cuts the text from ``start`` to the end of ``node``, and of the brackets around it."""
        begin, end = self._span(node)
        for _ in range(self.text.count(b"(", start, begin)):
            end = self.text.index(b")", end) + 1
        self.cuts.append((start, end, b"\\\n" * self.text.count(b"\n", start, end)))

    def _before(self, node: ast.expr, sign: bytes) -> int:
        """Where the last ``sign`` before ``node`` is."""
        return self.text.rindex(sign, 0, self._span(node)[0])

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        """Where a node begins and ends in the text."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.lines[node.lineno - 1] + node.col_offset, self.lines[node.end_lineno - 1] + node.end_col_offset


def _is_for_annotations(statement: ast.Import, used: Collection[str]) -> bool:
    """Whether a program that uses the names ``used`` imports something for its annotations alone."""
    return all(alias.name in FOR_ANNOTATIONS and (alias.asname or alias.name.partition(".")[0]) not in used
               for alias in statement.names)


def _written(tokens: list[TokenInfo]) -> str:
    """The tokens as text: each on its row, indented by one blank per level, separated only if they must be."""
    out: list[str] = []
    row, level, brackets = 1, 0, 0
    new_statement = True
    last = tokens[0]
    for token in tokens:
        if token.type == tokenize.INDENT:
            level += 1
        elif token.type == tokenize.DEDENT:
            level -= 1
        elif token.type == tokenize.NEWLINE:
            new_statement = True
        elif token.type not in (tokenize.NL, tokenize.COMMENT, tokenize.ENDMARKER):
            if token.start[0] > row:
                out.append(("\n" if new_statement or brackets else "\\\n") * (token.start[0] - row))
                row = token.start[0]
            elif not new_statement and _must_part(last, token):
                out.append(" ")
            if new_statement:
                out.append(" " * level)
            out.append(token.string)
            new_statement = False
            brackets += _BRACKETS.get(token.string, 0)
            row, last = row + token.string.count("\n"), token
    return "".join(out) + "\n"


def _must_part(left: TokenInfo, right: TokenInfo) -> bool:
    if left.type == tokenize.NUMBER and (right.string[0] == "." or _is_word(right.string[0])):
        return True  # of ``1.if``, Python warns
    if left.type == right.type == tokenize.STRING:
        return True
    return _is_word(left.string[-1]) and _is_word(right.string[0])


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_" or not character.isascii()
