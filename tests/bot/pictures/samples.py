"""Scenes to draw: the usual ones, and the fullest that a game allows."""

from __future__ import annotations

from bot.pictures.scenes import (
    Card,
    CardsSeat,
    CardsTable,
    Course,
    CourseSeat,
    DiceSeat,
    DiceTable,
    Die,
    ExploreSeat,
    ExploreTable,
    Hand,
    Person,
    Place,
    Scene,
    Settling,
    Shot,
)

NAMES = ("Ana", "Budi", "Clara", "Dewi Lestari", "Eko", "Farah", "Gita", "Hendra")
CHARACTERS = (
    *("Willy the Kid", "Rose Doolan", "Suzy Lafayette", "Jourdonnais"),
    *("Bart Cassidy", "Slab the Killer", "Calamity Janet", "Pedro Ramirez"),
)
WIDE = "Wilhelmina Wagenknecht-Mommsen WWW"
FAT = tuple(Person(WIDE, f"Kursi {n + 1}", "Si Penembak Jitu yang Sangat Termasyhur") for n in range(8))
"""Names as wide as they can be."""
FACES = ("arrow", "bulls_eye_2", "dynamite", "beer", "bulls_eye_1")
PEOPLE = tuple(Person(name, f"Seat {n + 1}", CHARACTERS[n]) for n, name in enumerate(NAMES))


def dice(seats: int, *, chosen: bool = False) -> DiceTable:
    """The dice game in its middle: somebody is out, two were shot."""
    roles = {1: "sheriff", 3: "outlaw"}
    reached = {2: (2,), seats - 2: (2,), 1: (1,), seats - 1: (1,), 3: ()}
    return DiceTable(
        tuple(
            DiceSeat(
                PEOPLE[n],
                life=0 if n == 3 else 8 - n,
                most=10 if n == 1 else 8,
                arrows=n % 4,
                out=n == 3,
                role=roles.get(n),
                reached=reached.get(n, ()),
            )
            for n in range(seats)
        ),
        turn=0,
        pile=5,
        rolled=2,
        dice=() if chosen else tuple(Die(face, face == "dynamite") for face in FACES),
        shots=() if chosen else (Shot(0, 2, 1), Shot(0, 1, 2)),
        alt="The table.",
    )


def everything(seats: int) -> DiceTable:
    """The dice game with all modules and as much as can lie on it."""
    full = DiceSeat(
        FAT[0],
        life=10,
        most=12,
        arrows=9,
        role="the_judge",
        reached=(1, 2),
        chief=True,
        rage=11,
        tokens=("duel_wound_beer", "duel_wound_bulls_eye_1", "duel_wound_dynamite", "ghost_times_two"),
    )
    ghost = DiceSeat(PEOPLE[1], 0, 8, out=True, role="deputy", form="ghost", tokens=("ghost_beer",))
    zombie = DiceSeat(PEOPLE[2], 3, 5, out=True, role="zombie", form="zombie", rage=2)
    faces = ("loudmouth_two_bulls_eyes_1", "coward_two_beers", "duel_die_fight", "dynamite", "beer", "gatling")
    return DiceTable(
        (full, ghost, zombie, *(full for _ in range(seats - 3))),
        turn=0,
        pile=9,
        rolls=5,
        rolled=3,
        dice=tuple(Die(face, face == "dynamite") for face in faces),
        shots=(Shot(0, 2, 1), Shot(None, seats - 1, 3), Shot(0, 0, 1)),
        modules=True,
        chief=True,
        hands=(3, 5),
        rage=("bulls_eye_2", "gatling"),
    )


def fat_dice(seats: int) -> DiceTable:
    """The dice game without modules, everything as large as it can be."""
    one = DiceSeat(FAT[0], life=11, most=11, arrows=9, role="sheriff", reached=(1, 2))
    return DiceTable(
        (one,) * seats,
        turn=seats - 1,
        pile=9,
        rolls=5,
        rolled=5,
        dice=tuple(Die(face, locked=True) for face in FACES),
        shots=tuple(Shot(seats - 1, n, 3) for n in range(seats)),
    )


SNIPER = Card("sniper_rifle", "Sniper Rifle", "8", "spades", blue=True, reach=5)
MISSED = Card("missed", "Missed!", "10", "clubs")
CARDS = (
    Card("attack", "Attack!", "7", "clubs"),
    Card("attack", "Attack!", "K", "hearts"),
    Card("missed", "Missed!", "J", "clubs", dim=True),
    Card("first_aid_card", "First Aid", "9", "hearts", dim=True),
    SNIPER,
    Card("herd", "Herd of Walkers", "A", "diamonds"),
    Card("duel_card", "Duel", "J", "spades"),
    Card("captured", "Captured", "4", "hearts", blue=True),
    Card("rv", "RV", "Q", "hearts", blue=True),
    Card("medical_supplies", "Persediaan Medis", "10", "hearts"),
    Card("surprise_attack", "Surprise Attack", "10", "diamonds"),
    Card("weapons_cache", "Weapons Cache", "3", "hearts"),
)


def cards(seats: int) -> CardsTable:
    """The card game: the last seat has shot at the first one."""
    return CardsTable(
        tuple(
            CardsSeat(
                PEOPLE[n],
                life=0 if n == 2 else 4 - n % 3,
                most=5 if n == 0 else 4,
                hand=n * 2,
                weapon="hatchet" if n % 2 else "rifle",
                reach=1 if n % 2 else 3,
                in_play=("scope", "riot_gear")[: n % 3],
                out=n == 2,
                role={0: "leader", 2: "savior"}.get(n),
                away=None if n == seats - 1 else 1 + n % 3,
                near=n == 0,
            )
            for n in range(seats)
        ),
        turn=seats - 1,
        deck=44,
        settling=Settling(CARDS[0], seats - 1, 0),
        asked=(0,),
        alt="The table.",
    )


def fat_cards(seats: int) -> CardsTable:
    """The card game, everything as large as it can be."""
    play = ("scope", "riot_gear", "rv", "captured", "contagion")
    one = CardsSeat(FAT[0], 5, 6, 12, "machine_gun", 5, play, role="leader", away=4, near=True)
    return CardsTable((one,) * seats, turn=1, deck=78, top=CARDS[9], asked=tuple(range(seats)))


def explore(seats: int, *, thrown: bool = False) -> ExploreTable:
    """The exploring game; several stashes are equal."""
    stashes = (4, 9, 3, 9, 10, 9, 0, 14)
    return ExploreTable(
        tuple(ExploreSeat(PEOPLE[n], stashes[n]) for n in range(seats)),
        turn=0,
        place=Place("Watchtower", 6, 4, bites=1, supplies=2, placed=("orange_2",)),
        dice=(("yellow", 6), ("orange", 2), ("red", 2), ("black", 1)),
        cubes=2,
        front=5,
        deck=30,
        thrown=("red_2", "red_0", "blue_plus_1") if thrown else (),
        alt="The table.",
    )


def fat_explore(seats: int) -> ExploreTable:
    """The exploring game, everything as large as it can be; all stashes are equal."""
    faces = tuple(f"{colour}_{n}" for colour in ("yellow", "orange", "red", "black") for n in (4, 5, 6))
    return ExploreTable(
        tuple(ExploreSeat(FAT[n], 15) for n in range(seats)),
        turn=seats - 1,
        place=Place("Pusat Perbelanjaan yang Terbakar Habis", 20, 19, bites=3, supplies=15, placed=faces),
        dice=(("yellow", 6), ("orange", 3), ("red", 2), ("black", 1)),
        cubes=0,
        front=15,
        deck=40,
        thrown=("black_3", "red_2", "red_3", "blue_x2"),
    )


def event() -> ExploreTable:
    """An event, and nothing in front yet."""
    table = explore(4)
    place = Place("Ambush", event=True)
    return ExploreTable(table.seats, 1, place, table.dice, cubes=3, front=0, deck=12)


def turning() -> ExploreTable:
    """Before the next card is turned."""
    table = explore(3)
    return ExploreTable(table.seats, 2, None, table.dice, cubes=3, front=0, deck=12)


def course(seats: int) -> Course:
    """A game that is over: of those with an odd number nobody lives."""
    return Course(
        tuple(
            CourseSeat(
                PEOPLE[n],
                tuple(max(0, 8 - turn * (n + 1) // 4) if n % 2 else 8 - turn * n // 14 for turn in range(15)),
                won=n % 2 == 0,
                out=n % 2 == 1 and n > 1,
                badge=("sheriff", "outlaw", "deputy", "renegade")[n % 4],
            )
            for n in range(seats)
        ),
        alt="How it went.",
    )


def flat_course(seats: int) -> Course:
    """All lines lie over one another, and all fall in one turn."""
    return Course(tuple(CourseSeat(FAT[n], (12, 12, 0), won=False, out=True, badge="rival") for n in range(seats)))


def supplies() -> Course:
    """How an exploring game went."""
    values = ((0, 0, 4, 4, 9, 15), (0, 3, 3, 8, 8, 8), (0, 0, 0, 2, 2, 5))
    return Course(
        tuple(CourseSeat(Person(NAMES[n], ""), values[n], won=n == 0) for n in range(3)), measure="supply"
    )


SCENES: dict[str, Scene] = {
    **{f"dice-{n}": dice(n) for n in range(3, 9)},
    "dice-chosen-5": dice(5, chosen=True),
    **{f"dice-everything-{n}": everything(n) for n in range(3, 9)},
    **{f"dice-fat-{n}": fat_dice(n) for n in range(3, 9)},
    **{f"cards-{n}": cards(n) for n in range(4, 8)},
    **{f"cards-fat-{n}": fat_cards(n) for n in range(4, 8)},
    **{f"hand-{n}": Hand(CARDS[:n], "Your hand.") for n in range(13)},
    **{f"explore-{n}": explore(n) for n in (2, 4, 5, 8)},
    "explore-thrown": explore(4, thrown=True),
    **{f"explore-fat-{n}": fat_explore(n) for n in (2, 4, 8)},
    "explore-event": event(),
    "explore-turning": turning(),
    **{f"course-{n}": course(n) for n in (3, 5, 8)},
    **{f"course-flat-{n}": flat_course(n) for n in (3, 8)},
    "course-supplies": supplies(),
}
"""Every kind of picture by its name."""
