"""Settings, private messages, and what is known of a person."""

from __future__ import annotations

import json

from bot.storage.repository import GuildSettings, PersonSettings, Phase, SeatRow, Stint
from bot.storage.sql import SqlRepository
from tests.rows import ANA, BUDI, CLARA, GUILD, NOON, changed, opened, played, revision_of, seats, to


async def test_a_private_message_is_kept_once(repo: SqlRepository) -> None:
    row = await opened(repo)
    assert await repo.private_message(row.id, ANA) is None

    assert await repo.keep_private_message(row.id, ANA, 2**60, 2**61)
    assert not await repo.keep_private_message(row.id, ANA, 1, 1)

    assert await repo.private_message(row.id, ANA) == (2**60, 2**61)
    assert await repo.private_message(row.id, BUDI) is None


async def test_settings_of_a_server(repo: SqlRepository) -> None:
    assert await repo.guild_settings(GUILD) is None

    for settings in (GuildSettings(GUILD), GuildSettings(GUILD, "id", "slow", True, "moderators")):
        await repo.set_guild_settings(settings)
        assert await repo.guild_settings(GUILD) == settings


async def test_settings_of_a_person(repo: SqlRepository) -> None:
    assert await repo.person_settings(ANA) == PersonSettings(ANA)

    for settings in (PersonSettings(ANA, "id"), PersonSettings(ANA, None, reminders=False, dms=False)):
        await repo.set_person_settings(settings)
        assert await repo.person_settings(ANA) == settings


async def test_a_name_and_settings_do_not_overwrite_each_other(repo: SqlRepository) -> None:
    await repo.set_person_settings(PersonSettings(ANA, "id", reminders=False))
    await played(repo, [ANA], [BUDI])
    await repo.rename(GUILD, ANA, "Ana the Great")
    await repo.set_person_settings(PersonSettings(ANA, "en", reminders=False))

    assert await repo.person_settings(ANA) == PersonSettings(ANA, "en", reminders=False)
    board = await repo.board(GUILD, game=None, since=None, page=1)
    assert [line.name for line in board.lines] == ["Ana the Great", "Budi"]


async def test_the_last_name_somebody_played_under_is_shown(repo: SqlRepository) -> None:
    await repo.rename(GUILD, ANA, "Somebody else")
    await played(repo, [ANA])

    board = await repo.board(GUILD, game=None, since=None, page=1)

    assert [line.name for line in board.lines] == ["Ana"]


async def test_a_name_in_one_server_is_not_shown_in_another(repo: SqlRepository) -> None:
    await played(repo, [ANA], [BUDI])
    await repo.rename(GUILD + 1, ANA, "Doctor A.")

    board = await repo.board(GUILD, game=None, since=None, page=1)

    assert [line.name for line in board.lines] == ["Ana", "Budi"]


async def test_a_person_can_read_all_that_is_stored(repo: SqlRepository) -> None:
    await repo.set_person_settings(PersonSettings(ANA, "id"))
    table = await played(repo, [ANA], [BUDI], rate=to(ana=26, budi=24), identity={"role": "voter"})
    await repo.keep_private_message(table, ANA, 8, 9)
    other = await opened(repo, BUDI, host_id=BUDI)
    await changed(
        repo, other, seats=(SeatRow(0, BUDI, "Budi", offered_to=ANA),), stints=(Stint(0, ANA, "Ana", NOON),)
    )

    about = await repo.about(ANA)

    assert json.loads(json.dumps(about)) == about
    assert {kind: len(rows) for kind, rows in about.items() if isinstance(rows, list)} == {
        "people": 1,
        "names": 1,
        "seats": 1,
        "stints": 1,
        "results": 1,
        "ratings": 2,
        "private_messages": 1,
        "hosted": 1,
        "offered": 1,
    }
    assert about["person_id"] == str(ANA)
    assert about["results"][0]["guild_id"] == str(GUILD)
    assert about["results"][0]["ended_at"] == NOON.isoformat()
    assert str(BUDI) not in json.dumps(about)


async def test_a_person_who_is_forgotten_is_nowhere(repo: SqlRepository) -> None:
    await repo.set_person_settings(PersonSettings(ANA, "id"))
    table = await played(repo, [ANA], [BUDI], rate=to(ana=26, budi=24))
    await repo.keep_private_message(table, ANA, 8, 9)
    other = await opened(repo, BUDI, host_id=ANA)
    await changed(
        repo, other, seats=(SeatRow(0, BUDI, "Budi", offered_to=ANA),), stints=(Stint(0, ANA, "Ana", NOON),)
    )

    await repo.forget(ANA)

    about = await repo.about(ANA)
    assert about.pop("person_id") == str(ANA)
    assert not any(about.values())
    assert await repo.person_settings(ANA) == PersonSettings(ANA)
    stored = await repo.load(table)
    assert stored is not None
    assert stored.seats == (SeatRow(0, None, ""), SeatRow(1, BUDI, "Budi"))
    assert (await repo.ended_in_channel(6))[0].people == (BUDI,)


async def test_others_keep_their_record_when_somebody_is_forgotten(repo: SqlRepository) -> None:
    await played(repo, [ANA, CLARA], [BUDI], rate=to(ana=26, clara=26, budi=24))
    before = {line.person_id: line for line in (await repo.board(GUILD, game=None, since=None, page=1)).lines}

    await repo.forget(ANA)

    board = await repo.board(GUILD, game=None, since=None, page=1)
    after = {line.person_id: line for line in board.lines}
    assert set(after) == {BUDI, CLARA}
    assert board.people == 2
    for person, line in after.items():
        assert (line.wins, line.games, line.rating) == (
            before[person].wins,
            before[person].games,
            before[person].rating,
        )
    assert await repo.tallies(GUILD, ANA) == []


async def test_a_person_who_comes_back_starts_anew(repo: SqlRepository) -> None:
    await played(repo, [ANA], [BUDI])
    await repo.forget(ANA)

    await played(repo, [ANA], [BUDI])

    board = await repo.board(GUILD, game=None, since=None, page=1, reader=ANA)
    assert board.mine is not None
    assert (board.mine.games, board.mine.name) == (1, "Ana")


async def test_no_process_goes_on_with_somebody_who_was_forgotten(repo: SqlRepository) -> None:
    bot_now = await changed(
        repo,
        await opened(repo, ANA, BUDI, host_id=BUDI),
        phase=Phase.PLAYING,
        stints=(Stint(0, ANA, "Ana", NOON, NOON, left=True),),
        seats=tuple(seats(None, BUDI)),
    )
    bystanders = await opened(repo, BUDI, CLARA, host_id=BUDI)

    await repo.forget(ANA)

    assert await revision_of(repo, bot_now.id) == bot_now.revision + 1
    assert await revision_of(repo, bystanders.id) == bystanders.revision
    stored = await repo.load(bot_now.id)
    assert stored is not None
    assert stored.stints == ()
    assert stored.seats == tuple(seats(None, BUDI))
