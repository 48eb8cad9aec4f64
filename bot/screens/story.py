"""What happened, turn by turn, and why: the rule behind each line in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from discord import SelectOption, ui

from bot.screens.controls import PageButton, WhyMenu
from bot.screens.limits import TITLE
from bot.screens.log import sentence
from bot.screens.scene import Scene, scene
from bot.screens.sheet import CUT, YOURS, Control, Sheet, small
from bot.screens.table import heading
from bot.storage.repository import Phase
from bot.tables.look import Happened, Look
from bot.text.ledger import row
from bot.text.names import in_label
from rules.core.ask import Seat

MOST = 12
"""Lines of a page."""
LETTERS = 2400
"""Letters of a page; a rule and its title go below."""
OWN = 0
"""Stands for the page on which the reader finds what has happened since the own last turn."""

BASE = ("DG", "CG", "EX")
_ONE = r"[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*"
OTHERS = re.compile(rf"{_ONE}(?:(?:, | \w+ |, \w+ ){_ONE})*")
"""Numbers of rows in a list: with commas, *to*, *and*."""
IN_BRACKETS = re.compile(rf" \([^()]*{_ONE}[^()]*\)")


class Line(NamedTuple):
    """A sentence with its number in the turn, and what happened."""

    number: int
    text: str
    happened: Happened


class Page(NamedTuple):
    """A turn, or what came before the first, or part of it; ``seat`` is whose turn it was."""

    turn: int
    seat: Seat | None
    lines: tuple[Line, ...]


def story(
    look: Look, locale: str, happened: Iterable[Happened], page: int = OWN, why: int | None = None
) -> ui.LayoutView:
    """A page of what happened for all to see, the first being 1; ``why``: the line whose rule is told.

    ``look`` may be that of a person, whose own turn is found by it.
    """
    s = scene(look, locale)
    pages = pages_of_turns(s, happened)
    page = _own_page(look, pages) if page == OWN else min(page, len(pages))
    shown = pages[page - 1]
    sheet = Sheet(YOURS).text(heading(_title(s, pages, page)))
    sheet.text(*(s.t("story-line", number=line.number, sentence=line.text) for line in shown.lines))
    if not shown.lines:
        sheet.text(s.t("turn-nothing"))
    reasons = [line for line in shown.lines if line.happened.rule]
    if reasons:
        options = [SelectOption(label=_label(s, line), value=str(line.number)) for line in reasons]
        sheet.row(WhyMenu(look.id, page, options, placeholder=s.t("story-why-menu")))
    sheet.text(*(_why(s, line) for line in reasons if line.number == why))
    return sheet.row(*_turning(s, pages, page)).view()


def pages_of_turns(s: Scene, happened: Iterable[Happened]) -> list[Page]:
    """Each turn on a page of its own, or on several if it is long; there is always a page."""
    pages: list[Page] = []
    for turn in _turns(s, happened):
        pages += [turn._replace(lines=part) for part in _parts(turn.lines)]
    return pages or [Page(0, None, ())]


def _turns(s: Scene, happened: Iterable[Happened]) -> Iterator[Page]:
    """What was told in each turn; nothing of the deal where it told nothing."""
    now = Page(0, None, ())
    for one in happened:
        number, seat = getattr(one.event, "turn", None), getattr(one.event, "seat", None)
        if number is not None and number > now.turn:
            yield from [now] if now.turn or now.lines else []
            now = Page(number, seat, ())
        if text := sentence(s, one.event):
            now = now._replace(lines=(*now.lines, Line(len(now.lines) + 1, text, one)))
    yield now


def _parts(lines: Sequence[Line]) -> Iterator[tuple[Line, ...]]:
    """``lines`` in pages."""
    page: tuple[Line, ...] = ()
    for line in lines:
        if len(page) == MOST or (page and sum(len(one.text) for one in page) + len(line.text) > LETTERS):
            yield page
            page = ()
        page = (*page, line)
    yield page


def _own_page(look: Look, pages: Sequence[Page]) -> int:
    """Where the reader's last turn that is over begins; the latest turn for whoever has had none."""
    over = look.turns + (look.phase is not Phase.PLAYING)
    own = [page.turn for page in pages if page.seat is not None and page.seat == look.seat and page.turn < over]
    wanted = own[-1] if own else pages[-1].turn
    return next(n for n, page in enumerate(pages, 1) if page.turn == wanted)


def _title(s: Scene, pages: Sequence[Page], page: int) -> str:
    turn, seat, lines = pages[page - 1]
    if seat is None:
        return s.t("story-deal")
    more = "yes" if lines and lines[0].number > 1 else "no"
    return s.t("story-turn", turn=turn, turns=pages[-1].turn, name=s.names[seat], more=more)


def _label(s: Scene, line: Line) -> str:
    """A line in a menu, which knows no markup."""
    bare = replace(s, t=s.t.plain, names=s.labels)
    said = (sentence(bare, line.happened.event) or "").replace("*", "").replace("`", "")
    return in_label(f"{line.number}. {said}", TITLE)


def _why(s: Scene, line: Line) -> str:
    rule = _readable(s, line.happened.rule or "")
    return "\n".join(small(part) for part in (s.t("story-why", number=line.number, sentence=line.text), rule))


def _readable(s: Scene, number: str) -> str:
    """A row of the ledger without the numbers of others: an edition has rows that say it is as in the base game."""
    rule = row(number, s.t.locale) or CUT
    other = s.t("story-another-rule" if number[:2] in BASE else "story-base-game")
    return OTHERS.sub(other, IN_BRACKETS.sub("", rule))


def _turning(s: Scene, pages: Sequence[Page], page: int) -> Iterator[Control]:
    """To the page before, the one after, and the reader's own last turn."""
    for other, key in ((page - 1, "story-before"), (page + 1, "story-after")):
        if 1 <= other <= len(pages):
            yield PageButton("story", s.look.id, other, label=s.t(key, turn=pages[other - 1].turn))
    if s.look.seat is not None:
        yield PageButton("story", s.look.id, OWN, label=s.t("story-own"))
