from __future__ import annotations

import pytest

from rules.games import GAMES
from tests.conformance import cards, dice, explore, poll

PROOFS = {
    "poll": poll.PROOF,
    "dice": dice.PROOF,
    "walkers-dice": dice.WALKERS,
    "cards": cards.PROOF,
    "explore": explore.PROOF,
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``proof`` is every game; ``proof, seats`` every game with every number of seats."""
    assert {*GAMES, "poll"} == {*PROOFS}, "a game of the box has no proof here"
    if "seats" in metafunc.fixturenames:
        tables = [(proof, n) for proof in PROOFS.values() for n in proof.game.players]
        metafunc.parametrize(("proof", "seats"), tables, ids=[f"{proof.game.key}-{n}" for proof, n in tables])
    elif "proof" in metafunc.fixturenames:
        metafunc.parametrize("proof", PROOFS.values(), ids=PROOFS.keys())
