"""What an edition or a module can change without touching the rules that are there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core.ask import window
from rules.dice.base import BASE
from rules.dice.batch import eliminations
from rules.dice.options import Die
from rules.dice.play import Batch, Edition, Play
from rules.dice.resolve import dynamite
from rules.dice.state import Face
from rules.dice.verbs import gain_life
from tests.rules.dice.table import table

FOUR = ("sheriff 5/10", "outlaw 8/8", "renegade 8/8", "outlaw 8/8")


def inserted(steps: tuple[object, ...], step: object, before: object) -> tuple[object, ...]:
    at = steps.index(before)
    return (*steps[:at], step, *steps[at:])


@pytest.mark.rule("DG-BE-4")
def test_an_edition_may_skip_the_fallen_at_once() -> None:
    skipping = replace(BASE, fallen_keep_places=False)
    seats = ("sheriff 7/10 a1", "outlaw 1/8 a2", "renegade 6/8 a2", "outlaw 6/8 a2", "deputy 6/8 a1")
    t = table(*seats, pile=1, base=skipping)
    t.roll("A 1 2 D D")
    t.stop()
    assert (t.out, t.targets, t.view(0).fallen) == ([1], [2, 4], ())


def test_a_face_may_count_as_two_results() -> None:
    """A double beer, given to two players; the symbols of other dice come the same way."""
    doubled = replace(BASE, symbols={**BASE.symbols, Face.GATLING: (Face.BEER, Face.BEER)})
    t = table("sheriff 5/10", "outlaw 5/8", "renegade 8/8", "outlaw 8/8", base=doubled)
    t.roll("G D D A A")
    t.stop()
    t.aim(0, 1)
    assert t.life[:2] == [6, 6]


def test_a_turn_may_be_rolled_with_other_dice() -> None:
    cowardly = replace(BASE, hand=("base", "coward"), sides={**BASE.sides, "coward": (Face.BEER,) * 6})
    t = table(*FOUR, base=cowardly)
    t.roll("D B")
    assert t.state.faces == [Face.DYNAMITE, Face.BEER]
    assert t.state.dice == ["base", "coward"]
    assert t.ask.options == (Die(1, Face.BEER),)


def test_a_module_may_add_a_step_to_the_turn() -> None:
    async def whiskey(play: Play) -> None:
        await gain_life(
            play, "UA1-WHISKEY-1", play.state.active, play.count(Face.ARROW), "whiskey", play.state.active
        )

    order = inserted(BASE.turn, whiskey, dynamite)
    t = table(*FOUR, base=replace(BASE, turn=order))  # type: ignore[arg-type]
    t.roll("A A D D G")
    t.stop()
    assert t.life[0] == 7


def test_a_step_after_each_roll_is_not_played_by_an_eliminated_roller() -> None:
    async def whiskey(play: Play) -> None:
        await gain_life(play, "UA1-WHISKEY-1", play.state.active, 1, "whiskey", play.state.active)

    module = replace(BASE, roll=(*BASE.roll, whiskey))
    t = table("sheriff 5/10", *FOUR[1:], base=module)
    t.roll("A D D G G")
    assert t.life[0] == 6
    t = table("outlaw 1/8 a1", "sheriff 8/10 a7", *FOUR[2:], pile=1, base=module)
    t.roll("A D D G G")
    assert (t.out, t.life[0]) == ([0], 0)


def test_a_module_may_open_a_window_before_eliminations() -> None:
    async def rescue(play: Play, batch: Batch) -> None:
        dying = [seat for seat in batch.lost if play.state.players[seat].life == 0]
        if dying and (used := await window("rescue", {2: [True]})):
            play.state.players[dying[0]].life = 2 if used[1] else 0

    t = table(*FOUR[:3], "outlaw 1/8", base=with_batch_step(rescue))
    t.roll("G G G D D")
    t.stop()
    assert (t.asked, t.ask.seat) == ("rescue", 2)
    t.say("rescue", True)
    assert (t.life[3], t.out) == (2, [])


@pytest.mark.rule("DG-BATCH-1", "DG-CHAR-GRINGO-1")
def test_a_shooter_whom_a_module_eliminates_in_his_own_batch_takes_no_penalty_arrow() -> None:
    async def ricochet(play: Play, batch: Batch) -> None:
        if play.state.active not in batch.lost:
            play.me.life, batch.lost[play.state.active] = 0, play.me.life

    seats = ("renegade 5/8", "outlaw el-gringo 7/7", "sheriff 8/10", "outlaw 8/8")
    t = table(*seats, base=with_batch_step(ricochet))
    t.roll("G G G D D")
    t.stop()
    assert (t.out, t.life[1], t.arrows) == ([0], 6, [0, 0, 0, 0])


def with_batch_step(step: object) -> Edition:
    return replace(BASE, batch=inserted(BASE.batch, step, eliminations))  # type: ignore[arg-type]


def test_a_character_without_an_entry_among_the_abilities_is_plain() -> None:
    nobody = table(*FOUR).game.edition.characters["nobody"]
    assert (nobody.rolls, nobody.gatlings, nobody.beer(1)) == (3, 3, 1)
