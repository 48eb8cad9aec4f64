"""What a table says in its channel, in its own language."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.screens.controls import TableButton, Verb
from bot.screens.end import end, void
from bot.screens.lobby import lobby
from bot.screens.scene import Scene, scene, stamp
from bot.screens.sheet import Sheet
from bot.screens.table import table
from bot.storage.repository import PersonId, Phase
from bot.tables.look import Look
from bot.text.phrases import listed
from rules.core.ask import Indices


def public(look: Look, marks: Indices | None = None, *, controls: bool = True) -> ui.LayoutView:
    """The table message; without ``controls`` a newer one has taken its place."""
    if look.phase is Phase.LOBBY:
        return lobby(look, look.locale, controls=controls)
    if look.phase is Phase.ENDED:
        return end(look, look.locale, controls=controls)
    if look.phase is Phase.VOID:
        return void(look, look.locale)
    return table(look, look.locale, marks, controls=controls)


def call(look: Look, people: Sequence[PersonId]) -> ui.LayoutView:
    """Calls people who are asked though it is not their turn."""
    return _to_people(look, people, "call-asked")


def reminder(look: Look, people: Sequence[PersonId]) -> ui.LayoutView:
    """Calls the open question to people's minds, once."""
    return _to_people(look, people, "call-reminder")


def _to_people(look: Look, people: Sequence[PersonId], key: str) -> ui.LayoutView:
    s = scene(look, look.locale)
    names = listed(s.t, [f"<@{person}>" for person in people])
    sheet = Sheet().text(s.t(key, names=names, table=str(look.id), question=_question(s)), _until(s))
    return sheet.row(TableButton(look.id, Verb.SEAT, label=s.t("button-seat"), emoji="🎭")).view()


def _question(s: Scene) -> str:
    """A public question in words; of a private one nothing is told."""
    return s.t("call-private") if s.look.ask is None else s.game.prompt(s, s.look.ask)


def _until(s: Scene) -> str | None:
    return None if s.look.deadline is None else s.t("seat-until", when=stamp(s.look.deadline))
