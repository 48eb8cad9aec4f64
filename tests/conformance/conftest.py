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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``proof`` is every game; ``proof, seats`` every game with every number of seats."""
    assert GAMES.keys() <= {proof.game.key for proof in PROOFS.values()}, "a game of the box has no proof here"
    if "seats" in metafunc.fixturenames:
        tables = [(name, proof, n) for name, proof in PROOFS.items() for n in proof.players]
        ids = [f"{name}-{n}" for name, _, n in tables]
        metafunc.parametrize(("proof", "seats"), [table[1:] for table in tables], ids=ids)
    elif "proof" in metafunc.fixturenames:
        metafunc.parametrize("proof", PROOFS.values(), ids=PROOFS.keys())
