from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games import FRONTENDS
from bot.screens.controls import CONTROLS
from bot.screens.public import call, public, reminder
from bot.storage.repository import Phase
from bot.text import LOCALES, draw
from tests.bot.screens.looks import FIVE, NAMES, Sitting, rolled
from tests.poll import POLL
from tests.reading import button, buttons, controls, ids, labels, pictures, starting, text

WORDS = {
    "en": ("left in the middle", "Still hidden", "Which dice again?", "2 rolls left", "keep", "locked"),
    "es": ("en el centro", "Aún ocultos", "¿Qué dados otra vez?", "Quedan 2 tiradas", "guardar", "fijo"),
    "id": ("tersisa di tengah", "Tersembunyi", "Dadu mana lagi?", "sisa 2 lemparan", "simpan", "terkunci"),
}
FOUR = ("outlaw vulture-sam 7/9", "deputy black-jack 8/8", "renegade kit-carlson 3/7")
"""All but the Sheriff, who rolls."""
IDLE = ["🎭 My seat", "📜", "❔"]
"""What stands under a table where nobody is asked."""


@pytest.fixture(autouse=True)
def signs_again() -> Iterator[None]:
    yield
    draw({})


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_is_complete_as_text_and_in_order(locale: str) -> None:
    table = rolled("G D A 2 A", locale=locale)
    view, state = table.look().view, table.session.state
    pile, hidden, which, left, keep, locked = WORDS[locale]

    shown = public(table.look())
    read = text(shown)

    for seat in view.seats:
        line = next(line for line in read.splitlines() if f"{seat.seat + 1}\\. **{NAMES[seat.seat]}**" in line)
        assert f"❤️ {seat.life}/{seat.max_life}" in line
        assert (f"🏹 {seat.arrows}" in line) == (seat.arrows > 0)
        assert ("Sheriff" in line) == (seat.seat == state.active)
        assert line.startswith("▸") == (seat.seat == state.active)
    order = [f"<@{state.active + 1}>", "1\\. **Ana", "5\\. **Eko", pile, hidden, which, left, "⏳", "12"]
    places = [read.index(part) for part in order]
    assert places == sorted(places)
    assert [label.split()[-1] for label in labels(shown)[:5]] == [keep, locked, keep, keep, keep]


def test_the_heading_says_who_is_asked_and_for_what_and_nothing_else() -> None:
    assert text(public(rolled("G D A 2 A").look())).splitlines()[0] == "### <@2>, your roll"


def test_who_is_out_is_said_with_the_role() -> None:
    read = text(public(rolled("G D A 2 A", "outlaw vulture-sam out", *FIVE[1:]).look()))

    assert "1\\. Ana Outlaw 💀 out" in read


def test_the_seats_say_which_bulls_eyes_reach_them() -> None:
    lines = text(public(rolled("G D A 2 A").look())).splitlines()

    assert [line[-4:].strip(" ·") for line in lines[1:6]] == ["1️⃣", lines[2][-4:].strip(" ·"), "1️⃣", "2️⃣", "2️⃣"]


def test_a_picture_takes_the_place_of_the_seats_and_says_the_same() -> None:
    look = rolled("G D A 2 A").look()

    view = public(look, picture="table-1.png")

    ((address, alt),) = pictures(view)
    assert address == "attachment://table-1.png"
    assert "1\\. " not in text(view)
    for seat in look.view.seats:
        assert f"{seat.seat + 1}. {NAMES[seat.seat]}" in alt
    assert text(view).splitlines()[0] == "### <@2>, your roll"


def test_without_the_lines_of_the_seats_the_facts_say_whom_bulls_eyes_reach() -> None:
    look = rolled("G D A 2 A").look()

    assert "1️⃣ Clara, Ana · 2️⃣ Dewi, Eko" in text(public(look, picture="table-1.png"))
    assert "1️⃣ Clara" not in text(public(look))


def test_a_game_without_a_picture_keeps_the_lines_of_its_seats() -> None:
    view = public(Sitting(POLL, NAMES[:3]).deal().look(), picture="table-1.png")

    assert pictures(view) == []
    assert "1\\. Ana" in text(view)


def test_a_marked_die_says_so_in_words_and_commits_what_is_marked() -> None:
    look = rolled("G D A 2 A").look()

    view = public(look, (0,))

    assert labels(view)[0] == "🔫 again"
    assert button(view, "Roll 1 again").custom_id == f"c:12:{look.ask_no}:1"
    assert button(view, "Stop").custom_id == f"c:12:{look.ask_no}:0"


def test_where_nothing_is_marked_all_may_be_rolled_in_one_press() -> None:
    look = rolled("G D A 2 A").look()

    view = public(look)

    assert button(view, "Roll 0 again").disabled
    assert button(view, "Roll all").custom_id == f"c:12:{look.ask_no}:f"


def test_where_all_are_marked_one_press_takes_the_marks_away() -> None:
    look = rolled("G D A 2 A").look()

    assert button(public(look, (0, 1, 2, 3)), "None").custom_id == f"s:12:{look.ask_no}:0"


def test_marking_moves_nothing() -> None:
    look = rolled("G D A 2 A").look()
    fresh = public(look, picture="table-1.png")

    for marks in ((0,), (1, 3), (0, 1, 2, 3)):
        marked = public(look, marks, picture="table-1.png")
        assert text(marked) == text(fresh)
        assert len(labels(marked)) == len(labels(fresh))


def test_a_locked_die_stands_in_its_place_and_cannot_be_pressed() -> None:
    assert button(public(rolled("G D A 2 A").look()), "locked").disabled


def test_dice_are_drawings_alone_where_these_can_be_shown() -> None:
    look = rolled("G D A 2 A").look()
    draw({name: f"<:{name}:1>" for name in ("gatling", "gatling_again", "dynamite_locked", "arrow")})

    dice = labels(public(look, (0,)))[:5]

    assert dice == ["<:gatling_again:1>", "<:dynamite_locked:1>", "<:arrow:1>", "2️⃣ keep", "<:arrow:1>"]


def test_targets_are_buttons_with_names_and_what_life_will_be_clockwise() -> None:
    view = public(rolled("1 D D D G").look())

    assert labels(view)[:2] == ["Clara 8→7", "Ana 9→8"]
    assert "**Named** nobody yet" in text(view)


def test_numbers_count_what_is_named_already() -> None:
    view = public(rolled("1 1 2 D D").answer(()).answer((0,)).look())

    assert labels(view)[:2] == ["Clara 7→6", "Ana 9→8"]
    assert "**Named** 1️⃣ Clara\u00a0−1 · then 2️⃣" in text(view)


def test_results_of_one_kind_can_all_go_to_one_player() -> None:
    look = rolled("1 1 2 D D").answer(()).look()

    view = public(look)

    assert labels(view)[:4] == ["Clara 8→7", "Ana 9→8", "Clara 2× 8→6", "Ana 2× 9→7"]
    assert button(view, "Clara 2× 8→6").custom_id == f"b:12:{look.ask_no}:0:2"


def test_two_bulls_eyes_at_one_are_a_drawing_where_it_can_be_shown() -> None:
    look = rolled("1 1 2 D D").answer(()).look()
    draw({"two_bulls_eyes_1": "<:two_bulls_eyes_1:1>"})

    assert labels(public(look))[2:4] == ["<:two_bulls_eyes_1:1> Clara 8→6", "<:two_bulls_eyes_1:1> Ana 9→7"]


def test_only_results_that_follow_each_other_go_to_one_player_together() -> None:
    assert labels(public(rolled("1 2 1 D D").answer(()).look()))[:2] == ["Clara 8→7", "Ana 9→8"]
    assert not [label for label in labels(public(rolled("1 2 1 D D").answer(()).look())) if "2×" in label]


def test_who_would_fall_has_a_skull() -> None:
    players = (*FIVE[:2], "deputy black-jack 1/8", *FIVE[3:])

    assert labels(public(rolled("1 D D D G", *players).look()))[0] == "💀 Clara 1→0"


def test_a_beer_says_what_it_makes_of_life_and_where_it_is_wasted() -> None:
    players = (FOUR[0], "sheriff el-gringo 6/9", *FOUR[1:])

    view = public(rolled("B D D G G", *players).answer(()).look())

    assert labels(view)[:4] == ["❤️ Me 6→7", "Clara 8/8 (wasted)", "Dewi 3→4", "Ana 7→8"]


def test_a_beer_of_jesse_jones_gives_him_two() -> None:
    players = (FOUR[0], "sheriff jesse-jones 4/9", *FOUR[1:])

    assert labels(public(rolled("B D D G G", *players).answer(()).look()))[0] == "❤️ Me 4→6"


def test_of_many_who_may_drink_the_full_are_in_a_menu() -> None:
    players = (*FIVE[:1], "sheriff el-gringo 6/9", *FIVE[2:4], "renegade willy-the-kid 2/8")

    view = public(rolled("B B D D G", *players).answer(()).look())

    assert labels(view)[:3] == ["❤️ Me 6→7", "❤️ Me 2× 6→8", "Eko 2→3"]
    assert labels(view)[3:7] == ["Eko 2× 2→4", "Clara 8/8 (wasted)", "Dewi 9/9 (wasted)", "Ana 9/9 (wasted)"]


def test_a_first_turn_of_five_dice_is_played_in_four_presses() -> None:
    table = rolled("G G A 2 B 1 1 B B B G G 2 B B", *FIVE[:1], "sheriff el-gringo 5/9", *FIVE[2:])

    for label in ("Roll all", "Stop", "Clara 2× 8→6", "❤️ Me 3× 5→8"):
        pressed = next(one for one in buttons(public(table.look())) if label.endswith(one.label or "-"))
        table.press(pressed.custom_id or "")

    assert [player.life for player in table.session.state.players] == [9, 8, 6, 9, 8]
    assert table.session.state.active == 2


def test_taking_back_keeps_its_place_and_is_grey_until_something_is_named() -> None:
    before = rolled("1 1 D D D").look()
    after = rolled("1 1 D D D").answer((0,)).look()

    assert starting(public(before), f"x:12:{before.ask_no}:999").disabled
    assert starting(public(after), f"a:12:{after.ask_no}:2").emoji is not None
    assert labels(public(after))[-4:] == ["↩️", *IDLE]


def test_what_has_come_of_the_turn_stands_above_the_question() -> None:
    table = rolled("1 1 B D D").answer(()).answer((0,)).answer((0,))

    assert "-# 1️⃣1️⃣ Clara\u00a0−2: life 6" in text(public(table.look()))


def test_a_bots_turn_has_no_controls() -> None:
    table = Sitting(bots=4).deal()
    assert table.session.waiting()[0].seat != 0

    view = public(table.look())

    assert text(view).splitlines()[0] == f"### {NAMES[table.session.state.active]} rolls the dice"
    assert labels(view) == IDLE


def test_where_nobody_is_asked_the_foot_says_who_comes_next() -> None:
    read = text(public(Sitting(bots=4, seed=bytes(32)).deal().look()))

    assert read.splitlines()[-1].startswith("-# next ")


def test_an_absent_persons_turn_has_no_controls() -> None:
    table = Sitting().deal()
    seat = table.session.waiting()[0].seat
    table.live.set_seat(seat, bot_plays=True)

    view = public(table.look())

    assert f"**{NAMES[seat]} 🤖**" in text(view)
    assert labels(view) == IDLE


def test_at_the_first_turns_the_table_says_who_begins() -> None:
    table = Sitting().deal()
    name = NAMES[table.session.state.active]

    assert f"-# ⭐ **{name}** is the Sheriff and begins." in text(public(table.look()))
    assert "and begins" not in text(public(table.look(), before=["What came before"]))


def test_an_old_message_loses_its_controls() -> None:
    view = public(Sitting().deal().look(), controls=False)

    assert controls(view) == []
    assert "1\\. **Ana" in text(view)


def test_a_halted_table_says_so_and_asks_nothing() -> None:
    look = replace(Sitting().deal().look(), phase=Phase.HALTED)

    view = public(look)

    assert "Nothing is lost" in text(view)
    assert "Which dice" not in text(view)
    assert [custom_id for custom_id in ids(view) if not custom_id.startswith("t:")] == []


@pytest.mark.parametrize("game", [frontend.key for frontend in FRONTENDS])
def test_a_halted_table_that_cannot_be_looked_at_says_so_and_who_sits_there(game: str) -> None:
    look = replace(Sitting(names=NAMES[:4]).look(), game=game, phase=Phase.HALTED)

    read = text(public(look))

    assert "Nothing is lost" in read
    assert "4\\. Dewi" in read
    assert labels(public(look)) == IDLE
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
    assert "Which dice again?" in read


def test_a_call_tells_nothing_of_a_private_question() -> None:
    assert "Yes or no?" not in text(call(Sitting(POLL, NAMES[:3]).deal().look(), [1]))
