"""Makes a module's source shorter without moving a statement to another line.

It drops comments, docstrings, annotations of functions and variables, imports that only these need, and needless
blanks. Every line break and every other name stays, so a traceback of the built file names the module and the line of
the source, and shows what was written there. A library like python-minifier writes the syntax tree anew and keeps no
lines; compression needs no shortening, but its bytes depend on the version of zlib, and nobody can read them.
"""
from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace

from bundler import BundleError
from bundler.source import is_text, parse, postpones_annotations, strings

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
_LAYOUT = frozenset({tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER})
_STARTS_STATEMENT = _LAYOUT | {tokenize.COMMENT, tokenize.ENCODING}
_ENDS_STATEMENT = frozenset({tokenize.NEWLINE, tokenize.COMMENT, tokenize.ENDMARKER})

Position = tuple[int, int]  # row from 1, column from 0 in characters


@dataclass(frozen=True)
class _Token:
    kind: int
    text: str
    start: Position
    end: Position


def shorten_all(sources: Mapping[str, str], packages: Collection[str] = ()) -> dict[str, str]:
    """The modules of a program (path to source), each in fewer characters.

    All keep their docstrings and annotations if any of them may read such: it may be those of another one. So may
    ``packages`` that it imports from outside the standard library.
    """
    keep = bool(packages) or any(reads_docstrings_or_annotations(source, path) for path, source in sources.items())
    return {path: shorten(source, path, keep) for path, source in sources.items()}


def reads_docstrings_or_annotations(source: str, path: str) -> bool:
    """Whether a module may use docstrings or annotations when it runs."""
    names = _names(parse(source, path))
    modules = {name.partition(".")[0] for name in names}
    return bool(names & READERS or modules & READING_MODULES or any(part in name for name in names for part in NAMING))


def shorten(source: str, path: str, keep: bool = False) -> str:
    """``source`` with the same statements on the same lines, in fewer characters.

    ``keep``: leave docstrings and annotations, even if this module does not read them. Raises :class:`BundleError` if
    the result would not be the same program.
    """
    tree = parse(source, path)
    tokens = _tokens(source)
    if not keep and not reads_docstrings_or_annotations(source, path):
        _Remover(source, tokens).remove(tree)
    text = _written(tokens)
    if not _is_same(text, path, tree):
        raise BundleError(f"{path} cannot be shortened without changing it; build with --no-minify")
    return text


def _is_same(text: str, path: str, tree: ast.Module) -> bool:
    try:
        return _meaning(parse(text, path)) == _meaning(tree)
    except SyntaxError:
        return False


def _names(tree: ast.Module) -> set[str]:
    """All names and strings of a program, but for its docstrings and what it imports of ``__future__``."""
    names = strings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.ImportFrom) and node.module != "__future__":
            names.update([node.module or "", *(alias.name for alias in node.names)])
        elif isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
    return names


def _tokens(source: str) -> list[_Token]:
    """The tokens of ``source``; a formatted string is one token in every version of Python."""
    lines = [line + "\n" for line in source.split("\n")]
    tokens: list[_Token] = []
    depth, start = 0, (0, 0)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        change = _STRING_PIECES.get(token.type, 0)
        if change > 0 and depth == 0:
            start = token.start
        depth += change
        if change < 0 and depth == 0:
            tokens.append(_Token(tokenize.STRING, _slice(lines, start, token.end), start, token.end))
        elif depth == 0:
            tokens.append(_Token(token.type, token.string, token.start, token.end))
    return tokens


def _slice(lines: list[str], start: Position, end: Position) -> str:
    if start[0] == end[0]:
        return lines[start[0] - 1][start[1] : end[1]]
    return "".join((lines[start[0] - 1][start[1] :], *lines[start[0] : end[0] - 1], lines[end[0] - 1][: end[1]]))


class _Remover:
    """Takes the tokens of docstrings and annotations out of the list it is given."""

    def __init__(self, source: str, tokens: list[_Token]) -> None:
        self.lines = source.split("\n")
        self.tokens = tokens
        self.at_start = {token.start: index for index, token in enumerate(tokens) if token.kind not in _LAYOUT}
        self.at_end = {token.end: index for index, token in enumerate(tokens) if token.kind not in _LAYOUT}

    def remove(self, tree: ast.Module) -> None:
        for statement in tree.body:
            if _is_for_annotations(statement) and not _runs_with(statement, tree):
                self._cut(self._first(statement), self._last(statement))
        fields = _fields(tree)
        for node in ast.walk(tree):
            for body in (getattr(node, field, None) for field in ("body", "orelse", "finalbody")):
                if isinstance(body, list):
                    self._strings(body)
                    self._annotated([statement for statement in body if id(statement) not in fields])
            if isinstance(node, ast.arg) and node.annotation:
                self._cut(self._first(node) + 1, self._last(node.annotation))
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
                arrow = self._first(node.returns)
                while self.tokens[arrow].text != "->":
                    arrow -= 1
                self._cut(arrow, self._last(node.returns))

    def _strings(self, body: list[ast.stmt]) -> None:
        """Drops statements that are only a string; one that is needed as a statement becomes ``0``."""
        strings = [statement for statement in body if is_text(statement)]
        for number, statement in enumerate(strings):
            first, last = self._first(statement), self._last(statement)
            before, after = self.tokens[first - 1], self.tokens[last + 1]  # before the first token: the end marker
            alone = before.kind in _STARTS_STATEMENT and after.kind in _ENDS_STATEMENT
            start = replace(self.tokens[first], kind=tokenize.NUMBER, text="0", end=self.tokens[first].start)
            self._cut(first, last)
            if not alone or (number == 0 and len(strings) == len(body)):
                self.tokens[first] = start

    def _annotated(self, body: list[ast.stmt]) -> None:
        """Turns ``name: kind = value`` into ``name = value``."""
        for statement in body:
            if isinstance(statement, ast.AnnAssign) and statement.value:
                colon = self._last(statement.target)
                while self.tokens[colon].text != ":":
                    colon += 1
                self._cut(colon, self._last(statement.annotation))

    def _cut(self, first: int, last: int) -> None:
        """Blanks the tokens ``first`` to ``last``, except line breaks and closing brackets that belong to them."""
        texts = [token.text for token in self.tokens[first : last + 1]]
        while texts.count("(") > texts.count(")"):
            last += 1
            texts.append(self.tokens[last].text)
        for index in range(first, last + 1):
            if self.tokens[index].kind not in _LAYOUT:
                self.tokens[index] = replace(self.tokens[index], kind=tokenize.COMMENT, text="")

    def _first(self, node: ast.stmt | ast.expr | ast.arg) -> int:
        return self.at_start[self._position(node.lineno, node.col_offset)]

    def _last(self, node: ast.stmt | ast.expr) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.at_end[self._position(node.end_lineno, node.end_col_offset)]

    def _position(self, row: int, byte_column: int) -> Position:
        line = self.lines[row - 1]
        return row, byte_column if line.isascii() else len(line.encode()[:byte_column].decode())


def _fields(tree: ast.AST) -> set[int]:
    """The ids of all statements in the bodies of classes; annotations there may be the fields of a dataclass."""
    inside: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) or (
            id(node) in inside and not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        ):
            inside.update(id(child) for child in ast.iter_child_nodes(node))
    return inside


def _is_for_annotations(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Import) and {alias.name for alias in statement.names} <= FOR_ANNOTATIONS


def _runs_with(statement: ast.stmt, tree: ast.Module) -> bool:
    """Whether the program uses a name that ``statement`` imports; annotations are not evaluated."""
    assert isinstance(statement, ast.Import)
    names = {alias.asname or alias.name.partition(".")[0] for alias in statement.names}
    annotations = [
        annotation for node in ast.walk(tree)
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)) if annotation
    ]
    unused = {id(node) for annotation in annotations for node in ast.walk(annotation)}
    return not postpones_annotations(tree) or any(
        isinstance(node, ast.Name) and node.id in names and id(node) not in unused for node in ast.walk(tree)
    )


def _written(tokens: list[_Token]) -> str:
    """The tokens as text: each on its row, indented by one blank per level, separated only if they must be."""
    out: list[str] = []
    row, level, brackets = 1, 0, 0
    new_statement = True
    last = _Token(tokenize.NEWLINE, "", (1, 0), (1, 0))
    for token in tokens:
        if token.kind == tokenize.INDENT:
            level += 1
        elif token.kind == tokenize.DEDENT:
            level -= 1
        elif token.kind == tokenize.NEWLINE:
            new_statement = True
        elif token.kind not in (tokenize.NL, tokenize.COMMENT, tokenize.ENDMARKER):
            if token.start[0] > row:
                out.append(("\n" if new_statement or brackets else "\\\n") * (token.start[0] - row))
                row = token.start[0]
            elif not new_statement and _must_part(last, token):
                out.append(" ")
            if new_statement:
                out.append(" " * level)
            out.append(token.text)
            new_statement = False
            brackets += _BRACKETS.get(token.text, 0)
            row, last = row + token.text.count("\n"), token
    return "".join(out) + "\n"


def _must_part(left: _Token, right: _Token) -> bool:
    if left.kind == tokenize.NUMBER and (right.text[0] == "." or _is_word(right.text[0])):
        return True  # of ``1.if``, Python warns
    if left.kind == right.kind == tokenize.STRING:
        return True
    return _is_word(left.text[-1]) and _is_word(right.text[0])


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_" or not character.isascii()


def _meaning(tree: ast.Module) -> tuple[str, list[int]]:
    """What must stay the same: the program without docstrings and annotations, and the line of every node."""
    bare = ast.fix_missing_locations(_Bare(_fields(tree)).visit(tree))
    return ast.dump(bare), list(_lines(bare))


def _lines(tree: ast.AST) -> Iterator[int]:
    return (node.lineno for node in ast.walk(tree) if isinstance(node, (ast.stmt, ast.expr)))


class _Bare(ast.NodeTransformer):
    """Strips a tree of what :func:`shorten` may strip; ``fields``: the ids of statements in classes."""

    def __init__(self, fields: set[int]) -> None:
        self.fields = fields

    def visit_Import(self, node: ast.Import) -> ast.AST | None:
        return None if _is_for_annotations(node) else node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        is_zero = isinstance(node.value, ast.Constant) and node.value.value == 0
        return None if is_zero or is_text(node) else self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is None or id(node) in self.fields:
            return self.generic_visit(node)
        return ast.copy_location(ast.Assign([node.target], self.visit(node.value)), node)
