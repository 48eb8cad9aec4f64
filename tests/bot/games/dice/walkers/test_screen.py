"""The Walking Dead has words of its own for everything; none of the base game shows through."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from discord import ui

from bot.chat.rulebook import search
from bot.screens.board import stats
from bot.screens.game import screen_of, words_of
from bot.screens.lookups import help_page
from bot.screens.public import call, public
from bot.screens.seat import my_seat
from bot.screens.story import story
from bot.storage.repository import Tally
from bot.text import LOCALES, say
from bot.text.names import in_label
from rules.dice.state import BASE_FACES, Role
from rules.dice.walkers import WALKERS, WALKERS_DICE
from tests.bot.screens.looks import NAMES, Sitting
from tests.foreign import OTHER_WORDS, foreign
from tests.reading import everything, text

GAME = WALKERS_DICE.key


def screens(table: Sitting, locale: str) -> Iterator[ui.LayoutView]:
    """All messages about a table as it stands."""
    look = table.look()
    yield public(look)
    yield help_page(look, locale)
    yield from (story(look, locale, look.recent, 1, line) for line in range(13))
    yield call(look, [1, 2])
    for seat in range(len(look.seats)):
        mine = table.look(seat)
        yield my_seat(mine, locale, seat + 1)
        if mine.ask is not None and mine.ask.most > 1:
            yield my_seat(mine, locale, seat + 1, tuple(range(len(mine.ask.options))))


@pytest.mark.rule("WD-TERM-1", "WD-TERM-2", "WD-TERM-3")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_no_word_of_the_base_game_is_on_any_screen(seats: int, locale: str) -> None:
    rng, looked_at = random.Random(seats), 0
    for seed in range(4):
        table = Sitting(WALKERS_DICE, NAMES[:seats], seed=bytes([seed] * 32), locale=locale)
        assert foreign(everything(public(table.look())), locale) == []
        for n, at in enumerate(table.deal().playing(rng)):
            for view in screens(at, locale) if n % 5 == 0 else ():
                assert foreign(everything(view), locale) == []
                looked_at += 1
        assert foreign(everything(public(table.look())), locale) == []
    assert looked_at > 100


def test_the_words_that_are_looked_for_are_those_of_the_base_game() -> None:
    table = Sitting(names=NAMES[:8]).deal()
    for locale in LOCALES:
        found = foreign(everything(help_page(table.look(), locale)), locale)
        assert {word.lower() for word in found} >= set(OTHER_WORDS[locale].split("|"))


@pytest.mark.rule("WD-TERM-1", "WD-DIE-1")
def test_what_the_six_faces_are_called() -> None:
    t = words_of(GAME, "en")
    assert [t(f"dice-face-{face}") for face in WALKERS.sides["base"]] == [
        "Walker", "Infection", "Range 1", "Range 2", "First Aid", "Grenade",
    ]  # fmt: skip
    assert list(WALKERS.sides["base"]) == list(BASE_FACES)


@pytest.mark.rule("WD-TERM-2")
def test_what_the_roles_are_called() -> None:
    t = words_of(GAME, "en")
    assert [t(f"dice-role-{role}") for role in Role] == [
        "Leader", "Survivor", "Savior", "Hilltop Loner", "Kingdom Loner",
    ]  # fmt: skip


@pytest.mark.rule("WD-TERM-3")
@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_characters_are_called(locale: str) -> None:
    t, base = words_of(GAME, locale), words_of("dice", locale)
    called = {base(f"dice-name-{card.power}"): t(f"dice-name-{card.key}") for card in WALKERS.characters.values()}
    assert called == {
        "Bart Cassidy": "Rick",
        "Slab the Killer": "Tyreese",
        "Willy the Kid": "Carl",
        "Black Jack": "Abraham",
        "Rose Doolan": "Andrea",
        "Jesse Jones": "Negan",
        "Paul Regret": "Rosita",
        "Jourdonnais": "Jesus",
        "Sid Ketchum": "Father Gabriel",
        "Lucky Duke": "Ezekiel",
        "Suzy Lafayette": "Maggie",
        "Kit Carlson": "Eugene",
        "Pedro Ramirez": "Glenn",
        "El Gringo": "The Governor",
        "Calamity Janet": "Michonne",
        "Vulture Sam": "Dwight",
    }


def test_it_is_a_title_of_its_own() -> None:
    table = Sitting(WALKERS_DICE)
    assert text(public(table.look())).startswith("### BANG! The Dice Game: The Walking Dead · table 12")


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_looked_up_is_said_in_its_words(locale: str) -> None:
    topics = screen_of(GAME).topics(words_of(GAME, locale))
    assert len(topics) == 1 + len(BASE_FACES) + len(Role) + len(WALKERS.characters)
    for topic in topics:
        assert topic.key.startswith(GAME)
        assert foreign(f"{topic.title} {topic.text}", locale) == []


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("infection", "walkers-dice-symbol-dynamite"),
        ("kingdom", "walkers-dice-goal-rival"),
        ("gabriel", "walkers-dice-character-gabriel"),
        ("wd-range-4", "WD-RANGE-4"),
    ],
)
def test_a_rule_is_found_by_its_words(query: str, key: str) -> None:
    assert search(query, "en")[0].key == key


def test_what_several_games_have_says_of_which_game_it_is() -> None:
    titles = {topic.key: topic.title for topic in search("order of resolution", "en")}
    for game in ("dice", GAME):
        assert titles[f"{game}-order"] == in_label(f"Order of resolution · {say('en', f'game-{game}')}", 90)
    assert len({topic.title for topic in search("rick", "en")}) == len(search("rick", "en"))


def test_stats_tell_what_somebody_was_in_its_words() -> None:
    by = {"role": {"rival": (2, 1), "outlaw": (9, 2)}, "character": {"governor": (2, 1)}}
    read = text(stats([Tally(GAME, 11, 3, None, by)], "en", "Eko"))
    assert "**BANG! The Dice Game: The Walking Dead**: 3 of 11 won" in read
    assert "💀 Savior 2/9 · 🐯 Kingdom Loner 1/2" in read
    assert "The Governor 1/2" in read
