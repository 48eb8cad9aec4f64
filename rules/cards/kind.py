"""Kinds of cards that have something in common: they draw, are weapons, or have a target."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards.play import Kind, Play
from rules.cards.verbs import discard_in_play, draw
from rules.core.ask import Seat
from rules.core.errors import Reason


class Drawing(Kind):
    """A card that draws others."""

    async def take_effect(self, play: Play, no: int, seat: Seat, picked: int | None) -> None:
        """As many as are printed on it."""
        draw(play, self.rule, play.me, self.draws, self.key)


class Weapon(Kind):
    """A card that says how far its owner's Attack! cards reach."""

    def put_down(self, play: Play, no: int, seat: Seat) -> None:
        """A new weapon sends the old one to the discards (CG-PLAY-5)."""
        for old in play.player(seat).in_play:
            if play.edition.printed[old].range:
                discard_in_play(play, "CG-PLAY-5", seat, old, "replaced")
                break
        super().put_down(play, no, seat)


class Aimed(Kind):
    """A card that is played at one other player."""

    def shut(self, play: Play) -> Reason | None:
        """There must be somebody to play it at."""
        if any(self.no_target(play, seat) is None for seat in play.others()):
            return None
        return Reason("no-target", (("card", self.key),), self.rule)

    def no_target(self, play: Play, seat: Seat) -> Reason | None:
        """Why this other player cannot be the target."""
        return None

    def picks(self, play: Play, seat: Seat) -> Sequence[int | None]:
        """What may be picked of the target: a card in play, ``None``: a random card of the hand."""
        return (None,)

    def hostile(self, play: Play, picked: int | None) -> bool:
        """Whether playing it so does harm to the target."""
        return True


class Picking(Aimed):
    """A card that takes or discards a card of its target."""

    def no_target(self, play: Play, seat: Seat) -> Reason | None:
        """There must be a card, in hand or in play."""
        player = play.player(seat)
        return None if player.hand or player.in_play else Reason("has-no-cards", (), self.rule)

    def picks(self, play: Play, seat: Seat) -> Sequence[int | None]:
        """The one who plays it decides; neither is possible if there is none (CG-SYM-3, CG-SYM-4)."""
        player = play.player(seat)
        return [*([None] if player.hand else ()), *player.in_play]

    def hostile(self, play: Play, picked: int | None) -> bool:
        """Not if it takes a burden off the target."""
        return picked is None or not play.edition.printed[picked].burden
