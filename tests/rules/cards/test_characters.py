"""The sixteen characters (rulebook: The Characters)."""

from __future__ import annotations

import pytest

from rules.cards.events import (
    CardPutBack,
    CardsDrawn,
    CardShown,
    CardsLookedAt,
    CardsTakenOver,
    CardsTurnedUp,
    CardTakenFromHand,
    DeckReshuffled,
    DiscardTaken,
    LifeGained,
)
from rules.cards.options import Decline, FromDeck, FromDiscards, Recover, TurnUp
from rules.cards.view import SettlingView
from rules.core.ask import Closed
from rules.core.errors import Reason
from tests.rules.cards.table import Table, table


def drawing(*seats: str, deck: str = "", discards: str = "", rest: bool = True) -> Table:
    return table(*seats, deck=deck, discards=discards, rest=rest, phase="draw")


# -- abraham --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-ABRAHAM-1")
@pytest.mark.parametrize("corner", [":H6", ":D9"])
def test_abraham_shows_the_second_card_and_draws_a_third_if_it_is_red(corner: str) -> None:
    t = drawing("leader abraham 4", "savior 4", deck=f"duel {corner} grenade rv")
    assert t.hand(0)[::2] == ["duel", "grenade"]
    shown = t.events(CardShown)[0]
    assert (shown.card.kind, shown.more) == (t.hand(0)[1], True)
    assert t.entry(CardShown).only is None
    assert all(e.cards is None for e in t.log.seen_by(1) if isinstance(e, CardsDrawn))


@pytest.mark.rule("CG-CHAR-ABRAHAM-1")
@pytest.mark.parametrize("corner", [":S2", ":C9"])
def test_a_black_second_card_gives_abraham_nothing(corner: str) -> None:
    t = drawing("leader abraham 4", "savior 4", deck=f":H7 {corner} :H8")
    assert (len(t.hand(0)), t.events(CardShown)[0].more) == (2, False)


@pytest.mark.rule("CG-CHAR-ABRAHAM-1")
def test_abrahams_third_card_never_chains() -> None:
    t = drawing("leader abraham 4", "savior 4", deck=":S2 :H7 :H8 :H9")
    assert len(t.hand(0)) == 3


# -- andrea, dale ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-ANDREA-1")
def test_andrea_sees_one_nearer_and_two_with_a_scope() -> None:
    others = ["savior 4"] * 5 + ["loner 4"]
    assert table("leader andrea 5: duel", *others).distances(0) == [0, 1, 1, 2, 2, 1, 1]
    assert table("leader andrea 5: duel | scope", *others).distances(0) == [0, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("CG-CHAR-DALE-1")
def test_dale_is_seen_one_farther_away_and_two_with_an_rv() -> None:
    for in_play, seen in (("", 2), ("rv", 3)):
        t = table("leader 5: duel", f"savior dale 3 | {in_play}", "savior 4", "loner 4")
        assert t.distances(0)[1] == t.distances(2)[1] == seen
        assert t.distances(1) == [1, 0, 1, 2]


# -- carl -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-CARL-1")
def test_carl_attacks_as_often_as_he_likes_at_his_weapons_range() -> None:
    t = table("leader carl 5: attack attack attack duel | pistol", *["savior 4"] * 4, "loner 4")
    for target in (1, 2, 1):
        t.play("attack", at=target)
    assert t.life == [5, 2, 3, 4, 4, 4]


# -- dwight ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-DWIGHT-1", "CG-ELIM-2")
def test_dwight_takes_all_cards_of_the_eliminated_into_his_hand() -> None:
    t = table("leader 5: attack duel", "loner 1/4: missed | scope pistol", "savior dwight 4", "savior 4")
    t.play("attack", at=1)
    t.decline()
    t.decline()
    assert (t.hand(2), t.in_play(2), t.hand(1)) == (["missed", "scope", "pistol"], [], [])
    taken = t.entry(CardsTakenOver)
    public = taken.seen_by(None)
    assert isinstance(public, CardsTakenOver)
    assert ([c.kind for c in public.in_play], public.count, public.cards) == (["scope", "pistol"], 1, None)
    assert taken.seen_by(2) == taken.event


@pytest.mark.rule("CG-CHAR-DWIGHT-1")
def test_a_dwight_who_falls_too_takes_nothing() -> None:
    t = table(
        "loner 4: grenade duel", "savior 1/4: rv", "savior dwight 1/4: scope", "leader 5", deck="missed missed"
    )
    t.play("grenade")
    for _ in range(4):
        t.decline()
    assert (t.out, t.events(CardsTakenOver)) == ([1, 2], [])
    assert {"rv", "scope"} <= {*t.discards}


@pytest.mark.rule("CG-CHAR-DWIGHT-2")
def test_dwight_takes_the_cards_before_the_penalty() -> None:
    t = table("leader dwight 5: attack duel", "survivor 1/4: missed | scope", "savior 4", "loner 4", deck="missed")
    t.play("attack", at=1)
    t.decline()
    t.decline()
    assert t.hand(0) == []
    assert {"missed", "scope", "duel", "attack"} <= {*t.discards}


# -- eugene ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-EUGENE-1")
def test_eugene_looks_at_three_cards_and_puts_one_back_on_top() -> None:
    t = drawing("leader eugene 4", "savior 4: duel", deck="scope rv pistol rifle")
    assert (t.asked, t.ask.public, t.offered) == ((0, "eugene.put-back"), False, ["scope", "rv", "pistol"])
    assert [len(t.view(reader).laid) for reader in (0, 1, None)] == [3, 0, 0]
    t.choose("rv")
    assert (t.hand(0), t.kinds(t.state.deck[-2:])) == (["scope", "pistol"], ["rifle", "rv"])
    assert t.view(0).laid == ()
    for kind in (CardsLookedAt, CardPutBack, CardsDrawn):
        entry = t.entry(kind)
        assert entry.only == (0,)
        assert entry.seen_by(1) == entry.seen_by(None) != entry.event
    hidden = CardsLookedAt(0, 3, None), CardPutBack(0, None), CardsDrawn(0, 2, None, "phase")
    assert tuple(e for e in t.log.seen_by(1) if isinstance(e, CardsLookedAt | CardPutBack | CardsDrawn)) == hidden


@pytest.mark.rule("CG-CHAR-EUGENE-1")
def test_with_fewer_than_three_in_the_deck_the_discards_go_under_them() -> None:
    t = drawing("leader eugene 4: duel", "savior 4", deck="scope rv", discards="rifle", rest=False)
    assert (t.offered, t.events(DeckReshuffled)) == (["scope", "rv", "rifle"], [DeckReshuffled(1)])


@pytest.mark.rule("CG-CHAR-EUGENE-1", "CG-DRAW-2")
def test_with_two_cards_in_all_eugene_has_those_he_would_draw_anyway() -> None:
    t = drawing("leader eugene 4", "savior 4", deck="scope rv", rest=False)
    assert (t.asks, t.hand(0), t.deck) == ([(0, "cards.play")], ["scope", "rv"], 0)


# -- ezekiel --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-EZEKIEL-1", "CG-DRAWCHECK-3")
def test_ezekiel_turns_up_two_cards_chooses_one_and_discards_both() -> None:
    t = table("leader 5: attack duel", "savior ezekiel 4 | riot-gear", "loner 4", deck="rv:H8 scope:SA")
    t.play("attack", at=1)
    t.gear()
    assert (t.asked, t.ask.public, t.offered) == ((1, "ezekiel.riot-gear"), True, ["rv", "scope"])
    assert ([c.kind for c in t.view(None).laid], t.discards) == (["rv", "scope"], ["attack"])
    t.choose("rv")
    assert (t.life[1], t.discards) == (4, ["scope", "rv", "attack"])
    assert t.view(None).laid == ()


@pytest.mark.rule("CG-CHAR-EZEKIEL-1")
def test_ezekiel_chooses_at_captured_and_contagion_alike() -> None:
    t = drawing("savior ezekiel 4: duel | captured contagion", "leader 4", "loner 4", deck=":S5 :H6 :S7 :H7 rv rv")
    assert t.view(1).settling == SettlingView(t.view(1).seats[0].in_play[1], None, 0, 0)
    t.choose(":H6")
    assert t.asked == (0, "ezekiel.captured")
    assert t.view(1).settling == SettlingView(t.view(1).seats[0].in_play[0], None, 0, 0)
    t.choose(":S7")
    assert (t.life[0], t.state.active) == (4, 1)
    assert [(e.why, e.matched) for e in t.events(CardsTurnedUp)][:2] == [("contagion", False), ("captured", False)]


@pytest.mark.rule("CG-CHAR-EZEKIEL-1")
def test_two_cards_that_say_the_same_need_no_choice() -> None:
    t = drawing("savior ezekiel 4: duel | captured", "leader 4", "loner 4", deck=":H6 :H7 rv rv")
    assert (t.asked, t.discards[:3]) == ((0, "cards.play"), ["captured", "first-aid", "first-aid"])


# -- glenn ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-GLENN-1")
def test_glenn_may_draw_his_first_card_from_the_discards() -> None:
    t = drawing("leader glenn 4", "savior 4", deck="scope rv", discards="pistol rifle")
    assert (t.asked, t.ask.public) == ((0, "glenn.draw"), True)
    assert t.ask.options == (FromDeck(), FromDiscards(t.game.edition.deck[t.state.discards[-1]]))
    t.from_discards()
    assert (t.hand(0), t.discards) == (["pistol", "scope"], ["rifle"])
    assert t.entry(DiscardTaken).only is None
    t = drawing("leader glenn 4", "savior 4", deck="scope rv", discards="pistol rifle")
    t.from_deck()
    assert (t.hand(0), t.discards) == (["scope", "rv"], ["pistol", "rifle"])


@pytest.mark.rule("CG-CHAR-GLENN-1")
def test_without_discards_glenn_draws_from_the_deck() -> None:
    t = drawing("leader glenn 4", "savior 4", deck="scope rv")
    assert (t.asks, t.hand(0)) == ([(0, "cards.play")], ["scope", "rv"])


# -- hershel --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-HERSHEL-1")
def test_hershel_discards_two_cards_for_a_life_point_as_often_as_he_likes() -> None:
    t = table("leader hershel 2/5: rv scope pistol rifle duel", "savior 4", "loner 4")
    t.recover()
    assert (t.asked, t.ask.least, t.ask.most, t.ask.public) == ((0, "hershel.cards"), 2, 2, False)
    t.choose("rv", "duel")
    t.recover("scope", "rifle")
    assert (t.life[0], t.hand(0), t.discards) == (4, ["pistol"], ["rifle", "scope", "duel", "rv"])
    assert t.ask.closed[-1] == Closed(Recover(), Reason("two-cards-needed", rule="CG-CHAR-HERSHEL-1"))


@pytest.mark.rule("CG-CHAR-HERSHEL-1")
@pytest.mark.parametrize("card", ["attack", "duel", "herd-of-walkers", "grenade", "supplies"])
def test_hershel_may_do_so_in_every_question_put_to_him(card: str) -> None:
    t = table(
        f"leader 5: {card} missed", "savior hershel 3/4: rv scope pistol", "loner 4", deck="rifle walker duel"
    )
    t.play(card, at=1 if card in ("attack", "duel") else None)
    if card == "supplies":
        t.choose("rifle")
    key = t.ask.key
    t.recover("rv", "pistol")
    assert (t.asked, t.life[1], t.hand(1)) == ((1, key), 4, ["scope"])


@pytest.mark.rule("CG-CHAR-HERSHEL-1", "CG-CARD-FIRSTAID-3")
def test_hershel_may_mix_his_ability_with_first_aid() -> None:
    t = drawing(
        "savior hershel 1/4: first-aid rv scope | contagion", "leader 4", "loner 4", deck=":S5 missed missed"
    )
    t.give("first-aid")
    t.recover()
    assert (t.life[0], t.out) == (0, [0])
    t = drawing(
        "savior hershel 2/4: first-aid rv scope | contagion", "leader 4", "loner 4", deck=":S5 missed missed"
    )
    t.recover("rv", "scope")
    t.give("first-aid")
    assert (t.life[0], t.asked) == (1, (0, "cards.play"))


@pytest.mark.rule("CG-CHAR-HERSHEL-2")
def test_hershel_at_his_maximum_keeps_his_cards() -> None:
    t = table("leader hershel 5: rv scope", "savior 4", "loner 4")
    assert Closed(Recover(), Reason("at-maximum", rule="CG-CHAR-HERSHEL-2")) in t.ask.closed


# -- the governor ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-GOVERNOR-1")
def test_the_governor_draws_a_random_card_from_whoever_hurt_him() -> None:
    t = table("leader 5: attack rv scope", "savior governor 3", "loner 4")
    t.next_picks(1)
    t.play("attack", at=1)
    assert (t.hand(1), t.hand(0)) == (["scope"], ["rv"])
    assert t.entry(CardTakenFromHand).seen_by(2) == CardTakenFromHand(1, 0, None, "governor")


@pytest.mark.rule("CG-CHAR-GOVERNOR-2")
def test_the_governor_draws_nothing_from_an_empty_hand() -> None:
    t = table("leader 5: attack", "savior governor 3: duel", "loner 4", deck="rv rv")
    t.play("attack", at=1)
    t.decline()
    assert t.events(CardTakenFromHand) == []


@pytest.mark.rule("CG-CHAR-GOVERNOR-3", "CG-CARD-CONTAGION-6")
def test_grenades_are_somebodys_doing_and_contagion_is_nobodys() -> None:
    t = table("leader 5: grenade rv", "survivor 4", "savior governor 3", "loner 4", deck="missed missed")
    t.play("grenade")
    assert t.hand(2) == ["rv"]
    t = drawing("leader governor 4: duel | contagion", "savior 4: rv", "loner 4: scope", deck=":S5 missed missed")
    assert (t.life[0], t.events(CardTakenFromHand)) == (1, [])


@pytest.mark.rule("CG-CHAR-GOVERNOR-1")
def test_a_governor_who_falls_draws_nothing_and_one_who_is_saved_does() -> None:
    t = table("leader 5: attack rv", "savior governor 1/3", "loner 4", "savior 4")
    t.play("attack", at=1)
    assert (t.out, t.events(CardTakenFromHand)) == ([1], [])
    t = table("leader 5: attack rv duel", "savior governor 1/3: first-aid", "loner 4")
    t.play("attack", at=1)
    t.decline()
    t.next_picks(0)
    t.give("first-aid")
    assert (t.life[1], t.hand(1)) == (1, ["rv"])


# -- jesus ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-JESUS-1")
def test_jesus_draws_as_if_he_had_riot_gear() -> None:
    t = table("leader 5: attack duel", "savior jesus 4", "loner 4", deck=":H6")
    t.play("attack", at=1)
    t.gear()
    assert t.life[1] == 4


@pytest.mark.rule("CG-CHAR-JESUS-1")
def test_jesus_cannot_draw_against_herd_or_duel() -> None:
    t = table("leader 5: herd-of-walkers duel missed", "savior jesus 4", "loner 4", deck=":H6")
    t.play("herd-of-walkers")
    t.play("duel", at=1)
    assert t.life[1] == 2


@pytest.mark.rule("CG-CHAR-JESUS-2")
def test_jesus_with_riot_gear_tries_twice() -> None:
    t = table("leader 5: attack duel", "savior jesus 4 | riot-gear", "loner 4", deck=":S5 :H6")
    t.play("attack", at=1)
    assert t.ask.options == (TurnUp(t.view(None).seats[1].in_play[0]), TurnUp(None), Decline())
    t.gear()
    assert t.offered == ["TurnUp", "Decline"]
    t.gear()
    assert t.life[1] == 4


# -- maggie ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-MAGGIE-1")
def test_maggie_draws_as_soon_as_her_hand_is_empty_before_the_card_takes_effect() -> None:
    t = table("leader maggie 5: ammo-crate", "savior 4", "loner 4", deck="rv scope pistol")
    t.play("ammo-crate")
    assert t.hand(0) == ["rv", "scope", "pistol"]
    assert [(e.count, e.why) for e in t.events(CardsDrawn)] == [(1, "maggie"), (2, "ammo-crate")]


@pytest.mark.rule("CG-CHAR-MAGGIE-1")
@pytest.mark.parametrize("card", ["surprise-attack", "walker"])
def test_maggie_draws_when_her_last_card_is_taken(card: str) -> None:
    t = table(f"leader 5: {card} duel", "savior maggie 4: rv", "loner 4", deck="scope")
    t.play(card, at=1)
    assert t.hand(1) == ["scope"]


@pytest.mark.rule("CG-CHAR-MAGGIE-1", "CG-CHAR-NEGAN-1")
def test_maggie_draws_when_negan_or_the_governor_takes_her_last_card() -> None:
    t = drawing("leader negan 5", "savior maggie 4: rv", "loner 4", deck="scope pistol")
    t.from_hand(1)
    assert (t.hand(0), t.hand(1)) == (["rv", "pistol"], ["scope"])
    t = table("leader maggie 5: attack rv", "savior governor 3", "loner 4", deck="scope")
    t.play("attack", at=1)
    assert (t.hand(0), t.hand(1)) == (["scope"], ["rv"])


@pytest.mark.rule("CG-CHAR-MAGGIE-1")
def test_maggie_draws_before_the_governor_takes() -> None:
    t = table("leader maggie 5: attack", "savior governor 3", "loner 4", deck="rv scope")
    t.play("attack", at=1)
    assert (t.hand(1), t.hand(0)) == (["rv"], ["scope"])


@pytest.mark.rule("CG-CHAR-MAGGIE-1", "CG-CHAR-GOVERNOR-1")
def test_after_a_duel_maggie_draws_before_the_governor_takes_and_then_again() -> None:
    t = table("leader maggie 5: duel", "savior governor 3", "loner 4", deck="rv scope")
    t.play("duel", at=1)
    assert (t.hand(1), t.hand(0)) == (["rv"], ["scope"])


@pytest.mark.rule("CG-CHAR-MAGGIE-1", "CG-CHAR-TYREESE-3")
def test_maggie_draws_between_two_missed() -> None:
    t = table("leader tyreese 5: attack duel", "savior maggie 4: missed", "loner 4", deck="missed rv")
    t.play("attack", at=1)
    t.give("missed", "missed")
    assert (t.life[1], t.hand(1)) == (4, ["rv"])


@pytest.mark.rule("CG-CHAR-MAGGIE-1", "CG-ELIM-3")
def test_maggie_draws_after_the_leaders_penalty() -> None:
    t = table("leader maggie 5: attack duel | rv", "survivor 1/4", "savior 4", "loner 4", deck="scope")
    t.play("attack", at=1)
    assert (t.hand(0), t.in_play(0)) == (["scope"], [])


@pytest.mark.rule("CG-CHAR-MAGGIE-1")
def test_a_first_aid_that_maggie_draws_may_save_her() -> None:
    t = drawing("savior maggie 2/4: first-aid | contagion", "leader 4", "loner 4", deck=":S5 first-aid rv scope")
    t.give("first-aid")
    assert (t.asked, t.offered) == ((0, "cards.dying"), ["first-aid", "Decline"])
    t.give("first-aid")
    assert (t.life[0], t.hand(0)) == (1, ["rv", "scope", "attack"])


@pytest.mark.rule("CG-CHAR-MAGGIE-1")
def test_maggie_draws_nothing_once_she_is_eliminated() -> None:
    t = table("leader 5: attack duel", "savior maggie 1/4: rv", "savior 4", "loner 4")
    t.play("attack", at=1)
    t.decline()
    t.decline()
    assert (t.hand(1), [e.why for e in t.events(CardsDrawn)]) == ([], ["reward"])


# -- michonne -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-MICHONNE-1", "CG-CHAR-MICHONNE-2")
def test_michonne_attacks_with_a_missed_which_is_her_attack_of_the_turn() -> None:
    t = table("leader michonne 5: missed attack missed", "savior 4", "loner 4")
    t.play("missed", at=1)
    assert t.life[1] == 3
    assert {closed.reason.key for closed in t.ask.closed} == {"already-attacked"}


@pytest.mark.rule("CG-CHAR-MICHONNE-1")
def test_michonne_cancels_an_attack_with_an_attack() -> None:
    t = table("leader 5: attack duel", "savior michonne 4: attack", "loner 4")
    t.play("attack", at=1)
    t.give("attack")
    assert t.life[1] == 4


@pytest.mark.rule("CG-CHAR-MICHONNE-1")
def test_michonne_duels_with_either_card() -> None:
    t = table("leader 5: duel attack rv", "savior michonne 4: missed attack", "loner 4")
    t.play("duel", at=1)
    t.give("missed", "attack", "attack")
    t.decline()
    assert t.life == [4, 4, 4]


@pytest.mark.rule("CG-CHAR-MICHONNE-2")
def test_michonne_with_a_machine_gun_attacks_with_all_of_them() -> None:
    t = table("leader michonne 5: missed attack missed rv | machine-gun", "savior 4", "loner 4")
    for kind in ("missed", "attack", "missed"):
        t.play(kind, at=1)
    assert t.life[1] == 1


# -- negan ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-NEGAN-1")
def test_negan_may_draw_his_first_card_from_any_hand() -> None:
    t = drawing(
        "leader negan 5", "savior 4", "savior 4: rv scope", "loner 4: duel", "savior 4", deck="pistol rifle"
    )
    assert (t.asked, t.ask.public, t.targets) == ((0, "negan.draw"), True, [2, 3])
    t.next_picks(1)
    t.from_hand(2)
    assert (t.hand(0), t.hand(2)) == (["scope", "pistol"], ["rv"])
    entry = t.entry(CardTakenFromHand)
    assert [entry.seen_by(seat) == entry.event for seat in range(4)] == [True, False, True, False]


@pytest.mark.rule("CG-CHAR-NEGAN-1")
def test_negan_is_offered_the_hands_of_others_clockwise_and_never_his_own() -> None:
    seats = ("leader 5: rv", "savior negan 4: scope", "savior out", "loner 4: duel")
    t = table(*seats, active=1, phase="draw")
    assert (t.asked, t.targets) == ((1, "negan.draw"), [3, 0])


@pytest.mark.rule("CG-CHAR-NEGAN-1")
def test_negan_may_draw_both_from_the_deck_and_must_if_all_hands_are_empty() -> None:
    t = drawing("leader negan 5", "savior 4: rv", "loner 4", deck="pistol rifle")
    assert t.ask.options[0] == FromDeck()
    t.from_deck()
    assert (t.hand(0), t.hand(1)) == (["pistol", "rifle"], ["rv"])
    t = drawing("leader negan 5", "savior 4", "loner 4", deck="pistol rifle")
    assert (t.asked, t.hand(0)) == ((0, "cards.play"), ["pistol", "rifle"])


# -- rick -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-RICK-1")
def test_rick_draws_a_card_for_each_life_point_he_loses() -> None:
    t = table("leader 5: attack duel", "savior rick 4", "loner 4", deck="rv")
    t.play("attack", at=1)
    assert t.hand(1) == ["rv"]
    t = drawing("leader rick 5: duel | contagion", "savior 4", "loner 4", deck=":S5 rv scope pistol missed missed")
    assert t.hand(0) == ["duel", "rv", "scope", "pistol", "missed", "missed"]


@pytest.mark.rule("CG-CHAR-RICK-1")
def test_rick_draws_before_the_next_seat_answers_and_not_if_he_falls() -> None:
    t = table("leader 5: grenade", "savior rick 4", "loner 4: scope", deck="rv")
    t.play("grenade")
    assert (t.asked, t.hand(1)) == ((2, "cards.attacked"), ["rv"])
    t = table("leader 5: attack duel", "savior rick 1/4", "loner 4", "savior 4", deck="rv scope pistol")
    t.play("attack", at=1)
    assert (t.out, [e.why for e in t.events(CardsDrawn)]) == ([1], ["reward"])


# -- tyreese --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-TYREESE-1", "CG-CHAR-TYREESE-3")
def test_two_missed_cancel_an_attack_of_tyreese_and_one_is_wasted() -> None:
    t = table("leader tyreese 5: attack duel", "savior 4: missed missed", "loner 4")
    t.play("attack", at=1)
    assert t.view(1).settling is not None
    t.give("missed")
    settling = t.view(None).settling
    assert settling is not None
    assert (settling.by, settling.seat, settling.missed) == (0, 1, 1)
    t.give("missed")
    assert t.life[1] == 4
    t = table("leader tyreese 5: attack duel", "savior 4: missed rv", "loner 4")
    t.play("attack", at=1)
    t.give("missed")
    assert t.ask.options == (Decline(),)
    t.decline()
    assert (t.life[1], t.hand(1)) == (3, ["rv"])


@pytest.mark.rule("CG-CHAR-TYREESE-2", "CG-CHAR-TYREESE-3")
def test_riot_gear_is_one_of_the_two_missed() -> None:
    t = table("leader tyreese 5: attack duel", "savior 4: missed | riot-gear", "loner 4", deck=":H6")
    t.play("attack", at=1)
    t.gear()
    assert (t.asked, t.offered) == ((1, "cards.attacked"), ["missed", "Decline"])
    t.give("missed")
    assert t.life[1] == 4


@pytest.mark.rule("CG-CHAR-TYREESE-1")
@pytest.mark.parametrize("card", ["grenade", "duel"])
def test_only_his_attack_cards_need_two(card: str) -> None:
    t = table(f"leader tyreese 5: {card} rv", "savior michonne 4: missed", "loner 4")
    t.play(card, at=1 if card == "duel" else None)
    t.give("missed")
    if card == "duel":
        t.decline()
    assert t.life[1] == 4


def test_what_life_is_gained_by_an_ability_is_told() -> None:
    t = table("leader hershel 2/5: rv scope duel", "savior 4", "loner 4")
    t.recover("rv", "scope")
    assert t.events(LifeGained) == [LifeGained(0, 1, 3, 0, "hershel")]
