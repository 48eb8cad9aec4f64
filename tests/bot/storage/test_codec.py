"""Games' payloads as text, and back."""

from __future__ import annotations

import json
import random
import traceback
from dataclasses import dataclass

import pytest

from bot.storage.codec import Codec
from rules.core.chance import Drawn
from rules.core.errors import OutOfStep
from rules.core.game import AnyGame
from rules.core.journal import Answered, Faulted, Noted, Recorded, WindowClosed
from rules.core.log import CORE_EVENTS, Entry, Event, TimeRanOut
from tests.golden_states import ALL, golden
from tests.playing import deal, to_the_end
from tests.poll import POLL, Dealt, PollOptions, PollState

CODEC = Codec(POLL, CORE_EVENTS)
SECRET = Entry(Dealt(1, True, (2, 5)), "POLL-DEAL", (1,), Dealt(1, None, None))
STATE = PollState([[1, 2], [3]], [0, 1], None, next_draw=4, yes=1)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_survive_being_stored(game: AnyGame, seed: int) -> None:
    codec = Codec(game, CORE_EVENTS)
    for session in to_the_end(deal(game, game.players.stop - 1, seed), random.Random(seed)):
        state = codec.load_state(session.state.schema, codec.dump_state(session.state))
        assert (state, state.digest()) == (session.state, session.state.digest())
        for entry in session.log.entries:
            assert codec.load_entry(codec.dump_entry(entry)) == entry
        for what in session.journal:
            again = codec.load_recorded(codec.dump_recorded(what))
            assert (again, type(again)) == (what, type(what))


@pytest.mark.parametrize(
    ("what", "text"),
    [
        (Drawn(3, 6, 5), '["Drawn",[3,6,5]]'),
        (Answered(7, 1, "poll.vote", (0, 2), b"\x01\xfe"), '["Answered",[7,1,"poll.vote",[0,2],"01fe"]]'),
        (WindowClosed(8, "poll.veto", b"\x00"), '["WindowClosed",[8,"poll.veto","00"]]'),
        (Faulted(9, 0, (1,)), '["Faulted",[9,0,[1]]]'),
        (Noted(Entry(TimeRanOut(2))), '["Noted",[["TimeRanOut",{"seat":2}],null,null,null]]'),
    ],
)
def test_a_journal_row_is_written_like_this_for_ever(what: Recorded, text: str) -> None:
    assert CODEC.dump_recorded(what) == text
    assert CODEC.load_recorded(text) == what


def test_an_event_keeps_its_audience_and_its_public_twin() -> None:
    text = CODEC.dump_entry(SECRET)

    assert json.loads(text) == [
        ["Dealt", {"seat": 1, "veto": True, "hand": [2, 5]}],
        "POLL-DEAL",
        [1],
        ["Dealt", {"seat": 1, "veto": None, "hand": None}],
    ]
    assert CODEC.load_entry(text) == SECRET


def test_options_that_were_not_stored_have_their_default() -> None:
    assert CODEC.load_options(CODEC.dump_options(PollOptions(cards=5))) == PollOptions(cards=5)
    assert CODEC.load_options("{}") == PollOptions()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '[["Shouted",{}],null,null,null]',
        '[["Voted",{}],null,null,null]',
        '[["Voted",{"yes":1,"no":2}],null,null,null]',
        '[["Voted",{"yes":"1"}],null,null,null]',
        '[["Voted",{"yes":true}],null,null,null]',
        '[["Voted",{"yes":1}],null,["1"],null]',
        '[["Voted",{"yes":1}],null,null]',
    ],
)
def test_an_event_that_these_rules_cannot_have_written_is_refused(text: str) -> None:
    with pytest.raises(OutOfStep):
        CODEC.load_entry(text)


@pytest.mark.parametrize(
    "text",
    ["{}", '["Answered"]', '["Guessed",[1]]', '["Drawn",[1,2]]', '["Drawn",[1,2,3,4]]', '["Faulted",[1,0,["0"]]]'],
)
def test_a_journal_row_that_these_rules_cannot_have_written_is_refused(text: str) -> None:
    with pytest.raises(OutOfStep):
        CODEC.load_recorded(text)


@pytest.mark.parametrize("text", ['{"cards":"3"}', '{"cards":3,"dice":1}', "3"])
def test_options_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(OutOfStep):
        CODEC.load_options(text)


def test_a_state_with_a_field_too_many_or_too_few_is_refused() -> None:
    whole = json.loads(CODEC.dump_state(STATE))

    for broken in ({**whole, "deck": []}, {k: v for k, v in whole.items() if k != "hands"}):
        with pytest.raises(OutOfStep):
            CODEC.load_state(2, json.dumps(broken))


def test_what_does_not_fit_is_named_and_not_shown() -> None:
    broken = {**json.loads(CODEC.dump_state(STATE)), "veto": "the secret", "hands": [[77, "secret"]]}

    with pytest.raises(OutOfStep, match=r"hands\.0\.1: .*veto: ") as caught:
        CODEC.load_state(2, json.dumps(broken))

    shown = "".join(traceback.format_exception(caught.value))
    assert "secret" not in shown
    assert "77" not in shown


def test_a_state_of_a_newer_layout_is_refused() -> None:
    with pytest.raises(OutOfStep, match="newer"):
        CODEC.load_state(3, CODEC.dump_state(STATE))


def test_a_layout_without_an_upgrade_is_refused() -> None:
    with pytest.raises(OutOfStep):
        CODEC.load_state(0, CODEC.dump_state(STATE))


def test_a_state_of_an_older_layout_is_upgraded() -> None:
    state = CODEC.load_state(1, golden(POLL, 1).read_text(encoding="utf-8"))

    assert state == PollState(
        [[4, 1, 0], [2, 2, 5]], [1, 0], veto=1, chair=1, rounds=1, played=2, next_draw=12, yes=0
    )


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_states_of_every_layout_can_be_loaded(game: AnyGame) -> None:
    for schema in range(1, game.state_type.schema + 1):
        state = Codec(game).load_state(schema, golden(game, schema).read_text(encoding="utf-8"))
        assert game.view(state, None) is not None


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)
def test_a_layout_does_not_change_under_its_number(game: AnyGame) -> None:
    text = golden(game, game.state_type.schema).read_text(encoding="utf-8")
    codec = Codec(game)

    again = codec.dump_state(codec.load_state(game.state_type.schema, text))

    assert json.loads(again) == json.loads(text), "raise the schema, add an upgrade, see tests/golden_states.py"


def test_two_kinds_of_events_of_one_name_are_refused() -> None:
    @dataclass(frozen=True, slots=True)
    class Voted(Event):
        by: int

    with pytest.raises(ValueError, match="Voted"):
        Codec(POLL, (Voted,))
