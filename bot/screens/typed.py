"""Answers typed as words: what is suggested while somebody types, and what was meant."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.screens.game import screen_of
from bot.screens.limits import NAME, SUGGESTIONS, TITLE
from bot.screens.question import Choice, choices, face
from bot.screens.scene import Scene, scene
from bot.screens.sheet import CUT
from bot.tables.errors import Refused
from bot.tables.look import Look
from bot.text import say
from bot.text.names import in_label
from rules.core.ask import Ask, Indices
from rules.core.errors import IllegalAnswer
from rules.core.session import MOVED_ON, NOT_ASKED

Suggestion = app_commands.Choice[str]


def suggestions(look: Look, locale: str, typed: str) -> list[Suggestion]:
    """Answers to the open question that go on from what was typed, one option or several with commas between."""
    ask, s = asked(look), scene(look, locale)
    before, _, last = typed.rpartition(",")
    chosen = _chosen(ask, s, before)
    if chosen is None:
        return []
    ends = _nothing(look, locale) if ask.least == 0 and not typed.strip() else []
    more = [
        _suggest(look, s, (*chosen, choice))
        for choice in _open(s, ask)
        if choice not in chosen and last.strip().casefold() in face(s, ask, choice.option).words.casefold()
    ]
    return [*ends, *more][:SUGGESTIONS] if len(chosen) < ask.most else []


def parse(look: Look, locale: str, typed: str) -> Indices:
    """The answer that was chosen or typed; raises :exc:`Refused` and :exc:`IllegalAnswer`."""
    ask, s = asked(look), scene(look, locale)
    number, colon, indices = typed.partition(":")
    if colon and number.isdecimal() and len(number) > NAME:
        if number.lstrip("0") != str(look.ask_no):
            raise Refused(MOVED_ON.key)
        return tuple(_index(ask, word) for word in filter(None, indices.split(",")))
    if typed.strip().casefold() == say(locale, "choose-nothing").casefold() and ask.least == 0:
        return ()
    chosen = _chosen(ask, s, typed)
    if chosen is None:
        chosen = _cut(ask, s, typed)
    if chosen is None:
        raise Refused("no-such-option")
    return tuple(choice.index for choice in chosen if choice.index is not None)


def meant(typed: str, named: Sequence[tuple[str, str]]) -> str | None:
    """The value that was chosen from suggestions; Discord sometimes sends the name that was shown instead."""
    word = typed.strip().casefold()
    found = {value for name, value in named if word in (value.casefold(), in_label(name, TITLE).casefold())}
    return found.pop() if len(found) == 1 else None


def unlike_names(number: int) -> str:
    """A value that nobody can be called, so that it is never taken for a name, nor a name for it."""
    return f"{number:0{NAME + 1}d}"


def order_kinds(look: Look, locale: str, typed: str) -> list[Suggestion]:
    """The questions of this game that a standing order may answer."""
    s = scene(look, locale)
    kinds = [(s.t(f"order-{look.game}-{kind}"), kind) for kind in s.game.may_order(s)]
    return offered(kinds, typed)


def order_values(look: Look, locale: str, when: str, typed: str) -> list[Suggestion]:
    """The standing orders there are for one kind of question."""
    return offered(_orders(look, locale, meant(when, _kinds(look, locale)) or ""), typed)


def order_meant(look: Look, locale: str, when: str, order: str) -> tuple[str, str]:
    """The kind of question and the standing order that were chosen; raises :exc:`Refused` for anything else."""
    kind = meant(when, _kinds(look, locale)) or ""
    value = meant(order, _orders(look, locale, kind))
    if value is None:
        raise Refused("no-such-order")
    return kind, value


def _kinds(look: Look, locale: str) -> list[tuple[str, str]]:
    return [(say(locale, f"order-{look.game}-{kind}"), kind) for kind in screen_of(look.game).orders]


def _orders(look: Look, locale: str, kind: str) -> list[tuple[str, str]]:
    return [(say(locale, f"ordered-{value}"), value) for value in screen_of(look.game).orders.get(kind, ())]


def offered(named: Sequence[tuple[str, str]], typed: str) -> list[Suggestion]:
    """Names with their values, those in which ``typed`` stands."""
    found = [(name, value) for name, value in named if typed.strip().casefold() in name.casefold()]
    return [app_commands.Choice(name=in_label(name, TITLE), value=value) for name, value in found]


def asked(look: Look) -> Ask[object]:
    """The reader's open question; raises :exc:`Refused` where there is none."""
    if look.ask is None:
        raise Refused(NOT_ASKED.key)
    return look.ask


def number_in(word: str, most: int) -> int | None:
    """The number in ``word``, if it is one up to ``most``."""
    number = int(word) if word.isdecimal() and len(word) <= len(str(most)) else most + 1
    return number if number <= most else None


def _index(ask: Ask[object], word: str) -> int:
    if (index := number_in(word, len(ask.options) - 1)) is None:
        raise Refused("no-such-option")
    return index


def _open(s: Scene, ask: Ask[object]) -> list[Choice]:
    return [choice for choice in choices(s, ask) if choice.index is not None]


def _chosen(ask: Ask[object], s: Scene, typed: str) -> list[Choice] | None:
    """The options named in ``typed``; ``None`` if one of them is none. Raises for one that is closed."""
    found: list[Choice] = []
    for word in filter(None, (part.strip().casefold() for part in typed.split(","))):
        choice = next((c for c in choices(s, ask) if face(s, ask, c.option).words.casefold() == word), None)
        if choice is None:
            return None
        if choice.shut is not None:
            raise IllegalAnswer(choice.shut)
        found.append(choice)
    return found


def _cut(ask: Ask[object], s: Scene, shown: str) -> list[Choice] | None:
    """The options behind the name of a suggestion that was too long to be shown in full, if it tells them."""
    before, _, last = shown.rpartition(",")
    chosen = _chosen(ask, s, before)
    if chosen is None or not last.endswith(CUT):
        return None
    begun = last.strip().removesuffix(CUT).casefold()
    found = [one for one in _open(s, ask) if face(s, ask, one.option).words.casefold().startswith(begun)]
    return [*chosen, *found] if len(found) == 1 else None


def _suggest(look: Look, s: Scene, chosen: Sequence[Choice]) -> Suggestion:
    assert look.ask is not None  # noqa: S101
    name = ", ".join(face(s, look.ask, choice.option).words for choice in chosen)
    value = ",".join(str(choice.index) for choice in chosen)
    return app_commands.Choice(name=in_label(name, TITLE), value=f"{unlike_names(look.ask_no)}:{value}")


def _nothing(look: Look, locale: str) -> list[Suggestion]:
    return [app_commands.Choice(name=say(locale, "choose-nothing"), value=f"{unlike_names(look.ask_no)}:")]
