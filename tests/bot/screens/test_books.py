from __future__ import annotations

import random

import pytest

from bot.chat.rulebook import search
from bot.games import FRONTENDS
from bot.games.dice.events import SENTENCES
from bot.screens.board import board, stats
from bot.screens.limits import SUGGESTIONS
from bot.screens.log import lines
from bot.screens.lookups import fairness, help_page, rules_page
from bot.screens.scene import scene
from bot.storage.repository import Board, BoardLine, Tally
from bot.tables.happenings import HAPPENINGS, Ended
from bot.tables.look import Happened
from bot.text import LOCALES
from rules.core.log import StartedAgain
from rules.dice import DICE
from rules.games import GAMES
from rules.ledger import ledger
from tests.bot.screens.looks import SEED, Sitting, rolled
from tests.reading import ids, text

EKO, ANA = BoardLine(1, 1, "Eko", 1540.4, 12, 31), BoardLine(1, 2, "*Ana*", 1540.4, 12, 31)
GONE = BoardLine(3, 3, "", 1498.0, 2, 9)


def test_every_game_has_a_screen() -> None:
    assert {frontend.key for frontend in FRONTENDS} == GAMES.keys()


def test_every_event_of_the_dice_game_is_told() -> None:
    assert set(SENTENCES) == set(DICE.event_types)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_is_a_sentence_in_both_languages(locale: str) -> None:
    told = set()
    for seed in range(12):
        table = Sitting(seed=bytes([seed] * 32)).deal()
        for at in table.playing(random.Random(seed)):
            look = at.look()
            told |= {type(one.event) for one in look.recent}
            assert all(lines(scene(look, locale), look.recent))

    assert len(told) >= 15


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("note", HAPPENINGS)
def test_what_happens_to_seats_and_tables_is_told(note: type, locale: str) -> None:
    event = note() if note is StartedAgain else note(moderator=True) if note is Ended else note(seat=1)

    (line,) = lines(scene(Sitting().deal().look(), locale), [Happened(event, None)])

    assert ("Budi" in line or "2" in line) or note in (StartedAgain, Ended)


@pytest.mark.parametrize("locale", LOCALES)
def test_help_explains_the_game_the_rating_and_who_is_here(locale: str) -> None:
    read = text(help_page(rolled("G D A 2 A").look(), locale))

    assert "El Gringo" in read
    assert ("at least three seats" in read) or ("paling sedikit tiga kursi" in read)


def test_help_in_a_lobby_has_no_cast() -> None:
    assert "El Gringo" not in text(help_page(Sitting().look(), "en"))


def test_fairness_hides_the_seed_until_the_end() -> None:
    table = Sitting().deal()
    assert SEED.hex() not in text(fairness(table.look(), "en"))
    for at in table.playing(random.Random(1)):
        assert at.session.question is not None

    assert SEED.hex() in text(fairness(table.look(), "en"))


def test_the_leaderboard_reads_in_rank_order() -> None:
    view = board(Board((EKO, ANA, GONE), 1, 3, 27, None), "en", game="dice", period="all")

    assert "1\\. Eko · **1540** · 12 of 31 won\n1\\. \\*Ana\\* · **1540**" in text(view)
    assert "3\\. a former player · **1498**" in text(view)
    assert ids(view) == ["p:board:dice:all:2", "p:board:dice:month:1", "p:board:any:all:1"]


def test_the_leaderboard_says_where_the_reader_stands() -> None:
    mine = BoardLine(14, 7, "Dewi", None, 1, 9)

    view = board(Board((EKO,), 2, 2, 14, mine), "en", game=None, period="month")

    assert "You: 14\\. Dewi · 1 of 9 won" in text(view)
    assert ids(view) == ["p:board:any:month:1", "p:board:any:all:1", *(f"p:board:{g}:month:1" for g in GAMES)]


def test_an_empty_leaderboard_says_so() -> None:
    assert "Nobody here yet" in text(board(Board((), 1, 1, 0, None), "en", game="dice", period="all"))


def test_stats_tell_games_by_role_and_character() -> None:
    by = {"role": {"sheriff": (5, 3), "outlaw": (9, 2)}, "character": {"black-jack": (2, 1)}}

    read = text(stats([Tally("dice", 31, 12, None, by)], "en", "Eko"))

    assert "12 of 31 won" in read
    assert "💰 Outlaw 2/9 · ⭐ Sheriff 3/5" in read
    assert "Black Jack 1/2" in read


def test_stats_of_nothing_say_so() -> None:
    assert "No finished game" in text(stats([], "en", "Eko"))


# -- rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "locale", "key"),
    [
        ("bart", "en", "dice-character-bart-cassidy"),
        ("panah", "id", "dice-symbol-arrow"),
        ("beer", "en", "dice-symbol-beer"),
        ("urutan", "id", "dice-order"),
        ("order of", "en", "dice-order"),
        ("renegade", "en", "dice-goal-renegade"),
        ("dg-arrow-7", "en", "DG-ARROW-7"),
        ("dg arrow 7", "id", "DG-ARROW-7"),
    ],
)
def test_a_rule_is_found(query: str, locale: str, key: str) -> None:
    assert search(query, locale)[0].key == key


def test_suggestions_fit_discord() -> None:
    for locale in LOCALES:
        found = search("", locale)
        assert len(found) == SUGGESTIONS
        assert all(1 <= len(topic.title) <= 100 and len(topic.key) <= 100 for topic in found)


def test_every_rule_of_the_dice_game_can_be_looked_up_and_no_other() -> None:
    rules = [rule for rule in ledger().values() if rule.prefix == "DG"]

    assert all([topic.key for topic in search(rule.id, "en")] == [rule.id] for rule in rules)
    assert "OS5-PLACE-1" not in [topic.key for topic in search("OS5-PLACE-1", "en")]


def test_a_rule_is_shown_in_full_and_what_else_was_found() -> None:
    read = text(rules_page(search("dynamite", "en"), "en"))

    assert read.startswith("🧨 **Dynamite.**")
    assert "Also found:" in read


def test_nothing_found_says_so() -> None:
    assert "Nothing found" in text(rules_page([], "en"))
