"""What a turn is played with: an edition's data and steps, the turn itself, and what a character may change.

An edition is data (characters, dice, roles), a few named switches, and the steps of a turn in the order of
its rulebook. A module makes a new edition from another with :func:`dataclasses.replace`: more data, another
step in a list. It changes no step that is already there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import ClassVar, TypeAlias

from rules.core.ask import Script, Seat
from rules.core.chance import Chance
from rules.core.errors import Reason
from rules.core.log import Event, Log
from rules.dice.options import Die, Target, die
from rules.dice.places import Distances
from rules.dice.state import Cause, Face, Phase, Player, Role, State

Step: TypeAlias = Callable[["Play"], Awaitable[None]]
RollStep: TypeAlias = Callable[["Play", "Roll"], Awaitable[None]]
BatchStep: TypeAlias = Callable[["Play", "Batch"], Awaitable[None]]
GainStep: TypeAlias = Callable[["Play", "Gains"], Awaitable[None]]
Taken: TypeAlias = Callable[["Play", Seat], Awaitable[None]]
"""Arrows were taken: by whom."""
Returned: TypeAlias = Callable[["Play", Seat, Seat], Awaitable[None]]
"""Arrows went back: whose, and by whose doing."""
DealStep: TypeAlias = Callable[["Edition", State, Chance], None]
Told: TypeAlias = Callable[[State, Log, Seat], None]
HasTurn: TypeAlias = Callable[["Play", Seat], bool]
Turn: TypeAlias = tuple[Callable[["Play"], bool], tuple[Step, ...]]
"""Another kind of turn: whose it is, and its steps."""
Unit: TypeAlias = tuple[Callable[[State], bool], Callable[["Play"], Script[None]]]
"""Something that is played instead of a turn: when, and what."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The data, steps and switches of one edition.

    ``roles`` are the roles for each number of players. ``hand`` are the kinds of the dice a turn is rolled
    with, ``sides`` the six faces of each kind, ``symbols`` the results that a face counts as.

    ``turn`` are the steps of a turn. ``opening`` come before the steps of a turn of any kind, ``after`` at the
    end of every turn, also if its player was eliminated, unless the game has ended. ``any_roll`` come after a
    roll of any kind, before it takes effect, ``roll`` are its effects, ``last`` come when the roller is done.
    ``batch`` are the steps of losses that come together, ``gain`` those of gains. ``taken`` and ``returned``
    follow arrows that leave the pile or come back to it. ``deal`` come when roles and characters are dealt,
    ``told`` when a seat is told its role.

    ``turns`` are other kinds of turns, ``units`` what is played instead of a turn, ``forms`` what an eliminated
    player may become. ``has_turn`` says who is next: the first seat clockwise for which any of them is true.

    ``modules`` are those that have been or are being added. ``fallen_keep_places``: whoever was eliminated this
    turn is still counted as a place (DG-BE-4).

    ``rows`` are the ledger's rows of the base game that this edition has under other ids.
    """

    characters: Mapping[str, Character]
    roles: Mapping[int, tuple[Role, ...]]
    hand: tuple[str, ...]
    sides: Mapping[str, tuple[Face, ...]]
    symbols: Mapping[Face, tuple[Face, ...]]
    arrows: int
    turn: tuple[Step, ...]
    roll: tuple[Step, ...]
    batch: tuple[BatchStep, ...]
    fallen_keep_places: bool
    gain: tuple[GainStep, ...]
    after: tuple[Step, ...]
    has_turn: tuple[HasTurn, ...]
    opening: tuple[Step, ...] = ()
    any_roll: tuple[RollStep, ...] = ()
    last: tuple[Step, ...] = ()
    taken: tuple[Taken, ...] = ()
    returned: tuple[Returned, ...] = ()
    deal: tuple[DealStep, ...] = ()
    told: tuple[Told, ...] = ()
    turns: tuple[Turn, ...] = ()
    units: tuple[Unit, ...] = ()
    forms: Mapping[str, Character] = field(default_factory=dict)
    modules: tuple[str, ...] = ()
    rows: Mapping[str, str] = field(default_factory=dict)

    def character(self, state: State, seat: Seat) -> Character:
        """What a player can do: by the character, or by what the player has become."""
        form = state.own(seat).form
        return self.forms[form] if form else self.characters[state.players[seat].character]

    def cast(self, state: State) -> list[Character]:
        """What each player can do."""
        if state.modules and any(own.form for own in state.box.seats):
            return [self.character(state, seat) for seat in range(len(state.players))]
        return [self.characters[player.character] for player in state.players]

    def fallen(self, state: State) -> list[Seat]:
        """The eliminated who still occupy a place when places are counted, never the Ghost (OS5-PLACE-1)."""
        turn = state.turn
        if not self.fallen_keep_places or not turn:
            return []
        fallen = [seat for seat, player in enumerate(state.players) if player.fell == turn]
        return [seat for seat in fallen if seat != state.box.ghost] if fallen else fallen

    def row(self, rule: str) -> str:
        """The ledger row by which this edition has a rule of the base game."""
        return self.rows.get(rule, rule)

    def cited(self, log: Log) -> Log:
        """``log``, told by the ids that this edition has for its rules."""
        return Citing(log, self.rows) if self.rows else log


class Citing(Log):
    """Adds to another log, with other ids for the ledger's rows."""

    def __init__(self, log: Log, rows: Mapping[str, str]) -> None:
        self.entries, self._rows = log.entries, rows

    def add(self, rule: str | None, event: Event) -> None:
        """Something happened for all to see."""
        super().add(self._id(rule), event)

    def tell(self, rule: str | None, seats: Iterable[Seat], event: Event, *, others: Event | None = None) -> None:
        """Something happened that only some may see."""
        super().tell(self._id(rule), seats, event, others=others)

    def _id(self, rule: str | None) -> str | None:
        return None if rule is None else self._rows.get(rule, rule)


@dataclass(slots=True)
class Play:
    """A turn being played, and what holds only as long as it lasts; that is not stored, for a unit is run again.

    ``rolled`` are the dice of the roll just made. ``fixed`` are faces to which dice are turned before the first
    roll. ``bound``: the faces must be accepted. ``harmless``: rolls take no effect. ``lost`` are the life points
    that each seat has lost, ``once`` what may be done once a turn and was. ``next`` is whose turn comes next,
    if not whoever sits next.
    """

    edition: Edition
    state: State
    chance: Chance
    log: Log
    rolled: tuple[int, ...] = ()
    fixed: dict[int, Face] = field(default_factory=dict)
    bound: bool = False
    harmless: bool = False
    lost: dict[Seat, int] = field(default_factory=dict)
    once: set[tuple[str, Seat]] = field(default_factory=set)
    next: Seat | None = None
    cast: list[Character] = field(init=False)

    def __post_init__(self) -> None:
        self.cast = self.edition.cast(self.state)

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.state.players[self.state.active]

    def character(self, seat: Seat) -> Character:
        """The character of ``seat``, or what it has become."""
        return self.cast[seat]

    def become(self, seat: Seat, form: str) -> None:
        """What ``seat`` can do is no longer what is printed on its character."""
        self.state.put(seat, form=form)
        self.cast[seat] = self.edition.character(self.state, seat)

    @property
    def over(self) -> bool:
        """Whether nothing more happens in this turn: the game has ended or its player was eliminated in it."""
        state = self.state
        return state.outcome is not None or state.players[state.active].fell == state.turn

    def shows(self, *symbols: Face) -> list[Die]:
        """The dice and cards that show one of ``symbols``, left to right, as often as they show it."""
        found = []
        for index, face in enumerate(self.state.faces):
            for symbol in self.edition.symbols[face]:
                if symbol in symbols:
                    found.append(die(index, symbol))
        if self.state.box.open:
            found += [one for one in beside(self.state.box.open, len(self.state.faces)) if one.face in symbols]
        return found

    def results(self, *symbols: Face) -> list[Die]:
        """What of :meth:`shows` takes effect: a wound cancels one result of its symbol on a die (UA1-WOUND-3)."""
        found = self.shows(*symbols)
        return self.uncancelled(found) if self.state.modules else found

    def uncancelled(self, found: list[Die]) -> list[Die]:
        """What is left of these results once they take effect; dynamite is never cancelled (UA1-WOUND-4)."""
        state = self.state
        for wound in state.own(state.active).wounds if state.phase is Phase.RESOLVING else ():
            cancelled = [one for one in found if one.face is wound and one.index < len(state.faces)]
            if cancelled and wound is not Face.DYNAMITE:
                found.remove(cancelled[0])
        return found

    def count(self, symbol: Face) -> int:
        """How many results of ``symbol`` take effect, see :meth:`results`."""
        found = self.count_among(self.state.faces, symbol)
        return found if not self.state.modules else found - self.cancelled(found, symbol) + self.on_cards(symbol)

    def cancelled(self, found: int, symbol: Face) -> int:
        """How many of so many results on dice a wound cancels, once they take effect; never dynamite."""
        state = self.state
        wounded = state.phase is Phase.RESOLVING and symbol in state.own(state.active).wounds
        return int(found > 0 and wounded and symbol is not Face.DYNAMITE)

    def on_cards(self, symbol: Face) -> int:
        """How many results of ``symbol`` the revealed cards show."""
        cards = self.state.box.open
        return [one.face for one in beside(cards, 0)].count(symbol) if cards else 0

    def dynamites(self) -> int:
        """How many dynamites count; a wound adds one (UA1-WOUND-4)."""
        found, state = self.count_among(self.state.faces, Face.DYNAMITE), self.state
        if not state.modules:
            return found
        return found + self.on_cards(Face.DYNAMITE) + state.own(state.active).wounds.count(Face.DYNAMITE)

    def count_among(self, faces: Iterable[Face], symbol: Face) -> int:
        """How many results of ``symbol`` these faces count as."""
        return [*chain.from_iterable(map(self.edition.symbols.__getitem__, faces))].count(symbol)

    def reason(self, key: str, rule: str, *args: tuple[str, str | int]) -> Reason:
        """Why something may not be done, by the ledger row of the edition that is played."""
        return Reason(key, args, self.edition.row(rule))

    def living(self) -> list[Seat]:
        """The seats still in the game, clockwise from the active player, himself first."""
        return self.state.clockwise(self.state.active)

    def others(self) -> list[Seat]:
        """The living players other than the active one, clockwise from him (DG-CHAR-OTHER-1)."""
        return self.state.others(self.state.active)


@lru_cache(maxsize=1024)
def beside(cards: tuple[str, ...], dice: int) -> tuple[Die, ...]:
    """The symbols of revealed cards; their places are those after so many ``dice`` (UA2-RAGE-6)."""
    symbols = [Face(symbol) for card in cards for symbol in card.split()]
    return tuple([die(place, symbol) for place, symbol in enumerate(symbols, dice)])


@dataclass(slots=True)
class Batch:
    """Losses that come together, because of ledger row ``rule`` (DG-BATCH-1).

    ``by`` is the player who causes them, ``None`` if nobody does. ``due`` are the points that each seat is to
    lose, ``lost`` those really lost, ``out`` the seats eliminated by it, each clockwise from the active player.
    ``used`` is how many results were used for it.
    """

    cause: Cause
    rule: str
    by: Seat | None
    due: dict[Seat, int]
    lost: dict[Seat, int] = field(default_factory=dict)
    out: list[Seat] = field(default_factory=list)
    used: int = 0


@dataclass(slots=True)
class Gains:
    """Life points that are gained together, because of ledger row ``rule``; ``why`` and ``by`` as in the event."""

    rule: str
    why: str
    by: Seat
    due: dict[Seat, int]


@dataclass(slots=True)
class Roll:
    """Dice that ``seat`` has thrown and that have not taken effect yet.

    ``faces`` are those of all dice in hand, of these ``kinds``, and may be changed. ``of_turn``: they are the
    dice of a turn and not the one of a duel.
    """

    seat: Seat
    kinds: list[str]
    faces: list[Face]
    of_turn: bool = True


@dataclass(frozen=True, slots=True)
class Character:
    """A character without an ability. ``life`` are the printed life points (DG-CHAR-LIFE).

    ``power`` is what the character can do, by the name of whoever can do it in the base game.
    """

    key: str
    life: int
    power: str = ""

    rolls: ClassVar[int] = 3
    """Rolls in a turn (DG-TURN-3)."""
    gatlings: ClassVar[int] = 3
    """Gatlings that fire the Gatling Gun (DG-GAT-1)."""
    distances: ClassVar[Mapping[Face, Distances]] = {Face.BE1: (1,), Face.BE2: (2,)}
    """How many places away each bull's eye hits (DG-BE1-1, DG-BE2-1)."""
    extra: ClassVar[str] = ""
    """The kind of dice that the owner adds to his hand and does not swap (OS4-CHAR-JOSE-1, OS4-CHAR-JOE-1)."""
    arrows_wait: ClassVar[bool] = False
    """Whether arrows that are rolled are taken only when the owner is done rolling (OS4-CHAR-BILL-1)."""
    uses: ClassVar[int] = 1
    """How often the owner uses each beer (UA3-GREG-1)."""
    rage: ClassVar[int] = 1
    """How many Rage cards the owner draws to keep one (UA3-PIXIE-1)."""

    def locks(self, face: Face) -> bool:
        """Whether a die that shows ``face`` may not be rolled again (DG-TURN-9)."""
        return face is Face.DYNAMITE

    def aims(self, play: Play, targets: list[Target]) -> list[Target]:
        """What the owner may do with the bull's eye that could hit ``targets``."""
        return targets

    def beer(self, life: int) -> int:
        """What a beer of his own gives the owner, who has ``life`` as his beer step begins (DG-BEER-1)."""
        return 1

    async def at_start(self, play: Play, me: Seat) -> None:
        """Before the owner's first roll."""

    async def at_end(self, play: Play, me: Seat) -> None:
        """After the last step of the owner's turn."""

    async def arrows_in_hand(self, play: Play, me: Seat, count: int, *, chief: bool) -> bool:
        """The owner has taken arrows of a roll, the Chief's among them or not; whether he did what he may do once.

        It is called before the attack if these were the last of the pile, and for the last arrows of the roll.
        """
        return True

    async def after_roll(self, play: Play, me: Seat) -> None:
        """A roll of the owner's turn has taken effect."""

    async def done_rolling(self, play: Play, me: Seat) -> None:
        """The owner is done rolling, and the dice are not resolved yet."""

    async def after_gatling(self, play: Play, me: Seat) -> None:
        """After the owner's gatlings, whether or not they fired the gun."""

    async def after_challenge(self, play: Play, me: Seat) -> None:
        """The owner has passed a Duel die to an opponent, and it is not rolled yet."""

    async def rolls_duel_again(self, play: Play, me: Seat, face: Face) -> bool:
        """Whether the owner rolls the die again with which he would lose a duel that he started."""
        return False

    async def keeps(self, play: Play, me: Seat, cards: tuple[str, ...]) -> str:
        """Which of the Rage cards that the owner has drawn stays in his hand."""
        return cards[0]

    async def before_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """The owner is to lose ``batch.due[me]`` life points, at least one, and may lower it."""

    async def after_losing(self, play: Play, me: Seat, batch: Batch) -> None:
        """The owner has lost ``batch.lost[me]`` life points, at least one."""

    async def react(self, play: Play, me: Seat, batch: Batch) -> None:
        """Losses and eliminations of ``batch`` are done, the owner's own perhaps among them."""
