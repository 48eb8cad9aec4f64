from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import Any

import pytest

from bot.simulate import add_arguments, brains_of, luck_of, main, play, simulate
from rules.core.errors import CannotStart
from rules.core.game import AnyGame
from rules.dice.base import BASE
from rules.dice.game import DiceGame
from rules.games import GAMES
from tests.poll import POLL, PollOptions

DICE = GAMES["dice"]


def run(line: str, games: Mapping[str, AnyGame] = GAMES) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return main(parser.parse_args(line.split()), games)


def numbers(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    assert run(f"{line} --json") == 0
    parsed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return parsed


def test_a_game_is_played_to_its_end() -> None:
    played = play(DICE, DICE.options_type(), luck_of(1, 0), brains_of(DICE, ["random"] * 5, 1, 0))
    assert played.decisions >= played.turns > 0
    assert sum(len(place) for place in played.result.places) == 5
    assert sorted(identity["role"] for identity in played.identities) == [
        "deputy", "outlaw", "outlaw", "renegade", "sheriff",
    ]  # fmt: skip


def test_windows_and_secret_votes_are_played_as_well() -> None:
    summary = simulate(POLL, PollOptions(), ["random"] * 4, range(20), seed=1)
    assert (summary.games, summary.seats["role"]["voter"]) == (20, 80)
    assert summary.turns > 40, "some rounds are cancelled, so more than two a game are played"


def test_a_number_of_seats_that_the_game_refuses_cannot_start() -> None:
    with pytest.raises(CannotStart):
        play(DICE, DICE.options_type(), luck_of(1, 0), brains_of(DICE, ["random"] * 2, 1, 0))


def test_the_same_seed_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (
        numbers(capsys, f"dice --players 4 --games 5 --brains random --seed {seed}") for seed in (7, 7, 8)
    )
    for each in (first, again, other):
        assert each.pop("decisions_per_second") > 0
        each.pop("seed")
    assert first == again != other


def test_every_seat_is_counted_once_by_role_and_by_character(capsys: pytest.CaptureFixture[str]) -> None:
    found = numbers(capsys, "dice --players 6 --games 4 --brains random")
    for kind in ("role", "character"):
        assert sum(row["seats"] for row in found["wins"][kind].values()) == 24
    wins = [sum(row["wins"] for row in found["wins"][kind].values()) for kind in ("role", "character")]
    assert wins[0] == wins[1] > 0


def test_people_get_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("dice --games 2 --brains random") == 0
    out = capsys.readouterr().out
    for words in ("mean turns", "decisions per second", "role", "Sheriff", "character"):
        assert words in out
    assert "sheriff" not in out


def test_where_nobody_has_a_role_wins_are_counted_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    wins = numbers(capsys, "explore --players 3 --games 4 --brains random")["wins"]
    assert sorted(wins["seat"]) == ["1", "2", "3"]
    assert [row["seats"] for row in wins["seat"].values()] == [4, 4, 4]


def test_people_read_wins_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("explore --players 3 --games 2 --brains random") == 0
    assert [line.split()[0] for line in sorted(capsys.readouterr().out.splitlines()[-3:])] == ["1", "2", "3"]


def test_a_game_without_a_screen_shows_the_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("dice --games 2 --brains random", {"dice": DiceGame("dice-of-stone", BASE)}) == 0
    assert "sheriff" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("dice --players 2", "This game takes 3 to 8 players."),
        ("dice --players 9", "This game takes 3 to 8 players."),
        ("dice --modules aces", "This game has no module called aces."),
    ],
)
def test_what_cannot_be_played_is_said_in_words(
    capsys: pytest.CaptureFixture[str], line: str, reason: str
) -> None:
    assert run(line) == 2
    assert capsys.readouterr().err == f"{reason}\n"


@pytest.mark.parametrize("line", ["dice --games 0", "dice --games many", "chess", "dice --brains clever"])
def test_wrong_use_is_refused(capsys: pytest.CaptureFixture[str], line: str) -> None:
    with pytest.raises(SystemExit) as end:
        run(line)
    assert end.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize("count", ["0", "-1", "many"])
def test_how_many_games_is_told_in_words(capsys: pytest.CaptureFixture[str], count: str) -> None:
    with pytest.raises(SystemExit):
        run(f"dice --games={count}")
    assert f"--games: '{count}' is not a whole number from 1 up" in capsys.readouterr().err
