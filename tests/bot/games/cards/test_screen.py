"""The card game on the screen: the table, hands, questions, menus."""

from __future__ import annotations

import random

import pytest
from discord import ui

from bot.games.cards.events import SENTENCES
from bot.screens.public import call, public
from bot.screens.scene import scene
from bot.screens.seat import my_seat, standing_orders
from bot.text import LOCALES
from rules.cards.events import EVENTS
from rules.cards.game import CARDS
from rules.cards.state import State
from tests.bot.screens.looks import NAMES, Sitting
from tests.bot.screens.test_limits import FAT_NAMES, refused
from tests.hands import Written
from tests.reading import everything, items, labels, text

OTHERS = ("savior glenn 4/4: missed:CJ", "savior carl 2/4: missed | rv", "loner dale 3/3: attack:C9")
EMPTY = ("savior glenn 4/4", "savior dale 4/4", "loner carl 3/3")
ALL_ATTACKS = " ".join(["attack"] * 25)


def sitting(*seats: str, locale: str = "en", **more: str) -> Sitting:
    """A table of Ana, Budi, Clara and Dewi with the hands as written."""
    return Sitting(Written(*seats, **more), NAMES[: len(seats)], locale=locale).deal()


def mine(table: Sitting, seat: int = 0, *, page: int = 0) -> ui.LayoutView:
    """The panel of a seat."""
    return my_seat(table.look(seat), "en", seat + 1, page=page)


def menu(view: ui.LayoutView) -> ui.Select[ui.LayoutView]:
    (found,) = [item for item in items(view) if isinstance(item, ui.Select)]
    return found


def say(table: Sitting, *kinds: str) -> Sitting:
    """Whoever is asked takes the options that begin so on the panel, one after the other."""
    for kind in kinds:
        ask = table.session.waiting()[0]
        look = table.look(ask.seat)
        view = my_seat(look, "en", ask.seat + 1)
        wanted = next(b for b in items(view) if isinstance(b, ui.Button) and str(b.label).startswith(kind))
        table.answer((int(str(wanted.custom_id).rpartition(":")[2]),))
    return table


def test_the_table_shows_what_lies_open_and_no_hand() -> None:
    table = sitting("leader rick 4/5: attack:C7 duel | pistol riot-gear", *OTHERS, discards="walker:D10")

    read = text(public(table.look()))

    assert "▸ 1\\. Ana ⭐ Leader — Rick · life 4/5 · hand 2 · Pistol, reach 2 · Riot Gear" in read
    assert "3\\. Clara — Carl · life 2/4 · hand 1 · Hatchet, reach 1 · RV" in read
    assert "discards: 1, on top: Walker 10♢" in read
    assert "Waiting for Ana, in private" in read
    assert "Attack!" not in everything(public(table.look()))


def test_the_hand_says_what_each_card_would_do() -> None:
    read = text(mine(sitting("leader rick 4/5: attack:C7 attack:C8 duel", *OTHERS)))

    assert "**Your hand** (3 cards):" in read
    assert "💥 Attack! 7♧ 8♧ — a player within reach loses a life point" in read


def test_my_seat_says_how_far_everybody_is() -> None:
    read = text(mine(sitting("leader rick 4/5: attack:C7 | pistol", *OTHERS)))

    assert "Your Pistol reaches 2 places. The others, clockwise from you:" in read
    assert "Budi: 1 place away · life 4/4 · hand 1 · Hatchet, reach 1\n-# Clara: 3 places away" in read


def test_a_card_that_would_do_nothing_is_marked() -> None:
    read = text(mine(sitting("leader rick 5/5: first-aid", *OTHERS)))

    assert "⚠️ First Aid " in read
    assert "would do nothing now: Life never goes above what it was at the start." in read


def test_being_asked_says_by_whom_and_with_what() -> None:
    table = say(sitting("leader tyreese 5/5: attack:C7", *OTHERS), "Attack!", "Budi")

    asked, table_message = mine(table, 1), public(table.look())

    assert "Ana attacks you with Attack! 7♧. It takes 2 Missed! to cancel it" in text(asked)
    assert "Being settled: Attack! 7♧ of Ana, now at Budi" in text(table_message)
    assert "Missed!" not in everything(table_message)
    assert "open *My seat* for your question" in text(call(table.look(), [2]))


@pytest.mark.parametrize(
    ("played", "at", "prompt"),
    [
        ("grenade", (), "Ana attacks you with Grenade 10♡."),
        ("herd-of-walkers", (), "Ana played Herd of Walkers K♢: discard an Attack!, or lose a life point?"),
        ("duel", ("Budi",), "Duel Q♢ of Ana: discard an Attack!, or lose a life point?"),
    ],
)
def test_every_question_out_of_turn_says_what_it_is_about(played: str, at: tuple[str, ...], prompt: str) -> None:
    table = sitting(f"leader rick 5/5: {played}", *OTHERS)

    read = text(mine(say(table, played.capitalize().partition("-")[0], *at), 1))

    assert prompt in read


def test_a_fatal_hit_says_how_much_is_needed() -> None:
    table = sitting("leader rick 5/5: attack:C7", "savior glenn 1/4: duel", *OTHERS[1:])

    read = text(mine(say(table, "Attack!", "Budi", "Do nothing"), 1))

    assert "Attack! 7♧ took your last life point. Recover one life point now, or you are out." in read
    assert "Only First Aid helps against a fatal hit." in read


def test_a_draw_gives_its_reason_and_what_came_of_it() -> None:
    geared = "savior glenn 4/4: duel | riot-gear"
    table = sitting("leader rick 5/5: attack:C7", geared, *OTHERS[1:], deck=":HJ")

    s = scene(say(table, "Attack!", "Budi", "Draw!").look(), "en")
    read = "\n".join(s.game.sentence(s, one.event) or "" for one in s.look.recent)

    assert "🎴 Budi draws! for Riot Gear: J♡. Hearts: as good as a Missed!" in read


def test_more_than_twenty_cards_are_a_menu_and_what_is_shut_stands_below() -> None:
    cards = "attack " * 10 + "missed " * 10 + "duel"
    view = mine(sitting(f"leader rick 5/5: {cards}", *EMPTY))

    shown = menu(view)

    assert [option.label for option in shown.options][-2:] == ["Duel Q♢", "End turn"]
    assert len(shown.options) == 12
    assert shown.options[0].description == "a player within reach loses a life point, unless a Missed! cancels it"
    assert "A Missed! is for when you are attacked." in text(view)


def test_more_than_twenty_five_answers_are_turned_over() -> None:
    table = sitting(f"leader rick 5/5: {ALL_ATTACKS} duel", *EMPTY)

    first, second = mine(table), mine(table, page=1)

    assert (len(menu(first).options), len(menu(second).options)) == (25, 2)
    assert menu(second).options[-1].label == "End turn"


def test_cards_to_discard_are_marked_over_several_pages() -> None:
    table = sitting(f"leader rick 1/5: {ALL_ATTACKS} duel duel", *EMPTY)
    ask = table.session.waiting()[0]
    table.answer((len(ask.options) - 1,))
    look = table.look(0)
    assert look.ask is not None
    assert look.ask.most == 26

    view = my_seat(look, "en", 1, tuple(range(25)), page=1)

    assert menu(view).custom_id == f"M:12:{look.ask_no}:1ffffff:1"
    assert "Mark 26 first" in labels(view)
    assert "p:seat:12:0:1ffffff" in [getattr(item, "custom_id", "") for item in items(view)]
    assert "Discard 26 cards" in labels(my_seat(look, "en", 1, tuple(range(26)), page=1))


def test_standing_orders_show_what_was_ordered() -> None:
    table = sitting("leader rick 5/5: attack:C7", *OTHERS)
    table.live.order(1, "herd", "at-2")

    view = standing_orders(table.look(1), "en")

    chosen = [o.label for item in items(view) if isinstance(item, ui.Select) for o in item.options if o.default]
    assert chosen == ["Ask me", "Only with two life points or fewer", "Ask me", "Ask me"]
    assert refused(view) == []


def test_every_event_has_a_sentence() -> None:
    assert SENTENCES.keys() == {*EVENTS}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "seed"), [(7, 1), (4, 2)])
def test_whole_games_can_be_shown_to_everybody(seats: int, seed: int, locale: str) -> None:
    table = Sitting(CARDS, FAT_NAMES[:seats], locale=locale, seed=bytes([seed] * 32)).deal()
    for n, at in enumerate(table.playing(random.Random(seed))):
        views = [my_seat(at.look(seat), locale, seat + 1) for seat in range(seats)] if n % 5 == 0 else []
        assert [fault for view in (public(at.look()), *views) for fault in refused(view)] == []
    assert refused(public(table.look())) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_fattest_hand_fits(locale: str) -> None:
    every = " ".join(kind for kind in CARDS.edition.kinds if kind not in ("captured", "contagion"))
    seats = [f"leader dwight 5/5: {every}", "savior rick 4/4: attack | rv riot-gear captured pistol"]
    seats += ["savior glenn 4/4: attack", "survivor carl 4/4: attack", "savior dale 3/3: duel"]
    seats += ["survivor maggie 4/4: duel | contagion", "loner negan 4/4 | captured"]
    table = Sitting(Written(*seats), FAT_NAMES[:7], locale=locale).deal()

    assert refused(my_seat(table.look(0), locale, 1)) == []
    assert refused(public(table.look())) == []


def test_a_hand_shows_to_nobody_else() -> None:
    table = Sitting(CARDS, NAMES[:5]).deal()
    compared = 0
    for n, at in enumerate(table.playing(random.Random(4))):
        state: State = at.session.state
        for seat, player in enumerate(state.players) if n % 4 == 0 else ():
            if player.hand and state.deck:
                readers = [reader for reader in (None, *range(5)) if reader != seat]
                before = [seen(at, reader) for reader in readers]
                player.hand[0], state.deck[0] = state.deck[0], player.hand[0]
                assert [seen(at, reader) for reader in readers] == before
                player.hand[0], state.deck[0] = state.deck[0], player.hand[0]
                compared += 1
    assert compared > 50


def seen(table: Sitting, reader: int | None) -> str:
    """All that a reader gets."""
    if reader is None:
        return everything(public(table.look()))
    return everything(mine(table, reader))


def test_the_end_says_who_was_what() -> None:
    table = Sitting(CARDS, NAMES[:4]).deal()
    for at in table.playing(random.Random(1)):
        assert at.session.question is not None

    read = text(public(table.look()))

    assert " win" in read
    assert read.count(" — ") == 4
