"""Reads the catalogs, and in the code which messages are said with which variables."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from bot.games import FRONTENDS, register
from bot.text import CATALOGS, sources
from tests.poll.frontend import FRONTEND as POLL

ROOT = Path(__file__).parent.parent
GAMES = (*FRONTENDS, POLL)
"""Every game there is, and the small one of the tests, which is held to the same."""
register(POLL)
HOUSE = ("bot", "cogs", "rules", "tests/poll")
"""Where messages are said and reasons given."""
FOLDERS = (CATALOGS[0], *(game.texts for game in GAMES if game.texts is not None))
"""Where messages are: the shared ones, then those of the games."""
SILENT = Path("bot/storage")
"""Nothing that people read, and a ``text`` that is SQL."""
SAYING = {"t": 0, "plain": 0, "say": 1, "tell": 1, "text": 0}
"""Functions and methods that say a message, and which of their arguments is its key."""
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def entries(locale: str, folders: Iterable[Traversable] = FOLDERS) -> list[ftl.EntryType]:
    """Everything in the catalogs of a language, broken entries and all."""
    found = (source for folder in folders for source in sources(folder, locale))
    return [entry for source in found for entry in FluentParser().parse(source).body]


@cache
def messages(locale: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(locale) if isinstance(entry, ftl.Message)}


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.drawings: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "DRAWN" and isinstance(node.arguments.positional[0], ftl.StringLiteral):
            self.drawings.add(node.arguments.positional[0].value)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    found = _References()
    found.visit(message)
    return found.variables


def referenced(message: ftl.Message) -> set[str]:
    found = _References()
    found.visit(message)
    return found.messages


def drawings(message: ftl.Message) -> set[str]:
    """The names of the drawings that a message shows."""
    found = _References()
    found.visit(message)
    return found.drawings


@dataclass(frozen=True)
class Said:
    """A call that says a message: the key or its beginning, the variables named, whether there are more."""

    where: str
    key: str | None
    prefix: str | None
    variables: frozenset[str]
    more: bool


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    files = (file for part in HOUSE for file in sorted((ROOT / part).rglob("*.py")))
    paths = (file for file in files if SILENT not in file.relative_to(ROOT).parents)
    return tuple((file.relative_to(ROOT), ast.parse(file.read_text())) for file in paths)


def constants() -> set[str]:
    """Every string of the code that could be the key of a message."""
    nodes = (node for _, tree in trees() for node in ast.walk(tree))
    strings = (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {string for string in strings if KEY.fullmatch(string)}


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call of the code, with the last part of the name that is called."""
    for file, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield file, node, getattr(node.func, "attr", getattr(node.func, "id", ""))


def said() -> list[Said]:
    """All calls that say a message."""
    found: list[Said] = []
    for file, call, name in calls():
        place = SAYING.get(name)
        if place is not None and len(call.args) > place:
            where = f"{file}:{call.lineno}"
            named = frozenset(word.arg for word in call.keywords if word.arg is not None)
            more = any(word.arg is None for word in call.keywords)
            found += [Said(where, key, prefix, named, more) for key, prefix in _keys(call.args[place])]
    return found


def _keys(node: ast.expr) -> Iterator[tuple[str | None, str | None]]:
    """The key that an argument is, each key that it may be, or the beginning that all of them share."""
    if isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, None
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield None, str(node.values[0].value)


def given(*names: str) -> dict[str, frozenset[str]]:
    """The words that functions ``names`` are called with, each with the names in the pairs that follow it.

    So ``Reason("table-full", (("most", 8),))`` gives ``table-full`` with ``most``.
    """
    found: dict[str, frozenset[str]] = {}
    for _, call, name in calls():
        if name in names:
            pairs = frozenset(_pair_names(call.args[1:]))
            words = _words([*call.args, *(keyword.value for keyword in call.keywords)])
            found |= {word: pairs | found.get(word, frozenset()) for word in words}
    return found


def _words(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.IfExp):
            yield from _words((node.body, node.orelse))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
            yield node.value


def _pair_names(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for outer in nodes:
        for node in ast.walk(outer):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[0], ast.Constant):
                yield str(node.elts[0].value)
