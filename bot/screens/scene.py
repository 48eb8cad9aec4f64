"""What every part of a screen needs: the table as its reader may see it, words, and names made safe."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.screens.game import GameScreen, screen_of, words_of
from bot.tables.look import Look, SeatLook
from bot.text import Words
from bot.text.names import LABEL_WIDTH, columns, doubles, in_label, in_text
from bot.text.phrases import listed, reason_words
from rules.core.ask import Seat
from rules.core.errors import Reason


@dataclass(frozen=True, slots=True)
class Scene:
    """A table, a reader and a language. ``names`` are for texts, ``labels`` for buttons and menus.

    ``written``: the message has the lines of the seats, and no picture.
    """

    look: Look
    t: Words
    names: tuple[str, ...]
    labels: tuple[str, ...]
    game: GameScreen
    written: bool = False

    @property
    def view(self) -> Any:
        """The game's view for the reader."""
        return self.look.view

    def mention(self, seat: Seat) -> str:
        """The person who holds ``seat``, as a mention; a bot's name."""
        person = self.look.seats[seat].person_id
        return self.names[seat] if person is None else f"<@{person}>"

    def bot_moves(self, seat: Seat) -> bool:
        """Whether a bot answers for this seat, so that there is nothing for people to press."""
        held = self.look.seats[seat]
        return held.bot or held.bot_plays

    @property
    def asks_a_person(self) -> bool:
        """Whether the reader's open question is put to a person, who may press here."""
        ask = self.look.ask
        return ask is not None and not self.bot_moves(ask.seat)

    def short(self, width: int) -> tuple[str, ...]:
        """All names on buttons of at most so many columns; those that read the same then have a number."""
        typed = [called(self.t, seat) for seat in self.look.seats]
        cut = [in_label(name, width) for name in typed]
        return tuple(
            f"{in_label(name, width - 2)} {n}" if double else plain
            for n, (name, plain, double) in enumerate(zip(typed, cut, doubles(cut), strict=True), 1)
        )

    def title(self) -> str:
        """The game's name, as a heading begins."""
        return self.t(f"game-{self.look.game}")

    def every(self, seats: tuple[Seat, ...] | list[Seat]) -> str:
        """The names of ``seats`` in one list."""
        return listed(self.t, [self.names[seat] for seat in seats])

    def reason(self, reason: Reason) -> str:
        """Why something may not be done; seats among the variables are named."""
        given = tuple((key, self._named(key, value)) for key, value in reason.args)
        return reason_words(self.t, Reason(reason.key, given))

    def _named(self, key: str, value: str | int) -> str | int:
        return self.names[value] if key == "seat" and isinstance(value, int) else value


def scene(look: Look, locale: str) -> Scene:
    """The scene of ``look`` for a reader of ``locale``."""
    game, t = screen_of(look.game), words_of(look.game, locale, look.options)
    same = doubles([called(t, seat) for seat in look.seats])
    names = tuple(_name(t, seat, double) for seat, double in zip(look.seats, same, strict=True))
    labels = tuple(_label(t, seat, double) for seat, double in zip(look.seats, same, strict=True))
    return Scene(look, t, names, labels, game)


def called(t: Words, seat: SeatLook) -> str:
    """The name of a seat, as typed; a person who was forgotten has none."""
    return seat.name or t("former-player")


def link(look: Look) -> str:
    """The address of the table's message, as far as it is known."""
    guild = "@me" if look.guild_id is None else str(look.guild_id)
    message = "" if look.message_id is None else f"/{look.message_id}"
    return f"https://discord.com/channels/{guild}/{look.channel_id}{message}"


def stamp(moment: datetime) -> str:
    """A moment as a live countdown."""
    return f"<t:{int(moment.timestamp())}:R>"


def _name(t: Words, seat: SeatLook, double: bool) -> str:
    name = in_text(called(t, seat))
    return t("name-with-seat", name=name, seat=seat.seat + 1) if double else name


def _label(t: Words, seat: SeatLook, double: bool) -> str:
    name = called(t, seat)
    if not double:
        return in_label(name)
    room = LABEL_WIDTH - columns(t("name-with-seat", name="", seat=seat.seat + 1))
    return t("name-with-seat", name=in_label(name, room), seat=seat.seat + 1)
