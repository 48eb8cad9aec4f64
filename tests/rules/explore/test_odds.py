"""Odds, compared with a reckoning from first principles that plays the rules out die by die."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from rules.explore import EXPLORE
from rules.explore.box import Box, Card, house
from rules.explore.effects import EFFECTS
from rules.explore.odds import meet, odds, re_rolls, table
from rules.explore.state import COLOURS, CUBES, HAND, Blue, State
from rules.explore.throws import Pick, Throws, picks
from tests.rules.explore.table import Table, die
from tests.rules.explore.table import table as lay

EFFECTS_AND_BITES = [(effect, bites) for effect in EFFECTS for bites in (0, 1, 2)]
FIGHT = 3


class Reckoner:
    """The chance to defeat a card, by going through every face of every die, slowly and plainly."""

    def __init__(self, box: Box, card: Card) -> None:
        self.box, self.card, self.effect = box, card, card.changes
        self.best = cache(self._best)

    def _best(self, fight: int, dice: Pick, cubes: int) -> float:
        """With best play; nothing is won by somebody who is Knocked Out."""
        if fight <= 0 or cubes < 1 or not any(dice):
            return 0.0
        return max(self.attack(pick, fight, dice, cubes) for pick, _ in picks(dice, self.effect.most))

    def attack(self, pick: Pick, fight: int, dice: Pick, cubes: int) -> float:
        """Roll ``pick``, then play on as well as can be."""
        rest = tuple(n - k for n, k in zip(dice, pick, strict=True))
        colours = [colour for colour, n in zip(COLOURS, pick, strict=True) for _ in range(n)]
        rolls = [self.box.faces[colour] for colour in colours]
        found = 0.0
        for faces in product(*rolls):
            again = self.effect.re_rolled([self.effect.pips(face) for face in faces])
            results = list(product(*[rolls[i] for i in again]))
            for other in results:
                lying = [other[again.index(i)] if i in again else face for i, face in enumerate(faces)]
                value = sum(self.blue(blue, lying, rolls, again, (fight, rest, cubes)) for blue in self.box.blue)
                found += value / len(results) / len(self.box.blue)
        return found / len(list(product(*rolls)))

    def blue(
        self,
        blue: Blue,
        faces: list[int],
        rolls: list[tuple[int, ...]],
        again: tuple[int, ...],
        rest: tuple[int, Pick, int],
    ) -> float:
        """What comes of dice that lie like this, and of the blue die."""
        if not self.effect.heeds(blue):
            return self.end(faces, 0, 0, 0, rest)
        if blue is Blue.REROLL:
            kept = self.end(faces, 0, 0, 0, rest)
            return max([kept, *self.rolled_again(faces, rolls, again, rest)])
        pips = [self.effect.pips(face) for face in faces]
        added = {Blue.PLUS_1: 1, Blue.PLUS_2: 2, Blue.DOUBLE: max(pips)}.get(blue, 0)
        bitten = self.effect.bite if blue is Blue.BITE else 0
        return self.end(faces, added, bitten, int(blue is Blue.CANCEL), rest)

    def rolled_again(
        self,
        faces: list[int],
        rolls: list[tuple[int, ...]],
        again: tuple[int, ...],
        rest: tuple[int, Pick, int],
    ) -> Iterator[float]:
        """For each die that may be re-rolled, what comes of it."""
        for i in range(len(faces)):
            if i not in again:
                ends = [self.end([*faces[:i], face, *faces[i + 1 :]], 0, 0, 0, rest) for face in rolls[i]]
                yield sum(ends) / len(ends)

    def end(self, faces: list[int], added: int, bitten: int, spared: int, rest: tuple[int, Pick, int]) -> float:
        """Compare, and play on after a failure."""
        fight, dice, cubes = rest
        cubes -= bitten
        pips = sum(self.effect.pips(face) for face in faces)
        if cubes < 1:
            return 0.0
        if pips + added + self.effect.bonus >= fight:
            return 1.0
        left = fight - pips if self.effect.stay else fight
        return self.best(left, dice, cubes - max(self.card.bites - spared, 0))


def small(effect: str, bites: int) -> tuple[Box, Card]:
    """The dice of the house set, and a card of Fight Value 3."""
    card = Card("card", FIGHT, bites, 1, effect, EFFECTS[effect], None)
    printed = house()
    return Box(printed.faces, printed.blue, {"card": card}, ("card",)), card


@pytest.mark.parametrize(("effect", "bites"), EFFECTS_AND_BITES)
def test_the_chances_are_those_of_the_rules(effect: str, bites: int) -> None:
    box, card = small(effect, bites)
    exact = Reckoner(box, card)
    for dice, cubes in [((2, 0, 0, 1), 3), ((1, 1, 0, 0), 2), ((1, 0, 1, 0), 1)]:
        for fight in range(1, FIGHT + 1):
            assert table(box, card).best(fight, dice, cubes) == pytest.approx(exact.best(fight, dice, cubes))


@pytest.mark.parametrize(("effect", "bites"), EFFECTS_AND_BITES)
def test_every_attack_is_valued_by_itself(effect: str, bites: int) -> None:
    box, card = small(effect, bites)
    exact = Reckoner(box, card)
    dice = (1, 1, 0, 1)
    attacks = table(box, card).attacks(FIGHT, dice, 2)
    assert [attack.pick for attack in attacks] == [pick for pick, _ in picks(dice, card.changes.most)]
    for attack in attacks:
        assert attack.in_the_end == pytest.approx(exact.attack(attack.pick, FIGHT, dice, 2))
        assert attack.now == pytest.approx(exact.attack(attack.pick, FIGHT, attack.pick, 2))


def test_with_one_black_die_against_two() -> None:
    """Four of its six faces reach 2, unless it is bitten; a 1 does with X2, +1, +2, or by a re-roll."""
    t = lay_house("roadside-diner", [1, 0, 0, 1], cubes=1)
    found = odds(t.view)
    assert found is not None
    (now,) = [attack.now for attack in found.attacks if attack.pick == (0, 0, 0, 1)]
    assert now == pytest.approx((4 / 6) * (5 / 6) + (2 / 6) * (3 / 6 + (1 / 6) * (4 / 6)))
    assert found.best == max(attack.in_the_end for attack in found.attacks) > now


def test_a_knock_out_costs_what_lies_in_front() -> None:
    t = lay("f9b1s3", dice="yo", front=["s2", "s3"])
    found = odds(t.view)
    assert found is not None
    assert found.cost == 5


def test_there_are_no_odds_without_an_attack_to_make() -> None:
    t = lay(front=["s1"], deck=["toll"])
    assert odds(t.view) is None
    t.go()
    assert odds(t.view) is None
    t = lay("f9b1s3")
    t.attack("y o", "1 2", "reroll")
    assert odds(t.view) is None


def test_each_re_roll_is_valued() -> None:
    """A black die that shows 1, a yellow one that shows 2; Fight Value 4 with one cube and one Bite."""
    t = lay_house("laundromat", [3, 0, 0, 1], cubes=1)
    t.luck.coming = [5, 0, list(t.view.box.blue).index(Blue.REROLL)]
    t.session.answer(0, t.session.ask_no, (0, 3))
    assert t.view.thrown == (die("y", 2), die("k", 1))
    assert re_rolls(t.view) == pytest.approx([0.0, 4 / 6, 0.0])


def lay_house(card: str, dice: list[int], cubes: int) -> Table:
    """A table with the house set and ``card`` in play."""
    deck = list(EXPLORE.box.deck)
    deck.remove(card)
    return Table(EXPLORE, State(deck, [0, 0], 0, 3, dice=dice, cubes=cubes, card=card, done=1))


def test_a_card_just_turned_over() -> None:
    box = house()
    assert meet(box, "vending-machine", (0, 0, 0, 0), 1) == 1.0
    assert (meet(box, "rusty-nail", HAND, 1), meet(box, "rusty-nail", HAND, 2)) == (0.0, 1.0)
    assert meet(box, "first-aid-kit", HAND, 1) == 1.0
    assert meet(box, "chapel", (0, 0, 0, 0), 3) == 0.0
    assert 0.9 < meet(box, "chapel", HAND, CUBES) < 1.0


@pytest.mark.parametrize("pick", [pick for pick, _ in picks(HAND, 3)])
@pytest.mark.parametrize("effect", EFFECTS)
def test_all_that_may_come_of_an_attack_is_certain(effect: str, pick: Pick) -> None:
    chances = Throws(house(), EFFECTS[effect]).chances(pick, 5)
    total = chances.won + chances.won_bitten + sum(chances.failed) + sum(chances.bitten) + sum(chances.spared)
    assert total + chances.hope == pytest.approx(1.0)


def test_more_cubes_more_dice_and_less_to_fight_never_hurt() -> None:
    for card in house().cards.values():
        for cubes in (1, 2):
            if card.fight:
                few, many = (3, 1, 0, 0), (3, 2, 1, 0)
                found = table(house(), card)
                assert found.best(card.fight, few, cubes) <= found.best(card.fight, few, cubes + 1) + 1e-12
                assert found.best(card.fight, few, cubes) <= found.best(card.fight, many, cubes) + 1e-12
                assert found.best(card.fight, few, cubes) <= found.best(1, few, cubes) + 1e-12


def test_every_card_that_can_be_attacked_has_odds() -> None:
    views = [lay_house(card.name, list(HAND), CUBES).view for card in house().cards.values() if card.fight]
    assert all(odds(view) for view in views)
