"""Every id that Deadeye can build is served by exactly one class of controls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from bot.screens.controls import (
    CONTROLS,
    AcceptButton,
    Answer,
    AnswerAlike,
    AnswerMenu,
    Commit,
    Confirm,
    Idle,
    Mark,
    MarkMenu,
    MarkThese,
    ModuleMenu,
    OfferButton,
    OrderMenu,
    PageButton,
    PersonMenu,
    PresetButton,
    Press,
    RematchButton,
    SetUpMenu,
    TableButton,
    Verb,
    WhyMenu,
    marks_of,
    mask_of,
)

HIGHEST_TABLE = 10**18 - 1
HIGHEST_ASK = 10**9 - 1

tables = st.integers(1, HIGHEST_TABLE)
asks = st.integers(1, HIGHEST_ASK)
marks = st.sets(st.integers(0, 98))
OPTION = [discord.SelectOption(label="one", value="0")]


def every(table: int, ask: int, chosen: set[int]) -> Iterator[Press[Any]]:
    """One control of every kind and verb."""
    yield Answer(table, ask, 999, label="x")
    yield AnswerMenu(table, ask, OPTION)
    yield AnswerAlike(table, ask, 999, 5, label="x")
    yield Mark(table, ask, chosen, 99, label="x")
    yield MarkThese(table, ask, chosen, label="x")
    yield MarkMenu(table, ask, chosen, 3, OPTION)
    yield OrderMenu(table, "some-kind", OPTION)
    yield SetUpMenu(table, "some-kind", OPTION)
    yield ModuleMenu(table, OPTION)
    yield WhyMenu(table, 7, OPTION)
    yield PresetButton(table, "some-preset", label="x")
    yield Commit(table, ask, chosen, label="x")
    yield Idle(table, ask, 99, label="x")
    for verb in Verb:
        yield TableButton(table, verb, label="x")
    yield OfferButton(table, 10**18, label="x")
    yield AcceptButton(table, 7, label="x")
    yield RematchButton(table, series=True, label="x")
    yield PersonMenu(table)
    yield PageButton("board", "any", "month", 12, label="x")
    yield PageButton("seat", table, 3, label="x")
    for what in ("leave", "forget", "reset-board"):
        yield Confirm(what, table, label="x")


def matching(custom_id: str) -> list[type[Press[Any]]]:
    """The classes that would serve a press on this id."""
    return [kind for kind in CONTROLS if kind.__discord_ui_compiled_template__.fullmatch(custom_id)]


@given(tables, asks, marks)
def test_exactly_one_class_matches_an_id(table: int, ask: int, chosen: set[int]) -> None:
    for control in every(table, ask, chosen):
        matching = [
            kind for kind in CONTROLS if kind.__discord_ui_compiled_template__.fullmatch(control.custom_id)
        ]
        assert matching == [type(control)], control.custom_id
        assert len(control.custom_id) <= 100


def test_every_class_of_controls_is_looked_at_here() -> None:
    assert {type(control) for control in every(1, 1, set())} == set(CONTROLS)


@given(marks)
def test_marks_are_read_back(chosen: set[int]) -> None:
    assert marks_of(mask_of(chosen)) == tuple(sorted(chosen))


@pytest.mark.parametrize("control", list(every(1, 2, {0, 3})), ids=lambda control: control.custom_id)
def test_a_view_of_any_control_lasts_for_ever(control: Press[Any]) -> None:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(control)
    view.add_item(row)
    assert view.is_persistent()


def test_long_labels_are_cut_to_what_discord_takes() -> None:
    assert len(Answer(1, 1, 0, label="x" * 200).item.label or "") == 80


OLD = {
    "t:5:seat:0": TableButton,
    "t:5:help:7": TableButton,
    "t:5:offer:123456789012345678": OfferButton,
    "t:5:accept:2": AcceptButton,
    "t:5:rematch:0": RematchButton,
    "t:5:rematch:1": RematchButton,
    "u:5:hand-over": PersonMenu,
    "t:5:remove-bot:0": TableButton,
    "a:5:9:3": Answer,
    "A:5:9": AnswerMenu,
    "m:5:9:1f:3": Mark,
    "M:5:9:1f:1": MarkMenu,
    "c:5:9:0": Commit,
    "x:5:9:20": Idle,
}


@pytest.mark.parametrize(("custom_id", "kind"), OLD.items())
def test_controls_of_old_messages_are_still_served(custom_id: str, kind: type[Press[Any]]) -> None:
    assert matching(custom_id) == [kind]
