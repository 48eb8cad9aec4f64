"""The controls under messages, and what their ``custom_id`` says.

=====================================  ==========================================================
``a:<table>:<ask_no>:<index>``         :class:`Answer`: this option is the answer
``A:<table>:<ask_no>``                 :class:`AnswerMenu`: the value is the answer
``m:<table>:<ask_no>:<mask>:<index>``  :class:`Mark`: mark or unmark an option; ``mask`` are the marks now
``M:<table>:<ask_no>:<mask>:<page>``   :class:`MarkMenu`: the values are marked; ``mask`` on the other pages
``c:<table>:<ask_no>:<mask>``          :class:`Commit`: the marked options are the answer
``x:<table>:<ask_no>:<n>``             :class:`Idle`: shown, never pressed
``t:<table>:<verb>:<n>``               :class:`TableButton`: a :class:`Verb`, any time; ``n`` says more, or is 0
``u:<table>:<verb>``                   :class:`PersonMenu`: choose a person for a :class:`Verb`
``o:<table>:<kind>``                   :class:`OrderMenu`: the value is a standing order
``p:<book>:<arg>:...``                 :class:`PageButton`: turn to a page
``y:<what>:<table>``                   :class:`Confirm`: yes to a question of ours
=====================================  ==========================================================

Every control is a :class:`Press`. Its class and its id are all that is needed to serve it, so it works after a
restart and on any old message. What it does is up to the client's :class:`Presses`.

Build a fresh view for each message and each edit. Never send ``self.view``, never stop a view, never put
another dispatchable item beside these: discord.py would forget their classes for the whole bot.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Protocol, Self, TypeVar, cast

import discord
from discord import ButtonStyle, ui

from bot.storage.repository import TableId
from rules.core.ask import Indices

Interaction = discord.Interaction[Any]
Emoji = str | discord.Emoji | discord.PartialEmoji
Control = TypeVar("Control", bound="ui.Button[Any] | ui.Select[Any] | ui.UserSelect[Any]")

LABEL = 80
"""The longest label Discord takes."""


class Verb(StrEnum):
    """What a control of a table can ask for at any time; doing it twice does no harm."""

    JOIN = "join"
    LEAVE = "leave"
    ADD_BOT = "add-bot"
    REMOVE_BOT = "remove-bot"
    START = "start"
    SEAT = "seat"
    TABLE = "table"
    END = "end"
    FAIR = "fair"
    HELP = "help"
    ODDS = "odds"
    RETAKE = "retake"
    HAND_OVER = "hand-over"
    OFFER = "offer"
    ACCEPT = "accept"
    REMINDERS = "reminders"
    ORDERS = "orders"
    DMS = "dms"
    REMATCH = "rematch"
    STORY = "story"


class Presses(Protocol):
    """Serves the controls; the client has one as ``presses``."""

    async def answer(self, press: Interaction, table: TableId, ask_no: int, indices: Indices) -> None:
        """Answer an open question."""

    async def mark(self, press: Interaction, table: TableId, ask_no: int, marks: Indices, page: int = 0) -> None:
        """Show a page of a question with these options marked."""

    async def table(self, press: Interaction, table: TableId, verb: Verb, n: int) -> None:
        """Do what a table's button says."""

    async def person(self, press: Interaction, table: TableId, verb: Verb, person: discord.abc.User) -> None:
        """Do what a table's menu of people says."""

    async def order(self, press: Interaction, table: TableId, kind: str, value: str) -> None:
        """Give one's seat a standing order."""

    async def page(self, press: Interaction, book: str, args: Sequence[str]) -> None:
        """Turn to a page."""

    async def confirmed(self, press: Interaction, what: str, table: TableId) -> None:
        """Do what was confirmed."""

    async def failed(self, press: Interaction, error: Exception, where: str) -> None:
        """Tell the reader why nothing came of a press."""


def mask_of(marks: Collection[int]) -> int:
    """Indices as the bits of a number."""
    return sum(1 << index for index in set(marks))


def marks_of(mask: int) -> Indices:
    """The indices behind :func:`mask_of`."""
    return tuple(index for index in range(mask.bit_length()) if mask >> index & 1)


def marks_shown(message: discord.Message, table: TableId, ask_no: int) -> Indices | None:
    """What is marked among a message's buttons for this question; ``None`` where nothing is."""
    for custom_id in _custom_ids(message.components):
        found = Mark.__discord_ui_compiled_template__.fullmatch(custom_id)
        if found is not None and (int(found["table"]), int(found["ask"])) == (table, ask_no):
            return marks_of(int(found["mask"], 16)) or None
    return None


def _custom_ids(parts: Iterable[Any]) -> Iterator[str]:
    for part in parts:
        if custom_id := getattr(part, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(part, "children", ()))


class Press(ui.DynamicItem[Control], template=r"(?!)"):
    """Base of all controls. Whatever goes wrong in one, the reader gets an answer."""

    match: re.Match[str] | None = None

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """The control that was pressed. Nothing here can fail: the id is read in :meth:`callback`."""
        self = cls.__new__(cls)
        ui.DynamicItem.__init__(self, cast("Control", item))
        self.match = match
        return self

    async def callback(self, interaction: Interaction) -> None:
        """Serve the press; never raises what a rule, a table or a fault of ours raised."""
        presses: Presses = interaction.client.presses
        try:
            await self.serve(interaction, presses)
        except Exception as error:
            await presses.failed(interaction, error, self.custom_id)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the press on."""
        raise NotImplementedError

    def number(self, name: str, base: int = 10) -> int:
        """A number in the id of the control that was pressed."""
        assert self.match is not None  # noqa: S101  (only a control that was pressed is served)
        return int(self.match[name], base)

    def word(self, name: str) -> str:
        """A word in the id of the control that was pressed."""
        assert self.match is not None  # noqa: S101
        return self.match[name]


class _Button(Press[ui.Button[Any]], template=r"(?!)"):
    """A control that is a button; ``label`` is cut to what Discord takes."""

    def __init__(
        self,
        custom_id: str,
        *,
        label: str | None = None,
        emoji: Emoji | None = None,
        style: ButtonStyle = ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        cut = None if label is None else label[:LABEL]
        button: ui.Button[Any] = ui.Button(
            custom_id=custom_id, label=cut, emoji=emoji, style=style, disabled=disabled
        )
        super().__init__(button)


class Answer(_Button, template=r"a:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<index>\d{1,3})"):
    """One press answers with one option."""

    def __init__(self, table: TableId, ask_no: int, index: int, **look: Any) -> None:
        super().__init__(f"a:{table}:{ask_no}:{index}", **look)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the press on."""
        indices = (self.number("index"),)
        await presses.answer(interaction, self.number("table"), self.number("ask"), indices)


class Mark(
    _Button,
    template=r"m:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<mask>[0-9a-f]{1,25}):(?P<index>\d{1,2})",
):
    """Marks an option or takes its mark away; ``marks`` are the indices marked now."""

    def __init__(self, table: TableId, ask_no: int, marks: Collection[int], index: int, **look: Any) -> None:
        super().__init__(f"m:{table}:{ask_no}:{mask_of(marks):x}:{index}", **look)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the press on."""
        marks = marks_of(self.number("mask", 16) ^ 1 << self.number("index"))
        await presses.mark(interaction, self.number("table"), self.number("ask"), marks)


class Commit(_Button, template=r"c:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<mask>[0-9a-f]{1,25})"):
    """Answers with the options in ``marks``, none of them included."""

    def __init__(self, table: TableId, ask_no: int, marks: Collection[int], **look: Any) -> None:
        super().__init__(f"c:{table}:{ask_no}:{mask_of(marks):x}", **look)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the press on."""
        marks = marks_of(self.number("mask", 16))
        await presses.answer(interaction, self.number("table"), self.number("ask"), marks)


class Idle(_Button, template=r"x:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<n>\d{1,3})"):
    """Shows something that cannot be chosen now, such as a locked die; ``n`` tells it from its like."""

    def __init__(self, table: TableId, ask_no: int, n: int, **look: Any) -> None:
        super().__init__(f"x:{table}:{ask_no}:{n}", disabled=True, **look)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Show the seat, should such a press ever come."""
        await presses.table(interaction, self.number("table"), Verb.SEAT, 0)


class TableButton(_Button, template=r"t:(?P<table>\d{1,18}):(?P<verb>[a-z-]{1,20}):(?P<n>\d{1,20})"):
    """A table's button that works at any time."""

    def __init__(self, table: TableId, verb: Verb, n: int = 0, **look: Any) -> None:
        super().__init__(f"t:{table}:{verb}:{n}", **look)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the press on."""
        verb = Verb(self.word("verb"))
        await presses.table(interaction, self.number("table"), verb, self.number("n"))


class PageButton(_Button, template=r"p:(?P<book>[a-z-]{1,20})(?P<args>(?::[\w.-]*)*)"):
    """Turns to a page of a ``book``; ``args`` are words without colons that say which."""

    def __init__(self, book: str, *args: str | int, **look: Any) -> None:
        super().__init__(":".join(("p", book, *map(str, args))), **look)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the press on."""
        await presses.page(interaction, self.word("book"), self.word("args").split(":")[1:])


class Confirm(_Button, template=r"y:(?P<what>[a-z-]{1,20}):(?P<table>\d{1,18})"):
    """Says yes to a question Deadeye asked in private."""

    def __init__(self, what: str, table: TableId = 0, **look: Any) -> None:
        super().__init__(f"y:{what}:{table}", **look)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the press on."""
        await presses.confirmed(interaction, self.word("what"), self.number("table"))


class _Menu(Press[ui.Select[Any]], template=r"(?!)"):
    """A control that is a menu of up to 25 options."""

    def __init__(
        self,
        custom_id: str,
        options: Sequence[discord.SelectOption],
        *,
        least: int = 1,
        most: int = 1,
        placeholder: str | None = None,
    ) -> None:
        menu: ui.Select[Any] = ui.Select(
            custom_id=custom_id,
            options=list(options),
            min_values=least,
            max_values=most,
            placeholder=placeholder,
        )
        super().__init__(menu)

    @property
    def values(self) -> list[str]:
        """What was chosen."""
        return self.item.values


class AnswerMenu(_Menu, template=r"A:(?P<table>\d{1,18}):(?P<ask>\d{1,9})"):
    """A menu whose chosen option is the answer; ``value`` of each is its index."""

    def __init__(
        self,
        table: TableId,
        ask_no: int,
        options: Sequence[discord.SelectOption],
        *,
        placeholder: str | None = None,
    ) -> None:
        super().__init__(f"A:{table}:{ask_no}", options, placeholder=placeholder)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the choice on."""
        indices = tuple(map(int, self.values))
        await presses.answer(interaction, self.number("table"), self.number("ask"), indices)


class MarkMenu(
    _Menu,
    template=r"M:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<mask>[0-9a-f]{1,25}):(?P<page>\d{1,2})",
):
    """A page of options to mark, any number of them; ``others`` are the indices marked on other pages."""

    def __init__(
        self,
        table: TableId,
        ask_no: int,
        others: Collection[int],
        page: int,
        options: Sequence[discord.SelectOption],
        *,
        placeholder: str | None = None,
    ) -> None:
        custom_id = f"M:{table}:{ask_no}:{mask_of(others):x}:{page}"
        super().__init__(custom_id, options, least=0, most=len(options), placeholder=placeholder)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the marks on."""
        marks = marks_of(self.number("mask", 16) | mask_of([int(value) for value in self.values]))
        table, ask_no = self.number("table"), self.number("ask")
        await presses.mark(interaction, table, ask_no, marks, self.number("page"))


class OrderMenu(_Menu, template=r"o:(?P<table>\d{1,18}):(?P<kind>[a-z-]{1,30})"):
    """A menu of what may be ordered for one ``kind`` of question."""

    def __init__(self, table: TableId, kind: str, options: Sequence[discord.SelectOption]) -> None:
        super().__init__(f"o:{table}:{kind}", options)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the choice on."""
        (value,) = self.values
        await presses.order(interaction, self.number("table"), self.word("kind"), value)


class PersonMenu(Press[ui.UserSelect[Any]], template=r"u:(?P<table>\d{1,18}):(?P<verb>[a-z-]{1,20})"):
    """A menu of the people around."""

    def __init__(self, table: TableId, verb: Verb, *, placeholder: str | None = None) -> None:
        menu: ui.UserSelect[Any] = ui.UserSelect(custom_id=f"u:{table}:{verb}", placeholder=placeholder)
        super().__init__(menu)

    async def serve(self, interaction: Interaction, presses: Presses) -> None:
        """Hand the choice on."""
        (person,) = self.item.values
        await presses.person(interaction, self.number("table"), Verb(self.word("verb")), person)


CONTROLS: tuple[type[Press[Any]], ...] = (
    Answer,
    AnswerMenu,
    Mark,
    MarkMenu,
    Commit,
    Idle,
    TableButton,
    PersonMenu,
    OrderMenu,
    PageButton,
    Confirm,
)
"""All classes of controls, for the client to register and for tests to compare with."""
