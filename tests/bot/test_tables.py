from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable
from datetime import timedelta
from typing import Any

import pytest

from bot.storage.codec import Codec
from bot.storage.repository import GuildSettings, Phase
from bot.storage.sql import SqlRepository
from bot.tables.errors import Refused
from bot.tables.happenings import NOTES, BotPlays, Ended, PersonBack, SeatLeft
from bot.tables.look import Look, Person
from bot.tables.tables import MOST_LOBBIES
from rules.core.errors import IllegalAnswer
from rules.core.log import TimeRanOut
from rules.core.session import Answered
from tests.bot.house import ANA, BUDI, CLARA, DEWI, House
from tests.clock import HandClock
from tests.poll import POLL, Dealt


@pytest.fixture
def house(repo: SqlRepository) -> House:
    return House(repo, HandClock())


async def refusal(act: Awaitable[Look | None]) -> str:
    try:
        await act
    except (Refused, IllegalAnswer) as refused:
        return refused.reason.key
    raise AssertionError("nothing was refused")


# -- lobby --------------------------------------------------------------------------------------------------


async def test_a_lobby_seats_people_and_bots(house: House) -> None:
    table = await house.lobby(ANA, BUDI, bots=1)

    look = await house.tables.look(table)

    assert [(seat.name, seat.bot) for seat in look.seats][:2] == [("Ana", False), ("Budi", False)]
    assert look.seats[2].bot
    assert (look.phase, look.refuse_start) == (Phase.LOBBY, None)


async def test_what_another_process_has_posted_is_known_after_the_next_change(house: House) -> None:
    table = await house.game(ANA, BUDI)
    before = await house.tables.look(table)
    posted = {"posted_turn": 8, "pinged_ask": 9, "ping_id": 10}
    for column, value in posted.items():
        assert await house.repo.claim(table, column, getattr(before, column), value)

    look = await house.answer(table, ANA)

    assert {column: getattr(look, column) for column in posted} == posted


async def test_joining_twice_is_refused(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    assert await refusal(house.tables.join(table, BUDI)) == "already-joined"


async def test_a_full_table_takes_nobody(house: House) -> None:
    table = await house.lobby(ANA, bots=4)

    assert await refusal(house.tables.join(table, BUDI)) == "table-full"


async def test_too_few_seats_cannot_start(house: House) -> None:
    table = await house.lobby(ANA)

    assert (await house.tables.look(table)).refuse_start == ("seats-missing", (("missing", 1),))
    assert await refusal(house.tables.start(table, ANA)) == "seats-missing"


async def test_only_the_host_starts_and_seats_bots(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    assert await refusal(house.tables.start(table, BUDI)) == "only-host"
    assert await refusal(house.tables.add_bot(table, BUDI)) == "only-host"


async def test_joining_while_starting_is_in_or_out_but_never_half(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    await asyncio.gather(house.tables.start(table, ANA), house.tables.join(table, CLARA), return_exceptions=True)

    look = await house.tables.look(table)
    assert (look.phase, len(look.seats)) == (Phase.PLAYING, len(look.view.points))


async def test_when_the_host_leaves_the_next_person_hosts(house: House) -> None:
    table = await house.lobby(ANA, BUDI, bots=1)

    look = await house.tables.leave(table, ANA)

    assert (look.host_id, [seat.seat for seat in look.seats]) == (BUDI.id, [0, 1])


async def test_a_lobby_that_everybody_left_is_void(house: House) -> None:
    table = await house.lobby(ANA, bots=2)

    assert (await house.tables.leave(table, ANA)).phase is Phase.VOID


async def test_a_forgotten_lobby_closes(house: House) -> None:
    table = await house.lobby(ANA, BUDI)

    await house.wait(15 * 60)

    look = await house.tables.look(table)
    assert (look.phase, look.why, look.deadline) == (Phase.VOID, "lobby-closed", None)
    assert await refusal(house.tables.join(table, CLARA)) == "table-over"


# -- play ---------------------------------------------------------------------------------------------------


async def test_an_answer_is_stored_before_anybody_sees_it(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)

    stored = await house.repo.load(table)

    assert stored is not None
    assert [row.data for row in stored.journal] != []
    assert (await House(house.repo, house.clock).tables.look(table)).asked == (1,)


async def test_a_stale_answer_changes_nothing(house: House) -> None:
    table = await house.game(ANA, BUDI)
    before = await house.repo.load(table)

    assert await refusal(house.tables.act(table, ANA.id, 99, (0,))) == "moved-on"
    assert await refusal(house.tables.act(table, ANA.id, 1, (5,))) == "no-such-option"
    assert await refusal(house.tables.act(table, CLARA.id, 1, (0,))) == "not-seated"
    assert await house.repo.load(table) == before


async def test_a_person_with_a_new_name_is_shown_by_it_from_the_next_answer_on(house: House) -> None:
    table = await house.game(ANA, BUDI)

    look = await house.tables.act(table, ANA.id, 1, (0,), called=("Anastasia", 5))

    assert [seat.name for seat in look.seats] == ["Anastasia", "Budi"]


async def test_what_somebody_is_called_elsewhere_is_not_shown(house: House) -> None:
    table = await house.game(ANA, BUDI)

    look = await house.tables.act(table, ANA.id, 1, (0,), called=("Doctor A.", 99))

    assert [seat.name for seat in look.seats] == ["Ana", "Budi"]


async def test_two_presses_at_once_count_once(house: House) -> None:
    table = await house.game(ANA, BUDI)

    took = await asyncio.gather(
        *(house.tables.act(table, ANA.id, 1, (0,)) for _ in range(5)), return_exceptions=True
    )

    assert sum(isinstance(one, Exception) for one in took) == 4


async def test_two_processes_take_turns(house: House) -> None:
    twin = House(house.repo, house.clock)
    table = await house.game(ANA, BUDI)
    await twin.tables.look(table)

    await house.answer(table, ANA)
    await twin.answer(table, BUDI)

    assert (await house.tables.look(table)).window


async def test_an_answer_from_an_overtaken_process_goes_on_from_the_stored_table(house: House) -> None:
    twin = House(house.repo, house.clock)
    table = await house.game(ANA, BUDI)
    await twin.tables.look(table)
    await house.answer(table, ANA)

    look = await twin.tables.act(table, BUDI.id, 1, (1,))

    assert look.window


async def test_a_look_holds_nothing_of_others(house: House) -> None:
    table = await house.game(ANA, BUDI)

    public, mine = await house.tables.look(table), await house.tables.look(table, ANA.id)

    assert (public.view.hand, public.ask, public.seed) == ((), None, None)
    assert len(mine.view.hand) == 3
    assert [h.event for h in mine.recent if isinstance(h.event, Dealt) and h.event.hand] == [mine.recent[0].event]


# -- clocks -------------------------------------------------------------------------------------------------


async def test_one_reminder_then_the_default(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)

    await house.wait(61)
    assert house.gallery.reminded == [(1, (BUDI.id,))]
    await house.wait(30)

    look = await house.tables.look(table)
    assert house.gallery.reminded == [(1, (BUDI.id,))]
    assert look.window
    assert TimeRanOut(1) in [h.event for h in look.recent]


async def test_two_processes_remind_once(house: House) -> None:
    twin = House(house.repo, house.clock)
    await house.game(ANA, BUDI)
    now = house.clock.pass_by(61)

    await asyncio.gather(house.tables.run_due(now), twin.tables.run_due(now))

    assert len(house.gallery.reminded + twin.gallery.reminded) == 1


async def test_who_answers_just_before_the_reminder_gets_none(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, claim = await house.game(ANA, BUDI), house.tables.claim
    await house.answer(table, ANA)

    async def after_an_answer(*args: Any) -> bool:
        await house.answer(table, BUDI)
        return await claim(*args)

    monkeypatch.setattr(house.tables, "claim", after_an_answer)
    await house.tables.run_due(house.clock.pass_by(61))

    assert house.gallery.reminded == []
    assert caplog.records == []


async def test_who_lets_time_run_out_gets_less_and_then_a_bot(house: House) -> None:
    table = await house.game(ANA, BUDI)
    spans = []
    while not (await house.tables.look(table)).seats[1].bot_plays:
        look = await house.tables.look(table)
        if look.window:
            await house.wait(8)
        elif look.asked == (1,):
            assert look.deadline is not None
            spans.append(round((look.deadline - house.clock.now()).total_seconds()))
            await house.wait(spans[-1])
        else:
            await house.answer(table, ANA)

    # The second question is put to Ana too, who has her full time; one deadline serves both.
    assert spans == [90, 90, 22]
    assert BotPlays(1) in [h.event for h in (await house.tables.look(table)).recent]


async def test_a_person_takes_the_seat_back_with_one_press(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await let_bot_play(house, table)

    look = await house.tables.retake(table, BUDI.id)

    assert not look.seats[1].bot_plays
    assert PersonBack(1) in [h.event for h in look.recent]


async def test_who_only_takes_the_seat_back_has_one_more_chance(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await let_bot_play(house, table)
    await house.tables.retake(table, BUDI.id)

    while (look := await house.tables.look(table)).asked != (1,):
        await (house.answer(table, ANA) if 0 in look.asked else house.wait(1))
    await house.wait(90)

    assert (await house.tables.look(table)).seats[1].bot_plays


async def let_bot_play(house: House, table: int) -> None:
    while not (look := await house.tables.look(table)).seats[1].bot_plays:
        if 0 in look.asked:
            await house.answer(table, ANA)
        else:
            assert look.deadline is not None
            await house.wait((look.deadline - house.clock.now()).total_seconds())


async def test_a_process_that_slept_gives_the_time_back(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.wait(20)
    now = house.clock.pass_by(3600)

    await house.tables.run_due(now)

    look = await house.tables.look(table)
    assert (look.ask_no, look.deadline) == (1, now + timedelta(seconds=90))
    assert house.gallery.seen[-1] == table


async def test_after_downtime_an_open_question_gets_its_full_time(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.run_due(house.clock.now())
    house.clock.pass_by(3600)

    again = House(house.repo, house.clock)
    await again.tables.wake()
    await again.tables.run_due(house.clock.now())

    look = await again.tables.look(table)
    assert look.asked == (0, 1)
    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() == 90


async def test_a_press_that_arrives_with_the_deadline_wins_or_loses_whole(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)
    now = house.clock.pass_by(90)

    await asyncio.gather(
        house.tables.act(table, BUDI.id, 1, (1,)), house.tables.run_due(now), return_exceptions=True
    )

    stored = await house.repo.load(table)
    assert stored is not None
    journal = [Codec(POLL, NOTES).load_recorded(row.data) for row in stored.journal]
    assert [what.seat for what in journal if isinstance(what, Answered)] == [0, 1]


async def test_a_window_closes_by_the_clock_alone(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)
    await house.answer(table, BUDI)

    await house.wait(7)
    assert (await house.tables.look(table)).window
    await house.wait(1)
    assert not (await house.tables.look(table)).window


async def test_bots_move_after_a_pause(house: House) -> None:
    table = await house.game(ANA, bots=1)

    assert (await house.tables.look(table)).asked == (0, 1)
    await house.wait(3)
    assert (await house.tables.look(table)).asked == (0,)


async def test_bots_finish_alone_when_no_living_seat_is_a_persons(house: House) -> None:
    table = await house.game(ANA, BUDI, bots=1)
    await house.tables.leave(table, BUDI)
    look = await house.tables.leave(table, ANA)

    assert (look.phase, look.why) == (Phase.VOID, "nobody-left")


# -- ends ---------------------------------------------------------------------------------------------------


async def play_to_the_end(house: House, table: int, *people: Person) -> None:
    while (look := await house.tables.look(table)).phase is Phase.PLAYING:
        person = next((p for p in people if look.seat_of(p.id) in look.asked), None)
        if person is None:
            await house.wait(10)
        else:
            await house.answer(table, person)


async def test_an_ended_table_shows_its_seed_and_books_results_once(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await play_to_the_end(house, table, ANA, BUDI, CLARA)

    look = await house.tables.look(table)
    board = await house.repo.board(5, game="poll", since=None, page=1)
    assert look.phase is Phase.ENDED
    assert look.seed is not None
    assert sorted(line.person_id for line in board.lines) == [1, 2, 3]
    assert await house.repo.due(house.clock.pass_by(10**7)) == []


async def test_leaving_a_game_for_good_books_a_loss(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    look = await house.tables.leave(table, CLARA)
    assert SeatLeft(2) in [h.event for h in look.recent]

    await play_to_the_end(house, table, ANA, BUDI)

    board = await house.repo.board(5, game="poll", since=None, page=1)
    assert {line.person_id: (line.games, line.wins) for line in board.lines}[CLARA.id] == (1, 0)


async def test_seats_that_change_hands_gain_nobody_else_time(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await house.answer(table, BUDI)
    await house.answer(table, CLARA)
    house.clock.pass_by(80)

    await house.tables.hand_over(table, BUDI, DEWI.id)
    await house.tables.accept(table, DEWI, 1)
    look = await house.tables.leave(table, CLARA)

    assert look.asked == (0,)
    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() == 10


async def test_who_takes_over_a_seat_that_is_asked_has_full_time(house: House) -> None:
    table = await house.game(ANA, BUDI)
    house.clock.pass_by(80)

    await house.tables.hand_over(table, BUDI, DEWI.id)
    look = await house.tables.accept(table, DEWI, 1)

    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() == 90


async def test_the_seat_of_a_former_player_has_a_name_in_the_rematch(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await play_to_the_end(house, table, ANA, BUDI, CLARA)
    await house.tables.forget(BUDI.id)

    look = await house.tables.rematch(table, ANA)

    assert look.seats[1].bot
    assert look.seats[1].name != ""


async def test_a_seat_is_handed_over_only_with_the_receivers_press(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.hand_over(table, BUDI, CLARA.id)

    assert await refusal(house.tables.accept(table, DEWI, 1)) == "not-offered"
    look = await House(house.repo, house.clock).tables.accept(table, CLARA, 1)

    assert look.seats[1].person_id == CLARA.id
    assert await refusal(house.tables.hand_over(table, CLARA, BUDI.id)) == "once-seated"


async def test_of_two_seats_offered_to_one_person_the_one_that_was_pressed_is_taken(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.hand_over(table, ANA, CLARA.id)
    await house.tables.hand_over(table, BUDI, CLARA.id)

    look = await house.tables.accept(table, CLARA, 1)

    assert [seat.person_id for seat in look.seats] == [ANA.id, CLARA.id]


async def test_lobbies_are_counted_by_host_and_server(house: House) -> None:
    for _ in range(MOST_LOBBIES):
        await house.lobby(ANA, BUDI)

    assert await refusal(house.tables.check_host(ANA.id, 5)) == "too-many-lobbies"
    await house.tables.check_host(ANA.id, 7)
    await house.tables.check_host(BUDI.id, 5)


async def test_host_and_moderators_end_a_table_and_the_table_says_so(house: House) -> None:
    table = await house.game(ANA, BUDI)

    assert await refusal(house.tables.end(table, BUDI, moderator=False)) == "may-not-end"
    look = await house.tables.end(table, DEWI, moderator=True)

    assert (look.phase, look.why) == (Phase.VOID, "ended-by-moderator")
    assert Ended(moderator=True) in [h.event for h in look.recent]
    assert await refusal(house.tables.act(table, ANA.id, 1, (0,))) == "table-over"


async def test_a_server_may_let_moderators_alone_end_tables(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.repo.set_guild_settings(GuildSettings(5, enders="moderators"))

    assert await refusal(house.tables.end(table, ANA, moderator=False)) == "moderators-end"


async def test_a_rematch_seats_the_same_people_once(house: House) -> None:
    table = await house.game(ANA, BUDI, bots=1)
    await play_to_the_end(house, table, ANA, BUDI)

    both = await asyncio.gather(
        house.tables.rematch(table, ANA), house.tables.rematch(table, BUDI), return_exceptions=True
    )

    (look,) = (one for one in both if not isinstance(one, BaseException))
    assert [seat.person_id for seat in look.seats] == [ANA.id, BUDI.id, None]
    assert await refusal(house.tables.rematch(table, DEWI)) == "not-seated"


async def test_who_has_given_the_seat_up_does_not_host_the_rematch(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await house.tables.hand_over(table, CLARA, DEWI.id)
    await house.tables.accept(table, DEWI, 2)
    await house.tables.leave(table, BUDI)
    await play_to_the_end(house, table, ANA, DEWI)

    assert await refusal(house.tables.rematch(table, CLARA)) == "not-seated"
    assert await refusal(house.tables.rematch(table, BUDI)) == "not-seated"
    look = await house.tables.rematch(table, DEWI)
    assert [seat.person_id for seat in look.seats] == [ANA.id, None, DEWI.id]


async def test_a_rematch_does_not_bring_back_who_was_forgotten_elsewhere(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await play_to_the_end(house, table, ANA, BUDI, CLARA)

    await House(house.repo, house.clock).tables.forget(BUDI.id)

    look = await house.tables.rematch(table, ANA)
    assert "Budi" not in str(look)
    assert look.seat_of(BUDI.id) is None


async def test_the_next_of_a_series_keeps_what_the_rules_say_until_the_seats_change(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await play_to_the_end(house, table, ANA, BUDI, CLARA)

    look = await house.tables.rematch(table, ANA, series=True)
    assert look.options.series == 2
    await house.tables.leave(look.id, BUDI)

    assert (await house.tables.join(look.id, DEWI)).options.series == 1


async def test_a_forgotten_persons_seat_goes_to_a_bot_first(house: House) -> None:
    table = await house.game(ANA, BUDI)

    await house.tables.forget(BUDI.id)

    look = await house.tables.look(table)
    assert (look.seats[1].person_id, look.phase) == (None, Phase.PLAYING)
    assert "Budi" not in str(look)


async def test_a_game_goes_on_after_a_restart_at_every_answer(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    answers = 0
    while (look := await house.tables.look(table)).phase is Phase.PLAYING:
        house = House(house.repo, house.clock)
        if look.window:
            await house.wait(8)
            continue
        person = (ANA, BUDI, CLARA)[look.asked[0]]
        await house.answer(table, person)
        answers += 1

    assert answers > 6


# -- standing orders ----------------------------------------------------------------------------------------


async def test_a_standing_order_answers_after_a_pause(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.tables.order(table, BUDI.id, "vote", "yes")

    assert (await house.tables.look(table)).asked == (0, 1)
    await house.wait(3)

    assert (await house.tables.look(table)).asked == (0,)


async def test_a_standing_order_is_its_seats_secret(house: House) -> None:
    table = await house.game(ANA, BUDI)
    before = await house.tables.look(table, ANA.id)

    await house.tables.order(table, BUDI.id, "vote", "no")

    after = await house.tables.look(table, ANA.id)
    assert dataclasses.replace(after, revision=0, shown_revision=0) == dataclasses.replace(
        before, revision=0, shown_revision=0
    )
    assert (await house.tables.look(table, BUDI.id)).orders == {"vote": "no"}


async def test_an_order_the_game_does_not_know_is_refused(house: House) -> None:
    table = await house.game(ANA, BUDI)

    assert await refusal(house.tables.order(table, BUDI.id, "vote", "maybe")) == "no-such-order"


async def test_an_order_that_comes_and_goes_gains_no_time(house: House) -> None:
    table = await house.game(ANA, BUDI)
    await house.answer(table, ANA)
    house.clock.pass_by(80)

    await house.tables.order(table, BUDI.id, "vote", "yes")
    await house.tables.order(table, BUDI.id, "vote", "ask")

    look = await house.tables.look(table)
    assert look.deadline is not None
    assert (look.deadline - house.clock.now()).total_seconds() == 10
