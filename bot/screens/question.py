"""The controls of an open question: one press to choose, or marks and then one press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, SelectOption

from bot.screens.buttons import icon
from bot.screens.controls import Answer, AnswerMenu, Commit, Idle, Mark, MarkMenu, PageButton, mask_of
from bot.screens.game import Face
from bot.screens.limits import MENU, TITLE
from bot.screens.scene import Scene
from bot.screens.sheet import Control, Sheet
from bot.text.names import in_label, in_text
from rules.core.ask import FAULT, TAKE_BACK, Ask, Indices
from rules.core.errors import Reason

MOST_BUTTONS = 20
"""More options than this go into a menu."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of an ask: open with its ``index``, or shut for a reason."""

    option: Any
    index: int | None
    shut: Reason | None = None


def question_lines(s: Scene, marks: Indices | None) -> list[str]:
    """The open question in words, the facts for it, and what is marked, where the game says that."""
    ask = s.look.ask
    if ask is None:
        return []
    prompt = s.t("table-prompt", prompt=s.game.prompt(s, ask))
    beside, chosen = s.game.beside(s, ask), s.game.chosen(s, ask, marks or ())
    lines = [f"{prompt} {beside}" if beside else prompt, *s.game.facts(s, ask)]
    return [*lines, chosen] if chosen else lines


def choices(s: Scene, ask: Ask[Any]) -> list[Choice]:
    """Open and closed options, each at its place; taking back comes last."""
    opened = [
        Choice(option, None, FAULT) if single(ask) and (i,) in ask.refused else Choice(option, i)
        for i, option in enumerate(ask.options)
    ]
    closed = [Choice(shut.option, None, shut.reason) for shut in ask.closed]

    def place(choice: Choice) -> tuple[bool, int]:
        back = choice.option == TAKE_BACK
        return back, 0 if back else s.game.place(ask, choice.option)

    return sorted([*opened, *closed], key=place)


def face(s: Scene, ask: Ask[Any], option: Any) -> Face:
    """How an option looks, whoever put it there."""
    if option == TAKE_BACK:
        return Face(s.t("button-take-back"), icon(s.t, "take-back"))
    if option is True or option is False:
        return Face(s.t("yes" if option else "no"))
    return s.game.option(s, ask, option)


def shut_lines(s: Scene, ask: Ask[Any]) -> list[str]:
    """The options that may not be taken now, a line for each reason; what reads the same stands once."""
    shut: dict[str, dict[str, None]] = {}
    for choice in choices(s, ask):
        if choice.shut is not None:
            shut.setdefault(s.reason(choice.shut), {})[in_text(face(s, ask, choice.option).words)] = None
    return [s.t("seat-shut", option=", ".join(options), reason=reason) for reason, options in shut.items()]


def single(ask: Ask[Any]) -> bool:
    """Whether one press is the answer; else options are marked first."""
    return ask.least == ask.most == 1


def add_controls(sheet: Sheet, s: Scene, marks: Indices | None, *, page: int = 0) -> None:
    """The controls of the question that this reader may answer, if there is one; taking back is elsewhere."""
    ask = s.look.ask
    if ask is None:
        return
    if (rows := s.game.rows(s, ask, marks or ())) is None:
        _as_any_game(sheet, s, ask, marks or (), page)
    else:
        for row in rows:
            sheet.text(row) if isinstance(row, str) else sheet.row(*row)


def _as_any_game(sheet: Sheet, s: Scene, ask: Ask[Any], marks: Indices, page: int) -> None:
    """A button for each option, or a menu where they are many; marks have one more press that answers."""
    if len(ask.options) + len(ask.closed) > MOST_BUTTONS:
        _menu(sheet, s, ask, marks, page)
    elif single(ask):
        sheet.row(*_buttons(s, ask))
    else:
        sheet.row(*_toggles(s, ask, marks))
    if not single(ask):
        sheet.row(*_commits(s, ask, marks))


def _buttons(s: Scene, ask: Ask[Any]) -> Iterator[Control]:
    for n, choice in enumerate(choices(s, ask)):
        if choice.option == TAKE_BACK:
            continue
        look = face(s, ask, choice.option)
        if choice.index is None:
            yield Idle(s.look.id, s.look.ask_no, n, label=look.words, emoji=look.emoji)
        else:
            yield Answer(s.look.id, s.look.ask_no, choice.index, label=look.words, emoji=look.emoji)


def pairs(controls: Sequence[Control]) -> Iterator[tuple[Control, ...]]:
    """Rows of names, two in each; an odd one goes with the two before it, where a wide screen has room."""
    last = len(controls) - 3 if len(controls) % 2 and len(controls) > 1 else len(controls)
    yield from (tuple(controls[n : n + 2]) for n in range(0, last, 2))
    if rest := tuple(controls[max(last, 0) :]):
        yield rest


def _toggles(s: Scene, ask: Ask[Any], marks: Indices) -> Iterator[Control]:
    for n, choice in enumerate(choices(s, ask)):
        marked = None if choice.index is None else choice.index in marks
        look = s.game.mark(s, ask, choice.option, marked)
        if look is None:
            continue
        if choice.index is None:
            yield Idle(s.look.id, s.look.ask_no, n, label=look.words, emoji=look.emoji)
            continue
        style = ButtonStyle.primary if marked else ButtonStyle.secondary
        yield Mark(s.look.id, s.look.ask_no, marks, choice.index, label=look.words, emoji=look.emoji, style=style)


def _commits(s: Scene, ask: Ask[Any], marks: Indices) -> Iterator[Control]:
    """The press that answers with the marks; without any where that is an answer too."""
    count = len(marks)
    if count and ask.least <= count <= ask.most:
        label = s.game.commit(s, ask, count)
        yield Commit(s.look.id, s.look.ask_no, marks, label=label, style=ButtonStyle.primary)
    else:
        yield Idle(s.look.id, s.look.ask_no, MOST_BUTTONS, label=_wanted(s, ask, count))
    if ask.least == 0:
        yield Commit(s.look.id, s.look.ask_no, (), label=s.game.commit(s, ask, 0))


def _wanted(s: Scene, ask: Ask[Any], count: int) -> str:
    if count > ask.most:
        return s.t("marks-too-many", most=ask.most)
    return s.t("marks-too-few", least=max(ask.least, 1))


def _menu(sheet: Sheet, s: Scene, ask: Ask[Any], marks: Indices, page: int) -> None:
    """A menu of the open options, ``MENU`` at a time."""
    opened = [c for c in choices(s, ask) if c.index is not None and c.option != TAKE_BACK]
    pages = [opened[start : start + MENU] for start in range(0, len(opened), MENU)]
    page = min(max(page, 0), len(pages) - 1)
    shown = [_menu_option(s, ask, choice, choice.index in marks) for choice in pages[page]]
    if single(ask):
        sheet.row(AnswerMenu(s.look.id, s.look.ask_no, shown))
    else:
        others = {*marks} - {choice.index for choice in pages[page]}
        sheet.row(MarkMenu(s.look.id, s.look.ask_no, others, page, shown, placeholder=s.t("marks-menu")))
    sheet.row(*_menu_pages(s, marks, page, len(pages)))


def _menu_option(s: Scene, ask: Ask[Any], choice: Choice, marked: bool) -> SelectOption:
    look = face(s, ask, choice.option)
    label, note = in_label(look.words, TITLE), None if look.note is None else in_label(look.note, TITLE)
    return SelectOption(label=label, value=str(choice.index), description=note, emoji=look.emoji, default=marked)


def _menu_pages(s: Scene, marks: Indices, page: int, pages: int) -> Iterator[Control]:
    """The pages beside this one; marks are kept."""
    for other, key in ((page - 1, "button-previous"), (page + 1, "button-next")):
        if 0 <= other < pages:
            yield PageButton("seat", s.look.id, other, f"{mask_of(marks):x}", label=s.t(key))
