"""Cards that are played and discarded (rulebook: The Cards, The Symbols on the Cards)."""

from __future__ import annotations

import pytest

from rules.cards.events import (
    CardsDiscarded,
    CardsDrawn,
    CardTakenFromHand,
    CardTakenFromPlay,
    DeckReshuffled,
    LifeLost,
    SuppliesLaidOut,
    SuppliesTaken,
)
from rules.cards.options import Decline, Pick
from rules.core.errors import Reason
from tests.rules.cards.table import table

# -- drawing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CARD-AMMO-1", "CG-SYM-2")
def test_an_ammo_crate_draws_two_cards() -> None:
    t = table("leader 5: ammo-crate", "savior 4", deck="scope rv duel")
    t.play("ammo-crate")
    assert (t.hand(0), t.discards) == (["scope", "rv"], ["ammo-crate"])
    assert t.entry(CardsDrawn).seen_by(1) == CardsDrawn(0, 2, None, "ammo-crate")


@pytest.mark.rule("CG-CARD-CACHE-1", "CG-SYM-2")
def test_a_weapons_cache_draws_three() -> None:
    t = table("leader 5: weapons-cache", "savior 4", deck="scope rv duel walker")
    t.play("weapons-cache")
    assert t.hand(0) == ["scope", "rv", "duel"]


@pytest.mark.rule("CG-CARD-SUPPLIES-1")
def test_supplies_go_round_clockwise_from_their_player_face_up() -> None:
    t = table(
        "leader 5: missed", "savior 4: supplies", "savior out", "loner 4", deck="scope rv duel walker", active=1
    )
    t.play("supplies")
    assert [c.kind for c in t.view(None).laid] == ["scope", "rv", "duel"]
    assert (t.asked, t.ask.public) == ((1, "cards.supplies"), True)
    t.choose("rv")
    assert t.asked == (3, "cards.supplies")
    t.choose("scope")
    assert (t.hand(1), t.hand(3), t.hand(0)) == (["rv"], ["scope"], ["missed", "duel"])
    assert len(t.events(SuppliesLaidOut)[0].cards) == 3
    assert [e.seat for e in t.events(SuppliesTaken)] == [1, 3, 0]


@pytest.mark.rule("CG-CARD-SUPPLIES-1", "CG-DRAW-2")
def test_if_cards_run_out_the_last_ones_get_none() -> None:
    t = table("leader 5: supplies", "savior 4", "loner 4: duel", deck="scope", rest=False)
    t.play("supplies")
    assert (len(t.view(None).laid), t.events(DeckReshuffled)) == (2, [DeckReshuffled(1)])
    t.choose("supplies")
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["supplies"], ["scope"], ["duel"])
    assert t.asked == (0, "cards.play")


# -- taking and discarding cards of others --------------------------------------------------------------------


@pytest.mark.rule("CG-SYM-3", "CG-CARD-SURPRISE-1")
def test_surprise_attack_takes_a_random_card_of_the_hand() -> None:
    t = table("leader 5: surprise-attack", "savior 4: duel scope rv | pistol", "loner 4")
    t.next_picks(1)
    t.play("surprise-attack", at=1, pick="hand")
    assert (t.hand(0), t.hand(1)) == (["scope"], ["duel", "rv"])
    entry = t.entry(CardTakenFromHand)
    assert [entry.seen_by(seat) == entry.event for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert entry.seen_by(None) == CardTakenFromHand(0, 1, None, "surprise-attack")


@pytest.mark.rule("CG-SYM-3", "CG-CARD-SURPRISE-1")
def test_or_a_card_in_play_of_its_players_choice() -> None:
    t = table("leader 5: surprise-attack", "savior 4: duel | pistol scope", "loner 4")
    t.play("surprise-attack", at=1, pick="scope")
    assert (t.hand(0), t.in_play(1), t.in_play(0)) == (["scope"], ["pistol"], [])
    assert t.entry(CardTakenFromPlay).only is None


@pytest.mark.rule("CG-SYM-3")
def test_a_zone_without_cards_is_not_offered() -> None:
    t = table("leader 5: surprise-attack duel", "savior 4 | pistol scope", "loner 4")
    t.play("surprise-attack", at=1)
    assert [o.picked is None for o in t.ask.options if isinstance(o, Pick)] == [False, False]
    t = table("leader 5: surprise-attack duel", "savior 4: duel scope", "loner 4")
    t.next_picks(0)
    t.play("surprise-attack", at=1)
    assert t.hand(0) == ["duel", "duel"]


@pytest.mark.rule("CG-CARD-SURPRISE-1")
def test_nothing_can_be_taken_from_a_player_without_cards() -> None:
    t = table("leader 5: surprise-attack", "savior 4", "loner 4: duel")
    assert t.why_not_at("surprise-attack", 1) == Reason("has-no-cards", (), "CG-CARD-SURPRISE-1")


@pytest.mark.rule("CG-SYM-4", "CG-CARD-WALKER-1")
def test_walker_discards_a_random_card_of_the_hand_at_any_distance() -> None:
    t = table("leader 5: walker", "savior 4", "savior 4: duel scope rv", "survivor 4", "loner 4")
    t.next_picks(2)
    t.play("walker", at=2)
    assert (t.hand(2), t.discards) == (["duel", "scope"], ["rv", "walker"])
    assert [(e.seat, e.cards[0].kind, e.why) for e in t.events(CardsDiscarded)] == [(2, "rv", "walker")]


@pytest.mark.rule("CG-SYM-4", "CG-CARD-WALKER-1")
def test_or_a_card_in_play_that_its_player_picks() -> None:
    t = table("leader 5: walker duel", "savior 4: duel | pistol scope", "loner 4")
    t.play("walker", at=1, pick="pistol")
    assert (t.in_play(1), t.discards, t.hand(1)) == (["scope"], ["pistol", "walker"], ["duel"])
    assert t.asks[1:] == [(0, "cards.target"), (0, "cards.pick"), (0, "cards.play")]


# -- grenade --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CARD-GRENADE-1", "CG-SYM-5")
def test_a_grenade_attacks_all_others_clockwise_at_any_distance() -> None:
    hands = "missed missed"
    t = table(
        f"leader 5: {hands}",
        f"savior 4: {hands}",
        "savior 4: grenade",
        "survivor 4",
        f"loner 4: {hands}",
        active=2,
    )
    t.play("grenade")
    t.give("missed")
    t.decline()
    t.give("missed")
    assert t.life == [4, 4, 4, 3, 4]
    assert t.asks[1:4] == [(4, "cards.attacked"), (0, "cards.attacked"), (1, "cards.attacked")]


@pytest.mark.rule("CG-CARD-GRENADE-2")
def test_a_grenade_may_follow_an_attack() -> None:
    t = table("leader 5: attack grenade", "savior 4", "loner 4")
    t.play("attack", at=1)
    t.play("grenade")
    assert t.life == [5, 2, 3]


# -- herd of walkers ------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CARD-HERD-1")
def test_each_other_player_discards_an_attack_or_loses_a_point_clockwise() -> None:
    t = table(
        "leader 5: attack",
        "savior 4: herd-of-walkers rv",
        "savior 4: attack duel",
        "survivor 4",
        "loner 4: scope",
        active=1,
    )
    t.play("herd-of-walkers")
    assert (t.asked, t.offered) == ((2, "cards.herd"), ["attack", "Decline"])
    t.give("attack")
    assert (t.asked, t.ask.options) == ((4, "cards.herd"), (Decline(),))
    t.decline()
    assert t.asked == (0, "cards.herd")
    t.decline()
    assert (t.life, t.hand(0), t.hand(2)) == ([4, 4, 4, 3, 3], ["attack"], ["duel"])
    assert [(e.seat, e.cause, e.by) for e in t.events(LifeLost)] == [
        (seat, "herd-of-walkers", 1) for seat in (3, 4, 0)
    ]


@pytest.mark.rule("CG-CARD-HERD-2")
def test_michonne_may_discard_a_missed_as_attack_against_the_herd() -> None:
    t = table("leader 5: herd-of-walkers", "savior michonne 4: missed", "loner 4")
    t.play("herd-of-walkers")
    t.give("missed")
    assert t.life == [5, 4, 3]
