"""What a game brings to the screens, and where it is found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from bot.pictures.scenes import Course
from bot.pictures.scenes import Scene as Scenery
from bot.text import Words, words
from rules.core.ask import TAKE_BACK, Ask, Indices, Seat
from rules.core.game import AnyGame
from rules.core.log import Event

if TYPE_CHECKING:
    from bot.screens.highlights import Deed
    from bot.screens.scene import Scene
    from bot.screens.sheet import Control


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
    falls: tuple[type[Event], ...] = ()
    """Events by which somebody's ``seat`` is out of the game."""
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

    def modules_of(self, options: Any) -> tuple[str, ...]:
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
        """The heading of the table: the person who is asked and for what, or who does what; nothing else.

        So ``@Ana, your roll``, or *Mabel uses the dice*. Whoever is asked is mentioned.
        """

    def picture(self, s: Scene) -> Scenery | None:
        """The table as a picture, made of what everybody may know; its ``alt`` says the same in words.

        A game without one is shown by :meth:`seat_line` and :meth:`middle`, as is any game where pictures are
        off. Nothing may be on the picture that is not in those lines, and nothing in those lines that is not on
        the picture: a message has one of the two.
        """
        return None

    def hand(self, s: Scene) -> Scenery | None:
        """What the reader alone may see, as a picture for *My seat*; see :meth:`picture`."""
        return None

    @abstractmethod
    def seat_line(self, s: Scene, seat: Seat, name: str) -> str:
        """A seat of the table where there is no picture: its name and everything that lies openly before it.

        One row of a phone, some 33 letters.
        """

    def middle(self, s: Scene) -> list[str]:
        """What lies between the seats where there is no picture."""
        return []

    def told(self, s: Scene) -> list[str]:
        """What has happened in the turn in play, in short sentences, oldest first.

        Where a person is asked they stand side by side in two small rows, else one below the other.
        """
        return [text for one in s.look.recent if (text := self.sentence(s, one.event))]

    def told_of(self, s: Scene, events: Sequence[Event]) -> list[str]:
        """What these public events have come to, in short sentences for one line."""
        return [text for event in events if (text := self.sentence(s, event))]

    def since(self, s: Scene, seat: Seat, events: Sequence[Event]) -> list[str]:
        """What these public events have changed for a seat, and who fell, in short."""
        return []

    def hidden(self, s: Scene) -> str | None:
        """What nobody has shown yet, such as roles, in one line."""
        return None

    def dealt(self, s: Scene) -> list[str]:
        """What the deal has made known to all, such as who begins and which roles there are."""
        return []

    @abstractmethod
    def sentence(self, s: Scene, event: Event) -> str | None:
        """An event as a plain sentence; ``None`` if there is nothing to tell."""

    def after_fall(self, s: Scene, event: Any) -> list[str]:
        """What is left to somebody who fell, one of :attr:`falls`: who can still win, in words that stay true."""
        return [s.t("fall-watching")]

    def moment(self, s: Scene) -> str | None:
        """What may be done in the window that is open, where its moment has a name."""
        return None

    # -- the open question --------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, s: Scene, ask: Ask[Any]) -> str:
        """The open question, without the name of whoever is asked."""

    def beside(self, s: Scene, ask: Ask[Any]) -> str | None:
        """What stands behind the question in its line, such as how many rolls are left."""
        return None

    def facts(self, s: Scene, ask: Ask[Any]) -> list[str]:
        """What there is to know for the question, in two lines at most; marks do not change it."""
        return []

    def chosen(self, s: Scene, ask: Ask[Any], marks: Indices) -> str | None:
        """What is marked, in one line above the act. It is there with and without marks, or never."""
        return None

    def rows(self, s: Scene, ask: Ask[Any], marks: Indices) -> Iterable[str | tuple[Control, ...]] | None:
        """The controls of the question row by row, and lines between them, where the game lays them out itself.

        ``None``: as any question is shown, see :mod:`bot.screens.question`. Marking may change what stands on
        a control but never where it stands. Taking back is no part of it.
        """
        return None

    def may_take_back(self, ask: Ask[Any]) -> bool:
        """Whether the question belongs to a plan, so that the place of *take back* is kept free for it."""
        return TAKE_BACK in ask.options

    def foot(self, s: Scene, ask: Ask[Any]) -> str | None:
        """What the last line says beside the time; by itself table and turn."""
        return None

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

    # -- my seat ------------------------------------------------------------------------------------------

    def identity(self, s: Scene) -> list[str]:
        """Who the reader is here, role and goal as a heading, character, hand, as far as no picture says it."""
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

    def verdict(self, s: Scene, seat: Seat) -> str | None:
        """Why a seat has not won: what its role needs, or what it had."""
        return None

    def deeds(self, s: Scene, event: Event) -> Iterable[Deed]:
        """What a public event counts for among the highlights of a game that is over."""
        return ()

    def course(self, s: Scene) -> Course | None:
        """How the game went for every seat, made of the whole of its public events, which the look has then."""
        return None

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

    def mix(self, t: Words, seats: int) -> str | None:
        """What is dealt to so many seats, such as how many of each role, in words that drawings teach."""
        return None

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
