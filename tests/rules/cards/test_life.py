"""Life points: losing, recovering, and the last one (rulebook: First Aid, Medical Supplies)."""

from __future__ import annotations

import pytest

from rules.cards.events import LifeGained, LifeLost
from rules.cards.options import PlayCard
from rules.core.errors import IllegalAnswer, Reason
from tests.rules.cards.table import table

# -- tokens ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CG-LIFE-1")
def test_lost_life_points_lie_in_the_reserve_and_come_back_from_there() -> None:
    t = table("leader 5: attack", "savior 4: first-aid", "loner 4")
    t.play("attack", at=1)
    t.decline()
    assert [(s.life, s.max_life) for s in t.view(None).seats][1] == (3, 4)
    t.play("first-aid")
    assert [(s.life, s.max_life) for s in t.view(None).seats][1] == (4, 4)


@pytest.mark.rule("CG-LIFE-2", "CG-CARD-MEDICAL-1")
def test_nobody_gets_more_life_points_than_at_the_start() -> None:
    t = table("leader 4/5: medical-supplies", "savior 4", "survivor 1/4", "loner out")
    t.play("medical-supplies")
    assert t.life == [5, 4, 2, 0]
    assert [(e.seat, e.points) for e in t.events(LifeGained)] == [(0, 1), (1, 0), (2, 1)]


# -- first aid in one's own turn ------------------------------------------------------------------------------


@pytest.mark.rule("CG-SYM-1", "CG-CARD-FIRSTAID-1", "CG-CARD-FIRSTAID-2")
def test_first_aid_heals_its_player_alone() -> None:
    t = table("leader 3/5: first-aid duel", "savior 2/4", "loner 4")
    t.play("first-aid")
    assert (t.life, t.discards, t.asked) == ([4, 2, 4], ["first-aid"], (0, "cards.play"))


@pytest.mark.rule("CG-CARD-FIRSTAID-1", "CG-LIFE-2")
def test_first_aid_at_the_maximum_is_allowed_with_a_warning() -> None:
    t = table("leader 5: first-aid", "savior 2/4", "loner 4")
    assert t.ask.options[0] == PlayCard(t.view(0).hand[0], "at-maximum")
    t.play("first-aid")
    assert (t.life[0], t.discards, t.events(LifeGained)) == (
        5,
        ["first-aid"],
        [LifeGained(0, 0, 5, 0, "first-aid")],
    )


def test_first_aid_and_medical_supplies_that_help_carry_no_warning() -> None:
    t = table("leader 3/5: first-aid medical-supplies", "savior 4", "loner 4")
    assert t.ask.options[:2] == tuple(PlayCard(card, None) for card in t.view(0).hand)


@pytest.mark.rule("CG-CARD-MEDICAL-1")
def test_medical_supplies_go_to_all_clockwise_from_their_player() -> None:
    t = table("savior 2/4", "loner 2/4", "leader 2/5: medical-supplies", "savior 2/4", active=2)
    t.play("medical-supplies")
    assert [e.seat for e in t.events(LifeGained)] == [2, 3, 0, 1]


@pytest.mark.rule("CG-CARD-FIRSTAID-4")
def test_first_aid_with_two_players_left_does_nothing() -> None:
    t = table("leader 3/5: first-aid", "savior out", "loner 4", deck="missed")
    assert t.ask.options[0] == PlayCard(t.view(0).hand[0], "first-aid-two-left")
    t.play("first-aid")
    assert (t.life[0], t.discards) == (3, ["first-aid"])
    assert t.events(LifeGained) == [LifeGained(0, 0, 3, 0, "first-aid")]
    assert t.entry(LifeGained).rule == "CG-CARD-FIRSTAID-4"


# -- first aid at a fatal hit ---------------------------------------------------------------------------------


@pytest.mark.rule("CG-CARD-FIRSTAID-2", "CG-ELIM-1")
def test_first_aid_saves_from_a_fatal_hit_out_of_turn() -> None:
    t = table("leader 5: attack duel", "savior 1/4: first-aid", "loner 4")
    t.play("attack", at=1)
    t.decline()
    assert (t.asked, t.view(None).seats[1].needs) == ((1, "cards.dying"), 1)
    t.give("first-aid")
    assert (t.life[1], t.out, t.hand(1)) == (1, [], [])
    assert t.events(LifeGained)[-1] == LifeGained(1, 1, 1, 0, "first-aid")


@pytest.mark.rule("CG-CARD-FIRSTAID-2")
def test_a_hit_that_is_not_fatal_offers_no_first_aid() -> None:
    t = table("leader 5: attack duel", "savior 2/4: first-aid", "loner 4")
    t.play("attack", at=1)
    t.decline()
    assert (t.life[1], t.asked, t.hand(1)) == (1, (0, "cards.play"), ["first-aid"])


@pytest.mark.rule("CG-CARD-FIRSTAID-2")
def test_a_fatal_hit_in_ones_own_turn() -> None:
    t = table("leader 1/5: duel first-aid", "savior 4: attack", "loner 4")
    t.play("duel", at=1)
    t.give("attack")
    t.decline()
    assert t.asked == (0, "cards.dying")
    t.give("first-aid")
    assert (t.life[0], t.state.active) == (1, 1)


@pytest.mark.rule("CG-CARD-FIRSTAID-3")
def test_two_of_the_three_points_of_contagion_are_won_back() -> None:
    t = table(
        "leader 2/4: first-aid first-aid duel | contagion", "savior 4", "loner 4", deck=":S5 rv rv", phase="draw"
    )
    assert (t.life[0], t.view(None).seats[0].needs, t.events(LifeLost)) == (
        0,
        2,
        [LifeLost(0, 3, 0, 2, "contagion", None)],
    )
    t.give("first-aid")
    assert (t.asked, t.view(None).seats[0].needs) == ((0, "cards.dying"), 1)
    t.give("first-aid")
    assert (t.life[0], t.asked) == (1, (0, "cards.play"))
    assert [(e.points, e.life, e.needs) for e in t.events(LifeGained)] == [(1, 0, 1), (1, 1, 0)]


@pytest.mark.rule("CG-CARD-FIRSTAID-3", "CG-ELIM-1")
def test_with_too_few_first_aids_they_are_gone_and_the_player_too() -> None:
    t = table("savior 2/4: first-aid duel | contagion", "leader 4: duel", "loner 4", deck=":S5", phase="draw")
    t.give("first-aid")
    t.decline()
    assert (t.life[0], t.out, t.discards[:3]) == (0, [0], ["duel", "first-aid", "contagion"])


@pytest.mark.rule("CG-CARD-FIRSTAID-4")
def test_with_two_players_left_first_aid_saves_nobody() -> None:
    t = table("leader 5: attack", "savior out", "loner 1/4: first-aid missed")
    t.play("attack", at=2)
    t.decline()
    assert (t.out, t.asks[-1], t.winners) == ([1, 2], (2, "cards.attacked"), (0,))


@pytest.mark.rule("CG-CARD-FIRSTAID-4")
def test_other_healing_works_with_two_players_left() -> None:
    t = table("leader 3/5: medical-supplies", "savior out", "loner 2/4")
    t.play("medical-supplies")
    assert t.life == [4, 0, 3]


@pytest.mark.rule("CG-CARD-MEDICAL-1")
def test_medical_supplies_that_would_do_nothing_are_played_with_a_warning() -> None:
    t = table("leader 5: medical-supplies", "savior 4", "loner out")
    assert t.ask.options[0] == PlayCard(t.view(0).hand[0], "at-maximum")


@pytest.mark.rule("CG-CARD-MEDICAL-2")
def test_medical_supplies_never_answer_a_fatal_hit() -> None:
    t = table("leader 5: attack", "savior 1/4: medical-supplies", "loner 4")
    t.play("attack", at=1)
    t.decline()
    assert t.why_not("medical-supplies") == Reason("not-first-aid", rule="CG-CARD-MEDICAL-2")
    with pytest.raises(IllegalAnswer):
        t.give("medical-supplies")
    t.decline()
    assert t.out == [1]


@pytest.mark.rule("CG-ELIM-1")
def test_who_has_no_card_left_is_not_asked_at_a_fatal_hit() -> None:
    t = table("leader 5: attack", "savior 1/4", "loner 4")
    t.play("attack", at=1)
    assert (t.out, t.asks) == ([1], [(0, "cards.play"), (0, "cards.target"), (0, "cards.play")])
