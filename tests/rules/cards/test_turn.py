"""A turn: draw, play, discard (rulebook: The Game)."""

from __future__ import annotations

import pytest

from rules.cards.events import CardPlayed, CardsDiscarded, CardsDrawn, DeckReshuffled, TurnBegan
from rules.cards.options import EndTurn, Pick, PlayCard
from rules.cards.state import Phase
from rules.core.ask import TAKE_BACK
from rules.core.errors import IllegalAnswer, Reason
from tests.rules.cards.table import table

# -- turns and phases -----------------------------------------------------------------------------------------


@pytest.mark.rule("CG-TURN-1", "CG-TURN-2")
def test_turns_go_clockwise_and_each_draws_then_plays_then_discards() -> None:
    t = table("leader 4: duel", "savior 1: walker", "loner 4", deck="missed missed attack attack", phase="draw")
    assert (t.asked, t.hand(0)) == ((0, "cards.play"), ["duel", "missed", "missed"])
    t.end()
    assert (t.asked, t.hand(1)) == ((1, "cards.play"), ["walker", "attack", "attack"])
    t.end()
    assert (t.asked, t.state.phase) == ((1, "cards.discard"), Phase.DISCARD)
    t.choose("walker", "attack")
    assert t.asked == (2, "cards.play")
    assert [(e.seat, e.turn) for e in t.events(TurnBegan)] == [(0, 7), (1, 8), (2, 9)]


@pytest.mark.rule("CG-TURN-1", "CG-ELIM-2")
def test_turns_go_past_the_eliminated_and_round_to_the_first() -> None:
    t = table("leader 4: duel", "savior out", "loner 4: duel", active=2)
    t.end()
    assert t.state.active == 0
    t.end()
    assert t.state.active == 2


@pytest.mark.rule("CG-DRAW-1", "CG-SYM-2")
def test_two_cards_are_drawn_from_the_top_of_the_deck_unseen_by_others() -> None:
    t = table("leader 4", "savior 4", deck="scope rv duel", phase="draw")
    assert t.hand(0) == ["scope", "rv"]
    entry = t.entry(CardsDrawn)
    assert entry.seen_by(1) == entry.seen_by(None) == CardsDrawn(0, 2, None, "phase")
    assert entry.seen_by(0) == CardsDrawn(0, 2, t.view(0).hand, "phase")
    assert t.view(1).seats[0].hand == 2


# -- the deck runs out ----------------------------------------------------------------------------------------


@pytest.mark.rule("CG-DRAW-2")
def test_the_discards_become_the_deck_when_a_card_is_needed_and_not_before() -> None:
    t = table(
        "leader 4: duel", "savior 4", deck="scope rv", discards="walker missed grenade", rest=False, phase="draw"
    )
    assert (t.hand(0), t.deck, t.events(DeckReshuffled)) == (["duel", "scope", "rv"], 0, [])
    t.next_shuffle(3)
    t.end()
    assert (t.hand(1), t.deck, t.discards) == (["walker", "missed"], 1, [])
    assert t.events(DeckReshuffled) == [DeckReshuffled(3)]


@pytest.mark.rule("CG-DRAW-2")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    t = table("leader 4: duel", "savior 4", deck="scope", rest=False, phase="draw")
    assert (t.hand(0), t.asked) == (["duel", "scope"], (0, "cards.play"))
    t.end()
    assert (t.hand(1), t.state.active, t.hand(0)) == ([], 0, ["duel", "scope"])
    assert [e.count for e in t.events(CardsDrawn)] == [1]


# -- playing cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-PLAY-1")
def test_any_number_of_cards_may_be_played_also_none() -> None:
    t = table("leader 5: scope rv grenade walker", "savior 1", "loner 1/4: duel")
    t.play("scope")
    t.play("rv")
    t.play("walker", at=2)
    assert (t.offered, t.in_play(0)) == (["grenade", "EndTurn"], ["scope", "rv"])
    t.end()
    assert (t.hand(0), t.asked) == (["grenade"], (1, "cards.play"))


@pytest.mark.rule("CG-PLAY-1")
def test_who_has_no_card_is_not_asked() -> None:
    t = table("leader 5: scope", "savior 1: duel")
    t.play("scope")
    assert t.asks == [(0, "cards.play"), (1, "cards.play")]


@pytest.mark.rule("CG-PLAY-2", "CG-MISSED-1")
def test_missed_is_never_played_in_ones_own_turn() -> None:
    t = table("leader 5: missed duel", "savior 4")
    assert t.offered == ["duel", "EndTurn"]
    assert t.why_not("missed") == Reason("only-in-answer", rule="CG-MISSED-1")
    with pytest.raises(IllegalAnswer):
        t.play("missed")
    assert t.asked == (0, "cards.play")


@pytest.mark.rule("CG-PLAY-2")
def test_out_of_turn_only_what_answers_may_be_used() -> None:
    hand = "attack missed first-aid duel scope medical-supplies"
    t = table("leader 5: attack duel herd-of-walkers", f"savior 1/4: {hand}", "loner 4")
    t.play("attack", at=1)
    assert (t.asked, t.offered) == ((1, "cards.attacked"), ["missed", "Decline"])
    t.decline()
    assert (t.asked, t.offered) == ((1, "cards.dying"), ["first-aid", "Decline"])
    t.give("first-aid")
    t.play("duel", at=1)
    assert (t.asked, t.offered) == ((1, "cards.duel"), ["attack", "Decline"])
    assert t.why_not("missed") == Reason("not-an-attack", rule="CG-CARD-DUEL-3")


@pytest.mark.rule("CG-PLAY-3")
def test_one_attack_a_turn() -> None:
    t = table("leader 5: attack attack grenade", "savior 4", "loner 4")
    t.play("attack", at=1)
    assert t.why_not("attack") == Reason("already-attacked", rule="CG-PLAY-3")
    assert t.offered == ["grenade", "EndTurn"]


@pytest.mark.rule("CG-PLAY-3", "CG-CARD-GRENADE-2")
def test_cards_that_carry_the_symbol_do_not_count() -> None:
    t = table("leader 5: grenade attack", "savior 4", "loner 4")
    t.play("grenade")
    t.play("attack", at=1)
    assert t.life == [5, 2, 3]


@pytest.mark.rule("CG-PLAY-3")
def test_the_limit_is_new_in_the_next_turn() -> None:
    t = table(
        "leader 5: attack attack",
        "savior 4",
        "loner 4",
        deck="scope scope scope scope scope".replace(" scope", " missed"),
    )
    t.play("attack", at=1)
    t.end()
    for _ in range(2):
        t.end()
    t.play("attack", at=1)
    assert t.asks[-1] == (1, "cards.attacked")


@pytest.mark.rule("CG-PLAY-4")
def test_no_two_cards_of_one_name_in_front_of_one_player() -> None:
    t = table("leader 5: riot-gear rv | riot-gear", "savior 4")
    assert t.why_not("riot-gear") == Reason("same-name-in-play", (("card", "riot-gear"),), "CG-PLAY-4")
    t.play("rv")
    assert t.in_play(0) == ["riot-gear", "rv"]
    t = table("leader 5: riot-gear rv | pistol riot-gear scope", "savior 4")
    assert t.why_not("riot-gear").key == "same-name-in-play"


@pytest.mark.rule("CG-PLAY-4", "CG-CARD-CAPTURED-1")
def test_nor_in_front_of_another() -> None:
    t = table("leader 5: captured", "savior 4 | captured", "loner 4")
    assert t.why_not_at("captured", 1) == Reason("same-name-in-play", (("card", "captured"),), "CG-PLAY-4")
    assert t.targets_of("captured") == [2]


@pytest.mark.rule("CG-PLAY-5")
def test_a_new_weapon_sends_the_old_one_to_the_discards() -> None:
    t = table("leader 5: rifle duel | pistol", "savior 4", discards="walker")
    t.play("rifle")
    assert (t.in_play(0), t.discards) == (["rifle"], ["pistol", "walker"])
    assert t.events(CardsDiscarded)[-1].why == "replaced"


@pytest.mark.rule("CG-PLAY-5")
def test_wherever_the_old_weapon_lies_and_nothing_else_goes() -> None:
    t = table("leader 5: rifle duel | scope pistol rv", "savior 4")
    t.play("rifle")
    assert (t.in_play(0), t.discards) == (["scope", "rv", "rifle"], ["pistol"])


@pytest.mark.rule("CG-PLAY-5", "CG-PLAY-8")
@pytest.mark.parametrize("card", ["scope", "rv", "riot-gear", "contagion"])
def test_a_card_that_is_no_weapon_replaces_none(card: str) -> None:
    t = table(f"leader 5: {card} duel | pistol", "savior 4")
    t.play(card)
    assert (t.in_play(0), t.discards) == (["pistol", card], [])


@pytest.mark.rule("CG-PLAY-5", "CG-PLAY-4")
def test_the_same_weapon_again_is_refused() -> None:
    t = table("leader 5: pistol | pistol", "savior 4")
    assert t.why_not("pistol").key == "same-name-in-play"


@pytest.mark.rule("CG-PLAY-6")
def test_a_brown_card_is_discarded_before_it_takes_effect() -> None:
    t = table("leader 5: ammo-crate", "savior 4", deck="scope", discards="rv", rest=False)
    t.next_shuffle(2)
    t.play("ammo-crate")
    assert (t.hand(0), t.deck) == (["scope", "ammo-crate"], 1)


@pytest.mark.rule("CG-PLAY-7")
def test_a_blue_card_stays_in_front_of_its_player() -> None:
    t = table("leader 5: scope captured duel", "savior 4: duel", "loner 4", deck="rv rv")
    t.play("scope")
    t.play("captured", at=1)
    assert (t.in_play(0), t.in_play(1), t.discards) == (["scope"], ["captured"], [])
    played = [(e.card.kind, e.target) for e in t.events(CardPlayed)]
    assert played == [("scope", None), ("captured", 1)]
    assert [c.kind for c in t.view(2).seats[0].in_play] == ["scope"]


@pytest.mark.rule("CG-PLAY-7")
def test_nobody_discards_cards_of_his_own_accord() -> None:
    t = table("leader 5: scope missed | rv", "savior 4")
    assert {type(option) for option in t.ask.options} == {PlayCard, EndTurn}


@pytest.mark.rule("CG-PLAY-8")
def test_any_number_of_blue_cards_of_different_names() -> None:
    t = table("leader 5: rv scope riot-gear contagion pistol | captured", "savior 4: duel")
    for kind in ("rv", "scope", "riot-gear", "contagion", "pistol"):
        t.play(kind)
    assert t.in_play(0) == ["captured", "rv", "scope", "riot-gear", "contagion", "pistol"]


# -- choosing a target ----------------------------------------------------------------------------------------


@pytest.mark.rule("CG-SYM-5")
def test_any_other_player_never_oneself() -> None:
    t = table("leader 5: duel walker", "savior out", "savior 4: missed", "loner 4: missed", "survivor 4: missed")
    assert t.targets_of("duel") == [2, 3, 4]
    assert t.targets_of("walker") == [2, 3, 4]


@pytest.mark.rule("CG-SYM-5")
def test_targets_are_named_clockwise_from_whoever_plays_the_card() -> None:
    t = table("savior 4", "loner 4", "leader 5: duel", "savior out", "survivor 4", active=2)
    assert t.targets_of("duel") == [4, 0, 1]


def test_a_card_can_be_taken_back_while_its_target_is_open() -> None:
    t = table("leader 5: duel walker", "savior 4: duel | scope", "loner 4")
    t.play("walker", at=1)
    assert (t.asked, t.ask.options[-1]) == ((0, "cards.pick"), TAKE_BACK)
    assert [o.picked and o.picked.kind for o in t.ask.options if isinstance(o, Pick)] == [None, "scope"]
    t.take_back()
    assert t.asked == (0, "cards.target")
    t.take_back()
    assert (t.asked, t.hand(0), t.discards, t.events(CardPlayed)) == (
        (0, "cards.play"),
        ["duel", "walker"],
        [],
        [],
    )


# -- the hand limit -------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-DISCARD-1")
def test_excess_cards_are_discarded_as_the_player_chooses_and_not_more() -> None:
    t = table("leader 2/5: duel scope missed attack", "savior 4: duel")
    t.end()
    assert (t.ask.least, t.ask.most, t.ask.public) == (2, 2, False)
    t.choose("missed", "duel")
    assert (t.hand(0), t.discards) == (["scope", "attack"], ["duel", "missed"])
    assert t.events(CardsDiscarded)[-1].why == "phase"


@pytest.mark.rule("CG-DISCARD-1")
def test_a_hand_within_the_limit_is_kept() -> None:
    t = table("leader 2/5: duel scope", "savior 4: duel")
    t.end()
    assert (t.hand(0), t.asked) == (["duel", "scope"], (1, "cards.play"))


@pytest.mark.rule("CG-DISCARD-2")
def test_a_hand_may_be_larger_until_the_end_of_ones_own_turn() -> None:
    t = table("leader 1/5: weapons-cache missed duel", "savior 2/4: duel attack walker missed", deck="rv rv scope")
    t.play("weapons-cache")
    assert (len(t.hand(0)), t.asked) == (5, (0, "cards.play"))
    t.end()
    t.choose("rv", "rv", "scope", "duel")
    assert (len(t.hand(0)), len(t.hand(1))) == (1, 6)


@pytest.mark.rule("CG-LIMIT-1")
def test_glenn_keeps_as_many_cards_as_he_has_life_points_left() -> None:
    hand = "missed missed missed missed missed"
    for life, kept in ((4, 4), (3, 3)):
        t = table(f"savior glenn {life}/4: {hand}", "leader 4: duel")
        t.end()
        t.choose(*["missed"] * (5 - kept))
        assert len(t.hand(0)) == kept


@pytest.mark.rule("CG-LIMIT-1")
def test_glenn_can_be_hit_four_times_before_he_is_out() -> None:
    t = table("leader 5: attack attack attack attack | machine-gun", "savior glenn 4", "loner 4")
    for left in (3, 2, 1, 0):
        assert t.out == []
        t.play("attack", at=1)
        assert t.life[1] == left
    assert t.out == [1]
