"""A turn and its cards (rulebook: Exploration Cards, A Turn, Scoring, No More Exploration Cards?)."""

from __future__ import annotations

import pytest

from rules.core.errors import IllegalAnswer, NotYourTurn
from rules.explore.events import (
    Banked,
    CardDefeated,
    CubesLost,
    DeckReshuffled,
    EventMet,
    KnockedOut,
    LocationFound,
    SuppliesFound,
    TurnBegan,
)
from rules.explore.options import Die, Explore, Stop
from rules.explore.state import HAND, Colour
from tests.rules.explore.table import TURN, table


@pytest.mark.rule("EX-TURN-1", "EX-SCORE-2")
def test_a_turn_begins_with_all_dice_and_three_cubes() -> None:
    t = table(front=["s1"], dice="y", cubes=1, active=2, deck=["f4b1s1"])
    t.stop()
    assert t.happened(TurnBegan) == [TurnBegan(0, TURN + 1)]
    assert (t.state.active, t.state.dice, t.state.cubes) == (0, list(HAND), 3)


@pytest.mark.rule("EX-TURN-2")
def test_the_top_card_of_the_deck_comes_into_play() -> None:
    t = table(front=["s1"], deck=["f4b1s2", "f9b3s3"])
    t.go()
    assert t.happened(LocationFound) == [LocationFound(0, "f4b1s2", 4, 1, 2, "")]
    assert t.state.card == "f4b1s2"
    assert t.state.deck[-1] == "f9b3s3"


@pytest.mark.rule("EX-TURN-3", "EX-ATTACK-1")
def test_a_card_in_play_must_be_dealt_with_before_the_turn_may_end() -> None:
    t = table("f4b1s2", front=["s1"])
    assert t.asked == "explore.attack"
    assert t.refusal(Stop()).rule == "EX-TURN-3"
    with pytest.raises(IllegalAnswer) as refused:
        t.stop()
    assert refused.value.reason.key == "card-in-play"


@pytest.mark.rule("EX-TURN-4", "EX-CARD-2", "EX-CARD-3")
def test_a_defeated_card_is_taken_and_its_supplies_wait_in_front() -> None:
    t = table("f4b1s2", front=["s1"], stashes=[3, 0])
    t.attack("r", "4", "cancel")
    assert t.happened(CardDefeated) == [CardDefeated(0, "f4b1s2", 4, 4, 2, 3)]
    assert (t.state.card, t.state.front, t.state.stashes) == (None, ["s1", "f4b1s2"], [3, 0])
    t.stop()
    assert t.state.stashes == [6, 0]


@pytest.mark.rule("EX-TURN-5")
def test_after_a_card_the_player_goes_on_or_stops() -> None:
    t = table("f4b1s2", deck=["s1"])
    t.attack("r", "4", "cancel")
    assert (t.asked, t.ask.options, t.ask.closed) == ("explore.next", (Explore(), Stop()), ())
    t.go()
    assert (t.asked, t.state.front) == ("explore.next", ["f4b1s2", "s1"])


@pytest.mark.rule("EX-TURN-6")
def test_240_the_first_card_of_a_turn_is_a_must_and_an_event_will_do() -> None:
    t = table("f4b1s2", done=0)
    assert t.refusal(Stop()).rule == "EX-TURN-6"
    t = table(front=["s1"], deck=["bandage"])
    t.stop()
    assert t.happened(EventMet) == [EventMet(1, "bandage", "bandage")]
    assert (t.asked, t.ask.seat) == ("explore.next", 1)
    t.stop()
    assert t.happened(Banked) == [Banked(1, 0, 0)]


@pytest.mark.rule("EX-TURN-6")
def test_an_event_as_first_card_allows_stopping_before_the_next_card_is_seen() -> None:
    t = table(front=["s1"], deck=["bandage", "s5"])
    t.stop()
    assert (t.asked, t.ask.seat, t.state.front) == ("explore.next", 1, [])
    t.stop()
    assert (t.happened(Banked), t.state.stashes) == ([Banked(1, 0, 0)], [1, 0, 0])


@pytest.mark.rule("EX-TURN-7")
def test_a_turn_goes_on_until_the_player_stops_or_is_knocked_out() -> None:
    t = table(front=["s1"], deck=["s2", "s3", "f2b3s1"])
    for _ in range(3):
        t.go()
    assert (t.state.active, t.asked) == (0, "explore.attack")
    t.attack("y", "0", "+1")
    assert t.happened(KnockedOut)
    assert t.state.active == 1


@pytest.mark.rule("EX-CARD-6")
def test_a_location_without_a_fight_is_taken_at_once() -> None:
    t = table(front=["s1"], deck=["s4"])
    t.go()
    assert t.happened(SuppliesFound) == [SuppliesFound(0, "s4", 4, 5)]
    assert (t.state.front, t.asked) == (["s1", "s4"], "explore.next")


@pytest.mark.rule("EX-TURN-6")
def test_cards_that_are_done_are_counted_whatever_they_were() -> None:
    t = table("f4b1s2", front=["s1"], deck=["bandage", "s4"])
    t.attack("r", "4", "cancel")
    t.go()
    t.go()
    assert t.view.done == 4


@pytest.mark.rule("EX-EVENT-1")
def test_an_event_is_followed_and_then_discarded() -> None:
    t = table(front=["s1"], deck=["wound"])
    t.go()
    assert (t.state.cubes, t.state.discards, t.state.card) == (2, ["wound"], None)
    assert t.state.front == ["s1"]


@pytest.mark.rule("EX-EVENT-2")
def test_196_an_event_takes_the_last_cube() -> None:
    t = table(front=["s4"], deck=["wound", "s1"], cubes=1)
    t.go()
    assert t.happened(CubesLost) == [CubesLost(0, 1, 0, "event")]
    assert t.happened(KnockedOut) == [KnockedOut(0, "cubes", 4)]
    assert (t.state.stashes[0], t.state.active) == (0, 1)
    assert t.state.discards == ["s4", "wound"]


@pytest.mark.rule("EX-SCORE-1")
def test_stopping_banks_the_supplies_and_discards_the_cards() -> None:
    t = table(front=["s2", "s3"], stashes=[4, 0], deck=["f4b1s1"])
    t.stop()
    assert t.happened(Banked) == [Banked(0, 5, 9)]
    assert (t.state.stashes, t.state.discards) == ([9, 0], ["s2", "s3"])


@pytest.mark.rule("EX-DECK-1")
def test_p02_197_an_empty_deck_is_made_anew_from_the_discards_alone() -> None:
    front = ["s2"]
    t = table("f3b1s1", front=front, discards=["s1", "s3", "s4"], bare=True)
    t.attack("y", "3", "cancel")
    t.go(luck=[0, 0])
    assert t.happened(DeckReshuffled) == [DeckReshuffled(3)]
    assert (t.state.discards, t.state.front[:2]) == ([], ["s2", "f3b1s1"])
    assert sorted([*t.state.deck, *t.state.front[2:]]) == ["s1", "s3", "s4"]


@pytest.mark.rule("EX-DECK-1")
def test_the_discards_are_shuffled_before_they_are_the_deck() -> None:
    t = table(front=["s2"], discards=["s1", "s3", "s4"], bare=True)
    t.go(luck=[0, 0])
    assert (t.state.front, t.state.deck, t.luck.coming) == (["s2", "s1"], ["s3", "s4"], [])


@pytest.mark.rule("EX-DECK-1", "EX-KO-4")
def test_p02_cards_of_a_knock_out_join_the_discards_not_the_new_deck() -> None:
    t = table(front=["s2"], discards=["f9b3s3", "f9b3s3'"], bare=True)
    t.go(luck=[1])
    t.attack("y", "0", "+1")
    assert t.state.discards == ["s2", "f9b3s3'"]
    assert t.state.card == "f9b3s3"


@pytest.mark.rule("EX-DECK-1")
def test_197_with_no_card_left_anywhere_the_turn_ends_as_if_by_choice() -> None:
    t = table("f3b1s1", front=["s2"], bare=True)
    t.attack("y", "3", "cancel", 0)
    assert t.happened(Banked) == [Banked(0, 3, 3)]
    assert t.state.active == 1


@pytest.mark.rule("EX-TURN-3")
def test_nobody_else_may_act() -> None:
    t = table("f3b1s1")
    with pytest.raises(NotYourTurn):
        t.session.answer(1, t.session.ask_no, (0,))


@pytest.mark.rule("EX-ATTACK-2", "EX-FAIL-6")
def test_spent_dice_are_shown_and_cannot_be_used() -> None:
    t = table("f3b1s1", dice="yyrk")
    left = [(Colour.YELLOW, 1), (Colour.YELLOW, 2), (Colour.RED, 1), (Colour.BLACK, 1)]
    assert t.ask.options == tuple(Die(colour, n) for colour, n in left)
    assert t.refusal(Die(Colour.YELLOW, 3)).key == "die-spent"
    assert len([shut for shut in t.ask.closed if isinstance(shut.option, Die)]) == 8
