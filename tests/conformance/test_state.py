from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

from tests.conformance.games import Proof, changed, deal, leaves
from tests.playing import to_the_end

GAMES = 60
"""More than it takes to see whatever a state may hold, such as a tie that is being broken."""


def states(proof: Proof, seats: int, seed: int = 1) -> list[Any]:
    """The state at every question of a game and at its end."""
    session = deal(proof, seats, seed)
    return [session.state.copy() for _ in to_the_end(session, random.Random(1))] + [session.state]


def test_a_copy_is_the_same_and_shares_nothing(proof: Proof, seats: int) -> None:
    session = deal(proof, seats)
    start = session.state.copy()
    before = list(leaves(start))
    for _ in to_the_end(session, random.Random(1)):
        assert session.state.copy().digest() == session.state.digest()
        assert list(leaves(session.state.copy())) == list(leaves(session.state))
    assert list(leaves(start)) == before != list(leaves(session.state))


def test_a_change_of_anything_changes_the_digest(proof: Proof) -> None:
    unseen = {field.name for field in fields(proof.game.state_type)} - proof.empty
    for seed in range(GAMES):
        for state in states(proof, proof.players[-1], seed)[::-2]:
            if seed == 0 or any(getattr(state, name) for name in unseen):
                digest = state.digest()
                for path, other in changed(state):
                    assert other.digest() != digest, path
                    unseen.discard(path[0])
        if not unseen:
            return
    raise AssertionError(f"never seen with anything in it: {unseen}")


def test_every_change_survives_a_copy(proof: Proof) -> None:
    for state in states(proof, proof.players[0])[::-2]:
        for path, other in changed(state):
            assert other.copy().digest() == other.digest(), path
