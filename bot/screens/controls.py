"""The controls under messages, and what their ``custom_id`` says.

=====================================  ==========================================================
``a:<table>:<ask_no>:<index>``         :class:`Answer`: this option is the answer
``A:<table>:<ask_no>``                 :class:`AnswerMenu`: the value is the answer, or ``<index>*<times>``
``b:<table>:<ask_no>:<index>:<times>`` :class:`AnswerAlike`: this is the answer, and that of the next questions
``m:<table>:<ask_no>:<mask>:<index>``  :class:`Mark`: mark or unmark an option; ``mask`` are the marks now
``M:<table>:<ask_no>:<mask>:<page>``   :class:`MarkMenu`: the values are marked; ``mask`` on the other pages
``s:<table>:<ask_no>:<mask>``          :class:`MarkThese`: exactly these options are marked
``c:<table>:<ask_no>:<mask>``          :class:`Commit`: the marked options are the answer
``x:<table>:<ask_no>:<n>``             :class:`Idle`: shown, never pressed
``t:<table>:<verb>:<n>``               :class:`TableButton`: a :class:`Verb`, any time; ``n`` is 0, or which fall
``t:<table>:offer:<person>``           :class:`OfferButton`: offer one's seat to this person
``t:<table>:accept:<seat>``            :class:`AcceptButton`: take this seat, which was offered
``t:<table>:rematch:<series>``         :class:`RematchButton`: play once more, or (1) the next game of a series
``u:<table>:hand-over``                :class:`PersonMenu`: choose whom to offer one's seat to
``o:<table>:<kind>``                   :class:`OrderMenu`: the value is a standing order
``g:<table>:<kind>``                   :class:`SetUpMenu`: the values are how the table is to be played
``n:<table>``                          :class:`ModuleMenu`: the values are the modules to play with
``N:<table>:<preset>``                 :class:`PresetButton`: play with a set of modules that has a name
``p:<book>:<arg>:...``                 :class:`PageButton`: turn to a page
``w:<table>:<page>``                   :class:`WhyMenu`: the value is the line of what happened to explain
``y:<what>:<table>``                   :class:`Confirm`: yes to a question of ours
=====================================  ==========================================================

Every control is a :class:`Press`. Its class and its id are all that is needed to serve it, so it works after a
restart and on any old message. What it does is up to the client's :class:`PressHandler`.

Build a fresh view for each message and each edit. Never send ``self.view``, never stop a view, never put
another dispatchable item beside these: discord.py would forget their classes for the whole bot.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Protocol, Self, TypeVar, cast

import discord
from discord import ButtonStyle, ui

from bot.screens.limits import LABEL
from bot.storage.repository import PersonId, TableId
from bot.tables.errors import Refused
from rules.core.ask import Indices, Seat
from rules.core.session import MOVED_ON

Interaction = discord.Interaction[Any]
Emoji = str | discord.Emoji | discord.PartialEmoji
LARGEST = 2**63 - 1
"""What Discord and databases number things with goes no further."""

Control = TypeVar("Control", bound="ui.Button[Any] | ui.Select[Any] | ui.UserSelect[Any]")


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
    REMINDERS = "reminders"
    ORDERS = "orders"
    DMS = "dms"
    STORY = "story"
    SET_UP = "set-up"
    SETTINGS = "settings"
    WORDS = "words"
    CAST = "cast"
    MODULES = "modules"


VERBS = frozenset(map(str, Verb))


class PressHandler(Protocol):
    """Serves the controls; the client has one as ``actions``. Whatever it raises is told to the reader."""

    async def choose(self, press: Interaction, table: TableId, ask_no: int, indices: Indices) -> None:
        """Settle an open question."""

    async def choose_alike(self, press: Interaction, table: TableId, ask_no: int, index: int, times: int) -> None:
        """Settle an open question and the ``times - 1`` that follow by choosing the same."""

    async def mark(self, press: Interaction, table: TableId, ask_no: int, marks: Indices, page: int = 0) -> None:
        """Show a page of a question with these options marked."""

    async def table(self, press: Interaction, table: TableId, verb: Verb) -> None:
        """Do what a table's button says."""

    async def offer(self, press: Interaction, table: TableId, to: PersonId) -> None:
        """Offer one's seat to somebody."""

    async def offer_chosen(self, press: Interaction, table: TableId, person: discord.abc.User) -> None:
        """Offer one's seat to somebody who was chosen from all the people around."""

    async def accept(self, press: Interaction, table: TableId, seat: Seat) -> None:
        """Take a seat that was offered."""

    async def rematch(self, press: Interaction, table: TableId, *, series: bool) -> None:
        """Open a table for the same people."""

    async def order(self, press: Interaction, table: TableId, kind: str, value: str) -> None:
        """Give one's seat a standing order."""

    async def set_up(self, press: Interaction, table: TableId, kind: str, values: Sequence[str]) -> None:
        """Change how a table that has not started is to be played."""

    async def modules(self, press: Interaction, table: TableId, wanted: Sequence[str]) -> None:
        """Play a table that has not started with these modules, or with those of a preset."""

    async def page(self, press: Interaction, book: str, args: Sequence[str]) -> None:
        """Turn to a page."""

    async def confirmed(self, press: Interaction, what: str, table: TableId) -> None:
        """Do what was confirmed."""


class FailureHandler(Protocol):
    """Tells readers why nothing came of a press; the client has one as ``failures``."""

    async def of_press(self, press: Interaction, error: Exception, control: Press[Any]) -> None:
        """Answer a press that has failed."""


def number_of(word: str) -> int:
    """A number that may be one of ours; raises :exc:`Refused` for anything else."""
    if not (word.isascii() and word.isdecimal()) or int(word) > LARGEST:
        raise Refused(MOVED_ON.key)
    return int(word)


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


def shows_table(message: discord.Message, table: TableId) -> bool:
    """Whether a message is the table's own, with controls, old or new."""
    own = (f"t:{table}:{Verb.HELP}:", f"t:{table}:rematch:")
    return any(custom_id.startswith(own) for custom_id in _custom_ids(message.components))


def calls_to(message: discord.Message, table: TableId) -> bool:
    """Whether a message calls people to the table."""
    controls = list(_custom_ids(message.components))
    return len(controls) == 1 and controls[0].startswith(f"t:{table}:{Verb.SEAT}:")


def fall_told(message: discord.Message, table: TableId) -> int:
    """Which fall at the table a message tells of, from 1 on; 0 if it tells of none."""
    own = re.compile(rf"t:{table}:{Verb.SEAT}:(\d{{1,4}})")
    found = (own.fullmatch(custom_id) for custom_id in _custom_ids(message.components))
    return max((int(one[1]) for one in found if one), default=0)


def _custom_ids(parts: Iterable[Any]) -> Iterator[str]:
    for part in parts:
        if custom_id := getattr(part, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(part, "children", ()))


class Press(ui.DynamicItem[Control], template=r"(?!)"):
    """Base of all controls. Whatever goes wrong in one, the reader gets an answer.

    ``of_question``: it belongs to one question of a table, and is of no use when that has been answered.
    """

    of_question: ClassVar[bool] = False
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
        handler: PressHandler = interaction.client.actions
        failures: FailureHandler = interaction.client.failures
        if not interaction.client.tasks.join():
            return
        try:
            await self.serve(interaction, handler)
        except Exception as error:
            await failures.of_press(interaction, error, self)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        """Hand the press on."""
        raise NotImplementedError

    @property
    def table(self) -> TableId:
        """The table that the control which was pressed belongs to."""
        return self.number("table")

    def number(self, name: str) -> int:
        """A number in the id of the control that was pressed; raises :exc:`Refused` for one that means nothing."""
        return number_of(self.word(name))

    def marks(self, name: str) -> Indices:
        """The marks in the id of the control that was pressed."""
        return marks_of(int(self.word(name), 16))

    def word(self, name: str) -> str:
        """A word in the id of the control that was pressed."""
        assert self.match is not None  # noqa: S101  (only a control that was pressed is served)
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

    of_question = True

    def __init__(self, table: TableId, ask_no: int, index: int, **shown: Any) -> None:
        super().__init__(f"a:{table}:{ask_no}:{index}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        indices = (self.number("index"),)
        await handler.choose(interaction, self.table, self.number("ask"), indices)


class AnswerAlike(
    _Button,
    template=r"b:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<index>\d{1,3}):(?P<times>\d{1,2})",
):
    """One press answers ``times`` questions in a row with the same option."""

    of_question = True

    def __init__(self, table: TableId, ask_no: int, index: int, times: int, **shown: Any) -> None:
        super().__init__(f"b:{table}:{ask_no}:{index}:{times}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        index, times = self.number("index"), self.number("times")
        await handler.choose_alike(interaction, self.table, self.number("ask"), index, times)


class Mark(
    _Button,
    template=r"m:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<mask>[0-9a-f]{1,25}):(?P<index>\d{1,2})",
):
    """Marks an option or takes its mark away; ``marks`` are the indices marked now."""

    of_question = True

    def __init__(self, table: TableId, ask_no: int, marks: Collection[int], index: int, **shown: Any) -> None:
        super().__init__(f"m:{table}:{ask_no}:{mask_of(marks):x}:{index}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        marks = marks_of(mask_of(self.marks("mask")) ^ 1 << self.number("index"))
        await handler.mark(interaction, self.table, self.number("ask"), marks)


class MarkThese(_Button, template=r"s:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<mask>[0-9a-f]{1,25})"):
    """Marks exactly the options in ``marks``, such as none any more."""

    of_question = True

    def __init__(self, table: TableId, ask_no: int, marks: Collection[int], **shown: Any) -> None:
        super().__init__(f"s:{table}:{ask_no}:{mask_of(marks):x}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.mark(interaction, self.table, self.number("ask"), self.marks("mask"))


class Commit(_Button, template=r"c:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<mask>[0-9a-f]{1,25})"):
    """Answers with the options in ``marks``, none of them included."""

    of_question = True

    def __init__(self, table: TableId, ask_no: int, marks: Collection[int], **shown: Any) -> None:
        super().__init__(f"c:{table}:{ask_no}:{mask_of(marks):x}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        marks = self.marks("mask")
        await handler.choose(interaction, self.table, self.number("ask"), marks)


class Idle(_Button, template=r"x:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<n>\d{1,3})"):
    """Shows something that cannot be chosen now, such as a locked die; ``n`` tells it from its like."""

    def __init__(self, table: TableId, ask_no: int, n: int, **shown: Any) -> None:
        super().__init__(f"x:{table}:{ask_no}:{n}", disabled=True, **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        """Show the seat, should such a press ever come."""
        await handler.table(interaction, self.table, Verb.SEAT)


class TableButton(
    _Button,
    template=r"t:(?P<table>\d{1,18}):(?!(?:offer|accept|rematch):)(?P<verb>[a-z-]{1,20}):\d{1,20}",
):
    """A table's button that works at any time; ``number`` says which of several messages it stands on."""

    def __init__(self, table: TableId, verb: Verb, *, number: int = 0, **shown: Any) -> None:
        super().__init__(f"t:{table}:{verb}:{number}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        if self.word("verb") not in VERBS:
            raise Refused(MOVED_ON.key)
        await handler.table(interaction, self.table, Verb(self.word("verb")))


class OfferButton(_Button, template=r"t:(?P<table>\d{1,18}):offer:(?P<person>\d{1,20})"):
    """Offers the presser's seat to a person."""

    def __init__(self, table: TableId, person: PersonId, **shown: Any) -> None:
        super().__init__(f"t:{table}:offer:{person}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.offer(interaction, self.table, self.number("person"))


class AcceptButton(_Button, template=r"t:(?P<table>\d{1,18}):accept:(?P<seat>\d{1,20})"):
    """Takes a seat that was offered to the presser."""

    def __init__(self, table: TableId, seat: Seat, **shown: Any) -> None:
        super().__init__(f"t:{table}:accept:{seat}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.accept(interaction, self.table, self.number("seat"))


class RematchButton(_Button, template=r"t:(?P<table>\d{1,18}):rematch:(?P<series>\d{1,20})"):
    """Opens a table for the same people, where ``series`` for the next of several games in a row."""

    def __init__(self, table: TableId, *, series: bool = False, **shown: Any) -> None:
        super().__init__(f"t:{table}:rematch:{int(series)}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.rematch(interaction, self.table, series=bool(self.number("series")))


class PageButton(_Button, template=r"p:(?P<book>[a-z-]{1,20})(?P<args>(?::[\w.-]*)*)"):
    """Turns to a page of a ``book``; ``args`` are words without colons that say which."""

    def __init__(self, book: str, *args: str | int, **shown: Any) -> None:
        super().__init__(":".join(("p", book, *map(str, args))), **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.page(interaction, self.word("book"), self.word("args").split(":")[1:])


class Confirm(_Button, template=r"y:(?P<what>[a-z-]{1,20}):(?P<table>\d{1,18})"):
    """Says yes to a question Deadeye asked in private."""

    def __init__(self, what: str, table: TableId = 0, **shown: Any) -> None:
        super().__init__(f"y:{what}:{table}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.confirmed(interaction, self.word("what"), self.table)


class _Menu(Press[ui.Select[Any]], template=r"(?!)"):
    """A control that is a menu."""

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
    """A menu whose chosen option is the answer.

    The ``value`` of each is its index, or what :meth:`alike` says where it answers the next questions as well.
    """

    of_question = True

    def __init__(
        self,
        table: TableId,
        ask_no: int,
        options: Sequence[discord.SelectOption],
        *,
        placeholder: str | None = None,
    ) -> None:
        super().__init__(f"A:{table}:{ask_no}", options, placeholder=placeholder)

    @staticmethod
    def alike(index: int, times: int) -> str:
        """The value of an option that answers so many questions in a row."""
        return f"{index}*{times}"

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        (value,) = self.values
        index, alike, times = value.partition("*")
        table, ask_no = self.table, self.number("ask")
        if alike:
            await handler.choose_alike(interaction, table, ask_no, number_of(index), number_of(times))
        else:
            await handler.choose(interaction, table, ask_no, (number_of(index),))


class MarkMenu(
    _Menu,
    template=r"M:(?P<table>\d{1,18}):(?P<ask>\d{1,9}):(?P<mask>[0-9a-f]{1,25}):(?P<page>\d{1,2})",
):
    """A page of options to mark, any number of them; ``others`` are the indices marked on other pages."""

    of_question = True

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

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        marks = marks_of(mask_of([*self.marks("mask"), *map(number_of, self.values)]))
        table, ask_no = self.table, self.number("ask")
        await handler.mark(interaction, table, ask_no, marks, self.number("page"))


class OrderMenu(_Menu, template=r"o:(?P<table>\d{1,18}):(?P<kind>[a-z-]{1,30})"):
    """A menu of what may be ordered for one ``kind`` of question."""

    def __init__(self, table: TableId, kind: str, options: Sequence[discord.SelectOption]) -> None:
        super().__init__(f"o:{table}:{kind}", options)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        (value,) = self.values
        await handler.order(interaction, self.table, self.word("kind"), value)


class SetUpMenu(_Menu, template=r"g:(?P<table>\d{1,18}):(?P<kind>[a-z-]{1,30})"):
    """A menu of how a table that has not started is to be played: one ``kind`` of choice."""

    def __init__(self, table: TableId, kind: str, options: Sequence[discord.SelectOption], **shown: Any) -> None:
        super().__init__(f"g:{table}:{kind}", options, **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.set_up(interaction, self.table, self.word("kind"), self.values)


class ModuleMenu(_Menu, template=r"n:(?P<table>\d{1,18})"):
    """A menu of all modules of a game, any number of which may be chosen."""

    def __init__(
        self, table: TableId, options: Sequence[discord.SelectOption], *, placeholder: str | None = None
    ) -> None:
        super().__init__(f"n:{table}", options, least=0, most=len(options), placeholder=placeholder)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.modules(interaction, self.table, self.values)


class WhyMenu(_Menu, template=r"w:(?P<table>\d{1,18}):(?P<page>\d{1,9})"):
    """A menu of the lines on a page of what happened, to be told the rule behind one."""

    def __init__(self, table: TableId, page: int, options: Sequence[discord.SelectOption], **shown: Any) -> None:
        super().__init__(f"w:{table}:{page}", options, **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        (value,) = self.values
        await handler.page(interaction, "why", (self.word("table"), self.word("page"), value))


class PresetButton(_Button, template=r"N:(?P<table>\d{1,18}):(?P<preset>[a-z-]{1,30})"):
    """Chooses a set of modules that has a name."""

    def __init__(self, table: TableId, preset: str, **shown: Any) -> None:
        super().__init__(f"N:{table}:{preset}", **shown)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        await handler.modules(interaction, self.table, (self.word("preset"),))


class PersonMenu(Press[ui.UserSelect[Any]], template=r"u:(?P<table>\d{1,18}):[a-z-]{1,20}"):
    """A menu of the people around: whoever is chosen is offered the chooser's seat."""

    def __init__(self, table: TableId, *, placeholder: str | None = None) -> None:
        menu: ui.UserSelect[Any] = ui.UserSelect(custom_id=f"u:{table}:hand-over", placeholder=placeholder)
        super().__init__(menu)

    async def serve(self, interaction: Interaction, handler: PressHandler) -> None:
        (person,) = self.item.values
        await handler.offer_chosen(interaction, self.table, person)


CONTROLS: tuple[type[Press[Any]], ...] = (
    Answer,
    AnswerAlike,
    AnswerMenu,
    Mark,
    MarkMenu,
    MarkThese,
    Commit,
    Idle,
    TableButton,
    OfferButton,
    AcceptButton,
    RematchButton,
    PersonMenu,
    OrderMenu,
    SetUpMenu,
    ModuleMenu,
    PresetButton,
    PageButton,
    WhyMenu,
    Confirm,
)
"""All classes of controls, for the client to register and for tests to compare with."""
