"""Leaderboards, records and ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from bot.storage.repository import BoardLine, Phase, Rating, Tally
from bot.storage.sql import SqlRepository
from bot.tables import rating
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
    opened,
    played,
    result,
    revision_of,
    to,
)


async def ranks(repo: SqlRepository, *, size: int = 10, page: int = 1) -> list[tuple[int, str]]:
    board = await repo.board(GUILD, game=None, since=NOON, page=page, size=size)
    return [(line.rank, line.name) for line in board.lines]


# -- ranks --------------------------------------------------------------------------------------------------


async def test_equal_people_share_a_rank_and_the_next_is_left_out(repo: SqlRepository) -> None:
    for _ in range(5):
        await played(repo, [BUDI, ANA])
    for _ in range(3):
        await played(repo, [CLARA])
    await played(repo, [], [DEWI])

    expected = [(1, "Ana"), (1, "Budi"), (3, "Clara"), (4, "Dewi")]
    assert await ranks(repo) == expected
    assert await ranks(repo) == expected


async def test_with_as_many_wins_fewer_games_are_better(repo: SqlRepository) -> None:
    await played(repo, [ANA, BUDI])
    await played(repo, [CLARA], [ANA])

    assert await ranks(repo) == [(1, "Budi"), (1, "Clara"), (3, "Ana")]


async def test_a_rank_is_shared_across_the_border_of_a_page(repo: SqlRepository) -> None:
    await played(repo, [ANA, BUDI, CLARA])

    assert await ranks(repo, size=2, page=1) == [(1, "Ana"), (1, "Budi")]
    assert await ranks(repo, size=2, page=2) == [(1, "Clara")]


async def test_of_all_time_the_rating_comes_first(repo: SqlRepository) -> None:
    await played(repo, [DEWI])
    await played(repo, [BUDI], [ANA, CLARA], rate=to(ana=30, budi=27, clara=30))

    board = await repo.board(GUILD, game=None, since=None, page=1)

    assert [(line.rank, line.name, line.rating) for line in board.lines] == [
        (1, "Ana", 1600.0),
        (1, "Clara", 1600.0),
        (3, "Budi", 1540.0),
        (4, "Dewi", None),
    ]


async def test_a_month_counts_from_its_first_moment(repo: SqlRepository) -> None:
    await played(repo, [ANA], [BUDI], at=after(-0.000001), rate=to(ana=26, budi=24))
    await played(repo, [BUDI], [ANA], at=NOON)

    board = await repo.board(GUILD, game=None, since=NOON, page=1)

    assert board.lines == (BoardLine(1, BUDI, "Budi", None, 1, 1), BoardLine(2, ANA, "Ana", None, 0, 1))


async def test_a_board_is_of_one_server_and_one_game_or_all(repo: SqlRepository) -> None:
    await played(repo, [ANA], [BUDI], rate=to(ana=26, budi=24))
    await played(repo, [CLARA], [BUDI], game="dice", rate=to(clara=27, budi=24))
    await played(repo, [DEWI], [BUDI], guild_id=GUILD + 1)
    await played(repo, [DEWI], guild_id=None)

    poll = await repo.board(GUILD, game="poll", since=None, page=1)
    everything = await repo.board(GUILD, game=None, since=None, page=1)

    assert [line.name for line in poll.lines] == ["Ana", "Budi"]
    assert [(line.name, line.games) for line in everything.lines] == [("Clara", 1), ("Ana", 1), ("Budi", 2)]


async def test_bots_are_not_on_boards(repo: SqlRepository) -> None:
    await played(repo, [None, ANA], [None])

    assert await ranks(repo) == [(1, "Ana")]


# -- pages --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "pages"), [(0, 1), (1, 1), (10, 1), (11, 2), (20, 2), (21, 3)])
async def test_every_page_has_somebody_on_it(repo: SqlRepository, people: int, pages: int) -> None:
    if people:
        await played(repo, list(range(1, people + 1)))

    board = await repo.board(GUILD, game=None, since=None, page=pages)

    assert (board.people, board.pages, board.page) == (people, pages, pages)
    assert [line.person_id for line in board.lines] == list(range((pages - 1) * 10 + 1, people + 1))


async def test_a_page_that_is_no_longer_there_is_the_last(repo: SqlRepository) -> None:
    await played(repo, list(range(1, 22)))
    assert (await repo.board(GUILD, game=None, since=None, page=3)).page == 3

    await repo.forget(21)

    board = await repo.board(GUILD, game=None, since=None, page=4)
    assert (board.page, board.pages, len(board.lines)) == (2, 2, 10)
    assert (await repo.board(GUILD, game=None, since=None, page=0)).page == 1


async def test_the_reader_is_told_their_rank_on_any_page(repo: SqlRepository) -> None:
    await played(repo, [ANA, BUDI], [CLARA])

    board = await repo.board(GUILD, game=None, since=None, page=1, size=1, reader=CLARA)

    assert [line.name for line in board.lines] == ["Ana"]
    assert board.mine == BoardLine(3, CLARA, "Clara", None, 0, 1)
    assert (await repo.board(GUILD, game=None, since=None, page=1, reader=DEWI)).mine is None


# -- records ------------------------------------------------------------------------------------------------


async def test_a_record_counts_by_what_one_was(repo: SqlRepository) -> None:
    await played(repo, [ANA], [BUDI], identity={"role": "sheriff", "character": "suzy"}, rate=to(ana=26, budi=24))
    await played(repo, [BUDI], [ANA], identity={"role": "sheriff", "character": "jourdonnais"})
    await played(repo, [ANA], identity={"role": "outlaw"}, game="dice")
    await played(repo, [ANA], guild_id=GUILD + 1)

    assert await repo.tallies(GUILD, ANA) == [
        Tally("dice", 1, 1, None, {"role": {"outlaw": (1, 1)}}),
        Tally(
            "poll",
            2,
            1,
            1520.0,
            {"role": {"sheriff": (2, 1)}, "character": {"suzy": (1, 1), "jourdonnais": (1, 0)}},
        ),
    ]


async def test_a_loss_by_leaving_is_a_row_of_its_own(repo: SqlRepository) -> None:
    row = await opened(repo, ANA, None)
    left = result(-1 - 1, BUDI, won=False)
    await changed(repo, row, phase=Phase.ENDED, ended_at=NOON, results=(result(0, ANA, won=True), left))

    assert await ranks(repo) == [(1, "Ana"), (2, "Budi")]


async def test_resetting_a_board_leaves_other_servers_alone(repo: SqlRepository) -> None:
    await played(repo, [ANA], [BUDI], rate=to(ana=26, budi=24))
    await played(repo, [ANA], guild_id=GUILD + 1)

    assert await repo.reset_board(GUILD) == 2

    assert (await repo.board(GUILD, game=None, since=None, page=1)).people == 0
    assert (await repo.board(GUILD + 1, game=None, since=None, page=1)).people == 1
    assert (await repo.about(ANA))["ratings"] == []


# -- ratings ------------------------------------------------------------------------------------------------


async def test_a_rating_goes_on_from_the_stored_one(repo: SqlRepository) -> None:
    seen: list[Mapping[int, Rating]] = []

    def rate(stored: Mapping[int, Rating]) -> Mapping[int, Rating]:
        seen.append(stored)
        return {ANA: Rating(stored.get(ANA, rating.START).mu + 1, 8.0)}

    await played(repo, [ANA], [BUDI], rate=rate)
    await played(repo, [ANA], [BUDI], rate=rate, game="dice")
    await played(repo, [ANA], [BUDI], rate=rate)

    assert [stored.get(ANA, rating.START).mu for stored in seen] == [25, 25, 25, 26, 26, 27]
    assert {row["game"]: row["mu"] for row in (await repo.about(ANA))["ratings"]} == {
        "": 28.0,
        "poll": 27.0,
        "dice": 26.0,
    }


async def test_only_the_people_of_the_table_are_rated(repo: SqlRepository) -> None:
    await played(repo, [CLARA], [DEWI], rate=to(clara=26, dewi=24))
    seen: list[Mapping[int, Rating]] = []

    def rate(stored: Mapping[int, Rating]) -> Mapping[int, Rating]:
        seen.append(stored)
        return {}

    await played(repo, [ANA, None], [CLARA], rate=rate)

    assert [set(stored) for stored in seen] == [{CLARA}, {CLARA}]


async def test_without_a_server_nothing_is_rated(repo: SqlRepository) -> None:
    await played(repo, [ANA], [BUDI], rate=to(ana=26, budi=24), guild_id=None)

    assert (await repo.about(ANA))["ratings"] == []
    assert len((await repo.about(ANA))["results"]) == 1


async def test_ratings_and_results_are_written_together_or_not_at_all(repo: SqlRepository) -> None:
    row = await opened(repo)

    def fail(_: Mapping[int, Rating]) -> Mapping[int, Rating]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await repo.commit(
            change(row, phase=Phase.ENDED, ended_at=NOON, results=(result(0, ANA, won=True),), rate=fail)
        )

    assert await revision_of(repo, row.id) == row.revision
    assert await ranks(repo) == []


async def test_tables_that_end_at_once_lose_no_rating(repo: SqlRepository, url: str) -> None:
    other = SqlRepository(url)
    await other.start()

    def up(stored: Mapping[int, Rating]) -> Mapping[int, Rating]:
        return {person: Rating(stored.get(person, rating.START).mu + 1, 8.0) for person in (ANA, BUDI)}

    await asyncio.gather(*(played((repo, other)[n % 2], [ANA], [BUDI], rate=up) for n in range(20)))

    assert {row["mu"] for row in (await repo.about(ANA))["ratings"]} == {45.0}
    await other.stop()
