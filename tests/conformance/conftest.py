from __future__ import annotations

import pytest

from rules.games import GAMES
from tests.conformance import cards, dice, explore, modules, poll

PROOFS = {
    "poll": poll.PROOF,
    "dice": dice.PROOF,
    "walkers-dice": dice.WALKERS,
    "cards": cards.PROOF,
    "explore": explore.PROOF,
    **modules.PROOFS,
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``proof`` is every game; ``proof, seats`` every game with every number of seats."""
    assert {*GAMES, "poll"} == {proof.game.key for proof in PROOFS.values()}, "a game of the box has no proof here"
    if "seats" in metafunc.fixturenames:
        tables = [(name, proof, n) for name, proof in PROOFS.items() for n in proof.players]
        ids = [f"{name}-{n}" for name, _, n in tables]
        metafunc.parametrize(("proof", "seats"), [table[1:] for table in tables], ids=ids)
    elif "proof" in metafunc.fixturenames:
        metafunc.parametrize("proof", PROOFS.values(), ids=PROOFS.keys())
