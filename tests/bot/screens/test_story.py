"""What happened, turn by turn, and why."""

from __future__ import annotations

import random
from typing import Any

import pytest
from discord import ui

from bot.screens.log import sentence
from bot.screens.scene import scene
from bot.screens.story import MOST, pages_of_turns, story
from bot.storage.repository import Phase
from bot.tables.look import Look
from bot.text import LOCALES
from bot.text.ledger import row
from rules.core.game import AnyGame
from rules.games import GAMES
from rules.ledger import ledger
from tests.bot.screens.looks import NAMES, Sitting
from tests.reading import ids, items, labels, text

GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def played(game: AnyGame = GAMES["dice"], turns: int = 99, locale: str = "en") -> Sitting:
    """A table that remembers everything, played for so many turns."""
    sitting = Sitting(game, NAMES[:5], whole=True, locale=locale).deal()
    for at in sitting.playing(random.Random(2)):
        if at.look().turns >= turns:
            break
    return sitting


def menu(view: ui.LayoutView) -> ui.Select[Any]:
    """The menu of lines to explain."""
    (found,) = [item for item in items(view) if isinstance(item, ui.Select)]
    return found


@GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_is_lost_and_no_page_is_longer_than_a_phone(game: AnyGame, locale: str) -> None:
    look = played(game, locale=locale).look()
    s = scene(look, locale)

    pages = pages_of_turns(s, look.recent)

    told = [text for one in look.recent if (text := sentence(s, one.event))]
    assert [line.text for page in pages for line in page.lines] == told
    assert max(len(page.lines) for page in pages) <= MOST
    assert list(dict.fromkeys(page.turn for page in pages)) == [*range(pages[0].turn, look.turns + 1)]


def test_each_turn_has_a_page_with_its_lines_numbered() -> None:
    look = played(turns=4).look()

    read = text(story(look, "en", look.recent, 3)).splitlines()

    assert read[0] == f"### Turn 2 of {look.turns} · {NAMES[(look.active or 0) - 2]}"
    assert [line.split("\\")[0] for line in read[1:]] == [str(n) for n in range(1, len(read))]


def test_it_opens_at_the_readers_last_turn_that_is_over() -> None:
    table = played(turns=7)
    looks = [table.look(seat) for seat in range(5)]

    opened = {seat: text(story(look, "en", look.recent)).splitlines()[0] for seat, look in enumerate(looks)}

    first = ((looks[0].active or 0) - 6) % 5
    assert opened[first].startswith("### Turn 6 of 7") or opened[first].startswith("### Turn 1 of 7")
    for seat in range(5):
        assert f"· {NAMES[seat]}" in opened[seat]


def test_whoever_watches_begins_with_the_latest_turn() -> None:
    look = played(turns=7).look()

    assert text(story(look, "en", look.recent)).startswith("### Turn 7 of 7")
    assert "My last" not in labels(story(look, "en", look.recent))


def test_one_turns_to_the_turn_before_and_after_and_to_ones_own() -> None:
    look = played(turns=4).look(1)

    view = story(look, "en", look.recent, 3)

    assert labels(view)[-3:] == ["‹ Turn 1", "Turn 3 ›", "My last"]
    assert ids(view) == ["w:12:3", "p:story:12:2", "p:story:12:4", "p:story:12:0"]


@GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_each_line_says_why_in_the_readers_language_and_never_by_its_number(game: AnyGame, locale: str) -> None:
    look = played(game, turns=6, locale=locale).look()
    explained = 0
    for page in range(1, len(pages_of_turns(scene(look, locale), look.recent)) + 1):
        for option in menu(story(look, locale, look.recent, page)).options:
            line = pages_of_turns(scene(look, locale), look.recent)[page - 1].lines
            (wanted,) = [each for each in line if each.number == int(option.value)]
            read = text(story(look, locale, look.recent, page, int(option.value)))
            assert wanted.happened.rule is not None
            assert str(row(wanted.happened.rule, locale))[:12] in read
            assert wanted.happened.rule not in read
            explained += 1
    assert explained > 20


def test_a_line_that_is_not_on_the_page_is_not_explained() -> None:
    look = played(turns=3).look()

    assert "Why" not in text(story(look, "en", look.recent, 2, 99))


def test_what_happened_is_there_at_all_times() -> None:
    table = Sitting(whole=True)
    assert text(story(table.look(), "en", ())).splitlines() == ["### What happened · the deal", "nothing happened"]
    ended: Look = played().look()
    assert ended.phase is Phase.ENDED
    assert text(story(ended, "en", ended.recent)).startswith(f"### Turn {ended.turns} of {ended.turns} ")


def test_rows_are_read_in_indonesian_where_there_is_one_and_in_english_elsewhere() -> None:
    number = next(iter(ledger()))
    english = ledger()[number].rule

    assert row(number, "en") == english
    assert row(number, "id") not in (None, english)
    assert row(number, "xx") == english
    assert row("NO-SUCH-ROW", "id") is None
