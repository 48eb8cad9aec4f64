"""A table of BANG! The Dice Game in the middle of play, for tests that read as play.

Seats are written as in a report: role, character (left out: one without ability), life and maximum, arrows. A
character is called as in the base game in every edition; a second Renegade gets the second card::

    t = table("sheriff calamity-janet 6/10 a1", "outlaw 8/8 a3", "renegade out", "outlaw 7/8", pile=1)
    t.roll("A A G 1 D")      # the seat in turn rolls this (arrow, dynamite, bull's eyes, beer, gatling)
    t.again("G B", 0, 1)     # rolls dice 0 and 1 again, and this comes up
    t.stop()
    t.aim(2)                 # the shot or beer that is asked about is for seat 2

With modules a seat also says what they have put in front of it, and other dice have other faces::

    t = table("deputy 6/7 a2 chief card=the-good", "outlaw 8/8 rage=beer wounds=be1", ..., modules=("rage",))
    t.coming("A 1 bullet 22 G", *"base base loudmouth base base".split())    # what is rolled next, by these dice
    t.pick(Kind("loudmouth"))    # the option of the one question that is open
    t.close()                    # nobody acts in the window
    t.reveal(2, "the-doc")       # seat 2 does
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.core.ask import TAKE_BACK, Answers, Seat
from rules.core.errors import Reason
from rules.dice.base import BASE
from rules.dice.game import DiceGame
from rules.dice.modules import in_order, with_modules
from rules.dice.options import Arrow, Die, Number, Reveal, Target
from rules.dice.play import Character, Edition
from rules.dice.state import BASE_FACES, Face, Player, Role, State
from rules.dice.view import DiceView
from tests.rules.table import RolesTable

FACES = {
    **dict(zip("AD12BG", BASE_FACES, strict=True)),
    "11": Face.BE1X2,
    "22": Face.BE2X2,
    "BB": Face.BEERX2,
    "GG": Face.GATLINGX2,
    **{face.value: face for face in (Face.BULLET, Face.BROKEN, Face.WHISKEY, Face.DUEL)},
}
NOBODY = "nobody"
TURN = 7
PLAYED = BASE
"""The edition that tables are of; see ``conftest.py``."""


def edition(base: Edition) -> Edition:
    """The edition with one more character, who has no ability."""
    return replace(base, characters={**base.characters, NOBODY: Character(NOBODY, 8)})


def table(
    *seats: str,
    pile: int | None = None,
    active: Seat = 0,
    base: Edition | None = None,
    modules: Sequence[str] = (),
    **box: object,
) -> Table:
    """A table as written; the pile holds all arrows that nobody has unless the test says otherwise.

    ``box`` is what ``modules`` have put on the table besides what lies in front of a seat.
    """
    plain = base or PLAYED
    base = with_modules(plain, modules)
    players = [player(text, base) for text in seats]
    for second in [p for p in players if p.role is Role.RENEGADE][1:]:
        second.role = base.roles[8][-1]
    rest = base.arrows - sum(p.arrows for p in players)
    state = State(players, rest if pile is None else pile, active, turn=TURN - 1, modules=in_order(modules))
    for seat, text in enumerate(seats):
        put(state, seat, text)
    if box:
        state.lay(**box)
    return Table(state, edition(plain))


def put(state: State, seat: Seat, text: str) -> None:
    """What modules have put in front of a seat: the words of its text that have a ``=``, and ``chief``."""
    words = text.split()
    if "chief" in words:
        state.lay(chief=seat)
    own: dict[str, object] = {}
    for name, value in (word.split("=") for word in words if "=" in word):
        match name:
            case "card" | "form":
                own[name] = value
            case "side":
                own[name] = Role(value)
            case "used":
                own[name] = bool(value)
            case "rage":
                own[name] = tuple(value.split(","))
            case "wounds":
                own[name] = tuple(map(Face, value.split(",")))
    if own:
        state.put(seat, **own)


def player(text: str, base: Edition) -> Player:
    """``role [character] life/maximum [a<arrows>]``, or ``role [character] out`` for one eliminated before."""
    role, *words = [word for word in text.split() if word != "chief" and "=" not in word]
    shown = role == Role.SHERIFF or "shown" in words
    words = [word for word in words if word != "shown"]
    names = {character.power: key for key, character in base.characters.items()}
    character = names[words.pop(0)] if words[0] in names else NOBODY
    if words == ["out"]:
        return Player(Role(role), character, 0, 8, shown=True, fell=TURN - 2)
    life, most = map(int, words[0].split("/"))
    arrows = int(words[1].removeprefix("a")) if words[1:] else 0
    return Player(Role(role), character, life, most, shown, arrows)


class Table(RolesTable):
    """What lies on the table and what is asked; each method is something a player does."""

    state: State
    game: DiceGame

    def __init__(self, state: State, edition: Edition) -> None:
        super().__init__(state, DiceGame("dice", edition))

    # -- doing ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The turn begins."""
        self._script = self._unit()
        self._go(None)

    def roll(self, faces: str) -> None:
        """The first roll of a turn that asks nothing before it."""
        self.coming(faces)
        self.begin()
        assert not self.luck.coming

    def again(self, faces: str, *dice: int) -> None:
        """These dice are rolled again."""
        self.coming(faces, *[self.state.dice[index] for index in dice])
        self.say("dice.reroll", *map(self.die, dice))
        assert not self.luck.coming

    def stop(self) -> None:
        """The dice are kept as they are."""
        self.say("dice.reroll")

    def aim(self, *seats: Seat) -> None:
        """The dice that are asked about, one after the other, are for these seats."""
        for seat in seats:
            self.say(self.ask.key, Target(seat))

    def double(self, seat: Seat) -> None:
        """The shot that is asked about hits this seat twice, for a beer."""
        self.say("dice.shoot", Target(seat, double=True))

    def take_back(self) -> None:
        """The answer before is taken back."""
        self.say(self.ask.key, TAKE_BACK)

    def first_roll_after(self, seat: Seat, faces: str) -> None:
        """The gain at the start of the turn goes to this seat, then the dice are rolled."""
        self.coming(faces)
        self.aim(seat)

    def coming(self, faces: str, *kinds: str) -> None:
        """What is rolled next, with dice of these kinds; unsaid, those that a turn is rolled with."""
        edition, shown = self.game.edition_of(self.state.modules), faces.split()
        dice = zip(kinds or edition.hand[: len(shown)], shown, strict=True)
        self.luck.coming += [edition.sides[kind].index(FACES[face]) for kind, face in dice]

    def pick(self, *options: object) -> None:
        """These options of the one question that is open."""
        self.say(self.ask.key, *options)
        assert not self.luck.coming

    def close(self) -> None:
        """Nobody acts in the window that is open."""
        assert self.question is not None
        assert self.question.window
        self._go({})

    def reveal(self, seat: Seat, card: str) -> None:
        """A seat acts in the window that is open, by showing this role card."""
        assert self.question is not None
        assert self.question.window
        (ask,) = [ask for ask in self.question.asks if ask.seat == seat]
        self._go({seat: ask.pick((ask.index(Reveal(card)),))})

    def take(self, count: int) -> None:
        """So many, for a question how many."""
        self.say(self.ask.key, Number(count))

    def put_back(self, *owners: Seat) -> None:
        """An arrow of each of these seats goes back."""
        arrows = [Arrow(seat, owners[:n].count(seat) + 1) for n, seat in enumerate(owners)]
        self.say("kit.arrows", *arrows)

    # -- looking ----------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str | None:
        """The key of what is asked, ``None`` when the turn is over."""
        return None if self.question is None else self.question.key

    @property
    def window(self) -> str | None:
        """The key of the window that is open."""
        return self.question.key if self.question is not None and self.question.window else None

    @property
    def holders(self) -> list[Seat]:
        """The seats that could act in the window that is open."""
        assert self.question is not None
        return [ask.seat for ask in self.question.asks]

    @property
    def targets(self) -> list[Seat]:
        """The seats that may be chosen."""
        return [option.seat for option in self.ask.options if isinstance(option, Target) and not option.double]

    @property
    def arrows(self) -> list[int]:
        return [player.arrows for player in self.state.players]

    @property
    def pile(self) -> int:
        return self.state.pile

    def why_not(self, option: object) -> Reason:
        """The reason why an option is closed."""
        return next(closed.reason for closed in self.ask.closed if closed.option == option)

    def die(self, index: int) -> Die:
        """The die at this place, as an option."""
        return Die(index, self.state.faces[index])

    def view(self, seat: Seat | None) -> DiceView:
        return self.game.view(self.state, seat)

    def row(self, rule: str) -> str:
        """The ledger row by which this edition has a rule of the base game."""
        return self.game.edition.rows.get(rule, rule)

    # -- inside -----------------------------------------------------------------------------------------------

    def _go(self, answers: Answers | None) -> None:
        assert self._script is not None
        try:
            self.question = self._script.send(answers)
        except StopIteration:
            self.question = None
