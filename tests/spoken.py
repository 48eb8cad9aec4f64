"""Messages whose keys are put together when they are said: each beginning, and what may follow it.

Whoever builds keys with a new beginning adds it here; ``tests/bot/test_text.py`` checks that there is a message
for everything that may follow, and that no message is left over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.games.cards.screen import HELP, TOPICS
from bot.games.explore.help import TOPICS as EXPLORE_TOPICS
from bot.games.explore.screen import ALWAYS
from bot.games.explore.words import BLUE
from bot.screens.lookups import USING
from bot.storage.privacy import ABOUT
from bot.tables.clock import PACES
from bot.text import LOCALES
from rules.cards import CARDS
from rules.cards.places import HATCHET
from rules.cards.state import Phase as CardsPhase
from rules.cards.state import Role as CardsRole
from rules.cards.turn import CHECKS
from rules.dice import DICE
from rules.dice.state import Face, Phase
from rules.dice.walkers import WALKERS
from rules.explore import EXPLORE
from rules.explore.effects import EFFECTS
from rules.explore.instructions import INSTRUCTIONS
from rules.explore.state import Colour
from rules.games import GAMES
from tests.catalogs import given

WHYS = ("law-restored", "sheriff-eliminated", "renegade-alone", "target-eliminated", "last-alive", "nobody-left")
PERIODS = ("all", "month")
VOIDS = frozenset(word for word in given("close", "_close", "void") if word != "poll")

REASONS = given("Reason", "Refused", "_the_one", "_asked")
"""Every reason in the code, with the variables it brings."""

COMMON: Mapping[str, Iterable[str]] = {
    "error-": REASONS,
    "game-": GAMES,
    "help-": USING,
    "language-": LOCALES,
    "order-": [f"{key}-{kind}" for key, game in GAMES.items() for kind in game.orders],
    "ordered-": {value for game in GAMES.values() for values in game.orders.values() for value in values},
    "pace-": PACES,
    "period-": PERIODS,
    "button-board-": PERIODS,
    "board-order-": PERIODS,
    "stats-by-": ("role", "character"),
    "time-": ("hours", "minutes"),
    "void-": VOIDS,
}
DICE_ROLES = frozenset(DICE.edition.roles[8])
DICE_GAME: Mapping[str, Iterable[str]] = {
    "dice-ability-": DICE.edition.characters,
    "dice-ask-": (
        "dice-reroll",
        "dice-shoot",
        "dice-beer",
        "sid-gain",
        "bart-arrows",
        "pedro-arrows",
        "kit-arrows",
    ),
    "dice-commit-": ("dice-reroll", "kit-arrows"),
    "dice-emoji-": {*Face, *DICE_ROLES},
    "dice-face-": Face,
    "dice-fresh-": ("dice-reroll", "kit-arrows"),
    "dice-goal-": DICE_ROLES,
    "dice-help-": ("goal", "turn", "typed", "order", "end", "three"),
    "dice-mark-": ("dice-reroll", "kit-arrows"),
    "dice-name-": DICE.edition.characters,
    "dice-role-": DICE_ROLES,
    "dice-status-": Phase,
    "dice-symbol-": Face,
    "dice-why-": WHYS,
    "dice-won-": WHYS,
}
CARDS_WHYS = ("order-restored", "leader-eliminated", "loner-alone")
CARDS_CHECKS = (*CHECKS, "riot-gear")
CARDS_GAME: Mapping[str, Iterable[str]] = {
    "cards-ability-": CARDS.edition.characters,
    "cards-about-": CARDS.edition.kinds,
    "cards-ask-": (
        *(f"cards-{end}" for end in ("play", "target", "pick", "supplies", "discard")),
        *(f"cards-{end}" for end in ("attacked", "herd", "duel", "dying")),
        *(f"ezekiel-{check}" for check in CARDS_CHECKS),
        "hershel-cards",
        "eugene-put-back",
        "glenn-draw",
        "negan-draw",
    ),
    "cards-effect-": CARDS.edition.kinds,
    "cards-for-": ("reward", "penalty", "eliminated", "replaced"),
    "cards-goal-": CardsRole,
    "cards-help-": {*HELP, *TOPICS},
    "cards-kind-": (*CARDS.edition.kinds, HATCHET),
    "cards-name-": CARDS.edition.characters,
    "cards-option-": ("end-turn", "recover", "decline", "from-deck"),
    "cards-outcome-": CARDS_CHECKS,
    "cards-role-": CardsRole,
    "cards-status-": CardsPhase,
    "cards-title-": TOPICS,
    "cards-why-": CARDS_WHYS,
    "cards-won-": CARDS_WHYS,
}
EXPLORE_GAME: Mapping[str, Iterable[str]] = {
    "explore-ask-": ("next", "attack", "reroll", "double", "lose-die", "regain-die", "drop-card", "toll"),
    "explore-blue-": BLUE.values(),
    "explore-card-": EXPLORE.box.cards,
    "explore-colour-": Colour,
    "explore-effect-": [word for word in EFFECTS if word],
    "explore-help-": ("goal", *EXPLORE_TOPICS, "typed"),
    "explore-instruction-": INSTRUCTIONS,
    "explore-status-": (*ALWAYS, "choosing"),
    "explore-title-": EXPLORE_TOPICS,
    "explore-topic-": ("event", "location", "find"),
    "explore-why-": ("most-supplies", "tiebreak"),
}
COMMANDS: Mapping[str, Iterable[str]] = {
    "command-": [key for word in given("said") for key in (word, f"{word}-name")],
    "option-": [
        key for word in given("options") for key in (word.replace("_", "-"), f"{word.replace('_', '-')}-name")
    ],
    "permission-": ("view-channel", "send-messages", "send-messages-in-threads", "create-public-threads"),
    "enders-": ("host", "moderators"),
    "place-": ("channel", "thread"),
    "privacy-part-": [*(table.name.replace("_", "-") for table in ABOUT), "hosted", "offered"],
    "settings-": ("language", "pace", "place", "enders"),
}
SPOKEN: Mapping[str, Iterable[str]] = {**COMMON, **DICE_GAME, **CARDS_GAME, **EXPLORE_GAME, **COMMANDS}


WALKERS_ROLES = frozenset(WALKERS.roles[8])
OWN: Mapping[str, Mapping[str, Iterable[str]]] = {
    "walkers-dice": {
        "dice-ability-": WALKERS.characters,
        "dice-emoji-": WALKERS_ROLES,
        "dice-goal-": WALKERS_ROLES,
        "dice-name-": WALKERS.characters,
        "dice-role-": WALKERS_ROLES,
    },
}
"""What is said in a game with its own words, by the game's key."""


def spoken(kinds: Mapping[str, Iterable[str]] = SPOKEN) -> set[str]:
    """All keys that may be put together."""
    return {f"{beginning}{end}" for beginning, ends in kinds.items() for end in ends}
