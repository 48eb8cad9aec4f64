from __future__ import annotations

import random
from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot.games.dice.screen import at_least
from bot.screens.lookups import cast_page, odds_page, words_page
from bot.screens.odds import percent
from bot.screens.seat import hand_over, leave_sure, my_seat, offer, seat_settings
from bot.storage.repository import PersonSettings, Phase
from bot.tables.look import look_at
from rules.dice.state import Role
from tests.bot.screens.looks import FIVE, NAMES, Sitting, rolled
from tests.poll import POLL
from tests.reading import button, controls, ids, labels, text

STAYING = ["Who is who", "In words", "⚙️"]


def test_my_seat_says_role_goal_and_ability() -> None:
    read = text(my_seat(rolled("G D A 2 A").look(1), "en", 2))

    assert read.splitlines()[:4] == [
        "### ⭐ Sheriff: all Outlaws and Renegades out",
        "The Deputies win with you. Everybody knows your role.",
        "**El Gringo** ❤️ 9/9 · 🏹 2",
        "-# Whoever takes life from you has to take an arrow. Indians and dynamite do not count.",
    ]


def test_a_deputy_reads_whom_to_keep_alive() -> None:
    read = text(my_seat(rolled("G D A 2 A").look(2), "en", 3))

    assert read.startswith("### 🛡️ Deputy: keep Sheriff Budi alive\nYou win with the Sheriff, even if you are out.")
    assert "Nobody else knows your role." in read


def test_my_seat_has_the_controls_of_my_own_question() -> None:
    look = rolled("G D A 2 A").look(1)

    view = my_seat(look, "en", 2, (0, 2))

    assert labels(view)[:3] == ["🔫 again", "🧨 locked", "🏹 keep"]
    assert button(view, "Roll 2 again").custom_id == f"c:12:{look.ask_no}:5"
    assert labels(view)[-3:] == STAYING


def test_somebody_else_has_nothing_to_press() -> None:
    view = my_seat(rolled("G D A 2 A").look(0), "en", 1)

    assert "Nothing to do for you just now. Budi rolls the dice." in text(view)
    assert labels(view) == ["Look again", *STAYING]


def test_my_seat_says_whom_i_can_hit() -> None:
    assert "1️⃣ Budi, Eko · 2️⃣ Clara, Dewi" in text(my_seat(rolled("G D A 2 A").look(0), "en", 1))


def test_where_names_are_long_seats_are_named_by_their_numbers() -> None:
    table = Sitting(names=("Anastasia", "Bartholomew", "Clementine", "Desdemona", "Evangeline")).deal()

    assert "1️⃣ 2, 5 · 2️⃣ 3, 4" in text(my_seat(table.look(0), "en", 1))


def test_what_may_not_be_chosen_has_no_button() -> None:
    view = my_seat(rolled("1 D D D G").look(1), "en", 2)

    assert [label for label in labels(view) if "Dewi" in label or "Eko" in label] == []
    assert "1️⃣ Clara, Ana · 2️⃣ Dewi, Eko" in text(view)


def test_a_locked_die_says_so_once() -> None:
    view = my_seat(rolled("1 D D G B").look(1), "en", 2)

    assert [label for label in labels(view) if "locked" in label] == ["🧨 locked", "🧨 locked"]
    assert "ocked" not in text(view)


@pytest.mark.parametrize(("wanted", "dice", "odds"), [(1, 1, 17), (3, 5, 4), (2, 1, 0), (0, 3, 100), (5, 5, 1)])
def test_odds(wanted: int, dice: int, odds: int) -> None:
    assert percent(at_least(wanted, dice)) == odds


def test_the_odds_are_told_for_each_number_of_dice() -> None:
    read = text(odds_page(rolled("G D A 2 A").look(), "en"))

    assert "2 dice again: three dynamites 3%, Indian attack 0%." in read
    assert "3 dice again: three dynamites 7%, Indian attack 0%." in read
    assert "1 die again" not in read


def test_where_nothing_is_rolled_there_are_no_odds_to_tell() -> None:
    assert "No dice are being rolled." in text(odds_page(rolled("1 1 B G G").answer(()).look(), "en"))


def test_with_three_players_my_target_has_a_name() -> None:
    table = Sitting(names=NAMES[:3]).deal()
    roles = [player.role for player in table.session.state.players]
    outlaw, deputy = roles.index(Role.OUTLAW), roles.index(Role.DEPUTY)

    read = text(my_seat(table.look(outlaw), "en", outlaw + 1))

    assert f"### 💰 Outlaw: hunt Deputy {NAMES[deputy]}" in read


def test_the_dead_keep_the_panel_without_controls() -> None:
    table = rolled("G D A 2 A", "outlaw vulture-sam out", *FIVE[1:])

    view = my_seat(table.look(0), "en", 1)

    assert "You are out of the game" in text(view)
    assert labels(view) == ["Who is who", "In words"]


def test_who_is_out_but_may_still_be_asked_keeps_the_controls() -> None:
    look = rolled("G D A 2 A").look(1)
    fallen = replace(look, living=(0, 2, 3, 4))

    assert len(controls(my_seat(fallen, "en", 2))) == len(controls(my_seat(look, "en", 2))) > 0
    assert labels(my_seat(replace(look, playing=fallen.living), "en", 2)) == ["Who is who", "In words"]


def test_a_bystander_reads_that_there_is_no_seat() -> None:
    table = Sitting().deal()

    view = my_seat(look_at(table.live, 99), "en", 99)

    assert "You have no seat at this table" in text(view)
    assert controls(view) == []


def test_a_seat_that_a_bot_plays_can_be_taken_back() -> None:
    table = Sitting().deal()
    table.live.set_seat(0, bot_plays=True)

    view = my_seat(table.look(0), "en", 1)

    assert "A bot plays your seat" in text(view)
    assert labels(view)[0] == "Take my seat back"


def test_the_settings_of_a_seat_say_what_is_on_and_how_to_give_it_up() -> None:
    view = seat_settings(Sitting().deal().look(0), "en", PersonSettings(1, reminders=False))

    assert labels(view) == [
        "Reminders: off",
        "Private messages: on",
        "Hand over my seat",
        "Leave for good",
        "↩️ Back to my seat",
    ]
    assert button(view, "Leave for good").style is ButtonStyle.danger


def test_the_table_in_words_says_what_its_picture_shows() -> None:
    read = text(words_page(rolled("G D A 2 A").look(), "en"))

    assert "▸ 2\\. **Budi** Sheriff ❤️ 9/9 🏹 2" in read
    assert "🏹 7 left in the middle" in read


def test_who_is_who_tells_everybodys_character() -> None:
    assert "Eko: **Willy the Kid**." in text(cast_page(rolled("G D A 2 A").look(), "en"))


def test_my_seat_links_to_the_table() -> None:
    look = Sitting().deal().look(0)

    assert "(https://discord.com/channels/5/6/7)" in text(my_seat(look, "en", 1))
    assert "(https://discord.com/channels/@me/6)" in text(
        my_seat(replace(look, guild_id=None, message_id=None), "en", 1)
    )


def test_my_seat_speaks_the_readers_language() -> None:
    table = Sitting(locale="en").deal()

    assert "### ⭐ Sheriff: singkirkan semua Outlaw dan Renegade" in text(my_seat(table.look(1), "id", 2))


def test_my_seat_in_a_lobby_lets_me_leave() -> None:
    view = my_seat(Sitting().look(2), "en", 3)

    assert "You sit in seat 3" in text(view)
    assert ids(view) == ["t:12:leave:0"]


def test_my_seat_at_the_end_says_who_has_won() -> None:
    table = Sitting().deal()
    for at in table.playing(random.Random(1)):
        assert at.session.question is not None

    view = my_seat(table.look(0), "en", 1)

    assert " win" in text(view)
    assert labels(view) == ["Who is who", "In words"]


def test_a_private_hand_and_its_question_are_on_my_seat() -> None:
    table = Sitting(POLL, NAMES[:3]).deal()
    for _ in range(3):
        table.answer((0,))
    table.session.close(table.session.ask_no)
    chair = table.session.waiting()[0].seat
    table.live.row = replace(table.live.row, ask_no=table.session.ask_no)
    hand = sorted(table.session.state.hands[chair])

    view = my_seat(table.look(chair), "en", chair + 1)

    assert [label for label in labels(view) if label.startswith("Card")] == [f"Card {n}: keep" for n in hand]
    assert "Choose none" in labels(view)


def test_a_window_shows_its_holder_what_to_press() -> None:
    table = Sitting(POLL, NAMES[:3]).deal()
    for _ in range(3):
        table.answer((0,))
    holder = table.session.state.veto

    for seat in range(3):
        view = my_seat(table.look(seat), "en", seat + 1)
        assert "Anyone may step in" in text(view)
        assert ("Cancel the round" in labels(view)) == (seat == holder)


def test_more_options_than_buttons_are_a_menu_with_pages() -> None:
    table = Sitting(POLL, NAMES[:3]).deal()
    look = table.look(0)
    assert look.ask is not None
    crowd = replace(look, ask=replace(look.ask, options=("yes", "no") * 15))

    first, second = (my_seat(crowd, "en", 1, page=page) for page in (0, 1))

    assert ids(first)[:2] == [f"A:12:{look.ask_no}", "p:seat:12:1:0"]
    assert ids(second)[:2] == [f"A:12:{look.ask_no}", "p:seat:12:0:0"]
    assert len([label for label in labels(first) if label in ("In favour", "Against")]) == 25
    assert len([label for label in labels(second) if label in ("In favour", "Against")]) == 5


def test_an_offer_names_giver_receiver_and_seat() -> None:
    view = offer(Sitting().deal().look(), "en", 1, 9)

    assert "<@9>: Budi offers you seat 2 at table 12." in text(view)
    assert ids(view) == ["t:12:accept:1"]


@pytest.mark.parametrize(
    ("phase", "said"),
    [(Phase.HALTED, "Nothing is lost"), (Phase.VOID, "nothing was booked"), (Phase.ENDED, "[table 12](")],
)
def test_where_a_game_cannot_be_looked_at_any_more_my_seat_does_not_call_it_a_lobby(
    phase: Phase, said: str
) -> None:
    view = my_seat(replace(Sitting().look(), phase=phase, why="lobby-closed"), "en", 1)

    assert said in text(view)
    assert "has not started yet" not in text(view)
    assert ids(view) == []


def test_handing_over_and_leaving_ask_first() -> None:
    look = Sitting().deal().look(0)

    assert ids(hand_over(look, "en")) == ["u:12:hand-over"]
    assert "it counts as a loss" in text(leave_sure(look, "en"))
    assert ids(leave_sure(look, "en")) == ["y:leave:12"]
