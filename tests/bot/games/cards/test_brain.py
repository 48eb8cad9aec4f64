from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards.brain import CardsBrain
from bot.games.cards.brain.suspicion import beliefs
from bot.games.cards.brain.worth import known_allies, worth_of
from bot.games.random_brain import RandomBrain
from bot.simulate import luck_of, play
from bot.tables.brain import Brain
from rules.cards import CARDS
from rules.cards.options import (
    Aim,
    Answer,
    Decline,
    EndTurn,
    FromDeck,
    FromDiscards,
    FromHand,
    Pick,
    PlayCard,
    Recover,
    TurnUp,
)
from rules.cards.state import Card, Role
from rules.cards.view import CardsView
from rules.core.ask import TAKE_BACK, Ask, Seat
from tests.playing import MOST_QUESTIONS, at_most, deal, to_the_end
from tests.rules.cards.table import Table, table

HARMS = {"attack", "duel", "captured"}


def answer(t: Table) -> tuple[Any, ...]:
    """What the sensible brain of the seat that is asked chooses."""
    return t.ask.pick(CardsBrain().answer(t.view(t.ask.seat), t.ask))


def chosen(t: Table) -> str | None:
    """The kind of the card it plays or gives, ``None`` if it plays or gives none."""
    (option,) = answer(t)
    assert isinstance(option, PlayCard | Answer | EndTurn | Decline)
    return None if isinstance(option, EndTurn | Decline) else option.card.kind


def aimed(t: Table, kind: str) -> Seat:
    """The seat at which it plays this card."""
    t.play(kind)
    (option,) = answer(t)
    assert isinstance(option, Aim)
    return option.seat


# -- who is who -----------------------------------------------------------------------------------------------


def five(hand: str = "duel") -> Table:
    return table(f"leader 5: {hand}", "survivor 4", "savior 4", "savior 4", "loner 4")


def test_before_anything_was_done_all_hidden_seats_look_alike() -> None:
    believed = beliefs(five().view(0))
    assert believed[0] == {Role.LEADER: 1.0}
    assert believed[1] == believed[2] == believed[4]
    assert believed[1][Role.SAVIOR] == pytest.approx(0.5)
    assert beliefs(five().view(1))[2][Role.SAVIOR] == pytest.approx(2 / 3)


def test_who_harms_the_leader_looks_like_a_savior() -> None:
    t = five()
    t.state.players[2].acts[0] = 2
    believed = beliefs(t.view(1))
    assert believed[2][Role.SAVIOR] > 0.9 > believed[3][Role.SAVIOR]


def test_who_harms_a_savior_that_has_fallen_looks_less_like_one() -> None:
    t = table("leader 5: duel", "survivor 4", "savior 4", "savior out", "loner 4")
    before = beliefs(t.view(0))[1][Role.SAVIOR]
    t.state.players[1].acts[3] = 3
    assert beliefs(t.view(0))[1][Role.SAVIOR] < before


def test_beliefs_are_shares_of_the_roles_in_play() -> None:
    t = table("leader 5: duel", *["survivor 4"] * 2, *["savior 4"] * 3, "loner 4")
    t.state.players[3].acts[0] = 1
    believed = beliefs(t.view(5))
    assert believed[5] == {Role.SAVIOR: 1.0}
    for role, count in ((Role.SURVIVOR, 2), (Role.SAVIOR, 3), (Role.LONER, 1)):
        assert sum(belief.get(role, 0) for belief in believed) == pytest.approx(count)


# -- whom to harm ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["attack", "duel", "walker"])
def test_a_savior_goes_for_the_leader(card: str) -> None:
    t = table(f"savior 4: {card} attack attack", "leader 5: missed", "savior 4: missed", "loner 4: missed")
    assert aimed(t, card) == 1


def test_the_game_is_ended_when_it_can_be() -> None:
    t = table("savior 4: attack | pistol", "loner 1/4", "leader 1/5: missed", "survivor 1/4", "savior out")
    assert aimed(t, "attack") == 2
    t = table("leader 5: attack | pistol", "survivor 4", "savior 1/4", "survivor 1/4", "loner out", "savior out")
    t.state.players[2].acts[0] = 1
    assert aimed(t, "attack") == 2


def test_the_leader_goes_for_whoever_harmed_him() -> None:
    t = table("leader 5: attack", "survivor 4", "savior 4", "loner 4", "savior 4")
    t.state.players[4].acts[0] = 1
    assert aimed(t, "attack") == 4


def test_of_two_enemies_the_weaker_is_attacked() -> None:
    t = table("leader 5: attack", "savior 4", "survivor out", "loner out", "savior 1/4")
    assert aimed(t, "attack") == 4


def test_a_survivor_keeps_his_attack_if_only_the_leader_is_in_reach() -> None:
    t = table("survivor 4: attack", "leader 5", "savior 4", "savior 4", "leader 5")
    assert chosen(t) is None


def test_the_loner_needs_the_leader_until_nobody_else_is_left() -> None:
    t = table("loner 4: attack", "leader 1/5", "survivor out", "savior out", "savior 4")
    assert aimed(t, "attack") == 4
    t = table("loner 4: attack", "leader 1/5", "survivor out", "savior out", "savior out")
    assert chosen(t) == "attack"


def test_the_loner_helps_the_weaker_side() -> None:
    care = []
    for leader, savior in ((5, 1), (2, 4)):
        t = table("loner 4: duel", f"leader {leader}/5", f"savior {savior}/4", "savior out")
        care.append(worth_of(t.view(0)).point[1])
    assert care[0] < care[1]


def test_captured_goes_to_an_enemy_and_never_to_a_known_ally() -> None:
    t = table("leader 5: captured", "survivor 4", "savior 4", "loner out", "savior out")
    t.state.players[2].acts[0] = 2
    assert aimed(t, "captured") == 2


def test_contagion_is_let_loose_among_enemies_only() -> None:
    enemies = table("savior 4: contagion", "leader 1/5", "survivor 1/4", "savior out", "loner out", "survivor 1/4")
    assert chosen(enemies) == "contagion"
    alone = table("leader 1/5: contagion", "survivor 4", "savior out", "loner 4", "savior out")
    assert chosen(alone) is None


def test_the_leader_does_not_risk_his_cards_for_a_probable_survivor() -> None:
    t = table("leader 5: attack missed missed", "survivor 1/4", "savior 4", "loner out", "savior out")
    t.state.players[2].acts[0] = 3
    assert aimed(t, "attack") == 2


def test_a_duel_needs_attacks() -> None:
    assert (
        chosen(table("leader 5: duel", "savior 4: missed missed missed missed", "loner out", "savior out")) is None
    )
    assert chosen(table("leader 5: duel attack attack", "savior 4", "loner 4", "savior out")) in ("duel", "attack")


# -- what to take ---------------------------------------------------------------------------------------------


def picked(t: Table) -> str | None:
    (option,) = answer(t)
    assert isinstance(option, Pick)
    return None if option.picked is None else option.picked.kind


def test_an_enemy_loses_his_best_card_and_an_ally_his_burden() -> None:
    t = table("savior 4: walker", "leader 5: missed | sniper-rifle rv", "loner 4", "savior 4")
    t.play("walker", at=1)
    assert picked(t) == "sniper-rifle"
    t = table("survivor 4: walker", "leader 5: missed | contagion rv", "loner 4", "savior 4")
    t.play("walker", at=1)
    assert picked(t) == "contagion"


def test_negan_draws_from_an_enemy_and_glenn_takes_a_good_discard() -> None:
    t = table("savior negan 4", "leader 5: missed missed", "savior 4: missed", "loner 4", phase="draw")
    assert answer(t) == (FromHand(1),)
    for top, source in (("weapons-cache", FromDiscards), ("contagion", FromDeck)):
        t = table("savior glenn 4", "leader 5", "savior 4", "loner 4", discards=top, phase="draw")
        assert isinstance(answer(t)[0], source)


# -- one's own cards ------------------------------------------------------------------------------------------


def test_cards_that_draw_come_first_and_then_those_that_stay() -> None:
    t = table("leader 5: attack rv ammo-crate", "savior 4", "loner 4", "savior 4", deck="missed missed")
    assert chosen(t) == "ammo-crate"
    t.play("ammo-crate")
    assert chosen(t) == "rv"
    t.play("rv")
    assert chosen(t) == "attack"


def test_a_weapon_is_played_if_it_reaches_more_enemies() -> None:
    others = ["savior 4", "savior 4", "loner 4", "survivor 4", "savior 4"]
    assert chosen(table("leader 5: rifle missed", *others)) == "rifle"
    assert chosen(table("leader 5: pistol missed | rifle", *others)) is None
    others = ["savior 4", "survivor 4", "savior out", "savior out", "loner out"]
    t = table("leader 5: machine-gun attack attack attack | pistol", *others)
    assert chosen(t) == "machine-gun"


def test_first_aid_is_used_by_the_hurt_and_not_wasted() -> None:
    assert chosen(table("leader 1/5: first-aid", "savior 4", "loner 4", "savior out")) == "first-aid"
    assert chosen(table("leader 5: first-aid", "savior 4", "loner 4", "savior out")) is None
    assert chosen(table("leader 1/5: first-aid", "savior out", "loner 4", "savior out")) is None


def test_medical_supplies_are_not_shared_with_enemies_in_need() -> None:
    assert chosen(table("savior 4: medical-supplies", "leader 1/5", "savior 4", "loner 4")) is None
    assert chosen(table("leader 1/5: medical-supplies", "savior 4", "loner 4", "savior 4")) == "medical-supplies"


def test_hershel_recovers_with_cards_he_would_have_to_discard() -> None:
    t = table("leader hershel 2/5: contagion missed missed first-aid", "savior 4", "loner 4", "savior 4")
    while not isinstance(answer(t)[0], EndTurn | Recover):
        t.say("cards.play", *answer(t))
    assert isinstance(answer(t)[0], Recover)
    t = table("leader hershel 5/5: contagion captured", "savior 4", "loner 4", "savior 4")
    assert not isinstance(answer(t)[0], Recover)


def test_the_cards_that_are_worth_least_are_discarded() -> None:
    t = table("leader 2/5: contagion missed first-aid pistol | rifle", "savior 4", "loner 4", "savior 4")
    t.end()
    assert {card.kind for card in answer(t)} == {"contagion", "pistol"}


def test_the_best_of_the_supplies_is_taken_and_eugene_puts_back_the_worst() -> None:
    t = table("leader 5: supplies", "savior 4", "loner 4", "savior out", deck="contagion first-aid scope")
    t.play("supplies")
    assert [c.kind for c in answer(t)] == ["first-aid"]
    t = table(
        "leader eugene 5", "savior 4", "loner 4", "savior 4", deck="missed contagion first-aid", phase="draw"
    )
    assert [c.kind for c in answer(t)] == ["contagion"]


# -- answers --------------------------------------------------------------------------------------------------


def attacked(savior: str, leader: str = "leader 5") -> Table:
    t = table(f"{leader}: attack duel herd-of-walkers", savior, "loner 4", "savior 4", deck=":S5")
    t.play("attack", at=1)
    return t


def test_riot_gear_is_tried_before_a_missed_is_given() -> None:
    t = attacked("savior 4: missed | riot-gear")
    assert isinstance(answer(t)[0], TurnUp)
    t.gear()
    assert chosen(t) == "missed"


def test_a_single_missed_is_not_wasted_on_tyreese() -> None:
    assert chosen(attacked("savior 4: missed rv", "leader tyreese 5")) is None
    assert chosen(attacked("savior 4: missed missed", "leader tyreese 5")) == "missed"


def test_michonne_gives_the_card_she_needs_least() -> None:
    assert chosen(attacked("savior michonne 4: missed attack")) == "attack"


def test_herd_and_duel_are_answered() -> None:
    t = attacked("savior 4: attack attack")
    t.decline()
    t.play("duel", at=1)
    assert chosen(t) == "attack"
    t.decline()
    t.play("herd-of-walkers")
    assert chosen(t) == "attack"


def test_life_is_saved_if_it_can_be() -> None:
    t = attacked("savior 1/4: first-aid")
    t.decline()
    assert chosen(t) == "first-aid"
    t = attacked("savior hershel 1/4: rv scope")
    t.decline()
    assert isinstance(answer(t)[0], Recover)
    t = table(
        "savior 1/4: first-aid first-aid | contagion", "leader 5", "loner 4", "savior 4", deck=":S5", phase="draw"
    )
    assert chosen(t) is None


@pytest.mark.parametrize(
    ("in_play", "deck", "counts"),
    [("captured", ":S5 :H6", ":H6"), ("contagion", ":S5 :D6", ":D6"), ("contagion", ":D6 :S5", ":D6")],
)
def test_ezekiel_lets_the_better_card_count(in_play: str, deck: str, counts: str) -> None:
    t = table(f"savior ezekiel 4 | {in_play}", "leader 5", "loner 4", "savior 4", deck=deck, phase="draw")
    (card,) = answer(t)
    assert isinstance(card, Card)
    assert f":{card.suit.value[0].upper()}{card.value}" == counts


# -- properties -----------------------------------------------------------------------------------------------


def asked(seats: int, seed: int) -> Iterator[tuple[CardsView, Ask[Any]]]:
    """Every view and ask of a game that is played at random."""
    session = deal(CARDS, seats, seed)
    for _ in to_the_end(session, random.Random(seed)):
        for ask in session.waiting():
            yield session.view(ask.seat), ask


@settings(max_examples=25)
@given(st.integers(4, 7), st.integers(0, 10**6))
def test_a_known_ally_is_never_harmed_while_another_target_is_open(seats: int, seed: int) -> None:
    for view, ask in asked(seats, seed):
        if ask.key == "cards.target" and ask.options[0].card.kind in HARMS:
            (option,) = ask.pick(CardsBrain().answer(view, ask))
            open_ = {option.seat for option in ask.options if isinstance(option, Aim)}
            assert option.seat not in known_allies(view) or open_ <= known_allies(view)


@settings(max_examples=10)
@given(st.integers(4, 7), st.integers(0, 10**6))
def test_of_his_own_accord_a_brain_never_harms_a_known_ally(seats: int, seed: int) -> None:
    session = deal(CARDS, seats, seed)
    for _ in at_most(MOST_QUESTIONS):
        if session.question is None:
            break
        (ask,) = session.waiting()
        view = session.view(ask.seat)
        indices = CardsBrain().answer(view, ask)
        (option, *_) = ask.pick(indices)
        if isinstance(option, Aim) and option.card.kind in HARMS:
            assert option.seat not in known_allies(view)
        session.answer(ask.seat, session.ask_no, indices)


def test_known_allies_of_a_survivor_are_the_leader_and_of_a_savior_nobody() -> None:
    assert [known_allies(five().view(seat)) for seat in range(5)] == [set(), {0}, set(), set(), set()]


@pytest.mark.parametrize("seats", CARDS.players)
def test_equal_views_give_equal_answers_and_nothing_is_taken_back(seats: int) -> None:
    for view, ask in asked(seats, seed=seats):
        indices = CardsBrain().answer(view, ask)
        assert TAKE_BACK not in ask.pick(indices)
        assert indices == CardsBrain().answer(deepcopy(view), deepcopy(ask))


def test_a_refused_answer_is_not_given_again() -> None:
    for view, ask in asked(5, seed=2):
        first = CardsBrain().answer(view, ask)
        if len(list(ask.answers())) > 2:
            again = replace(ask, refused=(first,))
            again.check(CardsBrain().answer(view, again))


# -- wins -----------------------------------------------------------------------------------------------------


def test_sensible_seats_win_more_than_random_ones_of_the_same_role() -> None:
    wins: dict[tuple[Role, bool], list[bool]] = {}
    for number in range(150):
        mixed = random.Random(number)
        sensible = [mixed.random() < 0.5 for _ in range(5)]
        brains: list[Brain] = [CardsBrain() if s else RandomBrain(random.Random(number)) for s in sensible]
        played = play(CARDS, CARDS.options_type(), luck_of(1, number), brains)
        for seat, kind in enumerate(sensible):
            role = Role(played.identities[seat]["role"])
            wins.setdefault((role, kind), []).append(seat in played.result.winners)
    for role in Role:
        share = {kind: sum(wins[role, kind]) / len(wins[role, kind]) for kind in (False, True)}
        assert share[True] >= 1.25 * share[False], role
