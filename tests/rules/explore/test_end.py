"""How the game ends (rulebook: Winning the Game)."""

from __future__ import annotations

import pytest

from rules.core.game import Result
from rules.explore.events import FinalRoundBegan, KnockedOut, TiebreakBegan, Won
from tests.rules.explore.table import Table, table


def knock_out(t: Table) -> None:
    """Whoever plays meets a card that nothing can beat."""
    t.attack("y", "0", "+1")
    assert t.happened(KnockedOut)


@pytest.mark.rule("EX-END-1")
def test_fifteen_in_the_stash_start_the_final_round() -> None:
    t = table(front=["s3"], stashes=[12, 0, 0], deck=["f4b1s1"])
    t.stop()
    assert t.happened(FinalRoundBegan) == [FinalRoundBegan(0, 15)]
    assert t.view.closer == 0


@pytest.mark.rule("EX-END-1")
@pytest.mark.parametrize(("stash", "front"), [(12, "s2"), (10, "s4")])
def test_fourteen_do_not(stash: int, front: str) -> None:
    t = table(front=[front], stashes=[stash, 0, 0], deck=["f4b1s1"])
    t.stop()
    assert t.happened(FinalRoundBegan) == []


@pytest.mark.rule("EX-END-1")
def test_198_supplies_in_front_do_not_count_before_the_player_stops() -> None:
    t = table(front=["s5"], stashes=[12, 0, 0], deck=["s1", "f9b3s3", "f4b1s1"])
    t.go()
    assert t.view.closer is None
    t.go()
    knock_out(t)
    assert (t.view.closer, t.state.stashes[0]) == (None, 12)


@pytest.mark.rule("EX-END-2")
def test_200_every_other_player_gets_exactly_one_more_turn() -> None:
    t = table(front=["s1"], active=1, stashes=[0, 14, 0], deck=["f9b3s1", "f9b3s2"])
    t.stop()
    assert t.state.active == 2
    knock_out(t)
    assert t.state.active == 0
    knock_out(t)
    assert t.session.question is None
    assert t.session.result == Result(((1,), (0, 2)), "most-supplies", teams=False)


@pytest.mark.rule("EX-END-2")
def test_who_reaches_fifteen_later_starts_no_other_round() -> None:
    t = table(front=["s4"], active=2, stashes=[2, 14, 16], closer=1, deck=["f9b3s1"])
    t.stop()
    assert (t.happened(FinalRoundBegan), t.view.closer) == ([], 1)
    knock_out(t)
    assert t.happened(Won) == [Won(2, 20, "most-supplies")]


@pytest.mark.rule("EX-END-3")
def test_the_largest_stash_wins() -> None:
    t = table(front=["s5"], active=2, stashes=[15, 3, 12], closer=0)
    t.stop()
    assert t.happened(Won) == [Won(2, 17, "most-supplies")]
    assert t.session.result == Result(((2,), (0,), (1,)), "most-supplies", teams=False)


@pytest.mark.rule("EX-END-4")
def test_199_leaders_who_are_level_play_on_alone_in_seat_order() -> None:
    t = table(front=["s5"], active=1, stashes=[17, 12, 15], closer=2, deck=["f9b3s1"])
    t.stop()
    assert t.happened(TiebreakBegan) == [TiebreakBegan((0, 1), 17)]
    assert (t.state.active, t.view.contenders) == (0, (0, 1))
    knock_out(t)
    assert t.state.active == 1


@pytest.mark.rule("EX-END-4")
def test_a_tiebreak_is_compared_after_each_round() -> None:
    t = table(front=["s2"], active=2, stashes=[17, 15, 15], closer=0, deck=["s3", "f9b3s1"])
    t.stop()
    assert t.happened(TiebreakBegan) == [TiebreakBegan((0, 2), 17)]
    assert (t.state.active, t.session.game.living(t.state)) == (0, (0, 2))
    t.stop()
    assert t.state.active == 2
    knock_out(t)
    assert t.happened(Won) == [Won(0, 20, "tiebreak")]
    assert t.session.result == Result(((0,), (2,), (1,)), "tiebreak", teams=False)


@pytest.mark.rule("EX-END-4")
def test_201_if_all_are_knocked_out_there_is_another_round() -> None:
    deck = ["f9b3s1", "f9b3s2", "f9b3s3"]
    t = table(active=2, contenders=[0, 2], stashes=[17, 15, 17], closer=1, front=["s0"], deck=deck)
    t.stop()
    assert t.happened(TiebreakBegan) == [TiebreakBegan((0, 2), 17)]
    for seat in (0, 2):
        assert t.state.active == seat
        knock_out(t)
    assert t.happened(TiebreakBegan)
    assert t.state.active == 0


@pytest.mark.rule("EX-END-4")
def test_a_tiebreak_of_three_goes_through_all_of_them_in_seat_order() -> None:
    deck = ["f9b3s1", "f9b3s2", "f9b3s3"]
    t = table(front=["s1"], active=3, stashes=[17, 17, 17, 3], closer=0, deck=deck)
    t.stop()
    for seat in (0, 1, 2):
        assert t.state.active == seat
        knock_out(t)
    assert t.happened(TiebreakBegan) == [TiebreakBegan((0, 1, 2), 17)]


@pytest.mark.rule("EX-END-4", "EX-KO-5")
def test_everybody_plays_on_until_there_is_a_tiebreak() -> None:
    t = table("f9b3s1", cubes=1)
    knock_out(t)
    assert t.session.game.living(t.state) == (0, 1, 2)


@pytest.mark.rule("EX-END-4")
def test_who_falls_behind_in_a_tiebreak_is_out_of_it() -> None:
    deck = ["f9b3s1"]
    t = table(active=2, contenders=[0, 1, 2], stashes=[19, 17, 17], closer=1, front=["s2"], deck=deck)
    t.stop()
    assert t.happened(TiebreakBegan) == [TiebreakBegan((0, 2), 19)]
    assert t.view.contenders == (0, 2)
    knock_out(t)
    assert t.state.active == 2
