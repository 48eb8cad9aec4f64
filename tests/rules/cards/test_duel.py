"""The Duel (rulebook: Duel)."""

from __future__ import annotations

import pytest

from rules.cards.events import AnswerGiven, DuelLost, LifeLost
from rules.cards.options import Decline
from tests.rules.cards.table import table


@pytest.mark.rule("CG-CARD-DUEL-1", "CG-SYM-5")
def test_anybody_else_may_be_challenged_at_any_distance() -> None:
    t = table("leader 5: duel", *["savior 4"] * 3, "survivor 4", "loner 4")
    assert t.targets_of("duel") == [1, 2, 3, 4, 5]


@pytest.mark.rule("CG-CARD-DUEL-2")
def test_both_discard_attacks_in_turn_until_one_does_not() -> None:
    t = table("leader 5: duel attack rv", "savior 4: attack attack", "loner 4")
    t.play("duel", at=1)
    t.give("attack", "attack", "attack")
    t.decline()
    assert (t.life, t.hand(0), t.hand(1)) == ([4, 4, 4], ["rv"], [])
    assert [e.seat for e in t.events(AnswerGiven)] == [1, 0, 1]
    assert t.discards == ["attack", "attack", "attack", "duel"]
    assert t.events(DuelLost) == [DuelLost(0)]


@pytest.mark.rule("CG-CARD-DUEL-2")
def test_a_player_may_decline_although_he_has_an_attack() -> None:
    t = table("leader 5: duel attack", "savior 4: attack", "loner 4")
    t.play("duel", at=1)
    t.decline()
    assert (t.life, t.hand(1)) == ([5, 3, 4], ["attack"])


@pytest.mark.rule("CG-CARD-DUEL-4", "CG-PLAY-3")
def test_attacks_of_a_duel_do_not_count_as_the_attack_of_the_turn() -> None:
    t = table("leader 5: duel attack attack", "savior 4: attack", "loner 4")
    t.play("duel", at=1)
    t.give("attack", "attack")
    assert (t.life[1], t.state.attacks) == (3, 0)
    t.play("attack", at=1)
    assert t.life[1] == 2


@pytest.mark.rule("CG-CARD-DUEL-4")
def test_a_duel_may_be_played_after_an_attack() -> None:
    t = table("leader 5: attack duel", "savior 4", "loner 4")
    t.play("attack", at=1)
    t.play("duel", at=1)
    assert t.life[1] == 2


@pytest.mark.rule("CG-CARD-DUEL-5")
def test_the_one_who_played_the_duel_is_to_blame_for_either_loss() -> None:
    t = table("leader 5: duel duel", "savior 4: attack attack scope", "loner 4")
    t.play("duel", at=1)
    t.give("attack")
    t.decline()
    t.play("duel", at=1)
    t.decline()
    assert [(e.seat, e.by) for e in t.events(LifeLost)] == [(0, 0), (1, 0)]


@pytest.mark.rule("CG-CARD-DUEL-6", "CG-CARD-DUEL-3")
def test_no_card_cancels_a_duel() -> None:
    t = table("leader 5: duel", "savior 4: missed walker first-aid | riot-gear", "loner 4: missed")
    t.play("duel", at=1)
    assert (t.asked, t.ask.options) == ((1, "cards.duel"), (Decline(),))
    assert {c.reason.key for c in t.ask.closed} == {"not-an-attack"}
