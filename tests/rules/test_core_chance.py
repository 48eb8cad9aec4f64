from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from rules.core.chance import Chance, Committed, Drawn, Scripted

SEED = bytes(range(32))
GOLDEN = [3, 0, 5, 2, 0, 4, 4, 1, 5, 5, 1, 3]


def x_of(k: int, attempt: int) -> int:
    """HMAC-SHA256 from its definition, as somebody who checks a game would write it."""
    block = SEED.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + f"deadeye/1 {k} {attempt}".encode()).digest()
    return int.from_bytes(hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest(), "big")


def value_of(k: int, n: int) -> int:
    """The first x that is not of the uneven rest."""
    attempt = 0
    while (x := x_of(k, attempt)) >= 2**256 - 2**256 % n:
        attempt += 1
    return x % n


def test_anybody_can_compute_the_draws_from_the_seed() -> None:
    luck = Committed(SEED)
    assert [luck.draw(k, 6) for k in range(12)] == [value_of(k, 6) for k in range(12)]


def test_the_draws_of_a_seed_never_change() -> None:
    luck = Committed(SEED)
    assert [luck.draw(k, 6) for k in range(12)] == GOLDEN
    assert luck.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_an_outcome_of_the_uneven_rest_is_drawn_again() -> None:
    n = 2**255 + 1
    again = [k for k in range(20) if x_of(k, 0) >= n]
    assert again
    assert [Committed(SEED).draw(k, n) for k in again] == [value_of(k, n) for k in again]


def test_the_last_outcome_of_the_even_part_counts() -> None:
    n = x_of(0, 0) + 1
    assert n > 2**255, "a seed whose first x lies in the upper half"
    assert Committed(SEED).draw(0, n) == n - 1
    assert Committed(SEED).draw(0, n - 1) == value_of(0, n - 1) != 0


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        Committed(SEED[1:])


def test_every_draw_is_counted_and_recorded() -> None:
    record: list[Drawn] = []
    chance = Chance(Scripted(3, 1, first=7), 7, record.append)
    assert (chance.below(6), chance.roll("abc"), chance.next_draw) == (3, "b", 9)
    assert record == [Drawn(7, 6, 3), Drawn(8, 3, 1)]


def test_a_shuffle_draws_one_number_fewer_than_there_are_items() -> None:
    record: list[Drawn] = []
    items = list("abcd")
    Chance(Scripted(0, 1, 0), 0, record.append).shuffle(items)
    assert [drawn.n for drawn in record] == [4, 3, 2]
    assert items == list("cdba")


def test_scripted_luck_runs_out() -> None:
    luck = Scripted(1, first=5)
    assert luck.draw(5, 2) == 1
    for k in (4, 6):
        with pytest.raises(IndexError):
            luck.draw(k, 2)


def test_scripted_luck_is_possible_luck() -> None:
    with pytest.raises(ValueError, match="draw 0 is scripted as 6"):
        Scripted(6).draw(0, 6)


def test_all_faces_come_equally_often() -> None:
    chance = Chance(Committed(SEED), 0, list[Drawn]().append)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5  # 1 in 1,000 of fair dice exceed it


def test_all_orders_come_equally_often() -> None:
    chance = Chance(Committed(SEED), 0, list[Drawn]().append)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert sum((counts[order] - 1000) ** 2 / 1000 for order in permutations(range(3))) < 20.5
