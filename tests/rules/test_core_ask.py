from __future__ import annotations

from typing import Any

import pytest

from rules.core.ask import (
    FAULT,
    TAKE_BACK,
    UNKNOWN,
    Answers,
    Ask,
    Closed,
    Question,
    Script,
    choose,
    choose_each,
    choose_some,
    confirm,
    window,
)
from rules.core.errors import IllegalAnswer, Reason


def put(script: Script[Any]) -> Question:
    """The question the script puts first."""
    question = script.send(None)
    assert isinstance(question, Question)
    return question


def told(script: Script[Any], answers: Answers | None) -> Any:
    """What the script returns on these answers."""
    with pytest.raises(StopIteration) as end:
        script.send(answers)
    return end.value.value


def why(ask: Ask[Any], *indices: Any) -> Reason:
    with pytest.raises(IllegalAnswer) as refusal:
        ask.check(indices)
    return refusal.value.reason


def test_a_choice_is_put_to_one_seat_and_returns_the_option() -> None:
    script = choose(2, "key", ("left", "right"))
    assert put(script) == Question("key", (Ask(2, "key", ("left", "right")),))
    assert told(script, {2: ("right",)}) == "right"


def test_a_single_public_option_is_taken_without_asking() -> None:
    assert told(choose(0, "key", ("only",)), None) == "only"


def test_a_single_private_option_is_asked_for_all_the_same() -> None:
    (ask,) = put(choose(0, "key", ("only",), public=False)).asks
    assert (ask.options, ask.public) == (("only",), False)


def test_one_open_option_among_closed_ones_is_taken_without_asking() -> None:
    assert told(choose(0, "key", ("open",), closed=[Closed("shut", Reason("no"))]), None) == "open"


def test_some_may_be_none_or_all_by_default() -> None:
    (ask,) = put(choose_some(0, "key", "abc")).asks
    assert (ask.least, ask.most) == (0, 3)


def test_no_more_may_be_chosen_than_there_are() -> None:
    (ask,) = put(choose_some(0, "key", "ab", least=1, most=5)).asks
    assert (ask.least, ask.most) == (1, 2)


@pytest.mark.parametrize(("options", "least"), [("", 0), ("ab", 2), ("ab", 3)])
def test_some_is_not_asked_where_only_one_answer_exists(options: str, least: int) -> None:
    assert told(choose_some(0, "key", options, least=least), None) == tuple(options)


def test_some_of_a_private_hand_is_asked_although_only_one_answer_exists() -> None:
    assert put(choose_some(0, "key", "ab", least=2, public=False)).asks[0].options == ("a", "b")


def test_some_returns_what_was_chosen() -> None:
    script = choose_some(1, "key", "abc")
    put(script)
    assert told(script, {1: ("c", "a")}) == ("c", "a")


@pytest.mark.parametrize("yes", [True, False])
def test_yes_or_no(yes: bool) -> None:
    script = confirm(0, "key")
    assert put(script).asks[0].options == (False, True)
    assert told(script, {0: (yes,)}) is yes


def test_one_moment_is_one_question_for_all_its_seats() -> None:
    script = choose_each("key", {2: ("a", "b"), 0: ("c",)})
    question = put(script)
    assert [(ask.seat, ask.options, ask.public) for ask in question.asks] == [
        (2, ("a", "b"), False),
        (0, ("c",), False),
    ]
    assert not question.window
    assert told(script, {0: ("c",), 2: ("b",)}) == {0: "c", 2: "b"}


def test_a_moment_for_nobody_passes() -> None:
    assert told(choose_each("key", {}), None) == {}


def test_a_window_opens_for_holders_alone_and_returns_who_acted() -> None:
    script = window("key", {0: (), 1: ("stop",)})
    question = put(script)
    assert question.window
    assert [ask.seat for ask in question.asks] == [1]
    assert told(script, {1: ("stop",)}) == (1, "stop")


def test_a_window_opens_even_if_nobody_holds_anything() -> None:
    script: Script[Any] = window("key", {})
    assert put(script) == Question("key", (), window=True)
    assert told(script, {}) is None


def test_answers_are_different_indices_of_open_options() -> None:
    ask = Ask(0, "key", ("a", "b", "c"), least=1, most=2)
    assert why(ask, 3) == why(ask, -1) == why(ask, 0, 0) == why(ask, True) == why(ask, "a") == UNKNOWN
    assert why(ask) == Reason("too-few-chosen", (("least", 1),))
    assert why(ask, 0, 1, 2) == Reason("too-many-chosen", (("most", 2),))
    assert ask.pick((2, 0)) == ("c", "a")


def test_every_open_answer_comes_once_and_the_smallest_first() -> None:
    ask = Ask(0, "key", ("a", "b", "c"), least=1, most=2)
    assert list(ask.answers()) == [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]


def test_answers_that_go_forward_leave_out_the_option_to_take_back() -> None:
    ask: Ask[Any] = Ask(0, "key", ("a", "b", TAKE_BACK))
    assert (ask.proper, list(ask.forward())) == (2, [(0,), (1,)])
    ask = Ask(0, "key", ("a", "b"), least=0)
    assert (ask.proper, list(ask.forward())) == (2, list(ask.answers()))
    assert Ask(0, "key", (), least=0, most=0).proper == 0


def test_an_answer_that_hit_a_fault_is_closed_in_whatever_order_it_is_given() -> None:
    ask = Ask(0, "key", ("a", "b", "c"), least=1, most=2, refused=((0, 2),))
    assert why(ask, 2, 0) == why(ask, 0, 2) == FAULT
    assert (0, 2) not in ask.answers()
    ask.check((0, 1))


def test_an_option_knows_its_index_and_a_closed_one_its_reason() -> None:
    shut = Reason("asleep", rule="DG-ELIM-4")
    ask: Ask[Any] = Ask(0, "key", ("a", 1), closed=(Closed("b", shut),))
    assert (ask.index("a"), ask.index(1)) == (0, 1)
    for option, reason in (("b", shut), ("c", UNKNOWN), (True, UNKNOWN)):
        with pytest.raises(IllegalAnswer) as refusal:
            ask.index(option)
        assert refusal.value.reason == reason
