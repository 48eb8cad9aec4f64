from __future__ import annotations

import pytest
from discord import ButtonStyle

from bot.screens.lobby import dealt, set_up
from bot.screens.public import public
from bot.text import LOCALES
from rules.dice.state import Role
from tests.bot.screens.looks import NAMES, SEED, Sitting
from tests.reading import button, controls, ids, labels, text


def test_a_lobby_says_who_is_here_and_what_will_be_played() -> None:
    read = text(public(Sitting(names=("Ana", "Budi", "Mabel"), bots=1).look()))

    assert read.splitlines()[:5] == [
        "### BANG! The Dice Game · table 12",
        "3 of 3 to 8 seats · 90s · English",
        "1\\. **Ana**, host",
        "2\\. **Budi**",
        "3\\. Mabel, bot",
    ]
    assert "⏳ closes <t:" in read


def test_a_lobby_shows_the_commitment_and_never_the_seed() -> None:
    look = Sitting().look()
    read = text(public(look))

    assert look.commitment in read
    assert SEED.hex() not in read


@pytest.mark.parametrize(
    ("seats", "mix"),
    [
        (5, "**Roles for 5** ⭐ Sheriff · 🛡️ Deputy · 💰 Outlaw 2 · 🎭 Renegade"),
        (3, "**Roles for 3** 🛡️ Deputy · 💰 Outlaw · 🎭 Renegade"),
        (2, "Roles from 3 seats"),
    ],
)
def test_the_mix_of_roles_follows_the_seats(seats: int, mix: str) -> None:
    assert mix in text(public(Sitting(names=NAMES[:seats]).look())).splitlines()


@pytest.mark.parametrize(("seats", "said"), [(2, "1 more seat"), (1, "2 more seats")])
def test_start_says_what_is_missing(seats: int, said: str) -> None:
    assert button(public(Sitting(names=NAMES[:seats]).look()), said).disabled


def test_start_is_green_once_it_can_be_pressed() -> None:
    start = button(public(Sitting(names=NAMES[:3]).look()), "Start")

    assert (start.disabled, start.style) == (False, ButtonStyle.success)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_a_lobby_offers_has_a_word_or_a_sign(locale: str) -> None:
    view = public(Sitting(locale=locale).look())

    assert len(controls(view)) == 6
    assert all(label.strip() for label in labels(view))


def test_a_closed_copy_of_a_lobby_has_no_controls() -> None:
    assert controls(public(Sitting().look(), controls=False)) == []


def test_the_host_sets_up_bots_and_pace() -> None:
    view = set_up(Sitting(names=("Ana", "Budi", "Mabel"), bots=1).look(), "en")

    assert ids(view) == ["g:12:bots", "t:12:modules:0", "g:12:pace"]
    assert labels(view) == [
        "Remove Mabel",
        "Modules",
        "Pace: fast, 40s a choice",
        "Pace: normal, 90s a choice",
        "Pace: slow, 12h a choice",
    ]


def test_without_bots_there_is_none_to_remove() -> None:
    assert ids(set_up(Sitting().look(), "en")) == ["t:12:modules:0", "g:12:pace"]


HIDDEN = {
    "en": "🛡️ 1 Deputy · 💰 2 Outlaws",
    "es": "🛡️ 1 Alguacil · 💰 2 Forajidos",
    "id": "🛡️ 1 Deputy · 💰 2 Outlaw",
}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_deal_says_who_begins_what_is_hidden_and_where_ones_role_is(locale: str) -> None:
    look = Sitting(locale=locale).deal().look()

    view = dealt(look, locale)

    assert f"⭐ **{NAMES[look.active or 0]}**" in text(view)
    assert HIDDEN[locale] in text(view)
    assert look.commitment in text(view)
    assert ids(view) == []


def test_where_all_roles_lie_open_the_deal_names_them() -> None:
    table = Sitting(names=NAMES[:3]).deal()
    deputy = next(n for n, player in enumerate(table.session.state.players) if player.role is Role.DEPUTY)

    assert f"Deputy {NAMES[deputy]}" in text(dealt(table.look(), "en"))
