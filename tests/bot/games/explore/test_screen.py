"""Exploring, as people see it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.chat.rulebook import search
from bot.screens.controls import marks_of
from bot.screens.lookups import help_page, odds_page
from bot.screens.public import public
from bot.screens.seat import my_seat
from rules.explore.options import Die
from rules.explore.state import Blue, Colour, Rolled
from tests.bot.screens.looks import Sitting
from tests.exploring import deck, exploring, side
from tests.reading import button, buttons, ids, labels, text

YELLOW, RED = Colour.YELLOW, Colour.RED
ON_IT = [Rolled(RED, 3), Rolled(YELLOW, 1)]
PHARMACY: dict[str, Any] = {"card": "overrun-pharmacy", "placed": ON_IT, "dice": [3, 3, 1, 1]}


def line(table: Sitting, beginning: str) -> str:
    """The one line of the table that has this in it."""
    (found,) = [one for one in text(public(table.look())).splitlines() if beginning in one]
    return found


def seat_text(table: Sitting, seat: int, marks: tuple[int, ...] | None = None) -> str:
    return text(my_seat(table.look(seat), table.live.row.locale, seat + 1, marks))


# -- the table ---------------------------------------------------------------------------------------------


def test_the_card_in_play_is_shown_with_what_is_left_of_it() -> None:
    table = exploring(**PHARMACY)

    assert "**Overrun Pharmacy** · fight 5 (1 left) · bites 2 · supplies 3" in line(table, "🃏")
    assert line(table, "On the card") == "🎯 On the card: 🔴 red 3 and 🟡 yellow 1"


def test_a_fresh_card_has_no_rest() -> None:
    assert line(exploring(card="overrun-pharmacy"), "🃏").endswith("fight 5 · bites 2 · supplies 3")


def test_what_a_card_changes_is_said_beside_it() -> None:
    assert "costs two Wound Cubes" in line(exploring(card="fever-camp"), "✳️")


def test_dice_and_cubes_left_are_counted_by_colour_and_word() -> None:
    table = exploring(card="farmhouse", dice=[4, 0, 2, 1], cubes=2)

    assert line(table, "Dice left") == "🎲 Dice left: 🟡 4 yellow, 🔴 2 red and ⚫ 1 black"
    assert line(table, "Wound Cubes") == "🩸 Wound Cubes left: 2 of 3"


def test_the_cards_in_front_say_what_would_be_banked() -> None:
    table = exploring(front=["farmhouse", "motel"], done=2)

    assert line(table, "In front of") == "🥫 In front of Budi: Farmhouse 2, Motel 3. To bank now: 5 supplies"
    assert "2\\. Budi — 🎒 Stash 0 · 5 in front" in line(table, "▸")


def test_deck_and_discards_are_counted() -> None:
    table = exploring(discards=["chapel"], front=["motel"], done=1)

    assert line(table, "Deck") == "🂠 Deck 38 · discards 1"


def test_the_final_round_names_who_still_plays() -> None:
    table = exploring(seats=4, card="farmhouse", closer=0, stashes=[16, 0, 7, 1])

    assert line(table, "Final round") == "🏁 Final round: Ana has 16 supplies. Still to play: Budi, Clara and Dewi"


def test_a_tiebreak_says_who_is_level_and_who_watches() -> None:
    table = exploring(card="farmhouse", closer=0, contenders=[0, 1], stashes=[16, 16, 7])

    assert "Ana and Budi are level" in line(table, "Tiebreak")
    assert line(table, "3\\.").endswith("watches the tiebreak")
    assert "out of the game" in seat_text(table, 2)


# -- attacking ---------------------------------------------------------------------------------------------


def test_each_colour_has_one_button_with_how_many_are_left() -> None:
    view = public(exploring(**PHARMACY).look())

    assert labels(view)[:4] == ["🟡 3", "🟠 3", "🔴 1", "⚫ 1"]


def test_a_colour_that_is_spent_cannot_be_pressed() -> None:
    view = public(exploring(card="farmhouse", dice=[2, 0, 0, 1]).look())

    assert [one.disabled for one in buttons(view)[:4]] == [False, True, True, False]


def test_marked_dice_are_counted_off_and_stand_above_with_their_odds() -> None:
    view = public(exploring(card="farmhouse").look(), (0, 11))

    assert labels(view)[:4] == ["🟡 5", "🟠 3", "🔴 2", "⚫ 0"]
    assert re.search(r"Chosen 🟡⚫ · \*\*\d+%\*\*, in the end \d+%", text(view))
    assert re.fullmatch(r"Attack: \d+%", labels(view)[4])


def test_a_press_takes_one_more_and_once_there_are_three_gives_one_back() -> None:
    table = exploring(card="farmhouse")
    two, three = public(table.look(), (0, 1)), public(table.look(), (0, 1, 11))

    assert ids(two)[0].endswith(":3:2")
    assert ids(three)[0].endswith(":803:1")
    assert [one.disabled for one in buttons(three)[:4]] == [False, True, True, False]


def test_the_best_dice_are_rolled_by_one_press() -> None:
    table = exploring(card="farmhouse")
    found = next(label for label in labels(public(table.look())) if label.startswith("Best"))
    best = button(public(table.look()), found)
    marks = marks_of(int(str(best.custom_id).rpartition(":")[2], 16))

    assert re.fullmatch(r"Best: [🟡🟠🔴⚫]{1,3} \d+%", found)
    assert button(public(table.look(), marks), found).disabled
    assert len({*ids(public(table.look(), marks))}) == len(ids(public(table.look(), marks)))


@pytest.mark.parametrize("marks", [(), (0, 1, 2, 3)])
def test_no_die_and_four_dice_cannot_attack(marks: tuple[int, ...]) -> None:
    assert buttons(public(exploring(card="farmhouse").look(), marks))[4].disabled


def test_between_cards_the_odds_and_the_stash_stand_on_the_buttons() -> None:
    view = public(exploring(front=["motel"], done=1).look())

    assert re.fullmatch(r"Explore on: \d+%", labels(view)[0])
    assert labels(view)[1] == "Stop: 0→3"


def test_an_attack_is_told_by_what_it_came_to() -> None:
    table = exploring(card="overrun-pharmacy", sides=[0, 5, side(Blue.PLUS_1)])
    ask = table.session.waiting()[0]
    table.answer(tuple(i for i, die in enumerate(ask.options) if die in (Die(YELLOW, 1), Die(RED, 1))))

    told = text(public(table.look()))

    assert "Overrun Pharmacy holds out: 2 left · 🩸 −2" in told


# -- smaller questions -------------------------------------------------------------------------------------


def thrown(blue: Blue, *faces: int, card: str = "prison-yard") -> Sitting:
    """Budi has attacked with so many yellow dice, which show these faces."""
    sides = [(0, 2, 5)[face] for face in faces]
    table = exploring(card=card, sides=[*sides, side(blue), 0])
    return table.answer(tuple(range(len(faces))))


def test_a_re_roll_offers_each_die_with_its_pips_and_the_odds_of_each() -> None:
    table = thrown(Blue.REROLL, 0, 2)

    assert labels(public(table.look()))[:3] == ["🟡 yellow: blank", "🟡 yellow: 2 pips", "✋ Keep all"]
    assert "your dice score 2, 8 are needed" in line(table, "**Budi")
    assert re.search(
        r"yellow blank again: \*\*\d+%\*\*\n-# • .*yellow 2 again: .*\n-# • Keep all: ", seat_text(table, 1)
    )


def test_x2_offers_dice_that_scored_differently() -> None:
    assert labels(public(thrown(Blue.DOUBLE, 0, 1, 2).look()))[:2] == ["🟡 yellow: 1 pip", "🟡 yellow: 2 pips"]


def test_x2_asks_nothing_once_the_card_is_beaten() -> None:
    told = text(public(thrown(Blue.DOUBLE, 1, 2, card="roadside-diner").look()))

    assert "Roadside Diner beaten" in told
    assert "Explore on, or stop" in told


@pytest.mark.parametrize(
    ("card", "first", "last"),
    [
        ("broken-firing-pin", "🟡 yellow, 4 left", "⚫ black, 1 left"),
        ("ammunition-crate", "🟡 yellow, 4 left", "🟠 orange, 0 left"),
        ("torn-backpack", "🃏 Motel · 3 supplies", "🃏 Chapel · 2 supplies"),
        ("toll-bridge", "🩸 1 Wound Cube", "🎲 The 2 weakest dice"),
    ],
)
def test_events_ask_in_words(card: str, first: str, last: str) -> None:
    front = ["motel", "chapel"]
    table = exploring(deck=deck(card, out=front), front=front, done=2, dice=[4, 0, 2, 1]).answer((0,))

    every = labels(public(table.look()))
    offered = every[: every.index("🎭 My seat")]

    assert (offered[0], offered[-1]) == (first, last)
    assert "event" in line(table, "🃏")


# -- odds --------------------------------------------------------------------------------------------------


def odds_of(table: Sitting, locale: str = "en") -> str:
    return text(odds_page(table.look(), locale))


def test_odds_list_every_choice_of_dice_by_colour_then_best_play_and_the_cost() -> None:
    told = odds_of(exploring(card="roadside-diner", dice=[1, 0, 0, 1], front=["motel"], done=1))

    assert re.sub(r"\d+%", "n%", told).splitlines()[2:] == [
        "With 2 dice:",
        "• 🟡 1 yellow and ⚫ 1 black: **n%** · n%",
        "With one die:",
        "• ⚫ 1 black: **n%** · n%",
        "• 🟡 1 yellow: **n%** · n%",
        "**With best play to the end of this card: n%**, beginning with ⚫ 1 black.",
        "A Knock Out costs 3 supplies; the Stash is safe.",
    ]


def test_odds_of_one_attack_are_exact() -> None:
    """With nothing but the black die left, fight 2 falls to a 2 or a 3, or to a 1 with X2, +1, +2 or a re-roll."""
    told = odds_of(exploring(card="roadside-diner", dice=[1, 0, 0, 1], cubes=1))
    chance = 4 / 6 + 2 / 6 * (3 / 6 + 1 / 6 * 4 / 6) - 4 / 6 * 1 / 6

    assert f"• ⚫ 1 black: **{round(chance * 100)}%**" in told


def test_odds_between_cards_tell_of_the_next_one() -> None:
    told = odds_of(exploring(front=["motel"], done=1, dice=[1, 0, 0, 0], cubes=1))

    assert re.search(r"the next card is a Knock Out in \d\d% of all cases", told)


def test_odds_of_marked_dice_stand_in_my_seat() -> None:
    table = exploring(card="roadside-diner")

    assert "Best play defeats this card in " in seat_text(table, 1)
    assert "Odds with 🟡 1 yellow and ⚫ 1 black: " in seat_text(table, 1, (0, 11))
    assert "Odds with" not in seat_text(table, 1, (0, 1, 2, 3))


def test_odds_are_told_to_whoever_watches() -> None:
    table = exploring(card="roadside-diner")

    assert table.look().view.seat is None
    assert "Roadside Diner" in odds_of(table)


# -- the end, and looking things up ------------------------------------------------------------------------


def test_the_end_lists_everybody_by_stash() -> None:
    table = exploring(front=["motel"], done=1, closer=2, stashes=[3, 14, 16], dice=[0, 0, 0, 0]).answer((1,))

    told = text(public(table.look()))

    assert "Budi wins with 17 supplies" in told
    places = [told.index(who) for who in ("🏆 Budi", "▫️ Clara", "▫️ Ana")]
    assert places == sorted(places)
    assert "The final round is over" in told


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("overrun", "🃏 **Overrun Pharmacy**, Location, 1 in the deck: fight "),
        ("fever camp", "a Bite on the blue die costs two Wound Cubes"),
        ("toll bridge", "Event, 1 in the deck. Lose one Wound Cube or your two weakest Attack Dice."),
        ("dice of exploring", "🔵 1 blue: Bite, X2, +1, +2, Cancel a Bite and Re-roll"),
        ("house set", "EXPLORE_SET"),
        ("EX-BLUE-2", "X2: the pips of one Attack Die"),
    ],
)
def test_cards_dice_the_set_and_every_row_can_be_looked_up(query: str, found: str) -> None:
    assert found in search(query, "en")[0].text


@pytest.mark.parametrize(("locale", "words"), [("en", "house set"), ("id", "Set buatan sendiri")])
def test_help_says_that_this_is_a_house_set(locale: str, words: str) -> None:
    told = text(help_page(exploring(card="motel").look(), locale))

    assert words in told
    assert "EXPLORE_SET" in told
