"""What must be told of the dice game with modules: what else is secret, and what else there is on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rules.dice import DICE, DiceOptions
from rules.dice.state import State
from tests.conformance import dice
from tests.conformance.games import Proof, Twin
from tests.conformance.roles import swapped

PLAYED: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "saloon-dice": (("saloon-dice",), (4,)),
    "chief-arrow": (("chief-arrow",), (4,)),
    "saloon": (("saloon-dice", "chief-arrow", "saloon-characters"), (6,)),
    "ghost": (("ghost",), (5,)),
}
"""For each proof the modules and the numbers of seats it is played with."""
ANYTHING = frozenset(State.__dataclass_fields__)


def twins(state: State) -> Iterator[Twin]:
    """Two living players with different hidden roles have each other's."""
    yield from swapped(state)


def check(state: State) -> None:
    arrows = 9 + ("chief-arrow" in state.modules)
    assert state.pile + sum(player.arrows for player in state.players) == arrows
    chief = state.box.chief
    assert chief is None or state.players[chief].arrows
    for player in state.players:
        assert player.life >= 0
        assert player.alive or (player.life, player.arrows, player.shown) == (0, 0, True)


def proof(name: str) -> Proof:
    """The dice game with the modules of this name."""
    modules, seats = PLAYED[name]
    options = DiceOptions(modules)
    return Proof(
        DICE,
        twins,
        check,
        dice.ROLES.reveal,
        variant=f"dice+{name}",
        options=options,
        seats=seats,
        empty=ANYTHING,
        brains=("random",),
    )


PROOFS = [proof(name) for name in PLAYED]
