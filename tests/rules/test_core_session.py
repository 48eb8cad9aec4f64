from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from rules.core.ask import FAULT, choose, choose_each, window
from rules.core.chance import Chance, Drawn, Scripted
from rules.core.errors import CannotStart, FaultyRule, IllegalAnswer, NotYourTurn, OutOfStep
from rules.core.journal import Answered, Delta, Faulted, Noted, WindowClosed
from rules.core.log import Entry, HitAFault, Log, StartedAgain, TimeRanOut
from rules.core.session import MOVED_ON, NOT_ASKED, Session
from tests.playing import AnySession, deal, resumed
from tests.tiny import Rule, Said, Tiny, Words

GOOD, BAD = (0,), (1,)


def start(rule: Rule) -> AnySession:
    return deal(Tiny(rule), 2)


def say(state: Words, log: Log, word: str) -> None:
    state.said.append(word)
    log.add("DG-TURN-1", Said(word))


def look(session: AnySession) -> tuple[Any, ...]:
    """All there is to see of where a session stands."""
    return (
        session.unit,
        session.attempt,
        session.ask_no,
        session.question,
        session.waiting(),
        session.state.digest(),
        list(session.journal),
        list(session.log.entries),
    )


def words(delta: Delta[Words]) -> list[str]:
    return [row.entry.event.word for row in delta.events if isinstance(row.entry.event, Said)]


# -- answers --------------------------------------------------------------------------------------------------


async def two_questions(state: Words, chance: Chance, log: Log) -> None:
    for key in ("first", "second"):
        say(state, log, await choose(0, key, ("a", "b")))
    state.over = len(state.said) > 3


def test_a_game_that_cannot_start_says_why() -> None:
    with pytest.raises(CannotStart) as error:
        deal(Tiny(two_questions), 9)
    assert error.value.reason.key == "wrong-number-of-seats"


def test_questions_are_numbered_over_the_whole_game() -> None:
    session, numbers = start(two_questions), []
    while session.question is not None:
        numbers.append((session.unit, session.ask_no))
        session.answer(0, session.ask_no, (0,))
    assert numbers == [(1, 1), (1, 2), (2, 3), (2, 4)]
    assert session.result is not None


@pytest.mark.parametrize(
    ("seat", "ask_no", "indices", "error", "reason"),
    [
        (1, 2, (0,), NotYourTurn, NOT_ASKED.key),
        (0, 1, (0,), NotYourTurn, MOVED_ON.key),
        (0, 3, (0,), NotYourTurn, MOVED_ON.key),
        (0, 2, (2,), IllegalAnswer, "no-such-option"),
        (0, 2, (), IllegalAnswer, "too-few-chosen"),
    ],
)
def test_an_answer_that_may_not_be_changes_nothing(
    seat: int, ask_no: int, indices: tuple[int, ...], error: type[IllegalAnswer], reason: str
) -> None:
    session = start(two_questions)
    session.answer(0, 1, (0,))
    session.take()
    before = look(session)
    with pytest.raises(error) as refusal:
        session.answer(seat, ask_no, indices)
    assert refusal.value.reason.key == reason
    assert look(session) == before
    assert session.take() == Delta((), (), None)


def test_nothing_is_asked_once_the_game_is_over() -> None:
    session = start(two_questions)
    for ask_no in range(1, 5):
        session.answer(0, ask_no, (0,))
    assert session.waiting() == ()
    assert session.ask(0) is None
    with pytest.raises(NotYourTurn):
        session.answer(0, session.ask_no, (0,))


def test_one_delta_holds_the_rows_of_every_unit_an_answer_passed_and_the_last_checkpoint() -> None:
    session = start(two_questions)
    session.answer(0, 1, (0,))
    session.take()
    session.answer(0, 2, (1,))
    session.note(Entry(TimeRanOut(0)))
    delta = session.take()
    assert [(row.unit, row.n) for row in delta.rows] == [(1, 1), (2, 0)]
    assert [(row.unit, row.n) for row in delta.events] == [(1, 1), (2, 0)]
    assert delta.checkpoint == session.checkpoint
    assert (session.checkpoint.unit, session.checkpoint.next_ask) == (2, 3)
    assert session.checkpoint.state.said == ["a", "b"]


def test_the_checkpoint_does_not_change_as_play_goes_on() -> None:
    session = start(two_questions)
    session.answer(0, 1, (0,))
    assert session.state.said == ["a"]
    assert session.checkpoint.state.said == []


# -- windows --------------------------------------------------------------------------------------------------


async def veto(state: Words, chance: Chance, log: Log) -> None:
    acted = await window("veto", {1: ("stop",)})
    say(state, log, "passed" if acted is None else f"{acted[1]} by {acted[0]}")
    state.over = True


def test_a_window_ends_when_a_holder_acts() -> None:
    session = start(veto)
    session.answer(1, 1, (0,))
    assert session.state.said == ["stop by 1"]
    assert session.result is not None


def test_a_window_ends_by_the_clock_and_the_close_is_journalled() -> None:
    session = start(veto)
    digest = session.state.digest()
    session.close(1)
    assert [row.what for row in session.take().rows] == [WindowClosed(1, "veto", digest)]
    assert session.state.said == ["passed"]


def test_only_the_open_window_can_be_closed() -> None:
    session = start(veto)
    for ask_no in (0, 2):
        with pytest.raises(NotYourTurn):
            session.close(ask_no)
    other = start(two_questions)
    with pytest.raises(NotYourTurn):
        other.close(1)


# -- faulty rules ---------------------------------------------------------------------------------------------


async def faulty(state: Words, chance: Chance, log: Log) -> None:
    say(state, log, await choose(0, "first", ("a", "b")))
    chance.below(6)
    word = await choose(0, "second", ("good", "bad"))
    say(state, log, word)
    if word == "bad":
        raise ZeroDivisionError
    state.over = True


async def fault_at_the_next_start(state: Words, chance: Chance, log: Log) -> None:
    if "bad" in state.said:
        raise ZeroDivisionError
    say(state, log, await choose(0, "only", ("good", "bad")))


async def awaits_the_clock(state: Words, chance: Chance, log: Log) -> None:
    if await choose(0, "only", ("good", "bad")) == "bad":
        await asyncio.sleep(0)  # an asyncio.Future would leave an event loop behind that nobody closes


async def asks_for_nothing(state: Words, chance: Chance, log: Log) -> None:
    if await choose(0, "only", ("good", "bad")) == "bad":
        await choose(0, "none", ())


FAULTS: Final = (faulty, fault_at_the_next_start, asks_for_nothing)


def before_the_fault(rule: Rule) -> AnySession:
    session = start(rule)
    if rule is faulty:
        session.answer(0, 1, (0,))
    return session


@pytest.fixture(params=FAULTS, ids=lambda rule: rule.__name__)
def session(request: pytest.FixtureRequest) -> AnySession:
    return before_the_fault(request.param)


def test_a_faulty_rule_leaves_the_game_as_it_stood(session: AnySession) -> None:
    digest, ask_no, unit = session.state.digest(), session.ask_no, session.unit
    with pytest.raises(FaultyRule, match=rf"unit {unit}, question {ask_no} .*answer \(1,\)") as fault:
        session.answer(0, ask_no, BAD)
    assert fault.value.__cause__ is not None
    assert (session.state.digest(), session.ask_no, session.unit) == (digest, ask_no, unit)
    assert session.log.entries[-1] == Entry(HitAFault(0))


def test_the_answer_that_hit_a_fault_is_closed_and_the_others_are_open(session: AnySession) -> None:
    ask_no = session.ask_no
    with pytest.raises(FaultyRule):
        session.answer(0, ask_no, BAD)
    (ask,) = session.waiting()
    assert (ask, ask.refused) == (session.ask(0), (BAD,))
    with pytest.raises(IllegalAnswer) as refusal:
        session.answer(0, ask_no, BAD)
    assert refusal.value.reason == FAULT
    session.answer(0, ask_no, GOOD)
    assert session.ask_no == ask_no + 1 or session.result is not None


def test_a_fault_is_stored_without_the_answer_that_hit_it(session: AnySession) -> None:
    session.take()
    ask_no, checkpoint = session.ask_no, session.checkpoint
    with pytest.raises(FaultyRule):
        session.answer(0, ask_no, BAD)
    delta = session.take()
    assert [row.what for row in delta.rows] == [Faulted(ask_no, 0, BAD), Noted(Entry(HitAFault(0)))]
    assert [row.entry.event for row in delta.events] == [HitAFault(0)]
    assert delta.checkpoint is None
    assert session.checkpoint == checkpoint


def test_a_fault_is_remembered_after_a_restart(session: AnySession) -> None:
    with pytest.raises(FaultyRule):
        session.answer(0, session.ask_no, BAD)
    again = resumed(session)
    assert look(again) == look(session)
    assert again.take() == Delta((), (), None)


def test_rows_not_stored_before_the_fault_are_not_lost_by_it() -> None:
    session = before_the_fault(faulty)
    with pytest.raises(FaultyRule):
        session.answer(0, session.ask_no, BAD)
    session.answer(0, session.ask_no, GOOD)
    delta = session.take()
    assert [type(row.what) for row in delta.rows] == [Answered, Drawn, Faulted, Noted, Answered]
    assert words(delta) == ["a", "good"]
    assert delta.checkpoint is not None


def test_luck_is_the_same_after_a_fault() -> None:
    session = before_the_fault(faulty)
    drawn = [what for what in session.journal if isinstance(what, Drawn)]
    with pytest.raises(FaultyRule):
        session.answer(0, session.ask_no, BAD)
    assert [what for what in session.journal if isinstance(what, Drawn)] == drawn != []


async def always_faulty(state: Words, chance: Chance, log: Log) -> None:
    await choose(0, "only", ("good", "bad"))
    raise ZeroDivisionError


def test_when_every_answer_hits_a_fault_none_is_left() -> None:
    session = start(always_faulty)
    for indices in (GOOD, BAD):
        with pytest.raises(FaultyRule):
            session.answer(0, 1, indices)
    (ask,) = session.waiting()
    assert list(ask.answers()) == []
    assert list(resumed(session).waiting()[0].answers()) == []


async def faulty_vote(state: Words, chance: Chance, log: Log) -> None:
    votes = await choose_each("vote", {0: ("good", "bad"), 1: ("good", "bad")})
    if "bad" in votes.values():
        raise ZeroDivisionError
    state.over = True


def test_the_other_answers_of_a_moment_survive_the_fault_of_the_last() -> None:
    session = start(faulty_vote)
    session.answer(0, 1, GOOD)
    with pytest.raises(FaultyRule):
        session.answer(1, 1, BAD)
    assert [(ask.seat, ask.refused) for ask in session.waiting()] == [(1, (BAD,))]
    session.answer(1, 1, GOOD)
    assert session.result is not None


async def faulty_close(state: Words, chance: Chance, log: Log) -> None:
    if await window("veto", {1: ("stop",)}) is None:
        raise ZeroDivisionError
    state.over = True


def test_a_window_whose_close_hits_a_fault_stays_open() -> None:
    session = start(faulty_close)
    session.take()
    before = look(session)
    for _ in range(2):
        with pytest.raises(FaultyRule, match="unit 1, closing window 1"):
            session.close(1)
        assert look(session) == before
    assert session.take() == Delta((), (), None)
    session.answer(1, 1, (0,))
    assert session.result is not None


def test_a_rule_can_wait_for_questions_only() -> None:
    session = start(awaits_the_clock)
    with pytest.raises(RuntimeError, match="no running event loop"):
        asyncio.get_running_loop()
    with pytest.raises(FaultyRule):
        session.answer(0, 1, BAD)


# -- rules that have changed ----------------------------------------------------------------------------------


async def dice(state: Words, chance: Chance, log: Log) -> None:
    """Draws, asks twice; the third unit is the last."""
    say(state, log, f"rolled {chance.below(6)}")
    for key in ("first", "second"):
        say(state, log, await choose(0, key, ("a", "b")))
    say(state, log, f"rolled {chance.below(6)}")
    state.over = len(state.said) > 11


async def another_key(state: Words, chance: Chance, log: Log) -> None:
    say(state, log, f"rolled {chance.below(6)}")
    for key in ("renamed", "second"):
        say(state, log, await choose(0, key, ("a", "b")))


async def another_state(state: Words, chance: Chance, log: Log) -> None:
    state.said.append("mended")
    await dice(state, chance, log)


async def another_die(state: Words, chance: Chance, log: Log) -> None:
    say(state, log, f"rolled {chance.below(8)}")
    for key in ("first", "second"):
        say(state, log, await choose(0, key, ("a", "b")))


async def another_seat(state: Words, chance: Chance, log: Log) -> None:
    say(state, log, f"rolled {chance.below(6)}")
    say(state, log, await choose(1, "first", ("a", "b")))


async def fewer_options(state: Words, chance: Chance, log: Log) -> None:
    say(state, log, f"rolled {chance.below(6)}")
    say(state, log, await choose(0, "first", ("a",), public=False))


async def fewer_questions(state: Words, chance: Chance, log: Log) -> None:
    say(state, log, f"rolled {chance.below(6)}")
    say(state, log, await choose(0, "first", ("a", "b")))
    state.over = len(state.said) > 9


async def raises(state: Words, chance: Chance, log: Log) -> None:
    say(state, log, f"rolled {chance.below(6)}")
    if await choose(0, "first", ("a", "b")) == "b":
        raise ZeroDivisionError


CHANGES: Final = (
    another_key,
    another_state,
    another_die,
    another_seat,
    fewer_options,
    fewer_questions,
    raises,
)


def second_unit() -> AnySession:
    """In its second unit, the first of two questions answered, everything stored."""
    session = start(dice)
    for ask_no in (1, 2, 3):
        session.answer(0, ask_no, (1,))
    session.take()
    return session


def upgraded(session: AnySession, rule: Rule) -> AnySession:
    session.game = Tiny(rule)
    return resumed(session)


@pytest.mark.parametrize("rule", CHANGES, ids=lambda rule: rule.__name__)
def test_a_unit_that_no_longer_fits_its_journal_starts_again(rule: Rule) -> None:
    old = second_unit()
    checkpoint, shown = old.checkpoint, old.ask_no
    new = upgraded(old, rule)
    assert (new.unit, new.attempt) == (2, 2)
    assert new.ask_no > shown
    assert not any(isinstance(what, Answered) for what in new.journal)
    assert new.log.entries[-1] == Entry(StartedAgain())
    assert new.state.said[: len(checkpoint.state.said)] == checkpoint.state.said


@pytest.mark.parametrize("rule", CHANGES, ids=lambda rule: rule.__name__)
def test_the_second_attempt_is_stored_beside_the_first(rule: Rule) -> None:
    delta = upgraded(second_unit(), rule).take()
    assert {row[:2] for row in (*delta.rows, *delta.events)} == {(2, 2)}
    assert [row.n for row in delta.rows] == list(range(len(delta.rows)))
    assert [row.n for row in delta.events] == list(range(len(delta.events)))
    assert delta.checkpoint is not None
    assert (delta.checkpoint.unit, delta.checkpoint.attempt) == (2, 2)


def test_the_second_attempt_has_the_luck_of_the_first() -> None:
    old = second_unit()
    new = upgraded(old, another_key)
    assert new.journal[0] == old.journal[0]
    assert isinstance(new.journal[0], Drawn)


def test_the_second_attempt_is_resumed_like_any_other() -> None:
    new = upgraded(second_unit(), another_key)
    new.take()
    new.answer(0, new.ask_no, (0,))
    assert look(resumed(new)) == look(new)
    new.answer(0, new.ask_no, (0,))
    assert (new.unit, new.attempt) == (3, 1)


def test_a_third_attempt_shows_no_number_of_the_second() -> None:
    second = upgraded(second_unit(), another_key)
    third = upgraded(second, dice)
    assert (third.attempt, third.ask_no > second.ask_no) == (2, False)
    second.answer(0, second.ask_no, (0,))
    third = upgraded(second, dice)
    assert third.attempt == 3
    assert third.ask_no > second.ask_no


def test_events_that_were_not_stored_yet_are_new_after_the_restart() -> None:
    session = second_unit()
    stored, journal = len(session.log.entries), list(session.journal)
    again: AnySession = Session.resume(session.game, session.luck, session.checkpoint, journal, events=stored - 1)
    assert words(again.take()) == ["b"]


async def other_window(state: Words, chance: Chance, log: Log) -> None:
    await window("other", {})
    await choose(0, "after", ("a", "b"))


async def no_window(state: Words, chance: Chance, log: Log) -> None:
    await choose(0, "veto", ("a", "b"))
    await choose(0, "after", ("a", "b"))


async def old_window(state: Words, chance: Chance, log: Log) -> None:
    await window("veto", {})
    await choose(0, "after", ("a", "b"))


@pytest.mark.parametrize("rule", [other_window, no_window])
def test_a_closed_window_is_compared_like_an_answer(rule: Rule) -> None:
    session = start(old_window)
    session.close(1)
    assert resumed(session).attempt == 1
    assert upgraded(session, rule).attempt == 2


async def cannot_begin(state: Words, chance: Chance, log: Log) -> None:
    raise ZeroDivisionError


def test_rules_that_cannot_play_the_unit_at_all_say_so() -> None:
    with pytest.raises(OutOfStep, match="unit 2"):
        upgraded(second_unit(), cannot_begin)


def tampered(journal: list[Any]) -> Iterator[list[Any]]:
    """The journal with one thing in it changed, or missing from the middle."""
    changes: dict[type, Callable[[Any], Any]] = {
        Drawn: lambda drawn: drawn._replace(value=5 - drawn.value),
        Answered: lambda answered: answered._replace(digest=bytes(8)),
    }
    for n, what in enumerate(journal):
        yield [*journal[:n], changes[type(what)](what), *journal[n + 1 :]]
        if journal[n + 1 :]:
            yield journal[:n] + journal[n + 1 :]


def test_a_journal_that_was_changed_is_noticed() -> None:
    session = second_unit()
    for journal in tampered(session.journal):
        again: AnySession = Session.resume(session.game, session.luck, session.checkpoint, journal)
        assert again.attempt == 2, journal


def test_another_checkpoint_is_noticed() -> None:
    session = second_unit()
    state = session.checkpoint.state.copy()
    state.said[0] = "changed"
    again: AnySession = Session.resume(
        session.game, session.luck, replace(session.checkpoint, state=state), session.journal
    )
    assert again.attempt == 2


def test_other_luck_is_noticed() -> None:
    session = second_unit()
    other = Scripted(*(5 - what.value for what in session.journal if isinstance(what, Drawn)), first=2)
    assert Session.resume(session.game, other, session.checkpoint, session.journal).attempt == 2
