"""The sixteen characters of the base game, and what each of them changes."""

from __future__ import annotations

from typing import ClassVar

from rules.core.ask import Closed, Seat, choose, choose_some
from rules.dice.events import ArrowsTakenInstead, LossAvoided, PenaltyArrowTaken
from rules.dice.options import Arrow, Number, Target
from rules.dice.play import Batch, Character, Play
from rules.dice.state import Cause, Face
from rules.dice.verbs import gain_life, remember_help, return_arrows, take_arrows


class BartCassidy(Character):
    """Each life point lost to a bull's eye or the gatling may be an arrow instead (DG-CHAR-BART-1, -2, -3)."""

    async def before_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """Ask for how many; the last arrow of the pile must stay there."""
        if batch.cause not in (Cause.BULLS_EYE, Cause.GATLING):
            return
        due = batch.due[me]
        most = min(due, play.state.pile - 1)
        last = play.reason("last-arrow-stays", "DG-CHAR-BART-3")
        numbers = [Number(n) for n in range(due + 1)]
        closed = [Closed(number, last) for number in numbers[most + 1 :]]
        count = (await choose(me, "bart.arrows", numbers[: most + 1], closed=closed)).n
        if count:
            await take_arrows(play, me, count)
            batch.due[me] -= count
            play.log.add("DG-CHAR-BART-1", ArrowsTakenInstead(me, count, play.state.pile))


class BlackJack(Character):
    """May roll dynamite again as long as fewer than three show (DG-CHAR-BLACKJACK-1, -2)."""

    def locks(self, face: Face) -> bool:
        """Nothing is locked; three dynamites end the rolling as for everybody."""
        return False


class CalamityJanet(Character):
    """May use any bull's eye "1" as a "2" and the other way round (DG-CHAR-JANET-1)."""

    distances: ClassVar = {Face.BE1: (1, 2), Face.BE2: (1, 2)}


class ElGringo(Character):
    """Whoever makes him lose life must take an arrow (DG-CHAR-GRINGO-1, -2, -3)."""

    async def react(self, play: Play, me: Seat, batch: Batch) -> None:
        """One arrow for the whole batch, also if it eliminated him; Indians and dynamite are nobody's doing."""
        by = batch.by
        if me in batch.lost and by is not None and play.state.players[by].alive:
            await take_arrows(play, by)
            play.log.add("DG-CHAR-GRINGO-1", PenaltyArrowTaken(by, me, play.state.pile))


class PaulRegret(Character):
    """Loses nothing to the Gatling Gun (DG-CHAR-REGRET-1)."""

    async def before_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """The gatling costs nothing."""
        if batch.cause is Cause.GATLING:
            play.log.add("DG-CHAR-REGRET-1", LossAvoided(me, batch.due[me], batch.cause))
            batch.due[me] = 0


class PedroRamirez(Character):
    """For each life point lost he may put back one of his arrows (DG-CHAR-PEDRO-1, -2)."""

    async def after_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """Ask for how many, unless all of them are about to go back anyway."""
        player = play.state.players[me]
        most = min(batch.lost[me], player.arrows)
        if most == 0 or player.life == 0 or batch.cause is Cause.INDIANS:
            return
        numbers = [Number(n) for n in range(most + 1)]
        count = (await choose(me, "pedro.arrows", numbers)).n
        await return_arrows(play, "DG-CHAR-PEDRO-1", me, count, me)


class RoseDoolan(Character):
    """May shoot one place further with any bull's eye (DG-CHAR-ROSE-1, -2, -3)."""

    distances: ClassVar = {Face.BE1: (1, 2), Face.BE2: (2, 3)}


class SidKetchum(Character):
    """As his turn begins a player of his choice gains a life point (DG-CHAR-SID-1)."""

    async def at_start(self, play: Play, me: Seat) -> None:
        """Ask who; a player at the maximum may be chosen, and the point is wasted."""
        target = await choose(me, "sid.gain", [Target(seat) for seat in play.living()])
        gained = await gain_life(play, "DG-CHAR-SID-1", target.seat, 1, self.key, me)
        remember_help(play, me, target.seat, 1, gained)


class JesseJones(Character):
    """With four life points or fewer his beers give himself two each (DG-CHAR-JESSE-1, -2)."""

    def beer(self, life: int) -> int:
        """Tested once, as the beer step begins."""
        return 2 if life <= 4 else 1


class SlabTheKiller(Character):
    """Once a turn he may use up a beer to make one bull's eye count twice (DG-CHAR-SLAB-1, -2, -3)."""

    def aims(self, play: Play, targets: list[Target]) -> list[Target]:
        """Each target once more with the double hit, while there is a beer and nothing is doubled yet."""
        if play.count(Face.BEER) == 0 or any(shot.double for shot in play.state.plan):
            return targets
        return targets + [Target(target.seat, double=True) for target in targets]


class Jourdonnais(Character):
    """Loses at most one life point in an Indian attack (DG-CHAR-JOURD-1)."""

    async def before_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """However many arrows he has."""
        if batch.cause is Cause.INDIANS and (avoided := batch.due[me] - 1):
            batch.due[me] = 1
            play.log.add("DG-CHAR-JOURD-1", LossAvoided(me, avoided, batch.cause))


class SuzyLafayette(Character):
    """Gains two life points if her turn ends without a bull's eye showing (DG-CHAR-SUZY-1, -2, -3)."""

    async def at_end(self, play: Play, me: Seat) -> None:
        """Only the faces she ended with count."""
        if not play.shows(Face.BE1, Face.BE2):
            await gain_life(play, "DG-CHAR-SUZY-1", me, 2, self.key, me)


class KitCarlson(Character):
    """For each of his gatlings he may put back an arrow of any player (DG-CHAR-KIT-1, -2)."""

    async def after_gatling(self, play: Play, me: Seat) -> None:
        """Ask which arrows, as many as there are gatlings at most."""
        players = play.state.players
        arrows = [Arrow(seat, n + 1) for seat in play.living() for n in range(players[seat].arrows)]
        gatlings = play.count(Face.GATLING)
        if not arrows or not gatlings:
            return
        chosen = await choose_some(me, "kit.arrows", arrows, most=gatlings)
        for seat in play.living():
            count = sum(arrow.seat == seat for arrow in chosen)
            await return_arrows(play, "DG-CHAR-KIT-1", seat, count, me)


class LuckyDuke(Character):
    """May roll once more: four rolls in all (DG-CHAR-LUCKY-1)."""

    rolls: ClassVar = 4


class VultureSam(Character):
    """Gains two life points for each other player who is eliminated (DG-CHAR-VULTURE-1, -2)."""

    async def react(self, play: Play, me: Seat, batch: Batch) -> None:
        """Nothing if he falls at the same moment."""
        if batch.out and play.state.players[me].alive:
            await gain_life(play, "DG-CHAR-VULTURE-1", me, 2 * len(batch.out), self.key, me)


class WillyTheKid(Character):
    """Two gatlings fire his Gatling Gun, once a turn (DG-CHAR-WILLY-1, -2)."""

    gatlings: ClassVar = 2


ABILITIES: dict[str, type[Character]] = {
    "bart-cassidy": BartCassidy,
    "black-jack": BlackJack,
    "calamity-janet": CalamityJanet,
    "el-gringo": ElGringo,
    "jesse-jones": JesseJones,
    "jourdonnais": Jourdonnais,
    "kit-carlson": KitCarlson,
    "lucky-duke": LuckyDuke,
    "paul-regret": PaulRegret,
    "pedro-ramirez": PedroRamirez,
    "rose-doolan": RoseDoolan,
    "sid-ketchum": SidKetchum,
    "slab-the-killer": SlabTheKiller,
    "suzy-lafayette": SuzyLafayette,
    "vulture-sam": VultureSam,
    "willy-the-kid": WillyTheKid,
}
"""The abilities by power; a power without an entry changes nothing."""


def character(key: str, life: int, power: str) -> Character:
    """The character of this name with these life points and this power."""
    return ABILITIES.get(power, Character)(key, life, power)
