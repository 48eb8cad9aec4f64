"""Rules that raise: the table stands as before, says so, and goes on another way if there is one."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.storage.repository import Change, Phase, Stamp, TableId
from bot.storage.sql import SqlRepository
from bot.tables.errors import Refused
from rules.core.ask import Ask, Indices, Seat, choose, window
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


async def test_a_newer_version_tries_again(repo: SqlRepository) -> None:
    rule = Mended("left", "right")
    house, table = await dealt(repo, rule)
    await house.tables.act(table, ANA.id, 1, (0,))
    await house.tables.act(table, ANA.id, 1, (1,))
    rule.broken.clear()

    again = House(repo, house.clock, house.tables.games, version="0.2.0")
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


class Fragile(Tiny):
    """One question after the other, and a part of the game that breaks when a test says so."""

    broken = ""

    def __init__(self) -> None:
        super().__init__(Mended().rule)

    def default(self, view: Any, ask: Ask[Any]) -> Indices:
        self.may_break("default")
        return (9,) if self.broken == "illegal" else super().default(view, ask)

    def view(self, state: Words, seat: Seat | None) -> tuple[str, ...]:
        self.may_break("view")
        self.may_break("public view" if seat is None else "own view")
        return super().view(state, seat)

    def turn(self, state: Words) -> int:
        self.may_break("turn")
        return super().turn(state)

    def may_break(self, part: str) -> None:
        if self.broken == part:
            raise ZeroDivisionError(part)


async def time_is_up(house: House) -> None:
    """The clock of the open question runs out, and Deadeye looks at the clock twice."""
    house.clock.pass_by(91)
    await house.tables.run_due(house.clock.now())
    await house.tables.run_due(house.clock.now())


@pytest.mark.parametrize("part", ["default", "illegal", "view", "public view", "own view", "turn"])
async def test_a_table_whose_rules_fail_when_time_is_up_is_halted_once_and_people_are_told(
    repo: SqlRepository, file: Path, part: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = Fragile()
    house = House(repo, HandClock(), {"tiny": game})
    table = await house.game(ANA, BUDI, game="tiny")
    house.gallery.seen.clear()
    game.broken = part

    await time_is_up(house)

    look = await house.tables.look(table, ANA.id)
    assert (look.phase, look.deadline, look.view) == (Phase.HALTED, None, None)
    assert len(reports(file)) == 1
    assert house.gallery.seen == [table]
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert f"table {table}: a rule failed at unit" in caplog.text


async def test_a_table_halted_by_the_clock_goes_on_with_a_newer_version_or_can_be_ended(
    repo: SqlRepository,
) -> None:
    game = Fragile()
    house = House(repo, HandClock(), {"tiny": game})
    tables = [await house.game(ANA, BUDI, game="tiny") for _ in range(2)]
    game.broken = "default"
    await time_is_up(house)

    assert (await house.tables.end(tables[0], ANA, moderator=False)).phase is Phase.VOID
    game.broken = ""
    look = await House(repo, house.clock, house.tables.games, version="0.2.0").tables.look(tables[1])
    assert (look.phase, look.asked) == (Phase.PLAYING, (0,))


async def test_a_unit_that_cannot_even_begin_again_halts_the_table(repo: SqlRepository, file: Path) -> None:
    def asking(key: str) -> Fragile:
        async def rule(state: Words, chance: Any, log: Any) -> None:
            await choose(0, key, ("left", "right"))

        game = Fragile()
        game.unit = rule
        return game

    house = House(repo, HandClock(), {"tiny": asking("tiny.word")})
    table = await house.game(ANA, BUDI, game="tiny")
    newer = asking("tiny.other")
    newer.broken = "turn"

    look = await House(repo, house.clock, {"tiny": newer}).tables.look(table)

    assert look.phase is Phase.HALTED
    assert len(reports(file)) == 1


async def test_a_store_that_fails_for_a_moment_halts_nothing(
    repo: SqlRepository, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(repo, HandClock(), {"tiny": Fragile()})
    table = await house.game(ANA, BUDI, game="tiny")

    async def full(change: Change) -> Stamp | None:
        raise sqlite3.OperationalError("disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(repo, "commit", full)
        await time_is_up(house)
    assert (await house.tables.look(table)).ask_no == 1
    await house.wait(0)

    look = await house.tables.look(table)
    assert (look.phase, look.ask_no) == (Phase.PLAYING, 2)
    assert reports(file) == []


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
