"""How tables end."""

from __future__ import annotations

from bot.storage.repository import GuildSettings, Phase
from bot.tables.happenings import Ended
from tests.bot.house import ANA, BUDI, CLARA, DEWI, House, play_to_the_end, refusal


async def test_an_ended_table_shows_its_seed_and_books_results_once(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA)
    await play_to_the_end(house, table, ANA, BUDI, CLARA)

    look = await house.tables.look(table)
    board = await house.repo.board(5, game="poll", since=None, page=1)
    assert look.phase is Phase.ENDED
    assert look.seed is not None
    assert sorted(line.person_id for line in board.lines) == [1, 2, 3]
    assert await house.repo.due(house.clock.pass_by(10**7)) == []


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


async def test_who_was_silent_has_played_but_is_not_rated(house: House) -> None:
    table = await house.game(ANA, BUDI, CLARA, DEWI)
    while (look := await house.tables.look(table)).phase is Phase.PLAYING:
        person = next((p for p in (ANA, BUDI, CLARA) if look.seat_of(p.id) in look.asked), None)
        await (house.wait(10) if person is None else house.answer(table, person))

    board = await house.repo.board(5, game="poll", since=None, page=1)
    assert {line.person_id: line.games for line in board.lines} == {ANA.id: 1, BUDI.id: 1, CLARA.id: 1, DEWI.id: 1}
    assert {line.person_id for line in board.lines if line.rating is None} == {DEWI.id}
