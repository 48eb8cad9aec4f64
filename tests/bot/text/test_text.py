from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from bot.games.frontend import Frontend
from bot.screens.game import words_of
from bot.text import LOCALES, NoSuchText, Words, known, say, sources
from tests.catalogs import FOLDERS, GAMES, constants, entries, messages, referenced, said, variables
from tests.spoken import BEGINNINGS, EVERYTHING, REASONS, spoken

EN, *OTHERS = LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_catalogs_are_well_formed_and_define_nothing_twice(locale: str) -> None:
    found = entries(locale)
    keys = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]

    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_every_message(locale: str) -> None:
    assert messages(EN).keys() ^ messages(locale).keys() == set()


@pytest.mark.parametrize("locale", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(locale: str) -> None:
    wanted, found = messages(EN), messages(locale)

    assert {k: variables(found[k]) for k in wanted} == {k: variables(wanted[k]) for k in wanted}


def test_every_message_that_is_said_exists() -> None:
    missing = [(call.where, call.key) for call in said() if call.key and call.key not in messages(EN)]

    assert missing == []


def test_every_key_that_is_put_together_begins_as_declared_and_ends_in_a_message() -> None:
    undeclared = {call.where for call in said() if call.prefix is not None and call.prefix not in BEGINNINGS}

    assert undeclared == set()
    assert spoken(*EVERYTHING) - messages(EN).keys() - own_keys() == set()


def test_no_message_is_unused() -> None:
    inside = {key for message in messages(EN).values() for key in referenced(message)}

    assert messages(EN).keys() - constants() - spoken(*EVERYTHING) - inside == set()


def test_messages_are_said_with_their_variables_and_no_others() -> None:
    for call in said():
        if call.key in messages(EN):
            wanted = variables(messages(EN)[call.key])
            assert call.variables <= wanted, f"{call.where}: {call.key}"
            assert call.more or call.variables == wanted, f"{call.where}: {call.key}"


def test_reasons_bring_the_variables_of_their_messages() -> None:
    lacking = {key for key, given in REASONS.items() if not variables(messages(EN)[f"error-{key}"]) <= given}

    assert lacking == set()


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(NoSuchText):
        say(EN, "no-such-message")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(NoSuchText, match="name"):
        say(EN, "name-bot")


def test_ids_and_mentions_stay_whole() -> None:
    assert say("id", "call-asked", names="<@123456789012345678>", table="1234567", question="?").count(",") == 1


def test_an_overlay_has_the_last_word(tmp_path: Path) -> None:
    for locale in LOCALES:
        (tmp_path / locale).mkdir()
    (tmp_path / EN / "words.ftl").write_text("yes = Aye\n")

    t = Words(EN, (tmp_path,))

    assert (t("yes"), t("no")) == ("Aye", "No")


def own_words(game: Frontend, locale: str) -> list[ftl.EntryType]:
    return entries(locale, game.screen.overlays(None))


def own_keys() -> set[str]:
    return {entry.id.name for game in GAMES for entry in own_words(game, EN) if isinstance(entry, ftl.Message)}


EDITIONS = [game for game in GAMES if game.screen.overlays(None)]
"""The games with words of their own over those that they share."""
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_edition = pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.key)


@pytest.mark.parametrize("locale", LOCALES)
@each_edition
def test_own_words_are_well_formed_used_and_given_the_same_variables(game: Frontend, locale: str) -> None:
    found = [entry for entry in own_words(game, locale) if isinstance(entry, ftl.Message | ftl.Junk)]
    own = {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}

    assert len(own) == len(found) > 0
    assert own.keys() - messages(locale).keys() <= spoken(game.composed)
    assert {key for key in own.keys() & messages(locale).keys() if not same_variables(own[key], locale)} == set()


def same_variables(message: ftl.Message, locale: str) -> bool:
    return variables(message) == variables(messages(locale)[message.id.name])


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_are_called_what_readers_of_the_language_type(locale: str) -> None:
    folders = {*FOLDERS, *(folder for game in GAMES for folder in game.screen.overlays(None))}
    text = "\n".join(source for folder in folders for source in sources(folder, locale))
    typed = {say(locale, key) for key in messages(locale) if re.fullmatch(r"command-.+-name", key)}

    named = set(re.findall(r"(?<![\w/.])/([a-z]+)", text))

    assert len(named) > 5
    assert named - typed == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_in_the_browser_names_the_buttons_there_are(locale: str) -> None:
    topic = say(locale, "local-topic", person="Ana")
    opened = say(locale, "local-open", address="here", person="Ana")

    assert say(locale, "button-seat") in topic
    assert {key for key in ("button-start", "button-seat") if say(locale, key) not in opened} == set()


@pytest.mark.parametrize("locale", LOCALES)
@each_game
def test_a_game_has_every_message_that_it_puts_together(game: Frontend, locale: str) -> None:
    t = words_of(game.key, locale)

    assert {key for key in spoken(game.composed) if key not in t} == set()


@pytest.mark.parametrize(
    ("discord", "ours"),
    [
        ("id", "id"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("en-GB", "en"),
        ("en-US", "en"),
        ("de", "en"),
        (None, "en"),
    ],
)
def test_whoever_speaks_none_of_the_languages_reads_english(discord: str | None, ours: str) -> None:
    assert known(discord) == ours
