"""Rules that raise: the table stands as before, says so, and goes on another way if there is one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Refused
from bot.storage.repository import Phase, TableId
from bot.storage.sql import SqlRepository
from rules.core.ask import Ask, Indices, choose, window
from rules.core.errors import IllegalAnswer
from rules.core.log import HitAFault, StartedAgain
from tests.bot.house import ANA, BUDI, FirstBrain, House
from tests.clock import HandClock
from tests.tiny import Tiny, Words


class Mended:
    """Switches the fault of the rule below off, as a newer version would."""

    broken: set[str]

    def __init__(self, *broken: str) -> None:
        self.broken = set(broken)

    async def rule(self, state: Words, chance: Any, log: Any) -> None:
        word = await choose(0, "tiny.word", ("left", "right"))
        if word in self.broken:
            raise ZeroDivisionError(word)
        state.said.append(word)
        state.over = len(state.said) == 2


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deadeye.db"


@pytest.fixture
async def repo(file: Path) -> AsyncIterator[SqlRepository]:
    repo = SqlRepository(f"sqlite+aiosqlite:///{file}")
    await repo.start()
    yield repo
    await repo.stop()


async def dealt(repo: SqlRepository, rule: Mended) -> tuple[House, TableId]:
    house = House(repo, HandClock(), {"tiny": Tiny(rule.rule)})
    return house, await house.game(ANA, BUDI, game="tiny")


def reports(file: Path) -> list[str]:
    with sqlite3.connect(file) as database:
        found = [row[0] for row in database.execute("SELECT traceback FROM reports")]
    database.close()
    return found


async def test_a_move_that_hits_a_fault_is_taken_back_and_refused(repo: SqlRepository, file: Path) -> None:
    house, table = await dealt(repo, Mended("left"))

    look = await house.tables.act(table, ANA.id, 1, (0,))

    assert (look.ask_no, look.asked) == (1, (0,))
    assert HitAFault(0) in [h.event for h in look.recent]
    with pytest.raises(IllegalAnswer, match="hit-a-fault"):
        await house.tables.act(table, ANA.id, 1, (0,))
    (report,) = reports(file)
    assert "ZeroDivisionError: left" in report


async def test_the_other_move_is_still_open_after_a_restart(repo: SqlRepository) -> None:
    house, table = await dealt(repo, Mended("left"))
    await house.tables.act(table, ANA.id, 1, (0,))

    again = House(repo, house.clock, house.tables.games)
    with pytest.raises(IllegalAnswer, match="hit-a-fault"):
        await again.tables.act(table, ANA.id, 1, (0,))
    look = await again.tables.act(table, ANA.id, 1, (1,))

    assert look.ask_no == 2


async def test_the_default_avoids_a_fault(repo: SqlRepository) -> None:
    house, table = await dealt(repo, Mended("left"))

    await house.wait(90)

    assert (await house.tables.look(table)).ask_no == 2


async def test_a_table_with_no_way_on_is_halted_and_can_be_ended(repo: SqlRepository) -> None:
    house, table = await dealt(repo, Mended("left", "right"))
    await house.tables.act(table, ANA.id, 1, (0,))
    look = await house.tables.act(table, ANA.id, 1, (1,))

    assert (look.phase, look.deadline) == (Phase.HALTED, None)
    with pytest.raises(Refused, match="table-halted"):
        await house.tables.act(table, ANA.id, 1, (0,))
    again = House(repo, house.clock, house.tables.games)
    assert (await again.tables.end(table, ANA, moderator=False)).phase is Phase.VOID


async def test_a_newer_version_tries_again(repo: SqlRepository, monkeypatch: pytest.MonkeyPatch) -> None:
    rule = Mended("left", "right")
    house, table = await dealt(repo, rule)
    await house.tables.act(table, ANA.id, 1, (0,))
    await house.tables.act(table, ANA.id, 1, (1,))
    rule.broken.clear()
    monkeypatch.setattr("bot.tables.__version__", "0.2.0")

    again = House(repo, house.clock, house.tables.games)
    look = await again.tables.look(table, ANA.id)

    assert (look.phase, look.asked) == (Phase.PLAYING, (0,))
    assert StartedAgain() in [h.event for h in look.recent]
    assert (await again.tables.act(table, ANA.id, look.ask_no, (0,))).phase is Phase.PLAYING


async def test_old_controls_do_nothing_after_a_unit_has_started_again(repo: SqlRepository) -> None:
    house, table = await dealt(repo, Mended("left", "right"))
    await house.tables.act(table, ANA.id, 1, (0,))

    async def other(state: Words, chance: Any, log: Any) -> None:
        await choose(0, "tiny.other", ("up", "down"))
        state.over = True

    again = House(repo, house.clock, {"tiny": Tiny(other)})
    look = await again.tables.look(table)

    assert look.question == "tiny.other"
    with pytest.raises(IllegalAnswer, match="moved-on"):
        await again.tables.act(table, ANA.id, 1, (1,))
    assert (await again.tables.act(table, ANA.id, look.ask_no, (1,))).phase is Phase.ENDED


async def test_an_answer_that_has_another_effect_after_an_update_is_asked_again(repo: SqlRepository) -> None:
    def game(prefix: str) -> Tiny:
        async def rule(state: Words, chance: Any, log: Any) -> None:
            state.said.append(prefix + await choose(0, "tiny.word", ("left", "right")))
            await choose(0, "tiny.more", ("on", "off"))
            state.over = True

        return Tiny(rule)

    house = House(repo, HandClock(), {"tiny": game("")})
    table = await house.game(ANA, BUDI, game="tiny")
    await house.answer(table, ANA)

    look = await House(repo, house.clock, {"tiny": game("far ")}).tables.look(table)

    assert look.question == "tiny.word"
    assert StartedAgain() in [h.event for h in look.recent]


async def test_a_power_that_hits_a_fault_leaves_the_window_to_close(repo: SqlRepository) -> None:
    async def power(state: Words, chance: Any, log: Any) -> None:
        if await window("tiny.power", {0: ("use",)}) is not None:
            raise ZeroDivisionError
        state.over = True

    house = House(repo, HandClock(), {"tiny": Tiny(power)})
    table = await house.game(ANA, BUDI, game="tiny")

    assert (await house.tables.act(table, ANA.id, 1, (0,))).phase is Phase.PLAYING
    await house.wait(8)

    assert (await house.tables.look(table)).phase is Phase.ENDED


class Meddler(FirstBrain):
    """Uses every power, or fails where it should."""

    def __init__(self, *indices: int) -> None:
        self.indices = indices

    def act(self, view: Any, ask: Ask[Any]) -> Indices | None:
        if not self.indices:
            raise ZeroDivisionError
        return self.indices


@pytest.mark.parametrize("brain", [Meddler(0), Meddler(9), Meddler()])
async def test_a_bot_that_cannot_use_its_power_lets_the_window_close(repo: SqlRepository, brain: Meddler) -> None:
    async def power(state: Words, chance: Any, log: Any) -> None:
        if await window("tiny.power", {1: ("use",)}) is not None:
            raise ZeroDivisionError
        state.over = True

    house = House(repo, HandClock(), {"tiny": Tiny(power)}, brain)
    table = await house.game(ANA, bots=1, game="tiny")

    await house.wait(8)
    await house.wait(0)

    assert (await house.tables.look(table)).phase is Phase.ENDED


async def test_a_table_that_is_over_stays_as_it_is_after_an_update(repo: SqlRepository) -> None:
    def game(key: str) -> Tiny:
        async def rule(state: Words, chance: Any, log: Any) -> None:
            await choose(0, key, ("left", "right"))
            await choose(0, "tiny.more", ("on", "off"))

        return Tiny(rule)

    house = House(repo, HandClock(), {"tiny": game("tiny.word")})
    table = await house.game(ANA, BUDI, game="tiny")
    await house.answer(table, ANA)
    await house.tables.end(table, ANA, moderator=False)
    before = await repo.load(table)

    look = await House(repo, house.clock, {"tiny": game("tiny.other")}).tables.look(table)

    assert look.phase is Phase.VOID
    assert await repo.load(table) == before
