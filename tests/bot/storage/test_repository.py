"""Tables in the store: made, changed by one writer at a time, loaded, due."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import DBAPIError, StatementError

from bot.storage.repository import CheckpointRow, PayloadRow, Phase, Report, SeatRow, Stint, TableLine
from bot.storage.sql import SqlRepository
from tests.playing import at_most
from tests.rows import (
    ANA,
    BUDI,
    CLARA,
    DEWI,
    GUILD,
    NOON,
    after,
    change,
    changed,
    lobby,
    opened,
    payloads,
    played,
    result,
    seats,
)

# -- made and loaded ----------------------------------------------------------------------------------------


async def test_a_lobby_comes_back_as_it_was_stored(repo: SqlRepository) -> None:
    row = lobby(options='{"cards":3}', length=900, deadline=after(900))

    number = await repo.create(row, seats(ANA, None))

    stored = await repo.load(number)
    assert stored is not None
    assert stored.table == replace(row, id=number)
    assert stored.seats == (SeatRow(0, ANA, "Ana"), SeatRow(1, None, "Otis"))
    assert (stored.checkpoint, stored.journal, stored.recent, stored.stints) == (None, (), (), ())


async def test_what_could_not_be_stored_is_not_in_the_error(repo: SqlRepository) -> None:
    twice = seats(ANA) * 2

    with pytest.raises(DBAPIError) as caught:
        await repo.create(lobby(options='{"secret":1}'), twice)

    assert "Ana" not in str(caught.value)


async def test_the_number_of_a_table_is_never_given_twice(repo: SqlRepository) -> None:
    numbers = [await repo.create(lobby(), seats(ANA)) for _ in range(3)]

    assert numbers == sorted(set(numbers))


async def test_a_table_that_is_not_there_is_none(repo: SqlRepository) -> None:
    assert await repo.load(404) is None
    assert await repo.stamp(404) is None


async def test_ids_of_discord_keep_every_digit(repo: SqlRepository) -> None:
    largest = 2**63 - 1
    row = await opened(repo, largest, channel_id=largest - 1, guild_id=None)

    assert await repo.claim(row.id, "message_id", None, largest - 2)

    stored = await repo.load(row.id)
    assert stored is not None
    assert stored.seats[0].person_id == largest
    assert (stored.table.channel_id, stored.table.message_id) == (largest - 1, largest - 2)


async def test_times_come_back_in_utc_to_the_microsecond(repo: SqlRepository) -> None:
    jakarta = datetime(2026, 8, 1, 19, 0, 0, 123456, tzinfo=timezone(timedelta(hours=7)))

    row = await opened(repo, deadline=jakarta)

    stored = await repo.load(row.id)
    assert stored is not None
    assert stored.table.deadline == NOON.replace(microsecond=123456)
    assert stored.table.deadline.utcoffset() == timedelta()


async def test_a_time_without_a_zone_is_refused(repo: SqlRepository) -> None:
    with pytest.raises(StatementError, match="no time zone"):
        await repo.create(lobby(deadline=NOON.replace(tzinfo=None)), seats(ANA))


# -- changed ------------------------------------------------------------------------------------------------


async def test_a_change_is_stored_whole(repo: SqlRepository) -> None:
    row = await opened(repo)
    point = CheckpointRow(unit=1, attempt=1, next_ask=1, schema=2, state='{"a":1}')
    stint = Stint(0, ANA, "Ana", NOON)

    row = await changed(
        repo,
        row,
        phase=Phase.PLAYING,
        started_at=NOON,
        seats=(SeatRow(0, ANA, "Ana", bot_plays=True, timeouts=2, offered_to=CLARA),),
        stints=(stint,),
        journal=payloads((1, 1, 0), (1, 1, 1), data='["x"]'),
        events=payloads((0, 1, 0), (1, 1, 0)),
        checkpoint=point,
        report=Report(1, 1, "Traceback"),
    )

    stored = await repo.load(row.id)
    assert stored is not None
    assert stored.table == row
    assert stored.seats == (SeatRow(0, ANA, "Ana", True, 2, CLARA),)
    assert stored.stints == (stint,)
    assert stored.checkpoint == point
    assert stored.journal == payloads((1, 1, 0), (1, 1, 1), data='["x"]')
    assert stored.events_stored == 1
    assert stored.recent == payloads((0, 1, 0), (1, 1, 0))


async def test_who_loses_the_race_has_written_nothing(repo: SqlRepository) -> None:
    row = await opened(repo)
    await changed(repo, row, turns=1)
    before = await repo.load(row.id)

    late = change(
        row,
        turns=99,
        seats=(),
        stints=(Stint(0, ANA, "Ana", NOON),),
        journal=payloads((1, 1, 0)),
        events=payloads((1, 1, 0)),
        checkpoint=CheckpointRow(1, 1, 1, 2, "{}"),
        results=(result(0, ANA, won=True),),
    )

    assert await repo.commit(late) is None
    assert await repo.load(row.id) == before
    assert (await repo.board(GUILD, game=None, since=None, page=1)).people == 0


async def test_a_fault_on_the_way_undoes_the_whole_change(repo: SqlRepository) -> None:
    row = await opened(repo)
    before = await repo.load(row.id)

    twice = change(row, ended_at=NOON, journal=payloads((1, 1, 0)), results=(result(0, ANA, won=True),) * 2)
    with pytest.raises(DBAPIError):
        await repo.commit(twice)

    assert await repo.load(row.id) == before


async def test_rows_that_are_there_are_left_alone(repo: SqlRepository) -> None:
    row = await opened(repo)
    row = await changed(repo, row, journal=payloads((1, 1, 0), data="first"), events=payloads((1, 1, 0), data="e"))

    again = payloads((1, 1, 0), (1, 1, 1), data="second")
    row = await changed(repo, row, journal=again, events=again)

    journal, events = await repo.history(row.id)
    assert [what.data for what in journal] == ["first", "second"]
    assert [what.data for what in events] == ["e", "second"]


async def test_only_the_last_checkpoint_stays(repo: SqlRepository) -> None:
    row = await opened(repo)
    row = await changed(repo, row, checkpoint=CheckpointRow(1, 1, 1, 2, "one"), journal=payloads((1, 1, 0)))
    row = await changed(
        repo, row, checkpoint=CheckpointRow(2, 1, 5, 2, "two"), journal=payloads((1, 1, 1), (2, 1, 0))
    )

    stored = await repo.load(row.id)

    assert stored is not None
    assert stored.checkpoint == CheckpointRow(2, 1, 5, 2, "two")
    assert stored.journal == payloads((2, 1, 0))


async def test_a_stint_that_ends_replaces_itself(repo: SqlRepository) -> None:
    row = await opened(repo)
    row = await changed(repo, row, stints=(Stint(0, ANA, "Ana", NOON),))
    gone = Stint(0, ANA, "Ana", NOON, after(60), left=True)
    row = await changed(repo, row, stints=(gone, Stint(0, CLARA, "Clara", after(60))))

    stored = await repo.load(row.id)

    assert stored is not None
    assert stored.stints == (gone, Stint(0, CLARA, "Clara", after(60)))


async def test_seats_that_are_given_up_are_gone(repo: SqlRepository) -> None:
    row = await opened(repo, ANA, BUDI, CLARA)

    row = await changed(repo, row, seats=tuple(seats(ANA, CLARA)))

    stored = await repo.load(row.id)
    assert stored is not None
    assert stored.seats == tuple(seats(ANA, CLARA))


@pytest.mark.parametrize("phase", [Phase.ENDED, Phase.VOID])
async def test_nothing_is_due_at_a_table_that_is_over(repo: SqlRepository, phase: Phase) -> None:
    row = await opened(repo, deadline=NOON)

    await changed(repo, row, phase=phase, deadline=after(1), remind_at=after(1), move_at=after(1))

    assert await repo.due(after(1000)) == []
    assert await repo.next_due() is None


# -- several writers ----------------------------------------------------------------------------------------


async def test_fifty_writers_at_once_all_get_their_turn(repo: SqlRepository, url: str) -> None:
    other = SqlRepository(url)
    await other.start()
    rows = [await opened(repo, ANA, BUDI) for _ in range(10)]

    async def count_up(n: int) -> None:
        mine, table = (repo, other)[n % 2], rows[n % 10].id
        for _ in at_most(500):
            stored = await mine.load(table)
            assert stored is not None
            turns = stored.table.turns
            event = (PayloadRow(1, 1, turns, str(n)),)
            if await mine.commit(change(stored.table, turns=turns + 1, events=event)):
                break
        await mine.rename(GUILD, ANA, f"Ana {n}")
        await mine.keep_private_message(table, BUDI, n, n)
        await mine.heartbeat(after(n))

    await asyncio.gather(*map(count_up, range(50)))

    for row in rows:
        stored = await repo.load(row.id)
        assert stored is not None
        assert (stored.table.turns, stored.table.revision) == (5, 5)
        assert len(stored.recent) == 5
    await other.stop()


async def test_one_of_many_rivals_wins(repo: SqlRepository) -> None:
    row = await opened(repo)

    stamps = await asyncio.gather(*(repo.commit(change(row, turns=n)) for n in range(1, 9)))

    won = [stamp is not None for stamp in stamps]
    assert won.count(True) == 1
    stored = await repo.load(row.id)
    assert stored is not None
    assert stored.table.turns == won.index(True) + 1


async def test_a_writer_that_is_cut_off_has_written_all_or_nothing(repo: SqlRepository) -> None:
    rows = payloads(*((1, 1, n) for n in range(5)))
    for steps in range(0, 60, 4):
        row = await opened(repo)
        cut_off = asyncio.create_task(repo.commit(change(row, journal=rows, events=rows)))
        for _ in range(steps):
            await asyncio.sleep(0)

        cut_off.cancel()
        await asyncio.wait([cut_off])
        await repo.heartbeat(NOON)  # what was on its way before this is there after it

        stored = await repo.load(row.id)
        assert stored is not None
        assert len(stored.recent) == (5 if stored.table.revision else 0)
        assert await repo.commit(change(stored.table)), "what was cut off must not hold a lock"


# -- claims -------------------------------------------------------------------------------------------------


async def test_a_claim_is_won_once(repo: SqlRepository) -> None:
    row = await opened(repo)

    won = await asyncio.gather(*(repo.claim(row.id, "message_id", None, 100 + n) for n in range(5)))

    assert won.count(True) == 1
    stored = await repo.load(row.id)
    assert stored is not None
    assert stored.table.message_id == 100 + won.index(True)
    assert await repo.claim(row.id, "message_id", stored.table.message_id, None)


async def test_a_commit_leaves_claims_alone_but_says_what_is_shown(repo: SqlRepository) -> None:
    row = await opened(repo)
    for column in ("message_id", "ping_id"):
        assert await repo.claim(row.id, column, None, 7)
    for column in ("reminded_ask", "posted_turn", "pinged_ask"):
        assert await repo.claim(row.id, column, 0, 7)
    assert await repo.claim(row.id, "rematch", None, row.id)

    await changed(repo, row, shown_revision=1)

    stored = await repo.load(row.id)
    assert stored is not None
    now = stored.table
    assert (now.message_id, now.ping_id, now.reminded_ask, now.posted_turn, now.pinged_ask) == (7, 7, 7, 7, 7)
    assert (now.rematch, now.shown_revision) == (row.id, 1)


async def test_what_is_no_claim_cannot_be_claimed(repo: SqlRepository) -> None:
    row = await opened(repo)

    with pytest.raises(ValueError, match="revision is not a claim"):
        await repo.claim(row.id, "revision", 0, 1)


async def test_tables_that_nobody_has_shown_are_found(repo: SqlRepository) -> None:
    fresh = await opened(repo)
    shown = await changed(repo, await opened(repo), shown_revision=1)
    assert await repo.unshown() == [fresh.id]

    await changed(repo, shown)

    assert await repo.unshown() == [shown.id, fresh.id]
    assert await repo.unshown(limit=1) == [shown.id]


async def test_what_was_shown_is_noted_and_never_taken_back(repo: SqlRepository) -> None:
    table = await opened(repo)
    row = await changed(repo, await changed(repo, table))

    await repo.note_shown({table.id: row.revision})
    await repo.note_shown({table.id: 0})

    assert await repo.unshown() == []


# -- what is due --------------------------------------------------------------------------------------------


async def test_what_waits_longest_is_due_first(repo: SqlRepository) -> None:
    late = await opened(repo, deadline=after(30))
    later = await opened(repo, deadline=after(500), remind_at=after(40))
    bots = await opened(repo, move_at=after(20), deadline=after(50))
    await opened(repo, deadline=after(51))
    await opened(repo)

    assert await repo.due(after(50)) == [bots.id, late.id, later.id]
    assert await repo.due(after(50), limit=2) == [bots.id, late.id]
    assert await repo.due(after(20)) == [bots.id]
    assert await repo.due(after(19)) == []
    assert await repo.next_due() == after(20)


async def test_nothing_is_due_in_an_empty_store(repo: SqlRepository) -> None:
    assert await repo.due(NOON) == []
    assert await repo.next_due() is None


async def test_after_downtime_every_open_question_has_its_full_time(repo: SqlRepository) -> None:
    asked = await opened(repo, length=90, deadline=after(-500), remind_at=after(-530))
    reminded = await opened(repo, length=43_200, deadline=after(10))
    bots = await opened(repo, move_at=after(-5))
    over = await changed(repo, await opened(repo, length=90, deadline=NOON), phase=Phase.VOID)

    assert await repo.after_downtime(NOON, reminder=3) == 2

    tables = [stored.table for row in (asked, reminded, bots, over) if (stored := await repo.load(row.id))]
    assert [table.deadline for table in tables] == [after(90), after(43_200), None, None]
    assert [table.remind_at for table in tables] == [after(60), None, None, None]
    assert tables[2].move_at == after(-5)
    assert [table.revision for table in tables] == [1, 1, 0, 1]


async def test_the_heartbeat_says_when_it_beat_last(repo: SqlRepository) -> None:
    assert await repo.heartbeat(NOON) is None
    assert await repo.heartbeat(after(15)) == NOON
    assert await repo.heartbeat(after(30)) == after(15)


# -- lists and histories ------------------------------------------------------------------------------------


async def test_a_channel_lists_what_goes_on_in_it(repo: SqlRepository) -> None:
    playing = await changed(repo, await opened(repo, ANA, None, BUDI), phase=Phase.PLAYING)
    halted = await changed(repo, await opened(repo), phase=Phase.HALTED)
    ended = [await played(repo, [ANA], [BUDI], at=after(n)) for n in (2, 1)]
    await changed(repo, await opened(repo), phase=Phase.VOID, ended_at=NOON)
    elsewhere = await opened(repo, channel_id=7)

    here = await repo.in_channel(6)

    assert [line.id for line in here] == [halted.id, playing.id]
    assert here[1] == TableLine(playing.id, "poll", GUILD, 6, ANA, Phase.PLAYING, (ANA, BUDI))
    assert [line.id for line in await repo.in_channel(7)] == [elsewhere.id]
    assert [line.id for line in await repo.ended_in_channel(6)] == ended
    assert [line.id for line in await repo.ended_in_channel(6, limit=1)] == ended[:1]


async def test_a_person_is_found_at_every_open_table(repo: SqlRepository) -> None:
    first = await opened(repo, ANA, BUDI)
    second = await opened(repo, CLARA, ANA, channel_id=7, guild_id=None)
    await opened(repo, BUDI)
    await played(repo, [ANA], [BUDI])

    assert [line.id for line in await repo.of_person(ANA)] == [second.id, first.id]
    assert await repo.of_person(DEWI) == []


async def test_attempts_that_were_struck_out_are_not_told(repo: SqlRepository) -> None:
    row = await opened(repo)
    old = payloads((0, 1, 0), (1, 1, 0), (1, 1, 1), (2, 1, 0), data="old")
    new = payloads((1, 2, 0), data="new")
    row = await changed(repo, row, journal=(*old, *new), events=(*old, *new))

    journal, events = await repo.history(row.id)
    stored = await repo.load(row.id, recent=2)

    told = [(0, 1, 0), (1, 2, 0), (2, 1, 0)]
    assert [(r.unit, r.attempt, r.n) for r in journal] == told
    assert [(r.unit, r.attempt, r.n) for r in events] == told
    assert stored is not None
    assert [(r.unit, r.attempt, r.n) for r in stored.recent] == told[-2:]


async def test_only_the_open_attempt_is_loaded(repo: SqlRepository) -> None:
    row = await opened(repo)
    rows = payloads((3, 1, 0), (3, 1, 1), (3, 2, 0))
    row = await changed(repo, row, journal=rows, events=rows, checkpoint=CheckpointRow(3, 2, 9, 2, "{}"))

    stored = await repo.load(row.id)

    assert stored is not None
    assert stored.journal == payloads((3, 2, 0))
    assert stored.events_stored == 1


async def test_rows_come_in_the_order_they_happened(repo: SqlRepository) -> None:
    row = await opened(repo)
    keys = [(unit, 1, n) for unit in range(12) for n in range(12)]
    mixed = random.Random(1).sample(keys, len(keys))
    row = await changed(repo, row, journal=payloads(*mixed), events=payloads(*mixed))

    journal, events = await repo.history(row.id)
    stored = await repo.load(row.id, recent=5)

    assert [(r.unit, r.attempt, r.n) for r in journal] == keys
    assert [(r.unit, r.attempt, r.n) for r in events] == keys
    assert stored is not None
    assert stored.recent == tuple(events[-5:])
