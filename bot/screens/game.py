"""What a game brings to the screens, and where it is found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Protocol

from bot.text import Words, words
from rules.core.ask import Ask, Indices, Seat
from rules.core.log import Event

if TYPE_CHECKING:
    from bot.screens.scene import Scene


@dataclass(frozen=True, slots=True)
class Face:
    """How an option looks on a button: words, and a picture beside them; ``note`` says more in a menu."""

    words: str
    emoji: str | None = None
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Topic:
    """Something to look up: a key that stays the same, a title to find it by, and the text."""

    key: str
    title: str
    text: str


class GameScreen(Protocol):
    """One game's words. Everything is said from the scene's view, never from a state."""

    players: range
    prefixes: tuple[str, ...]
    """The ledger rows that are about this game begin so."""
    secrets: bool
    """Whether seats are dealt something that only they may know, which they are told in private."""
    orders: Mapping[str, tuple[str, ...]]
    """See :attr:`rules.core.game.Game.orders`."""

    def overlays(self, options: Any) -> tuple[Traversable, ...]:
        """Folders of texts that these options lay over the catalogs; ``None`` for no table in particular."""

    def status(self, s: Scene) -> str:
        """Who is doing what, for the line under the heading; the reader sees the deadline beside it."""

    def seat_line(self, s: Scene, seat: Seat, name: str) -> str:
        """A seat of the table: its name and everything that lies openly in front of it."""

    def middle(self, s: Scene) -> list[str]:
        """What lies between the seats."""

    def sentence(self, s: Scene, event: Event) -> str | None:
        """An event as a plain sentence; ``None`` if there is nothing to tell."""

    def prompt(self, s: Scene, ask: Ask[Any]) -> str:
        """The open question."""

    def option(self, s: Scene, ask: Ask[Any], option: Any) -> Face:
        """An option on its button."""

    def mark(self, s: Scene, ask: Ask[Any], option: Any, marked: bool | None) -> Face | None:
        """An option among marks, with what happens to it as it stands.

        ``marked`` is ``None`` if it is closed; the face of such an option may be ``None`` too, and it is left out.
        """

    def place(self, ask: Ask[Any], option: Any) -> int:
        """Where an option stands in its row; open and closed ones are sorted together."""

    def commit(self, s: Scene, ask: Ask[Any], count: int) -> str:
        """What is done by answering with ``count`` marks."""

    def fresh_marks(self, s: Scene, ask: Ask[Any]) -> str:
        """What is marked when nobody has marked anything yet, which is nothing."""

    def identity(self, s: Scene) -> list[str]:
        """Who the reader is here: role, goal, character, hand."""

    def advice(self, s: Scene, marks: Indices) -> list[str]:
        """What the reader may do now, what not and why, and the odds with these marks."""

    def headline(self, s: Scene) -> str:
        """Who has won."""

    def why(self, s: Scene) -> list[str]:
        """What ended the game."""

    def was(self, s: Scene, seat: Seat) -> str:
        """What a seat turns out to have been, once the game has ended."""

    def cast(self, s: Scene) -> list[str]:
        """What is special about each seat of this table."""

    def help(self, t: Words) -> list[str]:
        """How the game is played, in paragraphs."""

    def trait(self, t: Words, kind: str, key: str) -> str:
        """What somebody was in a game, such as a role, from the identity that is stored."""

    def topics(self, t: Words) -> list[Topic]:
        """What can be looked up about the game."""


SCREENS: dict[str, GameScreen] = {}
"""The games that have a screen, by key."""


def screen_of(game: str) -> GameScreen:
    """The screen of a game."""
    return SCREENS[game]


def words_of(game: str, locale: str, options: Any = None) -> Words:
    """The texts of a language with a game's own words on top."""
    return words(locale, screen_of(game).overlays(options))
