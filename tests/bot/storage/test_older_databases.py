"""A database that an older version has written is opened, and everything in it goes on."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import brain_for
from bot.storage.repository import Phase
from bot.tables.look import Look
from bot.tables.tables import Tables
from rules.core.log import StartedAgain
from rules.games import GAMES
from tests.clock import HandClock
from tests.golden_database import ANA, BUDI, STOPS, everybody, load, play
from tests.golden_database import FOLDER as KEPT

MIGRATIONS = sorted(path.name.removeprefix("database-")[:4] for path in KEPT.glob("database-*.sql.gz"))
TABLES = range(1, 1 + len(GAMES) * (1 + len(STOPS)))


@pytest.fixture(params=MIGRATIONS)
async def older(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Tables]:
    """Tables over a database that was written by an older version."""
    load(request.param, tmp_path / "deadeye.db")
    repo = everybody(tmp_path / "deadeye.db")
    await repo.start()
    yield Tables(repo, HandClock(), GAMES, brain_for, pauses=random.Random(7))
    await repo.stop()


async def tables_of(older: Tables, game: str) -> list[Look]:
    """The tables of a title: a lobby, and one for each place where a game was left."""
    looks = [await older.look(number) for number in TABLES]
    return [look for look in looks if look.game == game]


@pytest.mark.parametrize("game", GAMES)
async def test_its_tables_stand_where_they_stood(older: Tables, game: str) -> None:
    before = [await older.repo.load(number) for number in TABLES]
    looks = await tables_of(older, game)

    assert [look.phase for look in looks] == [Phase.LOBBY, *[Phase.PLAYING] * 3, Phase.ENDED]
    for look in looks[1:4]:
        stored = before[look.id - 1]
        assert stored is not None
        assert stored.checkpoint is not None
        if stored.checkpoint.schema == GAMES[game].state_type.schema:
            assert (look.ask_no, look.revision) == (stored.table.ask_no, stored.table.revision)
        else:  # what the state is now is not what was shown then, so its unit is asked from its start
            assert StartedAgain() in [h.event for h in look.recent]


@pytest.mark.parametrize("game", GAMES)
async def test_its_games_are_played_to_their_ends(older: Tables, game: str) -> None:
    playing = [look.id for look in await tables_of(older, game) if look.phase is Phase.PLAYING]
    clock, luck = older.clock, random.Random(5)
    assert isinstance(clock, HandClock)

    for number in playing:
        look = await play(older, clock, number, None, luck)
        assert (look.phase, bool(look.result)) == (Phase.ENDED, True)


@pytest.mark.parametrize("game", GAMES)
async def test_its_lobby_is_dealt(older: Tables, game: str) -> None:
    lobby = (await tables_of(older, game))[0].id

    assert (await older.start(lobby, ANA)).phase is Phase.PLAYING


@pytest.mark.parametrize("game", GAMES)
async def test_its_ended_game_can_be_looked_up_and_goes_on_in_a_rematch(older: Tables, game: str) -> None:
    ended = (await tables_of(older, game))[-1].id
    journal, events = await older.repo.history(ended)
    look = await older.look(ended)
    assert (bool(journal), bool(events), bool(look.result)) == (True, True, True)

    fresh = await older.rematch(ended, BUDI)

    assert [seat.person_id for seat in fresh.seats][:2] == [ANA.id, BUDI.id]
    assert (await older.start(fresh.id, BUDI)).phase is Phase.PLAYING
