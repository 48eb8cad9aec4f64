"""Everything a person can read, as Fluent catalogs: one message per sentence, the same keys in every language.

What every table says lies here. Each game brings a folder of its own, see :func:`add_catalogs`. An edition of a
game may lay its own words over all of them (*overlay*).

A catalog names a drawing and what stands there without it, a sign or a word: ``{ DRAWN("beer", "🍺") }``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any
from weakref import WeakSet

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LOCALES = ("en", "id", "es")
CATALOGS: list[Traversable] = [files("bot.text")]
"""The folders of texts there are; :func:`add_catalogs` adds to them."""
SENTENCES_KEPT = 8192
"""Sentences kept ready: most of a table reads as it did one press ago."""

_mentions: dict[str, str] = {}
"""How each drawing that can be shown is mentioned."""
_speaking: WeakSet[Words] = WeakSet()


class NoSuchText(LookupError):
    """A message that no catalog has, or one of its variables that was not given."""


class Words:
    """The texts of one language, with overlays on top.

    Integers are shown as numbers of the language; ids, mentions, stamps and names enter as ready strings.
    """

    def __init__(self, locale: str, overlays: tuple[Traversable, ...] = (), *, mentions: bool = True) -> None:
        self.locale, self._overlays, self._mentions = locale, overlays, mentions
        functions: dict[str, Any] = {"DRAWN": drawn if mentions else _sign}
        self._bundle = FluentBundle([locale], functions, use_isolating=False)
        for folder in (*CATALOGS, *overlays):
            for source in sources(folder, locale):
                self._bundle.add_resource(_parsed(source), allow_overrides=True)
        self._format = lru_cache(SENTENCES_KEPT)(self._formatted)
        _speaking.add(self)

    @cached_property
    def plain(self) -> Words:
        """The same texts without drawings, for labels, options, files and whatever else shows letters alone."""
        return Words(self.locale, self._overlays, mentions=False) if self._mentions else self

    def forget(self) -> None:
        """Form every message anew."""
        self._format.cache_clear()

    def __call__(self, key: str, /, **variables: str | int) -> str:
        """The message ``key``; raises :exc:`NoSuchText`."""
        return self._format(key, tuple(variables.items()))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _formatted(self, key: str, variables: tuple[tuple[str, str | int], ...]) -> str:
        if key not in self:
            raise NoSuchText(f"{self.locale}: {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise NoSuchText(f"{self.locale}: {key} has no value")
        text, faults = self._bundle.format_pattern(pattern, dict(variables))
        if faults:
            raise NoSuchText(f"{self.locale}: {key}: {faults[0]}")
        return str(text)


def draw(mentions: Mapping[str, str]) -> None:
    """Show exactly these drawings, each by its mention, and the signs of all others."""
    _mentions.clear()
    _mentions.update(mentions)
    for words in _speaking:
        words.forget()


def drawn(name: str, sign: str) -> str:
    """The mention of a drawing, ``sign`` as long as it cannot be shown."""
    return _mentions.get(name, sign)


def _sign(_: str, sign: str) -> str:
    return sign


@cache
def _parsed(source: str) -> Resource:
    return FluentResource(source)


def sources(folder: Traversable, locale: str) -> Iterator[str]:
    """The catalogs of one language in ``folder``, in order of their names."""
    for file in sorted((folder / locale).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")


def add_catalogs(folder: Traversable) -> None:
    """Read a game's texts as well from now on: a folder with one for each language, as here."""
    if folder not in CATALOGS:
        CATALOGS.append(folder)
        words.cache_clear()


@cache
def words(locale: str, overlays: tuple[Traversable, ...] = ()) -> Words:
    """The texts of ``locale``; English where Deadeye does not speak it."""
    return Words(known(locale), overlays)


def known(locale: str | None) -> str:
    """The language of Deadeye that comes nearest to a language of Discord, such as ``en-GB``."""
    short = (locale or "").split("-", 1)[0].lower()
    return short if short in LOCALES else LOCALES[0]


def say(locale: str, key: str, /, **variables: str | int) -> str:
    """The message ``key`` in ``locale``; raises :exc:`NoSuchText` for a missing message or variable."""
    return words(locale)(key, **variables)
