from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest

from rules.games import GAMES
from tests.conformance.games import Proof


def proofs() -> Iterator[Proof]:
    """What the modules of this package say about their games."""
    package = import_module("tests.conformance")
    for module in iter_modules(package.__path__, "tests.conformance."):
        if not module.name.rpartition(".")[2].startswith(("test_", "conftest")):
            yield from getattr(import_module(module.name), "PROOFS", ())


PROOFS = {proof.name: proof for proof in proofs()}
TABLES = [(proof, seats) for proof in PROOFS.values() for seats in proof.players]
"""Every game with every number of seats."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``proof`` is every game; ``seats`` every number of them; ``kind`` every kind of brain that plays it."""
    assert GAMES.keys() <= {proof.game.key for proof in PROOFS.values()}, "a game of the box has no proof here"
    if "kind" in metafunc.fixturenames:
        brains = [(proof, seats, kind) for proof, seats in TABLES for kind in proof.brains]
        ids = [f"{proof.name}-{seats}-{kind}" for proof, seats, kind in brains]
        metafunc.parametrize(("proof", "seats", "kind"), brains, ids=ids)
    elif "seats" in metafunc.fixturenames:
        ids = [f"{proof.name}-{seats}" for proof, seats in TABLES]
        metafunc.parametrize(("proof", "seats"), TABLES, ids=ids)
    elif "proof" in metafunc.fixturenames:
        metafunc.parametrize("proof", PROOFS.values(), ids=PROOFS.keys())
