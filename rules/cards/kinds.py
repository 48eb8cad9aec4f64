"""The 22 kinds of action cards, and what each of them does.

A kind without code is made by its line in ``kinds.csv`` alone.
"""

from __future__ import annotations

from typing import ClassVar

from rules.cards.answers import discard_an_attack, recover, recovery
from rules.cards.attacks import attack
from rules.cards.checks import turn_up
from rules.cards.events import ContagionPassed, DuelLost, SuppliesLaidOut, SuppliesTaken, TurnSkipped
from rules.cards.kind import Aimed, Drawing, Picking, Weapon
from rules.cards.losses import first_aid_works, lose, own_draws, settle_eliminations, suffer
from rules.cards.options import Recover
from rules.cards.places import distance, outfit
from rules.cards.play import Kind, Play
from rules.cards.state import Card, Role
from rules.cards.verbs import (
    discard_from_hand,
    discard_in_play,
    hand_may_be_empty,
    heal,
    nothing_gained,
    random_card,
    take_from_hand,
    take_from_play,
    top_cards,
)
from rules.core.ask import Seat, choose
from rules.core.errors import Reason

NO_ATTACK_IN_DUEL = Reason("not-an-attack", rule="CG-CARD-DUEL-3")
NO_ATTACK_AT_HERD = Reason("not-an-attack", rule="CG-CARD-HERD-2")


class Attack(Aimed):
    """Takes a life point from a player within reach of your weapon, unless it is cancelled. One a turn."""

    rule: ClassVar = "CG-ATTACK-1"

    def shut(self, play: Play) -> Reason | None:
        """One a turn, unless a Machine Gun or Carl lifts the limit (CG-PLAY-3, CG-WEAPON-5, CG-CHAR-CARL-1)."""
        if play.state.attacks and not outfit(play, play.me).unlimited:
            return Reason("already-attacked", rule="CG-PLAY-3")
        return super().shut(play)

    def no_target(self, play: Play, seat: Seat) -> Reason | None:
        """Within the weapon's reach (CG-ATTACK-1, CG-SYM-6)."""
        far, mine = distance(play, seat), outfit(play, play.me)
        if far <= mine.reach:
            return None
        return Reason(
            "out-of-reach", (("distance", far), ("weapon", mine.weapon), ("reach", mine.reach)), self.rule
        )

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """Some characters' Attack! cards need more than one Missed! (CG-CHAR-TYREESE-1)."""
        play.state.attacks += 1
        await attack(play, no, seat, play.character(play.me).missed_needed, "CG-ATTACK-2")


class Missed(Kind):
    """Cancels an Attack! aimed at you."""

    def shut(self, play: Play) -> Reason | None:
        """Never in one's own turn (CG-MISSED-1)."""
        return Reason("only-in-answer", rule="CG-MISSED-1")


class FirstAid(Kind):
    """You recover a life point; also out of turn, to survive a fatal hit. Useless with two players left."""

    rule: ClassVar = "CG-CARD-FIRSTAID-1"

    def warning(self, play: Play) -> str | None:
        """It may be played in vain."""
        me = play.player(play.me)
        if me.life == me.max_life:
            return "at-maximum"
        return None if first_aid_works(play) else "first-aid-two-left"

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """No effect with two players left (CG-CARD-FIRSTAID-4)."""
        if first_aid_works(play):
            heal(play, self.rule, play.me, self.key)
        else:
            nothing_gained(play, "CG-CARD-FIRSTAID-4", play.me, self.key)


class MedicalSupplies(Kind):
    """All players recover a life point, you too; never in answer to a fatal hit."""

    rule: ClassVar = "CG-CARD-MEDICAL-1"

    def warning(self, play: Play) -> str | None:
        """It may be played in vain."""
        hurt = any(player.life < player.max_life for player in play.state.players if player.alive)
        return None if hurt else "at-maximum"

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """Everybody alive, clockwise."""
        for each in play.state.clockwise(play.me):
            heal(play, self.rule, each, self.key)


class AmmoCrate(Drawing):
    """You draw two cards."""

    rule: ClassVar = "CG-CARD-AMMO-1"


class WeaponsCache(Drawing):
    """You draw three cards."""

    rule: ClassVar = "CG-CARD-CACHE-1"


class Supplies(Kind):
    """As many cards as there are players are laid out; beginning with you each takes one."""

    rule: ClassVar = "CG-CARD-SUPPLIES-1"

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """If there are too few cards the last players get none."""
        state, takers = play.state, play.state.clockwise(play.me)
        state.laid, state.laid_open = top_cards(play, len(takers)), True
        play.log.add(self.rule, SuppliesLaidOut(play.me, play.cards(state.laid)))
        for taker in takers[: len(state.laid)]:
            play.settle(no, play.me, taker)
            card = await self.choice(play, taker)
            state.laid.remove(card.no)
            play.player(taker).hand.append(card.no)
            play.log.add(self.rule, SuppliesTaken(taker, card))

    async def choice(self, play: Play, taker: Seat) -> Card:
        """All can see what is there, and what Hershel could do besides."""
        while True:
            open_, closed = recovery(play, taker)
            options: list[Card | Recover] = [*play.cards(play.state.laid), *open_]
            choice = await choose(taker, "cards.supplies", options, closed=closed)
            if isinstance(choice, Card):
                return choice
            await recover(play, taker)


class SurpriseAttack(Picking):
    """You take a card from a player at distance 1: a random one of the hand, or one in play."""

    rule: ClassVar = "CG-CARD-SURPRISE-1"

    def no_target(self, play: Play, seat: Seat) -> Reason | None:
        """Weapons do not count (CG-CARD-SURPRISE-2, CG-SYM-7)."""
        if (far := distance(play, seat)) > 1:
            return Reason("too-far", (("distance", far),), "CG-CARD-SURPRISE-2")
        return super().no_target(play, seat)

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """It goes to the hand."""
        if picked is None:
            take_from_hand(play, self.rule, play.me, seat, self.key)
        else:
            take_from_play(play, self.rule, play.me, seat, picked, self.key)


class Walker(Picking):
    """A player at any distance loses a card: a random one of the hand, or one in play that you choose."""

    rule: ClassVar = "CG-CARD-WALKER-1"

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """It goes to the discards."""
        if picked is None:
            discard_from_hand(play, self.rule, seat, [random_card(play, seat)], self.key)
        else:
            discard_in_play(play, self.rule, seat, picked, self.key)


class Grenade(Kind):
    """An Attack! at all other players at any distance; it is no Attack! card."""

    rule: ClassVar = "CG-CARD-GRENADE-1"

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """Clockwise, one after the other; one Missed! is enough for each."""
        for target in play.others():
            await attack(play, no, target, 1, self.rule)


class HerdOfWalkers(Kind):
    """All other players discard an Attack! or lose a life point; Missed! and Riot Gear do not help."""

    rule: ClassVar = "CG-CARD-HERD-1"

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """Clockwise, one after the other."""
        for target in play.others():
            play.settle(no, play.me, target)
            if not await discard_an_attack(play, self.rule, target, "cards.herd", NO_ATTACK_AT_HERD):
                await lose(play, self.rule, target, 1)


class Duel(Aimed):
    """You and a player at any distance discard Attack! cards in turn; who stops first loses a life point."""

    rule: ClassVar = "CG-CARD-DUEL-1"

    def put_down(self, play: Play, no: int, seat: Seat) -> None:
        """From now on nobody minds an empty hand until the Duel is over (CG-CHAR-MAGGIE-1)."""
        play.state.dueling = True
        super().put_down(play, no, seat)

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """The one who played it is to blame, whoever loses (CG-CARD-DUEL-5)."""
        loser = await self.exchange(play, no, seat, play.me)
        play.log.add("CG-CARD-DUEL-2", DuelLost(loser))
        await suffer(play, "CG-CARD-DUEL-2", loser, 1)
        play.state.dueling = False
        for each in (play.me, seat):
            if play.player(each).life:
                hand_may_be_empty(play, each)
        own_draws(play, loser, 1)

    async def exchange(self, play: Play, no: int, seat: Seat, other: Seat) -> Seat:
        """The challenged player begins; whoever does not answer any more has lost (CG-CARD-DUEL-2)."""
        while True:
            play.settle(no, play.me, seat)
            if not await discard_an_attack(play, "CG-CARD-DUEL-2", seat, "cards.duel", NO_ATTACK_IN_DUEL):
                return seat
            seat, other = other, seat


class Rv(Kind):
    """All others see you one farther away."""

    rule: ClassVar = "CG-CARD-RV-1"


class Scope(Kind):
    """You see all others one nearer."""

    rule: ClassVar = "CG-CARD-SCOPE-1"


class RiotGear(Kind):
    """When you are attacked you may "draw!": hearts are a Missed!."""

    rule: ClassVar = "CG-CARD-RIOT-1"


class Captured(Aimed):
    """Lies in front of another player, never the Leader; unless his "draw!" is hearts he skips his turn."""

    rule: ClassVar = "CG-CARD-CAPTURED-1"
    burden: ClassVar = True

    def no_target(self, play: Play, seat: Seat) -> Reason | None:
        """Not the Leader, nor somebody who is Captured already."""
        if play.player(seat).role is Role.LEADER:
            return Reason("never-the-leader", (), self.rule)
        return self.twice(play, seat)

    async def at_start(self, play: Play, no: int) -> bool:
        """Discarded either way; only with hearts does the turn go on (CG-CARD-CAPTURED-2, -3)."""
        play.settle(no, None, play.me)
        escaped = await turn_up(play, play.me, self.key)
        rule = "CG-CARD-CAPTURED-2" if escaped else "CG-CARD-CAPTURED-3"
        discard_in_play(play, rule, play.me, no, self.key)
        if not escaped:
            play.log.add(rule, TurnSkipped(play.me))
        return escaped


class Contagion(Kind):
    """Lies in front of you; as your turn begins "draw!": 2-9 of spades cost 3 life points, else it goes left."""

    rule: ClassVar = "CG-CARD-CONTAGION-1"
    burden: ClassVar = True
    points: ClassVar = 3

    async def at_start(self, play: Play, no: int) -> bool:
        """It breaks out, or goes on (CG-CARD-CONTAGION-2, -3)."""
        play.settle(no, None, play.me)
        if await turn_up(play, play.me, self.key):
            await self.break_out(play, no)
        else:
            self.pass_left(play, no)
        return not play.over

    async def break_out(self, play: Play, no: int) -> None:
        """Caused by nobody (CG-CARD-CONTAGION-6)."""
        discard_in_play(play, "CG-CARD-CONTAGION-2", play.me, no, self.key)
        await lose(play, "CG-CARD-CONTAGION-2", play.me, self.points)
        settle_eliminations(play)

    def pass_left(self, play: Play, no: int) -> None:
        """To the next living player who has none."""
        to = next((seat for seat in play.others() if self.twice(play, seat) is None), play.me)
        play.player(play.me).in_play.remove(no)
        play.player(to).in_play.append(no)
        play.log.add("CG-CARD-CONTAGION-3", ContagionPassed(play.me, to))


class MachineGun(Weapon):
    """Range 1; you may play any number of Attack! cards in your turn."""

    rule: ClassVar = "CG-WEAPON-5"
    unlimited: ClassVar = True


class Pistol(Weapon):
    """Range 2."""

    rule: ClassVar = "CG-WEAPON-3"


class Rifle(Weapon):
    """Range 3."""

    rule: ClassVar = "CG-WEAPON-3"


class AssaultRifle(Weapon):
    """Range 4."""

    rule: ClassVar = "CG-WEAPON-3"


class SniperRifle(Weapon):
    """Range 5."""

    rule: ClassVar = "CG-WEAPON-3"


KINDS: dict[str, type[Kind]] = {
    "attack": Attack,
    "missed": Missed,
    "first-aid": FirstAid,
    "medical-supplies": MedicalSupplies,
    "ammo-crate": AmmoCrate,
    "weapons-cache": WeaponsCache,
    "supplies": Supplies,
    "surprise-attack": SurpriseAttack,
    "walker": Walker,
    "grenade": Grenade,
    "herd-of-walkers": HerdOfWalkers,
    "duel": Duel,
    "rv": Rv,
    "scope": Scope,
    "riot-gear": RiotGear,
    "captured": Captured,
    "contagion": Contagion,
    "machine-gun": MachineGun,
    "pistol": Pistol,
    "rifle": Rifle,
    "assault-rifle": AssaultRifle,
    "sniper-rifle": SniperRifle,
}
"""The kinds by key; every line of the data file has an entry."""
