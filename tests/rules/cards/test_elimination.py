"""Elimination, rewards and penalties, and who has won (rulebook: Elimination ... End of the Game)."""

from __future__ import annotations

import pytest

from rules.cards.events import CardsDiscarded, CardsDrawn, CardsTakenOver, Eliminated, Won
from rules.cards.state import Role
from rules.core.game import Result
from tests.rules.cards.table import table

# -- elimination ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-ELIM-1", "CG-ELIM-2")
def test_the_eliminated_show_their_role_and_discard_everything() -> None:
    t = table("leader 5: attack duel", "survivor 4", "savior 4", "loner 1/4: missed rv | scope pistol")
    assert t.view(0).seats[3].role is None
    t.play("attack", at=3)
    t.decline()
    t.decline()
    assert t.view(0).seats[3].role is Role.LONER
    assert (t.hand(3), t.in_play(3), t.discards[:4]) == ([], [], ["pistol", "scope", "rv", "missed"])
    assert t.events(Eliminated) == [Eliminated(3, Role.LONER, "attack", 0)]
    assert t.game.living(t.state) == (0, 1, 2)


@pytest.mark.rule("CG-ELIM-2", "CG-CHAR-DWIGHT-1")
@pytest.mark.parametrize("other", ["survivor", "survivor dwight"])
def test_where_no_cards_are_left_none_are_spoken_of(other: str) -> None:
    t = table("leader 5: attack duel", f"{other} 4", "savior 4", "loner 1/4")
    t.play("attack", at=3)
    assert (t.out, t.events(CardsDiscarded, CardsTakenOver)) == ([3], [])


@pytest.mark.rule("CG-ELIM-2")
def test_the_eliminated_take_no_further_part() -> None:
    t = table(
        "leader 5: attack supplies",
        "savior 1",
        "savior 4: missed",
        "loner 4: missed",
        deck="rv duel scope walker pistol rifle",
    )
    t.play("attack", at=1)
    t.play("supplies")
    for _ in range(2):
        t.choose(t.offered[0])
    assert {seat for seat, _ in t.asks} == {0, 2}
    assert (t.hand(1), t.distances(1)) == ([], [0, 0, 0, 0])


@pytest.mark.rule("CG-ELIM-3")
@pytest.mark.parametrize("card", ["attack", "grenade", "herd-of-walkers", "duel"])
def test_a_leader_who_eliminates_a_survivor_loses_all_cards(card: str) -> None:
    t = table(
        f"leader 5: {card} missed duel | pistol rv", "survivor 1/4", "savior 4", "loner 4", deck="rifle scope"
    )
    t.play(card, at=1 if card in ("attack", "duel") else None)
    assert (t.hand(0), t.in_play(0), t.out) == ([], [], [1])
    penalty = next(e for e in t.events(CardsDiscarded) if e.why == "penalty")
    assert [c.kind for c in penalty.cards] == ["missed", "duel", "pistol", "rv"]
    assert t.view(None).seats[0].weapon == "hatchet"
    assert t.state.active == 2


@pytest.mark.rule("CG-ELIM-3")
def test_others_pay_nothing_for_a_survivor() -> None:
    t = table("savior 4: attack duel", "survivor 1/4", "leader 4", "loner 4")
    t.play("attack", at=1)
    assert (t.hand(0), t.out) == (["duel"], [1])


@pytest.mark.rule("CG-ELIM-4", "CG-ROLE-3")
@pytest.mark.parametrize("role", ["leader", "survivor", "savior", "loner"])
def test_whoever_eliminates_a_savior_draws_three_cards(role: str) -> None:
    rest = ["leader 4", "savior 4"] if role != "leader" else ["survivor 4", "savior 4"]
    t = table(f"{role} 4: attack duel", "savior 1/4", *rest, deck="rv scope walker")
    t.play("attack", at=1)
    assert t.hand(0) == ["duel", "rv", "scope", "walker"]
    reward = t.entry(CardsDrawn)
    assert reward.seen_by(2) == CardsDrawn(0, 3, None, "reward")


@pytest.mark.rule("CG-ELIM-4")
def test_nobody_is_rewarded_for_other_roles() -> None:
    t = table("leader 5: attack duel", "loner 1/4", "savior 4")
    t.play("attack", at=1)
    assert (t.hand(0), t.out) == (["duel"], [1])


@pytest.mark.rule("CG-ELIM-4", "CG-CARD-DUEL-5")
def test_nobody_is_rewarded_for_a_savior_who_loses_his_own_duel() -> None:
    t = table("savior 1/4: duel", "leader 5: attack walker", "loner 4", deck="rv rv")
    t.play("duel", at=1)
    t.give("attack")
    assert (t.out, t.hand(1)) == ([0], ["walker", "rv", "rv"])
    assert [e.why for e in t.events(CardsDrawn)] == ["phase"]


@pytest.mark.rule("CG-ELIM-5")
def test_the_turn_of_a_player_who_is_eliminated_in_it_ends_at_once() -> None:
    t = table("savior 1/4: duel scope walker missed rv", "leader 5: attack", "loner 4", deck="pistol rifle")
    t.play("duel", at=1)
    t.give("attack")
    t.decline()
    assert t.asked == (0, "cards.dying")
    t.decline()
    assert (t.out, t.asked, t.hand(1)) == ([0], (1, "cards.play"), ["pistol", "rifle"])


@pytest.mark.rule("CG-ELIM-5", "CG-END-3")
def test_no_turn_begins_when_the_game_ends_with_the_one_whose_turn_it_is() -> None:
    t = table("loner 1/4: duel", "leader 5: attack", "savior out", "savior out")
    t.play("duel", at=1)
    t.give("attack")
    assert (t.winners, t.asked, t.state.active) == ((1,), None, 0)


# -- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-END-1", "CG-ROLE-4")
def test_the_loner_wins_as_the_last_one_alive() -> None:
    t = table("loner 4: attack duel", "leader 1/5", "savior out", "savior out")
    t.play("attack", at=1)
    assert (t.winners, t.why, t.asked) == ((0,), "loner-alone", None)
    assert t.game.result(t.state) == Result(((0,), (1, 2, 3)), "loner-alone")
    assert t.events(Won) == [Won((0,), "loner-alone")]


@pytest.mark.rule("CG-END-2", "CG-ROLE-3")
def test_the_saviors_win_if_the_leader_is_eliminated() -> None:
    t = table("loner 4: attack duel", "leader 1/5", "savior 4", "savior out", "survivor 4")
    t.play("attack", at=1)
    assert (t.winners, t.why) == ((2, 3), "leader-eliminated")


@pytest.mark.rule("CG-END-2")
def test_they_win_also_if_none_of_them_is_alive() -> None:
    t = table("loner 4: attack duel", "leader 1/5", "survivor 4", "savior out", "savior out")
    t.play("attack", at=1)
    assert (t.winners, t.why) == ((3, 4), "leader-eliminated")


@pytest.mark.rule("CG-END-3", "CG-ROLE-1", "CG-ROLE-2")
def test_leader_and_survivors_win_when_all_their_enemies_are_out() -> None:
    t = table("leader 5: attack duel", "savior 1/4", "survivor out", "loner out", "savior out")
    t.play("attack", at=1)
    assert (t.winners, t.why) == ((0, 2), "order-restored")


@pytest.mark.rule("CG-END-4")
def test_with_the_loner_alive_the_game_goes_on() -> None:
    t = table(
        "leader 5: attack attack | machine-gun", "savior 1/4", "survivor 4", "loner 1/4", deck="rv scope pistol"
    )
    t.play("attack", at=1)
    assert (t.winners, t.asked) == (None, (0, "cards.play"))
    t.play("attack", at=3)
    assert t.winners == (0, 2)


@pytest.mark.rule("CG-END-4", "CG-ROLE-4")
def test_the_loner_does_not_win_while_a_survivor_lives() -> None:
    t = table("loner 4: attack duel", "leader 1/5", "survivor 4", "savior out")
    t.play("attack", at=1)
    assert t.why == "leader-eliminated"


@pytest.mark.rule("CG-END-5")
def test_the_leaders_death_is_looked_at_before_that_of_his_enemies() -> None:
    t = table("survivor 4: grenade", "leader 1/5", "savior 1/4", "loner 1/4", deck="rv scope pistol")
    t.play("grenade")
    assert (t.out, t.winners, t.why) == ([1, 2, 3], (2,), "leader-eliminated")


@pytest.mark.rule("CG-END-5", "CG-END-1")
def test_the_end_is_looked_at_after_the_last_elimination() -> None:
    t = table("loner 4: grenade", "leader 1/5", "survivor 1/4", "savior 1/4", deck="rv scope pistol")
    t.play("grenade")
    assert (t.winners, t.why) == ((0,), "loner-alone")


@pytest.mark.rule("CG-END-5")
def test_all_seats_are_dealt_with_before_anybody_is_eliminated() -> None:
    t = table("savior 4: herd-of-walkers", "leader 1/5: duel", "loner 1/4: attack", "savior 4: missed")
    t.play("herd-of-walkers")
    t.decline()
    t.decline()
    assert (t.life[1], t.out, t.asked) == (0, [], (2, "cards.herd"))
    t.give("attack")
    t.decline()
    assert (t.out, t.winners, t.asks[-1]) == ([1], (0, 3), (3, "cards.herd"))


@pytest.mark.rule("CG-END-5", "CG-ELIM-3", "CG-ELIM-4")
def test_players_fall_clockwise_from_whoever_played_the_card() -> None:
    """The Savior on the Leader's left is first: the reward for him is part of the penalty for the Survivor."""
    t = table(
        "survivor 1/4", "loner 4", "leader 5: grenade", "savior 1/4", "savior 4", deck="rv scope pistol", active=2
    )
    t.play("grenade")
    assert [e.seat for e in t.events(Eliminated)] == [3, 0]
    assert (t.hand(2), t.discards[:3]) == ([], ["pistol", "scope", "rv"])


@pytest.mark.rule("CG-END-5")
def test_the_order_of_losses_own_draws_eliminations_and_rewards() -> None:
    t = table(
        "loner 4: grenade walker",
        "leader 5",
        "savior 1/4: duel",
        "savior rick 4",
        "survivor 4",
        deck="rv scope pistol rifle",
    )
    t.play("grenade")
    t.decline()
    t.decline()
    drawn = [(e.seat, e.why) for e in t.events(CardsDrawn)]
    assert drawn == [(3, "rick"), (0, "reward")]
    assert (t.hand(3), t.hand(0)) == (["rv"], ["walker", "scope", "pistol", "rifle"])
