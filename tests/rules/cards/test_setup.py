"""Setting the table up (rulebook: Preparation)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.cards import CARDS, CardsOptions
from rules.cards.base import BASE
from rules.cards.events import CardsDrawn, CharacterDealt, RoleDealt
from rules.cards.state import Phase, Role, State
from rules.core.chance import Chance, Drawn
from rules.core.errors import CannotStart, Reason
from rules.core.log import Log
from rules.core.session import Session
from tests.playing import AnySession, luck
from tests.playing import deal as deal_cards
from tests.rules.cards.table import table

SEEDS = range(12)


def deal(seats: int, seed: int = 1, options: CardsOptions | None = None) -> tuple[State, Log]:
    log = Log()
    chance = Chance(luck(seed), 0, list[Drawn]().append)
    return CARDS.deal(seats, options or CardsOptions(), chance, log), log


def roles(state: State) -> list[Role]:
    return [player.role for player in state.players]


@pytest.mark.rule("CG-SETUP-1")
@pytest.mark.parametrize("seats", [3, 8])
def test_four_to_seven_players(seats: int) -> None:
    with pytest.raises(CannotStart) as error:
        Session.deal(CARDS, seats, CardsOptions(), luck(1))
    assert error.value.reason == Reason("wrong-number-of-seats", (("least", 4), ("most", 7)), "CG-SETUP-1")
    assert list(CARDS.players) == [4, 5, 6, 7]


@pytest.mark.rule("CG-SETUP-2", "CG-SETUP-3", "CG-SETUP-4", "CG-SETUP-5")
@pytest.mark.parametrize(
    ("seats", "survivors", "saviors"),
    [(4, 0, 2), (5, 1, 2), (6, 1, 3), (7, 2, 3)],
)
def test_the_roles_of_each_number_of_players(seats: int, survivors: int, saviors: int) -> None:
    dealt = Counter(roles(deal(seats)[0]))
    assert dealt == Counter(leader=1, survivor=survivors, savior=saviors, loner=1) - Counter()


@pytest.mark.rule("CG-SETUP-6")
def test_roles_are_dealt_at_random_and_only_the_leaders_is_seen() -> None:
    assert len({tuple(roles(deal(5, seed)[0])) for seed in SEEDS}) > 5
    state, log = deal(5)
    for reader in (None, *range(5)):
        told = {e.seat for e in log.seen_by(reader) if isinstance(e, RoleDealt) and e.role is not None}
        seen = {seat.seat for seat in CARDS.view(state, reader).seats if seat.role is not None}
        assert told == seen == {roles(state).index(Role.LEADER), reader} - {None}


@pytest.mark.rule("CG-SETUP-7")
def test_characters_are_dealt_at_random_and_seen_by_all() -> None:
    assert len({deal(5, seed)[0].players[0].character for seed in SEEDS}) > 5
    state, log = deal(7)
    dealt = [e.character for e in log.seen_by(None) if isinstance(e, CharacterDealt)]
    assert dealt == [player.character for player in state.players]
    assert len({*dealt}) == 7
    assert [seat.character for seat in CARDS.view(state, None).seats] == dealt


@pytest.mark.rule("CG-SETUP-8", "CG-SETUP-9", "CG-CHAR-LIFE")
@pytest.mark.parametrize("seed", SEEDS)
def test_life_points_are_those_printed_and_one_more_for_the_leader(seed: int) -> None:
    for player in deal(7, seed)[0].players:
        printed = BASE.characters[player.character].life
        assert player.life == player.max_life == printed + (player.role is Role.LEADER)


@pytest.mark.rule("CG-SETUP-9")
@pytest.mark.parametrize(("character", "life"), [("dale", 4), ("rick", 5)])
def test_the_leaders_life_point_counts_for_everything(character: str, life: int) -> None:
    options = CardsOptions((character, None, None, None), leader=0)
    leader = deal(4, options=options)[0].players[0]
    assert (leader.life, leader.max_life, len(leader.hand)) == (life, life, life)


@pytest.mark.rule("CG-SETUP-9", "CG-LIMIT-1")
def test_a_leader_of_three_printed_life_points_keeps_four_cards() -> None:
    t = table("leader dale 4: attack missed duel walker grenade", "savior 4", "loner 4")
    t.end()
    t.choose("attack")
    assert len(t.hand(0)) == 4


@pytest.mark.rule("CG-SETUP-11")
def test_hands_are_as_large_as_life_and_seen_by_their_owners_alone() -> None:
    state, log = deal(6)
    assert [len(p.hand) for p in state.players] == [p.life for p in state.players]
    for reader in (None, *range(6)):
        hands = [e for e in log.seen_by(reader) if isinstance(e, CardsDrawn)]
        assert {e.seat for e in hands if e.cards is not None} == {reader} - {None}
        assert [e.count for e in hands] == [p.life for p in state.players]
        mine = () if reader is None else cards(state, reader)
        assert CARDS.view(state, reader).hand == mine
    assert len({tuple(deal(4, seed)[0].deck) for seed in SEEDS}) == len(SEEDS)


def cards(state: State, seat: int) -> tuple[object, ...]:
    return tuple(BASE.deck[no] for no in state.players[seat].hand)


@pytest.mark.rule("CG-SETUP-12")
def test_the_rest_is_the_deck_and_discards_lie_face_up() -> None:
    state, _ = deal(4)
    view = CARDS.view(state, None)
    assert view.deck == len(state.deck) == 80 - sum(p.life for p in state.players)
    assert (view.discards, view.top) == (0, None)
    t = table("leader 5", "savior 4", "loner 4", discards="duel walker")
    assert (t.view(None).discards, t.view(None).top) == (2, t.game.edition.deck[t.state.discards[-1]])
    assert t.discards == ["duel", "walker"]


@pytest.mark.rule("CG-SETUP-13")
def test_everybody_starts_with_a_hatchet_that_is_no_card() -> None:
    state, _ = deal(7)
    for seat in CARDS.view(state, None).seats:
        assert (seat.weapon, seat.reach, seat.in_play) == ("hatchet", 1, ())
    t = table("leader 5: walker", "savior 4", "loner 4: duel")
    assert t.why_not_at("walker", 1) == Reason("has-no-cards", (), "CG-CARD-WALKER-1")


@pytest.mark.rule("CG-TURN-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_leader_begins(seed: int) -> None:
    state, _ = deal(5, seed)
    assert state.players[state.active].role is Role.LEADER
    assert state.phase is Phase.DRAW


def test_everybody_hears_that_each_seat_was_dealt_a_role() -> None:
    state, log = deal(5)
    leader = roles(state).index(Role.LEADER)
    dealt = [e for e in log.seen_by(None) if isinstance(e, RoleDealt)]
    assert dealt == [RoleDealt(seat, Role.LEADER if seat == leader else None) for seat in range(5)]


def test_nobody_has_done_anything_to_anybody_yet() -> None:
    assert [seat.acts for seat in CARDS.view(deal(4)[0], None).seats] == [(0, 0, 0, 0)] * 4


# -- several games in a row -----------------------------------------------------------------------------------


def another(*seats: str, active: int = 0) -> tuple[State, CardsOptions]:
    state = table(*seats, active=active).state
    return state, CARDS.goes_on(state)


@pytest.mark.rule("CG-SETUP-14")
def test_survivors_keep_their_character_and_the_fallen_draw_a_new_one() -> None:
    _, options = another("savior rick 2", "leader dale 4", "savior glenn out", "loner negan out", active=1)
    assert options == CardsOptions(("rick", "dale", None, None), leader=2)
    for seed in SEEDS:
        state, log = deal(4, seed, options)
        characters = [player.character for player in state.players]
        assert characters[:2] == ["rick", "dale"]
        assert len({*characters}) == 4
        assert state.players[2].role is Role.LEADER
        assert [e.kept for e in log.seen_by(None) if isinstance(e, CharacterDealt)] == [True, True, False, False]


@pytest.mark.rule("CG-SETUP-14")
def test_nobody_keeps_life_points_or_cards() -> None:
    _, options = another("savior rick 1/4: duel | scope", "leader dale 1/4", "savior glenn out", "loner out")
    state, _ = deal(4, 3, options)
    assert (state.players[0].life, state.players[0].in_play) == (4, [])
    assert state.players[1].life == 3
    assert sum(len(p.hand) for p in state.players) + len(state.deck) == 80


@pytest.mark.rule("CG-SETUP-14")
def test_the_leaders_role_goes_round_and_the_others_are_dealt_at_random() -> None:
    dealt = [roles(deal(5, seed, CardsOptions(leader=4))[0]) for seed in SEEDS]
    assert {hand[4] for hand in dealt} == {Role.LEADER}
    assert len({tuple(hand) for hand in dealt}) > 5
    state, _ = deal(5, 1, CardsOptions(leader=4))
    assert CARDS.goes_on(state).leader == 0


@pytest.mark.rule("CG-SETUP-14")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (CardsOptions(kept=("rick",)), "characters-do-not-fit"),
        (CardsOptions(kept=("rick", "rick", None, None)), "characters-do-not-fit"),
        (CardsOptions(kept=("shane", None, None, None)), "characters-do-not-fit"),
        (CardsOptions(leader=4), "no-such-leader"),
        (CardsOptions(leader=-1), "no-such-leader"),
    ],
)
def test_what_carries_over_must_fit(options: CardsOptions, reason: str) -> None:
    assert CARDS.refuse(options, 4) == Reason(reason, rule="CG-SETUP-14")


@pytest.mark.rule("CG-SETUP-14")
@pytest.mark.parametrize(
    "options", [CardsOptions(), CardsOptions(leader=3), CardsOptions(("rick", None, "dale", None), leader=0)]
)
def test_what_fits_carries_over(options: CardsOptions) -> None:
    assert CARDS.refuse(options, 4) is None


@pytest.mark.rule("CG-SETUP-14")
def test_with_other_people_in_the_seats_nothing_carries_over() -> None:
    assert CARDS.reseated(CardsOptions(("rick", None, "dale", None), leader=0)) == CardsOptions()


def test_a_dealt_game_begins_with_the_leaders_turn() -> None:
    session: AnySession = deal_cards(CARDS, 4)
    assert session.question is not None
    assert session.question.asks[0].seat == CARDS.active(session.state)
    assert CARDS.turn(session.state) == 1
    assert CARDS.living(session.state) == (0, 1, 2, 3)
    assert {*CARDS.identity(session.state, 0)} == {"role", "character"}
