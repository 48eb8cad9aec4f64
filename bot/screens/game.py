"""What a game brings to the screens, and where it is found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from bot.text import Words, words
from rules.core.ask import Ask, Indices, Seat
from rules.core.game import AnyGame
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


class GameScreen(ABC):
    """One game's words. Everything is said from the scene's view, never from a state.

    What has no answer here every game must say for itself.
    """

    prefixes: tuple[str, ...] = ()
    """The ledger rows that are about this game begin so."""
    secrets = False
    """Whether seats are dealt something that only they may know, which they are told in private."""
    traits: tuple[str, ...] = ()
    """What somebody is in this game, such as a role, in the order it is told; see :meth:`Game.identity`."""
    has_odds = False
    """Whether :meth:`odds` has something to tell."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @property
    def players(self) -> range:
        """How many seats a table may have."""
        return self.game.players

    @property
    def orders(self) -> Mapping[str, tuple[str, ...]]:
        """See :attr:`rules.core.game.Game.orders`."""
        return self.game.orders

    def may_order(self, s: Scene) -> Mapping[str, tuple[str, ...]]:
        """The standing orders that the reader may give now."""
        return {} if s.view is None else self.game.may_order(s.view)

    # -- modules ------------------------------------------------------------------------------------------

    modules: tuple[str, ...] = ()
    """What may be chosen to play with; a message ``module-<key>`` names each, ``module-note-<key>`` says more."""
    presets: Mapping[str, tuple[str, ...]] = {}
    """Sets of modules under one name, each with a message ``preset-<key>``."""

    def chosen(self, options: Any) -> tuple[str, ...]:
        """The modules that a table is to be played with."""
        return ()

    def choose(self, options: Any, wanted: Sequence[str]) -> Any:
        """``options`` with these modules and those that they need."""
        return options

    def overlays(self, options: Any) -> tuple[Traversable, ...]:
        """Folders of texts that these options lay over the catalogs; ``None`` for no table in particular."""
        return ()

    # -- the table ----------------------------------------------------------------------------------------

    @abstractmethod
    def status(self, s: Scene) -> str:
        """Who is doing what, for the line under the heading; the reader sees the deadline beside it."""

    @abstractmethod
    def seat_line(self, s: Scene, seat: Seat, name: str) -> str:
        """A seat of the table: its name and everything that lies openly in front of it."""

    def middle(self, s: Scene) -> list[str]:
        """What lies between the seats."""
        return []

    @abstractmethod
    def sentence(self, s: Scene, event: Event) -> str | None:
        """An event as a plain sentence; ``None`` if there is nothing to tell."""

    def moment(self, s: Scene) -> str | None:
        """What may be done in the window that is open, where its moment has a name."""
        return None

    # -- the open question --------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, s: Scene, ask: Ask[Any]) -> str:
        """The open question."""

    @abstractmethod
    def option(self, s: Scene, ask: Ask[Any], option: Any) -> Face:
        """An option on its button."""

    def mark(self, s: Scene, ask: Ask[Any], option: Any, marked: bool | None) -> Face | None:
        """An option among marks, with what happens to it as it stands.

        ``marked`` is ``None`` if it is closed; the face of such an option may be ``None`` too, and it is left out.
        """
        return self.option(s, ask, option)

    def place(self, ask: Ask[Any], option: Any) -> int:
        """Where an option stands in its row; open and closed ones are sorted together."""
        return 0

    def commit(self, s: Scene, ask: Ask[Any], count: int) -> str:
        """What is done by answering with ``count`` marks."""
        return s.t("marks-commit", count=count)

    def fresh_marks(self, s: Scene, ask: Ask[Any]) -> str:
        """What is marked when nobody has marked anything yet, which is nothing."""
        return s.t("marks-fresh")

    # -- my seat ------------------------------------------------------------------------------------------

    def identity(self, s: Scene) -> list[str]:
        """Who the reader is here: role, goal, character, hand."""
        return []

    def advice(self, s: Scene, marks: Indices) -> list[str]:
        """What the reader may do now, what not and why, and the odds with these marks."""
        return []

    def odds(self, s: Scene) -> list[str]:
        """The odds of the open question, for the page that people ask for."""
        return []

    # -- the end ------------------------------------------------------------------------------------------

    @abstractmethod
    def headline(self, s: Scene) -> str:
        """Who has won."""

    @abstractmethod
    def why(self, s: Scene) -> list[str]:
        """What ended the game."""

    @abstractmethod
    def was(self, s: Scene, seat: Seat) -> str:
        """What a seat turns out to have been, once the game has ended."""

    # -- looking things up --------------------------------------------------------------------------------

    def cast(self, s: Scene) -> list[str]:
        """What is special about each seat of this table."""
        return []

    def help(self, t: Words) -> list[str]:
        """How the game is played, in paragraphs."""
        return []

    def trait(self, t: Words, kind: str, key: str) -> str:
        """What somebody was in a game, such as a role, from the identity that is stored."""
        return key

    def topics(self, t: Words) -> list[Topic]:
        """What can be looked up about the game."""
        return []


_screens: dict[str, GameScreen] = {}


def use_screen(screen: GameScreen) -> None:
    """Show the tables of a game like this from now on."""
    _screens[screen.game.key] = screen


def screen_of(game: str) -> GameScreen:
    """The screen of a game; raises :exc:`KeyError` for one that has none."""
    return _screens[game]


def words_of(game: str, locale: str, options: Any = None) -> Words:
    """The texts of a language with a game's own words on top."""
    return words(locale, screen_of(game).overlays(options))
