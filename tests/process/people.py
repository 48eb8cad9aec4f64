"""People who sit at tables and play: they read the controls of messages and press them, or type commands.

They know nothing of any game: who is asked they learn from whom a message pings and from what they are told,
and what they may do from what can be pressed.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator

from tests.playing import at_most
from tests.process.local_discord import Interaction, Json, LocalDiscord, live_ids, parts, words

ANSWERS = "aAcmM"
"""First letters of controls that have to do with an open question."""
MOST_STEPS = 4000
"""Steps in which every game ends."""
MOST_WAITS = 20
"""So many times in a row nothing can be done before somebody who plays gives up."""
PATIENCE = 0.25
"""Seconds in which somebody who finds nothing to do waits for news before time is made to pass."""
SHORTEST_WAIT, LONGEST_WAIT = 2.0, 64.0
"""Seconds that are made to pass at a time: the pause between two edits, and longer than any moment open to all."""
DECIDED = 0.8
"""How often somebody who may commit does so, instead of marking more."""
UPDATE = (6, 7)

Wait = Callable[[float], None]
Until = Callable[[], bool]


class Table:
    """One table and the people at it. ``wait`` makes time pass; ``accepted`` is the newest question answered."""

    def __init__(self, local: LocalDiscord, channel: str, number: int, people: list[str], seed: int = 1) -> None:
        self.local, self.channel, self.number = local, channel, number
        self.people, self.luck = people, random.Random(seed)
        self.presses = self.accepted = 0
        self.unanswered = 0
        self.told: Counter[str] = Counter()
        self._last: str | None = None

    # -- reading ------------------------------------------------------------------------------------------

    def messages(self) -> list[Json]:
        """The messages with controls of this table, the oldest first; calls are none."""
        verbs = [f"t:{self.number}:{verb}:" for verb in ("help", "join", "rematch", "story")]
        return [m for m in self.local.world.history(self.channel) if _has(m, verbs)]

    @property
    def message(self) -> Json | None:
        """The newest of them."""
        return next(reversed(self.messages()), None)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.message is not None and _has(self.message, [f"t:{self.number}:rematch:"])

    def answers(self, message: Json) -> list[str]:
        """The controls of an open question of this table."""
        found = (control.split(":") for control in live_ids(message) if control[0] in ANSWERS)
        return [":".join(parts) for parts in found if parts[1] == str(self.number)]

    def likely(self) -> list[str]:
        """Everybody; first those whom a message has pinged last, then who answered last."""
        pinged = [who for m in reversed(self.local.world.history(self.channel)) for who in m["_pings"]]
        return [*dict.fromkeys(who for who in (*pinged[:1], self._last, *self.people) if who in self.people)]

    # -- playing ------------------------------------------------------------------------------------------

    async def press(self, person: str, message: Json, control: str, **how: float) -> Interaction:
        """Press a control; in a menu choose any option."""
        one = await self.local.press(person, message, control, self._values(message, control), **how)
        self.presses += 1
        if not one.answer:
            self.unanswered += one.id in self.local.world.interactions
        elif one.answer in UPDATE:
            self._note(person, control)
        else:
            self.told[one.told.partition("\n")[0]] += 1
        return one

    def _note(self, person: str, control: str) -> None:
        if control[0] in ANSWERS:
            self._last = person
        if control[0] in "aAc":
            self.accepted = max(self.accepted, int(control.split(":")[2]))

    def _values(self, message: Json, control: str) -> list[str]:
        part = next((p for p in parts(message["components"]) if p.get("custom_id") == control), {})
        options = [option["value"] for option in part.get("options", ())]
        if not options:
            return []
        most = 1 if control[0] == "A" else min(part.get("max_values", 1), len(options))
        return self.luck.sample(options, self.luck.randint(min(1, most), most))

    def choose(self, controls: list[str]) -> str:
        """What to press of an open question's controls."""
        commits = [c for c in controls if c[0] == "c"]
        whole = [c for c in commits if c.split(":")[3] != "0"]
        marks = [c for c in controls if c[0] == "M" or (c[0] == "m" and not _marked(c))]
        if commits and (not marks or whole or self.luck.random() > DECIDED):
            return (whole or commits)[-1]
        return self.luck.choice(marks or controls)

    async def step(self, *, panels: float = 0.0, **how: float) -> bool:
        """Somebody does something; whether it counted. ``panels``: how often the private panel is used."""
        message = self.message
        if message is None:
            return False
        if self.answers(message) and self.luck.random() >= panels:
            return await self._answer_openly(message, **how)
        return await self._answer_in_private(message, **how)

    async def _answer_openly(self, message: Json, **how: float) -> bool:
        for person in self.likely():
            controls = self.answers(message)
            if not controls:
                return True
            one = await self.press(person, message, self.choose(controls), **how)
            if one.answer in UPDATE:
                return True
        return False

    async def _answer_in_private(self, message: Json, **how: float) -> bool:
        seat = next((c for c in live_ids(message) if c == f"t:{self.number}:seat:0"), None)
        for person in self.likely() if seat else ():
            assert seat is not None
            one = await self.press(person, message, seat, **how)
            if one.whispers and await self._answer_on(person, one.whispers[0], **how):
                return True
        return False

    async def _answer_on(self, person: str, panel: Json, **how: float) -> bool:
        """Mark and commit on one's own panel, for as long as it asks; whether it did."""
        counted = False
        for _ in at_most(MOST_STEPS):
            controls = self.answers(panel)
            if not controls:
                break
            control = self.choose(controls)
            one = await self.press(person, panel, control, **how)
            if one.answer not in UPDATE:
                break
            counted |= control[0] in "aAc"
        return counted

    async def step_by_command(self) -> bool:
        """Somebody types the answer to an open question; whether there was one."""
        for person in self.likely():
            if await self._type(person):
                self._last = person
                return True
        return False

    async def _type(self, person: str) -> bool:
        """Choose one of the answers that are suggested; where that is too little, one more and so on."""
        typed = ""
        for _ in at_most(40):
            found = await self.local.suggestions(
                person, self.channel, "choose", "answer", typed, table=self.number
            )
            if not found:
                return False
            answer = self.luck.choice(found)
            one = await self.local.command(
                person, self.channel, "choose", answer=answer["value"], table=self.number
            )
            self.presses += 1
            if any(live_ids(panel) for panel in one.whispers):
                return True
            typed = f"{answer['name']}, "
        return False

    async def play(
        self, wait: Wait, *, until: Until | None = None, commands: bool = False, panels: float = 0.0, **how: float
    ) -> None:
        """Play until something has happened, or to the end; where nobody can do anything time passes."""
        waits, pause = 0, SHORTEST_WAIT
        for _ in at_most(MOST_STEPS):
            if until() if until is not None else self.over:
                return
            if await (self.step_by_command() if commands else self.step(panels=panels, **how)):
                waits, pause = 0, SHORTEST_WAIT
            elif not await self.local.world.stirs(PATIENCE):
                assert waits < MOST_WAITS, f"stands still:\n{words(self.message)}\n{self.told}"
                waits += 1
                wait(pause)
                pause = min(pause * 2, LONGEST_WAIT)


async def opened(local: LocalDiscord, channel: str, people: list[str], seed: int = 1, **options: object) -> Table:
    """A table that these people have opened with ``/new`` and joined."""
    host, *others = people
    one = await local.command(host, channel, "new", **{"pace": "slow", **options})
    table = Table(local, channel, _number(one), people, seed)
    for person in others:
        await table.press(person, _lobby(table), f"t:{table.number}:join:0")
    return table


async def started(local: LocalDiscord, channel: str, people: list[str], seed: int = 1, **options: object) -> Table:
    """The same, started."""
    table = await opened(local, channel, people, seed, **options)
    await table.press(people[0], _lobby(table), f"t:{table.number}:start:0")
    return table


def _number(one: Interaction) -> int:
    """The number of the table that came of ``/new``."""
    found = re.search(r"\bt:(\d+):", " ".join(_all_ids(one)))
    assert found is not None, f"no table was opened: {one.answer} {one.refusals} {one.said}"
    return int(found[1])


def _all_ids(one: Interaction) -> Iterator[str]:
    for message in (one.original, *one.whispers):
        yield from live_ids(message or {})


def _lobby(table: Table) -> Json:
    message = table.message
    assert message is not None
    return message


def _has(message: Json, beginnings: list[str]) -> bool:
    return any(control.startswith(tuple(beginnings)) for control in live_ids(message))


def _marked(control: str) -> bool:
    """Whether a mark is set already, so that pressing it would take it away."""
    _, _, _, mask, index = control.split(":")
    return bool(int(mask, 16) >> int(index) & 1)
