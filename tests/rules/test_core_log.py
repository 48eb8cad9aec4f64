from __future__ import annotations

from rules.core.log import Log
from tests.tiny import Said


def test_what_is_added_all_see() -> None:
    log = Log()
    log.add("DG-TURN-1", Said("loud"))
    assert [list(log.seen_by(reader)) for reader in (0, 1, None)] == [[Said("loud")]] * 3


def test_what_is_told_only_its_audience_sees() -> None:
    log = Log()
    log.tell(None, [1], Said("quiet"))
    assert [list(log.seen_by(reader)) for reader in (0, 1, None)] == [[], [Said("quiet")], []]


def test_the_others_see_the_public_twin_of_what_is_told() -> None:
    log = Log()
    log.tell(None, [2, 0], Said("the ace"), others=Said("a card"))
    seen = [list(log.seen_by(reader)) for reader in (0, 1, 2, None)]
    assert seen == [[Said("the ace")], [Said("a card")], [Said("the ace")], [Said("a card")]]


def test_seat_0_is_not_the_table_at_large() -> None:
    log = Log()
    log.tell(None, [], Said("nobody's"))
    assert not list(log.seen_by(0))


def test_a_reader_goes_on_from_where_it_stopped() -> None:
    log = Log()
    for word in "abc":
        log.add(None, Said(word))
    assert list(log.seen_by(0, since=2)) == [Said("c")]


def test_an_entry_keeps_the_row_that_made_it_happen() -> None:
    log = Log()
    log.add("DG-BEER-1", Said("cheers"))
    log.tell("DG-SETUP-8", [0], Said("sheriff"))
    assert [entry.rule for entry in log.entries] == ["DG-BEER-1", "DG-SETUP-8"]
