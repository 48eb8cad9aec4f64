"""Where rules meet: the cases that people ask about, by their numbers in our list of interactions.

Those that are proved with the rule or character they are about are named in :data:`ELSEWHERE`.
"""

from __future__ import annotations

import pytest

from rules.cards.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsTakenOver,
    CardsTurnedUp,
    CardTakenFromHand,
    Eliminated,
)
from rules.cards.options import Decline, Recover
from rules.core.ask import Closed
from rules.core.errors import Reason
from tests.rules.cards.table import Table, table

ELSEWHERE = {
    138: "test_only_his_attack_cards_need_two",
    141: "test_maggie_draws_as_soon_as_her_hand_is_empty_before_the_card_takes_effect",
    142: "test_maggie_draws_nothing_once_she_is_eliminated",
    143: "test_maggie_draws_when_her_last_card_is_taken",
    144: "test_grenades_are_somebodys_doing_and_contagion_is_nobodys",
    146: "test_the_governor_draws_nothing_from_an_empty_hand",
    147: "test_a_governor_who_falls_draws_nothing_and_one_who_is_saved_does",
    150: "test_dwight_takes_the_cards_before_the_penalty",
    152: "test_two_of_the_three_points_of_contagion_are_won_back",
    156: "test_ezekiel_chooses_at_captured_and_contagion_alike",
    158: "test_ezekiel_turns_up_two_cards_chooses_one_and_discards_both",
    161: "test_hershel_at_his_maximum_keeps_his_cards",
    162: "test_negan_may_draw_his_first_card_from_any_hand",
    163: "test_maggie_draws_when_negan_or_the_governor_takes_her_last_card",
    164: "test_without_discards_glenn_draws_from_the_deck",
    167: "test_with_fewer_than_three_in_the_deck_the_discards_go_under_them",
    168: "test_without_deck_and_discards_nothing_is_drawn",
    170: "test_michonne_with_a_machine_gun_attacks_with_all_of_them",
    171: "test_michonne_duels_with_either_card",
    173: "test_surprise_attack_reaches_distance_one_whatever_the_weapon",
    174: "test_everybody_starts_with_a_hatchet_that_is_no_card",
    175: "test_captured_is_put_in_front_of_another_at_any_distance_but_the_leader",
    176: "test_nor_in_front_of_another",
    179: "test_a_leader_who_eliminates_a_survivor_loses_all_cards",
    181: "test_nobody_is_rewarded_for_a_savior_who_loses_his_own_duel",
    183: "test_rick_draws_before_the_next_seat_answers_and_not_if_he_falls",
    184: "test_if_cards_run_out_the_last_ones_get_none",
    185: "test_jesus_cannot_draw_against_herd_or_duel",
    232: "test_it_can_be_taken_or_discarded",
    235: "test_captured_is_put_in_front_of_another_at_any_distance_but_the_leader",
    236: "test_with_two_players_left_first_aid_saves_nobody",
}


def drawing(*seats: str, deck: str = "", discards: str = "", rest: bool = True) -> Table:
    return table(*seats, deck=deck, discards=discards, rest=rest, phase="draw")


@pytest.mark.rule("CG-CHAR-TYREESE-3", "CG-CHAR-JESUS-2")
def test_137_tyreese_attacks_jesus_with_riot_gear() -> None:
    seats = "leader tyreese 5: attack rv", "savior jesus 4: missed | riot-gear", "loner 4"
    t = table(*seats, deck=":H6 :H7")
    t.play("attack", at=1)
    t.gear()
    t.gear()
    assert (t.life[1], t.hand(1)) == (4, ["missed"])
    t = table(*seats, deck=":S5 :H7")
    t.play("attack", at=1)
    t.gear()
    t.gear()
    t.give("missed")
    assert t.life[1] == 4


@pytest.mark.rule("CG-CHAR-MICHONNE-1", "CG-CHAR-TYREESE-1")
def test_139_michonne_answers_tyreese_with_two_attacks() -> None:
    t = table("leader tyreese 5: attack rv", "savior michonne 4: attack attack", "loner 4")
    t.play("attack", at=1)
    t.give("attack", "attack")
    assert t.life[1] == 4


@pytest.mark.rule("CG-CHAR-MAGGIE-1")
def test_140_maggie_in_a_duel_draws_when_it_is_over() -> None:
    t = table("savior maggie 4: duel", "leader 5: attack rv", "loner 4", deck="scope missed")
    t.play("duel", at=1)
    assert (t.hand(0), t.asked) == ([], (1, "cards.duel"))
    t.give("attack")
    assert (t.life[0], t.hand(0), t.asked) == (3, ["scope"], (0, "cards.play"))


@pytest.mark.rule("CG-CHAR-GOVERNOR-1", "CG-CARD-DUEL-5")
def test_145_the_governor_loses_his_own_duel() -> None:
    t = table("leader governor 4: duel rv", "savior 4: attack scope", "loner 4")
    t.play("duel", at=1)
    t.give("attack")
    t.decline()
    assert (t.life[0], t.hand(1), t.events(CardTakenFromHand)) == (3, ["scope"], [])


@pytest.mark.rule("CG-CHAR-DWIGHT-1", "CG-ELIM-4")
def test_148_dwight_takes_the_cards_and_the_killer_draws_three() -> None:
    t = table("leader 5: attack rv", "savior 1/4: missed", "loner dwight 4", "savior 4", deck="scope pistol rifle")
    t.play("attack", at=1)
    t.decline()
    t.decline()
    assert (t.hand(0), t.hand(2)) == (["rv", "scope", "pistol", "rifle"], ["missed"])


@pytest.mark.rule("CG-CHAR-DWIGHT-1", "CG-ELIM-4")
def test_149_dwight_as_the_killer_gets_both() -> None:
    t = table("leader dwight 5: attack rv", "savior 1/4: missed", "loner 4", "savior 4", deck="scope pistol rifle")
    t.play("attack", at=1)
    t.decline()
    t.decline()
    assert t.hand(0) == ["rv", "missed", "scope", "pistol", "rifle"]


@pytest.mark.rule("CG-CHAR-DWIGHT-1", "CG-CARD-CONTAGION-6")
def test_151_dwight_takes_the_cards_after_contagion_and_nobody_is_rewarded() -> None:
    t = drawing("savior 1/4: rv | contagion", "leader dwight 5: duel", "loner 4: duel", deck=":S5 scope pistol")
    t.decline()
    assert (t.hand(1), t.hand(2)) == (["duel", "rv", "scope", "pistol"], ["duel"])


@pytest.mark.rule("CG-CARD-FIRSTAID-4", "CG-CARD-CONTAGION-2")
def test_153_contagion_with_two_players_left() -> None:
    t = drawing("loner 2/4: first-aid first-aid | contagion", "leader 4", "savior out", deck=":S5")
    assert (t.out, t.winners, t.asks) == ([0, 2], (1,), [])


@pytest.mark.rule("CG-CARD-CONTAGION-5")
def test_154_contagion_goes_left_and_then_captured_is_checked() -> None:
    t = drawing("savior 4: duel | captured contagion", "leader 4: rv", "loner 4", deck=":D9 :S7 scope pistol")
    assert [(e.why, e.matched) for e in t.events(CardsTurnedUp)][:2] == [("contagion", False), ("captured", False)]
    assert (t.in_play(0), t.state.active, t.hand(0)) == ([], 1, ["duel"])


@pytest.mark.rule("CG-CARD-CONTAGION-5")
def test_155_contagion_breaks_out_and_then_captured_is_checked() -> None:
    t = drawing("savior 4: duel | captured contagion", "leader 4: rv", "loner 4", deck=":S5 :S7 scope pistol")
    assert (t.life[0], t.hand(0), t.asked) == (1, ["duel"], (1, "cards.play"))


@pytest.mark.rule("CG-CHAR-EZEKIEL-1", "CG-DRAW-2")
def test_157_ezekiel_with_one_card_in_the_deck() -> None:
    t = table("leader 5: attack rv", "savior ezekiel 4 | riot-gear", "loner 4", deck=":S5", rest=False)
    t.play("attack", at=1)
    t.gear()
    assert (t.events(Eliminated), t.life[1], t.discards) == ([], 3, ["attack", "missed"])


@pytest.mark.rule("CG-CHAR-HERSHEL-1")
def test_159_hershel_pays_two_pairs_at_a_fatal_hit() -> None:
    t = table("leader 5: attack rv", "savior hershel 1/4: scope pistol rifle walker", "loner 4")
    t.play("attack", at=1)
    t.decline()
    t.recover("scope", "pistol")
    assert (t.life[1], t.hand(1), t.asked) == (1, ["rifle", "walker"], (0, "cards.play"))
    t.play("rv")
    assert t.life[1] == 1


@pytest.mark.rule("CG-CHAR-HERSHEL-1", "CG-CARD-FIRSTAID-4")
def test_160_hershels_ability_works_with_two_players_left() -> None:
    t = table("leader 5: attack rv", "loner hershel 1/4: first-aid scope", "savior out")
    t.play("attack", at=1)
    t.decline()
    assert (t.asked, t.why_not("first-aid")) == (
        (1, "cards.dying"),
        Reason("first-aid-two-left", rule="CG-CARD-FIRSTAID-4"),
    )
    t.recover()
    assert (t.life[1], t.hand(1)) == (1, [])


@pytest.mark.rule("CG-CHAR-HERSHEL-1", "CG-CARD-FIRSTAID-4")
def test_hershel_with_one_card_and_two_players_left_is_not_asked() -> None:
    t = table("leader 5: attack rv", "loner hershel 1/4: scope", "savior out")
    t.play("attack", at=1)
    t.decline()
    assert (t.out, t.asks[-1]) == ([1, 2], (1, "cards.attacked"))


@pytest.mark.rule("CG-CHAR-HERSHEL-2")
def test_hershel_at_his_maximum_reads_why_among_the_supplies() -> None:
    t = table("leader 5: supplies rv", "savior hershel 4: scope duel", "loner 4", deck="rifle walker duel")
    t.play("supplies")
    t.choose("rifle")
    assert t.ask.closed == (Closed(Recover(), Reason("at-maximum", rule="CG-CHAR-HERSHEL-2")),)


@pytest.mark.rule("CG-CARD-CAPTURED-2", "CG-CHAR-GLENN-1")
def test_165_glenn_may_take_captured_or_what_contagion_turned_up() -> None:
    t = drawing("savior glenn 4 | captured", "leader 4", "loner 4", deck=":H6 rv")
    t.from_discards()
    assert t.hand(0) == ["captured", "rv"]
    t = drawing("savior glenn 4 | contagion", "leader 4", "loner 4", deck="scope:SA rv")
    t.from_discards()
    assert t.hand(0) == ["scope", "rv"]


@pytest.mark.rule("CG-DRAW-2", "CG-CHAR-ABRAHAM-1")
def test_166_abraham_goes_on_with_the_new_deck() -> None:
    t = table("leader abraham 5", "savior 4", deck="duel", discards=":H6", rest=False, phase="draw")
    assert t.hand(0) == ["duel", "first-aid"]


@pytest.mark.rule("CG-CHAR-CARL-1", "CG-WEAPON-5")
def test_169_carl_with_a_machine_gun_reaches_distance_one() -> None:
    t = table("leader carl 5: attack attack rv | machine-gun", *["savior 4"] * 3, "loner 4")
    t.play("attack", at=1)
    assert t.targets_of("attack") == [1, 4]


@pytest.mark.rule("CG-DIST-6", "CG-CHAR-ANDREA-1", "CG-CHAR-DALE-1")
def test_172_scope_and_andrea_against_rv_and_dale() -> None:
    t = table("leader andrea 5: rv | scope", "savior 4", "savior dale 3 | rv", "loner 4")
    assert t.distances(0)[2] == 2


@pytest.mark.rule("CG-END-5", "CG-CHAR-DWIGHT-1")
@pytest.mark.parametrize(("answers", "hand"), [(True, ["scope", "pistol"]), (False, [])])
def test_177_dwight_at_one_life_behind_two_who_fall(answers: bool, hand: list[str]) -> None:
    dwight = "loner dwight 1/4: attack"
    t = table("leader 5: herd-of-walkers rv", "savior 1/4: scope", "savior 1/4: pistol", dwight, "savior 4")
    t.play("herd-of-walkers")
    for _ in range(4):
        t.decline()
    assert (t.asked, t.out) == ((3, "cards.herd"), [])
    if answers:
        t.give("attack")
    else:
        t.decline()
        t.decline()
    assert (t.hand(3), t.out) == (hand, [1, 2] if answers else [1, 2, 3])


@pytest.mark.rule("CG-END-5")
def test_178_a_grenade_brings_the_leader_to_0_as_second_of_four() -> None:
    t = table(
        "savior 4: grenade rv",
        "savior 1/4",
        "leader 1/5",
        "loner 4: missed",
        "survivor 1/4",
        deck="scope duel pistol",
    )
    t.play("grenade")
    assert (t.life[2], t.out, t.asked) == (0, [], (3, "cards.attacked"))
    t.give("missed")
    assert [e.seat for e in t.events(Eliminated)] == [1, 2, 4]
    assert (t.hand(0), t.winners) == (["rv", "scope", "duel", "pistol"], (0, 1))


@pytest.mark.rule("CG-ELIM-4")
def test_180_a_savior_eliminates_a_savior_in_his_duel() -> None:
    t = table("savior 4: duel rv", "savior 1/4", "leader 5", "loner 4", deck="scope pistol rifle")
    t.play("duel", at=1)
    assert t.hand(0) == ["rv", "scope", "pistol", "rifle"]


@pytest.mark.rule("CG-CHAR-RICK-1", "CG-CARD-FIRSTAID-3")
def test_182_rick_survives_contagion_and_draws_three() -> None:
    deck = ":S5 rv scope pistol missed missed"
    t = drawing("savior rick 2/4: first-aid first-aid | contagion", "leader 4", "loner 4", deck=deck)
    t.give("first-aid")
    assert t.events(CardsDrawn) == []
    t.give("first-aid")
    assert (t.life[0], t.hand(0)) == (1, ["rv", "scope", "pistol", "missed", "missed"])


@pytest.mark.rule("CG-ELIM-2", "CG-CHAR-DWIGHT-1")
@pytest.mark.parametrize(("other", "hand"), [("savior", []), ("savior dwight", ["contagion"])])
def test_231_a_player_with_contagion_falls_before_his_turn(other: str, hand: list[str]) -> None:
    t = table("leader 5: attack rv", "loner 1/4 | contagion", f"{other} 4", "savior 4")
    t.play("attack", at=1)
    assert (t.hand(2), "contagion" in t.discards) == (hand, not hand)


@pytest.mark.rule("CG-WEAPON-5", "CG-PLAY-3")
def test_233_attacks_of_the_turn_count_when_the_machine_gun_is_gone() -> None:
    t = table("leader 5: attack attack rifle rv | machine-gun", "savior 4", "loner 4")
    t.play("attack", at=1)
    t.play("rifle")
    assert t.why_not("attack").key == "already-attacked"


@pytest.mark.rule("CG-WEAPON-5")
def test_234_a_machine_gun_played_after_an_attack_lifts_the_limit() -> None:
    t = table("leader 5: attack attack machine-gun rv", "savior 4", "loner 4")
    t.play("attack", at=1)
    t.play("machine-gun")
    t.play("attack", at=1)
    assert t.life[1] == 2


@pytest.mark.rule("CG-END-5", "CG-CARD-FIRSTAID-4")
def test_237_first_aid_works_while_the_other_is_not_yet_eliminated() -> None:
    t = table("leader 5: grenade rv", "loner 1/4", "savior 1/4: first-aid")
    t.play("grenade")
    t.decline()
    t.give("first-aid")
    assert (t.life, t.out) == ([5, 0, 1], [1])


@pytest.mark.rule("CG-DRAW-2", "CG-PLAY-6")
def test_238_ammo_crate_with_one_card_in_the_deck() -> None:
    t = table("leader 5: ammo-crate", "savior 4", deck="rv", rest=False)
    t.play("ammo-crate")
    assert (t.hand(0), t.deck) == (["rv", "ammo-crate"], 0)


@pytest.mark.rule("CG-CHAR-MAGGIE-1", "CG-CARD-SUPPLIES-1")
def test_239_maggie_draws_before_the_supplies_are_laid_out() -> None:
    t = table("leader maggie 5: supplies", "savior 4", "loner 4", deck="rv scope pistol rifle")
    t.play("supplies")
    assert (t.hand(0), t.offered) == (["rv"], ["scope", "pistol", "rifle"])


@pytest.mark.rule("CG-CHAR-GOVERNOR-1", "CG-ELIM-3", "CG-END-5")
def test_241_the_governor_draws_before_the_leaders_penalty() -> None:
    t = table("leader 5: grenade duel | rv", "savior governor 3", "survivor 1/4", "loner 4", deck="missed missed")
    t.play("grenade")
    assert t.hand(1)[0] == "duel"
    penalty = next(e for e in t.events(CardsDiscarded) if e.why == "penalty")
    assert [c.kind for c in penalty.cards] == ["rv"]


# -- cases of faults that others had --------------------------------------------------------------------------


@pytest.mark.rule("CG-CHAR-MAGGIE-1")
def test_c02_maggie_is_challenged_and_spends_her_last_attack() -> None:
    t = table("leader 5: duel rv", "savior maggie 4: attack", "loner 4", deck="scope")
    t.play("duel", at=1)
    t.give("attack")
    assert (t.asked, t.hand(1)) == ((0, "cards.duel"), [])
    t.decline()
    assert (t.life, t.hand(1), t.asked) == ([4, 4, 4], ["scope"], (0, "cards.play"))


@pytest.mark.rule("CG-CHAR-MAGGIE-1")
def test_c02_maggie_falls_in_her_duel_and_draws_nothing() -> None:
    t = table("savior maggie 1/4: duel", "leader 5: attack rv", "loner 4", deck="scope pistol")
    t.play("duel", at=1)
    t.give("attack")
    assert (t.out, [e.why for e in t.events(CardsDrawn)]) == ([0], ["phase"])


@pytest.mark.rule("CG-DRAW-2")
def test_c04_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    discards = "rv scope pistol rifle duel grenade supplies missed missed attack attack attack"
    t = table("leader 5: duel", "savior 4: duel", deck="walker:D9", discards=discards, rest=False, active=1)
    t.next_shuffle(12)
    t.end()
    assert (t.hand(0), t.deck, t.discards) == (["duel", "walker", "rv"], 11, [])


@pytest.mark.rule("CG-CARD-FIRSTAID-2", "CG-CARD-FIRSTAID-3")
def test_c05_two_of_four_life_points_and_contagion() -> None:
    seats = "savior 2/4: first-aid first-aid | contagion", "leader 4", "loner 4", "savior 4"
    t = drawing(*seats, deck=":S5 rv scope")
    t.give("first-aid", "first-aid")
    assert t.life[0] == 1
    t = drawing(*seats, deck=":S5 rv scope")
    t.give("first-aid")
    t.decline()
    assert (t.out, t.life[0], t.state.players[0].needs) == ([0], 0, 0)
    assert {"first-aid"} <= {*t.discards}


@pytest.mark.rule("CG-CARD-DUEL-5", "CG-CARD-DUEL-4")
def test_c07_a_duel_with_the_governor() -> None:
    t = table("leader 5: duel attack rv", "savior governor 3", "loner 4")
    t.next_picks(1)
    t.play("duel", at=1)
    assert (t.hand(1), t.hand(0), t.state.attacks) == (["rv"], ["attack"], 0)


@pytest.mark.rule("CG-CARD-RIOT-1", "CG-WEAPON-5")
def test_c09_riot_gear_once_for_each_attack_and_fresh_for_the_next() -> None:
    t = table("leader 5: attack attack rv | machine-gun", "savior 4: duel | riot-gear", "loner 4", deck=":C9 :H6")
    t.play("attack", at=1)
    t.gear()
    assert t.ask.options == (Decline(),)
    t.decline()
    t.play("attack", at=1)
    t.gear()
    assert t.life[1] == 3


@pytest.mark.rule("CG-CHAR-DWIGHT-1")
def test_dwights_own_cards_are_discarded_when_he_falls() -> None:
    t = table("leader 5: attack rv", "savior dwight 1/4: scope", "loner 4")
    t.play("attack", at=1)
    t.decline()
    t.decline()
    assert (t.events(CardsTakenOver), "scope" in t.discards) == ([], True)


def test_every_interaction_of_the_card_game_is_proved_somewhere() -> None:
    here = {int(name.split("_")[1]) for name in globals() if name.startswith("test_") and name[5].isdigit()}
    listed = {*range(137, 186), *range(231, 240), 241}
    assert here | ELSEWHERE.keys() == listed
    assert not here & ELSEWHERE.keys()
