"""What a table says in its channel, in its own language.

How pictures come in: :func:`scenery` says what a picture of the table would show, whoever sends the message has
that drawn (:class:`bot.pictures.Studio`), and gives the name of the file to :func:`public`.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.pictures.scenes import Scene as Scenery
from bot.screens.buttons import seat_button
from bot.screens.end import end, void
from bot.screens.lobby import lobby
from bot.screens.scene import Scene, scene, stamp
from bot.screens.sheet import Sheet
from bot.screens.table import table
from bot.storage.repository import PersonId, Phase
from bot.tables.look import Look
from bot.text.phrases import listed
from rules.core.ask import Indices


def public(
    look: Look,
    marks: Indices | None = None,
    *,
    controls: bool = True,
    picture: str | None = None,
    before: Sequence[str] = (),
) -> ui.LayoutView:
    """The table message; without ``controls`` a newer one has taken its place.

    ``picture`` is the name of a file that goes with the message, or stays with it, and shows the table: it
    stands under the heading as ``attachment://<picture>``, described in the words of how the table is now, even
    if the file shows it a moment ago. Without one, and for a game or a phase that has no picture, the lines of
    the seats stand in that place: a message always has exactly one of the two.

    ``before`` is what came before the turn in play, in lines without markup of their own: the line that tells
    whoever is asked what has changed since the own last turn, or turn lines where nobody is asked. Without any
    the first turns say what was dealt.
    """
    if look.phase is Phase.LOBBY:
        return lobby(look, look.locale, controls=controls)
    if look.phase is Phase.ENDED:
        return end(look, look.locale, controls=controls, picture=picture)
    if look.phase is Phase.VOID:
        return void(look, look.locale)
    return table(look, look.locale, marks, controls=controls, picture=picture, before=before)


def scenery(look: Look) -> Scenery | None:
    """What a picture of this table would show, its words in ``alt``; ``None`` where there is no picture of it."""
    if look.phase not in (Phase.PLAYING, Phase.HALTED, Phase.ENDED) or look.view is None:
        return None
    s = scene(look, look.locale)
    return s.game.course(s) if look.phase is Phase.ENDED else s.game.picture(s)


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
    return sheet.row(seat_button(s)).view()


def _question(s: Scene) -> str:
    """A public question in words; of a private one nothing is told."""
    return s.t("call-private") if s.look.ask is None else s.game.prompt(s, s.look.ask)


def _until(s: Scene) -> str | None:
    return None if s.look.deadline is None else s.t("seat-until", when=stamp(s.look.deadline))
