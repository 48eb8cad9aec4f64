from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games import FRONTENDS
from bot.screens.controls import CONTROLS
from bot.screens.public import call, public, reminder
from bot.storage.repository import Phase
from bot.text import LOCALES
from tests.bot.screens.looks import FIVE, NAMES, Sitting, rolled
from tests.poll import POLL
from tests.reading import button, buttons, controls, ids, labels, text

WORDS = {
    "en": ("life", "arrows", "Arrows in the middle", "Dice, roll 1 of 3", "keep"),
    "id": ("nyawa", "panah", "Panah di tengah", "Dadu, lemparan 1 dari 3", "simpan"),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_is_complete_as_text_and_in_order(locale: str) -> None:
    table = rolled("G D A 2 A", locale=locale)
    view, state = table.look().view, table.session.state
    life, arrows, pile, dice, keep = WORDS[locale]

    shown = public(table.look())
    read = text(shown)

    for seat in view.seats:
        line = next(line for line in read.splitlines() if f"{seat.seat + 1}\\. {NAMES[seat.seat]}" in line)
        assert f"{life} {seat.life}/{seat.max_life}" in line
        assert f"{arrows} {seat.arrows}" in line
        assert ("Sheriff" in line) == (seat.seat == state.active)
        assert line.startswith("▸") == (seat.seat == state.active)
    order = ["BANG! The Dice Game", f"<@{state.active + 1}>", "1\\. Ana", "5\\. Eko", pile, dice, "• ", "**Budi"]
    places = [read.index(part) for part in order]
    assert places == sorted(places)
    assert sum(keep in label for label in labels(shown)) + sum(die.locked for die in view.dice) == 5


def test_who_is_out_is_said_with_the_role() -> None:
    read = text(public(rolled("G D A 2 A", "outlaw vulture-sam out", *FIVE[1:]).look()))

    line = next(line for line in read.splitlines() if "1\\. " in line)

    assert "out" in line
    assert "Outlaw" in line


def test_a_marked_die_says_so_in_words_and_commits_what_is_marked() -> None:
    look = rolled("G D A 2 A").look()

    view = public(look, (0,))

    assert labels(view)[0] == "🔫 gatling: re-roll"
    assert button(view, "Roll 1 die").custom_id == f"c:12:{look.ask_no}:1"
    assert button(view, "Stop here").custom_id == f"c:12:{look.ask_no}:0"
    assert "Every die is kept" not in text(view)


def test_fresh_marks_keep_every_die_and_say_so() -> None:
    view = public(rolled("G D A 2 A").look())

    assert "Every die is kept unless you mark it" in text(view)
    assert button(view, "Mark one first").disabled


def test_a_locked_die_stands_in_its_place_and_cannot_be_pressed() -> None:
    locked = button(public(rolled("G D A 2 A").look()), "dynamite: locked")

    assert locked.disabled


def test_targets_are_buttons_with_names_and_life_clockwise() -> None:
    view = public(rolled("1 D D D G").look())

    assert not button(view, "Clara · 8").disabled
    assert button(view, "Dewi · 9").disabled
    assert button(view, "Eko · 8").disabled
    assert not button(view, "Ana · 9").disabled


def test_taking_back_is_the_last_button_of_a_question() -> None:
    look = rolled("1 1 D D D").answer((0,)).look()

    answers = [b for b in buttons(public(look)) if (b.custom_id or "")[:2] in ("a:", "x:")]

    assert answers[-1].label == "Take back"


def test_a_bots_turn_has_no_controls() -> None:
    table = Sitting(bots=4).deal()
    assert table.session.waiting()[0].seat != 0

    view = public(table.look())

    assert "is thinking" in text(view)
    assert labels(view) == ["🎭 My seat", "❔ Help"]


def test_an_absent_persons_turn_has_no_controls() -> None:
    table = Sitting().deal()
    table.live.set_seat(table.session.waiting()[0].seat, bot_plays=True)

    view = public(table.look())

    assert "(a bot plays)" in text(view)
    assert "Stop here" not in labels(view)


def test_an_old_message_loses_its_controls() -> None:
    view = public(Sitting().deal().look(), controls=False)

    assert controls(view) == []
    assert "1\\. Ana" in text(view)


def test_a_halted_table_says_so_and_asks_nothing() -> None:
    look = replace(Sitting().deal().look(), phase=Phase.HALTED)

    view = public(look)

    assert "Nothing is lost" in text(view)
    assert labels(view) == ["🎭 My seat", "❔ Help"]


@pytest.mark.parametrize("game", [frontend.key for frontend in FRONTENDS])
def test_a_halted_table_that_cannot_be_looked_at_says_so_and_who_sits_there(game: str) -> None:
    look = replace(Sitting(names=NAMES[:4]).look(), game=game, phase=Phase.HALTED)

    read = text(public(look))

    assert "Nothing is lost" in read
    assert "4\\. Dewi" in read
    assert labels(public(look))[:2] == ["🎭 My seat", "❔ Help"]
    assert controls(public(look, controls=False)) == []


@pytest.mark.parametrize("why", ["lobby-closed", "ended-by-moderator"])
def test_a_closed_table_says_why(why: str) -> None:
    look = replace(Sitting().look(), phase=Phase.VOID, why=why)

    assert "nothing was booked" in text(public(look))
    assert controls(public(look)) == []


def test_a_window_looks_the_same_whoever_may_act() -> None:
    table = Sitting(POLL, NAMES[:3]).deal()
    for _ in range(3):
        table.answer((0,))
    assert table.look().window
    table.session.state.veto = None
    nobody = text(public(table.look()))
    table.session.state.veto = 2

    assert "Anyone may step in" in nobody
    assert text(public(table.look())) == nobody


def test_two_people_of_one_name_are_told_apart() -> None:
    read = text(public(Sitting(names=("Ana", "Budi", "ana", "Dewi")).deal().look()))

    assert "Ana (seat 1)" in read
    assert "ana (seat 3)" in read
    assert "Budi (seat" not in read


def test_a_name_of_markup_is_shown_as_typed() -> None:
    view = public(Sitting(names=("**Ana**", "<@1>", "Clara", "Dewi")).deal().look())

    assert "\\*\\*Ana\\*\\*" in text(view)
    assert "\\<\\@1\\>" in text(view)


def test_every_control_is_one_of_ours() -> None:
    for table in (Sitting(), Sitting().deal()):
        for custom_id in ids(public(table.look())):
            assert any(control.__discord_ui_compiled_template__.fullmatch(custom_id) for control in CONTROLS), (
                custom_id
            )


@pytest.mark.parametrize("say", [call, reminder])
def test_a_call_names_people_the_table_and_the_question(say: object) -> None:
    look = rolled("G D A 2 A").look()
    assert callable(say)

    read = text(say(look, [2, 3]))

    assert "<@2> and <@3>" in read
    assert "table 12" in read
    assert "which dice to roll again?" in read


def test_a_call_tells_nothing_of_a_private_question() -> None:
    assert "Yes or no?" not in text(call(Sitting(POLL, NAMES[:3]).deal().look(), [1]))
