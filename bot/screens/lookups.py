"""What people look up: help, rules, and how the dice can be checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.screens.game import Topic
from bot.screens.modules import module_pages
from bot.screens.scene import scene
from bot.screens.sheet import YOURS, Sheet, first_that_fit
from bot.screens.table import heading, in_words, title
from bot.tables.look import Look
from bot.text import words

MOST_FOUND = 11
USING = ("play", "seat", "bots", "rated", "fair")
"""What the help says about Deadeye itself, in this order."""


def help_page(look: Look, locale: str) -> ui.LayoutView:
    """How the game is played, who is who at this table, and how Deadeye works."""
    s = scene(look, locale)
    cast = [] if look.view is None else s.game.cast(s)
    using = [s.t(f"help-{part}") for part in USING]
    sheet = Sheet(YOURS).text(s.t("help-title", title=s.title())).text(*s.game.help(s.t))
    room = sheet.room - sum(len(line) + 1 for line in using)
    return (
        sheet.text(*first_that_fit([s.t("help-cast"), *cast] if cast else [], room))
        .line()
        .text(*using)
        .row(*module_pages(s))
        .view()
    )


def words_page(look: Look, locale: str) -> ui.LayoutView:
    """The table in words: all that its picture shows."""
    s = scene(look, locale)
    if look.view is None:
        return Sheet(YOURS).text(heading(title(s))).view()
    return Sheet(YOURS).text(heading(title(s)), *in_words(s)).text(s.game.hidden(s)).view()


def cast_page(look: Look, locale: str) -> ui.LayoutView:
    """Who plays whom here, and what that means."""
    s = scene(look, locale)
    sheet = Sheet(YOURS).text(heading(s.t("cast-title", table=str(look.id))))
    cast = [] if look.view is None else s.game.cast(s)
    return sheet.text(*first_that_fit(cast or [s.t("cast-nobody")], sheet.room)).view()


def odds_page(look: Look, locale: str) -> ui.LayoutView:
    """What may come of the open question, in exact figures."""
    s = scene(look, locale)
    sheet = Sheet(YOURS).text(s.t("odds-title", title=title(s)))
    return sheet.text(*first_that_fit(s.game.odds(s), sheet.room)).view()


def fairness(look: Look, locale: str) -> ui.LayoutView:
    """The commitment, the seed once the table has ended, how to check the dice with it, and what that proves."""
    s = scene(look, locale)
    seed = s.t("fair-hidden") if look.seed is None else s.t("fair-seed", seed=look.seed)
    sheet = Sheet(YOURS).text(s.t("fair-title", title=title(s)))
    sheet.text(s.t("fair-commitment", commitment=look.commitment), seed)
    return sheet.text(s.t("fair-how"), s.t("fair-proves"), s.t("fair-proves-not")).view()


def about_page(stored: Mapping[str, Any], locale: str) -> ui.LayoutView:
    """What is stored about the reader: each part in words, how much it is, and what it is called in the file."""
    t = words(locale)
    parts = {name: len(rows) for name, rows in stored.items() if isinstance(rows, list) and rows}
    lines = [
        t("privacy-part", part=t(f"privacy-part-{name.replace('_', '-')}"), count=count, name=name)
        for name, count in parts.items()
    ]
    return Sheet(YOURS).text(t("privacy-show"), *lines).view()


def rules_page(topics: Sequence[Topic], locale: str) -> ui.LayoutView:
    """The best match of a search in full, and what else was found."""
    t = words(locale)
    if not topics:
        return Sheet().text(t("rules-nothing")).view()
    best, *others = topics[:MOST_FOUND]
    sheet = Sheet().text(best.text)
    if others:
        sheet.text(*first_that_fit([t("rules-others"), *(f"• {topic.title}" for topic in others)], sheet.room))
    return sheet.view()
