""" "Draw!", Captured and Contagion (rulebook: "Draw!", Captured, Contagion)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.cards.base import BASE
from rules.cards.events import (
    CardsDiscarded,
    CardsTurnedUp,
    ContagionPassed,
    DeckReshuffled,
    Eliminated,
    LifeLost,
    TurnBegan,
    TurnSkipped,
)
from rules.cards.state import Card, Suit, Value
from rules.core.errors import Reason
from tests.rules.cards.table import EDITION, Table, table


def drawing(*seats: str, deck: str, discards: str = "", rest: bool = True) -> Table:
    return table(*seats, deck=deck, discards=discards, rest=rest, phase="draw")


# -- draw! ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-DRAWCHECK-2", "CG-CARD-CONTAGION-2")
def test_both_ends_of_a_range_belong_to_it_and_the_ace_is_high() -> None:
    contagion = BASE.kinds["contagion"].turned
    assert contagion is not None
    assert list(map(str, Value)) == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    breaks_out = [value for value in Value if contagion.matches(Card(0, "duel", Suit.SPADES, value))]
    assert breaks_out == list(Value)[:8]
    assert not any(contagion.matches(Card(0, "duel", Suit.HEARTS, value)) for value in Value)


@pytest.mark.rule("CG-DRAWCHECK-1", "CG-DRAWCHECK-2")
@pytest.mark.parametrize("kind", ["riot-gear", "captured"])
def test_any_heart_will_do_for_riot_gear_and_captured(kind: str) -> None:
    check = BASE.kinds[kind].turned
    assert check is not None
    assert {card.suit for card in BASE.deck if check.matches(card)} == {Suit.HEARTS}
    assert sum(map(check.matches, BASE.deck)) == 20


@pytest.mark.rule("CG-DRAWCHECK-1")
def test_the_top_card_is_turned_over_and_discarded() -> None:
    t = drawing("savior 4: duel | captured", "leader 4: duel", deck="walker:D9")
    assert t.discards[:2] == ["captured", "walker"]
    event = t.events(CardsTurnedUp)[0]
    assert (event.seat, event.why, [c.kind for c in event.cards], event.matched) == (
        0,
        "captured",
        ["walker"],
        False,
    )
    assert t.entry(CardsTurnedUp).only is None


@pytest.mark.rule("CG-DRAW-2", "CG-DRAWCHECK-1")
def test_a_check_on_an_empty_deck_shuffles_the_discards_first() -> None:
    t = table("leader 5: attack duel", "savior 4 | riot-gear", "loner 4", discards="first-aid:H6", rest=False)
    t.luck.coming = [0]
    t.play("attack", at=1)
    t.gear()
    assert (t.events(DeckReshuffled), t.life[1], t.discards, t.deck) == ([DeckReshuffled(2)], 4, ["first-aid"], 1)


@pytest.mark.rule("CG-DRAWCHECK-3", "CG-CARD-CAPTURED-3")
def test_without_any_card_captured_holds() -> None:
    t = drawing("savior 4: duel | captured", "leader 4: duel", deck="", rest=False)
    assert (t.events(TurnSkipped), t.in_play(0)) == ([TurnSkipped(0)], [])
    assert t.events(CardsTurnedUp)[0].counted is None


@pytest.mark.rule("CG-DRAWCHECK-3", "CG-CARD-CONTAGION-3")
def test_without_any_card_contagion_is_passed_on() -> None:
    t = drawing("savior 4: duel | contagion", "leader 4: duel", "loner 4", deck="", rest=False)
    assert (t.in_play(0), t.in_play(1), t.life) == ([], ["contagion"], [4, 4, 4])


@pytest.mark.rule("CG-DRAWCHECK-3")
def test_without_any_card_riot_gear_does_nothing() -> None:
    t = table("leader 5: attack duel", "savior jesus 4: duel", "loner 4", rest=False)
    t.state.discards.clear()
    t.play("attack", at=1)
    t.state.discards.clear()
    t.gear()
    assert (t.asked, t.offered) == ((1, "cards.attacked"), ["Decline"])


# -- captured -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CARD-CAPTURED-1")
def test_captured_is_put_in_front_of_another_at_any_distance_but_the_leader() -> None:
    t = table("savior 4: captured duel", "leader 5", "savior 4", "survivor 4", "loner 4")
    assert t.targets_of("captured") == [2, 3, 4]
    assert t.why_not_at("captured", 1) == Reason("never-the-leader", (), "CG-CARD-CAPTURED-1")
    t.play("captured", at=3)
    assert (t.in_play(3), t.hand(0)) == (["captured"], ["duel"])


@pytest.mark.rule("CG-CARD-CAPTURED-2")
def test_with_hearts_a_captured_player_gets_away_and_plays_as_usual() -> None:
    t = drawing("savior 4: duel | captured", "leader 4: duel", deck=":H6 rv scope")
    assert (t.asked, t.hand(0), t.in_play(0)) == ((0, "cards.play"), ["duel", "rv", "scope"], [])
    assert t.discards[:2] == ["captured", "first-aid"]
    assert t.events(TurnSkipped) == []


@pytest.mark.rule("CG-CARD-CAPTURED-3")
def test_without_hearts_the_whole_turn_is_skipped() -> None:
    hand = "duel walker walker missed missed"
    t = drawing(f"savior 4: {hand} | captured", "leader 4: duel", deck=":S7 rv scope")
    assert (t.hand(0), t.in_play(0)) == (hand.split(), [])
    assert (t.asked, t.hand(1)) == ((1, "cards.play"), ["duel", "rv", "scope"])
    assert [(e.seat, e.turn) for e in t.events(TurnBegan)] == [(0, 7), (1, 8)]
    assert t.asks == [(1, "cards.play")]


@pytest.mark.rule("CG-CARD-CAPTURED-2", "CG-CARD-CAPTURED-3")
@pytest.mark.parametrize(("corner", "rule"), [(":H6", "CG-CARD-CAPTURED-2"), (":S7", "CG-CARD-CAPTURED-3")])
def test_captured_is_discarded_by_the_row_that_says_why(corner: str, rule: str) -> None:
    t = drawing("savior 4: duel | captured", "leader 4: duel", deck=f"{corner} rv scope")
    assert t.entry(CardsDiscarded).rule == rule


@pytest.mark.rule("CG-CARD-CAPTURED-4")
def test_a_captured_player_is_still_a_target_and_may_answer() -> None:
    t = table("leader 5: attack attack duel | machine-gun", "savior 1/4: missed first-aid | captured", "loner 4")
    t.play("attack", at=1)
    t.give("missed")
    t.play("attack", at=1)
    t.decline()
    t.give("first-aid")
    assert (t.life[1], t.in_play(1)) == (1, ["captured"])


# -- contagion ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CARD-CONTAGION-1")
def test_contagion_lies_in_front_of_its_player_and_does_nothing_yet() -> None:
    t = table("savior 4: contagion duel", "leader 4: duel", "loner 4: duel")
    t.play("contagion")
    t.end()
    t.end()
    assert (t.in_play(0), t.life, t.events(CardsTurnedUp)) == (["contagion"], [4, 4, 4], [])


@pytest.mark.rule("CG-CARD-CONTAGION-2", "CG-CARD-CONTAGION-6")
@pytest.mark.parametrize("corner", [":S2", ":S9"])
def test_spades_from_two_to_nine_cost_three_life_points(corner: str) -> None:
    t = drawing("savior 4: duel | contagion", "leader 4: duel", "loner 4", deck=f"{corner} rv rv")
    assert (t.life[0], t.in_play(0), t.discards[0]) == (1, [], "contagion")
    assert t.events(LifeLost) == [LifeLost(0, 3, 1, 0, "contagion", None)]
    assert (t.asked, t.hand(0)) == ((0, "cards.play"), ["duel", "rv", "rv"])


@pytest.mark.rule("CG-CARD-CONTAGION-3")
@pytest.mark.parametrize("corner", [":S10", ":SA", ":H3", ":C9"])
def test_anything_else_passes_it_to_the_left(corner: str) -> None:
    t = drawing("savior 4: duel", "savior out", "loner 4 | contagion", "leader 4", deck=f"rv rv {corner}")
    t.end()
    assert (t.in_play(2), t.in_play(3), t.in_play(0)) == ([], ["contagion"], [])
    assert t.events(ContagionPassed) == [ContagionPassed(2, 3)]


@pytest.mark.rule("CG-CARD-CONTAGION-3")
def test_it_goes_past_the_eliminated_and_is_checked_by_the_next_one_at_his_turn() -> None:
    t = drawing("savior 4: duel | contagion", "savior out", "leader 4: duel", "loner 4", deck=":H6 rv rv :S5")
    assert t.in_play(2) == ["contagion"]
    t.end()
    assert (t.life[2], t.in_play(2)) == (1, [])


@pytest.fixture
def two_contagions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables are of an edition with a second Contagion."""
    printed, no = EDITION.kinds["contagion"], len(EDITION.deck)
    second = Card(no, printed.key, Suit.DIAMONDS, Value("2"))
    edition = replace(EDITION, deck=(*EDITION.deck, second), printed=(*EDITION.printed, printed))
    monkeypatch.setattr("tests.rules.cards.table.EDITION", edition)


@pytest.mark.usefixtures("two_contagions")
@pytest.mark.rule("CG-CARD-CONTAGION-3")
def test_it_goes_past_who_has_one_already() -> None:
    t = drawing("savior 4: duel | contagion", "leader 4 | contagion", "loner 4", deck=":H6 rv rv")
    assert [t.in_play(seat) for seat in range(3)] == [[], ["contagion"], ["contagion"]]
    assert t.events(ContagionPassed) == [ContagionPassed(0, 2)]


@pytest.mark.usefixtures("two_contagions")
@pytest.mark.rule("CG-CARD-CONTAGION-3")
def test_it_stays_if_everybody_else_has_one() -> None:
    t = drawing("leader 4: duel | contagion", "savior out", "loner 4 | contagion", deck=":H6 rv rv")
    assert [t.in_play(seat) for seat in range(3)] == [["contagion"], [], ["contagion"]]
    assert (t.life, t.asked) == ([4, 0, 4], (0, "cards.play"))


@pytest.mark.rule("CG-CARD-CONTAGION-4")
@pytest.mark.parametrize(
    ("card", "hand", "discards"),
    [("walker", [], ["contagion", "walker"]), ("surprise-attack", ["contagion"], ["surprise-attack"])],
)
def test_it_can_be_taken_or_discarded(card: str, hand: list[str], discards: list[str]) -> None:
    t = table(f"leader 5: {card} duel", "savior 4 | contagion", "loner 4")
    t.play(card, at=1)
    assert (t.in_play(1), t.hand(0), t.discards) == ([], ["duel", *hand], discards)


@pytest.mark.rule("CG-CARD-CONTAGION-4", "CG-CARD-CONTAGION-3")
def test_it_goes_round_until_it_breaks_out() -> None:
    t = drawing(
        "savior 4: duel | contagion",
        "leader 4: duel",
        "loner 4: walker",
        deck=":H6 rv rv :H7 scope missed :H8 missed missed :S3 duel missed",
    )
    for _ in range(3):
        t.end()
    assert [(e.seat, e.to) for e in t.events(ContagionPassed)] == [(0, 1), (1, 2), (2, 0)]
    assert t.life == [1, 4, 4]


@pytest.mark.rule("CG-CARD-CONTAGION-5")
def test_contagion_is_checked_before_captured() -> None:
    t = drawing("savior 4: duel | captured contagion", "leader 4: duel", "loner 4", deck=":S5 :H6 rv rv")
    assert [(e.why, e.matched) for e in t.events(CardsTurnedUp)] == [("contagion", True), ("captured", True)]
    assert (t.life[0], t.asked) == (1, (0, "cards.play"))


@pytest.mark.rule("CG-CARD-CONTAGION-5")
def test_a_captured_player_who_dies_of_contagion_is_not_checked_again() -> None:
    t = drawing("savior 3/4: duel | captured contagion", "leader 4: duel", "loner 4", deck=":S5 :H6 rv rv")
    t.decline()
    assert ([e.why for e in t.events(CardsTurnedUp)], t.out, t.asked) == (["contagion"], [0], (1, "cards.play"))


@pytest.mark.rule("CG-CARD-CONTAGION-2", "CG-END-2")
def test_no_turn_begins_once_contagion_has_ended_the_game() -> None:
    t = drawing("savior 4: duel", "leader 2/5 | contagion", "loner 4", deck="rv rv :S5")
    t.end()
    assert (t.winners, t.asked, t.state.active) == ((0,), None, 1)


@pytest.mark.rule("CG-CARD-CONTAGION-6")
def test_nobody_is_rewarded_for_contagion() -> None:
    t = drawing("savior governor 3: duel | contagion", "leader 4: duel", "loner 4: duel", deck=":S5 rv rv")
    t.decline()
    assert t.events(Eliminated)[0].by is None
    assert (t.hand(1), t.hand(2)) == (["duel", "rv", "rv"], ["duel"])


@pytest.mark.rule("CG-CARD-CAPTURED-2", "CG-CARD-CONTAGION-2")
def test_the_turned_card_is_discarded_before_the_card_that_asked_for_it() -> None:
    t = drawing("savior 4: duel | contagion", "leader 4", "loner 4", deck=":S5 rv rv")
    assert t.discards[:2] == ["contagion", "missed"]
    assert [e.why for e in t.events(CardsDiscarded)] == ["contagion"]
