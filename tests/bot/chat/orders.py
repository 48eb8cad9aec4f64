"""Explores orders: all that people, Deadeye and Discord can do to one table's messages, one after the other.

Discord is a script here. Whatever is sent to it waits, and is served, answered, refused, or served without an
answer when the explorer says so. Each run makes other choices, few of which differ from the order in which things
would happen by themselves; all such runs are made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
import discord
import pytest

from bot.chat.calls import Calls
from bot.chat.falls import Falls
from bot.chat.gallery import Gallery
from bot.chat.place import Posted, Recent
from bot.chat.table_message import Means, TableMessage
from bot.storage.repository import Phase, Stamp
from bot.tables.look import Look, SeatLook

TABLE, ANA, BUDI = 7, 1, 2
MOST_STEPS = 400
MOST_ROUNDS = 60


class View(NamedTuple):
    """What a message shows: a revision, with controls or without."""

    revision: int
    controls: bool = True


CALL, FALL = View(-1), View(-2, controls=False)


@dataclass(slots=True)
class Message:
    shown: View
    pings: tuple[int, ...]
    call: bool = False
    fall: bool = False


@dataclass(slots=True)
class Request:
    """Something on its way to Discord; ``serve`` does it there."""

    name: str
    serve: Callable[[], Any]
    answer: asyncio.Future[Any]
    served: bool = False
    result: Any = None


Move = tuple[str, Callable[[], None]]


class Script:
    """Discord, the store and time, all in the explorer's hand."""

    def __init__(self, failures: int, *, twins: bool) -> None:
        self.twins = twins
        self.time = datetime(2026, 1, 1, tzinfo=UTC)
        self.row = Look(**BASE)
        self.messages: dict[int, Message] = {}
        self.nonces: dict[str, int] = {}
        self.requests: list[Request] = []
        self.sleeping: list[asyncio.Future[None]] = []
        self.failures, self.number = failures, discord.utils.time_snowflake(self.time)
        self.faults: list[str] = []

    # -- the store ----------------------------------------------------------------------------------------

    async def look(self, _: int) -> Look:
        return self.row

    async def whole(self, _: Look) -> list[Any]:
        return []

    async def retold(self, look: Look) -> Look:
        return look

    async def since(self, _: Look, __: int) -> list[Any]:
        return []

    async def claim(self, _: int, column: str, before: Any, after: Any) -> bool:
        def serve() -> bool:
            won: bool = getattr(self.row, column) == before
            if won:
                self.row = replace(self.row, **{column: after})
            return won

        if self.twins:
            asked: bool = await self.ask(f"claim {column}", serve)
            return asked
        await asyncio.sleep(0)
        return serve()

    def shown(self, look: Look) -> None:
        self.row = replace(self.row, shown_revision=max(look.revision, self.row.shown_revision))

    def store(self, **changes: Any) -> Look:
        """Somebody's act."""
        self.row = replace(self.row, revision=self.row.revision + 1, **changes)
        return self.row

    # -- time ---------------------------------------------------------------------------------------------

    def now(self) -> datetime:
        return self.time

    async def sleep(self, _: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self.sleeping.append(woken)
        await woken

    # -- Discord ------------------------------------------------------------------------------------------

    def of(self, _: Look) -> Script:
        return self

    async def ask(self, name: str, serve: Callable[[], Any]) -> Any:
        request = Request(name, serve, asyncio.get_running_loop().create_future())
        self.requests.append(request)
        return await request.answer

    async def post(self, view: View, *ping: int, nonce: str | None = None, hung: object = None) -> Posted:
        def serve() -> Posted:
            if nonce in self.nonces:
                message = self.nonces[nonce]
                there = self.messages.get(message)  # be it deleted
                return Posted(message, there is not None and there.shown == view)
            message = self.create(view, ping)
            if nonce is not None:
                self.nonces[nonce] = message
            return Posted(message, True)

        posted: Posted = await self.ask("post", serve)
        return posted

    def create(self, view: View, ping: tuple[int, ...] = ()) -> int:
        self.number += 1
        self.messages[self.number] = Message(view, ping, call=view == CALL, fall=view == FALL)
        return self.number

    async def edit(self, message: int, view: View, hung: object = None) -> SimpleNamespace | None:
        there: bool = await self.ask(f"edit {message} {view}", lambda: self.put(message, view))
        return SimpleNamespace(components=()) if there else None

    def put(self, message: int, view: View) -> bool:
        if message in self.messages:
            self.messages[message].shown = view
        return message in self.messages

    async def delete(self, message: int) -> bool:
        there: bool = await self.ask("delete", lambda: self.messages.pop(message, None) is not None)
        return there

    async def recent(self, _: int) -> Recent:
        def serve() -> Recent:
            newest = sorted(self.messages.items(), reverse=True)
            live = tuple(number for number, one in newest if one.shown.controls and not (one.call or one.fall))
            return Recent(live, tuple(number for number, one in newest if one.call), len(self.falls))

        recent: Recent = await self.ask("search", serve)
        return recent

    async def opened(self, send: Callable[[], Awaitable[Any]]) -> Any:
        return await send()

    async def left(self) -> bool:
        return False

    # -- what can happen next -----------------------------------------------------------------------------

    def moves(self) -> Iterator[Move]:
        """What Discord can do now, what is most natural first."""
        for request in self.requests:
            if request.served:
                yield f"answer {request.name}", partial(self.reply, request)
            else:
                yield f"serve {request.name}", partial(self.do, request)
        sent = [request for request in self.requests if not request.name.startswith("claim")]
        for request in sent if self.failures else ():
            yield f"fail {request.name} ({request.served})", partial(self.fail, request)

    def late(self) -> Iterator[Move]:
        """Patience that can come to its end."""
        for woken in self.sleeping:
            if not woken.done():
                yield "late", partial(woken.set_result, None)

    def do(self, request: Request) -> None:
        request.served, request.result = True, request.serve()
        there = self.tables and max(self.tables) >= (self.row.message_id or 0)
        if there and not self.newest.shown.controls:
            self.faults.append("the newest message has lost its controls")

    def reply(self, request: Request) -> None:
        self.requests.remove(request)
        request.answer.set_result(request.result)

    def fail(self, request: Request) -> None:
        """No answer comes, be it served or not."""
        self.failures -= 1
        self.requests.remove(request)
        request.answer.set_exception(aiohttp.ServerDisconnectedError())

    # -- reading ------------------------------------------------------------------------------------------

    @property
    def tables(self) -> dict[int, Message]:
        others = (message.call or message.fall for message in self.messages.values())
        return {
            number: self.messages[number] for number, other in zip(self.messages, others, strict=True) if not other
        }

    @property
    def falls(self) -> list[Message]:
        return [message for message in self.messages.values() if message.fall]

    @property
    def newest(self) -> Message:
        tables = self.tables
        return tables[max(tables)]

    @property
    def fallen(self) -> int:
        return len(BASE["living"]) - len(self.row.living)

    def wrong(self) -> list[str]:
        """What is not as it must be once everything has settled."""
        live = [number for number, message in self.tables.items() if message.shown.controls]
        calls = [number for number, message in self.messages.items() if message.call]
        turns = [message.pings for message in self.tables.values() if message.pings]
        wanted = [self.row.ping_id] if self.row.asked and self.row.asked != (self.row.active,) else []
        over = self.row.phase is Phase.ENDED
        posted = self.row.turns + over
        begun = posted - BASE["turns"]
        checks = {
            f"controls on {live}, newest {max(self.tables)}": live == [max(self.tables)],
            f"stored {self.row.message_id}": live == [self.row.message_id],
            f"shows {self.newest.shown}, stored {self.row.revision}": self.newest.shown == View(self.row.revision),
            f"{len(turns)} pings for {begun} turns": bool(begun) <= bool(turns) and len(turns) <= begun,
            f"posted turn {self.row.posted_turn} of {posted}": self.row.posted_turn == posted,
            f"{self.newest.pings} heard of the end": not over or self.newest.pings == (ANA, BUDI),
            f"calls {calls}, wanted {wanted}": calls == wanted,
            f"{len(self.falls)} falls told": [one.pings for one in self.falls] == [(BUDI,)] * self.fallen,
            f"counted {self.row.told_falls}": self.row.told_falls == self.fallen,
            f"noted {self.row.shown_revision}": self.row.shown_revision == self.row.revision,
        }
        return [*self.faults, *(what for what, right in checks.items() if not right)]


BASE: dict[str, Any] = {
    "id": TABLE,
    "game": "dice",
    "phase": Phase.PLAYING,
    "locale": "en",
    "pace": "normal",
    "guild_id": 1,
    "channel_id": 2,
    "message_id": None,
    "host_id": ANA,
    "options": None,
    "revision": 1,
    "commitment": "c",
    "seats": (SeatLook(0, ANA, "Ana", False, False), SeatLook(1, BUDI, "Budi", False, False)),
    "opened_at": datetime(2026, 1, 1, tzinfo=UTC),
    "started_at": None,
    "ended_at": None,
    "deadline": datetime(2026, 1, 2, tzinfo=UTC),
    "turns": 1,
    "why": "",
    "posted_turn": 1,
    "active": 0,
    "living": (0, 1),
    "ask_no": 5,
    "pinged_ask": 5,
    "asked": (0,),
}


class Table:
    """One table in play and its message, whose last turn was posted and shown."""

    def __init__(self, failures: int, *, twins: bool) -> None:
        self.script = Script(failures, twins=twins)
        first = self.script.create(View(1))
        self.script.row = replace(self.script.row, message_id=first, shown_revision=1)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.message = self.process()
        self.other = self.process()
        """The same table in another process, which serves no presses."""
        self.processes = (self.message, self.other) if twins else (self.message,)

    def process(self) -> TableMessage:
        """A process of Deadeye that serves the table."""
        script: Any = self.script
        private: Any = SimpleNamespace(concerned=lambda _: False, changed=lambda _: None)
        message = TableMessage(
            TABLE,
            Means(
                script,
                script,
                script,
                Calls(script, script),
                private,
                Gallery(script, None),
                script,
                Falls(script, script, script),
                self.spawn,
                script.now,
            ),
        )
        message.opened()
        return message

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # -- what people and bots do --------------------------------------------------------------------------

    def press(self, number: int, look: Look) -> None:
        """A press on a message, which is answered with this look."""
        script = self.script

        async def edit_message(*, view: View, attachments: object) -> None:
            await script.ask(f"answer {number} {view}", lambda: script.put(number, view))

        response = SimpleNamespace(is_done=lambda: False, edit_message=edit_message)
        press: Any = SimpleNamespace(
            message=SimpleNamespace(id=number, components=()), response=response, client=None, channel_id=None
        )
        self.tasks.add(self.spawn(self.message.show_at(press, look)))

    @property
    def newest(self) -> int:
        return max(self.script.tables)

    @property
    def live(self) -> list[int]:
        return [number for number, message in self.script.tables.items() if message.shown.controls]

    def mark(self) -> None:
        """Somebody marks something on the newest message, which stores nothing."""
        self.press(self.newest, self.script.row)

    def mark_old(self) -> None:
        """The same on the oldest message that has controls."""
        self.press(min(self.live), self.script.row)

    def act(self) -> None:
        """Somebody answers a question on the newest message."""
        self.press(self.newest, self.script.store(ask_no=self.script.row.ask_no + 1))

    def act_on_old(self) -> None:
        """The same on the oldest message that has controls."""
        self.press(min(self.live), self.script.store(ask_no=self.script.row.ask_no + 1))

    def end_turn(self) -> None:
        """Somebody's answer begins somebody else's turn."""
        row = self.script.row
        self.press(self.newest, self.script.store(ask_no=row.ask_no + 1, turns=row.turns + 1))

    def bot(self) -> None:
        """A bot answers."""
        self.message.changed(self.script.store(ask_no=self.script.row.ask_no + 1))

    def bot_ends_turn(self) -> None:
        """A bot's answer begins a person's turn."""
        row = self.script.row
        self.message.changed(self.script.store(ask_no=row.ask_no + 1, turns=row.turns + 1))

    def budi_falls(self) -> None:
        """Somebody's answer puts Budi out of the game, and begins the next turn."""
        row = self.script.row
        fallen = {"living": (0,), "turns": row.turns + 1}
        self.press(self.newest, self.script.store(ask_no=row.ask_no + 1, **fallen))

    def ends(self) -> None:
        """Somebody's answer ends the game."""
        self.press(self.newest, self.script.store(phase=Phase.ENDED))

    def asks_budi(self) -> None:
        """An answer in private asks somebody out of turn."""
        self.message.changed(self.script.store(ask_no=self.script.row.ask_no + 1, asked=(1,)))

    def budi_answers(self) -> None:
        """Budi answers out of turn, on the newest message."""
        self.press(self.newest, self.script.store(ask_no=self.script.row.ask_no + 1, asked=(0,)))

    def shown_again(self) -> None:
        """Somebody uses /table."""
        script = self.script

        async def send_message(*, view: View) -> Any:
            number = await script.ask("send", lambda: script.create(view))
            return SimpleNamespace(message_id=number)

        response = SimpleNamespace(is_done=lambda: False, send_message=send_message)
        interaction: Any = SimpleNamespace(response=response, client=None, channel_id=None)
        self.tasks.add(self.spawn(self._shown_again(interaction, script.row)))

    async def _shown_again(self, interaction: Any, look: Look) -> None:
        try:
            await self.message.post_as_answer(interaction, look)
        except aiohttp.ClientError:
            assert not self.script.failures

    def other_bot(self) -> None:
        """The other process lets a bot answer."""
        self.other.changed(self.script.store(ask_no=self.script.row.ask_no + 1))

    def other_ends_turn(self) -> None:
        """The other process lets a bot answer, and a person's turn begins."""
        row = self.script.row
        self.other.changed(self.script.store(ask_no=row.ask_no + 1, turns=row.turns + 1))

    def other_asks_budi(self) -> None:
        """The other process lets a bot answer, which asks somebody out of turn."""
        self.other.changed(self.script.store(ask_no=self.script.row.ask_no + 1, asked=(1,)))

    def other_ends(self) -> None:
        """The other process lets a bot answer, which ends the game."""
        self.other.changed(self.script.store(phase=Phase.ENDED))

    def other_budi_falls(self) -> None:
        """The other process lets a bot answer, which puts Budi out of the game."""
        self.other.changed(self.script.store(ask_no=self.script.row.ask_no + 1, living=(0,)))

    def both_look(self) -> None:
        """Both have just been started, and show what is not shown."""
        self.message.changed()
        self.other.changed()

    def deleted(self) -> None:
        """A moderator deletes the table's message."""
        del self.script.messages[self.newest]
        self.message.changed(self.script.store())


Act = Callable[[Table], None]


@dataclass
class Run:
    """One order of things: ``choices`` at its first decisions, the natural one at all later ones."""

    choices: Sequence[int]
    widths: list[int] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def choose(self, moves: Sequence[Move]) -> None:
        n = len(self.widths)
        choice = self.choices[n] if n < len(self.choices) else 0
        self.widths.append(len(moves))
        name, move = moves[choice]
        self.told.append(name)
        move()

    async def play(self, acts: Sequence[Act], failures: int, *, twins: bool) -> list[str]:
        """Let everything happen; returns what is wrong in the end."""
        table, left = Table(failures, twins=twins), list(acts)
        for _ in range(MOST_STEPS):
            moves = [*table.script.moves(), *_next(table, left), *table.script.late()]
            if not moves:
                break
            self.choose(moves)
            await _rest()
        return await self._settle(table)

    async def _settle(self, table: Table) -> list[str]:
        """Time passes, and nothing else happens any more."""
        for _ in range(MOST_ROUNDS):
            await _rest()
            if moves := [*table.script.moves()]:
                moves[0][1]()
            elif not table.tasks and not _time_passes(table):
                return table.script.wrong()
        return ["never settles"]


def _time_passes(table: Table) -> bool:
    """What is due is done, and two processes look whether one overtook the other; ``False`` if nothing is left."""
    if due := [message.due_at for message in table.processes if message.due_at is not None]:
        table.script.time = max(min(due), table.script.time + timedelta(seconds=2))
        for message in table.processes:
            message.run_due(table.script.time)
        return True
    unchecked = [message for message in table.processes if message.unchecked and len(table.processes) > 1]
    row = table.script.row
    for message in unchecked:
        message.recheck(Stamp(row.revision, row.message_id, row.posted_turn, row.pinged_ask, row.ping_id, 0))
    return bool(unchecked)


def _next(table: Table, left: list[Act]) -> Iterator[Move]:
    if left:
        yield left[0].__name__, lambda: left.pop(0)(table)


async def _rest() -> None:
    """Until nothing goes on by itself."""
    loop: Any = asyncio.get_running_loop()
    nothing = False
    while not nothing:
        await asyncio.sleep(0)
        nothing = not loop._ready


async def explore(acts: Sequence[Act], *, failures: int = 0, unnatural: int = 2, twins: bool = False) -> int:
    """Try every order in which at most so many things are not the most natural next; returns how many."""
    orders: list[tuple[int, ...]] = [()]
    tried = 0
    while orders:
        choices = orders.pop()
        run = Run(choices)
        wrong = await run.play(acts, failures, twins=twins)
        assert not wrong, "\n".join([*wrong, *run.told])
        tried += 1
        if sum(map(bool, choices)) < unnatural:
            for n in range(len(choices), len(run.widths)):
                orders += [(*choices, *[0] * (n - len(choices)), other) for other in range(1, run.widths[n])]
    return tried


@pytest.fixture
def bare_screens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages say no more than which revision they show."""

    def public(look: Look, _: Any = None, *, controls: bool = True, **parts: Any) -> View:
        return View(look.revision, controls)

    def old(look: Look, *_: Any) -> View:
        return View(look.revision, controls=False)

    monkeypatch.setattr("bot.chat.table_message.public", public)
    for name in ("dealt", "replaced"):
        monkeypatch.setattr(f"bot.chat.table_message.{name}", old)
    for name in ("since_own_turn", "told_since"):
        monkeypatch.setattr(f"bot.chat.table_message.{name}", lambda *_: [])
    monkeypatch.setattr("bot.chat.calls.call", lambda _, __: CALL)
    monkeypatch.setattr("bot.chat.falls.fall", lambda *_: FALL)
    monkeypatch.setattr(
        "bot.chat.falls.falls_of", lambda look, _: [SimpleNamespace(seat=1)] * (2 - len(look.living))
    )
