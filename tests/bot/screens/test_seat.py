from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.games.dice.screen import at_least
from bot.screens.odds import percent
from bot.screens.seat import hand_over, leave_sure, my_seat, offer, seat_settings
from bot.storage.repository import PersonSettings, Phase
from bot.tables.look import look_at
from rules.dice.state import Role
from tests.bot.screens.looks import FIVE, NAMES, Sitting, rolled
from tests.poll import POLL
from tests.reading import button, controls, ids, labels, text

STAYING = ["🤝 Hand over my seat", "🚪 Leave", "🔔 Reminders: on", "✉️ Private messages: on"]


def test_my_seat_says_role_goal_and_ability() -> None:
    read = text(my_seat(rolled("G D A 2 A").look(1), "en", 2))

    assert "You are the Sheriff" in read
    assert "every Outlaw and every Renegade is out" in read
    assert "The table knows your role." in read
    assert "**El Gringo**, life 9 of 9, arrows 2: Whoever takes life from you has to take an arrow." in read


def test_my_seat_has_the_controls_of_my_own_question() -> None:
    look = rolled("G D A 2 A").look(1)

    view = my_seat(look, "en", 2, (0, 2))

    assert labels(view)[:2] == ["🔫 gatling: re-roll", "🧨 dynamite: locked"]
    assert button(view, "Roll 2 dice").custom_id == f"c:12:{look.ask_no}:5"
    assert labels(view)[-4:] == STAYING


def test_somebody_else_has_nothing_to_press() -> None:
    view = my_seat(rolled("G D A 2 A").look(0), "en", 1)

    assert "Nothing to do for you just now: <@2> rolls" in text(view)
    assert labels(view) == ["🔄 Look again", *STAYING]


def test_my_seat_says_whom_i_can_hit_and_how_far_the_others_are() -> None:
    read = text(my_seat(rolled("G D A 2 A").look(0), "en", 1))

    assert "With bull's eye 1 you can hit Budi (1 place away) and Eko (1 place away)." in read
    assert "Out of reach of bull's eye 1: Clara (2 places away) and Dewi (2 places away)." in read


def test_what_may_not_be_chosen_is_listed_with_the_reason() -> None:
    read = text(my_seat(rolled("1 D D D G").look(1), "en", 2))

    assert "✖ Dewi · 9, Eko · 8: 2 places away." in read


def test_what_is_locked_for_the_same_reason_is_said_once() -> None:
    read = text(my_seat(rolled("1 D D G B").look(1), "en", 2))

    assert read.count("Locked dice") == 1


@pytest.mark.parametrize(("wanted", "dice", "odds"), [(1, 1, 17), (3, 5, 4), (2, 1, 0), (0, 3, 100), (5, 5, 1)])
def test_odds(wanted: int, dice: int, odds: int) -> None:
    assert percent(at_least(wanted, dice)) == odds


def test_the_odds_are_those_of_the_marked_dice() -> None:
    look = rolled("G D A 2 A").look(1)

    assert "Odds of rolling 3 dice again: three dynamites 7%" in text(my_seat(look, "en", 2, (0, 1, 2)))
    assert "Odds of rolling 1 die again" not in text(my_seat(look, "en", 2, (0, 1, 2)))


def test_with_three_players_my_target_has_a_name() -> None:
    table = Sitting(names=NAMES[:3]).deal()
    roles = [player.role for player in table.session.state.players]
    outlaw, deputy = roles.index(Role.OUTLAW), roles.index(Role.DEPUTY)

    read = text(my_seat(table.look(outlaw), "en", outlaw + 1))

    assert f"the 🛡️ Deputy ({NAMES[deputy]})" in read


def test_the_dead_keep_the_panel_without_controls() -> None:
    table = rolled("G D A 2 A", "outlaw vulture-sam out", *FIVE[1:])

    view = my_seat(table.look(0), "en", 1)

    assert "You are out of the game" in text(view)
    assert controls(view) == []


def test_who_is_out_but_may_still_be_asked_keeps_the_controls() -> None:
    look = rolled("G D A 2 A").look(1)
    fallen = replace(look, living=(0, 2, 3, 4))

    assert len(controls(my_seat(fallen, "en", 2))) == len(controls(my_seat(look, "en", 2))) > 0
    assert controls(my_seat(replace(look, playing=fallen.living), "en", 2)) == []


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


def test_reminders_say_whether_they_are_on() -> None:
    assert "🔔 Reminders: off" in labels(
        seat_settings(Sitting().deal().look(0), "en", PersonSettings(1, reminders=False))
    )


def test_my_seat_links_to_the_table() -> None:
    look = Sitting().deal().look(0)

    assert "(https://discord.com/channels/5/6/7)" in text(my_seat(look, "en", 1))
    assert "(https://discord.com/channels/@me/6)" in text(
        my_seat(replace(look, guild_id=None, message_id=None), "en", 1)
    )


def test_my_seat_speaks_the_readers_language() -> None:
    table = Sitting(locale="en").deal()

    assert "Kamu adalah Sheriff" in text(my_seat(table.look(1), "id", 2))


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
    assert controls(view) == []


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
    [(Phase.HALTED, "Nothing is lost"), (Phase.VOID, "nothing was booked"), (Phase.ENDED, "Go to the table")],
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
