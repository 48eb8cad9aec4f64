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


PROOFS = {proof.game.key: proof for proof in proofs()}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``proof`` is every game; ``proof, seats`` every game with every number of seats."""
    assert GAMES.keys() <= PROOFS.keys(), "a game of the box has no proof here"
    if "seats" in metafunc.fixturenames:
        tables = [(proof, n) for proof in PROOFS.values() for n in proof.game.players]
        metafunc.parametrize(("proof", "seats"), tables, ids=[f"{proof.game.key}-{n}" for proof, n in tables])
    elif "proof" in metafunc.fixturenames:
        metafunc.parametrize("proof", PROOFS.values(), ids=PROOFS.keys())
