"""What the enemies of a Location may change in the attacks on them (EX-CARD-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.explore.state import Blue


class Effect:
    """Changes nothing."""

    most = 3
    """Attack Dice in one attack (EX-ATTACK-2)."""
    bonus = 0
    """Added to every Attack Score."""
    bite = 1
    """Wound Cubes that a Bite on the blue die costs (EX-BLUE-1)."""
    stay = True
    """Whether dice that scored stay on the card after a failed attack (EX-FAIL-2)."""

    def pips(self, face: int) -> int:
        """What an Attack Die that shows ``face`` scores."""
        return face

    def heeds(self, blue: Blue) -> bool:
        """Whether this result of the blue die counts."""
        return True

    def re_rolled(self, pips: Sequence[int]) -> tuple[int, ...]:
        """Which of the dice that scored ``pips``, weakest colour first, are rolled again (EX-BLUE-6)."""
        return ()


class Cramped(Effect):
    """At most two Attack Dice may be rolled in one attack."""

    most = 2


class Armoured(Effect):
    """An Attack Die that shows a 1 does not score."""

    def pips(self, face: int) -> int:
        """What an Attack Die that shows ``face`` scores."""
        return 0 if face == 1 else face


class Dark(Effect):
    """The blue die counts only if it shows a Bite."""

    def heeds(self, blue: Blue) -> bool:
        """Whether this result of the blue die counts."""
        return blue is Blue.BITE


class Fleeting(Effect):
    """No die stays on the card after a failed attack; all are lost."""

    stay = False


class Rabid(Effect):
    """A Bite on the blue die costs two Wound Cubes."""

    bite = 2


class Dodging(Effect):
    """The Attack Die that scored most is rolled again; among equals, the most powerful."""

    def re_rolled(self, pips: Sequence[int]) -> tuple[int, ...]:
        """Which of the dice that scored ``pips``, weakest colour first, are rolled again (EX-BLUE-6)."""
        best = max(pips)
        return (max(i for i, n in enumerate(pips) if n == best),) if best else ()


class Overlook(Effect):
    """Attack Dice that do not score are rolled again, once."""

    def re_rolled(self, pips: Sequence[int]) -> tuple[int, ...]:
        """Which of the dice that scored ``pips``, weakest colour first, are rolled again (EX-BLUE-6)."""
        return tuple(i for i, n in enumerate(pips) if not n)


class Surprised(Effect):
    """Every Attack Score is one higher."""

    bonus = 1


EFFECTS: Mapping[str, Effect] = {
    "": Effect(),
    "cramped": Cramped(),
    "armoured": Armoured(),
    "dark": Dark(),
    "fleeting": Fleeting(),
    "rabid": Rabid(),
    "dodging": Dodging(),
    "overlook": Overlook(),
    "surprised": Surprised(),
}
"""Every effect by the word that a data file uses; no word, no effect."""
