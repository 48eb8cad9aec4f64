"""Attacking, and answering an Attack! (rulebook: Attack! and Missed!, Riot Gear)."""

from __future__ import annotations

import pytest

from rules.cards.events import AnswerGiven, AttackCancelled, CardsTurnedUp, LifeLost
from rules.cards.options import Answer, Decline, TurnUp
from rules.core.errors import Reason
from tests.rules.cards.table import table


@pytest.mark.rule("CG-ATTACK-2", "CG-ATTACK-3")
def test_an_attack_costs_a_life_point_and_is_discarded() -> None:
    t = table("leader 5: attack", "savior 4", "loner 4")
    t.play("attack", at=1)
    assert (t.life, t.discards) == ([5, 3, 4], ["attack"])
    assert t.events(LifeLost) == [LifeLost(1, 1, 3, 0, "attack", 0)]


@pytest.mark.rule("CG-ATTACK-3", "CG-MISSED-1")
def test_a_missed_cancels_it_and_both_are_discarded() -> None:
    t = table("leader 5: attack duel", "savior 4: missed", "loner 4")
    t.play("attack", at=1)
    t.give("missed")
    assert (t.life, t.discards, t.hand(1)) == ([5, 4, 4], ["missed", "attack"], [])
    assert t.events(AttackCancelled) == [AttackCancelled(1, 0)]
    assert t.asked == (0, "cards.play")


@pytest.mark.rule("CG-MISSED-1")
def test_only_the_target_may_cancel_an_attack() -> None:
    t = table("leader 5: attack duel missed", "savior 4: duel", "loner 4: missed")
    t.play("attack", at=1)
    assert t.asks[2:] == [(1, "cards.attacked")]
    t.decline()
    assert t.asks[3:] == [(0, "cards.play")]


@pytest.mark.rule("CG-MISSED-2")
def test_the_target_may_keep_his_missed_and_lose_the_point() -> None:
    t = table("leader 5: attack duel", "savior 4: missed", "loner 4")
    t.play("attack", at=1)
    t.decline()
    assert (t.life[1], t.hand(1)) == (3, ["missed"])


@pytest.mark.rule("CG-MISSED-3")
def test_a_missed_cancels_a_grenade_but_neither_herd_nor_duel() -> None:
    t = table("leader 5: grenade herd-of-walkers duel", "savior 4: missed missed missed", "loner 4")
    t.play("grenade")
    t.give("missed")
    assert t.life[1] == 4
    t.play("herd-of-walkers")
    assert (t.ask.options, t.why_not("missed")) == ((Decline(),), Reason("not-an-attack", rule="CG-CARD-HERD-2"))
    t.decline()
    t.play("duel", at=1)
    assert (t.ask.options, t.why_not("missed")) == ((Decline(),), Reason("not-an-attack", rule="CG-CARD-DUEL-3"))


@pytest.mark.rule("CG-MISSED-3")
def test_other_cards_do_not_cancel_an_attack() -> None:
    t = table("leader 5: attack", "savior 4: attack missed riot-gear", "loner 4")
    t.play("attack", at=1)
    assert t.offered == ["missed", "Decline"]
    for kind in ("attack", "riot-gear"):
        assert t.why_not(kind) == Reason("not-a-missed", rule="CG-MISSED-3")


@pytest.mark.rule("CG-CHAR-MICHONNE-1")
def test_answers_are_offered_in_the_order_of_the_hand() -> None:
    t = table("leader 5: attack", "savior michonne 4: attack duel missed", "loner 4")
    t.play("attack", at=1)
    assert t.offered == ["attack", "missed", "Decline"]


# -- who is asked ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-MISSED-2")
def test_a_target_with_a_card_is_asked_whatever_it_is() -> None:
    t = table("leader 5: attack", "savior 4: scope", "loner 4")
    t.play("attack", at=1)
    assert (t.asked, t.ask.options, t.ask.public) == ((1, "cards.attacked"), (Decline(),), False)


def test_a_target_without_cards_is_not_asked() -> None:
    t = table("leader 5: attack duel herd-of-walkers", "savior 4", "loner 4")
    t.play("attack", at=1)
    t.play("duel", at=1)
    t.play("herd-of-walkers")
    assert (t.life, {key for _, key in t.asks}) == ([5, 1, 3], {"cards.play", "cards.target"})


# -- riot gear ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-CARD-RIOT-1", "CG-DRAWCHECK-1")
def test_riot_gear_cancels_an_attack_with_hearts() -> None:
    t = table("leader 5: attack", "savior 4 | riot-gear", "loner 4", deck=":H4")
    t.play("attack", at=1)
    assert t.ask.options == (TurnUp(t.view(None).seats[1].in_play[0]), Decline())
    t.gear()
    assert (t.life[1], t.discards, t.in_play(1)) == (4, ["captured", "attack"], ["riot-gear"])
    turned = t.events(CardsTurnedUp)[0]
    assert (turned.seat, turned.why, turned.counted, turned.matched) == (1, "riot-gear", turned.cards[0], True)


@pytest.mark.rule("CG-CARD-RIOT-1")
def test_riot_gear_need_not_be_used() -> None:
    t = table("leader 5: attack", "savior 4 | riot-gear", "loner 4", deck=":H4")
    t.play("attack", at=1)
    t.decline()
    assert (t.life[1], t.events(CardsTurnedUp)) == (3, [])


@pytest.mark.rule("CG-CARD-RIOT-2")
@pytest.mark.parametrize(("hand", "life"), [("missed", 4), ("", 3)])
def test_without_hearts_a_missed_still_cancels_the_attack(hand: str, life: int) -> None:
    t = table("leader 5: attack", f"savior 4: {hand} | riot-gear", "loner 4", deck=":S4")
    t.play("attack", at=1)
    t.gear()
    if hand:
        assert t.offered == ["missed", "Decline"]
        t.give("missed")
    assert t.life[1] == life


@pytest.mark.rule("CG-CARD-RIOT-1")
def test_riot_gear_works_against_a_grenade() -> None:
    t = table("leader 5: grenade", "savior 4 | riot-gear", "loner 4", deck=":H4")
    t.play("grenade")
    t.gear()
    assert t.life == [5, 4, 3]


@pytest.mark.rule("CG-CARD-HERD-2", "CG-CARD-DUEL-3")
def test_riot_gear_does_not_work_against_herd_and_duel() -> None:
    t = table("leader 5: herd-of-walkers duel", "savior 4 | riot-gear", "loner 4", deck=":H4")
    t.play("herd-of-walkers")
    t.play("duel", at=1)
    assert (t.life[1], t.events(CardsTurnedUp)) == (2, [])


def test_hand_cards_that_are_no_answer_stand_below_with_the_reason() -> None:
    t = table("leader 5: attack", "savior 4: missed duel", "loner 4")
    t.play("attack", at=1)
    assert [option for option in t.ask.options if isinstance(option, Answer)] == [t.find("missed", Answer)]
    assert [closed.option for closed in t.ask.closed] == [t.find("duel", Answer)]


def test_an_answer_is_seen_by_all() -> None:
    t = table("leader 5: attack", "savior 4: missed", "loner 4")
    t.play("attack", at=1)
    t.give("missed")
    assert [(e.seat, e.card.kind, e.played_as) for e in t.events(AnswerGiven)] == [(1, "missed", "missed")]
    assert t.entry(AnswerGiven).only is None
